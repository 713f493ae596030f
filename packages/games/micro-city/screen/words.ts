import {
  type Area,
  areaInWords,
  type Cost,
  costInWords,
  microCityRules,
  type Open,
  quarterInWords,
} from '@cityhall/micro-city';
import { loadWords } from '@cityhall/micro-city/words';
import { type Param, type Params, type Refusal, tell, type Words } from '@cityhall/ruleset';
import { locale, sayRefusal } from '@cityhall/web/words/index.ts';

/** Texts of the screen alone; those of the rules come from the ruleset. */
export const screenWords = {
  'screen.title': 'Micro City',
  'screen.city': 'The city. Arrow keys go from Quarter to Quarter.',
  'said.plain': '{it}',

  'sentence.pick': 'Your turn: pick a Project card.',
  'sentence.pick-where': 'Your turn: pick a Project card. A stage can be built this round.',
  'sentence.pay': 'Turn dice, sell, or tap a token to remove it.',
  'sentence.go':
    '{card}, {steps, plural, one {one step} other {# steps}}: where to? {places, plural, one {One Quarter} other {# Quarters}}.',
  'sentence.go-aimed': 'Go to {place}?',
  'sentence.remove-aimed': 'Remove the token from {place} for {cost}?',
  'sentence.from': 'Your pool is empty: which of your tokens shall be used for a point?',
  'sentence.aimed': '{what}: {place}?',
  'sentence.over': 'The game is over.',
  'sentence.several': '{names} are preparing.',

  'action.place': 'Start here',
  'action.go': 'Go here',
  'action.remove': 'Remove for {cost}',
  'action.upgrade': 'Upgrade this District',
  'action.retrieve': 'Take this token back',
  'action.replace': 'Move this token here',
  'action.from': 'Use this token',
  'action.pay': 'Prepare',
  'action.cards': 'Cards',
  'action.end': 'End the round',
  'action.end-last': 'End the last round: time runs out',
  'action.end-lost': 'End the round: no token left, the game is lost',
  'action.end-turn': 'End the turn',
  'action.decline': 'Decline',
  'action.ready': 'Ready',
  'action.agree': 'Agree',
  'action.take': 'Take',
  'action.back': 'Choose another',

  'hand.cards': 'Project cards in hand',
  'card.plain': 'Card {number}',
  'hand.uses': 'What the card does',
  'hand.choices': 'What you can do',
  'hand.discard': 'Project cards in the discard pile',
  'card.name': '{card}, {steps, plural, one {one step} other {# steps}}',
  'card.partner': '2',
  'card.gather': 'Retrieve all',
  'card.gather-long':
    'Retrieve all Project cards, one step. {number, plural, =0 {None lies in the discard pile.} one {One lies in the discard pile.} other {# lie in the discard pile.}}',
  'card.gathers': 'All {number, plural, =0 {cards are in hand} one {# card comes back} other {# cards come back}}',
  'use.basic': 'No die',
  'use.swap': 'Or',
  'use.advanced': 'With a {die}',

  'choice.gain': 'Gain {goods}',
  'choice.with': 'with a {dice}',
  'choice.with-any': 'with any die',
  'choice.build': 'Build {area}',
  'choice.complete': 'Complete {area}',
  'choice.build-none': 'Build',
  'choice.tokens': 'Take two tokens back',
  'choice.goods': 'Two resources for {cost}',
  'choice.points': '{points, plural, one {# point} other {# points}}',
  'choice.money': 'Take {goods}',
  'choice.give': 'Give',
  'choice.get': 'Get',
  'choice.for': '{give} for {take}',
  'choice.two': 'Get two resources',
  'choice.left': '{count, plural, one {one more} other {# more}}',
  'choice.exchange-none': 'You have no resource to exchange.',
  'choice.set': 'Set to {value}',
  'choice.token': 'Token: {area}',
  'choice.propose': 'Propose this instead',

  'pay.with': 'Pay with',
  'pay.dice': 'Turn',
  'pay.dice-of': 'Dice of {player}',
  'pay.sell': 'Sell for 1$',
  'pay.none': 'Nothing to pay with: a payment takes one resource or 2$.',
  'pay.turn': 'Turn the {from} to {to}',
  'pay.sell-one': 'Sell 1 {resource} for 1$',

  'quarter.here': '{kind} Quarter, row {row}, column {column}',
  'quarter.district': 'District {number}{side}',
  'quarter.dice': 'dice {dice}',
  'quarter.any-die': 'a die of any value',
  'quarter.token': 'An Investment token lies here.',
  'quarter.token-of': 'An Investment token of {player} lies here.',
  'quarter.engineer': 'The Engineer of {player} stands here.',
  'quarter.my-engineer': 'Your Engineer stands here.',
  'does.industrial': '1 {good}, or 2 with a {dice}.',
  'does.residential': '2$, or with a {dice} build.',
  'does.commercial': 'Exchange a resource for one other, with a {dice} for two others; 1$ besides.',
  'does.logistics': 'With any die: two tokens back, or two resources for 1$.',
  'would.closed': 'A token lies there: the Quarter does nothing.',
  'would.industrial': 'Brings {basic}.',
  'would.industrial-die': 'Brings {advanced} with your die, {basic} without.',
  'would.residential': 'Brings 2$. No die fits for building.',
  'would.residential-poor': 'Brings 2$. A die fits, but nothing can be paid for yet.',
  'would.residential-build': 'You can build there: {areas}. Or 2$.',
  'would.commercial': 'Exchanges one resource for one other and brings 1$.',
  'would.commercial-die': 'Exchanges one resource for two others with your die and brings 1$.',
  'would.logistics': 'Needs a die, and none is left.',
  'would.logistics-die': 'Two tokens back or two resources, with any die.',
  'build.can': 'Building here this round: {areas}.',
  'build.cannot': 'No building here now: {why}',
  'build.where': 'Where can I build?',
  'build.mark': 'build',
  'build.token': 'Token',
  'build.die': 'No die fits',
  'build.reach': 'Too far',
  'build.cost': 'Cannot pay',
  'build.pool': 'No token left',
  'build.over': 'Next round',
  'spoken.recent': 'Changed since your last turn.',
  'spoken.can': 'Possible here: {what}.',
  'spoken.cannot': 'Not now: {why}',
  'rule.see': 'See: {rule}',

  'building.ordered': 'in order',
  'building.any': 'in any order',
  'building.progress': '{completed} of {of} stages',
  'building.stage': 'Stage {stage}: {cost}.',
  'building.done': 'Completed.',
  'building.next': 'Can be paid for.',
  'building.lacks': 'You lack {missing}.',
  'building.bonus': 'Bonus: {bonus}.',
  'building.label': 'Building card',
  'goals.label': 'Goals',
  'goals.taken': 'Token of {player}.',
  'goals.area': '{points, plural, one {# point} other {# points}}: {cost}.',
  'advantages.label': 'Advantages',
  'advantages.left': '{left, plural, =0 {No more in the deck} one {One more in the deck} other {# more in the deck}}',

  'status.rounds': 'Rounds left',
  'status.tokens': 'Tokens left',
  'status.stages': 'Stages',
  'status.points': 'Points',
  'status.dice': 'Dice',
  'status.company': 'Company of {player}',
  'status.you': 'you',
  'status.to-move': 'to move',
  'status.track': '{good}: {number} of 5',
  'status.die': '{value}{used, select, yes { (used)} other {}}',

  'side.cards': 'Project cards',
  'side.in-hand': 'In hand',
  'side.discard': 'Discard pile',
  'side.none': 'None',
  'side.round': 'A round',
  'side.round-1': 'Prepare: turn dice, remove tokens, sell (one resource or 2$ each).',
  'side.round-2': 'Project card: the Engineer moves, then the card’s action. Or one step and all cards come back.',
  'side.round-3': 'Quarter: use it, unless a token lies there.',
  'side.round-4': 'End: a token is placed, time moves on, two unused dice bring 1$.',

  'end.built': 'The building stands',
  'end.time': 'Not finished in time',
  'end.tokens': 'Out of tokens',
  'end.points': 'The last turn is played',
  'group.stages': 'Stages',
  'group.goal': 'Goals',
  'group.advantage': 'Advantages',
  'group.token': 'Points given for tokens',
} as const;

