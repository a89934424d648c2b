import { describe, expect, it } from '@jest/globals';
import { ENGLISH_CHATTER } from '../../../src/rubric/form/chatter-phrases.js';
import { likenessTenths, SIMILAR_TENTHS, type Term } from '../../../src/rubric/v2/term.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { OFFERS, PREFACES } from '../../../src/self-test/mutations/edits/answers.js';
import { oppositesOf } from '../../../src/self-test/mutations/opposites.js';
import { ABBREVIATIONS, EQUIVALENTS } from '../../../src/self-test/mutations/words/equivalents.js';
import { OPPOSITE_PHRASES, OPPOSITE_VERBS, OPPOSITE_WORDS } from '../../../src/self-test/mutations/words/opposites.js';
import { HEDGES, PLANS, STATUSES } from '../../../src/self-test/mutations/words/statuses.js';
import { SYNONYMS } from '../../../src/self-test/mutations/words/synonyms.js';
import { brokenRules, resultOf } from '../../rubric/v2/sessions.js';

/**
 * The self-test is an exam of the rubric. Made of the rubric's own pairs of words it would be passed by heart and say
 * nothing of other texts, so at most a third of its pairs may stand in the rubric's lists. Whoever adds a pair to one of
 * the two sides looks at the other side only here.
 */
const MOST_SHARED = 1 / 3;

const WORDS = new Vocabularies().of('english');

type Pair = readonly [left: string, right: string];

function pairsOf(lines: string, separator: string): readonly Pair[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(separator);
      return [left, right];
    });
}

/** The words of a side as the rubric reads them, two that stand for one joined: "pull request". */
function termsOf(side: string): readonly Term[] {
  const terms: Term[] = [];
  for (const term of side.split(' ').flatMap((word) => WORDS.termsOf(word))) {
    const last = terms.at(-1);
    const joined = last === undefined ? undefined : WORDS.joinTerms(last, term);
    if (joined === undefined) terms.push(term);
    else terms.splice(-1, 1, joined);
  }
  return terms;
}

/** The pairs that differ by the rubric's own stems, in either order: "client server" and "clients servers" are one. */
function different(pairs: readonly Pair[]): readonly Pair[] {
  const stems = (side: string): string =>
    termsOf(side)
      .map(({ stem }) => stem)
      .join(' ');
  return [...new Map(pairs.map((pair) => [pair.map(stems).sort().join('|'), pair])).values()];
}

/** Whether the rubric takes a word that only one side has for the opposite of one that only the other has. */
function areOpposite([left, right]: Pair): boolean {
  const [a, b] = [termsOf(left), termsOf(right)];
  const own = (terms: readonly Term[], others: readonly Term[]): readonly Term[] =>
    terms.filter(({ id }) => others.every((other) => other.id !== id));
  return own(a, b).some((mine) => own(b, a).some((theirs) => WORDS.areOpposite(mine, theirs)));
}

/** Whether the rubric's lists say that both sides mean the same, or nearly so; that they begin alike is no list. */
function areAlike([left, right]: Pair): boolean {
  const carrying = (side: string): readonly Term[] => termsOf(side).filter(({ kind }) => kind !== 'function');
  return carrying(left).some((a) => carrying(right).some((b) => likenessTenths(a, b) >= SIMILAR_TENTHS));
}

/** `begin began begun` is the verb "begin". */
const verbs: readonly Pair[] = pairsOf(OPPOSITE_VERBS, ' | ').map(([left, right]) => [
  left.split(' ')[0] ?? '',
  right.split(' ')[0] ?? '',
]);
const opposites = different([...verbs, ...pairsOf(OPPOSITE_WORDS, ' '), ...pairsOf(OPPOSITE_PHRASES, ' | ')]);

/** Spelled together or apart, a pair is no knowledge of words: "code base". */
const isSpelling = ([left, right]: Pair): boolean =>
  left.replace(/[ -]/g, '').toLowerCase() === right.replace(/[ -]/g, '').toLowerCase();
const equivalents = different(pairsOf(`${EQUIVALENTS.trim()}\n${ABBREVIATIONS.trim()}`, ' | ')).filter(
  (pair) => !isSpelling(pair),
);

