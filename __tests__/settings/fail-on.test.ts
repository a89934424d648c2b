import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FINDING_CLASSES, FINDING_CODES, NEVER_GATES } from '../../src/core/finding.js';
import { allowancesOf, codesOf, FAIL_ON_NAMES, failOn } from '../../src/settings/fail-on.js';
import type { RawValue } from '../../src/settings/raw-values.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import { judgeProblems } from '../../src/settings/rules.js';
import { orNone } from '../../src/settings/value-kinds.js';

const read = (raw: RawValue) => {
  const parsed = orNone(failOn).parse(raw);
  return 'value' in parsed ? parsed.value : `PROBLEM ${parsed.problem}`;
};

describe('fail-on', () => {
  it.each<[string, RawValue, object | null]>([
    ['a class', 'outcome', { outcome: 0 }],
    ['a code', 'WRONG_OUTCOME', { WRONG_OUTCOME: 0 }],
    ['a number of sessions', 'outcome=1', { outcome: 1 }],
    ['several, with blanks', ' outcome = 1 , contradiction=2,unusable ', { unusable: 0, outcome: 1, contradiction: 2 }],
    ['lines', 'unusable\noutcome=3\n', { unusable: 0, outcome: 3 }],
    ['a class and one of its codes', 'unusable=3, NO_CANDIDATE', { unusable: 3, NO_CANDIDATE: 0 }],
    ['a list', ['unusable', 'outcome=1'], { unusable: 0, outcome: 1 }],
    ['a list with a mapping', ['unusable', new Map([['outcome', 1]])], { unusable: 0, outcome: 1 }],
    [
      'a mapping',
      new Map<string, RawValue>([
        ['outcome', 1],
        ['unusable', '0'],
      ]),
      { unusable: 0, outcome: 1 },
    ],
    ['none', 'none', null],
  ])('reads %s', (_, raw, wanted) => expect(read(raw)).toEqual(wanted));

  it.each<[string, RawValue, string]>([
    ['a mistyped class', 'outcom', '"outcom" is no class or code of findings (did you mean outcome?)'],
    ['a class in capitals', 'Outcome', '"Outcome" is no class or code of findings (did you mean outcome?)'],
    ['a mistyped code', 'WRONG_OUTCOM', '"WRONG_OUTCOM" is no class or code of findings (did you mean WRONG_OUTCOME?)'],
    [
      'a code in small letters',
      'wrong_outcome',
      '"wrong_outcome" is no class or code of findings (did you mean WRONG_OUTCOME?)',
    ],
    ['what nobody means', 'xyzzy', '"xyzzy" is no class or code of findings'],
    ['a code that never gates', 'UNKNOWN_SESSION', 'UNKNOWN_SESSION never gates'],
    ['the same twice', 'outcome, outcome=2', 'outcome is given twice'],
    ['a negative number', 'outcome=-1', 'outcome: "-1" is not a whole number from 0 to 1000000'],
    ['a fraction', 'outcome=1.5', 'outcome: "1.5" is not a whole number from 0 to 1000000'],
    ['no number', 'outcome=', 'outcome: "" is not a whole number from 0 to 1000000'],
    ['a word for a number', new Map([['outcome', 'few']]), 'outcome: "few" is not a whole number from 0 to 1000000'],
    ['nothing', '', 'no class is named'],
    ['an empty list', [], 'no class is named'],
    ['an empty mapping', new Map(), 'no class is named'],
    ['a number alone', 3, '3 is no class or code of findings'],
    ['a list in a list', [['outcome']], 'a list in a list'],
    [
      'several mistakes',
      'outcom, omission=x, omission',
      '"outcom" is no class or code of findings (did you mean outcome?), omission: "x" is not a whole number from 0 to 1000000',
    ],
    ['none among others', 'none, outcome', '"none" is no class or code of findings'],
  ])('refuses %s', (_, raw, problem) => expect(read(raw)).toBe(`PROBLEM ${problem}`));

  it('reads the same from every form, in one order', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.constantFrom(...FAIL_ON_NAMES), fc.nat(50)), {
      minLength: 1,
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(entries, (drawn) => {
        const text = drawn.map(([name, count]) => `${name}=${count}`);
        const wanted = JSON.stringify(read(text.join(', ')));
        expect(JSON.stringify(read(text))).toBe(wanted);
        expect(JSON.stringify(read(new Map(drawn)))).toBe(wanted);
        expect(JSON.stringify(read(text.toReversed().join('\n')))).toBe(wanted);
        const parsed = failOn.parse(text);
        const kept = 'value' in parsed ? allowancesOf(parsed.value) : [];
        expect(kept.map(({ of, threshold }) => `${of}=${threshold}`).toSorted()).toEqual(text.toSorted());
      }),
    );
  });

  it.each([
    ['judge', 'off', ['rubric'], ['fail-on']],
    ['UNSUPPORTED_CLAIM', 'off', ['rubric'], ['fail-on']],
    ['CONTRADICTED_CLAIM', 'auto', ['rubric'], ['fail-on']],
    ['judge', 'auto', ['faithfulness'], []],
    // Others of its codes need no judge.
    ['addition', 'off', ['rubric'], []],
  ] as const)('of %s with judge %s and %j blames %j', (text, judge, metrics, blamed) => {
    const given = settingsOfInputs(new Map([['fail-on', { text, label: 'fail-on' }]]));
    const problems = judgeProblems({ ...given, judge, 'judge-metrics': metrics });
    expect(problems.map(({ name }) => name)).toEqual(blamed);
  });
});

it.each([
  ['UNREADABLE_CANDIDATE', 'UNREADABLE_CANDIDATE never gates, since it belongs to no session: '],
  ['UNKNOWN_SESSION', 'UNKNOWN_SESSION never gates'],
  ['UNKNOWN_SESION', '"UNKNOWN_SESION" is no class or code of findings'],
])('what never gates is refused with the reason: %s', (code, wanted) => {
  expect(failOn.parse(code)).toEqual({ problem: expect.stringMatching(`^${wanted}`) });
});

/** Too often wrong about faithful summaries, or said by something else already. */
const IN_NO_CLASS = ['SCRAMBLED_TEXT', 'TITLE_DRIFT'];

describe('the classes of findings', () => {
  it('have every code that can gate once, but for some', () => {
    const classed = Object.values(FINDING_CLASSES).flat();
    expect(new Set(classed).size).toBe(classed.length);
    const others = FINDING_CODES.filter((code) => !NEVER_GATES.has(code) && !classed.some((one) => one === code));
    expect(others).toEqual(IN_NO_CLASS);
    expect(classed.filter((code) => NEVER_GATES.has(code))).toEqual([]);
  });

  it('and codes are called differently', () => {
    expect(new Set(FAIL_ON_NAMES.map((name) => name.toLowerCase())).size).toBe(FAIL_ON_NAMES.length);
    expect(codesOf('outcome')).toEqual(['WRONG_OUTCOME']);
    expect(codesOf('TITLE_DRIFT')).toEqual(['TITLE_DRIFT']);
  });
});
