// Starts pairs of runs at the same time that ask one API of a model, with one ledger, one file of recorded answers and, by batch,
// one file of batches; every other pair with one report folder. What the ledger has must be what the API was paid.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadLoopbackApi } from './loopback-api.mjs';
import { start } from './run.mjs';
import { filesOf, makeTemplate, SESSIONS } from './workspace.mjs';

/** Costs are sums of fractions of a cent; what a run says of itself is rounded to a hundredth of one. */
const EXACT = 1e-9;
const AS_SAID = 1e-4;

export async function spendTogether(transport, pairs) {
  const { startAnthropic, remove } = await loadLoopbackApi();
  const { folder, template } = makeTemplate();
  const seen = {
    name: `pairs that pay, ${transport}`,
    pairs,
    exits: {},
    requests: {},
    batches: {},
    usd: 0,
    faults: [],
  };
  const work = join(folder, 'work');
  for (let i = 0; i < pairs; i += 1) {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    const api = await startAnthropic();
    const reports = i % 2 === 0 ? ['one', 'two'] : ['both', 'both'];
    const options = { env: { ANTHROPIC_API_KEY: api.apiKey } };
    const ends = await Promise.all(reports.map((dir) => start(flags(api.url, transport, dir), work, options).done));
    for (const fault of lookAt({ ends, reports, files: filesOf(work), api, seen }))
      seen.faults.push(`pair ${i}: ${fault}`);
    await api.stop();
  }
  rmSync(folder, { recursive: true });
  remove();
  return seen;
}

function flags(url, transport, reportDir) {
  return [
    ...[
      '--judge=required',
      `--anthropic-base-url=${url}`,
      `--judge-transport=${transport}`,
      '--meta-evaluation-rate=0',
    ],
    ...[
      '--judge-cassette=tape.jsonl',
      '--budget-ledger=ledger.json',
      '--max-cost-usd-per-day=5',
      '--max-cost-usd=none',
    ],
    `--report-dir=${reportDir}`,
  ];
}

function* lookAt({ ends, reports, files, api, seen }) {
  for (const { code, stderr } of ends) {
    count(seen.exits, code);
    if (code !== 0) yield `exit ${code}: ${stderr.slice(-300)}`;
  }
  const asked = api.requests.filter(({ path }) => path.endsWith('/messages')).length;
  count(seen.requests, asked);
  count(seen.batches, api.batches.length);
  yield* api.violations;
  for (const [path, text] of files)
    if (path.endsWith('.jsonl') && linesOf(text).includes(undefined)) yield `${path} is torn`;
  const lines = linesOf(files.get('tape.jsonl') ?? '');
  const keys = new Set(lines.map((line) => line?.key));
  if (keys.size !== SESSIONS.length) yield `${keys.size} answers are recorded`;
  const found = reports.map((dir) => parsed(files.get(`${dir}/report.json`)));
  for (const report of found) {
    if (report?.judge?.measured !== report?.judge?.wanted || report?.verdict !== 'pass') yield 'a report is not whole';
  }
  const booked = Object.values(parsed(files.get('ledger.json'))?.days ?? {}).reduce((a, b) => a + b, 0);
  const isApart = reports[0] !== reports[1];
  const said = isApart
    ? found.map((report) => report?.judge?.cost_usd ?? 0)
    : ends.map(({ stderr }) => lastDollars(stderr));
  const paid = said[0] + said[1];
  seen.usd = Math.round(1e6 * (seen.usd + booked)) / 1e6;
  if (!(Math.abs(booked - paid) <= (isApart ? EXACT : AS_SAID)))
    yield `the ledger has $${booked}, and $${paid} was paid`;
  for (const path of files.keys()) if (/\.tmp$|\.lock$/.test(path)) yield `${path} is left`;
}

function linesOf(text) {
  return text.trim().split('\n').map(parsed);
}

function lastDollars(stderr) {
  return Number([...stderr.matchAll(/\$(\d+\.\d+)/g)].at(-1)?.[1] ?? 0);
}

function count(counts, key) {
  counts[key] = (counts[key] ?? 0) + 1;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
