import type { Problem } from '../errors.js';
import type { GoldenSession } from './golden-session.js';

/** Sessions that may not gate yet, as problems of the corpus: a draft is a text of a model until somebody has read it. */
export function unreviewedProblems(sessions: readonly GoldenSession[]): readonly Problem[] {
  return sessions.filter(({ unreviewed }) => unreviewed).map(unreviewedProblem);
}

/** The same of one session, which is a draft. */
export function unreviewedProblem({ name, placeOf }: GoldenSession): Problem {
  return {
    message: `the golden session ${JSON.stringify(name)} is an unreviewed draft`,
    place: placeOf(['unreviewed']),
    hint: 'correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"; or set allow-unreviewed to true',
  };
}
