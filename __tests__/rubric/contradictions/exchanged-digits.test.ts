import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
import { summaryOf } from '../v2/sessions.js';

/** All numbers of the candidates below are told somewhere: what is not told at all is found by other rules. */
const ELSEWHERE =
  'Build 13, build 31, 54.6 and 45.6 of old, 1,830 and 1,380 once, 89 and 98 in May, 64 and 46, 68 and 86, 12 and 21.';

function wrongIn(
  said: readonly string[],
  candidate: string,
  reference = 'The runs were looked at.',
): readonly string[] {
  const texts = [ELSEWHERE, ...said];
  const session = { transcript: new Grounds(texts), told: new ToldTexts(texts), isWhole: true };
  return new ClaimCheck()
    .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), session)
    .flatMap(({ rule, given, wanted, witness }) =>
      rule === 'number' ? [`${given} for ${wanted} of the ${witness?.source}`] : [],
    );
}

describe('a number with two digits exchanged', () => {
  it.each<readonly [said: string, candidate: string, found: string]>([
    ['13 of the sampled misses run protoc.', '31 of the sampled misses run protoc.', '31 for 13'],
    ['The copy kept 1,380 snapshots of the volume.', 'Of the volume 1,830 snapshots were kept.', '1,830 for 1,380'],
    ['Playwright says 46 passed, 4 skipped.', 'Playwright: 64 passed, 4 skipped.', '64 for 46'],
    ['CPU 0 was at 98 % softirq.', 'CPU 0 at 89 % softirq.', '89 for 98'],
  ])('%s: %s', (said, candidate, found) => {
    expect(wrongIn([said], candidate)).toEqual([`${found} of the transcript`]);
    expect(wrongIn([], candidate, said)).toEqual([`${found} of the reference`]);
  });

  it.each<readonly [what: string, said: readonly string[], candidate: string]>([
    ['is right', ['31 of the sampled misses run protoc.'], '31 of the sampled misses run protoc.'],
    [
      'is told of the same as well',
      ['13 of the sampled misses run protoc.', 'Later 31 of the sampled misses run protoc.'],
      '31 of the sampled misses run protoc.',
    ],
    [
      'stands beside the other one',
      ['13 of the sampled misses run protoc.'],
      '13, at last 31 of the sampled misses run protoc.',
    ],
    ['is told of something else', ['13 of the tickets wait for Bo.'], '31 of the sampled misses run protoc.'],
    ['has one word in common', ['13 of the misses wait for Bo.'], '31 of the misses ran into a protoc error.'],
    [
      'is of another kind',
      ['The partitions of the first plan had a p99 of 86 ms.'],
      'The first plan left 68 partitions.',
    ],
    [
      'is a difference of others',
      ['A key press takes 33 ms instead of 12 ms.'],
      'A key press takes 21 ms more than it did.',
    ],
    [
      'is a difference of shares',
      ['The score rose from 0.71 to 0.78 on the dev set and to 0.70 on the test set.'],
      'On the dev set the score rose by 0.07.',
    ],
    [
      'has one digit or the same one twice',
      ['7 and 33 of the sampled misses.'],
      '33 of the sampled misses, 7 of them.',
    ],
  ])('is none where it %s', (_what, said, candidate) => expect(wrongIn(said, candidate)).toEqual([]));

  describe('by the share of the words beside it', () => {
    const RARE = 'bramf celdo drunt elvak fimbo gralt hospy ivrem jontu kelfa'.split(' ');
    const beside = (number: number, words: readonly string[]): string =>
      `It had ${number} and then ${words.join(' ')}.`;
    const candidate = `When it was seen there were ${RARE.slice(0, 5).join(' ')} 31 ${RARE.slice(5).join(' ')} in it.`;

    it.each<readonly [other: number, own: number, isFound: boolean]>([
      [6, 0, true],
      [5, 0, false],
      [6, 1, false],
    ])('%i of ten with the other number, %i with its own: %s', (other, own, isFound) => {
      const said = [beside(13, RARE.slice(0, other)), beside(31, RARE.slice(0, own))];
      expect(wrongIn(said, candidate)).toEqual(isFound ? ['31 for 13 of the transcript'] : []);
    });

    it('of two at least', () => {
      expect(wrongIn(['13 bramf celdo'], 'There were 31 bramf celdo.')).toHaveLength(1);
      expect(wrongIn(['13 bramf'], 'There were 31 bramf.')).toEqual([]);
    });
  });

  it('is looked for among ten numbers', () => {
    const others = Array.from({ length: 10 }, (_, i) => `Row ${20 + i * 3} of the long table was read again.`);
    const last = '31 of the sampled misses run protoc.';
    expect(wrongIn(['13 of the sampled misses run protoc.'], [...others.slice(1), last].join(' '))).toHaveLength(1);
    expect(wrongIn(['13 of the sampled misses run protoc.'], [...others, ...others, last].join(' '))).toEqual([]);
  });
});
