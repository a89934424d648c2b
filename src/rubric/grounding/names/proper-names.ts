import { HIDES_NAMES, lettersOf } from './letters.js';
import { SHOWN_OTHERWISE, TECHNICAL_TERMS } from './technical-terms.js';

const NAME = String.raw`\p{Lu}\p{Ll}{2,30}(?![\p{L}\p{N}_/-]|\.\p{L}|\()`;

/**
 * Where a name is one of a person, in English. What tools do as well (find, report, suggest, confirm; what is sent or written to them) does
 * not tell: people name tools that a session shows without a word of them.
 */
const PERSONS: readonly RegExp[] = [
  // "Mrs Sandqvist"
  new RegExp(String.raw`(?<=(?<![\p{L}\p{N}])(?:Mrs?|Ms|Dr|Prof|Mme|Frau|Herrn?)\.? )${NAME}`, 'gu'),
  // "waits for Henrik's review"
  /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,30}(?=['’]s? (?:own |new |first |second |last |open |monthly |weekly )?(?:reviews?|approval|consent|sign-off|permissions?|requests?|PRs?|MRs?|pull request|merge request|branch|change|patch|commit|idea|suggestion|proposal|question|comments?|objection|hint|remark|correction|suspicion|guess|advice|concerns?|feedback|decision|wish|measurements?|notes?|laptop|team|load|draft|mail|OK)\b)/gu,
  // "Femke asked for a further test"; "Rollback approved", "Typo corrected on Monday" are of things.
  /(?<=^|\p{Ll},? )\p{Lu}\p{Ll}{2,30}(?= (?:(?:approved|corrected|noticed|doubted) (?:the|that|this|it|both|all|him|her|them|#?\d)|agreed (?:to|that)|disagreed|insist(?:ed|s)|decide[ds] (?:to|that|against|whether)|ask(?:ed|s) (?:for|to|that|whether|if|about|the|him|her)|said)\b)/gu,
  // "reviewed by Tobias", "Asked Przemek"
  new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:(?:approved|reviewed|decided|corrected|signed off|led) by|(?:reviews?|approval|sign-off|consent|decision|objection|permission) (?:by|from)|(?:spoke|talked|assigned|explained|escalated) to|(?:agreed|discussed|spoke|talked|paired|meeting|call|appointment) with|with a view to|[Aa]sked|[Tt]old|[Ii]nformed|[Nn]otified|[Rr]eminded|[Tt]hanked|[Bb]riefed) )${NAME}`,
    'gu',
  ),
];

/**
 * Something new by the name of its product: "a Grafana alert". "The Django migration" and "a fix for Safari" call what is there by a name
 * that code may have shown.
 */
const NEW_THING = /(?<=\ban? (?:[\p{Ll}-]{2,20} )?)\p{Lu}\p{Ll}{2,30}(?= \p{Ll}{3})/gu;

/** What a text says in the words of others, or of code. */
export const QUOTED = /`[^`\n]{1,200}`|"[^"\n]{1,200}"|“[^”\n]{1,200}”/gu;

/** Days and months are shortened as one likes. */
const OF_CALENDAR = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)$/;

/** Words of English that no list of frequent ones has, by their form: "Procurement", "Reviewers". */
export const WORDLIKE =
  /(?:ings?|[ts]ions?|ments?|ness|ity|[ai]bles?|[eo]rs|ology|i[sz]e[ds]?|hooks?|boards?|desks?|logs?|points?|ics|ance|ship)$/;

/** So many letters of a name that a session has may stand for it: `playwright.config.ts` for Playwright, Postgres for PostgreSQL. */
const TELLS = 5;

/** Names of persons in an English sentence that its session may not know. */
export function personsIn(sentence: string, isEnglish: (word: string) => boolean): readonly string[] {
  const text = sentence.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const named = PERSONS.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(named)].filter((name) => !isWord(name, isEnglish) && !WORDLIKE.test(name));
}

/** Names of products in an English line that tells of something new. */
export function newThingsIn(line: string, isEnglish: (word: string) => boolean): readonly string[] {
  return (line.match(NEW_THING) ?? []).filter((name) => !isWord(name, isEnglish));
}

/** Whether a name is a word that anybody may write with a capital. */
export function isWord(name: string, isEnglish: (word: string) => boolean): boolean {
  const lower = name.toLowerCase();
  return OF_CALENDAR.test(lower) || SHOWN_OTHERWISE.has(lower) || TECHNICAL_TERMS.has(lower) || isEnglish(lower);
}

/** Those of some names of which no text has the first letters, wherever; none where names may be hidden in one. */
export function unknownIn(texts: Iterable<string>, names: readonly string[]): ReadonlySet<string> {
  const open = new Map(names.map((name) => [name, lettersOf(name).slice(0, TELLS)]));
  for (const text of texts) {
    if (open.size === 0) break;
    if (HIDES_NAMES.test(text)) return new Set();
    const letters = lettersOf(text);
    for (const [name, beginning] of open) if (letters.includes(beginning)) open.delete(name);
  }
  return new Set(open.keys());
}
