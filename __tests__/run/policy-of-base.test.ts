import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openWorkspace } from '../../src/adapters/disk/files.js';
import { reportSchema } from '../../src/report/schema.js';
import { withPolicyOfBase } from '../../src/run/policy-of-base.js';
import { portsOf, settingsOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { pullRequestEvent, pushEvent, workflowDispatchEvent } from '../servers/events.js';
import { denied, missing, startGitHub } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import { pullRequest, WIDGETS, WORKFLOW } from '../servers/world.js';

const CONFIG = '.github/summary-gate.yml';
const BAD = { title: 'Something', summary: 'Nothing of it.', key_actions: [], aha_moments: [] };
/** One session with a candidate that fails, and copies of the reference beside it. */
const FAILING: Tree = {
  'golden-corpus/s/reference.json': referenceJson(),
  'candidates/s.json': summaryJson(BAD),
};
const COPY = JSON.stringify(summaryJson());
const COPIES: Tree = { 'copies/s.json': summaryJson() };
const OFF = 'min-overall: none\nmin-session: none\nfail-on: none\n';

const GOOD: Tree = { 'golden-corpus/s/reference.json': referenceJson(), 'candidates/s.json': summaryJson() };
const WAIVER = 'waivers:\n  - session: s\n    reason: the new prompt\n    until: 9999-12-31\n    by: ana\n';

/** A run of some files that no pull request is about. */
async function scoredWhole(tree: Tree): Promise<{ readonly root: string }> {
  const { root } = makeWorkspace(tree);
  await runProgram([], root);
  return { root };
}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'maintenance.auto=false', ...args], {
    cwd: root,
    stdio: 'pipe',
  })
    .toString()
    .trim();

/** The commit that the branch of a fresh repository is at, which takes no process to read. */
const headOf = (root: string): string => readFileSync(join(root, '.git/refs/heads/main'), 'utf8').trim();

interface Made {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A repository whose base has some files, and a checkout of a pull request that changes them; null is a file that goes. */
function pullRequestOf(base: Tree, changes: Readonly<Record<string, string | null>>): Made {
  const tree: Tree = { ...FAILING, [WORKFLOW.path]: 'on: pull_request\n', ...base };
  const key = JSON.stringify(tree);
  const repository = bases.get(key) ?? committed(makeWorkspace(tree).root);
  bases.set(key, repository);
  const { root } = makeWorkspace();
  cpSync(repository, root, { recursive: true });
  return pullRequestIn(root, changes);
}

/** Repositories with one commit, by their files: a copy is quicker than the processes that make one. */
const bases = new Map<string, string>();

function committed(root: string): string {
  git(root, 'init', '-q', '--template=', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'base');
  return root;
}

/** The same of a repository that has the base. */
function pullRequestIn(root: string, changes: Readonly<Record<string, string | null>>): Made {
  const baseSha = headOf(root);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) rmSync(join(root, path), { recursive: true });
    else writeTree(root, { [path]: text });
  }
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'pull request', '--allow-empty');
  const event = {
    pull_request: {
      number: 7,
      head: { sha: headOf(root), repo: WIDGETS },
      base: { sha: baseSha, repo: WIDGETS },
    },
  };
  const file = join(makeWorkspace({ 'event.json': event }).root, 'event.json');
  const env = {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_WORKFLOW_REF: `acme/widgets/${WORKFLOW.path}@refs/pull/7/merge`,
    PATH: process.env['PATH'] ?? '',
  };
  return { root, env };
}

