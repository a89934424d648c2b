import { JUDGES, type JudgeKind, judgeAgain } from '../judge/sampling/judging-again.js';
import { type Cell, coverage, falseAlarms, noticed } from './mean-promises.js';
import { wordsInRows } from './row-promises.js';
import { NOISES, type Noise, SIZES } from './simulate.js';

/**
 * Prints the tables of docs/statistics.md about what the reports promise, from made-up runs through the code that decides about
 * real ones: `npm run promises`. With `-- 400` as many runs a cell, with `-- 400 2` the second table alone.
 */

const WANTED = Number(process.argv[2] ?? 1_000);

/** Nothing: all of them. */
const ONLY = process.argv[3] === undefined ? null : Number(process.argv[3]);

/** Runs of many sessions take long; shares of fewer runs are coarser, and the head of a table says how many there were. */
function runsOf(sessions: number): number {
  if (sessions > 500) return Math.ceil(WANTED / 10);
  return sessions > 50 ? Math.ceil(WANTED / 2) : WANTED;
}

const percent = (share: number): string => (Number.isNaN(share) ? 'says nothing' : `${(100 * share).toFixed(1)} %`);

interface Sentence {
  readonly says: string;
  readonly promised: string;
  readonly of: (cell: Cell) => number;
}

const SENTENCES: readonly Sentence[] = [
  { says: '`max-regression` fails, though nothing has changed', promised: 'at most 5 %', of: falseAlarms },
  { says: 'the 95 % interval of the change has the true one', promised: '95 %', of: coverage },
  {
    says: '"If every session gets worse by …, a comparison with the base notices four times in five"',
    promised: '80 %',
    of: (cell) => noticed(cell, 1),
  },
  {
    says: '"Damage in only a few sessions it mostly misses": the same drop of the mean, as that of one session in five',
    promised: 'below 50 % for few sessions',
    of: (cell) => noticed(cell, 0.2),
  },
  {
    says: 'some dimension that no gate holds "fell" or "rose", though nothing has changed',
    promised: 'at most 5 %',
    of: wordsInRows,
  },
];

const NAMES: Readonly<Record<Noise, string>> = {
  normal: 'normal',
  heavy: 'heavy-tailed',
  tied: 'tied',
  sparse: 'sparse',
  clustered: 'clustered',
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function table(says: string, promised: string, rows: readonly (readonly [string, readonly string[]])[]): void {
  print(`\n${says} (promised: ${promised})\n`);
  print(`| Noise | ${SIZES.map((n) => `${n.toLocaleString('en')} sessions (${runsOf(n)} runs)`).join(' | ')} |`);
  print(`|:---|${SIZES.map(() => '---:').join('|')}|`);
  for (const [name, cells] of rows) print(`| ${name} | ${cells.join(' | ')} |`);
}

for (const [i, { says, promised, of }] of SENTENCES.entries()) {
  if (ONLY !== null && ONLY !== i + 1) continue;
  const row = (noise: Noise): readonly string[] =>
    SIZES.map((sessions) => percent(of({ noise, sessions, runs: runsOf(sessions) })));
  table(
    says,
    promised,
    NOISES.map((noise) => [NAMES[noise], row(noise)]),
  );
}

const judged: (readonly [JudgeKind, readonly string[]])[] = [];
const areJudgesWanted = ONLY === null || ONLY === SENTENCES.length + 1;
for (const kind of areJudgesWanted ? JUDGES : []) {
  const cells: string[] = [];
  for (const sessions of SIZES) {
    const { clear, flips, answers } = await judgeAgain(kind, sessions, runsOf(sessions));
    cells.push(`${percent(flips)} of ${percent(clear)}, ${answers.toFixed(1)} answers`);
  }
  judged.push([kind, cells]);
}
if (areJudgesWanted)
  table('a gate of the judge that says "clear" falls out otherwise when it judges again', 'at most 5 %', judged);
