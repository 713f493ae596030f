import { type Params, type Refusal, type ScoreSheet, tell } from '@cityhall/ruleset';
import { cellAt, iconOf, type Open, placeName, type Survey, tramwaysRules } from '@cityhall/tramways';
import { loadWords } from '@cityhall/tramways/words';
import { listed, locale, sayRefusal } from '@cityhall/web/words/index.ts';
import { panelWords } from './panel-words.ts';
import { tableWords } from './table-words.ts';

/** Texts of the screen alone; those of the rules come from the ruleset. */
export const screenWords = { ...tableWords, ...panelWords };
export type ScreenKey = keyof typeof screenWords;

/** The words of the rules in the language shown. */
export const gameWords = await loadWords(locale);

/** A text of the screen. */
export function text(key: ScreenKey, params: Params = {}, names: readonly string[] = []): string {
  return tell(screenWords, key, params, names, locale);
}

/** A word of the rules; the key itself where it is missing. */
export function word(key: string, params: Params = {}, names: readonly string[] = []): string {
  return Object.hasOwn(gameWords, key) ? tell(gameWords, key, params, names, locale) : key;
}

/** Why something cannot be done. */
export const whyText = (refusal: Refusal, names: readonly string[]): string => sayRefusal(gameWords, refusal, names);

/** A ruling by its number, a chapter by its title. */
export function ruleText(rule: string): string {
  return tramwaysRules.rules.some((chapter) => chapter.id === rule) ? word(`rules.${rule}`) : rule;
}

export const iconText = (icon: string): string => word(`icon.${icon}`);
export const cardText = (card: string): string => word(`card.${card}`);
export const typeText = (type: string): string => word(`type.${type}`);

/** A location: its building with the space, or the Parcel. */
export function locationText(survey: Survey, location: number): string {
  const type = survey.types[location];
  if (!type) return word('place.parcel', { parcel: iconOf(survey, location) });
  return word('place.building', { type: typeText(type), space: placeName(cellAt(survey.map, location)) });
}

/** Dollars with their sign. */
export const signedMoney = (value: number): string => (value < 0 ? `−$${-value}` : `+$${value}`);

/** What cards and icons cost beyond themselves: Stress, and cash for Consequences. */
export function costText(open: Open, seat: number, stress: number, money: number, loss: number): string {
  const parts = [
    stress > 0 ? text('cost.stress', { stress, from: open.players[seat]!.stress }) : '',
    money > 0 ? text('cost.money', { money }) : '',
    loss > 0 ? text('cost.loss', { loss }) : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? listed(parts) : text('cost.none');
}

const sources = [
  'travel',
  'construct',
  'upgradeBuilding',
  'upgradeLink',
  'leisure',
  'stress',
  'links',
  'money',
  'stressLevel',
] as const;

/** What each kind of source is called. */
export function groupsOf(sheet: ScoreSheet): Record<string, string> {
  const keys = new Set(Object.values(sheet).flatMap(({ lines }) => lines.map(({ key }) => key)));
  return Object.fromEntries(sources.filter((key) => keys.has(key)).map((key) => [key, text(`group.${key}`)]));
}