async function scored({ root, env }: Made, flags: readonly string[] = []) {
  const { exitCode, stdout, stderr } = await runProgram(flags, root, { env });
  const report = reportSchema.parse(JSON.parse(readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8')));
  return { exitCode, stdout, stderr, report };
}

it.each([
  ['wrong settings', 'x', true],
  ['right ones', '0.5', false],
])('a run with %s is held to no base: %s', async (_, floor, stays) => {
  const { root, env } = pullRequestOf({}, { [CONFIG]: OFF });
  const workspace = { root, files: openWorkspace(root, root) };
  const settings = settingsOf(workspace, { 'min-overall': floor });
  const run = { inputs: new Map(), settings, folder: '.', ports: portsOf(workspace) };
  expect((await withPolicyOfBase(run, env, null)) === run).toBe(stays);
});

describe('a pull request that weakens its own gate', () => {
  it.each<[string, Tree, Readonly<Record<string, string | null>>, readonly string[]]>([
    ['switches every gate off', {}, { [CONFIG]: OFF }, ['fail-on', 'min-overall', 'min-session']],
    ['lowers them', { [CONFIG]: 'min-overall: 0.8\n' }, { [CONFIG]: 'min-overall: 0.01\n' }, ['min-overall']],
    ['removes the config file', { [CONFIG]: 'min-overall: 0.8\n' }, { [CONFIG]: null }, ['min-overall']],
    ['removes its whole folder', { [CONFIG]: 'min-overall: 0.8\n' }, { '.github': null }, ['min-overall']],
    ['points at copies of the references', COPIES, { [CONFIG]: 'candidates: copies\n' }, ['candidates']],
    [
      'says nothing about it',
      {},
      { [CONFIG]: `${OFF}comment: never\ncomment-key: x\n` },
      ['fail-on', 'min-overall', 'min-session', 'comment', 'comment-key'],
    ],
  ])('%s, and fails all the same, by name', async (_, base, changes, names) => {
    const made = pullRequestOf(base, changes);
    const { exitCode, report, stdout } = await scored(made);
    expect(exitCode).toBe(1);
    expect(report.verdict).toBe('fail');
    expect(report.policy).toMatchObject({ unread: null, brings_workflow: false });
    expect(report.policy?.changed.map(({ setting }) => setting)).toEqual(names);
    expect(report.policy?.changed.every(({ counts }) => counts === 'base')).toBe(true);
    expect(report.title).toContain(`the pull request would change ${names.slice(0, 3).join(', ')}`);
    expect(report.caveats[0]).toContain('This pull request loosens or changes settings, and they do not hold yet');
    expect(report.settings['candidates']?.value).toBe('candidates');
    // Nobody reads a verdict without it: right above it in the terminal, right below it on a page.
    expect(stdout.split('\n').slice(-8).join(' ')).toContain('This pull request loosens');
    const page = readFileSync(join(made.root, 'summary-gate-report/report.md'), 'utf8').split('\n');
    expect(page[2]).toContain('⚠️ This pull request loosens or changes settings');
    expect(readFileSync(join(made.root, 'summary-gate-report/report.html'), 'utf8')).toContain('they do not hold yet');
  });

  it('is told of summaries that it accepts, and not of those that were merged', async () => {
    const taught = JSON.stringify({ ...summaryJson(BAD), by: 'ana', at: '2026-11-20' });
    const other = { 'golden-corpus/t/reference.json': referenceJson(), 'candidates/t.json': summaryJson() };
    const made = pullRequestOf(
      { ...other, 'golden-corpus/s/accepted/a.json': taught },
      { 'golden-corpus/t/accepted/b.json': taught },
    );
    const { report } = await scored(made);
    expect(report.caveats[0]).toContain('No base says since when there are accepted summaries of 1 session (t).');
    expect(report.title).toContain(', 1 session with accepted summaries that no base vouches for');
  });

  describe('by what it brings along for its own candidates', () => {
    const waivers = { '.github/summary-gate-waivers.yml': WAIVER };

    it('is told of waivers that the base has not, and not of those that were merged', async () => {
      const made = await scored(pullRequestOf({}, waivers));
      expect(made.report.title).toMatch(/, waivers of the pull request$/);
      expect(made.report.caveats[0]).toBe(
        "This pull request brings along waivers that differ from the base branch's (.github/summary-gate-waivers.yml): what they waive fails nothing.",
      );
      expect(made.stdout.split('\n').slice(-6).join(' ')).toContain('brings along waivers');
      const merged = await scored(pullRequestOf(waivers, { 'candidates/s.json': JSON.stringify(summaryJson()) }));
      expect(merged.report.title).not.toContain('waivers');
    });

    it('is told of a report that calls its findings known, but for one that an earlier step has made', async () => {
      const own = readFileSync(join((await scoredWhole(FAILING)).root, 'summary-gate-report/report.json'), 'utf8');
      const good = readFileSync(join((await scoredWhole(GOOD)).root, 'summary-gate-report/report.json'), 'utf8');
      const flags = ['--baseline', 'base.json', '--report-dir', 'reports'];
      const titleOf = async (made: Made): Promise<string> => {
        const { stderr } = await runProgram(flags, made.root, { env: made.env });
        expect(stderr).toContain('Report: reports/report.json');
        return reportSchema.parse(JSON.parse(readFileSync(join(made.root, 'reports/report.json'), 'utf8'))).title;
      };
      const base = { ...GOOD, 'base.json': good };
      const bad = { 'candidates/s.json': JSON.stringify(summaryJson(BAD)) };
      expect(await titleOf(pullRequestOf(base, { ...bad, 'base.json': own }))).toMatch(
        /, baseline of the pull request$/,
      );
      expect(await titleOf(pullRequestOf(base, bad))).not.toContain('baseline');
      const made = pullRequestOf(GOOD, bad);
      writeTree(made.root, { 'base.json': good });
      expect(await titleOf(made)).not.toContain('baseline');
    });

    /** A pull request that has something else in the place of `gate/base.json`, or of the folder. */
    type Replaced = (root: string, own: string) => void;
    const commitAll = (root: string): void => {
      git(root, 'add', '-A');
      git(root, 'commit', '-qm', 'more', '--allow-empty');
    };

    it.each<[string, boolean, Replaced]>([
      [
        'a link in place of its folder',
        true,
        (root, own) => {
          rmSync(join(root, 'gate'), { recursive: true, force: true });
          writeTree(root, { 'd/base.json': own });
          symlinkSync('d', join(root, 'gate'));
          commitAll(root);
        },
      ],
      [
        'a link in place of a folder that the base does not have',
        false,
        (root, own) => {
          writeTree(root, { 'd/base.json': own });
          symlinkSync('d', join(root, 'gate'));
          commitAll(root);
        },
      ],
      [
        'a submodule in place of its folder',
        false,
        (root, own) => {
          rmSync(join(root, 'gate'), { recursive: true, force: true });
          writeTree(root, { 'gate/base.json': own });
          committed(join(root, 'gate'));
          git(root, '-c', 'advice.addEmbeddedRepo=false', 'add', 'gate');
          git(root, 'commit', '-qm', 'submodule');
        },
      ],
      [
        'no committed file, and writes one',
        true,
        (root, own) => {
          rmSync(join(root, 'gate/base.json'));
          commitAll(root);
          writeTree(root, { 'gate/base.json': own });
        },
      ],
      [
        'an uncommitted link to a file of its own',
        false,
        (root, own) => {
          writeTree(root, { 'd/base.json': own });
          commitAll(root);
          symlinkSync('d', join(root, 'gate'));
        },
      ],
    ])('is told of a report where it has %s', async (_, isThere, replace) => {
      const own = readFileSync(join((await scoredWhole(FAILING)).root, 'summary-gate-report/report.json'), 'utf8');
      const good = readFileSync(join((await scoredWhole(GOOD)).root, 'summary-gate-report/report.json'), 'utf8');
      const bad = { 'candidates/s.json': JSON.stringify(summaryJson(BAD)) };
      const made = pullRequestOf(isThere ? { ...GOOD, 'gate/base.json': good } : GOOD, bad);
      replace(made.root, own);
      const flags = ['--baseline', 'gate/base.json', '--report-dir', 'reports'];
      await runProgram(flags, made.root, { env: made.env });
      const { title } = JSON.parse(readFileSync(join(made.root, 'reports/report.json'), 'utf8'));
      expect(title).toMatch(/, baseline of the pull request$/);
    });

    it('is not told of a report in a folder that an earlier step has linked', async () => {
      const good = readFileSync(join((await scoredWhole(GOOD)).root, 'summary-gate-report/report.json'), 'utf8');
      const made = pullRequestOf(GOOD, { 'candidates/s.json': JSON.stringify(summaryJson(BAD)) });
      writeTree(made.root, { 'cache/base.json': good });
      symlinkSync('cache', join(made.root, 'gate'));
      const flags = ['--baseline', 'gate/base.json', '--report-dir', 'reports'];
      await runProgram(flags, made.root, { env: made.env });
      expect(readFileSync(join(made.root, 'reports/report.json'), 'utf8')).not.toContain(
        'baseline of the pull request',
      );
    });
  });

  it('fails where shards are put together, too', async () => {
    const made = pullRequestOf({}, { [CONFIG]: OFF });
    expect((await runProgram(['--shard=1/1'], made.root, made)).exitCode).toBe(0);
    expect((await runProgram(['merge', 'summary-gate-report'], made.root, made)).exitCode).toBe(1);
  });

  it('keeps its gates on turns, too', async () => {
    const made = pullRequestOf(
      {
        [CONFIG]: 'judge: auto\njudge-metrics: relevance\nmin-relevance: 0.5\n',
        'golden-corpus/s/transcript.jsonl': jsonl(
          { role: 'user', content: 'mend it' },
          { role: 'assistant', content: 'I have mended it.' },
        ),
      },
      { [CONFIG]: 'judge: off\n' },
    );
    const { stdout, stderr } = await runProgram(['turns', '--json'], made.root, { env: made.env });
    expect(stderr.replace(/\s+/g, ' ')).toContain(
      'they do not hold yet: min-relevance none in place of 0.5; judge off',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      title: expect.stringContaining('the pull request would change min-relevance, judge'),
      gates: [{ id: 'min-relevance', threshold: 0.5 }],
    });
  });

  it('may tighten it at once, and nothing is said', async () => {
    const made = pullRequestOf({ [CONFIG]: 'min-overall: none\n' }, { [CONFIG]: 'min-overall: 0.9\n' });
    const { exitCode, report } = await scored(made);
    expect(exitCode).toBe(1);
    expect(report.policy).toEqual({ changed: [], unread: null, brings_workflow: false });
    expect(report.title).not.toContain('pull request');
    expect(report.caveats.join()).not.toContain('which a pull request can change');
  });

  it('is as free as the workflow lets it be', async () => {
    const made = pullRequestOf({}, { [CONFIG]: 'fail-on: none\n' });
    const flags = ['--min-overall=none', '--min-session=none', '--fail-on=none'];
    const { exitCode, report } = await scored(made, flags);
    expect(exitCode).toBe(0);
    expect(report.policy?.changed).toEqual([]);
  });

  it('has its own settings where the config file is as the base has it, or where it is read nowhere', async () => {
    const same = await scored(pullRequestOf({ [CONFIG]: OFF }, {}));
    expect(same.report).not.toHaveProperty('policy');
    expect(same.exitCode).toBe(0);
    const none = await scored(pullRequestOf({}, { [CONFIG]: OFF }), ['--config=none']);
    expect(none.report).not.toHaveProperty('policy');
    expect(none.exitCode).toBe(1);
  });

  it('moves what is not there any more, and no surface is silent about it', async () => {
    const made = pullRequestOf(
      { [CONFIG]: 'candidates: candidates\n' },
      { [CONFIG]: 'candidates: copies\n', candidates: null, 'copies/s.json': JSON.stringify(summaryJson()) },
    );
    const { exitCode, report } = await scored(made);
    expect(exitCode).toBe(0);
    expect(report.title).toContain('the pull request moves candidates');
    expect(report.policy?.changed).toEqual([
      { setting: 'candidates', wanted: 'copies', base: 'candidates', counts: 'pull_request' },
    ]);
  });
});

describe("a pull request that would have another config file believed to be the base's", () => {
  const LOW = 'min-overall: 0.01\nmin-session: none\nfail-on: none\n';
  const STRICT = { [CONFIG]: 'min-overall: 0.8\n', 'docs/lenient/summary-gate.yml': OFF };
  /** Links stand in the place of files and folders. */
  const linked = <T extends { readonly root: string }>(made: T, links: Readonly<Record<string, string>>): T => {
    for (const [path, target] of Object.entries(links)) {
      rmSync(join(made.root, path), { recursive: true, force: true });
      symlinkSync(target, join(made.root, path));
    }
    return made;
  };

  it.each<[string, Tree, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['a link to another file of the base', STRICT, {}, { [CONFIG]: '../docs/lenient/summary-gate.yml' }],
    ['its folder is a link', STRICT, {}, { '.github': 'docs/lenient' }],
    ['a link to a file of its own', STRICT, { 'own.yml': LOW }, { [CONFIG]: '../own.yml' }],
    ['another ending beside it', {}, { [CONFIG]: LOW, '.github/summary-gate.yaml': '' }, {}],
    [
      'a corpus that leads away',
      { [CONFIG]: 'corpus: golden\n', 'golden/s/reference.json': referenceJson() },
      { [CONFIG]: `${LOW}corpus: golden-corpus\n` },
      { golden: '/' },
    ],
  ])('by %s', async (_, base, changes, links) => {
    const made = linked(pullRequestOf(base, changes), links);
    const { exitCode, report } = await scored(made);
    expect(report.policy?.unread).toBeNull();
    expect(report.policy?.changed.map(({ setting }) => setting)).toContain('min-overall');
    expect(exitCode).toBe(1);
  });

  it('by a file where the base has its report', async () => {
    const made = pullRequestOf({}, { [CONFIG]: `${LOW}report-dir: out\n`, 'summary-gate-report': 'x' });
    const { exitCode, stderr } = await runProgram([], made.root, { env: made.env });
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain('the base branch decides, and has report-dir summary-gate-report');
  });

  it('by a link in place of the folder that the workflow names', async () => {
    const services = (name: string): Tree =>
      Object.fromEntries(Object.entries(FAILING).map(([path, text]) => [`services/${name}/${path}`, text]));
    const made = linked(
      pullRequestOf(
        {
          ...services('a'),
          ...services('lenient'),
          [`services/a/${CONFIG}`]: 'min-overall: 0.8\n',
          [`services/lenient/${CONFIG}`]: OFF,
        },
        {},
      ),
      { 'services/a': 'lenient' },
    );
    const { exitCode } = await runProgram(['--working-directory=services/a'], made.root, { env: made.env });
    expect(exitCode).toBe(1);
    const report = readFileSync(join(made.root, 'services/lenient/summary-gate-report/report.json'), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ settings: { 'min-overall': { value: 0.8 } }, policy: { unread: null } });
  });

  it('by a report at another place, where a later step would find one of its own', async () => {
    const forged = '{"verdict":"pass"}';
    const made = pullRequestOf({}, { [CONFIG]: 'report-dir: out\n', 'summary-gate-report/report.json': forged });
    expect((await scored(made)).report).toMatchObject({
      verdict: 'fail',
      policy: { changed: [{ setting: 'report-dir' }] },
    });
  });

  it('by a repository of its own in the place of a folder', async () => {
    const made = pullRequestOf({ [CONFIG]: 'min-overall: 0.8\n' }, { [CONFIG]: LOW });
    git(join(made.root, '.github'), 'init', '-q');
    const { exitCode, report } = await scored(made);
    expect(report.policy?.unread).toBeNull();
    expect(report.settings['min-overall']?.value).toBe(0.8);
    expect(exitCode).toBe(1);
    rmSync(join(made.root, '.github/.git'), { recursive: true, force: true });
    // Of plain files it is read as little as the one of the workspace.
    git(join(made.root, '.github'), 'init', '-q', '--bare', '.');
    const ran = await runProgram([], made.root, { env: made.env });
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain(`config: "${CONFIG}" belongs to git`);
  });

  it.each(['none', 'auto'])('by taking away what it is compared with, for %s', async (wanted) => {
    const made = pullRequestOf(
      { [CONFIG]: 'baseline: base.json\n', 'base.json': '{}' },
      { [CONFIG]: `baseline: ${wanted}\n`, 'base.json': null },
    );
    const { exitCode, stderr } = await runProgram([], made.root, { env: made.env });
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain(
      `the base branch decides, and has baseline base.json: until ${wanted} is merged, what it names must stay`,
    );
  });

  it('but a checkout in another one is read as its own', async () => {
    const inner = pullRequestOf({ [CONFIG]: OFF }, {});
    const { root } = pullRequestOf({ [CONFIG]: 'min-overall: 0.9\n' }, {});
    renameSync(inner.root, join(root, 'pr'));
    const flags = ['--config=pr/.github/summary-gate.yml', '--corpus=pr/golden-corpus', '--candidates=pr/candidates'];
    expect((await scored({ ...inner, root }, flags)).report).not.toHaveProperty('policy');
  });

  it('but a link that the base has too is followed there', async () => {
    const { root } = linked(makeWorkspace({ ...FAILING, 'shared/gate.yml': OFF, '.github/x': '' }), {
      [CONFIG]: '../shared/gate.yml',
    });
    const made = pullRequestIn(committed(root), {});
    expect((await scored(made)).report).not.toHaveProperty('policy');
  });

  it('by a workflow of another repository, which no pull request brings', async () => {
    const made = pullRequestOf({}, { [CONFIG]: LOW });
    const GITHUB_WORKFLOW_REF = 'acme/policies/.github/workflows/gate.yml@refs/heads/main';
    const { exitCode, report } = await scored({ ...made, env: { ...made.env, GITHUB_WORKFLOW_REF } });
    expect(report.policy?.brings_workflow).toBe(false);
    expect(exitCode).toBe(1);
  });

  it.each(['pull_request_review', 'pull_request_review_comment'])('by the event %s', async (GITHUB_EVENT_NAME) => {
    const made = pullRequestOf({}, { [CONFIG]: LOW });
    const { exitCode, report } = await scored({ ...made, env: { ...made.env, GITHUB_EVENT_NAME } });
    expect(report.policy?.changed).toHaveLength(3);
    expect(exitCode).toBe(1);
  });
});

