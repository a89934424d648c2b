import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { makeProgram, type Program } from '../builders/processes.js';
import { makeWorkspace } from '../builders/workspace.js';

let program: Program;
beforeAll(() => {
  // How far the collector lets a heap grow is another thing in each Node.js, and with threads of its own it falls behind where others
  // keep the processors busy. Told to be sparing, it leaves what is held.
  const options = ['--single-threaded-gc', '--optimize-for-size'];
  program = makeProgram(
    `
    import { readFileSync } from 'node:fs';
    // maxRSS counts what the process that started this one had; the kernel's own mark begins with this program.
    const mark = () => Number(/^VmHWM:\\s+(\\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
    const peak = process.platform === 'linux' ? mark : () => process.resourceUsage().maxRSS;
    process.on('exit', () => process.stdout.write('\\npeak ' + peak()));
    process.chdir(process.argv.pop());
    // Of so many megabytes several threads would score, each with words of its own.
    process.env.SUMMARY_GATE_THREADS = '1';
    await import('./dist/cli.js');
  `,
    options,
  );
});
afterAll(() => program.remove());

/** The files of either form have 240 KB a session, and their texts would take as much again. */
const SESSIONS = ARE_RUNS_LONG ? 1000 : 200;

/** Kilobytes; by day a run takes up to 182 MB, and one that held the texts once would take 48 more. */
const MOST = (ARE_RUNS_LONG ? 150_000 : 165_000) + 220 * SESSIONS;

const SUMMARY = { title: 'Fix', summary: 'Fixed the cache.', key_actions: ['Fixed it'], outcome: 'success' };
/** Answers are made up from what would be asked, so every text is read for a question. */
const JUDGED = ['--judge', 'auto', '--simulate', 'true', '--judge-metrics', 'rubric,coherence'];
const LINES = ['--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl'];
const FOLDERS = ['--corpus', 'corpus', '--candidates', 'candidates'];

let root: string;
beforeAll(() => {
  ({ root } = makeWorkspace());
  // They are read and kept, and the rubric has nothing to say of them.
  const summary = { ...SUMMARY, topics_found: ['x'.repeat(120_000)] };
  const [corpus, candidates] = ['corpus.jsonl', 'candidates.jsonl'].map((name) => openSync(join(root, name), 'w'));
  if (corpus === undefined || candidates === undefined) throw new Error('no files');
  mkdirSync(join(root, 'candidates'));
  for (let i = 0; i < SESSIONS; i++) {
    writeSync(corpus, `${JSON.stringify({ name: `s${i}`, reference: summary })}\n`);
    writeSync(candidates, `${JSON.stringify({ name: `s${i}`, ...summary })}\n`);
    mkdirSync(join(root, `corpus/s${i}`), { recursive: true });
    writeFileSync(join(root, `corpus/s${i}/reference.json`), JSON.stringify({ reference: summary }));
    writeFileSync(join(root, `candidates/s${i}.json`), JSON.stringify(summary));
  }
  closeSync(corpus);
  closeSync(candidates);
});

type Run = readonly [string, readonly string[], string];

/** By day each way of reading, of asking and of writing is taken once; a run and a merge write the same way. In this order, since what a shard leaves is merged. */
const BY_DAY: readonly Run[] = [
  ['a run over folders', [...FOLDERS, '--report-formats', 'json,markdown,html'], `${SESSIONS} sessions`],
  ['a judged shard', [...LINES, '--shard', '1/1', '--report-dir', 'parts', ...JUDGED], `scored ${SESSIONS} sessions`],
  ['a merge', ['merge', 'parts', ...LINES, '--report-formats', 'json,markdown', ...JUDGED], `${SESSIONS} sessions`],
];

const AT_NIGHT: readonly Run[] = [
  ['a run', [...LINES, '--report-formats', 'json,markdown,html'], `${SESSIONS} sessions`],
  ['a judged run over folders', [...FOLDERS, '--report-formats', 'json,markdown', ...JUDGED], `${SESSIONS} sessions`],
  ['a judged run', [...LINES, '--report-formats', 'json,markdown', ...JUDGED], `${SESSIONS} sessions`],
  ['a shard', [...LINES, '--shard', '1/1', '--report-dir', 'plain'], `scored ${SESSIONS} sessions`],
];

it.each(ARE_RUNS_LONG ? [...BY_DAY, ...AT_NIGHT] : BY_DAY)(
  'holds none of the texts: many of them make %s hardly larger',
  async (_, argv, told) => {
    const printed = await program.start(...argv, root).done;
    expect(printed).toContain(told);
    expect(Number(/peak (\d+)$/.exec(printed)?.[1])).toBeLessThan(MOST);
  },
);
