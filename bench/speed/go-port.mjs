// Many sessions by a plain port of the original rubric to Go and by this project, whole processes side by side.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSessions } from '../make-sessions.mjs';
import { buildGo } from './go-build.mjs';
import { CLI, measureInTurn, measureUsage, spreadOf, timeOnce } from './processes.mjs';
import { compareWithCases, compareWithV1, exampleAsLines } from './same-scores.mjs';
import { show, table, times } from './table.mjs';

const SESSIONS = 10_000;
const PORT = 'plain Go port of the original';

/** `sessions` is for tests. */
export async function measureGoPort({ work, rounds, sessions = SESSIONS }) {
  const folder = join(work, 'go-port');
  mkdirSync(join(folder, '.git'), { recursive: true });
  const made = makeSessions(sessions);
  const go = buildGo(folder);
  const difference = go === null ? null : await largestDifference(go.rubric, made, folder);
  const measured = await sideBySide(commandsFor(made, folder, go), rounds, go);
  const port = measured.find(({ name }) => name === PORT);
  const rows = measured.map(({ name, elapsed, cpu, peak }) => [
    name,
    show(elapsed.median / 1000),
    `${show(elapsed.low / 1000)} to ${show(elapsed.high / 1000)}`,
    show((1000 * sessions) / elapsed.median),
    port === undefined ? show(null) : times(elapsed.median / port.elapsed.median),
    cpu === undefined ? show(null) : show(cpu.median / 1000),
    cpu === undefined || port === undefined ? show(null) : times(cpu.median / port.cpu.median),
    peak === undefined ? show(null) : show(peak.median),
  ]);
  if (port === undefined) rows.unshift([PORT, `${show(null)}: no Go here`, ...new Array(6).fill(show(null))]);
  return describe(rows, sessions, go, difference);
}

/** The largest difference between the scores of the port and of v1: on what is measured, the examples and the cases of v1. */
async function largestDifference(port, made, folder) {
  const differences = [await compareWithCases(port, folder)];
  for (const lines of [exampleAsLines('good'), exampleAsLines('regressed'), made]) {
    differences.push(await compareWithV1(port, lines, folder));
  }
  return Math.max(...differences);
}

function commandsFor({ corpus, candidates }, folder, go) {
  const files = ['corpus.jsonl', 'candidates.jsonl'];
  writeFileSync(join(folder, files[0]), corpus);
  writeFileSync(join(folder, files[1]), candidates);
  const gate = [CLI, '--corpus', files[0], '--candidates', files[1], '--report-formats', 'json', '--rubric'];
  const port = { name: PORT, program: go?.rubric, args: [...files, 'port.json'] };
  const ours = ['v1', 'v2'].map((rubric) => ({ name: `summary-gate, ${rubric}, JSON alone`, args: [...gate, rubric] }));
  return [...(go === null ? [] : [port]), ...ours].map((command) => ({ ...command, cwd: folder }));
}

/** CPU time and memory are seen by a program in Go, so without Go there is wall time alone. */
async function sideBySide(commands, rounds, go) {
  const measure =
    go === null
      ? async (command) => ({ elapsed: await timeOnce(command) })
      : (command) => measureUsage(command, go.usage);
  const measured = await measureInTurn(commands, rounds, measure);
  return commands.map(({ name }, i) => {
    const spreads = Object.keys(measured[i][0]).map((key) => [key, spreadOf(measured[i].map((run) => run[key]))]);
    return { name, ...Object.fromEntries(spreads) };
  });
}

function describe(rows, sessions, go, difference) {
  const same =
    difference === null
      ? ''
      : `

Before anything is timed, the scores and means of the port are compared with those of v1, on these sessions and on both
examples, and its scores with the cases that the tests hold v1 to. They are the same: the largest difference is ${difference === 0 ? 0 : difference.toExponential(1)}.
Built with Go ${go.version}.`;
  return `## ${sessions.toLocaleString('en')} sessions, beside a plain port to Go

\`bench/speed/go/rubric.go\` is the original rubric as one would write it in Go: one file, the standard library, one goroutine.
It reads the same two JSONL files and writes a JSON report of the scores and means, and nothing else.${same}

summary-gate runs v1, which is that rubric, and v2, the default, and writes JSON alone. Its report also says with file and
line what is missing or false, and has statistics and gates. CPU time is that of all threads of a process, those that collect
garbage or score included. Peak is the most memory resident. Both are medians too, and a program in Go measures them.

${table(['', 's, median', 'lowest to highest', 'sessions/s', 'x Go port', 'CPU, s', 'x Go port', 'peak, MB'], rows)}`;
}
