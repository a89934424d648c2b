import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'junit2json';
import { z } from 'zod';
import { reportSchema } from '../../src/report/schema.js';
import { broken } from '../builders/broken.js';
import { runs } from '../builders/long-runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, removeWorkspace, type Tree } from '../builders/workspace.js';
import { type ProgramRun, runProgram } from '../command-line/commands/program.js';

const GIVEN = {
  'golden-corpus/export/reference.json': JSON.stringify(
    referenceJson({ requirements: [{ id: 'event', text: 'it waits for the event', must: 'mention' }] }),
  ),
  'golden-corpus/login/reference.json': JSON.stringify(referenceJson({ gates: { min_overall: 0.5 } }), null, 2),
  'candidates.jsonl': jsonl(
    { name: 'export', ...summaryJson({ title: 'Mended the export' }) },
    { name: 'login', ...summaryJson({ outcome: 'failure' }) },
  ),
  'waivers.yml':
    'waivers:\n  - session: login\n    dimension: outcome\n    reason: known\n    until: 2027-12-31\n    by: mona\n',
  'settings.yml':
    'candidates: candidates.jsonl\nmin-overall: 0.4\nmin-dimensions: {title: 0.2}\nrubric: v2\nwaivers: waivers.yml\n',
  'base.json': '',
};
type Name = keyof typeof GIVEN;

const FLAGS = ['--config', 'settings.yml', '--report-formats', 'json,markdown,html,junit,sarif'];

/** How often each file is broken: by day, every night, or as often as SUMMARY_GATE_BROKEN_FILES says. */
const TIMES = Number(process.env['SUMMARY_GATE_BROKEN_FILES'] ?? runs(100));

/** What Node.js prints of an error that nobody expected. */
const STACK =
  /^\s+at (?:\S+ \(|file:|\S+:\d+:\d+)|Unexpected error|Maximum call stack|is not a function|Cannot read prop/m;

const sarifSchema = z.object({ version: z.literal('2.1.0'), runs: z.array(z.looseObject({})).min(1) });

async function runOn(tree: Tree): Promise<ProgramRun & { readonly files: ReadonlyMap<string, string> }> {
  const workspace = makeWorkspace(tree);
  const base = tree['base.json'] === '' ? [] : ['--baseline', 'base.json'];
  const run = await runProgram([...FLAGS, ...base], workspace.root);
  const names = ['report.json', 'report.md', 'report.html', 'junit.xml', 'report.sarif'];
  const paths = names.map((name) => [name, join(workspace.root, 'summary-gate-report', name)] as const);
  const files = new Map(
    paths.flatMap(([name, path]) => (existsSync(path) ? [[name, readFileSync(path, 'utf8')]] : [])),
  );
  removeWorkspace(workspace);
  return { ...run, files };
}

/** Every score between 0 and 1, or null. */
function expectScores(value: unknown): void {
  if (typeof value === 'number') expect(value >= 0 && value <= 1).toBe(true);
  else expect(value).toBeNull();
}

async function expectWhole({ exitCode, stdout, stderr, files }: Awaited<ReturnType<typeof runOn>>): Promise<void> {
  expect([0, 1, 2, 3]).toContain(exitCode);
  expect(stdout + stderr).not.toMatch(STACK);
  expect(exitCode === 2 ? stderr : 'no error').not.toBe('');
  const json = files.get('report.json');
  if (json === undefined) return;
  const report = reportSchema.parse(JSON.parse(json));
  const names = report.sessions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { overall, dimensions } of report.sessions)
    for (const score of [overall, ...dimensions.map((one) => one.score)]) expectScores(score);
  expect(await parse(files.get('junit.xml') ?? '')).toHaveProperty('testsuite');
  expect(sarifSchema.safeParse(JSON.parse(files.get('report.sarif') ?? '')).success).toBe(true);
  expect(files.get('report.html')).toMatch(/<\/html>\s*$/);
  expect((files.get('report.md')?.match(/^ *```/gm) ?? []).length % 2).toBe(0);
}

describe('a run on files of which one is broken', () => {
  const given: Record<Name, string> = { ...GIVEN };

  beforeAll(async () => {
    const whole = await runOn(given);
    given['base.json'] = whole.files.get('report.json') ?? '';
    expect(whole).toMatchObject({ exitCode: 0 });
    expect(given['base.json']).not.toBe('');
  });

  const counts = new Map<string, number>();
  afterAll(() => {
    if (process.env['SUMMARY_GATE_BROKEN_FILES'] !== undefined)
      process.stderr.write(`${JSON.stringify([...counts])}\n`);
  });

  it.each<Name>(['golden-corpus/login/reference.json', 'candidates.jsonl', 'waivers.yml', 'settings.yml', 'base.json'])(
    'ends in order, with whole reports or none, and says the same when it is run again: %s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constant(null).chain(() => broken(given[name])),
          fc.nat(9),
          async (text, again) => {
            const tree = { ...given, [name]: text };
            const run = await runOn(tree);
            const key = `${name} ${run.exitCode}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
            await expectWhole(run);
            if (again === 0) expect((await runOn(tree)).files).toEqual(run.files);
          },
        ),
        { numRuns: TIMES },
      );
    },
  );
});
