import { describe, expect, it } from '@jest/globals';
import { readVariants } from '../../../src/command-line/parts/named-variants.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';

const SETTINGS = { corpus: 'golden-corpus', 'report-dir': 'summary-gate-report' };

const TREE: Tree = {
  'golden-corpus': EMPTY_FOLDER,
  'out/haiku': EMPTY_FOLDER,
  'out/sonnet': EMPTY_FOLDER,
  'out/more.jsonl': '',
  'out/temperature=0.2': EMPTY_FOLDER,
  'again/haiku': EMPTY_FOLDER,
  away: { link: 'out/haiku' },
  'out/same': { link: 'sonnet' },
};

const { files } = makeWorkspace(TREE);

function read(operands: readonly string[], against?: string) {
  return readVariants(operands, against, SETTINGS, files);
}

function problemsOf(operands: readonly string[], against?: string): readonly string[] {
  return read(operands, against).problems.map(({ message }) => message);
}

describe('variants', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['a name and a path', 'small=out/haiku', 'small', ['out/haiku']],
    ['a name in white space', ' small =out/haiku', 'small', ['out/haiku']],
    ['a name and its samples', 'small=out/haiku, again/haiku', 'small', ['out/haiku', 'again/haiku']],
    ['a folder, which is its own name', 'out/haiku', 'haiku', ['out/haiku']],
    ['a folder with slashes behind it', 'out/haiku//', 'haiku', ['out/haiku']],
    ['a file, whose ending is no part of its name', 'out/more.jsonl', 'more', ['out/more.jsonl']],
    ['a folder with an equals sign, which is there', 'out/temperature=0.2', 'temperature=0.2', ['out/temperature=0.2']],
    ['a folder with one that has a name', 'warm=out/temperature=0.2', 'warm', ['out/temperature=0.2']],
    ['what is not there yet', 'out/later', 'later', ['out/later']],
    ['a path with an equals sign that is not there', 'later/x=1/out', 'out', ['later/x=1/out']],
    ['a name of sixty characters', `${'n'.repeat(60)}=out/haiku`, 'n'.repeat(60), ['out/haiku']],
  ])('are read from %s', (_, operand, name, paths) => {
    expect(read([operand, 'other=out/sonnet'])).toEqual({
      variants: [
        { name, paths },
        { name: 'other', paths: ['out/sonnet'] },
      ],
      problems: [],
    });
  });

  const HOW = 'write compare haiku=out/haiku sonnet=out/sonnet, or the folders alone';

  it.each<[string, string, string]>([
    ['no path', 'small=', '"small=": no path is named'],
    ['a path of white space', 'small=  ', '"small=  ": no path is named'],
    ['nothing at all', '', '"": no path is named'],
    ['no name', '=out/haiku', '"=out/haiku": a variant needs a name'],
    ['the workspace, which has no name here', '.', '".": a variant needs a name'],
    ['a folder up', 'out/..', '"out/..": a variant needs a name'],
    [
      'samples without a name',
      'out/haiku,out/sonnet',
      '"out/haiku,out/sonnet": several paths are samples of one variant, which needs a name',
    ],
    [
      'a name with a slash',
      'a/b=out/haiku',
      '"a/b=out/haiku": a name has no slash: what stands before = is taken for a part of the path',
    ],
    [
      'a name of more than sixty characters',
      `${'n'.repeat(61)}=out/haiku`,
      `"${'n'.repeat(61)}=out/haiku": its name is longer than 60 characters`,
    ],
    [
      'a name of thousands, which is not quoted whole',
      `${'n'.repeat(5000)}=out/haiku`,
      `"${'n'.repeat(200)}…": its name is longer than 60 characters`,
    ],
  ])('are none of %s', (_, operand, message) => {
    expect(read([operand, 'out/sonnet'])).toEqual({
      variants: [{ name: 'sonnet', paths: ['out/sonnet'] }],
      problems: [{ message, hint: HOW }],
    });
  });

  it('lie in the workspace', () => {
    expect(read(['out/sonnet', 'a=../elsewhere']).problems).toEqual([
      {
        message: expect.stringMatching(/^"a=\.\.\/elsewhere": .*outside the workspace/),
        hint: 'paths must lie in the workspace',
      },
    ]);
  });

  it('are two at least, and twenty at most', () => {
    const some = (count: number) => Array.from({ length: count }, (_, i) => `v${i}=out/${i}`);
    const few = [{ message: 'compare: it takes two variants or more', hint: HOW }];
    expect([0, 1, 2, 20].map((count) => read(some(count)).problems)).toEqual([few, few, [], []]);
    expect(problemsOf(some(21))).toEqual(['compare: 21 variants; allowed: up to 20']);
  });

  it('have names of their own, as they are seen', () => {
    expect(read(['out/haiku', 'again/haiku', 'x=out/sonnet', 'haiku=third', '\u200ex=fourth']).problems).toEqual(
      [
        'compare: two variants are called "haiku" (out/haiku and again/haiku and third)',
        'compare: two variants are called "x" (out/sonnet and fourth)',
      ].map((message) => ({ message, hint: 'give each a name of its own, as in first=… second=…' })),
    );
  });

  it('share no candidates, by whatever path', () => {
    expect(read(['a=out/haiku', 'b=away', 'c=out/sonnet,out/same']).problems).toEqual([
      { message: 'compare: variants "a" and "b" both name it', place: { file: 'away' } },
      { message: 'compare: variant "c" names it twice', place: { file: 'out/same' } },
    ]);
  });

  it('are no place for reports', () => {
    const found = readVariants(
      ['a=out/haiku', 'b=out/sonnet'],
      undefined,
      { ...SETTINGS, 'report-dir': 'out/haiku' },
      files,
    );
    expect(found.problems).toEqual([{ message: expect.stringMatching(/^report-dir: .*; variant "a" has them$/) }]);
  });

  it.each<[string, string | undefined, readonly object[]]>([
    ['one of them', 'sonnet', []],
    ['none', undefined, []],
    ['an empty one, which is told elsewhere', '', []],
    [
      'one with a slip',
      'sonet',
      [
        {
          message: '--against: there is no variant "sonet"; allowed: haiku, sonnet',
          hint: 'did you mean sonnet?',
        },
      ],
    ],
    [
      'another',
      'nothing-like-it',
      [{ message: '--against: there is no variant "nothing-like-it"; allowed: haiku, sonnet' }],
    ],
  ])('are held against %s', (_, against, problems) => {
    expect(read(['out/haiku', 'out/sonnet'], against).problems).toEqual(problems);
  });

  it('are not asked for one of them before they can be read', () => {
    expect(problemsOf(['out/haiku', 'small='], 'small')).toEqual(['"small=": no path is named']);
  });
});
