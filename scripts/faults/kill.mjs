// Kills every writing command at moments drawn by chance, and looks at what it leaves.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

/** Files that grow line by line: of a run that was killed the last line may be torn, and the next one leaves it out. */
const GROWING = /(?:^|\/)(?:judge-log|tape|evaluations-[^/]*)\.jsonl$/;
/** Names that nobody reads, which the next run removes. */
const TEMPORARY = /\.\d+\.tmp$|(?:^|\/)\.[^/]+\.tmp$|\.lock$/;

/** A report says how many answers were recorded before. */
const GENERAL = /^summary-gate-report\/report\./;

/** One command, so many times. Returns what was seen, in numbers, and every fault in words. */
export async function killCommand({ name, args, before }, times) {
  const { folder, template } = makeTemplate();
  const hasHistory = name.includes('judge');
  const work = join(folder, 'work');
  const fresh = () => {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
  };
  fresh();
  for (const one of before) await start(one, work).done;
  rmSync(template, { recursive: true });
  cpSync(work, template, { recursive: true });
  const first = filesOf(work);
  const began = performance.now();
  const whole = await start(args, work).done;
  const lasts = performance.now() - began;
  const last = filesOf(work);
  const seen = {
    name,
    ms: Math.round(lasts),
    exit: whole.code,
    ended: 0,
    killed: 0,
    asked: 0,
    temporary: 0,
    faults: [],
  };
  for (let i = 0; i < times; i += 1) {
    fresh();
    const signal = i % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    const { child, done } = start(args, work);
    await wait(lasts * 1.05 * Math.random());
    child.kill(signal);
    const end = await done;
    if (end.signal !== null) seen.killed += 1;
    else if (end.code === whole.code) seen.ended += 1;
    else seen.asked += 1;
    if (/\n\s+at .+:\d+:\d+/.test(end.stderr)) seen.faults.push(`${signal}: stack trace: ${end.stderr.slice(0, 200)}`);
    for (const [path, text] of filesOf(work)) {
      if (TEMPORARY.test(path)) seen.temporary += 1;
      else if (text !== first.get(path) && text !== last.get(path) && !isGrown(path, text))
        seen.faults.push(`${signal}: ${path} is torn (${text.length} bytes)`);
    }
    for (const path of first.keys())
      if (last.has(path) && !isReplaced(path) && !filesOf(work).has(path))
        seen.faults.push(`${signal}: ${path} is gone`);
    if (i % 10 !== 0) continue;
    // Whoever runs it again has what one run has, less what a finished run refuses to write over.
    const again = await start(args, work).done;
    const since = filesOf(work);
    if (again.code !== whole.code && !/already|exists|says the same/.test(again.stderr))
      seen.faults.push(`${signal}: the next run ends with ${again.code}: ${again.stderr.slice(0, 200)}`);
    for (const [path, text] of last)
      if (
        !(hasHistory && GENERAL.test(path)) &&
        !GROWING.test(path) &&
        since.get(path) !== text &&
        again.code === whole.code
      )
        seen.faults.push(`${signal}: after the next run ${path} differs`);
  }
  rmSync(folder, { recursive: true });
  return seen;
}

/** A run removes reports of earlier ones before it writes its own. */
function isReplaced(path) {
  return path.startsWith('summary-gate-report/');
}

/** Whether each line but the last one is JSON. */
function isGrown(path, text) {
  return GROWING.test(path) && text.split('\n').slice(0, -1).every(isJson);
}

function isJson(line) {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
