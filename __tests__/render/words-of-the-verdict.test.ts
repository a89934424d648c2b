import { describe, expect, it } from '@jest/globals';
import { consequence } from '../../src/render/consequence.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { renderMarkdown } from '../../src/render/page/page.js';
import { countsLine } from '../../src/render/page/session-table.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import type { Report } from '../../src/report/schema.js';
import { NO_GATE } from '../builders/gates.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function corpusWith(overrides: Readonly<Record<string, object>> = {}): Tree {
  return Object.fromEntries(
    NAMES.map((name) => [`golden-corpus/${name}/reference.json`, { ...overrides[name], reference: summaryJson() }]),
  );
}

const candidates = (overrides: Readonly<Record<string, object>> = {}): Tree =>
  Object.fromEntries(
    NAMES.map((name) => [`candidates/${name}.json`, { ...summaryJson(), ...overrides['*'], ...overrides[name] }]),
  );

const NO_MOMENTS = { aha_moments: [] };
const OTHER_TEXT = { title: 'Planted tulips', summary: 'The tulips stand in the garden.', key_actions: ['Dug holes'] };
const WAIVER = { reason: 'known', until: '2099-01-01', by: 'mona' };

interface Case {
  readonly pull: Tree;
  readonly base?: Tree;
  readonly flags?: Flags;
}

async function run({ pull, base, flags = {} }: Case): Promise<Report> {
  const workspace = makeWorkspace({ ...corpusWith(), ...candidates(), ...base });
  if (base === undefined) {
    writeTree(workspace.root, pull);
    return await reportOf(workspace, flags);
  }
  const before = await reportOf(workspace);
  writeTree(workspace.root, { ...pull, 'base.json': JSON.stringify(before) });
  return await reportOf(workspace, { ...flags, baseline: 'base.json' });
}

