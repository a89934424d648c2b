import type { Place } from '../errors.js';
import { byWeight, type Defect } from '../finding.js';
import { showNumber, shown } from '../gates/shown.js';
import {
  type GoldenFacts,
  isRated,
  nameOf,
  type RatedSession,
  type ScoredSession,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import type { JudgeFacts } from './judge-facts.js';
import type { Judgement } from './judgement.js';

/** From this difference on, rubric and judge disagree: the cheapest queue for a human look. */
const DISAGREEMENT = 0.3;

/** A session with what the judge adds to its findings. */
export function withJudgement<Golden extends GoldenFacts>(
  session: ScoredSession<Golden>,
  { judgements, measured, voided, isSimulated }: JudgeFacts,
): ScoredSession<Golden> {
  // Whom a canary took in is not believed about anything, and what was made up is no remark about anybody's summary.
  if (session.status === 'canary' || voided !== null || isSimulated === true) return session;
  const name = nameOf(session);
  const judgement = judgements.get(name);
  const defects = [
    ...session.defects,
    ...(measured.get(name)?.defects ?? []),
    ...(judgement === undefined ? [] : remarks(session, judgement)),
  ];
  return { ...session, defects: defects.sort(byWeight) };
}

/** Notes: the rubric's score stands. */
function remarks(session: RatedSession | UnreferencedSession, judgement: Judgement): readonly Defect[] {
  const place = placeOf(session);
  return [
    ...(isRated(session) ? disagreement(session.overall, judgement, place) : []),
    ...judgement.suggestions.map(
      (suggestion): Defect => ({
        code: 'JUDGE_SUGGESTION',
        dimension: null,
        message: `The judge suggests: ${suggestion}`,
        suggestion,
        place,
      }),
    ),
  ];
}

function placeOf(session: RatedSession | UnreferencedSession): Place {
  if (!isRated(session)) return session.place;
  return { file: session.candidatePath ?? session.golden.place.file, line: 1 };
}

function disagreement(overall: number, { overall: judged, rationale }: Judgement, place: Place): readonly Defect[] {
  if (judged.score === null) return [];
  // What is shown counts, and in binary fractions 0.7 - 0.4 is less than 0.3.
  if (shown(Math.abs(shown(overall) - shown(judged.score))) < DISAGREEMENT) return [];
  const why = rationale === null ? '' : `: ${rationale}`;
  return [
    {
      code: 'JUDGE_DISAGREES',
      dimension: null,
      message: `The rubric gives ${showNumber(overall)}, the judge ${showNumber(judged.score)}${why}`,
      suggestion: 'Read both: one of them is wrong about this session',
      place,
    },
  ];
}
