import { FINDING_CLASSES, type FindingCode } from '../core/finding.js';
import { counted, terminalLine } from '../core/text.js';
import { waivedSessions } from '../report/report-session.js';
import type { Report, ReportSession } from '../report/schema.js';
import { couldPassAccepted } from './accepting.js';
import { codeBlock } from './code-block.js';
import { shellWord } from './escape.js';
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
  const rank = (session: ReportSession): number => Number(isWrongInAnyWords(session));
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
