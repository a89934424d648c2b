import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byCodePoint } from '../../../src/core/text.js';
import { fieldAtName, hasTextAround } from '../../../src/inputs/candidates/mistaken-json.js';
import { NameMisfits } from '../../../src/inputs/candidates/name-misfit.js';
import { formatBy } from '../format/format-by.js';

const CORPUS = ['a', 'fix', 'fix-login', 'Grüße', 'login', 'move_db', 'x y'].sort(byCodePoint);
const LEFT_OUT = (affix: string, where: string): string =>
  `Leave out ${JSON.stringify(affix)} ${where} the name: a candidate is named like the folder of its golden session`;
const LETTERS =
  'Write names letter by letter as the corpus does, in the same case: a candidate is named like the folder of its golden session';

describe('the session that a name nearly names', () => {
  it.each<[string, string, string, string]>([
    ['with an ending', 'fix-login.summary', 'fix-login', LEFT_OUT('.summary', 'behind')],
    ['with an ending, the longest session of several', 'fix-login-2', 'fix-login', LEFT_OUT('-2', 'behind')],
    ['with a beginning', 'run-login', 'login', LEFT_OUT('run-', 'before')],
    ['with a beginning, the longest session of several', 'run:fix-login', 'fix-login', LEFT_OUT('run:', 'before')],
    ['with an ending before one with a beginning', 'a_login', 'a', LEFT_OUT('_login', 'behind')],
    ['of one letter', 'a@1', 'a', LEFT_OUT('@1', 'behind')],
    ['behind one letter', '1~a', 'a', LEFT_OUT('1~', 'before')],
    ['with a mark alone', 'login+', 'login', LEFT_OUT('+', 'behind')],
    ['behind a mark alone', '-login', 'login', LEFT_OUT('-', 'before')],
    ['in other letters', 'Fix_Login', 'fix-login', LETTERS],
    ['with other marks between its words', 'MOVE‐db', 'move_db', LETTERS],
    ['in another form of Unicode', 'gru\u0308ße', 'Grüße', LETTERS],
    ['with several blanks', 'X   Y', 'x y', LETTERS],
  ])('is found: %s', (_, name, session, remedy) =>
    expect(new NameMisfits(CORPUS).find(name)).toEqual({ session, remedy }),
  );

  it.each(['other', 'loginx', 'xlogin', 'fixlogin', '', '-'])('is none: %j', (name) =>
    expect(new NameMisfits(CORPUS).find(name)).toBeUndefined(),
  );

  it('is found wherever it stands among the others', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-d]{1,3}$/), { minLength: 1 });
    fc.assert(
      fc.property(names, fc.nat(), (all, pick) => {
        const sorted = [...all].sort(byCodePoint);
        const session = sorted[pick % sorted.length] ?? '';
        const misfits = new NameMisfits(sorted);
        expect(misfits.find(`${session}.x`)?.session).toBe(session);
        expect(misfits.find(`x.${session}`)?.session).toBe(session);
        expect(misfits.find(session.toUpperCase())?.session).toBe(session);
        expect(misfits.find(`${session}e.x`)).toBeUndefined();
      }),
    );
  });

  it('is not looked for letter by letter among more than 100 000', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `s${String(i).padStart(6, '0')}`);
    expect(new NameMisfits(many).find('S000007')?.session).toBe('s000007');
    expect(new NameMisfits([...many, 't']).find('S000007')).toBeUndefined();
    expect(new NameMisfits([...many, 't']).find('s000007.x')?.session).toBe('s000007');
  });
});

describe('JSON that was mistaken', () => {
  it.each<[string, boolean]>([
    ['Here it is: {"a": 1}', true],
    ['{"a": 1} as you wished', true],
    ['{}x', true],
    ['x{"a": {"b": 1}}', true],
    ['{"a": 1', false],
    ['} {', false],
    ['no braces', false],
    ['{ no JSON }', false],
    ['{"a": 1} and {"b": 2}', false],
  ])('is an object with text around it: %j %s', (text, wanted) => expect(hasTextAround(text)).toBe(wanted));

  it('has a field at the key by which a line says its session', () => {
    expect(fieldAtName(formatBy({ fields: 'summary=text, title=name' }))).toMatch(/and fields has title there/);
    expect(fieldAtName(formatBy({ fields: 'title=name.short' }))).toBeUndefined();
    expect(fieldAtName(formatBy({ fields: 'title=meta.name, summary=text' }))).toBeUndefined();
    expect(fieldAtName(formatBy({}))).toBeUndefined();
  });
});
