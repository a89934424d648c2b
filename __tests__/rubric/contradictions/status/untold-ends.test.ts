import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../../src/rubric/grounding/told/told-texts.js';
import { summaryOf } from '../../v2/sessions.js';

const REFERENCE = 'The kettle boils again, and its fix lies on the branch kettle-lid.';
const SAID = [
  'Can you look at the kettle, please? It has not boiled since Monday.',
  'I pushed the fix to the branch kettle-lid.',
  'Thanks, I will read it tomorrow.',
];

/** What a candidate says was merged or released though no line tells so. */
function untoldIn(candidate: string, said: readonly string[] = SAID, { reference = REFERENCE, isWhole = true } = {}) {
  const told = { transcript: new Grounds(said), told: new ToldTexts(said), isWhole };
  return new ClaimCheck()
    .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), told)
    .flatMap(({ rule, wanted }) => (rule === 'untold' ? [wanted] : []));
}

describe('what was merged or released in a session in which nobody merged or released anything', () => {
  it.each([
    ['merged', 'The branch kettle-lid was merged into main.'],
    ['merged', 'The branch has been reviewed and merged.'],
    ['merged', 'Both commits have been merged.'],
    ['merged', 'Merged the fix for the kettle.'],
    ['merged', 'The corrected script is merged into main and only has to be rolled out after the freeze on Monday.'],
    ['released', 'Version 2.4.0 has been released.'],
    ['released', 'Version 2.4.0 with both commits was tagged and released.'],
    ['released', 'The kettle has been released as 2.4.0.'],
    ['released', 'Released version 2.4.0 on Friday.'],
    ['released', 'The package was published with version 2.4.0.'],
    ['released', 'The client has been published.'],
    ['released', 'Published the package to npm.'],
    ['deployed', 'The fix is live in production.'],
    ['deployed', 'The fix has been rolled out to all kitchens.'],
    ['deployed', 'KET-233 is deployed.'],
    ['deployed', 'Deployed the fix on Friday.'],
    ['merged', 'KET-233 was merged.'],
    ['merged', 'The fix was merged on Friday.'],
    ['merged', '#12 merged after review.'],
  ])('%s: %s', (end, candidate) => {
    expect(untoldIn(candidate)).toEqual([end]);
  });

  it('tells each end once', () => {
    expect(untoldIn('Both commits have been merged. Version 2.4.0 has been released. The fix was merged.')).toEqual([
      'merged',
      'released',
    ]);
  });

  it.each([
    // What is no change, or not said to be done.
    'Parallel loads of one kettle are merged.',
    'Merged concurrent loads of the kettle.',
    'The lists were merged in the view.',
    'The branch kettle-lid will be merged tomorrow.',
    'The branch kettle-lid was not merged.',
    'The branch is neither reviewed nor merged.',
    'The user tests the branch before it is merged.',
    'Once the branch is merged, the kettle can be used.',
    'The fault came with a change that was merged in March.',
    'The fault came with the last change, which had been merged in March.',
    'Doubted the published trend of the kettle.',
    'The lock was released after 3 s.',
    'The lock is now released in a finally block.',
    'Memory was released as soon as the kettle was off.',
    'The client is released from the pool.',
    'Its release is published by the feed.',
    'The app is shipped with two labels.',
    'Events are published with the row number.',
    'The table is published as 1.2 million rows.',
    'The 2.0 report was published in the wiki.',
    'Published version numbers in the footer.',
    'Both header changes are merged into one cell.',
    'The two scripts were merged into a single file.',
    'Both branches of the tree are merged when they are empty.',
    'Both branches were merged into one loop.',
    'Changes of the same row are merged by the kettle.',
    'Update statements were merged.',
    'UTF-8 and Latin-1 rows are merged.',
    'The correction of the time zone was merged with that of the kettle.',
    'Merged branch names in the list.',
    'Merged the fix of Monday with the new loop.',
    'Merged both scripts into one.',
    'The kettle released steam.',
    'The fix is live on the test kettle.',
    'The fix is deployed to staging.',
    'The fix will be rolled out tomorrow.',
    'The wifi is live again.',
    'Deployed kettles lose heat.',
  ])('leaves %s', (candidate) => {
    expect(untoldIn(candidate)).toEqual([]);
  });

  it.each([
    ['The branch was merged.', 'Squashed and merged pull request #233'],
    ['The branch was merged.', 'It landed in main an hour ago.'],
    ['The branch was merged.', 'yes, and merge it please'],
    ['The branch was merged.', 'git push origin main'],
    ['The branch was merged.', 'To git.example:kettle\n   1a2b3c4..5d6e7f8  main -> main'],
    ['The branch was merged.', 'Fast-forwarded to 5d6e7f8.'],
    ['Version 2.4.0 has been released.', 'v2.4.0 is live since noon'],
    ['Version 2.4.0 has been released.', 'ok, I tagged v2.4.0'],
    ['Version 2.4.0 has been released.', 'We deployed it to production.'],
    ['Version 2.4.0 has been released.', 'The rollout ended at 14:00.'],
    ['The fix is live.', 'deployment.apps/kettle configured'],
    ['The fix is live.', 'I restarted both kettles with it.'],
    ['The fix is live.', 'It is merged now.'],
    ['The fix has been rolled out.', 'terraform apply went through'],
  ])('leaves %s where a line may tell of it: %j', (candidate, line) => {
    expect(untoldIn(candidate, [...SAID, line])).toEqual([]);
  });

  it.each([
    ['The branch was merged.', 'It is not merged yet.'],
    ['The branch was merged.', 'I will merge it on Monday, merge when Ada approves.'],
    ['The branch was merged.', 'Nobody merges it before the freeze.'],
    ['The branch was merged.', 'When #12 is merged we can delete the flag.'],
    ['The branch was merged.', 'Opened merge request !12 as a draft.'],
    ['The branch was merged.', 'A JSON Merge Patch is simpler here.'],
    ['The fix is live.', 'It is not deployed yet.'],
    ['The fix is live.', 'I will roll it out on Monday.'],
    ['Version 2.4.0 has been released.', 'Nothing published; it is pushed, no PR yet.'],
    ['Version 2.4.0 has been released.', 'FW-143 stays open until 2.4.0 is released.'],
    ['Version 2.4.0 has been released.', '2.4.0 goes out tonight with the nightly.'],
  ])('tells %s where a line says that it was not: %j', (candidate, line) => {
    expect(untoldIn(candidate, [...SAID, line])).toHaveLength(1);
  });

  it('leaves what the reference tells', () => {
    const reference = 'The fix of the kettle was merged and released as 2.4.0.';
    expect(untoldIn('Both commits have been merged. Version 2.4.0 was released.', SAID, { reference })).toEqual([]);
  });

  it('is silent of a transcript that is not whole, or in another language', () => {
    expect(untoldIn('The branch was merged.', SAID, { isWhole: false })).toEqual([]);
    const german = [
      'Kannst du bitte den Kessel ansehen? Er kocht seit Montag nicht mehr.',
      'Der Zweig ist zusammengeführt.',
    ];
    expect(untoldIn('The branch was merged.', german)).toEqual([]);
  });
});
