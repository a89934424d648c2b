import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sha256 } from '../../src/adapters/digest.js';
import { annotationsOf } from '../../src/render/annotations.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { renderSarif } from '../../src/render/sarif/sarif.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import type { Report } from '../../src/report/schema.js';
import { unsetWaived } from '../../src/report/waiver-caveats.js';
import { renderJson } from '../../src/run/report-files.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';

const NAMES = ['a', 'b', 'c'];

const CORPUS: Tree = Object.fromEntries(
  NAMES.map((name) => [
    `golden-corpus/${name}/reference.json`,
    { reference: summaryJson({ title: `Fixed test ${name}`, outcome: 'partial' }) },
  ]),
);

/** Candidates that say what the references say, but for what the overrides change. */
function candidates(overrides: Readonly<Record<string, object>>): Tree {
  return Object.fromEntries(
    NAMES.map((name) => [
      `candidates/${name}.json`,
      { ...summaryJson({ title: `Fixed test ${name}`, outcome: 'partial' }), ...overrides[name] },
    ]),
  );
}

const WRONG = { outcome: 'success' };
const UNTITLED = { title: '' };
const FLAGS: Flags = { 'fail-on': 'unusable, outcome', 'min-overall': '0.1', 'min-session': 'none' };

const WAIVERS = (...lines: readonly string[]): Tree => ({
  '.github/summary-gate-waivers.yml': `waivers:\n${lines.map((line) => `  - {${line}, reason: known, until: 2027-01-01, by: mona}\n`).join('')}`,
});

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync('schema/report.schema.json', 'utf8')));

async function run(tree: Tree, flags: Flags = FLAGS): Promise<Report> {
  return checked(await reportOf(makeWorkspace({ ...CORPUS, ...tree }), flags));
}

/** A run on a pull request whose base had these candidates. */
async function compare(base: Tree, pull: Tree, flags: Flags = FLAGS): Promise<Report> {
  const workspace = makeWorkspace({ ...CORPUS, ...base });
  writeTree(workspace.root, { 'base.json': JSON.stringify(await reportOf(workspace, flags)) });
  writeTree(workspace.root, pull);
  return checked(await reportOf(workspace, { baseline: 'base.json', ...flags }));
}

function checked(report: Report): Report {
  validate(JSON.parse([...renderJson(report)].join('')));
  expect(validate.errors ?? []).toEqual([]);
  for (const { failed, gates_failed: ids } of report.sessions) expect(failed).toBe(ids.length > 0);
  return report;
}

const failedGates = ({ sessions }: Report) =>
  Object.fromEntries(sessions.map(({ name, gates_failed }) => [name, gates_failed]));
const screen = { width: 100, colour: false };
const severities = ({ sessions }: Report, name: string) =>
  sessions.find((session) => session.name === name)?.findings.map(({ code, severity }) => `${code} ${severity}`);

describe('findings that fail', () => {
  it('fail the run, in every output', async () => {
    const report = await run(candidates({ a: WRONG, b: UNTITLED }));
    expect(report.verdict).toBe('fail');
    expect(report.gates_failed).toEqual(['unusable: 1 session > 0 (b)', 'outcome: 1 session > 0 (a)']);
    expect(report.title).toBe(
      `Fail - 1 session with an unusable or incomplete summary (0 allowed), overall ${report.overall_mean?.toFixed(3)} (gate 0.100), 2 of 3 gates failed, 2 of 3 sessions fail`,
    );
    expect(failedGates(report)).toEqual({ a: ['fail-on.outcome'], b: ['fail-on.unusable'], c: [] });
    expect(severities(report, 'a')).toEqual(['WRONG_OUTCOME error']);
    expect(annotationsOf(report).map(({ level, title }) => `${level} ${title}`)).toEqual(
      expect.arrayContaining(['error WRONG_OUTCOME', 'error TITLE_EMPTY']),
    );
    const junit = renderJunit(report);
    expect(junit).toMatch(
      /<testcase name="fail-on.outcome"[^>]*>\s*<failure message="1 session with a wrong outcome, none allowed \(a\)"[^>]*>[^<]*\noutcome: 1 session &gt; 0 \(a\)/,
    );
    expect(junit).toMatch(
      /<failure message="Overall 0\.900\. The outcome is [^<>]* \(fail-on\.outcome\)\." type="WRONG_OUTCOME"/,
    );
    const sarif = JSON.parse(renderSarif(report, sha256));
    expect(
      sarif.runs[0].results.map((result: { ruleId: string; level: string }) => `${result.ruleId} ${result.level}`),
    ).toEqual(expect.arrayContaining(['WRONG_OUTCOME error', 'TITLE_EMPTY error']));
  });

  it('say so where there is no candidate', async () => {
    const report = await run({ 'candidates/a.json': summaryJson({ title: 'Fixed test a', outcome: 'partial' }) });
    expect(failedGates(report)).toEqual({ a: [], b: ['fail-on.unusable'], c: ['fail-on.unusable'] });
  });

  it.each([
    ['text', 'fail-on: outcome=1, unusable\n'],
    ['a list', 'fail-on: [outcome=1, unusable]\n'],
    ['a mapping', 'fail-on:\n  outcome: 1\n  unusable: 0\n'],
  ])('come from the config file as %s', async (_, config) => {
    const tree = { ...candidates({ a: WRONG, b: UNTITLED }), '.github/summary-gate.yml': config };
    const report = await run(tree, { 'min-overall': '0.1' });
    expect(failedGates(report)).toEqual({ a: [], b: ['fail-on.unusable'], c: [] });
    expect(report.settings['fail-on']).toEqual({ value: { unusable: 0, outcome: 1 }, from: 'config' });
  });
});

