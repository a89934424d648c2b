import { describe, expect, it } from '@jest/globals';
import type { Comparison } from '../../../src/comparison/schema.js';
import { FINDING_CODES } from '../../../src/core/finding.js';
import { comparisonHtml } from '../../../src/render/comparison/comparison-html.js';
import { comparisonMarkdown } from '../../../src/render/comparison/comparison-markdown.js';
import { renderComparison } from '../../../src/render/comparison/comparison-terminal.js';
import { judgingCost } from '../../../src/render/comparison/judging-cost.js';
import { lossesOf } from '../../../src/render/comparison/view.js';
import { otherComparison, wholeComparison } from '../../builders/whole-comparison.js';
import { expectGolden } from '../../golden/expect-golden.js';
import { readableHtml } from '../html/readable-html.js';

const comparison = wholeComparison();

describe('variants side by side', () => {
  it.each([
    ['whole', comparison],
    ['other', otherComparison(comparison)],
  ])('are shown on every surface, as it was reviewed: %s', (name, one) => {
    expectGolden(`compare/${name}.md`, comparisonMarkdown(one));
    expectGolden(`compare/${name}.html`, readableHtml(comparisonHtml(one)));
    expectGolden(`compare/${name}.txt`, renderComparison(one, { colour: false, width: 100 }));
  });

  it('fit into few columns', () => {
    const text = renderComparison(comparison, { colour: false, width: 60 });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  });

  const [pair] = comparison.pairs;
  const [session] = comparison.sessions;
  if (pair === undefined || session === undefined) throw new Error('nothing to compare');
  const surfaces = (one: Comparison) => ({
    markdown: comparisonMarkdown(one),
    page: readableHtml(comparisonHtml(one)),
    terminal: renderComparison(one, { colour: false, width: 100 }),
  });
  const pairs = (count: number) => surfaces({ ...comparison, pairs: Array.from({ length: count }, () => pair) });
  const sessions = (count: number) =>
    surfaces({ ...comparison, sessions: Array.from({ length: count }, (_, i) => ({ ...session, name: `n${i}` })) });

  it('count the pairs that they do not show', () => {
    const [ten, eleven] = [pairs(10).terminal, pairs(11).terminal];
    expect(ten).not.toMatch(/pairs? more/);
    expect(eleven.match(/… and 1 pair more in compare\.json/g)).toHaveLength(2);
    const [all, more] = [pairs(45), pairs(46)];
    for (const text of [all.markdown, all.page]) expect(text).not.toMatch(/pairs? more/);
    for (const text of [more.markdown, more.page]) expect(text).toContain('and 1 pair more in compare.json');
  });

  it('count the sessions that they do not show', () => {
    expect(sessions(10).terminal).not.toContain('more in compare.json');
    expect(sessions(11).terminal).toContain('… and 1 session more in compare.json');
    expect(sessions(50).markdown).not.toContain('more in compare.json');
    expect(sessions(51).markdown).toContain('and 1 session more in compare.json');
    expect(sessions(500).page).not.toContain('more in compare.json');
    expect(sessions(501).page).toContain('and 1 session more in compare.json');
  });

  it('name no session of no spread among those of the largest', () => {
    const equal = { ...session, name: 'equal', spread: 0 };
    const one = surfaces({ ...comparison, sessions: [session, equal, { ...equal, name: 'too' }] }).terminal;
    expect(one).not.toMatch(/^ +equal /m);
    expect(one).toContain('… and 2 sessions more in compare.json');
    expect(surfaces({ ...comparison, sessions: [equal] }).terminal).toContain(
      '  none: each session is as close in every variant',
    );
  });

  it('count the sessions in which the best is behind', () => {
    const cell = (overall: number) => ({ status: 'scored', overall, findings: [], gates_failed: [] }) as never;
    const losing = (count: number) =>
      surfaces({
        ...comparison,
        sessions: Array.from({ length: count }, (_, i) => ({
          ...{ name: `n${i}`, spread: 0.1, variants: [cell(0.5), cell(0.5 + (i + 1) / 100), cell(0.5)] },
        })),
      });
    const [five, six, twenty, more] = [losing(5), losing(6), losing(20), losing(21)];
    expect(five.terminal).toMatch(
      /opus, the winner in closeness, is behind in 5 sessions: n4 \(sonnet \| @octocat by\s+0\.050\)/,
    );
    expect(five.terminal.replace(/\s+/g, ' ')).toContain('n0 (sonnet | @octocat by 0.010).');
    expect(six.terminal.replace(/\s+/g, ' ')).toContain('n1 (sonnet | @octocat by 0.020), ….');
    expect(twenty.markdown).not.toMatch(/, and \d+ more/);
    expect(twenty.page).not.toMatch(/, and \d+ more/);
    for (const text of [more.markdown, more.page]) expect(text).toContain(', and 1 more');
  });

  it('have the findings that tell most apart in a terminal, and all of them on pages', () => {
    const [variant, ...others] = comparison.variants;
    if (variant === undefined) throw new Error('no variant');
    const share = (sessions: number) => ({ sessions, share: sessions / 100, ci95: null });
    const codes = (count: number) =>
      Object.fromEntries(FINDING_CODES.slice(0, count).map((code, i) => [code, share(i + 1)]));
    const shown = (count: number) =>
      surfaces({
        ...comparison,
        variants: [
          { ...variant, codes: codes(count), classes: {} as never },
          ...others.map((one) => ({ ...one, codes: {}, classes: {} as never })),
        ],
      });
    expect(shown(14).terminal).not.toContain('more in compare.json\n\nDifferences');
    const many = shown(16);
    expect(many.terminal).toContain('… and 2 codes more in compare.json');
    for (const code of FINDING_CODES.slice(0, 2)) expect(many.terminal).not.toContain(`  ${code} `);
    for (const code of FINDING_CODES.slice(2, 16)) expect(many.terminal).toContain(`  ${code} `);
    for (const code of FINDING_CODES.slice(0, 16)) expect(many.markdown).toContain(`\`${code}\``);
    const none = shown(0);
    expect(none.terminal).toContain('Findings: sessions that have them\n  none\n');
    expect(none.markdown).toContain('No variant has any.');
    expect(none.page).toContain('No variant has any.');
  });
});

