import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { checkPattern } from '../scripts/patterns/check-pattern.mjs';
import { loopsOf } from '../scripts/patterns/loops-of-pattern.mjs';
import { patternsIn, patternsOfSources } from '../scripts/patterns/patterns-of-sources.mjs';
import { ARE_RUNS_LONG } from './builders/long-runs.js';

/**
 * What was found about each pattern when it was written. `measured` is what hostile texts take of one that is not linear to the
 * checker, and `because` says why one that takes longer does no harm.
 */
const recorded = z
  .record(
    z.string(),
    z.looseObject({ found: z.string(), measured: z.string().optional(), because: z.string().optional() }),
  )
  .parse(JSON.parse(readFileSync('__tests__/patterns/checked.json', 'utf8')));

describe('the regular expressions of src/', () => {
  let all: Awaited<ReturnType<typeof patternsOfSources>>;
  beforeAll(async () => {
    all = await patternsOfSources();
  });

  it('are all listed, with their places', () => {
    expect(all.length).toBeGreaterThan(800);
    for (const { name, file, line, isMade } of all) {
      const written = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
      expect({ file, line, has: written.includes(isMade ? 'new RegExp(' : name) }).toEqual({ file, line, has: true });
    }
    expect(all.filter(({ isMade }) => isMade).length).toBeGreaterThan(100);
    expect(patternsIn('// a\nconst a = 1 / 2 / 3;\n\nconst b = /x+$/gu;\n', 'a.ts')).toEqual([
      { name: '/x+$/gu', file: 'a.ts', line: 4 },
    ]);
  });

  it('take time in proportion to the text, or it is said why they may take more', async () => {
    const places = new Map(all.map(({ name, file, line }) => [name, `${file}:${line}`]));
    const wrong: string[] = [];
    for (const [name, place] of places) {
      // One that is new since `npm run patterns` is checked here.
      const known = recorded[name];
      const { found, measured = '' } = known ?? (await checkPattern(name));
      // What was measured counts more: recheck looks at one match alone.
      const isQuick = measured === '' ? found === 'linear' : measured === 'linear';
      // No bound on a text is low enough for what doubles with every word.
      const isHarmless = known?.because !== undefined && found !== 'exponential';
      if (!isQuick && !isHarmless) wrong.push(`${place} ${found} ${measured} ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  // What checks a pattern takes seconds to load, and by day only one that is new is checked.
  if (ARE_RUNS_LONG) {
    it('are told from those that are not', async () => {
      expect(await checkPattern('/^(?:a|b)+$/')).toEqual({ found: 'linear' });
      expect(await checkPattern('/^(a+)+$/')).toMatchObject({ found: 'exponential' });
      expect(await checkPattern('/a+$/')).toMatchObject({ found: 'polynomial', degree: 2 });
    });
  }
});

describe('the loops of a pattern', () => {
  it.each<readonly [source: string, flags: string, loop: readonly [before: string, round: string]]>([
    // What leads to a loop stands before it, and what may be left out between is.
    ['^#{1,6}\\s+(?:\\d{1,6}\\s*[.:]?\\s*)?(user|tool)\\b', 'i', ['# 1', ' ']],
    // A round takes any of the alternatives, with what may be left out and without it.
    ['#(?: (?:only|\\p{Ll}+ly),?)* open', 'u', ['#', ' only']],
    ['#(?: (?:only|\\p{Ll}+ly),?)* open', 'u', ['#', ' only,']],
    ['#(?: (?:only|\\p{Ll}+ly),?)* open', 'u', ['#', ' ély']],
    // A search begins anew behind each match, and looks ahead as far again.
    ['npm_[a-z]{3}(?=eyJ[\\w-]{10,}\\.)', 'g', ['', 'npm_aaaeyJa']],
    ['(?<=a[bc]*)d', '', ['a', 'b']],
    ['[^ab]+', '', ['', '1']],
    ['[\\p{Lu}β-γ]+', 'u', ['', 'A']],
    ['[β-γ]+', '', ['', 'β']],
  ])('/%s/%s', (source, flags, loop) => expect(loopsOf(source, flags)).toContainEqual(loop));

  it('are those of many rounds', () => expect(loopsOf('a{2,7}b?c{3}', '')).toEqual([]));
});
