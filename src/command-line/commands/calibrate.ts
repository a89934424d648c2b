import { EXIT, type ExitCode, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { shown } from '../../core/numbers.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { Label } from '../../inputs/labels/label.js';
import { taughtLabels } from '../../inputs/labels/label.js';
import { readLabels } from '../../inputs/labels/read-labels.js';
import { calibrate as compare } from '../../judge/calibration/calibration.js';
import { rubricVersion } from '../../judge/prompts/guidelines.js';
import { renderCalibration } from '../../render/terminal/calibration.js';
import { toCalibrationReport } from '../../report/calibration-report.js';
import { openScorer } from '../../rubric/score.js';
import type { CommandContext } from '../command.js';

/**
 * Compares the scores of rubric and judge with those that people gave to the same candidates, and with what they accepted and
 * rejected. Exit code 1 where the judge
 * agrees less than `min-judge-agreement` asks for, 3 where that could not be measured.
 */
export async function calibrate(context: CommandContext): Promise<ExitCode> {
  const { run, env, json, screen, print } = context;
  const { values } = run.settings;
  const labels = await readAllLabels(context);
  if (values['dry-run']) {
    const { openEstimate } = await import('../../run/open-estimate.js');
    print(await openEstimate({ scored: null, labels }, values, run.ports, env));
    return EXIT.pass;
  }
  const judged = values.judge === 'off' ? null : await judgeLabels(labels, context);
  const calibration = compare(labels, judged, {
    settings: values,
    score: openScorer(values.rubric, values.weights, values.dimensions),
    digest: run.ports.digest,
  });
  const { rubric, dimensions } = values;
  const about = { minimum: values['min-judge-agreement'], rubric, dimensions };
  print(json ? jsonText(toCalibrationReport(calibration, about)) : renderCalibration(calibration, about, screen));
  const level = calibration.judge?.measured.level;
  if (about.minimum === null || level === undefined) return EXIT.pass;
  if (level === null) return EXIT.inconclusive;
  return shown(level) >= shown(about.minimum) ? EXIT.pass : EXIT.fail;
}

async function readAllLabels({ run }: CommandContext): Promise<readonly Label[]> {
  const { values, problems, wrong } = run.settings;
  const { files, digest } = run.ports;
  if (wrong.has('corpus')) throw new UserError(problems);
  const format = formatOf(values);
  const corpus = await readCorpus(values.corpus, files, digest, format);
  const { labels: scores, problems: broken } = readLabels(corpus.sessions, files, format);
  const labels = [...scores, ...taughtLabels(corpus.sessions)];
  const all = [...problems, ...corpus.problems, ...broken];
  if (values.simulate) {
    all.push({ message: 'simulate: a calibration is about a real judge, and made-up scores would agree by chance' });
  }
  if (all.length === 0 && labels.length === 0) {
    all.push({
      message: 'calibrate: the corpus has no labels.json with a label',
      place: { file: values.corpus },
      hint: 'put a labels.json beside a reference.json as docs/calibration.md of summary-gate says; a .jsonl corpus cannot have any; summaries that people accept and reject count, too',
    });
  }
  refuse(all);
  return labels;
}

async function judgeLabels(labels: readonly Label[], { run, env, onProgress, tell }: CommandContext) {
  const { openJudge } = await import('../../run/open-judge.js');
  const judge = await openJudge(run.settings.values, env, run.ports);
  try {
    const promptVersion = rubricVersion(judge.guidelines);
    return { promptVersion, judgements: await judge.askLabels(labels, onProgress) };
  } finally {
    for (const warning of await judge.close()) tell(warning);
  }
}
