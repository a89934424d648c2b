import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/contradicted-claims.js';
import { Grounds } from '../../../src/rubric/grounding/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told-texts.js';
import { summaryOf } from '../v2/sessions.js';

const DONE = 'The release was built and tagged.';

/** What a candidate tells the other way round than a line of the transcript, or than the reference. */
function turnedIn(told: string, candidate: string, by: 'reference' | 'transcript' = 'transcript'): readonly string[] {
  const texts = by === 'transcript' ? [told] : [];
  const session = { transcript: new Grounds(texts), told: new ToldTexts(texts), isWhole: true };
  const reference = summaryOf({ summary: by === 'transcript' ? DONE : `${DONE} ${told}` });
  return new ClaimCheck()
    .contradictedIn(reference, summaryOf({ summary: candidate }), session)
    .filter(({ rule }) => rule === 'change')
    .map(({ given, wanted }) => `${given} | ${wanted}`);
}

describe('what is told as so much more, and is so much less', () => {
  it.each([
    ['The start-up is 2.6 s shorter.', 'Start-up has become 2.6 seconds slower.', '2.6 seconds slower | 2.6 s shorter'],
    ['Booking updates got 24% slower.', 'Booking updates became about 24 % faster.', '24 % faster | 24% slower'],
    ['Staging is 2 hours late.', 'Timestamps of staging were two hours early.', 'two hours early | 2 hours late'],
    ['The sheet is 585.50 higher.', 'The sheet was 585.50 lower.', '585.50 lower | 585.50 higher'],
    ['The image is 40 MB smaller.', 'The image is 40 MB larger.', '40 MB larger | 40 MB smaller'],
    ['Each worker takes 24 MB more.', 'Each worker takes 24 MB less.', '24 MB less | 24 MB more'],
    ['The invoice is 12 % cheaper.', 'The invoice got 12 % dearer.', '12 % dearer | 12 % cheaper'],
    ['Reads take 310 ms longer.', 'Reads are 310 ms quicker.', '310 ms quicker | 310 ms longer'],
    [
      'All pass, the start-up is 2.6 s shorter, no job fails.',
      'Start-up is 2.6 s longer, and none fails.',
      '2.6 s longer | 2.6 s shorter',
    ],
    ['The level is 6.3 cm too high.', 'The level is 6.3 cm too low.', ''],
  ])('%s %s', (told, candidate, found) => {
    const wanted = found === '' ? [] : [found];
    expect(turnedIn(told, candidate)).toEqual(wanted);
    expect(turnedIn(told, candidate, 'reference')).toEqual(wanted);
    // Either may be the true one. A line is looked for by its digits.
    if (/\d/.test(candidate)) expect(turnedIn(candidate, told)).toHaveLength(wanted.length);
  });

  it('names the line of the transcript', () => {
    const texts = ['All pass.\nThe start-up is 2.6 s shorter, but reads wait.'];
    const session = { transcript: new Grounds(texts), told: new ToldTexts(texts), isWhole: true };
    const [found] = new ClaimCheck().contradictedIn(
      summaryOf({ summary: DONE }),
      summaryOf({ key_actions: ['Found the start-up 2.6 s longer'] }),
      session,
    );
    expect(found).toMatchObject({
      isOfTranscript: true,
      reference: { text: 'The start-up is 2.6 s shorter, but reads wait.' },
    });
    expect(found?.candidate.path).toEqual(['key_actions', 0]);
  });
});

describe('it is silent', () => {
  const TOLD = 'The start-up is 2.6 s shorter.';
  it.each([
    ['where it agrees', TOLD, 'Start-up takes 2.6 s less, and is 2.6 s faster.'],
    ['about another number', TOLD, 'Start-up is 2.7 s slower.'],
    ['about another unit', TOLD, 'Start-up is 2.6 ms slower.'],
    ['about another comparison', TOLD, 'Start-up needs 2.6 s more.'],
    ['about another thing', TOLD, 'The claims list is 2.6 s slower.'],
    ['where the other one is spoken of', 'Redis is 3.1 ms faster.', 'Memcached is 3.1 ms slower.'],
    [
      'where it is told both ways',
      'The start-up is 2.6 s shorter.\nThe first start-up was 2.6 s longer.',
      'Start-up is 2.6 s slower.',
    ],
    [
      'where something else of that is so much more',
      '6.3 cm of lower level mean the level is 6.3 cm more distant.',
      'The level is 6.3 cm less distant.',
    ],
    ['where it is denied', TOLD, 'Start-up is not 2.6 s slower.'],
    ['where the line denies it', 'The start-up is not 2.6 s shorter.', 'Start-up is 2.6 s slower.'],
    ['where it was expected', TOLD, 'Start-up was expected to be 2.6 s slower.'],
    ['about a small number without a unit', 'The batch has 12 fewer.', 'The batch has 12 more.'],
    ['where the words stand apart', TOLD, 'Start-up after 2.6 s, and the list is slower.'],
  ])('%s', (_, told, candidate) => expect(turnedIn(told, candidate)).toEqual([]));

  it('about more comparisons than any summary has', () => {
    const lines = Array.from(
      { length: 25 },
      (_, i) => `Part number ${'abcdefghijklmnopqrstuvwxyz'.charAt(i)} is ${101 + i} ms`,
    );
    const found = turnedIn(
      lines.map((line) => `${line} slower.`).join('\n'),
      lines.map((line) => `${line} faster.`).join(' '),
    );
    expect(found).toHaveLength(20);
  });
});
