import { counted } from '../../counted.js';
import { FINDING_CODES } from '../../finding.js';
import type { Digest } from '../../ports.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { cut, jsonText, markdownInline, plainLine } from '../escape.js';
import { waiversOn, waiverText } from '../waived.js';
import { adviceOf } from '../wording.js';
import { openFingerprints } from './fingerprint.js';
import { locationOf, REFERENCE_ID, ROOT, referenceOf } from './location.js';
import { sarifRules } from './rules.js';
import { type Ranked, withinUploadLimits } from './upload-limits.js';

/** The longest message; reports of findings have shorter ones, but for what a judge says. */
const LONGEST_MESSAGE = 1000;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * The findings as SARIF 2.1.0, for code scanning and editors. Holds at most what GitHub takes and shows; what is left
 * out is said in the notifications of the run.
 * @param digest SHA-256, for the fingerprints
 */
export function renderSarif(report: Report, digest: Digest): string {
  const { kept, omitted } = withinUploadLimits(resultsOf(report, digest));
  const key = report.settings['comment-key']?.value;
  return jsonText({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: report.tool.name,
            version: report.tool.version,
            semanticVersion: report.tool.version,
            rules: sarifRules(),
          },
        },
        // What stands before the last slash is the category, by which several gates live side by side.
        automationDetails: { id: `summary-gate/${typeof key === 'string' ? key : 'default'}/` },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The top of the repository.' } } },
        invocations: [
          {
            executionSuccessful: true,
            endTimeUtc: report.scored_at,
            toolExecutionNotifications: [...omission(omitted), ...report.caveats].map((text) => ({
              level: 'note',
              message: { text: messageText(text) },
            })),
          },
        ],
        results: kept,
        properties: { verdict: report.verdict, title: report.title, overall_mean: report.overall_mean },
      },
    ],
  });
}

function omission(omitted: number): readonly string[] {
  if (omitted === 0) return [];
  return [`${counted(omitted, 'finding')} left out, which code scanning would not show; report.json has them.`];
}

function resultsOf(report: Report, digest: Digest): readonly Ranked[] {
  const fingerprint = openFingerprints(digest);
  // All results of a run tell, or none does (SARIF 2.1.0, 3.27.23).
  const tellsWaivers = report.sessions.some(({ failed, waived }) => failed && waived !== undefined);
  const ofSessions = report.sessions.flatMap((session) => {
    const { findings } = session;
    const related = findings.length === 0 ? [] : referenceOf(session, report);
    return findings.map((finding, rank) => toRanked(session, finding, rank, related));
  });
  return [...ofSessions, ...report.findings.map((finding, rank) => toRanked(null, finding, rank, []))];

  function toRanked(
    session: ReportSession | null,
    finding: ReportFinding,
    rank: number,
    related: readonly unknown[],
  ): Ranked {
    const print = fingerprint(session?.name ?? null, finding);
    const { code, severity, dimension, suggestion } = finding;
    const make = (): unknown => ({
      ruleId: code,
      ruleIndex: FINDING_CODES.indexOf(code),
      level: severity,
      message: messageOf(finding, related.length > 0 ? ` ([reference](${REFERENCE_ID}))` : ''),
      locations: [locationOf(session, finding, report)],
      ...(related.length > 0 && { relatedLocations: related }),
      // GitHub goes by the first name alone, and makes up a worse one from the text of the line where it is missing.
      partialFingerprints: { primaryLocationLineHash: print, 'summaryGate/v1': print },
      ...(tellsWaivers && { suppressions: session === null ? [] : suppressionsOf(session, dimension) }),
      properties: {
        ...(session !== null && { session: plainLine(session.name, 300) }),
        ...(dimension !== null && { dimension }),
        ...(suggestion !== null && { suggestion: plainLine(suggestion, LONGEST_MESSAGE) }),
      },
    });
    return { severity, rank, make };
  }
}

/** A waiver stands outside of the code that it is about. */
function suppressionsOf(session: ReportSession, dimension: ReportFinding['dimension']): readonly unknown[] {
  return waiversOn(session, dimension).map((waiver) => ({
    kind: 'external',
    justification: messageText(waiverText(waiver)),
  }));
}

/** @param link our own, behind all that is foreign */
function messageOf(finding: ReportFinding, link: string): unknown {
  const advice = adviceOf(finding);
  const text = advice === undefined ? finding.message : `${finding.message} → ${advice}`;
  const tail = advice === undefined ? '' : `\n\n→ ${markdownInline(advice, LONGEST_MESSAGE)}`;
  return {
    text: `${messageText(text)}${link}`,
    markdown: `${markdownInline(finding.message, LONGEST_MESSAGE)}${tail}${link}`,
  };
}

/** In the plain text of SARIF, `[text](address)` is a link (3.11.6); foreign text makes none. */
function messageText(text: string): string {
  return cut(plainLine(text).replace(/\](?=\()/g, ']\u200b'), LONGEST_MESSAGE);
}
