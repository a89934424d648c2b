import { onceFor } from '../../core/once-each.js';
import type { Requirement } from '../../core/summary.js';

/**
 * Whether what must not be mentioned is the name or number of a literal, so that it is mentioned wherever it stands:
 * "Customer 88213 could not log in" names the customer, whatever it denies. A text that states something of it ("PR 371 broke
 * the build") forbids that statement, which a sentence may deny, doubt or plan.
 */
export function forbidsName(requirement: Requirement, literal: string): boolean {
  const whole = requirement.text.trim();
  const isWhole =
    whole !== '' && forbiddenLiterals(requirement).some((one) => one.trim().toLowerCase() === whole.toLowerCase());
  if (isWhole) return wordsOf(whole).every(isOfName);
  return isName(literal) && !isStatement(whole, literal);
}

/** The literals that must not stand there: a text that is but a number or a code is one itself. */
export function forbiddenLiterals({ text, any_of = [] }: Requirement): readonly string[] {
  const isCode = any_of.length === 0 && wordsOf(text).every((word) => /\d/.test(word) && !UNSPACED.test(word));
  return isCode ? [text] : any_of;
}

/**
 * The literals by which a fact to mention is told: those that are listed; the longer name of its own text that one is the beginning
 * of, as `pdfminer` is of `pdfminer.six` and `1.30` of 1.30.4, unless the text has it by itself as well; and other ways to write one:
 * `2.4.1` for `v2.4.1`, `7/9` for "7 of 9".
 */
export const literalsToMention = onceFor(({ text, any_of = [] }: Requirement): readonly string[] => {
  const names = new Set(text.match(WORD) ?? []);
  const lower = new Set(Array.from(names, (name) => name.toLowerCase()));
  const more = any_of.flatMap((literal) => {
    const start = literal.trim().toLowerCase();
    const longer = lower.has(start) ? [] : [...names].filter((name) => goesOn(name, start));
    return [...longer, ...otherForms(literal.trim())];
  });
  return more.length === 0 ? any_of : [...new Set([...any_of, ...more])];
});

/** `pdfminer.six` goes on behind `pdfminer`, and 1.30.4 behind 1.30; "v2.1" is no other name for `v2`. */
function goesOn(name: string, start: string): boolean {
  if (!name.toLowerCase().startsWith(`${start}.`)) return false;
  const rest = name.slice(start.length + 1);
  return /^\p{L}{2}/u.test(start) ? /^\p{Ll}/u.test(rest) : /^\d+\.\d+$/.test(start) && /^\d/.test(rest);
}

const PART = /^(\d+)(?:\/| (?:out )?of (?:the |all )?)(\d+)$/i;
/** Of two parts it may be any number. */
const VERSION = /^v(\d+\.\d+\.\d+)$/i;

function otherForms(literal: string): readonly string[] {
  const [, part, whole] = PART.exec(literal) ?? [];
  if (part !== undefined) return [' of ', ' of the ', ' out of ', '/'].map((joint) => part + joint + whole);
  const [, version] = VERSION.exec(literal) ?? [];
  return version === undefined ? [] : [version];
}

/** A word of a name or a number, of which nothing can be denied: it begins with a capital, or has a digit or a sign. */
const OF_NAME = /^\p{Lu}|[\d@_/.#-]/u;
const DISTINCT = /[\d@_/#]|\p{L}[.-]\p{L}/u;
const ONLY_CAPITALS = /^\p{Lu}{2,}$/u;

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function isOfName(word: string): boolean {
  return OF_NAME.test(word);
}

/** "88213", "PR #317", "customer 88213", "Dana Kim", "ACME"; not "Deployed", with which a list of words may begin. */
function isName(literal: string): boolean {
  const words = wordsOf(literal);
  if (words.some((word) => DISTINCT.test(word))) return words.every((word) => isOfName(word) || !PREDICATES.has(word));
  return words.every(isOfName) && (words.length > 1 || ONLY_CAPITALS.test(literal.trim()));
}

/** Whether a text says something of what it names, as far as words tell that; naming it is nothing of the kind. */
function isStatement(text: string, literal: string): boolean {
  if (IS_NAMED.test(text) || NAMES_IT.test(text)) return false;
  const rest = text.toLowerCase().replaceAll(literal.trim().toLowerCase(), '');
  if (UNSPACED.test(rest)) return true;
  const words = text.match(WORD) ?? [];
  return words.some((word, i) => mayBeVerb(word, words[i - 1]));
}

/** "Customer 88213 is named in the summary": its literals are to stand nowhere. */
const IS_NAMED = new RegExp(
  `\\b(?:named|mentioned|disclosed|leaked|revealed|cited|quoted|spelled out|listed|identified|printed|appears|occurs` +
    `|genannt|erwähnt|genoemd|vermeld|nævnt|nämnd|omnämnd|mentionnée?s?|nommée?s?|mencionad[oa]s?|nombrad[oa]s?|menzionat[oaie]|nominat[oaie])` +
    `(?: (?:by name|anywhere|at all|here|in the (?:summary|text|title|bullets|actions)))?[.!]?$`,
  'iu',
);

/** "The summary names customer 88213", "No mention of customer 88213", "Do not leak the key". */
const NAMES_IT =
  /^(?:(?:the|this|a|no) )?(?:(?:summary|text|candidate|title|name) )?(?:(?:must|should|does|do|may) not |never )?(?:mention|name|contain|disclose|leak|reveal|cite|quote|identif(?:y|ie))(?:s|ing)?(?: |$)/i;

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Forms of verbs that carry a statement and look like no verb by their ending. */
const PREDICATES: ReadonlySet<string> = new Set(
  `is are was were be been being am has have had does did can could may might must shall should will would isn't aren't wasn't
  weren't hasn't didn't doesn't can't couldn't won't became began bought broke brought built came caught chose cut did fell felt
  found gave got grew held hid hit kept knew led left lost made meant met paid put ran rose said sat saw sent set shut sold spent
  stood stole stuck thought threw told took went won wrote pass passes fail fails work works
  ist sind war waren wird wurde wurden hat hatte kann konnte es son era fue está tiene est sont était fut`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}_]+(?:[@./#'’-][\p{L}\p{N}_]+)*/gu;

/** After these an -s is that of a plural. */
const BEFORE_NOUN =
  /^(?:the|a|an|of|in|on|for|to|by|with|from|any|all|some|no|its|their|our|his|her|this|these|those|and|or)$/;
const FUNCTION_WORD =
  /^(?:of|in|on|for|to|by|with|from|at|and|or|as|the|a|an|von|der|die|das|des|dem|und|oder|de|del|la|el|du|et|y|o)$/;

/** Whether a word may be what a text says of something: rather once too often, as a false alarm costs more than a miss. */
function mayBeVerb(word: string, before: string | undefined): boolean {
  if (PREDICATES.has(word.toLowerCase())) return true;
  if (isOfName(word) || before === undefined) return false;
  if (/[a-z]{2}ed$/.test(word)) return true;
  if (/[a-z]{2}[^su]s$/.test(word) && !BEFORE_NOUN.test(before.toLowerCase())) return true;
  return isOfName(before) && !BEFORE_NOUN.test(before.toLowerCase()) && !FUNCTION_WORD.test(word);
}
