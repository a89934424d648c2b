import { describe, expect, it } from '@jest/globals';
import { signed } from '../../src/core/numbers.js';
import type { ReportGate } from '../../src/gates/catalogue.js';
import {
  adviceOf,
  causeInWords,
  costInWords,
  failingHeading,
  failingNote,
  failureInWords,
  fallInWords,
  fellInWords,
  findingNote,
  intervalClause,
  isCompared,
  isPoint,
  notShown,
  precise,
  samplesNote,
  showInterval,
  shownStatus,
  targetInWords,
  valueInWords,
  waivedPart,
  waiversOn,
  waiversOnFinding,
  waiverText,
  wideDropInWords,
} from '../../src/render/wording.js';
import type { Report, ReportSession } from '../../src/report/schema.js';

type Interval = readonly [number, number] | null;

describe('numbers in words', () => {
  it.each<[Interval, boolean, string, string]>([
    [null, false, 'n/a', ''],
    [[0.5, 0.5], true, 'all equal', ', all equal'],
    [[0.5, 0.6], false, '0.500 to 0.600', ', 95 % interval 0.500 to 0.600'],
  ])('say of the interval %j whether it has a width', (interval, point, shown, clause) => {
    expect([isPoint(interval), showInterval(interval), intervalClause(interval)]).toEqual([point, shown, clause]);
  });

  it.each([
    [0.25, '+0.250'],
    [-0.25, '−0.250'],
    [0, '±0.000'],
    [0.0004, '±0.000'],
    [-0.0004, '±0.000'],
    [0.0006, '+0.001'],
  ])('have the sign of %d', (value, wanted) => expect(signed(value)).toBe(wanted));

  it.each([
    [1 / 3, '0.333333'],
    [0.5, '0.5'],
    [1, '1'],
  ])('have no more digits of %d than needed', (value, wanted) => expect(precise(value)).toBe(wanted));

  const gate = (kind: ReportGate['kind'], id: string = kind): ReportGate => ({
    ...{ id, kind, threshold: 0.02, value: 0.054, status: 'fail', message: '' },
  });
  it.each<[ReportGate, string, string]>([
    [gate('max-regression'), 'overall fell by 0.054', '0.020 allowed'],
    [gate('max-regression', 'max-regression.key_actions'), 'key actions fell by 0.054', '0.020 allowed'],
    [gate('max-session-regression'), 'a session fell by 0.054', '0.020 allowed'],
    [gate('min-overall'), 'the name 0.054', 'needs 0.020'],
    [gate('max-hallucination'), 'the name 0.054', 'at most 0.020'],
  ])('say what a gate found and asks for: %j', (one, value, target) => {
    expect([valueInWords(one, 'the name'), targetInWords(one)]).toEqual([value, target]);
  });

  it.each([
    [1, 1, 'the only session fell'],
    [2, 2, 'all 2 sessions fell'],
    [1, 2, '1 of 2 sessions fell'],
  ])('say that %i of %i fell', (fell, of, wanted) => expect(fellInWords(fell, of)).toBe(wanted));

  it('say what fell, in a sentence', () => {
    const fall = { dimension: 'key_actions', before: 0.8, now: 0.5 } as const;
    const other = { dimension: 'aha_moments', before: 0.9, now: 0 } as const;
    expect(fallInWords({ before: 0.9, now: 0.6, dimensions: [] })).toBe('overall fell 0.900 → 0.600');
    expect(fallInWords({ before: 0.9, now: 0.6, dimensions: [fall, other] })).toBe(
      'key actions fell 0.800 → 0.500, aha moments 0.900 → 0.000',
    );
    expect(wideDropInWords({ ...fall, sessions: 1 })).toBe('key actions 0.800 → 0.500 in 1 session');
    expect(costInWords({ dimension: 'key_actions', mean: 0.5, cost: 0.15 })).toBe('key actions 0.150 (mean 0.500)');
  });

  it('say in how many sessions something is new', () => {
    const cause = { code: 'MISSING_ACTION', sessions: 3, findings: 3, unexplained: 3, isAtLeast: false } as const;
    expect(causeInWords(cause)).toBe('3 sessions: a key action is missing');
    expect(causeInWords({ ...cause, findings: 4, isAtLeast: true })).toBe(
      'at least 3 sessions: a key action is missing (4 findings)',
    );
  });

  it.each([
    ['below a floor', 'the score is below what one session must have'],
    ['fell', 'fell by more than one session may'],
    ['other', 'another gate'],
    ['WRONG_OUTCOME', 'the outcome is wrong'],
  ] as const)('say why sessions fail: %s', (cause, wanted) => expect(failureInWords(cause)).toBe(wanted));
});

describe('what stands above failing sessions', () => {
  it.each([
    [3, 0, 'Failing sessions (3)'],
    [3, 3, 'Waived sessions (3)'],
    [3, 1, 'Failing sessions (2), and waived ones (1)'],
  ])('counts %i, of which %i are waived', (all, waived, wanted) => expect(failingHeading(all, waived)).toBe(wanted));

  const session = (failed: readonly string[], waived?: readonly string[]) => ({
    ...{ failed: failed.length > 0, gates_failed: [...failed], ...(waived && { gates_waived: [...waived] }) },
  });
  const WAIVED = session(['a', 'b'], ['a', 'b']);
  const note = (verdict: Report['verdict'], ...sessions: readonly ReturnType<typeof session>[]) =>
    failingNote({ verdict, sessions });
  it('is a note where the run does not fail by them', () => {
    expect(note('fail', WAIVED)).toBeUndefined();
    expect(note('pass', session([]))).toBeUndefined();
    expect(note('pass', WAIVED, session([]))).toBe(
      'What these sessions fail by is waived, and does not change this verdict.',
    );
    const other = 'Failing sessions do not change this verdict: no gate on single sessions failed.';
    expect(note('inconclusive', WAIVED, session(['a', 'b'], ['a']))).toBe(other);
    expect(note('pass', session(['a']))).toBe(other);
  });
});

