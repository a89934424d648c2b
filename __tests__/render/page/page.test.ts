import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { commentFrame } from '../../../src/action/frame.js';
import { sha256 } from '../../../src/adapters/digest.js';
import type { RunContext } from '../../../src/adapters/github/run-context.js';
import type { GoldenSession } from '../../../src/inputs/corpus/golden-session.js';
import type { CommentFrame } from '../../../src/render/page/comment-frame.js';
import { renderComment, renderMarkdown } from '../../../src/render/page/page.js';
import { renderErrorComment } from '../../../src/render/page/problems.js';
import { trustSentences } from '../../../src/render/trust.js';
import { buildReport } from '../../../src/report/build-report.js';
import type { Report } from '../../../src/report/schema.js';
import type { RatedSession } from '../../../src/scoring/scored-session.js';
import { MEAN_GATE } from '../../builders/gates.js';
import { PLAIN_RUN } from '../../builders/run-facts.js';
import { type Flags, settingsOf } from '../../builders/runs.js';
import { corpusOf, type Rating, ratedSession } from '../../builders/sessions.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { githubActions, type Page, renderPage } from './github-page.js';
import { TRICKS } from './tricks.js';

const SHA = '0123456789abcdef0123456789abcdef01234567';

const CONTEXT: RunContext = {
  kind: 'pull-request',
  number: 7,
  headSha: SHA,
  readOnly: false,
  repository: { owner: 'acme', repo: 'widgets' },
  serverUrl: 'https://github.example',
  runUrl: 'https://github.example/acme/widgets/actions/runs/99',
  runNumber: 42,
  attempt: 1,
};

function frame(overrides: Partial<CommentFrame> = {}): CommentFrame {
  const options = { key: 'default', warnOnly: false, version: 'VERSION', isTracked: () => true };
  return { ...commentFrame(CONTEXT, SHA, options), ...overrides };
}

function withDefects(
  name: string,
  rating: Rating,
  texts: readonly string[],
  file?: string,
): RatedSession<GoldenSession> {
  const own = `candidates/${name}.json`;
  const defects: RatedSession['defects'] = texts.map((text, i) => ({
    code: i % 2 === 0 ? 'MISSING_ACTION' : 'EXTRA_ACTION',
    dimension: 'key_actions',
    message: `Missing action: ${text}`,
    suggestion: `Add: ${text}`,
    place: { file: file ?? own, line: 3 + i, column: 5 },
  }));
  return { ...ratedSession(name, rating), defects, candidatePath: own };
}

const nowhere = makeWorkspace();

function reportOf(
  sessions: readonly RatedSession<GoldenSession>[],
  flags: Flags = {},
  defects: RatedSession['defects'] = [],
): Report {
  const corpus = corpusOf(sessions);
  return buildReport({ ...PLAIN_RUN, settings: settingsOf(nowhere, flags), corpus, sessions, defects }, sha256);
}

const stray = {
  code: 'UNKNOWN_SESSION',
  dimension: null,
  message: 'No golden session is called "expert"',
  suggestion: 'Rename it',
  place: { file: 'candidates/expert.json' },
} as const;

const failing400 = Array.from({ length: 400 }, (_, i) =>
  withDefects(`session-${String(i).padStart(3, '0')}`, { overall: i / 1000 }, ['"Opened PR 317"', '"Ran the tests"']),
);

const hostileText = Object.values(TRICKS).map((trick) => trick.slice(0, 200));

