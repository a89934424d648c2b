import { shown } from '../core/numbers.js';
import { changesBetween, changeWord } from '../gates/baseline/change.js';
import { allowedDrops, type SessionChange } from '../gates/baseline/session-drops.js';
import { evaluateGates } from '../gates/evaluate.js';
import type { Policy } from '../gates/policy.js';
import { shownDrop } from '../gates/regression-checks.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Scorer } from '../rubric/score.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { mean } from '../statistics/descriptive.js';
import { EDITS } from './mutations/catalogue.js';
import type { Edit } from './mutations/edit.js';
import { mutationsOf } from './mutations/mutations.js';
import { failsAlone, failsEverywhere, type RatedMutation, rateMutation } from './rated-mutation.js';

/** How many changed references fail a run. */
export interface Caught {
  readonly variants: number;
  /** Where one session looks so, by the floors of single sessions. */
  readonly alone: number;
  /** Where every session looks so, by any gate. */
  readonly everywhere: number;
}

/** What the gates make of one edit in one dose. */
export interface EditStrength extends Caught {
  readonly edit: Edit;
  readonly dose: number;
  readonly meanOverall: number;
  /** How many of all sessions have to look so before a gate fires, the first of them by name; null for more than can. */
  readonly sessionsNeeded: number | null;
  /** Whether a regression gate tells a run in which every session looks so from a baseline of perfect copies. */
  readonly isRegression: boolean;
}

export interface SelfTest {
  readonly sessions: number;
  readonly edits: readonly EditStrength[];
  readonly damaging: Caught;
  readonly harmless: Caught;
  /** All mutations, for those who look for better thresholds. */
  readonly mutations: readonly RatedMutation[];
}

/** Changes every reference in every way and every dose, and looks at what the gates make of it. */
export function selfTest(sessions: readonly GoldenSession[], policy: Policy, score: Scorer): SelfTest {
  const mutations = rateAll(sessions, score);
  const perfect = sessions.map((golden) => {
    const { name, reference } = golden;
    return rateMutation({ edit: NO_EDIT, dose: 1, session: name, summary: reference }, golden, reference, score).rated;
  });
  const groups = new Map<string, RatedMutation[]>();
  for (const mutation of mutations) {
    const key = `${mutation.mutation.edit.kind}\n${mutation.mutation.dose}`;
    groups.set(key, [...(groups.get(key) ?? []), mutation]);
  }
  const edits = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return {
      edit: first.mutation.edit,
      dose: first.mutation.dose,
      meanOverall: mean(group.map(({ rated }) => rated.overall)) ?? 0,
      ...countCaught(group, policy),
      sessionsNeeded: sessionsNeeded(group, perfect, policy),
      isRegression: isRegression(group, perfect, policy),
    };
  });
  const of = (effect: Edit['effect']) => mutations.filter(({ mutation }) => mutation.edit.effect === effect);
  return {
    sessions: sessions.length,
    edits,
    damaging: countCaught(of('damaging'), policy),
    harmless: countCaught(of('harmless'), policy),
    mutations,
  };
}

const NO_EDIT: Edit = {
  kind: 'none',
  family: 'none',
  effect: 'harmless',
  dimensions: [],
  description: 'Nothing is changed.',
  doses: [1],
  unit: 'whole',
  change: (reference) => reference,
};

function rateAll(sessions: readonly GoldenSession[], score: Scorer): readonly RatedMutation[] {
  const named = sessions.map(({ name, reference }) => ({ name, summary: reference }));
  return sessions.flatMap((golden) =>
    mutationsOf({ name: golden.name, summary: golden.reference }, named, EDITS).map((mutation) =>
      rateMutation(mutation, golden, golden.reference, score),
    ),
  );
}

export function countCaught(mutations: readonly RatedMutation[], policy: Policy): Caught {
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
  const { 'max-regression': maxRegression, 'max-session-regression': maxDrop } = policy.thresholds;
  const overalls = (sessions: readonly RatedSession[]): readonly number[] => sessions.map(({ overall }) => overall);
  const [before, now] = [overalls(perfect), overalls(withChanged(perfect, group))];
  const [change] = changesBetween([{ before, now }]);
  if (change === undefined) return false;
  const isOfMean =
    maxRegression !== null &&
    changeWord(change, shownDrop(change, policy.precision), maxRegression, undefined) === 'regression';
  const deltas = now.map((overall, i) => ({ delta: overall - (before[i] ?? 0) }));
  return isOfMean || (maxDrop !== null && someFellTooFar(deltas, maxDrop));
}

function someFellTooFar(deltas: readonly SessionChange[], most: number | 'auto'): boolean {
  if (most !== 'auto') return deltas.some(({ delta }) => shown(-delta) > shown(most));
  return allowedDrops(deltas).some(({ session, allowed }) => shown(-session.delta) > shown(allowed));
}

/** By halving: with each session more that looks so, no mean rises. */
function sessionsNeeded(
  group: readonly RatedMutation[],
  perfect: readonly RatedSession[],
  policy: Policy,
): number | null {
  const fires = (count: number): boolean => {
    return evaluateGates(withChanged(perfect, group.slice(0, count)), null, policy).verdict === 'fail';
  };
  if (!fires(group.length)) return null;
  let [quiet, loud] = [0, group.length];
  while (loud - quiet > 1) {
    const middle = Math.floor((quiet + loud) / 2);
    if (fires(middle)) loud = middle;
    else quiet = middle;
  }
  return loud;
}
