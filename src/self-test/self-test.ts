import { addTo } from '../core/groups.js';
import { shown } from '../core/numbers.js';
import type { Summary } from '../core/summary.js';
import { changesBetween, changeWord } from '../gates/baseline/change.js';
import { type SessionChange, sessionDropLimits } from '../gates/baseline/session-drops.js';
import type { Policy } from '../gates/policy.js';
import { shownDrop } from '../gates/regression-checks.js';
import { wouldFail } from '../gates/would-fail.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { thresholdsOf } from '../settings/gate-settings.js';
import { mean } from '../statistics/descriptive.js';
import type { Edit, NamedSummary } from './mutations/edit.js';
import { editsOf } from './mutations/edits-of.js';
import { mutationsOf } from './mutations/mutations.js';
import {
  failsAlone,
  failsEverywhere,
  passesUndamaged,
  type RatedMutation,
  type RateText,
  withoutTexts,
} from './rated-mutation.js';

/** How many changed texts fail a run. */
export interface Caught {
  readonly variants: number;
  /** Where one session looks so, by the floors of single sessions. */
  readonly alone: number;
  /** Where every session looks so, by any gate. */
  readonly everywhere: number;
}

/** What was caught of one edit in one dose, which not every text has something for: what was not made is never caught. */
export interface EditCaught extends Caught {
  readonly notMade: number;
}

/** What the gates make of one edit in one dose. The counts of its own are those of the references. */
export interface EditStrength extends EditCaught {
  readonly edit: Edit;
  readonly dose: number;
  /** Of the changed references; null where there is none. */
  readonly meanOverall: number | null;
  /** How many of all sessions have to look so before a gate fires, the first of them by name; null for more than can. */
  readonly sessionsNeeded: number | null;
  /** Whether a regression gate tells a run in which every session looks so from a baseline of perfect copies. */
  readonly isRegression: boolean;
  /** Null without candidates. */
  readonly candidates: EditCaught | null;
}

/** What some gates make of changed texts. */
export interface Catches {
  readonly damaging: Caught;
  readonly harmless: Caught;
}

/** What the gates make of all changed texts of a sort: of the references, or of candidates. */
export interface TextsStrength extends Catches {
  /** How many texts were changed, each in every way. */
  readonly texts: number;
  /** All mutations, for those who look for better thresholds. */
  readonly mutations: readonly RatedMutation[];
}

export interface SelfTest {
  readonly sessions: number;
  readonly edits: readonly EditStrength[];
  readonly references: TextsStrength;
  /**
   * Null where no candidate passes. Of damage to faithful rewrites gates see less than of the same damage to copies of the
   * references, which differ from these in nothing else.
   */
  readonly candidates: TextsStrength | null;
}

/** A candidate as its pipeline wrote it, with what the rubric gives it. */
export interface RatedCandidate {
  readonly golden: GoldenSession;
  readonly summary: Summary;
  readonly rated: RatedSession;
}

/**
 * Changes every reference and every candidate that passes, in every way and every dose, and looks at what the gates make of
 * it.
 */
export function selfTest(
  sessions: readonly GoldenSession[],
  candidates: readonly RatedCandidate[],
  policy: Policy,
  rate: RateText<GoldenSession>,
): SelfTest {
  const all = editsOf(policy.dimensions);
  const otherReferences = sessions.map(({ name, reference }) => ({ name, summary: reference }));
  const ofReferences = sessions.flatMap((golden) => rateAll(golden, golden.reference, otherReferences, all, rate));
  const passing = candidates.filter(({ rated }) => passesUndamaged(rated, policy));
  const ofCandidates = passing.flatMap(({ golden, summary }) => rateAll(golden, summary, otherReferences, all, rate));
  const perfect = sessions.map((golden) => rate(golden, golden.reference));
  const [references, changed] = [byEdit(ofReferences), byEdit(ofCandidates)];
  const edits = all.flatMap((edit) =>
    edit.doses.flatMap((dose): readonly EditStrength[] => {
      const group = references.get(keyOf(edit, dose)) ?? [];
      const own = changed.get(keyOf(edit, dose)) ?? [];
      if (group.length + own.length === 0) return [];
      return [
        {
          edit,
          dose,
          meanOverall: mean(group.map(({ rated }) => rated.overall)),
          ...countMade(group, sessions.length, policy),
          sessionsNeeded: sessionsNeeded(group, perfect, policy),
          isRegression: isRegression(group, perfect, policy),
          candidates: passing.length === 0 ? null : countMade(own, passing.length, policy),
        },
      ];
    }),
  );
  return {
    sessions: sessions.length,
    edits,
    references: strengthOf(sessions.length, ofReferences, policy),
    candidates: passing.length === 0 ? null : strengthOf(passing.length, ofCandidates, policy),
  };
}

