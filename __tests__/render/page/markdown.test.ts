import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { VERSION } from '../../../src/core/version.js';
import type { GoldenSession } from '../../../src/inputs/corpus/golden-session.js';
import { renderMarkdown } from '../../../src/render/page/page.js';
import { buildReport } from '../../../src/report/build-report.js';
import type { Report } from '../../../src/report/schema.js';
import type { RatedSession } from '../../../src/scoring/scored-session.js';
import { MEAN_GATE, NO_GATE } from '../../builders/gates.js';
import { PLAIN_RUN } from '../../builders/run-facts.js';
import { type Flags, reportOf, settingsOf } from '../../builders/runs.js';
import { corpusOf, ratedSession } from '../../builders/sessions.js';
import { wholeBaseline, wholeGates, wholeReport } from '../../builders/whole-report.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';
import { renderPage } from './github-page.js';

const LOGIN = {
  title: 'Fixed the flaky login test',
  summary: 'The login test failed on slow runners because it waited for 200 ms. It now waits for the event.',
  key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event', 'Opened PR #317'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
};

const EXPORT = {
  title: 'Halved the memory of the nightly export',
  summary: 'The nightly export was killed at 2 GB. It read whole tables; now it streams rows and peaks at 900 MB.',
  key_actions: ['Profiled the export with a heap snapshot', 'Streamed rows through a cursor'],
  outcome: 'partial',
  aha_moments: [
    { seq: 9, type: 'question', highlight: 'Why does memory grow with the number of tables?' },
    { seq: 17, type: 'breakthrough', highlight: 'The driver buffers every row' },
  ],
};

/** Two sessions, and a canary that no number may count. */
const CORPUS: Tree = {
  'golden-corpus/README.md': 'How to curate.',
  'golden-corpus/login/reference.json': { reference: LOGIN },
  'golden-corpus/export/reference.json': { reference: EXPORT, gates: { min_overall: 0.4 } },
  'golden-corpus/canary/reference.json': { canary: true, reference: LOGIN },
};

const WORSE = {
  title: 'Session summary',
  summary: 'In this session the user and the assistant worked on memory.',
  key_actions: ['Fixed the memory', 'Fixed the memory', 'Updated the tests'],
  outcome: 'success',
  aha_moments: [{ seq: 2, type: 'insight' }],
};

const HOSTILE = {
  title: '<!-- summary-gate:default --> @octocat closes #12 </details>',
  summary: 'See https://evil.example | www.evil.example and reverted f5f8761 for $5 and $6 :+1:',
  key_actions: ['![x](https://evil.example/p.png)', '::error::forged ##[error]forged', '```\n\n# Heading\n\n- item'],
  outcome: '\u202efailed\u0000 `x` <b>y</b>',
  aha_moments: [{ seq: 1, type: 'a | b\n\nc', highlight: '' }],
};

const PAGES: readonly { readonly page: string; readonly tree: Tree; readonly flags: Flags }[] = [
  {
    page: 'passing',
    tree: {
      ...CORPUS,
      'candidates/login.json': { ...LOGIN, title: 'Fixed flaky login test on slow runners' },
      'candidates/export.json': EXPORT,
    },
    flags: { 'min-dimensions': 'title=0.8, outcome=1', 'min-session': '0.5' },
  },
  {
    page: 'failing',
    tree: {
      ...CORPUS,
      'golden-corpus/unread/reference.json': { reference: LOGIN },
      'golden-corpus/broken/reference.json': { reference: LOGIN },
      'golden-corpus/fine/reference.json': { reference: LOGIN },
      'candidates/export.json': WORSE,
      'candidates/login.json': { ...LOGIN, outcome: 'partial' },
      'candidates/broken.json': '{"title": 3}',
      'candidates/fine.json': LOGIN,
      'candidates/expert.json': EXPORT,
    },
    flags: { 'min-overall': '0.8', 'min-session': '0.3' },
  },
  {
    page: 'empty',
    tree: { ...CORPUS, candidates: EMPTY_FOLDER },
    flags: { 'allow-empty': 'true', 'min-dimensions': 'outcome=1' },
  },
  {
    page: 'hostile',
    tree: {
      'golden-corpus/a | b @octocat #1/reference.json': { reference: hostileReference(), gates: { min_overall: 0.9 } },
      'candidates/a | b @octocat #1.json': HOSTILE,
      'candidates/<img src=x> www.evil.example.json': LOGIN,
    },
    flags: {},
  },
];

function hostileReference(): object {
  return {
    ...HOSTILE,
    title: 'Fixed it',
    outcome: 'success',
    key_actions: ['<script>alert(1)</script> @github/team', '**x** [y](z)'],
  };
}

