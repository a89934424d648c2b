import { describe, expect, it } from '@jest/globals';
import { floorOfSessions, JUDGE_FLOOR } from '../../src/gates/judge-floor.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import { judgeFacts, judgementAt } from '../builders/judge-facts.js';

const THRESHOLD = 0.5;

function floorOf(scores: readonly (number | null)[], waivers: readonly Waiver[] = []) {
  const judgements = new Map(scores.map((score, i) => [`s${i}`, judgementAt(score, `s${i}`)]));
  return floorOfSessions(judgeFacts({ judgements }), JUDGE_FLOOR, THRESHOLD, waivers);
}

describe('the floor of all sessions that a judge has scored', () => {
  it.each([
    ['the worst holds it', [0.9, 0.7, 0.5], 'pass', 'session s2 judge_overall 0.500 >= gate 0.500', 0],
    ['one is below it', [0.9, 0.2], 'fail', 'session s1 judge_overall 0.200 < gate 0.500', 1],
    ['two are', [0.3, 0.9, 0.2], 'fail', 'session s2 judge_overall 0.200 < gate 0.500, and 1 more below it', 2],
    ['three are', [0.3, 0.4, 0.2], 'fail', 'session s2 judge_overall 0.200 < gate 0.500, and 2 more below it', 3],
    [
      'the first of two that are as bad',
      [0.2, 0.2],
      'fail',
      'session s0 judge_overall 0.200 < gate 0.500, and 1 more below it',
      2,
    ],
    ['one has no score', [0.9, null], 'pass', 'session s0 judge_overall 0.900 >= gate 0.500, 1 not measured', 0],
    ['two have none', [null, 0.1, null], 'fail', 'session s1 judge_overall 0.100 < gate 0.500, 2 not measured', 1],
  ] as const)('%s', (_, scores, status, message, failures) => {
    const { check, sessions, worst } = floorOf(scores);
    const known = scores.flatMap((score) => score ?? []);
    expect(check.gate).toMatchObject({ status, message, value: Math.min(...known), threshold: THRESHOLD });
    expect(check.failures).toHaveLength(failures);
    expect(sessions).toEqual({ wanted: scores.length, measured: known.length });
    expect(worst).toBe(Math.min(...known));
  });

  it('is not evaluated where nothing has a score', () => {
    const { check, worst } = floorOf([null, null]);
    expect(check.gate).toMatchObject({ status: 'not_evaluated', value: null });
    expect(worst).toBeNull();
  });
});
