import { showNumber } from '../core/numbers.js';
import { counted } from '../core/text.js';
import { GATES, gateName, gateSubject, isWithinChance, type ReportGate } from '../gates/catalogue.js';
import type { Report } from '../report/schema.js';
import { newlyWorse, tellingFailures, worseSessions } from '../report/title.js';
import { NOT_CERTAIN_ENOUGH } from './certainty.js';
import { declineOf } from './evidence.js';
import { dropInWords, inWords, targetInWords, valueInWords } from './wording.js';

/** What merging would do, in one sentence of our own words and numbers. */
export function consequence(report: Report, warnOnly: boolean): string {
  const isJudgedAlone = report.sessions.some(({ status }) => status === 'unreferenced');
  if (report.corpus_size === 0 && !isJudgedAlone) return '⚪ Nothing was scored, so nothing is known about merging';
  const failed = tellingFailures(report.gates);
  const numbers = numbersOf(report, failed);
  if (report.gates.length === 0) return `⚪ No gate is set, so merging is not checked: ${numbers}`;
  const counting = report.gates.filter(({ advisory }) => advisory === undefined);
  if (counting.length === 0) return `⚪ Every gate is advisory, so merging is not checked: ${numbers}`;
  if (report.verdict === 'pass' && counting.every(({ status }) => status === 'not_evaluated')) {
    return `⚪ No gate could be evaluated, so merging is not checked: ${numbers}`;
  }
  const worse = newlyWorse(report);
  const every = everyGate(report);
  // All that the table shows, those that only repeat others as well.
  const broken = report.gates.filter(({ status }) => status === 'fail').length;
  switch (report.verdict) {
    case 'pass':
      if (worse.length > 0) return `⚠️ Merging breaks no gate, yet ${worseSessions(worse)}: ${numbers}`;
      if (report.gates.some(isWithinChance))
        return `🟡 Merging breaks no gate, but ${unsure(report.gates)}: ${numbers}`;
      return `✅ Merging keeps session summaries within ${every}: ${numbers}`;
    case 'fail':
      if (failed.every(({ kind }) => GATES[kind].source === 'baseline' || GATES[kind].check === 'judged drop')) {
        return warnOnly
          ? `⚠️ Merging would make session summaries worse, which only warns: ${numbers}`
          : `❌ Merging would make session summaries worse: ${numbers}`;
      }
      if (failed.every(({ kind }) => GATES[kind].scale === 'count')) {
        return warnOnly
          ? `⚠️ Merging would let wrong session summaries through, which only warns: ${numbers}`
          : `❌ Merging would let wrong session summaries through: ${numbers}`;
      }
      // Floors and ceilings alike.
      return warnOnly
        ? `⚠️ Merging would break ${counted(broken, 'gate')}, which only ${broken === 1 ? 'warns' : 'warn'}: ${numbersOf(report, failed, broken)}`
        : `❌ Merging would break ${counted(broken, 'gate')}: ${numbersOf(report, failed, broken)}`;
    case 'inconclusive':
      return `⚪ It is open whether merging keeps session summaries within ${every}: ${numbers}`;
  }
}

/** The means that dropped by more than is allowed, where no gate fails for it. */
function unsure(gates: readonly ReportGate[]): string {
  const drops = gates.filter(isWithinChance).map((gate) => {
    const ofJudge = GATES[gate.kind].check === 'judged drop' ? "the judge's " : '';
    const since = GATES[gate.kind].check === 'drift' ? ' since the best report of the base' : '';
    return `${ofJudge}${inWords(gateSubject(gate).of)} fell by ${showNumber(gate.value)}${since}`;
  });
  return `${drops.slice(0, NAMED_GATES).join(', ')}, ${NOT_CERTAIN_ENOUGH}`;
}

/** All gates, as far as they have anything to say; of an open verdict those that were not evaluated have. */
function everyGate({ gates, verdict }: Pick<Report, 'gates' | 'verdict'>): string {
  if (gates.some(({ advisory, waived }) => advisory === true || waived === true)) return 'every gate that counts';
  const isPart = verdict === 'pass' && gates.some(({ status }) => status === 'not_evaluated');
  return isPart ? 'every gate that was evaluated' : 'every gate';
}

/** More would be a second table; the first one follows. */
const NAMED_GATES = 2;

/** The values and targets of the gates that failed; where none did, those of the overall mean, or of the judge's. */
function numbersOf(report: Report, failed: readonly ReportGate[], all = 0): string {
  const { gates, overall_mean, corpus_size, judge } = report;
  const kind = corpus_size > 0 ? 'min-overall' : 'min-judge-overall';
  const told = failed.length > 0 ? failed : gates.filter((gate) => gate.kind === kind);
  if (told.length === 0 && corpus_size === 0)
    return `the ${judge?.simulated === true ? 'simulated ' : ''}judge's overall ${showNumber(judge?.overall_mean ?? null)}`;
  if (told.length === 0) return `overall ${showNumber(overall_mean)}`;
  return gatesInWords(told, report, all);
}

/**
 * The first of some gates with their values and targets, and how many more there are.
 * @param all of how many they are those that tell why
 */
export function gatesInWords(gates: readonly ReportGate[], report: Report, all = 0): string {
  const named = gates.slice(0, NAMED_GATES).map((gate) => inSentence(gate, report));
  const hidden = Math.max(all, gates.length) - named.length;
  return [...named, ...(hidden > 0 ? [counted(hidden, 'more gate')] : [])].join('; ');
}

function inSentence(gate: ReportGate, report: Report): string {
  const name = gateName(gate, 'inSentence');
  if (GATES[gate.kind].scale === 'count') {
    const sessions = counted(gate.value ?? 0, 'session');
    const found = GATES[gate.kind].check === 'findings' ? `${sessions} with ${name}` : `${name} in ${sessions}`;
    return `${found}${gate.threshold === 0 ? '' : `, where ${gate.threshold} may be`}`;
  }
  const fallen = GATES[gate.kind].check === 'drop' && gateSubject(gate).of === 'overall' ? fallenInWords(report) : '';
  return `${valueInWords(gate, name)}, ${targetInWords(gate)}${fallen}`;
}

/** Which dimension has made the mean fall, in brackets: ` (aha moments 0.731 → 0.482)`. */
function fallenInWords(report: Report): string {
  const [first, ...others] = declineOf(report, 0)?.dimensions ?? [];
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'more dimension')}`;
  return ` (${dropInWords(first)}${more})`;
}
