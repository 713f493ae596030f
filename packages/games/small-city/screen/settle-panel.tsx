import { deckOf, hallCorners, placeName, promiseDecks, sides, zones } from '@cityhall/small-city';
import { Choice } from '@cityhall/web/ui/choice.tsx';
import { plain, signed } from '@cityhall/web/words/figures.ts';
import type { Ctx } from './desk.ts';
import { Option, Part } from './option.tsx';
import { settledDraft } from './settled.ts';
import { text, word } from './words.ts';

/** A Promise as its card says it. */
export function PromiseWords({ card }: { card: number }) {
  return <>{word(`promise.${card}`)}</>;
}

/** The set-up: a Promise to keep, a side of the board, a place for the City Hall. */
export function SettlePanel({ ctx }: { ctx: Ctx }) {
  const { view, stage, setDraft } = ctx;
  const chosen = settledDraft(ctx);
  const change = (more: Partial<typeof chosen>) => {
    const next = { ...chosen, ...more };
    const stays = next.cell !== null && [...hallCorners(next.side)].includes(next.cell);
    setDraft({ key: 'settle', ...next, cell: stays ? next.cell : null });
  };
  const done = stage === 'settled';
  return (
    <>
      <Part title={text('settle.promise')}>
        <div className="sc-options">
          {(view.own?.offered ?? []).map((card) => {
            const { met, failed } = promiseDecks[deckOf(card)];
            return (
              <Option
                key={card}
                title={<PromiseWords card={card} />}
                about={text('settle.promise-worth', { deck: deckOf(card), met: signed(met), failed: plain(failed) })}
                pressed={chosen.promise === card}
                disabled={done}
                option={`promise.${card}`}
                onChoose={() => change({ promise: card })}
              />
            );
          })}
        </div>
      </Part>
      {!done && (
        <Choice
          label={text('settle.side')}
          value={chosen.side}
          values={sides.map((side) => ({
            value: side,
            text: text(`settle.${side}`),
            hint: text('settle.side-hint', { widths: zones[side].widths.join(' → ') }),
          }))}
          onChange={(side) => change({ side })}
        />
      )}
      <p className="sc-note">
        {chosen.cell ? text('settle.hall-at', { space: placeName(chosen.cell) }) : text('settle.hall')}
      </p>
    </>
  );
}
