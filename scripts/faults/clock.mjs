// Runs every command with clocks that are wrong or jump while it runs, and in other zones and languages: exit code and files are those of
// a plain run, but for the days and times in them.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { start } from './run.mjs';
import { filesOf, makeTemplate, SESSIONS } from './workspace.mjs';

const HOOK = pathToFileURL(fileURLToPath(new URL('clock-hook.mjs', import.meta.url))).href;
const NO_EPOCH = { SOURCE_DATE_EPOCH: '' };

const CLOCKS = {
  'a clock that jumps': { ...NO_EPOCH, NODE_OPTIONS: `--import=${HOOK}` },
  'the year 1970': { SOURCE_DATE_EPOCH: '0' },
  'the year 9999': { SOURCE_DATE_EPOCH: '253402300799' },
  'the last second of a leap day': { ...at('2028-02-29T23:59:59Z'), TZ: 'Pacific/Kiritimati' },
  'the day that 2100 does not have': { ...at('2100-03-01T00:00:00Z'), TZ: 'Pacific/Pago_Pago' },
  'the last second of a year': { ...at('2026-12-31T23:59:59Z'), TZ: 'Asia/Tokyo' },
  'an hour that summer time skips': { ...at('2026-03-29T01:00:00Z'), TZ: 'Europe/Berlin' },
  'an hour that comes twice': { ...at('2026-10-25T01:00:00Z'), TZ: 'Europe/Berlin' },
  ...Object.fromEntries(
    [
      ['tr_TR.UTF-8', 'Asia/Istanbul'],
      ['ar_EG.UTF-8', 'Pacific/Kiritimati'],
      ['th_TH.UTF-8', 'America/St_Johns'],
      ['fa_IR.UTF-8', 'nowhere'],
    ].map(([LANG, TZ]) => [`${LANG}, ${TZ}`, { LANG, LC_ALL: LANG, LANGUAGE: LANG, TZ }]),
  ),
};

function at(moment) {
  return { SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) };
}

/** Moments, and whether a waiver until the last day of February 2028 holds at them; the zone changes nothing. */
const WAIVED = {
  '2028-02-28T12:00:00Z': true,
  '2028-02-29T23:59:59Z': true,
  '2028-03-01T00:00:00Z': false,
  '2028-12-31T23:59:59Z': false,
};

/** A waiver ends by the date of the run, wherever that is. */
export async function endWaivers() {
  const { folder, template } = makeTemplate();
  const session = SESSIONS[0];
  const candidate = join(template, 'candidates', `${session}.json`);
  const text = JSON.parse(readFileSync(candidate, 'utf8'));
  writeFileSync(candidate, JSON.stringify({ ...text, outcome: 'failed' }));
  mkdirSync(join(template, '.github'));
  const [who, because] = ['by: a@example.org', 'reason: it is being mended'];
  const waiver = `  - session: ${session}\n    ${because}\n    ${who}\n    until: 2028-02-29\n`;
  writeFileSync(join(template, '.github/summary-gate-waivers.yml'), `waivers:\n${waiver}`);
  const seen = { name: 'a waiver that ends', runs: 0, exits: {}, faults: [] };
  for (const [moment, isWaived] of Object.entries(WAIVED)) {
    for (const TZ of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { code, stdout, stderr } = await start([], template, { env: { ...at(moment), TZ } }).done;
      seen.runs += 1;
      seen.exits[code] = (seen.exits[code] ?? 0) + 1;
      if (code !== (isWaived ? 0 : 2))
        seen.faults.push(`${moment}, ${TZ}: exit ${code}: ${(stderr + stdout).slice(-600)}`);
    }
  }
  rmSync(folder, { recursive: true });
  return seen;
}

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