/** The messages of the failed cases of a session, where a reader of JUnit looks first. */
function junitMessages(report: Report): readonly string[] {
  return [...renderJunit(report).matchAll(/<testcase name="overall"[^>]*>\s*<failure message="([^"]*)"/g)].map(
    ([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<'),
  );
}

const leadOf = (report: Report): string =>
  renderHtml(report, () => undefined)
    .match(/<p class="lead">(.*)<\/p>/)?.[1]
    ?.replaceAll('&#39;', "'") ?? '';

const CASES: Readonly<Record<string, Case>> = {
  mean: { pull: candidates({ '*': NO_MOMENTS }), flags: { ...NO_GATE, 'min-overall': '0.95' } },
  dimension: { pull: candidates({ '*': NO_MOMENTS }), flags: { ...NO_GATE, 'min-dimensions': 'aha_moments=0.5' } },
  'one session by findings': { pull: candidates({ c: { outcome: 'failed' } }) },
  'a drop of the mean': { base: candidates(), pull: candidates({ '*': NO_MOMENTS }) },
  'a collapse': { base: candidates(), pull: candidates({ c: OTHER_TEXT }), flags: NO_GATE },
  'a collapse below a floor': {
    base: candidates(),
    pull: candidates({ c: OTHER_TEXT }),
    flags: { ...NO_GATE, 'min-session': '0.6' },
  },
  'a new failure': { base: candidates(), pull: candidates({ c: { outcome: 'failed' } }) },
  'findings and a mean': {
    pull: candidates({ '*': NO_MOMENTS, c: { outcome: 'failed' } }),
    flags: { ...NO_GATE, 'fail-on': 'outcome', 'min-overall': '0.95' },
  },
  'a worse session that no gate fails': {
    base: candidates(),
    pull: candidates({ c: OTHER_TEXT }),
    flags: { ...NO_GATE, 'max-session-regression': 'none', 'max-regression': 'none' },
  },
  'a waived session': {
    pull: {
      ...candidates({ c: { outcome: 'failed' } }),
      '.github/summary-gate-waivers.yml': `waivers:\n  - {session: c, reason: ${WAIVER.reason}, until: "${WAIVER.until}", by: ${WAIVER.by}}\n`,
    },
  },
  'a waived session and a mean': {
    pull: {
      ...candidates({ c: { outcome: 'failed' } }),
      '.github/summary-gate-waivers.yml': `waivers:\n  - {session: c, reason: ${WAIVER.reason}, until: "${WAIVER.until}", by: ${WAIVER.by}}\n`,
    },
    flags: { 'min-overall': '0.995' },
  },
};

const caseOf = (name: string): Case => {
  const found = CASES[name];
  if (found === undefined) throw new Error(`no case ${name}`);
  return found;
};

describe('the words of a verdict', () => {
  it.each([
    ['mean', 'Fail - overall 0.900 (gate 0.950)', 'Merging would break 1 gate: overall 0.900, needs 0.950'],
    [
      'dimension',
      'Fail - aha moments 0.000 (gate 0.500), overall 0.900',
      'Merging would break 1 gate: aha moments 0.000, needs 0.500',
    ],
    [
      'one session by findings',
      'Fail - 1 session with a wrong outcome (0 allowed), overall 0.988 (gate 0.550)',
      'Merging would let wrong session summaries through: 1 session with a wrong outcome',
    ],
    [
      'a drop of the mean',
      'Fail - overall fell by 0.100 (0.020 allowed), aha moments from 1.000 to 0.000, overall 0.900 (gate 0.550)',
      'Merging would make session summaries worse: overall fell by 0.100, 0.020 allowed',
    ],
    [
      'a collapse',
      'Fail - the largest drop of a session 0.796 (allowed 0.250), overall 0.900',
      'Merging would make session summaries worse: a session fell by 0.796, 0.250 allowed',
    ],
    [
      'a collapse below a floor',
      'Fail - the worst session 0.204 (gate 0.600), overall 0.900',
      'Merging would break 3 gates: the worst session 0.204, needs 0.600; a session fell by 0.796, 0.250 allowed; 1 more',
    ],
    [
      'a new failure',
      'Fail - 1 session with a wrong outcome (0 allowed), overall 0.988 (gate 0.550)',
      'Merging would let wrong session summaries through: 1 session with a wrong outcome',
    ],
    [
      'findings and a mean',
      'Fail - 1 session with a wrong outcome (0 allowed), overall 0.887 (gate 0.950)',
      'Merging would break 2 gates: 1 session with a wrong outcome; overall 0.887, needs 0.950',
    ],
    [
      'a worse session that no gate fails',
      'Pass - 1 session is worse than on the base, overall 0.900',
      'Merging breaks no gate, yet 1 session is worse than on the base: overall 0.900',
    ],
    [
      'a waived session',
      'Pass - overall 0.988 (gate 0.550)',
      'Merging keeps session summaries within every gate: overall 0.988, needs 0.550',
    ],
  ])('name the gate that failed: %s', async (name, title, sentence) => {
    const report = await run(caseOf(name));
    expect(report.title).toContain(title);
    expect(consequence(report, false)).toContain(sentence);
  });

  it.each([
    ['mean', '**8 sessions** · no session fails on its own', 'No session fails on its own.'],
    ['dimension', '**8 sessions** · no session fails on its own', 'No session fails on its own.'],
    ['a drop of the mean', '**8 sessions** · no session fails on its own', 'No session fails on its own.'],
    ['one session by findings', '**8 sessions** · ❌ 1 failing · ✅ 7 passing', '1 of 8 sessions fails.'],
    [
      'a collapse',
      '**8 sessions** · ❌ 1 failing · ✅ 7 passing',
      '1 of 8 sessions fails, 1 newly since the baseline.',
    ],
    ['a worse session that no gate fails', '**8 sessions** · 0 failing · ✅ 8 passing', 'None of 8 sessions fails.'],
    [
      'a waived session',
      '**8 sessions** · 0 failing · ✅ 7 passing · 👁️ 1 waived',
      'None of 8 sessions fails, 1 is waived.',
    ],
    [
      'a waived session and a mean',
      '**8 sessions** · no session fails on its own · 👁️ 1 waived',
      'No session fails on its own, 1 is waived.',
    ],
  ])('call failing what a gate fails: %s', async (name, counts, sentence) => {
    const report = await run(caseOf(name));
    expect(countsLine(report, [])).toBe(counts);
    expect(leadOf(report)).toContain(sentence);
  });

  it.each(['mean', 'dimension', 'a drop of the mean'])(
    'call no session passing in a run that fails: %s',
    async (name) => {
      const report = await run(caseOf(name));
      const page = renderMarkdown(report);
      expect(page).toContain('<summary>All sessions, the lowest first (8)</summary>');
      expect(page).not.toMatch(/\d passing|Passing sessions|Failing sessions/);
      expect(renderTerminal(report, { colour: false, width: 100 })).toMatch(/^(?:Lowest session$|What got worse: )/m);
    },
  );

  it.each<[string, Case, string, string, string]>([
    [
      'a waived one',
      {
        pull: {
          ...candidates({ c: { outcome: 'failed' } }),
          '.github/summary-gate-waivers.yml': `waivers:\n  - {gate: fail-on.outcome, reason: known, until: "2099-01-01", by: mona}\n`,
        },
      },
      '1 of 12 gates waived',
      'within every gate that counts',
      'These summaries pass 11 of 12 gates',
    ],
    [
      'one that could not be evaluated',
      { pull: candidates({}), flags: { baseline: 'auto' } },
      '3 of 15 gates not evaluated',
      'within every gate that was evaluated',
      'These summaries pass 12 of 15 gates',
    ],
  ])('do not count gates as passed that did not: %s', async (_, given, title, sentence, page) => {
    const report = await run(given);
    expect(report.verdict).toBe('pass');
    expect(report.title).toContain(title);
    expect(consequence(report, false)).toContain(sentence);
    const html = renderHtml(report, () => undefined);
    expect(html).toContain(page);
    // What is waived is never hidden: the same eye on each page.
    const isWaived = title.endsWith('waived');
    expect(html.includes('<span class="unseen">waived: </span>') && html.includes('>◉<')).toBe(isWaived);
    expect(/^ {2}◉ /m.test(renderTerminal(report, { colour: false, width: 100 }))).toBe(isWaived);
    expect(renderMarkdown(report).includes('👁️')).toBe(isWaived);
  });

  it('head failing and waived sessions as they are counted', async () => {
    const { pull } = caseOf('a waived session');
    const report = await run({
      pull: { ...pull, ...candidates({ c: { outcome: 'failed' }, d: { outcome: 'failed' } }) },
    });
    expect(countsLine(report, [])).toBe('**8 sessions** · ❌ 1 failing · ✅ 6 passing · 👁️ 1 waived');
    for (const text of [renderMarkdown(report), renderTerminal(report, { colour: false, width: 100 })]) {
      expect(text).toContain('Failing sessions (1), and waived ones (1)');
    }
  });

  it('head sessions that are waived as such', async () => {
    const report = await run(caseOf('a waived session'));
    for (const text of [renderMarkdown(report), renderTerminal(report, { colour: false, width: 100 })]) {
      expect(text).toContain('Waived sessions (1)');
      expect(text).not.toContain('Failing sessions');
    }
  });

  it.each([
    [
      'one session by findings',
      ['Overall 0.900. The outcome is "failed"; the reference says "success" (fail-on.outcome).'],
    ],
    ['a collapse', ['Overall 0.204. That is 0.796 less than on the base (max-session-regression).']],
    [
      'a collapse below a floor',
      [
        'Overall 0.204 is below the 0.600 of min-session. That is 0.796 less than on the base (max-session-regression).',
      ],
    ],
    ['mean', []],
  ])('are sentences in JUnit: %s', async (name, wanted) => {
    expect(junitMessages(await run(caseOf(name)))).toEqual(wanted);
  });

  it('tell of floors of its own and of several findings', async () => {
    const workspace = makeWorkspace({
      ...corpusWith({ c: { gates: { min_overall: 0.9, min_dimensions: { title: 0.7 } } } }),
      ...candidates({ c: { title: 'Planted tulips', key_actions: ['Here is the summary: `x'], outcome: 'failed' } }),
    });
    const report = await reportOf(workspace, { 'fail-on': 'outcome, omission' });
    const omissions = report.sessions
      .find(({ name }) => name === 'c')
      ?.findings.filter(({ code }) => code === 'MISSING_ACTION');
    expect(omissions).toHaveLength(2);
    const [message = ''] = junitMessages(report);
    expect(message).toMatch(
      /^Overall 0\.\d{3} is below its own floor of 0\.900\. Title 0\.000 is below its own floor of 0\.700\./,
    );
    expect(message).toMatch(/The outcome is "failed"; the reference says "success" \(fail-on\.outcome\)\./);
    expect(message).toMatch(/Missing action: "[^"]*" \(fail-on\.omission, 2 findings\)\.$/);
  });

  it('call the overall score what it is', async () => {
    const report = await run(caseOf('one session by findings'));
    for (const text of [
      renderMarkdown(report),
      renderTerminal(report, { colour: false, width: 200 }),
      renderHtml(report, () => undefined),
    ]) {
      expect(text).toMatch(/closeness to the reference/i);
    }
  });
});
