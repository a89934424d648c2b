import { describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../../builders/long-runs.js';
import { atMost } from '../../statistics/simulate.js';
import { JUDGES, type JudgeKind, judgeAgain } from './judging-again.js';

const SIZES = ARE_RUNS_LONG ? [5, 8, 26, 100, 1_000] : [8, 26];
const runsWith = (sessions: number): number => (ARE_RUNS_LONG ? (sessions > 100 ? 300 : 3_000) : 300);

describe('a gate of the judge that says clear', () => {
  it.each(SIZES.flatMap((sessions) => JUDGES.map((kind): [number, JudgeKind] => [sessions, kind])))(
    'of %d sessions falls out otherwise in 5 of 100 or fewer when it is judged again, where the judge wavers: %s',
    async (sessions, kind) => {
      const runs = runsWith(sessions);
      const { clear, flips } = await judgeAgain(kind, sessions, runs);
      expect(clear).toBeGreaterThan(0.4);
      expect(flips).toBeLessThanOrEqual(atMost(0.05, runs * clear));
    },
  );
});
