import * as z from 'zod/mini';
import { isIndustrial } from '../../content/districts.ts';
import { figures } from '../../content/figures.ts';
import { resources } from '../../content/goods.ts';
import { costInWords } from '../../words/places.ts';
import { buildingAreas, ownAreas, projectsNow, refuseProject } from '../building.ts';
import { gain as moveUp } from '../company.ts';
import { move, phase, refuse } from '../define.ts';
import { takeDie } from '../dice.ts';
import { runFinalPhase } from '../final.ts';
import { canAct, quarterOf, refuseBuild, refuseGain, refuseLogistics, refuseTrade } from '../investment.ts';
import { areaSchema, type Open, resourceSchema } from '../state.ts';
import { carryOut, completeProject, receive, settle, taskDone } from '../tasks.ts';
import { taskStage, taskStages } from './tasks.ts';

/** An industrial Quarter's resources, or the money of a residential one. */
export const gain = move({
  args: z.strictObject({ advanced: z.boolean() }),
  check: ({ open }, seat, { advanced }) => refuseGain(open, seat, advanced),
  apply({ open }, seat, { advanced }, { say }) {
    const { kind, dice } = quarterOf(open, seat);
    if (advanced) takeDie(open, seat, dice);
    open.turn.acted = true;
    if (isIndustrial(kind)) receive(open, seat, kind, advanced ? figures.industrialAdvanced : figures.industrial, say);
    else receive(open, seat, 'money', figures.residentialMoney, say);
  },
  candidates: () => [{ advanced: false }, { advanced: true }],
});

/** A resource for others: on a commercial Quarter, with one die for two of them, or by a Project card. */
export const exchange = move({
  args: z.strictObject({
    give: resourceSchema,
    take: z.array(resourceSchema).check(z.minLength(figures.commercial), z.maxLength(figures.commercialAdvanced)),
  }),
  check({ open }, seat, { give, take }) {
    if (open.turn.tasks.length === 0) return refuseTrade(open, seat, give, take);
    if (take.length > 1) return refuse('project', 'one-resource');
    if (open.players[seat]!.goods[give] > 0) return undefined;
    return refuse('MC-4', 'resource-missing', { resource: { word: `goods.${give}` } });
  },
  apply({ open }, seat, { give, take }, { say }) {
    const company = open.players[seat]!.goods;
    const onQuarter = open.turn.tasks.length === 0;
    if (onQuarter && take.length > figures.commercial) takeDie(open, seat, quarterOf(open, seat).dice);
    company[give] -= 1;
    for (const resource of take) moveUp(company, resource, 1);
    const given = costInWords({ [give]: 1 });
    const taken = take.map((resource) => costInWords({ [resource]: 1 }));
    say('all', 'exchanged', { player: { seat }, give: given, take: taken });
    if (!onQuarter) {
      taskDone(open, seat, say);
      return;
    }
    open.turn.acted = true;
    receive(open, seat, 'money', figures.commercialMoney, say);
  },
  *candidates({ open }) {
    for (const give of resources) {
      for (const take of resources) {
        yield { give, take: [take] };
        if (open.turn.tasks.length > 0) continue;
        for (const second of resources) if (second >= take) yield { give, take: [take, second] };
      }
    }
  },
});

/** A Building stage or a Goal: on a residential Quarter, or by a Project card wherever the Engineer stands (MC-16). */
export const build = move({
  args: z.strictObject({ area: areaSchema, from: z.optional(areaSchema) }),
  check({ open }, seat, { area, from }) {
    const judge = open.turn.tasks.length > 0 ? refuseProject : refuseBuild;
    return judge(open, seat, area, from);
  },
  apply({ open }, seat, { area, from }, { say }) {
    const onQuarter = open.turn.tasks.length === 0;
    if (onQuarter) {
      takeDie(open, seat, quarterOf(open, seat).dice);
      open.turn.acted = true;
    } else {
      open.turn.tasks.shift();
    }
    completeProject(open, seat, area, from, say);
    settle(open, seat, say);
  },
  *candidates({ open }, seat) {
    yield* projectsNow(open, seat);
    for (const area of buildingAreas(open)) {
      if (!open.building) for (const from of ownAreas(open, seat)) yield { area, from };
    }
  },
});

/** A Logistics Quarter: tokens back, or resources for money. Either takes a die of any value (MC-7). */
export const logistics = move({
  args: z.strictObject({ use: z.enum(['tokens', 'goods']) }),
  check: ({ open }, seat, { use }) => refuseLogistics(open, seat, use),
  apply({ open }, seat, { use }, { say }) {
    takeDie(open, seat);
    open.turn.acted = true;
    if (use === 'tokens') {
      carryOut(open, seat, [{ is: 'tokens', count: figures.logisticsTokens, from: 'anywhere' }], false, say);
    } else {
      open.players[seat]!.goods.money -= figures.logisticsPrice;
      say('all', 'paid', { player: { seat }, cost: costInWords({ money: figures.logisticsPrice }) });
      carryOut(open, seat, [{ is: 'any', count: figures.logisticsResources }], false, say);
    }
    settle(open, seat, say);
  },
  candidates: () => [{ use: 'tokens' as const }, { use: 'goods' as const }],
});

/** The round ends at the player's word only (MC-14). */
export const endRound = move({
  args: z.strictObject({}),
  check: () => undefined,
  apply({ open }, seat, _args, { say }) {
    say('all', 'round-ended', { player: { seat } });
    runFinalPhase(open, seat, say);
  },
});

function stageOf(open: Open) {
  return taskStage(open) ?? (canAct(open, open.turn.seat) ? 'invest' : 'finish');
}

export const investmentPhase = phase({
  awaits: (open) => (open.turn.step === 'investment' ? { [open.turn.seat]: stageOf(open) } : {}),
  stages: {
    invest: ['gain', 'exchange', 'build', 'logistics', 'endRound', 'takeAdvantage'],
    finish: ['endRound', 'takeAdvantage'],
    ...taskStages,
  },
  next: ({ turn }) => turn.step,
});
