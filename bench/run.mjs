// Speed, side by side in one run and as ratios: machines differ, ratios less so. Usage: npm run bench
// Needs dist/ (npm run build) and nothing else.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeSessions } from './make-sessions.mjs';

const ROUNDS = 9;
const LARGE = 10_000;
const cli = resolve('dist/cli.js');

/** Wall time of a whole process in ms; every round runs each command once, so that noise hits all alike. */
function time(commands) {
  const times = commands.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, { args, cwd }] of commands.entries()) {
      const start = process.hrtime.bigint();
      const { status, stderr } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
      const elapsed = Number(process.hrtime.bigint() - start) / 1e6;
      if (status > 1) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
      if (round > 0) times[i].push(elapsed);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]);
}

const work = mkdtempSync(join(tmpdir(), 'summary-gate-bench-'));
try {
  mkdirSync(join(work, '.git'));
  writeFileSync(join(work, 'empty.mjs'), '');
  const { corpus, candidates } = makeSessions(LARGE);
  writeFileSync(join(work, 'corpus.jsonl'), corpus);
  writeFileSync(join(work, 'candidates.jsonl'), candidates);
  const megabytes = (
    (statSync(join(work, 'corpus.jsonl')).size + statSync(join(work, 'candidates.jsonl')).size) /
    1e6
  ).toFixed(0);

  const large = ['--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl'];
  const commands = [
    { name: 'empty Node.js process', args: [join(work, 'empty.mjs')], cwd: work },
    { name: 'summary-gate --version', args: [cli, '--version'], cwd: work },
    {
      name: 'score, shipped corpus',
      args: [cli, '--corpus', 'golden-corpus', '--candidates', 'examples/good'],
      cwd: resolve('.'),
    },
    { name: 'JSON.parse of the large input', args: ['-e', parseOnly()], cwd: work },
    {
      name: `score, JSONL of ${LARGE.toLocaleString('en')} sessions (${megabytes} MB), JSON and Markdown`,
      args: [cli, ...large, '--report-formats', 'json,markdown'],
      cwd: work,
    },
    { name: 'the same with the HTML page of 5,000 sessions', args: [cli, ...large], cwd: work },
  ];
  const medians = time(commands);
  const [empty] = medians;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  console.log(
    `Node.js ${process.version}, ${cpus().length} x ${cpus()[0].model}, commit ${commit}, median of ${ROUNDS} whole processes\n`,
  );
  console.log('| | ms | x empty process |\n|---|---:|---:|');
  for (const [i, { name }] of commands.entries()) {
    console.log(`| ${name} | ${medians[i].toFixed(0)} | ${(medians[i] / empty).toFixed(1)} |`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The least that any program must do with the large input: read it and parse each line. */
function parseOnly() {
  return `for (const f of ['corpus.jsonl', 'candidates.jsonl'])
    for (const l of require('fs').readFileSync(f, 'utf8').split('\\n')) if (l) JSON.parse(l);`;
}
