import { materialCost, moneyCost, type TileName, uniqueTiles, whyNoTile } from '@cityhall/small-city';
import { Expand } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Ctx } from './desk.ts';
import { Why } from './option.tsx';
import { MaterialPiece } from './pieces.tsx';
import { usualPayment } from './plan-work.ts';
import { TileIcon } from './tile-icon.tsx';
import { capital, materialsText, text, tileText, whyText } from './words.ts';

const drawers = {
  homes: ['residence1', 'residence2', 'residence3', 'residence4', 'residence5'],
  commerce: ['commerce1', 'commerce2', 'commerce3', 'commerce4'],
  factories: ['factory1', 'factory2', 'factory3', 'refinery', 'harbor'],
  parks: ['parkS', 'parkM', 'parkL'],
  services: ['police', 'fire'],
  culture: ['school', 'library', 'museum', 'metro', 'clinic', 'university'],
} as const satisfies Record<string, readonly TileName[]>;
type Drawer = keyof typeof drawers;
const drawerNames = Object.keys(drawers) as Drawer[];

interface Props {
  ctx: Ctx;
  /** All drawers open: there is room. */
  wide: boolean;
  expand: (() => void) | null;
}

/** The tiles of the supply, drawer by drawer; those that cannot be built now say why. */
export function Tray({ ctx, wide, expand }: Props) {
  const { plan, picked, names, open, seat } = ctx;
  const [drawer, setDrawer] = useState<Drawer>('homes');
  const refusals = useMemo(
    () =>
      Object.fromEntries(
        drawerNames.flatMap((name) =>
          drawers[name].map((tile) => [tile, whyNoTile(open, seat!, tile, plan!.sound)] as const),
        ),
      ),
    [open, seat, plan],
  );
  if (plan!.works.owed !== null) return <p className="sc-note">{text('plan.warehouse')}</p>;
  const shown = wide ? drawerNames : [drawer];
  const refusal = picked.tile ? refusals[picked.tile] : undefined;
  return (
    <div className="sc-tray">
      {!wide && (
        <fieldset className="sc-tabs">
          <legend className="sr-only">{text('tray.drawers')}</legend>
          {drawerNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === drawer}
              className="sc-tab"
              onClick={() => setDrawer(name)}
            >
              <TileIcon tile={drawers[name][0]} space={20} />
              <span className="sr-only">{text(`tray.${name}`)}</span>
            </button>
          ))}
          {expand && <ExpandButton run={expand} />}
        </fieldset>
      )}
      {shown.map((name) => (
        <fieldset key={name} className="sc-drawer">
          <legend className={wide ? 'sc-drawer-name' : 'sr-only'}>{text(`tray.${name}`)}</legend>
          {drawers[name].map((tile) => (
            <TileButton key={tile} ctx={ctx} tile={tile} why={refusals[tile] && whyText(refusals[tile], names)} />
          ))}
          {wide && name === 'commerce' && expand && <ExpandButton run={expand} />}
        </fieldset>
      ))}
      {refusal && <Why refusal={refusal} names={names} />}
    </div>
  );
}

function ExpandButton({ run }: { run(): void }) {
  return (
    <button type="button" className="sc-tab sc-expand" onClick={run} title={text('plan.expand-long')}>
      <Expand size={18} aria-hidden="true" />
      {text('plan.expand')}
    </button>
  );
}

function TileButton({ ctx, tile, why }: { ctx: Ctx; tile: TileName; why: string | undefined }) {
  const { plan, picked, pick } = ctx;
  const player = plan!.after.players[plan!.works.seat]!;
  const materials = materialCost(tile, usualPayment(plan!, tile)?.save);
  const money = moneyCost(player, plan!.works, tile);
  const left = plan!.after.supply[tile];
  const unique = uniqueTiles.includes(tile);
  const cost = materials.length > 0 ? materialsText(materials) : text('cost.money', { money });
  const words = text('tray.tile', { tile: capital(tileText(tile)), cost, left, unique: unique ? 'yes' : 'no' });
  const label = why ? `${words} ${why}` : words;
  return (
    <button
      type="button"
      className={`sc-tile ${picked.tile === tile ? 'hand-chosen' : ''} ${why ? 'sc-tile-refused' : ''}`}
      aria-pressed={picked.tile === tile}
      title={label}
      data-tile={tile}
      onClick={() => pick({ tile: picked.tile === tile ? null : tile, at: null, station: null })}
    >
      <span className="sr-only">{label}</span>
      <TileIcon tile={tile} />
      <span className="sc-tile-foot figures" aria-hidden="true">
        <span className="sc-tile-cost">
          {materials.length > 0
            ? materials.map((material, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal materials are told apart by nothing else
                <MaterialPiece key={i} material={material} size={11} />
              ))
            : text('cost.money', { money })}
        </span>
        {!unique && <span className="text-soft">×{left}</span>}
      </span>
    </button>
  );
}
