import { showNumber, shown } from '../core/numbers.js';
import { counted } from '../core/text.js';
import { alertComparison } from '../judge/alerts.js';
import { newRecordingsSentence } from '../judge/asking/new-recordings.js';
import { SIMULATION_LABEL } from '../judge/asking/simulation.js';
import { strengthOfJudge } from '../judge/judge-strength.js';
import { isOfVendor } from '../judge/money/model-id.js';
import { inDollars } from '../report/round-usd.js';
import type { Report, ReportJudge, ReportJudgement } from '../report/schema.js';
import { isLoopback } from '../settings/judge-kinds.js';
import { leftOutNotes, panelSentence } from './panel.js';
import { inWords } from './wording.js';

/** What the judge came to, in one sentence of our own words and numbers; the model's name is foreign. */
export function judgeSentence(judge: ReportJudge, corpusSize: number): string {
  if (judge.absence !== null) {
    const decides = corpusSize === 0 ? 'nothing is known' : 'the rubric decides alone';
    return `The judge could not be asked (${inWords(judge.absence)}): ${decides}`;
  }
  if (judge.simulated === true) return `The judge was ${SIMULATION_LABEL}`;
  const who = judge.panel === undefined ? judge.model : `panel of ${judge.panel.members.length}, median`;
  return `The judge (${who}, ${judge.mode}) ${resultOf(judge)}; ${judge.measured} of ${judge.wanted} measurements`;
}

function resultOf({ overall_mean: mean, metrics, wanted, measured, voided }: ReportJudge): string {
  if (voided !== null) return 'cannot be believed, so that its means are not shown';
  if (mean !== null) return `gives ${showNumber(mean)} overall`;
  const { hallucination, ...others } = metrics;
  const ofOthers = Object.values(others).reduce((sum, totals) => sum + (totals?.wanted ?? 0), 0);
  // Without the rubric there is no overall to give.
  return measured > 0 && ofOthers === wanted ? 'was not asked for an overall' : 'measured nothing';
}

/** What it took: requests, answers that nobody was asked for, money. */
export function judgeEffort(judge: Spent, settings: Report['settings']): string {
  const { simulated, transport, calls, retries, cache_hits: hits, cost_usd: cost, saved_usd: saved } = judge;
  if (simulated === true) return 'no request, no cost';
  const keepsNone = settings['judge-cassette']?.value === null || settings['judge-replay']?.value === 'live';
  const how = keepsNone ? 'shared' : 'recorded';
  return [
    `${counted(calls, 'request')}${transport === 'batch' ? ' by batch' : ''}`,
    ...(retries > 0 ? [retries === 1 ? '1 of them a retry' : `${retries} of them retries`] : []),
    ...(hits > 0 ? [`${UNASKED[how](hits)} (saved ${usd(saved)})`] : []),
    cost === 0 && calls > 0 && isHere(judge) ? 'no cost (a model on this machine)' : `cost ${usd(cost)}`,
  ].join(', ');
}

type Spent = Pick<
  ReportJudge,
  ('simulated' | 'transport' | 'calls' | 'retries' | 'cache_hits' | 'cost_usd' | 'saved_usd') | ('base_url' | 'model')
>;

/** What answers are called that took no request: without a file that keeps them, another session had the same question. */
const UNASKED = {
  recorded: (hits: number) => counted(hits, 'recorded answer'),
  shared: (hits: number) => `${counted(hits, 'answer')} shared by sessions with the same question`,
} as const;

/** Whether all who were asked are models on this machine: what runs nowhere but at its vendor is asked through a proxy here. */
function isHere({ base_url: address, model }: Spent): boolean {
  return isLoopback(address ?? '') && !model.split(', ').some(isOfVendor);
}

export const ANSWERED_BY = 'Answered by the program';

/** Who was asked, where that is not the vendor's own API. Has foreign text in it. */
export function askedOf({ program, base_url: address }: Pick<ReportJudge, 'program' | 'base_url'>): readonly string[] {
  return [
    ...(program === undefined ? [] : [`${ANSWERED_BY} ${program}, whose costs nobody knows`]),
    ...(address === null ? [] : [`Asked at ${address}`]),
  ];
}

/** Why something was not measured, the most frequent reason first; nothing when all was. */
export function judgeGaps({
  unmeasured,
  unmeasured_reasons: reasons,
}: Pick<ReportJudge, 'unmeasured' | 'unmeasured_reasons'>): string | undefined {
  if (unmeasured === 0) return undefined;
  const list = Object.entries(reasons).map(([reason, count]) => `${inWords(reason)} ${count}`);
  return `${counted(unmeasured, 'measurement')} missing: ${list.join(', ')}`;
}

function usd(amount: number | null): string {
  return amount === null ? 'unknown' : inDollars(amount);
}

/** What the judge measured beside the rubric, what canaries say about it, and how good its explanations are. */
export function judgeNotes(judge: ReportJudge): readonly string[] {
  return judge.absence === null ? [...panelSentence(judge), ...metricSentence(judge), ...judgeChecks(judge)] : [];
}

/** What canaries and the judged explanations say about the judge. */
export function judgeChecks(judge: ReportJudge): readonly string[] {
  return judge.absence === null ? [...canarySentence(judge), ...metaSentence(judge)] : [];
}

type Totals = NonNullable<ReportJudge['metrics']['relevance']>;

/** The metrics beside the rubric that were asked for, each with what was measured over all sessions. */
export function entriesOf({ metrics }: ReportJudge): readonly (readonly [string, Totals])[] {
  return Object.entries(metrics).flatMap(([name, totals]) => (totals === undefined ? [] : [[name, totals] as const]));
}

