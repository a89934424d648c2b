import { isDiagnosis, toldMessage } from '../../core/finding.js';
import { cut } from '../../core/text.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { adviceOf, findingNote } from '../wording.js';
import { worstFirst } from './chosen-sessions.js';

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

/** Every finding, the worst session's worst first, then the first of the next session, then every session's second. */
export function annotationsOf(report: Report): readonly Annotation[] {
  const sessions = worstFirst(report.sessions.filter(({ findings }) => findings.length > 0));
  const failing = sessions.filter(({ failed }) => failed);
  const passing = sessions.filter(({ failed }) => !failed);
  const first = report.findings.filter(isDiagnosis);
  const others = report.findings.filter((finding) => !isDiagnosis(finding));
  return [...first, ...inTurns(failing), ...inTurns(passing), ...others].map(toAnnotation);
}

/** One finding of each session in turn: no session hides the others. */
function inTurns(sessions: readonly ReportSession[]): readonly ReportFinding[] {
  // Asked for once: they may have to be looked up.
  const lists = sessions.map(({ findings }) => findings);
  const rounds = lists.reduce((most, findings) => Math.max(most, findings.length), 0);
  return Array.from({ length: rounds }, (_, i) => lists.flatMap((findings) => findings[i] ?? [])).flat();
}

function toAnnotation(finding: ReportFinding): Annotation {
  const { severity, code, file, line, column } = finding;
  const suggestion = adviceOf(finding);
  const note = findingNote(finding);
  const advice = `${note === undefined ? '' : ` (${note})`}${suggestion === undefined ? '' : ` → ${suggestion}`}`;
  const level = severity === 'note' ? 'notice' : severity;
  return { level, title: code, message: cut(`${toldMessage(finding)}${advice}`, LONGEST_MESSAGE), file, line, column };
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
    const message = `and ${all.length - (room - 1)} more of this kind: the summary of the run has them`;
    return [...all.slice(0, room - 1), { level, title: 'summary-gate', message, file: null, line: null, column: null }];
  });
}
