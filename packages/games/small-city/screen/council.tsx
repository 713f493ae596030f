import {
  type CouncilOption,
  type CouncilRow,
  columnPrice,
  councilOptions,
  councilRows,
  councilSide,
  figures,
  type Pay,
} from '@cityhall/small-city';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { Boxes, Hammer, HandCoins, type LucideIcon, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Ctx } from './desk.ts';
import { Option, Part } from './option.tsx';
import { capital, materialsText, text, word } from './words.ts';

const rowSigns: Record<CouncilRow, LucideIcon> = {
  industry: Boxes,
  building: Hammer,
  economy: HandCoins,
  tourism: Users,
};

/** What entering a space of the Council brings, in few words. */
function bonusShort(ctx: Ctx, row: CouncilRow, column: number): string {
  const side = councilSide(ctx.open);
  const at = column - 1;
  switch (row) {
    case 'industry':
      return side.industry[at]!.map((list) =>
        list.map((material) => text(`material.letter-${material}`)).join(''),
      ).join(' / ');
    case 'building': {
      const { smallest, largest } = side.building[at]!;
      return text('council.size', { smallest, largest, same: smallest === largest ? 'yes' : 'no' });
    }
    case 'economy': {
      const { money, votes } = side.economy[at]!;
      return text('council.either', { money, votes });
    }
    case 'tourism':
      return text('council.citizens', { citizens: side.tourism[at]! });
  }
}

/** The same in a whole sentence. */
export function bonusText({ bonus }: CouncilOption): string {
  switch (bonus.row) {
    case 'industry':
      return text('bonus.industry', { lists: bonus.options.map((list) => materialsText(list)).join(text('bonus.or')) });
    case 'building':
      return text('bonus.building', {
        smallest: bonus.smallest,
        largest: bonus.largest,
        same: bonus.smallest === bonus.largest ? 'yes' : 'no',
        conditions: bonus.conditions ? 'yes' : 'no',
      });
    case 'economy':
      return text('bonus.economy', { money: bonus.money, votes: bonus.votes });
    case 'tourism':
      return text('bonus.tourism', { citizens: bonus.citizens });
  }
}

/** The City Council: discs of all players, and where one's own may go now. */
export function Council({ ctx, live }: { ctx: Ctx; live: boolean }) {
  const { open, seat, colours, names, picked, pick } = ctx;
  const options = live && seat !== null ? councilOptions(open, seat) : [];
  const legal = (row: CouncilRow, column: number) =>
    options.filter((one) => one.row === row && one.column === column && !one.refusal);
  return (
    <Part title={text('council.title')}>
      <table className="sc-council">
        <thead>
          <tr>
            <td className="sc-council-corner" />
            {Array.from({ length: figures.columns }, (_, i) => (
              <th key={columnPrice(i + 1)} scope="col" className="figures">
                <span className="sr-only">{text('council.column', { column: i + 1 })} </span>
                {text('council.price', { price: columnPrice(i + 1) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {councilRows.map((row) => {
            const Icon = rowSigns[row];
            return (
              <tr key={row}>
                <th scope="row" title={word(`council.${row}.about`)}>
                  <Icon size={18} aria-hidden="true" />
                  <span className="sr-only">{capital(word(`council.${row}`))}</span>
                </th>
                {Array.from({ length: figures.columns }, (_, i) => {
                  const column = i + 1;
                  const ways = legal(row, column);
                  const on = open.players.flatMap(({ discs }, who) =>
                    discs.filter((disc) => disc.row === row && disc.column === column).map(() => who),
                  );
                  const content = (
                    <>
                      <span className="sc-bonus">{bonusShort(ctx, row, column)}</span>
                      <span className="sc-discs">
                        {on.map((who, at) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: discs of one player are alike
                          <span key={at} title={names[who]}>
                            <span className="sr-only">{names[who]}</span>
                            <SeatMark colour={colours[who]!} size={18} />
                          </span>
                        ))}
                      </span>
                    </>
                  );
                  const way = ways[0];
                  const chosen = way !== undefined && picked.disc?.endsWith(`.${row}.${column}`);
                  return (
                    <td key={column}>
                      {way ? (
                        <button
                          type="button"
                          className={`sc-seat ${chosen ? 'hand-chosen' : ''}`}
                          aria-pressed={chosen}
                          data-council={`${row}.${column}`}
                          title={bonusText(way)}
                          onClick={() => pick({ disc: `${way.disc}.${row}.${column}` })}
                        >
                          {content}
                        </button>
                      ) : (
                        <span className="sc-seat sc-seat-closed">{content}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {live && <Invest ctx={ctx} options={options} />}
    </Part>
  );
}

/** How to get to the space chosen: which disc goes, and what it is paid with. */
function Invest({ ctx, options }: { ctx: Ctx; options: readonly CouncilOption[] }) {
  const { picked, pick, names, busy, act, open, seat } = ctx;
  const payment = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked.disc !== null) payment.current?.scrollIntoView({ block: 'nearest' });
  }, [picked.disc]);
  if (picked.disc === null) return <p className="sc-note">{text('council.how')}</p>;
  const [disc, row, column] = picked.disc.split('.') as [string, CouncilRow, string];
  const here = options.filter((one) => one.row === row && one.column === Number(column));
  const discs = [...new Set(here.filter(({ refusal }) => !refusal).map((one) => one.disc))];
  const chosen = here.filter((one) => one.disc === Number(disc));
  const [first] = chosen;
  if (!first) return null;
  return (
    <div ref={payment} className="sc-part">
      <p className="sc-note">
        {capital(word(`council.${row}`))}: {bonusText(first)}
      </p>
      {discs.length > 1 && (
        <div className="sc-options sc-options-row">
          {discs.map((one) => {
            const at = open.players[seat!]!.discs[one]!;
            return (
              <Option
                key={one}
                title={
                  at.row
                    ? text('council.disc-at', { row: word(`council.${at.row}`), column: at.column })
                    : text('council.disc-start')
                }
                pressed={one === Number(disc)}
                onChoose={() => pick({ disc: `${one}.${row}.${column}` })}
              />
            );
          })}
        </div>
      )}
      <div className="sc-options sc-options-row">
        {chosen
          .filter(({ pay, refusal }) => pay !== 'special' || refusal?.code !== 'no-special-here')
          .map((one) => (
            <Option
              key={one.pay}
              title={payText(one.pay, one.price)}
              refusal={one.refusal}
              names={names}
              disabled={busy}
              option={`pay.${one.pay}`}
              onChoose={() => {
                act('invest', { disc: one.disc, row: one.row, column: one.column, pay: one.pay });
                pick({ disc: null });
              }}
            />
          ))}
      </div>
    </div>
  );
}

function payText(pay: Pay, price: number): string {
  return text(`council.pay-${pay}`, { price });
}
