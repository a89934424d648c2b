// Runs every command, those that only read too, with streams that a shell has closed, whose reader goes away, or that are full. The
// exit code and the files are those of a run that is left alone, but for 2 where stdout is full.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

/** What a shell does to the streams; the exit code it gives is that of the program. */
const REDIRECTED = {
  'stdin closed': '"$@" <&-',
  'stdout closed': '"$@" >&-',
  'stderr closed': '"$@" 2>&-',
  'all closed': '"$@" <&- >&- 2>&-',
  'a folder on stdin': '"$@" <.',
  'stdout read for a line': '{ "$@"; echo $? >"$CODE"; } | head -1; read -r code <"$CODE"; exit "$code"',
  'both read for a line': '{ "$@" 2>&1; echo $? >"$CODE"; } | head -1; read -r code <"$CODE"; exit "$code"',
  'stdout read by nobody': '{ "$@"; echo $? >"$CODE"; } | true; read -r code <"$CODE"; exit "$code"',
  'stdout full': '"$@" >/dev/full',
  'stderr full': '"$@" 2>/dev/full',
};

const STACK = /\n\s+at .+:\d+:\d+/;

export async function cutStreams({ name, args, before }, times) {
  const { folder, template } = makeTemplate();
  for (const one of before) await start(one, template).done;
  const work = join(folder, 'work');
  const run = async (script) => {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    const end = await start(args, work, { script, env: { CODE: join(folder, 'code') } }).done;
    // The log of a judge has the answers as they came, and what each has taken.
    const files = [...filesOf(work)].filter(([path]) => !/judge-log/.test(path));
    return { ...end, files: JSON.stringify(files.sort()) };
  };
  const whole = await run();
  const seen = { name, exit: whole.code, runs: 0, exits: {}, faults: [] };
  for (let i = 0; i < times; i += 1) {
    for (const [about, script] of Object.entries(REDIRECTED)) {
      const end = await run(script);
      seen.runs += 1;
      seen.exits[end.code ?? end.signal] = (seen.exits[end.code ?? end.signal] ?? 0) + 1;
      const isExpected = end.code === whole.code || (about === 'stdout full' && end.code === 2);
      if (!isExpected) seen.faults.push(`${about}: exit ${end.code ?? end.signal}: ${end.stderr.slice(0, 300)}`);
      // What is printed of a transcript may have a stack trace of its own.
      if (STACK.test(end.stderr + end.stdout) && !STACK.test(whole.stdout))
        seen.faults.push(`${about}: stack trace: ${end.stderr.slice(0, 300)}`);
      if (end.files !== whole.files) seen.faults.push(`${about}: other files`);
    }
  }
  rmSync(folder, { recursive: true });
  return seen;
}
