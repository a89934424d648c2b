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
 * The literals by which a fact to mention is told: those that are listed, names of its own text that begin with one, as `pdfminer.six`
 * does with `pdfminer`, and other ways to write a part: `7/9` for "7 of 9".
 */
export function literalsToMention({ text, any_of = [] }: Requirement): readonly string[] {
  const names = text.match(WORD) ?? [];
  const more = any_of.flatMap((literal) => {
    const start = literal.trim().toLowerCase();
    return [...names.filter((name) => name.toLowerCase().startsWith(`${start}.`)), ...otherForms(literal.trim())];
  });
  return more.length === 0 ? any_of : [...any_of, ...more];
}

const PART = /^(\d+)(?:\/| (?:out )?of (?:the |all )?)(\d+)$/i;

function otherForms(literal: string): readonly string[] {
  const [, part, whole] = PART.exec(literal) ?? [];
  return part === undefined ? [] : [' of ', ' of the ', ' out of ', '/'].map((joint) => part + joint + whole);
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