describe('a pull request that would have git say something else', () => {
  const STRICT = 'min-overall: 0.8\n';
  const LOADED = `[filter "x"]\n\tclean = touch ran\n\tsmudge = touch ran\n\trequired = true\n[diff "x"]\n\ttextconv = touch ran\n\tcommand = touch ran\n[include]\n\tpath = ../.gitmodules\n[core]\n\tattributesFile = .gitattributes\n\tsshCommand = touch ran\n\tpager = touch ran\n\tuseReplaceRefs = true\n`;

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, readonly string[]]>([
    ['by variables of its own', {}, { GIT_DIR: '/nowhere', GIT_WORK_TREE: '/', GIT_CONFIG_COUNT: '1' }, []],
    [
      'by attributes with programs',
      { '.gitattributes': '* filter=x diff=x text eol=crlf ident export-ignore\n' },
      {},
      [],
    ],
    [
      'by naming the folder as a submodule',
      { '.gitmodules': '[submodule "x"]\n\tpath = .github\n\turl = ext::touch ran\n\tupdate = !touch ran\n' },
      {},
      [],
    ],
    ['by a file that differs in case', { '.github/Summary-Gate.yml': OFF, '.GITHUB/summary-gate.yml': OFF }, {}, []],
    [
      'by a base of its own in an old event',
      {},
      { GITHUB_SHA: 'f'.repeat(40), GITHUB_BASE_REF: 'mine', GITHUB_RUN_ATTEMPT: '9' },
      [],
    ],
    ['by a file of another name', { 'docs/gate.yml': OFF }, {}, ['--config', 'docs/gate.yml']],
  ])('%s, is held to its base all the same, and nothing runs', async (_, changes, env, flags) => {
    const made = pullRequestOf({ [CONFIG]: STRICT, 'docs/gate.yml': STRICT }, { [CONFIG]: OFF, ...changes });
    appendFileSync(join(made.root, '.git/config'), LOADED);
    const { exitCode, report } = await scored({ ...made, env: { ...made.env, ...env } }, flags);
    expect([exitCode, report.policy?.unread]).toEqual([1, null]);
    expect(report.policy?.changed.map(({ setting }) => setting)).toContain('min-overall');
    expect(readdirSync(made.root)).not.toContain('ran');
  });

  it('in a merge queue, is held to the branch that it goes to', async () => {
    const made = pullRequestOf({ [CONFIG]: STRICT }, { [CONFIG]: OFF });
    const [head_sha, base_sha] = ['HEAD', 'HEAD~'].map((one) => git(made.root, 'rev-parse', one));
    const event = { merge_group: { base_sha, head_sha, base_ref: 'refs/heads/main' } };
    const GITHUB_EVENT_PATH = join(makeWorkspace({ 'event.json': event }).root, 'event.json');
    const env = { ...made.env, GITHUB_EVENT_NAME: 'merge_group', GITHUB_EVENT_PATH };
    expect(await scored({ ...made, env })).toMatchObject({ exitCode: 1, report: { policy: { unread: null } } });
  });

  it('or has a pointer of LFS or another encoding in place of the file, ends in exit code 2', async () => {
    for (const text of ['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n', '\ufeff\u0000m\u0000i'])
      expect(await runProgram([], pullRequestOf({}, { [CONFIG]: text }).root)).toMatchObject({
        exitCode: 2,
        stdout: '',
      });
  });
});

