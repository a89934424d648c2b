import { describe, expect, it } from '@jest/globals';
import { failuresSinceBase } from '../../src/gates/new-failures.js';
import type { BaselineReport, BaselineSession } from '../../src/inputs/baseline/baseline-report.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, type Rating, ratedSession } from '../builders/sessions.js';

/** What a session fails now: the ids of gates, and those of them that somebody has waived. */
interface Now {
  readonly fails?: readonly string[];
  readonly waived?: readonly string[];
  /** It has findings of the base, by which it would fail, or which the gate allows. */
  readonly known?: 'failing' | 'allowed';
}

interface Given {
  readonly now?: Now;
  /** What it scored on the base, and by which floors of its own; 0.8 of each dimension, and none. */
  readonly base?: Partial<Rating>;
  /** What the report of the base says of it besides. */
  readonly said?: Partial<BaselineSession>;
  readonly thresholds?: Partial<GateSettings>;
  readonly samplesPass?: { readonly of: number; readonly in: number };
  /** How the session is now. */
  readonly session?: Partial<RatedSession>;
}

type Word = 'new' | 'already' | 'fixed' | 'neither';

/** What is said of the session `a`, beside one that never fails. */
function wordFor({ now = {}, base = {}, said = {}, thresholds = {}, samplesPass, session = {} }: Given): Word {
  const gates = base.gates ?? {};
  const before = ratedSession('a', { overall: 0.8, ...base });
  const other = ratedSession('b', { overall: 0.9 });
  const report = baselineOf([before, other]);
  const [first, ...rest] = report.sessions;
  if (first === undefined) throw new Error('two sessions were made');
  const ours = { ...ratedSession('a', { overall: 0.8, gates }), ...session };
  const compared = comparedWith([ours, other], { ...report, sessions: [{ ...first, ...said }, ...rest] });
  const found = failuresSinceBase(
    compared,
    {
      failedGates: new Map(now.fails === undefined ? [] : [['a', now.fails]]),
      waivedGates: new Map(now.waived === undefined ? [] : [['a', now.waived]]),
      knownSessions: new Set(now.known === undefined ? [] : ['a']),
      excused: new Set(now.known === 'failing' ? ['a'] : []),
    },
    policyWith(thresholds, samplesPass && { samplesPass }),
  );
  if (found === null) throw new Error('nothing was compared');
  for (const names of Object.values(found)) expect(names).not.toContain('b');
  const words = (['new', 'already', 'fixed'] as const).filter((word) => found[word].includes('a'));
  expect(words.length).toBeLessThanOrEqual(1);
  return words[0] ?? 'neither';
}

const FLOOR = { 'min-session': 0.5 } as const;
const FAILS = { fails: ['min-session'] };
const WRONG = [{ code: 'WRONG_OUTCOME', message: 'wrong' }];
const OUTCOME = { 'fail-on': { outcome: 0 } } as const;
const JUDGED = { 'min-judge-session': 0.5 } as const;
const BY_JUDGE = { fails: ['min-judge-session'] };
const changed = { golden: goldenSession('a', { referenceDigest: 'another' }) };

