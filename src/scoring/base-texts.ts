import { addTo } from '../core/groups.js';
import { isPlainObject, jsonOrNothing } from '../core/json/values.js';
import type { Digest } from '../core/ports.js';
import { maskedSummary } from '../core/redact.js';
import type { Summary } from '../core/summary.js';
import type { BaseCandidates } from '../inputs/baseline/base-candidates.js';
import type { BaselineSession } from '../inputs/baseline/baseline-report.js';
import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import { readCandidate } from '../inputs/candidates/read-candidate.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import { asWritten } from '../inputs/format/their-words.js';
import { CANDIDATES_FILE } from '../settings/files-of-runs.js';

/** What a session had for a candidate on the base. */
export type BaseText =
  | { readonly kind: 'text'; readonly summary: Summary }
  /** It had another one, which cannot be shown; or none that could be read. */
  | { readonly kind: 'none'; readonly reason: string };

/** The candidates of the base, for pages that show them beside the new ones. */
export interface BaseTexts {
  /** Why none of them can be shown; null where some can. */
  readonly without: string | null;
  /** The candidate of a session on the base; undefined where it is the same now, or where the base did not have the session. */
  readonly of: (session: ReportedSession) => BaseText | undefined;
}

/** What is read of a session of the report; of samples those that are shown are the worst. */
export interface ReportedSession {
  readonly name: string;
  readonly candidate_digest: string | null;
  readonly samples?: readonly { readonly sample: number; readonly candidate_digest: string | null }[] | undefined;
  readonly worst?: number | undefined;
}

/**
 * The candidates of the base a run is compared with; undefined where nobody has looked for them. A candidate is shown only
 * where it has the digest that the report of the base has for it: whoever can write the file beside that report, but not the
 * report, can put no words into the base's mouth.
 */
export function openBaseTexts(
  baseline: BaselineFacts | null,
  format: SummaryFormat,
  digest: Digest,
): BaseTexts | undefined {
  if (baseline?.kind !== 'found' || baseline.candidates === undefined) return undefined;
  const { candidates, report } = baseline;
  if (candidates.kind === 'none') return { without: candidates.reason, of: () => undefined };
  let lines: ReadonlyMap<string, readonly string[]> | undefined;
  const before = new Map(report.sessions.map((session) => [session.name, session]));
  return {
    without: null,
    of: (session) => {
      const earlier = before.get(session.name);
      if (earlier === undefined) return undefined;
      const wanted = digestOnBase(earlier);
      if (wanted === digestNow(session)) return undefined;
      if (wanted === null)
        return { kind: 'none', reason: 'On the base this session had no candidate that could be read' };
      lines ??= byName(candidates);
      for (const text of lines.get(session.name) ?? []) {
        const read = readCandidate({ ...A_LINE, text }, digest, format);
        if ('kind' in read && read.kind === 'valid' && read.digest === wanted) {
          return { kind: 'text', summary: maskedSummary(asWritten(read.summary, read)) };
        }
      }
      return { kind: 'none', reason: lines.has(session.name) ? OTHER_WORDS : NOT_KEPT };
    },
  };
}

const NOT_KEPT = `The candidate of the base is not in its ${CANDIDATES_FILE}, which holds 1,000 sessions at most`;
const OTHER_WORDS = `The candidate of the base is not shown: in its ${CANDIDATES_FILE} it is not as it was scored, since something was masked, or it is read by other settings now`;

const A_LINE = { file: CANDIDATES_FILE, line: 1, fault: null, name: undefined, markdown: undefined } as const;

function digestNow({ candidate_digest: digest, samples, worst }: ReportedSession): string | null {
  if (samples === undefined) return digest;
  return samples.find(({ sample }) => sample === worst)?.candidate_digest ?? null;
}

/** Of several samples the worst stands for the session, as it does now. */
function digestOnBase({ candidate_digest: digest, samples }: BaselineSession): string | null {
  if (samples == null || samples.length === 0) return digest ?? null;
  const worst = samples.reduce((least, sample) => (sample.overall < least.overall ? sample : least));
  return worst.candidate_digest ?? null;
}

/** The lines of each session that says whose it is. */
function byName({ lines }: Extract<BaseCandidates, { kind: 'lines' }>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const name = nameIn(line);
    if (name === undefined) continue;
    addTo(found, name, line);
  }
  return found;
}

/** The session that a line says under our own key for it. */
export function nameIn(line: string): string | undefined {
  const value = jsonOrNothing(line);
  const name = isPlainObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
