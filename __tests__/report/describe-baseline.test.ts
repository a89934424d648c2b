import { describe, expect, it } from '@jest/globals';
import type { FailuresSinceBase } from '../../src/gates/new-failures.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import {
  allowedOf,
  type ComparedDigests,
  describeBaseline,
  trendOf,
  ungatedWords,
} from '../../src/report/describe-baseline.js';
import { falseAlarmOfDrops } from '../../src/report/false-alarm.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';
import { sinceBase } from '../gates/judged-since-base.js';

const run = (overalls: readonly number[], more: Partial<Parameters<typeof ratedSession>[1]> = {}) =>
  overalls.map((overall, i) => ratedSession(`s${i}`, { overall, ...more }));
const SEVEN = [0.5, 0.6, 0.7, 0.8, 0.5, 0.6, 0.7];
const lower = (by: number) => SEVEN.map((one) => one - by);
const DIGESTS: ComparedDigests = { corpus: '0'.repeat(64), config: null, waivers: null, cassette: null };
const NOTHING = { sinceBase: null, sinceBaseByJudge: null, collapsedSessions: new Set<string>() };

function described(
  now: readonly RatedSession[],
  before: BaselineReport,
  {
    policy = policyWith({ 'max-regression': 0.02 }, { precision: 'six decimals' }),
    digests = DIGESTS,
    found = {},
  } = {},
) {
  return describeBaseline(comparedWith(now, before), policy, digests, { ...NOTHING, ...found });
}

