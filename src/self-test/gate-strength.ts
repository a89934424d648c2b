import { maskedSummary } from '../core/redact.js';
import { hashOf, seededRandom, shuffled } from '../core/seeded-random.js';
import type { Summary } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { Policy } from '../gates/policy.js';
import type { Report } from '../report/schema.js';
import type { Scorer } from '../rubric/score.js';
import type { Vocabularies } from '../rubric/v2/vocabularies.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { codesNamedBy } from '../settings/fail-on.js';
import { rateInShort, type ShortGolden } from './in-short.js';
import type { Edit, NamedSummary } from './mutations/edit.js';
import { editsOf } from './mutations/edits-of.js';
import { type Mutation, mutationOf } from './mutations/mutations.js';
import { failsEverywhere, isTooLong, passesUndamaged } from './rated-mutation.js';

/** More sessions would take longer than a short form is worth. */
const MOST_TESTED = 1_000;

/** Enough to tell a gate that catches nothing from one that catches half, and done in a tenth of a second. */
const MOST_MUTATIONS = 60;

/** Edits that change nothing, as in a title without a number, are drawn in vain; so many tries end even then. */
const MOST_TRIES = 6 * MOST_MUTATIONS;

/** Others that an edit may borrow from: the order of a thousand would have to be drawn for every mutation. */
const MOST_OTHER_REFERENCES = 50;

/** A session that was scored, whose texts are read when they are asked for: of a thousand few are. */
export interface SessionToChange {
  readonly rated: RatedSession;
  readonly reference: () => Summary;
  /** Null where the session has no usable candidate. */
  readonly candidate: () => Summary | null;
}

/**
 * The short form of the self-test, as a report has it: a few changed candidates of this run, drawn with a fixed seed so that
 * every kind of edit has its turn, and how many of them the gates tell. Only candidates that pass are changed; where there
 * is none, copies of the references are. They are held against the reference alone, so that sessions with accepted summaries are
 * left out, as texts of more than 20,000 characters are. Nothing above 1,000 sessions and without a session. Of credentials in the texts
 * nothing must be known, as nowhere in a report.
 * @param vocabularies that the sessions were read with, where they were
 */
export function strengthOf(
  sessions: readonly SessionToChange[],
  policy: Policy,
  score: Scorer,
  vocabularies?: Vocabularies,
): { readonly strength?: NonNullable<Report['gate_strength']> } {
  if (sessions.length === 0 || sessions.length > MOST_TESTED) return {};
  const both = sessions.map((session) => ({ session, reference: referenceOf(session) }));
  const candidates = both
    .filter(({ session: { rated } }) => rated.details.referenceUsed === undefined && passesUndamaged(rated, policy))
    .map(({ session, reference }) => candidateOf(session, reference.text));
  const references = both.map(({ reference }) => reference);
  const otherReferences = references.slice(0, MOST_OTHER_REFERENCES).map(({ text }) => text);
  // Those of one text in a row, so that it is read once for them.
  const mutations = [
    ...drawMutations(candidates.length === 0 ? references : candidates, otherReferences, editsOf(policy.dimensions)),
  ].sort((a, b) => byCodePoint(a.mutation.session, b.mutation.session));
  const rate = rateInShort(otherReferences, score, codesNamedBy(policy.thresholds['fail-on']), vocabularies);
  const rated = mutations.map(({ mutation, of }) => ({ mutation, rated: rate(of, mutation.summary) }));
  const of = (effect: Mutation['edit']['effect']) => rated.filter(({ mutation }) => mutation.edit.effect === effect);
  const failing = (mutations: typeof rated) => mutations.filter((mutation) => failsEverywhere(mutation, policy)).length;
  const [damaging, harmless] = [of('damaging'), of('harmless')];
  return {
    strength: {
      texts: candidates.length === 0 ? 'references' : 'candidates',
      variants: rated.length,
      damaging: damaging.length,
      caught: failing(damaging),
      harmless: harmless.length,
      blocked: failing(harmless),
    },
  };
}

/** A text that may be changed, with the reference that the changed one is held against: itself, where it is one. */
interface DamageableText extends ShortGolden {
  readonly text: NamedSummary;
}

function referenceOf({ rated: { golden }, reference }: SessionToChange): DamageableText {
  const text = maskedWhenRead(golden.name, reference);
  return { golden, text, reference: text };
}

function candidateOf({ rated: { golden }, candidate }: SessionToChange, reference: NamedSummary): DamageableText {
  const read = (): Summary => {
    const summary = candidate();
    if (summary === null) throw new RangeError('a session that passes has a candidate');
    return summary;
  };
  return { golden, text: maskedWhenRead(golden.name, read), reference };
}

function maskedWhenRead(name: string, read: () => Summary): NamedSummary {
  let masked: Summary | undefined;
  return {
    name,
    get summary() {
      masked ??= maskedSummary(read());
      return masked;
    },
  };
}

interface DrawnMutation {
  readonly mutation: Mutation;
  readonly of: DamageableText;
}

function drawMutations(
  texts: readonly DamageableText[],
  otherReferences: readonly NamedSummary[],
  edits: readonly Edit[],
): readonly DrawnMutation[] {
  const random = seededRandom(hashOf('gate strength'));
  const mutations: DrawnMutation[] = [];
  const seen = new Set<string>();
  for (
    let tries = 0, round = shuffled(edits, random);
    tries < MOST_TRIES && mutations.length < MOST_MUTATIONS;
    tries++
  ) {
    if (tries % edits.length === 0) round = shuffled(edits, random);
    const edit = round[tries % edits.length];
    const of = texts[random.below(texts.length)];
    const dose = edit?.doses[random.below(edit.doses.length)];
    if (edit === undefined || of === undefined || dose === undefined) continue;
    const key = `${of.text.name}\n${edit.kind}\n${dose}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (isTooLong(of.text.summary, of.reference.summary)) continue;
    const summary = mutationOf(edit, dose, of.text, otherReferences, of.reference.summary);
    if (summary !== null) mutations.push({ mutation: { edit, dose, session: of.text.name, summary }, of });
  }
  return mutations;
}
