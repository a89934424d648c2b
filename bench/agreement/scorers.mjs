// What is compared: whole rubrics, and metrics of a text against a reference text.
import { l as rougeL, n as rougeN } from 'js-rouge';
import { DIMENSIONS } from '../../build/core/summary.js';
import { openRubric, openScorer } from '../../build/rubric/score.js';

const WEIGHTS = { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 };

/** The one place that knows how the rubrics of src/rubric are called: scores by dimension, and their overall. */
function scoreWithRubric(name, reference, candidate) {
  const { dimensions, overall } = SCORERS[name](reference, candidate);
  return { ...Object.fromEntries(dimensions.map(({ dimension, score }) => [dimension, score])), overall };
}

/** Names of the rubrics of src/rubric, the one that the others are compared with last. */
const OWN_RUBRICS = ['v1', 'v2'];

const SCORERS = Object.fromEntries(OWN_RUBRICS.map((name) => [name, openScorer(name, WEIGHTS, DIMENSIONS)]));

const openedV2 = openRubric('v2');

/** How much of a reference text another text covers, for rubrics that tell it apart from contradictions. */
const COVERAGES = {
  v2: (reference, candidate) => {
    const [, { evidence, score }] = openedV2(summaryOf(reference), summaryOf(candidate));
    return evidence.kind === 'text' ? evidence.comparison.recall : score;
  },
};

/** Letters and digits in small letters, as ROUGE-1.5.5 reads English, and not English only. */
export const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

const settings = { tokenizer: wordsOf, segmenter: (text) => [text] };

/** ROUGE of the js-rouge package; two empty texts agree, an empty one and another do not. */
function rouge(score, options) {
  return (reference, candidate) => {
    const [wanted, given] = [wordsOf(reference).length, wordsOf(candidate).length];
    if (wanted === 0 || given === 0) return wanted === given ? 1 : 0;
    return score(candidate, reference, { ...options, tokenizer: settings.tokenizer });
  };
}

const rouge1 = rouge(rougeN, { n: 1 });
const rouge1Recall = rouge(rougeN, { n: 1, beta: Infinity });
const rougeLcs = rouge(rougeL, { segmenter: settings.segmenter });

/** v1 with another similarity of texts: titles and summaries by it alone, actions by the mean of the best matches. */
function plugged(similarity) {
  const memory = new Map();
  const similar = (reference, candidate) => {
    const key = `${reference}\n\0${candidate}`;
    const known = memory.get(key) ?? similarity(reference, candidate);
    memory.set(key, known);
    return known;
  };
  return (reference, candidate) => {
    const base = scoreWithRubric('v1', reference, candidate);
    const scores = {
      title: similar(reference.title, candidate.title),
      summary: similar(reference.summary, candidate.summary),
      key_actions: bestMatches(reference.key_actions, candidate.key_actions, similar),
      outcome: base.outcome,
      aha_moments: base.aha_moments,
    };
    return {
      ...scores,
      overall: Object.entries(WEIGHTS).reduce((sum, [name, weight]) => sum + scores[name] * weight, 0),
    };
  };
}

function bestMatches(reference, candidate, similar) {
  if (reference.length === 0 || candidate.length === 0) return reference.length === candidate.length ? 1 : 0;
  const table = reference.map((wanted) => candidate.map((given) => similar(wanted, given)));
  const recall = mean(table.map((row) => Math.max(...row)));
  const precision = mean(candidate.map((_, j) => Math.max(...table.map((row) => row[j]))));
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const summaryOf = (summary) => ({
  title: '',
  summary,
  key_actions: [],
  outcome: 'success',
  aha_moments: [],
  topics_found: [],
});

/** Rubrics: (reference, candidate) => a score for each dimension and `overall`. */
export const RUBRICS = {
  ...Object.fromEntries(
    OWN_RUBRICS.map((name) => [name, (reference, candidate) => scoreWithRubric(name, reference, candidate)]),
  ),
  'ROUGE-1': plugged(rouge1),
  'ROUGE-L': plugged(rougeLcs),
};

/** Metrics of one text: (reference text, text) => a number. The first is what the others are compared with. */
export const METRICS = {
  ...Object.fromEntries(
    OWN_RUBRICS.toReversed().map((name) => [
      `${name} summary`,
      (reference, text) => scoreWithRubric(name, summaryOf(reference), summaryOf(text)).summary,
    ]),
  ),
  ...Object.fromEntries(Object.entries(COVERAGES).map(([name, coverage]) => [`${name} coverage`, coverage])),
  'ROUGE-1 F': rouge1,
  'ROUGE-1 recall': rouge1Recall,
  'ROUGE-L F': rougeLcs,
  'length alone': (_, text) => wordsOf(text).length,
};
