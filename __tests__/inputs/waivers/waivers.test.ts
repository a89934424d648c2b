import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, type Dimension } from '../../../src/core/summary.js';
import { findWaivers, readWaivers } from '../../../src/inputs/waivers/waivers.js';
import { EMPTY_FOLDER, makeWorkspace } from '../../builders/workspace.js';

const SESSIONS = new Set(['fix-login', 'export']);
const read = (text: string, dimensions: readonly Dimension[] = DIMENSIONS) =>
  readWaivers(text, 'w.yml', { sessions: SESSIONS, dimensions }, '2026-11-21');

const ONE = `waivers:
  - session: fix-login
    reason: the recording is broken, see 12
    until: 2026-12-31
    by: mona
`;

describe('the file of waivers', () => {
  it('is read', () => {
    expect(read(`${ONE}  - {session: export, dimension: title, reason: r, until: 2026-11-21, by: b}\n`)).toEqual({
      waivers: [
        {
          session: 'fix-login',
          dimension: null,
          reason: 'the recording is broken, see 12',
          until: '2026-12-31',
          by: 'mona',
        },
        { session: 'export', dimension: 'title', reason: 'r', until: '2026-11-21', by: 'b' },
      ],
      problems: [],
    });
  });

  it.each<[string, object]>([
    ['{session: export, code: WRONG_OUTCOME,', { session: 'export', dimension: null, code: 'WRONG_OUTCOME' }],
    ['{code: WRONG_OUTCOME,', { session: null, dimension: null, code: 'WRONG_OUTCOME' }],
    ['{gate: max-regression,', { session: null, dimension: null, gate: 'max-regression' }],
    ['{gate: fail-on.outcome,', { session: null, dimension: null, gate: 'fail-on.outcome' }],
    ['{gate: min-dimensions.title,', { session: null, dimension: null, gate: 'min-dimensions.title' }],
    ['{gate: session.export.min_overall,', { session: null, dimension: null, gate: 'session.export.min_overall' }],
    [
      '{gate: session.export.min_dimensions.title,',
      { session: null, dimension: null, gate: 'session.export.min_dimensions.title' },
    ],
  ])('may be about a code or a gate: %s', (about, wanted) => {
    const { waivers, problems } = read(`waivers:\n  - ${about} reason: r, until: 2027-01-01, by: b}\n`);
    expect(problems).toEqual([]);
    expect(waivers).toEqual([{ ...wanted, reason: 'r', until: '2027-01-01', by: 'b' }]);
  });

  it.each<[string, string, RegExp, RegExp]>([
    ['nothing', '{', /does not say what is waived/, /allowed: a list/],
    ['a dimension alone', '{dimension: title,', /does not say what is waived/, /allowed: a list/],
    ['a dimension and a code', '{session: export, dimension: title, code: TITLE_EMPTY,', /not both/, /leave one out/],
    ['a gate of a session', '{session: export, gate: min-session,', /has no session/, /waive the gate, or the session/],
    ['a gate and a code', '{gate: min-session, code: TITLE_EMPTY,', /has no code/, /waive the gate/],
    ['an unknown code', '{code: WRONG_OUTCOM,', /code of waiver 1 is "WRONG_OUTCOM"/, /did you mean WRONG_OUTCOME\?/],
    ['a code that never gates', '{code: JUDGE_SUGGESTION,', /code of waiver 1 is/, /./],
    ['an unknown gate', '{gate: max-regresion,', /gate of waiver 1 is/, /did you mean max-regression\?/],
    [
      'the floor of a session that is not there',
      '{gate: session.exprt.min_overall,',
      /the corpus has no session "exprt"/,
      /did you mean "export"\?/,
    ],
    ['an unknown floor', '{gate: session.export.min_overal,', /gate of waiver 1 is/, /session\.fix-login\.min_overall/],
    ['an unknown class', '{gate: fail-on.outcom,', /gate of waiver 1 is/, /did you mean fail-on\.outcome\?/],
  ])('does not go without a hint: %s', (_, about, message, hint) => {
    const { problems } = read(`waivers:\n  - ${about} reason: r, until: 2027-01-01, by: b}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.hint).toMatch(hint);
    expect(problems[0]?.place).toMatchObject({ file: 'w.yml', line: 2 });
  });

  it.each<[string, string, string, string]>([
    ['nobody', '{session: export, reason: r, until: 2027-01-01}', 'waiver 1 has no by', 'such as by: mona'],
    ['a list', '{session: export, reason: r, until: 2027-01-01, by: [a]}', 'by of waiver 1 is a list', 'by: mona'],
    [
      'a number',
      '{session: export, reason: 7, until: 2027-01-01, by: b}',
      'reason of waiver 1 is 7',
      'why it may be so',
    ],
    ['a word', '{session: export, reason: r, until: soon, by: b}', 'until of waiver 1 is "soon"', 'until: 2026-12-31'],
    [
      'a long text',
      `{session: export, reason: ${'x'.repeat(600)}, until: 2027-01-01, by: b}`,
      'reason of waiver 1 has 600 characters',
      '1 to 500',
    ],
  ])('says of %s what is allowed, with an example', (_, waiver, message, hint) => {
    const { problems } = read(`waivers:\n  - ${waiver}\n`);
    expect(problems).toEqual([
      {
        message: `waivers: ${message}`,
        hint: expect.stringContaining(hint),
        place: { file: 'w.yml', line: 2, column: expect.any(Number) },
      },
    ]);
  });

  it.each([
    ['the code TITLE_EMPTY', '{code: TITLE_EMPTY,'],
    ['the gate min-session', '{gate: min-session,'],
    ['session "export"', '{session: export, code: TITLE_EMPTY,'],
  ])('ends and is given once: %s', (what, about) => {
    const one = (until: string) => `  - ${about} reason: r, until: ${until}, by: b}\n`;
    expect(read(`waivers:\n${one('2020-01-01')}`).problems[0]?.message).toContain(`the waiver of ${what} ended on`);
    const { problems } = read(`waivers:\n${one('2027-01-01')}${one('2027-01-02')}`);
    expect(problems.map(({ message }) => message)).toEqual([`waivers: ${what} is waived twice`]);
  });

  it('of a code and of another one of a session are two', () => {
    const { problems } = read(
      'waivers:\n  - {session: export, code: TITLE_EMPTY, reason: r, until: 2027-01-01, by: b}\n  - {session: export, code: TITLE_GENERIC, reason: r, until: 2027-01-01, by: b}\n  - {code: TITLE_EMPTY, reason: r, until: 2027-01-01, by: b}\n',
    );
    expect(problems).toEqual([]);
  });

  it.each(['', '# nothing\n', 'waivers:\n', 'waivers: []\n'])('may be empty: %j', (text) => {
    expect(read(text)).toEqual({ waivers: [], problems: [] });
  });

  it('points at a key that nothing reads, not at its value', () => {
    const { problems } = read(`${ONE}    "the finding": {a: 1}\n`);
    expect(problems[0]).toMatchObject({ place: { line: 6, column: 5 } });
    expect(problems[0]?.message).toBe('waivers: waiver 1 has the key "the finding", which nothing reads');
    expect(read(`${ONE}${'k'.repeat(100)}: 1\n`).problems[0]).toMatchObject({ place: { line: 6, column: 1 } });
  });

  it.each<[string, string, number, RegExp]>([
    ['broken YAML', 'waivers:\n  - {session: x', 2, /broken YAML/],
    ['two documents', 'waivers: []\n---\nwaivers: []\n', 2, /broken YAML: the file has more than one document/],
    ['an alias', 'waivers:\n  - &a {session: export}\n  - *a\n', 3, /aliases/],
    ['no list', 'waivers: yes\n', 1, /waivers/],
    ['another key', `${ONE}more: 1\n`, 6, /"more" is a key that nothing reads/],
    ['another key of a waiver', `${ONE}    why: 1\n`, 6, /waiver 1 has the key "why", which nothing reads/],
    ['a missing reason', ONE.replace(/ {4}reason.*\n/, ''), 2, /waiver 1 has no reason/],
    ['an empty reason', ONE.replace(/reason.*/, 'reason: " "'), 3, /reason of waiver 1 is " "/],
    ['no day', ONE.replace('2026-12-31', '2026-02-30'), 4, /until of waiver 1 is .*, which is no day of the calendar/],
    ['no date', ONE.replace('2026-12-31', 'soon'), 4, /until/],
    ['an unknown dimension', ONE.replace('reason:', 'dimension: titel\n    reason:'), 3, /dimension/],
    ['a number for a name', ONE.replace('mona', '7'), 5, /by/],
    ['an end in the past', ONE.replace('2026-12-31', '2026-11-20'), 4, /ended on 2026-11-20; today is 2026-11-21/],
    ['an unknown session', ONE.replace('fix-login', 'fix-logn'), 2, /no session "fix-logn"/],
    ['the same twice', ONE + ONE.replace('waivers:\n', ''), 6, /"fix-login" is waived twice/],
  ])('refuses %s with its line', (_, text, line, message) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.place).toMatchObject({ file: 'w.yml', line });
    expect(problems[0]?.hint).toBeDefined();
  });

  it.each([
    [60, `until of waiver 1 is "${'x'.repeat(60)}"`],
    [61, 'until of waiver 1 has 61 characters'],
  ])('repeats a value of %d characters or says how long it is', (length, message) => {
    expect(read(ONE.replace('2026-12-31', 'x'.repeat(length))).problems[0]?.message).toBe(`waivers: ${message}`);
  });

  it('tells every mistake at once', () => {
    const { problems } = read(
      `waivers:\n  - {session: no, reason: r, until: 2027-01-01, by: b}\n  - {session: export, reason: r, until: 2020-01-01, by: b}\n`,
    );
    expect(problems.map(({ place }) => place?.line)).toEqual([2, 3]);
  });

  it('has the place of what is wrong as a whole at its first character', () => {
    expect(read('- a\n').problems).toEqual([
      {
        message: 'waivers: the file is not what it has to be',
        place: { file: 'w.yml', line: 1, column: 1 },
        hint: expect.stringContaining('a list'),
      },
    ]);
  });

  it('prints nothing of its own about a key that is a list', () => {
    const { emitWarning } = process;
    const warned: unknown[] = [];
    process.emitWarning = (warning: unknown) => void warned.push(warning);
    try {
      const [problem] = read('waivers: []\n? ["\\n::error::x"]\n: 1\n').problems;
      expect(problem?.message).toContain('is a key that nothing reads');
    } finally {
      process.emitWarning = emitWarning;
    }
    expect(warned).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['one that is none', 'waivers:\n  - a\n', { message: 'waivers: waivers.0 is not what it has to be' }],
    [
      'one of more than a thousand',
      `waivers:\n${ONE.slice(ONE.indexOf('  -')).repeat(1001)}`,
      { message: 'waivers: there are 1001', hint: 'allowed: up to 1,000 waivers' },
    ],
    ['a list of lists', 'waivers: {a: b}\n', { message: 'waivers: waivers is not what it has to be' }],
    [
      'a gate that is a number',
      ONE.replace('session: fix-login', 'gate: 7'),
      { hint: expect.stringMatching(/^allowed: a gate by/) },
    ],
    ['a session like no other', ONE.replace('fix-login', 'qqqqqqqq'), { hint: 'remove the waiver' }],
    ['a session like another', ONE.replace('fix-login', 'fix-logn'), { hint: 'did you mean "fix-login"?' }],
    [
      'a session that ended',
      ONE.replace('2026-12', '2025-12'),
      { hint: 'mend the session, or have the waiver extended' },
    ],
    [
      'a code that ended',
      ONE.replace('2026-12', '2025-12').replace('session: fix-login', 'code: TITLE_EMPTY'),
      { hint: 'mend the cause, or have the waiver extended' },
    ],
    ['a name of no letters', ONE.replace('fix-login', '""'), { place: { file: 'w.yml', line: 2, column: 14 } }],
    ['a reason that is long', ONE.replace(/reason: .*/, `reason: ${'x'.repeat(501)}`), { place: { line: 3 } }],
    ['somebody with a long name', ONE.replace('mona', 'm'.repeat(101)), { place: { line: 5 } }],
    ['a day within a longer text', ONE.replace('2026-12-31', '2026-12-311'), { place: { line: 4 } }],
  ])('is refused for %s', (_, text, wanted) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject(wanted);
  });

  it('has the place of the key where one is given twice, with its session', () => {
    const twice = '  - reason: r\n    until: 2027-01-01\n    by: b\n    dimension: title\n    session: export\n';
    expect(read(`waivers:\n${twice}${twice}`).problems[0]?.place).toEqual({ file: 'w.yml', line: 11, column: 14 });
  });

  it.each<[string, string]>([
    ['a reason of 500 characters', ONE.replace(/reason: .*/, `reason: ${'x'.repeat(500)}`)],
    ['a name of 100', ONE.replace('mona', 'm'.repeat(100))],
    ['a name of one', ONE.replace('mona', 'm')],
  ])('takes %s', (_, text) => {
    expect(read(text).problems).toEqual([]);
  });

  it.each<[number, number]>([
    [1000, 0],
    [1001, 1],
  ])('of %d waivers has %d problems for their number', (count, wanted) => {
    const many = Array.from({ length: count }, () => '  - {code: TITLE_EMPTY, reason: r, until: 2027-01-01, by: b}\n');
    const { problems } = read(`waivers:\n${many.join('')}`);
    expect(problems.filter(({ message }) => message.includes('waived twice'))).toHaveLength(wanted === 0 ? 999 : 0);
    expect(problems.filter(({ message }) => message.includes('there are 1001'))).toHaveLength(wanted);
  });

  it('is read up to a length', () => {
    expect(read(`#${'x'.repeat(262_143)}`).problems).toEqual([]);
    expect(read(`#${'x'.repeat(262_144)}`).problems).toHaveLength(1);
  });

  it('is not read where it is longer than a page of waivers can be', () => {
    expect(read(`#${'x'.repeat(300_000)}`).problems).toHaveLength(1);
  });
});

