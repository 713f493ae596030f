import type { Condition, Fit } from './conditions.ts';
import type { Mark } from './mark.ts';
import type { Facility } from './tiles.ts';

/** One contract card. */
export interface Contract {
  points: number;
  condition: Condition;
  /** Of the condition; the points of every card are house decisions, set by measurement. */
  mark: Mark;
}

const card = (points: number, condition: Condition, mark: Mark = 'house'): Contract => ({ points, condition, mark });
const building = (fit: Fit): Condition => ({ is: 'building', fit });
const line = (length: number, fit: Fit): Condition => ({ is: 'line', length, fit, mixed: false });
const section = (size: number, count: number, fit: Fit): Condition => ({
  is: 'section',
  size,
  buildings: [{ count, fit }],
});
const count = (number: number, fit: Fit): Condition => ({ is: 'count', count: number, fit });
const shared = (facility: Facility, fit: Fit): Condition => ({
  is: 'sharedFacility',
  facility,
  residential: fit,
  commercial: fit,
});

/** A building of a kind next to a facility. */
const nextTo = {
  residenceSchool: card(2, building({ kind: 'residential', beside: ['school'] })),
  residenceStadiumCompleted: card(9, building({ kind: 'residential', completed: true, beside: ['stadium'] })),
  residenceHospital: card(6, building({ kind: 'residential', beside: ['hospital'] })),
  residenceChurch: card(4, building({ kind: 'residential', beside: ['church'] })),
  residencePoliceCompleted: card(5, building({ kind: 'residential', completed: true, beside: ['policeStation'] })),
  residenceBar: card(10, building({ kind: 'residential', beside: ['bar'] })),
  residenceCityHall: card(8, building({ kind: 'residential', beside: ['cityHall'] })),
  officeCityHallCompleted: card(4, building({ kind: 'commercial', completed: true, beside: ['cityHall'] })),
  officeChurch: card(10, building({ kind: 'commercial', beside: ['church'] })),
  officeSchool: card(9, building({ kind: 'commercial', beside: ['school'] })),
  officeBank: card(2, building({ kind: 'commercial', beside: ['bank'] })),
  officeHospitalCompleted: card(6, building({ kind: 'commercial', completed: true, beside: ['hospital'] })),
  officePolice: card(3, building({ kind: 'commercial', beside: ['policeStation'] })),
  officeStadium: card(3, building({ kind: 'commercial', beside: ['stadium'] })),
};

/** An exact height next to a facility. */
const heights = {
  oneStoreyPark: card(2, building({ kind: 'residential', storeys: 1, completed: true, beside: ['park'] })),
  twoStoreyPark: card(7, building({ kind: 'residential', storeys: 2, completed: true, beside: ['park'] })),
  threeStoreyPark: card(10, building({ kind: 'residential', storeys: 3, completed: true, beside: ['park'] })),
  twoStoreySchool: card(5, building({ kind: 'residential', storeys: 2, beside: ['school'] })),
  fourStoreyPark: card(3, building({ kind: 'commercial', storeys: 4, completed: true, beside: ['park'] })),
  fourStoreyMall: card(6, building({ kind: 'commercial', storeys: 4, beside: ['mall'] })),
  fiveStoreyPark: card(4, building({ kind: 'commercial', storeys: 5, completed: true, beside: ['park'] })),
  sixStoreyBar: card(6, building({ kind: 'commercial', storeys: 6, completed: true, beside: ['bar'] }), 'rulebook'),
};

/** One building next to two facilities. */
const twoFacilities = {
  residenceParkSchool: card(7, building({ kind: 'residential', beside: ['park', 'school'] })),
  residenceParkChurch: card(8, building({ kind: 'residential', beside: ['park', 'church'] })),
  officeParkMall: card(4, building({ kind: 'commercial', beside: ['park', 'mall'] })),
  officeParkBar: card(4, building({ kind: 'commercial', beside: ['park', 'bar'] })),
  officeParkBank: card(6, building({ kind: 'commercial', beside: ['park', 'bank'] })),
  anyParkPolice: card(5, building({ beside: ['park', 'policeStation'] })),
};

/** A residential and a commercial building next to the same facility. */
const sameFacility = {
  samePark: card(4, shared('park', {}), 'rulebook'),
  sameParkCompleted: card(5, shared('park', { completed: true })),
  samePolice: card(8, shared('policeStation', {})),
  sameMall: card(10, shared('mall', {})),
  sameSchool: card(9, shared('school', {})),
  sameBank: card(10, shared('bank', {})),
};

const lines = {
  lineOfThree: card(5, line(3, {})),
  lineOfThreeCompleted: card(6, line(3, { completed: true })),
  lineOfFour: card(10, line(4, {})),
  lineOfResidences: card(9, line(3, { kind: 'residential' })),
  lineOfResidencesCompleted: card(10, line(3, { kind: 'residential', completed: true })),
  lineOfBothKinds: card(7, { is: 'line', length: 3, fit: {}, mixed: true }),
};

/** Buildings inside a 2×2 or 3×3 section. */
const sections = {
  threeInTwo: card(4, section(2, 3, {})),
  threeInTwoCompleted: card(5, section(2, 3, { completed: true })),
  fourInThreeCompleted: card(3, section(3, 4, { completed: true })),
  fiveInThree: card(7, section(3, 5, {})),
  fourResidencesInThree: card(9, section(3, 4, { kind: 'residential', completed: true })),
  twoAndTwoInThree: card(6, {
    is: 'section',
    size: 3,
    buildings: [
      { count: 2, fit: { kind: 'residential', completed: true } },
      { count: 2, fit: { kind: 'commercial', completed: true } },
    ],
  }),
};

const counts = {
  twoTallResidences: card(10, count(2, { kind: 'residential', storeys: 3, completed: true })),
  sixOffices: card(6, count(6, { kind: 'commercial', completed: true })),
  sixResidences: card(5, count(6, { kind: 'residential', completed: true })),
  fiveParkFronts: card(4, count(5, { completed: true, beside: ['park'] })),
};

/** The families of contracts and their cards. */
export const contractFamilies = { nextTo, heights, twoFacilities, sameFacility, lines, sections, counts };

const box = { ...nextTo, ...heights, ...twoFacilities, ...sameFacility, ...lines, ...sections, ...counts };

export type ContractName = keyof typeof box;
export const contracts: Readonly<Record<ContractName, Contract>> = box;
export const contractNames = Object.keys(contracts) as ContractName[];
