import {
  type Act,
  type BagTile,
  type ContractName,
  type ExpancityView,
  expancityRules,
  type StageName,
} from '@cityhall/expancity';
import { judge } from '@cityhall/ruleset';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { UndoButton } from '@cityhall/web/kit/undo.tsx';
import { Button } from '@cityhall/web/ui/button.tsx';
import { sayRefusal } from '@cityhall/web/words/index.ts';
import type { Space } from './model.ts';
import { gameWords, text, word } from './words.ts';

interface Props extends Omit<ScreenProps, 'view' | 'act'> {
  act: Act;
  view: ExpancityView;
  stage: StageName | undefined;
  aimed: Space | undefined;
  tile: BagTile | null;
  picked: number | null;
  contract: ContractName | null;
  perform(): void;
}

/** The main action of the moment, with undo beside it. */
export function Actions(props: Props) {
  const { stage, undoState, busy, undo, seat } = props;
  return (
    <>
      {seat !== null && !props.view.flow.over && <UndoButton state={undoState} busy={busy} undo={undo} />}
      {stage === 'zone' && <AimedAction {...props} label={text('action.zone')} />}
      {stage === 'build' && <BuildActions {...props} />}
      {(stage === 'rooftops' || stage === 'contracts') && <AfterBuilding {...props} />}
      {stage === 'choose' && (
        <Button
          look="main"
          className="dock-main"
          disabled={!props.contract || busy}
          onClick={() => props.contract && props.act('takeContract', { contract: props.contract })}
        >
          {text('action.keep-contract')}
        </Button>
      )}
      {stage === 'keep' && (
        <Button
          look="main"
          className="dock-main"
          disabled={props.picked === null || busy}
          onClick={() => props.tile && props.act('keepTile', { tile: props.tile })}
        >
          {props.tile ? text('action.keep-tile', { tile: word(`tile.${props.tile}`) }) : text('action.keep-one')}
        </Button>
      )}
    </>
  );
}

function AimedAction({ aimed, busy, perform, label }: Props & { label: string }) {
  if (!aimed?.deed) return null;
  return (
    <Button look="main" className="dock-main" disabled={busy} onClick={perform}>
      {label}
    </Button>
  );
}

function BuildActions(props: Props) {
  const { view, seat, names, busy, act, aimed } = props;
  const { refusal } = judge(expancityRules, view, seat!, 'material', {});
  const { pool, reserve } = view.open.players[seat!]!;
  const hint = refusal ? sayRefusal(gameWords, refusal, names) : text('action.material-hint', { pool, reserve });
  return (
    <>
      <Button
        look={aimed?.deed ? 'quiet' : 'main'}
        className={aimed?.deed ? '' : 'dock-main'}
        disabled={refusal !== undefined || busy}
        title={hint}
        onClick={() => act('material', {})}
      >
        {text('action.material')}
        <span className="figures hidden font-normal lg:inline">{text('action.material-short', { pool })}</span>
      </Button>
      <AimedAction {...props} label={text('action.build')} />
    </>
  );
}

/** What follows the rooftops: contracts where some are owed, else the draw, else the end of the turn. */
function AfterBuilding(props: Props) {
  const { view, busy, act } = props;
  const { turn, bag } = view.open;
  const [move, label] =
    turn.owed > 0
      ? (['drawContracts', text('action.draw-contracts')] as const)
      : bag === 0
        ? (['endTurn', text('action.end')] as const)
        : (['drawTiles', text(bag === 1 ? 'action.draw-last' : 'action.draw-tiles')] as const);
  return (
    <Button look="main" className="dock-main" disabled={busy} onClick={() => act(move, {})}>
      {label}
    </Button>
  );
}
