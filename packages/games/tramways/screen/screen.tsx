import { cellOf } from '@cityhall/grid';
import { stageAsked } from '@cityhall/ruleset';
import {
  type Act,
  type Link,
  type Open,
  placeName,
  surveyOf,
  type TramwaysView,
  tramwaysRules,
} from '@cityhall/tramways';
import { TableFrame } from '@cityhall/web/kit/frame.tsx';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { Hints } from '@cityhall/web/kit/hints.tsx';
import { useKeptFocus } from '@cityhall/web/kit/kept-focus.ts';
import { useRecent } from '@cityhall/web/kit/recent.ts';
import { Result } from '@cityhall/web/kit/result.tsx';
import { useWide } from '@cityhall/web/kit/use-wide.ts';
import { useMemo, useRef, useState } from 'react';
import { Actions } from './actions.tsx';
import { workOf } from './deeds.ts';
import { type Ctx, nothingPicked, type Picked, still } from './desk.ts';
import { deskOf } from './desks.ts';
import { hints } from './guide.ts';
import { Hand } from './hand.tsx';
import { Inspector } from './inspector.tsx';
import { CityMapView } from './map.tsx';
import { offersOf } from './offers.ts';
import { Panel } from './panel.tsx';
import { Players } from './players.tsx';
import { Sentence } from './sentence.tsx';
import { draftedMap } from './setup-panel.tsx';
import { Side } from './side.tsx';
import { spokenSpace } from './spaces.ts';
import { gameWords, groupsOf, text } from './words.ts';
import './tramways.css';

/** The table of Tramways. */
export default function Screen(props: ScreenProps) {
  const { seat, names, colours, act, room, busy, draft, setDraft } = props;
  const view = props.view as TramwaysView;
  const stage = stageAsked(tramwaysRules, view, seat);
  const wide = useWide();
  // What is taken up belongs to one decision: another one finds nothing of it, and one that comes back by undo finds it.
  const moment = `${stage} ${view.flow.decision}`;
  const [kept, setKept] = useState({ moment, picked: nothingPicked });
  const picked = kept.moment === moment ? kept.picked : nothingPicked;
  const [aim, setAim] = useState<string | null>(null);
  const [looked, look] = useState<string | null>(null);
  const pick = (change: Partial<Picked>) =>
    setKept((before) => ({
      moment,
      picked: { ...(before.moment === moment ? before.picked : nothingPicked), ...change },
    }));

  const open = useMemo<Open>(
    () => (stage === 'map' ? { ...view.open, map: draftedMap({ open: view.open, draft }) } : view.open),
    [view.open, stage, draft],
  );
  const survey = useMemo(() => surveyOf(open), [open]);
  const offers = useMemo(
    () => (seat !== null && (stage === 'act' || stage === 'more') ? offersOf(view, seat) : null),
    [view, seat, stage],
  );
  const ctx: Ctx = {
    view,
    open,
    seat,
    stage,
    survey,
    offers,
    names,
    colours,
    busy,
    picked,
    pick,
    draft,
    setDraft,
    act: act as Act,
  };
  const desk = deskOf(ctx);
  const cells = [...survey.map.places.keys()];
  const spots = new Map(cells.map((cell) => [cell, desk.spot(cell)]));
  const labels = new Map(cells.map((cell) => [cell, spokenSpace(ctx, cell, spots.get(cell)!)]));
  const aimed = aim === null ? undefined : spots.get(aim);
  const scores = useMemo(() => tramwaysRules.score(view), [view]);
  const recent = useRecentSpaces(open, seat !== null && view.flow.asked[seat]?.awaited === true);
  const panelBox = useRef<HTMLElement>(null);
  useKeptFocus(panelBox);

  const tap = (cell: string, sure: boolean) => {
    // A finger looks first at what a place means where nothing is lit; the second tap takes it up.
    setAim(cell);
    if (spots.get(cell)?.state === 'refused' && !sure) return;
    desk.tap(cell);
  };
  const panel = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={panelBox} className="tw-panel" tabIndex={0} aria-label={text('screen.panel')}>
      <Panel ctx={ctx} />
    </section>
  );
  const hand = <Hand ctx={ctx} looked={looked} look={look} />;
  const height = survey.map.height;
  return (
    <TableFrame
      title={text('screen.title')}
      game={tramwaysRules.id}
      words={gameWords}
      tall
      players={<Players ctx={ctx} scores={scores} />}
      board={
        cells.length === 0 ? null : (
          <CityMapView
            key={`${survey.map.width}x${height}`}
            open={open}
            survey={survey}
            colours={colours}
            spots={spots}
            labels={labels}
            aim={aim}
            marked={markedOf(ctx)}
            recent={recent}
            ghost={ghostOf(ctx)}
            route={routeOf(ctx)}
            onAim={setAim}
            onRelease={() => {
              setAim(null);
              pick(nothingPicked);
            }}
            onTap={tap}
          >
            {aim !== null && (
              <Inspector
                ctx={ctx}
                cell={aim}
                spot={aimed ?? still}
                side={cellOf(aim as `${number},${number}`).y < height / 2 ? 'bottom' : 'top'}
              />
            )}
          </CityMapView>
        )
      }
      side={
        <>
          {wide && panel}
          <Side ctx={ctx} />
        </>
      }
      hint={<Hints hints={hints} view={view} seat={seat} />}
      hand={
        wide ? (
          hand
        ) : (
          <div className="tw-drawer">
            {panel}
            {hand}
          </div>
        )
      }
      sentence={<Sentence ctx={ctx} aimed={aimed} place={aim === null ? '' : placeName(aim)} />}
      actions={<Actions ctx={ctx} undoState={props.undoState} undo={props.undo} />}
      result={
        view.flow.over ? (
          <Result
            sheet={scores}
            outcome={view.flow.over}
            groups={groupsOf(scores)}
            words={gameWords}
            room={room}
            seat={seat}
          />
        ) : null
      }
    />
  );
}

