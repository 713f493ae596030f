import { Encoder, type Packet } from 'socket.io-parser';

/** JSON that is text already: frames and documents are encoded once, in their rules thread. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const textOf = (value: unknown): string => (value instanceof RawJson ? value.text : JSON.stringify(value));

/** socket.io's encoder, which does not encode again what is text already. */
export class RawEncoder extends Encoder {
  override encode(packet: Packet): ReturnType<Encoder['encode']> {
    const { data } = packet;
    if (packet.nsp !== '/' || !Array.isArray(data) || !data.some((part) => part instanceof RawJson)) {
      return super.encode(packet);
    }
    return [`${packet.type}${packet.id ?? ''}[${data.map(textOf).join()}]`];
  }
}