describe('who leads', () => {
  const cell = (overall: number) => ({ status: 'scored', overall, findings: [], gates_failed: [] }) as never;
  const lead = (
    means: readonly (number | null)[],
    sessions: readonly (readonly (number | null)[])[],
    winner: string | null = null,
  ) =>
    lossesOf({
      variants: means.map((mean, i) => ({ name: `v${i}`, overall: { mean } })) as never,
      subjects: [{ id: 'overall', winner }] as never,
      sessions: sessions.map((of, i) => ({
        name: `s${i}`,
        spread: null,
        variants: of.map((one) => (one === null ? null : cell(one))),
      })),
    });
  it('is the winner, else the highest mean, the first of equals', () => {
    expect(lead([0.5, 0.6, 0.6], [])).toMatchObject({ leader: 'v1', isWinner: false });
    expect(lead([0.5, 0.6, 0.6], [], 'v0')).toMatchObject({ leader: 'v0', isWinner: true });
    expect(lead([null, 0], [])).toMatchObject({ leader: 'v1' });
    expect(lead([0.5], [], 'gone')).toBeNull();
    expect(
      lead(
        [0.6, 0.5],
        [
          [0.6, 0.6004],
          [0.6, 0.601],
        ],
      )?.losses,
    ).toMatchObject([{ session: 's1' }]);
    expect(lead([], [])).toBeNull();
  });

  it('is behind where another one is closer, by most first', () => {
    expect(
      lead(
        [0.9, 0.5, 0.5],
        [
          [0.5, 0.6, 0.55],
          [0.5, 0.5, 0.4],
          [null, 0.3, 0.7],
          [0.5, null, 0.6],
        ],
      )?.losses,
    ).toEqual([
      { session: 's2', ahead: 'v2', by: 0.7 },
      { session: 's0', ahead: 'v1', by: expect.closeTo(0.1, 9) },
      { session: 's3', ahead: 'v2', by: expect.closeTo(0.1, 9) },
    ]);
  });
});

describe('what asking costs', () => {
  const ESTIMATE = {
    sessions: 6,
    calls: 12,
    uncounted: 0,
    recorded: 0,
    shared: 0,
    promptTokens: 1,
    completionTokens: 1,
    likelyUsd: 0.0123,
    mostUsd: 0.05,
  };
  it.each([
    [{}, 0, 'Asking m about 6 candidates of 2 variants: 12 requests; about $0.0123, at most $0.0500 without retries'],
    [
      { recorded: 1, likelyUsd: null, mostUsd: null },
      3,
      'Asking m about 6 candidates of 2 variants, and 3 pairs of candidates in both orders (up to 6 questions): 12 requests, and 1 recorded answer that cost nothing; about an unknown amount, at most an unknown amount without retries',
    ],
    [
      { uncounted: 2 },
      1,
      ', and 1 pair of candidates in both orders (up to 2 questions): 12 requests; about $0.0123, at most $0.0500 without retries, and what the program takes, which nobody knows',
    ],
  ])('is told before: %j', (overrides, pairs, wanted) => {
    expect(judgingCost({ ...ESTIMATE, ...overrides }, 'm', { variants: 2, pairs })).toContain(wanted);
  });
});
