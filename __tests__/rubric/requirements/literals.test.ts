import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Literal } from '../../../src/rubric/requirements/literals.js';
import { piecesOf } from '../../../src/rubric/requirements/name-pieces.js';
import { WantedTexts } from '../../../src/rubric/requirements/read-candidate.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { anyCharacter } from '../../builders/characters.js';

function stands(literal: string, text: string): boolean {
  return new Literal(literal).standsIn(piecesOf(text));
}

describe('a literal stands in', () => {
  it.each<[literal: string, text: string]>([
    // The same name, written otherwise.
    ['PR #317', 'Opened PR #317.'],
    ['PR #317', 'opened pr 317'],
    ['PR #317', 'Opened PR-317, unmerged'],
    ['PR #317', 'Opened PR#317'],
    ['PR #317', 'PR317 is open'],
    ['PR 317', 'Opened pull request #317'],
    ['pull request 318', 'PR 318 awaits the merge'],
    ['PR #813', 'PRs #812 and #813 were approved'],
    ['PR #812', 'PRs #812 and #813 were approved'],
    ['PR 813', 'PRs 811, 812, 813 wurden freigegeben'],
    ['Ticket 13', 'Die Tickets 12 und 13 bleiben offen'],
    ['incidencia 13', 'Las incidencias 12 y 13 siguen abiertas'],
    ['#317', 'as #317 says'],
    ['#317', 'see PR-317'],
    ['useSearch', 'Aborted superseded requests in useSearch.ts, line 88'],
    ['rate_limit', 'Cleaned `rate_limit.py:40`'],
    ['588', 'Issued a credit note over CHF 588.00'],
    ['588', 'Es sind 588,00 Franken'],
    ['1200', 'It paid 1,200.00 EUR'],
    ['1200', 'Es waren 1.200,00 EUR'],
    ['0.9', 'The note went out as v0.9'],
    ['single-flight', 'with a single flight'],
    ['lock timeout', 'the lock_timeout of 5 s'],
    ['`lookup()`', 'in lookup, which deletes'],
    ['redis', 'Redis-Ausfall: jeder Pod begrenzt selbst'],
    ['Redis', 'Redis was away.'],
    ['cache', "the cache's size"],
    // One of a thing, and more of it.
    ['digit', 'the digits were removed'],
    ['cache', 'caches were cold'],
    ['digits', 'each digit was removed'],
    ['log', 'both logs'],
    ['api keys', 'one API key'],
    ['date picker', 'both date pickers'],
    ['date-pickers', 'the date picker'],
    ['retry policy', 'two retry policies'],
    ['retry policies', 'one retry policy'],
    ['batch', 'in batches'],
    ['batches', 'in one batch'],
    ['address', 'all addresses'],
    ['addresses', 'an address'],
    // Files and versions.
    ['session.ts', 'Fixed `session.ts`'],
    ['session.ts', 'Fixed src/auth/session.ts:12.'],
    ['src/session.ts', 'changed ./src/session.ts'],
    ['1.2', 'upgraded to 1.2.'],
    ['v2.8.0', 'Client v2.8.0 is out'],
    ['C++', 'needs C++ or later'],
    ['C', 'written in C, not in Rust'],
    // Numbers and units.
    ['1,742', 'peak of 1742 connects'],
    ['1742', 'Spitze von 1.742 Verbindungen'],
    ['366,033', 'les 366\u202f033 montants'],
    ['366033', "366'033 Beträge"],
    ['1.5', 'dauerte 1,5 Stunden'],
    ['10 ms', 'took 10ms'],
    ['10ms', 'took 10 ms'],
    ['30', 'within 30s'],
    ['95%', '95 % of clients'],
    ['95 %', '95 percent of clients'],
    ['95', '95% of clients'],
    ['10', 'a 10-minute limit'],
    ['10', 'between 5-10 minutes'],
    ['03:11:48', 'ended at 03:11:48 UTC'],
    ['2026-11-10', 'on 2026-11-10'],
    ['3.4', 'the churn is 3.40 %'],
    ['3.40 %', 'the churn is 3.4 %'],
    ['2 ms', 'took 2.0 ms'],
    ['three segments', 'a hole of 3 segments'],
    // Other languages and scripts.
    ['Prüfung', 'die PRÜFUNG schlug fehl'],
    ['Pru\u0308fung', 'die Prüfung schlug fehl'],
    ['migración 0142', 'La Migración 0142 bloqueó'],
    ['競合', 'キャッシュの競合を修正した'],
    ['PR 317', 'PR 317を開いた'],
    ['миграция 12', 'Миграция 12 прошла'],
  ])('%s: %s', (literal, text) => {
    expect(stands(literal, text)).toBe(true);
  });
});

