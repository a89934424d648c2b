import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PairAnswer, readPairAnswer } from '../../../src/judge/pairwise/read-pair.js';
import { type PairVerdict, verdictOf } from '../../../src/judge/pairwise/verdict.js';
import { GRADES, type Grade } from '../../../src/judge/prompts/pairwise.js';

const NOTE = { fact: 'The cause', better: 'first' };
const WHOLE = { facts: [NOTE], reason: 'It names the cause.', grade: 'first_better' };

describe('an answer about two candidates', () => {
  it.each<[string, string, unknown]>([
    ['a whole one', JSON.stringify(WHOLE), { notes: [NOTE], grade: 'first_better', reason: 'It names the cause.' }],
    ['one in a fence', `\`\`\`json\n${JSON.stringify(WHOLE)}\n\`\`\``, { grade: 'first_better' }],
    [
      'one without a difference',
      JSON.stringify({ ...WHOLE, facts: [], grade: 'equal' }),
      { notes: [], grade: 'equal' },
    ],
    [
      'one with more facts than asked',
      JSON.stringify({ ...WHOLE, facts: Array(9).fill(NOTE) }),
      { notes: Array(6).fill(NOTE) },
    ],
    [
      'one with a fact for nobody known',
      JSON.stringify({ ...WHOLE, facts: [{ ...NOTE, better: 'b' }, NOTE] }),
      { notes: [NOTE] },
    ],
  ])('reads %s', (_, text, expected) => {
    expect(readPairAnswer(text, false)).toMatchObject({ answer: expected, isWhole: true, missing: [] });
  });

  it.each<[string, string, string]>([
    ['no object', 'The first is better.', 'invalid_answer'],
    ['a grade that was not offered', JSON.stringify({ ...WHOLE, grade: 'a' }), 'invalid_answer'],
    ['a grade in other letters', JSON.stringify({ ...WHOLE, grade: 'FIRST_BETTER' }), 'invalid_answer'],
    ['a number for a grade', JSON.stringify({ ...WHOLE, grade: 1 }), 'invalid_answer'],
    ['no reason', JSON.stringify({ ...WHOLE, reason: ' ' }), 'invalid_answer'],
    ['no list of facts', JSON.stringify({ ...WHOLE, facts: 'none' }), 'invalid_answer'],
    ['two answers', JSON.stringify(WHOLE) + JSON.stringify(WHOLE), 'invalid_answer'],
    ['a grade given twice', '{"facts":[],"reason":"x","grade":"equal","grade":"first_better"}', 'invalid_answer'],
  ])('is none with %s', (_, text, reason) => {
    expect(readPairAnswer(text, false)).toMatchObject({ reason });
  });

  it('is none where it was cut before its grade', () => {
    expect(readPairAnswer(JSON.stringify(WHOLE).slice(0, -20), true)).toMatchObject({ reason: 'truncated' });
  });
});

type Said = Grade | 'budget' | 'refusal';

function said(grade: Said) {
  if (grade === 'budget' || grade === 'refusal') return { answer: null, reason: grade };
  const answer: PairAnswer = { notes: [], grade, reason: grade };
  return { answer, reason: null };
}

const verdict = (forth: Said, back: Said): PairVerdict => verdictOf(said(forth), said(back));

/** The same preference seen from the other place. */
const MIRRORED: Readonly<Record<Grade, Grade>> = {
  first_much_better: 'second_much_better',
  first_better: 'second_better',
  equal: 'equal',
  second_better: 'first_better',
  second_much_better: 'first_much_better',
};

describe('both orders together', () => {
  it.each<[Said, Said, Partial<Record<string, unknown>>]>([
    ['first_better', 'second_better', { kind: 'a', isMuch: false, reason: 'first_better' }],
    ['second_better', 'first_better', { kind: 'b', isMuch: false }],
    ['first_much_better', 'second_much_better', { kind: 'a', isMuch: true }],
    ['first_much_better', 'second_better', { kind: 'a', isMuch: false }],
    ['second_better', 'first_much_better', { kind: 'b', isMuch: false }],
    ['equal', 'equal', { kind: 'tie' }],
    ['first_better', 'first_much_better', { kind: 'depends_on_order', place: 'first' }],
    ['second_better', 'second_better', { kind: 'depends_on_order', place: 'second' }],
    ['equal', 'first_better', { kind: 'depends_on_order', place: 'first' }],
    ['second_much_better', 'equal', { kind: 'depends_on_order', place: 'second' }],
    ['budget', 'first_better', { kind: 'unmeasured', reason: 'budget' }],
    ['equal', 'refusal', { kind: 'unmeasured', reason: 'refusal' }],
    ['budget', 'refusal', { kind: 'unmeasured', reason: 'budget' }],
  ])('%s, then %s', (forth, back, expected) => {
    expect(verdict(forth, back)).toMatchObject(expected);
  });

  it('have the facts that the first order notes, by variants', () => {
    const notes = [
      { fact: 'the cause', better: 'first' },
      { fact: 'a test', better: 'second' },
      { fact: 'the tone', better: 'neither' },
    ] as const;
    const first = { answer: { notes, grade: 'first_better', reason: 'r' }, reason: null } as const;
    expect(verdictOf(first, said('second_better'))).toMatchObject({
      kind: 'a',
      facts: [
        { fact: 'the cause', better: 'a' },
        { fact: 'a test', better: 'b' },
        { fact: 'the tone', better: 'neither' },
      ],
    });
  });

  const grade = fc.constantFrom(...GRADES);

  it('prefer the other one where the variants are exchanged', () => {
    fc.assert(
      fc.property(grade, grade, (forth, back) => {
        const [one, exchanged] = [verdict(forth, back), verdict(back, forth)];
        const sides: Readonly<Record<string, string>> = { a: 'b', b: 'a' };
        expect(exchanged.kind).toBe(sides[one.kind] ?? one.kind);
        expect('isMuch' in exchanged && exchanged.isMuch).toBe('isMuch' in one && one.isMuch);
        expect('place' in exchanged && exchanged.place).toBe('place' in one && one.place);
      }),
    );
  });

  it('never prefer anybody where the judge goes by the place alone, and always where it does not', () => {
    fc.assert(
      fc.property(grade, (one) => {
        expect(verdict(one, one).kind).toBe(one === 'equal' ? 'tie' : 'depends_on_order');
        expect(verdict(one, MIRRORED[one]).kind).toBe(one === 'equal' ? 'tie' : one.startsWith('first') ? 'a' : 'b');
      }),
    );
  });
});
