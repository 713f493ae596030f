import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measurePages } from './pages.ts';
import { measureSpeed } from './speed.ts';
import { measureStages } from './stages.ts';
import { targetLines } from './targets.ts';
import { measureWeight } from './weight.ts';

const help = `
pnpm bench [--short] [--json]
pnpm bench --stages [--moves N] [--json]
pnpm bench --pages

Measures City Hall beside boardgame.io's own server and bare socket.io, all on this machine, in turn, with a game of equal
size; then what does not depend on others. Needs Postgres (BENCH_POSTGRES, default postgres://postgres@127.0.0.1:5432)
and installs its rivals the first time. The last line counts the targets.
--short takes under a minute and judges ratios at 70 % of their target.
--pages opens the built client in Chromium (CHROMIUM): from a link to a seat, and a reload. --stages tells the microseconds of each stage of a move, the median of N moves (default 2,000).
`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    help: { type: 'boolean' },
    short: { type: 'boolean', default: false },
    stages: { type: 'boolean' },
    pages: { type: 'boolean' },
    json: { type: 'boolean' },
    moves: { type: 'string', default: '2000' },
  },
});

const machine = () => {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GiB, Node ${process.version}`;
};

if (values.help) console.log(help.trim());
else if (values.stages) {
  const { lines, figures } = await measureStages(Number(values.moves));
  console.log(
    values.json
      ? JSON.stringify({ unit: 'µs, median', moves: Number(values.moves), results: figures })
      : lines.join('\n'),
  );
} else if (values.pages) console.log([machine(), ...targetLines(await measurePages(), false)].join('\n'));
else {
  const speed = await measureSpeed(values.short);
  const targets = [...speed.targets, ...(await measureWeight(values.short))];
  if (values.json)
    console.log(JSON.stringify({ machine: machine(), short: values.short, figures: speed.figures, targets }));
  else for (const line of [machine(), ...speed.lines, '', ...targetLines(targets, values.short)]) console.log(line);
}
process.exit();
