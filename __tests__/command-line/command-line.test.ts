import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COMMANDS, DEFAULT_COMMAND } from '../../src/command-line/catalogue.js';
import { type CommandLine, parseCommandLine } from '../../src/command-line/command-line.js';
import { SETTING_NAMES, SETTINGS } from '../../src/settings/table.js';
import { runs } from '../builders/long-runs.js';

const switches = SETTING_NAMES.filter((name) => typeof SETTINGS[name].default === 'boolean');
const valued = SETTING_NAMES.filter((name) => !switches.includes(name));

/** The flags of a command line as text, without their labels. */
function valuesOf({ inputs }: CommandLine): Readonly<Record<string, string>> {
  return Object.fromEntries([...inputs].map(([name, { text }]) => [name, text]));
}

function problemsOf(...argv: readonly string[]): readonly string[] {
  return parseCommandLine(argv).problems.map(({ message }) => message);
}

/** What is said of a word that is no command, and like none. */
function unknownCommand(word: string): string {
  return `unknown command "${word}"; allowed: ${COMMANDS.map(({ name }) => name).join(', ')}`;
}

describe('the command line', () => {
  it('scores when it says nothing', () => {
    expect(parseCommandLine([])).toEqual({
      command: DEFAULT_COMMAND,
      operands: [],
      inputs: new Map(),
      flags: new Map(),
      json: false,
      quiet: false,
      help: false,
      version: false,
      problems: [],
      unknown: [],
      unknownCommand: null,
    });
  });

  it.each(SETTING_NAMES)('knows every setting as a flag: --%s', (name) => {
    for (const argv of [[`--${name}=0.5`], ...(switches.includes(name) ? [] : [[`--${name}`, '0.5']])]) {
      const line = parseCommandLine(argv);
      expect(line.problems).toEqual([]);
      expect(line.inputs).toEqual(new Map([[name, { text: '0.5', label: `--${name}` }]]));
    }
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['a value of its own', ['--corpus', 'x'], { corpus: 'x' }],
    ['a value after =', ['--corpus=x'], { corpus: 'x' }],
    ['a value with =', ['--corpus=a=b'], { corpus: 'a=b' }],
    ['a map', ['--weights', 'title=0.5, summary=0.5'], { weights: 'title=0.5, summary=0.5' }],
    ['a negative number', ['--limit', '-1'], { limit: '-1' }],
    ['a negative number after =', ['--limit=-1'], { limit: '-1' }],
    ['a value with one dash', ['--corpus', '-x'], { corpus: '-x' }],
    ['a dash', ['--corpus', '-'], { corpus: '-' }],
    ['a value with two dashes after =', ['--corpus=--x'], { corpus: '--x' }],
    ['a value that is called like a command', ['--corpus', 'lint'], { corpus: 'lint' }],
    ['a value that is called like a flag, after =', ['--corpus=--candidates'], { corpus: '--candidates' }],
    ['white space', ['--corpus', ' '], { corpus: ' ' }],
    ['none', ['--min-overall', 'none'], { 'min-overall': 'none' }],
    ['a switch', ['--warn-only'], { 'warn-only': 'true' }],
    ['a switch with its value after =', ['--warn-only=false'], { 'warn-only': 'false' }],
    ['a switch with its value beside it', ['--warn-only', 'false'], { 'warn-only': 'false' }],
    ['a switch with a value in capitals', ['--warn-only', 'TRUE'], { 'warn-only': 'TRUE' }],
    ['a switch before another flag', ['--warn-only', '--limit', '2'], { 'warn-only': 'true', limit: '2' }],
    ['a switch with a wrong value, which is judged later', ['--warn-only=maybe'], { 'warn-only': 'maybe' }],
    [
      'several flags',
      ['--limit=2', '--corpus', 'x', '--allow-empty'],
      { limit: '2', corpus: 'x', 'allow-empty': 'true' },
    ],
  ])('reads %s', (_, argv, wanted) => {
    const line = parseCommandLine(argv);
    expect(line.problems).toEqual([]);
    expect(valuesOf(line)).toEqual(wanted);
    expect(line.command.name).toBe('score');
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['an unknown flag', ['--blub'], ['unknown flag "--blub"; --help lists them']],
    ['a mistyped flag', ['--corpsu=x'], ['unknown flag "--corpsu", did you mean --corpus?']],
    ['a flag with an underscore', ['--min_overall=1'], ['unknown flag "--min_overall", did you mean --min-overall?']],
    ['a flag in capitals', ['--Corpus=x'], ['unknown flag "--Corpus", did you mean --corpus?']],
    ['a flag with three dashes', ['---corpus=x'], ['unknown flag "---corpus", did you mean --corpus?']],
    ['a flag with one dash', ['-corpus', 'x'], ['unknown flag "-corpus", did you mean --corpus?']],
    ['a flag with one dash and =', ['-corpus=x'], ['unknown flag "-corpus", did you mean --corpus?']],
    ['a short flag that nobody knows', ['-x'], ['unknown flag "-x"; --help lists them']],
    ['a number with a dash', ['-1'], ['unknown flag "-1"; --help lists them']],
    [
      'the value of an unknown flag is no second mistake',
      ['--corpsu', 'x', '--limit', '1'],
      ['unknown flag "--corpsu", did you mean --corpus?'],
    ],
    [
      'two unknown flags',
      ['--blub', 'x', '--blah=y'],
      ['unknown flag "--blub"; --help lists them', 'unknown flag "--blah"; --help lists them'],
    ],
    ['a flag of the prototype', ['--__proto__=x'], ['unknown flag "--__proto__"; --help lists them']],
    ['a method of the prototype', ['--toString'], ['unknown flag "--toString"; --help lists them']],
    ['nothing but =', ['--=x'], ['unknown flag "--=x"; --help lists them']],
    ['a value for --json', ['--json=false'], ['--json takes no value']],
    ['a value for --help', ['--help=lint'], ['--help takes no value']],
    ['a flag twice', ['--limit', '1', '--limit=2'], ['--limit is given twice']],
    ['a switch twice', ['--warn-only', '--warn-only'], ['--warn-only is given twice']],
    ['a flag of a command twice', ['turns', '--since=a', '--since', 'b'], ['--since is given twice']],
    ['a switch of a command twice', ['accept', '--yes', '--yes'], ['--yes is given twice']],
    ['a value for a switch of a command', ['accept', '--yes=true'], ['--yes takes no value']],
    [
      'a flag of a command without its value',
      ['turns', '--since', '--json'],
      ['--since needs a value; allowed: a day such as 2026-11-01, or a time such as 2026-11-01T14:00:00Z'],
    ],
    ['a flag of a command with nothing behind it', ['accept', '--by'], ['--by needs a value; allowed: a name']],
    [
      'a word that the flag of a command does not know',
      ['lint', '--format', 'xml'],
      ['--format is "xml"; allowed: text, line'],
    ],
    ['a flag of one other command', ['lint', '--since=2026-11-01'], ['lint takes no --since; it belongs to turns']],
    ['a flag of two other commands', ['lint', '--by=x'], ['lint takes no --by; it belongs to accept and reject']],
    ['lines and data at once', ['lint', '--json', '--format=line'], ['--json and --format line exclude each other']],
    ['a flag as a command', ['help'], ['unknown command "help", did you mean --help?']],
    ['an unknown command', ['blub'], [unknownCommand('blub')]],
    [
      'a mistyped command',
      ['exlpain', 'x'],
      ['unknown command "exlpain", did you mean explain?', 'unexpected argument "x"'],
    ],
    ['a command of the prototype', ['constructor'], [unknownCommand('constructor')]],
    ['an empty word', [''], [unknownCommand('')]],
    ['a dash', ['-'], [unknownCommand('-')]],
    [
      'words after a command that takes none',
      ['lint', 'a', 'b'],
      ['unexpected argument "a"', 'unexpected argument "b"'],
    ],
    ['two words after one that takes one', ['explain', 'a', 'b'], ['unexpected argument "b"']],
    ['a second command', ['lint', 'init'], ['unexpected argument "init"']],
    ['a flag after --', ['--', '--json'], [unknownCommand('--json')]],
    ['a word after --json, which takes none', ['--json', 'true'], [unknownCommand('true')]],
    [
      'a word after a switch that is no value of one',
      ['--warn-only', 'yes'],
      ['unknown command "yes"; --warn-only takes its value behind "=": --warn-only=true or --warn-only=false'],
    ],
    [
      'such a word behind a command',
      ['lint', '--warn-only', 'no'],
      ['unexpected argument "no"; --warn-only takes its value behind "=": --warn-only=true or --warn-only=false'],
    ],
    ['a mistyped command behind a switch', ['--warn-only', 'scor'], ['unknown command "scor", did you mean score?']],
    ['a command after a switch', ['--warn-only', 'lint', 'x'], ['unexpected argument "x"']],
    [
      'several mistakes',
      ['lint', '--corpsu=x', '--limit', '--json=1', 'y'],
      [
        'unknown flag "--corpsu", did you mean --corpus?',
        '--limit needs a value; allowed: a whole number, 1 or more, or none',
        '--json takes no value',
        'unexpected argument "y"',
      ],
    ],
  ])('refuses %s', (_, argv, wanted) => {
    expect(problemsOf(...argv)).toEqual(wanted);
  });

  it.each(valued)('says what --%s allows when its value is missing', (name) => {
    const wanted = [`--${name} needs a value; allowed: ${SETTINGS[name].kind.allowed}`];
    for (const argv of [
      [`--${name}`],
      [`--${name}=`],
      [`--${name}`, ''],
      [`--${name}`, '--json'],
      [`--${name}`, '--'],
    ]) {
      expect(problemsOf(...argv)).toEqual(wanted);
      expect(parseCommandLine(argv).inputs.size).toBe(0);
    }
  });

  it.each(switches)('does not take an empty value for %s', (name) => {
    expect(problemsOf(`--${name}=`)).toEqual([`--${name} needs a value; allowed: true or false`]);
  });

  it('does not swallow the next flag as a missing value', () => {
    const line = parseCommandLine(['--corpus', '--candidates', 'x', '--report-dir', '-h']);
    expect(valuesOf(line)).toEqual({ candidates: 'x' });
    expect(line.help).toBe(true);
    expect(line.problems.map(({ message }) => message.split(';')[0])).toEqual([
      '--corpus needs a value',
      '--report-dir needs a value',
    ]);
  });

  it('keeps the first value of a flag that is given twice', () => {
    expect(valuesOf(parseCommandLine(['--corpus', 'a', '--corpus', 'b']))).toEqual({ corpus: 'a' });
  });

  it.each<[readonly string[], string, readonly string[]]>([
    [['lint'], 'lint', []],
    [['score'], 'score', []],
    [['--limit', '2', 'lint'], 'lint', []],
    [['--warn-only', 'lint'], 'lint', []],
    [['--warn-only', 'true', 'lint'], 'lint', []],
    [['--json', 'explain', 'x'], 'explain', ['x']],
    [['explain', '--corpus', 'c', 'x'], 'explain', ['x']],
    [['explain'], 'explain', []],
    [['explain', 'lint'], 'explain', ['lint']],
    [['explain', '__proto__'], 'explain', ['__proto__']],
    [['explain', ''], 'explain', ['']],
    [['explain', '--', '--json'], 'explain', ['--json']],
    [['explain', '--', '-1'], 'explain', ['-1']],
    [['explain', '--', '--corpus'], 'explain', ['--corpus']],
    [['--', 'explain', 'x'], 'explain', ['x']],
    [['explain', 'x', '--'], 'explain', ['x']],
    [['explain', '--', '--'], 'explain', ['--']],
  ])('reads the command and its words from %j', (argv, command, operands) => {
    const line = parseCommandLine(argv);
    expect(line.problems).toEqual([]);
    expect([line.command.name, line.operands]).toEqual([command, operands]);
    expect(line.json).toBe(argv[0] === '--json');
  });

  it('reads a command behind an unknown flag that takes no value', () => {
    expect(parseCommandLine(['--jsn', 'lint'])).toMatchObject({
      command: { name: 'lint' },
      problems: [{ message: 'unknown flag "--jsn", did you mean --json?' }],
    });
    expect(parseCommandLine(['explain', '--jsn', 'x'])).toMatchObject({
      command: { name: 'explain' },
      operands: ['x'],
    });
    expect(parseCommandLine(['--blub', 'lint'])).toMatchObject({ command: { name: 'lint' } });
  });

  it.each<[readonly string[], Readonly<Record<string, unknown>>]>([
    [['--json'], { json: true, help: false, version: false }],
    [['--json', '--json'], { json: true }],
    [['--help'], { json: false, help: true, version: false }],
    [['-h'], { help: true, version: false }],
    [['--version'], { help: false, version: true }],
    [['-V'], { help: false, version: true }],
    [['-hV'], { help: true, version: true }],
    [['lint', '-h'], { help: true, command: { name: 'lint' } }],
    [['--', '-h'], { help: false }],
  ])('reads %j', (argv, wanted) => {
    expect(parseCommandLine(argv)).toMatchObject(wanted);
  });

  it.each(['-v', '-j', '--h', '--V'])('does not guess what %s means', (flag) => {
    expect(problemsOf(flag)).toHaveLength(1);
    expect(parseCommandLine([flag])).toMatchObject({ json: false, help: false, version: false });
  });

  it('reads any words to a known command, at most one input a setting, and one-line problems', () => {
    const word = fc.oneof(
      fc.constantFrom(...SETTING_NAMES.map((name) => `--${name}`), ...COMMANDS.map(({ name }) => name)),
      fc.constantFrom(
        '--',
        '-',
        '-h',
        '-hx',
        '--json',
        '--json=x',
        'true',
        'false',
        '',
        '-1',
        '--=',
        '__proto__',
        '--__proto__',
        '--corpus=',
        '--limit=3',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (argv) => {
        const line = parseCommandLine(argv);
        expect(COMMANDS).toContain(line.command);
        expect(line.operands.length).toBeLessThanOrEqual(line.command.operands);
        for (const [name, { text, label }] of line.inputs) {
          expect(SETTING_NAMES).toContain(name);
          expect(text).not.toBe('');
          expect(label).toBe(`--${name}`);
        }
        for (const { message } of line.problems) expect(message).toMatch(/^[^\n\r]+$/);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads the same settings whatever their order and way of writing', () => {
    const texts = fc.array(fc.tuple(fc.constantFrom('x', '0.5', 'a/b', '-1', 'lint'), fc.boolean()), {
      minLength: valued.length,
      maxLength: valued.length,
    });
    fc.assert(
      fc.property(fc.shuffledSubarray([...valued]), texts, fc.boolean(), (names, written, json) => {
        const settings = names.map((name, i) => [name, ...(written[i] ?? ['x', false])] as const);
        const argv = settings.flatMap(([name, text, inline]) => (inline ? [`--${name}=${text}`] : [`--${name}`, text]));
        const line = parseCommandLine(json ? ['--json', ...argv, 'lint'] : [...argv, 'lint']);
        expect(line).toMatchObject({ command: { name: 'lint' }, json, problems: [] });
        expect(valuesOf(line)).toEqual(Object.fromEntries(settings.map(([name, text]) => [name, text])));
      }),
    );
  });
});
