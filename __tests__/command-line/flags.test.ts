import { describe, expect, it } from '@jest/globals';
import { readPairwise, readSince } from '../../src/command-line/flags.js';
import { describeFailure, listProblems } from '../../src/command-line/main.js';
import { isOn, screenOf } from '../../src/command-line/screen.js';
import { UserError } from '../../src/core/errors.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

describe('since', () => {
  it.each<[string, string]>([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-11-01T14:00Z', '2026-11-01T14:00:00.000Z'],
    ['2026-11-01T14:00:05Z', '2026-11-01T14:00:05.000Z'],
    ['2026-11-01T14:00:05.25Z', '2026-11-01T14:00:05.250Z'],
    ['2026-11-01T00:30:00+02:00', '2026-10-31T22:30:00.000Z'],
    ['2026-11-01T23:30:00-02:00', '2026-11-02T01:30:00.000Z'],
  ])('is %s', (written, wanted) => {
    const { since, problems } = readSince(written);
    expect([since?.toISOString(), problems]).toEqual([wanted, []]);
  });

  it.each([
    'yesterday',
    '2026-11',
    '2026-13-01',
    '2026-02-29',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-11-01T25:00:00Z',
    '2026-11-01T14:00:00',
    ' 2026-11-01',
    '2026-11-01 14:00:00Z',
    '1795262400',
  ])('is not %j', (written) => {
    expect(readSince(written)).toEqual({
      problems: [
        {
          message: `--since: ${JSON.stringify(written)} is no date; allowed: a day such as 2026-11-01, or a time such as 2026-11-01T14:00:00Z`,
        },
      ],
    });
  });

  it.each([undefined, ''])('is nothing for %j', (written) => {
    expect(readSince(written)).toEqual({ problems: [] });
  });
});

type Env = Readonly<Record<string, string>>;