const PAGES: readonly (readonly [string, () => string])[] = [
  [
    'passing',
    () =>
      renderComment(
        reportOf([ratedSession('login', { overall: 0.792 }), ratedSession('export', { overall: 0.93 })], {
          'min-dimensions': 'title=0.55',
        }),
        frame(),
      ),
  ],
  [
    'failing',
    () =>
      renderComment(
        reportOf(
          [
            withDefects('login', { overall: 0.1, scores: { outcome: 0 } }, ['"Reproduced it"', '"Fixed it"']),
            withDefects('export', { overall: 0.2, status: 'invalid_candidate' }, ['x', 'x', 'x', 'x', 'x', 'x', 'x']),
            ratedSession('unread', { overall: 0, status: 'missing_candidate' }),
            ratedSession('fine', { overall: 0.95 }),
          ],
          { 'min-session': '0.3', 'min-dimensions': 'outcome=0.2' },
          [stray],
        ),
        frame(),
      ),
  ],
  ['empty', () => renderComment(reportOf([], { 'allow-empty': 'true' }), frame())],
  ['400-failing', () => renderComment(reportOf(failing400), frame())],
  ['hostile', () => renderComment(hostileReport(hostileText), frame())],
  [
    'error',
    () =>
      renderErrorComment(
        [
          { message: 'input min-overall: "7" is out of range; allowed: a number from 0 to 1' },
          {
            message: 'title is 1; allowed: text in double quotes <!-- x --> @octocat',
            place: { file: 'golden-corpus/a (b)/reference.json', line: 2, column: 9 },
            hint: 'see golden-corpus/README.md',
          },
        ],
        frame(),
      ),
  ],
];

function hostileReport(tricks: readonly string[]): Report {
  const names = tricks.map((trick, i) => `${trick.replace(/[/\n\r]/g, '_').slice(0, 60)} ${i}`);
  const sessions = names.map((name, i) =>
    withDefects(name, { overall: 0.01, gates: { min_overall: 0.9 } }, [tricks[i] ?? ''], name),
  );
  return reportOf(sessions, MEAN_GATE, [{ ...stray, message: tricks[0] ?? '', place: { file: names[0] ?? '' } }]);
}