describe('the comparison with the base, as a report has it', () => {
  it('is of each mean and each session what it was and is', () => {
    const found = described(run(SEVEN), baselineOf(run(lower(0.1))));
    expect(found).toMatchObject({
      ...{ source: 'file', path: 'base.json', reason: null, verdict: 'pass', paired: 7, interval_method: 'student_t' },
      ...{ changed_references: [], new_sessions: [], removed_sessions: [], changed_inputs: [], failures: null },
      overall: { before: 0.528571, now: 0.628571, delta: 0.1, word: 'improvement' },
    });
    expect(found.sessions[0]).toEqual({
      ...{ name: 's0', delta: 0.1 },
      dimensions: { title: 0.1, summary: 0.1, key_actions: 0.1, outcome: 0.1, aha_moments: 0.1 },
    });
    for (const key of ['groups', 'judge', 'accepted_since']) expect(found).not.toHaveProperty(key);
    expect(found.overall).not.toHaveProperty('p_fall');
    expect(described(run(lower(0.1)), baselineOf(run(SEVEN))).overall).toMatchObject({
      delta: -0.1,
      word: 'regression',
    });
  });

  it('is nothing where nothing compares, with the reason', () => {
    const found = described(run(SEVEN), baselineOf(run(SEVEN), { rubric: { version: 'v1', weights: {} } }));
    expect(found).toMatchObject({
      ...{ reason: expect.stringMatching(/^the baseline /), paired: 0, overall: null, dimensions: null, sessions: [] },
      ...{ failures: null, collapsed: [], false_alarm_chance: null },
    });
  });

  it('is by groups where sessions name some', () => {
    const grouped = run(SEVEN).map((one, i) => ({ ...one, golden: goldenSession(`s${i}`, { group: `g${i % 3}` }) }));
    expect(described(grouped, baselineOf(run(lower(0.1)))).groups).toBe(3);
  });

  it('says what newly fails and what fell far', () => {
    const since: FailuresSinceBase = {
      new: new Set(['a']),
      already: new Set(['b']),
      fixed: new Set(['c', 'd']),
    } as never;
    const found = described(run(SEVEN), baselineOf(run(SEVEN)), {
      found: { sinceBase: since, collapsedSessions: new Set(['s1']) },
    });
    expect([found.failures, found.collapsed]).toEqual([{ new: ['a'], already: ['b'], fixed: ['c', 'd'] }, ['s1']]);
  });

  it('has a p of a fall of dimensions that have a gate', () => {
    const policy = policyWith({ 'max-regression': { overall: 0.02, title: 0.1 } });
    const { dimensions, overall } = described(run(lower(0.1)), baselineOf(run(SEVEN)), { policy });
    // All seven fell, as in one of 128 patterns of signs.
    expect(dimensions?.title?.p_fall).toBe(0.007813);
    expect(dimensions?.summary).not.toHaveProperty('p_fall');
    expect(overall).not.toHaveProperty('p_fall');
  });

  it.each<[string, Partial<BaselineReport>, Partial<ComparedDigests>, readonly string[]]>([
    ['nothing where all are the same', {}, {}, []],
    ['the corpus', { corpus_digest: '1'.repeat(64) }, {}, ['corpus']],
    [
      'what is new and what is gone',
      { config_digest: null, waivers_digest: 'w' },
      { config: 'c' },
      ['config', 'waivers'],
    ],
    ['nothing that an older base does not tell', {}, { config: 'c', cassette: 'x' }, []],
    ['recorded answers', { cassette_digest: 'y' }, { cassette: 'x' }, ['cassette']],
    [
      'guidelines, where both had a judge',
      { judge: { guidelines: { digest: 'g' } } as never },
      { guidelines: 'h' },
      ['guidelines'],
    ],
    ['guidelines that are new', { judge: {} as never }, { guidelines: 'h' }, ['guidelines']],
    ['none where the base had no judge', {}, { guidelines: 'h' }, []],
    ['none where nobody is told of them now', { judge: { guidelines: { digest: 'g' } } as never }, {}, []],
  ])('says which inputs changed: %s', (_, before, now, wanted) => {
    const found = described(run(SEVEN), baselineOf(run(SEVEN), before), { digests: { ...DIGESTS, ...now } });
    expect(found.changed_inputs).toEqual(wanted);
  });

  it('says where the base comes from', () => {
    const origin = (facts: object) => {
      const compared = { facts: facts as never, comparison: { obstacle: 'o' } };
      const { source, path, run_url, commit, fallback } = describeBaseline(compared, policyWith({}), DIGESTS, NOTHING);
      return [source, path, run_url, commit, fallback];
    };
    const artifact = { kind: 'artifact', runUrl: 'u', commit: 'c', fallback: true };
    const file = { kind: 'file', path: 'p' };
    const report = (identity?: object) => ({ kind: 'found', origin: file, report: { ...baselineOf([]), identity } });
    expect(origin({ kind: 'none', reason: 'r' })).toEqual(['none', null, null, null, false]);
    expect(origin({ kind: 'incomparable', origin: artifact, reason: 'r' })).toEqual(['artifact', null, 'u', 'c', true]);
    expect(origin({ kind: 'incomparable', origin: file, reason: 'r' })).toEqual(['file', 'p', null, null, false]);
    expect(origin(report({ commit: 'abc' }))).toEqual(['file', 'p', null, 'abc', false]);
    expect(origin(report({ commit: 'abc', uncommitted_changes: true }))).toEqual(['file', 'p', null, null, false]);
    expect(origin(report({ commit: 'abc', uncommitted_changes: false }))).toEqual(['file', 'p', null, 'abc', false]);
    expect(origin(report())).toEqual(['file', 'p', null, null, false]);
  });

  it('has what the gates on the judge rest on, where there are some', () => {
    const { since, sessions } = sinceBase({ before: [0.9, 0.9], now: [0.7, 0.8] });
    const compared = comparedWith(sessions, baselineOf(sessions));
    const judged = (policy: Parameters<typeof describeBaseline>[1], found = since) =>
      describeBaseline(compared, policy, DIGESTS, { ...NOTHING, sinceBaseByJudge: found }).judge;
    expect(judged(policyWith({}))).toBeUndefined();
    expect(judged(policyWith({ 'max-judge-regression': 0.1 }), null)).toBeUndefined();
    const [overall, ...none] = judged(policyWith({ 'max-judge-regression': 0.1 })) ?? [];
    expect(none).toEqual([]);
    expect(overall).toMatchObject({
      ...{ of: 'overall', reason: null, paired: 2, before: 0.9, now: 0.75, delta: -0.15 },
      fallen: [
        { name: 's0', before: 0.9, now: 0.7 },
        { name: 's1', before: 0.9, now: 0.8 },
      ],
    });
    expect(judged(policyWith({ 'max-metric-regression': 0.1 }))?.map(({ of }) => of)).toEqual(['faithfulness']);
    const other = sinceBase({ judgeBefore: { model: 'other' } }).since;
    expect(judged(policyWith({ 'max-judge-regression': 0.1 }), other)).toEqual([
      {
        ...{ of: 'overall', reason: 'the baseline was judged by other, not by m', paired: 0, before: null, now: null },
        ...{ delta: null, ci95: null, p: null, word: null, fallen: [] },
      },
    ]);
  });
});

