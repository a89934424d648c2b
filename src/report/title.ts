import { showNumber, shown } from '../core/numbers.js';
import { counted } from '../core/text.js';
import { GATES, gateName, gateSubject, type ReportGate } from '../gates/catalogue.js';
import type { PolicyOfBase } from '../settings/resolved.js';
import { policyInTitle } from './policy-caveats.js';
import type { Report, ReportJudge } from './schema.js';
import type { ReportTools } from './turns-schema.js';

export const VERDICT_WORDS = { pass: 'Pass', fail: 'Fail', inconclusive: 'Inconclusive' } as const;

/** What the title says of the judge. */
interface JudgedTitle {
  readonly unreferenced: number;
  readonly mean: number | null;
  readonly isSimulated?: boolean;
  /** How many of the judge's answers were written by the pull request itself and are believed. */
  readonly ofPullRequest?: number;
  /** Whether a judge was required and has measured nothing that could be believed. */
  readonly isMissing?: boolean;
  /** Canaries or transplants have voided what it said. */
  readonly isVoid?: boolean;
}

/**
 * The verdict in one line of our own words and numbers. Nothing foreign gets in and every character is harmless
 * in a shell, since workflows paste it.
 */
export function verdictTitle(
  report: Pick<Report, 'verdict' | 'overall_mean' | 'corpus_size' | 'gates' | 'baseline'>,
  judged: JudgedTitle,
  policyOfBase: PolicyOfBase | undefined,
  {
    failing,
    heldTo,
  }: {
    /** How many of the sessions with a reference fail a gate that nobody has waived. */
    readonly failing: number;
    /** What is to be said of what the candidates are held to. */
    readonly heldTo: string;
  },
): string {
  const word = VERDICT_WORDS[report.verdict];
  const aside = `${withoutSessions(report.baseline)}${writtenAnswers(judged)}${policyInTitle(policyOfBase)}${heldTo}`;
  if (report.corpus_size === 0 && judged.unreferenced > 0) {
    const sessions = `${counted(judged.unreferenced, 'session')} without a reference`;
    const ofJudge = judged.isSimulated === true ? 'judge simulated' : `judge ${showNumber(judged.mean)}`;
    return `${word} - ${ofJudge}, ${countGates(report.gates)}, ${sessions}${aside}`;
  }
  if (report.corpus_size === 0) return 'nothing to score';
  const overall = report.gates.find(({ id }) => id === 'min-overall');
  const target = overall === undefined ? '' : ` (gate ${showNumber(overall.threshold)})`;
  const sessions = countSessions(failing, report.corpus_size);
  const mean = `overall ${showNumber(report.overall_mean)}${target}`;
  const simulated = judged.isSimulated === true ? ', judge simulated' : '';
  const isOpen = report.verdict === 'inconclusive' && judged.isMissing === true;
  const ofJudge = judged.isVoid === true ? 'the required judge cannot be believed' : 'no word of the required judge';
  const missing = isOpen ? `${ofJudge}, ` : '';
  return `${word} - ${missing}${reasonOf(report)}${mean}, ${countGates(report.gates)}, ${sessions}${simulated}${aside}`;
}

/** What no headline may hide: that a pull request has answered for the judge. */
function writtenAnswers({ ofPullRequest = 0 }: JudgedTitle): string {
  return ofPullRequest === 0 ? '' : `, ${counted(ofPullRequest, 'judge answer')} written by the pull request`;
}

/** Whoever leaves sessions out, by the corpus or by a limit, may have left out those that it would have failed by. */
function withoutSessions(baseline: Report['baseline']): string {
  const removed = baseline?.removed_sessions.length ?? 0;
  return removed === 0 ? '' : `, ${counted(removed, 'session')} of the base not scored`;
}

/** Whether a run has failed and only warns of it, by `warn-only`: whoever runs it gets exit code 0 all the same. */
export function onlyWarns({ verdict, settings }: Pick<Report, 'verdict' | 'settings'>): boolean {
  return verdict === 'fail' && settings['warn-only']?.value === true;
}

/** Names of the sessions that newly fail; where no gate holds single sessions to the base, of those that fell far as well. */
export function newlyWorse({ baseline, gates }: Pick<Report, 'baseline' | 'gates'>): readonly string[] {
  if (baseline === undefined) return [];
  const fallen = gates.some(({ kind }) => kind === 'max-session-regression') ? [] : baseline.collapsed;
  return [...new Set([...(baseline.failures?.new ?? []), ...fallen])];
}

/** How many sessions are worse, such as `1 session is worse than on the base`. */
export function worseSessions({ length }: readonly string[]): string {
  return `${counted(length, 'session')} ${length === 1 ? 'is' : 'are'} worse than on the base`;
}

/**
 * The gates that failed, as far as they tell why. That sessions newly fail is said by the gates that they fail: alone it
 * stands where these allow that.
 */
export function tellingFailures(gates: readonly ReportGate[]): readonly ReportGate[] {
  const failed = gates.filter(({ status }) => status === 'fail');
  const others = failed.filter(({ kind }) => GATES[kind].check !== 'new failures');
  return others.length > 0 ? others : failed;
}

/** Dimensions that a title names. */
const MOST_FALLEN = 2;

