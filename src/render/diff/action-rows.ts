import { formatPlace } from '../../core/errors.js';
import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Evidence } from '../../rubric/evidence.js';
import { quote } from '../../rubric/findings/quote.js';
import { findingsByPlace, pairKind } from './pair-kind.js';
import type { Row } from './view.js';

/** A pair of indices: action of the reference, action of the candidate. */
type Link = readonly [wanted: number, given: number];

/**
 * The actions of both sides in rows, as the rubric has matched them, in the order of the reference; what only the
 * candidate has comes last. Returns the findings of each row, and those that fit none.
 */
export function actionRows(
  wanted: readonly string[],
  given: readonly string[],
  evidence: Evidence,
  findings: readonly Defect[],
  placeOf: PlaceOf,
): { readonly rows: readonly Row[]; readonly rest: readonly Defect[] } {
  const places = given.map((_, j) => placeOf(['key_actions', j]));
  const at = findingsByPlace(findings);
  const foundAt = places.map((place) => at(place));
  const indexAt = new Map(places.map((place, j) => [formatPlace(place), j] as const).reverse());
  const links = linksOf(evidence);
  const missing = missingActions(wanted, findings, links);
  const nearMisses = [...missing].flatMap(([i, finding]): readonly Link[] => {
    const j = indexAt.get(formatPlace(finding.place));
    return j === undefined || links.some(([, linked]) => linked === j) ? [] : [[i, j]];
  });
  const repeated = repeatedActions(evidence, foundAt);
  const told = new Set<Defect>();
  const rank = new Map(findings.map((finding, i) => [finding, i]));
  const rows = groupsOf(wanted.length, given.length, [...links, ...nearMisses]).map((group): Row => {
    const found = [
      ...group.wanted.flatMap((i) => missing.get(i) ?? []),
      ...group.given.flatMap((j) => foundAt[j] ?? []),
    ];
    const own = [...new Set(found)]
      .filter((finding) => !told.has(finding))
      .sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    for (const finding of own) told.add(finding);
    const credit = creditOf(group, evidence);
    return {
      kind: kindOf(group, missing, repeated, own, credit),
      reference: group.wanted.map((i) => ({ text: wanted[i] ?? '', number: i + 1 })),
      candidate: group.given.map((j) => ({ text: given[j] ?? '', number: j + 1 })),
      credit,
      findings: own,
    };
  });
  return { rows, rest: findings.filter((finding) => !told.has(finding)) };
}

function linksOf(evidence: Evidence): readonly Link[] {
  switch (evidence.kind) {
    case 'assignment':
      return [
        ...evidence.reference.flatMap(({ partner }, i): readonly Link[] => (partner === null ? [] : [[i, partner]])),
        ...evidence.candidate.flatMap(({ partner }, j): readonly Link[] => (partner === null ? [] : [[partner, j]])),
      ];
    case 'actions':
      return [
        ...evidence.reference.flatMap(({ best, matched }, i): readonly Link[] =>
          matched && best !== null ? [[i, best.index]] : [],
        ),
        ...evidence.candidate.flatMap(({ best, matched }, j): readonly Link[] =>
          matched && best !== null ? [[best.index, j]] : [],
        ),
      ];
    default:
      return [];
  }
}

/** The finding of each action of the reference that nothing says. Equal actions have equal findings, one each. */
function missingActions(
  wanted: readonly string[],
  findings: readonly Defect[],
  links: readonly Link[],
): ReadonlyMap<number, Defect> {
  const left = findings.filter(({ code }) => code === 'MISSING_ACTION');
  const found = new Map<number, Defect>();
  for (const [i, action] of wanted.entries()) {
    if (links.some(([linked]) => linked === i)) continue;
    const at = left.findIndex(({ message }) => message.startsWith(`Missing action: ${quote(action)}`));
    const [finding] = at === -1 ? [] : left.splice(at, 1);
    if (finding !== undefined) found.set(i, finding);
  }
  return found;
}

function repeatedActions(evidence: Evidence, foundAt: readonly (readonly Defect[])[]): ReadonlySet<number> {
  const repeated = [...foundAt.keys()].filter(
    (j) =>
      (evidence.kind === 'assignment' && evidence.candidate[j]?.kind === 'repeated') ||
      foundAt[j]?.some(({ code }) => code === 'REPEATED_ACTION'),
  );
  return new Set(repeated);
}

interface Group {
  readonly wanted: readonly number[];
  readonly given: readonly number[];
}

/** What hangs together by links, by its first action of the reference. */
function groupsOf(wanted: number, given: number, links: readonly Link[]): readonly Group[] {
  // One number for each action: those of the candidate follow those of the reference.
  const leader = Array.from({ length: wanted + given }, (_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (leader[at] !== undefined && leader[at] !== at) at = leader[at] ?? at;
    return at;
  };
  for (const [i, j] of links) {
    const [a, b] = [find(i), find(wanted + j)];
    leader[Math.max(a, b)] = Math.min(a, b);
  }
  const groups = new Map<number, { wanted: number[]; given: number[] }>();
  for (const i of leader.keys()) {
    const group = groups.get(find(i)) ?? { wanted: [], given: [] };
    groups.set(find(i), group);
    if (i < wanted) group.wanted.push(i);
    else group.given.push(i - wanted);
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}

function kindOf(
  { wanted, given }: Group,
  missing: ReadonlyMap<number, Defect>,
  repeated: ReadonlySet<number>,
  findings: readonly Defect[],
  credit: number | null,
): Row['kind'] {
  if (wanted.length === 0) return given.some((j) => repeated.has(j)) ? 'repeated' : 'extra';
  if (given.length === 0 || wanted.some((i) => missing.has(i))) return 'missing';
  const kind = pairKind(findings);
  return kind === 'matched' && credit !== null && credit < LEAST_MATCH ? 'flawed' : kind;
}

/** Below this credit two actions were put together for want of better ones. */
const LEAST_MATCH = 0.4;

/** Rubric v1 counts actions and gives no credit to one. */
function creditOf({ wanted, given }: Group, evidence: Evidence): number | null {
  if (evidence.kind !== 'assignment' || wanted.length === 0 || given.length === 0) return null;
  return Math.min(...wanted.map((i) => evidence.reference[i]?.credit ?? 0));
}
