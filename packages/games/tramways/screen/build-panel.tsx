import { buildingTypes, endsOf, fareOf, figures, placeName } from '@cityhall/tramways';
import { deedOf } from './deeds.ts';
import type { Ctx } from './desk.ts';
import { TypeShape, typeFill } from './icon.tsx';
import { Few, Option, Part } from './parts.tsx';
import { Payments, playsCost } from './payments.tsx';
import { linksAt } from './places.ts';
import { locationText, text, typeText, word } from './words.ts';

function Paying({ ctx }: { ctx: Ctx }) {
  const deed = deedOf(ctx);
  return deed ? <Payments ctx={ctx} payments={deed.payments} /> : null;
}

/** Constructing: which Parcel, which type. */
export function BuildPanel({ ctx }: { ctx: Ctx }) {
  const { offers, picked, pick, open, survey } = ctx;
  const cell = (parcel: string) => {
    const place = survey.map.parcels.get(parcel)!;
    return `${place % survey.map.width},${Math.floor(place / survey.map.width)}`;
  };
  const carries = picked.parcel !== null && linksAt(open.links, cell(picked.parcel)).length > 0;
  return (
    <>
      <Part title={text('build.where')}>
        {offers!.construct.length === 0 && <p className="text-sm text-soft">{text('none.construct')}</p>}
        <div className="tw-options tw-options-row">
          {offers!.construct.map(({ parcel }) => (
            <Option
              key={parcel}
              option={`parcel.${parcel}`}
              title={word('place.parcel', { parcel })}
              about={placeName(cell(parcel))}
              pressed={picked.parcel === parcel}
              onChoose={() => pick({ parcel, payment: 0 })}
            />
          ))}
        </div>
      </Part>
      {picked.parcel !== null && (
        <Part title={text('build.what')}>
          <div className="tw-options tw-options-row">
            {buildingTypes.map((type) => (
              <Option
                key={type}
                option={`type.${type}`}
                disabled={open.supply[type] === 0}
                title={
                  <span className="tw-type">
                    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                      <TypeShape type={type} fill={typeFill(type)} />
                    </svg>
                    {typeText(type)}
                  </span>
                }
                about={
                  open.supply[type] === 0
                    ? word('refusal.no-building-left', { type: typeText(type) })
                    : text('build.left', { left: open.supply[type] })
                }
                pressed={picked.type === type}
                onChoose={() => pick({ type, payment: 0 })}
              />
            ))}
          </div>
          <p className="tw-note">{text('build.brings', { points: figures.constructHappiness })}</p>
          {picked.type === 'I' && <p className="tw-note">{text('build.industry')}</p>}
          {carries && <p className="tw-note">{text('build.splits')}</p>}
        </Part>
      )}
      <Paying ctx={ctx} />
    </>
  );
}

/** Upgrading a building of one's own. */
export function UpgradeBuildingPanel({ ctx }: { ctx: Ctx }) {
  const { offers, picked, pick, open } = ctx;
  return (
    <>
      <Part title={text('upgrade.which-building')}>
        {offers!.upgradeBuilding.length === 0 && <p className="text-sm text-soft">{text('none.upgradeBuilding')}</p>}
        <div className="tw-options">
          {offers!.upgradeBuilding.map(({ cell, payments }) => (
            <Option
              key={cell}
              option={`building.${cell}`}
              title={word('place.building', { type: typeText(open.buildings[cell]!.type), space: placeName(cell) })}
              about={playsCost(ctx, payments[0]!.plays)}
              pressed={picked.cell === cell}
              onChoose={() => pick({ cell, payment: 0 })}
            />
          ))}
        </div>
      </Part>
      {picked.cell !== null && (
        <p className="tw-note">
          {text('upgrade.building-brings', {
            points: figures.upgradeHappiness,
            empty: open.passengers[picked.cell] || open.reserve === 0 ? 'no' : 'yes',
          })}
        </p>
      )}
      <Paying ctx={ctx} />
    </>
  );
}

/** Upgrading a link of one's own. */
export function UpgradeLinkPanel({ ctx }: { ctx: Ctx }) {
  const { offers, picked, pick, open, survey } = ctx;
  return (
    <>
      <Part title={text('upgrade.which-link')}>
        {offers!.upgradeLink.length === 0 && <p className="text-sm text-soft">{text('none.upgradeLink')}</p>}
        <Few
          all={offers!.upgradeLink}
          few={5}
          show={({ link: id }) => {
            const link = open.links.find((one) => one.id === id)!;
            const [from, to] = endsOf(survey, link);
            return (
              <Option
                key={id}
                option={`link.${id}`}
                title={text('lay.way', { from: locationText(survey, from), to: locationText(survey, to) })}
                about={text('upgrade.fare', { before: fareOf(link), after: fareOf({ ...link, upgraded: true }) })}
                pressed={picked.link === id}
                onChoose={() => pick({ link: id, payment: 0 })}
              />
            );
          }}
        />
      </Part>
      {picked.link !== null && (
        <p className="tw-note">{text('upgrade.link-brings', { points: figures.upgradeHappiness })}</p>
      )}
      <Paying ctx={ctx} />
    </>
  );
}
