import { afterAll, describe, expect, it } from '@jest/globals';

interface Fuzzer {
  readonly names: readonly string[];
  readonly run: (name: string, cases: number, seed: string) => Promise<readonly string[]>;
}

const script = '../scripts/fuzz/fuzzer.mjs';
const { openFuzzer } = await import(script);
const { names, run }: Fuzzer = await openFuzzer(process.env['SUMMARY_GATE_COMPILED'] ?? '');

/** Runs of what takes milliseconds, or a tenth of a second; the others take a tenth of a millisecond. */
const DEAR: Readonly<Record<string, number>> = {
  ...{ transcripts: 3, fields: 3, 'rubric-v1': 3, 'rubric-v2': 3, baseline: 3, parts: 3, pages: 3, runs: 3 },
  ...{ 'batch-results': 10, artifacts: 10, commands: 3, turns: 3, add: 3, 'self-test': 1 },
};

/** A run has forty cases and takes as long as all others together; by day `runs` goes the same way. */
const EVERY_WEEK = 'corpora';

describe('inputs that are wrong at random places', () => {
  const found: string[] = [];
  afterAll(() => {
    for (const one of found) process.stderr.write(`${one}\n`);
  });

  it.each(names.filter((name) => name !== EVERY_WEEK))('do no harm to %s', async (name) => {
    const faults = await run(name, DEAR[name] ?? 30, 'by day');
    found.push(...faults);
    expect(faults).toEqual([]);
  });
});