describe('a session against the base', () => {
  it.each<[string, Given, Word]>([
    ['passes as it did', { thresholds: FLOOR }, 'neither'],
    ['fails a floor that it held', { now: FAILS, thresholds: FLOOR }, 'new'],
    ['fails a floor that it held barely', { now: FAILS, base: { overall: 0.4996 }, thresholds: FLOOR }, 'new'],
    ['fails a floor that it did not hold', { now: FAILS, base: { overall: 0.4994 }, thresholds: FLOOR }, 'already'],
    ['holds a floor that it did not hold', { base: { overall: 0.4 }, thresholds: FLOOR }, 'fixed'],
    ['holds a floor that it held barely', { base: { overall: 0.5 }, thresholds: FLOOR }, 'neither'],
    ['was below a floor that is none now', { base: { overall: 0.4 } }, 'neither'],
    ['was below its own floor', { base: { overall: 0.4, gates: { min_overall: 0.5 } } }, 'fixed'],
    [
      'was below the floor of a dimension',
      { base: { scores: { outcome: 0.4 }, gates: { min_dimensions: { outcome: 0.5 } } } },
      'fixed',
    ],
    [
      'was above the floor of a dimension, and below it in another one',
      { base: { scores: { title: 0.4 }, gates: { min_dimensions: { outcome: 0.5 } } } },
      'neither',
    ],
    ['fails what is waived', { now: { ...FAILS, waived: ['min-session'] }, thresholds: FLOOR }, 'neither'],
    [
      'fails what is waived, as it failed',
      { now: { ...FAILS, waived: ['min-session'] }, base: { overall: 0.1 }, thresholds: FLOOR },
      'already',
    ],
    [
      'fails two gates, of which one is waived',
      { now: { fails: ['min-session', 'session.a.min_overall'], waived: ['min-session'] }, thresholds: FLOOR },
      'new',
    ],
    [
      'has fallen, below a floor as before',
      { now: { fails: ['min-session', 'max-session-regression'] }, base: { overall: 0.4 }, thresholds: FLOOR },
      'new',
    ],
    [
      'has fallen, which is waived, below a floor as before',
      {
        now: { fails: ['min-session', 'max-session-regression'], waived: ['max-session-regression'] },
        ...{ base: { overall: 0.4 }, thresholds: FLOOR },
      },
      'already',
    ],
    [
      'has a new finding, below a floor as before',
      { now: { fails: ['min-session', 'fail-on.outcome'] }, base: { overall: 0.4 }, thresholds: FLOOR },
      'new',
    ],
    ['has findings no more', { said: { findings: WRONG }, thresholds: OUTCOME }, 'fixed'],
    [
      'would fail by findings that it has still',
      { now: { known: 'failing' }, said: { findings: WRONG }, thresholds: OUTCOME },
      'already',
    ],
    [
      'has findings still, which are allowed',
      { now: { known: 'allowed' }, said: { findings: WRONG }, thresholds: OUTCOME },
      'neither',
    ],
    [
      'has findings still, and newly fails',
      { now: { ...FAILS, known: 'failing' }, said: { findings: WRONG }, thresholds: { ...OUTCOME, ...FLOOR } },
      'new',
    ],
    [
      'has findings no more, and fails otherwise',
      { now: FAILS, said: { findings: WRONG }, thresholds: { ...OUTCOME, ...FLOOR } },
      'new',
    ],
    [
      'had findings that no gate counts',
      { said: { findings: WRONG }, thresholds: { 'fail-on': { form: 0 } } },
      'neither',
    ],
    [
      'had as many findings as may be',
      { said: { findings: WRONG }, thresholds: { 'fail-on': { outcome: 1 } } },
      'neither',
    ],
    [
      'had a code that may not be',
      { said: { findings: WRONG }, thresholds: { 'fail-on': { WRONG_OUTCOME: 0 } } },
      'fixed',
    ],
    ['fails the judge, as it did', { now: BY_JUDGE, said: { judge: { overall: 0.4 } }, thresholds: JUDGED }, 'already'],
    [
      'fails the judge, whom it convinced',
      { now: BY_JUDGE, said: { judge: { overall: 0.4996 } }, thresholds: JUDGED },
      'new',
    ],
    ['fails the judge, who had said nothing', { now: BY_JUDGE, said: { judge: null }, thresholds: JUDGED }, 'new'],
    ['fails another gate than the one of the judge', { now: FAILS, said: { judge: { overall: 0.4 } } }, 'new'],
    ['failed the judge', { said: { judge: { overall: 0.4 } }, thresholds: JUDGED }, 'neither'],
    ['has another reference, and failed', { session: changed, said: { failed: true }, now: FAILS }, 'already'],
    ['has another reference, and fails no more', { session: changed, said: { failed: true } }, 'neither'],
    ['has another reference, and did not fail', { session: changed, now: FAILS }, 'new'],
    [
      'has another reference, and failed by a gate',
      { session: changed, said: { failed: false, gates_failed: ['min-overall', 'min-session'] }, now: FAILS },
      'already',
    ],
    [
      'has another reference, and failed by the mean alone',
      { session: changed, said: { failed: true, gates_failed: ['min-overall'] }, now: FAILS },
      'new',
    ],
    [
      'has another reference, failed, and has findings',
      { session: changed, said: { failed: true }, now: { fails: ['fail-on.outcome'] } },
      'already',
    ],
    ['failed by what the base says alone', { said: { failed: true }, thresholds: FLOOR }, 'neither'],
    ['had no usable candidate', { base: { overall: 0, status: 'missing_candidate' }, thresholds: FLOOR }, 'fixed'],
  ])('that %s', (_, given, word) => expect(wordFor(given)).toBe(word));
});

