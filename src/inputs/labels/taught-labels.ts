import type { GoldenSession } from '../corpus/golden-session.js';
import type { Label } from './label.js';

/**
 * What people accepted and rejected, as labels: those belong above the gate and these below, and nobody has said by how much.
 * Their ids have a slash, which no id of a labels.json has.
 */
export function taughtLabels(sessions: Iterable<GoldenSession>): readonly Label[] {
  return Array.from(sessions).flatMap((session) => [
    ...session.accepted.map((taught) => labelOf(session, taught, 'accepted')),
    ...session.rejected.map((taught) => labelOf(session, taught, 'rejected')),
  ]);
}

function labelOf(
  session: GoldenSession,
  { id, summary, by, at, place }: GoldenSession['accepted' | 'rejected'][number],
  verdict: NonNullable<Label['verdict']>,
): Label {
  return {
    ...{ session, id: `${verdict}/${id}`, candidate: summary, verdict, labeller: by, at, place },
    overall: verdict === 'accepted' ? 1 : 0,
    dimensions: {},
  };
}
