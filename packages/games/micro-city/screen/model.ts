import type { CellKey } from '@cityhall/grid';
import { cellOf } from '@cityhall/grid';
import {
  type Area,
  type BuildingPlace,
  buildingPlaces,
  type CardName,
  type Choice,
  type Cost,
  costInWords,
  type Good,
  type Goods,
  isCompetitive,
  isIndustrial,
  type MicroCityView,
  microCityRules,
  type Prospect,
  placeInDistrict,
  prospectsOf,
  type QuarterKind,
  quarterAt,
  quarters,
  resources,
  type StageName,
  sideOf,
  type Use,
} from '@cityhall/micro-city';
import { choices, judge, type Refusal, type Seat, stageAsked } from '@cityhall/ruleset';
import { listed } from '@cityhall/web/words/index.ts';
import { areaText, capital, costText, text, valuesText, whyText, word } from './words.ts';

/** A move with its arguments. */
export type Deed = Choice;

/** A Project card chosen to be played in one way; no card: all come back. */
export interface Picked {
  card: CardName | null;
  use: Use;
}

/** What tapping a Quarter means at the moment. */
export type Intent =
  | { is: 'look' }
  | { is: 'place' }
  | { is: 'go'; picked: Picked }
  | { is: 'remove'; pay: Good }
  | { is: 'upgrade' }
  | { is: 'retrieve' }
  | { is: 'replace' }
  /** A Goal is to be completed with a token from elsewhere. */
  | { is: 'from'; area: Area };

/** What the seat has chosen on the screen so far. */
export interface Chosen {
  picked: Picked | null;
  /** Set while dice, tokens and sales are looked at. */
  pay: Good | null;
  area: Area | null;
}

/** A Quarter as the screen shows it. */
export interface Quarter {
  cell: CellKey;
  kind: QuarterKind;
  /** Values of its advanced action; empty for any. */
  dice: readonly number[];
  /** The last of them was added by an upgrade. */
  upgraded: boolean;
  district: number;
  token: number | null;
  /** Seats whose Engineer stands here. */
  engineers: readonly Seat[];
  deed: Deed | undefined;
  refusal: Refusal | undefined;
  prospect: Prospect | undefined;
  building: BuildingPlace | undefined;
}

/** The stage that asks this seat now, if any. */
export const stageOf = (view: MicroCityView, seat: Seat | null): StageName | undefined =>
  stageAsked(microCityRules, view, seat);

/** Stages in which a Project card may be played. */
export const playing: ReadonlySet<StageName | undefined> = new Set(['prepare', 'project']);
/** Stages in which payments may be made. */
export const paying: ReadonlySet<StageName | undefined> = new Set(['prepare', 'together']);

/** What tapping a Quarter means in a stage, after what has been chosen. */
export function intentOf(stage: StageName | undefined, { picked, pay, area }: Chosen): Intent {
  if (stage === 'place') return { is: 'place' };
  if (playing.has(stage) && picked) return { is: 'go', picked };
  if (paying.has(stage) && pay) return { is: 'remove', pay };
  if (stage === 'district' || stage === 'bonus-district') return { is: 'upgrade' };
  if (stage === 'token' || stage === 'quarterToken' || stage === 'bonus-token') return { is: 'retrieve' };
  if (stage === 'lack') return { is: 'replace' };
  if ((stage === 'invest' || stage === 'stage') && area) return { is: 'from', area };
  return { is: 'look' };
}

function deedAt(intent: Intent, cell: CellKey, token: number | null): Deed | undefined {
  switch (intent.is) {
    case 'look':
      return undefined;
    case 'place':
      return { move: 'placeEngineer', args: { cell } };
    case 'go': {
      const { card, use } = intent.picked;
      return card === null ? { move: 'gather', args: { to: cell } } : { move: 'play', args: { card, to: cell, use } };
    }
    case 'upgrade':
      return { move: 'upgrade', args: { district: placeInDistrict(cell).district } };
  }
  if (token === null) return undefined;
  switch (intent.is) {
    case 'remove':
      return { move: 'removeToken', args: { cell, pay: intent.pay } };
    case 'retrieve':
      return { move: 'retrieveToken', args: { area: cell } };
    case 'replace':
      return { move: 'replaceToken', args: { area: cell } };
    case 'from':
      return { move: 'build', args: { area: intent.area, from: cell } };
  }
}

