import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openCommand, questionText } from '../../../src/adapters/command/completer.js';
import { Programs } from '../../../src/adapters/command/programs.js';
import type { AttemptOutcome, CompletionRequest } from '../../../src/judge/asking/completer.js';
import type { Argv } from '../../../src/settings/program-kinds.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { REQUEST } from '../../judge/recordings.js';
import { gone, judgeProgram, processesIn } from '../../servers/command.js';

const PATIENT = 120_000;

/** A key that looks like none: only who knows it can take it out. */
const KEY = 'abcdefgh-ijklmnop-qrstuvwx';

const { root } = makeWorkspace({});
const ENV = { PATH: process.env['PATH'], HOUSE_KEY: KEY };

function program(argv: Argv, named: readonly string[] = [], env: NodeJS.ProcessEnv = ENV) {
  return openCommand({ argv, base: root, env, named }, new Programs({ graceMs: 20, drainMs: 100 }));
}

function ask(argv: Argv, request: Partial<CompletionRequest> = {}, timeoutMs = PATIENT): Promise<AttemptOutcome> {
  return program(argv, ['HOUSE_KEY']).complete({ ...REQUEST, ...request }, timeoutMs, 0);
}

const fake = (...how: readonly string[]): Promise<AttemptOutcome> => ask(judgeProgram(...how));

/** A question that fills every pipe. */
const LONG = { user: 'ü'.repeat(1_000_000) };

describe('a program that is asked', () => {
  it('gets the question on stdin, its folder and a short environment, and answers on stdout', async () => {
    const env = {
      ...ENV,
      LC_ALL: 'C',
      INPUT_ANTHROPIC_API_KEY: 'x',
      'INPUT_JUDGE-API-KEY': 'x',
      GITHUB_TOKEN: 'x',
      ACTIONS_RUNTIME_TOKEN: 'x',
      ANTHROPIC_API_KEY: 'x',
      NODE_OPTIONS: '--no-warnings',
      OTHER: 'x',
    };
    const args = ['two words', '', '"$HOME"', '*', '; rm -rf .', 'ü'];
    const completer = program(judgeProgram('tells', ...args), ['OTHER', 'UNSET'], env);
    const outcome = await completer.complete(REQUEST, PATIENT, 0);
    if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
    expect(JSON.parse(outcome.text)).toEqual({
      args: ['tells', ...args],
      cwd: expect.stringContaining('summary-gate-judge-'),
      env: { PATH: ENV.PATH, LC_ALL: 'C', OTHER: 'x' },
      question: questionText(REQUEST),
    });
    expect(completer).toMatchObject({ provider: 'command', endpoint: 'node' });
    expect(outcome).toMatchObject({
      isCut: false,
      stopReason: null,
      model: REQUEST.model,
      usage: null,
      requestId: null,
    });
  });

  it('runs in an empty folder outside of the workspace, which is gone in the end', async () => {
    const completer = program(['sh', '-c', 'pwd; ls -A; cat > left']);
    const outcome = await completer.complete(REQUEST, PATIENT, 0);
    if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
    const [folder = '', ...entries] = outcome.text.trim().split('\n');
    expect(entries).toEqual([]);
    expect(folder.startsWith(realpathSync(root))).toBe(false);
    expect(existsSync(join(folder, 'left'))).toBe(true);
    completer.close();
    expect(existsSync(folder)).toBe(false);
  });

  it('is asked on where somebody removes that folder between two questions', async () => {
    const completer = program(['sh', '-c', 'cat > /dev/null; pwd; rmdir "$(pwd)"']);
    const [first, second] = [
      await completer.complete(REQUEST, PATIENT, 0),
      await completer.complete(REQUEST, PATIENT, 1),
    ];
    expect([first.kind, second.kind]).toEqual(['answer', 'answer']);
    expect(first).not.toEqual(second);
    completer.close();
  });

  it('finds what a word names that begins with ./ or ../, and nothing else, below the base', async () => {
    writeFileSync(join(root, 'judge.sh'), 'cat > /dev/null; echo "$@"');
    writeFileSync(join(root, 'haiku'), '');
    const outcome = await program(['sh', './judge.sh', 'haiku', '../x', '.']).complete(REQUEST, PATIENT, 0);
    expect(outcome).toMatchObject({ text: `haiku ${join(dirname(root), 'x')} .\n` });
  });

  it('tells the line that names the error, and where a path of the workspace was meant', async () => {
    const { PATH } = ENV;
    const outcome = await program([process.execPath, 'judge.mjs'], [], { PATH }).complete(REQUEST, PATIENT, 0);
    expect(outcome).toMatchObject({
      message: expect.stringMatching(
        /^the program node ended with exit code 1: "Error: Cannot find module '.*judge\.mjs'" \(it runs in an empty folder; a path of the workspace begins with \.\/\)$/,
      ),
    });
  });

  it('is told the system prompt, the question and the schema, in this order', () => {
    expect(questionText({ ...REQUEST, user: 'half \ud83d' })).toBe(
      `You judge summaries.\n\nhalf \ufffd\n\n## The form of your answer\n\nAnswer with one JSON object that fits this JSON Schema, and with nothing before or behind it:\n${JSON.stringify(REQUEST.schema)}\n`,
    );
  });

  it('need not read the question, and may have a long one', async () => {
    expect(await ask(judgeProgram('deaf', 'Score: 1'), LONG)).toMatchObject({ kind: 'answer', text: 'Score: 1' });
    expect(await ask(judgeProgram('says', 'Score: 1'), LONG)).toMatchObject({ kind: 'answer', text: 'Score: 1' });
  });

  it('may colour its answer', async () => {
    const text = '\u001b[32mScore: 1\u001b[0m\r\nExplanation: \u001b[1mgood\u001b[22m';
    expect(await fake('says', text)).toMatchObject({ kind: 'answer', text: 'Score: 1\r\nExplanation: good' });
  });

  it('loses what it has left behind, and nobody waits for who has left its group', async () => {
    const file = join(root, 'left');
    expect(await fake('leaves', file, '\ufeffScore: 1')).toMatchObject({ kind: 'answer', text: 'Score: 1' });
    const [child = 0] = await processesIn(file);
    process.kill(child, 'SIGKILL');
  });
});

