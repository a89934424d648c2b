import { describe, expect, it } from '@jest/globals';
import { claimsOfAll, coverOf, MOST_CLAIMS, rarityIn } from '../../../src/rubric/contradictions/claim-cover.js';
import type { Claim } from '../../../src/rubric/contradictions/sentence-read.js';
import { HINT } from '../../../src/rubric/v2/hints.js';
import { readingOf, sentencesOf } from './readings.js';

/** Claims of one summary, so that they share their words. */
function two(first: string, second: string): readonly [Claim, Claim] {
  const [one, other] = readingOf({ title: first, summary: second }).claims;
  if (one === undefined || other === undefined) throw new Error('a claim each is wanted');
  return [one, other];
}

const evenly = () => 1;

describe('how much of a claim another one is about', () => {
  it.each<readonly [claim: string, other: string, share: number, shared: number]>([
    ['warehouse feed', 'warehouse feed stopped', 1, 2],
    ['warehouse feed stopped', 'warehouse feed', 2 / 3, 2],
    ['warehouse feed', 'kettle tea', 0, 0],
    ['the warehouse feed of it', 'to be of the feed', 1 / 2, 1],
    ['warehouse warehouse feed', 'feed of it', 1 / 2, 1],
  ])('of %j by %j', (claim, other, share, shared) => {
    const cover = coverOf(...two(claim, other), evenly);
    expect(cover.share).toBeCloseTo(share, 12);
    expect(cover.shared).toBe(shared);
  });

  it('counts words of like meaning as far as they are alike, the likest of them', () => {
    // "fix" means about what "repair" does, and nothing here is like a kettle.
    expect(coverOf(...two('kettle fix', 'tea repair'), evenly)).toEqual({ share: 0.4, shared: 1 });
    expect(coverOf(...two('kettle fix', 'repair fixture'), evenly)).toEqual({ share: 0.4, shared: 1 });
    expect(coverOf(...two('kettle fix', 'fixture repair'), evenly)).toEqual({ share: 0.4, shared: 1 });
  });

  it('weighs words, and leaves out those that are not looked at', () => {
    const [claim, other] = two('warehouse feed stopped', 'warehouse feed');
    const weightOf = ({ word }: { readonly word: string }) => (word === 'warehouse' ? 6 : word === 'feed' ? 3 : 1);
    expect(coverOf(claim, other, weightOf)).toEqual({ share: 9 / 10, shared: 2 });
    expect(coverOf(claim, other, weightOf, ({ word }) => word !== 'warehouse')).toEqual({ share: 3 / 4, shared: 1 });
    expect(coverOf(claim, other, weightOf, () => false)).toEqual({ share: 0, shared: 0 });
  });
});

it('takes a word for the rarer the fewer claims have it, by the root of their number', () => {
  const { claims } = readingOf('Warehouse feed stopped; warehouse feed ran; warehouse queue ran; old warehouse burnt.');
  expect(claims).toHaveLength(4);
  const weightOf = rarityIn(claims);
  const shares = claims.flatMap(({ terms }) => terms.map((term) => [term.word, weightOf(term) / term.weight]));
  expect(Object.fromEntries(shares)).toMatchObject({
    warehouse: 1 / 2,
    feed: 1 / Math.sqrt(2),
    ran: 1 / Math.sqrt(2),
    queue: 1,
  });
  const [unknown] = two('Kettle tea', 'x')[0].terms;
  if (unknown === undefined) throw new Error('a word is wanted');
  expect(rarityIn([])(unknown)).toBe(unknown.weight);
});

describe('the claims of some sentences', () => {
  const sentences = sentencesOf(
    'The user boiled it. The kettle boiled tea, and the branch was merged. A feed stopped.',
  );

  it('are all of them, or those that have a word that hints at something', () => {
    const texts = (hint: number) => claimsOfAll(sentences, hint).map(({ text }) => text);
    expect(claimsOfAll(sentences)).toHaveLength(4);
    expect(texts(HINT.person)).toEqual(['The user boiled it']);
    expect(texts(HINT.status)).toEqual(['and the branch was merged']);
    expect(texts(HINT.person | HINT.status)).toHaveLength(2);
    expect(texts(HINT.supposed)).toEqual([]);
  });

  it('are two hundred at most', () => {
    const many = sentencesOf('The kettle boiled tea, and the kettle boiled soup. '.repeat(150));
    expect(MOST_CLAIMS).toBe(200);
    expect(claimsOfAll(many)).toHaveLength(200);
    const told = sentencesOf(
      `${'Kettle tea. '.repeat(100)}${'The branch was merged, and the branch was closed. '.repeat(150)}`,
    );
    expect(claimsOfAll(told, HINT.status)).toHaveLength(200);
  });
});