/** Of the sections under a heading or behind a click, without marks. */
function titlesOf(markdown: string): readonly string[] {
  const titles = markdown.matchAll(/^(?:#{2,3} |<summary>)(?:[^\w<]* )?(?<title>[A-Z][^<\n]*)(?:<\/summary>)?$/gmu);
  return [...titles].flatMap(({ groups }) => groups?.['title'] ?? []).filter((title) => !title.startsWith('Merging'));
}

describe('the comment', () => {
  // UPDATE_GOLDEN=1 writes the pages anew; read the difference before committing it.
  it.each(PAGES)('%s is what was reviewed', (page, render) => {
    const golden = new URL(`../../golden/comment-${page}.md`, import.meta.url);
    const markdown = render();
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, markdown);
    expect(markdown).toBe(readFileSync(golden, 'utf8'));
  });

  it.each(PAGES)('%s starts with the marker, has no blank line twice, and closes what it opens', (_, render) => {
    const markdown = render();
    expect(markdown.split('\n')[0]).toBe('<!-- summary-gate:default -->');
    expect(markdown).not.toMatch(/[ \t]$|\n\n\n/m);
    expect(() => renderPage(markdown)).not.toThrow();
  });

  it('has the sections of the page of its own, under the same titles and in the same order', () => {
    const report = reportOf(
      [
        withDefects('a', { overall: 0.1 }, ['x']),
        withDefects('b', { overall: 0.2 }, ['x']),
        ratedSession('c', { overall: 0.9 }),
      ],
      { 'min-session': '0.3' },
      [stray],
    );
    const comment = titlesOf(renderComment(report, frame()));
    expect(comment).toEqual([
      'Failing sessions (2), the worst first',
      'Passing sessions (1)',
      'Outside the corpus (1)',
      'How far to trust these numbers',
      'Caveats (1)',
    ]);
    expect(titlesOf(renderMarkdown(report)).filter((title) => comment.includes(title))).toEqual(comment);
  });

  const one = (overall: number) => [ratedSession('a', { overall })];
  const title = { title: 0.31 };
  it.each<[string, readonly RatedSession<GoldenSession>[], Flags, boolean, string]>([
    [
      'passes',
      one(0.792),
      {},
      false,
      '✅ Merging keeps session summaries within every gate: overall 0.792, needs 0.700',
    ],
    ['fails', one(0.42), {}, false, '❌ Merging would break 1 gate: overall 0.420, needs 0.700'],
    [
      'fails at two gates',
      one(0.42),
      { 'min-session': '0.5' },
      false,
      '❌ Merging would break 2 gates: overall 0.420, needs 0.700; the worst session 0.420, needs 0.500',
    ],
    [
      'fails at several gates',
      one(0.42),
      { 'min-session': '0.5', 'min-dimensions': 'title=0.5, outcome=0.9' },
      false,
      '❌ Merging would break 4 gates: overall 0.420, needs 0.700; title 0.420, needs 0.500; 2 more gates',
    ],
    [
      'fails at the floor of a session',
      [ratedSession('a', { overall: 0.8, gates: { min_overall: 0.9 } })],
      {},
      false,
      '❌ Merging would break 1 gate: one session 0.800, needs 0.900',
    ],
    [
      'fails at another gate than the overall',
      [ratedSession('a', { overall: 0.8, scores: title })],
      { 'min-dimensions': 'title=0.5' },
      false,
      '❌ Merging would break 1 gate: title 0.310, needs 0.500',
    ],
    ['only warns', one(0.42), {}, true, '⚠️ Merging would break 1 gate, which only warns: overall 0.420, needs 0.700'],
    [
      'has no gate',
      one(0.3),
      { 'min-overall': 'none' },
      false,
      '⚪ No gate is set, so merging is not checked: overall 0.300',
    ],
    ['has nothing to score', [], {}, false, '⚪ Nothing was scored, so nothing is known about merging'],
  ])('that %s says so in its heading', (_, sessions, flags, warnOnly, wanted) => {
    const [, heading] = renderComment(reportOf(sessions, { ...MEAN_GATE, ...flags }), frame({ warnOnly })).split('\n');
    expect(heading).toBe(`## ${wanted}`);
  });

  it('that is inconclusive says so in its heading', () => {
    const report: Report = { ...reportOf(one(0.6)), verdict: 'inconclusive' };
    expect(renderComment(report, frame())).toContain('## ⚪ It is open whether merging keeps');
  });

  it.each([
    ['plain text', (i: number) => `session-${i}`, 'Waited for the event. '.repeat(20)],
    ['text that grows by escaping', (i: number) => `${'|'.repeat(240)}${i}`, '$'.repeat(499)],
  ])('of 400 failing sessions fits, says what it left out and where that is: %s', (_, name, text) => {
    const sessions = Array.from({ length: 400 }, (_, i) =>
      withDefects(
        name(i),
        { overall: i / 1000, gates: { min_overall: 0.9 } },
        Array.from({ length: 9 }, () => text),
      ),
    );
    const report = reportOf(sessions);
    for (const longest of [60_000, 30_000]) {
      const markdown = renderComment(report, frame(), longest);
      expect(markdown.length).toBeLessThanOrEqual(longest);
      expect(markdown).toContain('Shortened to fit: the [summary of the run](https://github.example/');
      expect(markdown).toMatch(/… and \d+ more gates/);
      expect(markdown).toMatch(/… and \d+ more failing sessions/);
      expect(() => renderPage(markdown)).not.toThrow();
    }
  });

  it('has findings of every session where there is room, and says nothing of cuts then', () => {
    const sessions = ['a', 'b', 'c'].map((name) => withDefects(name, { overall: 0.1 }, ['one', 'two']));
    const markdown = renderComment(reportOf(sessions, { 'min-session': '0.3' }), frame());
    expect(markdown.match(/<details open>/g)).toHaveLength(3);
    expect(markdown).not.toContain('Shortened');
    expect(markdown).toContain(`(https://github.example/acme/widgets/blob/${SHA}/candidates/a.json#L3)`);
  });

  it('names the file of findings once where nothing links there, and their lines alone where something does', () => {
    const session = {
      ...withDefects('login', { overall: 0.1 }, ['one', 'two']),
      candidatePath: 'candidates/login.json',
    };
    const elsewhere = withDefects('other', { overall: 0.2 }, ['three'], 'golden-corpus/other/reference.json');
    const report = reportOf([session, elsewhere], { 'min-session': '0.3' });
    const linked = renderComment(report, frame());
    expect(linked).toContain(
      `- Missing action: one · [line 3](https://github.example/acme/widgets/blob/${SHA}/candidates/login.json#L3)`,
    );
    expect(linked).toContain('three · [<code>reference.json:3</code>](https://');
    expect(linked).not.toContain('<code>candidates/');
    const unlinked = renderComment(report, frame({ linkTo: () => undefined }));
    expect(unlinked.match(/<code>candidates\/login\.json<\/code>/g)).toHaveLength(1);
    expect(unlinked).toMatch(/^- Missing action: one · line 3<br>/m);
    expect(unlinked).toContain('three · <code>golden-corpus/other/reference.json:3</code>');
  });

  it('has twelve gates in sight and the others behind a click, those that failed first', () => {
    const sessions = Array.from({ length: 15 }, (_, i) =>
      ratedSession(`s${i}`, { overall: 0.8, gates: { min_overall: i < 13 ? 0.9 : 0.1 } }),
    );
    const [sight = '', click = ''] = renderComment(reportOf(sessions, MEAN_GATE), frame()).split(
      '<summary>Other gates (4)',
    );
    expect(sight.match(/^\| ❌ \|/gm)).toHaveLength(12);
    expect(sight).not.toContain('| ✅ |');
    expect(click.match(/^\| ❌ \|/gm)).toHaveLength(1);
    expect(click.match(/^\| ✅ \|/gm)).toHaveLength(3);
  });

  it('of problems fits as well', () => {
    const problems = Array.from({ length: 3000 }, () => ({
      message: '$'.repeat(500),
      place: { file: '|'.repeat(300) },
    }));
    const markdown = renderErrorComment(problems, frame());
    expect(markdown.length).toBeLessThanOrEqual(60_000);
    expect(markdown).toMatch(/… and 2\d{3} more problems/);
  });

  it('of problems fits even where the addresses of the files are as long as can be', () => {
    const problems = Array.from({ length: 4 }, () => ({
      message: '$'.repeat(500),
      hint: '$'.repeat(500),
      place: { file: '日'.repeat(1365) },
    }));
    const markdown = renderErrorComment(problems, frame());
    expect(markdown.length).toBeLessThanOrEqual(60_000);
    expect(markdown).toMatch(/… and [1-4] more problems?:/);
  });
});

const OWN_TAGS = new Set(
  [
    ...['h2', 'h3', 'p', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul', 'li', 'br', 'code', 'span', 'strong'],
    ...['details', 'details open', 'summary', 'sub'],
    ...['right', 'left'].flatMap((side) => [`th style="text-align:${side}"`, `td style="text-align:${side}"`]),
  ].map((tag) => `<${tag}>`),
);
const OWN_COMMENTS = ['<!-- summary-gate:default -->', '<!-- run:42.1 -->', '<!-- /run -->'];

describe.each(Object.entries(TRICKS))('a comment with %s in every foreign field', (_, trick) => {
  const report = hostileReport([trick, trick]);
  let markdown: string;
  let page: Page;
  beforeAll(() => {
    markdown = renderComment(report, frame());
    page = renderPage(markdown);
  });

  it('has the elements of our template only, and links to our own pages', () => {
    const strange = page.tags.filter((tag) => !OWN_TAGS.has(tag) && !OWN_COMMENTS.includes(tag));
    for (const tag of strange) {
      expect(tag).toMatch(/^<a href="https:\/\/github\.example\/acme\/widgets\/(blob|commit|actions)\/[\w%./:#-]+">$/);
    }
    expect(page.tags.filter((tag) => tag.startsWith('<!--'))).toEqual(OWN_COMMENTS);
    const count = (tag: string): number => page.tags.filter((found) => found === tag).length;
    const counts = ['<h2>', '<h3>', '<details open>', '<table>', '<details>'].map(count);
    expect(counts).toEqual([1, 1, 2, 1, 3]);
    expect([count('<tr>'), count('<li>')]).toEqual([4, 4 + trustSentences(report).length]);
  });

  it('notifies, links and hides nothing, and shows no escape', () => {
    expect(githubActions(page)).toEqual([]);
    const summaries = page.texts.filter(({ inside }) => inside.includes('summary') && inside.includes('code'));
    if (!trick.includes('\\')) for (const { text } of summaries) expect(text).not.toContain('\\');
  });

  it('is no trouble in the comment of an error either', () => {
    const error = renderPage(
      renderErrorComment([{ message: trick, place: { file: trick, line: 3 }, hint: trick }], frame()),
    );
    expect(githubActions(error)).toEqual([]);
    expect(error.tags.filter((tag) => tag.startsWith('<!--'))).toEqual(OWN_COMMENTS);
    expect(error.tags.filter((tag) => tag === '<li>')).toHaveLength(1);
  });
});
