import type { Condition, Fit, Some } from '../content/conditions.ts';
import { type ContractName, contractNames, contracts } from '../content/contracts.ts';
import type { Facility } from '../content/tiles.ts';
import { kindWords, tileWords } from './tiles.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: number) => numbers[number] ?? `${number}`;
const article = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
const facilityWord = (facility: Facility) =>
  facility === 'cityHall' ? tileWords.cityHall : article(tileWords[facility]);

/** The noun of a description: "three-storey Residential building". */
function noun({ kind, storeys }: Fit): string {
  const height = storeys === undefined ? '' : `${inWords(storeys)}-storey `;
  return `${height}${kind ? `${kindWords[kind]} building` : 'building'}`;
}

function place({ beside }: Fit): string {
  return beside ? ` next to ${beside.map(facilityWord).join(' and to ')}` : '';
}

const verb = ({ completed }: Fit) => (completed ? 'Complete' : 'Control');
const several = ({ count, fit }: Some) => `${inWords(count)} ${noun(fit)}s${place(fit)}`;

/** What a condition asks for, as one English sentence. Made from the content, so that a corrected figure corrects the card. */
function englishCondition(condition: Condition): string {
  switch (condition.is) {
    case 'building':
      return `${verb(condition.fit)} ${article(noun(condition.fit))}${place(condition.fit)}.`;
    case 'sharedFacility': {
      const { residential, commercial, facility } = condition;
      const homes = article(noun({ ...residential, kind: 'residential' }));
      const offices = article(noun({ ...commercial, kind: 'commercial' }));
      return `${verb(residential)} ${homes} and ${offices} next to the same ${tileWords[facility]}.`;
    }
    case 'line': {
      const mixed = condition.mixed ? ', both kinds among them' : '';
      return `${verb(condition.fit)} a line of ${several({ count: condition.length, fit: condition.fit })}${mixed}.`;
    }
    case 'section': {
      const buildings = condition.buildings.map(several).join(' and ');
      return `${verb(condition.buildings[0]!.fit)} ${buildings} in a ${condition.size}×${condition.size} section.`;
    }
    case 'count':
      return `${verb(condition.fit)} ${several(condition)}.`;
  }
}

/** Each card's sentence. */
export const contractWords = Object.fromEntries(
  contractNames.map((name) => [name, englishCondition(contracts[name].condition)]),
) as Record<ContractName, string>;
