import { FINDING_CLASSES, type FindingCode, JUDGED_CODES } from '../core/finding.js';
import type { Dimension } from '../core/summary.js';
import { GATES } from '../gates/catalogue.js';
import { codesOfGate } from '../gates/fail-on.js';
import { isFindingWaived } from '../inputs/waivers/waiver.js';
import type { Report, ReportSession } from '../report/schema.js';
import { saysNoOutcome } from '../rubric/findings/defects.js';

/** Told of a candidate whatever people accept: what is required, what the judge finds, and a field that most candidates lack. */
const LASTING: ReadonlySet<FindingCode> = new Set<FindingCode>([
  ...FINDING_CLASSES.requirement,
  ...JUDGED_CODES,
  'FIELD_MISSING',
]);

/**
 * Whether a failing session could pass once its candidate is accepted beside the reference, as far as a report tells: nothing fails
 * it that accepting leaves as it is, and `accept` takes the candidate and has not had it before.
 */
export function couldPassAccepted(session: ReportSession, report: Pick<Report, 'gates' | 'waivers'>): boolean {
  return !isDecided(session) && !failsAllTheSame(session, report) && isAcceptable(session);
}

/** Whether it says word for word what the reference or an accepted summary says, or what people rejected. */
function isDecided({ candidate_digest, reference_digest, reference_digests, rejected_before }: ReportSession): boolean {
  const right = reference_digests ?? [reference_digest];
  return rejected_before === true || right.includes(candidate_digest);
}

function failsAllTheSame(session: ReportSession, { gates, waivers = [] }: Pick<Report, 'gates' | 'waivers'>): boolean {
  const { name, gates_failed: failed, gates_waived: waived = [] } = session;
  return failed.some((id) => {
    if (waived.includes(id)) return false;
    const kind = gates.find((gate) => gate.id === id)?.kind;
    if (kind !== undefined && GATES[kind].source === 'judge') return true;
    const codes = codesOfGate(id);
    if (!codes.some((code) => LASTING.has(code))) return false;
    // Not all findings of a session need be in the report.
    if (codes.every((code) => LASTING.has(code))) return true;
    return session.findings.some(
      (finding) =>
        codes.includes(finding.code) &&
        LASTING.has(finding.code) &&
        finding.known !== true &&
        !isFindingWaived(waivers, name, finding),
    );
  });
}

/** What is told of a text that is not there. */
const EMPTY: ReadonlySet<FindingCode> = new Set<FindingCode>(['TITLE_EMPTY', 'SUMMARY_EMPTY', 'FIELD_MISSING']);

/** What says nothing, or has an outcome that a reference may not have, is refused. */
function isAcceptable({ dimensions, findings }: ReportSession): boolean {
  const isEmpty = (wanted: Dimension): boolean =>
    findings.some(({ code, dimension }) => EMPTY.has(code) && dimension === wanted);
  const texts = dimensions.map(({ dimension }) => dimension).filter((one) => one === 'title' || one === 'summary');
  return !(texts.length > 0 && texts.every(isEmpty)) && !findings.some(saysNoOutcome);
}
