// Runs every command with clocks that are wrong or jump while it runs, and in other zones and languages: exit code and files are those of
// a plain run, but for the days and times in them.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { comparable, named, saidAt, withoutMoments } from './moments.mjs';
import { filesOfRunner, start } from './run.mjs';
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
  const earlier = filesOf(template);
  const work = join(folder, 'work');
  const run = async (env) => {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    const { code, stdout, stderr } = await start(args, work, { env }).done;
    const files = [...filesOf(work), ...(args === 'action' ? told(work) : [])];
    return { code, said: stdout + stderr, files: [...comparable(files, earlier)] };
  };
  const plain = await run({});
  const seen = { name, exit: plain.code, runs: 0, faults: [] };
  for (const [about, env] of Object.entries(CLOCKS)) {
    const timeless = withoutMoments(env['SOURCE_DATE_EPOCH']);
    const { code, said, files } = await run(env);
    seen.runs += 1;
    if (code !== plain.code) seen.faults.push(`${about}: exit ${code}: ${said.slice(0, 300)}`);
    const wanted = saidAt(env['SOURCE_DATE_EPOCH'], plain.said, earlier).map(timeless);
    if (!wanted.includes(timeless(said)))
      seen.faults.push(`${about}: another output: ${differing(timeless(said), wanted[0])}`);
    const [found, expected] = [files, plain.files].map((all) => named(all, timeless));
    for (const path of new Set([...found.keys(), ...expected.keys()]))
      if (found.get(path) !== expected.get(path))
        seen.faults.push(`${about}: another ${path}: ${differing(found.get(path), expected.get(path))}`);
  }
  rmSync(folder, { recursive: true });
  return seen;
}

/** What the action has told the runner: outputs and the summary of its step. */
function told(folder) {
  return Object.entries(filesOfRunner(folder)).map(([name, path]) => [name, readFileSync(path, 'utf8')]);
}

function differing(one = 'no such file', other = 'no such file') {
  const length = Math.max(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return JSON.stringify([one, other].map((text) => text.slice(Math.max(0, at - 30), at + 50)));
}
