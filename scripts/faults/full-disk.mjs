// Runs every writing command on a disk that is full after so many more kilobytes. Needs root, to mount a small file system.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

/** Room beside the workspace, in kilobytes. */
const ROOM = [0, 4, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024, 2048];

export async function fillDisk({ name, args, before }) {
  const { folder, template } = makeTemplate();
  const disk = join(folder, 'disk');
  const whole = join(folder, 'whole');
  mkdirSync(disk);
  cpSync(template, whole, { recursive: true });
  for (const one of before) await start(one, whole).done;
  rmSync(template, { recursive: true });
  cpSync(whole, template, { recursive: true });
  const first = filesOf(template);
  const { code } = await start(args, whole).done;
  const last = filesOf(whole);
  const seen = { name, exit: code, exits: {}, faults: [] };
  for (const room of ROOM) {
    const pages = [...first.values()].reduce((sum, text) => sum + Math.ceil(text.length / 4096) * 4 + 1, 64);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${pages + room}k`, 'none', disk]);
    if (mounted.status !== 0) throw new Error('a small file system cannot be mounted: be root, on Linux');
    const work = join(disk, 'work');
    cpSync(template, work, { recursive: true });
    const end = await start(args, work, { env: { TMPDIR: disk } }).done;
    seen.exits[end.code ?? end.signal] = (seen.exits[end.code ?? end.signal] ?? 0) + 1;
    const about = `${room} kB left`;
    if (![0, 1, 2, 3].includes(end.code)) seen.faults.push(`${about}: exit ${end.code ?? end.signal}`);
    if (/\n\s+at .+:\d+:\d+/.test(end.stderr)) seen.faults.push(`${about}: stack trace: ${end.stderr.slice(0, 200)}`);
    if (end.code === 2 && !/ENOSPC|no space/.test(end.stderr + end.stdout))
      seen.faults.push(`${about}: no reason: ${end.stderr.slice(0, 200)}`);
    for (const [path, text] of filesOf(work))
      if (text !== first.get(path) && text !== last.get(path) && !/\.jsonl$/.test(path) && end.code !== 0)
        seen.faults.push(`${about}: ${path} is torn (${text.length} bytes)`);
    spawnSync('umount', [disk]);
  }
  rmSync(folder, { recursive: true });
  return seen;
}
