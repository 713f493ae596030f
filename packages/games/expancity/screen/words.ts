import { placeOf } from '@cityhall/expancity';
import { loadWords } from '@cityhall/expancity/words';
import type { CellKey } from '@cityhall/grid';
import { type Params, tell } from '@cityhall/ruleset';
import { locale } from '@cityhall/web/words/index.ts';

/** Texts of the screen alone; those of the rules come from the ruleset. */
export const screenWords = {
  'screen.title': 'Expancity',
  'screen.city': 'The city. Arrow keys go from space to space.',
  'screen.turn': '{number} of {all}',

  'sentence.zone': 'Your turn: lay a tile. {places, plural, one {# place} other {# places}}.',
  'sentence.zone-aimed': '{tile}, {place}?',
  'sentence.build': 'Build: {actions, plural, one {# action} other {# actions}} left of {all}.',
  'sentence.build-none':
    'Build: {actions, plural, one {# action} other {# actions}} left. Your supply is empty: get a block first.',
  'sentence.build-aimed': '{what}, {place}?',
  'sentence.rooftops': 'Put roofs on what is worth it, or go on.',
  'sentence.rooftops-none': 'No building can get a roof this turn.',
  'sentence.contracts-owed': '{owed, plural, one {A contract} other {# contracts}} to draw for what you completed.',
  'sentence.choose': 'Keep one contract; the other goes under the deck.',
  'sentence.contracts': 'Roofs and contracts are done. Draw tiles to go on.',
  'sentence.end': 'The bag is empty: end your turn when you are ready.',
  'sentence.keep': 'Keep one tile; the other goes back into the bag and your turn ends.',
  'sentence.wait-zone': '{player} is laying a tile.',
  'sentence.wait-build': '{player} is building: {actions, plural, one {# action} other {# actions}} left.',
  'sentence.wait-rooftops': '{player} is deciding on roofs.',
  'sentence.wait-choose': '{player} is choosing a contract.',
  'sentence.wait-contracts': '{player} is about to draw tiles.',
  'sentence.wait-keep': '{player} is choosing a tile to keep.',
  'sentence.over': 'The game is over.',

  'action.zone': 'Lay it here',
  'action.build': 'Build here',
  'action.complete': 'Roof on: {points, plural, one {# point} other {# points}}',
  'action.material': 'Get a block',
  'action.material-short': '({pool} in supply)',
  'action.material-hint': 'One block from your reserve ({reserve}) into your supply ({pool}).',
  'action.draw-contracts': 'Draw contracts',
  'action.draw-tiles': 'Draw tiles',
  'action.draw-last': 'Draw the last tile and end turn',
  'action.end': 'End turn',
  'action.keep-contract': 'Keep this contract',
  'action.keep-one': 'Keep one, end turn',
  'action.keep-tile': 'Keep {tile}, end turn',
  'action.reveal': 'Reveal: +{points}',

  'hand.tiles': 'Your tiles',
  'hand.drawn': 'Drawn',
  'hand.offered': 'Two contracts: keep one',
  'hand.reveals': 'Contracts that are met',
  'hand.completions': 'Buildings that can get a roof',

  'building.one':
    '{kind, select, residential {Residence} other {Commercial building}} of {player}, {storeys, plural, one {one storey} other {# storeys}}, {state, select, done {completed} other {in progress}}',
  'building.short':
    '{kind, select, residential {Residence} other {Commercial}}, {storeys, plural, one {one storey} other {# storeys}}',
  'lot.vacant': '{kind, select, residential {Residential} other {Commercial}} lot, vacant',
  'lot.free': 'Free space',
  'effect.none': 'Changes nothing beside it.',
  'effect.residential': '{value} a storey to residences beside it',
  'effect.commercial': '{value} a storey to commercial buildings beside it',
  'effect.vacant': 'Vacant lots take 1 a storey from buildings beside them.',
  'effect.changes': '{building}, {place}: {before} → {after} a storey',
  'effect.no-changes': 'Changes no unfinished building.',

  'sum.now': 'Complete now: {points, plural, one {# point} other {# points}}',
  'sum.scored': 'Scored {points, plural, one {# point} other {# points}}',
  'sum.would': 'A storey here is worth {storey} now',
  'sum.roof-from': 'A roof from {lowest} storeys.',

  'build.first': 'First storey',
  'build.next': 'Storey {storey}',

  'spoken.here': '{what}. {place}.',
  'spoken.beside': 'Beside it: {neighbours}.',
  'spoken.side': '{side, select, north {north} east {east} south {south} other {west}}: {what}',
  'spoken.nothing': 'nothing',
  'spoken.can-zone': '{tile} can be laid here.',
  'spoken.can-build': 'Storey {storey} can be built here.',
  'spoken.can-complete': 'Can get a roof now: {points} points.',
  'spoken.cannot': 'Not now: {why}',

  'rule.see': 'See: {rule}',

  'player.you': 'you',
  'player.score': 'Points',
  'player.pool': 'Supply',
  'player.reserve': 'Reserve',
  'player.progress': 'Building',
  'player.held': 'In hand',
  'player.revealed': 'Revealed',
  'player.held-long': 'Contracts in hand',
  'player.revealed-long': 'Contracts revealed',
  'player.progress-long': 'Buildings in progress, of {limit} allowed',
  'player.to-move': 'to move',

  'side.contracts': 'Your contracts',
  'side.contracts-none': 'None yet. Each building you complete brings one.',
  'side.players': 'Players',
  'side.goals': 'Goals',
  'side.goal-points': '{points} points each, split between equals',
  'side.caps': 'How high you may build',
  'side.caps-residential': 'Residences',
  'side.caps-commercial': 'Commercial',
  'side.caps-hint':
    'One higher than your tallest completed building of that kind; commercial ones get their roof from four storeys.',
  'side.supplies': 'Left in the box',
  'side.bag': 'Tiles in the bag',
  'side.deck': 'Contracts in the deck',
  'side.turns': 'Turn',

  'contract.met': 'Met',
  'contract.possible': 'Still possible: {missing, plural, one {# piece} other {# pieces}} short',
  'contract.impossible': 'No longer possible',
  'contract.show': 'Where',
  'contract.hide': 'Hide',
  'contract.points': '{points, plural, one {# point} other {# points}}',
  'contract.met-later': 'Met: reveal it in Step 3 of your turn.',

  'board.flat': 'Press the towers flat',
  'board.skyline': 'Raise the towers',
  'roof.change': 'Another roof',

  'group.building': 'Buildings',
  'group.contract': 'Contracts',
  'group.goal': 'Goals',
} as const;

export type ScreenKey = keyof typeof screenWords;

/** The words of the rules in the language shown. */
export const gameWords = await loadWords(locale);

/** A text of the screen. */
export function text(key: ScreenKey, params: Params = {}): string {
  return tell(screenWords, key, params, [], locale);
}

/** A word of the rules; the key itself where it is missing. */
export function word(key: string, params: Params = {}, names: readonly string[] = []): string {
  return Object.hasOwn(gameWords, key) ? tell(gameWords, key, params, names, locale) : key;
}

/** Where a space is, counted from City Hall. */
export function placeText(cell: string): string {
  const place = placeOf(cell as CellKey) as { word: string; params: Params };
  return word(place.word, place.params);
}
