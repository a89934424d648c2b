import { describe, expect, it } from '@jest/globals';
import { drawn, ENGLISH } from './drawn.js';

describe('names that stand for others', () => {
  const actions = (key_actions: readonly string[], summary = ENGLISH) =>
    drawn('identifiers-actions', 100, { summary, key_actions }, 80).map((one) => one?.key_actions ?? []);
  const namesIn = (text: string) => text.match(/[\w-]+\.ts/g) ?? [];

  it('are as many as those that they stand for', () => {
    const given = ['Edited alpha.ts for the team', 'Edited beta.ts for the team', 'Edited gamma.ts for the team'];
    const found = actions(given, `${ENGLISH} It has delta.ts and omega.ts.`);
    for (const some of found) expect(new Set(some.flatMap(namesIn)).size).toBe(3);
    // Names of the session are among them, and names of nobody.
    expect(found.flat().flatMap(namesIn)).toContain('delta.ts');
    expect(
      found
        .flat()
        .flatMap(namesIn)
        .some((name) => !/^(?:alpha|beta|gamma|delta|omega)\./.test(name)),
    ).toBe(true);
  });

  it('never stood beside them', () => {
    const given = ['Moved it from alpha.ts to beta.ts', 'Moved it from alpha.ts to gamma.ts'];
    const changed = actions(given);
    expect(changed).not.toHaveLength(0);
    for (const [first = '', second = ''] of changed) {
      const [instead, other] = namesIn(first);
      expect(['alpha.ts', 'beta.ts', 'gamma.ts']).not.toContain(instead);
      expect(namesIn(second)[0]).toBe(instead);
      expect(other).not.toBe('alpha.ts');
    }
  });
});

describe('capitals', () => {
  it.each([
    ['Waits for the event in a test', 2, 'Waits for the Event in a Test'],
    ['Waits FOR an IDE of iOS', 3, 'WAITS FOR AN IDE OF iOS'],
    ['For the event', 2, 'For the Event'],
  ])('of the title %j in dose %d', (title, dose, wanted) => {
    expect(drawn('letter-case', dose, { summary: ENGLISH, title })[0]?.title).toBe(wanted);
  });

  it('of bullets are taken from the first word alone', () => {
    const given = ['Fixed The Wait', 'IDE starts', 'iOS starts', 'A test'];
    expect(drawn('letter-case', 1, { summary: ENGLISH, key_actions: given })[0]?.key_actions).toEqual([
      ...['fixed The Wait', 'IDE starts', 'iOS starts', 'a test'],
    ]);
  });
});

describe('vague actions', () => {
  it.each([
    [1, 3],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('of %d are %d', (count, wanted) => {
    const key_actions = Array.from({ length: count }, (_, i) => `Fixed wait ${i}`);
    expect(drawn('vague-actions', 1, { summary: ENGLISH, key_actions })[0]?.key_actions).toHaveLength(wanted);
  });
});
