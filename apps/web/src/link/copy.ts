import { type Frame, type OpenAnswer, type TableDocument, type WireLine, withChanges } from '@cityhall/wire';

/** This device's copy of one audience's document, with frames that came before their turn. */
export interface Copy {
  edition: number;
  document: TableDocument;
  lines: readonly WireLine[];
  /** Frames that begin after `edition`: something before them is missing. */
  ahead: readonly Frame[];
}

/** The copy that a whole answer brings. */
export function wholeCopy(answer: Extract<OpenAnswer, { answer: 'whole' }>): Copy {
  return { edition: answer.edition, document: answer.document, lines: answer.lines, ahead: [] };
}

/**
 * The copy after one frame: applied where it begins at the copy's own edition, ignored where it is older,
 * kept where something before it is missing. Frames kept earlier follow as soon as they fit.
 * @throws where the changes do not fit the document: the copy is not what the server thinks it is
 */
export function withFrame(copy: Copy, frame: Frame): Copy {
  if (frame.to <= copy.edition || frame.from < copy.edition) return copy;
  if (frame.from > copy.edition) {
    const known = copy.ahead.some((other) => other.from === frame.from && other.to === frame.to);
    return known ? copy : { ...copy, ahead: [...copy.ahead, frame] };
  }
  let next: Copy = {
    edition: frame.to,
    document: withChanges(copy.document, frame.changes),
    lines: frame.lines.length > 0 ? [...copy.lines, ...frame.lines] : copy.lines,
    ahead: copy.ahead,
  };
  const { ahead } = next;
  next = { ...next, ahead: [] };
  for (const waiting of [...ahead].sort((a, b) => a.from - b.from)) next = withFrame(next, waiting);
  return next;
}

/** True where a frame is missing between the copy and what came after it. */
export function hasGap(copy: Copy): boolean {
  return copy.ahead.length > 0;
}
