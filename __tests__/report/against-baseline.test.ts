import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sha256 } from '../../src/adapters/digest.js';
import { UserError } from '../../src/core/errors.js';
import { consequence } from '../../src/render/consequence.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { showSessions } from '../../src/render/html/session-section.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { renderMarkdown } from '../../src/render/page/page.js';
import { countsLine } from '../../src/render/page/session-table.js';
import { renderSarif } from '../../src/render/sarif/sarif.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import { waivedSessions } from '../../src/report/report-session.js';
import type { Report } from '../../src/report/schema.js';
import { renderJson } from '../../src/run/report-files.js';
import { MEAN_GATE, NO_GATE } from '../builders/gates.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace, writeTree } from '../builders/workspace.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const CORPUS: Tree = Object.fromEntries(
  NAMES.map((name) => [
    `golden-corpus/${name}/reference.json`,
    { reference: summaryJson({ title: `Fixed test ${name}` }) },
  ]),
);

/** Candidates that say what the references say, but for what the overrides change. */
function candidates(overrides: Readonly<Record<string, object>> = {}): Tree {
  return Object.fromEntries(
    NAMES.map((name) => [
      `candidates/${name}.json`,
      { ...summaryJson({ title: `Fixed test ${name}` }), ...overrides[name] },
    ]),
  );
}

/** The gates on single sessions are off. */
const OF_THE_MEAN: Flags = { 'max-session-regression': 'none', 'max-new-failures': 'none' };

/** What people read of a comparison. */
function surfacesOf(report: Report): readonly string[] {
  return [renderMarkdown(report), renderTerminal(report, { colour: false, width: 1000 })];
}

const EMPTY = { title: '', summary: '', key_actions: [], outcome: 'failed', aha_moments: [] };
const allEmpty = Object.fromEntries(NAMES.map((name) => [name, EMPTY]));

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync('schema/report.schema.json', 'utf8')));

/** A run on a pull request whose base had the report that `base` makes. */
async function compare(base: Tree, pull: Tree, flags: Flags = {}): Promise<Report> {
  const workspace = makeWorkspace({ ...CORPUS, ...candidates(), ...base });
  writeBaseline(workspace, await reportOf(workspace));
  writeTree(workspace.root, pull);
  const report = await reportOf(workspace, { baseline: 'baseline.json', ...flags });
  validate(JSON.parse([...renderJson(report)].join('')));
  expect(validate.errors ?? []).toEqual([]);
  return report;
}

function writeBaseline({ root }: Workspace, report: object): void {
  writeTree(root, { 'baseline.json': JSON.stringify(report) });
}

function gateOf({ gates }: Report, id = 'max-regression'): Report['gates'][number] | undefined {
  return gates.find((gate) => gate.id === id);
}

