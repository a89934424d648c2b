import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
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
    ['Staging is 2 hours late.', 'So staging was two hours early.', 'two hours early | 2 hours late'],
    ['The list takes 2,600 ms longer.', 'The list is 2,600 ms shorter now.', '2,600 ms shorter | 2,600 ms longer'],
    ['The sheet is 585.50 higher.', 'The sheet was 585.50 lower.', '585.50 lower | 585.50 higher'],
    ['The image is 40 MB smaller.', 'The image is 40 MB larger.', '40 MB larger | 40 MB smaller'],
    [
      'The service has 40 % lower latency in zone 2.',
      'The service has 40 % higher latency across zones.',
      '40 % higher | 40 % lower',
    ],
    ['The batch has 412 fewer.', 'The batch has 412 more.', '412 more | 412 fewer'],
    ['Each worker takes 24 MB more.', 'Each worker takes 24 MB less.', '24 MB less | 24 MB more'],
    ['The invoice is 12 % cheaper.', 'The invoice got 12 % dearer.', '12 % dearer | 12 % cheaper'],
    ['Reads take 310 ms longer.', 'Reads are 310 ms quicker.', '310 ms quicker | 310 ms longer'],
    [
      'All pass, the start-up is 2.6 s shorter, no job fails.',
      'Start-up is 2.6 s longer, and none fails.',
      '2.6 s longer | 2.6 s shorter',
    ],
    [
      'Physical loans fell by 9.1 %.',
      'The count is done, physical loans grew by 9.1 %.',
      'grew by 9.1 % | fell by 9.1 %',
    ],
    [
      'Ada noted that physical loans fell by 9.1 %.',
      'It was established that physical loans grew by 9.1 %.',
      'grew by 9.1 % | fell by 9.1 %',
    ],
    ['Kiln losses are up 12 ms.', 'Kiln losses are down about 12 ms.', 'down about 12 ms | up 12 ms'],
    ['Kiln losses rose 412.', 'Kiln losses went down by 412.', 'down by 412 | rose 412'],
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
      witness: { source: 'transcript', text: 'The start-up is 2.6 s shorter, but reads wait.' },
    });
    expect(found?.candidate.path).toEqual(['key_actions', 0]);
  });
});

describe('it is silent', () => {
  const TOLD = 'The start-up is 2.6 s shorter.';
  it.each([
    ['where it agrees', TOLD, 'Start-up takes 2.6 s less, and is 2.6 s faster.'],
    ['where it rose to a number', 'The level rose to 2.6 cm.', 'The level fell by 2.6 cm.'],
    ['about what rose beside it', 'Loans fell by 9.1 %.', 'Loans of books grew by 9.1 %.'],
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
    ['where it is asked', TOLD, 'The start-up is 2.6 s slower?'],
    ['where none is so', TOLD, 'No start-up is 2.6 s slower.'],
    ['where it is denied in short', TOLD, "Start-up isn't 2.6 s slower."],
    [
      'where it was expected, behind a comma in a number',
      'The list is 2,600 ms shorter.',
      'The list is 2,600 ms longer than expected.',
    ],
    ['about the other one', 'The new image is 40 MB smaller than the old image.', 'The old image was 40 MB larger.'],
    [
      'about what was and what is',
      'The old parser was 2.6 s slower at start-up.',
      'The new parser is 2.6 s faster at start-up.',
    ],
    [
      'with and without',
      'Requests without the cache are 310 ms slower.',
      'With the cache, requests are 310 ms faster.',
    ],
    [
      'without and with',
      'Without the cache, requests are 310 ms slower.',
      'With the cache, requests are 310 ms faster.',
    ],
    [
      'what is done and undone',
      'The index makes imports of orders 25 % slower.',
      'Dropping the index makes imports of orders 25 % faster.',
    ],
    [
      'about two places',
      'Users in Kyiv get the newsletter 2 hours early.',
      'The newsletter for Lisbon goes out 2 hours late.',
    ],
    [
      'about what went back',
      'Builds were 3 minutes slower since the upgrade.',
      'The fix made builds 3 minutes faster again.',
    ],
    [
      'about what was undone',
      'Build was 3 minutes slower, so we reverted.',
      'After the revert the build is 3 minutes faster.',
    ],
    ['about two sides of a thing', 'The suite is 30 % less flaky.', 'The suite became 30 % more stable.'],
    ['about two measures of a thing', 'The service has 40 % lower latency.', 'The service has 40 % higher throughput.'],
    ['about two things of one', 'The workers need 50 % fewer restarts.', 'The workers got 50 % more memory.'],
    ['about what is saved and used', 'The codec saves 24 MB more per worker.', 'The codec uses 24 MB less per worker.'],
    ['about two that differ by a letter', 'Team A has 120 more tickets.', 'Team B has 120 fewer tickets.'],
    ['about two that differ by a number', 'Sensor 3 reads 0.4 V higher.', 'Sensor 4 reads 0.4 V lower.'],
    ['about p50 and p95', 'The p50 is 120 ms lower.', 'The p95 is 120 ms higher.'],
    [
      'about two measures in one place',
      'The service has 40 % lower latency across zones.',
      'The service has 40 % higher throughput across zones.',
    ],
    ['about nothing that is named', '24 MB more.', '24 MB less.'],
    ['about a place in a file', 'The handler on line 120 above it', 'The handler on line 120 below it'],
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
