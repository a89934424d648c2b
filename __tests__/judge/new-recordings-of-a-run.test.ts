import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeWorkspace, type Workspace, writeTree } from '../builders/workspace.js';
import { judging, scores, startAnthropic } from '../servers/anthropic.js';
import { FORK_PERMISSIONS, startGitHub } from '../servers/github.js';
import { WIDGETS, WIDGETS_FORK } from '../servers/world.js';
import { judge, PAGES, sessionsOf } from './judged-run.js';

const TAPE = 'golden-corpus/answers.jsonl';
const GATES = { 'judge-cassette': TAPE, 'min-judge-overall': '0.7', 'judge-max-samples': '1' };
const [BASE, HEAD] = ['b'.repeat(40), 'a'.repeat(40)];

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' })
    .toString()
    .trim();

/** The environment of a step of a workflow. */
function step(event: object, name = 'pull_request', more: Readonly<Record<string, string>> = {}) {
  const file = join(makeWorkspace({ 'event.json': event }).root, 'event.json');
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'acme/widgets',
    PATH: process.env['PATH'] ?? '',
    ...more,
  };
}

const pullRequest = (base: string, from: 'branch' | 'fork' | 'deleted fork' = 'branch', head = HEAD) => ({
  pull_request: {
    number: 7,
    head: { sha: head, repo: { branch: WIDGETS, fork: WIDGETS_FORK, 'deleted fork': null }[from] },
    base: { sha: base, repo: WIDGETS },
  },
});

/** The file of recorded answers of two sessions whose judge gives this score. */
async function tapeOf(score: number): Promise<string> {
  const place = sessionsOf(2);
  await judge(place, await startAnthropic({ answer: () => scores(score) }), GATES);
  return readFileSync(join(place.root, TAPE), 'utf8');
}

let tapes: Promise<readonly [honest: string, lie: string]> | undefined;

/** Two sessions with honest answers of 0.3, and what a pull request has made of them: answers of 0.95. */
async function forged(): Promise<{ readonly place: Workspace; readonly honest: string }> {
  tapes ??= Promise.all([tapeOf(0.3), tapeOf(0.95)]);
  const [honest, lie] = await tapes;
  return { place: sessionsOf(2, { [TAPE]: lie }), honest };
}

/** The repository that was made for these answers: that of a later test is a copy. */
const repositories = new Map<string | null, { readonly root: string; readonly base: string }>();

/** The same in a repository, whose first commit has these answers. Returns that commit. */
function committed({ root }: Workspace, answers: string | null): string {
  const made = repositories.get(answers);
  if (made !== undefined) {
    cpSync(join(made.root, '.git'), join(root, '.git'), { recursive: true });
    return made.base;
  }
  const now = readFileSync(join(root, TAPE), 'utf8');
  writeFileSync(join(root, TAPE), answers ?? '');
  git(root, 'init', '-q', '--template=');
  git(root, 'add', ...(answers === null ? ['candidates'] : ['.']));
  git(root, 'commit', '-qm', 'base');
  const base = git(root, 'rev-parse', 'HEAD');
  writeFileSync(join(root, TAPE), now);
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'pull request');
  const kept = makeWorkspace().root;
  cpSync(join(root, '.git'), join(kept, '.git'), { recursive: true });
  repositories.set(answers, { root: kept, base });
  return base;
}

const api = () => startAnthropic({ answer: () => scores(0.3) });

