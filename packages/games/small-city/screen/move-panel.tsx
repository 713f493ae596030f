import { boroughOf, emptyHomes, type Mover, moversOf, placeName, spaceAt } from '@cityhall/small-city';
import { Repeat2, TriangleAlert } from 'lucide-react';
import type { Ctx } from './desk.ts';
import { placeText } from './income-panel.tsx';
import { MeeplePiece } from './meeple.tsx';
import { Option, Part } from './option.tsx';
import { text, tileText } from './words.ts';

interface Props {
  ctx: Ctx;
  /** Takes up again, in one go, the places of the round before last; null where none of them is open. */
  repeat: { moves: number; run(): void } | null;
  homes: readonly string[];
  setHomes(homes: readonly string[]): void;
}

/** Who must move, who may, and where each of them can go. */
export function MovePanel({ ctx, repeat, homes, setHomes }: Props) {
  const movers = moversOf(ctx.open, ctx.seat!).sort((a, b) => Number(b.must) - Number(a.must));
  const must = movers.filter((mover) => mover.must);
  const may = movers.filter((mover) => !mover.must && mover.reachable.length > 0);
  return (
    <>
      {repeat && (
        <button type="button" className="sc-option" disabled={ctx.busy} data-option="repeat" onClick={repeat.run}>
          <span className="sc-option-title inline-flex items-center gap-2">
            <Repeat2 size={18} aria-hidden="true" /> {text('move.repeat')}
          </span>
          <span className="sc-option-about">{text('move.repeat-about', { moves: repeat.moves })}</span>
        </button>
      )}
      {must.length > 0 && (
        <Part title={text('move.must', { citizens: must.length })}>
          <Movers ctx={ctx} movers={must} />
        </Part>
      )}
      {may.length > 0 && (
        <Part title={text('move.may')}>
          <Movers ctx={ctx} movers={may} />
        </Part>
      )}
      <Homes ctx={ctx} homes={homes} setHomes={setHomes} />
    </>
  );
}

function Movers({ ctx, movers }: { ctx: Ctx; movers: readonly Mover[] }) {
  const { open, picked, pick, show, seat, colours, act, busy } = ctx;
  return (
    <ul className="sc-movers">
      {movers.map(({ place, reachable, mayGoHome, must }) => {
        const boroughs = [...new Set(reachable.map(boroughOf))];
        const label = text('move.at', { place: placeText(ctx, place), tile: tileText(spaceAt(open, place)!.tile) });
        const chosen = picked.from === place;
        return (
          <li key={place}>
            <button
              type="button"
              className={`sc-mover ${chosen ? 'hand-chosen' : ''}`}
              aria-pressed={chosen}
              data-mover={place}
              onClick={() => {
                pick({ from: chosen ? null : place });
                if (!chosen)
                  show(boroughs.includes(boroughOf(place)) || boroughs.length === 0 ? boroughOf(place) : boroughs[0]!);
              }}
            >
              <MeeplePiece colour={colours[seat!]!} size={26} />
              <span className="min-w-0 flex-1 text-left">
                <span className="block text-sm">{label}</span>
                <span className="block text-sm text-soft figures">
                  {text('move.reach', { spaces: reachable.length })}
                </span>
              </span>
              {must && <TriangleAlert size={18} aria-hidden="true" className="text-brass" />}
            </button>
            {chosen && boroughs.length > 1 && <Boroughs ctx={ctx} boroughs={boroughs} reachable={reachable} />}
            {mayGoHome && (
              <Option
                title={text('move.send-home')}
                about={text('move.send-home-about')}
                disabled={busy}
                option={`home.${place}`}
                onChoose={() => {
                  act('sendHome', { place });
                  pick({ from: null });
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** In which Boroughs the Citizen taken up can go. */
function Boroughs({
  ctx,
  boroughs,
  reachable,
}: {
  ctx: Ctx;
  boroughs: readonly number[];
  reachable: readonly string[];
}) {
  const { shown, show, names, seat } = ctx;
  return (
    <div className="sc-options sc-options-row">
      {boroughs.map((borough) => (
        <Option
          key={borough}
          title={borough === seat ? text('move.home') : names[borough]}
          about={text('move.reach', { spaces: reachable.filter((place) => boroughOf(place) === borough).length })}
          pressed={shown === borough}
          onChoose={() => show(borough)}
        />
      ))}
    </div>
  );
}

/** Which homes are filled from City Hall first, where there are more of them than Citizens there. */
function Homes({ ctx, homes, setHomes }: Pick<Props, 'ctx' | 'homes' | 'setHomes'>) {
  const { open, seat } = ctx;
  const empty = emptyHomes(open, seat!);
  const waiting = open.players[seat!]!.hall.citizens;
  if (waiting === 0 || empty.length <= waiting) return null;
  return (
    <Part title={text('homes.title', { waiting, homes: empty.length })}>
      <div className="sc-options sc-options-row">
        {empty.map((home) => (
          <Option
            key={home}
            title={placeName(home)}
            pressed={homes.includes(home)}
            option={`first.${home}`}
            onChoose={() => setHomes(homes.includes(home) ? homes.filter((one) => one !== home) : [...homes, home])}
          />
        ))}
      </div>
    </Part>
  );
}
