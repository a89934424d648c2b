import { describe, expect, it } from '@jest/globals';
import { fingerprintOf, identityOf } from '../../../src/rubric/findings/finding-identity.js';

describe('what a finding is about', () => {
  it.each<readonly [string, string, string]>([
    [
      'CHATTER',
      'The summary speaks to the reader, not of the work: "Sure!"',
      'The summary speaks to the reader, not of the work: ',
    ],
    ['CUT_OFF', 'The action ends; 3 of 4.5 more', 'The action ends'],
    ['SUMMARY_TOO_LONG', 'The summary has 3.33 times the 12 words', 'The summary has 0 times the 0 words'],
    ['NO_CANDIDATE', 'No candidate of this session: in cands/a.json 2', 'No candidate of this session'],
    ['NO_CANDIDATE', 'No candidate 2 in cands/a.json', 'No candidate 0'],
    ['WRONG_OUTCOME', 'The outcome is "x"; the reference says "partial"; allowed: "success"', '"partial"'],
    ['WRONG_OUTCOME', 'The outcome is "; the reference says "; the reference says "partial"', '"partial"'],
    ['MISSING_ACTION', 'Missing action: "a"; the closest candidate action is "b"', 'Missing action: "a"'],
    ['MISSING_ACTION', 'Missing action: "a"', 'Missing action: "a"'],
    ['MISSING_ACTION', '; the closest candidate action is "b"', ''],
    [
      'EXTRA_ACTION',
      'The reference has no such action: "a"; the closest reference action is "b"',
      'The reference has no such action: "a"',
    ],
    [
      'MISSING_MOMENT',
      'The moment of message 3 is "a" in the reference, the candidate has "b" there',
      'The moment of message 3 is "a"',
    ],
    ['NUMBER_MISMATCH', 'The reference says "4", the candidate says "5": both', 'The reference says "4"'],
    ['IDENTIFIER_MISMATCH', 'The reference names "4", the candidate names "5": both', 'The reference names "4"'],
    ['STATUS_MISMATCH', 'How far: the candidate says "x", the reference "y"', 'y"'],
    ['STATUS_MISMATCH', 'How far: the candidate says "x", the transcript "y"', 'y"'],
    [
      'STATUS_MISMATCH',
      'No line of the session tells that anything was "merged": the candidate says "x, the reference "y"',
      'No line of the session tells that anything was "merged"',
    ],
    ['REQUIREMENT_UNMET', 'This must be mentioned, no "a": "PR 317"', 'PR 317"'],
    ['REQUIREMENT_UNMET', ': "PR 317"', 'PR 317"'],
    ['UNGROUNDED_NUMBER', 'Nothing has the number "4": the candidate says "x"', 'Nothing has the number "4"'],
    ['FOREIGN_ACTION', 'This action is one of "b": "x"; its reference says "y"', '"y"'],
    ['FIELD_MISSING', '3 of 4 candidates, this one has no "title"; most have 12 of 13', '"title"'],
    ['FIELD_UNKNOWN', '3 of 4 candidates say "done"; allowed: "success"', '0 of 0 candidates say "done"'],
    [
      'SUMMARY_GAP',
      'The summary covers 0.12 of this sentence: "a"; missing: b',
      'The summary covers this sentence: "a"',
    ],
    [
      'SUMMARY_GAP',
      'The summary covers 0.12 of this sentence: "a" (and 3 more)',
      'The summary covers this sentence: "a"',
    ],
    [
      'SCRAMBLED_TEXT',
      'This is a list of words, not sentences: "login, retry, 3 tests"',
      'This is a list of words, not sentences: ',
    ],
    [
      'EXTRA_MOMENT',
      '12 moments for 5 of the reference, 7 of them without a counterpart of their type',
      '0 moments for 0 of the reference, 0 of them without a counterpart of their type',
    ],
    [
      'EXTRA_MOMENT',
      'The reference has no moment of the type "insight" that the one in message 4 could be',
      'The reference has no moment of the type "insight" that the one in message 4 could be',
    ],
    ['JUDGE_DISAGREES', 'The rubric gives 0.400, the judge 0.800: it says more', 'The rubric'],
    // Codes that say no more, and those that nobody knows, are about all of their message.
    ['OPEN_POINT_LOST', 'Nothing is said of "a"; the closest "b"', 'Nothing is said of "a"; the closest "b"'],
    ['SOMETHING_ELSE', 'As "4"; the closest', 'As "4"; the closest'],
  ])('%s: %s', (code, message, about) => {
    expect(identityOf({ code, message })).toBe(`${code}\n${about}`);
  });

  it('is told by its code, too', () => {
    const message = 'Missing action: "a"';
    expect(identityOf({ code: 'MISSING_ACTION', message })).not.toBe(identityOf({ code: 'OPEN_POINT_LOST', message }));
  });
});

it('a fingerprint is the code and sixteen digits of a digest of the identity', () => {
  const digest = () => '0123456789abcdef0123';
  expect(fingerprintOf({ code: 'CHATTER', message: 'Sure' }, digest)).toBe('CHATTER:0123456789abcdef');
  const asIs = (data: string | Iterable<string>) => [...data].join('');
  const finding = { code: 'MISSING_ACTION', message: 'Missing action: "a"; the closest one' };
  expect(fingerprintOf(finding, asIs)).toBe(`MISSING_ACTION:${identityOf(finding).slice(0, 16)}`);
});