describe('recorded answers that a pull request brings', () => {
  it('are not believed where somebody can be asked, changed lines neither: a forged pass stays a fail', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const asked = await api();
    const event = pullRequest(base, 'branch', git(place.root, 'rev-parse', 'HEAD'));
    const { report, stderr } = await judge(place, asked, GATES, step(event));
    expect(report?.verdict).toBe('fail');
    expect(report?.judge).toMatchObject({ overall_mean: 0.3, calls: 2, cache_hits: 0 });
    expect(report?.judge?.new_recordings).toEqual({
      ...{ lines: 2, needed: 2, treatment: 'asked_again', unread: null, no_merge_base: null },
    });
    expect(report?.caveats[0]).toContain(
      '2 recorded answers of the file are new in this pull request and not believed',
    );
    expect(stderr).toContain('the judge was asked again for the 2');
    expect(asked.violations).toEqual([]);
    // What was asked stands in the file for the next run, and is as new there.
    expect(readFileSync(join(place.root, TAPE), 'utf8')).toBe(honest);
  });

  it('are believed where the base has them, word for word', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const [first = '', second = ''] = honest.trim().split('\n');
    const lie = second.replaceAll('0.3', '0.95');
    writeFileSync(join(place.root, TAPE), `${first}\n${lie}\n`);
    const asked = await api();
    const { report } = await judge(place, asked, GATES, step(pullRequest(base)));
    expect(report?.judge).toMatchObject({ calls: 1, cache_hits: 1, new_recordings: { lines: 1, needed: 1 } });
    writeFileSync(join(place.root, TAPE), honest);
    const whole = await judge(place, asked, GATES, step(pullRequest(base)));
    expect(whole.report?.judge).toMatchObject({ calls: 0, cache_hits: 2 });
    expect(whole.report?.judge).not.toHaveProperty('new_recordings');
    expect(whole.report?.caveats.join()).not.toContain('pull request and');
  });

  it('of who may write to the repository count where nobody can be asked, and no surface is silent about it', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    for (const replay of ['replay', 'auto']) {
      const flags = { ...GATES, ...PAGES, judge: 'auto', 'judge-replay': replay };
      const { report, stdout } = await judge(place, undefined, flags, step(pullRequest(base)));
      expect(report?.verdict).toBe('pass');
      expect(report?.title).toContain('2 judge answers written by the pull request');
      expect(report?.judge?.new_recordings).toMatchObject({ needed: 2, treatment: 'believed' });
      expect(report?.caveats[0]).toContain("2 of the judge's answers come from this pull request itself");
      expect(stdout).toContain('read them in judge-cassette before you believe a score');
      const page = readFileSync(join(place.root, 'summary-gate-report/report.md'), 'utf8');
      expect(page.indexOf('come from this pull request itself')).toBeGreaterThan(0);
      expect(readFileSync(join(place.root, 'summary-gate-report/report.html'), 'utf8')).toContain(
        'written by the pull request',
      );
    }
  });

  it.each([
    ['fork', 'pull_request', (base: string) => pullRequest(base, 'fork')],
    ['deleted fork', 'pull_request', (base: string) => pullRequest(base, 'deleted fork')],
    ['fork', 'pull_request_target', (base: string) => pullRequest(base, 'fork')],
    ['payload that nobody can read', 'pull_request', () => ({})],
  ])('of a %s count for nothing where nobody can be asked (%s)', async (_, name, event) => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const flags = { ...GATES, 'judge-replay': 'replay' };
    const { report } = await judge(place, undefined, flags, step(event(base), name));
    expect(report?.verdict).toBe('inconclusive');
    expect(report?.judge).toMatchObject({ overall_mean: null, new_recordings: { needed: 2, treatment: 'left_out' } });
    expect(report?.judge?.unmeasured_reasons).toEqual({ not_recorded: 12 });
    expect(report?.caveats.slice(0, 3).join('\n')).toContain('the 2 that this run needed count for nothing');
  });

  it('are those of the run before it in the recipe for forks, and held against the default branch', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const event = { repository: WIDGETS, workflow_run: { event: 'pull_request', head_repository: WIDGETS_FORK } };
    const flags = { ...GATES, 'judge-replay': 'replay' };
    const { report } = await judge(place, undefined, flags, step(event, 'workflow_run', { GITHUB_SHA: base }));
    expect(report?.judge?.new_recordings).toMatchObject({ treatment: 'left_out', unread: null });
    writeFileSync(join(place.root, TAPE), honest);
    const own = await judge(place, undefined, flags, step(event, 'workflow_run', { GITHUB_SHA: base }));
    expect(own.report?.judge).toMatchObject({ cache_hits: 2, overall_mean: 0.3 });
  });

  it('are held against the base of a merge queue as well', async () => {
    const { place, honest } = await forged();
    const event = { merge_group: { base_sha: committed(place, honest) } };
    const { report } = await judge(place, await api(), GATES, step(event, 'merge_group'));
    expect(report?.judge).toMatchObject({ overall_mean: 0.3, new_recordings: { treatment: 'asked_again' } });
  });

  it('are all believed where no pull request is judged', async () => {
    const { place, honest } = await forged();
    committed(place, honest);
    const afterPush = { repository: WIDGETS, workflow_run: { event: 'push', head_repository: WIDGETS } };
    for (const env of [{}, step({}, 'push'), step({}, 'schedule'), step(afterPush, 'workflow_run')]) {
      const { report } = await judge(place, await api(), GATES, env);
      expect(report?.judge).toMatchObject({ overall_mean: 0.95, calls: 0, cache_hits: 2 });
      expect(report?.judge).not.toHaveProperty('new_recordings');
    }
  });

  it('are told by how many there are, and by how many the run had a question for', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const { report } = await judge(place, await api(), { ...GATES, limit: '1' }, step(pullRequest(base)));
    expect(report?.judge?.new_recordings).toMatchObject({ lines: 2, needed: 1 });
    expect(report?.caveats[0]).toMatch(/^2 recorded answers .* asked again for the 1 that this run needed/);
  });

  it('are counted by an estimate as what has to be asked', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const { stdout } = await judge(place, await api(), { ...GATES, 'dry-run': 'true' }, step(pullRequest(base)));
    expect(stdout).toMatch(/requests +2\n/);
    const local = await judge(place, await api(), { ...GATES, 'dry-run': 'true' });
    expect(local.stdout).toMatch(/requests +0\b/);
  });
});

