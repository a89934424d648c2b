// Where the tests keep their files: ten thousand small ones, made and removed, which on a disk cost a tenth of all their time.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Far more than the tests have at any time, in bytes. */
const ENOUGH = 2 << 30;

/** Gives this process and its workers a folder in memory for temporary files, where there is such a thing with enough room. */
export function keepFilesInMemory() {
  if ((process.env.TMPDIR ?? '') !== '') return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return;
    const folder = mkdtempSync(join(MEMORY, 'summary-gate-tests-'));
    // As the usual one is: a test may ask what somebody else sees there.
    chmodSync(folder, 0o1777);
    process.env.TMPDIR = folder;
    if (!runsPrograms(folder)) removeFilesInMemory();
  } catch {
    // No Linux, or nobody may write there.
  }
}

/** Some tests write a program and run it, which a container may forbid there. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

export function removeFilesInMemory() {
  const { TMPDIR = '' } = process.env;
  if (!TMPDIR.startsWith(join(MEMORY, 'summary-gate-tests-'))) return;
  rmSync(TMPDIR, { recursive: true, force: true });
  delete process.env.TMPDIR;
}
