import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { formatProblem, UserError } from '../../src/core/errors.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const NAMES = ['fix-login', 'move-db', 'trim-logs', 'write-docs'];
const CORPUS: Tree = Object.fromEntries(NAMES.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));

/** Files of all sessions; `<name>` stands for the name. */
function filesOf(pattern: string, content: Tree[string] = summaryJson()): Tree {
  return Object.fromEntries(NAMES.map((name) => [pattern.replace('<name>', name), content]));
}

/** What a run says is wrong, in one line each. */
async function refusalOf(tree: Tree, flags: Flags = {}): Promise<readonly string[]> {
  try {
    await reportOf(makeWorkspace(tree), flags);
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}

const ONLY_IF = '; set allow-empty to true only if nothing to score should pass)';
const NO_CANDIDATES = 'candidates: candidates: there is none';
const LOOKED =
  'allowed: a folder of <name>.json, <name>/summary.json, <name>/candidate.json, <name>.md, <name>/summary.md, or a .jsonl file';

describe('candidates that are not where they are looked for', () => {
  it.each<[string, Tree, string]>([
    [
      'one folder too deep',
      filesOf('candidates/gpt/<name>.json'),
      'found 4 candidates in candidates/gpt: write `candidates: candidates/gpt`',
    ],
    [
      'in several folders',
      { ...filesOf('candidates/gpt/<name>.json'), 'candidates/opus/fix-login.md': '# a' },
      'found 4 candidates in candidates/gpt, 1 candidate in candidates/opus: write the one that is meant, such as `candidates: candidates/gpt`',
    ],
    [
      'samples in numbered folders',
      { ...filesOf('candidates/1/<name>.json'), ...filesOf('candidates/2/<name>.md', '# a') },
      'found 4 candidates in candidates/1, 4 candidates in candidates/2: write `candidates: candidates/1, candidates/2`',
    ],
    [
      'lines in numbered folders',
      { 'candidates/1/c.jsonl': jsonl({ name: 'fix-login' }), 'candidates/2/c.jsonl': jsonl({ name: 'fix-login' }) },
      'found candidates/1/c.jsonl, candidates/2/c.jsonl: write `candidates: candidates/1/c.jsonl, candidates/2/c.jsonl`',
    ],
    [
      'two folders too deep',
      filesOf('candidates/2026/gpt/<name>.json'),
      'found 4 candidates in candidates/2026/gpt: write `candidates: candidates/2026/gpt`',
    ],
    [
      'a file of lines in the folder',
      { 'candidates/out.jsonl': jsonl({ name: 'fix-login' }) },
      'found candidates/out.jsonl: write `candidates: candidates/out.jsonl`',
    ],
    [
      'text files',
      filesOf('candidates/<name>.txt', 'text'),
      'found candidates/fix-login.txt, candidates/move-db.txt, candidates/trim-logs.txt and 1 more: a candidate is named <name>.json or <name>.md',
    ],
    [
      'YAML',
      { 'candidates/fix-login.yaml': 'title: a' },
      'found candidates/fix-login.yaml: a candidate is named <name>.json or <name>.md',
    ],
    [
      'nothing at all',
      { candidates: EMPTY_FOLDER },
      'nothing in it looks like a summary; look at the step that writes them',
    ],
    [
      'only a page about the folder',
      { 'candidates/README.md': '# Candidates' },
      'nothing in it looks like a summary; look at the step that writes them',
    ],
  ])('%s', async (_, tree, advice) => {
    expect(await refusalOf({ ...CORPUS, ...tree })).toEqual([`${NO_CANDIDATES} (${advice}${ONLY_IF}`]);
  });

  it.each<[string, Tree, Flags, string]>([
    [
      'in a folder with another spelling',
      filesOf('Candidate/<name>.json'),
      {},
      'there is "Candidate": write `candidates: Candidate`',
    ],
    ...['candidats', 'canddiates', 'candiddates', 'candidatess', 'candidatse', 'acndidates'].map(
      (slip): [string, Tree, Flags, string] => [
        `in a folder that is spelt ${slip}`,
        filesOf(`${slip}/<name>.json`),
        {},
        `there is "${slip}": write \`candidates: ${slip}\``,
      ],
    ),
    [
      'in a folder of its name below, and another that is nearly called so',
      { ...filesOf('candidats/<name>.json'), ...filesOf('api/candidates/<name>.json') },
      {},
      'there is "api/candidates": set working-directory to "api", or write `candidates: api/candidates`',
    ],
    [
      'below',
      filesOf('api/candidates/<name>.json'),
      {},
      'there is "api/candidates": set working-directory to "api", or write `candidates: api/candidates`',
    ],
    [
      'above',
      filesOf('candidates/<name>.json'),
      { candidates: 'api/candidates' },
      'there is "candidates": write `candidates: candidates`',
    ],
    [
      'elsewhere above',
      filesOf('data/candidates/<name>.json'),
      { candidates: 'data/api/candidates' },
      'there is "data/candidates": write `candidates: data/candidates`',
    ],
  ])('a path that does not exist: %s', async (_, tree, flags, advice) => {
    const path = flags.candidates ?? 'candidates';
    expect(await refusalOf({ ...CORPUS, ...tree }, flags)).toEqual([
      `candidates: "${path}": there is no such file or folder; ${LOOKED} (${advice})`,
    ]);
  });

  it('are looked for in each folder of samples', async () => {
    const tree = Object.fromEntries([1, 2, 3].map((i) => [`out/${i}/c.jsonl`, jsonl({ name: 'fix-login' })]));
    const said = await refusalOf({ ...CORPUS, ...tree }, { candidates: 'out/1, out/2, out/3' });
    expect(said.join()).toContain('write `candidates: out/1/c.jsonl, out/2/c.jsonl, out/3/c.jsonl`');
  });

  it('are named as the settings name them from the folder that paths start in', async () => {
    const { root } = makeWorkspace({
      ...CORPUS,
      ...filesOf('candidates/<name>.json'),
      'api/readme.txt': '',
      '.git/x': '',
    });
    const { exitCode, stderr } = await runProgram([], join(root, 'api'));
    const said = stderr.replace(/\n +/g, ' ');
    expect(exitCode).toBe(2);
    for (const setting of ['golden-corpus', 'candidates']) {
      expect(said).toContain(
        `there is "${setting}", and paths start in "api": write \`${setting === 'candidates' ? setting : 'corpus'}: ../${setting}\`, or start in the root of the repository`,
      );
    }
    const flags = ['--corpus', '../golden-corpus', '--candidates', '../candidates', '--allow-empty', 'true'];
    expect((await runProgram(flags, join(root, 'api'))).stderr).not.toContain('there is no such');
    expect((await runProgram(['--working-directory', '..'], join(root, 'api'))).stderr).not.toContain(
      'there is no such',
    );
  });

  it('are not guessed where another word is', async () => {
    for (const other of ['cut', 'outs2', 'mout']) {
      const [said = ''] = await refusalOf({ ...CORPUS, [`${other}/a.json`]: {} }, { candidates: 'out' });
      expect(said).not.toContain('there is "');
    }
    const notThere = { ...CORPUS, candidats: 'a file', candidtes: { link: 'nowhere' } };
    expect((await refusalOf(notThere)).join()).not.toContain('there is "');
  });

  it('are not looked for in vain', async () => {
    expect(await refusalOf(CORPUS, { candidates: 'nowhere/at/all' })).toEqual([
      `candidates: "nowhere/at/all": there is no such file or folder; ${LOOKED}`,
    ]);
  });
});

describe('a corpus that is not where it is looked for', () => {
  const NO_SESSION = 'golden-corpus: corpus: it has no golden session to score';

  it.each([[[]], [['lint']], [['self-test']]])('has a command that writes a first one, with %j', async (args) => {
    const { exitCode, stderr } = await runProgram(args, makeWorkspace({}).root);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('(where there is no corpus yet, init writes a first golden session)\n'),
    ]);
  });

  it.each<[string, Tree, string]>([
    [
      'one folder too deep',
      filesOf('golden-corpus/v2/<name>/reference.json', referenceJson()),
      ', only 1 folder without a reference.json (found golden sessions in golden-corpus/v2: write `corpus: golden-corpus/v2`',
    ],
    [
      'flat files',
      { 'golden-corpus/a.json': referenceJson() },
      ' (found golden-corpus/a.json: the reference of a session stands in a folder of its name, <name>/reference.json or <name>/reference.md',
    ],
    [
      'other names',
      { 'golden-corpus/a/golden.yaml': '' },
      ', only 1 folder without a reference.json (found golden-corpus/a/golden.yaml: a reference is named reference.json or reference.md',
    ],
    [
      'a canary alone',
      { 'golden-corpus/a/reference.json': referenceJson({ canary: true }) },
      ' (write a reference for each session, as docs/corpus.md of summary-gate says; init writes a first one',
    ],
    [
      'lines in the folder',
      { 'golden-corpus/all.jsonl': '{}' },
      ' (found golden-corpus/all.jsonl: write `corpus: golden-corpus/all.jsonl`',
    ],
    [
      'nothing',
      { 'golden-corpus': EMPTY_FOLDER },
      ' (write a reference for each session, as docs/corpus.md of summary-gate says; init writes a first one',
    ],
  ])('%s', async (_, tree, advice) => {
    expect(await refusalOf({ ...tree, 'candidates/a.json': summaryJson() })).toEqual([
      `${NO_SESSION}${advice}${ONLY_IF}`,
    ]);
  });

  it('is found above', async () => {
    const tree = { ...CORPUS, ...filesOf('api/candidates/<name>.json') };
    expect(await refusalOf(tree, { corpus: 'api/golden-corpus', candidates: 'api/candidates' })).toEqual([
      expect.stringContaining('(there is "golden-corpus": write `corpus: golden-corpus`)'),
    ]);
  });

  it.each(['golden-corpsu', 'golden-coprus', 'golden_corppus', 'goldn-corpus'])(
    'may be in a folder that is spelt %s',
    async (slip) => {
      const tree = {
        [`${slip}/fix-login/reference.json`]: referenceJson(),
        'candidates/fix-login.json': summaryJson(),
      };
      expect((await refusalOf(tree)).join()).toContain(`(there is "${slip}": write \`corpus: ${slip}\`)`);
    },
  );
});

