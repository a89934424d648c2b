import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { defectsOf, summaryOf } from '../v2/sessions.js';
import { NOTHING_ELSE } from './readings.js';

/** A reference a block: behind `=` what says the same in other words, behind `x` what cannot be true beside it. */
const BLOCKS = readFileSync('__tests__/rubric/contradictions/paraphrases.txt', 'utf8').trim().split('\n\n');

const CONTRADICTION = /^(?:NEGATION|ANTONYM|DIRECTION|NUMBER|IDENTIFIER)_MISMATCH$/;
const CHECK = new ClaimCheck();

/** What either rule finds: that of sentences of one place, or that of claims wherever they stand. */
function foundIn(reference: string, candidate: string): readonly string[] {
  const [wanted, given] = [{ summary: reference }, { summary: candidate }];
  const claims = CHECK.contradictedIn(summaryOf(wanted), summaryOf(given), NOTHING_ELSE).map(({ rule }) => rule);
  const codes = defectsOf(wanted, given).map(({ code }) => code);
  return [...claims, ...codes.filter((code) => CONTRADICTION.test(code))];
}

describe.each(BLOCKS.map((block) => block.split('\n')))('%s', (reference = '', ...lines) => {
  const behind = (mark: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`  ${mark} `)).map((line) => line.slice(4));

  it('agrees with what says the same, and with itself', () => {
    const found = [reference, ...behind('=')].map((candidate) => [candidate, foundIn(reference, candidate)] as const);
    expect(found.filter(([, rules]) => rules.length > 0)).toEqual([]);
  });

  it('does not agree with what turns it', () => {
    expect(behind('x').filter((candidate) => foundIn(reference, candidate).length === 0)).toEqual([]);
  });
});
