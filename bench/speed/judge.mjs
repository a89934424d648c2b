// How busy the judge keeps the concurrency that it is allowed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeSessions } from '../make-sessions.mjs';
import { latencies, makespan } from './latencies.mjs';
import { CLI, timeOnce } from './processes.mjs';
import { show, table } from './table.mjs';

/** What a small model takes for a short answer. */
const MEDIAN_MS = 800;
/** Questions and concurrency. */
const RUNS = [
  [200, 4],
  [200, 16],
  [1000, 16],
];
const SLOW_API = fileURLToPath(new URL('slow-api.mjs', import.meta.url));

export async function measureJudge({ work }) {
  const rows = [];
  for (const [questions, width] of RUNS) {
    const made = makeSessions(questions);
    writeFileSync(join(work, 'judged.jsonl'), made.corpus);
    writeFileSync(join(work, 'judged-candidates.jsonl'), made.candidates);
    const { seen, elapsed } = await judgeAll(work, questions, width);
    if (seen.count !== questions) throw new Error(`the judge asked ${seen.count} times in place of ${questions}`);
    const waits = latencies(questions, MEDIAN_MS);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    const ideal = makespan(waits, width);
    // The first question of a prompt goes alone, so that the prompt is in the provider's cache for the others.
    const warmed = waits[0] + makespan(waits.slice(1), width);
    const spent = seen.last - seen.first;
    rows.push([
      String(questions),
      String(width),
      String(seen.most),
      show(total / width / 1000),
      show(ideal / 1000),
      show(warmed / 1000),
      show(spent / 1000),
      `${show((100 * ideal) / spent)} %`,
      `${show((100 * warmed) / spent)} %`,
      show(elapsed / 1000),
    ]);
  }
  return `## Judge

Sessions with one question each, against an API on loopback in a process of its own whose answers take log-normal times
with a median of ${MEDIAN_MS} ms, always the same ones. *Ideal* is the end of the last answer if every question is sent the moment
that a place is free, and all begin at once. They do not, on purpose: all of these questions have one prompt, and the first
goes alone, since only then the others find the prompt in the provider's cache at a tenth of its price or less. That costs
the time of one answer, however many questions there are, and of a short run at a high concurrency it is the larger
share: *warmed* is the ideal with it. Prompts too short for the model's cache are not waited for, nor are other prompts.
*Asking* is from the first request to the last answer, as the API saw it.

${table(
  [
    'questions',
    '`judge-concurrency`',
    'at once, at most',
    'total / concurrency, s',
    'ideal, s',
    'warmed, s',
    'asking, s',
    'of the ideal',
    'of the warmed',
    'whole process, s',
  ],
  rows,
)}`;
}

async function judgeAll(work, questions, width) {
  const api = spawn(process.execPath, [SLOW_API, String(questions), String(MEDIAN_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: api.stdout });
    const [port] = await once(lines, 'line');
    const args = ['--corpus', 'judged.jsonl', '--candidates', 'judged-candidates.jsonl', '--judge', 'required'];
    args.push('--judge-concurrency', String(width), '--anthropic-base-url', `http://127.0.0.1:${port}`);
    args.push(
      '--max-cost-usd',
      '100',
      '--meta-evaluation-rate',
      '0',
      '--judge-samples',
      '1',
      '--judge-max-samples',
      '1',
    );
    const env = { ANTHROPIC_API_KEY: 'sk-ant-loopback' };
    const elapsed = await timeOnce({ args: [CLI, ...args, '--report-formats', 'json'], cwd: work, env });
    const told = once(lines, 'line');
    api.kill('SIGTERM');
    const [seen] = await told;
    return { seen: JSON.parse(seen), elapsed };
  } finally {
    api.kill('SIGKILL');
  }
}