describe('a pull request of which nobody knows the base', () => {
  const unknown = (made: Made): Made => ({ ...made, env: { ...made.env, GITHUB_EVENT_PATH: '/nowhere' } });

  it('decides by its own settings, which is said', async () => {
    const { exitCode, report, stdout } = await scored(unknown(pullRequestOf({}, { [CONFIG]: 'min-overall: none\n' })));
    expect(exitCode).toBe(1);
    expect(report.policy).toMatchObject({ changed: [], unread: expect.stringContaining('names no commit') });
    expect(stdout.replace(/\s+/g, ' ')).toContain('those of this pull request decide');
  });

  it.each([
    OFF,
    'min-overall: 0.01\nmin-session: none\nfail-on: none\n',
    'min-overall: none\nmin-session: 0.29\nfail-on: form=1000000\n',
    'min-overall: none\nmin-session: none\nfail-on: none\nmin-dimensions: {outcome: 0.9}\n',
    'min-overall: none\nmin-session: none\nfail-on: none\nbaseline: auto\nmax-new-failures: 0\n',
  ])('is open where nothing can fail: %j', async (config) => {
    const made = unknown(pullRequestOf({}, { [CONFIG]: config, 'candidates/s.json': COPY }));
    const { exitCode, report } = await scored(made);
    expect(report.verdict).toBe('inconclusive');
    expect(report.title).toContain('settings of the base not known');
    expect(report.caveats[0]).toContain('None of their gates would fail summaries of another session');
    expect(exitCode).toBe(3);
  });

  it('is as free as the workflow lets it be', async () => {
    const made = unknown(pullRequestOf({}, { [CONFIG]: OFF }));
    const flags = ['--min-overall=none', '--min-session=none', '--fail-on=none', '--config=none'];
    expect((await scored(made, flags)).report.verdict).toBe('pass');
  });

  it('has a reason where the base has a config file that is wrong', async () => {
    const { report } = await scored(pullRequestOf({ [CONFIG]: 'min-overal: 2\n' }, { [CONFIG]: 'min-overall: 0.1\n' }));
    expect(report.policy?.unread).toMatch(
      /^its config file is wrong there: \.github\/summary-gate\.yml:1:1: unknown setting/,
    );
  });
});

