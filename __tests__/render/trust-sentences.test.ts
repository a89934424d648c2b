import { describe, expect, it } from '@jest/globals';
import { detectableSentence, strengthSentence, trustSentences, trustSentencesOfPage } from '../../src/render/trust.js';
import type { Report } from '../../src/report/schema.js';
import { wholeGates, wholeReport } from '../builders/whole-report.js';

const WHOLE = wholeReport();
const { statistics: STATISTICS } = WHOLE;
/** A report of which nothing more is known than its scores. */
const PLAIN: Report = {
  ...wholeReport({ gates: [] }),
  statistics: { ...STATISTICS, samples: undefined, detectable_change: null },
  ...{ baseline: undefined, exam: undefined, gate_strength: undefined, trend: undefined },
} as Report;
const seen = { drop: 0.09, power: 0.8, basis: 'changes', sessions: 4, sessions_to_halve: 12 } as const;

describe('how far numbers can be trusted', () => {
  it('is nothing to say of an empty corpus', () => {
    expect(trustSentences({ ...WHOLE, corpus_size: 0 })).toEqual([]);
    expect(trustSentencesOfPage({ ...WHOLE, corpus_size: 0 })).toEqual([]);
  });

  it('has fewer sentences on a page, which shows the rest', () => {
    const [all, page] = [trustSentences(WHOLE), trustSentencesOfPage(WHOLE)];
    expect(all.length).toBe(8);
    expect(all.filter((sentence) => page.includes(sentence))).toEqual(page);
    expect(page.map((sentence) => sentence.slice(0, 9))).toEqual(['Overall 0', '3 gates a', 'The judge', '3 samples']);
  });

  const interval = (method: 'student_t' | 'bootstrap' | 'normal' | null, ci95: [number, number] = [0.4, 0.7]) => {
    const overall = { ...STATISTICS.overall, ci95 };
    const found = method === null ? null : { method, resamples: null };
    return trustSentences({ ...PLAIN, statistics: { ...PLAIN.statistics, overall, interval: found } })[0];
  };
  it.each([
    ['student_t', "95 % interval 0.400 to 0.700 (8 sessions, Student's t)"],
    ['bootstrap', '95 % interval 0.400 to 0.700 (8 sessions, bootstrap)'],
    ['normal', '95 % interval 0.400 to 0.700 (8 sessions, normal distribution)'],
    [null, 'With one session alone nobody can say how far the mean might lie elsewhere'],
  ] as const)('names how the interval was made: %j', (method, wanted) => expect(interval(method)).toContain(wanted));

  it('says of scores that do not differ that they tell no interval', () => {
    expect(interval('bootstrap', [0.6, 0.6])).toBe(
      'All 8 sessions score 0.581 overall (closeness to the reference): scores that do not differ tell no interval',
    );
  });

  const detectable = (detectable_change: typeof seen | null, more: Partial<Report> = {}, ci95?: [number, number]) => {
    const overall = ci95 === undefined ? STATISTICS.overall : { ...STATISTICS.overall, ci95 };
    return detectableSentence({
      ...PLAIN,
      statistics: { ...STATISTICS, overall, detectable_change },
      ...more,
    } as Report);
  };
  it.each([
    ['of one session nothing', null, { corpus_size: 1 }, undefined],
    [
      'of two something',
      null,
      { corpus_size: 2 },
      'With 2 sessions no drop of the mean would be noticed four times in five',
    ],
  ] as const)('tells how small a drop would be noticed: %s', (_, change, more, wanted) => {
    expect(detectable(change, more)).toEqual(wanted === undefined ? [] : [wanted]);
  });

  it('tells what is equal where nobody can tell it', () => {
    expect(detectable(null, {}, [0.5, 0.5])[0]).toMatch(/^All scores are equal/);
    const overall = WHOLE.baseline?.overall;
    if (overall == null) throw new Error('no baseline');
    const of = (ci95: [number, number]) =>
      ({ baseline: { ...WHOLE.baseline, overall: { ...overall, ci95 }, groups: 3 } }) as never;
    expect(detectable(null, of([0.1, 0.1]), [0.4, 0.5])[0]).toMatch(/^All changes against the baseline are equal/);
    // Scores that are equal say nothing of changes that are not.
    expect(detectable(null, of([-0.1, 0.1]), [0.5, 0.5])[0]).toMatch(/^With 3 groups no drop/);
  });

  it.each([
    [80, true],
    [81, false],
    [null, false],
  ])('tells that %j sessions more would see half, if anybody gathers so many', (more, isTold) => {
    const [sentence = ''] = detectable({ ...seen, sessions_to_halve: more as 12 });
    expect(sentence.includes('more it would notice half')).toBe(isTold);
  });

  const samples = (rerun_error: number | null, tosses: number) => {
    const gates = wholeGates().map((gate, i) => ({
      ...gate,
      flip_risk: undefined,
      rerun_risk: { errors: 1, word: i < tosses ? ('coin toss' as const) : ('close' as const) },
    }));
    const found = { per_session: 3, spread: 0.08, rerun_error };
    return trustSentences({ ...PLAIN, gates, statistics: { ...PLAIN.statistics, samples: found } } as Report)[2];
  };
  it.each([
    [
      0.03,
      0,
      '3 samples a session differ by 0.080 or so: another run over the same sessions moves the overall mean by 0.030 or so',
    ],
    [0.03, 1, 'by 0.030 or so; one gate is too close to call (fail-on.unusable): another run might turn it over'],
    [0.03, 2, '; 2 gates are too close to call (fail-on.unusable, fail-on.outcome): another run might turn them over'],
    [null, 2, undefined],
  ])('tells what samples say of another run: %j, %i near', (error, tosses, wanted) => {
    const found = samples(error, tosses);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found?.endsWith(wanted)).toBe(true);
  });

  const strength = (overrides: object) =>
    strengthSentence({
      ...PLAIN,
      gate_strength: { variants: 9, damaging: 6, caught: 4, harmless: 3, blocked: 1, ...overrides },
    });
  it.each([
    [{}, 'These thresholds catch 4 of 6 damaged copies of references (67 %); they block 1 of 3 harmless edits'],
    [{ texts: 'candidates' }, 'These thresholds catch 4 of 6 damaged copies of passing candidates (67 %); they block'],
    [{ texts: 'references' }, 'These thresholds catch 4 of 6 damaged copies of references (67 %); they block'],
    [{ caught: 0 }, 'catch 0 of 6 damaged copies of references (0 %): they guard against nothing; they block'],
    [{ damaging: 0, caught: 0 }, 'These thresholds catch 0 of 0 damaged copies of references; they block'],
  ])('tells what the gates catch of damage: %j', (overrides, wanted) => {
    expect(strength(overrides)[0]).toContain(wanted);
  });

  it('tells nothing of damage where there was none', () => {
    expect(strength({ variants: 0 })).toEqual([]);
    expect(strengthSentence(PLAIN)).toEqual([]);
  });

  const exam = (rejected: readonly [number, number, number?], accepted: readonly [number, number, number?]) =>
    strengthSentence({
      ...PLAIN,
      exam: {
        rejected: { summaries: rejected[0], failed: rejected[1], not_asked: rejected[2], slipped: [] },
        accepted: { summaries: accepted[0], passed: accepted[1], not_asked: accepted[2], blocked: [] },
      },
    })[0];
  it.each([
    [[1, 1], [0, 0], 'These gates fail 1 of 1 summary that people rejected'],
    [[0, 0], [2, 1], 'These gates pass 1 of 2 summaries that people accepted'],
    [[2, 2], [1, 1], 'These gates fail 2 of 2 summaries that people rejected and pass 1 of 1 that they accepted'],
    [
      ...[
        [3, 1],
        [0, 0],
      ],
      'These gates fail 1 of 3 summaries that people rejected; self-test names the 2 that slip through, and why people rejected them',
    ],
    [
      ...[
        [3, 2],
        [0, 0],
      ],
      'These gates fail 2 of 3 summaries that people rejected; self-test names the one that slips through, and why people rejected it',
    ],
    [
      [1, 1, 2],
      [1, 1, 3],
      'These gates fail 1 of 1 summary that people rejected and pass 1 of 1 that they accepted; 5 older ones were not asked about',
    ],
  ] as [[number, number, number?], [number, number, number?], string][])(
    'tells what the gates make of what people decided: %j, %j',
    (rejected, accepted, wanted) => {
      expect(exam(rejected, accepted)).toBe(wanted);
    },
  );

  const trend = (means: readonly number[], now: number | null = 0.5) =>
    trustSentences({
      ...PLAIN,
      overall_mean: now,
      trend: means.map((overall_mean) => ({ scored_at: '2026-11-20', overall_mean, ci95: null })),
    }).find((sentence) => sentence.startsWith('Trend'));
  it('tells a trend from three runs on', () => {
    expect(trend([0.4])).toBeUndefined();
    expect(trend([0.4, 0.45])).toBe('Trend of the overall mean ▁▅█ 0.400 to 0.500, 3 runs');
    expect(trend([0.4, 0.45], null)).toBeUndefined();
    expect(trend([])).toBeUndefined();
  });
});
