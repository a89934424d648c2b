import { JUDGES, type JudgeKind, judgeAgain } from '../judge/sampling/judging-again.js';
import { anyListed, newsByChance } from './failure-promises.js';
import { type Cell, coverage, falseAlarms, noticed, noticedOfThree } from './mean-promises.js';
import { driftsByChance, wordsInRows } from './row-promises.js';
import { NOISES, type Noise, SIZES } from './simulate.js';

/**
 * Prints the tables of docs/simulations.md about what the reports promise, from made-up runs through the code that decides about
 * real ones: `npm run promises`. With `-- 400` as many runs a cell, with `-- 400 2` the second table alone.
 */

const WANTED = Number(process.argv[2] ?? 1_000);

/** Nothing: all of them. */
const ONLY = process.argv[3] === undefined ? null : Number(process.argv[3]);

interface Sentence {
  readonly says: string;
  readonly promised: string;
  readonly of: (cell: Cell) => number;
  /** Runs of a thousand sessions that are as costly as one of few. */
  readonly cost?: number;
}

const SENTENCES: readonly Sentence[] = [
  {
    says: '`max-regression` fails, though nothing has changed',
    promised: 'about 2.5 %, with five sessions 3.1 %',
    of: falseAlarms,
  },
  { says: 'The 95 % interval of the change has the true one', promised: 'about 95 %', of: coverage },
  {
    says: '"If every session gets worse by …, a comparison with the base notices four times in five"',
    promised: '80 % or more',
    of: (cell) => noticed(cell, 1),
  },
  {
    says: '"Damage in three sessions or fewer it mostly misses": each of three falls by 0.8',
    promised: 'below 50 %',
    of: (cell) => noticedOfThree(cell, 0.8),
  },
  {
    says: 'The same drop of the mean as in the third table, if one session in five has all of it',
    promised: 'nothing',
    of: (cell) => noticed(cell, 0.2),
  },
  {
    says: 'Some dimension that no gate holds "fell" or "rose", though nothing has changed',
    promised: 'at most 5 %',
    of: wordsInRows,
    cost: 10,
  },
  {
    says: '`max-drift` fails after twenty reports of the base, though nothing has changed',
    promised: 'at most 2.5 %, with five sessions 3.1 %',
    of: driftsByChance,
    cost: 20,
  },
  {
    says: 'New failures are listed without "a run that changes nothing has as many now and then", though nothing has changed',
    promised: 'at most 5 %',
    of: newsByChance,
  },
  {
    says: 'New failures are listed at all, though nothing has changed',
    promised: 'nothing',
    of: anyListed,
  },
];

/** Runs of many sessions take long; shares of fewer runs are coarser, and the head of a table says how many there were. */
function runsOf(sessions: number, cost = 4): number {
  return sessions > 500 ? Math.ceil(WANTED / cost) : WANTED;
}

const percent = (share: number): string => (Number.isNaN(share) ? 'says nothing' : `${(100 * share).toFixed(1)} %`);

const NAMES: Readonly<Record<Noise, string>> = {
  normal: 'normal',
  heavy: 'heavy-tailed',
  tied: 'tied',
  sparse: 'sparse',
  clustered: 'clustered, no groups named',
};

const ROWS: readonly (readonly [string, Pick<Cell, 'noise' | 'isTold'>])[] = [
  ...NOISES.map((noise) => [NAMES[noise], { noise }] as const),
  ['clustered, groups named', { noise: 'clustered', isTold: true }],
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Table {
  readonly of: string;
  readonly says: string;
  readonly promised: string;
  readonly cost?: number;
  readonly rows: readonly (readonly [string, readonly string[]])[];
}

function table({ of, says, promised, cost, rows }: Table): void {
  print(`\n${says} (promised: ${promised})\n`);
  print(`| ${of} | ${SIZES.map((n) => `${n.toLocaleString('en')} sessions (${runsOf(n, cost)} runs)`).join(' | ')} |`);
  print(`|:---|${SIZES.map(() => '---:').join('|')}|`);
  for (const [name, cells] of rows) print(`| ${name} | ${cells.join(' | ')} |`);
}

for (const [i, { of, ...sentence }] of SENTENCES.entries()) {
  if (ONLY !== null && ONLY !== i + 1) continue;
  const row = (kind: Pick<Cell, 'noise' | 'isTold'>): readonly string[] =>
    SIZES.map((sessions) => percent(of({ ...kind, sessions, runs: runsOf(sessions, sentence.cost) })));
  table({ ...sentence, of: 'Noise', rows: ROWS.map(([name, kind]) => [name, row(kind)]) });
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
  table({
    of: 'The judge wavers',
    says: 'A gate of the judge that says "clear" falls out otherwise when it judges again',
    promised: 'at most 5 %',
    rows: judged,
  });