/** A drop against the base in words, with those that fell most: `overall fell by 0.054 (0.020 allowed), aha moments from 0.731 to 0.352`. */
function dropOf(gate: ReportGate, baseline: Report['baseline']): string {
  const { of } = gateSubject(gate);
  const fallen = Object.entries(baseline?.dimensions ?? {})
    .filter(([, { delta }]) => shown(delta) < 0)
    .sort(([, a], [, b]) => a.delta - b.delta)
    .slice(0, MOST_FALLEN)
    .map(
      ([name, { before, now }]) => `, ${name.replaceAll('_', ' ')} from ${showNumber(before)} to ${showNumber(now)}`,
    );
  const what = of === 'overall' ? fallen.join('') : '';
  return `${of.replaceAll('_', ' ')} fell by ${showNumber(gate.value)} (${showNumber(gate.threshold)} allowed)${what}`;
}

/** The gate that failed and tells most: of those on findings the one that most sessions fail, else the first. */
function mostTelling(failed: readonly ReportGate[]): ReportGate | undefined {
  const [first] = failed;
  if (first === undefined || GATES[first.kind].check !== 'findings') return first;
  return failed
    .filter(({ kind }) => GATES[kind].check === 'findings')
    .reduce((most, one) => ((one.value ?? 0) > (most.value ?? 0) ? one : most));
}

/** The gate that tells most, or who got worse while none did, in front of the overall mean; a gate on that is said with it. */
function reasonOf({ verdict, gates, baseline }: Pick<Report, 'verdict' | 'gates' | 'baseline'>): string {
  const worse = newlyWorse({ baseline, gates });
  if (verdict === 'pass' && worse.length > 0) return `${worseSessions(worse)}, `;
  const first = verdict === 'fail' ? mostTelling(tellingFailures(gates)) : undefined;
  return first === undefined || first.id === 'min-overall' ? '' : `${failureOf(first, baseline)}, `;
}

/** A gate that failed, with its value and target. Ids of the judge's gates, and names of classes, are words of our own. */
function failureOf(gate: ReportGate, baseline: Report['baseline']): string {
  const { id, kind, value, threshold } = gate;
  const { check, scale, source } = GATES[kind];
  if (check === 'drop') return dropOf(gate, baseline);
  if (scale === 'count') {
    const name = gateName(gate, 'inSentence');
    const sessions = counted(value ?? 0, 'session');
    return `${check === 'findings' ? `${sessions} with ${name}` : `${name} in ${sessions}`} (${threshold} allowed)`;
  }
  const name = source === 'judge' ? id : gateName(gate, 'inSentence');
  const target = scale === 'drop' ? 'allowed' : 'gate';
  return `${name} ${showNumber(value)} (${target} ${showNumber(threshold)})`;
}

/** How many sessions there are, and how many of them fail: a gate names those that it is failed by alone. */
function countSessions(failing: number, all: number): string {
  if (failing === 0) return counted(all, 'session');
  return `${failing} of ${counted(all, 'session')} ${failing === 1 ? 'fails' : 'fail'}`;
}

/** What became of the gates, in a few words. */
function countGates(gates: Report['gates']): string {
  if (gates.length === 0) return 'no gate set';
  const counting = gates.filter(({ advisory }) => advisory === undefined);
  const advice = counting.length === gates.length ? '' : `, ${gates.length - counting.length} advisory`;
  return `${describe(counting)}${advice}`;
}

function describe(gates: Report['gates']): string {
  if (gates.length === 0) return 'no gate counts';
  const failed = gates.filter(({ status }) => status === 'fail').length;
  const all = counted(gates.length, 'gate');
  const waived = gates.filter((gate) => gate.waived === true).length;
  const open = gates.filter(({ status }) => status === 'not_evaluated').length - waived;
  const aside = [...(open > 0 ? [`${open} not evaluated`] : []), ...(waived > 0 ? [`${waived} waived`] : [])];
  const [first, ...others] = aside;
  if (failed === 0 && first !== undefined) return [first.replace(' ', ` of ${all} `), ...others].join(', ');
  if (failed === 0) return gates.length === 1 ? 'its only gate passed' : `all ${all} passed`;
  return `${failed} of ${all} failed`;
}

/**
 * Title of a report about turns of an assistant: the verdict in words, the mean of each metric, how the gates ended and
 * how many turns there were.
 */
export function turnsTitle({
  verdict,
  gates,
  turns,
  metrics,
  isSimulated,
  policyOfBase,
}: {
  readonly policyOfBase?: PolicyOfBase | undefined;
  readonly verdict: Report['verdict'];
  readonly gates: Report['gates'];
  readonly turns: number;
  readonly metrics: ReportJudge['metrics'];
  readonly isSimulated: boolean;
}): string {
  if (turns === 0) return 'nothing to score';
  const { hallucination, ...others } = metrics;
  const means = Object.entries(others).map(([name, totals]) => {
    const mean = totals?.mean ?? null;
    return `${name} ${mean === null ? 'not measured' : showNumber(mean)}`;
  });
  return `${VERDICT_WORDS[verdict]} - ${[...(isSimulated ? ['judge simulated'] : means), countGates(gates), counted(turns, 'turn')].join(', ')}${policyInTitle(policyOfBase)}`;
}

/** The title of what is known of turns without a judge. */
export function toolsTitle(tools: ReportTools, turns: number, transcripts: number): string {
  const { correctness, results, unknown } = tools;
  const known = results - unknown;
  const share = correctness === null ? 'tool correctness not measured' : `tool correctness ${showNumber(correctness)}`;
  const of = correctness === null ? [] : [`${known} of ${counted(results, 'tool result')} known`];
  return [share, ...of, counted(turns, 'turn'), counted(transcripts, 'transcript')].join(', ');
}