describe('names that are not those of the corpus', () => {
  const findingsOf = async (tree: Tree) =>
    (await reportOf(makeWorkspace({ ...CORPUS, ...tree }))).findings.map(
      ({ code, message, suggestion }) => `${code} ${message} → ${suggestion}`,
    );
  const LIKE = ': a candidate is named like the folder of its golden session';

  it.each<[string, Tree, string]>([
    [
      'something behind',
      filesOf('candidates/<name>.summary.json'),
      'candidates/fix-login.summary.json:1:1, candidates/move-db.summary.json:1:1, candidates/trim-logs.summary.json:1:1 and 1 more → Leave out ".summary" behind the name',
    ],
    [
      'something before',
      filesOf('candidates/run-<name>/summary.json'),
      'candidates/run-fix-login/summary.json:1:1, candidates/run-move-db/summary.json:1:1, candidates/run-trim-logs/summary.json:1:1 and 1 more → Leave out "run-" before the name',
    ],
    [
      'other letters',
      Object.fromEntries(NAMES.map((name) => [`candidates/${name.replace('-', '_').toUpperCase()}.json`, {}])),
      'candidates/FIX_LOGIN.json:1:1, candidates/MOVE_DB.json:1:1, candidates/TRIM_LOGS.json:1:1 and 1 more → Write names letter by letter as the corpus does, in the same case',
    ],
  ])('have %s, and are one finding', async (_, tree, wanted) => {
    expect(await findingsOf(tree)).toEqual([
      `UNKNOWN_SESSION 4 candidates are ignored, since their names are not those of sessions: ${wanted}${LIKE}`,
    ]);
  });

  it('are told one by one where they are few, or differ in different ways', async () => {
    expect(
      await findingsOf({
        'candidates/fix-login.v2.json': {},
        'candidates/move-db.v2.json': {},
        'candidates/trim-log.json': {},
        'candidates/nobody.json': {},
      }),
    ).toEqual([
      `UNKNOWN_SESSION The corpus has no session "fix-login.v2" but "fix-login"; the candidate is ignored → Leave out ".v2" behind the name${LIKE}`,
      `UNKNOWN_SESSION The corpus has no session "move-db.v2" but "move-db"; the candidate is ignored → Leave out ".v2" behind the name${LIKE}`,
      'UNKNOWN_SESSION The corpus has no session "nobody"; its candidate is ignored → null',
      'UNKNOWN_SESSION The corpus has no session "trim-log"; its candidate is ignored → Did you mean "trim-logs"?',
    ]);
  });

  it('may be thousands', async () => {
    const names = Array.from({ length: 1200 }, (_, i) => `session-${i}`);
    const tree = {
      'golden.jsonl': jsonl(...names.map((name) => referenceJson({ name }))),
      'c.jsonl': jsonl(...names.map((name) => ({ name: `${name}.out` }))),
    };
    const { findings } = await reportOf(makeWorkspace(tree), { corpus: 'golden.jsonl', candidates: 'c.jsonl' });
    expect(findings).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^At least 1000 candidates are ignored/),
        suggestion: `Leave out ".out" behind the name${LIKE}`,
      }),
    ]);
  });
});

