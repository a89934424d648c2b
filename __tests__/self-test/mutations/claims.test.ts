import { describe, expect, it } from '@jest/globals';
import { directionSites } from '../../../src/self-test/mutations/direction.js';
import { negationsOf, type Voice } from '../../../src/self-test/mutations/negation.js';
import { oppositesOf } from '../../../src/self-test/mutations/opposites.js';
import { replaceSites, type Site } from '../../../src/self-test/mutations/sites.js';

/** What a text becomes by each of the alternatives, by sentence. */
function outcomes(text: string, claims: readonly (readonly Site[])[]): readonly (readonly string[])[] {
  return claims.map((sites) => sites.map((site) => replaceSites(text, [site])));
}

describe('negationsOf', () => {
  it.each<readonly [Voice, string, readonly string[]]>([
    // Taken away where there is one.
    ['prose', 'The job did not finish.', ['The job did finish.']],
    ['prose', 'The loop no longer ran.', ['The loop still ran.']],
    ['prose', 'It has not yet been tested.', ['It has already been tested.']],
    ['prose', "Small images don't trigger it.", ['Small images do trigger it.']],
    ['prose', "It won't start and can't stop.", ["It will start and can't stop.", "It won't start and can stop."]],
    ['prose', 'No cause was found.', ['A cause was found.']],
    ['prose', 'It ended with no restarts.', ['It ended with some restarts.']],
    ['prose', 'None satisfied the budget.', ['All satisfied the budget.']],
    ['prose', 'The run found nothing more.', ['The run found something more.']],
    ['prose', 'The objects had never existed.', ['The objects had always existed.']],
    ['bullet', 'Pushed the script without deploying it', ['Pushed the script while also deploying it']],
    ['bullet', 'Ran pg_amcheck without findings', ['Ran pg_amcheck with findings']],
    ['bullet', 'Tested but not deployed', ['Tested but deployed']],
    // Added where there is none.
    [
      'prose',
      'The node is pinned.',
      ['The node is not pinned.', "The node isn't pinned.", 'The node is no longer pinned.'],
    ],
    ['prose', 'It could run.', ['It could not run.', "It couldn't run."]],
    ['prose', 'It would have run.', ['It would not have run.', "It wouldn't have run."]],
    ['prose', 'The error was 0.09%.', ['The error was not 0.09%.', "The error wasn't 0.09%."]],
    ['prose', 'They had finished.', ['They had not finished.', "They hadn't finished.", 'They had never finished.']],
    [
      'prose',
      'The client dropped the branch.',
      [
        'The client did not drop the branch.',
        "The client didn't drop the branch.",
        'The client never dropped the branch.',
      ],
    ],
    [
      'prose',
      'It now reads the file.',
      ['It now does not read the file.', "It now doesn't read the file.", 'It now no longer reads the file.'],
    ],
    [
      'prose',
      'The archive failed with 65.',
      ['The archive did not fail with 65.', "The archive didn't fail with 65.", 'The archive never failed with 65.'],
    ],
    [
      'bullet',
      'Added a test',
      ['Did not add a test', "Didn't add a test", 'Never added a test', 'Failed to add a test'],
    ],
    [
      'bullet',
      'Fix the leak',
      ['Did not fix the leak', "Didn't fix the leak", 'Never fixed the leak', 'Failed to fix the leak'],
    ],
    ['bullet', 'Redacted the log', ['Never redacted the log']],
  ])('%s: %s', (voice, text, wanted) => {
    expect(outcomes(text, negationsOf(text, voice))).toEqual([wanted]);
  });

  it.each([
    // What is said already in another way of negating, or is no claim.
    'Neither the budget nor the port was to blame.',
    'He asked whether it was done.',
    // No finite verb that we are sure of.
    'A deleted branch',
    'It had a median of 3.',
    'The median only fell to 1.48.',
    'Compared a stall with and without a breaker',
    'The failed upload',
    '火曜から化ける。',
    '',
  ])('leaves alone: %s', (text) => {
    expect(negationsOf(text, 'prose')).toEqual([]);
  });

  it('treats sentences apart', () => {
    const text = 'The pod was killed. It did not start.';
    expect(outcomes(text, negationsOf(text, 'prose'))).toEqual([
      [
        'The pod was not killed. It did not start.',
        "The pod wasn't killed. It did not start.",
        'The pod was never killed. It did not start.',
      ],
      ['The pod was killed. It did start.'],
    ]);
  });
});

describe('oppositesOf', () => {
  it.each([
    ['Added a test', ['Dropped a test']],
    ['It was fixed.', ['It was masked.']],
    ['This fixed it.', ['This masked it.']],
    ['All tests pass', []],
    ['The test passed', ['The test failed']],
    ['It could close.', ['It could open.']],
    ['An open question', []],
    ['An optional flag', ['A mandatory flag']],
    ['The user paused it', ['The assistant paused it', 'The user resumed it']],
    ['It was undone', ['It was kept']],
    ['They kept it', ['They scrapped it']],
    ['DST was ruled out', ['DST was blamed']],
    ['a failed upload', ['a flawless upload']],
    ['After the switch', ['Before the switch']],
    ['Merged PR #12', ['Shelved PR #12']],
    ['at least 3', ['at most 3']],
    ['It was hidden', ['It was shown']],
    // Other meanings of the same letters.
    ['It no longer works', []],
    ['the pull request', []],
    ['before and after', []],
    ['It kept waiting', []],
    ['It fell short', []],
    ['It looked into it', []],
    ['The Open Fixed Group', []],
    ['`added` and a first-class thing', []],
  ])('%s', (text, wanted) => {
    expect(outcomes(text, oppositesOf(text))).toEqual(wanted.length === 0 ? [] : [wanted]);
  });
});

describe('directionSites', () => {
  it.each([
    [
      'fetches fell from 58,731 to 4,191 and restarts from 7 to 0.',
      'fetches fell from 4,191 to 58,731 and restarts from 0 to 7.',
    ],
    ['fell from 148.6 to 69.57 ns and', 'fell from 69.57 to 148.6 ns and'],
    ['had moved from Node 22 to 24; then', 'had moved from Node 24 to 22; then'],
    ['Upgrade go-git v5 to v6 with tests', 'Upgrade go-git v6 to v5 with tests'],
    ['Bumped go-git v5 to v6.2', 'Bumped go-git v6.2 to v5'],
    ['Replaced the RWMutex with a plain mutex in cache.go', 'Replaced a plain mutex with the RWMutex in cache.go'],
    ['Renamed --max-parallel to --jobs', 'Renamed --jobs to --max-parallel'],
    ['It uses Yjs instead of Automerge.', 'It uses Automerge instead of Yjs.'],
    ['behind a breaker in place of fail-open.', 'behind fail-open in place of a breaker.'],
    ['Swapped the handlers for `pipeline()`, once', 'Swapped `pipeline()` for the handlers, once'],
    ['v5→v6', 'v6→v5'],
    ['`a` -> `b`', '`b` -> `a`'],
  ])('%s', (text, wanted) => {
    expect(replaceSites(text, directionSites(text))).toBe(wanted);
  });

  it.each([
    'rows from 2 to 9 are kept',
    'Upgraded axios to 1',
    'replaced it with string.format',
    'from time to time it changed',
    'moved from A and B to them',
    'peaked at 1,742 per second instead of 44,871',
    '',
  ])('leaves alone: %s', (text) => {
    expect(directionSites(text)).toEqual([]);
  });
});
