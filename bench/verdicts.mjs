// How many summaries that other hands wrote a default run blocks, each on its own: `npm run -s verdicts`, with settings for other
// gates behind `--`, and `--without-transcripts` for the same corpora with their transcripts taken away. Prints Markdown: faithful
// summaries that are blocked (false alarms) and blocked defects by kind, by the default gates and with `contradiction` as well, the
// same by set of bench/material, and how often each finding stands in a faithful summary.
//
// Canaries are left out: they test the judge, and no rubric scores them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FINDING_CLASSES } from '../build/core/finding.js';

const MATERIAL = 'bench/material';
const SHIPPED = 'golden-corpus';
/** Gates that look at one session alone: those on means say nothing of a single summary. */
const SETTINGS = ['--min-overall', 'none', '--report-formats', 'json'];

/** Whose summaries: of sessions of the shipped corpus, of others, and texts full of what their writer has reckoned or cut short. */
const [HERE, OTHERS, DENSE] = ['Shipped sessions', 'Other sessions', 'Dense texts'];
const COLUMNS = [HERE, OTHERS, DENSE];
const DENSE_STYLES = ['figures', 'engineer', 'analyst', 'reckoner'];
/** Its authors were asked to reckon. */
const DENSE_SET = 'others-10';
const FILES = ['faithful', 'rewritten', 'manners', 'defects', 'manners-defects'];

/** Kinds of defects that pages tell of together. */
const KINDS = [
  ['other language, markup, chatter, cut off, a loop', 'other_language markup chatter cut_off repeated_text'],
  ['wrong outcome; empty or generic title', 'wrong_outcome empty_or_generic_title'],
  ['an action of another session; sessions merged', 'foreign_action merged_sessions'],
  ['invented action', 'invented_action'],
  ['invented result', 'invented_result'],
  ['vague text', 'vague'],
  ['wrong number', 'wrong_number'],
  ['wrong identifier', 'wrong_identifier'],
  ['name of another person or place', 'wrong_name'],
  ['direction reversed', 'reversed_direction'],
  ['status', 'status_confusion'],
  ['plan told as done', 'plan_as_done'],
  ['result', 'negated_result'],
  ['roles swapped', 'swapped_roles'],
  ['hedge dropped', 'hedge_dropped'],
  ['cause replaced', 'cause_replaced'],
  ['correction lost', 'correction_lost'],
  ['open point lost', 'open_point_lost'],
  ['a requirement left out', 'requirement_left_out'],
].map(([name, kinds]) => [name, kinds.split(' ')]);

const settings = process.argv.slice(2).filter((word) => word !== '--without-transcripts');
const given = settings.length === process.argv.length - 2 ? (corpus) => corpus : withoutTranscripts;