describe('the lists of the self-test share at most a third of their pairs with those of the rubric', () => {
  it.each([
    ['opposites', opposites, areOpposite, 100],
    ['synonyms', different(pairsOf(SYNONYMS, ' | ')), areAlike, 100],
    ['equivalents', equivalents, areAlike, 30],
    ['statuses', different(pairsOf(STATUSES, ' | ')), areOpposite, 25],
    ['plans', different(pairsOf(PLANS, ' | ')), areOpposite, 10],
    ['hedges', different(pairsOf(HEDGES, ' | ')), areOpposite, 25],
  ] as const)('%s', (_, pairs, isShared, fewest) => {
    expect(pairs.length).toBeGreaterThanOrEqual(fewest);
    const shared = pairs.filter(isShared);
    expect(shared.length / pairs.length).toBeLessThanOrEqual(MOST_SHARED);
  });

  it('what models say around an answer', () => {
    // What follows from who speaks to whom is grammar, and no list.
    const shared = [
      ...PREFACES.filter((preface) => ENGLISH_CHATTER.opening.test(preface)),
      ...OFFERS.filter((offer) => ENGLISH_CHATTER.closing.test(offer)),
    ];
    const said = [...PREFACES, ...OFFERS];
    expect(said.length).toBeGreaterThanOrEqual(10);
    expect(shared.length / said.length).toBeLessThanOrEqual(MOST_SHARED);
  });
});

/**
 * Opposites that neither the rubric nor the self-test has, each in a statement: what a rubric of words makes of those that
 * nobody thought of. A pair that is listed anywhere belongs to the known ones; then another one takes its place here.
 */
const HELD_OUT: readonly (readonly [statement: string, left: string, right: string])[] = [
  ['The vendor _ the cancellation fee for March', 'waived', 'levied'],
  ['The second reviewer _ the new error messages', 'praised', 'criticised'],
  ['The operator _ the queue of the mail worker', 'drained', 'refilled'],
  ['The customer names were _ in the shared transcript', 'redacted', 'disclosed'],
  ['The answer of the status page became _', 'verbose', 'terse'],
  ['The selectors of the checkout tests are _', 'brittle', 'robust'],
  ['The vote about the storage engine was _', 'unanimous', 'divided'],
  ['The team _ the failover on Thursday', 'rehearsed', 'improvised'],
  ['The alert about disk space was _ for the weekend', 'muted', 'amplified'],
  ['Secrets of the three regions were _', 'centralised', 'scattered'],
  ['The importer of invoices is _', 'modular', 'monolithic'],
  ['The limits for anonymous visitors were _', 'softened', 'hardened'],
  ['The new hire was _ on Monday', 'welcomed', 'dismissed'],
  ['The pricing rules of the partner are _', 'transparent', 'opaque'],
  ['Legal _ the wording of the notice', 'endorsed', 'condemned'],
  ['The budget of the search team was _', 'exhausted', 'untouched'],
  ['The old dashboard is _ by the support agents', 'loved', 'hated'],
  ['The memory of the renderer is _ between frames', 'reclaimed', 'squandered'],
];

/** A statement between others, since a summary has more than one. */
const told = (statement: string, word: string): string =>
  `The session was about the billing portal. ${statement.replace('_', word)}. A ticket has the details.`;

describe.each(HELD_OUT)('%s: %s or %s, which nobody listed', (statement, left, right) => {
  it('stands in neither list', () => {
    expect(areOpposite([left, right])).toBe(false);
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const replacements = oppositesOf(told(statement, from))
        .flat()
        .map(({ replacement }) => replacement);
      expect(replacements).not.toContain(to);
    }
  });

  it('is no contradiction to the rubric, and still no copy', () => {
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const [wanted, given] = [told(statement, from), told(statement, to)];
      expect(brokenRules(statement.replace('_', from), statement.replace('_', to))).toEqual([]);
      const { score } = resultOf('summary', { summary: wanted }, { summary: given });
      expect(score).toBeLessThan(1);
      // Nothing is known but that a word is missing: the opposite costs what leaving it out costs.
      const { score: without } = resultOf('summary', { summary: wanted }, { summary: told(statement, '') });
      expect(score).toBeCloseTo(without, 6);
    }
  });
});
