import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { changesOf, drawMutants, isEquivalent } from '../scripts/mutate/draw-mutants.mjs';
import { runMutants } from '../scripts/mutate/run-mutants.mjs';
import { farSuitesOf, suitesOf } from '../scripts/mutate/suites-of.mjs';
import { ARE_RUNS_LONG } from './builders/long-runs.js';

const SOURCE = `// Ünïcödé before it: places are bytes.
import { a } from './a.js';
interface Shape { readonly wide: 3 }
export function f(x: number, name: string): number {
  if (x < 2 && name) return -1;
  let y = a as 4;
  y += x * 2;
  for (const one of [1]) if (one.some(g)) continue;
  return name === 'ä' ? y + 1 : Math.max(0, \`\${x}\` + name);
}
`;

describe('changes that are made on purpose', () => {
  it('are those of a program that the shell starts, too', () => {
    const program = '#!/usr/bin/env node\nif (x > 2) run();\n';
    expect(changesOf(program, 'cli.ts').map(({ line, change, text }) => [line, change, text.split('\n')[0]])).toEqual([
      [2, 'if (x > 2) run(); → ;', '#!/usr/bin/env node'],
      [2, 'x > 2 → x >= 2', '#!/usr/bin/env node'],
      [2, '2 → 3', '#!/usr/bin/env node'],
      [2, 'run(); → ;', '#!/usr/bin/env node'],
    ]);
  });

  it('are comparisons, signs, numbers, conditions and statements, and no types, imports or texts', () => {
    expect(changesOf(SOURCE, 'a.ts').map(({ line, change }) => `${line} ${change}`)).toEqual([
      '5 if (x < 2 && name) return -1; → ;',
      '5 x < 2 && name → x < 2 || name',
      '5 x < 2 → x <= 2',
      '5 2 → 3',
      '5 -1 → 1',
      '5 1 → 2',
      '7 y += x * 2; → ;',
      '7 y += x * 2 → y -= x * 2',
      '7 x * 2 → x / 2',
      '7 2 → 3',
      '8 1 → 2',
      '8 one.some(g) → !(one.some(g))',
      '8 if (one.some(g)) continue; → ;',
      '8 one.some → one.every',
      '8 continue; → ;',
      "9 name === 'ä' → name !== 'ä'",
      '9 y + 1 → y - 1',
      '9 1 → 2',
      '9 Math.max → Math.min',
      '9 0 → 1',
    ]);
  });

  it('are each made in a whole source, at one place', () => {
    const [, turned] = changesOf(SOURCE, 'a.ts');
    expect(turned?.text).toBe(SOURCE.replace('&&', '||'));
  });

  it('leave a program where something is counted within an expression', () => {
    const texts = changesOf('f(4 / (4 + n++));', 'a.ts').map(({ text }) => text);
    expect(texts).toContain('f(4 / (4 + (n -= 1)));');
  });

  it('are not drawn where they leave the same program, and each of those could still be made', () => {
    const known: readonly { file: string; changes: readonly string[] }[] = JSON.parse(
      readFileSync('scripts/mutate/equivalent.json', 'utf8'),
    );
    for (const file of new Set(known.map((one) => one.file))) {
      const text = readFileSync(file, 'utf8');
      const same = changesOf(text, file).filter((mutant) => isEquivalent(mutant, text));
      const wanted = known.filter((one) => one.file === file).flatMap(({ changes }) => changes);
      expect([...new Set(same.map(({ change }) => change))].sort()).toEqual([...new Set(wanted)].sort());
      const drawn = drawMutants([file], Number.MAX_SAFE_INTEGER, 1);
      expect(drawn.filter((mutant) => isEquivalent(mutant, text))).toEqual([]);
    }
  });

  it('are drawn by lot, the same with the same seed', () => {
    const drawn = (seed: number) =>
      drawMutants(['src/core/numbers.ts'], 5, seed).map(({ line, change }) => [line, change]);
    expect(drawn(1)).toHaveLength(5);
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  it('are held by the suites of their folder that import them', () => {
    expect(suitesOf('src/core/numbers.ts')).toContain('__tests__/core/median.test.ts');
    expect(suitesOf('src/core/numbers.ts')).not.toContain('__tests__/core/redact.test.ts');
    expect(suitesOf('src/rubric/v2/order.ts')).toContain('__tests__/rubric/v2/scrambled.test.ts');
  });

  it('are held, where these do not notice them, by six suites of other folders: the most alike by name, then the nearest', () => {
    const far = farSuitesOf('src/comparison/decide.ts');
    expect(far).toHaveLength(6);
    // By the beginnings of words: compare is about comparison.
    expect(far.slice(0, 2)).toEqual([
      '__tests__/command-line/commands/compare-pairwise.test.ts',
      '__tests__/command-line/commands/compare.test.ts',
    ]);
    expect(far.filter((suite) => suitesOf('src/comparison/decide.ts').includes(suite))).toEqual([]);
    expect(far.filter((suite) => suite.startsWith('__tests__/comparison/'))).toEqual([]);
    // Of what no suite of its folder imports all are of other folders.
    expect(suitesOf('src/generate.ts')).toEqual([]);
    expect(farSuitesOf('src/generate.ts')[0]).toBe('__tests__/generated.test.ts');
    expect(farSuitesOf('src/core/numbers.ts')[0]).toBe('__tests__/rubric/v2/numbers.test.ts');
    expect(farSuitesOf('src/core/no-such-source.ts')).toEqual([]);
  });
});

(ARE_RUNS_LONG ? it : it.skip)(
  'a change is noticed by what a suite has written down, and nothing is written',
  async () => {
    const [file, suite] = ['src/self-test/mutations/edits/answers.ts', '__tests__/self-test/mutations/edits.test.ts'];
    const written = '__tests__/self-test/mutations/__snapshots__/edits.test.ts.snap';
    const before = readFileSync(written, 'utf8');
    // A dose twice has a page more than there is.
    const twice = changesOf(readFileSync(file, 'utf8'), file).filter(({ text }) => text.includes('doses: [2, 2]'));
    const noticed: (string | null)[] = [];
    for await (const { by } of runMutants(twice.slice(0, 1), () => [suite], 100, 300)) noticed.push(by);
    expect(noticed).toEqual([suite]);
    expect(readFileSync(written, 'utf8')).toBe(before);
  },
);

function run(script: string, ...words: readonly string[]) {
  return spawnSync('node', [`scripts/${script}.mjs`, ...words], { encoding: 'utf8' });
}

it.each(['mutate', 'fuzz'])('%s says what it takes', (script) => {
  const [help, wrong] = [run(script, '--help'), run(script, '--nope')];
  expect([help.status, wrong.status]).toEqual([0, 2]);
  expect(help.stdout).toContain(`npm run ${script}`);
  expect(wrong.stderr.startsWith("Unknown option '--nope'")).toBe(true);
  expect(wrong.stderr.endsWith(help.stdout)).toBe(true);
});

it('a folder that is not there is told', () => {
  const { status, stderr } = run('mutate', 'src/nowhere');
  expect([status, stderr.split('\n')[0]]).toEqual([2, 'There is no file or folder src/nowhere']);
});
