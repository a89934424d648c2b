import { formatPlace } from '../../core/errors.js';
import type { Defect, PlaceOf } from '../../core/finding.js';
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
  const rows: { readonly seq: number; readonly row: Row }[] = [];
  const add = (seq: number, row: Row): void => {
    for (const finding of row.findings) told.add(finding);
    rows.push({ seq, row });
  };
  for (const moment of wanted) {
    const finding = findings.find((one) => !told.has(one) && isAbout(one, moment));
    const partner = finding === undefined ? nearest(moment, given, left, foundAt) : mistyped(finding, places);
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

/** Whether a finding says that a moment is missing, or of another type. */
function isAbout({ code, message }: Defect, moment: Moment): boolean {
  if (code === 'CORRECTION_LOST') return message === saysCorrectionLost(moment);
  if (code !== 'MISSING_MOMENT') return false;
  const missing = saysMissing({ ...moment, highlight: '' });
  return message === missing || message.startsWith(`${missing}:`) || message.startsWith(saysOtherType(moment));
}

/** Where a moment of another type stands in its place. */
function mistyped(finding: Defect, places: readonly Defect['place'][]): number | undefined {
  const wanted = formatPlace(finding.place);
  const at = places.findIndex((place) => formatPlace(place) === wanted);
  return at === -1 ? undefined : at;
}

function nearest(
  { seq, type }: Moment,
  given: readonly Moment[],
  left: ReadonlySet<number>,
  foundAt: (j: number) => readonly Defect[],
): number | undefined {
  const distance = (j: number): number => Math.abs((given[j]?.seq ?? 0) - seq);
  const [closest] = [...left]
    .filter((j) => given[j]?.type.toLowerCase() === type.toLowerCase() && foundAt(j).length === 0)
    .sort((a, b) => distance(a) - distance(b) || a - b);
  return closest;
}

function itemOf({ seq, type, highlight }: Moment): Item {
  return { text: `${seq} ${type}${highlight === '' ? '' : `: ${highlight}`}`, number: null };
}
