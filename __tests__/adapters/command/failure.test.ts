import { describe, expect, it } from '@jest/globals';
import { environmentFor } from '../../../src/adapters/command/completer.js';
import { failureOfEnd, failureOfExit, failureOfSilence } from '../../../src/adapters/command/failure.js';
import type { Reason } from '../../../src/judge/asking/completer.js';

const ABOUT = { name: 'ask', mask: (text: string) => text.replaceAll('k3y', '***') };

const exited = (code: number | null, stderr = '', stdout = '', signal: string | null = null) =>
  failureOfExit({ kind: 'exited', code, signal, stdout: Buffer.from(stdout), stderr }, ABOUT);

describe('a program that did not come to its end', () => {
  it.each([
    ['ENOENT', 'no such program'],
    ['EACCES', 'may not be executed'],
    ['EPERM', 'may not be executed'],
    ['ENOEXEC', 'no program for this system'],
    ['ENOTDIR', 'is no folder'],
    ['ELOOP', 'circle of links'],
    ['E2BIG', 'arguments are too long'],
    ['EINVAL', 'cannot start it'],
  ])('will not start the next time either: %s', (code, why) => {
    const failure = failureOfEnd({ kind: 'not started', code }, ABOUT);
    expect(failure).toMatchObject({ reason: 'invalid_request', canRetry: false, mayBeBilled: false });
    expect(failure.message).toContain(`the program ask could not be started (${code}): `);
    expect(failure.message).toContain(why);
  });

  it('may start the next time', () => {
    expect(failureOfEnd({ kind: 'not started', code: 'EMFILE' }, ABOUT)).toMatchObject({
      ...{ reason: 'server_error', canRetry: true, mayBeBilled: false },
      message: 'the program ask could not be started (EMFILE)',
    });
  });

  it.each([
    ['timeout', 'timeout', true, 'the program ask did not end within the time for one attempt: "of ***"'],
    ['too long', 'server_error', false, 'the program ask printed more than 1048576 bytes'],
    ['stopped', 'server_error', false, 'the program ask was stopped, since the run ends'],
  ] as const)('was ended: %s', (kind, reason, canRetry, message) => {
    expect(failureOfEnd({ kind, stderr: 'of k3y' }, ABOUT)).toMatchObject({
      reason,
      canRetry,
      message,
      mayBeBilled: true,
    });
  });
});

describe('a program that ended', () => {
  it.each<[number, string, Reason, boolean]>([
    [69, '', 'overloaded', true],
    [75, 'credit balance', 'overloaded', true],
    [77, '', 'auth', false],
    [124, '', 'timeout', true],
    [1, '', 'invalid_request', false],
    [2, 'bad question', 'invalid_request', false],
    [1, 'Your credit balance is too low', 'billing', false],
    [1, 'error 429', 'rate_limited', true],
    [1, 'error 4290', 'invalid_request', false],
    [1, 'rate limit, and the model is overloaded', 'rate_limited', true],
    [1, 'overloaded, 401', 'overloaded', true],
    [1, 'HTTP 529', 'overloaded', true],
    [1, 'not logged in', 'auth', false],
    [1, 'Invalid API key', 'auth', false],
    [1, '403', 'auth', false],
    [1, 'try again later', 'server_error', true],
    [1, 'HTTP 503', 'server_error', true],
    [1, 'HTTP 501', 'invalid_request', false],
    [1, 'ECONNRESET', 'connection', true],
  ])('with %d and %j: %s, again %s', (code, stderr, reason, canRetry) => {
    expect(exited(code, stderr)).toMatchObject({ reason, canRetry, mayBeBilled: true });
  });

  it('by a signal may be asked again, since somebody else has ended it', () => {
    expect(exited(null, 'of k3y', '', 'SIGKILL')).toMatchObject({
      ...{ reason: 'server_error', canRetry: true, message: 'the program ask was ended by SIGKILL: "of ***"' },
    });
    expect(exited(null).message).toBe('the program ask was ended by somebody else');
  });

  it('without a word on stdout may have said it elsewhere', () => {
    expect(failureOfSilence({ stderr: 'no "k3y"' }, ABOUT)).toMatchObject({
      ...{ reason: 'server_error', canRetry: true, message: `the program ask printed nothing on stdout: "no '***'"` },
    });
    expect(failureOfSilence({ stderr: '' }, ABOUT).message).toBe('the program ask printed nothing on stdout');
  });

  it.each<[string, string, string, string]>([
    ['its last line', 'one\ntwo\n\n', '', 'two'],
    ['a line in colours', '\u001b[31mred\u001b[0m', '', 'red'],
    ['on stdout where stderr is silent', ' \n', 'out', 'out'],
    ['on stderr where both speak', 'err', 'out', 'err'],
    ['the line that names an error', 'TypeError: bad\n    at x (y.js:1)\n\nNode.js v20', '', 'TypeError: bad'],
    ['the last line that names an error', 'Error: one\nError: two\nbye', '', 'Error: two'],
    ['an error with a code', 'error[E0425]: no such\n  --> x', '', 'error[E0425]: no such'],
    ['what stands before its usage', 'no question\nUsage: ask [x]\n  --help', '', 'no question'],
    ['what stands before an aside', "no question\nTry 'ask --help' for help.", '', 'no question'],
    ['what stands behind its usage where nothing stands before', 'Usage: ask [x]\nbad\nTry --help', '', 'bad'],
    ['its usage where that is all', 'Usage: ask [x]', '', 'Usage: ask [x]'],
    ['an aside where that is all', "Try 'ask --help' for help.", '', "Try 'ask --help' for help."],
    ['a returned line', 'one\rtwo', '', 'two'],
  ])('complains by %s', (_, stderr, stdout, words) => {
    expect(exited(1, stderr, stdout).message).toBe(`the program ask ended with exit code 1: "${words}"`);
  });

  it('is told where a path of the workspace was meant', () => {
    expect(exited(1, 'no /tmp/summary-gate-judge-x/ask.py').message).toMatch(
      /"no \/tmp\/summary-gate-judge-x\/ask\.py" \(it runs in an empty folder; a path of the workspace begins with \.\/\)$/,
    );
    expect(exited(1, 'no ask.py').message).not.toContain('empty folder');
  });
});

it('a program gets what it needs to run, and the variables that were named', () => {
  const env = {
    ...{ PATH: '/bin', Path: 'C:', HOME: '/h', LANG: 'C', LC_ALL: 'C', LC_all: 'x', LC_: 'x', XLC_ALL: 'x' },
    ...{ GITHUB_TOKEN: 'x', INPUT_CORPUS: 'x', MINE: 'm', UNSET: undefined, systemroot: 'w', OTHER: 'x' },
  };
  expect(environmentFor(env, ['MINE', 'UNSET', 'GONE'])).toEqual({
    ...{ PATH: '/bin', Path: 'C:', HOME: '/h', LANG: 'C', LC_ALL: 'C', MINE: 'm', systemroot: 'w' },
  });
});