describe('what is said of means beside their gates', () => {
  const { comparison } = comparedWith(run(lower(0.1)), baselineOf(run(SEVEN)));
  if ('obstacle' in comparison) throw new Error('they compare');

  it('is how often any gate on a drop fails where nothing has changed', () => {
    const chance = (
      thresholds: Parameters<typeof policyWith>[0],
      more = {},
      judged: ReturnType<typeof sinceBase>['since'] = null,
    ) => falseAlarmOfDrops(comparison, policyWith(thresholds, more), judged);
    const any = (count: number) => Math.round((1 - 0.975 ** count) * 1e6) / 1e6;
    expect(chance({})).toBeNull();
    expect(chance({ 'max-regression': 0.02 })).toBe(any(1));
    expect(chance({ 'max-regression': { overall: 0.02, title: 0.1, outcome: 0.1 } })).toBe(any(3));
    // Those that are tested together count once.
    expect(chance({ 'max-regression': 0.02 }, { maxT: true })).toBe(any(2));
    expect(chance({ 'max-drift': 0.02 })).toBe(any(1));
    const many = Array.from({ length: 7 }, () => 0.9);
    const judged = sinceBase({ before: many, now: many }).since;
    expect(chance({ 'max-judge-regression': 0.02 }, {}, judged)).toBe(any(1));
    expect(
      chance({ 'max-regression': 0.02, 'max-judge-regression': 0.02, 'max-metric-regression': 0.1 }, {}, judged),
    ).toBe(any(3));
    expect(chance({ 'max-judge-regression': 0.02 }, {}, sinceBase({ judgeBefore: null }).since)).toBeNull();
    expect(chance({ 'max-judge-regression': 0.02 })).toBeNull();
  });

  it('is what each may lose, and what has no gate is measured by the overall', () => {
    const policy = policyWith({ 'max-regression': { overall: 0.02, title: 0.1 } });
    expect([allowedOf('overall', policy), allowedOf('title', policy), allowedOf('summary', policy)]).toEqual([
      0.02, 0.1, 0.02,
    ]);
    expect(allowedOf('overall', policyWith({}))).toBeNull();
  });

  it('is a word for each dimension that no gate holds', () => {
    const words = (thresholds: Parameters<typeof policyWith>[0]) =>
      Object.fromEntries(ungatedWords(comparison, policyWith(thresholds)));
    expect(Object.keys(words({ 'max-regression': { overall: 0.02, title: 0.1 } }))).toEqual([
      ...['summary', 'key_actions', 'outcome', 'aha_moments'],
    ]);
    expect(words({ 'max-regression': 0.02 })).toEqual({
      ...{ title: 'regression', summary: 'regression', key_actions: 'regression', outcome: 'regression' },
      aha_moments: 'regression',
    });
    const risen = comparedWith(run(SEVEN), baselineOf(run(lower(0.1)))).comparison;
    const chance = comparedWith(run(SEVEN), baselineOf(run([0.4, 0.5, 0.6, 0.7, 0.6, 0.65, 0.68]))).comparison;
    if ('obstacle' in risen || 'obstacle' in chance) throw new Error('they compare');
    expect([...ungatedWords(risen, policyWith({})).values()]).toEqual(Array(5).fill('improvement'));
    expect([...ungatedWords(chance, policyWith({})).values()]).toEqual(Array(5).fill('noise'));
  });
});

describe('earlier results', () => {
  const trend = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ scored_at: `t${i}`, overall_mean: i / 100, ci95: null, more: 1 }));
  const of = (more: Partial<BaselineReport>) => trendOf(comparedWith(run(SEVEN), baselineOf(run(SEVEN), more))).trend;
  const own = { scored_at: '2026-11-20T12:00:00Z', overall_mean: 0.5, ci95: [0.4, 0.6] };
  const base: Partial<BaselineReport> = { overall_mean: 0.5, statistics: { overall: { ci95: [0.4, 0.6] } } };

  it('are those that the base knows of, and its own, twenty at most', () => {
    expect(of({ ...base })).toEqual([own]);
    expect(of({ overall_mean: 0.5 })).toEqual([{ ...own, ci95: null }]);
    expect(of({ ...base, trend: trend(2) as never })).toEqual([
      { scored_at: 't0', overall_mean: 0, ci95: null },
      { scored_at: 't1', overall_mean: 0.01, ci95: null },
      own,
    ]);
    expect(of({ ...base, trend: trend(20) as never })?.map(({ scored_at }) => scored_at)).toEqual([
      ...trend(20)
        .slice(1)
        .map(({ scored_at }) => scored_at),
      own.scored_at,
    ]);
  });

  it('are none where nothing compares, or the base had no mean', () => {
    expect(trendOf(null)).toEqual({});
    expect(of({ overall_mean: null })).toBeUndefined();
    expect(of({ ...base, rubric: { version: 'v1', weights: {} } })).toBeUndefined();
    expect(trendOf({ facts: { kind: 'none', reason: 'r' }, comparison: { obstacle: 'o' } })).toEqual({});
  });
});
