import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { gitHub } from '../action/pull-request.js';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { pullRequestEvent, pushEvent } from '../servers/events.js';
import type { FakeGitHub } from '../servers/github.js';
import { MAIN_SHA, pullRequest } from '../servers/world.js';
import { Artifacts, listensTo, readWorkflow, runWorkflow, type WorkflowResult } from './run-workflow.js';

/** What `init` writes into a new repository, run as GitHub would: first as it is, then with a pipeline in its place. */

const WORKFLOW = '.github/workflows/summary-gate.yml';

/** A new repository with the files of `init`, and whatever else. */
async function newRepository(branch: string): Promise<string> {
  const { root } = makeWorkspace();
  execFileSync('git', ['init', '--quiet', '-b', branch], { cwd: root });
  expect(await runProgram(['init'], root)).toMatchObject({ exitCode: 0, stderr: '' });
  return root;
}

/** The files of a folder, as a checkout has them. */
function checkoutOf(root: string): Tree {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  return Object.fromEntries(
    paths.filter((path) => !path.startsWith('.git/')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Puts a pipeline where `init` has left the place for it, as the page says. */
function replacePlaceholder(root: string, command: string): void {
  const before = readFileSync(join(root, WORKFLOW), 'utf8');
  const after = before.replace(/( {8}run: )\|\n {10}echo .*\n {10}exit 1\n/, `$1${command}\n`);
  expect(after).not.toBe(before);
  writeTree(root, { [WORKFLOW]: after });
}

class Repository {
  readonly artifacts = new Artifacts();
  #run = 100;

  constructor(
    readonly root: string,
    readonly github: FakeGitHub,
  ) {
    github.addHistory(pullRequest().head.sha, MAIN_SHA);
  }

  pullRequest(): Promise<WorkflowResult> {
    return this.#runs(pullRequestEvent());
  }

  /** A push to the base, whose artifact later runs find. */
  async push(branch: string): Promise<WorkflowResult> {
    const result = await this.#runs(pushEvent({ branch }));
    const folder = this.artifacts.folderOf(this.#run, 'summary-gate-report-default');
    if (folder === undefined) return result;
    const { id: runId } = this.github.addWorkflowRun({
      event: 'push',
      headSha: MAIN_SHA,
      headRepository: this.github.repository,
    });
    const archive = zipSync({ 'report.json': strToU8(readFileSync(join(folder, 'report.json'), 'utf8')) });
    this.github.addArtifact({ name: 'summary-gate-report-default', runId, archive });
    return result;
  }

  async #runs(trigger: ReturnType<typeof pushEvent>): Promise<WorkflowResult> {
    this.#run = this.github.addWorkflowRun({ status: 'in_progress', conclusion: null }).id;
    return await runWorkflow(readWorkflow(readFileSync(join(this.root, WORKFLOW), 'utf8')), {
      trigger,
      runId: this.#run,
      checkout: checkoutOf(this.root),
      github: this.github,
      artifacts: this.artifacts,
      token: 'as asked for',
    });
  }

  uploaded(): readonly string[] {
    const folder = this.artifacts.folderOf(this.#run, 'summary-gate-report-default');
    return folder === undefined ? [] : readdirSync(folder).sort();
  }
}

describe('what init writes', () => {
  it('fails as long as its placeholder stands there, and says what to put there', async () => {
    const repository = new Repository(await newRepository('main'), await gitHub());
    for (const run of [() => repository.pullRequest(), () => repository.push('main')]) {
      const { conclusion, gates, log } = await run();
      expect({ conclusion, gates: gates.length }).toEqual({ conclusion: 'failure', gates: 0 });
      expect(log).toMatch(
        /^::error title=No pipeline yet::Replace the lines .* by the command that writes candidates\//m,
      );
      expect(repository.uploaded()).toEqual([]);
    }
    expect(repository.github.comments).toEqual([]);
  });

  it('passes with a pipeline, leaves a report with the first push, and compares the next pull request with it', async () => {
    const root = await newRepository('main');
    const repository = new Repository(root, await gitHub());
    replacePlaceholder(root, 'bash summarise.sh');
    writeTree(root, { 'summarise.sh': 'test -f candidates/fix-login-redirect.json\n' });
    const comment = () => repository.github.comments.at(-1)?.body ?? '';
    const config = readFileSync(join(root, '.github/summary-gate.yml'), 'utf8');
    writeTree(root, { '.github/summary-gate.yml': `baseline: none\n${config}` });

    const first = await repository.pullRequest();
    expect(first.log).toContain(
      'input baseline wins over .github/summary-gate.yml:1:1, which sets baseline too: keep one of them\n',
    );
    expect({ ...first.gates[0]?.outputs }).toMatchObject({ verdict: 'pass' });
    expect(first.conclusion).toBe('success');
    expect(comment()).toContain('Not compared with the base: no finished run of this workflow');
    expect(repository.uploaded()).toContain('report.json');

    expect((await repository.push('main')).conclusion).toBe('success');
    expect((await repository.pullRequest()).conclusion).toBe('success');
    expect(comment()).toMatch(/±0\.000 against the base|scored as on the base/);
    expect(repository.uploaded()).toContain('scored-candidates.jsonl');
    const downloads =
      /gh run download (\d+) \S+ \S+ --dir run-\1 && gh run download (\d+) \S+ \S+ --dir run-\2 && node /;
    const [, own, base] = downloads.exec(comment()) ?? [];
    expect(comment()).toContain(`--candidates run-${own}/scored-candidates.jsonl --report-dir run-${own}/again `);
    expect(comment()).toContain(` --baseline run-${base}/report.json`);
    expect(base).not.toBe(own);

    writeTree(root, { 'summarise.sh': `sed -i 's/"success"/"failed"/' candidates/*.json\n` });
    const worse = await repository.pullRequest();
    expect(worse.conclusion).toBe('failure');
    expect(comment()).toMatch(/^<!-- summary-gate:default -->\n## ❌ Merging would /);
  });

  it.each(['main', 'trunk', 'release/2.x', 'c++'])('waits for pushes to %s, and to no other branch', async (branch) => {
    const root = await newRepository(branch);
    const text = readFileSync(join(root, WORKFLOW), 'utf8').replaceAll('\\\\+', '+');
    const workflow = readWorkflow(text);
    expect(listensTo(workflow, pushEvent({ branch }))).toBe(true);
    expect(listensTo(workflow, pushEvent({ branch: 'topic' }))).toBe(false);
  });
});
