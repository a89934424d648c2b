import type { Place } from '../../core/errors.js';
import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Dimension, Summary } from '../../core/summary.js';
import type { Consistency, DimensionResult, Evidence } from '../evidence.js';
import type { ForeignStatements, OwnWords } from '../grounding/foreign-statements.js';
import { hasForms, type NamedPerson, namedPersonsIn } from '../grounding/names/named-persons.js';
import { newThingsIn, personsIn } from '../grounding/names/proper-names.js';
import { type Weekday, weekdaysIn } from '../grounding/names/weekdays.js';
import { COUNTED_UP_TO } from '../grounding/reckoned/borne-out.js';
import type { SessionGrounds } from '../grounding/session-grounds.js';
import { type ToldSentence, toldSentences } from '../grounding/statements.js';
import type { Contradiction } from '../v2/contradiction.js';
import { quote } from './quote.js';

/**
 * Numbers and names of a candidate that stand neither in its session's reference nor in its transcript. A number that may be reckoned is
 * told only where its statement is about something else than the session.
 */
export function ungroundedDefects(
  candidate: Summary,
  grounds: SessionGrounds,
  isAboutSession: (statement: string) => boolean,
  placeOf: PlaceOf,
): readonly Defect[] {
  return grounds
    .ungroundedIn(candidate, isAboutSession)
    .map(({ kind, written, statement: { text, dimension, path } }) =>
      ungroundedDefect(kind, written, text, dimension, placeOf(path)),
    );
}

/** Of more names it is not looked up whether the session has them. */
const MOST_NAMES = 100;

/** What tells whether a session speaks of somebody or something. */
export interface SessionNames {
  /** Whether a word in small letters is one of everyday English. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether reference and candidate are in English. */
  readonly isInEnglish: boolean;
  /** Whether all that was said is there as text. Where it is not, a person may stand in a picture. */
  readonly isAllText: boolean;
  /** Those of these names of which the session says nothing, as `unknownIn` finds them. */
  readonly unknownAmong: (names: readonly string[]) => ReadonlySet<string>;
  /** What the session says nothing of, of some persons each, as `unknownPersons` finds it. */
  readonly unknownOf: (persons: readonly NamedPerson[]) => ReadonlyMap<NamedPerson, string>;
  /** Those of these days of the week that the session neither names nor dates, as `unknownWeekdays` finds them. */
  readonly unknownDays: (days: readonly Weekday[]) => ReadonlySet<Weekday>;
}

/**
 * Sentences with somebody of whom the session says nothing, by name: Maria where there is but Priya, Henrik's review where there is no
 * Henrik; and in English actions with something new by the name of a product, a Grafana alert where nobody spoke of Grafana. Each name is
 * told once. In titles, where any word may have a capital, given names alone are looked for.
 */
export function unknownNameDefects(candidate: Summary, session: SessionNames, placeOf: PlaceOf): readonly Defect[] {
  const names = new Map<string, ToldSentence>();
  const persons = new Map<string, readonly [NamedPerson, ToldSentence]>();
  for (const sentence of toldSentences(candidate)) {
    for (const person of personsOf(sentence, session)) {
      const key = `${person.given} ${person.behind ?? ''}`;
      if (!persons.has(key) && persons.size < MOST_NAMES) persons.set(key, [person, sentence]);
    }
    for (const name of namesOf(sentence, session)) {
      if (!names.has(name) && names.size < MOST_NAMES) names.set(name, sentence);
    }
  }
  const days = weekdaysOf(candidate);
  const told = new Map<string, ToldSentence>();
  const add = (name: string, sentence: ToldSentence): void => {
    if (!told.has(name)) told.set(name, sentence);
  };
  const unknownOf = persons.size === 0 ? new Map() : session.unknownOf([...persons.values()].map(([person]) => person));
  for (const [person, sentence] of persons.values()) {
    const unknown = unknownOf.get(person);
    if (unknown !== undefined) add(unknown, sentence);
  }
  const unknown = names.size === 0 ? new Set() : session.unknownAmong([...names.keys()]);
  for (const [name, sentence] of names) if (unknown.has(name)) add(name, sentence);
  const unknownDays = days.size === 0 ? new Set() : session.unknownDays([...days.keys()]);
  for (const [day, sentence] of days) if (unknownDays.has(day)) add(day.written, sentence);
  return [...told].map(([name, { text, dimension, path }]) =>
    ungroundedDefect('name', name, text, dimension, placeOf(path)),
  );
}

/** The days of the week that a candidate names, each once. */
function weekdaysOf(candidate: Summary): ReadonlyMap<Weekday, ToldSentence> {
  const firsts = new Map<number, readonly [Weekday, ToldSentence]>();
  for (const sentence of toldSentences(candidate)) {
    for (const weekday of weekdaysIn(sentence.text)) {
      if (!firsts.has(weekday.day)) firsts.set(weekday.day, [weekday, sentence]);
    }
  }
  return new Map(firsts.values());
}

