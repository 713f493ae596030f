import type { WireRefusal } from '@cityhall/wire';
import { type FaultParams, type HttpFault, httpFaults } from '@cityhall/wire';

/** A request that is refused: the status, and the key and parameters of its words. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly body: { code: string; params?: WireRefusal['params'] };

  constructor(status: number, body: HttpRefusal['body']) {
    super(body.code);
    this.status = status;
    this.body = body;
  }
}

/** The refusal of a request for one of the house's own reasons. */
export function fault<Code extends HttpFault>(
  code: Code,
  ...[params]: Code extends keyof FaultParams ? [FaultParams[Code]] : []
): HttpRefusal {
  return new HttpRefusal(httpFaults[code], { code, ...(params ? { params: { ...params } } : {}) });
}

/** The refusal of what the rules do not allow. */
export function refusedByRules({ code, params }: Pick<WireRefusal, 'code' | 'params'>): HttpRefusal {
  return new HttpRefusal(400, { code, ...(params ? { params } : {}) });
}
