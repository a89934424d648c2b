import type { RatedSession } from '../scoring/scored-session.js';
import type { ReportSession } from './schema.js';

/** Requirements by words alone: nothing for a session without any, or without a usable candidate. */
export function structuralCompletion({ requirements = [] }: RatedSession): ReportSession['structural_completion'] {
  if (requirements.length === 0) return undefined;
  const toMention = requirements.filter(({ requirement }) => requirement.must === 'mention');
  return {
    possible: toMention.filter(({ nearest }) => nearest !== null).length,
    of: toMention.length,
    requirements: requirements.map(({ requirement, nearest }) => ({
      id: requirement.id,
      must: requirement.must,
      could_be_there: nearest !== null,
    })),
  };
}