function metricSentence(judge: ReportJudge): readonly string[] {
  const entries = entriesOf(judge);
  if (entries.length === 0) return [];
  const label = judge.simulated === true ? 'simulated: ' : '';
  return [label + entries.map(([name, { mean, measured }]) => `${name} ${showNumber(mean)} (${measured})`).join(', ')];
}

function canarySentence({ canaries, voided }: ReportJudge): readonly string[] {
  const { asked, measured } = canaries;
  if (voided !== null) return [`Void: ${voided}; no gate of the judge is evaluated`];
  if (asked === 0) return [];
  const unmeasured = asked - measured;
  const gap = unmeasured === 0 ? '' : `, ${unmeasured} not measured`;
  return [`${measured} of ${asked === 1 ? '1 canary' : `${asked} canaries`} seen through${gap}`];
}

function metaSentence({ meta_evaluation: meta }: ReportJudge): readonly string[] {
  const { run, measured, not_run: notRun, mean, quotes } = meta;
  if (run + notRun === 0) return [];
  const found = [
    `${meta.specific} specific`,
    `${meta.quotes_exist} quote what exists`,
    `${meta.matches_score} match their score`,
    `${meta.actionable} actionable`,
  ].join(', ');
  // Of a void run there is no mean.
  const quality = measured === 0 ? 'none measured' : mean === null ? found : `quality ${showNumber(mean)} (${found})`;
  const why = Object.entries(meta.not_run_reasons).map(([reason, count]) => `${inWords(reason)} ${count}`);
  const missing = notRun === 0 ? '' : `, ${notRun} not run (${why.join(', ')})`;
  const checked =
    quotes.explanations === 0
      ? ''
      : `; of ${counted(quotes.explanations, 'explanation')} with quotes ${quotes.sound} quote only what exists`;
  return [`${counted(run, 'explanation')} of the judge judged: ${quality}${missing}${checked}`];
}

/** Beyond this one session in twenty is worse: of hallucination a high score is bad. */
export function badTail(
  metric: string,
  { p5 = null, p95 }: { readonly p5?: number | null | undefined; readonly p95: number | null },
): number | null {
  return metric === 'hallucination' ? p95 : p5;
}

/** A metric of one session for a table beside the rubric's numbers. */
interface MetricRow {
  readonly name: string;
  /** Null where it was not measured. */
  readonly score: number | null;
  /** Partly the judge's words. */
  readonly said: string | null;
}

/** What was measured of one session beside the rubric; what could not be asked is left out. */
export function metricRows({ metrics }: ReportJudgement): readonly MetricRow[] {
  return (['relevance', 'coherence', 'faithfulness', 'completion'] as const).flatMap((name) => {
    const result = metrics?.[name];
    return result === undefined ? [] : [{ name, score: result.score, said: result.explanation }];
  });
}

/** Whether anybody was there to be asked; the page says once that nobody was. */
export function wasAsked({ samples, metrics, unmeasured }: ReportJudgement): boolean {
  return samples > 0 || hasMeasured(metrics) || unmeasured.some(({ reason }) => reason !== 'no_credentials');
}

/** Why the judge has measured nothing of a session; nothing where it has. */
export function silenceOf({ samples, metrics, unmeasured }: ReportJudgement): string | undefined {
  if (samples > 0 || hasMeasured(metrics) || unmeasured.length === 0) return undefined;
  return `The judge measured nothing: ${[...new Set(unmeasured.map(({ reason }) => inWords(reason)))].join(', ')}`;
}

function hasMeasured(metrics: ReportJudgement['metrics']): boolean {
  const { relevance, coherence, faithfulness, completion } = metrics ?? {};
  return [relevance, coherence, faithfulness, completion].some((result) => result?.score != null);
}

/**
 * What must be known before the judge is believed: what the team told it, its agreement with people, its alerts. Our own words
 * and numbers, but for the path of the guidelines.
 */
export function trustNotes(judge: ReportJudge, settings: Report['settings']): readonly string[] {
  const { new_recordings: fresh } = judge;
  const ofPullRequest = fresh === undefined ? [] : [newRecordingsSentence(fresh)];
  const strength = judge.strength === undefined ? [] : [strengthOfJudge(judge.strength)];
  return [
    ...leftOutNotes(judge),
    ...guidelinesNote(judge),
    ...ofPullRequest,
    ...strength,
    ...agreementNote(judge, settings),
    ...judge.alerts.map(alertNote),
  ];
}

function guidelinesNote({ guidelines }: ReportJudge): readonly string[] {
  if (guidelines === undefined) return [];
  const { path, characters, digest } = guidelines;
  return [`Told what the team looks for: ${path}, ${counted(characters, 'character')}, digest ${digest.slice(0, 8)}`];
}

function agreementNote({ agreement }: ReportJudge, settings: Report['settings']): readonly string[] {
  if (agreement === undefined) return [];
  const minimum = settings['min-judge-agreement']?.value;
  if (typeof minimum !== 'number') return [];
  const { level, obstacle, n, labels } = agreement;
  if (level === null) {
    return [`Its agreement with the labels was not measured (${obstacle ?? 'unknown'}): its gates are not evaluated`];
  }
  const found = `Its agreement with ${n} of ${labels} labels is ${showNumber(level)}`;
  return shown(level) < shown(minimum)
    ? [`${found}, below ${showNumber(minimum)}: its gates are advisory`]
    : [`${found}, at least ${showNumber(minimum)}`];
}

/** An alert in one sentence, with the first thing to look at. */
export function alertNote(alert: ReportJudge['alerts'][number]): string {
  const { level, n, confidence, hints } = alert;
  const word = level === 'critical' ? 'Critical' : 'Warning';
  const [hint] = hints;
  return `${word}: ${inWords(alertComparison(alert))} (n ${n}, confidence ${confidence})${hint === undefined ? '' : `. ${hint}`}`;
}
