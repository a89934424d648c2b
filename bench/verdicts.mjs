// How many summaries that other hands wrote a default run would block, on its own: `npm run -s verdicts`, with settings for
// other gates behind `--`. Prints faithful summaries that are blocked (false alarms), blocked defects by kind, and how often
// each finding stands in a faithful summary: by half of bench/material, and for the sessions of its folders other-sessions,
// further-sessions and later-sessions, whose half B no rule had seen when it was first measured. What was written again from
// the transcripts of those sessions has columns of its own: by people who tell and report, and by some who reckon.
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
const FURTHER = { A: 'further A', B: 'further B' };
const LATER = { A: 'later A', B: 'later B' };
const [RETOLD, RECKONED] = ['told again', 'reckoned'];
const NEWEST = { A: 'newest A', B: 'newest B' };
const LAST = { A: 'last A', B: 'last B' };
const MORE = { A: 'more A', B: 'more B' };
const FRESH = { A: 'fresh A', B: 'fresh B' };
const LATEST = { A: 'latest A', B: 'latest B' };
const WIDE = { A: 'wide A', B: 'wide B' };
const FIGURES = { A: 'figures A', B: 'figures B' };
const ORDINARY = { A: 'ordinary A', B: 'ordinary B' };
const COLUMNS = [
  ...HALVES,
  OTHER,
  ...Object.values(FURTHER),
  ...Object.values(LATER),
  ...Object.values(NEWEST),
  ...Object.values(LAST),
  ...Object.values(MORE),
  ...Object.values(FRESH),
  ...Object.values(LATEST),
  ...Object.values(WIDE),
  ...Object.values(FIGURES),
  ...Object.values(ORDINARY),
  RETOLD,
  RECKONED,
];

const MATERIAL = [
  { folder: 'bench/material', corpus: 'golden-corpus', column: halfOf },
  {
    folder: 'bench/material/other-sessions',
    corpus: 'bench/material/other-sessions/golden-corpus',
    column: () => OTHER,
  },
  {
    folder: 'bench/material/further-sessions',
    corpus: 'bench/material/further-sessions/golden-corpus',
    column: (line) => FURTHER[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/later-sessions',
    corpus: 'bench/material/later-sessions/golden-corpus',
    column: (line) => LATER[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/newest-sessions',
    corpus: 'bench/material/newest-sessions/golden-corpus',
    column: (line) => NEWEST[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/last-sessions',
    corpus: 'bench/material/last-sessions/golden-corpus',
    column: (line) => LAST[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/more-sessions',
    corpus: 'bench/material/more-sessions/golden-corpus',
    column: (line) => MORE[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/fresh-sessions',
    corpus: 'bench/material/fresh-sessions/golden-corpus',
    column: (line) => FRESH[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/latest-sessions',
    corpus: 'bench/material/latest-sessions/golden-corpus',
    column: (line) => LATEST[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/wide-sessions',
    corpus: 'bench/material/wide-sessions/golden-corpus',
    column: (line) => WIDE[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/reckoned-sessions',
    corpus: 'bench/material/reckoned-sessions/golden-corpus',
    column: (line) => FIGURES[JSON.parse(line).half],
  },
  {
    folder: 'bench/material/ordinary-sessions',
    corpus: 'bench/material/ordinary-sessions/golden-corpus',
    column: (line) => ORDINARY[JSON.parse(line).half],
  },
];

mkdirSync('summary-gate-report', { recursive: true });
const scratch = mkdtempSync('summary-gate-report/verdicts-');
try {
  const faithful = MATERIAL.flatMap((material) => [
    ...judged(linesOf(material, 'faithful'), material),
    ...judged(linesOf({ ...material, column: columnOfStyle }, 'rewritten'), material),
  ]);
  const defects = MATERIAL.flatMap((material) => judged(linesOf(material, 'defects'), material));

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