function byEdit(mutations: readonly RatedMutation[]): ReadonlyMap<string, readonly RatedMutation[]> {
  const groups = new Map<string, RatedMutation[]>();
  for (const mutation of mutations) {
    const key = keyOf(mutation.mutation.edit, mutation.mutation.dose);
    addTo(groups, key, mutation);
  }
  return groups;
}

function keyOf({ kind }: Edit, dose: number): string {
  return `${kind}\n${dose}`;
}

function countMade(group: readonly RatedMutation[], texts: number, policy: Policy): EditCaught {
  return { ...countCaught(group, policy), notMade: texts - group.length };
}

function strengthOf(texts: number, mutations: readonly RatedMutation[], policy: Policy): TextsStrength {
  return { texts, ...catchesOf(mutations, policy), mutations };
}

export function catchesOf(mutations: readonly RatedMutation[], policy: Policy): Catches {
  const of = (effect: Edit['effect']): Caught =>
    countCaught(
      mutations.filter(({ mutation }) => mutation.edit.effect === effect),
      policy,
    );
  return { damaging: of('damaging'), harmless: of('harmless') };
}

function rateAll(
  golden: GoldenSession,
  summary: Summary,
  otherReferences: readonly NamedSummary[],
  edits: readonly Edit[],
  rate: RateText<GoldenSession>,
): readonly RatedMutation[] {
  const { name, reference } = golden;
  return mutationsOf({ name, summary }, otherReferences, edits, reference).map((mutation) =>
    withoutTexts(mutation, rate(golden, mutation.summary)),
  );
}

function countCaught(mutations: readonly RatedMutation[], policy: Policy): Caught {
  return {
    variants: mutations.length,
    alone: mutations.filter((mutation) => failsAlone(mutation, policy)).length,
    everywhere: mutations.filter((mutation) => failsEverywhere(mutation, policy)).length,
  };
}

/** Sessions that an edit cannot change stay as they are. */
function withChanged(perfect: readonly RatedSession[], group: readonly RatedMutation[]): readonly RatedSession[] {
  const changed = new Map(group.map(({ rated }) => [rated.golden.name, rated]));
  return perfect.map((session) => changed.get(session.golden.name) ?? session);
}

function isRegression(group: readonly RatedMutation[], perfect: readonly RatedSession[], policy: Policy): boolean {
  if (group.length === 0) return false;
  const { 'max-session-regression': maxDrop } = policy.thresholds;
  const maxRegression = thresholdsOf(policy.thresholds['max-regression'])[0]?.threshold;
  const overalls = (sessions: readonly RatedSession[]): readonly number[] => sessions.map(({ overall }) => overall);
  const [before, now] = [overalls(perfect), overalls(withChanged(perfect, group))];
  const [change] = changesBetween([{ before, now }]);
  if (change === undefined) return false;
  const isOfMean =
    maxRegression !== undefined &&
    changeWord(change, shownDrop(change, policy.precision), maxRegression, undefined) === 'regression';
  const deltas = now.map((overall, i) => ({ delta: overall - (before[i] ?? 0) }));
  return isOfMean || (maxDrop !== null && someFellTooFar(deltas, maxDrop));
}

function someFellTooFar(deltas: readonly SessionChange[], most: number | 'auto'): boolean {
  if (most !== 'auto') return deltas.some(({ delta }) => shown(-delta) > shown(most));
  return sessionDropLimits(deltas).some(({ session, allowed }) => shown(-session.delta) > shown(allowed));
}

/** By halving: with each session more that looks so, no mean rises. */
function sessionsNeeded(
  group: readonly RatedMutation[],
  perfect: readonly RatedSession[],
  policy: Policy,
): number | null {
  const fires = (count: number): boolean => wouldFail(withChanged(perfect, group.slice(0, count)), policy);
  if (group.length === 0 || !fires(group.length)) return null;
  let [quiet, loud] = [0, group.length];
  while (loud - quiet > 1) {
    const middle = Math.floor((quiet + loud) / 2);
    if (fires(middle)) loud = middle;
    else quiet = middle;
  }
  return loud;
}
