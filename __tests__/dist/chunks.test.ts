import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { VERSION } from '../../src/core/version.js';

/** Words that only the client of the judge's model has, and only what speaks to collectors. */
const MARK = /ANTHROPIC_CUSTOM_HEADERS|JsonLogsSerializer/;

it('runs without the judge where the client of its model is not even there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'without-judge-'));
  try {
    const holdsClient = (name: string) => MARK.test(readFileSync(join('dist', name), 'utf8'));
    const kept = readdirSync('dist').filter((name) => !holdsClient(name));
    expect(kept).toEqual(expect.arrayContaining(['cli.js', 'index.js', 'program.js']));
    for (const name of kept) cpSync(join('dist', name), join(folder, 'dist', name));
    const name = 'toml-parser-panic';
    cpSync(`golden-corpus/${name}`, join(folder, 'golden-corpus', name), { recursive: true });
    cpSync(`examples/good/${name}.json`, join(folder, `examples/good/${name}.json`));
    const { status, stderr } = spawnSync(process.execPath, ['dist/cli.js', '--candidates', 'examples/good'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect(stderr).toMatch(/^Report: /);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each([['--version'], ['lint']])('says that a disk is full for which nothing of %s fits on', (flag) => {
  const command = '"$0" dist/cli.js "$1" > /dev/full';
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, flag], { encoding: 'utf8' });
  expect(stderr).toMatch(/^summary-gate: cannot write to stdout: ENOSPC/);
  expect(status).toBe(2);
});

it.each([
  ['cli.js', 'stderr', 'summary-gate: the current folder does not exist any more; change to another one\n'],
  ['index.js', 'stdout', expect.stringContaining('::error::the workspace "')],
] as const)('%s says that the folder is gone that it was started in', (entry, stream, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'gone-'));
  const command = 'rmdir "$PWD"; exec "$0" "$1"';
  const ended = spawnSync('sh', ['-c', command, process.execPath, resolve('dist', entry)], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...(entry === 'index.js' && { GITHUB_WORKSPACE: folder }) },
  });
  expect(ended[stream]).toEqual(words);
  expect(ended.stdout + ended.stderr).not.toMatch(/\n\s+at /);
  expect(ended.status).toBe(2);
});

it.each(['--version', '-V'])('says its version by %s where nothing else is there', (flag) => {
  const folder = mkdtempSync(join(tmpdir(), 'version-alone-'));
  try {
    for (const name of ['cli.js', 'program.js', 'package.json']) cpSync(join('dist', name), join(folder, name));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['cli.js', flag], { cwd: folder, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('scores with nothing of what is loaded before the engine knows how long the run is', () => {
  const holding = readdirSync('dist').filter((name) => /FOREIGN_ACTION/.test(readFileSync(join('dist', name), 'utf8')));
  expect(holding.length).toBeGreaterThan(0);
  expect(holding).not.toContain('program.js');
});
