const dollars = (name: string) => `\${${name}}`;

/** Texts about everything else on the table. */
export const tableWords = {
  'screen.title': 'Small City',
  'screen.borough':
    'The Borough of {player}. Arrow keys go from space to space; R turns and M mirrors a tile; Escape puts it back.',
  'screen.panel': 'What there is to choose from',
  'screen.point': 'Point at a space, or tap it, and it is explained here.',

  'sentence.over': 'The game is over.',
  'sentence.aimed': '{place}: {does}?',
  'sentence.ahead': 'You plan the next Build. Nothing is confirmed yet.',
  'sentence.proposed': 'You have proposed a street; tap another to change it.',
  'sentence.several': 'Waiting for {names}.',

  'action.ahead': 'Plan ahead',
  'action.table': 'Back to the table',
  'action.build-nothing': 'Confirm: build nothing',
  'action.confirm': `Confirm plan: ${dollars('money')}{materials, plural, =0 {} one { and # material} other { and # materials}}`,
  'action.must': '{must, plural, one {# must} other {# must}} still move',
  'action.take': 'Take {action}{cost, plural, =0 { for free} other { for $#}}',

  'space.empty': 'empty space',
  'space.cemetery': 'Cemetery',
  'space.makes': 'makes {material}',
  'space.citizen': 'Citizen of {player}',
  'space.mayor': 'closed by the Mayor this round',
  'space.must': 'This Citizen must still move.',
  'space.not': 'Not now: {why}',

  'deal.dollar': 'earns $1',
  'deal.materialForMoney': 'turns a material into money',
  'deal.moneyForVotes': 'turns money into votes',
  'deal.materialForVotes': 'turns a material into votes',

  'material.white': 'white',
  'material.grey': 'grey',
  'material.black': 'black',
  'material.letter-white': 'W',
  'material.letter-grey': 'G',
  'material.letter-black': 'B',

  'store.hall': 'City Hall',
  'store.warehouse': 'a Warehouse',

  'place.abroad': '{space} of {player}',

  'rule.see': 'See: {rule}',

  'player.you': 'you',
  'player.out': 'out of the game',
  'player.ready': 'ready',
  'player.to-move': 'to decide',
  'player.host': 'hosts the Mayor',
  'player.score-base': 'Votes minus pollution',
  'player.score-votes': 'Votes minus pollution',
  'player.score-economic': 'Money and revenue',
  'player.score-citizens': 'Citizens in play',
  'player.score-cultural': 'Spaces of Cultural Buildings',
  'player.show': 'Show the Borough of {player}',

  'figure.votes': 'Votes',
  'figure.pollution': 'Pollution',
  'figure.money': 'Money',
  'figure.hall': 'Citizens in City Hall',
  'figure.career': 'Citizens on the Career Center',

  'settle.promise': 'Keep one Promise',
  'settle.promise-worth':
    '{deck, select, easy {Easy} medium {Medium} other {Hard}}: {met} votes if kept, {failed} if broken.',
  'settle.side': 'Side of your board',
  'settle.easy': 'Easy',
  'settle.expert': 'Expert',
  'settle.side-hint': 'The Constructible Zone is so many spaces wide and high: {widths}.',
  'settle.hall': 'Now tap where your City Hall goes. Homes around it can grow, so leave it some room.',
  'settle.hall-at': 'Your City Hall stands at {space}. Tap elsewhere to move it.',

  'street.how': 'Two spaces of {player} are closed this round: tap one empty space, then the one across the street.',
  'street.proposals': 'Proposed',
  'street.between': 'Between {one} and {other}',
  'street.yours': 'Your proposal',
  'street.agree': 'Agree with {player}',
  'street.disagree': 'We do not agree: somebody decides',

  'rondel.title': 'Special Actions',
  'rondel.how': 'Tap a card to see what it does. The two nearest to the last one taken are free.',
  'rondel.face-down': '{cards, plural, one {# card} other {# cards}} face down',
  'rondel.mayor': 'The Mayor stands on it.',
  'rondel.taken': 'Taken by {player}.',
  'rondel.poor': 'Too dear for you.',

  'either.take-money': `Take ${dollars('money')}`,
  'either.take-votes': 'Take {votes, plural, one {# vote} other {# votes}}',
  'either.pay-money': `Pay ${dollars('money')}`,
  'either.pay-votes': 'Pay {votes, plural, one {# vote} other {# votes}}',
  'either.then-money': `Your money: ${dollars('before')} → ${dollars('after')}`,
  'either.then-votes': 'Your votes: {before} → {after}',

  'industry.hall': 'Into City Hall.',
  'industry.warehouse': 'Into a Warehouse.',
  'industry.both': 'Into a Warehouse: {warehouse}. Into City Hall: {hall}.',
  'industry.none': 'You have no room: nothing is stored.',
  'industry.short': 'The rest finds no room, or none is left.',

  'merge.title': `{tile} for ${dollars('cost')}`,
  'merge.about': 'Residence 1 at {one} with the home at {other}',

  'planner.title': 'Expand the Zone',
  'planner.about': 'For good, and for nothing. It leaves your build actions alone.',

  'special.about': 'Kept alone: nothing lost. Broken: {failed} votes less.',

  'commerce.dollar': '{place}: $1',
  'commerce.materialForMoney': '{place}: a material for money',
  'commerce.moneyForVotes': '{place}: money for votes',
  'commerce.materialForVotes': '{place}: a material for votes',

  'trade.lot': `{votes} votes for ${dollars('money')}`,
  'trade.money': `${dollars('money')}`,
  'trade.votes': '{votes, plural, one {# vote} other {# votes}}',
  'trade.from': '{material} from {from}',
  'trade.nothing': 'You have no material to trade here now.',

  'produce.title': '{place} makes {material}',

  'target.hall': 'Into City Hall',
  'target.warehouse': 'Into a Warehouse',
  'target.host': 'No room at home: into a Warehouse of {player}',
  'target.waste': 'No room: it is wasted',

  'move.must': '{citizens, plural, one {# Citizen} other {# Citizens}} must move',
  'move.may': 'May move',
  'move.at': '{place}, {tile}',
  'move.reach': '{spaces, plural, =0 {nowhere to go} one {# space to go to} other {# spaces to go to}}',
  'move.home': 'At home',
  'move.send-home': 'Send to City Hall',
  'move.send-home-about': 'Nobody who must move has a space to go to.',
  'move.repeat': 'Back to the places of the round before last',
  'move.repeat-about': '{moves, plural, one {# Citizen goes} other {# Citizens go}} where somebody of yours went then.',

  'homes.title': '{waiting, plural, one {# Citizen} other {# Citizens}} in City Hall for {homes} homes: which first?',

  'bury.who': 'Who dies?',
  'bury.more': '{citizens} Citizens must still be named.',
  'bury.hall': 'City Hall',
  'bury.own': 'Your own',
  'bury.tourist': 'Tourist of {player}',
  'bury.saved': 'Saved by the Fire Station: goes home',
  'bury.where': 'Tap the space for the Cemetery. Nothing else can ever lie there.',
  'bury.nowhere': 'No Cemetery is laid.',

  'council.title': 'City Council',
  'council.column': 'Column {column}, price',
  'council.price': '{price}',
  'council.size': '{same, select, yes {Size {smallest}} other {Size {smallest}–{largest}}}',
  'council.either': `${dollars('money')} or {votes} V`,
  'council.citizens': '{citizens, plural, one {# Citizen} other {# Citizens}}',
  'council.how': 'Lit spaces can be entered: tap one. The figure above is its price, in money or in votes.',
  'council.disc-at': 'The disc from column {column} of {row}',
  'council.disc-start': 'A disc from the start',
  'council.pay-money': `Pay ${dollars('price')}`,
  'council.pay-votes': 'Pay {price, plural, one {# vote} other {# votes}}',
  'council.pay-special': 'Draw {price, plural, one {a Special Promise} other {# Special Promises, keep one}}',

  'bonus.industry': 'take {lists}.',
  'bonus.or': ' or ',
  'bonus.building':
    'build a tile of {same, select, yes {size {smallest}} other {size {smallest} to {largest}}} for nothing{conditions, select, yes {} other {, free of conditions}}.',
  'bonus.economy': `take ${dollars('money')} or {votes, plural, one {# vote} other {# votes}}.`,
  'bonus.tourism': '{citizens, plural, one {# Citizen comes} other {# Citizens come}} to City Hall.',

  'side.round': 'Round {round} of {all}',
  'side.promises': '{number, plural, one {Your Promise} other {Your Promises}}',
  'side.accounts': 'Votes minus pollution',
  'side.supply': 'Supply',
  'side.material': '{left} {material}',
  'side.specials': '{left, plural, one {# Special Promise} other {# Special Promises}} in the deck',

  'promise.kept': 'Kept as things stand',
  'promise.open': 'Not kept yet',
  'promise.was-kept': 'Kept',
  'promise.broken': 'Not kept',
  'promise.special': 'Special',

  'course.title': 'Votes and pollution, round by round',
  'course.about': 'Full lines are votes, dashed lines pollution, as each round was measured.',
  'course.round': 'Round',

  'group.promise-kept': 'Promise kept',
  'group.promise-broken': 'Promise broken',
  'group.special-kept': 'Special Promises kept',
  'group.special-broken': 'Special Promises broken',
} as const;
