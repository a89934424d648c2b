import { describe, expect, it } from '@jest/globals';
import { readWaivers } from '../../src/inputs/waivers.js';

const SESSIONS = new Set(['fix-login', 'export']);
const read = (text: string) => readWaivers(text, 'w.yml', SESSIONS, '2026-11-21');

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

  it.each(['', '# nothing\n', 'waivers:\n', 'waivers: []\n'])('may be empty: %j', (text) => {
    expect(read(text)).toEqual({ waivers: [], problems: [] });
  });

  it.each<[string, string, number, RegExp]>([
    ['broken YAML', 'waivers:\n  - {session: x', 2, /broken YAML/],
    ['two documents', 'waivers: []\n---\nwaivers: []\n', 2, /broken YAML: the file has more than one document/],
    ['an alias', 'waivers:\n  - &a {session: export}\n  - *a\n', 3, /aliases/],
    ['no list', 'waivers: yes\n', 1, /waivers/],
    ['another key', `${ONE}more: 1\n`, 6, /more is a key that nothing reads/],
    ['another key of a waiver', `${ONE}    why: 1\n`, 6, /waivers\.0\.why is a key/],
    ['a missing reason', ONE.replace(/ {4}reason.*\n/, ''), 2, /waivers\.0\.reason is missing/],
    ['an empty reason', ONE.replace(/reason.*/, 'reason: " "'), 3, /waivers\.0\.reason/],
    ['no day', ONE.replace('2026-12-31', '2026-02-30'), 4, /until is no day/],
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

  it('tells every mistake at once', () => {
    const { problems } = read(
      `waivers:\n  - {session: no, reason: r, until: 2027-01-01, by: b}\n  - {session: export, reason: r, until: 2020-01-01, by: b}\n`,
    );
    expect(problems.map(({ place }) => place?.line)).toEqual([2, 3]);
  });

  it('is not read where it is longer than a page of waivers can be', () => {
    expect(read(`#${'x'.repeat(300_000)}`).problems).toHaveLength(1);
  });
});
