import { WebSocket } from 'ws';

/** Called with the raw text of each event that comes in. */
export type Hear = (text: string) => void;

const enginePing = '2';
const enginePong = '3';
const openPacket = '0';
const connectPacket = '40';
const eventPacket = '42';
const ackPacket = '43';

/**
 * A client of socket.io that costs next to nothing: it speaks the protocol over one websocket and reads no JSON, so that
 * what is measured is the server.
 */
export class LightSocket {
  /** Bytes of everything received. */
  received = 0;
  #socket: WebSocket;
  #space: string;
  #asked = 0;
  #answers = new Map<number, Hear>();
  #hear: Hear = () => undefined;

  private constructor(socket: WebSocket, space: string) {
    this.#socket = socket;
    this.#space = space;
  }

  /**
   * @param url of the server, http://…
   * @param space a namespace with its slash, or '' for the main one
   * @throws where the server does not let it in
   */
  static async connect(url: string, space = '', cookie = ''): Promise<LightSocket> {
    const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const headers = cookie ? { cookie, origin: url } : { origin: url };
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    const light = new LightSocket(socket, space);
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        light.received += data.length;
        if (text === enginePing) socket.send(enginePong);
        else if (text.startsWith(openPacket)) socket.send(connectPacket + (space ? `${space},` : ''));
        else if (text.startsWith(connectPacket)) resolve();
        else light.#read(text);
      });
    });
    return light;
  }

  /** Hears every event from now on. */
  hear(hear: Hear): void {
    this.#hear = hear;
  }

  send(...message: unknown[]): void {
    this.#socket.send(`${eventPacket}${this.#space ? `${this.#space},` : ''}${JSON.stringify(message)}`);
  }

  /** Sends and is answered, with the answer's raw text. */
  ask(...message: unknown[]): Promise<string> {
    return new Promise((resolve) => this.askThen(resolve, ...message));
  }

  askThen(hear: Hear, ...message: unknown[]): void {
    this.#asked += 1;
    this.#answers.set(this.#asked, hear);
    this.#socket.send(`${eventPacket}${this.#space ? `${this.#space},` : ''}${this.#asked}${JSON.stringify(message)}`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #read(text: string): void {
    if (text.startsWith(eventPacket)) this.#hear(text);
    else if (text.startsWith(ackPacket)) {
      const start = text.indexOf('[');
      const id = Number(text.slice(this.#space ? text.indexOf(',') + 1 : ackPacket.length, start));
      const answer = this.#answers.get(id);
      this.#answers.delete(id);
      answer?.(text.slice(start));
    }
  }
}
