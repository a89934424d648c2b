import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { maskSecretInputs, readInputs } from '../../src/action/inputs.js';
import { annotateProblems, log, writeSummary } from '../../src/action/runner-log.js';
import type { Problem } from '../../src/core/errors.js';
import { pushEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { GREEN } from './pull-request.js';

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text).trimEnd());
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the inputs of a step', () => {
  it('are those that have a value, by the names of their settings', () => {
    const { inputs, problems } = readInputs({
      INPUT_CORPUS: ' golden ',
      'INPUT_MIN-OVERALL': '0.5',
      INPUT_BASELINE: ' ',
    });
    expect([...inputs]).toEqual([
      ['corpus', { text: 'golden', label: 'input corpus' }],
      ['min-overall', { text: '0.5', label: 'input min-overall' }],
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['INPUT_MIN-OVERAL', 'unknown input "min-overal", did you mean min-overall?'],
    ['INPUT_CORPSE', 'unknown input "corpse", did you mean corpus?'],
  ])('that are mistyped are a problem: %s', (variable, message) => {
    expect(readInputs({ [variable]: '' }).problems).toEqual([{ message }]);
  });

  it.each(['INPUT_WHATEVER-ELSE-THERE-IS', 'INPUT_', 'XINPUT_MIN-OVERAL', 'MIN-OVERAL', 'INPUT_MIN-OVERALL'])(
    'that are like none, or no inputs, are no problem: %s',
    (variable) => {
      expect(readInputs({ [variable]: '' })).toEqual({ inputs: new Map(), problems: [] });
    },
  );
});

describe('what the log must not show', () => {
  const masked = (env: Readonly<Record<string, string>>): readonly string[] => {
    maskSecretInputs(env);
    return printed.map((line) => line.replace(/^::add-mask::/, ''));
  };

  it('are the keys of the environment', () => {
    expect(
      masked({ ANTHROPIC_API_KEY: 'k1', OPENAI_API_KEY: 'k2', ANTHROPIC_IDENTITY_TOKEN: 'k3', OTHER: 'k4' }),
    ).toEqual([...['k1', 'k2', 'k3']]);
    expect(printed[0]).toBe('::add-mask::k1');
  });

  it('are the inputs that are secret, and no other', () => {
    expect(masked({ 'INPUT_ANTHROPIC-API-KEY': ' k1 ', 'INPUT_GITHUB-TOKEN': 'k2', INPUT_CORPUS: 'golden' })).toEqual(
      expect.arrayContaining(['k1', 'k2']),
    );
    expect(printed).toHaveLength(2);
  });

  it('are the variables that a program is given, from eight characters on', () => {
    expect(masked({ 'INPUT_JUDGE-COMMAND-ENV': 'LONG, SHORT,GONE', LONG: '12345678', SHORT: '1234567' })).toEqual([
      ...['12345678'],
    ]);
  });

  it('is nothing where nothing is set', () => {
    expect(masked({ ANTHROPIC_API_KEY: '', 'INPUT_GITHUB-TOKEN': ' ' })).toEqual([]);
  });
});

describe('problems in the log', () => {
  const problems = (count: number): readonly Problem[] =>
    Array.from({ length: count }, (_, i) => ({ message: `m${i}`, place: { file: 'a.json', line: i + 1, column: 2 } }));

  it('are errors at their places, as many as GitHub keeps, and lines beyond', () => {
    annotateProblems(problems(11));
    expect(printed.slice(0, 2)).toEqual([
      '::error file=a.json,line=1,col=2::m0',
      '::error file=a.json,line=2,col=2::m1',
    ]);
    expect(printed.slice(8)).toEqual([
      ...['::error file=a.json,line=9,col=2::m8', 'a.json:10:2: m9', 'a.json:11:2: m10'],
    ]);
  });

  it.each<[Problem, string]>([
    [{ message: 'm' }, '::error::m'],
    [{ message: 'm', place: { file: 'a' } }, '::error file=a::m'],
    [{ message: 'm', place: { file: 'a', line: 3 } }, '::error file=a,line=3::m'],
    [{ message: 'a\nb', hint: 'h' }, '::error::a b (h)'],
  ])('have what is known of their place: %j', (problem, wanted) => {
    annotateProblems([problem]);
    expect(printed).toEqual([wanted]);
  });

  it('are harmless lines', () => {
    log('one\n::error::forged');
    expect(printed[0]).toBe('one');
    expect(printed[1]).not.toMatch(/^::/);
  });

  it('say where a page could not be written, and nothing where none is wanted', () => {
    writeSummary('# page', {});
    writeSummary('# page', { GITHUB_STEP_SUMMARY: '' });
    expect(printed).toEqual([]);
    writeSummary('# page', { GITHUB_STEP_SUMMARY: '/nowhere/at/all' });
    expect(printed).toEqual(['::notice title=summary-gate::the summary of the step could not be written']);
  });
});

it('an input that wins over the config file is told', async () => {
  jest.restoreAllMocks();
  const files = { ...GREEN, '.github/summary-gate.yml': 'corpus: golden-corpus\nmin-overall: 0.1\n' };
  const { log: told, exitCode } = await runAction({ ...pushEvent(), files, inputs: { 'min-overall': '0.2' } });
  expect(exitCode).toBe(0);
  expect(told).toContain(
    'input min-overall wins over .github/summary-gate.yml:2:1, which sets min-overall too: keep one of them\n',
  );
  expect(told).not.toContain('input corpus wins');
});
