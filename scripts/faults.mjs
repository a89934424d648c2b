// Does to the built program what machines and people do to it, and prints what became of it, for docs/reliability.md.
//   node scripts/faults.mjs kill [times]     SIGTERM and SIGKILL at so many moments of each command that writes
//   node scripts/faults.mjs full             each of them on disks with too little room; needs root
//   node scripts/faults.mjs writes           each of them once for each write that it does, with no room from there on
//   node scripts/faults.mjs batch            the same of a run that pays for a batch, which is then run again with room
//   node scripts/faults.mjs closed [times]   streams that are closed or full, languages, zones, and a garbled runner
//   node scripts/faults.mjs streams [times]  each command, also those that only read, with closed streams and readers that go away
//   node scripts/faults.mjs together [pairs] two runs at the same time in one folder
//   node scripts/faults.mjs writers [pairs]  pairs of accept, reject, add, bless, history and score in one corpus
//   node scripts/faults.mjs money [pairs]    the same with one ledger and an API that is paid, by request and by batch
//   node scripts/faults.mjs refused [times]  as somebody who may not, and with folders that vanish so many times; needs root
//   node scripts/faults.mjs clock            each command with clocks that are wrong or jump, in other zones and languages
//   node scripts/faults.mjs caseless         all commands on a disk that does not tell case apart; needs root, exfat-fuse and exfatprogs
//   node scripts/faults.mjs names            sessions and candidates with names that are read as something else somewhere
//   node scripts/faults.mjs checkouts        the README's first command in checkouts of other machines
//   node scripts/faults.mjs nodes            the same with Node.js 20 to 26 from npm, and whether each builds the same dist/
//   node scripts/faults.mjs large            inputs of 50 MB, or as large as they may be
// A third word names one command, as in: node scripts/faults.mjs kill 200 score

import { runCaseless } from './faults/caseless.mjs';
import { checkOut } from './faults/checkouts.mjs';
import { endWaivers, turnClocks } from './faults/clock.mjs';
import { closeStreams } from './faults/closed.mjs';
import { fillDuringBatch } from './faults/full-batch.mjs';
import { fillDisk } from './faults/full-disk.mjs';
import { killCommand } from './faults/kill.mjs';
import { LARGE, measure } from './faults/large.mjs';
import { spendTogether } from './faults/money.mjs';
import { nameOddly } from './faults/names.mjs';
import { fillAtEachWrite } from './faults/no-space.mjs';
import { buildWithEach } from './faults/nodes.mjs';
import { refuse } from './faults/refused.mjs';
import { cutStreams } from './faults/streams.mjs';
import { runTogether } from './faults/together.mjs';
import { COMMANDS, READING } from './faults/workspace.mjs';
import { writeTogether } from './faults/writers.mjs';

const [what = '', times = '10', only] = process.argv.slice(2);
const all = ['streams', 'clock'].includes(what) ? [...COMMANDS, ...READING] : COMMANDS;
const commands = all.filter(({ name }) => only === undefined || name === only);
const EACH = {
  kill: killCommand,
  full: fillDisk,
  writes: fillAtEachWrite,
  closed: closeStreams,
  refused: refuse,
  streams: cutStreams,
  clock: turnClocks,
};

let faults = 0;
let runs = 0;
if (what === 'together') report(await runTogether(Number(times)));
else if (what === 'writers') for (const seen of await writeTogether(Number(times), only)) report(seen);
else if (what === 'money') {
  for (const transport of ['direct', 'batch']) report(await spendTogether(transport, Number(times)));
} else if (what === 'batch') report(await fillDuringBatch());
else if (what === 'names') report(await nameOddly());
else if (what === 'checkouts') report(checkOut());
else if (what === 'caseless') report(await runCaseless());
else if (what === 'nodes') report(buildWithEach());
else if (what === 'large') for (const one of LARGE) console.log(JSON.stringify(measure(one)));
else if (EACH[what] !== undefined) for (const command of commands) report(await EACH[what](command, Number(times)));
else
  console.log(
    'name what to do: kill, full, writes, batch, closed, streams, clock, refused, together, writers, money, caseless, names, checkouts, nodes or large',
  );
if (what === 'clock' && only === undefined) report(await endWaivers());
if (runs > 0) console.log(`${runs} runs, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

function report({ faults: found, ...seen }) {
  console.log(JSON.stringify(seen), found.length === 0 ? 'no fault' : `${found.length} faults`);
  for (const one of [...new Set(found)].slice(0, 10)) console.log(`  ${one}`);
  faults += found.length;
  runs += seen.runs ?? 0;
}
