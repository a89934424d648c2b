// How many summaries that other hands wrote a default run would block, on its own: `npm run -s verdicts`, with settings for
// other gates behind `--`. Prints faithful summaries that are blocked (false alarms), blocked defects by kind, and how often
// each finding stands in a faithful summary: by half of bench/material, and for the sessions of its folders,
// of most of which no rule had seen half B when it was first measured. What was written again from
// the transcripts of those sessions has columns of its own: by people who tell and report, by some who reckon, and in five
// manners of writing.
//
// Canaries are left out: they test the judge, and no rubric scores them. The half of a line is the parity of its SHA-256.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gates that look at one session alone: those on means say nothing of a single summary. */
const SETTINGS = ['--min-overall', 'none'];
const HALVES = ['even', 'odd'];
const OTHER = 'other sessions';
/** Folders of bench/material with sessions of their own, of which each line says its half. */
const SETS = [
  'further',
  'later',
  'newest',
  'last',
  'more',
  'fresh',
  'latest',
  'wide',
  'reckoned',
  'ordinary',
  'here',
  'final',
  'again',
  'workday',
  'repeat',
  'midweek',
];
const [RETOLD, RECKONED] = ['told again', 'told, reckoned'];
const COLUMNS = [
  ...HALVES,
  OTHER,
  ...SETS.flatMap((set) => [`${set} A`, `${set} B`]),
  RETOLD,
  RECKONED,
  'manners A',
  'manners B',
];

const MATERIAL = [
  { folder: 'bench/material', corpus: 'golden-corpus', column: halfOf },
  { ...sessionsOf('other'), column: () => OTHER },
  ...SETS.map((set) => ({ ...sessionsOf(set), column: (line) => `${set} ${JSON.parse(line).half}` })),
];

function sessionsOf(set) {
  const folder = `bench/material/${set}-sessions`;
  const corpus = `${folder}/golden-corpus`;
  // Some are about the sessions of the shipped corpus.
  return { folder, corpus: existsSync(corpus) ? corpus : 'golden-corpus' };
}

mkdirSync('summary-gate-report', { recursive: true });
const scratch = mkdtempSync('summary-gate-report/verdicts-');
try {
  const faithful = MATERIAL.flatMap((material) => [
    ...judged(linesOf(material, 'faithful'), material),
    ...judged(linesOf({ ...material, column: columnOfStyle }, 'rewritten'), material),
    ...judged(linesOf({ ...material, column: columnOfManners }, 'manners'), material),
  ]);
  const defects = MATERIAL.flatMap((material) => [
    ...judged(linesOf(material, 'defects'), material),
    ...judged(linesOf({ ...material, column: columnOfManners }, 'manners-defects'), material),
  ]);

  const kinds = [...new Set(defects.map(({ kind }) => kind))].sort();
  table('Faithful summaries that are blocked', [
    ['all', faithful],
    ...[
      'terse',
      'plain',
      'verbose',
      'status',
      'status-report',
      'report',
      'fromtranscript',
      'chatbot',
      'bullets',
      'story',
      'analyst',
      'handover',
      'smallmodel',
      'figures',
      'engineer',
    ].map((style) => [style, faithful.filter((line) => line.style === style)]),
    ['written from the transcript', faithful.filter(({ from }) => from === 'transcript')],
  ]);
  table('Defects that are blocked', [
    ['all', defects],
    ...kinds.map((kind) => [kind, defects.filter((line) => line.kind === kind)]),
  ]);
  const codes = [...new Set(faithful.flatMap((line) => line.codes))].sort();
  table(
    'Faithful summaries with a finding',
    codes.map((code) => [code, faithful]),
    (line, code) => line.codes.includes(code),
  );
  console.log(`\nMean of overall: faithful ${mean(faithful)}, with a defect ${mean(defects)}`);
  console.log('\nFaithful summaries that are blocked, by name');
  for (const { session, style, half, gates } of faithful.filter(isBlocked)) {
    console.log(`  ${half}  ${session} (${style}): ${gates.join(', ')}`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}

function halfOf(line) {
  return HALVES[createHash('sha256').update(line).digest().at(-1) % 2];
}

function columnOfStyle(line) {
  return JSON.parse(line).style === 'analyst' ? RECKONED : RETOLD;
}

function columnOfManners(line) {
  return `manners ${JSON.parse(line).half}`;
}

/** The lines of a file, if there is one, each with the column it is counted in. */
function linesOf({ folder, column }, name) {
  const path = join(folder, `${name}.jsonl`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{"session": "canary-'))
    .map((line) => ({ ...JSON.parse(line), half: column(line) }));
}

/** The lines with the gates that each fails and its findings. A run takes one summary of each session at most. */
function judged(lines, { corpus }) {
  const rounds = [];
  for (const line of lines) {
    const round = rounds.find((sessions) => !sessions.has(line.session));
    if (round === undefined) rounds.push(new Map([[line.session, line]]));
    else round.set(line.session, line);
  }
  return rounds.flatMap((round) => {
    const path = join(scratch, 'candidates.jsonl');
    writeFileSync(
      path,
      [...round.values()]
        .map(({ session, candidate }) => `${JSON.stringify({ name: session, ...candidate })}\n`)
        .join(''),
    );
    const out = join(scratch, 'out');
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        'dist/cli.js',
        '--corpus',
        corpus,
        '--candidates',
        path,
        '--report-dir',
        out,
        '--report-formats',
        'json',
        ...SETTINGS,
        ...process.argv.slice(2),
      ],
      { encoding: 'utf8' },
    );
    if (status === 2) throw new Error(stderr);
    return JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
      .sessions.filter(({ name }) => round.has(name))
      .map(({ name, overall, gates_failed: gates, findings }) => ({
        ...round.get(name),
        overall,
        gates,
        codes: [...new Set(findings.map(({ code }) => code))],
      }));
  });
}

function mean(lines) {
  return (lines.reduce((sum, { overall }) => sum + overall, 0) / lines.length).toFixed(3);
}

function isBlocked({ gates }) {
  return gates.length > 0;
}

function table(title, rows, holds = isBlocked) {
  console.log(`\n${title.padEnd(44)}${COLUMNS.map((half) => half.padStart(16)).join('')}`);
  for (const [name, lines] of rows) {
    const cells = COLUMNS.map((half) => {
      const all = lines.filter((line) => line.half === half);
      const held = all.filter((line) => holds(line, name)).length;
      const share = all.length === 0 ? '' : ` (${Math.round((100 * held) / all.length)} %)`;
      return `${held}/${all.length}${share}`.padStart(16);
    });
    console.log(`  ${name.padEnd(42)}${cells.join('')}`);
  }
}
