/** A request that is refused: the status and the body that tell why. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, text: string) {
    super(text);
    this.status = status;
    this.code = code;
  }
}
