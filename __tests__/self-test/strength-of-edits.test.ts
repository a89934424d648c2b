import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../src/core/finding.js';
import { type Summary, summaryText } from '../../src/core/summary.js';
import { type EditStrength, selfTest } from '../../src/self-test/self-test.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';
import { CACHE } from './mutations/summaries.js';

/** Whatever is not the reference word for word scores 0.6. */
const rate = (golden: ReturnType<typeof goldenSession>, summary: Summary) =>
  ratedSession(golden.name, { overall: summaryText(summary) === summaryText(golden.reference) ? 1 : 0.6 });

const NO_MOMENTS = { ...CACHE, aha_moments: [] };

function strengthOf(
  count: number,
  policy: Parameters<typeof policyWith>[0],
  candidates: readonly Summary[] = [],
  references: readonly Summary[] = [],
) {
  const sessions = Array.from({ length: count }, (_, i) => {
    const reference = { ...(references[i] ?? CACHE) };
    return goldenSession(`s${i}`, { reference });
  });
  const good = candidates.flatMap((summary, i) => {
    const golden = sessions[i];
    return golden === undefined ? [] : [{ golden, summary, rated: rate(golden, summary) }];
  });
  return selfTest(sessions, good, policyWith(policy), rate);
}

function emptied({ edits }: ReturnType<typeof strengthOf>): EditStrength | undefined {
  return edits.find(({ edit }) => edit.kind === 'no-moments');
}

describe('of an edit is told', () => {
  it.each<[number, number | null, boolean]>([
    [1, 0.39, true],
    [1, 0.4, false],
    [1, null, false],
    [4, 0.39, true],
    [4, 0.4, false],
  ])('whether a session of %d may fall so far as %d', (count, most, wanted) => {
    const found = emptied(strengthOf(count, { 'max-session-regression': most }));
    expect(found).toMatchObject({ variants: count, notMade: 0, isRegression: wanted });
  });

  it.each<[number, number | null]>([
    [0.6, null],
    [0.61, 4],
    [0.7, 4],
    [0.75, 3],
    [0.9, 2],
    [0.91, 1],
    [1, 1],
  ])('in how many sessions a gate of %d on the mean sees it', (least, wanted) => {
    const found = emptied(strengthOf(4, { 'min-overall': least }));
    expect(found?.sessionsNeeded).toBe(wanted);
    expect(found?.meanOverall).toBeCloseTo(0.6, 10);
    // No floor of single sessions is set, and a mean of the changed ones is one of all.
    expect([found?.alone, found?.everywhere]).toEqual([0, wanted === null ? 0 : 4]);
  });

  it('how many texts fail alone', () => {
    expect(emptied(strengthOf(3, { 'min-session': 0.6 }))).toMatchObject({
      alone: 0,
      everywhere: 0,
      sessionsNeeded: null,
    });
    expect(emptied(strengthOf(3, { 'min-session': 0.61 }))).toMatchObject({
      alone: 3,
      everywhere: 3,
      sessionsNeeded: 1,
    });
  });

  it('of how many texts it was not made', () => {
    const found = emptied(strengthOf(3, { 'max-session-regression': 0.1 }, [], [CACHE, NO_MOMENTS, CACHE]));
    expect(found).toMatchObject({ variants: 2, notMade: 1, candidates: null, isRegression: true });
  });

  it('the same of candidates that pass undamaged, and of these alone', () => {
    const candidates = [CACHE, NO_MOMENTS, { ...CACHE, title: 'Other words' }];
    const strength = strengthOf(3, { 'min-session': 0.61 }, candidates, [CACHE, NO_MOMENTS, CACHE]);
    expect(strength.candidates?.texts).toBe(2);
    expect(emptied(strength)?.candidates).toEqual({ variants: 1, alone: 1, everywhere: 1, notMade: 1 });
    const { damaging, harmless, mutations } = strength.candidates ?? strength.references;
    expect(damaging.variants + harmless.variants).toBe(mutations.length);
    expect(strengthOf(1, { 'min-session': 0.61 }, [{ ...CACHE, title: 'Other words' }]).candidates).toBeNull();
  });

  it('nothing where neither references nor candidates have what it changes', () => {
    const strength = strengthOf(1, {}, [NO_MOMENTS], [NO_MOMENTS]);
    expect(emptied(strength)).toBeUndefined();
    // What the reference does not have, a candidate is free to leave out.
    expect(emptied(strengthOf(1, {}, [{ ...CACHE }], [NO_MOMENTS]))).toBeUndefined();
  });
});

it('no text of a changed summary is held: of a thousand sessions there are a hundred and sixty thousand', () => {
  const word = 'unmistakable';
  const reference = { ...CACHE, summary: `${word} ${CACHE.summary}` };
  const chatter: Defect = {
    ...{ code: 'CHATTER', dimension: 'summary', message: word, suggestion: word },
    place: { file: word },
  };
  const wordy = (golden: ReturnType<typeof goldenSession>, summary: Summary) => {
    const rated = rate(golden, summary);
    return { ...rated, dimensions: rated.dimensions.map((one) => ({ ...one, reason: word })), defects: [chatter] };
  };
  const golden = goldenSession('a', { reference });
  const { references } = selfTest([golden], [], policyWith({ 'fail-on': { CHATTER: 0 } }), wordy);
  // The reference is that of its session.
  const held = references.mutations.map(({ mutation, rated: { golden: _, ...rated } }) => ({ mutation, rated }));
  expect(held.length).toBeGreaterThan(20);
  expect(JSON.stringify(held)).not.toContain(word);
  expect(references.damaging.alone).toBe(references.damaging.variants);
});
