import {
  DIMENSION_OF_CODE,
  FINDING_CODES,
  type FindingCode,
  type Severity,
  severityOf,
  toldMessage,
} from '../../core/finding.js';
import { jsonText } from '../../core/json/text.js';
import type { Digest } from '../../core/ports.js';
import { counted, cut, plainLine } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { levelsIn } from '../../report/counted-findings.js';
import { dimensionsOf } from '../../report/per-dimension.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { gatesInWords } from '../consequence.js';
import { markdownInline } from '../escape.js';
import { fallenNames } from '../evidence.js';
import { FINDING_TEXTS } from '../finding-texts.js';
import { openFingerprints } from '../fingerprint.js';
import { pipelineAdvice } from '../pipeline-advice.js';
import { type Ranked, withinUploadLimits } from '../upload-limits.js';
import { adviceOf, waiversOnFinding, waiverText } from '../wording.js';

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
            rules: sarifRules(codesOf(report)),
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
            toolExecutionNotifications: [...omission(omitted), ...verdictInWords(report), ...report.caveats].map(
              (text) => ({
                level: 'note',
                message: { text: messageText(text) },
              }),
            ),
          },
        ],
        results: kept,
        properties: { verdict: report.verdict, title: report.title, overall_mean: report.overall_mean },
      },
    ],
  });
}

/** Why the run fails, and what to look at: the results tell of single findings alone. */
function verdictInWords(report: Report): readonly string[] {
  if (report.verdict !== 'fail') return [];
  const failed = report.gates.filter(({ status, waived }) => status === 'fail' && waived !== true);
  return [...failed.map((gate) => `The gate fails: ${gatesInWords([gate], report)}.`), ...pipelineAdvice(report)];
}

function omission(omitted: number): readonly string[] {
  if (omitted === 0) return [];
  return [`${counted(omitted, 'finding')} left out, which code scanning would not show; report.json has them.`];
}

function resultsOf(report: Report, digest: Digest): readonly Ranked[] {
  const fingerprint = openFingerprints(digest);
  const codes = codesOf(report);
  const fallen = fallenNames(report);
  // All results of a run tell, or none does (SARIF 2.1.0, 3.27.23).
  const tellsWaivers = report.sessions.some(({ failed, waived }) => failed && waived !== undefined);
  const ofSessions = report.sessions.flatMap((session) => {
    const { findings } = session;
    const related = findings.length === 0 ? [] : referenceOf(session, report);
    const levelOf = levelsIn(session);
    return findings.map((finding, rank) => toRanked(session, finding, { rank, level: levelOf(finding), related }));
  });
  const outside = report.findings.map((finding, rank) =>
    toRanked(null, finding, { rank, level: finding.severity, related: [] }),
  );
  return [...ofSessions, ...outside];

  function toRanked(
    session: ReportSession | null,
    finding: ReportFinding,
    { rank, level, related }: { readonly rank: number; readonly level: Severity; readonly related: readonly unknown[] },
  ): Ranked {
    const print = fingerprint(session?.name ?? null, finding);
    const { code, dimension, suggestion } = finding;
    // No session alone is to blame for the drop of a mean: what is new in those that fell is.
    const isBlamed = finding.new === true && session !== null && fallen.has(session.name);
    const severity = isBlamed && level === 'warning' ? 'error' : level;
    const make = (): unknown => ({
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: messageOf(
        finding,
        isBlamed ? NEW_SINCE_BASE : '',
        related.length > 0 ? ` ([reference](${REFERENCE_ID}))` : '',
      ),
      locations: [locationOf(session, finding, report)],
      ...(related.length > 0 && { relatedLocations: related }),
      // GitHub goes by the first name alone, and makes up a worse one from the text of the line where it is missing.
      partialFingerprints: { primaryLocationLineHash: print, 'summaryGate/v1': print },
      ...(tellsWaivers && { suppressions: session === null ? [] : suppressionsOf(session, finding) }),
      properties: {
        ...(session !== null && { session: plainLine(session.name, 300) }),
        ...(dimension !== null && { dimension }),
        ...(finding.known === true && { known: true }),
        ...(finding.samples !== undefined && { samples: finding.samples }),
        ...(suggestion !== null && { suggestion: plainLine(suggestion, LONGEST_MESSAGE) }),
      },
    });
    return { severity, rank, make };
  }
}

/** A waiver stands outside of the code that it is about. */
function suppressionsOf(session: ReportSession, finding: ReportFinding): readonly unknown[] {
  return waiversOnFinding(session, finding).map((waiver) => ({
    kind: 'external',
    justification: messageText(waiverText(waiver)),
  }));
}

