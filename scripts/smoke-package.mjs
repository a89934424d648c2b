// The packed package as its users have it: installed into an empty folder, without a network, and run from there.
// Usage: node scripts/smoke-package.mjs [--vitest] [<file>.tgz]; without a file it packs this checkout. With --vitest the
// tests run in Vitest as well, which npm then fetches. Needs the node_modules of this checkout for Jest.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What npm may hold: well below what an install is noticed by. */
const MOST_BYTES = 2_000_000;

const VITEST = 'vitest@4.1.12';

const root = resolve(dirname(process.argv[1]), '..');
const wantsVitest = process.argv.includes('--vitest');
const given = process.argv.slice(2).find((word) => word.endsWith('.tgz'));
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const app = join(folder, 'app');

function run(command, args, { cwd = app, status = 0, env = {} } = {}) {
  const { GITHUB_WORKSPACE: _, NODE_OPTIONS: __, ...rest } = process.env;
  const ended = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...rest, NO_COLOR: '1', ...env } });
  const told = `${command} ${args.join(' ')}\n${ended.stdout}${ended.stderr}`;
  assert.equal(ended.status, status, told);
  return ended;
}

const npm = (args, options) => run('npm', [...args, '--no-audit', '--no-fund', '--no-update-notifier'], options);

/** Runs the installed program as npx and scripts of npm do: by the link that the install has made. */
const gate = (args, options) => run(process.execPath, [join(app, 'node_modules/.bin/summary-gate'), ...args], options);

const TESTS = `
const good = JSON.parse(readFileSync('candidates/fix-login-redirect.json', 'utf8'));
test('a candidate that is fine', () => {
  expect(good).toMatchGolden('fix-login-redirect', { min: 0.7 });
  expect(good).toScoreAtLeast(0.7, 'fix-login-redirect');
});
test('one that is not', () => {
  const wrong = () => expect({ ...good, outcome: 'failed' }).toMatchGolden('fix-login-redirect');
  expect(wrong).toThrow(/WRONG_OUTCOME/);
  expect(wrong).toThrow(/\\[-success-\\]/);
  expect(good).not.toScoreAtLeast(1, 'fix-login-redirect');
});
`;

const PROGRAM = `
const before = Object.getOwnPropertyNames(globalThis).join();
const library = await import('summary-gate');
if (Object.getOwnPropertyNames(globalThis).join() !== before) throw new Error('an import has left something behind');
const session = await library.loadSession('fix-login-redirect');
const report = await library.scoreCorpus();
const { overall } = library.scoreSession(session, session.reference);
const { user } = library.buildJudgePrompt(session, session.reference);
const judged = await library.judge(session, session.reference, async () => 'Score: 0.9\\nExplanation: ' + user.length);
const page = await library.readMarkdown('# ' + session.reference.title);
const shown = await Promise.all(['terminal', 'html', 'gitlab'].map((format) => library.renderReport(report, format)));
if (judged.overall.score !== 0.9 || page.title !== session.reference.title || shown.includes('')) throw new Error('library');
if ((await library.loadCorpus()).length !== 1) throw new Error('loadCorpus');
console.log(JSON.stringify([Object.keys(library).length, overall, report.sessions[0].overall]));
`;

