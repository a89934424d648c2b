// Speed, side by side in one run and as ratios: machines differ, ratios less so. Writes docs/benchmarks.md.
//
//   npm run bench -- [--only <subject>]... [--rounds <n>] [--sizes <n,n,...>] [--peers <folder>] [--out <file>]
//
// --only    start-up, scoring, go-port, throughput, growth, judge or statistics; all of them without it. What is left out
//           is not in the file. The port is built where Go is at hand; where it is not, the page says so.
// --rounds  whole processes of each kind, default 15.
// --sizes   numbers of sessions, default 1000,10000; with 100000,200000 the whole takes many minutes.
// --peers   where other people's programs are installed and found again, default: a folder of the system's for
//           temporary files. The first time needs a registry of npm.
// --out     default docs/benchmarks.md; - prints.
//
// Measures dist/ as it is: run npm run build first.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGoPort } from './speed/go-port.mjs';
import { measureGrowth } from './speed/growth.mjs';
import { measureJudge } from './speed/judge.mjs';
import { describeMachine } from './speed/machine.mjs';
import { measureScoring } from './speed/scoring.mjs';
import { measureStartUp } from './speed/start-up.mjs';
import { measureStatistics } from './speed/statistics.mjs';
import { measureThroughput } from './speed/throughput.mjs';

const SUBJECTS = {
  'start-up': measureStartUp,
  scoring: measureScoring,
  'go-port': measureGoPort,
  throughput: measureThroughput,
  growth: measureGrowth,
  judge: measureJudge,
  statistics: measureStatistics,
};

const { values, tokens } = parseArgs({
  tokens: true,
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(SUBJECTS) },
    rounds: { type: 'string', default: '15' },
    sizes: { type: 'string', default: '1000,10000' },
    peers: { type: 'string', default: join(tmpdir(), 'summary-gate-bench-peers') },
    out: { type: 'string', default: 'docs/benchmarks.md' },
  },
});
const unknown = values.only.filter((name) => !(name in SUBJECTS));
if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')}; allowed: ${Object.keys(SUBJECTS).join(', ')}`);

const work = mkdtempSync(join(tmpdir(), 'summary-gate-bench-'));
try {
  // A workspace of its own.
  mkdirSync(join(work, '.git'));
  const options = {
    work,
    rounds: Number(values.rounds),
    sizes: values.sizes.split(',').map(Number),
    peers: values.peers,
  };
  const sections = [describeMachine(options, telling(tokens))];
  for (const [name, measure] of Object.entries(SUBJECTS)) {
    if (!values.only.includes(name)) continue;
    console.error(`${name} …`);
    sections.push(await measure(options));
  }
  const page = `${sections.join('\n\n')}\n`;
  if (values.out === '-') console.log(page);
  else writeFileSync(values.out, page);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The flags that decide what is measured; folders are those of a machine. */
function telling(given) {
  return given
    .filter(({ kind, name }) => kind === 'option' && ['only', 'rounds', 'sizes'].includes(name))
    .flatMap(({ name, value }) => [`--${name}`, value]);
}
