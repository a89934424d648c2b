import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/contradicted-claims.js';
import { withClaims } from '../../../src/rubric/findings/claim-defects.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { openRubric } from '../../../src/rubric/score.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const score = openRubric('v2');

/** Code, place and remedy of what is said to be wrong about numbers and names. */
function toldOf(reference: Partial<Summary>, candidate: Partial<Summary>): readonly string[] {
  const [wanted, given] = [summaryOf(reference), summaryOf(candidate)];
  const content = findDefects(wanted, given, score(wanted, given), placeOf);
  const claims = new ClaimCheck().contradictedIn(wanted, given);
  return withClaims(content, claims, placeOf)
    .filter(({ code }) => code === 'NUMBER_MISMATCH' || code === 'IDENTIFIER_MISMATCH')
    .map(({ code, place, suggestion }) => `${code} ${place.file} ${suggestion}`);
}

const LOCK =
  'Support unlocked account 88213 by hand and found that the clock of the lock service was 14 hours behind. It is right again.';
const LOAD = 'The load test sent 400,000 orders through the queue in one night. Nothing was lost on the way.';
const NOTE = 'Support issued credit note CN-2204 and a new invoice without VAT; a ticket to trim the number is open.';

describe('one defect is told once', () => {
  it.each([
    ['with what it counts', LOCK, LOCK.replace('14', '40'), 'NUMBER_MISMATCH summary Change "40 hours" to "14 hours"'],
    [
      'as the file spells it',
      LOAD,
      LOAD.replace('400', '440'),
      'NUMBER_MISMATCH summary Change "440,000" to "400,000"',
    ],
    [
      'as the name that its digits are part of',
      NOTE,
      NOTE.replace('2204', '2240'),
      'IDENTIFIER_MISMATCH summary Change "CN-2240" to "CN-2204"',
    ],
  ])('%s', (_, reference, candidate, wanted) => {
    expect(toldOf({ summary: reference }, { summary: candidate })).toEqual([wanted]);
  });

  it('and again in another field', () => {
    const told = toldOf(
      { summary: LOCK, key_actions: [LOCK] },
      { summary: LOCK.replace('14', '40'), key_actions: [LOCK.replace('14', '40')] },
    );
    expect(told.map((one) => one.split(' ')[1]).sort()).toEqual(['key_actions/0', 'summary']);
  });

  it('and again in another sentence', () => {
    const both = `${LOCK} The backup of the mail archive took 14 minutes on the old disk.`;
    expect(toldOf({ summary: both }, { summary: both.replaceAll('14', '40') })).toHaveLength(2);
  });

  it.each([
    ['nothing', LOCK],
    ['words alone', LOCK.replace('by hand', 'themselves')],
  ])('and nothing where %s differs', (_, candidate) => {
    expect(toldOf({ summary: LOCK }, { summary: candidate })).toEqual([]);
  });
});