/** Every Quarter, row by row, with what tapping it would do or why it would not. */
export function quartersOf(view: MicroCityView, seat: Seat | null, intent: Intent): Quarter[] {
  const { open } = view;
  const prospects =
    intent.is === 'go' && seat !== null ? prospectsOf(view, seat, intent.picked.card, intent.picked.use) : [];
  const places = seat === null || view.flow.over ? [] : buildingPlaces(view, seat);
  return quarters.map((cell, i) => {
    const token = open.tokens[cell] ?? null;
    const deed = deedAt(intent, cell, token);
    const refusal = deed && judge(microCityRules, view, seat!, deed.move, deed.args).refusal;
    const { district } = placeInDistrict(cell);
    return {
      cell,
      ...quarterAt(open, cell),
      upgraded: open.districts[district]!.upgraded,
      district,
      token,
      engineers: [...open.players.keys()].filter((who) => open.players[who]!.engineer === cell),
      deed: refusal ? undefined : deed,
      refusal,
      prospect: prospects.find((one) => one.cell === cell),
      building: places[i],
    };
  });
}

/** What lies on each Quarter, to tell which have changed. */
export function lying({ tokens, players, districts }: MicroCityView['open']): Record<CellKey, string> {
  return Object.fromEntries(
    quarters.map((cell) => {
      const engineers = players.map(({ engineer }) => engineer === cell);
      return [cell, `${tokens[cell]} ${engineers} ${districts[placeInDistrict(cell).district]!.upgraded}`];
    }),
  );
}

/** Every legal move of one kind now, each once. */
export function movesOf<Name extends Deed['move']>(
  view: MicroCityView,
  seat: Seat,
  move: Name,
): Extract<Deed, { move: Name }>[] {
  const found = new Map<string, Extract<Deed, { move: Name }>>();
  for (const choice of choices(microCityRules, view, seat)) {
    if (choice.move === move) found.set(JSON.stringify(choice.args), choice as Extract<Deed, { move: Name }>);
  }
  return [...found.values()];
}

/** The good to pay with: the one chosen as long as it lasts, else the most plentiful resource, else money. */
export function paymentFor(goods: Goods, chosen: Good | null): Good | null {
  const can = (good: Good) => goods[good] >= (good === 'money' ? 2 : 1);
  if (chosen && can(chosen)) return chosen;
  const [most] = resources.filter(can).sort((a, b) => goods[b] - goods[a]);
  return most ?? (can('money') ? 'money' : null);
}

/** How ending the round now would end the game; undefined where it goes on. */
export function endingOf({ open }: MicroCityView, seat: Seat): 'time' | 'tokens' | undefined {
  if (isCompetitive(open)) return undefined;
  const { engineer } = open.players[seat]!;
  if (engineer && open.tokens[engineer] === undefined && open.sides[sideOf(open, seat)]!.pool === 0) return 'tokens';
  return open.marker === 1 && !open.turn.timeStays ? 'time' : undefined;
}

const areasText = (view: MicroCityView, areas: readonly Area[]) =>
  listed(areas.map((area) => areaText(view.open, area)));

/** What a Quarter does, in words. */
export function doesText({ kind, dice }: Pick<Quarter, 'kind' | 'dice'>): string {
  const key = isIndustrial(kind) ? 'industrial' : kind;
  return text(`does.${key}`, {
    good: { word: `goods.${isIndustrial(kind) ? kind : 'money'}` },
    dice: valuesText(dice),
  });
}

/** What a Quarter would bring to the Engineer who ends there, in words. */
export function prospectText(view: MicroCityView, prospect: Prospect): string {
  const { kind, refusal, basic, advanced, die, projects } = prospect;
  if (refusal) return text('would.closed');
  if (isIndustrial(kind)) {
    const goods = { basic: costInWords(basic!), advanced: costInWords(advanced!) };
    return text(die ? 'would.industrial-die' : 'would.industrial', goods);
  }
  if (kind !== 'residential') return text(die ? `would.${kind}-die` : `would.${kind}`);
  if (projects.length > 0) return text('would.residential-build', { areas: areasText(view, projects) });
  return text(die ? 'would.residential-poor' : 'would.residential');
}