describe('JSON inside a Markdown fence', () => {
  const defectsOf = async (tree: Tree, flags: Flags = {}) => {
    const report = await reportOf(makeWorkspace({ ...CORPUS, ...tree }), flags);
    return [...report.findings, ...report.sessions.flatMap(({ findings }) => findings)]
      .filter(({ code }) => code === 'INVALID_CANDIDATE' || code === 'UNREADABLE_CANDIDATE')
      .map(({ code, message, suggestion, line }) => `${code} ${line} ${message} → ${suggestion}`);
  };
  const REMEDY =
    'Take the fence off where the pipeline writes the file, or ask the model for its answer as structured output';
  const FENCED = `INVALID_CANDIDATE 1 The candidate cannot be scored: the JSON stands inside a Markdown fence → ${REMEDY}`;

  it.each<[string, Tree, Flags, readonly string[]]>([
    ['in a file', { 'candidates/fix-login.json': '```json\n{"title": "a"}\n```\n' }, {}, [FENCED]],
    [
      'without a word',
      { 'candidates/fix-login.json': '\n```\n{"title": "a"}\n```' },
      {},
      [FENCED.replace(' 1 ', ' 2 ')],
    ],
    ['in a Markdown file', { 'candidates/fix-login.md': '```json\n{"title": "a"}\n```\n' }, {}, [FENCED]],
    [
      'as the text of a line',
      { 'c.jsonl': jsonl({ name: 'fix-login', candidate: '```json\n{"title": "a"}\n```' }) },
      { candidates: 'c.jsonl' },
      [FENCED],
    ],
    [
      'as a text without a fence',
      { 'c.jsonl': jsonl({ name: 'fix-login', candidate: '{"title": "a"}' }) },
      { candidates: 'c.jsonl' },
      [
        FENCED.replace(
          'the JSON stands inside a Markdown fence',
          'the summary is a text that holds JSON, and no object',
        ),
      ],
    ],
    [
      'over lines',
      { 'c.jsonl': '```json\n{"name": "fix-login"}\n```\n' },
      { candidates: 'c.jsonl' },
      [1, 3].map(
        (line) =>
          `UNREADABLE_CANDIDATE ${line} A line of candidates belongs to no session: it is part of a Markdown fence → Take the fence off each answer in the pipeline, and write one line a session: {"name": "…", "title": "…", …}`,
      ),
    ],
    [
      'that is no JSON',
      { 'candidates/fix-login.json': '```python\nprint()\n```' },
      {},
      [
        `INVALID_CANDIDATE 1 The candidate cannot be scored: broken JSON: an unknown word (only true, false, null, numbers and quoted strings are JSON) → Write one JSON object, and check that the model's answer was not cut off`,
      ],
    ],
  ])('%s', async (_, tree, flags, wanted) => expect(await defectsOf(tree, flags)).toEqual(wanted));
});
