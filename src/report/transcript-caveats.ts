import { counted, someNames } from '../core/text.js';
import type { RubricVersion } from '../rubric/score.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { SessionDetails } from '../scoring/session-details.js';

/** What nobody looked into: the findings about what a session does not say are not there for such a session. */
export function transcriptCaveats(rated: readonly RatedSession[], rubric: RubricVersion): readonly string[] {
  return [...absentCaveat(rated, rubric), ...unreadCaveat(rated), ...inPartCaveat(rated, rubric)];
}

function absentCaveat(rated: readonly RatedSession[], rubric: RubricVersion): readonly string[] {
  const usable = rated.filter(({ status }) => status === 'scored');
  const absent = usable.filter(({ traits }) => traits?.transcript === 'none').length;
  if (absent === 0) return [];
  const sessions = counted(usable.length, 'session');
  const isEach = rated.length === usable.length;
  if (absent === usable.length) {
    const none = isEach
      ? 'No session has a'
      : absent === 1
        ? 'The only session with a usable candidate has no'
        : `None of the ${sessions} with a usable candidate has a`;
    return [`${none} transcript: ${takenAsTrue(absent, rubric)}.`];
  }
  const of = isEach ? sessions : `the ${sessions} with a usable candidate`;
  return [`${absent} of ${of} ${absent === 1 ? 'has' : 'have'} no transcript: ${takenAsTrue(absent, rubric)}.`];
}

/** What it means for so many sessions that nothing in them is ungrounded. */
function takenAsTrue(sessions: number, rubric: RubricVersion): string {
  const [theirs, beyond] = sessions === 1 ? ['its candidate says', 'its'] : ['their candidates say', 'their'];
  return `what ${theirs} beyond ${beyond} reference is taken as true${rubric === 'v1' ? '' : ', but for what looks like a slip in a number or a name'}`;
}

function unreadCaveat(rated: readonly RatedSession[]): readonly string[] {
  const unread = notWhole(rated, 'unread');
  if (unread.length === 0) return [];
  const named = someNames(unread.map(({ file, reason }) => `${file} (${reason})`));
  return [
    `${counted(unread.length, 'transcript')} not read, so that ${unread.length === 1 ? 'its candidate is' : 'their candidates are'} compared with the reference alone: ${named}.`,
  ];
}

/** One line that is not understood is enough: it may be the one that tells what a candidate says. */
function inPartCaveat(rated: readonly RatedSession[], rubric: RubricVersion): readonly string[] {
  const inPart = notWhole(rated, 'in part');
  if (inPart.length === 0) return [];
  const named = someNames(inPart.map(({ file, line, reason }, i) => `${file}:${line}${i === 0 ? ` (${reason})` : ''}`));
  return [
    `${counted(inPart.length, 'transcript')} not understood whole, so that ${takenAsTrue(inPart.length, rubric)}: ${named}.`,
  ];
}

type NotWhole = NonNullable<SessionDetails['unreadTranscript']>;

/** Details are looked up for these sessions alone: of thousands there are few. */
function notWhole<Kind extends NotWhole['kind']>(
  rated: readonly RatedSession[],
  kind: Kind,
): readonly Extract<NotWhole, { kind: Kind }>[] {
  const isOf = (one: NotWhole | undefined): one is Extract<NotWhole, { kind: Kind }> => one?.kind === kind;
  return rated
    .filter(({ traits }) => traits?.transcript === kind)
    .map(({ details }) => details.unreadTranscript)
    .filter(isOf);
}
