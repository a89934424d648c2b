// Runs every writing command once for each write that it does, and lets the disk be full from there on. No file may be torn, and what is
// missing must be said.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

const HOOK = pathToFileURL(fileURLToPath(new URL('no-space-hook.mjs', import.meta.url))).href;
const GROWING = /(?:^|\/)(?:judge-log|tape|evaluations-[^/]*)\.jsonl$/;

export async function fillAtEachWrite({ name, args, before }) {
  const { folder, template } = makeTemplate();
  for (const one of before) await start(one, template).done;
  const first = filesOf(template);
  const work = join(folder, 'work');
  const temporary = join(folder, 'temporary');
  const counted = join(folder, 'count');
  const run = async (at) => {
    for (const one of [work, temporary]) rmSync(one, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    mkdirSync(temporary);
    const env = {
      NODE_OPTIONS: `--import=${HOOK}`,
      NO_SPACE_AT: String(at),
      NO_SPACE_COUNT: counted,
      TMPDIR: temporary,
    };
    return { ...(await start(args, work, { env }).done), files: filesOf(work), left: filesOf(temporary) };
  };
  const whole = await run(Infinity);
  const seen = { name, exit: whole.code, writes: Number(readFileSync(counted, 'utf8')), exits: {}, faults: [] };
  for (let at = 1; at <= seen.writes; at += 1) {
    const end = await run(at);
    seen.exits[end.code ?? end.signal] = (seen.exits[end.code ?? end.signal] ?? 0) + 1;
    for (const fault of lookAt(end, whole, first)) seen.faults.push(`write ${at}: ${fault}`);
  }
  rmSync(folder, { recursive: true });
  return seen;
}

function* lookAt({ code, signal, stdout, stderr, files, left }, whole, first) {
  const said = stderr + stdout;
  if (![0, 1, 2, 3].includes(code)) yield `exit ${code ?? signal}: ${stderr.slice(0, 300)}`;
  if (/\n\s+at .+:\d+:\d+/.test(said)) yield `stack trace: ${said.slice(0, 300)}`;
  if (!/ENOSPC|no space/i.test(said)) yield `exit ${code}, and nothing is said: ${said.slice(0, 200)}`;
  if (left.size > 0) yield `left among the temporary files: ${[...left.keys()]}`;
  for (const [path, text] of files)
    if (text !== first.get(path) && text !== whole.files.get(path) && !isGrown(path, text, whole.files.get(path)))
      yield `${path} is torn (${text.length} bytes)`;
  for (const path of first.keys())
    if (!files.has(path) && !path.startsWith('summary-gate-report/')) yield `${path} is gone`;
}

/** Of a file that grows by lines the last one may be half of one. */
function isGrown(path, text, whole = '') {
  return GROWING.test(path) && text.length <= whole.length && text.split('\n').slice(0, -1).every(isJson);
}

function isJson(line) {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