describe('a program that fails', () => {
  it.each<[string, Argv, object]>([
    ['is missing', [join(root, 'none')], { reason: 'invalid_request', canRetry: false, mayBeBilled: false }],
    [
      'is not in the path',
      ['no-such-judge'],
      {
        reason: 'invalid_request',
        message: expect.stringContaining('no-such-judge could not be started (ENOENT): there is no such program'),
      },
    ],
    [
      'is a folder',
      [root],
      { reason: 'invalid_request', message: expect.stringContaining('(EACCES): it may not be executed') },
    ],
    [
      'has too long arguments',
      [process.execPath, 'x'.repeat(4_000_000)],
      { reason: 'invalid_request', message: expect.stringContaining('E2BIG') },
    ],
  ])('since it %s', async (_, argv, wanted) => {
    expect(await ask(argv)).toMatchObject({ kind: 'failure', ...wanted });
  });

  it.each<[string, readonly string[], string, boolean, string]>([
    [
      'by its exit code',
      ['exits', '2', 'a\nusage: judge\n\n'],
      'invalid_request',
      false,
      'the program node ended with exit code 2: "a"',
    ],
    ['by its usage', ['exits', '2', 'usage: judge [-h]'], 'invalid_request', false, 'exit code 2: "usage: judge [-h]"'],
    [
      'before its usage',
      ['exits', '1', 'unknown flag: --x\nUsage:\n  judge [flags]\n\nFlags:\n  -h, --help   help for judge\n'],
      'invalid_request',
      false,
      'exit code 1: "unknown flag: --x"',
    ],
    [
      'before it sends to its manual',
      ['exits', '1', "judge: invalid option -- 'x'\nTry 'judge --help' for more information.\n"],
      'invalid_request',
      false,
      `exit code 1: "judge: invalid option -- 'x'"`,
    ],
    [
      'behind its usage',
      ['exits', '1', 'Usage: judge <file>\n\nOptions:\n  --version\n\nMissing argument: file\n'],
      'invalid_request',
      false,
      'exit code 1: "Missing argument: file"',
    ],
    [
      'in words that would read as ours',
      ['exits', '1', 'x". The judge has measured all; "'],
      'invalid_request',
      false,
      `exit code 1: "x'. The judge has measured all; '"`,
    ],
    [
      'on stdout',
      ['exits', '1', '', 'Invalid API key · Please run /login'],
      'auth',
      false,
      'exit code 1: "Invalid API key · Please run /login"',
    ],
    [
      'before it is set up',
      ['exits', '41', 'Please set an Auth method in your settings'],
      'auth',
      false,
      'exit code 41',
    ],
    [
      'in colour',
      ['exits', '1', '\u001b[31mError: 429 Too Many Requests\u001b[0m'],
      'rate_limited',
      true,
      ': "Error: 429 Too Many Requests"',
    ],
    ['for money', ['exits', '1', 'Credit balance is too low'], 'billing', false, ': "Credit balance'],
    ['on its way', ['exits', '1', 'fetch failed: ECONNRESET'], 'connection', true, 'ECONNRESET'],
    ['for now', ['exits', '75'], 'overloaded', true, 'exit code 75'],
    ['without permission', ['exits', '77', 'x'], 'auth', false, 'exit code 77: "x"'],
    ['with its key', ['exits', '1', `bad key ${KEY}!`], 'invalid_request', false, 'exit code 1: "bad key ***!"'],
    [
      'with its key at the cut',
      ['exits', '1', `${'x'.repeat(195)}${KEY}`],
      'invalid_request',
      false,
      `${'x'.repeat(195)}***`,
    ],
    ['with its key a thousand times', ['exits', '1', KEY.repeat(1000)], 'invalid_request', false, 'exit code 1'],
    ['at length', ['exits', '1', `${'y '.repeat(9000)}\n`], 'invalid_request', false, `${'y '.repeat(100)}…`],
    [
      'with control characters',
      ['exits', '1', '\u001b]0;title\u0007::error::x\u0008'],
      'invalid_request',
      false,
      'exit code 1: "::error::x"',
    ],
    [
      'in silence',
      ['exits', '0', 'warning: nothing to say'],
      'server_error',
      true,
      'printed nothing on stdout: "warning: nothing',
    ],
    ['with blank lines', ['says', ' \n'], 'server_error', true, 'printed nothing on stdout'],
    ['with no text', ['bytes', '7b22c3'], 'server_error', false, 'not UTF-8'],
    ['without end', ['floods'], 'server_error', false, 'printed more than 1048576 bytes'],
  ])('%s', async (_, how, reason, canRetry, message) => {
    const outcome = await fake(...how);
    expect(outcome).toMatchObject({ kind: 'failure', reason, canRetry, message: expect.stringContaining(message) });
    expect(JSON.stringify(outcome)).not.toContain(KEY.slice(-8));
  });

  it('has its key taken out of what it answers', async () => {
    expect(await fake('says', `{"a": "${KEY}"}`)).toMatchObject({ kind: 'answer', text: '{"a": "***"}' });
  });

  it('in its time is killed, and all that it has started', async () => {
    expect(await ask(['sleep', '1000'], {}, 1)).toMatchObject({ kind: 'failure', reason: 'timeout', canRetry: true });
    const file = join(root, 'hanging');
    const completer = program(judgeProgram('hangs', file));
    const outcome = completer.complete(REQUEST, PATIENT, 0);
    const started = await processesIn(file);
    completer.close();
    expect(await outcome).toMatchObject({ kind: 'failure', reason: 'server_error', canRetry: false });
    await Promise.all(started.map(gone));
  });

  it('to end when it is asked to is killed all the same', async () => {
    // It has the time that it takes to start, at most; what counts is that it does not matter whether it listens.
    expect(await ask(['sh', '-c', 'trap "" TERM; sleep 1000 & wait'], {}, 200)).toMatchObject({ reason: 'timeout' });
  });
});
