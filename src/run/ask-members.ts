import type { Digest } from '../core/ports.js';
import type { Asking } from '../judge/asking/ask.js';
import { openAskOnce } from '../judge/asking/ask-once.js';
import { paceOf } from '../judge/asking/concurrency.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { judgeSessions } from '../judge/judge-sessions.js';
import type { Judgement } from '../judge/judgement.js';
import { combineAll } from '../judge/panel/combine-all.js';
import { type AskedMember, together } from '../judge/panel/judge-panel.js';
import type { SessionQuestion } from '../judge/rubric-questions.js';
import type { Settings } from '../settings/table.js';
import type { OpenMember } from './open-member.js';

/** One of those who judge; asks by batches where the run does. */
export interface Member extends OpenMember, AskedMember {
  readonly settings: Settings;
  /** Its asking without batches. */
  readonly direct: Asking;
}

/** What the servers of some do not take; nothing where all take all. */
export function concededBy(members: readonly Member[]): Pick<JudgeFacts, 'conceded'> {
  const conceded = members.flatMap(({ member: { model }, provider: { completer } }) => {
    const parts = completer?.conceded?.() ?? [];
    return parts.length === 0 ? [] : [{ model, parts }];
  });
  return conceded.length === 0 ? {} : { conceded };
}

interface Telling {
  readonly digest: Digest;
  /** What the questions are about, for who watches. */
  readonly what: string;
  readonly onProgress: (done: number, all: number | null, what: string) => void;
}

/** Asks everybody who judges the same rubric questions, all at the same time, and puts together what they say. */
export async function askMembers(
  of: readonly Member[],
  questionsOf: (member: Member) => readonly SessionQuestion[],
  settings: Settings,
  { digest, what, onProgress }: Telling,
): Promise<readonly Judgement[]> {
  const tell = of.length === 1 ? () => onProgress : together(of.length, onProgress);
  const said = of.map(async (member, i) => ({
    member: member.member,
    judgements: await judgeSessions(questionsOf(member), openAskOnce(member.asking, digest), {
      samples: settings['judge-samples'],
      pace: paceOf(settings),
      onJudged: (done, all) => tell(i)(done, all, what),
      further: null,
    }),
  }));
  return combineAll(await Promise.all(said));
}