describe('what a finding says beside its message', () => {
  it.each([
    ['Add: "x y"', 'Missing action: "x y"', undefined],
    ['Add: "x y"', 'Missing action: "x"', 'Add: "x y"'],
    ['Add: "x\ny"', 'It lacks "x\ny" here', undefined],
    ['Say x', 'Say x', 'Say x'],
    [null, 'x', undefined],
  ])('to do %j', (suggestion, message, wanted) => {
    expect(adviceOf({ code: 'MISSING_ACTION', message, suggestion })).toBe(wanted);
    expect(adviceOf({ code: 'JUDGE_SUGGESTION', message, suggestion })).toBeUndefined();
  });

  it.each([
    [{}, undefined],
    [{ known: true as const }, 'known on the base'],
    [{ samples: '2/3' }, 'in 2 of 3 samples'],
    [{ known: true as const, samples: '1/3' }, 'known on the base, in 1 of 3 samples'],
  ])('of %j', (finding, wanted) => expect(findingNote(finding)).toBe(wanted));
});

describe('what somebody has waived', () => {
  const waiver = (overrides: object = {}): NonNullable<ReportSession['waived']>[number] => ({
    ...{ dimension: null, reason: 'known', until: '2026-12-31', by: 'mona', ...overrides },
  });
  it.each([
    [{}, null, 'waived until 2026-12-31 by mona: known'],
    [{ dimension: 'key_actions' }, 'key actions', 'waived (key actions) until 2026-12-31 by mona: known'],
    [{ code: 'CHATTER' }, 'CHATTER', 'waived (CHATTER) until 2026-12-31 by mona: known'],
    [{ code: 'CHATTER', dimension: 'title' }, 'CHATTER', 'waived (CHATTER) until 2026-12-31 by mona: known'],
  ])('is told as %j', (overrides, part, text) => {
    expect([waivedPart(waiver(overrides)), waiverText(waiver(overrides))]).toEqual([part, text]);
  });

  const all = waiver();
  const title = waiver({ dimension: 'title' });
  const code = waiver({ code: 'CHATTER' });
  const session = (failed: boolean) => ({ failed, waived: [all, title, code] }) as unknown as ReportSession;
  it('bears on a dimension, the overall or a finding of a failing session', () => {
    expect(waiversOn(session(true), 'title')).toEqual([all, title]);
    expect(waiversOn(session(true), 'summary')).toEqual([all]);
    expect(waiversOn(session(true), null)).toEqual([all]);
    expect(waiversOnFinding(session(true), { code: 'CHATTER', dimension: 'summary' })).toEqual([all, code]);
    expect(waiversOnFinding(session(true), { code: 'CUT_OFF', dimension: 'title' })).toEqual([all, title]);
    expect(waiversOn(session(false), 'title')).toEqual([]);
    expect(waiversOnFinding(session(false), { code: 'CHATTER', dimension: 'title' })).toEqual([]);
    expect(waiversOn({ failed: true } as ReportSession, 'title')).toEqual([]);
  });
});

describe('the samples of a session', () => {
  const sample = (number: number, overall: number, status: 'scored' | 'missing_candidate' = 'scored') => ({
    ...{ sample: number, status, overall, dimensions: [], findings: [], candidate_path: null, candidate_digest: null },
  });
  it('are one line', () => {
    const samples = [sample(1, 0.9), sample(2, 0.5)];
    expect(samplesNote({ samples, spread: 0.28, worst: 2 })).toBe(
      'samples 0.900, 0.500; spread 0.280; worst: sample 2 with 0.500',
    );
    expect(samplesNote({ samples: [...samples, sample(3, 0, 'missing_candidate')], worst: 3 })).toBe(
      'samples 0.900, 0.500, 0.000; spread n/a; worst: sample 3 with 0.000 (missing candidate)',
    );
    expect(samplesNote({ samples, worst: 7 })).toBe('samples 0.900, 0.500; spread n/a; worst: sample 7 with n/a');
    const many = (count: number) => Array.from({ length: count }, (_, i) => sample(i, 0.5));
    expect(samplesNote({ samples: many(5), worst: 0 })).toMatch(/^samples (0\.500, ){4}0\.500; /);
    expect(samplesNote({ samples: many(6), worst: 0 })).toMatch(/^6 samples; /);
    expect(samplesNote({})).toBeUndefined();
    expect(samplesNote({ samples })).toBeUndefined();
    expect(samplesNote({ worst: 1 })).toBeUndefined();
  });

  it('tell how the candidate that is shown was read', () => {
    const samples = [sample(1, 0.9), sample(2, 0, 'missing_candidate')];
    expect(shownStatus({ status: 'scored', samples, worst: 2 })).toBe('missing_candidate');
    expect(shownStatus({ status: 'scored', samples, worst: 1 })).toBe('scored');
    expect(shownStatus({ status: 'canary' })).toBe('canary');
  });
});

it.each([
  ['scored', true],
  ['missing_candidate', true],
  ['invalid_candidate', true],
  ['canary', false],
  ['unreferenced', false],
] as const)('a session that is %s stands for the rubric: %j', (status, wanted) => {
  expect(isCompared({ status })).toBe(wanted);
});

it('of what a judge was not shown three parts are named', () => {
  expect(notShown(['a', 'b', 'c'])).toBe('The judge was shown only a part: a; b; c');
  expect(notShown(['a', 'b', 'c', 'd', 'e'])).toBe('The judge was shown only a part: a; b; c and 2 more');
});
