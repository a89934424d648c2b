import { wholeSession } from '../report/lazy-sessions.js';
import type { ReportFinding, ReportSession } from '../report/schema.js';

/** What the metrics beside the rubric find fault with: claims that nothing bears out, facts that are missing or forbidden. */
const FAULTS: ReadonlySet<ReportFinding['code']> = new Set<ReportFinding['code']>([
  'CONTRADICTED_CLAIM',
  'UNSUPPORTED_CLAIM',
  'REQUIREMENT_UNMET',
  'REQUIREMENT_VIOLATED',
]);

/**
 * Sessions whose claims or requirements the judge faults, with these findings alone, the lowest score of faithfulness or
 * completion first. A gate of the judge may fail by sessions that pass by the rubric: these are where to look.
 */
export function faulted(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return sessions
    .filter(({ judge }) => judge?.metrics !== undefined)
    .map((session) => ({ ...wholeSession(session), findings: session.findings.filter(({ code }) => FAULTS.has(code)) }))
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => lowestOf(a) - lowestOf(b));
}

function lowestOf({ judge }: ReportSession): number {
  const { faithfulness, completion } = judge?.metrics ?? {};
  // What was not measured comes last.
  return Math.min(faithfulness?.score ?? 2, completion?.score ?? 2);
}
