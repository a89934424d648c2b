import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lintNames, namesInFolders } from '../src/inputs/lint/lint-whole.js';
import { makeWorkspace, type Tree } from './builders/workspace.js';
import { runProgram } from './command-line/commands/program.js';
import { readTree } from './inputs/corpus/read-tree.js';

/** What differs between the systems that people have: line ends, signs between folders, names that cannot be. */

const text = (path: string): string => readFileSync(path, 'utf8');
const NAME = 'k8s-rollout-stuck';

/** A corpus in JSON with a transcript and a candidate that fails, one in Markdown, and everything else that a run reads. */
function treeOf(convert: (content: string) => string): Tree {
  const markdown = 'examples/teams/markdown';
  const of = (path: string): string => convert(text(path));
  return {
    [`golden-corpus/${NAME}/reference.json`]: of(`golden-corpus/${NAME}/reference.json`),
    [`golden-corpus/${NAME}/labels.json`]: of(`golden-corpus/${NAME}/labels.json`),
    [`golden-corpus/${NAME}/transcript.jsonl`]: of(`golden-corpus/${NAME}/transcript.jsonl`),
    [`candidates/${NAME}.json`]: of(`examples/regressed/${NAME}.json`),
    '.github/summary-gate.yml': convert('# What is wanted\nmin-overall: 0.6\nwaivers: .github\\w.yml\n'),
    '.github/w.yml': convert(
      `waivers:\n  - session: ${NAME}\n    dimension: title\n    reason: |\n      a\n      b\n    until: 2026-12-31\n    by: mona\n`,
    ),
    'guidelines.md': convert('# What we want\n\nNames and numbers.\n'),
    'team/.github/summary-gate.yml': of(`${markdown}/.github/summary-gate.yml`),
    'team/golden-corpus/invoice-rounding/reference.md': of(`${markdown}/golden-corpus/invoice-rounding/reference.md`),
    'team/candidates/invoice-rounding.md': of(`${markdown}/candidates/invoice-rounding.md`),
  };
}

/** Everything that three runs leave, by file. */
async function leftBehind(tree: Tree): Promise<readonly unknown[]> {
  const { root } = makeWorkspace(tree);
  const judged = ['--judge', 'required', '--simulate', '--judge-metrics', 'rubric,faithfulness', '--judge-guidelines'];
  const left: unknown[] = [];
  for (const args of [
    ['score', '--report-formats', 'json,markdown,junit,sarif', '--report-dir', 'out'],
    ['score', ...judged, 'guidelines.md', '--report-dir', 'out'],
    ['score', '--working-directory', 'team', '--config', '.github\\summary-gate.yml', '--report-dir', '..\\out'],
    ['lint', '--json'],
  ]) {
    const { exitCode, stdout, stderr } = await runProgram(args, root);
    expect(stderr).not.toContain('could not run');
    const report = args[0] === 'score' ? text(join(root, 'out/report.json')) : '';
    left.push(exitCode, stdout.replaceAll(root, ''), report.replace(/"duration_ms": \d+/g, ''));
  }
  return left;
}

describe('line ends', () => {
  it('change no byte of a report, digests of all inputs included', async () => {
    const unix = await leftBehind(treeOf((content) => content));
    const windows = await leftBehind(treeOf((content) => content.replaceAll('\n', '\r\n')));
    expect(windows).toEqual(unix);
    expect(String(unix[2])).toMatch(/"config_digest": "[0-9a-f]{64}"/);
  });
});

describe('paths that were written on Windows', () => {
  const tree = treeOf((content) => content);

  it.each([
    ['--candidates', 'candidates\\'],
    ['--corpus', '.\\golden-corpus'],
    ['--report-dir', 'deep\\out'],
  ])('are read on every system: %s %s', async (flag, value) => {
    const { root, files } = makeWorkspace(tree);
    const { stderr, exitCode } = await runProgram(['score', flag, value], root);
    expect({ stderr, exitCode }).toEqual({ stderr: expect.not.stringContaining('could not run'), exitCode: 1 });
    expect(files.kind(flag === '--report-dir' ? 'deep/out/report.json' : 'summary-gate-report/report.json')).toBe(
      'file',
    );
  });

  it.each([
    ['..\\..\\etc', 'leads outside the workspace'],
    ['C:\\work\\candidates', 'there is no such file or folder'],
    ['\\\\server\\share', 'leads outside the workspace'],
  ])('lead no further than others: %s', async (path, message) => {
    const { stderr, exitCode } = await runProgram(['score', '--candidates', path], makeWorkspace(tree).root);
    expect({ stderr, exitCode }).toEqual({ stderr: expect.stringContaining(message), exitCode: 2 });
  });

  it('stand behind a name that has a backslash in it', () => {
    const { files } = makeWorkspace({ 'a\\b': 'x', 'a/b': 'y', 'c/d': 'z' });
    expect([files.locate('a\\b'), files.locate('c\\d')]).toEqual([{ path: 'a\\b' }, { path: 'c/d' }]);
  });
});

describe('names of folders', () => {
  const lint = (names: readonly string[]): readonly string[] => {
    const reference = JSON.parse(text(`golden-corpus/${NAME}/reference.json`)).reference;
    const corpus = readTree(Object.fromEntries(names.map((name) => [`g/${name}/reference.json`, { reference }])), 'g');
    return lintNames(corpus.sessions.flatMap((session) => namesInFolders(session, 'g'))).map(
      ({ message, place }) => `${place.file}: ${message}`,
    );
  };

  it.each([
    [['Login', 'login'], /^g\/login\/.*differs from "Login" in case alone/],
    [['ÄÖ', 'äö'], /differs from "ÄÖ"/],
    [['a:b'], /has ":"/],
    [['what?'], /has "\?"/],
    [['x.'], /ends with a dot/],
    [['COM1.log'], /device/],
  ])('that a system cannot have are told of: %j', (names, wanted) => {
    expect(lint(names)).toEqual([expect.stringMatching(wanted)]);
  });

  it('that all systems can have are not', () => {
    expect(lint(['a', 'b', 'console', 'com', 'ß', '日本語', 'a b', '.x', 'straße-2'])).toEqual([]);
  });

  it('may be long, and not of ASCII', async () => {
    const deep = Array.from({ length: 12 }, (_, i) => `${i}-${'größe-日本'.repeat(4)}`).join('/');
    const { root } = makeWorkspace(
      Object.fromEntries(
        Object.entries(treeOf((content) => content)).map(([path, content]) => [`${deep}/${path}`, content]),
      ),
    );
    const { exitCode, stderr } = await runProgram(['score', '--working-directory', deep], root);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.not.stringContaining('could not run') });
  });
});
