import { isProtected, standingAt, victims } from '@cityhall/small-city';
import type { Ctx } from './desk.ts';
import { gravesOf } from './desks.ts';
import { placeText } from './income-panel.tsx';
import { MeeplePiece } from './meeple.tsx';
import { Option, Part } from './option.tsx';
import { text } from './words.ts';

/** Who may be named, and where the Cemetery may lie. */
export function BuryPanel({ ctx }: { ctx: Ctx }) {
  const { open, seat, picked, pick, names, colours } = ctx;
  const graves = gravesOf(ctx);
  return (
    <>
      {open.duty > 1 && <p className="sc-note">{text('bury.more', { citizens: open.duty })}</p>}
      <Part title={text('bury.who')}>
        <div className="sc-options sc-options-row">
          {victims(open, seat!).map((victim) => {
            const owner = victim === 'hall' ? seat! : standingAt(open, victim)[0]!;
            const saved = victim !== 'hall' && isProtected(open, victim);
            return (
              <Option
                key={victim}
                title={
                  <span className="inline-flex items-center gap-1.5">
                    <MeeplePiece colour={colours[owner]!} />
                    {victim === 'hall' ? text('bury.hall') : placeText(ctx, victim)}
                  </span>
                }
                about={
                  saved
                    ? text('bury.saved')
                    : owner === seat
                      ? text('bury.own')
                      : text('bury.tourist', { player: { seat: owner } }, names)
                }
                pressed={picked.from === victim}
                option={`victim.${victim}`}
                onChoose={() => pick({ from: victim, to: null })}
              />
            );
          })}
        </div>
      </Part>
      {picked.from !== null && <p className="sc-note">{text(graves.length > 0 ? 'bury.where' : 'bury.nowhere')}</p>}
    </>
  );
}
