// Runs every command with clocks that are wrong or jump while it runs, and in other zones and languages: exit code and files are those of
// a plain run, but for the days and times in them.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

const HOOK = pathToFileURL(fileURLToPath(new URL('clock-hook.mjs', import.meta.url))).href;
const NO_EPOCH = { SOURCE_DATE_EPOCH: '' };

const CLOCKS = {
  'a clock that jumps': { ...NO_EPOCH, NODE_OPTIONS: `--import=${HOOK}` },
  'the year 1970': { SOURCE_DATE_EPOCH: '0' },
  'the year 9999': { SOURCE_DATE_EPOCH: '253402300799' },
  ...Object.fromEntries(
    [
      ['tr_TR.UTF-8', 'Asia/Istanbul'],
      ['ar_EG.UTF-8', 'Pacific/Kiritimati'],
      ['th_TH.UTF-8', 'America/St_Johns'],
      ['fa_IR.UTF-8', 'nowhere'],
    ].map(([LANG, TZ]) => [`${LANG}, ${TZ}`, { LANG, LC_ALL: LANG, LANGUAGE: LANG, TZ }]),
  ),
};

export async function turnClocks({ name, args, before }) {
  const { folder, template } = makeTemplate();
  for (const one of before) await start(one, template).done;
  const work = join(folder, 'work');
  const run = async (env) => {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    const { code, stdout, stderr } = await start(args, work, { env }).done;
    const files = [...filesOf(work)].filter(([path]) => !/judge-log/.test(path)).map((one) => one.map(timeless));
    return { code, said: timeless(stdout + stderr), files: new Map(files) };
  };
  const plain = await run({});
  const seen = { name, exit: plain.code, runs: 0, faults: [] };
  for (const [about, env] of Object.entries(CLOCKS)) {
    const { code, said, files } = await run(env);
    seen.runs += 1;
    if (code !== plain.code) seen.faults.push(`${about}: exit ${code}: ${said.slice(0, 300)}`);
    if (said !== plain.said) seen.faults.push(`${about}: another output: ${differing(said, plain.said)}`);
    for (const path of new Set([...files.keys(), ...plain.files.keys()]))
      if (files.get(path) !== plain.files.get(path))
        seen.faults.push(`${about}: another ${path}: ${differing(files.get(path), plain.files.get(path))}`);
  }
  rmSync(folder, { recursive: true });
  return seen;
}

/** Without days, times of day, and counts of milliseconds and nanoseconds since 1970. */
function timeless(text) {
  return text
    .replaceAll(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z| UTC)?)?/g, 'THEN')
    .replaceAll(/"duration_ms": ?\d+/g, 'TOOK')
    .replaceAll(/\b\d{13,19}\b/g, 'THEN');
}

function differing(one = '', other = '') {
  const at = [...one].findIndex((char, i) => char !== [...other.slice(i, i + 1)][0]);
  return JSON.stringify([one, other].map((text) => text.slice(Math.max(0, at - 30), at + 50)));
}
