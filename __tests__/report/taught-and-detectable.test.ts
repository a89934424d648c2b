import { describe, expect, it } from '@jest/globals';
import { describeDetectable } from '../../src/report/describe-detectable.js';
import { reportExam } from '../../src/report/exam-report.js';
import type { RunFacts } from '../../src/report/run-facts.js';
import { describeSamples, withinSessions } from '../../src/report/statistics.js';
import {
  findUnvouched,
  isAboutTaught,
  taughtCaveats,
  taughtInTitle,
  type Unvouched,
} from '../../src/report/taught-caveats.js';
import type { RatedSession, TaughtResult, TaughtResults } from '../../src/scoring/scored-session.js';
import { detectableChange } from '../../src/statistics/detectable-change.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, ratedSession, sampledSession } from '../builders/sessions.js';

const result = (
  kind: TaughtResult['kind'],
  id: string,
  overall = 1,
  more: Partial<TaughtResult> = {},
): TaughtResult => ({
  ...{
    kind,
    id,
    because: `because of ${id}`,
    overall,
    scores: [overall, overall, overall, overall, overall],
    codes: [],
  },
  ...more,
});

function taught(name: string, results: readonly TaughtResult[], more: Partial<TaughtResults> = {}): RatedSession {
  return { ...ratedSession(name, { overall: 0.5 }), taught: { results, left: { accepted: 0, rejected: 0 }, ...more } };
}

describe('the exam of the gates', () => {
  const policy = policyWith({ 'min-session': 0.5, 'fail-on': { WRONG_OUTCOME: 0 } as never });

  it('is nothing where people taught nothing', () => {
    expect(reportExam([ratedSession('a', { overall: 1 }), taught('b', [])], policy)).toEqual({});
  });

  it('counts what is caught and what would be blocked, and names what should not be so', () => {
    const wrong = result('rejected', 'w', 0.9, { codes: ['WRONG_OUTCOME'] });
    const sessions = [
      taught('a', [
        result('rejected', 'low', 0.4),
        result('rejected', 'high', 0.6, { because: null }),
        result('accepted', 'ok', 0.5),
      ]),
      taught('b', [result('accepted', 'bad', 0.4), result('rejected', 'high', 0.7)], {
        left: { accepted: 2, rejected: 3 },
      }),
    ];
    expect(reportExam(sessions, policy).exam).toEqual({
      rejected: {
        ...{ summaries: 3, not_asked: 3, failed: 1 },
        slipped: [
          { session: 'a', id: 'high', because: '' },
          { session: 'b', id: 'high', because: 'because of high' },
        ],
      },
      accepted: {
        ...{ summaries: 2, not_asked: 2, passed: 1 },
        blocked: [{ session: 'b', id: 'bad', gates: [expect.stringMatching(/min-session/)] }],
      },
    });
    const caught = reportExam([taught('a', [wrong])], policyWith({ 'fail-on': policy.thresholds['fail-on'] })).exam;
    expect(caught).toEqual({
      rejected: { summaries: 1, failed: 1, slipped: [] },
      accepted: { summaries: 0, passed: 0, blocked: [] },
    });
  });

  it('holds each to the floors of its dimensions', () => {
    const golden = goldenSession('a', { gates: { min_dimensions: { outcome: 0.5 } } });
    const scored = (scores: readonly number[]) => ({
      ...taught('a', [result('rejected', 'r', 0.9, { scores })]),
      golden,
    });
    expect(reportExam([scored([1, 1, 1, 0.4, 1])], policyWith({})).exam?.rejected.failed).toBe(1);
    expect(reportExam([scored([0.4, 0.4, 0.4, 0.5, 0.4])], policyWith({})).exam?.rejected.failed).toBe(0);
  });

  it('names the first twenty', () => {
    const many = Array.from({ length: 21 }, (_, i) => [
      result('rejected', `r${i}`),
      result('accepted', `a${i}`, 0),
    ]).flat();
    const { exam } = reportExam([taught('a', many)], policy);
    expect([exam?.rejected.slipped.length, exam?.accepted.blocked.length]).toEqual([20, 20]);
    expect([exam?.rejected.failed, exam?.accepted.passed]).toEqual([0, 0]);
  });
});

