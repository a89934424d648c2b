import { afterAll, describe, expect, it } from '@jest/globals';

interface Fuzzer {
  readonly names: readonly string[];
  readonly run: (name: string, cases: number, seed: string) => Promise<readonly string[]>;
}

/** Outside of jest's own modules, as src/ itself is loaded. */
declare function importOnce(name: string): Promise<{ readonly openFuzzer: (folder: string) => Promise<Fuzzer> }>;

const { openFuzzer } = await importOnce(new URL('../scripts/fuzz/fuzzer.mjs', import.meta.url).href);
const { names, run } = await openFuzzer(process.env['SUMMARY_GATE_COMPILED'] ?? '');

/** What takes milliseconds a case; the others take a tenth of one. */
const DEAR = new Set(['transcripts', 'fields', 'rubric-v1', 'rubric-v2', 'baseline', 'parts', 'pages', 'runs']);

describe('inputs that are wrong at random places', () => {
  const found: string[] = [];
  afterAll(() => {
    for (const one of found) process.stderr.write(`${one}\n`);
  });

  it.each(names)('do no harm to %s', async (name) => {
    const faults = await run(name, DEAR.has(name) ? 3 : 30, 'by day');
    found.push(...faults);
    expect(faults).toEqual([]);
  });
});