/** What a Quarter would bring at most, as goods to draw; null where it is no plain gain. */
export function bringsOf({ refusal, basic, advanced, die }: Prospect): Cost | null {
  if (refusal) return null;
  return die && advanced ? advanced : basic;
}

/** Whether one can build on a Quarter this round, in words. */
export function buildText(view: MicroCityView, place: BuildingPlace, names: readonly string[]): string {
  if (place.refusal) return text('build.cannot', { why: whyText(place.refusal, names) });
  return text('build.can', { areas: areasText(view, place.areas) });
}

/** Why one cannot build on a Quarter, in a word or two. */
export function buildShort({ refusal }: BuildingPlace): string {
  switch (refusal?.code) {
    case undefined:
      return text('build.mark');
    case 'token-there':
      return text('build.token');
    case 'no-die-for-quarter':
      return text('build.die');
    case 'out-of-reach':
      return text('build.reach');
    case 'no-token':
      return text('build.pool');
    case 'built-enough':
      return text('build.over');
    default:
      return text('build.cost');
  }
}

/** What is on a Quarter, in words. */
export function quarterTitle(cell: CellKey, kind: QuarterKind): string {
  const { x, y } = cellOf(cell);
  return text('quarter.here', { kind: capital(word(`quarter.${kind}`)), row: y + 1, column: x + 1 });
}

/** The dice and the District of a Quarter, in words. */
export function quarterDetails(view: MicroCityView, { dice, district, upgraded }: Quarter): string {
  const { number } = view.open.districts[district]!;
  const asks = dice.length > 0 ? text('quarter.dice', { dice: valuesText(dice) }) : text('quarter.any-die');
  return `${text('quarter.district', { number, side: upgraded ? 'B' : 'A' })}, ${asks}`;
}

/** Who and what is on a Quarter, in words. */
export function standingText(
  quarter: Quarter,
  view: MicroCityView,
  seat: Seat | null,
  names: readonly string[],
): string {
  const parts: string[] = [];
  if (quarter.token !== null) {
    parts.push(
      isCompetitive(view.open)
        ? text('quarter.token-of', { player: names[quarter.token] ?? '' })
        : text('quarter.token'),
    );
  }
  for (const who of quarter.engineers) {
    parts.push(who === seat ? text('quarter.my-engineer') : text('quarter.engineer', { player: names[who] ?? '' }));
  }
  return parts.join(' ');
}

/** Everything a screen reader says of a Quarter: what, where, its dice, what is on it, and what can be done. */
export function spokenText(
  quarter: Quarter,
  view: MicroCityView,
  seat: Seat | null,
  names: readonly string[],
  recent: boolean,
): string {
  const { cell, kind, deed, refusal, prospect, building } = quarter;
  const parts = [`${quarterTitle(cell, kind)}.`, `${quarterDetails(view, quarter)}.`];
  const standing = standingText(quarter, view, seat, names);
  if (standing) parts.push(standing);
  if (recent) parts.push(text('spoken.recent'));
  if (deed) parts.push(text('spoken.can', { what: word(`move.${deed.move}`) }));
  if (prospect) parts.push(prospectText(view, prospect));
  if (refusal) parts.push(text('spoken.cannot', { why: whyText(refusal, names) }));
  if (building && kind === 'residential' && !prospect) parts.push(buildText(view, building, names));
  return parts.join(' ');
}

/** A payment in words: 1 coal, or 2$. */
export const payText = (good: Good): string => costText(good === 'money' ? { money: 2 } : { [good]: 1 });

/** What of a cost is not there, in words; that it can be paid where all is. */
export function lackText({ open }: MicroCityView, seat: Seat, cost: Cost): string {
  const company = open.players[seat]!.goods;
  const lacking = Object.fromEntries(
    Object.entries(cost).flatMap(([good, number]) => {
      const lack = number - company[good as Good];
      return lack > 0 ? [[good, lack]] : [];
    }),
  );
  const none = Object.keys(lacking).length === 0;
  return none ? text('building.next') : text('building.lacks', { missing: costInWords(lacking) });
}
