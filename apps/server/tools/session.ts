/**
 * One whole session as text. Each line is a message as it travels: who sends it, its name, its body;
 * `→` to the server, `⇠` the answer to the line before of the same person, `←` what the server sends by itself.
 */
export const session = `Ada → open {"table":"VmZR_mWWhRvrlnEht-aLQw"}
Ada ⇠ open {"answer":"whole","you":{"seat":0,"host":true},"draft":null,"present":[0],"spectators":0,"edition":0,"document":{"room":{"table":"VmZR_mWWhRvrlnEht-aLQw","game":"stones","options":{"heap":12},"places":[{"kind":"person","name":"Ada","colour":"red","ready":false},{"kind":"free","name":null,"colour":"blue","ready":false}],"status":"gathering","host":0,"commitment":null,"seed":null},"view":null,"undo":null},"lines":[]}
Ben → open {"table":"VmZR_mWWhRvrlnEht-aLQw"}
Ada ← presence {"table":"VmZR_mWWhRvrlnEht-aLQw","present":[0],"spectators":1}
Ben ⇠ open {"answer":"whole","you":{"seat":null,"host":false},"draft":null,"present":[0],"spectators":1,"edition":0,"document":{"room":{"table":"VmZR_mWWhRvrlnEht-aLQw","game":"stones","options":{"heap":12},"places":[{"kind":"person","name":"Ada","colour":"red","ready":false},{"kind":"free","name":null,"colour":"blue","ready":false}],"status":"gathering","host":0,"commitment":null,"seed":null},"view":null,"undo":null},"lines":[]}
Ben → deed {"table":"VmZR_mWWhRvrlnEht-aLQw","command":"ben-0001","deed":{"do":"sit","seat":1}}
Ben ⇠ deed {"answer":"done","frame":null}
Ben ← dropped {"table":"VmZR_mWWhRvrlnEht-aLQw"}
Ada ← frame {"table":"VmZR_mWWhRvrlnEht-aLQw","from":0,"to":1,"changes":[[["room","places",1,"kind"],"person"],[["room","places",1,"name"],"Ben"]],"lines":[]}
Ben → open {"table":"VmZR_mWWhRvrlnEht-aLQw"}
Ben ⇠ open {"answer":"whole","you":{"seat":1,"host":false},"draft":null,"present":[0,1],"spectators":0,"edition":1,"document":{"room":{"table":"VmZR_mWWhRvrlnEht-aLQw","game":"stones","options":{"heap":12},"places":[{"kind":"person","name":"Ada","colour":"red","ready":false},{"kind":"person","name":"Ben","colour":"blue","ready":false}],"status":"gathering","host":0,"commitment":null,"seed":null},"view":null,"undo":null},"lines":[]}
Ada → deed {"table":"VmZR_mWWhRvrlnEht-aLQw","command":"ada-0001","deed":{"do":"start"}}
Ada ⇠ deed {"answer":"done","frame":{"table":"VmZR_mWWhRvrlnEht-aLQw","from":1,"to":2,"changes":[[["room","status"],"playing"],[["room","commitment"],"91ab013cad07a180b60f5e206866e6135f6d65b344b7e51f4b647d40b635f097"],[["view"],{"seat":0,"flow":{"phase":"play","turn":1,"asked":{"0":{"stage":"take","awaited":true}},"decision":1,"over":null},"open":{"seats":2,"heap":12,"turn":0},"own":{}}],[["undo"],{"depth":0,"closed":null}]],"lines":[{"key":"log.table-started"}]}}
Ben ← frame {"table":"VmZR_mWWhRvrlnEht-aLQw","from":1,"to":2,"changes":[[["room","status"],"playing"],[["room","commitment"],"91ab013cad07a180b60f5e206866e6135f6d65b344b7e51f4b647d40b635f097"],[["view"],{"seat":1,"flow":{"phase":"play","turn":1,"asked":{"0":{"stage":"take","awaited":true}},"decision":1,"over":null},"open":{"seats":2,"heap":12,"turn":0},"own":{}}],[["undo"],{"depth":0,"closed":null}]],"lines":[{"key":"log.table-started"}]}
Ada → act {"table":"VmZR_mWWhRvrlnEht-aLQw","seat":0,"command":"ada-0002","decision":1,"move":"take","args":{"count":3}}
Ada ⇠ act {"answer":"done","frame":{"table":"VmZR_mWWhRvrlnEht-aLQw","from":2,"to":3,"changes":[[["view","flow","turn"],2],[["view","flow","asked","0"]],[["view","flow","asked","1"],{"stage":"take","awaited":true}],[["view","flow","decision"],2],[["view","open","heap"],9],[["view","open","turn"],1],[["undo","closed"],"passed"]],"lines":[{"key":"log.took","params":{"seat":{"seat":0},"count":3}}]}}
Ben ← frame {"table":"VmZR_mWWhRvrlnEht-aLQw","from":2,"to":3,"changes":[[["view","flow","turn"],2],[["view","flow","asked","0"]],[["view","flow","asked","1"],{"stage":"take","awaited":true}],[["view","flow","decision"],2],[["view","open","heap"],9],[["view","open","turn"],1]],"lines":[{"key":"log.took","params":{"seat":{"seat":0},"count":3}}]}
Ada → act {"table":"VmZR_mWWhRvrlnEht-aLQw","seat":0,"command":"ada-0002","decision":1,"move":"take","args":{"count":3}}
Ada ⇠ act {"answer":"done","frame":null}
Ben → act {"table":"VmZR_mWWhRvrlnEht-aLQw","seat":1,"command":"ben-0002","decision":2,"move":"take","args":{"count":9}}
Ben ⇠ act {"answer":"refused","refusal":{"rule":"flow","code":"malformed"}}
Ben → open {"table":"VmZR_mWWhRvrlnEht-aLQw","have":2}
Ben ⇠ open {"answer":"missed","you":{"seat":1,"host":false},"draft":null,"present":[0,1],"spectators":0,"frames":[{"table":"VmZR_mWWhRvrlnEht-aLQw","from":2,"to":3,"changes":[[["view","flow","turn"],2],[["view","flow","asked","0"]],[["view","flow","asked","1"],{"stage":"take","awaited":true}],[["view","flow","decision"],2],[["view","open","heap"],9],[["view","open","turn"],1]],"lines":[{"key":"log.took","params":{"seat":{"seat":0},"count":3}}]}]}`;