export type ScreenKey = keyof typeof screenWords;

/** The words of the rules in the language shown. */
export const gameWords = await loadWords(locale);

const all: Words = { ...gameWords, ...screenWords };

/** A text of the screen, with parameters in words of the rules. */
export function text(key: ScreenKey, params: Params = {}, names: readonly string[] = []): string {
  return tell(all, key, params, names, locale);
}

/** A word of the rules; the key itself where it is missing. */
export function word(key: string, params: Params = {}, names: readonly string[] = []): string {
  return Object.hasOwn(gameWords, key) ? tell(gameWords, key, params, names, locale) : key;
}

/** Something that the rules put in words. */
export function said(it: Param): string {
  return text('said.plain', { it });
}

/** A cost: 2 coal and 1 steel. */
export const costText = (cost: Cost): string => said(costInWords(cost));

/** A Quarter, stage or Goal. */
export const areaText = (open: Open, area: Area): string => said(areaInWords(open, area));

/** The same where a sentence begins. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A Quarter by its kind and place. */
export const quarterText = (open: Open, cell: Parameters<typeof quarterInWords>[1]): string =>
  said(quarterInWords(open, cell));

/** Values of dice as one says them: 2 or 5. */
export function valuesText(values: readonly number[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format([...values].sort().map(String));
}

/** Why something cannot be done. */
export const whyText = (refusal: Refusal, names: readonly string[]): string => sayRefusal(gameWords, refusal, names);

/** A ruling by its number, a chapter by its title. */
export function ruleText(rule: string): string {
  return microCityRules.rules.some((chapter) => chapter.id === rule) ? word(`rules.${rule}`) : rule;
}
