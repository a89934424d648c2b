import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { DIFFICULTIES, KINDS } from '../../../src/inputs/corpus/golden-session.js';
import { type Family, familyOf } from '../../../src/judge/prompts/question.js';
import { rubricSystem } from '../../../src/judge/prompts/rubric-system.js';
import { ANCHORS, type RubricText, renderRubric } from '../../../src/judge/prompts/rubric-text.js';
import { RUBRICS } from '../../../src/judge/prompts/rubrics.js';

const FAMILIES: readonly Family[] = ['implementation', 'investigation'];
const TEXTS = FAMILIES.flatMap((family) =>
  DIFFICULTIES.map((difficulty) => ({ name: `${family} ${difficulty}`, text: RUBRICS[family][difficulty] })),
);
const PAIRS = TEXTS.flatMap((a, i) => TEXTS.slice(i + 1).map((b) => ({ a, b, name: `${a.name} and ${b.name}` })));

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[a-z]{3,}/g));
}

/** Share of the words of both that stand in both. */
function likeness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common);
}

function bulletsOf(list: string): readonly string[] {
  return list
    .trim()
    .split(/^- /m)
    .map((bullet) => bullet.replace(/\s+/g, ' ').trim())
    .filter((bullet) => bullet !== '');
}

describe('the six rubrics', () => {
  it.each(PAIRS)('$name are two texts, not one with a changed word', ({ a, b }) => {
    expect(likeness(renderRubric(a.text), renderRubric(b.text))).toBeLessThan(0.3);
  });

  it.each(PAIRS)('$name share no demand, no fault and no anchor', ({ a, b }) => {
    const lines = ({ demands, faults, overall }: RubricText) => [
      ...bulletsOf(demands),
      ...bulletsOf(faults),
      ...Object.values(overall),
    ];
    for (const line of lines(a.text)) {
      const nearest = Math.max(...lines(b.text).map((other) => likeness(line, other)));
      expect({ line, isOwn: nearest < 0.4 }).toEqual({ line, isOwn: true });
    }
  });

  it.each(TEXTS)('$name has words of its own', ({ name, text }) => {
    const others = new Set(
      TEXTS.filter((other) => other.name !== name).flatMap((o) => [...wordsOf(renderRubric(o.text))]),
    );
    const own = [...wordsOf(renderRubric(text))].filter((word) => !others.has(word));
    expect(own.length).toBeGreaterThan(40);
  });

  it.each(TEXTS)('$name says enough to judge by, and not more than one reads', ({ text }) => {
    expect(bulletsOf(text.demands).length).toBeGreaterThanOrEqual(6);
    expect(bulletsOf(text.demands).length).toBeLessThanOrEqual(11);
    expect(bulletsOf(text.faults)).toHaveLength(5);
    expect(Object.keys(text.overall)).toEqual([...ANCHORS]);
    expect(renderRubric(text).length).toBeLessThan(4500);
  });

  it('stand whole in the prompts of their kinds, and in no other', () => {
    for (const kind of KINDS) {
      for (const difficulty of DIFFICULTIES) {
        const system = rubricSystem(kind, difficulty, 'paired', DIMENSIONS, undefined);
        const found = TEXTS.filter(({ text }) => system.includes(renderRubric(text))).map(({ name }) => name);
        expect(found).toEqual([`${familyOf(kind)} ${difficulty}`]);
      }
    }
  });

  it.each([
    ['bugfix', 'implementation'],
    ['feature', 'implementation'],
    ['refactor', 'implementation'],
    ['operations', 'implementation'],
    ['other', 'implementation'],
    ['debugging', 'investigation'],
    ['design', 'investigation'],
  ] as const)('%s is %s', (kind, family) => {
    expect(familyOf(kind)).toBe(family);
  });
});
