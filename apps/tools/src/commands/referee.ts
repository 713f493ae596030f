import { fileURLToPath } from 'node:url';
import { type GameReport, proveReferee, refereeGame, variantName, variantsFor } from '@cityhall/proof';
import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { gameCalled, wordsCalled } from '../games.ts';
import { answerPart, inParts, numbersOf } from '../parts.ts';

const help = `
pnpm referee GAME --games N [--prove] [--deep] [--seats K] [--options key=value,…] [--seed S] [--json]

Plays N games of random and sensible players over all variants in turn, on all cores, and checks after each action
what must hold for every ruleset: somebody has a legal move, pieces are conserved, act–undo–act gives the same state,
a record replays to the same views, hostile arguments are refused, what a viewer imagines looks like what it sees.
--deep makes every check after every action. --prove plants faults and finds them.
`;

async function run(call: Call): Promise<Report> {
  const ruleset = await gameCalled(call.words[0]);
  const words = { en: await wordsCalled(ruleset.id) };
  if (call.flags.prove) {
    const proofs = proveReferee(ruleset, words);
    const found = proofs.filter((proof) => proof.found).length;
    return {
      lines: [
        ...proofs.map((proof) => `${proof.found ? 'found' : 'MISSED'}: ${proof.name}`),
        `${found} of ${proofs.length} planted faults found`,
      ],
      figures: { proofs },
      exit: found === proofs.length ? 0 : 1,
    };
  }
  const games = wholeNumber('--games', call.flags.games) ?? 100;
  const variants = variantsFor(ruleset, call);
  if (typeof call.flags.part === 'string') {
    answerPart(
      numbersOf(call.flags.part, games).map((game) =>
        refereeGame(ruleset, variants[game % variants.length]!, call.seed * 1_000_003 + game, {
          deep: call.flags.deep === true,
          words,
        }),
      ),
    );
    return { lines: [], figures: {} };
  }
  const reports = (await inParts<GameReport[]>(fileURLToPath(import.meta.url), process.argv.slice(2))).flat();
  const faults = reports.flatMap((report) => report.faults);
  const actions = reports.reduce((sum, report) => sum + report.actions, 0);
  const perVariant = variants.map((variant) => {
    const name = variantName(variant);
    return { variant: name, games: reports.filter((report) => report.variant === name).length };
  });
  return {
    lines: [
      ...perVariant.map(({ variant, games: count }) => `${variant}: ${count} games`),
      ...faults.slice(0, 20),
      `${actions} actions`,
      `${reports.length} games, ${faults.length} faults`,
    ],
    figures: { games: reports.length, actions, faults, perVariant },
    exit: faults.length > 0 ? 1 : 0,
  };
}

await runCommand(
  {
    help,
    flags: {
      games: { type: 'string' },
      prove: { type: 'boolean' },
      deep: { type: 'boolean' },
      part: { type: 'string' },
    },
    run,
  },
  process.argv.slice(2),
);
