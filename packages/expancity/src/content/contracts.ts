import type { Condition } from './conditions.ts';
import type { Mark } from './mark.ts';

/** One contract card. */
export interface Contract {
  points: number;
  condition: Condition;
  /** Of the condition; the points of every card are house decisions, set by measurement. */
  mark: Mark;
}

const beside = {
  residencePark: {
    points: 2,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', completed: true, beside: ['park'] } },
  },
  officePark: {
    points: 3,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', completed: true, beside: ['park'] } },
  },
  residenceSchool: {
    points: 4,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', beside: ['school'] } },
  },
  residenceSchoolCompleted: {
    points: 4,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', completed: true, beside: ['school'] } },
  },
  residenceChurchCompleted: {
    points: 4,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', completed: true, beside: ['church'] } },
  },
  officeMall: {
    points: 4,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['mall'] } },
  },
  officeMallCompleted: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', completed: true, beside: ['mall'] } },
  },
  officeBank: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['bank'] } },
  },
  officeBarCompleted: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', completed: true, beside: ['bar'] } },
  },
  officePolice: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['policeStation'] } },
  },
  residencePoliceCompleted: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', completed: true, beside: ['policeStation'] } },
  },
  residenceHospital: {
    points: 6,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', beside: ['hospital'] } },
  },
  officeStadium: {
    points: 6,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['stadium'] } },
  },
  residenceBar: {
    points: 7,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', beside: ['bar'] } },
  },
} as const;

const heights = {
  sixBar: {
    points: 10,
    mark: 'rulebook',
    condition: { is: 'building', fit: { kind: 'commercial', storeys: 6, completed: true, beside: ['bar'] } },
  },
  onePark: {
    points: 3,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', storeys: 1, completed: true, beside: ['park'] } },
  },
  twoPark: {
    points: 4,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', storeys: 2, completed: true, beside: ['park'] } },
  },
  threePark: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', storeys: 3, completed: true, beside: ['park'] } },
  },
  fourPark: {
    points: 5,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', storeys: 4, completed: true, beside: ['park'] } },
  },
  fivePark: {
    points: 7,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', storeys: 5, completed: true, beside: ['park'] } },
  },
  threeSchool: {
    points: 7,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', storeys: 3, beside: ['school'] } },
  },
  fourMall: {
    points: 8,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', storeys: 4, beside: ['mall'] } },
  },
} as const;

const twoFacilities = {
  residenceParkSchool: {
    points: 8,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', beside: ['park', 'school'] } },
  },
  residenceParkChurch: {
    points: 8,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'residential', beside: ['park', 'church'] } },
  },
  officeParkMall: {
    points: 8,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['park', 'mall'] } },
  },
  officeParkBar: {
    points: 8,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['park', 'bar'] } },
  },
  officeParkBank: {
    points: 8,
    mark: 'house',
    condition: { is: 'building', fit: { kind: 'commercial', beside: ['park', 'bank'] } },
  },
  anyParkPolice: {
    points: 7,
    mark: 'house',
    condition: { is: 'building', fit: { beside: ['park', 'policeStation'] } },
  },
} as const;

const shared = {
  samePark: {
    points: 4,
    mark: 'rulebook',
    condition: { is: 'sharedFacility', facility: 'park', residential: {}, commercial: {} },
  },
  sameParkCompleted: {
    points: 5,
    mark: 'house',
    condition: {
      is: 'sharedFacility',
      facility: 'park',
      residential: { completed: true },
      commercial: { completed: true },
    },
  },
  samePolice: {
    points: 7,
    mark: 'house',
    condition: { is: 'sharedFacility', facility: 'policeStation', residential: {}, commercial: {} },
  },
  sameMall: {
    points: 8,
    mark: 'house',
    condition: { is: 'sharedFacility', facility: 'mall', residential: {}, commercial: {} },
  },
  sameSchool: {
    points: 8,
    mark: 'house',
    condition: { is: 'sharedFacility', facility: 'school', residential: {}, commercial: {} },
  },
  sameBank: {
    points: 8,
    mark: 'house',
    condition: { is: 'sharedFacility', facility: 'bank', residential: {}, commercial: {} },
  },
} as const;

const lines = {
  lineOfThree: { points: 3, mark: 'house', condition: { is: 'line', length: 3, fit: {} } },
  lineOfThreeCompleted: { points: 4, mark: 'house', condition: { is: 'line', length: 3, fit: { completed: true } } },
  lineOfFour: { points: 6, mark: 'house', condition: { is: 'line', length: 4, fit: {} } },
  lineOfResidences: { points: 7, mark: 'house', condition: { is: 'line', length: 3, fit: { kind: 'residential' } } },
  lineOfResidencesCompleted: {
    points: 8,
    mark: 'house',
    condition: { is: 'line', length: 3, fit: { kind: 'residential', completed: true } },
  },
  lineOfOffices: { points: 9, mark: 'house', condition: { is: 'line', length: 3, fit: { kind: 'commercial' } } },
} as const;

const sections = {
  threeInTwo: { points: 4, mark: 'house', condition: { is: 'section', size: 2, buildings: [{ count: 3, fit: {} }] } },
  threeInTwoCompleted: {
    points: 5,
    mark: 'house',
    condition: { is: 'section', size: 2, buildings: [{ count: 3, fit: { completed: true } }] },
  },
  fourInTwo: { points: 9, mark: 'house', condition: { is: 'section', size: 2, buildings: [{ count: 4, fit: {} }] } },
  fiveInThree: { points: 5, mark: 'house', condition: { is: 'section', size: 3, buildings: [{ count: 5, fit: {} }] } },
  twoAndTwoInThree: {
    points: 5,
    mark: 'house',
    condition: {
      is: 'section',
      size: 3,
      buildings: [
        { count: 2, fit: { kind: 'residential', completed: true } },
        { count: 2, fit: { kind: 'commercial', completed: true } },
      ],
    },
  },
  fourResidencesInThree: {
    points: 8,
    mark: 'house',
    condition: { is: 'section', size: 3, buildings: [{ count: 4, fit: { kind: 'residential', completed: true } }] },
  },
} as const;

const counts = {
  threeTallResidences: {
    points: 5,
    mark: 'house',
    condition: { is: 'count', count: 3, fit: { kind: 'residential', storeys: 3, completed: true } },
  },
  fourOffices: {
    points: 5,
    mark: 'house',
    condition: { is: 'count', count: 4, fit: { kind: 'commercial', completed: true } },
  },
  sixResidences: {
    points: 5,
    mark: 'house',
    condition: { is: 'count', count: 6, fit: { kind: 'residential', completed: true } },
  },
  threeParkFronts: {
    points: 5,
    mark: 'house',
    condition: { is: 'count', count: 3, fit: { completed: true, beside: ['park'] } },
  },
} as const;

/** The families of contracts and their cards. */
export const contractFamilies = { beside, heights, twoFacilities, shared, lines, sections, counts } as const;

const box = { ...beside, ...heights, ...twoFacilities, ...shared, ...lines, ...sections, ...counts } as const;

export type ContractName = keyof typeof box;
export const contracts: Readonly<Record<ContractName, Contract>> = box;
export const contractNames = Object.keys(contracts) as ContractName[];
