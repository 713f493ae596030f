import type { MicroCityView, StageName } from '@cityhall/micro-city';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { UndoButton } from '@cityhall/web/kit/undo.tsx';
import { Button } from '@cityhall/web/ui/button.tsx';
import { Coins, Hammer, WalletCards } from 'lucide-react';
import { type Deed, endingOf, type Intent, paying, payText, type Quarter } from './model.ts';
import { text } from './words.ts';

interface Props extends Omit<ScreenProps, 'view'> {
  view: MicroCityView;
  stage: StageName | undefined;
  intent: Intent;
  aimed: Quarter | undefined;
  tray: boolean;
  onTray(tray: boolean): void;
  /** For every Quarter it is shown whether one can build there this round. */
  where: boolean;
  onWhere: (() => void) | null;
  perform(deed: Deed | undefined): void;
}

/** The main action of the moment, with undo beside it. */
export function Actions(props: Props) {
  const { view, stage, seat, undoState, busy, undo, tray, onTray, where, onWhere, aimed, intent, perform } = props;
  const main = aimed?.deed && mainLabel(intent);
  const only = (move: 'ready' | 'endTurn', label: string) => (
    <Button look="main" className="dock-main" disabled={busy} onClick={() => perform({ move, args: {} })}>
      {label}
    </Button>
  );
  return (
    <>
      {seat !== null && !view.flow.over && <UndoButton state={undoState} busy={busy} undo={undo} />}
      {paying.has(stage) && (
        <Button
          look="quiet"
          className={`px-3 ${tray ? 'hand-chosen' : ''}`}
          aria-pressed={tray}
          onClick={() => onTray(!tray)}
        >
          {tray ? <WalletCards size={18} aria-hidden="true" /> : <Coins size={18} aria-hidden="true" />}
          {text(tray ? 'action.cards' : 'action.pay')}
        </Button>
      )}
      {onWhere && !main && (
        <Button
          look="quiet"
          className={`px-3 ${where ? 'hand-chosen' : ''}`}
          aria-pressed={where}
          title={text('build.where')}
          onClick={onWhere}
        >
          <Hammer size={18} aria-hidden="true" />
          <span className="max-lg:sr-only">{text('build.where')}</span>
        </Button>
      )}
      {main && (
        <Button look="main" className="dock-main" disabled={busy} onClick={() => perform(aimed.deed)}>
          {main}
        </Button>
      )}
      {stage === 'together' && !main && only('ready', text('action.ready'))}
      {(stage === 'invest' || stage === 'finish') && <EndRound {...props} />}
      {stage?.startsWith('bonus-') && (
        <Button disabled={busy} onClick={() => perform({ move: 'decline', args: {} })}>
          {text('action.decline')}
        </Button>
      )}
      {stage === 'close' && only('endTurn', text('action.end-turn'))}
    </>
  );
}

function mainLabel(intent: Intent): string | undefined {
  switch (intent.is) {
    case 'look':
      return undefined;
    case 'remove':
      return text('action.remove', { cost: payText(intent.pay) });
    default:
      return text(`action.${intent.is}`);
  }
}

/** The end of the round says so where it is the end of the game. */
function EndRound({ view, seat, stage, busy, perform }: Props) {
  const ending = endingOf(view, seat!);
  const label = text(ending === 'time' ? 'action.end-last' : ending === 'tokens' ? 'action.end-lost' : 'action.end');
  const main = stage === 'finish' && !ending;
  return (
    <Button
      look={main ? 'main' : 'quiet'}
      className={main ? 'dock-main' : 'ml-auto'}
      disabled={busy}
      onClick={() => perform({ move: 'endRound', args: {} })}
    >
      {label}
    </Button>
  );
}
