import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { VERSION } from '../../src/version.js';

/** Words that only the client of the judge's model has, and only what speaks to collectors. */
const MARK = /ANTHROPIC_CUSTOM_HEADERS|resourceLogs/;

it('runs without the judge where the client of its model is not even there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'without-judge-'));
  try {
    const holdsClient = (name: string) => MARK.test(readFileSync(join('dist', name), 'utf8'));
    const kept = readdirSync('dist').filter((name) => !holdsClient(name));
    expect(kept).toEqual(expect.arrayContaining(['cli.js', 'index.js', 'program.js']));
    for (const name of kept) cpSync(join('dist', name), join(folder, 'dist', name));
    for (const name of ['golden-corpus', 'examples']) cpSync(name, join(folder, name), { recursive: true });
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