describe('a session of several samples against the base', () => {
  const samplesOf = (overalls: readonly number[], titles: readonly (number | null)[] = []) => ({
    samples: overalls.map((overall, i) => {
      const title = titles[i];
      return {
        ...{ sample: i, overall },
        ...(title != null && { dimensions: [{ dimension: 'title' as const, score: title }] }),
      };
    }),
  });
  const found = (...findings: readonly (readonly string[] | null)[]) => ({
    samples: findings.map((list, sample) => ({ sample, overall: 0.8, findings: list === null ? null : [...list] })),
  });
  const TWO_OF_THREE = { of: 2, in: 3 };
  const title = { gates: { min_dimensions: { title: 0.5 } } };
  const wrong = ['WRONG_OUTCOME:abc'];

  it.each<[string, Given, Word]>([
    ['of which one was too low, and all must pass', { said: samplesOf([0.8, 0.4, 0.8]), thresholds: FLOOR }, 'fixed'],
    [
      'of which one was too low, and two must pass',
      { said: samplesOf([0.4, 0.8, 0.8]), thresholds: FLOOR, samplesPass: TWO_OF_THREE },
      'neither',
    ],
    [
      'of which two were too low, and two must pass',
      { said: samplesOf([0.4, 0.8, 0.4]), thresholds: FLOOR, samplesPass: TWO_OF_THREE },
      'fixed',
    ],
    ['of which one had a low title', { base: title, said: samplesOf([0.8, 0.8], [0.6, 0.4]) }, 'fixed'],
    ['of which none had a low title', { base: title, said: samplesOf([0.8, 0.8], [0.6, 0.5]) }, 'neither'],
    ['of which one had no title', { base: title, said: samplesOf([0.8, 0.8], [0.6, null]) }, 'fixed'],
    ['of which one had findings', { said: found(wrong, [], []), thresholds: OUTCOME }, 'fixed'],
    [
      'of which one had findings, and two must be free of them',
      { said: found(wrong, null, []), thresholds: OUTCOME, samplesPass: TWO_OF_THREE },
      'neither',
    ],
    [
      'of which two had findings, and two must be free of them',
      { said: found(wrong, [], ['TITLE_DRIFT:x', ...wrong]), thresholds: OUTCOME, samplesPass: TWO_OF_THREE },
      'fixed',
    ],
    [
      'that is said to have findings, which none of its samples has',
      { said: { ...found([], []), findings: WRONG }, thresholds: OUTCOME },
      'neither',
    ],
    [
      'of which one had findings that no gate counts',
      { said: found(['TITLE_DRIFT:x'], []), thresholds: OUTCOME },
      'neither',
    ],
  ])('%s', (_, given, word) => expect(wordFor(given)).toBe(word));
});

describe('sessions with findings on the base', () => {
  const sessions = ['a', 'b', 'c'].map((name) => ratedSession(name, { overall: 0.8 }));
  const report = (flagged: readonly string[]): BaselineReport => {
    const base = baselineOf(sessions);
    return {
      ...base,
      sessions: base.sessions.map((one) => (flagged.includes(one.name) ? { ...one, findings: WRONG } : one)),
    };
  };
  const passing = {
    ...{ failedGates: new Map(), waivedGates: new Map() },
    ...{ knownSessions: new Set<string>(), excused: new Set<string>() },
  };

  it.each([
    [['a', 'b'], 0, ['a', 'b']],
    [['a', 'b'], 1, ['a', 'b']],
    [['a', 'b'], 2, []],
    [['c'], 0, ['c']],
  ])('failed all together where they were too many: %j of %d', (flagged, allowed, fixed) => {
    const policy = policyWith({ 'fail-on': { outcome: allowed } });
    expect(failuresSinceBase(comparedWith(sessions, report(flagged)), passing, policy)?.fixed).toEqual(fixed);
  });

  it('are known by their names as the report has them, masked', () => {
    const name = `key-ghp_${'a1B2'.repeat(9)}`;
    const base = baselineOf([ratedSession('key-***', { overall: 0.8 })]);
    const compared = comparedWith([ratedSession(name, { overall: 0.8 })], {
      ...base,
      sessions: base.sessions.map((one) => ({ ...one, findings: WRONG })),
    });
    expect(failuresSinceBase(compared, passing, policyWith(OUTCOME))?.fixed).toEqual([name]);
  });
});

describe('a session with accepted summaries that the base does not have', () => {
  it('is never fixed', () => {
    const wording = { overall: 0.9, scores: [0.9, 0.9, 0.9, 0.9, 0.9] };
    const taught = {
      ...{ results: [], left: { accepted: 0, rejected: 0 } },
      wordings: { digests: ['0'.repeat(64), 'added'], scores: [[wording, wording]] },
    };
    const golden = goldenSession('a', { referenceDigest: 'both' });
    expect(wordFor({ base: { overall: 0.4 }, thresholds: FLOOR, session: { golden, taught } })).toBe('neither');
    expect(wordFor({ base: { overall: 0.4 }, thresholds: FLOOR, session: { golden, taught }, now: FAILS })).toBe(
      'already',
    );
  });
});
