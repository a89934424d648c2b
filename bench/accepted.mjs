// What accepting other wordings changes, printed for docs/teaching.md: `npm run -s compile && node bench/accepted.mjs`.
// Each summary of bench/material is scored with none, one and three faithful summaries of its session accepted beside the
// reference, of other styles first. Counted are faithful summaries with a finding that they do not deserve, and summaries with a
// defect of which a finding still names the wrong words.
import { readFileSync } from 'node:fs';
import { sha256 } from '../build/adapters/digest.js';
import { openWorkspace } from '../build/adapters/disk/files.js';
import { DIMENSIONS, summaryText } from '../build/core/summary.js';
import { readCorpus } from '../build/inputs/corpus/read-corpus.js';
import { formatOf } from '../build/inputs/format/format-of.js';
import { rateAsInARun } from '../build/self-test/as-in-a-run.js';

const FORMAT = { fields: null, outcomes: null, dimensions: DIMENSIONS };
const WEIGHTS = { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 };
const MATERIAL = [
  { folder: 'bench/material/shipped-1', corpus: 'golden-corpus' },
  { folder: 'bench/material/others-01', corpus: 'bench/material/others-01/golden-corpus' },
];
const NUMBERS = [0, 1, 3];
const GROUPS = {
  'a contradiction': [
    'NEGATION_MISMATCH',
    'NUMBER_MISMATCH',
    'IDENTIFIER_MISMATCH',
    'DIRECTION_MISMATCH',
    'ANTONYM_MISMATCH',
    'STATUS_MISMATCH',
    'HEDGE_DROPPED',
  ],
  'an extra action': ['EXTRA_ACTION', 'FOREIGN_ACTION'],
  'something missing': ['MISSING_ACTION', 'SUMMARY_GAP', 'MISSING_MOMENT'],
};
const TELLING = [
  ...GROUPS['a contradiction'],
  ...GROUPS['an extra action'],
  'UNGROUNDED_NUMBER',
  'UNGROUNDED_NAME',
  'WRONG_OUTCOME',
];

const files = openWorkspace(process.cwd(), process.cwd());
const faithful = [];
const defects = [];
for (const { folder, corpus } of MATERIAL) {
  const { sessions } = await readCorpus(corpus, files, sha256, formatOf(FORMAT));
  const rate = rateAsInARun(sessions, { rubric: 'v2', weights: WEIGHTS, ...FORMAT }, { files, digest: sha256 });
  const good = linesOf(folder, 'faithful', sessions);
  faithful.push(...judged(good, good, rate));
  defects.push(...judged(linesOf(folder, 'defects', sessions), good, rate));
}

print(
  'Faithful summaries with',
  NUMBERS.map((n) => (n === 0 ? 'none accepted' : `${n} accepted`)),
);
for (const [name, codes] of Object.entries(GROUPS)) {
  print(
    name,
    NUMBERS.map((_, i) => {
      const counts = faithful.map(({ rated }) => rated[i].defects.filter(({ code }) => codes.includes(code)).length);
      return `${counts.filter((n) => n > 0).length} (${counts.reduce((a, b) => a + b, 0)})`;
    }),
  );
}
console.log();
print(
  'Defects that are told',
  NUMBERS.map(() => ''),
);
for (const kind of [...new Set(defects.map(({ line }) => line.kind))].sort()) {
  const of = defects.filter(({ line }) => line.kind === kind && line.wrong !== '');
  if (of.length > 0)
    print(
      kind,
      NUMBERS.map((_, i) => `${of.filter((one) => isTold(one, i)).length}/${of.length}`),
    );
}
print(
  'all',
  NUMBERS.map((_, i) => `${defects.filter((one) => isTold(one, i)).length}/${defects.length}`),
);
console.log();
for (const [name, all] of Object.entries({ faithful, 'with a defect': defects })) {
  print(
    `mean overall, ${name}`,
    NUMBERS.map((_, i) => (all.reduce((sum, { rated }) => sum + rated[i].overall, 0) / all.length).toFixed(3)),
  );
}

function print(name, cells) {
  console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(16)).join('')}`);
}

/** Whether a finding of this code quotes the wrong words, or stands in the field where they are. */
function isTold({ line: { wrong, where }, rated }, i) {
  if (wrong === '') return false;
  const words = wrong.toLowerCase().slice(0, 40);
  return rated[i].defects.some(
    ({ code, message, place }) =>
      TELLING.includes(code) &&
      (message.toLowerCase().includes(words) || (code === 'EXTRA_ACTION' && place.file === where)),
  );
}

function linesOf(folder, name, sessions) {
  return readFileSync(`${folder}/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map((line) => ({
      ...line,
      summary: { topics_found: [], ...line.candidate, aha_moments: line.candidate.aha_moments ?? [] },
      golden: sessions.find(({ name, canary }) => name === line.session && !canary),
    }))
    .filter(({ golden }) => golden !== undefined)
    .sort((a, b) => (a.session < b.session ? -1 : a.session > b.session ? 1 : 0));
}

function judged(lines, good, rate) {
  return lines.map((line) => ({ line, rated: NUMBERS.map((n) => rate(withAccepted(line, good, n), line.summary)) }));
}

function withAccepted({ golden, session, style, summary }, good, number) {
  const others = good.filter((one) => one.session === session && one.summary !== summary);
  const accepted = [...others.filter((one) => one.style !== style), ...others.filter((one) => one.style === style)]
    .slice(0, number)
    .map(({ summary }) => ({ id: 'a', summary, digest: sha256(summaryText(summary)), outcomeWord: summary.outcome }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  return { ...golden, accepted };
}
