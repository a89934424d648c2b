import { maskedSummary } from '../core/redact.js';
import { hashOf, seededRandom, shuffled } from '../core/seeded-random.js';
import type { Summary } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { Policy } from '../gates/policy.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import type { Report } from '../report/schema.js';
import type { Scorer } from '../rubric/score.js';
import { EDITS } from './mutations/catalogue.js';
import type { NamedSummary } from './mutations/edit.js';
import { type Mutation, mutationOf } from './mutations/mutations.js';
import { failsEverywhere, rateMutation } from './rated-mutation.js';

/** More sessions would take longer than a short form is worth. */
export const MOST_SESSIONS = 1_000;

/** Enough to tell a gate that catches nothing from one that catches half, and done in a tenth of a second. */
const MOST_MUTATIONS = 60;

/** Edits that change nothing, as in a title without a number, are drawn in vain; so many tries end even then. */
const MOST_TRIES = 6 * MOST_MUTATIONS;

/** Others that an edit may borrow from: the order of a thousand would have to be drawn for every mutation. */
const MOST_LENDERS = 50;

/** A golden session whose reference is read when it is asked for: of a thousand few are. */
export interface LateGolden {
  readonly golden: GoldenFacts;
  readonly reference: () => Summary;
}

/**
 * The short form of the self-test, as a report has it: a few changed references, drawn with a fixed seed so that every
 * kind of edit has its turn, and how many of them the gates tell. Nothing above 1,000 sessions and without a session.
 * Of credentials in the references nothing must be known, as nowhere in a report.
 */
export function strengthOf(
  sessions: readonly LateGolden[],
  policy: Policy,
  score: Scorer,
): { readonly strength?: NonNullable<Report['gate_strength']> } {
  if (sessions.length === 0 || sessions.length > MOST_SESSIONS) return {};
  const masked = sessions.map(asMasked);
  // Those of one reference in a row, so that it is read once for them.
  const mutations = [...drawMutations(masked)].sort((a, b) => byCodePoint(a.mutation.session, b.mutation.session));
  const rated = mutations.map(({ mutation, of }) => rateMutation(mutation, of.golden, of.summary, score));
  const of = (effect: Mutation['edit']['effect']) => rated.filter(({ mutation }) => mutation.edit.effect === effect);
  const failing = (mutations: typeof rated) => mutations.filter((mutation) => failsEverywhere(mutation, policy)).length;
  const [damaging, harmless] = [of('damaging'), of('harmless')];
  return {
    strength: {
      variants: rated.length,
      damaging: damaging.length,
      caught: failing(damaging),
      harmless: harmless.length,
      blocked: failing(harmless),
    },
  };
}

interface MaskedGolden extends NamedSummary {
  readonly golden: GoldenFacts;
}

function asMasked({ golden, reference }: LateGolden): MaskedGolden {
  let masked: Summary | undefined;
  return {
    golden,
    name: golden.name,
    get summary() {
      masked ??= maskedSummary(reference());
      return masked;
    },
  };
}

interface DrawnMutation {
  readonly mutation: Mutation;
  readonly of: MaskedGolden;
}

function drawMutations(sessions: readonly MaskedGolden[]): readonly DrawnMutation[] {
  const random = seededRandom(hashOf('gate strength'));
  const lenders = sessions.slice(0, MOST_LENDERS);
  const mutations: DrawnMutation[] = [];
  const seen = new Set<string>();
  for (
    let tries = 0, round = shuffled(EDITS, random);
    tries < MOST_TRIES && mutations.length < MOST_MUTATIONS;
    tries++
  ) {
    if (tries % EDITS.length === 0) round = shuffled(EDITS, random);
    const edit = round[tries % EDITS.length];
    const session = sessions[random.below(sessions.length)];
    const dose = edit?.doses[random.below(edit.doses.length)];
    if (edit === undefined || session === undefined || dose === undefined) continue;
    const key = `${session.name}\n${edit.kind}\n${dose}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const summary = mutationOf(edit, dose, session, lenders);
    if (summary !== null) mutations.push({ mutation: { edit, dose, session: session.name, summary }, of: session });
  }
  return mutations;
}