describe('a checkout that is older than its base', () => {
  const THEN = 'min-overall: 0.1\nmin-session: none\nfail-on: none\n';
  /** The pull request left the base before that raised a gate, and its own commit is checked out. */
  function old(now: string, own = THEN): Made {
    const made = pullRequestOf({ [CONFIG]: THEN }, { 'a.txt': 'x', [CONFIG]: own });
    const head = git(made.root, 'rev-parse', 'HEAD');
    git(made.root, 'checkout', '-q', 'HEAD~');
    writeTree(made.root, { [CONFIG]: now });
    git(made.root, 'commit', '-qam', 'newer base');
    const event = {
      pull_request: {
        number: 7,
        head: { sha: head, repo: WIDGETS },
        base: { sha: git(made.root, 'rev-parse', 'HEAD'), repo: WIDGETS },
      },
    };
    git(made.root, 'checkout', '-q', head);
    const file = join(makeWorkspace({ 'event.json': event }).root, 'event.json');
    return { ...made, env: { ...made.env, GITHUB_EVENT_PATH: file } };
  }

  it('is held to gates that were raised since, by name', async () => {
    const { exitCode, report } = await scored(old('min-overall: 0.9\nmin-session: none\nfail-on: none\n'));
    expect(exitCode).toBe(1);
    expect(report.title).toContain('the checkout is behind in min-overall');
    expect(report.caveats[0]).toMatch(/^What is checked out has older gates .*: min-overall 0\.1 in place of 0\.9\./);
    expect(report.policy).toMatchObject({ is_behind: true, changed: [{ setting: 'min-overall', counts: 'base' }] });
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    ['a comment', `# hi\n${THEN}`, ['min-overall'], []],
    ['another setting', `${THEN}comment: never\n`, ['min-overall'], ['comment']],
    ['the gate itself', THEN.replace('0.1', '0.2'), [], ['min-overall']],
  ])('is held to them where its config file has changed %s, too', async (_, own, behind, changed) => {
    const { exitCode, report } = await scored(old('min-overall: 0.9\nmin-session: none\nfail-on: none\n', own));
    expect(exitCode).toBe(1);
    expect(report.settings['min-overall']?.value).toBe(0.9);
    const names = (isBehind: boolean): readonly string[] =>
      (report.policy?.changed ?? []).filter((one) => 'is_behind' in one === isBehind).map(({ setting }) => setting);
    expect([names(true), names(false)]).toEqual([behind, changed]);
    for (const name of behind) expect(report.title).toContain(`, the checkout is behind in ${name}`);
    for (const name of changed) expect(report.title).toContain(`, the pull request would change ${name}`);
  });

  it('is not blamed for gates that were lowered since', async () => {
    const now = 'min-overall: 0.05\nmin-session: none\nfail-on: none\n';
    const { report } = await scored(old(now, THEN.replace('0.1', '0.07')));
    expect(report.settings['min-overall']?.value).toBe(0.07);
    expect(report.policy?.changed).toEqual([]);
  });

  it('is silent where none was', async () => {
    const { report } = await scored(old('min-overall: 0.05\nmin-session: none\nfail-on: none\n'));
    expect(report).not.toHaveProperty('policy');
  });
});

