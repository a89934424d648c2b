import { showNumber } from '../core/numbers.js';
import { counted } from '../core/text.js';
import { GATES, gateSubject, type ReportGate } from '../gates/catalogue.js';
import type { Report, ReportJudge } from './schema.js';

export const VERDICT_WORDS = { pass: 'Pass', fail: 'Fail', inconclusive: 'Inconclusive' } as const;

/**
 * The verdict in one line of our own words and numbers. Nothing foreign gets in and every character is harmless
 * in a shell, since workflows paste it.
 */
export function verdictTitle(
  report: Pick<Report, 'verdict' | 'overall_mean' | 'corpus_size' | 'gates'>,
  judged: { readonly unreferenced: number; readonly mean: number | null; readonly isSimulated?: boolean } = {
    unreferenced: 0,
    mean: null,
  },
): string {
  const word = VERDICT_WORDS[report.verdict];
  if (report.corpus_size === 0 && judged.unreferenced > 0) {
    const sessions = `${counted(judged.unreferenced, 'session')} without a reference`;
    const ofJudge = judged.isSimulated === true ? 'judge simulated' : `judge ${showNumber(judged.mean)}`;
    return `${word} - ${ofJudge}, ${countGates(report.gates)}, ${sessions}`;
  }
  if (report.corpus_size === 0) return 'nothing to score';
  const overall = report.gates.find(({ id }) => id === 'min-overall');
  const target = overall === undefined ? '' : ` (gate ${showNumber(overall.threshold)})`;
  const sessions = counted(report.corpus_size, 'session');
  const mean = `overall ${showNumber(report.overall_mean)}${target}`;
  const simulated = judged.isSimulated === true ? ', judge simulated' : '';
  return `${word} - ${reasonOf(report, overall)}${mean}, ${countGates(report.gates)}, ${sessions}${simulated}`;
}

/**
 * A mean of the rubric above its gate is no reason to fail; where findings or the judge are the reason, that goes first. The
 * ids of these gates are words of our own.
 */
function reasonOf({ verdict, gates }: Pick<Report, 'verdict' | 'gates'>, overall: ReportGate | undefined): string {
  if (verdict !== 'fail') return '';
  const found = gates.find(({ kind, status }) => status === 'fail' && GATES[kind].scale === 'count');
  if (found !== undefined) {
    const { of } = gateSubject(found);
    return `${of.toLowerCase().replaceAll('_', ' ')} in ${counted(found.value ?? 0, 'session')} (allowed ${found.threshold}), `;
  }
  if (overall?.status === 'fail') return '';
  const failed = gates.find(({ kind, status }) => status === 'fail' && GATES[kind].source === 'judge');
  return failed === undefined
    ? ''
    : `${failed.id} ${showNumber(failed.value)} (gate ${showNumber(failed.threshold)}), `;
}

/** What became of the gates, in a few words. */
export function countGates(gates: Report['gates']): string {
  if (gates.length === 0) return 'no gate set';
  const counting = gates.filter(({ advisory }) => advisory === undefined);
  const advice = counting.length === gates.length ? '' : `, ${gates.length - counting.length} advisory`;
  return `${describe(counting)}${advice}`;
}

function describe(gates: Report['gates']): string {
  if (gates.length === 0) return 'no gate counts';
  const failed = gates.filter(({ status }) => status === 'fail').length;
  const all = counted(gates.length, 'gate');
  const open = gates.filter(({ status }) => status === 'not_evaluated').length;
  if (failed === 0 && open > 0) return `${open} of ${all} not evaluated`;
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
}: {
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
  return `${VERDICT_WORDS[verdict]} - ${[...(isSimulated ? ['judge simulated'] : means), countGates(gates), counted(turns, 'turn')].join(', ')}`;
}
