import { describe, expect, it } from '@jest/globals';
import { checkVerb } from '../../../src/inputs/lint/verbs.js';

describe('checkVerb', () => {
  it.each([
    'Added a test',
    'added a test',
    'ADDED a test',
    'Ran the suite',
    'Re-ran the suite',
    'Rebuilt the image',
    'Cherry-picked the fix',
    'Force-pushed the branch',
    'Fix the login',
    'Add tests',
    '- Added a test',
    '"Added" a test',
    '1. Added a test',
    'Wrote a property',
    'Traced, then fixed',
    'Had the customer try another cable',
    'Paid back the second charge',
    'Told the customer when the part comes',
    'Refund the second charge',
    'Escalate to the second line',
  ])('takes %j for a bullet that starts with a verb', (bullet) => expect(checkVerb(bullet)).toBe('verb'));

  it.each([
    'Worked on the login',
    'Did some tests',
    'Helped with it',
    'Dealt with it',
    'Continued the work',
    'work on it',
  ])('finds the verb of %j vague', (bullet) => expect(checkVerb(bullet)).toBe('vague'));

  it.each([
    'The login was fixed',
    'A new test',
    'Red button',
    'Login fixed',
    'Indeed fixed',
    '',
    '!!!',
    '42',
    '修正した',
    'Tests',
  ])('finds no verb at the start of %j', (bullet) => expect(checkVerb(bullet)).toBe('none'));
});