describe('a waiver of what the summaries have not', () => {
  const about = (line: string) => ONE.replace('    reason', `    ${line}\n    reason`);

  it.each([
    ['dimension: outcome', 'it is about outcome'],
    ['code: WRONG_OUTCOME', 'the code WRONG_OUTCOME is about outcome'],
  ])('is refused with its line: %s', (line, what) => {
    const { waivers, problems } = read(about(line), ['title', 'summary']);
    expect(waivers).toHaveLength(1);
    expect(problems).toEqual([
      {
        message: `waivers: ${what}, and your summaries have no such dimension, since dimensions is title, summary`,
        hint: 'remove the waiver, or name the dimension in dimensions',
        place: { file: 'w.yml', line: 3, column: line.indexOf(':') + 7 },
      },
    ]);
    expect(read(about(line)).problems).toEqual([]);
  });
});

describe('the waivers of a run', () => {
  const { files } = makeWorkspace({
    'w.yml': ONE,
    'broken.yml': new Uint8Array([0x23, 0xff, 0x0a]),
    'long.yml': '#'.repeat(2 ** 20 + 1),
    folder: EMPTY_FOLDER,
  });
  const find = (path: string | null, now = '2026-12-31T23:59:59Z') =>
    findWaivers(path, () => ({ sessions: SESSIONS, dimensions: DIMENSIONS }), files, new Date(now));

  it('are those of their file, up to the last second of their last day in UTC', () => {
    expect(find('w.yml')).toMatchObject({ waivers: [{ session: 'fix-login' }], problems: [] });
    expect(find('w.yml', '2027-01-01T00:00:00Z').problems).toMatchObject([
      { message: 'waivers: the waiver of session "fix-login" ended on 2026-12-31; today is 2027-01-01' },
    ]);
    expect(find(null)).toEqual({ waivers: [], problems: [] });
  });

  it.each([
    ['absent.yml', 'no such file'],
    ['folder', 'folder'],
    ['broken.yml', 'the file is not UTF-8'],
    ['long.yml', 'MiB'],
  ])('are refused with the reason where their file cannot be read: %s', (path, reason) => {
    const { waivers, problems } = find(path);
    expect(waivers).toEqual([]);
    expect(problems).toEqual([{ message: expect.stringContaining(reason), place: { file: path } }]);
  });
});
