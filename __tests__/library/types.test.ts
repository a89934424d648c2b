import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** A project that has the package installed, and the types of Jest, but nothing else of ours. */
let project: string;

const PROGRAM = `
import { type Completer, judge, loadSession, type Report, renderReport, scoreCorpus, scoreSession, UserError } from 'summary-gate';
const session = await loadSession('login', { corpus: 'golden' }, { cwd: '.' });
const overall: number = scoreSession(session, '{}', { weights: { title: 1 } }).overall;
const complete: Completer = async ({ system }, { sample }) => system + sample;
const score: number | null = (await judge(session, {}, complete)).overall.score;
const report: Report = await scoreCorpus();
const text: string = await renderReport(report, 'terminal', { colour: true });
const problems = (error: unknown) => (error instanceof UserError ? error.problems[0]?.place?.line : undefined);
export const whole: readonly (number | null | undefined)[] = [
  report.statistics.overall.stddev,
  report.judge?.cost_usd,
  report.sessions[0]?.samples?.[0]?.overall,
];
// @ts-expect-error: a key that no report has
report.overall_meen;
export const all = [overall, score, text, problems];
// @ts-expect-error: a format that there is not
await renderReport(report, 'pdf');
// @ts-expect-error: a reference must have a title
scoreSession({ name: 'login', reference: { summary: '', key_actions: [], outcome: 'success' } }, {});
`;

const COMMON_JS = `
import type { SessionScore } from 'summary-gate' with { 'resolution-mode': 'import' };
export const score = async (): Promise<SessionScore> => {
  const { scoreSession } = await import('summary-gate');
  return scoreSession({ name: 'a', reference: { title: 'a', summary: 'b', key_actions: [], outcome: 'success' } }, {});
};
`;

const TESTS = `
import { expect } from '@jest/globals';
import 'summary-gate/jest';
expect({}).toMatchGolden('login', { min: 0.7 });
expect({}).not.toScoreAtLeast(0.7, 'login', { settings: { rubric: 'v1' } });
expect({}).not.toScoreAtLeast(0.7, { headline: 'x', result: 'done' });
// @ts-expect-error: a name
expect({}).toMatchGolden(7);
`;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'types-'));
  const folder = join(project, 'node_modules/summary-gate');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  const script = '../../scripts/package-entries.mjs';
  const { packageEntries } = await import(script);
  for (const [file, text] of Object.entries<string>(packageEntries())) writeFileSync(join(folder, 'dist', file), text);
  for (const name of ['@jest', 'expect', '@types'])
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  writeFileSync(join(project, 'package.json'), '{"type": "module"}');
  writeFileSync(join(project, 'program.ts'), PROGRAM);
  writeFileSync(join(project, 'tests.ts'), TESTS);
  writeFileSync(join(project, 'common.cts'), COMMON_JS);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the types of the package', () => {
  it.each([
    ['node16', 'node16', ['program.ts', 'tests.ts', 'common.cts'], false],
    // The declarations themselves are the same.
    ['esnext', 'bundler', ['program.ts', 'tests.ts'], true],
  ])('serve module %s with moduleResolution %s', (module, moduleResolution, files, skipLibCheck) => {
    const types = ['node'];
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      strict: true,
      noEmit: true,
      types,
      skipLibCheck,
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { bin } = JSON.parse(readFileSync('node_modules/typescript/package.json', 'utf8'));
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript', bin.tsc), '-p', project], {
      encoding: 'utf8',
    });
    // Types of other packages are not ours; what is expected to be an error and is none, is one.
    expect(stdout.replace(/.*node_modules\/(?!summary-gate).*\n/g, '')).toBe('');
  });
});
