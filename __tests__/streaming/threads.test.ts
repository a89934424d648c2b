import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openScoringPool } from '../../src/adapters/threads/scoring-pool.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { textsOfLines } from '../../src/inputs/input-texts.js';
import { argumentsOf, NO_GATE } from '../builders/gates.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { makeProgram, type Program } from '../builders/processes.js';
import { jsonl } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const WORDS = 'pinned redis cache worker queue not removed added 7.2 8 src/a.ts from to the parser'.split(' ');

type Corpus = 'sound' | 'broken';
type Form = 'lines' | 'folders';

/** Some hundred sessions that differ, one of them without a candidate. */
function tree(form: Form, state: Corpus): Tree {
  const text = (seed: number, n: number) =>
    Array.from({ length: n }, (_, i) => WORDS[(seed * (i + 3) + i * i) % WORDS.length]).join(' ');
  const summary = (seed: number) => ({
    title: text(seed, 4),
    summary: text(seed, 30),
    key_actions: [text(seed, 5), text(seed + 1, 6)],
    outcome: 'success',
  });
  const foreign = 'Wrote the token bucket as a script in Lua';
  const own = summary(10);
  const names = Array.from({ length: 300 }, (_, i) => `session-${(i * 37) % 300}`);
  const corpus: readonly { readonly name: string; readonly reference: unknown }[] = [
    ...names.map((name, i) => ({ name, reference: state === 'broken' && i === 200 ? 7 : summary(i) })),
    { name: 'told', reference: own },
    { name: 'untold', reference: { ...own, key_actions: [foreign] } },
  ];
  const mixed = { ...own, summary: `${own.summary} 4711`, key_actions: [...own.key_actions, foreign] };
  const candidates = [
    ...names.slice(1).map((name, i) => ({ name, ...summary(i + (i % 3)) })),
    { name: 'told', ...mixed },
  ];
  return form === 'lines'
    ? { 'corpus.jsonl': jsonl(...corpus), 'candidates.jsonl': jsonl(...candidates) }
    : Object.fromEntries([
        ...corpus.map((session) => [`corpus/${session.name}/reference.json`, session]),
        ...corpus.map((session, i) => [`corpus/${session.name}/transcript.txt`, text(i + 1, 40)]),
        ...candidates.map(({ name, ...content }) => [`candidates/${name}.json`, content]),
      ]);
}

const INPUTS: Readonly<Record<Form, readonly string[]>> = {
  lines: ['--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl'],
  folders: ['--corpus', 'corpus', '--candidates', 'candidates'],
};

/** Processes of their own, on a machine that may have other work. */
const SLOW = 120_000;

let program: Program;
beforeAll(() => {
  program = makeProgram(`
    import { chdir } from 'node:process';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) {
      chdir(process.argv.pop());
      process.env.SUMMARY_GATE_THREADS = process.argv.pop();
      // What is wrong is told there.
      process.stderr.write = process.stdout.write.bind(process.stdout);
    }
    await import('./dist/cli.js');
    if (isMainThread && process.exitCode === 2) process.exitCode = 0;
  `);
});
afterAll(() => program.remove());

const EPOCH = '1795000000';

/** Without threads there is nothing of a process to test. */
async function inOneThread(argv: readonly string[], root: string): Promise<string> {
  const { stdout, stderr } = await runProgram(argv, root, { env: { SOURCE_DATE_EPOCH: EPOCH } });
  // Where the report was written is said before it.
  return stderr + stdout;
}

async function run(threads: number, form: Form, state: Corpus) {
  const { root } = makeWorkspace(tree(form, state));
  const flags = [...INPUTS[form], ...argumentsOf(NO_GATE)];
  const formats = ['--report-formats', 'json,markdown,junit'];
  process.env['SOURCE_DATE_EPOCH'] = EPOCH;
  const printed = await (threads === 1
    ? inOneThread([...flags, ...formats], root)
    : program.start(...flags, ...formats, String(threads), root).done);
  const folder = join(root, 'summary-gate-report');
  const written = state === 'broken' ? [] : readdirSync(folder);
  return { printed, files: written.map((name) => [name, readFileSync(join(folder, name), 'utf8')]) };
}

