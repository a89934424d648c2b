// Runs every command on a disk that does not tell the case of names apart, has no links and forgets who may do what: exit code, output and
// files are those of a plain disk, and names in another case are met as what they are there. Needs root, and the packages exfat-fuse
// and exfatprogs of Debian.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { COMMANDS, filesOf, makeTemplate, READING, SESSIONS } from './workspace.mjs';

const [NAME = ''] = SESSIONS;
const OTHER = NAME.toUpperCase();
const TAUGHT = ['--by=a@example.org', '--because=it is wrong', '--yes'];
const TRANSCRIPT = 'golden-corpus/csv-mojibake-batch/transcript.jsonl';

/** What holds on such a disk alone: all of these would overwrite, or mix up, what differs by case only. */
const REFUSED = [
  ...['Golden-Corpus', 'CANDIDATES/below', '.GIT/reports'].map((path) => [`--report-dir=${path}`]),
  ['--candidates=candidates,Candidates'],
  ['add', OTHER, TRANSCRIPT],
  ['reject', OTHER, '--from=candidates/new-session.json', `--transcript=${TRANSCRIPT}`, ...TAUGHT],
  ['bless', `Golden-Corpus/${NAME}/REFERENCE.json`],
];

/** Names that are other ones wherever they are read; the outcome is that of a plain disk. */
const RENAMED = [
  [`candidates/${NAME}.json`, `candidates/${OTHER}.json`],
  [`candidates/${NAME}.json`, `candidates/${NAME}.JSON`],
  [`golden-corpus/${NAME}`, `golden-corpus/${OTHER}`],
  [`golden-corpus/${NAME}/reference.json`, `golden-corpus/${NAME}/Reference.json`],
];

export async function runCaseless() {
  const { folder, template } = makeTemplate();
  mkdirSync(join(template, '.git'));
  const { disk, unmount } = mountCaseless(folder);
  const seen = { name: 'a disk that takes one case for the other', runs: 0, faults: [] };
  const run = async (place, args, before = [], change = () => undefined) => {
    const work = join(place, 'work');
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    change(work);
    for (const one of before) await start(one, work).done;
    const { code, stdout, stderr } = await start(args, work).done;
    seen.runs += 1;
    const files = [...filesOf(work)].filter(([path]) => !/judge-log/.test(path)).sort();
    return { code, said: (stdout + stderr).replaceAll(work, ''), files: JSON.stringify(files) };
  };
  const compare = async (about, ...how) => {
    const [plain, caseless] = [await run(folder, ...how), await run(disk, ...how)];
    for (const one of ['code', 'said', 'files'])
      if (plain[one] !== caseless[one]) seen.faults.push(`${about}: another ${one}: ${caseless.said.slice(0, 300)}`);
  };
  try {
    for (const { name, args, before } of [...COMMANDS, ...READING]) await compare(name, args, before);
    for (const [from, to] of RENAMED) await compare(to, [], [], (work) => rename(work, from, to));
    const untouched = (await run(disk, ['--version'])).files;
    for (const args of REFUSED) {
      const { code, said, files } = await run(disk, args);
      if (code !== 2 || /internal error/.test(said)) seen.faults.push(`${args}: exit ${code}: ${said.slice(0, 300)}`);
      if (files !== untouched) seen.faults.push(`${args}: files were changed`);
    }
  } finally {
    unmount();
    rmSync(folder, { recursive: true });
  }
  return seen;
}

function mountCaseless(folder) {
  const [image, disk] = [join(folder, 'image'), join(folder, 'disk')];
  mkdirSync(disk);
  writeFileSync(image, '');
  truncateSync(image, 200e6);
  execFileSync('mkfs.exfat', [image]);
  const device = execFileSync('losetup', ['-f', '--show', image], { encoding: 'utf8' }).trim();
  const free = () => execFileSync('losetup', ['-d', device]);
  try {
    execFileSync('mount.exfat-fuse', [device, disk], { stdio: 'ignore' });
  } catch (error) {
    free();
    throw new Error(`no such disk can be mounted: be root, with exfat-fuse and exfatprogs (${error.message})`);
  }
  const unmount = () => {
    execFileSync('umount', [disk]);
    free();
  };
  return { disk, unmount };
}

/** In two steps: such a disk takes the new name for the old one. */
function rename(work, from, to) {
  renameSync(join(work, from), join(work, 'between'));
  renameSync(join(work, 'between'), join(work, to));
}
