import { DIMENSIONS, type ScoreName } from '../core/summary.js';

/** The id of a floor that a session's own reference.json sets. */
export function floorId(session: string, of: ScoreName): string {
  return `session.${session}.${of === 'overall' ? 'min_overall' : `min_dimensions.${of}`}`;
}

/** What such an id is made of: a name, and a dimension where it is no floor of the overall score. A schema has it, without flags. */
export const FLOOR_ID = new RegExp(
  `^session\\.([\\s\\S]+)\\.(?:min_overall|min_dimensions\\.(${DIMENSIONS.join('|')}))$`,
);

/** Reads the id of a floor; undefined where it is none. */
export function floorOf(id: string): { readonly session: string; readonly of: ScoreName } | undefined {
  const [, session, dimension] = FLOOR_ID.exec(id) ?? [];
  if (session === undefined) return undefined;
  return { session, of: DIMENSIONS.find((one) => one === dimension) ?? 'overall' };
}
