import { describe, expect, it } from '@jest/globals';
import type { FindingCode } from '../../src/core/finding.js';
import type { Summary } from '../../src/core/summary.js';
import type { AcceptedSummary, RejectedSummary } from '../../src/inputs/corpus/taught-summary.js';
import { blindSpots, examine, examineRejected } from '../../src/self-test/exam.js';
import { catchesWith, flaggedBy } from '../../src/self-test/other-gates.js';
import type { RatedMutation } from '../../src/self-test/rated-mutation.js';
import type { SelfTest } from '../../src/self-test/self-test.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';
import { summaryOf } from './mutations/summaries.js';

const accepted = (id: string, title: string): AcceptedSummary =>
  ({ id, summary: summaryOf({ title }) }) as AcceptedSummary;
const rejected = (id: string, title: string, code: FindingCode | null = null): RejectedSummary =>
  ({ id, code, because: 'it lies', summary: summaryOf({ title }) }) as RejectedSummary;

/** A text scores what its title says; whoever has it among the accepted ones gives it 1. */
const rate = (golden: ReturnType<typeof goldenSession>, { title }: Summary) => {
  const isKnown = golden.accepted.some(({ summary }) => summary.title === title);
  const [, score = '0', ...codes] = title.split(' ');
  const defects = codes.map((code) => ({
    ...{ code: code as FindingCode, dimension: null, message: '' },
    ...{ suggestion: null, place: { file: '' } },
  }));
  return { ...ratedSession(golden.name, { overall: isKnown ? 1 : Number(score) }), defects };
};

const POLICY = policyWith({ 'min-session': 0.5, 'fail-on': { outcome: 0 } });

describe('what the gates make of what people decided', () => {
  const sessions = [
    goldenSession('a', {
      accepted: [accepted('1', 'a 0.6'), accepted('2', 'a 0.4')],
      rejected: [rejected('3', 'a 0.3'), rejected('4', 'a 0.9')],
    }),
    goldenSession('b', { rejected: [rejected('5', 'b 0.9 WRONG_OUTCOME')] }),
    goldenSession('c'),
  ];

  it('is found for each by the gates of single sessions, an accepted one without itself', () => {
    const exam = examine(sessions, POLICY, rate);
    const told = (all: readonly { session: string; taught: { id: string }; gates: readonly string[] }[] = []) =>
      all.map(({ session, taught, gates }) => `${session} ${taught.id}: ${gates.join(', ')}`);
    expect(told(exam?.accepted)).toEqual(['a 1: ', 'a 2: min-session']);
    expect(told(exam?.rejected)).toEqual(['a 3: min-session', 'a 4: ', 'b 5: fail-on.outcome']);
    expect(examineRejected(sessions, POLICY, rate)).toEqual(exam?.rejected);
  });

  it('is nothing where nobody has', () => {
    expect(examine([goldenSession('c')], POLICY, rate)).toBeNull();
    const both = goldenSession('c', { accepted: [accepted('1', 'c 1')], rejected: [rejected('2', 'c 1')] });
    expect(examine([both], POLICY, rate)).toMatchObject({ accepted: [{}], rejected: [{}] });
    expect(examine([goldenSession('c', { rejected: [rejected('1', 'c 1')] })], POLICY, rate)?.accepted).toEqual([]);
    expect(examine([goldenSession('c', { accepted: [accepted('1', 'c 1')] })], POLICY, rate)?.rejected).toEqual([]);
  });

  it('has blind spots where a rejected one does not raise what it was rejected for', () => {
    const all = [
      rejected('no code', 'a 0'),
      rejected('raised', 'a 0 CHATTER WRONG_OUTCOME', 'WRONG_OUTCOME'),
      rejected('silent', 'a 0 CHATTER', 'WRONG_OUTCOME'),
      // What only a judge finds nobody else can raise.
      rejected('judged', 'a 0', 'CONTRADICTED_CLAIM'),
    ];
    const spots = [...blindSpots([goldenSession('a', { rejected: all }), goldenSession('b')], rate)];
    expect(spots.map(({ rejected: { id }, code }) => [id, code])).toEqual([['silent', 'WRONG_OUTCOME']]);
  });
});

describe('other gates', () => {
  const mutation = (effect: 'damaging' | 'harmless', overall: number, code?: FindingCode): RatedMutation => ({
    mutation: { edit: { effect }, dose: 1, session: 'a', summary: summaryOf({}) } as never,
    rated: rate(goldenSession('a'), summaryOf({ title: `a ${overall} ${code ?? ''}`.trim() })),
  });
  const strength = (mutations: readonly RatedMutation[]) =>
    ({ texts: 1, mutations }) as unknown as SelfTest['references'];
  const references = strength([
    mutation('damaging', 0.4, 'WRONG_OUTCOME'),
    mutation('damaging', 0.9),
    mutation('harmless', 0.8),
  ]);
  const candidates = strength([
    mutation('damaging', 0.2),
    mutation('harmless', 0.3, 'WRONG_OUTCOME'),
    mutation('harmless', 0.9, 'CHATTER'),
  ]);
  const test = (of: SelfTest['candidates']) => ({ sessions: 1, edits: [], references, candidates: of });

  it('of findings alone flag those that have one, of candidates where there are any', () => {
    expect(flaggedBy(POLICY, test(null))).toEqual({ damaging: 1, harmless: 0 });
    expect(flaggedBy(POLICY, test(candidates))).toEqual({ damaging: 0, harmless: 1 });
    expect(flaggedBy(policyWith({}), test(candidates))).toEqual({ damaging: 0, harmless: 0 });
  });

  it('with another min-overall catch those below it', () => {
    const policy = policyWith({});
    expect(catchesWith(0.5, test(null), policy)).toEqual({
      damaging: { variants: 2, alone: 0, everywhere: 1 },
      harmless: { variants: 1, alone: 0, everywhere: 0 },
    });
    expect(catchesWith(0.85, test(candidates), policy)).toEqual({
      damaging: { variants: 1, alone: 0, everywhere: 1 },
      harmless: { variants: 2, alone: 0, everywhere: 1 },
    });
  });
});
