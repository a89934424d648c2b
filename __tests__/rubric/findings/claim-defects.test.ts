import { describe, expect, it } from '@jest/globals';
import type { Defect, FindingCode } from '../../../src/core/finding.js';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import type { ClaimRule, ContradictedClaim, Witness } from '../../../src/rubric/contradictions/contradicted-claim.js';
import { withClaims } from '../../../src/rubric/findings/claim-defects.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { openRubric } from '../../../src/rubric/score.js';
import { NOTHING_ELSE } from '../contradictions/readings.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const score = openRubric('v2');

/** Code, place and remedy of what is said to be wrong about numbers and names. */
function toldOf(reference: Partial<Summary>, candidate: Partial<Summary>): readonly string[] {
  const [wanted, given] = [summaryOf(reference), summaryOf(candidate)];
  const content = findDefects(wanted, given, score(wanted, given), placeOf);
  const claims = new ClaimCheck().contradictedIn(wanted, given, NOTHING_ELSE);
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

/** A claim of the first action, by any rule. */
function claimOf(
  rule: ClaimRule,
  given: string,
  wanted: string,
  source: Witness['source'] = 'reference',
): ContradictedClaim {
  const [reference, candidate] = [LOCK, LOCK.replace('14', '40')].map((action) => summaryOf({ key_actions: [action] }));
  const [claim] = new ClaimCheck().contradictedIn(reference ?? summaryOf(), candidate ?? summaryOf(), NOTHING_ELSE);
  if (claim === undefined) throw new Error('no claim is contradicted');
  return { ...claim, rule, given, wanted, witness: { text: claim.witness?.text ?? '', source } };
}

const OURS = 'Support unlocked account 88213 by hand and found that the clock of the lock service was 40 hours behind.';
const BOTH = `: the candidate says "${OURS}", the reference "${OURS.replace('40', '14')}"`;

describe('a claim', () => {
  it.each<readonly [ClaimRule, FindingCode, string, string]>([
    ['number', 'NUMBER_MISMATCH', 'The reference says "b", the candidate says "a"', 'Change "a" to "b"'],
    ['identifier', 'IDENTIFIER_MISMATCH', 'The reference names "b", the candidate names "a"', 'Change "a" to "b"'],
    ['change', 'DIRECTION_MISMATCH', 'The other way round, "a" for "b"', 'Turn it round: "b"'],
    ['exchange', 'DIRECTION_MISMATCH', 'The other way round, "a" for "b"', 'Turn it round: "b"'],
    ['speaker', 'DIRECTION_MISMATCH', 'The other one said it, the b, where "a" is told', 'Say that the b did'],
    ['status', 'STATUS_MISMATCH', 'How far it has come, "a" for "b"', 'Say how far it has come: "b"'],
    ['plan', 'STATUS_MISMATCH', 'Told as done, "a" for "b"', 'Say that it is still to be done: "b"'],
    [
      'certainty',
      'HEDGE_DROPPED',
      'Told as a fact, "a" for "b"',
      'Say that it is not certain, as the reference does: "b"',
    ],
  ])('of the rule %s', (rule, code, message, suggestion) => {
    expect(withClaims([], [claimOf(rule, 'a', 'b')], placeOf)).toEqual([
      {
        ...{ code, dimension: 'key_actions', message: `${message}${BOTH}`, suggestion },
        place: { file: 'key_actions/0' },
      },
    ]);
  });

  it('of which nothing tells says that', () => {
    const { witness, ...claim } = claimOf('untold', 'It was merged', 'merged');
    expect(withClaims([], [claim], placeOf)).toMatchObject([
      {
        code: 'STATUS_MISMATCH',
        message: `No line of the session tells that anything was merged: the candidate says "${OURS}"`,
        suggestion: 'Say how far it has come, or take "It was merged" out',
      },
    ]);
  });

  it('of the transcript says so', () => {
    const [told] = withClaims([], [claimOf('status', 'a', 'b', 'transcript')], placeOf);
    expect(told?.message).toBe(`How far it has come, "a" for "b"${BOTH.replace('the reference', 'the transcript')}`);
    const [other] = withClaims([], [claimOf('status', 'a', 'b')], placeOf);
    expect(other?.message).toBe(`How far it has come, "a" for "b"${BOTH}`);
  });
});

describe('what is told already', () => {
  const toldOfIt = (code: FindingCode, message: string, file = 'key_actions/0'): Defect => ({
    ...{ code, dimension: 'key_actions', message, suggestion: null, place: { file } },
  });
  const plain = (given: string, wanted: string) =>
    `The reference says "${wanted}", the candidate says "${given}": the candidate says "${OURS}", the reference "It"`;
  const codesOf = (told: readonly Defect[], ...claims: readonly ContradictedClaim[]) =>
    withClaims(told, claims, placeOf).map(({ code, message }) => `${code} ${message.split(':')[0]}`);

  it('is all, where no claim is contradicted', () => {
    const told = [toldOfIt('CUT_OFF', 'x')];
    expect(withClaims(told, [], placeOf)).toBe(told);
    expect(withClaims(told, [claimOf('plan', 'a', 'b')], placeOf).map(({ code }) => code)).toEqual([
      'CUT_OFF',
      'STATUS_MISMATCH',
    ]);
  });

  it.each<readonly [string, Defect, boolean]>([
    ['of its code and place', toldOfIt('STATUS_MISMATCH', 'x'), false],
    ['of another code', toldOfIt('NEGATION_MISMATCH', 'x'), true],
    ['of another place', toldOfIt('STATUS_MISMATCH', 'x', 'key_actions/1'), true],
  ])('is not told again, but for facts: one %s', (_, told, isNew) => {
    expect(codesOf([toldOfIt('CUT_OFF', 'x'), told], claimOf('status', 'a', 'b'))).toHaveLength(isNew ? 3 : 2);
    // Of one text the first of its kind is enough.
    expect(codesOf([], claimOf('status', 'a', 'b'), claimOf('plan', 'c', 'd'))).toHaveLength(1);
  });

  it('is not told again of a fact that the message has', () => {
    const fact = toldOfIt('NUMBER_MISMATCH', 'The candidate says "a", wrongly');
    expect(codesOf([fact], claimOf('number', 'a', 'b'))).toEqual(['NUMBER_MISMATCH The candidate says "a", wrongly']);
    expect(codesOf([fact], claimOf('number', 'c', 'b'))).toHaveLength(2);
    expect(codesOf([fact], claimOf('identifier', 'a', 'b'))).toHaveLength(2);
    expect(codesOf([], claimOf('number', 'a', 'b'), claimOf('number', 'c', 'd'))).toHaveLength(2);
    expect(codesOf([], claimOf('number', 'a', 'b'), claimOf('number', 'a', 'd'))).toHaveLength(1);
  });

  it.each<readonly [string, Defect, boolean]>([
    ['the bare number at its place', toldOfIt('NUMBER_MISMATCH', plain('40', '14')), false],
    ['another bare number', toldOfIt('NUMBER_MISMATCH', plain('41', '14')), true],
    ['a bare number elsewhere', toldOfIt('NUMBER_MISMATCH', plain('40', '14'), 'summary'), true],
    ['what only ends so', toldOfIt('NUMBER_MISMATCH', `As told: ${plain('40', '14')}`), true],
    ['something else that begins so', toldOfIt('IDENTIFIER_MISMATCH', plain('40', '14')), true],
  ])('gives way to what tells it more fully: %s', (_, told, stays) => {
    for (const rule of ['number', 'identifier'] as const) {
      const fuller = claimOf(rule, '40 hours of 7', '14 hours of 9');
      expect(withClaims([told], [fuller], placeOf).includes(told)).toBe(stays);
      expect(withClaims([told], [claimOf(rule, '3 m', '2 m'), fuller], placeOf).includes(told)).toBe(stays);
    }
    // Other claims say nothing of numbers.
    expect(withClaims([told], [claimOf('status', '40 hours', '14 hours')], placeOf).includes(told)).toBe(true);
  });
});
