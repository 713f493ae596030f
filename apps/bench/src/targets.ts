/** A figure that was promised, and what it came to. */
export interface Target {
  name: string;
  /** As in "at least 12 ×". */
  least?: number;
  most?: number;
  unit: string;
  /** Undefined where it was not measured. */
  value: number | undefined;
  /** Judged less strictly in a short run: a ratio of two speeds, which a busy machine disturbs. */
  ratio?: boolean;
}

/** Of a ratio's target in a short run. */
const shortRatio = 0.7;

/** Whether a target is met; undefined where it was not measured. */
export function isMet({ least, most, value, ratio }: Target, short: boolean): boolean | undefined {
  if (value === undefined) return undefined;
  const ease = short && ratio ? shortRatio : 1;
  return (least === undefined || value >= least * ease) && (most === undefined || value <= most / ease);
}

/** The targets as lines, the last one the count. */
export function targetLines(targets: readonly Target[], short: boolean): string[] {
  const lines = targets.map((target) => {
    const met = isMet(target, short);
    const wanted = target.least === undefined ? `at most ${target.most}` : `at least ${target.least}`;
    const value = target.value === undefined ? 'not measured' : `${figure(target.value)} ${target.unit}`;
    const verdict = met === undefined ? '–' : met ? 'met' : 'MISSED';
    return `${verdict.padEnd(7)} ${target.name.padEnd(66)} ${value.padStart(14)}   (${wanted} ${target.unit})`;
  });
  const missed = targets.filter((target) => isMet(target, short) === false).length;
  const unmeasured = targets.filter(({ value }) => value === undefined).length;
  return [...lines, `${targets.length} targets, ${missed} missed, ${unmeasured} not measured`];
}

/** Three figures, as far as they mean anything. */
export function figure(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