describe('against a baseline', () => {
  it('known findings are shown as known, and fail nobody', async () => {
    const report = await compare(candidates({ a: WRONG }), candidates({ a: WRONG }));
    expect(report.verdict).toBe('pass');
    expect(report.gates.find(({ id }) => id === 'fail-on.outcome')).toMatchObject({
      value: 0,
      message: 'outcome: 0 sessions <= 0, 1 known on the base',
    });
    expect(report.sessions[0]?.findings).toMatchObject([{ code: 'WRONG_OUTCOME', severity: 'warning', known: true }]);
    expect(report.baseline?.failures).toEqual({ new: [], already: ['a'], fixed: [] });
  });

  it('a known one is no error in a session that fails by another', async () => {
    const report = await compare(candidates({ a: WRONG }), candidates({ a: { ...WRONG, ...UNTITLED } }));
    expect(failedGates(report)).toEqual({ a: ['fail-on.unusable'], b: [], c: [] });
    expect(severities(report, 'a')).toEqual(['TITLE_EMPTY error', 'WRONG_OUTCOME warning']);
    expect(renderTerminal(report, screen)).toContain('known on the base');
    expect(renderSarif(report, sha256)).toContain('"known": true');
    expect(report.baseline?.failures).toEqual({ new: ['a'], already: [], fixed: [] });
  });

  it('new ones are new failures, and gone ones are fixed', async () => {
    const report = await compare(candidates({ a: WRONG, b: WRONG }), candidates({ b: WRONG, c: WRONG }));
    expect(report.gates_failed).toEqual(['outcome: 1 session > 0 (c)', 'new_failures: 1 session > 0 (c)']);
    expect(report.baseline?.failures).toEqual({ new: ['c'], already: ['b'], fixed: ['a'] });
  });

  it('a base that cannot be compared with knows nothing', async () => {
    const workspace = makeWorkspace({ ...CORPUS, ...candidates({ a: WRONG }) });
    const base = await reportOf(workspace, { ...FLAGS, rubric: 'v1' });
    writeTree(workspace.root, { 'base.json': JSON.stringify(base) });
    const report = checked(await reportOf(workspace, { ...FLAGS, baseline: 'base.json' }));
    expect(report.gates_failed).toContain('outcome: 1 session > 0 (a)');
  });
});

describe('waivers', () => {
  it.each<[string, string]>([
    ['of a session', 'session: a'],
    ['of its dimension', 'session: a, dimension: outcome'],
    ['of a code there', 'session: a, code: WRONG_OUTCOME'],
    ['of a code everywhere', 'code: WRONG_OUTCOME'],
    ['of a gate', 'gate: fail-on.outcome'],
  ])('%s silence a finding and show it', async (_, about) => {
    const report = await run({ ...candidates({ a: WRONG }), ...WAIVERS(about) });
    expect([report.verdict, report.gates_failed]).toEqual(['pass', []]);
    expect(report.sessions[0]).toMatchObject({
      failed: true,
      gates_failed: ['fail-on.outcome'],
      gates_waived: ['fail-on.outcome'],
    });
    expect(severities(report, 'a')).toEqual(['WRONG_OUTCOME warning']);
    expect(renderTerminal(report, screen)).toContain('◉');
    expect(renderTerminal(report, screen)).toMatch(/waived .*until 2027-01-01 by mona: known/);
    expect(report.caveats.filter((caveat) => caveat.includes('no longer needed'))).toEqual([]);
  });

  it('of a code stand in every session that has it, and in SARIF', async () => {
    const report = await run({ ...candidates({ a: WRONG, b: WRONG }), ...WAIVERS('code: WRONG_OUTCOME') });
    expect(report.sessions.map(({ waived }) => waived?.map(({ code }) => code))).toEqual([
      ['WRONG_OUTCOME'],
      ['WRONG_OUTCOME'],
      undefined,
    ]);
    expect(renderSarif(report, sha256)).toContain('waived (WRONG_OUTCOME) until 2027-01-01 by mona: known');
  });

  it('of a gate that is not set are named to who writes them, and in no report', async () => {
    const report = await run({ ...candidates({}), ...WAIVERS('gate: max-hallucination', 'gate: min-overall') });
    expect(unsetWaived(report)).toEqual(['max-hallucination']);
    expect(report.caveats.join(' ')).not.toContain('max-hallucination');
  });

  it.each<[string, string]>([
    ['of a code that nobody has', 'code: TITLE_GENERIC'],
    ['of a gate that passes', 'gate: min-overall'],
  ])('%s are told to be idle', async (_, about) => {
    const report = await run({ ...candidates({}), ...WAIVERS(about) });
    expect(report.verdict).toBe('pass');
    expect(report.caveats.join(' ')).toContain('1 waiver of gates and codes by which nothing fails: no longer needed');
  });

  it('of a regression let it pass', async () => {
    // Of fewer than six sessions no test can tell that their mean has fallen.
    const six = (override: object): Tree =>
      Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => {
          const reference = summaryJson({ title: `Fixed test ${name}`, outcome: 'partial' });
          return [
            [`golden-corpus/${name}/reference.json`, { reference }],
            [`candidates/${name}.json`, { ...reference, ...override }],
          ];
        }),
      );
    const worse = six({ summary: 'x', key_actions: [] });
    const flags = { ...FLAGS, 'fail-on': 'none' };
    const waived = WAIVERS('gate: max-regression', 'gate: max-session-regression');
    const failing = await compare(six({}), worse, flags);
    expect(failing.gates.find(({ id }) => id === 'max-regression')?.status).toBe('fail');
    const report = await compare(six({}), { ...worse, ...waived }, flags);
    expect(report.gates.find(({ id }) => id === 'max-regression')).toMatchObject({
      status: 'not_evaluated',
      waived: true,
    });
    expect(report.verdict).toBe('pass');
  });
});