/** The page without what changes with every version and every new setting. */
function stable(markdown: string): string {
  return markdown
    .replace(`<sub>summary-gate ${VERSION},`, '<sub>summary-gate VERSION,')
    .replace(/corpus [0-9a-f]{12}, settings [0-9a-f]{12}<\/sub>/, 'corpus DIGEST, settings DIGEST</sub>');
}

describe('the page of a run', () => {
  // UPDATE_GOLDEN=1 writes the pages anew; read the difference before committing it.
  it.each(PAGES)('$page is what was reviewed', async ({ page, tree, flags }) => {
    const { root } = makeWorkspace(tree);
    const argv = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    const { stderr } = await runProgram(argv, root, { env: { SOURCE_DATE_EPOCH: '1795262400' } });
    expect(stderr).toContain('Report: ');
    const markdown = stable(readFileSync(join(root, 'summary-gate-report/report.md'), 'utf8'));
    const golden = new URL(`../../golden/${page}.md`, import.meta.url);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, markdown);
    expect(markdown).toBe(readFileSync(golden, 'utf8'));
  });
});

const nowhere = makeWorkspace();

/** A report of sessions that were made up, with real totals and gates. */
function reportOfSessions(sessions: readonly RatedSession<GoldenSession>[], flags: Flags = {}): Report {
  const corpus = corpusOf(sessions);
  const settings = settingsOf(nowhere, flags);
  return buildReport({ ...PLAIN_RUN, settings, corpus, sessions }, sha256);
}

function defectsOf(texts: readonly string[]): RatedSession['defects'] {
  return texts.map((text) => ({
    code: 'EXTRA_ACTION',
    dimension: 'key_actions',
    message: `The reference has no such action: ${text}`,
    suggestion: `Remove ${text}`,
    place: { file: 'candidates/some.json', line: 3, column: 5 },
  }));
}

/** The longest name that there can be, told apart at its end. */
function longName(i: number): string {
  return `${'|'.repeat(250)}${String(i).padStart(5, '0')}`;
}