describe('what samples tell of their sessions', () => {
  it('is the mean of their variances, of sessions with two or more', () => {
    expect(withinSessions([ratedSession('a', { overall: 1 })])).toBeNull();
    expect(withinSessions([sampledSession('a', [0.5])])).toBeNull();
    const within = withinSessions([
      sampledSession('a', [0.4, 0.6]),
      sampledSession('b', [0.5, 0.5]),
      ratedSession('c', { overall: 1 }),
    ]);
    expect(within?.samples).toBe(2);
    expect(within?.variance).toBeCloseTo(0.01, 12);
    expect(describeSamples([sampledSession('a', [0.4, 0.6])], 'six decimals').samples).toMatchObject({
      ...{ per_session: 2, spread: 0.141421 },
    });
    expect(describeSamples([sampledSession('a', [0.4])], 'six decimals').samples).toMatchObject({ spread: null });
    expect(describeSamples([ratedSession('a', { overall: 1 })], 'full')).toEqual({});
  });
});

describe('the smallest drop that can be seen', () => {
  const POLICY = policyWith({ 'max-regression': 0.02 }, { precision: 'six decimals' });
  const scores = [0.5, 0.6, 0.7, 0.8, 0.9, 0.6];
  const rated = scores.map((overall, i) => ratedSession(`s${i}`, { overall }));
  const rounded = (drop: number | undefined) => Math.round((drop ?? 0) * 1e6) / 1e6;

  it('rests on how far sessions differ, where nothing else is known', () => {
    const spread = Math.sqrt(scores.reduce((sum, one) => sum + (one - 4.1 / 6) ** 2, 0) / 5);
    const wanted = detectableChange({ sessions: 6, spread }, 0.02);
    expect(describeDetectable(rated, null, POLICY)).toEqual({
      ...{ drop: rounded(wanted?.drop), power: 0.8, basis: 'scores', sessions: 6 },
      sessions_to_halve: wanted?.sessionsToHalve,
    });
    // Without a limit every drop counts.
    expect(describeDetectable(rated, null, policyWith({}, { precision: 'six decimals' }))?.drop).toBe(
      rounded(detectableChange({ sessions: 6, spread }, 0)?.drop),
    );
  });

  it('rests on samples where they differ', () => {
    const sampled = scores.map((_, i) => sampledSession(`s${i}`, [0.4, 0.6, 0.5]));
    const seen = { sessions: 6, spread: Math.sqrt((2 * 0.01) / 3), seen: 13 };
    expect(describeDetectable(sampled, null, POLICY)).toMatchObject({
      ...{ basis: 'samples', drop: rounded(detectableChange(seen, 0.02)?.drop) },
    });
    const equal = scores.map((one, i) => sampledSession(`s${i}`, [one, one]));
    expect(describeDetectable(equal, null, POLICY)?.basis).toBe('scores');
  });

  it('rests on the changes since the base, of which those count that moved', () => {
    const before = scores.map((overall, i) =>
      ratedSession(`s${i}`, { overall: i < 2 ? overall - 0.1 * (i + 1) : overall }),
    );
    const compared = comparedWith(rated, baselineOf(before));
    if ('obstacle' in compared.comparison) throw new Error('they compare');
    const { spread } = compared.comparison.overall;
    const wanted = detectableChange({ sessions: 6, spread: spread ?? 0, seen: 2 }, 0.02);
    expect(describeDetectable(rated, compared, POLICY)).toMatchObject({
      ...{ basis: 'changes', sessions: 6, drop: rounded(wanted?.drop) },
    });
    const obstacle = { ...compared, comparison: { obstacle: 'other rubric' } };
    expect(describeDetectable(rated, obstacle, POLICY)?.basis).toBe('scores');
  });

  it('is not known where nothing varies, nor of fewer than five sessions', () => {
    const alike = Array.from({ length: 9 }, (_, i) => ratedSession(`s${i}`, { overall: 0.7 }));
    expect(describeDetectable(alike, null, POLICY)).toBeNull();
    expect(describeDetectable(rated, comparedWith(rated, baselineOf(rated)), POLICY)).toBeNull();
    expect(describeDetectable(rated.slice(0, 4), null, POLICY)).toBeNull();
    expect(describeDetectable(rated.slice(0, 1), null, POLICY)).toBeNull();
  });
});

