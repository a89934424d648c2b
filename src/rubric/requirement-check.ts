import type { Requirement, Summary, SummaryPart } from '../core/summary.js';
import { cut } from '../core/text.js';
import { forbiddenLiterals, forbidsName, literalsToMention } from './requirements/naming.js';
import { ReadCandidate, type Unit, WantedTexts } from './requirements/read-candidate.js';
import { COVERED_FROM } from './v2/gaps.js';
import { languageOf } from './v2/language.js';
import type { Text } from './v2/text.js';
import { Vocabularies } from './v2/vocabularies.js';

export const REQUIREMENT_STATUSES = ['satisfied', 'unmet', 'violated', 'unmeasured'] as const;

/**
 * What became of a requirement. `unmet`: it must be mentioned, and is not. `violated`: what must not be mentioned is, or
 * something else stands in the place of what must. `unmeasured`: nobody knows.
 */
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

/** What a check without a judge rests on: names and numbers that stand there or do not, or how many of its words do. */
export const CHECK_BASES = ['literals', 'coverage'] as const;
type CheckBasis = (typeof CHECK_BASES)[number];

/** What is known of a requirement without a judge. */
export interface StructuralCheck {
  readonly requirement: Requirement;
  /** A sentence, a title, a bullet or a moment that could be it; null where none could, so that nobody need be asked. */
  readonly nearest: (Pick<SummaryPart, 'field' | 'path'> & { readonly text: string }) | null;
  readonly status: RequirementStatus;
  readonly by: CheckBasis;
  /** Words of the candidate that stand against the requirement, as they were looked for; null where none do. */
  readonly against: string | null;
}

/** Whether a judge may still say otherwise: names and numbers leave no question, nor does what is nowhere. */
export function isOpen({ by, status, nearest }: StructuralCheck): boolean {
  return nearest !== null && (by === 'coverage' || status === 'unmeasured');
}

/**
 * The share of a requirement's words, by weight, that one sentence or bullet must have to be a candidate for it. Low, as
 * what is passed over here is never asked about: in 104 faithful summaries of the project's corpus the sentence that
 * states a requirement has 0.22 of it or more, and 95 in 100 summaries of other sessions less than 0.18 in any sentence.
 */
const COULD_BE_IT = 0.2;

/** The share of its words that a whole candidate must have to be about it: 0.38 or more in faithful ones. */
const COULD_BE_ANYWHERE = 0.35;

/** From this share of its words on a plain sentence says what must not be said; of other things none has more than 0.74. */
const IS_STATED_FROM = 0.85;

/** Checks requirements by words alone, with those that the rubric compares texts with. Deterministic. */
export class RequirementCheck {
  /** Texts of one session are checked in a row: what its requirements say is read once for them. */
  private last: { readonly requirements: readonly Requirement[]; readonly wanted: WantedTexts } | undefined;

  constructor(private readonly vocabularies = new Vocabularies()) {}

  /**
   * What can be said of each requirement without a judge.
   * @param reference where there is one: a day that it tells as well stands in no other's place
   */
  check(requirements: readonly Requirement[], candidate: Summary, reference?: Summary): readonly StructuralCheck[] {
    if (requirements.length === 0) return [];
    const vocabulary = this.vocabularies.of(languageOf(candidate));
    const known = this.last?.requirements === requirements ? this.last.wanted : undefined;
    const wanted = known?.vocabulary === vocabulary ? known : new WantedTexts(requirements, vocabulary);
    this.last = { requirements, wanted };
    const read = new ReadCandidate(candidate, wanted, reference);
    return requirements.map((requirement) =>
      asTold(requirement.must === 'mention' ? checkMention(requirement, read) : checkSilence(requirement, read)),
    );
  }
}

/** A check with the sentence that it is about. */
type Found = Omit<StructuralCheck, 'nearest'> & { readonly nearest: Unit | null };

/** The most characters of a sentence that a check repeats: a text may have no end of a sentence, and a thousand checks are about it. */
const MOST_REPEATED = 2000;

function asTold({ nearest, against, ...found }: Found): StructuralCheck {
  return {
    ...found,
    against: against && cut(against, MOST_REPEATED),
    nearest: nearest && {
      field: nearest.part.field,
      path: nearest.part.path,
      text: cut(nearest.source, MOST_REPEATED),
    },
  };
}

/** Of a fact to mention one literal must stand there. Without literals its words are looked for. */
function checkMention(requirement: Requirement, candidate: ReadCandidate): Found {
  const { instead = [] } = requirement;
  const any_of = literalsToMention(requirement);
  if (any_of.length === 0) return withInstead(coverMention(requirement, candidate), candidate);
  const found = candidate.firstOf(any_of);
  const decided = { requirement, by: 'literals', against: null } as const;
  if (found !== undefined) return { ...decided, status: 'satisfied', nearest: found.unit };
  const equal = candidate.firstEqual(any_of);
  if (equal !== undefined) return { ...decided, status: 'satisfied', nearest: equal };
  if (candidate.isCut(any_of)) return { ...decided, status: 'unmeasured', nearest: null };
  // The fact is missing anyway, so that a doubt makes no false alarm.
  const wrong = candidate.firstOf(instead, ['plain', 'doubtful']);
  if (wrong === undefined) return { ...decided, status: 'unmet', nearest: null };
  return { ...decided, status: 'violated', against: wrong.literal, nearest: wrong.unit };
}

