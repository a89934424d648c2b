import { FINDING_CLASSES, type FindingCode, JUDGED_CODES } from '../core/finding.js';
import type { Dimension } from '../core/summary.js';
import { counted, terminalLine } from '../core/text.js';
import { GATES } from '../gates/catalogue.js';
import { codesOfGate } from '../gates/fail-on.js';
import { isFindingWaived } from '../inputs/waivers/waiver.js';
import { waivedSessions } from '../report/report-session.js';
import type { Report, ReportSession } from '../report/schema.js';
import { saysNoOutcome } from '../rubric/findings/defects.js';
import { codeBlock, shellWord } from './escape.js';
import type { ArtifactOfRun } from './reproduction.js';
import { givenFlags, INSTALLED, isAboutScoring, LONGEST_COMMAND, pathFlags } from './setting-flags.js';
import { shownStatus } from './wording.js';

/** Commands that are shown: more of them nobody types, and they are the same but for the name. */
const MOST_COMMANDS = 20;

/** A longer name is nothing to paste. */
const LONGEST_NAME = 200;

/** Whoever copies it signs what they accept. */
const SIGNED = '--by "$(git config user.name)"';

/** The commands that accept the failing candidates of a run, each a line of a shell, the candidate that is most likely right first. */
interface TeachingCommands {
  /** What gets the candidates; undefined where they are in the checkout, or nobody keeps them. */
  readonly fetch: string | undefined;
  readonly accept: readonly string[];
  /** The same for whichever session a person chooses; undefined where the first of `accept` may well be right in other words. */
  readonly ofChosen: string | undefined;
  /** Further failing sessions of which none is shown. */
  readonly omitted: number;
}

/**
 * For each session that fails and could pass by it, the command that puts its candidate beside the reference. It takes the very
 * candidates that were scored, from the artifact of the run where there is one, else those of the checkout. A name that a line of
 * text cannot have as it is has no command. Undefined where there is no such session.
 * @param program how it is called from the top of the repository
 */
export function teachingCommands(
  report: Report,
  artifact: ArtifactOfRun | undefined,
  program: string = INSTALLED,
): TeachingCommands | undefined {
  const waived = waivedSessions(report);
  const failing = likelyRightFirst(
    report.sessions.filter(
      (session) => session.failed && shownStatus(session) === 'scored' && !waived.has(session.name),
    ),
  );
  const folder = artifact === undefined ? undefined : `run-${artifact.runId}`;
  const flags = [
    ...(folder === undefined ? pathFlags(report, ['candidates']) : [`--candidates ${folder}/${artifact?.file}`]),
    ...pathFlags(report, ['config', 'corpus']),
    // It compares with what the last run has written there; what a run elsewhere has written is not in this checkout.
    ...(folder === undefined ? pathFlags(report, ['report-dir']) : []),
    ...givenFlags(report, isAboutScoring),
    SIGNED,
  ].join(' ');
  const accept: string[] = [];
  let ofChosen: string | undefined;
  let omitted = 0;
  for (const [i, session] of failing.entries()) {
    if (accept.length === MOST_COMMANDS) {
      omitted += failing.length - i;
      break;
    }
    if (!couldPassAccepted(session, report)) continue;
    const operand = operandOf(session);
    const command = operand === undefined ? '' : `${program} accept ${flags} -- ${shellWord(operand)}`;
    if (command === '' || command.length > LONGEST_COMMAND) {
      omitted++;
      continue;
    }
    if (accept.length === 0 && isWrongInAnyWords(session)) ofChosen = `${program} accept ${flags} -- ${CHOSEN}`;
    accept.push(command);
  }
  if (accept.length + omitted === 0) return undefined;
  const fetch = artifact && `gh run download ${artifact.runId} --name ${artifact.name} --dir ${folder}`;
  return { fetch, accept, ofChosen, omitted };
}

/** What other words do not explain. */
const WRONG_IN_ANY_WORDS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  ...FINDING_CLASSES.unusable,
  ...FINDING_CLASSES.form,
  ...FINDING_CLASSES.outcome,
  ...FINDING_CLASSES.ungrounded,
  ...FINDING_CLASSES.contradiction,
]);

/** The sessions whose candidates are most likely right in other words first: those that only their scores speak against, the highest of these first. */
function likelyRightFirst(sessions: readonly ReportSession[]): readonly ReportSession[] {
  // Findings are looked up once for each: where thousands fail that takes longer than the sorting.
  const ranks = new Map(sessions.map((session) => [session, Number(isWrongInAnyWords(session))]));
  const rank = (session: ReportSession): number => ranks.get(session) ?? 0;
  return [...sessions].sort((a, b) => rank(a) - rank(b) || (b.overall ?? 0) - (a.overall ?? 0));
}

function isWrongInAnyWords({ findings }: ReportSession): boolean {
  return findings.some(({ code }) => WRONG_IN_ANY_WORDS.has(code));
}

/** Stands for a name in a command, and is none of a shell's signs. */
const CHOSEN = 'SESSION';

/** Of several samples the one whose findings are shown. */
function operandOf({ name, samples, worst }: ReportSession): string | undefined {
  const operand = samples === undefined || worst === undefined ? name : `${name}/${worst}`;
  return operand.length > LONGEST_NAME || terminalLine(operand) !== operand ? undefined : operand;
}

/** The commands for a comment and for the summary of a step, behind a click; nothing where there are none. */
export function teachingSection(report: Report, artifact: ArtifactOfRun | undefined): readonly string[] {
  const commands = teachingCommands(report, artifact);
  if (commands === undefined) return [];
  const { fetch, accept, omitted } = commands;
  const where = artifact === undefined ? 'In a checkout with the candidates' : 'In a checkout of this branch';
  const rest = omitted === 0 ? [] : [`… and ${counted(omitted, 'more failing session')}.`, ''];
  const script = [...(fetch === undefined ? [] : [fetch]), ...accept];
  return [
    '<details>',
    '<summary>✍️ Right in other words? Accept a candidate beside its reference</summary>',
    '',
    `${where}; each shows what differs and asks before it writes. What is wrong, and was not found, is kept by \`reject\` in the same way.`,
    '',
    ...(accept.length === 0 ? [] : codeBlock(script.join('\n'), 'sh')),
    ...rest,
    '</details>',
    '',
  ];
}

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
function couldPassAccepted(session: ReportSession, report: Pick<Report, 'gates' | 'waivers'>): boolean {
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
