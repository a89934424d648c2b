import { addTo } from '../../../core/groups.js';
import { formsOfName, isTellingName, isWordElsewhere } from './given-names.js';
import { HIDES_NAMES, lettersOf } from './letters.js';
import { isWord, QUOTED, WORDLIKE } from './proper-names.js';

/** Somebody whom a text names by a given name. */
export interface NamedPerson {
  /** The given name, as it is written. */
  readonly given: string;
  /** What stands behind it and may be a surname. */
  readonly behind?: string | undefined;
  /** Whether that is hardly anything else. */
  readonly hasSurname: boolean;
}

const REST = String.raw`(?![\p{L}\p{N}_/–-]|\.\p{L}|\()`;

/** A word that may be a given name, no part of a longer name, and one behind it that may be a surname. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_/.@–-]|\p{L}['’])\p{Lu}\p{Ll}{2,20}${REST}(?=(?: (\p{Lu}\p{Ll}{2,30}${REST}))?)`,
  'gu',
);

/** "@sophie"; `@sophie/core` is a package. */
const HANDLE = /(?<![\p{L}\p{N}_/.@-])@\p{L}{4,20}(?![\p{L}\p{N}_/(-]|\.\p{L})/gu;

/** Places, and methods by their names, have those of persons: "San Diego", "St. Peter", "Port Elizabeth", "a Monte Carlo run". */
const PLACE_BEFORE =
  /(?<!\p{L})(?:Monte|Mont|Mount|Cape|San|Santa|Santo|São|Saint|Sainte|Sankt|Ste?\.?|Port|Fort|Lake) $/u;
const LONGEST_BEFORE = 8;

/** A verb in the future or the past: Italian "sarà", Spanish "marcó". */
const VERB = /[àìòùáíóú]$/u;

/** Frequent surnames, among them those that are words: "Dana King". */
const SURNAMES: ReadonlySet<string> = new Set(
  `baker bell brown carter clark cohen cole cook cooper cox davies davis diaz dubois evans fernandez fischer fisher foster fox garcia
  gomez gonzalez green gupta hall harris hernandez hill hoffmann hughes jackson johansson johnson jones khan king kowalski kumar lee lefebvre
  levy lewis lopez marshall martinez meyer miller mitchell moore morgan morris morrison murphy murray nair nguyen novak parker patel
  perez peterson phillips porter powell price reed rivera roberts robinson rodriguez rogers rossi russell sanchez schmidt schneider schulz
  shah sharma silva singh smith stewart stone sullivan tanaka taylor thompson torres tran turner walker wang ward watson weber west white
  williams wilson wood wright yamamoto young`
    .split(/\s+/)
    .map(lettersOf),
);

interface Reading {
  /** Whether a word in small letters is one of everyday English. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether the text is in English. */
  readonly isInEnglish: boolean;
}

/**
 * Those whom a sentence names by a given name that is hardly anything else.
 * @param isTitle whether any word of it may have a capital
 */
export function namedPersonsIn(
  sentence: string,
  { isEnglish, isInEnglish }: Reading,
  isTitle = false,
): readonly NamedPerson[] {
  const text = sentence.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const found: NamedPerson[] = [];
  for (const { 0: given, 1: behind, index } of text.matchAll(NAMED)) {
    const letters = lettersOf(given);
    if (!isTellingName(letters) || VERB.test(given)) continue;
    if (!isInEnglish && isWordElsewhere(letters) && beginsSentence(text, index)) continue;
    if (PLACE_BEFORE.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index))) continue;
    const isSurname =
      behind !== undefined &&
      (SURNAMES.has(lettersOf(behind)) || (isInEnglish && !isWord(behind, isEnglish) && !WORDLIKE.test(behind)));
    // In other languages any word may have a capital.
    found.push({ given, behind: isSurname || !isInEnglish ? behind : undefined, hasSurname: isSurname && !isTitle });
  }
  for (const [handle] of text.matchAll(HANDLE)) {
    if (isTellingName(lettersOf(handle))) found.push({ given: handle, hasSurname: false });
  }
  return found;
}

const GOES_ON = /[\p{L}\p{N},)]\s{0,3}$/u;

function beginsSentence(text: string, at: number): boolean {
  return !GOES_ON.test(text.slice(Math.max(0, at - 4), at));
}

