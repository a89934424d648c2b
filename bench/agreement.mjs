// How far the rubrics agree with people, and how well they tell damaged summaries from harmless rewordings.
//
//   npm run agreement -- [--data <file>]... [--human <key>] [--corpus <folder>]... [--candidates <folder>]
//                        [--draws <n>] [--seed <n>] [--json]
//
// --data        human ratings, a JSON file. Without it the first part is left out. The format:
//               [{ "id": "52", "ref": "the reference text",
//                  "sys": [{ "sys": "name of a system", "text": "its summary", "human": { "<key>": 0.3 } }] }]
//               One entry a document, one element of `sys` a rated summary; other keys are ignored. Public ratings
//               that fit: REALSumm (github.com/neulab/REALSumm, in handier form as SUM/REALSumm in
//               github.com/neulab/BARTScore; CC BY 4.0 and Apache-2.0), with litepyramid_recall as the key: 2,400
//               summaries of 100 news texts.
// --human       which key of `human` to use; default: the first one of the file.
// --corpus      a folder of <name>/reference.json besides golden-corpus; may be repeated.
// --candidates  a folder of <name>.json: paraphrases of the references in golden-corpus. Default: examples/good.
// --draws       bootstrap draws, default 2000. --seed: of the draws, default 1. --json: all numbers as JSON.
//
// Part 1, per rated document: Spearman's rho of a metric and the ratings over its summaries, ties by average rank, then
// the mean over the documents ("summary level"). A document whose ratings are all equal says nothing about any metric
// and is left out for all; where only the metric is constant, it saw no difference where people did, and its rho there
// is 0. Both are counted. Partial rho: the same given the number of words of the summary. Intervals and differences:
// percentile bootstrap over documents, 95 %, with the same draws for all metrics.
//
// Part 2, per golden session: mutations of the reference by src/self-test/mutations, harmless and damaging ones. AUC is
// the chance that a harmless one scores higher than a damaged one of the same session, half of the ties included, as
// the mean over sessions. "With paraphrases" adds the paraphrase of a session and its mutations to those of the
// reference. "Of the dimension hit" compares the one dimension that the damage is in, against those harmless mutations
// that changed this dimension too.
import { parseArgs } from 'node:util';
import { rateHumanData } from './agreement/human.mjs';
import { METRICS, RUBRICS } from './agreement/scorers.mjs';
import { measureSensitivity } from './agreement/sensitivity.mjs';
import { renderReport } from './agreement/tables.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: [] },
    human: { type: 'string' },
    corpus: { type: 'string', multiple: true, default: [] },
    candidates: { type: 'string', default: 'examples/good' },
    draws: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const options = { draws: Number(values.draws), seed: Number(values.seed), human: values.human };
const started = performance.now();
const report = {
  human: values.data.map((file) => rateHumanData(file, METRICS, options)),
  sensitivity: measureSensitivity(
    [...new Set(['golden-corpus', ...values.corpus])],
    values.candidates,
    RUBRICS,
    options,
  ),
};
console.error(`Measured in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(values.json ? JSON.stringify(report, null, 2) : renderReport(report));