describe('what candidates are held to, and the base', () => {
  const digest = (letter: string) => letter.repeat(64);
  const session = (
    name: string,
    results: readonly TaughtResult[] = [],
    more: Partial<RatedSession> = {},
  ): RatedSession => ({
    ...taught(name, results),
    ...{ golden: goldenSession(name, { referenceDigest: digest('a') }) },
    ...more,
  });
  const onBase = (...all: readonly (readonly [string, string])[]) =>
    all.map(([name, letter]) => ({
      ...{ name, status: 'scored', failed: false, overall: 0.5, dimensions: [], reference_digest: digest(letter) },
    }));
  const look = (
    sessions: readonly RatedSession[],
    base: readonly object[] | null,
    more: Partial<RunFacts> = {},
    report: object = {},
  ): Unvouched =>
    findUnvouched({
      sessions: [...sessions, { status: 'canary', golden: goldenSession('z') }],
      baseline: base === null ? null : { kind: 'found', report: { sessions: base, ...report } },
      ...more,
    } as RunFacts);
  const accepted = [result('accepted', 'x')];
  const names = ({ changed, accepted: all }: Unvouched) =>
    [changed, all].map((one) => one.map(({ golden }) => golden.name));

  it.each<
    [string, readonly RatedSession[], readonly object[] | null, Partial<RunFacts>, readonly (readonly string[])[]]
  >([
    ['nothing where the base has the same', [session('a', accepted)], onBase(['a', 'a']), {}, [[], []]],
    ['another text than the base has', [session('a')], onBase(['a', 'b']), {}, [['a'], []]],
    [
      'others, of which some are accepted',
      [session('a', accepted), session('b')],
      onBase(['a', 'b'], ['b', 'a']),
      {},
      [['a'], ['a']],
    ],
    ['a new session, with what is accepted there', [session('a', accepted), session('b')], onBase(), {}, [[], ['a']]],
    ['all that is accepted, where no base is known', [session('a', accepted), session('b')], null, {}, [[], ['a']]],
    [
      'what the branch of the base has all the same',
      [session('a', accepted)],
      null,
      { acceptedOnBase: new Set(['a']) },
      [[], []],
    ],
    [
      'older ones, which nobody looked at',
      [session('a', [], { taught: { results: [], left: { accepted: 1, rejected: 0 } } })],
      null,
      {},
      [[], ['a']],
    ],
    ['no rejected ones', [session('a', [result('rejected', 'x')])], null, {}, [[], []]],
  ])('are told apart: %s', (_, sessions, base, more, wanted) =>
    expect(names(look(sessions, base, more))).toEqual(wanted),
  );

  it.each<[string, readonly RatedSession[], readonly object[], object, number]>([
    [
      'more',
      [session('a', [result('rejected', 'x'), result('rejected', 'y')])],
      onBase(['a', 'a']),
      { exam: { rejected: { summaries: 1 } } },
      1,
    ],
    [
      'as many',
      [session('a', [result('rejected', 'x')])],
      onBase(['a', 'a']),
      { exam: { rejected: { summaries: 1 } } },
      0,
    ],
    ['fewer', [session('a')], onBase(['a', 'a']), { exam: { rejected: { summaries: 1, not_asked: 2 } } }, -3],
    [
      'fewer of fewer sessions, which nobody can tell',
      [session('a')],
      onBase(['a', 'a'], ['b', 'a']),
      { exam: { rejected: { summaries: 1 } } },
      0,
    ],
    ['more of fewer sessions', [session('a', [result('rejected', 'x')])], onBase(['a', 'a'], ['b', 'a']), {}, 1],
    [
      'fewer, where what is not here has no score',
      [session('a')],
      [...onBase(['a', 'a']), { name: 'c', overall: null }],
      { exam: { rejected: { summaries: 1 } } },
      -1,
    ],
  ])('say how many rejected summaries there are: %s', (_, sessions, base, report, wanted) => {
    expect(look(sessions, base, {}, report).moreRejected).toBe(wanted);
    expect(look(sessions, null).moreRejected).toBe(0);
  });

  it('say so in words that are told apart from others', () => {
    const none = {
      changed: [],
      accepted: [],
      isBaseKnown: true,
      isPullRequest: true,
      rejectedAgain: [],
      moreRejected: 0,
    };
    const one = session('a', accepted);
    const caveats = (more: Partial<Unvouched>, baseline?: object) =>
      taughtCaveats({ ...none, ...more }, baseline as never);
    expect(caveats({})).toEqual([]);
    expect(caveats({ accepted: [one] })).toEqual([
      'Not on the base: accepted summaries of 1 session (a). No candidate scores by one in place of the reference.',
    ]);
    expect(caveats({ accepted: [one], isBaseKnown: false, isPullRequest: false })).toEqual([]);
    expect(caveats({ moreRejected: 1 })).toEqual(['New since the base: 1 rejected summary.']);
    expect(caveats({ moreRejected: -2 })).toEqual([
      'Gone since the base: 2 rejected summaries, which tried the gates.',
    ]);
    for (const caveat of [
      ...caveats({ accepted: [one], rejectedAgain: [one], moreRejected: 1 }),
      ...caveats({ moreRejected: -1 }),
    ])
      expect(isAboutTaught(caveat)).toBe(true);
    expect(isAboutTaught('With 3 sessions')).toBe(false);
    const others = session('b', accepted, {
      taught: {
        results: accepted,
        left: { accepted: 0, rejected: 0 },
        wordings: {
          digests: [],
          scores: [
            [
              { overall: 0.5, scores: [] },
              { overall: 0.5, scores: [] },
            ],
            null,
            [
              { overall: 0.4, scores: [] },
              { overall: 0.3, scores: [] },
              { overall: 0.5, scores: [] },
            ],
          ],
        },
      },
    });
    expect(caveats({ accepted: [one, others] })[0]).toMatch(
      /of 2 sessions \(a, b\)\. 1 candidate scores by one in place/,
    );
  });

  it('say what becomes of gates on the drop', () => {
    const of = (baseline: object) =>
      taughtCaveats(
        {
          changed: [],
          accepted: [session('a', accepted), session('b', accepted)],
          isBaseKnown: true,
          isPullRequest: true,
          rejectedAgain: [],
          moreRejected: 0,
        },
        baseline as never,
      )[0]?.replace(/^.*in place of the reference\./, '');
    const since = (before: number, by_base: number, now: number) => ({ name: 'a', before, by_base, now });
    const rise = ' The comparison with the base counts no rise by one.';
    const fell = (from: string, to: string) =>
      ` By the texts of the base 1 session fell (a from ${from} to ${to}); gates on the drop let pass what an accepted summary takes back.`;
    expect(of({})).toBe('');
    expect(of({ accepted_since: [since(0.5, 0.5, 0.5)] })).toBe('');
    expect(of({ accepted_since: [since(0.5, 0.4, 0.5)] })).toBe(fell('0.500', '0.400'));
    expect(of({ accepted_since: [since(0.5, 0.4, 0.4)] })).toBe('');
    expect(of({ accepted_since: [since(0.5, 0.5, 0.6)] })).toBe(rise);
    expect(of({ accepted_since: [since(0.5, 0.6, 0.6)] })).toBe('');
    expect(of({ accepted_since: [since(0.5, 0.4, 0.6)] })).toBe(`${fell('0.500', '0.400')}${rise}`);
    expect(of({ changed_references: ['a', 'b'] })).toBe(' Gates on the drop since the base leave these sessions out.');
    expect(of({ changed_references: ['b'] })).toBe(' Gates on the drop since the base leave 1 of these sessions out.');
  });

  it('stand in the headline where a base is known, and in that of a pull request where none is', () => {
    const none = { changed: [], accepted: [], rejectedAgain: [], moreRejected: 0 };
    const one = [session('a')];
    expect(taughtInTitle({ ...none, changed: one, isBaseKnown: true, isPullRequest: false })).toBe(
      ', 1 session held to other texts than on the base',
    );
    expect(taughtInTitle({ ...none, accepted: one, isBaseKnown: true, isPullRequest: true })).toBe('');
    expect(taughtInTitle({ ...none, isBaseKnown: false, isPullRequest: true })).toBe('');
  });
});