/** Spaces that are taken up. */
function markedOf({ picked, survey, open }: Ctx): string[] {
  const { map } = survey;
  if (picked.goal === 'lay' && picked.start !== null && picked.start >= 0) {
    return [...map.places].filter(([, place]) => survey.locations[place] === picked.start).map(([cell]) => cell);
  }
  if (picked.goal === 'deliver') {
    const end = picked.journey?.end;
    const ends = [...map.places].filter(([, place]) => survey.locations[place] === end).map(([cell]) => cell);
    return picked.passenger === null ? [] : [picked.passenger, ...(end === undefined ? [] : ends)];
  }
  if (picked.goal === 'upgradeLink') {
    return open.links.find(({ id }) => id === picked.link)?.rails.map(({ cell }) => cell) ?? [];
  }
  const parcels = picked.parcel === null ? picked.several : [picked.parcel];
  const places = parcels.flatMap((parcel) => map.parcels.get(parcel) ?? []);
  const cells = [...map.places].filter(([, place]) => places.includes(place)).map(([cell]) => cell);
  return picked.cell === null ? cells : [...cells, picked.cell];
}

/** The rails that would be laid. */
function ghostOf(ctx: Ctx) {
  const { picked, open, seat, colours } = ctx;
  const { laid } = picked;
  if (!laid || seat === null) return null;
  const begun = open.links.find(({ id }) => id === laid.link)?.rails.at(-1);
  const turned = begun && laid.redirect ? [{ ...begun, to: laid.redirect }] : [];
  const rails = [...turned, ...laid.rails];
  return rails.length === 0 ? null : { rails, colour: colours[seat]!, fits: workOf(ctx) !== undefined };
}

/** The links of the route that is looked at, in the order of travel. */
function routeOf({ picked, open }: Ctx): Link[] {
  const route = picked.goal === 'deliver' ? (picked.journey?.route ?? []) : [];
  return route.map((id) => open.links.find((link) => link.id === id)!);
}

/** The spaces of the map that changed since one's last turn. */
function useRecentSpaces({ links, buildings, passengers, parcels, map }: Open, mine: boolean): ReadonlySet<string> {
  const now = useMemo(() => {
    const found: Record<string, string> = {};
    const add = (cell: string, what: string) => {
      found[cell] = `${found[cell] ?? ''} ${what}`;
    };
    for (const { owner, rails, upgraded } of links) {
      for (const { cell, from, to } of rails) add(cell, `${owner} ${from} ${to} ${upgraded}`);
    }
    for (const [cell, { type, upgraded }] of Object.entries(buildings)) add(cell, `${type} ${upgraded}`);
    for (const cell of Object.keys(passengers)) add(cell, 'passenger');
    const places = surveyOf({ links: [], buildings: {}, parcels: {}, map } as unknown as Open).map;
    for (const [parcel, owner] of Object.entries(parcels)) {
      const place = places.parcels.get(parcel);
      const cell = [...places.places].find(([, at]) => at === place)?.[0];
      if (cell) add(cell, `${parcel} ${owner}`);
    }
    return found;
  }, [links, buildings, passengers, parcels, map]);
  return useRecent(now, mine);
}
