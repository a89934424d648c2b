import { describe, expect, it } from '@jest/globals';
import { inParallelWarmed } from '../../../src/judge/asking/concurrency.js';

interface Job {
  readonly name: string;
  /** Turns of the event loop that it takes: a slow machine has as many. */
  readonly turns: number;
  readonly warms: boolean;
}

/** Runs jobs by groups; names begin with the letter of their group. The order in which they begin and end. */
async function eventsOf(width: number, groups: readonly string[], cold: string, recorded: readonly string[] = []) {
  const events: string[] = [];
  const jobs = groups.map((group) => ({
    isWarm: !cold.includes(group.charAt(0)),
    jobs: group
      .split(' ')
      .map((name): Job => ({ name, turns: name === 'p1' ? 20 : 1, warms: !recorded.includes(name) })),
  }));
  await inParallelWarmed(jobs, width, async ({ name, turns, warms }) => {
    events.push(`+${name}`);
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    events.push(`-${name}`);
    return warms;
  });
  return events;
}

describe('jobs in groups', () => {
  it('wait for the first of their own group alone', async () => {
    const events = await eventsOf(3, ['p1 p2 p3', 'q1 q2 q3'], 'pq');
    expect(events.indexOf('-q3')).toBeLessThan(events.indexOf('-p1'));
    expect(events.indexOf('+p2')).toBeGreaterThan(events.indexOf('-p1'));
    expect(events.indexOf('+q2')).toBeGreaterThan(events.indexOf('-q1'));
    expect(events).toHaveLength(12);
  });

  it('begin with the first of each group, so that none is cold at the end', async () => {
    expect((await eventsOf(2, ['a1 a2 a3', 'b1 b2'], 'ab')).slice(0, 2)).toEqual(['+a1', '+b1']);
  });

  it('that need not be warmed wait for nobody', async () => {
    expect((await eventsOf(3, ['p1 p2 p3'], '')).slice(0, 3)).toEqual(['+p1', '+p2', '+p3']);
  });

  it('have another first one where the first was recorded', async () => {
    const events = await eventsOf(3, ['a1 a2 a3 a4'], 'a', ['a1']);
    expect(events.slice(0, 6)).toEqual(['+a1', '-a1', '+a2', '-a2', '+a3', '+a4']);
  });

  it.each([1, 2, 5])('are never more than %i at a time, and all are done', async (width) => {
    const events = await eventsOf(width, ['a1 a2 a3', 'b1', 'c1 c2'], 'ac');
    let most = 0;
    let now = 0;
    for (const event of events) {
      now += event.startsWith('+') ? 1 : -1;
      most = Math.max(most, now);
    }
    expect(most).toBeLessThanOrEqual(width);
    expect(events).toHaveLength(12);
  });
});
