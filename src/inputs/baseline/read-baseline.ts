import type { Problem } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import type { Settings } from '../../settings/table.js';
import { type BaseCandidates, readBaseCandidates } from './base-candidates.js';
import { type BaselineReport, readBaselineReport } from './baseline-report.js';

export interface Baseline {
  /** Null when none is wanted, or when there are problems. */
  readonly facts: BaselineFacts | null;
  readonly problems: readonly Problem[];
}

/** Result of `baseline: auto` where nobody has looked for an artifact. */
const NOWHERE: BaselineFacts = {
  kind: 'none',
  reason:
    'baseline auto looks for an artifact of the merge base, which works as a step of a workflow only; give a file here',
};

/**
 * Reads the report to compare a run with. A file that is missing or no report is a problem; one of another format
 * version is not, since the base branch may be older than this program.
 * @param setting `auto`, a workspace path, or null for no baseline
 * @param auto what was found for `auto`
 * @param wanted whether the candidates beside the report are read too, for pages that show texts
 */
export function readBaseline(
  setting: string | null,
  files: Files,
  auto: BaselineFacts | undefined,
  wanted: WantedOfBase = 'report',
): Baseline {
  if (setting === null) return { facts: null, problems: [] };
  if (setting === 'auto') return { facts: auto ?? NOWHERE, problems: [] };
  const refuse = (reason: string): Baseline => ({
    facts: null,
    problems: [
      {
        message: `baseline: ${reason}`,
        place: { file: setting },
        hint: 'bless writes one; none compares with nothing',
      },
    ],
  });
  const kind = files.kind(setting);
  if (kind !== 'file') return refuse(`${describeKind(kind)}; allowed: a report.json of an earlier run`);
  const read = files.read(setting);
  if (read.kind === 'unreadable') return refuse(read.reason);
  const parsed = readBaselineReport(read.text);
  const origin = { kind: 'file', path: setting } as const;
  switch (parsed.kind) {
    case 'broken':
      return refuse(parsed.reason);
    case 'other':
      return { facts: { kind: 'incomparable', origin, reason: parsed.reason }, problems: [] };
    case 'report':
      return {
        facts: { kind: 'found', origin, report: parsed.report, ...candidatesBeside(setting, files, wanted) },
        problems: [],
      };
  }
}

function candidatesBeside(
  report: string,
  files: Files,
  wanted: WantedOfBase,
): { readonly candidates?: BaseCandidates } {
  return wanted === 'report' ? {} : { candidates: readBaseCandidates(report, files) };
}

/** What is read of a base: its report alone, or what its candidates were as well. */
export type WantedOfBase = 'report' | 'report and candidates';

/** Whoever leaves out the page shows no texts. */
export function wantedOfBase({ 'report-formats': formats }: Pick<Settings, 'report-formats'>): WantedOfBase {
  return formats.includes('html') ? 'report and candidates' : 'report';
}

/** The report that a run is compared with, or why there is none. */
export type BaselineFacts =
  | {
      readonly kind: 'found';
      readonly origin: BaselineOrigin;
      readonly report: BaselineReport;
      /** What its candidates were; left out where nobody has looked. */
      readonly candidates?: BaseCandidates;
    }
  /** There is a report, but its format cannot be compared. */
  | { readonly kind: 'incomparable'; readonly origin: BaselineOrigin; readonly reason: string }
  /** `auto` found no report; that never fails a run. */
  | { readonly kind: 'none'; readonly reason: string };

/** Where the report of the baseline came from. */
type BaselineOrigin =
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'artifact';
      readonly runUrl: string;
      readonly commit: string;
      /** True when the merge base has no report and this is the one of an ancestor. */
      readonly fallback: boolean;
    };
