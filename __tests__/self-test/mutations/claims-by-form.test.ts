import { describe, expect, it } from '@jest/globals';
import { directionSites } from '../../../src/self-test/mutations/direction.js';
import { negationsOf, type Voice } from '../../../src/self-test/mutations/negation.js';
import { oppositesOf } from '../../../src/self-test/mutations/opposites.js';
import { replaceSites } from '../../../src/self-test/mutations/sites.js';

/** What a text becomes by each of the alternatives, by sentence. */
const outcomes = (text: string, claims: ReturnType<typeof oppositesOf>) =>
  claims.map((sites) => sites.map((site) => replaceSites(text, [site])));

describe('changes told with their direction', () => {
  it.each([
    ['v1→v2。v3→v4', 'v2→v1。v4→v3'],
    ['Upgraded from Node 18 to 20, and from 2.5 to 3.5 GB.', 'Upgraded from Node 20 to 18, and from 3.5 to 2.5 GB.'],
    ['It moved from Redis to Postgres.', 'It moved from Postgres to Redis.'],
    ['Moved rows (a->b).', 'Moved rows (b->a).'],
    ['Replaced A by B.', 'Replaced B by A.'],
    ['Exchanged the cache for a queue.', 'Exchanged a queue for the cache.'],
    ['Polling rather than events was taken.', 'Events rather than polling was taken.'],
  ])('are turned round: %s', (text, wanted) => expect(replaceSites(text, directionSites(text))).toBe(wanted));

  it.each([
    'moved from x to x.',
    'Renamed it to b.',
    'Changed a to it.',
    'moved from 5 to b.',
    'walked from home to work',
  ])('are none in: %s', (text) => {
    expect(directionSites(text)).toEqual([]);
  });
});

describe('negations that are taken away', () => {
  type Case = readonly [Voice, string, readonly string[] | null];
  it.each<Case>([
    ['prose', 'It was not slow.', ['It was slow.']],
    ['prose', 'It was not only slow.', null],
    ['prose', 'It was not just slow.', null],
    ['prose', 'It was not so slow.', null],
    ['prose', 'It was not because of him.', null],
    ['prose', 'It was not until May that it ran.', null],
    ['prose', 'It was not all of them.', null],
    ['prose', 'It was not every one of them.', null],
    ['prose', 'It was, not surprisingly, green.', null],
    ['prose', 'Not yet done.', null],
    ['prose', 'Workers not started.', null],
    ['prose', 'It was tested and not shipped.', ['It was tested and shipped.']],
    ['prose', 'It was tested and not here.', null],
    ['prose', 'It was unable to start.', ['It was able to start.']],
    ['prose', 'The unable one left.', null],
    ['prose', 'It cannot run.', ['It can run.']],
    ['prose', "It can't run.", ['It can run.']],
    ['prose', 'There was nothing wrong.', ['There was something wrong.']],
    ['prose', 'There was nothing.', ['There was everything.']],
    ['prose', 'It returned None.', null],
    ['prose', 'It found none of them.', ['It found all of them.']],
    ['prose', 'It ran with and without it.', null],
    ['prose', 'It ran without anything.', ['It ran with anything.']],
    ['prose', 'It ran without stopping.', ['It ran while also stopping.']],
    ['prose', 'It no longer runs.', ['It still runs.']],
    ['prose', 'There was no matter to settle.', null],
    ['prose', 'There was no doubt.', null],
    ['prose', 'There was no loss.', ['There was a loss.']],
    ['prose', 'There was no error.', ['There was an error.']],
    ['prose', 'There were no errors.', ['There were some errors.']],
    ['prose', 'There were no 12 errors.', null],
    ['prose', "It didn't run.", ['It did run.']],
    ['prose', 'Didn’t run.', ['Did run.']],
    ['prose', 'It rarely ran and was not slow.', null],
  ])('%s: %s', (voice, text, wanted) => {
    expect(outcomes(text, negationsOf(text, voice))).toEqual(wanted === null ? [] : [wanted]);
  });
});

describe('negations that are added', () => {
  type Case = readonly [Voice, string, readonly string[] | null];
  it.each<Case>([
    ['prose', 'It is still open.', ['It is not still open.', "It isn't still open."]],
    ['prose', 'It was ready.', ['It was not ready.', "It wasn't ready."]],
    ['prose', 'It was tested.', ['It was not tested.', "It wasn't tested.", 'It was never tested.']],
    ['prose', 'It was very tested.', ['It was not very tested.', "It wasn't very tested."]],
    ['prose', 'It was very known.', ['It was not very known.', "It wasn't very known."]],
    ['prose', 'It has a test.', null],
    ['prose', 'It has a tested case.', null],
    ['prose', 'What is done counts.', null],
    ['prose', 'Faster than was expected.', null],
    ['prose', 'It ends where it was.', null],
    [
      'prose',
      'The client also dropped the branch.',
      ['The client also did not drop the branch.', "The client also didn't drop the branch."],
    ],
    ['prose', 'The client only dropped the branch.', null],
    ['prose', 'Of the dropped branch', null],
    ['prose', 'The client dropped branches.', null],
    ...['`main`', 'Kafka', 'every branch'].map(
      (object): Case => [
        'prose',
        `The client dropped ${object}.`,
        [
          `The client did not drop ${object}.`,
          `The client didn't drop ${object}.`,
          `The client never dropped ${object}.`,
        ],
      ],
    ),
    [
      'prose',
      'The client dropped 3 branches.',
      [
        'The client did not drop 3 branches.',
        "The client didn't drop 3 branches.",
        'The client never dropped 3 branches.',
      ],
    ],
    [
      'prose',
      'It reads the file.',
      ['It does not read the file.', "It doesn't read the file.", 'It no longer reads the file.'],
    ],
    ['prose', 'The user reads the file.', null],
    ['prose', 'It reads files.', null],
    [
      'prose',
      'Fixed the leak',
      ['Did not fix the leak', "Didn't fix the leak", 'Never fixed the leak', 'Failed to fix the leak'],
    ],
    ['prose', 'Fixed leaks', null],
    ['bullet', 'Fixed leaks', ['Did not fix leaks', "Didn't fix leaks", 'Never fixed leaks', 'Failed to fix leaks']],
    ['bullet', 'Failed the build', ['Did not fail the build', "Didn't fail the build", 'Never failed the build']],
    ['prose', 'Fix the leak', null],
    [
      'bullet',
      'fix the leak',
      ['did not fix the leak', "didn't fix the leak", 'never fixed the leak', 'failed to fix the leak'],
    ],
    ['bullet', 'Needed', null],
    ['bullet', 'redacted the log', null],
    ['bullet', 'Agreed', null],
  ])('%s: %s', (voice, text, wanted) => {
    expect(outcomes(text, negationsOf(text, voice))).toEqual(wanted === null ? [] : [wanted]);
  });
});

describe('opposites of verbs, by their form', () => {
  it.each<readonly [string, readonly string[] | null]>([
    ['Close the door', ['Open the door']],
    ['It may close the door', ['It may open the door']],
    ['The close was sad', null],
    ['It closes the door', ['It opens the door']],
    ['A script closes the door', null],
    ['He saw it closing', ['He saw it opening']],
    ['It was closed', ['It was opened']],
    ['It was never closed', ['It was never opened']],
    ['It closed', ['It opened']],
    ['CLOSED it', null],
    ['It Closed', null],
    ['by closed doors', ['by opened doors']],
  ])('%s', (text, wanted) => {
    expect(outcomes(text, oppositesOf(text))).toEqual(wanted === null ? [] : [wanted]);
  });
});