describe('a run against a baseline', () => {
  it('of the same candidates has changed nothing', async () => {
    const report = await compare({}, {});
    expect(report.verdict).toBe('pass');
    expect(gateOf(report)).toMatchObject({
      value: 0,
      threshold: 0.02,
      status: 'pass',
      message: 'overall_drop 0.000 <= gate 0.020',
    });
    expect(report.baseline).toMatchObject({
      source: 'file',
      path: 'baseline.json',
      changed_inputs: [],
      paired: 8,
      overall: { delta: 0, ci95: [0, 0], p: 1, word: 'noise' },
      failures: { new: [], already: [], fixed: [] },
    });
    expect(report.trend).toHaveLength(1);
  });

  it('that has become worse fails, and says so everywhere', async () => {
    const report = await compare({}, candidates(allEmpty), { ...NO_GATE, ...OF_THE_MEAN });
    expect(report.gates_failed).toEqual(['overall_drop 1.000 > gate 0.020']);
    expect(report.baseline).toMatchObject({ overall: { delta: -1, word: 'regression' } });
    expect(renderMarkdown(report)).toContain('All 8 sessions fell. The mean fell by 1.000');
    expect(renderTerminal(report, { colour: false, width: 100 })).toMatch(/✖ max-regression +1\.000 +≤ 0\.020/);
  });

  it('that has no session of the base with its reference names what it leaves out', async () => {
    const session = (name: string, title: string): string =>
      JSON.stringify({ name, reference: summaryJson({ title }) });
    const others = { 'other.jsonl': `${session('a', 'Another title')}\n${session('z', 'A new session')}\n` };
    const report = await compare(
      {},
      { ...others, 'candidates/z.json': summaryJson({ title: 'A new session' }) },
      { ...NO_GATE, corpus: 'other.jsonl' },
    );
    expect(gateOf(report)).toMatchObject({ status: 'not_evaluated' });
    expect(report.baseline).toMatchObject({
      reason: 'no session of both has the same reference',
      paired: 0,
      changed_references: ['a'],
      new_sessions: ['z'],
      removed_sessions: ['b', 'c', 'd', 'e', 'f', 'g', 'h'],
      overall: null,
    });
    expect(report.title).toContain(', 7 sessions of the base not scored');
    for (const page of surfacesOf(report)) expect(page).toContain('7 sessions not scored any more');
  });

  it('with one bad session of many fails by that session, and calls nothing noise', async () => {
    const report = await compare({}, candidates({ c: EMPTY }), NO_GATE);
    expect(report.verdict).toBe('fail');
    expect(report.title).toContain('Fail - the largest drop of a session 1.000 (allowed 0.250), ');
    expect(gateOf(report)).toMatchObject({
      status: 'pass',
      value: 0.125,
      message: expect.stringContaining('not certain enough'),
    });
    expect(gateOf(report, 'max-session-regression')).toMatchObject({
      status: 'fail',
      value: 1,
      message: 'session c overall 1.000 to 0.000, drop 1.000 > gate 0.250',
    });
    expect(gateOf(report, 'max-new-failures')).toMatchObject({ status: 'fail', value: 1 });
    expect(report.sessions.find(({ name }) => name === 'c')?.gates_failed).toEqual(['max-session-regression']);
    expect(report.baseline).toMatchObject({ collapsed: ['c'], failures: { new: ['c'], already: [], fixed: [] } });
    expect(report.baseline?.overall?.word).toBe('not in the mean');
    expect(Object.values(report.baseline?.dimensions ?? {}).map(({ word }) => word)).not.toContain('noise');
    expect(consequence(report, false)).toBe(
      '❌ Merging would make session summaries worse: a session fell by 1.000, 0.250 allowed',
    );
    expect(renderJunit(report)).toContain(
      'Overall 0.000. That is 1.000 less than on the base (max-session-regression).',
    );
    for (const text of surfacesOf(report)) {
      expect(text).not.toMatch(/\bnoise\b/);
      expect(text).toMatch(/1 session is worse than on the base/);
    }
  });

  it('tells new failures once: by the floors that they miss', async () => {
    const report = await compare({}, candidates({ c: EMPTY }), {
      ...NO_GATE,
      ...OF_THE_MEAN,
      'max-new-failures': '0',
      'min-session': '0.3',
    });
    expect(report.gates.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual([
      'min-session',
      'max-new-failures',
    ]);
    expect(consequence(report, false)).toBe(
      '❌ Merging would break 2 gates: the worst session 0.000, needs 0.300; 1 more gate',
    );
    expect(report.gates_failed).toEqual(['session c overall 0.000 < gate 0.300', 'new_failures: 1 session > 0 (c)']);
  });

  it('counts what a new session fails, since merging brings it in', async () => {
    const added = { 'golden-corpus/i/reference.json': { reference: summaryJson() }, 'candidates/i.json': EMPTY };
    const report = await compare({}, added, { 'min-session': '0.3' });
    expect(report.baseline).toMatchObject({ new_sessions: ['i'], collapsed: [], failures: { new: ['i'] } });
    expect(gateOf(report, 'max-new-failures')).toMatchObject({ status: 'fail', value: 1 });
  });

  it('is not green where no gate holds the session that collapsed, and calls nothing noise', async () => {
    const flags = { ...NO_GATE, ...OF_THE_MEAN, 'min-overall': '0.5' };
    const report = await compare({}, candidates({ c: EMPTY }), flags);
    expect(report.verdict).toBe('pass');
    expect(report.baseline).toMatchObject({ collapsed: ['c'], failures: { new: [], already: [], fixed: [] } });
    expect(report.title).toMatch(/^Pass - 1 session is worse than on the base, /);
    expect(consequence(report, false)).toMatch(/^⚠️ Merging breaks no gate, yet 1 session is worse than on the base: /);
    expect(renderTerminal(report, { colour: false, width: 100 })).toMatch(/^! Pass/m);
    expect(renderHtml(report, () => undefined)).toContain('class="verdict inconclusive"');
    for (const text of surfacesOf(report)) expect(text).not.toMatch(/\bnoise\b/);
  });

  it('with a session that is a little worse is noise as a mean, and green', async () => {
    const report = await compare({}, candidates({ c: { title: 'Fixed the test c' } }));
    expect(report.baseline?.overall?.word).toBe('noise');
    expect(renderMarkdown(report)).toContain('1 of 8 sessions fell (c: by 0.00');
    expect(consequence(report, false)).toMatch(/^✅ Merging keeps session summaries within every gate/);
    expect(renderTerminal(report, { colour: false, width: 100 })).toMatch(/^✔ Pass/m);
  });

  it('tells failures that the base has already, and those that are mended', async () => {
    const flags = { 'min-session': '0.3' };
    const report = await compare(candidates({ a: EMPTY, b: EMPTY }), candidates({ b: EMPTY, c: EMPTY }), flags);
    expect(report.baseline?.failures).toEqual({ new: ['c'], already: ['b'], fixed: ['a'] });
  });

  it('tells as already failing what was wrong on the base and is wrong still', async () => {
    const wrong = candidates({ b: { outcome: 'failed' } });
    const failures = async (now: typeof wrong, flags = {}): Promise<unknown> =>
      (await compare(wrong, now, { ...NO_GATE, 'fail-on': 'outcome', ...flags })).baseline?.failures;
    expect(await failures({})).toEqual({ new: [], already: ['b'], fixed: [] });
    expect(await failures(candidates({ b: { outcome: 'failed' }, c: { outcome: 'failed' } }))).toEqual({
      new: ['c'],
      already: ['b'],
      fixed: [],
    });
    expect(await failures({}, { 'fail-on': 'outcome=1' })).toEqual({ new: [], already: [], fixed: [] });
    expect(await failures({}, { 'fail-on': 'none' })).toEqual({ new: [], already: [], fixed: [] });
  });

  it('holds both sides against the floors of now: a loosened one mends nothing, a tightened one breaks nothing', async () => {
    // 0.5 fails at 0.7 and passes at 0.1; 0.9 passes at 0.7 and fails at 0.95.
    const half = candidates({ a: { title: '', summary: '' } });
    const most = candidates({ a: { outcome: 'failed' } });
    expect((await compare(half, {}, { ...NO_GATE, 'min-session': '0.1' })).baseline?.failures).toEqual({
      new: [],
      already: [],
      fixed: [],
    });
    expect((await compare(most, {}, { ...NO_GATE, 'min-session': '0.95' })).baseline?.failures).toEqual({
      new: [],
      already: ['a'],
      fixed: [],
    });
  });

  it('lists what cannot be compared, and that the measure has changed, before the numbers', async () => {
    const changed = { 'golden-corpus/a/reference.json': { reference: summaryJson({ title: 'Another' }) } };
    const added = {
      'golden-corpus/i/reference.json': { reference: summaryJson() },
      'candidates/i.json': summaryJson(),
    };
    const report = await compare({}, { ...changed, ...added, '.github/summary-gate.yml': 'min-session: 0.1\n' });
    expect(report.baseline).toMatchObject({
      changed_inputs: ['corpus', 'config'],
      changed_references: ['a'],
      new_sessions: ['i'],
      removed_sessions: [],
      paired: 7,
    });
    const page = renderMarkdown(report);
    expect(page).toContain(
      'Changed since the base besides the candidates: golden corpus (1 reference, 1 new session), config file',
    );
    expect(page.indexOf('Changed since the base besides')).toBeLessThan(page.indexOf('**9 sessions**'));
  });

  it('counts a session as fixed only where its reference is the same', async () => {
    const report = await compare(candidates({ a: EMPTY }), {
      'golden-corpus/a/reference.json': { reference: EMPTY },
    });
    expect(report.baseline?.failures).toEqual({ new: [], already: [], fixed: [] });
  });

  it('has a gate for each dimension with a correction for their number', async () => {
    const report = await compare({}, candidates(allEmpty), { ...NO_GATE, ...OF_THE_MEAN, multiplicity: 'holm' });
    expect(report.gates.map(({ id }) => id)).toEqual([
      'max-regression',
      ...['title', 'summary', 'key_actions', 'outcome', 'aha_moments'].map((name) => `max-regression.${name}`),
    ]);
    expect(report.gates.every(({ status }) => status === 'fail')).toBe(true);
    expect(report.baseline?.dimensions?.title?.p_fall).toBeCloseTo(1 / 2 ** 8, 6);
    expect(report.baseline?.overall).not.toHaveProperty('p_fall');
    expect(report.caveats.some((text) => text.startsWith('multiplicity: holm means max-t now'))).toBe(true);
  });

  it.each<[number, Report['verdict'], string]>([
    [
      4,
      'inconclusive',
      'overall_drop: 1.000, and 4 sessions cannot tell such a drop from chance; 5 can, where all fall',
    ],
    [5, 'fail', 'overall_drop 1.000 > gate 0.020'],
    [6, 'fail', 'overall_drop 1.000 > gate 0.020'],
  ])('of %d sessions that all fell is %s', async (sessions, verdict, message) => {
    const report = await compare({}, candidates(allEmpty), { ...NO_GATE, ...OF_THE_MEAN, limit: String(sessions) });
    expect(report.verdict).toBe(verdict);
    expect(gateOf(report)?.message).toBe(message);
    expect(report.baseline?.overall?.word).toBe(verdict === 'fail' ? 'regression' : 'not in the mean');
  });

  it('has no regression gate where none is wanted', async () => {
    const flags = { ...NO_GATE, ...OF_THE_MEAN, 'max-regression': 'none' };
    const report = await compare({}, candidates(allEmpty), flags);
    expect(report.gates).toEqual([]);
    expect(report.baseline?.overall?.word).toBe('tolerated');
  });

  it.each([
    ['another rubric', { rubric: 'v1' }, /rubric v2/],
    ['other weights', { weights: 'title=1' }, /other weights/],
  ])('with %s leaves the question open', async (_, flags, reason) => {
    const report = await compare({}, {}, flags);
    expect(report.verdict).toBe('inconclusive');
    expect(gateOf(report)).toMatchObject({
      status: 'not_evaluated',
      value: null,
      message: expect.stringMatching(reason),
    });
    expect(report.baseline).toMatchObject({ paired: 0, overall: null, reason: expect.stringMatching(reason) });
    expect(report.trend).toBeUndefined();
    expect(renderMarkdown(report)).toContain('Not compared with the base');
  });

  it('of a later form leaves the question open', async () => {
    const workspace = makeWorkspace({ ...CORPUS, ...candidates(), 'baseline.json': '{"schema_version": 2}' });
    expect((await reportOf(workspace, { baseline: 'baseline.json' })).verdict).toBe('inconclusive');
  });

  it('that nobody has looked for is only noted', async () => {
    const report = await reportOf(makeWorkspace({ ...CORPUS, ...candidates() }), { baseline: 'auto' });
    expect(report.verdict).toBe('pass');
    expect(gateOf(report)).toMatchObject({ status: 'not_evaluated' });
    expect(report.baseline).toMatchObject({ source: 'none', reason: expect.stringContaining('give a file') });
  });

  it.each<[string, Tree, string]>([
    ['is missing', {}, 'there is no such file'],
    ['is no JSON', { 'baseline.json': '{' }, 'this is not JSON'],
    ['is a folder', { 'baseline.json/x': '' }, 'this is a folder'],
    ['is something else', { 'baseline.json': '{}' }, 'no report of summary-gate'],
  ])('refuses a file that %s', async (_, tree, message) => {
    const workspace = makeWorkspace({ ...CORPUS, ...candidates(), ...tree });
    const problems = await problemsOf(reportOf(workspace, { baseline: 'baseline.json' }));
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message), place: { file: 'baseline.json' } }),
    ]);
  });

  it('that is not there leaves max-regression without effect, which is told', async () => {
    const caveat = 'max-regression has nothing to compare with: no baseline is set.';
    const workspace = makeWorkspace({ ...CORPUS, ...candidates() });
    expect((await reportOf(workspace, { 'max-regression': '0.1' })).caveats).toContain(caveat);
    expect((await reportOf(workspace)).caveats).not.toContain(caveat);
  });

  it('remembers the results of baselines before, the last twenty', async () => {
    const workspace = makeWorkspace({ ...CORPUS, ...candidates() });
    const at = (i: number): string => `2026-10-${String(i + 1).padStart(2, '0')}T00:00:00Z`;
    const trend = Array.from({ length: 25 }, (_, i) => ({ scored_at: at(i), overall_mean: 0.5, ci95: null }));
    writeBaseline(workspace, { ...(await reportOf(workspace)), trend });
    const report = await reportOf(workspace, { baseline: 'baseline.json' });
    expect(report.trend).toHaveLength(20);
    expect(report.trend?.at(0)?.scored_at).toBe(at(6));
    expect(report.trend?.at(-1)?.overall_mean).toBe(1);
    expect(renderMarkdown(report)).toContain('Trend of the overall mean ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁██ 0.500 to 1.000, 21 runs');
  });

  it('of one run makes no trend, neither does it with this one', async () => {
    const workspace = makeWorkspace({ ...CORPUS, ...candidates() });
    writeBaseline(workspace, await reportOf(workspace));
    const report = await reportOf(workspace, { baseline: 'baseline.json' });
    expect(report.trend).toHaveLength(1);
    expect(renderMarkdown(report)).not.toContain('Trend');
    writeBaseline(workspace, report);
    expect(renderMarkdown(await reportOf(workspace, { baseline: 'baseline.json' }))).toContain(
      '1.000 to 1.000, 3 runs',
    );
  });
});

