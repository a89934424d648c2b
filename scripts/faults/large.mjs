// Gives the program inputs of 50 MB, or as large as they may be, and measures time and memory with GNU time.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLI, makeTemplate } from './workspace.mjs';

const MB = 1_000_000;
const SESSION = 'golden-corpus/fix-invoice-rounding';

const write = (root, path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A text of so many characters, whose words are of `start`. */
const words = (length, start) => {
  const all = [];
  for (let i = 0, size = 0; size < length; i += 1) {
    all.push(`${start}${i.toString(36)}`);
    size += all.at(-1).length + 1;
  }
  return all.join(' ').slice(0, length);
};

/** The same line until a file has so many bytes. */
const lines = (root, path, bytes, lineOf) => {
  write(root, path, '');
  for (let i = 0, size = 0; size < bytes; ) {
    let chunk = '';
    while (chunk.length < MB) chunk += `${lineOf(i++)}\n`;
    appendFileSync(join(root, path), chunk);
    size += chunk.length;
  }
};

const summary = (text) => ({
  title: 'Work on the parser',
  summary: text,
  key_actions: ['Mended it'],
  outcome: 'success',
});

function atTheCap(root, count) {
  rmSync(join(root, 'golden-corpus'), { recursive: true });
  rmSync(join(root, 'candidates'), { recursive: true });
  for (let i = 0; i < count; i += 1) {
    write(root, `golden-corpus/s${i}/reference.json`, JSON.stringify({ reference: summary(words(490_000, 'ref')) }));
    write(root, `candidates/s${i}.json`, JSON.stringify(summary(words(490_000, i % 2 === 0 ? 'ref' : 'cand'))));
  }
}

const waiver = (i) => `- {session: s${i}, reason: known, until: 2099-01-01, by: a}`;
const message = (i) =>
  JSON.stringify({ role: i % 2 ? 'assistant' : 'user', content: `Message ${i}: ${'work '.repeat(40)}` });
const label = (i) => JSON.stringify({ id: `l${i}`, candidate: summary(`Text ${i}`), overall: 0.5, labeller: 'a' });

export const LARGE = [
  ['50 sessions at the cap, other words on each side of half of them', [], (root) => atTheCap(root, 50)],
  ['a transcript of 50 MB, JSON lines', [], (root) => lines(root, `${SESSION}/transcript.jsonl`, 50 * MB, message)],
  ['the same with turns', ['turns'], (root) => lines(root, `${SESSION}/transcript.jsonl`, 50 * MB, message)],
  ['a transcript of 16 MB', [], (root) => lines(root, `${SESSION}/transcript.jsonl`, 15.5 * MB, message)],
  ['the same with turns', ['turns'], (root) => lines(root, `${SESSION}/transcript.jsonl`, 15.5 * MB, message)],
  [
    'a transcript of 50 MB, Markdown',
    [],
    (root) => lines(root, `${SESSION}/transcript.md`, 50 * MB, (i) => `## user\n\nText ${i}\n`),
  ],
  [
    'a transcript of 16 MB, Markdown',
    [],
    (root) => lines(root, `${SESSION}/transcript.md`, 15.5 * MB, (i) => `## user\n\nText ${i}\n`),
  ],
  ...[50, 15.5].flatMap((size) => [
    [
      `labels of ${size} MB`,
      ['calibrate'],
      (root) => {
        lines(root, `${SESSION}/labels.json`, size * MB, (i) => `${i === 0 ? '[' : ','}${label(i)}`);
        appendFileSync(join(root, `${SESSION}/labels.json`), ']');
      },
    ],
    [
      `waivers of ${size} MB`,
      [],
      (root) =>
        lines(root, '.github/summary-gate-waivers.yml', size * MB, (i) =>
          i === 0 ? `waivers:\n  ${waiver(i)}` : `  ${waiver(i)}`,
        ),
    ],
    [
      `a config file of ${size} MB`,
      [],
      (root) => lines(root, '.github/summary-gate.yml', size * MB, (i) => `key${i}: value`),
    ],
    [
      `a config file of ${size} MB of aliases`,
      [],
      (root) =>
        lines(
          root,
          '.github/summary-gate.yml',
          size * MB,
          (i) => `a${i}: &b${i} [${i === 0 ? '' : `*b${i - 1}, *b${i - 1}`}]`,
        ),
    ],
    [
      `guidelines of ${size} MB`,
      ['--judge=auto', '--judge-guidelines=g.md'],
      (root) => lines(root, 'g.md', size * MB, (i) => `Text ${i}`),
    ],
    [
      `a baseline of ${size} MB`,
      ['--baseline=base.json'],
      (root) => {
        lines(root, 'base.json', size * MB, (i) => (i === 0 ? '{"schema_version":1,"x":[0' : `,${i}`));
        appendFileSync(join(root, 'base.json'), ']}');
      },
    ],
    [
      `accepted summaries of ${size} MB`,
      [],
      (root) =>
        write(
          root,
          `${SESSION}/accepted/a.json`,
          JSON.stringify({ by: 'a', at: '2026-01-01', because: 'x', candidate: summary(words(size * MB, 'a')) }),
        ),
    ],
  ]),
  [
    'recorded answers of 50 MB',
    ['--judge=auto', '--judge-cassette=tape.jsonl'],
    (root) =>
      lines(root, 'tape.jsonl', 50 * MB, (i) =>
        JSON.stringify({ key: i.toString(16).padStart(64, '0'), answer: { text: 'x'.repeat(500) } }),
      ),
  ],
  [
    'a ledger of 50 MB',
    ['--judge=auto', '--budget-ledger=l.json', '--max-cost-usd-per-day=1'],
    (root) => lines(root, 'l.json', 50 * MB, (i) => (i === 0 ? '{"days":{"a":0' : `,"d${i}":1`)),
  ],
  [
    'a part of a shard of 50 MB',
    ['merge', 'parts'],
    (root) => lines(root, 'parts/shard-1-of-1.jsonl', 50 * MB, (i) => JSON.stringify({ session: `s${i}` })),
  ],
  [
    'evaluations of 50 MB to add to',
    ['--report-formats=otel'],
    (root) => lines(root, `summary-gate-report/evaluations-2026-01-01.jsonl`, 50 * MB, (i) => `{"a":${i}}`),
  ],
];

/** One input: how the program ended, seconds of both processors, megabytes, and the last thing that it said. */
export function measure([name, args, make]) {
  const { folder, template } = makeTemplate();
  make(template);
  const env = { PATH: process.env['PATH'], SOURCE_DATE_EPOCH: '1767225600' };
  const timed = ['-f', '%U %S %e %M', '-o', join(folder, 'time'), process.execPath, CLI, ...args];
  const { status, stderr } = spawnSync('/usr/bin/time', timed, {
    cwd: template,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const [user, system, wall, kilobytes] = readFileSync(join(folder, 'time'), 'utf8')
    .trim()
    .split('\n')
    .at(-1)
    .split(' ')
    .map(Number);
  rmSync(folder, { recursive: true });
  const [, said = ''] = stderr.split('\n').map((line) => line.trim());
  return {
    name,
    exit: status,
    cpu: +(user + system).toFixed(1),
    wall,
    MB: Math.round(kilobytes / 1000),
    said: said.slice(0, 150),
  };
}