/** Behind the message of a finding that a run fails by although its session passes. */
const NEW_SINCE_BASE = ' (new against the base; the session fell)';

/**
 * @param note our own, behind the message
 * @param link our own, behind all that is foreign
 */
function messageOf(finding: ReportFinding, note: string, link: string): unknown {
  const message = `${toldMessage(finding)}${note}`;
  const advice = adviceOf(finding);
  const text = advice === undefined ? message : `${message} → ${advice}`;
  const tail = advice === undefined ? '' : `\n\n→ ${markdownInline(advice, LONGEST_MESSAGE)}`;
  return {
    text: `${messageText(text)}${link}`,
    markdown: `${markdownInline(message, LONGEST_MESSAGE)}${tail}${link}`,
  };
}

/** In the plain text of SARIF, `[text](address)` is a link (3.11.6); foreign text makes none. */
function messageText(text: string): string {
  return cut(plainLine(text).replace(/\](?=\()/g, ']\u200b'), LONGEST_MESSAGE);
}

/** The top of the repository, which every path is relative to. Where it lies is the reader's to know. */
const ROOT = '%SRCROOT%';

/**
 * Where a finding stands: its line, and what of which session it is about. There always is a file: GitHub refuses the
 * whole upload for one result without. Where no file can be named, it is the folder of the candidates.
 */
function locationOf(
  session: ReportSession | null,
  { file, line, column, dimension }: ReportFinding,
  { settings }: Report,
): unknown {
  const candidates = settings['candidates']?.value;
  const isKnown = file !== null && !isMasked(file);
  const [folder] = [candidates].flat();
  const path = isKnown ? file : typeof folder === 'string' ? folder : '.';
  const region =
    isKnown && line !== null ? { startLine: line, ...(column !== null && { startColumn: column }) } : { startLine: 1 };
  const name = session === null ? undefined : plainLine(session.name, 300);
  return {
    physicalLocation: { artifactLocation: artifactOf(path), region },
    ...(name !== undefined && {
      logicalLocations: [
        { name: dimension ?? name, fullyQualifiedName: dimension === null ? name : `${name}/${dimension}` },
      ],
    }),
  };
}

/** By this number a message links to the reference: GitHub shows related locations only where a message does. */
const REFERENCE_ID = 1;

/** The reference that a session is compared with, where there is one. In a `.jsonl` corpus it is a line that the report does not know. */
function referenceOf(
  { name, reference_digest: digest, reference_path: path }: ReportSession,
  { settings }: Report,
): readonly unknown[] {
  const corpus = settings['corpus']?.value;
  if (digest === null || typeof corpus !== 'string' || corpus.endsWith('.jsonl')) return [];
  const file = path ?? pathIn(corpus, `${name}/reference.json`);
  if (isMasked(file)) return [];
  return [
    {
      id: REFERENCE_ID,
      physicalLocation: { artifactLocation: artifactOf(file), region: { startLine: 1 } },
      message: { text: 'The reference of this session' },
    },
  ];
}

/** Where a credential was masked, a path leads nowhere any more. */
function isMasked(path: string): boolean {
  return path.includes('***');
}

/** A path of the workspace as a relative reference by RFC 3986. */
function artifactOf(path: string): unknown {
  const uri = path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return { uri, uriBaseId: ROOT };
}

/** The codes that a report may have: none is of a dimension that its summaries have not. */
function codesOf(report: Pick<Report, 'dimension_means'>): readonly FindingCode[] {
  const dimensions = dimensionsOf(report);
  return FINDING_CODES.filter((code) => {
    const about = DIMENSION_OF_CODE[code];
    return about === undefined || dimensions.includes(about);
  });
}

/** A rule for each of these codes, in their order: `ruleIndex` counts on it. */
function sarifRules(codes: readonly FindingCode[] = FINDING_CODES): readonly unknown[] {
  return codes.map((code) => {
    const { topic, short, full, help } = FINDING_TEXTS[code];
    const level = severityOf(code, false);
    return {
      id: code,
      name: pascalCase(code),
      shortDescription: { text: short },
      fullDescription: { text: full },
      help: { text: `${full} ${help}`, markdown: `${full}\n\n**What to do:** ${help}` },
      defaultConfiguration: { level },
      properties: { tags: ['summary', topic], 'problem.severity': level === 'note' ? 'recommendation' : level },
    };
  });
}

function pascalCase(code: FindingCode): string {
  return code
    .split('_')
    .map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .join('');
}