/** Persons by given names that have forms: who is Kate to one is Katherine to another. */
function personsOf({ text, dimension }: ToldSentence, session: SessionNames): readonly NamedPerson[] {
  if (!session.isAllText) return [];
  const isTitle = dimension === 'title';
  const named = namedPersonsIn(text, session, isTitle);
  if (isTitle || !session.isInEnglish) return named;
  const others = personsIn(text, session.isEnglish).filter(
    (name) => hasForms(name) && !named.some(({ given }) => given === name),
  );
  return [...named, ...others.map((given) => ({ given, hasSurname: false }))];
}

/** Other names of persons, and new things. */
function namesOf({ text, dimension }: ToldSentence, session: SessionNames): readonly string[] {
  if (!session.isInEnglish || dimension === 'title') return [];
  const persons = session.isAllText ? personsIn(text, session.isEnglish).filter((name) => !hasForms(name)) : [];
  return dimension === 'key_actions' ? [...persons, ...newThingsIn(text, session.isEnglish)] : persons;
}

function ungroundedDefect(
  kind: 'number' | 'name',
  written: string,
  text: string,
  dimension: Dimension,
  place: Place,
): Defect {
  return {
    code: kind === 'number' ? 'UNGROUNDED_NUMBER' : 'UNGROUNDED_NAME',
    dimension,
    message: `Neither the reference nor the transcript has the ${kind} ${quote(written)}: the candidate says ${quote(text)}`,
    suggestion: `Check ${quote(written)} against the transcript`,
    place,
  };
}

/**
 * The results without contradictions about a number or a name that the transcript has, or that is reckoned from others: what
 * happened contradicts no reference. Scores stay as they are, since they compare with the reference alone.
 */
export function withoutBorneOut(
  results: readonly DimensionResult[],
  candidate: Summary,
  grounds: SessionGrounds,
): readonly DimensionResult[] {
  let unknown: readonly string[] | undefined;
  const isSupported = ({ rule, given }: Contradiction): boolean => {
    if (rule !== 'number' && rule !== 'identifier') return false;
    if (grounds.transcriptHas(given)) return true;
    if (rule !== 'number' || (/^\d+$/.test(given) && Number(given) <= COUNTED_UP_TO)) return false;
    unknown ??= grounds.ungroundedIn(candidate).map(({ written }) => written.replaceAll(',', ''));
    return !unknown.some((written) => written.startsWith(given));
  };
  return results.map((result) => ({ ...result, evidence: evidenceWithout(result.evidence, isSupported) }));
}

/**
 * The results without contradictions about a number or a name that stands in the place of another one. They cost score, since
 * the reference has others, and are false only if nothing else is true.
 */
export function withoutOtherFacts(results: readonly DimensionResult[]): readonly DimensionResult[] {
  const isOther = ({ rule }: Contradiction): boolean => rule === 'number' || rule === 'identifier';
  return results.map((result) => ({ ...result, evidence: evidenceWithout(result.evidence, isOther) }));
}

type IsLeftOut = (contradiction: Contradiction) => boolean;

function evidenceWithout(evidence: Evidence, isLeftOut: IsLeftOut): Evidence {
  if (evidence.kind === 'text') return { ...evidence, comparison: without(evidence.comparison, isLeftOut) };
  if (evidence.kind !== 'assignment') return evidence;
  const candidate = evidence.candidate.map((match) =>
    match.consistency === null ? match : { ...match, consistency: without(match.consistency, isLeftOut) },
  );
  return { ...evidence, candidate };
}

function without<Found extends Consistency>(consistency: Found, isLeftOut: IsLeftOut): Found {
  return { ...consistency, contradictions: consistency.contradictions.filter((one) => !isLeftOut(one)) };
}

/** What tells whether a sentence of a session is about another. */
interface ForeignSearch {
  readonly session: string;
  readonly statements: ForeignStatements;
  readonly own: OwnWords;
}

/** Sentences and actions of a candidate that tell of another session than its own. */
export function foreignDefects(
  candidate: Summary,
  { session, statements, own }: ForeignSearch,
  placeOf: PlaceOf,
): readonly Defect[] {
  return toldSentences(candidate).flatMap(({ dimension, path, text }): readonly Defect[] => {
    const isAction = dimension === 'key_actions';
    const found = statements.find(session, text, own, isAction ? 'action' : 'sentence');
    if (found === undefined) return [];
    return [
      {
        code: isAction ? 'FOREIGN_ACTION' : 'FOREIGN_SENTENCE',
        dimension,
        message: `This ${isAction ? 'action' : 'sentence'} is one of the session ${quote(found.session)}: ${quote(text)}; its reference says ${quote(found.says)}`,
        suggestion: 'Remove it, and check whether the pipeline mixes sessions',
        place: placeOf(path),
      },
    ];
  });
}
