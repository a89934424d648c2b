import { describe, expect, it } from '@jest/globals';
import type { BookedReserved } from '../../../src/judge/batches/batch-record.js';
import { Room } from '../../../src/judge/batches/room.js';
import { REQUEST } from '../recordings.js';

const RESERVED: BookedReserved = { booking: null, settle: async () => null, settleForRun: async () => null };

/** A room of a cost limit with space for so many requests, and what became of those who wait in it. */
function room(space: number) {
  const tried: number[] = [];
  const found = new Map<number, 'money' | 'nothing'>();
  let left = space;
  const one = new Room({
    reserve: async (_, sample) => {
      tried.push(sample);
      return left-- > 0 ? RESERVED : undefined;
    },
  });
  const wait = (sample: number): void => {
    void one.waitFor(REQUEST, sample).then((reserved) => found.set(sample, reserved ? 'money' : 'nothing'));
  };
  const free = (more: number): void => {
    left = more;
  };
  return { one, wait, tried, found: () => Object.fromEntries(found), free };
}

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('requests that do not fit', () => {
  it.each([
    [false, false, false, false],
    [true, false, false, true],
    [true, true, false, true],
    [true, false, true, true],
  ])('are due: somebody waits is %s', (isWaiting, isLast, hasChanged, isDueWhenLast) => {
    const { one, wait } = room(0);
    if (isWaiting) wait(0);
    if (hasChanged) one.noteChange();
    expect(one.isDue(isLast)).toBe(isWaiting && (isLast || hasChanged));
    expect(one.isDue(true)).toBe(isDueWhenLast);
  });

  it('are tried in their order, and those that are left wait before any that came later', async () => {
    const { one, wait, tried, found, free } = room(1);
    for (const sample of [0, 1, 2]) wait(sample);
    one.noteChange();
    await one.tryAgain(false);
    await settled();
    expect([tried, found(), one.isDue(false), one.isDue(true)]).toEqual([[0, 1, 2], { 0: 'money' }, false, true]);
    wait(3);
    free(2);
    await one.tryAgain(false);
    await settled();
    expect([tried.slice(3), found()]).toEqual([[1, 2, 3], { 0: 'money', 1: 'money', 2: 'money' }]);
  });

  it.each([
    ['none fits, and nothing is left that could free room', 0, true, { 0: 'nothing', 1: 'nothing' }, false],
    ['none fits, and something is left', 0, false, {}, true],
    ['one of them fits', 1, true, { 0: 'money' }, true],
    ['all of them fit', 2, true, { 0: 'money', 1: 'money' }, false],
  ])('where %s', async (_, space, isLast, wanted, isAnyLeft) => {
    const { one, wait, found } = room(space);
    for (const sample of [0, 1]) wait(sample);
    await one.tryAgain(isLast);
    await settled();
    expect([found(), one.isDue(true)]).toEqual([wanted, isAnyLeft]);
  });

  it('is noted that room was freed while they were tried', async () => {
    const { one, wait } = room(0);
    wait(0);
    const trying = one.tryAgain(false);
    one.noteChange();
    await trying;
    expect(one.isDue(false)).toBe(true);
  });
});
