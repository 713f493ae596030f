import type { ActOf, ChoiceOf, StageOf } from '@cityhall/ruleset';
import { figures } from '../content/figures.ts';
import { chapters } from '../words/chapters.ts';
import { accepts } from './accepts.ts';
import { outcomeOf } from './accounts.ts';
import { rules } from './define.ts';
import { accounts } from './phases/accounts.ts';
import { building, construct, material } from './phases/building.ts';
import { complete, completing, drawContracts, drawTiles, endTurn, reveal, takeContract } from './phases/completing.ts';
import { keepTile, planning } from './phases/planning.ts';
import { zone, zoning } from './phases/zoning.ts';
import { scoreSheet } from './scoring.ts';
import { setUp } from './setup.ts';

/** Expancity: zone tiles, build towers, complete contracts. */
export const expancityRules = rules({
  id: 'expancity',
  seats: { min: figures.fewestPlayers, max: figures.mostPlayers },
  options: {},
  setup: (seats, _options, tools) => setUp(seats, tools),
  start: 'zoning',
  phases: { zoning, building, completing, planning, accounts },
  moves: {
    zone,
    construct,
    material,
    complete,
    reveal,
    drawContracts,
    takeContract,
    drawTiles,
    endTurn,
    keepTile,
  },
  phaseIn: ({ turn }) => turn.step,
  final: ({ open }) => outcomeOf(open),
  score: ({ open }) => scoreSheet(open),
  rules: chapters,
  accepts,
});

export type StageName = StageOf<typeof expancityRules>;
export type Choice = ChoiceOf<typeof expancityRules>;
export type Act = ActOf<typeof expancityRules>;
