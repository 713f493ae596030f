import { type ExpancityView, expancityRules, isLot, type Tile } from '@cityhall/expancity';
import type { CellKey } from '@cityhall/grid';
import { plain } from '@cityhall/web/words/figures.ts';
import { sayRefusal } from '@cityhall/web/words/index.ts';
import { changesOf, effectText, plotText, pointsText, type Space } from './model.ts';
import { gameWords, placeText, text, word } from './words.ts';

interface Props {
  view: ExpancityView;
  space: Space;
  tile: Tile | null;
  names: readonly string[];
  /** Offers another roof, where the building is one's own and has a choice. */
  onRoof: (() => void) | null;
  /** Where on the board it does not cover what it explains. */
  side: 'top' | 'bottom';
}

/** Explains the space one points at: what it is, what it is worth and why, and what cannot be done there. */
export function Inspector({ view, space, tile, names, onRoof, side }: Props) {
  const { board } = view.open;
  const { cell, plot, deed, refusal } = space;
  const laying = deed?.move === 'zone' && tile !== null;
  const points = pointsText(board, cell);
  return (
    <div className={`inspector rise inspector-${side}`} data-inspector={cell}>
      <p className="font-semibold">
        {laying ? word(`tile.${tile}`) : plotText(plot, names)}
        <span className="font-normal text-soft"> · {placeText(cell)}</span>
      </p>
      {laying && <LayingText board={board} cell={cell} tile={tile} />}
      {plot && !isLot(plot.tile) && <p>{effectText(plot.tile)}</p>}
      {points && (
        <p className="figures">
          <span className="font-semibold">{points.title}</span>
          <span className="text-soft"> · {points.sum}</span>
        </p>
      )}
      {refusal && (
        <p className="text-accent">
          {sayRefusal(gameWords, refusal, names)}{' '}
          <a className="underline" href={`/rules/expancity#${refusal.rule}`} target="_blank" rel="noreferrer">
            {text('rule.see', { rule: ruleTitle(refusal.rule) })}
          </a>
        </p>
      )}
      {onRoof && (
        <button type="button" className="link min-h-11" onClick={onRoof}>
          {text('roof.change')}
        </button>
      )}
    </div>
  );
}

/** A ruling by its number, a chapter by its title. */
function ruleTitle(rule: string): string {
  return expancityRules.rules.some((chapter) => chapter.id === rule) ? word(`rules.${rule}`) : rule;
}

function LayingText({ board, cell, tile }: { board: ExpancityView['open']['board']; cell: CellKey; tile: Tile }) {
  const changes = changesOf(board, cell, tile);
  const worth = isLot(tile) ? pointsText({ ...board, [cell]: { tile, building: null } }, cell) : undefined;
  return (
    <>
      {worth && (
        <p className="figures">
          {worth.title}
          <span className="text-soft"> · {worth.sum}</span>
        </p>
      )}
      {changes.length === 0 && <p className="text-soft">{text('effect.no-changes')}</p>}
      {changes.map((change) => (
        <p key={change.cell} className="figures">
          {text('effect.changes', {
            building: text('building.short', {
              kind: change.plot.tile,
              storeys: change.plot.building!.storeys,
            }),
            place: placeText(change.cell),
            before: plain(change.before),
            after: plain(change.after),
          })}
        </p>
      ))}
    </>
  );
}
