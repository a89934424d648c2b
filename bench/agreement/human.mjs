// Agreement of metrics with human ratings.
import { readFileSync } from 'node:fs';
import { partialSpearman, spearman } from '../../build/statistics/agreement.js';
import { percentileInterval } from '../../build/statistics/interval.js';
import { wordsOf } from './scorers.mjs';

/** Rho of every metric, plain and given length, with bootstrap intervals and its difference to the first metric. */
export function rateHumanData(file, metrics, { human, draws, seed }) {
  const documents = JSON.parse(readFileSync(file, 'utf8'));
  const key = human ?? Object.keys(documents[0]?.sys?.[0]?.human ?? {})[0];
  if (key === undefined) throw new Error(`${file}: no ratings; allowed: the format in the head of bench/agreement.mjs`);
  const rated = documents.map((document) => readDocument(document, key));
  if (rated.every(({ ratings }) => ratings.length === 0)) throw new Error(`${file}: nothing is rated by ${key}`);
  const telling = rated.filter(({ ratings }) => new Set(ratings).size > 1);
  const rows = Object.entries(metrics).map(([name, metric]) => {
    const values = telling.map(({ reference, texts }) => texts.map((text) => metric(reference, text)));
    const rho = telling.map(({ ratings }, d) => spearman(values[d], ratings) ?? 0);
    const partial = telling.map(({ ratings, lengths }, d) => partialSpearman(values[d], ratings, lengths) ?? 0);
    const constant = values.filter((list) => new Set(list).size === 1).length;
    return { name, constant, rho, partial };
  });
  // One seed: every metric sees the same resamples, so that they can be compared in pairs.
  const intervalOf = (values) => percentileInterval(values, draws, seed);
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
      rho: intervalOf(row.rho),
      partial: intervalOf(row.partial),
      minus_first:
        row === base
          ? null
          : {
              rho: intervalOf(difference(row.rho, base.rho)),
              partial: intervalOf(difference(row.partial, base.partial)),
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

const difference = (a, b) => a.map((value, index) => value - b[index]);
