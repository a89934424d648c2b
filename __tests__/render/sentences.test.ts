import { describe, expect, it } from '@jest/globals';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { riskWord } from '../../src/render/certainty.js';
import { changeSentence, failuresSentence } from '../../src/render/change-sentences.js';
import { badTail } from '../../src/render/judge-sentences.js';
import { detectableSentence, riskSentences } from '../../src/render/trust.js';
import type { Report } from '../../src/report/schema.js';
import { since } from '../builders/since-base.js';

/** Sentences that somebody without statistics reads, word by word: who changes one looks at all of them beside each other. */

type Baseline = NonNullable<Report['baseline']>;
type Change = NonNullable<Baseline['overall']>;

const report = await since((summary) => summary);

const GATE: ReportGate = {
  id: 'max-regression',
  kind: 'max-regression',
  threshold: 0.02,
  value: 0.111,
  status: 'pass',
  message: '',
};

function baselineWith(
  deltas: readonly number[],
  overall: Partial<Change> | null,
  more: Partial<Baseline> = {},
): Baseline {
  const { baseline } = report;
  if (baseline === undefined) throw new Error('no baseline');
  const plain = { before: 0.9, now: 0.8, delta: -0.1, ci95: null, p: 0.5, word: 'noise' as const };
  return {
    ...baseline,
    overall: overall === null ? null : { ...plain, ...overall },
    sessions: deltas.map((delta, i) => ({ name: `s${i}`, delta, dimensions: {} })),
    failures: { new: [], already: [], fixed: [] },
    collapsed: [],
    ...more,
  };
}

const times = (many: number, delta: number): readonly number[] => Array.from({ length: many }, () => delta);

describe('what has changed against the base', () => {
  const FEW = [...times(3, -0.96), ...times(23, 0)];
  const MANY = [...times(20, -0.1), ...times(6, 0.05)];
  it.each<[string, Baseline, readonly ReportGate[], string]>([
    [
      'too uncertain to fail on',
      baselineWith(FEW, { delta: -0.111, ci95: [-0.254, 0.007] }),
      [GATE],
      '3 of 26 sessions fell (s0, s1, s2: by 0.960 on average), 23 are unchanged. The mean fell by 0.111 (95 % interval −0.254 to +0.007): not certain enough to fail on',
    ],
    [
      'failing',
      baselineWith(MANY, { delta: -0.065, ci95: [-0.1, -0.03], word: 'regression' }),
      [GATE],
      '20 of 26 sessions fell (most: s0, s1, s2; by 0.100 on average), 6 rose (by 0.050 on average). The mean fell by 0.065 (95 % interval −0.100 to −0.030): more than chance does, and more than the 0.020 that is allowed',
    ],
    [
      'held by no gate',
      baselineWith(MANY, { delta: -0.065, ci95: [-0.1, -0.03], word: 'regression' }),
      [],
      '20 of 26 sessions fell (most: s0, s1, s2; by 0.100 on average), 6 rose (by 0.050 on average). The mean fell by 0.065 (95 % interval −0.100 to −0.030): more than chance does, and no gate holds it',
    ],
    [
      'of one session',
      baselineWith([-0.2, 0], { delta: -0.01 }),
      [GATE],
      '1 of 2 sessions fell (s0: by 0.200), 1 is unchanged. The mean fell by 0.010: not certain, since chance does as much',
    ],
    [
      'better',
      baselineWith(times(4, 0.1), { delta: 0.1, word: 'improvement' }),
      [GATE],
      '4 of 4 sessions rose (by 0.100 on average). The mean rose by 0.100: more than chance does',
    ],
    [
      'nothing',
      baselineWith(times(4, 0), { delta: 0 }),
      [GATE],
      '4 sessions scored as on the base. The mean has not moved',
    ],
    [
      'in groups',
      baselineWith(times(4, 0), { delta: 0 }, { groups: 2 }),
      [GATE],
      '4 sessions scored as on the base, in 2 groups. The mean has not moved',
    ],
    ['unknown', baselineWith([], null, { reason: 'no report' }), [GATE], 'Not compared with the base: no report'],
  ])('is said where it is %s', (_, baseline, gates, wanted) => {
    expect(changeSentence({ baseline, gates: [...gates] })).toBe(wanted);
  });

  it.each<[string, NonNullable<Baseline['failures']>, string]>([
    ['none', { new: [], already: ['a'], fixed: [] }, '0 new failures, 1 already failing on the base, 0 fixed'],
    [
      'as many as chance makes',
      { new: ['a', 'b'], already: [], fixed: ['c'] },
      '2 new failures, 0 already failing on the base, 1 fixed: a run that changes nothing has as many now and then, so look at what each fails by',
    ],
    [
      'more',
      { new: ['a', 'b', 'c', 'd', 'e', 'f'], already: [], fixed: [] },
      '6 new failures, 0 already failing on the base, 0 fixed',
    ],
  ])('counts failures: %s', (_, failures, wanted) => {
    expect(failuresSentence(baselineWith([], {}, { failures }))).toBe(wanted);
  });
});

