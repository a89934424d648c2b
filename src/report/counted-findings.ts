import type { Severity } from '../core/finding.js';
import { codesOfGate } from '../gates/fail-on.js';
import type { ReportFinding, ReportSession } from './schema.js';

type Gated = Pick<ReportSession, 'gates_failed' | 'gates_waived'>;
type Told = Pick<ReportFinding, 'code' | 'severity'>;

/**
 * Whether a session fails by a finding: a gate that it fails counts the code, and nobody has waived either. What was there on
 * the base, or is waived, is no error to begin with.
 */
export function countedIn({ gates_failed: failed, gates_waived: waived = [] }: Gated): (finding: Told) => boolean {
  const codes = new Set(failed.filter((id) => !waived.includes(id)).flatMap(codesOfGate));
  return ({ code, severity }) => severity === 'error' && codes.has(code);
}

/**
 * How grave a finding is for programs that stop at errors. In report.json every new finding of a failing session is an error;
 * here only those that a gate counts are, where there are some: a session that fails by its scores alone fails by all of them.
 */
export function levelsIn(session: Gated & Pick<ReportSession, 'findings'>): (finding: Told) => Severity {
  const counts = countedIn(session);
  if (!session.findings.some(counts)) return ({ severity }) => severity;
  return (finding) => (finding.severity === 'error' && !counts(finding) ? 'warning' : finding.severity);
}

/** What stands before findings of a failing session that decide nothing, where others do. */
export const BESIDES = 'Besides, what no gate counts:';

/** The findings by which a session fails, and behind them the others; all together where it fails by its scores alone. */
export function countedApart<T extends Told>(
  session: Gated,
  findings: readonly T[],
): { readonly decisive: readonly T[]; readonly besides: readonly T[] } {
  const counts = countedIn(session);
  const decisive = findings.filter(counts);
  return decisive.length === 0
    ? { decisive: findings, besides: [] }
    : { decisive, besides: findings.filter((finding) => !counts(finding)) };
}
