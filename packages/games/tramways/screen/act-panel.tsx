import { cellAt, figures } from '@cityhall/tramways';
import { ArrowLeft, Hammer, type LucideIcon, Route, TrendingUp, UserRound, Warehouse } from 'lucide-react';
import { BuildPanel, UpgradeBuildingPanel, UpgradeLinkPanel } from './build-panel.tsx';
import { type Ctx, type Goal, goals, nothingPicked, type Picked } from './desk.ts';
import { LayPanel, layPick } from './lay-panel.tsx';
import { pairOf } from './pairs.ts';
import { Option, Part } from './parts.tsx';
import { linksAt, locationAt } from './places.ts';
import { TripPanel } from './trip-panel.tsx';
import { locationText, text, typeText, word } from './words.ts';

const signs: Record<Goal, LucideIcon> = {
  lay: Route,
  deliver: UserRound,
  construct: Hammer,
  upgradeLink: TrendingUp,
  upgradeBuilding: Warehouse,
};

/** An action: first the goal, then how it is reached. */
export function ActPanel({ ctx }: { ctx: Ctx }) {
  const { picked, pick } = ctx;
  if (picked.goal === null) {
    return (
      <>
        {picked.cell !== null && <Here ctx={ctx} cell={picked.cell} />}
        <Goals ctx={ctx} />
      </>
    );
  }
  return (
    <>
      <div className="tw-part-head">
        <button type="button" className="tw-back" data-option="back" onClick={() => pick(backFrom(picked))}>
          <ArrowLeft size={18} aria-hidden="true" /> {text('goal.back')}
        </button>
        <h2 className="text-base">{word(`move.${picked.goal}`)}</h2>
      </div>
      <GoalPanel ctx={ctx} goal={picked.goal} />
    </>
  );
}

/** One step back: to the choice before, or to the goals. */
function backFrom(picked: Picked): Picked {
  const { goal, journey, laid, passenger } = picked;
  if (journey) return { ...nothingPicked, goal, passenger };
  if (laid || passenger !== null) return { ...nothingPicked, goal };
  return nothingPicked;
}

function GoalPanel({ ctx, goal }: { ctx: Ctx; goal: Goal }) {
  switch (goal) {
    case 'lay':
      return <LayPanel ctx={ctx} />;
    case 'deliver':
      return <TripPanel ctx={ctx} />;
    case 'construct':
      return <BuildPanel ctx={ctx} />;
    case 'upgradeLink':
      return <UpgradeLinkPanel ctx={ctx} />;
    case 'upgradeBuilding':
      return <UpgradeBuildingPanel ctx={ctx} />;
  }
}

/** Why a goal cannot be reached now, in a few words. */
function whyNot({ open, seat }: Ctx, goal: Goal): string {
  if (goal === 'lay' && open.players[seat!]!.workers === 0) return word('refusal.no-worker');
  return text(`none.${goal}`);
}

function Goals({ ctx }: { ctx: Ctx }) {
  const { offers, pick } = ctx;
  return (
    <Part title={text('goal.title')}>
      <div className="tw-goals">
        {goals.map((goal) => {
          const Sign = signs[goal];
          const number = offers![goal].length;
          return (
            <button
              key={goal}
              type="button"
              className={`tw-goal ${number === 0 ? 'tw-goal-none' : ''}`}
              data-option={`goal.${goal}`}
              onClick={() => pick({ ...nothingPicked, goal })}
            >
              <Sign size={22} aria-hidden="true" />
              <span className="tw-goal-name">{word(`move.${goal}`)}</span>
              <span className="tw-option-about">{number === 0 ? whyNot(ctx, goal) : aboutGoal(ctx, goal)}</span>
            </button>
          );
        })}
      </div>
    </Part>
  );
}

function aboutGoal({ offers }: Ctx, goal: Goal): string {
  const { lay, deliver, construct, upgradeLink, upgradeBuilding } = offers!;
  switch (goal) {
    case 'lay':
      return text('goal.lay', {
        complete: new Set(lay.filter(({ ends }) => ends[1] >= 0).map(({ ends }) => pairOf(ends))).size,
      });
    case 'deliver':
      return text('goal.deliver', { passengers: new Set(deliver.map(({ passenger }) => passenger)).size });
    case 'construct':
      return text('goal.construct', { places: construct.length, points: figures.constructHappiness });
    case 'upgradeLink':
      return text('goal.upgrade', { places: upgradeLink.length, points: figures.upgradeHappiness });
    case 'upgradeBuilding':
      return text('goal.upgrade', { places: upgradeBuilding.length, points: figures.upgradeHappiness });
  }
}

/** Everything that can be done at one place. */
function Here({ ctx, cell }: { ctx: Ctx; cell: string }) {
  const { survey, offers, pick, open, seat } = ctx;
  const location = locationAt(survey, cell);
  const { lay, deliver, construct, upgradeLink, upgradeBuilding } = offers!;
  const trip = deliver.some(({ passenger }) => passenger === cell);
  const site = construct.find(({ parcel }) => cellAt(survey.map, survey.map.parcels.get(parcel)!) === cell);
  const starts = location >= 0 && lay.some(({ laid, ends }) => laid.link === null && ends[0] === location);
  const own = linksAt(open.links, cell).filter(({ owner }) => owner === seat);
  const goingOn = own.find(({ complete }) => !complete);
  const upgrade = own.find(({ id }) => upgradeLink.some(({ link }) => link === id));
  const building = upgradeBuilding.find((one) => one.cell === cell);
  if (!(trip || site || starts || goingOn || upgrade || building)) return null;
  return (
    <Part title={location >= 0 ? locationText(survey, location) : text('here.title')}>
      <div className="tw-options">
        {trip && (
          <Option
            option="here.deliver"
            title={text('here.deliver')}
            onChoose={() => pick({ goal: 'deliver', passenger: cell })}
          />
        )}
        {starts && <Option option="here.lay" title={text('here.lay')} onChoose={() => pick(layPick(location))} />}
        {goingOn && (
          <Option
            option="here.go-on"
            title={text('here.go-on')}
            onChoose={() =>
              pick({
                goal: 'lay',
                start: locationOfStart(ctx, goingOn.id),
                laid: { link: goingOn.id, redirect: null, rails: [] },
              })
            }
          />
        )}
        {site && (
          <Option
            option="here.construct"
            title={text('here.construct', { parcel: site.parcel })}
            onChoose={() => pick({ goal: 'construct', parcel: site.parcel })}
          />
        )}
        {building && (
          <Option
            option="here.upgrade"
            title={text('here.upgrade', { type: typeText(open.buildings[cell]!.type) })}
            onChoose={() => pick({ goal: 'upgradeBuilding', cell })}
          />
        )}
        {upgrade && (
          <Option
            option="here.upgrade-link"
            title={text('here.upgrade-link', { tiles: upgrade.rails.length })}
            onChoose={() => pick({ goal: 'upgradeLink', link: upgrade.id })}
          />
        )}
      </div>
    </Part>
  );
}

function locationOfStart({ offers }: Ctx, link: number): number {
  return offers!.lay.find(({ laid }) => laid.link === link)?.ends[0] ?? -1;
}
