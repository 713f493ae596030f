import { type Params, type Refusal, type ScoreSheet, tell } from '@cityhall/ruleset';
import { type Material, smallCityRules, type TileName } from '@cityhall/small-city';
import { loadWords } from '@cityhall/small-city/words';
import { listed, locale, sayRefusal } from '@cityhall/web/words/index.ts';
import { planWords } from './plan-words.ts';
import { tableWords } from './table-words.ts';

export { placeName } from '@cityhall/small-city';

/** Texts of the screen alone; those of the rules come from the ruleset. */
export const screenWords = { ...tableWords, ...planWords };
type ScreenKey = keyof typeof screenWords;

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

export const tileText = (tile: TileName): string => word(`tile.${tile}`);

/** Materials counted: 2 white and 1 grey. */
export function materialsText(list: readonly Material[]): string {
  const counts = new Map<Material, number>();
  for (const material of list) counts.set(material, (counts.get(material) ?? 0) + 1);
  return listed([...counts].map(([material, count]) => `${count} ${text(`material.${material}`)}`));
}

/** The same where a sentence begins. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Why something cannot be done. */
export const whyText = (refusal: Refusal, names: readonly string[]): string => sayRefusal(gameWords, refusal, names);

/** A ruling by its number, a chapter by its title. */
export function ruleText(rule: string): string {
  return smallCityRules.rules.some((chapter) => chapter.id === rule) ? word(`rules.${rule}`) : rule;
}

const sources = [
  'residence',
  'university',
  'lots',
  'materials',
  'supporter',
  'economy',
  'cash',
  'revenue',
  'citizens',
  'cultural',
  'investment',
  'unrest',
  'promise-kept',
  'promise-broken',
  'special-kept',
  'special-broken',
  'pollution',
];

/** What each kind of source that occurs is called. */
export function groupsOf(sheet: ScoreSheet): Record<string, string> {
  const keys = new Set(Object.values(sheet).flatMap(({ lines }) => lines.map(({ key }) => key)));
  const title = (key: string) =>
    Object.hasOwn(screenWords, `group.${key}`) ? text(`group.${key}` as ScreenKey) : word(`score.${key}`);
  return Object.fromEntries(sources.filter((key) => keys.has(key)).map((key) => [key, title(key)]));
}
