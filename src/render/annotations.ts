import { isDiagnosis, toldMessage } from '../core/finding.js';
import { cut } from '../core/text.js';
import { levelsIn } from '../report/counted-findings.js';
import type { Report, ReportFinding, ReportSession } from '../report/schema.js';
import { worstFirst } from './chosen-sessions.js';
import { placeAlone } from './evidence.js';
import { pipelineAdvice } from './pipeline-advice.js';
import { type BehindMean, sessionsBehindMeans } from './sessions-behind-means.js';
import { adviceOf, findingNote } from './wording.js';

/** A remark at a line of a file, as a workflow log or a check run carries it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** The longest message: the runner cuts at 4,096 characters, and a reader long before. */
const LONGEST_MESSAGE = 1000;

/**
 * What is to be said at the lines of files: what to look at where the run fails, what is wrong with most candidates, then the worst first: the first finding of each failing session, the sessions that
 * a mean fails by while they do not fail by themselves, the other findings of failing sessions, then those of passing ones.
 * Of sessions that were compared with a base only what is new is said, and what they fail by.
 */
export function annotationsOf(report: Report): readonly Annotation[] {
  const isQuiet = report.verdict === 'pass' && (report.baseline?.overall ?? null) !== null;
  const compared = new Set(report.baseline?.sessions.map(({ name }) => name));
  const behind = sessionsBehindMeans(report);
  const told = new Map(behind.map(({ session, finding }) => [session.name, finding]));
  const { failing, passing } = inRounds(report, (session) => {
    const { name, findings } = session;
    const first = told.get(name);
    const levelOf = levelsIn(session);
    const others = (first == null ? findings : findings.filter((one) => !isSame(one, first))).map((one) => ({
      ...one,
      severity: levelOf(one),
    }));
    return compared.has(name) ? others.filter((one) => one.new === true || one.severity === 'error') : others;
  });
  const [first = [], ...others] = failing;
  const outside = report.findings.filter((one) => !isQuiet || one.severity !== 'warning' || one.new === true);
  return [
    ...(report.verdict === 'fail' ? pipelineAdvice(report).slice(0, 1).map(ofPipeline) : []),
    ...outside.filter(isDiagnosis).map(toAnnotation),
    ...first.map(toAnnotation),
    ...behind.map(ofSessionBehind),
    ...others.flat().map(toAnnotation),
    // What most candidates lack has been said.
    ...passing.flatMap((findings) => findings.filter(({ code }) => code !== 'FIELD_MISSING')).map(toAnnotation),
    ...outside.filter((finding) => !isDiagnosis(finding)).map(toAnnotation),
  ];
}

/** The files in which findings stand, those of the worst sessions first. */
export function filesWithFindings(report: Report): readonly (string | null)[] {
  const { failing, passing } = inRounds(report, ({ findings }) => findings);
  return [...failing.flat(), ...passing.flat(), ...report.findings].map(({ file }) => file);
}

type Findings = readonly ReportFinding[];

/** Findings in rounds, one of each session in each of them: no session hides the others. */
function inRounds(
  { sessions }: Report,
  findingsOf: (session: ReportSession) => Findings,
): { readonly failing: readonly Findings[]; readonly passing: readonly Findings[] } {
  const all = worstFirst(sessions.filter(({ findings }) => findings.length > 0));
  return {
    failing: rounds(all.filter(({ failed }) => failed).map(findingsOf)),
    passing: rounds(all.filter(({ failed }) => !failed).map(findingsOf)),
  };
}

function rounds(lists: readonly Findings[]): readonly Findings[] {
  const most = lists.reduce((longest, findings) => Math.max(longest, findings.length), 0);
  return Array.from({ length: most }, (_, i) => lists.flatMap((findings) => findings[i] ?? []));
}

/** Findings are made anew each time that a session is asked for them. */
function isSame(a: ReportFinding, b: ReportFinding): boolean {
  return a.code === b.code && a.message === b.message && a.line === b.line && a.column === b.column;
}

/** Title of what is of no file: who reads it changes what writes them all. */
export const PIPELINE = 'The pipeline';

function ofPipeline(sentence: string): Annotation {
  return { level: 'error', title: PIPELINE, message: `${sentence}.`, file: null, line: null, column: null };
}

function ofSessionBehind({ gate, message, session, finding }: BehindMean): Annotation {
  return {
    level: 'error',
    title: gate,
    message: cut(finding === null ? message : `${message}${saying(placeAlone(finding))}`, LONGEST_MESSAGE),
    ...placeOf(finding, session),
  };
}

/** A session whose findings nobody knows still has its candidate. */
function placeOf(finding: ReportFinding | null, session: ReportSession): Pick<Annotation, 'file' | 'line' | 'column'> {
  if (finding?.file == null) return { file: session.candidate_path, line: null, column: null };
  const { file, line, column } = finding;
  return { file, line, column };
}

function toAnnotation(finding: ReportFinding): Annotation {
  const { severity, code, file, line, column } = finding;
  const level = severity === 'note' ? 'notice' : severity;
  return { level, title: code, message: cut(saying(finding), LONGEST_MESSAGE), file, line, column };
}

/** A finding with what stands behind it and what to do about it. */
function saying(finding: ReportFinding): string {
  const suggestion = adviceOf(finding);
  const note = findingNote(finding);
  const advice = `${note === undefined ? '' : ` (${note})`}${suggestion === undefined ? '' : ` → ${suggestion}`}`;
  return `${toldMessage(finding)}${advice}`;
}

/** GitHub keeps so many annotations of each level and step and drops the rest without a word. */
const KEPT_PER_LEVEL = 10;

/** Left for the error that closes the step, and for notices of trouble with summary, comment and check run. */
const RESERVED = { error: 1, warning: 0, notice: 3 } as const;

/** At most as many of each level as GitHub keeps, the last of them telling how many more there are. */
export function withinLimits(annotations: readonly Annotation[]): readonly Annotation[] {
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter((annotation) => annotation.level === level);
    const room = KEPT_PER_LEVEL - RESERVED[level];
    if (all.length <= room) return all;
    const message = `and ${all.length - (room - 1)} more ${level}s: the summary of the run shows the worst of them, report.json has all`;
    return [...all.slice(0, room - 1), { level, title: 'summary-gate', message, file: null, line: null, column: null }];
  });
}