describe('the screen', () => {
  it.each<[string, object, number]>([
    ['a pipe', {}, 100],
    ['a pipe that names columns', { columns: 60 }, 100],
    ['a terminal', { isTTY: true, columns: 60 }, 60],
    ['a terminal that is wide', { isTTY: true, columns: 300 }, 120],
    ['a terminal of as many columns as lines may have', { isTTY: true, columns: 120 }, 120],
    ['a terminal that says 0', { isTTY: true, columns: 0 }, 80],
    ['a terminal that says nothing', { isTTY: true }, 80],
  ])('of %s', (_, stream, width) => {
    expect(screenOf({ write: () => true, ...stream } as unknown as Parameters<typeof screenOf>[0], {}).width).toBe(
      width,
    );
  });

  it.each<[string, boolean, Env, boolean]>([
    ['a terminal', true, {}, true],
    ['a pipe', false, {}, false],
    ['a terminal of which nothing is known', true, { TERM: 'dumb' }, false],
    ['a terminal of a kind', true, { TERM: 'xterm' }, true],
    ['no colour', true, { NO_COLOR: '1' }, false],
    ['no colour by any word', true, { NO_COLOR: '0' }, false],
    ['no colour, but empty', true, { NO_COLOR: '' }, true],
    ['forced in a pipe', false, { FORCE_COLOR: '1' }, true],
    ['forced in a terminal of which nothing is known', true, { FORCE_COLOR: '1', TERM: 'dumb' }, true],
    ['forced off', true, { FORCE_COLOR: '0' }, false],
    ['forced off in words', true, { FORCE_COLOR: 'FALSE' }, false],
    ['forced, but empty', true, { FORCE_COLOR: '' }, true],
    ['forced, but empty, in a pipe', false, { FORCE_COLOR: '' }, false],
    ['both', true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('has colours: %s', (_, isTTY, env, wanted) => {
    const stream = { write: () => true, isTTY } as unknown as Parameters<typeof screenOf>[0];
    expect(screenOf(stream, env).colour).toBe(wanted);
  });

  it.each<[string | undefined, boolean]>([
    [undefined, false],
    ['', false],
    ['0', false],
    ['false', false],
    ['False', false],
    ['1', true],
    ['true', true],
    ['no', true],
  ])('switches something on by %j: %s', (value, wanted) => {
    expect(isOn(value)).toBe(wanted);
  });
});

describe('pairwise', () => {
  it.each<[string, string | undefined, Flags, boolean, readonly object[]]>([
    ['left out', undefined, { judge: 'auto' }, false, []],
    ['empty, which is told elsewhere', '', { judge: 'auto' }, false, []],
    ['no', 'false', {}, false, []],
    ['yes', 'true', { judge: 'auto' }, true, []],
    [
      'no word for it',
      'maybe',
      { judge: 'auto' },
      false,
      [{ message: expect.stringMatching(/^--pairwise: .*; allowed: true or false$/) }],
    ],
    [
      'yes without a judge',
      'true',
      {},
      true,
      [
        {
          message: '--pairwise: there is no judge to ask',
          hint: 'add --judge auto or --judge required; judge in the config file asks nobody here',
        },
      ],
    ],
    [
      'yes with a panel',
      'true',
      { judge: 'auto', 'judge-model': 'one, two' },
      true,
      [
        {
          message: '--pairwise: it takes one judge, and judge-model names a panel',
          hint: 'name one model with --judge-model',
        },
      ],
    ],
  ])('is %s', (_, text, flags, value, problems) => {
    expect(readPairwise(text, settingsOf(makeWorkspace(), flags).values)).toEqual({ value, problems });
  });
});

describe('a failure', () => {
  const problems = (count: number) => Array.from({ length: count }, (_, i) => ({ message: `wrong ${i}` }));

  it.each([
    [1, 'summary-gate could not run: one problem\n  wrong 0\n'],
    [2, 'summary-gate could not run: 2 problems\n  wrong 0\n  wrong 1\n'],
  ])('of %d problems', (count, wanted) => {
    expect(describeFailure(new UserError(problems(count)), {})).toBe(wanted);
  });

  it.each([
    [50, ['wrong 48', 'wrong 49']],
    [51, ['wrong 49', '… and 1 more']],
    [70, ['wrong 49', '… and 20 more']],
  ])('lists fifty of %d', (count, wanted) => {
    const lines = listProblems(problems(count)).split('\n');
    expect(lines[0]).toContain(`${count} problems`);
    expect(lines.slice(-3)).toEqual([...wanted.map((line) => `  ${line}`), '']);
  });

  it.each<[string, unknown, Env, readonly string[]]>([
    ['of our own', new Error('boom'), {}, ['internal error: boom (SUMMARY_GATE_DEBUG=1 shows where)']],
    ['that is no error', 'boom', {}, ['internal error: boom (SUMMARY_GATE_DEBUG=1 shows where)']],
    ['of hostile text', new Error('a\u001b[31mb\nc'), {}, ['internal error: a']],
    ['that is no error, where it is looked into', 'boom', { SUMMARY_GATE_DEBUG: '1' }, ['internal error: boom\n']],
    ['that GitHub looks into', new Error('boom'), { RUNNER_DEBUG: '1' }, ['internal error: boom\n    Error: boom\n']],
    ['that nobody looks into', new Error('boom'), { SUMMARY_GATE_DEBUG: '0' }, ['(SUMMARY_GATE_DEBUG=1 shows where)']],
  ])('%s', (_, error, env, wanted) => {
    const text = describeFailure(error, env);
    for (const part of wanted) expect(text).toContain(part);
    expect(text).not.toMatch(/\u001b/);
    expect(text.endsWith('This is a defect of summary-gate. Please report it.\n')).toBe(true);
  });

  it('without a stack says what it is', () => {
    const error = new Error('boom');
    Reflect.deleteProperty(error, 'stack');
    error.stack = undefined as unknown as string;
    expect(describeFailure(error, { SUMMARY_GATE_DEBUG: 'true' })).toBe(
      'summary-gate: internal error: boom\n    \nThis is a defect of summary-gate. Please report it.\n',
    );
  });
});
