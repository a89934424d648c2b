import type { Problem } from '../errors.js';
import type { GoldenSession } from './golden-session.js';

/** Why a session may not gate yet: a draft is a text of a model until somebody has read it. */
export function unreviewedProblem({ name, placeOf }: GoldenSession): Problem {
  return {
    message: `the golden session ${JSON.stringify(name)} is an unreviewed draft`,
    place: placeOf(['unreviewed']),
    hint: 'correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"; or set allow-unreviewed to true',
  };
}
