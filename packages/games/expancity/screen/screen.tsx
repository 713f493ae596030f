import { type BagTile, type ContractName, type ExpancityView, expancityRules, isLot } from '@cityhall/expancity';
import { byRows, type CellKey, cellOf } from '@cityhall/grid';
import { TableFrame } from '@cityhall/web/kit/frame.tsx';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { Hints } from '@cityhall/web/kit/hints.tsx';
import { useRecent } from '@cityhall/web/kit/recent.ts';
import { Result } from '@cityhall/web/kit/result.tsx';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import type { Storeys } from './geometry.ts';
import { hints } from './guide.ts';
import { Completions, Offered, Reveals, Tiles } from './hand.tsx';
import { Inspector } from './inspector.tsx';
import { completionOf, type Space, spacesOf, spokenText, stageOf } from './model.ts';
import { Players } from './players.tsx';
import { useRoofs } from './roofs.ts';
import { Sentence } from './sentence.tsx';
import { Side } from './side.tsx';
import { gameWords, text } from './words.ts';

const groups = {
  building: text('group.building'),
  contract: text('group.contract'),
  goal: text('group.goal'),
};

/** The table of Expancity. */
export default function Screen(props: ScreenProps) {
  const { seat, names, colours, act, room, busy } = props;
  const view = props.view as ExpancityView;
  const { board, turn } = view.open;
  const stage = stageOf(view, seat);
  const [picked, setPicked] = useState<number | null>(null);
  const [aim, setAim] = useState<CellKey | null>(null);
  const [pinned, setPinned] = useState(false);
  const [look, setLook] = useState<Storeys>('skyline');
  const [contract, setContract] = useState<ContractName | null>(null);
  const [shown, setShown] = useState<{ contract: ContractName; cells: readonly CellKey[] } | null>(null);
  const roofs = useRoofs(room.table);
  const recent = useRecent(board, turn.seat === seat);

  const hand = stage === 'keep' ? (view.own?.drawn ?? []) : (view.own?.hand ?? []);
  const index = picked ?? (stage === 'zone' ? 0 : null);
  const tile: BagTile | null = index === null ? null : (hand[index] ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision forgets what was picked for the last one
  useEffect(() => {
    setPicked(null);
    setContract(null);
  }, [stage, turn.number]);

  const spaces = useMemo(() => spacesOf(view, seat, tile).sort(inOrder), [view, seat, tile]);
  // Contracts take long to look through: they follow when the board is drawn.
  const calm = useDeferredValue(view);
  const scores = useMemo(() => expancityRules.score(view), [view]);
  const marked = shown?.cells;
  const drawn = useMemo(
    () =>
      spaces.map((space) => ({
        cell: space.cell,
        plot: space.plot,
        colour: colours[space.plot?.building?.seat ?? seat ?? -1],
        state: stateOf(space),
        offer: offerOf(space),
        preview: space.deed?.move === 'zone' ? tile : null,
        marked: marked?.includes(space.cell) ?? false,
        recent: recent.has(space.cell),
        roof: roofs.of(space.cell, space.plot),
        points: space.deed?.move === 'complete' ? completionOf(board, space.cell)!.points : null,
        label: spokenText(space, board, names),
      })),
    [spaces, board, colours, seat, tile, marked, names, recent, roofs],
  );

  const aimed = aim === null ? undefined : spaces.find((space) => space.cell === aim);
  const perform = (space: Space | undefined) => {
    if (!space?.deed || busy) return;
    setPinned(false);
    setAim(space.deed.move === 'zone' ? null : space.cell);
    act(space.deed.move, { ...space.deed.args });
  };
  const tap = (cell: CellKey, sure: boolean) => {
    const space = spaces.find((one) => one.cell === cell);
    if (sure || aim === cell) perform(space);
    if (sure && space?.deed) return;
    // What cannot be done stays explained until something else is tapped, so that its rule can be opened.
    setPinned(!space?.deed && !(pinned && aim === cell));
    setAim(cell);
  };
  const onShow = useCallback(
    (next: ContractName | null, cells: readonly CellKey[]) => setShown(next ? { contract: next, cells } : null),
    [],
  );
  const mayReveal = stage === 'rooftops' || stage === 'choose' || stage === 'contracts';
  const reveal = useCallback((name: ContractName) => act('reveal', { contract: name }), [act]);

  const holding = (
    <>
      {stage === 'choose' && view.own && (
        <Offered offered={view.own.offered} chosen={contract} onChoose={setContract} />
      )}
      {stage === 'rooftops' && (
        <Completions
          view={view}
          spaces={spaces}
          names={names}
          onComplete={(cell) => perform(spaces.find((space) => space.cell === cell))}
          onPoint={setAim}
        />
      )}
      {(stage === 'rooftops' || stage === 'contracts') && <Reveals view={view} onReveal={reveal} />}
      {seat !== null && stage !== 'choose' && stage !== 'rooftops' && hand.length > 0 && (
        <Tiles
          label={text(stage === 'keep' ? 'hand.drawn' : 'hand.tiles')}
          tiles={hand}
          chosen={index}
          folded={stage === 'build' || stage === 'contracts'}
          onChoose={stage === 'zone' || stage === 'keep' ? setPicked : undefined}
        />
      )}
    </>
  );

  return (
    <TableFrame
      title={text('screen.title')}
      game={expancityRules.id}
      words={gameWords}
      players={<Players view={view} seat={seat} names={names} colours={colours} scores={scores} />}
      board={
        <Board
          spaces={drawn}
          colours={colours}
          aimed={aim}
          look={look}
          onLook={setLook}
          onAim={(cell, how) => {
            if (pinned && how === 'pointer') return;
            setPinned(false);
            setAim(cell);
          }}
          onRelease={() => {
            setPinned(false);
            setAim(null);
          }}
          onTap={tap}
        >
          {aimed && (
            <Inspector
              view={view}
              space={aimed}
              tile={tile}
              names={names}
              side={inUpperHalf(aimed.cell, spaces) ? 'bottom' : 'top'}
              onRoof={roofs.changer(aimed.cell, aimed.plot, seat)}
            />
          )}
        </Board>
      }
      side={
        <Side
          view={calm}
          seat={seat}
          names={names}
          colours={colours}
          shown={shown?.contract ?? null}
          onShow={onShow}
          reveal={mayReveal ? reveal : null}
        />
      }
      hint={<Hints hints={hints} view={view} seat={seat} />}
      hand={holding}
      sentence={<Sentence view={view} seat={seat} names={names} spaces={spaces} aimed={aimed} tile={tile} />}
      actions={
        <Actions
          {...props}
          view={view}
          stage={stage}
          aimed={aimed}
          tile={tile}
          picked={picked}
          contract={contract}
          perform={() => perform(aimed)}
        />
      }
      result={
        view.flow.over ? (
          <Result sheet={scores} outcome={view.flow.over} groups={groups} words={gameWords} room={room} seat={seat} />
        ) : null
      }
    />
  );
}

function inOrder(a: Space, b: Space): number {
  return byRows(cellOf(a.cell), cellOf(b.cell));
}

function stateOf(space: Space): 'lit' | 'refused' | 'still' {
  if (space.deed) return 'lit';
  return space.refusal && space.plot && isLot(space.plot.tile) ? 'refused' : 'still';
}

function offerOf({ deed }: Space): 'tile' | 'storey' | 'roof' | null {
  if (!deed) return null;
  return ({ zone: 'tile', construct: 'storey', complete: 'roof' } as const)[deed.move];
}

function inUpperHalf(cell: CellKey, spaces: readonly Space[]): boolean {
  const rows = spaces.map((space) => cellOf(space.cell).y);
  return cellOf(cell).y < (Math.min(...rows) + Math.max(...rows)) / 2;
}
