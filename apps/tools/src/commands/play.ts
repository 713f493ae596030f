import { writeFileSync } from 'node:fs';
import { overOf, viewOf } from '@cityhall/match';
import { variantName, variantsFor } from '@cityhall/proof';
import { playBots } from '@cityhall/proof/bot-game.ts';
import { tell } from '@cityhall/ruleset';
import { type Call, type Report, runCommand } from '../command.ts';
import { gameCalled, rulesHashOf, wordsCalled } from '../games.ts';
import { nameOf, toldLine } from '../telling.ts';

const help = `
pnpm play GAME [--seats N] [--options key=value,…] [--seed S] [--record FILE] [--json]

Bots play one game of the first variant that fits, told in words. The record (rules hash, options, seed, actions,
digests of all views) goes to FILE.
`;

async function run(call: Call): Promise<Report> {
  const ruleset = await gameCalled(call.words[0]);
  const words = await wordsCalled(ruleset.id);
  const variant = variantsFor(ruleset, call)[0]!;
  const lines = [`${ruleset.id}, ${variantName(variant)}, seed ${call.seed}`];
  const started = process.cpuUsage();
  let actions = -1;
  const rules = await rulesHashOf(ruleset.id);
  const { step, record, rulesTime } = playBots(ruleset, variant, call.seed, rules, (told) => {
    actions += 1;
    lines.push(...told.lines.map((line) => toldLine(words, line)));
  });
  const spent = process.cpuUsage(started);
  const seconds = (spent.user + spent.system) / 1e6;
  const view = viewOf(step.match, 'spectator');
  const sheet = ruleset.score(view);
  for (const [seat, { total, lines: sources }] of Object.entries(sheet)) {
    lines.push(`${nameOf(Number(seat))}: ${total}`);
    for (const { key, params, points } of sources) {
      lines.push(`  ${points} ${tell(words, `score.${key}`, params)}`);
    }
  }
  const winners = overOf(step.match)!.winners;
  if (typeof call.flags.record === 'string') writeFileSync(call.flags.record, `${JSON.stringify(record, null, 1)}\n`);
  lines.push(
    `${actions} actions, winners: ${winners.map(nameOf).join(', ') || 'nobody'}, rules time ${rulesTime.toFixed(2)} s; with bots, digests and words ${seconds.toFixed(2)} s of CPU`,
  );
  const totals = Object.fromEntries(Object.entries(sheet).map(([seat, { total }]) => [seat, total]));
  return { lines, figures: { actions, winners, totals, rulesTime, seconds } };
}

await runCommand({ help, flags: { record: { type: 'string' } }, run }, process.argv.slice(2));
