import { z } from 'zod';
import { reasonOf } from '../../adapters/disk/files.js';
import { EXIT, type ExitCode, refuseOne, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { shown } from '../../core/numbers.js';
import type { Files } from '../../core/ports.js';
import { describeKind, terminalLine } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { whatGetsWorse } from '../../gates/baseline/what-gets-worse.js';
import { type BaselineReport, readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import { proposalJson, proposalSentences } from '../../render/terminal/proposal.js';
import { worseLines } from '../../render/terminal/worse.js';
import { type GoodRuns, type Proposal, proposeMinOverall } from '../../self-test/propose-threshold.js';
import { configDiff } from '../../settings/config-diff.js';
import { DEFAULT_CONFIG } from '../../settings/table.js';
import { mean } from '../../statistics/descriptive.js';
import type { CommandContext } from '../command.js';
import { EVEN_IF_WORSE } from '../flags.js';
import {
  candidatesSentence,
  harmAt,
  type PlaceOfCandidates,
  placeOfBaseline,
  placeOfCandidates,
  putCandidates,
} from '../parts/baseline-place.js';

/**
 * Makes the last report the baseline, says what is worse in it than in the baseline before, and proposes gates from it as a
 * change of the config file. A run that has not passed, or is older, takes the place of none unless that is asked for.
 */
export function bless({ run, operands, flags, json, screen, print }: CommandContext): ExitCode {
  const { values, problems } = run.settings;
  if (problems.length > 0) throw new UserError(problems);
  const { files } = run.ports;
  const source = pathIn(values['report-dir'], 'report.json');
  const { text, report } = readReport(source, run);
  const target = placeOfBaseline(operands[0], run);
  if (target === source) refuseOne({ message: 'bless: a report cannot be its own baseline; name another file' });
  const harm = harmAt(target, run);
  if (harm !== undefined) {
    const { reason, hint } = harm;
    refuseOne({ message: `bless: ${reason}`, place: { file: target }, hint });
  }
  const replaced = earlierAt(target, files);
  const worse = replaced === undefined ? undefined : whatGetsWorse(report, replaced);
  const comparison = worse === undefined || replaced === undefined ? [] : worseLines(worse, replaced.scored_at, screen);
  const unfit = flags.has(EVEN_IF_WORSE.name) ? undefined : unfitness(report, replaced);
  if (unfit !== undefined) {
    print(json ? jsonText({ baseline: null, refused: unfit, worse: worse ?? null }) : comparison.join('\n'));
    refuseOne({
      message: `bless: ${unfit}`,
      place: { file: source },
      hint: 'score a run that passes first, or bless it with --even-if-worse: what is bad in it is the measure then',
    });
  }
  const planned = placeOfCandidates(source, target, run);
  try {
    files.write(target, text);
  } catch (error) {
    refuseOne({ message: `bless: cannot write: ${reasonOf(error)}`, place: { file: target } });
  }
  const candidates = putCandidates(planned, files);
  const minOverall = values['min-overall'];
  const proposal = proposeMinOverall(goodRunsOf(report, minOverall), minOverall);
  print(
    json
      ? jsonText({
          baseline: target,
          candidates: candidates.kind === 'none' ? null : candidates.to,
          worse: worse ?? null,
          gates: gatesOf(proposal),
          proposed: proposalJson(proposal),
        })
      : describe({ target, candidates, report, proposal, comparison }, run, screen),
  );
  return EXIT.pass;
}

type Run = CommandContext['run'];

/** The report that is replaced; undefined where there is none that can be read. */
function earlierAt(target: string, files: Files): BaselineReport | undefined {
  const read = files.kind(target) === 'file' ? files.read(target) : undefined;
  const parsed = read?.kind === 'text' ? readBaselineReport(read.text) : undefined;
  return parsed?.kind === 'report' ? parsed.report : undefined;
}

/** Why nobody would want this report as a measure. */
function unfitness(report: BaselineReport, replaced: BaselineReport | undefined): string | undefined {
  if (report.verdict === 'fail') return 'this run fails';
  if (report.verdict === 'inconclusive') return 'this run is inconclusive';
  // Times of one form sort as text.
  if (replaced === undefined || report.scored_at >= replaced.scored_at) return undefined;
  return `this run was scored ${report.scored_at}, before the baseline that it would replace (${replaced.scored_at})`;
}

/** In the means are sessions of these kinds alone. */
const IN_MEANS: readonly string[] = ['scored', 'missing_candidate', 'invalid_candidate'];

/** The run of a report, its samples, and the runs before it that it remembers, but for those that fail by their mean. */
function goodRunsOf({ verdict, sessions, trend }: BaselineReport, minOverall: number | null): GoodRuns {
  const counted = sessions.filter(({ status, overall }) => IN_MEANS.includes(status) && overall !== null);
  const overalls = counted.map(({ overall }) => overall ?? 0);
  const numbers = new Set(counted.flatMap(({ samples }) => (samples ?? []).map(({ sample }) => sample)));
  const ofSamples = [...numbers].map((number) =>
    mean(counted.map(({ samples }) => samples?.find(({ sample }) => sample === number)?.overall ?? 0)),
  );
  const own = ofSamples.length === 0 ? [mean(overalls)] : ofSamples;
  const before = (trend ?? []).map((point) => point.overall_mean).filter((one) => shown(one) >= (minOverall ?? 0));
  return {
    passed: verdict === 'pass',
    unusable: counted.filter(({ status }) => status !== 'scored').length,
    sessions: overalls,
    means: [...before, ...own.filter((one) => one !== null)],
  };
}

function gatesOf(proposal: Proposal): { readonly 'min-overall'?: number } {
  return proposal.kind === 'proposed' ? { 'min-overall': proposal.minOverall } : {};
}

/** What is told of a report besides what a comparison reads. One of an earlier version may lack all else. */
const blessable = z.lazy(() =>
  z.looseObject({
    title: z.string(),
  }),
);

type Blessed = BaselineReport & z.output<typeof blessable>;

function readReport(path: string, { ports: { files } }: Run): { readonly text: string; readonly report: Blessed } {
  const place = { file: path };
  const kind = files.kind(path);
  if (kind !== 'file') refuseOne({ message: `bless: ${describeKind(kind)}`, place, hint: 'run score first' });
  const read = files.read(path);
  if (read.kind === 'unreadable') refuseOne({ message: `bless: ${read.reason}`, place });
  const parsed = readBaselineReport(read.text);
  if (parsed.kind !== 'report') refuseOne({ message: `bless: ${parsed.reason}`, place, hint: 'run score again' });
  const told = blessable.safeParse(parsed.report);
  if (!told.success) {
    refuseOne({ message: 'bless: this report has no title', place, hint: 'run score again' });
  }
  return { text: read.text, report: { ...parsed.report, ...told.data } };
}

interface Done {
  readonly target: string;
  readonly candidates: PlaceOfCandidates;
  readonly report: Blessed;
  readonly proposal: Proposal;
  /** With the baseline before, where there was one. */
  readonly comparison: readonly string[];
}

function describe(
  { target, candidates, report, proposal, comparison }: Done,
  { settings: { values }, ports: { files } }: Run,
  screen: Screen,
): string {
  const config = values.config ?? DEFAULT_CONFIG;
  const read = files.kind(config) === 'file' ? files.read(config) : undefined;
  const say = (text: string): readonly string[] => hang('', text, screen);
  const diff = configDiff(config, read?.kind === 'text' ? read.text : '', gatesOf(proposal));
  return [
    ...comparison,
    ...say(`${terminalLine(target)} is the baseline now: ${terminalLine(report.title)}, scored ${report.scored_at}.`),
    ...say(terminalLine(candidatesSentence(candidates))),
    ...(report.verdict === 'pass' ? [] : say('This run has not passed: what is bad in it is the measure from now on.')),
    ...say(
      values['fail-on'] === null
        ? 'fail-on is off: without it no finding fails a run.'
        : `fail-on counts findings, whatever the scores: ${Object.keys(values['fail-on']).join(', ')}.`,
    ),
    '',
    ...(diff.length === 0
      ? [...say(proposalSentences(proposal)), '']
      : [
          ...say('A guard against gross failure that this run passes. Review it before you apply it:'),
          '',
          ...diff,
          '',
          ...say(proposalSentences(proposal)),
          '',
        ]),
  ].join('\n');
}