describe('a run of the default branch about a pull request to another one', () => {
  const strict = 'min-overall: 0.8\n';
  const lenient = 'min-overall: 0.1\nmin-session: none\nfail-on: none\n';
  /** The default branch is strict, the branch `release` lenient, and so is the pull request to that. */
  function toRelease(isFork: boolean): Made {
    const made = pullRequestOf({ [CONFIG]: lenient }, { 'a.txt': 'x' });
    const [head, release] = ['HEAD', 'HEAD~'].map((one) => git(made.root, 'rev-parse', one));
    git(made.root, 'checkout', '-q', 'HEAD~');
    writeTree(made.root, { [CONFIG]: strict });
    git(made.root, 'commit', '-qam', 'default branch');
    const GITHUB_SHA = git(made.root, 'rev-parse', 'HEAD');
    git(made.root, 'checkout', '-q', String(head));
    const pull = { number: 7, head: { sha: head, repo: WIDGETS }, base: { sha: release, repo: WIDGETS } };
    const event = {
      repository: WIDGETS,
      workflow_run: {
        event: 'pull_request',
        head_sha: head,
        head_repository: isFork ? { id: 1 } : WIDGETS,
        pull_requests: isFork ? [] : [pull],
      },
    };
    const file = join(makeWorkspace({ 'event.json': event }).root, 'event.json');
    return { ...made, env: { ...made.env, GITHUB_EVENT_NAME: 'workflow_run', GITHUB_SHA, GITHUB_EVENT_PATH: file } };
  }

  it('takes the settings of that branch for no change', async () => {
    expect((await scored(toRelease(false))).report).not.toHaveProperty('policy');
  });

  it('and for one from a fork, of which the event tells no branch, asks for those of the default branch', async () => {
    const { exitCode, report } = await scored(toRelease(true));
    expect(report.settings['min-overall']?.value).toBe(0.8);
    expect(exitCode).toBe(1);
  });
});

describe('a run about no pull request', () => {
  it.each(['push', 'schedule', 'workflow_dispatch'])(
    'on %s has the settings of its own commit',
    async (GITHUB_EVENT_NAME) => {
      const made = pullRequestOf({ [CONFIG]: 'min-overall: 0.8\n' }, { [CONFIG]: OFF });
      const { exitCode, report } = await scored({ ...made, env: { ...made.env, GITHUB_EVENT_NAME } });
      expect(report).not.toHaveProperty('policy');
      expect(exitCode).toBe(0);
    },
  );
});

describe('a pull request that brings the gate', () => {
  it('brings its settings too, and a gate without any is open', async () => {
    const workflow = { [WORKFLOW.path]: null };
    const made = (config: string) =>
      pullRequestOf(
        { [WORKFLOW.path]: '' },
        { ...workflow, [CONFIG]: config, '.github/workflows/new.yml': 'on: push\n' },
      );
    const named = (one: Made): Made => ({
      ...one,
      env: { ...one.env, GITHUB_WORKFLOW_REF: 'acme/widgets/.github/workflows/new.yml@refs/pull/7/merge' },
    });
    const { exitCode, report } = await scored(named(made('min-overall: 0.1\nfail-on: none\nmin-session: none\n')));
    expect(report.policy).toEqual({ changed: [], unread: null, brings_workflow: true });
    expect(report.title).toMatch(/, settings of the pull request$/);
    expect(report.caveats[0]).toContain('since it brings the workflow of this gate');
    expect(report.settings['min-overall']?.value).toBe(0.1);
    expect(exitCode).toBe(report.verdict === 'pass' ? 0 : 1);
    expect((await scored(named(made(OFF)))).report.verdict).toBe('inconclusive');
  });
});

