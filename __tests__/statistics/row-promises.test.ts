import { describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { wordsInRows } from './row-promises.js';
import { atMost, NOISES, type Noise, runsOf } from './simulate.js';

const SIZES = ARE_RUNS_LONG ? [8, 26, 100] : [8];
const INDEPENDENT: readonly Noise[] = ARE_RUNS_LONG
  ? NOISES.filter((noise) => noise !== 'clustered')
  : ['heavy', 'tied'];

describe('five rows of dimensions that no gate holds, where nothing has changed', () => {
  it.each(SIZES.flatMap((sessions) => INDEPENDENT.map((noise): [number, Noise] => [sessions, noise])))(
    'of %d sessions with %s noise say that one fell or rose in 5 of 100 runs or fewer',
    (sessions, noise) => {
      const runs = ARE_RUNS_LONG ? runsOf(sessions) : 80;
      expect(wordsInRows({ noise, sessions, runs })).toBeLessThanOrEqual(atMost(0.05, runs));
    },
  );
});
