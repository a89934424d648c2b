import { describe, expect, it } from '@jest/globals';
import { watchProgress } from '../../src/run/progress.js';

function shown(all: number, isTTY: boolean): readonly string[] {
  const written: string[] = [];
  const watch = watchProgress({ write: (text) => written.push(text), isTTY });
  for (let done = 1; done <= all; done++) watch({ done, all, spentUsd: done / 1000 });
  return written;
}

describe('progress in a log', () => {
  it.each([1, 2, 9, 10, 11, 26, 999, 1000, 100_000])('of %i sessions is at most a dozen lines', (all) => {
    const lines = shown(all, false);
    expect(lines.length).toBeLessThanOrEqual(Math.min(all, 12));
    expect(lines[0]).toBe(`Judged 1 of ${all} sessions, $0.0010\n`);
    expect(lines.at(-1)).toBe(`Judged ${all} of ${all} sessions, $${(all / 1000).toFixed(4)}\n`);
    expect(lines.join('')).not.toMatch(/[\r\u001b]/);
  });

  it('does not make up a cost that is not known', () => {
    const written: string[] = [];
    watchProgress({ write: (text) => written.push(text) })({ done: 1, all: 1, spentUsd: null });
    expect(written).toEqual(['Judged 1 of 1 sessions, cost unknown\n']);
  });
});

describe('progress of what has no known number', () => {
  const told = (samples: number, isTTY: boolean): readonly string[] => {
    const written: string[] = [];
    const watch = watchProgress({ write: (text) => written.push(text), isTTY });
    const what = 'further samples';
    for (let done = 1; done <= samples; done++) watch({ done, all: null, what, spentUsd: 0 });
    watch({ done: samples, all: samples, what, spentUsd: 0 });
    return written;
  };

  it.each([1, 2, 3, 100, 10_000])('is some lines of a log, and one at the end: %i', (samples) => {
    const lines = told(samples, false);
    expect(lines.length).toBeLessThanOrEqual(2 + Math.log2(samples) + 1);
    expect(lines.at(-1)).toBe(`Judged ${samples} of ${samples} further samples, $0.0000\n`);
  });

  it('ends its line on a terminal once', () => {
    expect(told(5, true).map((text) => text.endsWith('\n'))).toEqual([false, false, false, false, false, true]);
  });
});

describe('progress on a terminal', () => {
  it('is one line that is written over, and ends with the last session', () => {
    const written = shown(3, true);
    expect(written).toHaveLength(3);
    expect(written.every((text) => text.startsWith('\r\u001b[K'))).toBe(true);
    expect(written.map((text) => text.endsWith('\n'))).toEqual([false, false, true]);
  });
});

describe('progress of other sorts', () => {
  const told = (progress: Parameters<ReturnType<typeof watchProgress>>[0], isTTY: boolean) => {
    const written: string[] = [];
    watchProgress({ write: (text) => written.push(text), isTTY })(progress);
    return written.map((text) => text.replace('\r\u001b[K', '<over>'));
  };
  const money = { fitting: 3, questions: 9, leftUsd: 0.5, likelyUsd: 1.25, cap: 'max-cost-usd' } as const;
  const batches = { batches: 2, requests: 30, waitedMs: 61_400, looks: 4, spentUsd: 0.25 } as const;

  it('is a warning that nothing is written over', () => {
    const line =
      'At most about 3 of 9 questions to the judge fit into the $0.5000 that max-cost-usd leaves; all of them cost about $1.2500. The others will not be measured (budget)\n';
    expect([told(money, true), told(money, false)]).toEqual([[line], [line]]);
  });

  it('is waiting for batches, in a log each time that it was looked twice as often', () => {
    const line = 'Waiting for 2 batches of 30 requests, 61 s so far, $0.2500';
    expect(told(batches, true)).toEqual([`<over>${line}`]);
    const looks = Array.from({ length: 9 }, (_, i) => i + 1);
    expect(looks.filter((one) => told({ ...batches, looks: one }, false).length > 0)).toEqual([1, 2, 4, 8]);
    expect(told(batches, false)).toEqual([`${line}\n`]);
  });
});
