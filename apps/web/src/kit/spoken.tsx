interface Props {
  /** The stage in which the viewer is asked; undefined where it is somebody else's decision. */
  stage: string | undefined;
  decision: number | null;
  /** The sentence that is seen. */
  seen: string;
  /** The sentence as a screen reader hears it: without what one points at, which is heard from the place itself. */
  heard: string;
}

/** Whose decision is awaited, and what it is: seen, and spoken when it changes. */
export function SpokenSentence({ stage, decision, seen, heard }: Props) {
  return (
    <>
      <p
        aria-hidden="true"
        className={`sentence ${stage ? 'font-semibold' : 'text-soft'}`}
        data-stage={stage}
        data-decision={decision}
      >
        {seen}
      </p>
      <p role="status" className="sr-only">
        {heard}
      </p>
    </>
  );
}
