// The functions that the fuzzer calls, from a compiled copy of src/ (scripts/jest/compile-sources.mjs), and from what the tests
// have to take a page apart as GitHub does.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULES = {
  'src/action/answer/comment-command.js': ['readComment'],
  'src/action/answer/comment-event.js': ['newCommentOf'],
  'src/action/frame.js': ['commentFrame'],
  'src/action/runner-log.js': ['workflowCommand'],
  'src/adapters/anthropic/batches.js': ['linesOf', 'readResult'],
  'src/adapters/digest.js': ['sha256'],
  'src/adapters/disk/files.js': ['openWorkspace'],
  'src/adapters/disk/temp-store.js': ['openTempStore'],
  'src/adapters/github/artifacts.js': ['unpackReport'],
  'src/adapters/github/payload.js': ['readPayload'],
  'src/adapters/github/run-context.js': ['readRunContext'],

  'src/command-line/main.js': ['describeFailure', 'main'],
  'src/core/errors.js': ['UserError'],
  'src/core/json/document.js': ['parseJson', 'readWholeString'],
  'src/core/json/partial.js': ['findObjects'],
  'src/core/json/text.js': ['jsonLine'],
  'src/core/redact.js': ['maskSecrets'],
  'src/core/seeded-random.js': ['hashOf', 'seededRandom'],
  'src/core/summary.js': ['DIMENSIONS'],
  'src/core/text.js': ['logLine', 'plainLine', 'plainText', 'terminalLine'],
  'src/inputs/baseline/baseline-report.js': ['readBaselineReport'],
  'src/inputs/candidates/read-candidate.js': ['readCandidate'],
  'src/inputs/corpus/read-corpus.js': ['CorpusReading'],
  'src/inputs/format/format-of.js': ['formatOf'],
  'src/inputs/format/summary-format.js': ['OWN_FORMAT'],
  'src/inputs/markdown/load-markdown.js': ['loadMarkdown'],
  'src/inputs/labels/read-labels.js': ['readLabelsOf'],
  'src/inputs/transcripts/read-messages.js': ['readMessages'],
  'src/inputs/transcripts/transcript.js': ['readTranscript'],
  'src/inputs/turns/tool-correctness.js': ['correctnessOf', 'toolsOf'],
  'src/inputs/turns/turn.js': ['turnsOf'],
  'src/inputs/waivers/waivers.js': ['readWaivers'],
  'src/judge/asking/cassette.js': ['parseCassette', 'renderCassette'],
  'src/judge/asking/log-line.js': ['batchLogLine', 'attemptLine'],
  'src/judge/batches/batch-record.js': ['parseBatches'],
  'src/judge/metrics/completion.js': ['readCompletionAnswer'],
  'src/judge/metrics/explanation-quality.js': ['readExplanationAnswer'],
  'src/judge/metrics/geval.js': ['readGevalAnswer'],
  'src/judge/metrics/statements.js': ['readPlainStatements', 'readStatements'],
  'src/judge/metrics/claims.js': ['readVerdicts'],
  'src/judge/money/spending.js': ['parseSpending', 'renderSpending'],
  'src/judge/pairwise/read-pair.js': ['readPairAnswer'],
  'src/judge/rubric-questions.js': ['readTwoLines', 'rubricQuestion'],
  'src/library/given-settings.js': ['pureSettings'],
  'src/library/render-report.js': ['renderReport'],
  'src/library/score-session.js': ['openScoreSession'],
  'src/render/escape.js': ['htmlCode', 'markdownCode', 'markdownInline', 'scriptJson'],
  'src/render/history/history-html.js': ['historyHtml'],
  'src/render/annotations.js': ['annotationsOf', 'withinLimits'],
  'src/render/page/page.js': ['renderComment'],
  'src/render/page/problems.js': ['renderErrorComment'],
  'src/render/line/problem-line.js': ['linesOfReport', 'problemLine'],
  'src/render/terminal/history.js': ['renderHistory'],
  'src/render/xml.js': ['textElement', 'xmlText'],
  'src/report/history-file.js': ['readHistory', 'writeHistory'],
  'src/report/history.js': ['inOrder', 'toHistoryRun'],
  'src/report/schema.js': ['reportSchema'],
  'src/report/turns-schema.js': ['turnsSchema'],
  'src/run/pipeline.js': ['runPipeline'],
  'src/run/report-files.js': ['loadRenderers'],
  'src/run/shard/read-part.js': ['readPart'],
  'src/run/shard/run-merge.js': ['runMerge'],
  'src/run/shard/run-shard.js': ['runShard'],
  'src/settings/config-file.js': ['readConfigFile'],
  'src/settings/resolve.js': ['resolveSettings'],
  'src/settings/table.js': ['SETTING_NAMES', 'SETTINGS'],
  '__tests__/render/page/github-page.js': ['githubActions', 'renderPage'],
};

/** Loads all of them from the folder of the copy; a name that is gone is told at once. */
export async function loadProduct(folder) {
  const product = {};
  for (const [path, names] of Object.entries(MODULES)) {
    const module = await import(pathToFileURL(resolve(join(folder, path))));
    for (const [name, called = name] of names.map((one) => one.split(' as '))) {
      if (module[name] === undefined) throw new Error(`${path} has no ${name}`);
      if (product[called] !== undefined) throw new Error(`${called} is in two modules`);
      product[called] = module[name];
    }
  }
  return product;
}
