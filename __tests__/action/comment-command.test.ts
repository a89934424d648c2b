import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readComment } from '../../src/action/answer/comment-command.js';

const accepted = (sessions: readonly string[], more: object = {}) => ({
  kind: 'command',
  command: { verb: 'accept', sessions, ...more },
});

describe('a command in a comment', () => {
  it.each<[string, string, unknown]>([
    ['of one session', '/summary-gate accept login', accepted(['login'])],
    ['with prose below', '/summary-gate accept login\r\n\r\nThanks, as good as ours', accepted(['login'])],
    ['of several, one of them twice', '/summary-gate accept a b/2 a', accepted(['a', 'b/2'])],
    [
      'with quotes',
      `/summary-gate accept 'it'\\''s $HOME' "a \\"b\\"" “two words”`,
      accepted(["it's $HOME", 'a "b"', 'two words']),
    ],
    [
      'with what a shell would run',
      "/summary-gate accept '$(touch x)' '`id`' 'a;b'",
      accepted(['$(touch x)', '`id`', 'a;b']),
    ],
    [
      'with a name that looks like a flag',
      "/summary-gate accept '--yes' -- --replace",
      accepted(['--yes', '--replace']),
    ],
    ['with a reason', '/summary-gate accept login --because "so  it is"', accepted(['login'], { because: 'so it is' })],
    ['with a dash of a phone', '/summary-gate accept login —because=so', accepted(['login'], { because: 'so' })],
    ['with a commit', '/summary-gate accept login --commit 1234abc', accepted(['login'], { commit: '1234abc' })],
    [
      'that rejects',
      '/summary-gate reject login --because "it lies" --code EXTRA_ACTION',
      { kind: 'command', command: { verb: 'reject', sessions: ['login'], because: 'it lies', code: 'EXTRA_ACTION' } },
    ],
  ])('is read %s', (_, body, wanted) => expect(readComment(body)).toEqual(wanted));

  it.each([
    [80, 80],
    [81, 79],
  ])('repeats no more than 80 characters of what is none: %d', (length, shown) => {
    const dots = length > 80 ? '…' : '';
    expect(readComment(`/summary-gate ${'x'.repeat(length)}`)).toEqual({
      kind: 'wrong',
      problem: `"${'x'.repeat(shown)}${dots}" is no command`,
    });
  });

  it.each([
    'Looks good, /summary-gate accept login',
    '> /summary-gate accept login',
    '> /summary-gate accept login\n\nI would not',
    ' /summary-gate accept login',
    '```\n/summary-gate accept login\n```',
    '    /summary-gate accept login',
    '<!-- -->\n/summary-gate accept login',
    '\n/summary-gate accept login',
    '\u200b/summary-gate accept login',
    '/summary-gates accept login',
    '/summary-gate\u00a0accept login',
    '/Summary-Gate accept login',
    '',
  ])('is none in %j', (body) => expect(readComment(body)).toEqual({ kind: 'none' }));

  it.each([
    ['/summary-gate', 'there is no command'],
    ['/summary-gate merge', '"merge" is no command'],
    ['/summary-gate accept', 'needs the name of a session'],
    ['/summary-gate accept a\n/summary-gate accept b', 'several commands'],
    ['/summary-gate accept a\n```\n  /summary-gate accept b\n```', 'several commands'],
    ["/summary-gate accept 'open", 'a quote is not closed'],
    ['/summary-gate accept a --yes', '"--yes" is no flag of a comment'],
    ['/summary-gate accept a --replace', '"--replace" is no flag of a comment'],
    ['/summary-gate accept a --by eve', '"--by" is no flag of a comment'],
    ['/summary-gate accept a --corpus=..', '"--corpus=.." is no flag of a comment'],
    ['/summary-gate accept a --because x --because y', 'given twice'],
    ['/summary-gate accept a --because', '--because is ""'],
    [`/summary-gate accept a --because ${'x'.repeat(501)}`, 'up to 500 characters'],
    ['/summary-gate accept a --commit HEAD', '--commit is "HEAD"'],
    ['/summary-gate accept a --code EXTRA_ACTION', 'belongs to reject'],
    ['/summary-gate reject a', 'reject needs --because'],
    ['/summary-gate reject a --because so --code NONE', '--code is "NONE"'],
    [`/summary-gate accept ${Array.from({ length: 11 }, (_, i) => `s${i}`).join(' ')}`, 'up to 10'],
    [`/summary-gate accept ${'x'.repeat(2_000)}`, 'allowed: 2000'],
    ...[
      '..',
      '../x',
      'a/b',
      '/etc/passwd',
      '.git',
      "'a\\b'",
      '.',
      'a/../2',
      '""',
      'a\u202eb',
      'a\u0000b',
      '..%2f/2/3',
      'x'.repeat(201),
    ].map((name) => [`/summary-gate accept ${name}`, 'can be no name of a session'] as const),
  ])('is refused: %j', (body, problem) =>
    expect(readComment(body)).toEqual({ kind: 'wrong', problem: expect.stringContaining(problem) }),
  );

  it('names sessions of up to 200 characters', () => {
    const name = 'x'.repeat(200);
    expect(readComment(`/summary-gate accept ${name}`)).toMatchObject({ command: { sessions: [name] } });
  });

  it('is read up to 2,000 characters', () => {
    const names = (length: number) => {
      const line = `/summary-gate accept ${'s '.repeat(9)}`;
      return line + 'x'.repeat(length - line.length);
    };
    const problemIn = (length: number) => {
      const read = readComment(names(length));
      return read.kind === 'wrong' && read.problem.includes('allowed: 2000');
    };
    expect([2_000, 2_001].map(problemIn)).toEqual([false, true]);
  });

  it('names folders of one level whatever a comment says', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('..', '/', '\\', '.git', ' ', "'", '"', '--', '\u2028', '\n'));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const read = readComment(`/summary-gate accept ${words.join('')}`);
        if (read.kind !== 'command') return;
        for (const session of read.command.sessions)
          expect(session).toMatch(/^(?!\.)[^/\\\p{C}\u2028\u2029]{1,200}(\/\d{1,6})?$/u);
      }),
    );
  });
});