describe.each<Form>(['lines', 'folders'])('a run in threads over %s', (form) => {
  it(
    'has the very result of one thread',
    async () => {
      const one = await run(1, form, 'sound');
      expect(one.files.map(([name]) => name)).toHaveLength(3);
      const has = (code: string): boolean => one.files.some(([, text]) => text?.includes(code));
      // A line of a file has no transcript beside it.
      expect([has('FOREIGN_ACTION'), has('UNGROUNDED_NUMBER')]).toEqual([true, form === 'folders']);
      expect(await run(form === 'lines' ? 2 : 3, form, 'sound')).toEqual(one);
    },
    SLOW,
  );
});

it.each<Form>(ARE_RUNS_LONG ? ['lines', 'folders'] : ['lines'])(
  'a run in threads tells what is wrong with a corpus of %s as one thread does',
  async (form) => {
    const one = await run(1, form, 'broken');
    expect(one.printed).toContain('reference is 7; allowed: an object');
    expect(await run(2, form, 'broken')).toEqual(one);
  },
  SLOW,
);

describe('a thread that fails', () => {
  it.each([
    ['throws', 'throw new Error("no such word list");', 'no such word list'],
    ['ends', 'process.exit(7);', 'a thread that scores has ended early, with code 7'],
    [
      'tells what is wrong',
      `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => parentPort.postMessage({ problems: [{ message: 'the file has changed' }] }));`,
      'the file has changed',
    ],
    ['ends without a word', '', 'a thread that scores has ended early, with code 0'],
  ])('ends the run where it %s', async (_, script, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'summary-gate-thread-'));
    writeFileSync(join(folder, 'program.mjs'), script);
    const { files } = makeWorkspace({ 'a.jsonl': '{"name":"a"}\n' });
    const opened = files.openLines('a.jsonl');
    if (opened.kind !== 'open') throw new Error(opened.reason);
    const texts = textsOfLines(opened.file, 'a.jsonl');
    const pool = openScoringPool(join(folder, 'program.mjs'), { SUMMARY_GATE_THREADS: '2' }, files);
    const golden = { line: 1, offset: 0, length: 12 };
    const tasks = Array.from({ length: 2000 }, () => ({ name: 'a', golden, candidates: [], isScored: true }));
    const job = {
      paths: { corpus: 'a.jsonl', candidates: 'a.jsonl' },
      texts: { corpus: texts, candidates: texts },
      rubric: 'v1',
      format: OWN_FORMAT,
      marks: 'none',
      samples: [],
      head: [],
      weights: { title: 1, summary: 0, key_actions: 0, outcome: 0, aha_moments: 0 },
      defects: 'of a report',
    } as const;
    const records = pool(job, tasks, tasks.length);
    if (records === undefined) throw new Error('no thread was started');
    const read = async () => {
      for await (const _record of records) expect('a record').toBe('none');
    };
    await expect(read()).rejects.toThrow(message);
    texts.close();
    rmSync(folder, { recursive: true });
  });

  const never = { line: 1, offset: 0, length: 0 };
  const TASKS = [{ name: '', golden: never, candidates: [], isScored: true }];
  const jobOf = (...parts: readonly unknown[]) => ({ texts: { corpus: { parts }, candidates: { parts } } }) as never;

  it.each<readonly [string | undefined, number]>([
    [undefined, 100],
    ['1', 1_000_000],
    ['0', 100],
    ['many', 100],
  ])('is not started for SUMMARY_GATE_THREADS=%s and %d sessions', (threads, sessions) => {
    const pool = openScoringPool('program.mjs', { SUMMARY_GATE_THREADS: threads }, { root: '.' });
    expect(pool(jobOf(undefined), TASKS, sessions)).toBeUndefined();
  });

  it.each([
    ['few sessions, however short', 100, 1000, false],
    ['twenty thousand sessions', 20_000, 1000, true],
    ['few sessions of many megabytes', 1100, 22_500_000, true],
    ['too few for each thread', 1000, 22_500_000, false],
  ])('is started, where there are processors, for %s: %d, of two files of %d bytes', (_, sessions, bytes, isMuch) => {
    const folder = mkdtempSync(join(tmpdir(), 'summary-gate-'));
    const descriptor = openSync(join(folder, 'lines.jsonl'), 'w');
    // A file with a hole, which takes no room.
    ftruncateSync(descriptor, bytes);
    const records = openScoringPool('program.mjs', {}, { root: '.' })(jobOf({ descriptor }), TASKS, sessions);
    expect(records !== undefined).toBe(isMuch && availableParallelism() > 1);
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });
});