mkdirSync('summary-gate-report', { recursive: true });
const scratch = mkdtempSync('summary-gate-report/verdicts-');
const copies = new Map();
try {
  const sets = readdirSync(MATERIAL).filter((name) => existsSync(join(MATERIAL, name, 'faithful.jsonl')));
  const lines = sets.flatMap((set) => FILES.flatMap((file) => judged(linesOf(set, file), given(corpusOf(set)))));
  const faithful = lines.filter(({ kind }) => kind === undefined);
  const defects = lines.filter(({ kind }) => kind !== undefined);

  const unknown = [...new Set(defects.map(({ kind }) => kind))].filter(
    (kind) => !KINDS.some(([, own]) => own.includes(kind)),
  );
  if (unknown.length > 0) throw new Error(`kinds of defects without a row: ${unknown.join(', ')}`);
  for (const [title, holds] of [
    ['Blocked by the default gates', isBlocked],
    ['Blocked with `contradiction` in `fail-on`', isContradicted],
  ]) {
    table(
      title,
      [...COLUMNS, 'All'],
      [
        ['faithful summaries: false alarms', faithful],
        ['summaries with a defect', defects],
        ...KINDS.map(([name, own]) => [name, defects.filter(({ kind }) => own.includes(kind))]),
      ].map(([name, own]) => [
        name,
        ...[...COLUMNS, undefined].map((column) => share(own.filter(isOf(column)), holds)),
      ]),
    );
  }
  table(
    'Blocked by the default gates, by set',
    ['Faithful', 'With a defect'],
    [...new Set(lines.map(({ set }) => set))].map((set) => [
      set,
      ...[faithful, defects].map((own) =>
        share(
          own.filter((line) => line.set === set),
          isBlocked,
        ),
      ),
    ]),
  );
  const codes = [...new Set(faithful.flatMap((line) => line.codes))].sort();
  table(
    'Faithful summaries with a finding',
    [...COLUMNS, 'All'],
    codes.map((code) => [
      `\`${code}\``,
      ...[...COLUMNS, undefined].map((column) =>
        share(faithful.filter(isOf(column)), (line) => line.codes.includes(code)),
      ),
    ]),
  );
  console.log(`\nMean of \`overall\`: faithful ${mean(faithful)}, with a defect ${mean(defects)}`);
  console.log('\nFaithful summaries that are blocked:\n');
  for (const { set, session, style, gates } of faithful.filter(isBlocked)) {
    console.log(`- ${set}: ${session} (${style}): ${gates.join(', ')}`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}

/** The corpus that a set is about: its own, or the shipped one. */
function corpusOf(set) {
  const own = join(MATERIAL, set, 'golden-corpus');
  return existsSync(own) ? own : SHIPPED;
}

function withoutTranscripts(corpus) {
  if (!copies.has(corpus)) {
    const copy = join(scratch, `corpus-${copies.size}`);
    cpSync(corpus, copy, { recursive: true, filter: (path) => !basename(path).startsWith('transcript.') });
    copies.set(corpus, copy);
  }
  return copies.get(corpus);
}

/** The lines of a file, if there is one, each with its set, its half and the column it is counted in. */
function linesOf(set, file) {
  const path = join(MATERIAL, set, `${file}.jsonl`);
  if (!existsSync(path)) return [];
  const column = corpusOf(set) === SHIPPED ? HERE : OTHERS;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{"session": "canary-'))
    .map((text) => {
      const line = JSON.parse(text);
      const isDense = set === DENSE_SET || DENSE_STYLES.includes(line.style);
      return {
        ...line,
        set: `${set}${line.half === undefined ? '' : ` ${line.half}`}`,
        column: isDense ? DENSE : column,
      };
    });
}

/** The lines with the gates that each fails and its findings. A run takes one summary of each session at most. */
function judged(lines, corpus) {
  const rounds = [];
  for (const line of lines) {
    const round = rounds.find((sessions) => !sessions.has(line.session));
    if (round === undefined) rounds.push(new Map([[line.session, line]]));
    else round.set(line.session, line);
  }
  return rounds.flatMap((round) => {
    const candidates = join(scratch, 'candidates.jsonl');
    const text = [...round].map(([name, { candidate }]) => `${JSON.stringify({ name, ...candidate })}\n`).join('');
    writeFileSync(candidates, text);
    const out = join(scratch, 'out');
    const where = ['--corpus', corpus, '--candidates', candidates, '--report-dir', out];
    const run = [process.execPath, ['dist/cli.js', ...where, ...SETTINGS, ...settings], { encoding: 'utf8' }];
    const { status, stderr } = spawnSync(...run);
    if (status === 2) throw new Error(stderr);
    const { sessions } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    return sessions.flatMap(({ name, overall, gates_failed: gates, findings }) => {
      const line = round.get(name);
      return line === undefined
        ? []
        : [{ ...line, overall, gates, codes: [...new Set(findings.map(({ code }) => code))] }];
    });
  });
}

function isOf(column) {
  return (line) => column === undefined || line.column === column;
}

function isBlocked({ gates }) {
  return gates.length > 0;
}

function isContradicted(line) {
  return isBlocked(line) || line.codes.some((code) => FINDING_CLASSES.contradiction.includes(code));
}

function share(lines, holds) {
  if (lines.length === 0) return '';
  const held = lines.filter(holds).length;
  const percent = (100 * held) / lines.length;
  return `${held} of ${lines.length} (${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)} %)`;
}

function mean(lines) {
  return (lines.reduce((sum, { overall }) => sum + overall, 0) / lines.length).toFixed(3);
}

function table(title, columns, rows) {
  console.log(`\n| ${title} | ${columns.join(' | ')} |\n|---|${columns.map(() => '---:|').join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
