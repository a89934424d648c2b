import { describe, expect, it } from '@jest/globals';
import { scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

describe('a judged run', () => {
  it('puts the numbers of the judge beside those of the rubric', async () => {
    const api = await startAnthropic({ answer: () => scores(0.8) });
    const run = await judge(sessionsOf(3), api, { 'min-judge-overall': '0.5' });
    expect(run.stderr).not.toContain('could not run');
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.8, measured: 18, wanted: 18, calls: 3, retries: 0 });
    expect(run.report?.verdict).toBe('pass');
    expect(api.violations).toEqual([]);
  });
});
