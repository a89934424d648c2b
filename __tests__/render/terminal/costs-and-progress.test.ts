import { describe, expect, it } from '@jest/globals';
import type { Progress, TooLittleMoney } from '../../../src/core/environment.js';
import type { Estimate } from '../../../src/judge/estimate/tally.js';
import { renderEstimate } from '../../../src/render/terminal/estimate.js';
import { copiesCost } from '../../../src/render/terminal/judge-strength.js';
import { isWorthALine, progressLine } from '../../../src/render/terminal/progress.js';

describe('how far a judged run is', () => {
  const money: TooLittleMoney = { questions: 9, fitting: 4, leftUsd: 0.1, likelyUsd: 0.25, cap: 'max-cost-usd' };
  const judged = (done: number, all: number | null, spentUsd: number | null = 0.01234): Progress => ({
    ...{ done, all, spentUsd },
  });
  const batches = (waitedMs: number, looks: number): Progress => ({
    ...{ batches: 2, requests: 1, waitedMs, looks, spentUsd: 0.5 },
  });
  it.each<[Progress, string]>([
    [judged(3, 10), 'Judged 3 of 10 sessions, $0.0123'],
    [judged(3, null, null), 'Judged 3 sessions, cost unknown'],
    [{ done: 3, all: 4, spentUsd: 0, what: 'turns' }, 'Judged 3 of 4 turns, $0.0000'],
    [batches(61_600, 1), 'Waiting for 2 batches of 1 request, 62 s so far, $0.5000'],
    [
      money,
      'At most about 4 of 9 questions to the judge fit into the $0.1000 that max-cost-usd leaves; all of them cost about $0.2500. The others will not be measured (budget)',
    ],
  ])('is one line: %j', (progress, wanted) => expect(progressLine(progress)).toBe(wanted));

  it('is told at the first, at each tenth of the way and at the last', () => {
    const toldOf = (all: number) =>
      Array.from({ length: all }, (_, i) => i + 1).filter((i) => isWorthALine(judged(i, all)));
    expect(toldOf(3)).toEqual([1, 2, 3]);
    expect(toldOf(20)).toEqual([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(toldOf(25)).toEqual([1, 3, 5, 8, 10, 13, 15, 18, 20, 23, 25]);
  });

  it('is told each time that it has doubled, where nobody knows how long the way is', () => {
    const upTo = Array.from({ length: 40 }, (_, i) => i + 1);
    expect(upTo.filter((i) => isWorthALine(judged(i, null)))).toEqual([1, 2, 4, 8, 16, 32]);
    expect(upTo.filter((i) => isWorthALine(batches(0, i)))).toEqual([1, 2, 4, 8, 16, 32]);
    expect(isWorthALine(money)).toBe(true);
  });
});

describe('what a dry run would cost', () => {
  const ESTIMATE: Estimate = {
    ...{ sessions: 3, calls: 6, uncounted: 0, recorded: 0, shared: 0, promptTokens: 1200, completionTokens: 300 },
    ...{ likelyUsd: 0.0123, mostUsd: 0.05 },
  };
  const SETTINGS = { 'max-cost-usd': 1.5, 'judge-model': 'm', 'judge-transport': 'messages' } as const;
  const shown = (
    estimate: Partial<Estimate>,
    settings = {},
    about: Parameters<typeof renderEstimate>[2] = { labels: 0, asksFurther: false },
  ) => renderEstimate({ ...ESTIMATE, ...estimate }, { ...SETTINGS, ...settings } as never, about);

  it('is told with what it is for', () => {
    expect(shown({})).toBe(
      [
        'Dry run: nothing was asked, written or published.',
        '  sessions   3 sessions to judge with m',
        '  requests   6',
        '  tokens     about 1200 in, 300 out',
        '  cost       about $0.0123, at most $0.0500 without retries',
        '  cap        $1.5000: a request that could pass it is not made',
        '',
      ].join('\n'),
    );
  });

  it.each<[string, string, Partial<Estimate>, object, Parameters<typeof renderEstimate>[2]]>([
    [
      'labels alone',
      '  sessions   1 labelled candidate to judge',
      { sessions: 0 },
      {},
      { labels: 1, asksFurther: false },
    ],
    ['both', '  sessions   3 sessions and 2 labelled candidates to', {}, {}, { labels: 2, asksFurther: false }],
    ['nothing', '  sessions   0 sessions to judge with m', { sessions: 0 }, {}, { labels: 0, asksFurther: false }],
    ['turns', '  turns      4 turns to judge with m', {}, {}, { turns: 4, asksFurther: false }],
    [
      'recorded answers',
      '  requests   6, and 1 recorded answer that cost nothing',
      { recorded: 1 },
      {},
      { labels: 0, asksFurther: false },
    ],
    [
      'shared answers',
      '  requests   6, and 2 answers shared by sessions with the same question',
      { shared: 2 },
      {},
      { labels: 0, asksFurther: false },
    ],
    [
      'gates near which it is asked again',
      'at most $0.0500 without retries and further samples\n',
      {},
      {},
      { labels: 0, asksFurther: true },
    ],
    [
      'batches',
      '$0.0500 without retries, by batch at half price\n',
      {},
      { 'judge-transport': 'batch' },
      { labels: 0, asksFurther: false },
    ],
    [
      'no price',
      'about unknown (no price for this model), at most unknown',
      { likelyUsd: null, mostUsd: null },
      {},
      { labels: 0, asksFurther: false },
    ],
    [
      'a program',
      'unknown: the program of judge-command does not',
      { likelyUsd: null, mostUsd: null, uncounted: 6 },
      {},
      { labels: 0, asksFurther: false },
    ],
    [
      'a program beside a model',
      'retries, and what the program takes, which nobody knows\n',
      { uncounted: 2 },
      {},
      { labels: 0, asksFurther: false },
    ],
    [
      'nothing to ask',
      'about unknown (no price',
      { likelyUsd: null, mostUsd: null, calls: 0 },
      {},
      { labels: 0, asksFurther: false },
    ],
    ['no cap', '  cap        none\n', {}, { 'max-cost-usd': null }, { labels: 0, asksFurther: false }],
  ])('tells of %s', (_, wanted, estimate, settings, about) =>
    expect(shown(estimate, settings, about)).toContain(wanted),
  );

  it('is told of copies of references', () => {
    expect(copiesCost({ ...ESTIMATE, sessions: 1 }, 'm')).toBe(
      'Asking m about 1 copy of references: 6 requests; about $0.0123, at most $0.0500 without retries',
    );
    expect(copiesCost({ ...ESTIMATE, recorded: 2, likelyUsd: null, mostUsd: null }, 'm')).toBe(
      'Asking m about 3 copies of references: 6 requests, and 2 recorded answers that cost nothing; about an unknown amount, at most an unknown amount without retries',
    );
  });
});
