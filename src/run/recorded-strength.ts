import type { Asking } from '../judge/asking/ask.js';
import { asIfAsked } from '../judge/estimate/stub-answers.js';
import { type JudgeStrength, judgeStrengthOf, strengthLevel } from '../judge/judge-strength.js';
import type { Judgement } from '../judge/judgement.js';
import { combineAll } from '../judge/panel/combine-all.js';
import type { RubricForm } from '../judge/rubric-questions.js';
import { mergeSamples } from '../judge/sampling/merge-samples.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import {
  type Copy,
  copiesForJudge,
  copyQuestions,
  judgedCopies,
  MOST_DRAWN_FROM,
} from '../self-test/copies-for-judge.js';
import { hasJudgeGate } from '../settings/rules.js';
import type { Settings } from '../settings/table.js';
import type { NamedMember } from './named-members.js';

interface Recorded extends NamedMember {
  readonly asking: Pick<Asking, 'recorder' | 'replay'> & RubricForm;
}

/**
 * How strong the judge is, where it has gates and all answers of all who judge about copies are recorded: no run pays for that.
 * Undefined otherwise.
 */
export function recordedStrength(
  { corpusSessions: corpus }: ScoredSessions,
  settings: Settings,
  members: readonly Recorded[],
): JudgeStrength | undefined {
  if (!hasJudgeGate(settings)) return undefined;
  const drawn = Array.from({ length: corpus.count }, (_, i) => i).filter((i) => !corpus.isCanary(i));
  const sessions = drawn.slice(0, MOST_DRAWN_FROM).map(corpus.at);
  const copies = copiesForJudge(sessions, settings.dimensions);
  if (copies.length === 0) return undefined;
  const said = members.flatMap((one) => {
    const judgements = recordedJudgements(copies, one);
    return judgements === undefined ? [] : [{ member: one.member, judgements }];
  });
  if (said.length < members.length) return undefined;
  const judgements = combineAll(said, settings['min-measured']);
  return judgeStrengthOf(judgedCopies(copies, judgements), strengthLevel(settings));
}

/** Undefined where one of the answers is not recorded. */
function recordedJudgements(copies: readonly Copy[], { settings, asking }: Recorded): readonly Judgement[] | undefined {
  const { recorder, replay } = asking;
  if (replay !== 'auto' && replay !== 'replay') return undefined;
  const judgements: Judgement[] = [];
  for (const question of copyQuestions(copies, settings, asking)) {
    const { session, request, read } = question.open();
    const recorded = recorder.find(request, 0);
    if (recorded === undefined) return undefined;
    judgements.push(mergeSamples(session, [asIfAsked(read(recorded.text, false))], question.dimensions, 'median'));
  }
  return judgements;
}
