import { describe, expect, it } from '@jest/globals';
import { isEmptyStatement, isEmptyTitle } from '../../../src/rubric/form/empty-statement.js';

describe('a statement that would fit any session', () => {
  it.each([
    'Worked on the codebase as requested',
    'Made changes to the files as discussed.',
    'Took care of the remaining details',
    'The team learned something valuable about the process',
    'An important realisation helped to move things forward',
    'Reviewed the relevant parts and gave feedback',
    'Several options were evaluated and a recommendation was made based on the results.',
    'Various improvements were made to the code.',
    'Made the necessary adjustments to the configuration',
    'Took several steps to improve the situation',
    'A technical problem in one of the components was identified and dealt with appropriately.',
    'A number of terminological matters were looked at and appropriate choices were made.',
    'Looked into the matter in more depth',
    'Appropriate measures taken',
    'Important insights about the database were gained',
    'An important finding about the test environment was made',
    'A helpful detail about one of the services came to light',
    'Something about the data turned out to be different from what was expected',
    'Then a suitable solution was found and put in place.',
    'The user and the assistant gained a better understanding of the styling',
    'Solved a technical problem',
    'Looked into the matter and took the required steps',
    'An interesting detail came up during this investigation',
  ])('%s', (text) => {
    expect(isEmptyStatement(text)).toBe(true);
  });
});

describe('what says something is none', () => {
  it.each([
    ['it says who asked for it', 'Worked on the parser as Ada requested'],
    ['it says of what', 'Took care of the expired certificates'],
    ['it says about what', 'The team learned something valuable about retries'],
    ['it says what was asked for', 'Reviewed the relevant parts of the lease code and asked for a lock'],
    ['it says what was chosen', 'Several options were evaluated, and a table was chosen'],
    ['it names the thing', 'Made several changes to retry.ts'],
    ['it has a number', 'Fixed 3 further issues'],
    ['it says which steps', 'Took the necessary steps out of the release checklist'],
    ['it says in which', 'An important detail came up during the analysis of the crash dump'],
    ['it quotes', 'Renamed several parts to “lease”'],
    ['a capital names a person', 'Several issues were handled by Priya'],
    ['it denies something', 'None of the further issues was fixed'],
    ['it tells what was tested', 'Several changes were tested one at a time.'],
    ['it tells which causes', 'Ruled out several potential causes'],
    ['it tells what is different', 'The presets used different optimisation levels'],
    ['it tells what was compared', 'Evaluated several memory settings'],
    ['it is plain', 'The problem is not solved.'],
    ['it goes on with what was found', 'An important finding was made: the queue drops messages when it is full.'],
    ['it goes on with what was found', 'A key insight emerged that the lock was held during the sleep.'],
    [
      'it goes on with what was found',
      'Something about the pipeline turned out to be racy: two steps wrote the same file.',
    ],
    ['it tells where it was found', 'Key details were found in the appendix'],
    ['it tells what became of them', 'Several issues were closed as duplicates'],
    ['it tells what became of them', 'Reverted several changes to the configuration'],
    ['it tells what is so', 'The same value was set in several places.'],
    ['it tells what is open', 'Some problems remain open.'],
    ['it tells who agreed', 'Both sides agreed on the necessary changes to the contract.'],
    ['it tells what worked', 'Tried several approaches, and recursion worked'],
    ['its verb says something', 'The assistant explained photosynthesis in more depth.'],
    ['one word of its own beside few others', 'Fixed various leaks'],
    ['one word of its own beside two general ones', 'Handled other issues of leases'],
    ['two words of its own', 'Made several improvements to the rollback of leases'],
    ['it tells a finding', 'An important finding: the widget holds the lock'],
    ['terse, but no evasion', 'Worked around, not fixed'],
    ['no statement at all', ''],
  ])('%s: %s', (_, text) => {
    expect(isEmptyStatement(text)).toBe(false);
  });
});

describe('a title that tells what was worked on and not what came of it', () => {
  it.each([
    'Work on a spreadsheet',
    'Working on a login problem',
    'Discussion about improving a web form',
    'Looked into the build',
    'Progress on various service updates',
    'A productive session on some infrastructure',
  ])('%s', (title) => {
    expect(isEmptyTitle(title)).toBe(true);
  });

  it.each([
    'Work on PR #12: lock released',
    'Discussion of Kubernetes Networking',
    'Session on Rust Ownership',
    'Work on Order Importer',
    'Update on lease renewal',
    'Looked into flaky nightly pipeline',
    'Looked into a problem with the iOS build',
    'Working around the null check in parseRow',
    'Update crash of Tidebook found and hotfix submitted',
    'Investigation of duplicate payouts',
    'Improvement of the recipe search',
    'Looked into the signing failure of Fieldnotes',
    'Work on the accessibility of a form before the audit',
    'Looking for the missing October revenue',
    'Worked out why the nightly job waits for a lock that nobody holds',
  ])('not %s', (title) => {
    expect(isEmptyTitle(title)).toBe(false);
  });
});