/** Words, apart at humps: a handle may have a name in it. */
const WORD = /\p{Lu}+[\p{Ll}\p{M}]*|[\p{Ll}\p{M}]+/gu;

/**
 * What some texts say nothing of, of some persons each: the given name, or the whole one of somebody whose surname alone is unknown. Where a
 * text has a surname by itself, its given name may be known to everybody: "Donald Knuth". None where names may be hidden in a text.
 */
export function unknownPersons(
  texts: Iterable<string>,
  persons: readonly NamedPerson[],
  isEnglish: (word: string) => boolean,
): ReadonlyMap<NamedPerson, string> {
  const wanted = new WantedWords();
  const letters = persons.map(({ given, behind }) => ({
    given: lettersOf(given),
    behind: behind === undefined ? undefined : lettersOf(behind),
  }));
  for (const { given, behind } of letters) {
    for (const form of [given, ...formsOfName(given)]) wanted.addGiven(form, given);
    if (behind !== undefined) wanted.addSurname(behind);
  }
  const paired = new Set<string>();
  for (const text of texts) {
    if (HIDES_NAMES.test(text)) return new Map();
    let before = '';
    for (const [word] of text.matchAll(WORD)) {
      const read = lettersOf(word);
      wanted.meet(read, () => isEnglish(word.toLowerCase()));
      if (wanted.hasSurname(read) && formsOfName(before).size > 0) paired.add(read);
      before = read;
    }
  }
  const unknown = new Map<NamedPerson, string>();
  for (const [i, { given, behind }] of letters.entries()) {
    const person = persons[i];
    if (person === undefined) continue;
    const isBehindKnown = behind !== undefined && wanted.isMet(behind);
    if (!wanted.isMet(given)) {
      if (!isBehindKnown || paired.has(behind)) unknown.set(person, person.given);
    } else if (person.hasSurname && !isBehindKnown) unknown.set(person, `${person.given} ${person.behind}`);
  }
  return unknown;
}

/** Whether a name is a given one that has, or may have, other forms. */
export function hasForms(name: string): boolean {
  return formsOfName(lettersOf(name)).size > 0;
}

/** So many first letters tell a name. */
const TELLS = 5;
/** A shorter name is looked for as it is. */
const SHORTEST = 3;
const LONGEST = 31;

/** Names that are looked for in words: as they are, bent at their ends, and as an end or a beginning of a handle. */
class WantedWords {
  private readonly beginnings = new Map<string, string[]>();
  private readonly wholes = new Map<string, string[]>();
  private readonly surnames = new Set<string>();
  private readonly met = new Set<string>();

  /** @param given what is known where this form of it is met */
  addGiven(form: string, given: string): void {
    addTo(this.wholes, form, given);
    for (const beginning of beginningsOf(form)) addTo(this.beginnings, beginning, given);
  }

  addSurname(name: string): void {
    this.surnames.add(name);
    addTo(this.wholes, name, name);
    addTo(this.beginnings, name.slice(0, TELLS), name);
  }

  hasSurname(letters: string): boolean {
    return this.surnames.has(letters);
  }

  isMet(name: string): boolean {
    return this.met.has(name);
  }

  /** @param isEnglish whether the word is one of everyday English, and so has the letters of a longer name by chance: "summary" those of Mary */
  meet(word: string, isEnglish: () => boolean): void {
    for (const name of this.wholes.get(word) ?? []) this.met.add(name);
    const parts: string[] = [];
    for (let length = SHORTEST; length <= Math.min(TELLS, word.length); length++) {
      parts.push(...(this.beginnings.get(word.slice(0, length)) ?? []));
    }
    for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length++) {
      parts.push(...(this.wholes.get(word.slice(-length)) ?? []));
    }
    const open = parts.filter((name) => !this.met.has(name));
    if (open.length > 0 && !isEnglish()) for (const name of open) this.met.add(name);
  }
}

/** How a name begins in all cases that languages bend it to: Marii of Maria, Marka of Marek. */
function beginningsOf(form: string): readonly string[] {
  if (form.length < TELLS) return [form];
  const beginning = form.replace(/[aeiou]$/, '').slice(0, TELLS);
  const bent = form.replace(/e([klr])$/, '$1');
  return bent === form ? [beginning] : [beginning, bent.slice(0, TELLS)];
}
