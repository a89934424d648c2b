// Judges by batch with an API that is paid, once for each write of a run, with no room from there on; then runs again with room. What was
// paid for is said or recorded, and no question is paid for twice.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadLoopbackApi } from './loopback-api.mjs';
import { start } from './run.mjs';
import { filesOf, makeTemplate, SESSIONS } from './workspace.mjs';

const HOOK = pathToFileURL(fileURLToPath(new URL('no-space-hook.mjs', import.meta.url))).href;

export async function fillDuringBatch() {
  const { startAnthropic, remove } = await loadLoopbackApi();
  const { folder, template } = makeTemplate();
  const [work, temporary, counted] = ['work', 'temporary', 'count'].map((name) => join(folder, name));
  const run = async (api, env) => start(flags(api.url), work, { env: { ANTHROPIC_API_KEY: api.apiKey, ...env } }).done;
  const full = (at) => ({
    NODE_OPTIONS: `--import=${HOOK}`,
    NO_SPACE_AT: String(at),
    NO_SPACE_COUNT: counted,
    TMPDIR: temporary,
  });
  const prepare = () => {
    for (const one of [work, temporary]) rmSync(one, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    mkdirSync(temporary);
    return startAnthropic();
  };
  const whole = await prepare();
  await run(whole, full(Infinity));
  await whole.stop();
  const seen = {
    name: 'no room in a paid batch',
    writes: Number(readFileSync(counted, 'utf8')),
    exits: {},
    paid: {},
    faults: [],
  };
  for (let at = 1; at <= seen.writes; at += 1) {
    const api = await prepare();
    const first = await run(api, full(at));
    const left = filesOf(work);
    const second = await run(api, {});
    const exits = `${first.code ?? first.signal}, again ${second.code ?? second.signal}`;
    seen.exits[exits] = (seen.exits[exits] ?? 0) + 1;
    const paid = paidQuestions(api);
    seen.paid[paid] = (seen.paid[paid] ?? 0) + 1;
    for (const fault of lookAt({ first, left, second, paid, files: filesOf(work) }))
      seen.faults.push(`write ${at}: ${fault}`);
    await api.stop();
  }
  rmSync(folder, { recursive: true });
  remove();
  return seen;
}

function flags(url) {
  return [
    ...['--judge=required', `--anthropic-base-url=${url}`, '--judge-transport=batch', '--meta-evaluation-rate=0'],
    ...[
      '--judge-cassette=tape.jsonl',
      '--budget-ledger=ledger.json',
      '--max-cost-usd-per-day=5',
      '--max-cost-usd=none',
    ],
  ];
}

/** How many questions the API was paid for, in batches and one by one. */
function paidQuestions({ batches, requests }) {
  const alone = requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages')).length;
  return alone + batches.reduce((sum, batch) => sum + batch.ids.length, 0);
}

function* lookAt({ first, left, second, paid, files }) {
  for (const [path, text] of files) if (/\.jsonl?$/.test(path) && isTorn(path, text)) yield `${path} is torn`;
  for (const { code, signal, stdout, stderr } of [first, second]) {
    if (![0, 1, 2, 3].includes(code)) yield `exit ${code ?? signal}: ${stderr.slice(-300)}`;
    if (/\n\s+at .+:\d+:\d+/.test(stderr + stdout)) yield `stack trace: ${stderr.slice(0, 300)}`;
  }
  if (!/ENOSPC|no space/i.test(first.stderr + first.stdout)) yield `nothing is said: ${first.stderr.slice(-200)}`;
  if (second.code !== 0) yield `the next run ends with ${second.code}: ${second.stderr.slice(-300)}`;
  if (paid > SESSIONS.length)
    yield `${paid} questions were paid for: ${(first.stderr + first.stdout).match(/.*ENOSPC.*/)?.[0]}`;
  if (first.code === 0 && answersIn(left) !== SESSIONS.length) yield `ends with 0 and ${answersIn(left)} answers`;
  if (first.code === 0 && !isJson(left.get('summary-gate-report/report.json'))) yield 'ends with 0 and no report';
  if (second.code === 0 && answersIn(files) !== SESSIONS.length)
    yield `${answersIn(files)} answers are recorded in the end`;
}

/** How many answers are recorded. */
function answersIn(files) {
  const keys = new Set((files.get('tape.jsonl') ?? '').trim().split('\n').map(keyOf));
  keys.delete(undefined);
  return keys.size;
}

/**
 * After the second run, which has mended what the first one left half. The file of evaluations is only ever appended to: where a
 * line was cut off by a full disk, the next run begins a new one.
 */
function isTorn(path, text) {
  const lines = path.endsWith('l') ? text.split('\n').filter(Boolean) : [text];
  return lines.filter((line) => !isJson(line)).length > (/evaluations-[^/]*$/.test(path) ? 1 : 0);
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function keyOf(line) {
  try {
    return JSON.parse(line).key;
  } catch {
    return undefined;
  }
}
