// Runs every command as somebody who may not read or write what it needs, and takes folders away while it runs. Needs root, to become
// somebody else: root itself may do everything.
import { chmodSync, chownSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from './run.mjs';
import { filesOf, makeTemplate } from './workspace.mjs';

const NOBODY = 65534;

/** What is refused, by what is done to the workspace before the command starts. */
const REFUSALS = {
  'nothing may be written': (work) => eachBelow(work, (path, isFolder) => chmodSync(path, isFolder ? 0o555 : 0o444)),
  'the report folder may not be written': (work) =>
    ifThere(join(work, 'summary-gate-report'), (path) => chmodSync(path, 0o555)),
  'the corpus may not be read': (work) => chmodSync(join(work, 'golden-corpus'), 0),
  'no candidate may be read': (work) =>
    eachBelow(join(work, 'candidates'), (path, isFolder) => isFolder || chmodSync(path, 0)),
  'the workspace may not be entered': (work) => chmodSync(work, 0),
  'the workspace is gone': (work) => renameSync(work, `${work} gone`),
};

/** Folders that somebody removes while the command runs. */
const VANISHING = ['', 'golden-corpus', 'candidates', 'summary-gate-report'];

export async function refuse({ name, args, before }, times) {
  if (process.getuid?.() !== 0) throw new Error('nobody can be refused anything without another user: be root');
  const seen = { name, runs: 0, exits: {}, faults: [] };
  const { folder, template } = makeTemplate();
  for (const one of before) await start(one, template).done;
  const first = filesOf(template);
  const work = join(folder, 'work');
  eachBelow(folder, (path) => chmodSync(path, 0o777));
  const run = async (about, prepare, meanwhile = async () => undefined) => {
    cpSync(template, work, { recursive: true });
    eachBelow(work, (path) => chownSync(path, NOBODY, NOBODY));
    prepare(work);
    const running = start(args, work, { env: { HOME: folder }, uid: NOBODY, gid: NOBODY });
    await meanwhile();
    const { code, signal, stderr, stdout, failed } = await running.done;
    seen.runs += 1;
    seen.exits[code ?? signal ?? failed] = (seen.exits[code ?? signal ?? failed] ?? 0) + 1;
    // Where the folder cannot be entered, no program is started.
    if (failed === undefined && ![0, 1, 2, 3].includes(code))
      seen.faults.push(`${about}: exit ${code ?? signal}: ${stderr.slice(0, 300)}`);
    if (/\n\s+at .+:\d+:\d+/.test(stderr + stdout)) seen.faults.push(`${about}: stack trace: ${stderr.slice(0, 300)}`);
    if (code === 2 && (stderr + stdout).trim() === '') seen.faults.push(`${about}: no reason`);
    for (const one of [work, `${work} gone`]) rmSync(one, { recursive: true, force: true });
    return code;
  };
  for (const [about, prepare] of Object.entries(REFUSALS)) await run(about, prepare);
  for (let i = 0; i < times; i += 1) {
    const gone = VANISHING[i % VANISHING.length];
    const take = async () => {
      await wait(1500 * Math.random());
      ifThere(join(work, gone), (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
    };
    await run(`${gone || 'the workspace'} vanishes`, () => undefined, take);
  }
  if (JSON.stringify([...filesOf(template)]) !== JSON.stringify([...first]))
    seen.faults.push('another folder has changed');
  rmSync(folder, { recursive: true });
  return seen;
}

/** Folders last, so that what is in them can still be reached. */
function eachBelow(folder, change) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) eachBelow(path, change);
    else change(path, false);
  }
  change(folder, true);
}

function ifThere(path, change) {
  if (existsSync(path)) change(path);
}