try {
  mkdirSync(app);
  const tarball = given === undefined ? pack() : resolve(given);
  assert.ok(
    statSync(tarball).size < MOST_BYTES,
    `${tarball} has ${statSync(tarball).size} bytes; allowed: ${MOST_BYTES}`,
  );
  console.log(`packed: ${statSync(tarball).size} bytes`);

  writeFileSync(join(app, 'package.json'), '{"name": "app", "private": true}\n');
  npm(['install', '--save-dev', '--offline', '--ignore-scripts', tarball]);
  assert.deepEqual(visible(join(app, 'node_modules')), ['summary-gate']);
  assert.deepEqual(visible(join(app, 'node_modules/summary-gate')), [
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
    'schema',
  ]);
  console.log('installed: one folder');

  for (const name of ['golden-corpus', 'examples'])
    cpSync(join(root, name), join(folder, 'job', name), { recursive: true });
  const job = gate(['--corpus', 'golden-corpus', '--candidates', 'examples/good'], { cwd: join(folder, 'job') });
  assert.match(job.stdout, /^✔ Pass/m);
  assert.match(gate(['init']).stdout, /1\. Run the gate here: npx summary-gate\n/);
  assert.match(gate([]).stdout, /^✔ Pass/m);
  console.log('the program: main job, init, first run');

  const formats = ['--report-formats', 'json,markdown,html,junit,sarif,gitlab'];
  assert.equal(gate([...formats, '--quiet']).stdout, '');
  for (const file of ['junit.xml', 'report.sarif', 'gl-code-quality-report.json'])
    assert.ok(statSync(join(app, 'summary-gate-report', file)).size > 0, file);
  const line = gate(['--format', 'line', '--min-overall', '0.99'], { status: 1 });
  assert.match(line.stdout, /^candidates\/fix-login-redirect\.json:\d+:\d+: error min-overall /m);
  for (const command of ['explain', 'diff'])
    assert.match(gate([command, 'fix-login-redirect']).stdout, /fix-login-redirect/);
  assert.match(gate(['lint', '--format', 'line']).stdout, /^golden-corpus\/\S+:1:1: warning corpus-size /m);
  gate(['history', 'summary-gate-report', '--html', '--report-dir', 'site']);
  assert.deepEqual(visible(join(app, 'site')), ['badge.svg', 'history.html', 'history.json']);
  console.log('the program: formats, lines, one session, a page of history');

  writeFileSync(join(app, 'program.mjs'), PROGRAM);
  const [names, overall, mean] = JSON.parse(run(process.execPath, ['program.mjs']).stdout);
  assert.deepEqual([names, overall], [9, 1]);
  const report = JSON.parse(readFileSync(join(app, 'summary-gate-report/report.json'), 'utf8'));
  assert.equal(mean, report.sessions[0].overall);
  const common = "import('summary-gate').then(({ scoreSession }) => console.log(typeof scoreSession))";
  writeFileSync(join(app, 'program.cjs'), common);
  assert.equal(run(process.execPath, ['program.cjs']).stdout, 'function\n');
  console.log('the library: from ES modules and from CommonJS');

  for (const name of ['jest', '@jest']) symlinkSync(join(root, 'node_modules', name), join(app, 'node_modules', name));
  writeFileSync(join(app, 'login.test.js'), `const { readFileSync } = require('node:fs');\n${TESTS}`);
  writeFileSync(
    join(app, 'jest.config.js'),
    "module.exports = { setupFilesAfterEnv: ['summary-gate/jest'], transform: {}, testMatch: ['**/*.test.js'] };\n",
  );
  const jest = [join(root, 'node_modules/jest/bin/jest.js'), '--watchman=false'];
  assert.match(run(process.execPath, jest).stderr, /2 passed, 2 total/);
  console.log('the matchers: in Jest');

  if (wantsVitest) inVitest(tarball);
  console.log('ok');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pack() {
  const { stdout } = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
  const told = JSON.parse(stdout);
  const [{ filename }] = Array.isArray(told) ? told : Object.values(told);
  return join(folder, filename);
}

function visible(path) {
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** In a folder of its own: npm mends what it did not install itself. */
function inVitest(tarball) {
  const other = join(folder, 'vitest');
  mkdirSync(other);
  for (const name of ['golden-corpus', 'candidates', '.github'])
    cpSync(join(app, name), join(other, name), { recursive: true });
  writeFileSync(join(other, 'package.json'), '{"name": "app", "private": true, "type": "module"}\n');
  npm(['install', '--save-dev', '--ignore-scripts', tarball, VITEST], { cwd: other });
  const imports =
    "import { readFileSync } from 'node:fs';\nimport { expect, test } from 'vitest';\nimport 'summary-gate/vitest';\n";
  writeFileSync(join(other, 'login.test.js'), imports + TESTS);
  const { stdout } = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], { cwd: other });
  assert.match(stdout, /Tests\s+2 passed/);
  console.log('the matchers: in Vitest');
}
