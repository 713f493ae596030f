import { fileURLToPath } from 'node:url';
import { variantName, variantsFor } from '@cityhall/proof';
import { leaks } from '@cityhall/proof/twins/leaks.ts';
import { checkPlacement, hidesSomething, type TwinReport, twinGame } from '@cityhall/proof/twins/twins.ts';
import { type Call, type Report, runCommand, wholeNumber } from '../command.ts';
import { gameCalled } from '../games.ts';
import { answerPart, inParts, numbersOf } from '../parts.ts';

const help = `
pnpm twins GAME --games N [--prove] [--seats K] [--options key=value,…] [--seed S] [--json]

Plays N games over all variants in turn, on all cores, each in twin worlds: for every audience a second world that it
cannot tell from the first, dealt anew in all that is hidden from it, in which others choose otherwise in secret.
What the audience is told and shown is compared byte for byte until something is revealed that the rulebook reveals:
frames, acknowledgements, refusals, clocks, My tables, the door, news, notices of the chat, drafts, who is there. Set-up with 50 seeds and every draw may vary only what the game's list allows.
--prove plants leaks and finds them.
`;

const seeds = 50;

async function run(call: Call): Promise<Report> {
  const ruleset = await gameCalled(call.words[0]);
  const variants = variantsFor(ruleset, call);
  if (call.flags.prove) {
    const secret = variants.filter((variant) => hidesSomething(ruleset, variant));
    const proofs = leaks.map(({ name, plant }) => {
      const planted = plant(ruleset);
      return {
        name,
        found: secret.some((variant, seed) => twinGame(ruleset, variant, seed, planted).differences.length > 0),
      };
    });
    const found = proofs.filter((proof) => proof.found).length;
    return {
      lines: [
        ...proofs.map((proof) => `${proof.found ? 'found' : 'MISSED'}: ${proof.name}`),
        `${found} of ${proofs.length} planted leaks found`,
      ],
      figures: { proofs },
      exit: found === proofs.length ? 0 : 1,
    };
  }
  const games = wholeNumber('--games', call.flags.games) ?? 20;
  if (typeof call.flags.part === 'string') {
    answerPart(
      numbersOf(call.flags.part, games).map((game) =>
        twinGame(ruleset, variants[game % variants.length]!, call.seed * 1_000_003 + game),
      ),
    );
    return { lines: [], figures: {} };
  }
  const placement = variants.flatMap((variant) =>
    checkPlacement(ruleset, variant, seeds).map((text) => `${text} (${variantName(variant)})`),
  );
  const reports = (await inParts<TwinReport[]>(fileURLToPath(import.meta.url), process.argv.slice(2))).flat();
  const differences = [...placement, ...reports.flatMap((report) => report.differences)];
  const compared = reports.reduce((sum, report) => sum + report.compared, 0);
  return {
    lines: [
      ...differences.slice(0, 20),
      `${variants.length} variants set up with ${seeds} seeds each`,
      `${reports.length} games, compared ${compared} times, ${differences.length} differences`,
    ],
    figures: { games: reports.length, compared, differences },
    exit: differences.length > 0 ? 1 : 0,
  };
}

await runCommand(
  { help, flags: { games: { type: 'string' }, prove: { type: 'boolean' }, part: { type: 'string' } }, run },
  process.argv.slice(2),
);
