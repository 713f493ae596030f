import { Undo2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { type HouseKey, say } from '../words/index.ts';

interface Props {
  state: { depth: number; closed: string | null } | null;
  busy: boolean;
  undo(): void;
}

/** Takes back one's latest action; where that is closed, says by what. */
export function UndoButton({ state, busy, undo }: Props) {
  if (!state) return null;
  const why = state.closed ? say(`undo.${state.closed}` as HouseKey) : say('table.undo-none');
  const more = state.depth > 0 ? say('table.undo-depth', { depth: state.depth }) : why;
  return (
    <Button look="quiet" className="px-3" disabled={state.depth === 0 || busy} onClick={undo} title={more}>
      <Undo2 size={18} aria-hidden="true" />
      <span className="max-sm:sr-only">{say('table.undo')}</span>
      <span className="figures empty:hidden" aria-hidden="true">
        {state.depth > 0 ? state.depth : ''}
      </span>
      <span className="sr-only">{more}</span>
    </Button>
  );
}
