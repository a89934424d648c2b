import { type Severity, toldMessage } from '../../core/finding.js';
import { jsonText } from '../../core/json/text.js';
import type { Digest } from '../../core/ports.js';
import { counted, cut, plainLine } from '../../core/text.js';
import { levelsIn } from '../../report/counted-findings.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { gatesInWords } from '../consequence.js';
import { fallenNames } from '../evidence.js';
import { openFingerprints } from '../fingerprint.js';
import { type Ranked, withinUploadLimits } from '../upload-limits.js';
import { adviceOf } from '../wording.js';

/** An entry of a Code Quality report, https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
interface CodeQualityIssue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** The longest description; reports of findings have shorter ones, but for what a judge says. */
const LONGEST_DESCRIPTION = 1000;

/** Hex digits of a fingerprint: as many as the MD5 that GitLab suggests has. */
const FINGERPRINT_DIGITS = 32;

const SEVERITIES = { error: 'critical', warning: 'minor', note: 'info' } as const;

/**
 * Gates that fail, and the findings, as a Code Quality report of GitLab. Of one that is too large the worst entries are kept,
 * and the last one says how many were left out.
 * @param digest SHA-256, for the fingerprints
 */
export function renderCodeQuality(report: Report, digest: Digest): string {
  const key = report.settings['comment-key']?.value;
  const print = (...about: readonly unknown[]): string =>
    digest(JSON.stringify([key ?? 'default', ...about])).slice(0, FINGERPRINT_DIGITS);
  const { kept, omitted } = withinUploadLimits(issuesOf(report, digest, print));
  const issues = [...gateIssues(report, print), ...kept];
  return jsonText(omitted === 0 ? issues : [...issues, omissionOf(omitted, report, print)]);
}

type Print = (...about: readonly unknown[]) => string;

function gateIssues(report: Report, print: Print): readonly CodeQualityIssue[] {
  if (report.verdict !== 'fail') return [];
  return report.gates
    .filter(({ status, waived }) => status === 'fail' && waived !== true)
    .map((gate) => ({
      description: textOf(`The gate fails: ${gatesInWords([gate], report)}`),
      check_name: plainLine(gate.id, 200),
      fingerprint: print('gate', gate.id),
      severity: 'blocker',
      location: { path: folderOf(report), lines: { begin: 1 } },
    }));
}

function issuesOf(report: Report, digest: Digest, print: Print): readonly Ranked[] {
  const fingerprint = openFingerprints(digest);
  const fallen = fallenNames(report);
  const toRanked = (session: ReportSession | null, finding: ReportFinding, level: Severity, rank: number): Ranked => {
    // Counted in the order of the report, whichever are kept.
    const own = fingerprint(session?.name ?? null, finding);
    const isBlamed = finding.new === true && session !== null && fallen.has(session.name);
    const severity: Severity = isBlamed && level === 'warning' ? 'error' : level;
    return { severity, rank, make: () => issueOf(finding, severity, print('finding', own), report) };
  };
  return [
    ...report.sessions.flatMap((session) => {
      const levelOf = levelsIn(session);
      return session.findings.map((one, rank) => toRanked(session, one, levelOf(one), rank));
    }),
    ...report.findings.map((one, rank) => toRanked(null, one, one.severity, rank)),
  ];
}

function issueOf(finding: ReportFinding, severity: Severity, fingerprint: string, report: Report): CodeQualityIssue {
  const { code, file, line } = finding;
  const advice = adviceOf(finding);
  const message = toldMessage(finding);
  // Where a credential was masked, a path leads nowhere any more.
  const isKnown = file !== null && !file.includes('***');
  return {
    description: textOf(advice === undefined ? message : `${message} \u2192 ${advice}`),
    check_name: code,
    fingerprint,
    severity: SEVERITIES[severity],
    location: { path: isKnown ? pathOf(file) : folderOf(report), lines: { begin: isKnown ? (line ?? 1) : 1 } },
  };
}

function omissionOf(omitted: number, report: Report, print: Print): CodeQualityIssue {
  return {
    description: `${counted(omitted, 'finding')} left out of this list, the least severe ones; report.json has them`,
    check_name: 'summary-gate',
    fingerprint: print('omitted'),
    severity: 'info',
    location: { path: folderOf(report), lines: { begin: 1 } },
  };
}

function textOf(text: string): string {
  return cut(plainLine(text), LONGEST_DESCRIPTION);
}

/** Where what is of no file stands. */
function folderOf({ settings }: Report): string {
  const [folder] = [settings['candidates']?.value].flat();
  return typeof folder === 'string' ? pathOf(folder) : '.';
}

/** As GitLab has it in the tree of the repository: the path itself, in characters that JSON can carry. */
function pathOf(path: string): string {
  return path.replace(/\p{Cs}/gu, '\ufffd').replace(/^(\.\/)+/, '');
}