/**
 * Something that is wrong in place of a fact which is not clearly told. Where the fact may be told, it must stand in the
 * very sentence that may do so: elsewhere it may be about something else.
 */
function withInstead(check: Found, candidate: ReadCandidate): Found {
  if (check.status === 'satisfied') return check;
  const { nearest } = check;
  const instead = check.requirement.instead ?? [];
  const wrong =
    nearest === null ? candidate.firstOf(instead, ['plain']) : candidate.spokenIn(nearest.source, instead, 'plain');
  return wrong === undefined ? check : { ...check, status: 'violated', against: wrong.literal, nearest: wrong.unit };
}

/** Told by a sentence that has enough of its words, all its numbers and names, and denies none of it. */
function coverMention(requirement: Requirement, candidate: ReadCandidate): Found {
  const wanted = candidate.read(requirement.text);
  const covered = candidate.covered(wanted, MOST_RIVALS);
  const nearest = covered[0]?.unit ?? null;
  const open = { requirement, by: 'coverage', against: null, status: 'unmeasured', nearest } as const;
  if (wanted.weight === 0) return { ...open, nearest: null };
  const most = covered[0]?.share ?? 0;
  if (isTelling(wanted) && most < COULD_BE_IT && candidate.shareOf(wanted) < COULD_BE_ANYWHERE) {
    return { ...open, status: 'unmet', nearest: null };
  }
  const rivals = covered.filter(({ share }) => share >= COVERED_FROM);
  const isTold = rivals.some(({ unit }) => candidate.tells(unit, wanted));
  if (isTold && candidate.hasFactsOf(wanted)) return { ...open, status: 'satisfied' };
  for (const { unit } of rivals) {
    const changed = candidate.changedFact(unit, wanted);
    if (changed !== undefined) return { ...open, status: 'unmet', against: changed, nearest: unit };
  }
  return open;
}

/** The sentences with most of the words of a requirement that are read against it, so that many of each take no product of both. */
const MOST_RIVALS = 100;

/** Words of fact from which their absence says that a fact is not told, and how much each of fewer must say on average. */
const MANY_WORDS = 6;
const TELLING_WEIGHT = 85;

/** A few common words can all be put in others: only a name, a number, rare words or many are missed for sure. */
function isTelling({ facts, list }: Text): boolean {
  if (facts.number.length > 0 || facts.identifier.length > 0) return true;
  const words = list.filter(({ kind }) => kind !== 'function');
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return words.length >= MANY_WORDS || weight >= TELLING_WEIGHT * words.length;
}

/**
 * What must not be mentioned, and is: by a literal that stands there plainly, or by a plain sentence with nearly all of its
 * words. Where a word denies or doubts it nobody can say without reading; but a name stands there whatever is said of it.
 */
function checkSilence(requirement: Requirement, candidate: ReadCandidate): Found {
  const any_of = forbiddenLiterals(requirement);
  const found = candidate.firstOf(any_of, (literal) => (forbidsName(requirement, literal) ? null : ['plain']));
  if (found !== undefined) {
    const { literal, unit } = found;
    return { requirement, by: 'literals', status: 'violated', against: literal, nearest: unit };
  }
  const wanted = candidate.read(requirement.text);
  const covered = candidate.covered(wanted, MOST_RIVALS).filter(({ share }) => share >= COULD_BE_IT);
  const doubtful = candidate.firstOf(any_of, ['doubtful']);
  const negated = candidate.firstOf(any_of, ['negated']);
  const best = covered[0]?.unit ?? doubtful?.unit ?? negated?.unit;
  const open = { requirement, by: 'coverage', against: null, nearest: best ?? null } as const;
  const isCut = candidate.isCut(any_of);
  if (best === undefined) return { ...open, status: wanted.weight === 0 || isCut ? 'unmeasured' : 'satisfied' };
  const stated = covered.find(({ unit, share }) => share >= IS_STATED_FROM && candidate.states(unit, wanted));
  if (stated !== undefined) {
    return { ...open, status: 'violated', against: stated.unit.source, nearest: stated.unit };
  }
  const rivals = covered.filter(({ share }) => share >= COVERED_FROM);
  const isDenied = (unit: Unit): boolean =>
    candidate.denies(unit, wanted) || candidate.spokenIn(unit.source, any_of, 'negated') !== undefined;
  const isSpokenOf = rivals.length > 0 || negated !== undefined;
  const isReadWhole = rivals.length < MOST_RIVALS && !isCut;
  const isSilent = isSpokenOf && isReadWhole && doubtful === undefined && rivals.every(({ unit }) => isDenied(unit));
  return { ...open, status: isSilent ? 'satisfied' : 'unmeasured' };
}