describe('renderMarkdown', () => {
  it('says the verdict first, then gates, scores, failing sessions, passing ones collapsed, and caveats last', async () => {
    const page = PAGES.find(({ page }) => page === 'failing');
    const markdown = renderMarkdown(await reportOf(makeWorkspace(page?.tree), page?.flags));
    const order = [
      '# ❌ Fail',
      '| | Gate |',
      '## Scores',
      '## Failing sessions',
      '✅ Passing sessions',
      '## Outside',
      '## Caveats',
      '<sub>',
    ];
    const places = order.map((mark) => markdown.indexOf(mark));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each<[string, string, Partial<NonNullable<Report['baseline']>>]>([
    ['a green mark where nothing is worse', '✅', {}],
    ['none where a session newly fails', '⚠️', { failures: { new: ['a'], already: [], fixed: [] } }],
    ['none where a session fell far and no gate holds it', '⚠️', { collapsed: ['a'] }],
  ])('has %s', (_, mark, worse) => {
    const baseline = { ...wholeBaseline(), failures: { new: [], already: [], fixed: [] }, collapsed: [], ...worse };
    const gates = wholeGates().filter(({ id }) => id === 'min-overall');
    const markdown = renderMarkdown(wholeReport({ verdict: 'pass', gates, baseline }));
    expect(markdown.startsWith(`# ${mark} `)).toBe(true);
  });

  it.each([
    ['hostile text of full length in every finding', 1000, longName, '$'.repeat(499)],
    [
      'ordinary text',
      400,
      (i: number) => `session-${i}`,
      'Fixed the flaky login test by waiting for the event. '.repeat(9),
    ],
    ['text of three bytes a character', 400, (i: number) => `${'漢'.repeat(80)}${i}`, '漢'.repeat(500)],
  ])('keeps a page below 900 KiB and says what it left out, of %s in %d failing sessions', (_, size, name, text) => {
    const defects = defectsOf(Array.from({ length: 11 }, () => text));
    const sessions = Array.from({ length: size }, (_, i) => ({
      ...ratedSession(name(i), { overall: i / 20_000, gates: { min_overall: 0.9 } }),
      defects,
    }));
    const report = reportOfSessions(sessions);
    const markdown = renderMarkdown(report);
    expect(Buffer.byteLength(markdown)).toBeLessThan(900 * 1024);
    const page = renderPage(markdown);
    const count = (tag: string): number => page.tags.filter((found) => found === tag).length;
    const sections = count('<details open>');
    expect(sections).toBeGreaterThanOrEqual(2);
    expect(page.content).toContain(`findings of ${size - sections} more failing sessions in report.json`);
    expect(page.content).toMatch(/… and \d+ more gates in report.json/);
    expect(page.content).toMatch(/… and \d+ more failing sessions in report.json/);
    // The worst come first, and each says how much of it is missing.
    expect(page.content).toContain('8 of 11 findings');
    expect(markdown.indexOf(`## Failing sessions (${size})`)).toBeGreaterThan(0);
  });

  it('shows less where names of the baseline would make the page too long', () => {
    const names = Array.from({ length: 150 }, (_, i) => `${'$'.repeat(240)}${i}`);
    const sessions = names.map((name, i) => ({
      ...ratedSession(name, { overall: i < 100 ? 0 : 0.9, gates: { min_overall: 0.1 } }),
      defects: defectsOf(Array.from({ length: 8 }, () => '$'.repeat(499))),
    }));
    const shown = names.slice(0, 20);
    const delta = { title: -1, summary: -1, key_actions: -1, outcome: -1, aha_moments: -1 };
    const report = reportOfSessions(sessions);
    const baseline: NonNullable<Report['baseline']> = {
      source: 'file',
      path: 'baseline.json',
      run_url: null,
      commit: null,
      fallback: false,
      reason: 'made up',
      scored_at: null,
      verdict: null,
      changed_inputs: [],
      paired: 150,
      changed_references: shown,
      new_sessions: shown,
      removed_sessions: shown,
      overall: null,
      dimensions: null,
      interval_method: null,
      false_alarm_chance: null,
      sessions: names.map((name) => ({ name, delta: -1, dimensions: delta })),
      collapsed: [],
      failures: { new: shown, already: shown, fixed: shown },
    };
    const stray: Report['findings'][number] = {
      code: 'UNKNOWN_SESSION',
      severity: 'warning',
      dimension: null,
      message: '$'.repeat(499),
      suggestion: null,
      file: null,
      line: null,
      column: null,
    };
    const findings = Array.from({ length: 50 }, () => stray);
    const blocks = (markdown: string): number => markdown.match(/<details open>/g)?.length ?? 0;
    const without = renderMarkdown({ ...report, findings });
    const markdown = renderMarkdown({ ...report, findings, baseline });
    expect(Buffer.byteLength(markdown)).toBeLessThan(900 * 1024);
    expect(blocks(markdown)).toBeLessThan(blocks(without));
    expect(markdown).toContain('## Against the base');
  });

  it('shows all sessions of a usual corpus, and collapses the passing ones', () => {
    const names = Array.from({ length: 60 }, (_, i) => `session-${String(i).padStart(2, '0')}`);
    const markdown = renderMarkdown(
      reportOfSessions(
        names.map((name, i) => ratedSession(name, { overall: i < 5 ? 0.1 : 0.9 })),
        { 'min-session': '0.3' },
      ),
    );
    const [open = '', collapsed = ''] = markdown.split('✅ Passing sessions');
    for (const [i, name] of names.entries()) expect(i < 5 ? open : collapsed).toContain(`<code>${name}</code>`);
    expect(markdown).not.toContain('… and');
  });

  it('never leaves out a failed gate for one that passed', () => {
    const sessions = Array.from({ length: 80 }, (_, i) =>
      ratedSession(`session-${i}`, { overall: 0.5, gates: { min_overall: i === 79 ? 0.9 : 0.1 } }),
    );
    const markdown = renderMarkdown(reportOfSessions(sessions, { ...NO_GATE, 'min-overall': '0.6' }));
    expect(markdown).toContain('| ❌ | <code>session-79</code> **overall** | **0.500** | ≥\u00a00.900 | −0.400 | ');
    expect(markdown).toContain('… and 31 more gates in report.json.');
  });

  it('says why failing sessions stand below a green verdict', () => {
    const sessions = [ratedSession('low', { overall: 0.6 }), ratedSession('high', { overall: 1 })];
    const note = 'Failing sessions do not change this verdict';
    const failing = reportOfSessions(sessions, { ...MEAN_GATE, 'min-session': '0.65' });
    expect(renderMarkdown({ ...failing, verdict: 'inconclusive' })).toContain(note);
    expect(renderMarkdown(failing)).not.toContain(note);
    expect(renderMarkdown(reportOfSessions(sessions.slice(1), MEAN_GATE))).not.toContain(note);
  });

  it('says that no gate is set', () => {
    const markdown = renderMarkdown(reportOfSessions([ratedSession('a', { overall: 1 })], NO_GATE));
    expect(markdown).toContain('No gate is set.');
    expect(markdown).not.toContain('| Gate |');
  });

  it('has no line that ends in blanks, and no blank line twice', async () => {
    for (const { tree, flags } of PAGES) {
      expect(renderMarkdown(await reportOf(makeWorkspace(tree), flags))).not.toMatch(/[ \t]$|\n\n\n/m);
    }
  });
});
