import { floorId } from '../gates/catalogue.js';
import { shown } from '../gates/shown.js';
import type { Report, ReportSession } from './schema.js';

/**
 * Names of the failing sessions that fail by nothing but floors that somebody has waived. A waiver of one dimension does
 * not make up for another floor that is missed, and a waiver of a session that passes is idle.
 */
export function waivedSessions({ sessions, gates }: Pick<Report, 'sessions' | 'gates'>): ReadonlySet<string> {
  const some = sessions.filter(({ failed, waived }) => failed && waived !== undefined);
  if (some.length === 0) return new Set();
  const floors = new Map(gates.filter(({ kind }) => kind === 'session').map((gate) => [gate.id, gate]));
  const least = gates.find(({ id }) => id === 'min-session')?.threshold ?? null;
  return new Set(some.filter((session) => isSilenced(session, floors, least)).map(({ name }) => name));
}

function isSilenced(
  { name, status, overall, dimensions, waived = [] }: ReportSession,
  floors: ReadonlyMap<string, Report['gates'][number]>,
  least: number | null,
): boolean {
  if (waived.some(({ dimension }) => dimension === null)) return true;
  if (status !== 'scored' || (least !== null && shown(overall ?? 0) < shown(least))) return false;
  const ids = [floorId(name, 'overall'), ...dimensions.map(({ dimension }) => floorId(name, dimension))];
  const own = ids.flatMap((id) => floors.get(id) ?? []);
  // Without a floor of its own a session fails by min-overall, which no waiver of a dimension reaches.
  return own.some((gate) => gate.waived === true) && own.every(({ status }) => status !== 'fail');
}