describe('the answers of the base', () => {
  it('may be newer than the event says: GitHub has merged with a later commit', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const forgery = readFileSync(join(root, TAPE), 'utf8');
    const old = committed(place, '');
    git(root, 'checkout', '-qb', 'base', old);
    writeFileSync(join(root, TAPE), honest);
    git(root, 'commit', '-qam', 'recorded on the base');
    git(root, 'checkout', '-qb', 'work', old);
    writeTree(root, { 'more.txt': 'x' });
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'work');
    const head = git(root, 'rev-parse', 'HEAD');
    git(root, 'checkout', '-q', 'base');
    git(root, 'merge', '-q', '--no-ff', '-m', 'merge', 'work');
    const merged = { GITHUB_SHA: git(root, 'rev-parse', 'HEAD') };
    const asked = await api();
    const event = step(pullRequest(old, 'branch', head), 'pull_request', merged);
    expect((await judge(place, asked, GATES, event)).report?.judge).toMatchObject({ calls: 0, cache_hits: 2 });
    // A head that says it were the merge makes nothing of its own one of the base's.
    git(root, 'checkout', '-q', 'work');
    writeFileSync(join(root, TAPE), forgery);
    git(root, 'commit', '-qam', 'forged');
    git(root, 'commit', '-q', '--allow-empty', '-m', 'as if it were the merge');
    const own = { GITHUB_SHA: git(root, 'rev-parse', 'HEAD') };
    const other = step(pullRequest(old, 'branch', HEAD), 'pull_request', own);
    expect((await judge(place, asked, GATES, other)).report?.judge).toMatchObject({ calls: 2, cache_hits: 0 });
  });

  it('are asked of GitHub where the checkout does not have them', async () => {
    const { place, honest } = await forged();
    const github = await startGitHub({ permissions: FORK_PERMISSIONS });
    github.addHistory(HEAD, BASE);
    github.addFile(BASE, TAPE, honest);
    const flags = { ...GATES, 'github-token': github.token };
    const env = step(pullRequest(BASE), 'pull_request', { GITHUB_API_URL: github.apiUrl });
    const { report } = await judge(place, await api(), flags, env);
    expect(report?.judge?.new_recordings).toEqual({
      ...{ lines: 2, needed: 2, treatment: 'asked_again', unread: null, no_merge_base: null },
    });
    writeFileSync(join(place.root, TAPE), honest);
    expect((await judge(place, await api(), flags, env)).report?.judge).toMatchObject({ calls: 0, cache_hits: 2 });
    expect(github.violations).toEqual([]);
    // Only who has new answers has to know where both have parted.
    const paths = github.requests.map(({ path }) => decodeURIComponent(path));
    const isOfOthers = (path: string): boolean =>
      path.endsWith('/.github/summary-gate.yml') || /\/git\/(?:trees|commits)\//.test(path);
    expect(paths.filter((path) => !isOfOthers(path))).toEqual([
      `/repos/acme/widgets/contents/${TAPE}`,
      `/repos/acme/widgets/compare/${BASE}...${HEAD}`,
      `/repos/acme/widgets/contents/${TAPE}`,
    ]);
  });

  it('are those of where the pull request has left it, too: the base may have dropped them since', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const parted = committed(place, honest);
    writeFileSync(join(root, TAPE), honest);
    git(root, 'commit', '-qam', 'as it was');
    const head = git(root, 'rev-parse', 'HEAD');
    git(root, 'checkout', '-qb', 'base', parted);
    git(root, 'rm', '-q', TAPE);
    git(root, 'commit', '-qm', 'recorded elsewhere');
    const base = git(root, 'rev-parse', 'HEAD');
    git(root, 'checkout', '-q', head);
    const event = pullRequest(base, 'branch', head);
    const own = await judge(place, await api(), GATES, step(event));
    expect(own.report?.judge).toMatchObject({ calls: 0, cache_hits: 2 });
    expect(own.report?.judge).not.toHaveProperty('new_recordings');
    // Where git does not have the commits, GitHub does.
    const github = await startGitHub({ permissions: FORK_PERMISSIONS });
    github.addHistory(BASE, HEAD);
    github.addFile(HEAD, TAPE, honest);
    const flags = { ...GATES, 'github-token': github.token };
    const env = step(pullRequest(BASE), 'pull_request', { GITHUB_API_URL: github.apiUrl });
    const asked = await judge(sessionsOf(2, { [TAPE]: honest }), await api(), flags, env);
    expect(asked.report?.judge).toMatchObject({ calls: 0, cache_hits: 2 });
    expect(github.violations).toEqual([]);
    // Further back than GitHub lists commits, nobody looks whether it was one of the base.
    const far = await startGitHub({ permissions: FORK_PERMISSIONS });
    far.addHistory(BASE, ...Array.from({ length: 120 }, (_, i) => String(i).padStart(40, 'c')), HEAD);
    far.addFile(HEAD, TAPE, honest);
    const farEnv = step(pullRequest(BASE), 'pull_request', { GITHUB_API_URL: far.apiUrl });
    const farFlags = { ...GATES, 'github-token': far.token };
    const { report } = await judge(sessionsOf(2, { [TAPE]: honest }), await api(), farFlags, farEnv);
    expect(report?.judge).toMatchObject({ calls: 2, new_recordings: { unread: null } });
    expect(report?.judge?.new_recordings?.no_merge_base).toContain(
      'aaaaaaa is not known to have been the newest commit',
    );
  });

  it('are not those of a commit that came with a branch: a later pull request may begin there', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const forgery = readFileSync(join(root, TAPE), 'utf8');
    committed(place, honest);
    // The branch that is merged has the lie in one commit and takes it back in the next.
    const lie = git(root, 'rev-parse', 'HEAD');
    writeFileSync(join(root, TAPE), honest);
    git(root, 'commit', '-qam', 'taken back');
    git(root, 'checkout', '-qb', 'base', 'HEAD~2');
    git(root, 'merge', '-q', '--no-ff', '-m', 'merge', 'HEAD@{1}');
    const base = git(root, 'rev-parse', 'HEAD');
    git(root, 'checkout', '-q', lie);
    git(root, 'commit', '-q', '--allow-empty', '-m', 'another pull request');
    expect(git(root, 'merge-base', base, 'HEAD')).toBe(lie);
    expect(readFileSync(join(root, TAPE), 'utf8')).toBe(forgery);
    const event = pullRequest(base, 'branch', git(root, 'rev-parse', 'HEAD'));
    const { report } = await judge(place, await api(), GATES, step(event));
    expect(report?.judge).toMatchObject({ overall_mean: 0.3, calls: 2, new_recordings: { unread: null } });
    expect(report?.judge?.new_recordings?.no_merge_base).toContain('git does not tell');
    expect(report?.caveats[0]).toContain('held against the newest commit of the base alone');
  });

  it('are not those of a commit that the repository of the workspace calls one of the base', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const base = committed(place, honest);
    const head = git(root, 'rev-parse', 'HEAD');
    writeTree(root, { '.git/info/grafts': `${base} ${head}\n${head}\n` });
    expect(git(root, 'merge-base', base, head)).toBe(head);
    const { report } = await judge(place, await api(), GATES, step(pullRequest(base, 'branch', head)));
    expect(report?.judge).toMatchObject({ overall_mean: 0.3, calls: 2 });
    expect(report?.judge?.new_recordings?.no_merge_base).toContain('git does not tell');
  });

  it('are not those of a commit that was forged under the name of the base', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const base = committed(place, honest);
    const head = git(root, 'rev-parse', 'HEAD');
    const object = (id: string): string => join(root, '.git/objects', id.slice(0, 2), id.slice(2));
    const lie = readFileSync(object(git(root, 'commit-tree', '-p', head, '-m', 'base', 'HEAD^{tree}')));
    renameSync(object(base), join(root, 'kept'));
    writeFileSync(object(base), lie);
    const { report } = await judge(place, await api(), GATES, step(pullRequest(base, 'branch', head)));
    expect(report?.judge).toMatchObject({ overall_mean: 0.3, calls: 2, new_recordings: { lines: 2 } });
    expect(report?.judge?.new_recordings?.unread).toContain('git does not have the commit');
  });

  it('are none where the base has no such file', async () => {
    const { place } = await forged();
    const base = committed(place, null);
    const { report } = await judge(place, await api(), GATES, step(pullRequest(base)));
    expect(report?.judge?.new_recordings).toMatchObject({ lines: 2, treatment: 'asked_again', unread: null });
  });

  it('that nobody can read make every line new, and that is said', async () => {
    const { place, honest } = await forged();
    writeFileSync(join(place.root, TAPE), honest);
    const { report, stdout } = await judge(place, await api(), GATES, step(pullRequest(BASE)));
    expect(report?.judge).toMatchObject({
      calls: 2,
      new_recordings: {
        lines: 2,
        unread: 'git does not have the commit bbbbbbb, and there is no token to ask GitHub with',
      },
    });
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the recorded answers of the base could not be read (git does not have',
    );
    const github = await startGitHub({ permissions: { contents: false } });
    const flags = { ...GATES, 'github-token': github.token };
    const env = step(pullRequest(BASE), 'pull_request', { GITHUB_API_URL: github.apiUrl });
    const refused = await judge(place, await api(), flags, env);
    expect(refused.report?.judge?.new_recordings?.unread).toContain(
      'status 403 (Resource not accessible by integration)',
    );
  });

  it('cannot be replaced in the repository of the workspace', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const base = committed(place, honest);
    // The commit of the pull request under the name of the base, and a program of its own.
    git(root, 'replace', base, 'HEAD');
    git(root, 'config', 'core.fsmonitor', `touch ${join(root, 'ran')}; false`);
    expect(git(root, 'show', `${base}:${TAPE}`)).toContain('0.95');
    const { report } = await judge(place, await api(), GATES, step(pullRequest(base)));
    expect(report?.judge).toMatchObject({ overall_mean: 0.3, new_recordings: { lines: 2, unread: null } });
    expect(() => readFileSync(join(root, 'ran'))).toThrow();
  });

  it('cannot be forged as an object of the same name', async () => {
    const { place, honest } = await forged();
    const { root } = place;
    const base = committed(place, honest);
    const object = (id: string): string => join(root, '.git/objects', id.slice(0, 2), id.slice(2));
    const [true_, false_] = [`${base}:${TAPE}`, `HEAD:${TAPE}`].map((name) => git(root, 'rev-parse', name));
    const lie = readFileSync(object(false_ ?? ''));
    renameSync(object(true_ ?? ''), join(root, 'kept'));
    writeFileSync(object(true_ ?? ''), lie);
    const { report } = await judge(place, await api(), GATES, step(pullRequest(base)));
    expect(report?.judge?.overall_mean).toBe(0.3);
    expect(report?.judge?.new_recordings?.unread).toContain('git does not have all of the commit');
  });
});

describe('a judge that was seen through on canaries', () => {
  it('has its canaries asked all the same', async () => {
    const { place, honest } = await forged();
    const base = committed(place, honest);
    const watched = await startAnthropic({ answer: judging({ rubric: () => 0.3 }) });
    const { report } = await judge(place, watched, GATES, step(pullRequest(base)));
    expect(report?.judge?.voided).toBeNull();
  });
});
