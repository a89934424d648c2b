// Agreement of metrics with human ratings.
import { readFileSync } from 'node:fs';
import { partialSpearman, spearman } from '../../build/agreement/correlation.js';
import { seededRandom } from '../../build/variants/random.js';
import { wordsOf } from './scorers.mjs';

/** Rho of every metric, plain and given length, with bootstrap intervals and its difference to the first metric. */
export function rateHumanData(file, metrics, { human, draws, seed }) {
  const documents = JSON.parse(readFileSync(file, 'utf8'));
  const key = human ?? Object.keys(documents[0].sys[0].human)[0];
  const rated = documents.map((document) => readDocument(document, key));
  const telling = rated.filter(({ ratings }) => new Set(ratings).size > 1);
  const rows = Object.entries(metrics).map(([name, metric]) => {
    const values = telling.map(({ reference, texts }) => texts.map((text) => metric(reference, text)));
    const rho = telling.map(({ ratings }, d) => spearman(values[d], ratings) ?? 0);
    const partial = telling.map(({ ratings, lengths }, d) => partialSpearman(values[d], ratings, lengths) ?? 0);
    const constant = values.filter((list) => new Set(list).size === 1).length;
    return { name, constant, rho, partial };
  });
  const resamples = drawDocuments(telling.length, draws, seed);
  const [base] = rows;
  return {
    file: file.split('/').at(-1),
    key,
    documents: documents.length,
    summaries: rated.reduce((sum, { texts }) => sum + texts.length, 0),
    without_differences: rated.length - telling.length,
    metrics: rows.map((row) => ({
      name: row.name,
      constant_documents: row.constant,
      rho: interval(row.rho, resamples),
      partial: interval(row.partial, resamples),
      minus_first:
        row === base
          ? null
          : {
              rho: interval(difference(row.rho, base.rho), resamples),
              partial: interval(difference(row.partial, base.partial), resamples),
            },
    })),
  };
}

function readDocument({ ref, sys }, key) {
  const rated = sys.filter(({ human }) => typeof human?.[key] === 'number');
  const texts = rated.map(({ text }) => text);
  return {
    reference: ref,
    texts,
    ratings: rated.map(({ human }) => human[key]),
    lengths: texts.map((text) => wordsOf(text).length),
  };
}

/** Which documents stand in each resample: the same for all metrics, so that differences are paired. */
export function drawDocuments(count, draws, seed) {
  const random = seededRandom(seed);
  return Array.from({ length: draws }, () => Uint32Array.from({ length: count }, () => random.below(count)));
}

/** The mean and its 95 % percentile interval over the resamples. */
export function interval(values, resamples) {
  const means = resamples.map((chosen) => chosen.reduce((sum, index) => sum + values[index], 0) / chosen.length);
  means.sort((a, b) => a - b);
  const at = (p) => means[Math.round(p * (means.length - 1))];
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, low: at(0.025), high: at(0.975) };
}

const difference = (a, b) => a.map((value, index) => value - b[index]);