describe('how far numbers can be trusted', () => {
  it.each<[string, Report['statistics']['detectable_change'], string]>([
    [
      'what would be noticed',
      { drop: 0.03, power: 0.8, basis: 'changes', sessions: 26, sessions_to_halve: 78 },
      'A comparison with the base notices four times in five that every session has become worse by 0.030 (26 independent sessions; with 78 more it would notice half of that). Damage in three sessions or fewer it mostly misses, however bad: that is what the gates on single sessions and findings are for',
    ],
    [
      'what is assumed for it',
      { drop: 0.03, power: 0.8, basis: 'scores', sessions: 26, sessions_to_halve: null },
      'A comparison with the base notices four times in five that every session has become worse by 0.030 (26 independent sessions, if they change as much as they differ from each other, which is a guess). Damage in three sessions or fewer it mostly misses, however bad: that is what the gates on single sessions and findings are for',
    ],
    [
      'what samples tell of it',
      { drop: 0.03, power: 0.8, basis: 'samples', sessions: 26, sessions_to_halve: null },
      'A comparison with the base notices four times in five that every session has become worse by 0.030 (26 independent sessions, by how much their samples differ). Damage in three sessions or fewer it mostly misses, however bad: that is what the gates on single sessions and findings are for',
    ],
    ['that nothing would be', null, 'With 3 sessions no drop of the mean would be noticed four times in five'],
  ])('is said: %s', (_, seen, wanted) => {
    const statistics = { ...report.statistics, detectable_change: seen };
    const baseline = baselineWith([], { ci95: [-0.9, 0.9] });
    expect(detectableSentence({ ...report, corpus_size: 3, statistics, baseline })).toEqual([wanted]);
  });

  it('of groups of sessions counts the groups', () => {
    const said = (seen: Report['statistics']['detectable_change']): string | undefined => {
      const statistics = { ...report.statistics, detectable_change: seen };
      const baseline = { ...baselineWith([], { ci95: [-0.9, 0.9] }), groups: 7 };
      return detectableSentence({ ...report, corpus_size: 26, statistics, baseline })[0];
    };
    expect(said({ drop: 0.03, power: 0.8, basis: 'changes', sessions: 7, sessions_to_halve: 21 })).toContain(
      '(7 independent groups; with 21 more it would notice half of that)',
    );
    expect(said(null)).toBe('With 7 groups no drop of the mean would be noticed four times in five');
  });

  const risk = (word: 'clear' | 'close' | 'coin toss', assumed?: true): ReportGate => ({
    ...GATE,
    flip_risk: { errors: 1, word, about: 'judging again', ...(assumed && { assumed }) },
  });
  it.each<[string, readonly ReportGate[], readonly string[]]>([
    ['no gate is near', [risk('clear'), risk('close')], []],
    ['one is', [risk('coin toss')], [`One gate is too close to call (${GATE.id}): judging again might turn it over`]],
    [
      'two are, by a guess',
      [risk('coin toss', true), risk('coin toss', true)],
      [
        `2 gates are too close to call (${GATE.id}, ${GATE.id}): judging again might turn them over`,
        'The judge was asked once or hardly more, so how much it wavers is a guess (±0.1 an answer or more): 2 gates of the judge rest on it',
      ],
    ],
  ])('is said where %s', (_, gates, wanted) => expect(riskSentences([...gates])).toEqual(wanted));

  it.each([
    ['clear', 'clear'],
    ['close', 'fairly sure'],
    ['coin toss', 'too close to call'],
  ] as const)('has a word for %s', (word, wanted) =>
    expect(riskWord({ status: 'fail', flip_risk: { errors: 1, word, about: 'other sessions' } })).toBe(wanted),
  );

  it.each([
    ['relevance', 0.1],
    ['hallucination', 0.9],
  ])('has the bad end of %s', (metric, wanted) => {
    expect(badTail(metric, { p5: 0.1, p95: 0.9 })).toBe(wanted);
    // Reports of earlier versions have no p5.
    expect(badTail(metric, { p95: 0.9 })).toBe(metric === 'hallucination' ? 0.9 : null);
  });
});
