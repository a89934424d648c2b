import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS, type Summary, summaryText } from '../../../src/core/summary.js';
import { goldenSessionSchema } from '../../../src/inputs/corpus/golden-session.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import { TEXT_FIELDS } from '../../../src/self-test/mutations/edit.js';
import { allTexts } from '../../../src/self-test/mutations/fields.js';
import { identifiersIn } from '../../../src/self-test/mutations/identifiers.js';
import { type Mutation, mutationsOf } from '../../../src/self-test/mutations/mutations.js';
import { NUMBER_WORDS, numbersIn } from '../../../src/self-test/mutations/numbers.js';
import { tokensOf } from '../../../src/self-test/mutations/tokens.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { anyText } from '../../builders/texts.js';
import { CACHE, INVOICE } from './summaries.js';

/** The shipped corpus: real texts in four languages. */
const SESSIONS = readdirSync('golden-corpus')
  .filter((name) => !name.includes('.'))
  .map((name) => {
    const json: unknown = JSON.parse(readFileSync(`golden-corpus/${name}/reference.json`, 'utf8'));
    return { name, summary: goldenSessionSchema.parse(json).reference };
  });

const MUTATIONS = SESSIONS.flatMap((session) =>
  mutationsOf(session, SESSIONS).map((mutation) => ({ ...mutation, reference: session.summary })),
);

/** Words, numbers and names that the edits look for, in any order: almost sentences. */
const phrase = fc.constantFrom(
  ...'The the a an it was were is not never no without added Added removed fixed from to with and instead of replaced PR'.split(
    ' ',
  ),
  ...'config 12,198 3 three 41% 100% v5 v6 2.41.0 #12 BILL-219 7d1e04b fix/a-b --flag `code` put() formatLine a.ts'.split(
    ' ',
  ),
  ...[
    '.',
    ',',
    ';',
    ':',
    '"',
    "'",
    '—',
    '\n',
    '確認した。',
    'Zeit',
    'für',
    '😀',
    'did not',
    "isn't",
    'tests',
    'fell from',
    'A B',
  ],
);
const sentence = fc.array(phrase, { maxLength: 30 }).map((parts) => parts.join(' '));
const text = fc.oneof(sentence, anyText(30));
const summary: fc.Arbitrary<Summary> = fc.record({
  title: text,
  summary: text,
  key_actions: fc.array(text, { maxLength: 6 }),
  outcome: fc.constantFrom('success', 'partial', 'failed', ''),
  aha_moments: fc.array(
    fc.record({
      seq: fc.nat({ max: 2 ** 40 }),
      type: fc.constantFrom('insight', 'decision', 'X', ''),
      highlight: text,
    }),
    { maxLength: 5 },
  ),
  topics_found: fc.array(text, { maxLength: 2 }),
});

function facts(of: Summary): { readonly numbers: readonly string[]; readonly names: readonly string[] } {
  // Backticks are no part of a name.
  const texts = allTexts(of).map((text) => text.replaceAll('`', ''));
  const words = texts.flatMap(tokensOf).flatMap(({ text: word }) => NUMBER_WORDS.get(word.toLowerCase()) ?? []);
  const numbers = texts.flatMap(numbersIn).map(({ text: number }) => number.replaceAll(',', ''));
  return {
    numbers: [...numbers, ...words.map(String)].sort(),
    names: texts
      .flatMap(identifiersIn)
      .map(({ name }) => name)
      .sort(),
  };
}

/** What must hold of every mutation of anything. */
function expectHonest({ edit, summary: changed }: Mutation, reference: Summary): void {
  expect(summaryText(changed)).not.toBe(summaryText(reference));
  for (const dimension of DIMENSIONS) {
    if (!edit.dimensions.includes(dimension)) expect(changed[dimension]).toBe(reference[dimension]);
  }
}

describe('the catalogue', () => {
  it('names each kind once, in kebab case', () => {
    const kinds = EDITS.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const kind of kinds) expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has one effect for a family, at least 26 families of damage or kinds, and 13 harmless ones', () => {
    const families = new Map<string, Set<string>>();
    for (const { family, effect } of EDITS) families.set(family, (families.get(family) ?? new Set()).add(effect));
    for (const effects of families.values()) expect(effects.size).toBe(1);
    expect(EDITS.filter(({ effect }) => effect === 'damaging').length).toBeGreaterThanOrEqual(26);
    expect(EDITS.filter(({ effect }) => effect === 'harmless').length).toBeGreaterThanOrEqual(13);
  });

  it.each(EDITS)('$kind says in one sentence what it does', ({ description, doses, dimensions, unit }) => {
    expect(description).toMatch(/^[A-Z][^.]*\.$/);
    expect([...doses].sort((a, b) => a - b)).toEqual(doses);
    expect(new Set(doses).size).toBe(doses.length);
    expect(doses.length).toBeGreaterThan(0);
    if (unit === 'whole') expect(doses).toEqual([1]);
    for (const dose of doses) expect(dose).toBeGreaterThan(0);
    if (unit === 'percent') expect(Math.max(...doses)).toBeLessThanOrEqual(100);
    expect(dimensions.length).toBeGreaterThan(0);
  });

  it.each(EDITS)('$kind finds something to do in the shipped corpus or in a small session', ({ kind, unit, doses }) => {
    const reference = { ...INVOICE, title: 'Fixed 3 of 5 tests' };
    const small = mutationsOf({ name: 'invoice', summary: reference }, [{ name: 'cache', summary: CACHE }]);
    const made = [...MUTATIONS, ...small].filter(({ edit }) => edit.kind === kind);
    expect(made.length).toBeGreaterThan(0);
    if (unit === 'form') expect(new Set(made.map(({ dose }) => dose)).size).toBe(doses.length);
  });
});

