import { hashOf, seededRandom, shuffled } from '../core/seeded-random.js';
import type { Dimension, Summary } from '../core/summary.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { JudgedCopy } from '../judge/judge-strength.js';
import { cappedSummary, TEXT_CAPS } from '../judge/prompts/foreign-data.js';
import { askedDimensions, lateQuestion, type RubricForm, type SessionQuestion } from '../judge/rubric-questions.js';
import type { Settings } from '../settings/table.js';
import type { Edit } from './mutations/edit.js';
import { editsOf } from './mutations/edits-of.js';
import { mutationOf } from './mutations/mutations.js';

/** So many tell a judge that sees nothing from one that sees half, and cost about as much as a run over as many sessions. */
const DAMAGED = 20;
const HARMLESS = 5;

/** The sessions that are drawn from: more would only have to be read. */
export const MOST_DRAWN_FROM = 50;

/** Edits that find nothing to change in a reference are drawn in vain; so many tries end even then. */
const MOST_TRIES = 20 * DAMAGED;

/** A copy of a reference for the judge, changed on purpose. */
export interface Copy extends Omit<JudgedCopy, 'judgement'> {
  readonly golden: GoldenSession;
  readonly candidate: Summary;
}

/**
 * Some copies of references, damaged or changed harmlessly, drawn with a fixed seed: every kind of edit has its turn, and the
 * same corpus gives the same copies, so that recorded answers serve again.
 */
export function copiesForJudge(sessions: readonly GoldenSession[], dimensions: readonly Dimension[]): readonly Copy[] {
  const drawn = sessions.filter(({ canary }) => !canary).slice(0, MOST_DRAWN_FROM);
  const edits = editsOf(dimensions);
  const of = (effect: Edit['effect']) => edits.filter((edit) => edit.effect === effect);
  return [...draw(drawn, of('damaging'), DAMAGED), ...draw(drawn, of('harmless'), HARMLESS)];
}

function draw(sessions: readonly GoldenSession[], edits: readonly Edit[], most: number): readonly Copy[] {
  const random = seededRandom(hashOf('copies for the judge', edits[0]?.effect ?? ''));
  const otherReferences = sessions.map(({ name, reference }) => ({ name, summary: reference }));
  const copies: Copy[] = [];
  const seen = new Set<string>();
  let round = shuffled(edits, random);
  for (let tries = 0; tries < MOST_TRIES && copies.length < most; tries++) {
    if (tries > 0 && tries % edits.length === 0) round = shuffled(edits, random);
    const edit = round[tries % edits.length];
    const golden = sessions[random.below(sessions.length)];
    const dose = edit?.doses[random.below(edit.doses.length)];
    if (edit === undefined || golden === undefined || dose === undefined) continue;
    const candidate = mutationOf(edit, dose, { name: golden.name, summary: golden.reference }, otherReferences);
    const key = JSON.stringify([golden.name, candidate]);
    if (candidate === null || seen.has(key) || isSeenAlike(candidate, golden.reference)) continue;
    seen.add(key);
    const { kind, effect, dimensions } = edit;
    copies.push({ session: golden.name, kind, effect, dimensions, golden, candidate });
  }
  return copies;
}

/** Whether a judge is shown the same of both: white space, say, is not sent as it is. */
function isSeenAlike(a: Summary, b: Summary): boolean {
  const shown = (summary: Summary): string => JSON.stringify(cappedSummary(summary, '', TEXT_CAPS));
  return shown(a) === shown(b);
}

/** The questions about copies, always beside the reference, in their order. */
export function copyQuestions(
  copies: readonly Copy[],
  settings: Settings,
  form: RubricForm,
): readonly SessionQuestion[] {
  return copies.map(({ golden, candidate }) => {
    const { name, difficulty, kind, reference } = golden;
    return lateQuestion(
      name,
      { mode: 'paired', difficulty, kind, ...askedDimensions(settings) },
      () => ({
        reference,
        candidate,
        suggestions: 0,
        rationaleChars: settings['judge-rationale-chars'],
        wantsRewrite: false,
      }),
      { model: settings['judge-model'], form },
    );
  });
}

/** The copies with what the judge says of them, in their order. */
export function judgedCopies(
  copies: readonly Copy[],
  judgements: readonly JudgedCopy['judgement'][],
): readonly JudgedCopy[] {
  return copies.flatMap(({ session, kind, effect, dimensions }, i) => {
    const judgement = judgements[i];
    return judgement === undefined ? [] : [{ session, kind, effect, dimensions, judgement }];
  });
}