describe('a literal does not stand in', () => {
  it.each<[literal: string, text: string]>([
    ['PR #317', 'Opened PR 371'],
    ['PR #317', 'Opened PR #3170'],
    ['PR #317', 'Opened issue #317'],
    ['PR #317', 'PR with 317 lines'],
    ['PR 317', 'SPR 317'],
    ['PR #813', 'PRs #812 and #814; 813 lines'],
    ['digit', 'all digital'],
    ['Digit', 'Digits is a product'],
    ['digit rule', 'the digits rule'],
    ['log', 'of the logic and the login'],
    ['db', 'all dbs'],
    ['session.ts', 'Fixed sessions.ts'],
    ['588', 'It is 588.01'],
    ['1,200.00', 'all 1200 of them'],
    ['1.2', 'shipped 1.2.00'],
    ['588.00', 'It is 588'],
    ['588', 'It is 588.0'],
    ['0.9', 'It is rev0.9'],
    ['9', 'It is v9'],
    ['useSearch', 'Fixed useSearch.test.ts'],
    ['useSearch', 'Fixed useSearch.ts.bak'],
    ['useSearch', 'Fixed useSearch.debounce'],
    ['next', 'Upgraded Next.js'],
    ['session', 'Fixed session.ts'],
    ['session.ts', 'Fixed session.tsx'],
    ['session.ts', 'Fixed my-session.ts'],
    ['session.ts', 'Fixed user_session.ts'],
    ['session.ts', 'Fixed session.ts.bak'],
    ['session.ts', 'Fixed session.test.ts'],
    ['session.ts', 'Fixed session.ts-old'],
    ['session.ts', 'the session. Ts is'],
    ['src/session.ts', 'session.ts'],
    ['timeout', 'lock_timeout was 5 s'],
    ['1.2', 'upgraded to 1.2.3'],
    ['1.2', 'upgraded to 11.2'],
    ['1.2', 'upgraded to 1.20'],
    ['3.4', 'the churn is 3.41 %'],
    ['3.4', 'the churn is 3.04 %'],
    ['34', 'the churn is 3.40 %'],
    ['1.2', 'upgraded to 1.20, 40 % slower'],
    ['2.3', 'upgraded to 1.2.3'],
    ['1.10', 'upgraded to 1.1'],
    ['10', 'took 100 ms'],
    ['10', '10k rows'],
    ['412', 'ticket MED-412'],
    ['412', 'commit a412b'],
    ['7d1e04b', 'commit 7d1e04bc'],
    ['12', 'at 09:12'],
    ['11', 'on 2026-11-10'],
    ['10', 'on 2026-11-10'],
    ['0142', 'migration 142'],
    ['95%', '95 clients'],
    ['C', 'needs C++ or later'],
    ['cache', 'cached'],
    ['Prüfung', 'die Prufung'],
    ['競合', '競争'],
    ['root cause', 'the cause at the root'],
    ['', 'anything'],
    ['—', 'a — b'],
  ])('%s: %s', (literal, text) => {
    expect(stands(literal, text)).toBe(false);
  });
});

const word = fc.constantFrom('PR', 'Segment', 'migración', 'tests', 'Zeile', 'cache', 'v', 'C4', 'fix/abc');
const number = fc.integer({ min: 0, max: 99_999 }).map(String);

it('stands in itself, whatever is around it', () => {
  fc.assert(
    fc.property(word, number, fc.constantFrom(' ', ' #', '-', ' no. '), (name, digits, joint) => {
      const literal = `${name}${joint}${digits}`;
      expect(stands(literal, literal)).toBe(true);
      expect(stands(literal, `We saw (${literal}), and went on.`)).toBe(true);
    }),
  );
});

it('does not stand where one digit is another', () => {
  fc.assert(
    fc.property(word, number, fc.nat(), fc.integer({ min: 1, max: 9 }), (name, digits, at, shift) => {
      const i = at % digits.length;
      const other = String((Number(digits[i]) + shift) % 10);
      const changed = digits.slice(0, i) + other + digits.slice(i + 1);
      expect(stands(`${name} ${digits}`, `We saw ${name} ${changed} there.`)).toBe(false);
      expect(stands(digits, `We saw ${name} ${changed} there.`)).toBe(false);
    }),
  );
});

it('stands only where one of the forms of each piece that it needs does', () => {
  const name = fc.constantFrom(
    'PR #12',
    'PRs #11 and #12',
    'two tokens',
    '2 tokens',
    '1,742',
    'v1.2',
    'C++',
    'lock_timeout',
    '',
  );
  const text = fc.array(fc.oneof(name, word, number), { maxLength: 4 }).map((all) => all.join(' '));
  let found = 0;
  fc.assert(
    fc.property(name, text, (written, other) => {
      const literal = new Literal(written);
      const forms = new Set(piecesOf(other).flatMap((piece) => piece.forms));
      if (!literal.standsIn(piecesOf(other))) return;
      found++;
      for (const needed of literal.needed) expect(needed.forms.some((form) => forms.has(form))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(found).toBeGreaterThan(100);
});

it('reads any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), (literal, text) => {
      const found = new Literal(literal);
      expect(typeof found.standsIn(piecesOf(text))).toBe('boolean');
      // What cannot be read stands nowhere.
      expect(found.standsIn(piecesOf(literal))).toBe(found.isReadable);
    }),
  );
});

it.each([
  ['digit', 'Digit', true],
  ['1,742', '1.742', true],
  ['PR #317', 'pull request 317', true],
  ['digit', 'digits', false],
  ['digit', 'last digit', false],
  ['317', 'PR 317', false],
])('%j and %j are the same literal: %s', (one, other, isSame) => {
  expect(new Literal(one).isSame(new Literal(other))).toBe(isSame);
  expect(new Literal(other).isSame(new Literal(one))).toBe(isSame);
});

it('is read once for all texts that it is looked for in', () => {
  const wanted = new WantedTexts([], new Vocabularies().of('english'));
  const first = wanted.literal('PR #317');
  expect(first.written).toBe('PR #317');
  expect(wanted.literal('PR #317')).toBe(first);
  expect(wanted.literal('PR 317')).not.toBe(first);
});