describe('the golden sessions of a pull request', () => {
  const SAID = 'user: fix the login\nassistant: done in 3 files\n';
  const THREE: Tree = Object.fromEntries(
    ['s', 't', 'u'].flatMap((name) => [
      [`golden-corpus/${name}/reference.json`, referenceJson()],
      [`golden-corpus/${name}/transcript.txt`, SAID],
      [`candidates/${name}.json`, summaryJson()],
    ]),
  );
  const reference = (more: object): string => JSON.stringify({ ...referenceJson(), ...more });
  const CHANGES = (names: string, count: string): string =>
    `This pull request changes ${count} (reference or transcript): ${names}.`;

  it.each<[string, Readonly<Record<string, string | null>>, string, string]>([
    [
      'takes out',
      { 'golden-corpus/t': null },
      'This pull request takes 1 golden session out of the corpus: t.',
      ', 1 golden session of the base gone',
    ],
    [
      'renames',
      { 'golden-corpus/t': null, 'golden-corpus/v/reference.json': reference({}) },
      'This pull request takes 1 golden session out of the corpus: t.',
      ', 1 golden session of the base gone',
    ],
    [
      'makes canaries of',
      { 'golden-corpus/s/reference.json': reference({ canary: true }) },
      CHANGES('s', '1 golden session'),
      ', 1 golden session changed',
    ],
    [
      'edits',
      { 'golden-corpus/s/transcript.txt': `${SAID}assistant: 412\n`, 'golden-corpus/u/transcript.txt': null },
      CHANGES('s, u', '2 golden sessions'),
      ', 2 golden sessions changed',
    ],
  ])('are told of where it %s them, without a baseline', async (_, changes, caveat, title) => {
    const { report, stdout } = await scored(pullRequestOf(THREE, changes));
    expect(report.caveats[0]).toBe(caveat);
    expect(report.title).toContain(title);
    expect(stdout.split('\n').slice(-10).join(' ').replace(/\s+/g, ' ')).toContain(caveat.slice(0, 40));
  });

  it.each<[string, Readonly<Record<string, string | null>>]>([
    ['other line ends', { 'golden-corpus/s/transcript.txt': SAID.replaceAll('\n', '\r\n') }],
    ['a new session', { 'golden-corpus/v/reference.json': reference({}) }],
    ['a file beside them', { 'golden-corpus/s/notes.txt': 'x' }],
  ])('are nothing to tell of where it brings %s', async (_, changes) => {
    const { report } = await scored(pullRequestOf(THREE, changes));
    expect(report.caveats.join()).not.toContain('This pull request');
    expect(report.title).not.toContain('golden');
  });

  it('are nothing to tell of where others have changed them since', async () => {
    const made = pullRequestOf(THREE, { 'a.txt': 'x' });
    const head = git(made.root, 'rev-parse', 'HEAD');
    git(made.root, 'checkout', '-q', 'HEAD~');
    rmSync(join(made.root, 'golden-corpus/t'), { recursive: true });
    writeTree(made.root, {
      'golden-corpus/s/reference.json': reference({ notes: 'others' }),
      'golden-corpus/w/reference.json': reference({}),
    });
    git(made.root, 'add', '-A');
    git(made.root, 'commit', '-qm', 'newer base');
    const base = git(made.root, 'rev-parse', 'HEAD');
    git(made.root, 'checkout', '-q', head);
    const pull = { number: 7, head: { sha: head, repo: WIDGETS }, base: { sha: base, repo: WIDGETS } };
    const file = join(makeWorkspace({ 'event.json': { pull_request: pull } }).root, 'event.json');
    const { report } = await scored({ ...made, env: { ...made.env, GITHUB_EVENT_PATH: file } });
    expect(report.title).not.toContain('golden');
  });

  it('are told of in what GitHub has merged, also where both have parted at a commit that was never the newest', async () => {
    const made = pullRequestOf(THREE, {});
    const { root } = made;
    const commit = (message: string): string => {
      git(root, 'add', '-A');
      git(root, 'commit', '-qm', message, '--allow-empty');
      return git(root, 'rev-parse', 'HEAD');
    };
    git(root, 'checkout', '-q', '-b', 'side', 'HEAD~');
    writeTree(root, { 'side.txt': 'x' });
    const side = commit('side');
    git(root, 'checkout', '-q', '-b', 'base', 'side~');
    git(root, 'merge', '-q', '--no-ff', '-m', 'merged', side);
    const base = git(root, 'rev-parse', 'HEAD');
    git(root, 'checkout', '-q', '-b', 'pull', side);
    rmSync(join(root, 'golden-corpus/t'), { recursive: true });
    const head = commit('pull request');
    const event = {
      pull_request: { number: 7, head: { sha: head, repo: WIDGETS }, base: { sha: base, repo: WIDGETS } },
    };
    const file = join(makeWorkspace({ 'event.json': event }).root, 'event.json');
    const ofHead = await scored({ ...made, env: { ...made.env, GITHUB_EVENT_PATH: file } });
    expect(ofHead.report.caveats.join()).toContain(
      'Whether this pull request changes golden sessions is not known (git does not tell, and there is no token',
    );
    git(root, 'checkout', '-q', base);
    git(root, 'merge', '-q', '--no-ff', '-m', 'as GitHub merges', head);
    const merge = git(root, 'rev-parse', 'HEAD');
    const ofMerge = await scored({ ...made, env: { ...made.env, GITHUB_EVENT_PATH: file, GITHUB_SHA: merge } });
    expect(ofMerge.report.title).toContain(', 1 golden session of the base gone');
  });

  it('are told of by name in a corpus of lines', async () => {
    const lines = (...names: readonly string[]): string =>
      jsonl(...names.map((name) => ({ name, ...referenceJson({ notes: name === 'u' ? 'x' : 'y' }) })));
    const before = { 'golden.jsonl': lines('s', 't'), 'candidates/t.json': summaryJson() };
    const made = pullRequestOf(before, { 'golden.jsonl': lines('t').replace('"y"', '"z"') });
    const { report } = await scored(made, ['--corpus=golden.jsonl']);
    expect(report.caveats.slice(0, 2)).toEqual([
      'This pull request takes 1 golden session out of the corpus: s.',
      CHANGES('t', '1 golden session'),
    ]);
  });

  it('are not known where the base cannot be read, which is said', async () => {
    const made = pullRequestOf(THREE, { 'golden-corpus/t': null });
    rmSync(join(made.root, '.git'), { recursive: true });
    const { report } = await scored(made);
    expect(report.caveats.join('\n')).toMatch(
      /\(git does not have the commit \w{7}, and there is no token to ask GitHub with\)[\s\S]*Whether this pull request changes golden sessions is not known either\./,
    );
    expect(report.title).not.toContain('golden');
  });

  it('are asked of GitHub where git does not have the base', async () => {
    const github = await startGitHub({ pulls: [pullRequest()] });
    const trigger = pullRequestEvent();
    for (const [path, text] of Object.entries(THREE))
      github.addFile(trigger.pull.base.sha, path, typeof text === 'string' ? text : JSON.stringify(text));
    github.addFile(trigger.pull.base.sha, WORKFLOW.path, 'on: pull_request\n');
    github.addHistory(trigger.pull.head.sha, trigger.pull.base.sha);
    const { 'golden-corpus/t/reference.json': _, 'golden-corpus/t/transcript.txt': __, ...rest } = THREE;
    const asText = Object.fromEntries(
      Object.entries(rest).map(([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text)]),
    );
    const { outputs } = await runAction({ ...trigger, github, files: asText });
    expect(outputs['title']).toContain(', 1 golden session of the base gone');
    expect(github.comments[0]?.body).toContain('This pull request takes 1 golden session out of the corpus: t.');
    expect(github.violations).toEqual([]);
    await github.stop();
  });
});

