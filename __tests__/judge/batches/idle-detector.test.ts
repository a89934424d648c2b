import { describe, expect, it } from '@jest/globals';
import { IdleDetector } from '../../../src/judge/batches/idle-detector.js';

/** A detector whose moment of rest is made by hand, and how often it was idle. */
function detector() {
  let rest: () => void = () => undefined;
  let asked = 0;
  let idle = 0;
  const one = new IdleDetector(
    () => {
      asked++;
      return new Promise((resolve) => {
        rest = resolve;
      });
    },
    () => {
      idle++;
    },
  );
  const settle = async (): Promise<void> => {
    rest();
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return { one, settle, seen: () => ({ asked, idle }) };
}

/** Work that ends when it is told to. */
function work() {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: () => done, end, fail };
}

describe('a run is idle', () => {
  it('once all promises have resolved after something has begun to wait', async () => {
    const { one, settle, seen } = detector();
    one.check();
    expect(seen()).toEqual({ asked: 1, idle: 0 });
    await settle();
    expect(seen()).toEqual({ asked: 1, idle: 1 });
  });

  it('once, however many begin to wait meanwhile, and again for who waits later', async () => {
    const { one, settle, seen } = detector();
    for (let i = 0; i < 3; i++) one.check();
    await settle();
    expect(seen()).toEqual({ asked: 1, idle: 1 });
    one.check();
    await settle();
    expect(seen()).toEqual({ asked: 2, idle: 2 });
  });

  it('not while work is done after which it goes on by itself', async () => {
    const { one, settle, seen } = detector();
    const [first, second] = [work(), work()];
    const results = Promise.all([one.during(first.run), one.during(second.run)]);
    one.check();
    first.end('a');
    await settle();
    expect(seen()).toEqual({ asked: 0, idle: 0 });
    second.end('b');
    expect(await results).toEqual(['a', 'b']);
    await settle();
    expect(seen()).toEqual({ asked: 1, idle: 1 });
  });

  it('not where work has begun before all promises had resolved', async () => {
    const { one, settle, seen } = detector();
    const { run, end } = work();
    one.check();
    const result = one.during(run);
    await settle();
    expect(seen()).toEqual({ asked: 1, idle: 0 });
    end('a');
    await result;
    await settle();
    expect(seen()).toEqual({ asked: 2, idle: 1 });
  });

  it('after work that has failed as well', async () => {
    const { one, settle, seen } = detector();
    const { run, fail } = work();
    const result = one.during(run);
    fail(new Error('lost'));
    await expect(result).rejects.toThrow('lost');
    await settle();
    expect(seen()).toEqual({ asked: 1, idle: 1 });
  });
});
