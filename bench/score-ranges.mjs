// What scores mean: the range that each dimension has for candidates of a known kind, by rubric v1 and v2.
//
//   npm run score-ranges
//
// Candidates: the full paraphrases of examples/good, every reference as candidate of every other session, and mutations
// of the references by src/self-test/mutations, each edit at its strongest dose, or at its weakest where the row says
// so. A mutation counts in the dimensions that its edit changes; "overall" there is the score of a candidate in which
// only these are damaged.
import { readdirSync, readFileSync } from 'node:fs';
import { candidateSchema } from '../build/inputs/candidates/candidate.js';
import { goldenSessionSchema } from '../build/inputs/corpus/golden-session.js';
import { EDITS } from '../build/self-test/mutations/catalogue.js';
import { mutationsOf } from '../build/self-test/mutations/mutations.js';
import { RUBRICS } from './agreement/scorers.mjs';

const COLUMNS = ['title', 'summary', 'key_actions', 'aha_moments', 'overall'];

/** Rows of the table: what was done to the references, the families of edits that do it, and which of their doses. */
const DAMAGE = [
  ['vague phrases', ['vague']],
  ['counts of messages only', ['statistics-only']],
  ['cut off', ['truncated']],
  ['claims negated', ['negated']],
  ['opposite words', ['antonyms']],
  ['all numbers changed', ['numbers']],
  ['some numbers changed', ['numbers'], 'weakest'],
  ['names exchanged', ['identifiers']],
  ['words shuffled', ['shuffled-words']],
  ['keywords only', ['keyword-stuffing']],
  ['padded', ['padded-summary']],
  ['actions left out', ['dropped-actions']],
  ['actions invented', ['hallucinated-actions']],
  ['moments elsewhere', ['misplaced-moments']],
  ['wrong outcome', ['wrong-outcome']],
];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const sessions = readdirSync('examples/good')
  .map((file) => file.replace(/\.json$/, ''))
  .map((name) => ({
    name,
    reference: goldenSessionSchema.parse(readJson(`golden-corpus/${name}/reference.json`)).reference,
    paraphrase: candidateSchema.parse(readJson(`examples/good/${name}.json`)),
  }));
const references = sessions.map(({ name, reference }) => ({ name, summary: reference }));
const mutations = sessions.flatMap(({ name, reference }) =>
  mutationsOf({ name, summary: reference }, references).map((mutation) => ({ ...mutation, reference })),
);

/** Rows of [name, columns that are meant, pairs of reference and candidate]. */
const rows = [
  ['good paraphrase', COLUMNS, sessions.map(({ reference, paraphrase }) => [reference, paraphrase])],
  [
    'another session',
    COLUMNS,
    sessions.flatMap((a) => sessions.filter((b) => b !== a).map((b) => [a.reference, b.reference])),
  ],
  ['empty', COLUMNS, sessions.map(({ reference }) => [reference, candidateSchema.parse({})])],
  ...DAMAGE.map(([name, families, strength = 'strongest']) => {
    const edits = EDITS.filter(({ family }) => families.includes(family));
    const made = mutations.filter(
      ({ edit, dose }) => edits.includes(edit) && dose === edit.doses.at(strength === 'weakest' ? 0 : -1),
    );
    return [name, null, made];
  }),
];

function valuesOf(rubric, [, columns, made], column) {
  if (columns !== null) return made.map(([reference, candidate]) => rubric(reference, candidate)[column]);
  const meant = made.filter(({ edit }) => column === 'overall' || edit.dimensions.includes(column));
  return meant.map(({ reference, summary }) => rubric(reference, summary)[column]);
}

function rangeOf(values) {
  if (values.length === 0) return '';
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map((value) => value.toFixed(2)).join(' / ');
}

const line = (cells) => `| ${cells.join(' | ')} |`;
for (const name of ['v2', 'v1']) {
  console.log(`\nRubric ${name}, ${sessions.length} sessions: lowest / middle / highest score\n`);
  console.log(line(['candidate', ...COLUMNS.map((column) => `\`${column}\``)]));
  console.log(line(['---', ...COLUMNS.map(() => '---')]));
  for (const row of rows) {
    console.log(line([row[0], ...COLUMNS.map((column) => rangeOf(valuesOf(RUBRICS[name], row, column)))]));
  }
}
