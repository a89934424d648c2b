import { jsonPieces } from '../core/json/text.js';
import { runPipeline } from '../run/pipeline.js';
import { withJudge } from '../run/run.js';
import type * as Api from './declarations.js';
import { openPlace } from './load-corpus.js';

export const scoreCorpus: typeof Api.scoreCorpus = async (settings, place) => {
  const run = openPlace(settings, place);
  const env = process.env;
  const { value } = await withJudge(run, [], { env, onProgress: () => undefined }, async (judge) => {
    const { report, close } = await runPipeline(run.settings, run.ports, judge?.judge);
    try {
      // Its sessions are read from files that are closed below; what is left is what report.json has.
      const plain: Api.Report = JSON.parse([...jsonPieces(report)].join(''));
      return plain;
    } finally {
      close();
    }
  });
  return value;
};