describe('a run of the branch of a pull request that the workflow names', () => {
  const files = { ...FAILING, [CONFIG]: OFF };
  const inputs = { 'pull-request': '7' };
  const { head, base } = pullRequest();
  const onBranch = {
    push: pushEvent({ branch: head.ref, sha: head.sha }),
    workflow_dispatch: { ...workflowDispatchEvent(null, head.ref), sha: head.sha },
  };

  it.each(['push', 'workflow_dispatch'] as const)('on %s is held to the base of that', async (event) => {
    const github = await startGitHub({ pulls: [pullRequest()] });
    github.addFile(base.sha, CONFIG, 'min-overall: 0.9\n');
    github.addFile(base.sha, WORKFLOW.path, 'on: push\n');
    const { exitCode, outputs } = await runAction({ ...onBranch[event], github, files, inputs });
    expect(exitCode).toBe(1);
    expect(outputs['title']).toContain(', the pull request would change');
    expect(github.comments[0]?.body).toContain('min-overall none in place of 0.9');
    expect(github.violations).toEqual([]);
    await github.stop();
  });

  it('knows of no base where GitHub does not tell', async () => {
    const github = await startGitHub({ pulls: [] });
    const { outputs } = await runAction({ ...onBranch.push, github, files, inputs });
    expect(outputs['verdict']).toBe('inconclusive');
    expect(outputs['title']).toContain(', settings of the base not known');
    await github.stop();
  });

  it('takes the default branch for the base where it runs there and GitHub does not tell', async () => {
    const made = pullRequestOf({ [CONFIG]: 'min-overall: 0.8\n' }, { [CONFIG]: OFF });
    const GITHUB_SHA = git(made.root, 'rev-parse', 'HEAD~');
    const event = makeWorkspace({ 'event.json': { repository: { default_branch: 'main' } } }).root;
    const onMain = { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_EVENT_PATH: join(event, 'event.json'), GITHUB_SHA };
    const asked = (GITHUB_REF: string) =>
      scored({ ...made, env: { ...made.env, ...onMain, GITHUB_REF } }, ['--pull-request=7']);
    expect((await asked('refs/heads/main')).report.settings['min-overall']?.value).toBe(0.8);
    expect((await asked('refs/heads/feature')).report.policy?.unread).toBe(
      'the event of this run names no commit of the base, and there is no token to ask GitHub with',
    );
  });
});

describe('the action in a checkout without the base', () => {
  const files = { ...FAILING, [CONFIG]: `${OFF}comment: never\n` };

  it('asks GitHub, and the comment says whose settings decide', async () => {
    const github = await startGitHub({ pulls: [pullRequest()] });
    const trigger = pullRequestEvent();
    github.addFile(trigger.pull.base.sha, CONFIG, 'min-overall: 0.9\n');
    github.addFile(trigger.pull.base.sha, WORKFLOW.path, 'on: pull_request\n');
    const { exitCode } = await runAction({ ...trigger, github, files });
    expect(exitCode).toBe(1);
    const [, headline, , said] = github.comments[0]?.body.split('\n') ?? [];
    expect(headline).toMatch(/^## ❌/);
    expect(said).toContain('⚠️ This pull request loosens or changes settings');
    expect(said).toContain('min-overall none in place of 0.9');
    expect(github.violations).toEqual([]);
    await github.stop();
  });

  it.each([
    ['does not answer', /contents/, denied()],
    // As of a repository that the token may not read, or of a commit that is gone.
    ['has nothing of it', /contents|git/, missing()],
  ])('says that it does not know where GitHub %s', async (_, path, reply) => {
    const github = await startGitHub({ pulls: [pullRequest()] });
    const trigger = pullRequestEvent();
    github.addFile(trigger.pull.base.sha, CONFIG, 'min-overall: 0.9\n');
    github.fail({ path, ...reply });
    const { outputs } = await runAction({ ...trigger, github, files: { ...FAILING, [CONFIG]: 'min-overall: 0.1\n' } });
    expect(outputs['title']).toContain(', settings of the base not known');
    await github.stop();
  });
});
