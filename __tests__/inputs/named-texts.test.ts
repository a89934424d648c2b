import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UserError } from '../../src/core/errors.js';
import { byCodePoint } from '../../src/core/text.js';
import type { TextPosition } from '../../src/inputs/input-texts.js';
import { MOST_NAMED, NamedTexts } from '../../src/inputs/named-texts.js';
import { runs } from '../builders/long-runs.js';

const line = (at: number, sample?: number): TextPosition => ({
  ...{ line: at, offset: at * 10, length: at + 5 },
  ...(sample !== undefined && { sample }),
});
const file = (name: string, sample?: number): TextPosition => ({
  ...{ name, file: `candidates/${name}.json` },
  ...(sample !== undefined && { sample }),
});

describe('the names of an input', () => {
  it('keep the position of each text, of lines and files side by side', () => {
    const texts = new NamedTexts('c.jsonl');
    const given = [line(1), file('a'), line(3, 2), file('b', 1), line(5)];
    for (const [i, position] of given.entries()) texts.add(`n${i}`, position);
    expect(given.map((_, i) => texts.position(i))).toEqual(given);
    expect(given.map((_, i) => texts.sample(i))).toEqual([undefined, undefined, 2, 1, undefined]);
    expect(texts.names).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  });

  it('know of samples once there is one, by whatever tells it', () => {
    const texts = new NamedTexts('c.jsonl');
    texts.add('a', line(1));
    expect(texts.hasSamples).toBe(false);
    texts.add('b', line(2), 0);
    expect([texts.hasSamples, texts.sample(1)]).toEqual([true, 0]);
    expect(texts.position(1)).toEqual(line(2, 0));
  });

  it('are put in the order of their code points, equal ones in that in which they came', () => {
    const name = fc.oneof(fc.constantFrom('a', 'b', '\u{10000}', '\uffff', ''), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), fc.boolean(), (drawn, isSorted) => {
        const names = isSorted ? [...drawn].sort(byCodePoint) : drawn;
        const texts = new NamedTexts('c.jsonl');
        for (const [i, one] of names.entries()) texts.add(one, line(i));
        const wanted = [...names.keys()].sort((a, b) => byCodePoint(names[a] ?? '', names[b] ?? '') || a - b);
        expect([...texts.inOrder()]).toEqual(wanted);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<[TextPosition, object]>([
    [line(9), { file: 'c.jsonl', line: 9 }],
    [file('x'), { file: 'candidates/x.json' }],
  ])('are three million at most: of the next one it says where it stands', (position, place) => {
    const texts = new NamedTexts('c.jsonl');
    texts.names.length = MOST_NAMED - 1;
    texts.add('last', line(1));
    expect(() => texts.add('one too many', position)).toThrow(UserError);
    try {
      texts.add('one too many', position);
    } catch (error) {
      expect(error instanceof UserError && error.problems).toMatchObject([
        { message: 'more than 3,000,000 sessions; allowed: so many in one run', place },
      ]);
    }
  });
});