async function problemsOf(run: Promise<unknown>): Promise<UserError['problems']> {
  try {
    await run;
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  throw new Error('nothing was refused');
}

const WAIVERS = (...lines: readonly string[]): Tree => ({
  '.github/summary-gate-waivers.yml': `waivers:\n${lines.map((line) => `  - {${line}, reason: known, until: 2027-01-01, by: mona}\n`).join('')}`,
});

describe('waivers', () => {
  const run = (tree: Tree, flags: Flags = {}): Promise<Report> =>
    reportOf(makeWorkspace({ ...CORPUS, ...candidates({ c: EMPTY }), ...tree }), {
      ...MEAN_GATE,
      'min-session': '0.5',
      ...flags,
    });

  it('silence the floor of a session, and nothing else', async () => {
    const [with_, without] = [await run(WAIVERS('session: c')), await run({})];
    expect([without.verdict, with_.verdict]).toEqual(['fail', 'pass']);
    expect(with_.overall_mean).toBe(without.overall_mean);
    expect(gateOf(with_, 'min-session')).toMatchObject({
      status: 'pass',
      value: 1,
      message: expect.stringContaining('1 waived'),
    });
    const session = with_.sessions.find(({ name }) => name === 'c');
    expect(session).toMatchObject({
      failed: true,
      waived: [{ dimension: null, reason: 'known', until: '2027-01-01', by: 'mona' }],
    });
    expect(session?.findings.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(renderMarkdown(with_)).toContain('👁️ Waived until 2027-01-01 by mona: known');
    expect(renderTerminal(with_, { colour: false, width: 100 })).toContain('◉ c  0.000');
  });

  it('leave the gates of means alone', async () => {
    const { verdict, gates_failed: failed } = await run(WAIVERS('session: c'), { 'min-overall': '0.9' });
    expect(verdict).toBe('fail');
    expect(failed).toEqual(['overall_mean 0.875 < gate 0.900']);
  });

  const floors = (gates: object): Tree => ({
    'golden-corpus/c/reference.json': { reference: summaryJson({ title: 'Fixed test c' }), gates },
  });

  it.each<[string, Tree, Tree, 'pass' | 'fail', string]>([
    ['its own floor', floors({ min_overall: 0.4 }), WAIVERS('session: c'), 'pass', 'min_overall'],
    [
      'the floor of a dimension',
      floors({ min_dimensions: { title: 0.4 } }),
      WAIVERS('session: c, dimension: title'),
      'pass',
      'min_dimensions.title',
    ],
    [
      'another dimension',
      floors({ min_dimensions: { title: 0.4 } }),
      WAIVERS('session: c, dimension: summary'),
      'fail',
      'min_dimensions.title',
    ],
    [
      'a dimension, but not the whole',
      floors({ min_overall: 0.4 }),
      WAIVERS('session: c, dimension: title'),
      'fail',
      'min_overall',
    ],
  ])('of %s', async (_, corpus, waivers, verdict, gate) => {
    const report = await run({ ...corpus, ...waivers }, { 'min-session': 'none' });
    expect(report.verdict).toBe(verdict);
    expect(gateOf(report, `session.c.${gate}`)).toMatchObject(
      verdict === 'pass' ? { status: 'not_evaluated', waived: true, value: 0 } : { status: 'fail' },
    );
    if (verdict === 'pass') expect(renderMarkdown(report)).toContain('| 👁️ | <code>c</code>');
  });

  /** What each surface makes of session c: waived, or failing all the same. */
  const looksOf = (report: Report) => {
    const junit = /<testsuite name="c"[\s\S]*?<\/testsuite>/.exec(renderJunit(report))?.[0] ?? '';
    const caseOf = (name: string) =>
      new RegExp(`<testcase name="${name}"[^>]*>\\s*<(skipped|failure|system-out)`).exec(junit)?.[1];
    const sarif: { runs: [{ results: { properties: { session?: string }; suppressions?: unknown[] }[] }] } = JSON.parse(
      renderSarif(report, sha256),
    );
    return {
      waived: [...waivedSessions(report)],
      page: showSessions(report, 99).find(({ session }) => session.name === 'c')?.row.state,
      terminal: /[◉✖] c {2}/.exec(renderTerminal(report, { colour: false, width: 100 }))?.[0][0],
      summary: /<summary>(.*) <code>c<\/code>/.exec(renderMarkdown(report))?.[1],
      counts: /👁️ \d waived/.exec(countsLine(report, []))?.[0],
      overall: caseOf('overall'),
      title: caseOf('title'),
      suppressions: sarif.runs[0].results
        .filter(({ properties }) => properties.session === 'c')
        .map(({ suppressions }) => suppressions?.length),
    };
  };
  const SILENCED = { waived: ['c'], page: 'waived', terminal: '◉', counts: '👁️ 1 waived', overall: 'skipped' };
  const FAILING = { waived: [], page: 'failing', terminal: '✖', counts: undefined, overall: 'failure' };

  it.each<[string, Tree, Tree, Flags, object]>([
    [
      'all of a session',
      {},
      WAIVERS('session: c'),
      {},
      { ...SILENCED, summary: '👁️', suppressions: expect.not.arrayContaining([0, undefined]) },
    ],
    [
      'its only floor',
      floors({ min_dimensions: { title: 0.4 } }),
      WAIVERS('session: c, dimension: title'),
      { 'min-session': 'none' },
      { ...SILENCED, title: 'skipped', suppressions: expect.arrayContaining([0, 1]) },
    ],
    [
      'one of two floors that are missed',
      floors({ min_dimensions: { title: 0.4, summary: 0.4 } }),
      WAIVERS('session: c, dimension: title'),
      { 'min-session': 'none' },
      { ...FAILING, title: 'skipped' },
    ],
    [
      'a dimension of a session below min-session',
      floors({ min_dimensions: { title: 0.4 } }),
      WAIVERS('session: c, dimension: title'),
      {},
      { ...FAILING, title: 'skipped' },
    ],
    [
      'a dimension of a session without floors',
      {},
      WAIVERS('session: c, dimension: title'),
      { 'min-session': 'none', 'min-overall': '0.9' },
      { waived: [], page: 'passing', overall: 'system-out', title: 'system-out' },
    ],
    ['nothing', {}, {}, {}, { ...FAILING, title: 'system-out', suppressions: expect.not.arrayContaining([0]) }],
  ])('of %s look so everywhere', async (_, corpus, waivers, flags, looks) => {
    const report = await run({ ...corpus, ...waivers }, flags);
    expect(looksOf(report)).toMatchObject(looks);
  });

  it('of a session that passes are idle', async () => {
    const report = await reportOf(makeWorkspace({ ...CORPUS, ...candidates(), ...WAIVERS('session: c') }));
    expect(looksOf(report)).toMatchObject({ waived: [], page: 'passing', overall: 'system-out', suppressions: [] });
  });

  it('keep a failure out of the new ones', async () => {
    const report = await compare({}, { ...candidates({ c: EMPTY, d: EMPTY }), ...WAIVERS('session: c') });
    expect(report.baseline?.failures?.new).toEqual(['d']);
    expect(report.baseline?.changed_inputs).toEqual(['waivers']);
  });

  it('that are wrong stop the run, with those of the rest of the input', async () => {
    const problems = await problemsOf(run(WAIVERS('session: nobody'), { baseline: 'nothing.json' }));
    expect(problems.map(({ place }) => place?.file)).toEqual(['nothing.json', '.github/summary-gate-waivers.yml']);
    expect(problems[1]?.place?.line).toBe(2);
  });

  it.each(['waivers.yml', 'golden-corpus'])('named by hand have to be there as a file: %s', async (path) => {
    expect(await problemsOf(run({}, { waivers: path }))).toHaveLength(1);
  });

  it('that are no longer needed are told', async () => {
    const { caveats } = await run(WAIVERS('session: a', 'session: c'));
    expect(caveats).toContain('1 waiver for sessions that do not fail: no longer needed (a).');
  });

  it('are not read where none are wanted', async () => {
    expect((await run(WAIVERS('session: c'), { waivers: 'none' })).verdict).toBe('fail');
  });
});