describe('mutations of the shipped corpus', () => {
  it('change what they say they change, and nothing else', () => {
    for (const mutation of MUTATIONS) expectHonest(mutation, mutation.reference);
  });

  it('keep every number and every identifier where they are harmless', () => {
    const harmless = MUTATIONS.filter(({ edit }) => edit.effect === 'harmless');
    expect(harmless.length).toBeGreaterThan(400);
    for (const { edit, session, reference, summary: changed } of harmless) {
      expect({ kind: edit.kind, session, ...facts(changed) }).toEqual({
        kind: edit.kind,
        session,
        ...facts(reference),
      });
    }
  });

  it('keep the number of words about the same where they are harmless', () => {
    for (const { edit, reference, summary: changed } of MUTATIONS.filter(
      (mutation) => mutation.edit.effect === 'harmless',
    )) {
      const count = (of: Summary) => allTexts(of).flatMap(tokensOf).length;
      expect([edit.kind, Math.abs(count(changed) / count(reference) - 1) < 0.2]).toEqual([edit.kind, true]);
    }
  });

  it('have no number left in common where all of them are changed', () => {
    const made = MUTATIONS.filter(({ edit, dose }) => edit.family === 'numbers' && edit.doses.at(-1) === dose);
    expect(made.length).toBeGreaterThan(30);
    for (const { edit, reference, summary: changed } of made) {
      const [field] = edit.dimensions;
      for (const name of TEXT_FIELDS.filter((known) => known === field)) {
        const read = (of: Summary) =>
          [of[name]]
            .flat()
            .flatMap(numbersIn)
            .map((number) => number.text);
        const before = read(reference);
        const after = read(changed);
        expect(after).toHaveLength(before.length);
        for (const [i, number] of before.entries()) expect(after[i]).not.toBe(number);
      }
    }
  });

  it('differ from each other within a kind', () => {
    const texts = MUTATIONS.map(
      ({ edit, session, summary: changed }) => `${session} ${edit.kind} ${summaryText(changed)}`,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('any edit of anything', () => {
  it('never throws, is the same twice, and does what it says', () => {
    fc.assert(
      fc.property(summary, summary, (reference, other) => {
        const session = { name: 'a', summary: reference };
        const others = [{ name: 'b', summary: other }];
        const mutations = mutationsOf(session, others);
        for (const mutation of mutations) expectHonest(mutation, reference);
        expect(mutationsOf(session, others)).toEqual(mutations);
      }),
      { numRuns: runs(60) },
    );
  });

  it('leaves numbers and names alone where it is harmless', () => {
    const harmless = EDITS.filter(({ effect }) => effect === 'harmless');
    fc.assert(
      fc.property(summary, (reference) => {
        for (const { edit, summary: changed } of mutationsOf({ name: 'a', summary: reference }, [], harmless)) {
          expect({ kind: edit.kind, ...facts(changed) }).toEqual({ kind: edit.kind, ...facts(reference) });
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    ['letters', 5_000, (times: number) => 'a'.repeat(times)],
    ['parentheses', 5_000, (times: number) => '('.repeat(times) + ')'.repeat(times)],
    ['backticks', 5_000, (times: number) => '`'.repeat(times)],
    ['the start of a change', 120, (times: number) => 'from a to '.repeat(times)],
    ['sentences', 40, (times: number) => 'The server was fixed and added. '.repeat(times)],
    ['two steps', 90, (times: number) => 'fixed it and '.repeat(times)],
    ['Japanese', 1_500, (times: number) => '日本語'.repeat(times)],
  ])('takes no longer than the text for a long run of %s', (_, size, textOf) => {
    const make = (times: number) => {
      const long = textOf(times);
      const reference = { ...INVOICE, title: long, summary: long, key_actions: [long, 'Added a test'] };
      return () => mutationsOf({ name: 'a', summary: reference }, [{ name: 'b', summary: CACHE }]);
    };
    expect(growthOf(make, size)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
