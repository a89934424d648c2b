import { formatPlace } from '../../core/errors.js';
import type { Defect, PlaceOf } from '../../core/finding.js';
import { firstIndex } from '../../core/first-index.js';
import { addTo } from '../../core/groups.js';
import type { Moment } from '../../core/summary.js';
import { saysCorrectionLost } from '../../rubric/findings/lost-point-defects.js';
import { saysMissing, saysOtherType } from '../../rubric/findings/moment-defects.js';
import { findingsByPlace } from './pair-kind.js';
import type { Item, Row } from './view.js';

/**
 * The moments of both sides in the order of the session. One of the reference stands with the candidate's nearest one of
 * its type, unless a finding says that it is missing.
 */
export function momentRows(
  wanted: readonly Moment[],
  given: readonly Moment[],
  findings: readonly Defect[],
  placeOf: PlaceOf,
): { readonly rows: readonly Row[]; readonly rest: readonly Defect[] } {
  const places = given.map((_, j) => placeOf(['aha_moments', j]));
  const left = new Set(given.keys());
  const told = new Set<Defect>();
  const at = findingsByPlace(findings);
  const foundAt = (j: number): readonly Defect[] => (places[j] === undefined ? [] : at(places[j]));
  // Of equal places the first.
  const indexAt = new Map(places.map((place, j) => [formatPlace(place), j] as const).reverse());
  const takeNearest = nearestFirst(
    given,
    [...left].filter((j) => foundAt(j).length === 0),
  );
  const findingAbout = findingsByMoment(findings);
  const rows: { readonly seq: number; readonly row: Row }[] = [];
  const add = (seq: number, row: Row): void => {
    for (const finding of row.findings) told.add(finding);
    rows.push({ seq, row });
  };
  for (const moment of wanted) {
    const finding = findingAbout(moment, told);
    const partner = finding === undefined ? takeNearest(moment) : indexAt.get(formatPlace(finding.place));
    const other = partner === undefined ? undefined : given[partner];
    if (partner !== undefined) left.delete(partner);
    add(moment.seq, {
      kind: finding === undefined && other !== undefined ? 'matched' : 'missing',
      reference: [itemOf(moment)],
      candidate: other === undefined ? [] : [itemOf(other)],
      credit: null,
      findings: finding === undefined ? [] : [finding],
    });
  }
  for (const j of left) {
    const moment = given[j];
    if (moment === undefined) continue;
    add(moment.seq, { kind: 'extra', reference: [], candidate: [itemOf(moment)], credit: null, findings: foundAt(j) });
  }
  return {
    rows: rows.sort((a, b) => a.seq - b.seq).map(({ row }) => row),
    rest: findings.filter((finding) => !told.has(finding)),
  };
}

/** What says that a moment is missing, or of another type, and is not told yet: looked up by how it begins, for there may be as many as moments. */
function findingsByMoment(
  findings: readonly Defect[],
): (moment: Moment, told: ReadonlySet<Defect>) => Defect | undefined {
  const beginning = new Map<string, Defect[]>();
  // The last first: the next to be told stands at the end.
  for (const finding of [...findings].reverse()) {
    for (const start of startsOf(finding)) addTo(beginning, start, finding);
  }
  return (moment, told) => {
    const starts = [saysCorrectionLost(moment), saysMissing({ ...moment, highlight: '' }), saysOtherType(moment)];
    for (const left of starts.map((start) => beginning.get(start) ?? [])) {
      for (let finding = left.pop(); finding !== undefined; finding = left.pop())
        if (!told.has(finding)) return finding;
    }
    return undefined;
  };
}

/** A missing moment is quoted behind a colon, and the type that stands in its place behind the one of the reference. */
function startsOf({ code, message }: Defect): readonly string[] {
  if (code === 'CORRECTION_LOST') return [message];
  if (code !== 'MISSING_MOMENT') return [];
  return [message, ...[...message.matchAll(/:|(?<= in the reference)/g)].map(({ index }) => message.slice(0, index))];
}

/** Takes the moment of a type that is nearest to a message, of two the first, and never the same one again. */
function nearestFirst(given: readonly Moment[], left: readonly number[]): (wanted: Moment) => number | undefined {
  const seqAt = (j: number | undefined): number => given[j ?? -1]?.seq ?? Number.POSITIVE_INFINITY;
  const byType = new Map<string, number[]>();
  for (const j of left) addTo(byType, given[j]?.type.toLowerCase() ?? '', j);
  for (const indices of byType.values()) indices.sort((a, b) => seqAt(a) - seqAt(b) || a - b);
  return ({ seq, type }) => {
    const indices = byType.get(type.toLowerCase()) ?? [];
    const firstFrom = (least: number): number => firstIndex(indices.length, (at) => seqAt(indices[at]) >= least);
    const behind = firstFrom(seq);
    const before = firstFrom(seqAt(indices[behind - 1]));
    const distance = (at: number): number => Math.abs(seqAt(indices[at]) - seq);
    const isFirst = (indices[before] ?? 0) < (indices[behind] ?? 0);
    const isBefore = distance(before) < distance(behind) || (distance(before) === distance(behind) && isFirst);
    return indices.splice(isBefore ? before : behind, 1)[0];
  };
}

function itemOf({ seq, type, highlight }: Moment): Item {
  return { text: `${seq} ${type}${highlight === '' ? '' : `: ${highlight}`}`, number: null };
}
