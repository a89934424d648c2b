import { sentencesOf } from '../../core/sentences.js';
import { capitalised, uncapitalised } from './english.js';
import { groupedBy } from './grouped-by.js';
import { AUXILIARIES, removedNegation } from './negation-removal.js';
import { isJoined, type ReadText, readText, wordAt } from './phrases.js';
import type { Site } from './sites.js';
import type { Token } from './tokens.js';
import type { VerbForms } from './words/tables.js';
import { VERBS } from './words/verbs.js';

/** One way to say the opposite of a sentence. */
type Flip = Site;

/** How a text tells of actions: bullets and titles begin with the verb, prose has a subject before it. */
export type Voice = 'bullet' | 'prose';

/**
 * For every sentence that can be turned into its opposite by negation, the ways to do so. A negation that is there is
 * taken away rather than doubled; else one is added at a verb, in correct grammar.
 */
export function negationsOf(text: string, voice: Voice): readonly (readonly Flip[])[] {
  const read = readText(text);
  const places = read.tokens.map(({ start, end }, index) => ({ start, end, index }));
  return groupedBy(sentencesOf(text), places)
    .map((tokens) =>
      flipsOf(
        read,
        tokens.map(({ index }) => index),
        voice,
      ),
    )
    .filter((flips) => flips.length > 0);
}

/** @param at the indices of the tokens of the sentence */
function flipsOf(read: ReadText, at: readonly number[], voice: Voice): readonly Flip[] {
  const words = at.map((index) => read.tokens[index]?.text.toLowerCase() ?? '');
  // A sentence with a negation of a kind that cannot be taken away is left alone: a second one might undo it.
  if (words.some((word) => UNTOUCHED.has(word))) return [];
  if (words.some(isNegator)) return at.flatMap((index) => removedNegation(read, index) ?? []);
  const first = at[0];
  if (first === undefined) return [];
  const leading = leadingVerb(read, first, voice);
  if (leading.length > 0) return leading;
  return at.flatMap((index) => [...afterAuxiliary(read, index), ...beforeVerb(read, index, first)]);
}

const UNTOUCHED: ReadonlySet<string> = new Set('neither nor hardly barely rarely seldom if whether unless'.split(' '));
const NEGATORS: ReadonlySet<string> = new Set('not never no without nothing none nobody cannot unable'.split(' '));

function isNegator(word: string): boolean {
  return NEGATORS.has(word) || /n['’]t$/.test(word);
}

/** Words behind which a verb is no claim of its own, or a negation would not contradict it. */
const UNCERTAIN: ReadonlySet<string> = new Set('as than what whatever to'.split(' '));
const NEGATED_AUXILIARIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['is', ['is not', "isn't", 'is no longer']],
  ['are', ['are not', "aren't", 'are no longer']],
  ['was', ['was not', "wasn't", 'was never']],
  ['were', ['were not', "weren't", 'were never']],
  ['can', ['cannot', "can't"]],
  ['could', ['could not', "couldn't"]],
  ['will', ['will not', "won't"]],
  ['would', ['would not', "wouldn't"]],
  ['has', ['has not', "hasn't", 'has never']],
  ['have', ['have not', "haven't", 'have never']],
  ['had', ['had not', "hadn't", 'had never']],
]);
const PARTICIPLES: ReadonlySet<string> = new Set(['been', ...VERBS.map(({ participle }) => participle)]);

function afterAuxiliary(read: ReadText, index: number): readonly Flip[] {
  const token = read.tokens[index];
  const forms = NEGATED_AUXILIARIES.get(token?.text ?? '');
  if (token === undefined || forms === undefined || !isJoined(read, index)) return [];
  // Behind another auxiliary it is not the finite verb: `would have accepted`.
  if (UNCERTAIN.has(wordAt(read, index - 1)) || AUXILIARIES.has(wordAt(read, index - 1))) return [];
  // `had a look`: a main verb, which takes no `not` of its own.
  if (/^ha/.test(token.text) && !PARTICIPLES.has(wordAt(read, index + 1))) return [];
  // `was never ready` reads well, `was never 93 ms` does not.
  const isVerb = PARTICIPLES.has(wordAt(read, index + 1)) || /ed$/.test(wordAt(read, index + 1));
  return forms
    .filter((form) => !form.endsWith('never') || isVerb)
    .filter((form) => !form.endsWith('no longer') || !/^(?:still|now|already|yet|to)$/.test(wordAt(read, index + 1)))
    .map((replacement) => ({ start: token.start, end: token.end, replacement }));
}

const BY_PAST: ReadonlyMap<string, VerbForms> = new Map(VERBS.map((verb) => [verb.past, verb]));
const BY_THIRD: ReadonlyMap<string, VerbForms> = new Map(VERBS.map((verb) => [verb.third, verb]));
const BY_BASE: ReadonlyMap<string, VerbForms> = new Map(VERBS.map((verb) => [verb.base, verb]));

/** What may begin the object of a verb. */
const OBJECT =
  /^(?:the|an?|that|it|its|them|this|these|those|all|every|each|both|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|how|why|what|which|only)$/;
/** What may stand behind a verb that needs no object. */
const ADVERBIAL = /^(?:at|by|for|from|in|into|on|to|under|when|while|with|because|after|before|again|over|out)$/;
/** Words between which and a verb there is no subject, so that the verb is a participle or a noun. */
const NO_SUBJECT =
  /^(?:a|an|the|this|that's|these|those|its|his|her|their|our|be|been|being|is|are|was|were|has|have|had|by|with|of|in|on|at|to|for|from|as|than|newly|already|all|any|each|every|some|both|two|three|first|second|new|old|no)$/;

/** Negates the finite verb of a clause: it has a subject before it, and behind it what it needs. */
function beforeVerb(read: ReadText, index: number, first: number): readonly Flip[] {
  const token = read.tokens[index];
  if (token === undefined || index === first || token.kind !== 'word' || !isJoined(read, index - 1)) return [];
  const before = wordAt(read, index - 1);
  if (NO_SUBJECT.test(before) || /^(?:only|merely|just|nearly|almost)$/.test(before)) return [];
  const past = BY_PAST.get(token.text);
  if (past !== undefined && hasComplement(read, index, past)) {
    const forms = [`did not ${past.base}`, `didn't ${past.base}`];
    if (!/^(?:still|also|now|then|even|later|first|yet)$/.test(before)) forms.push(`never ${past.past}`);
    return forms.map((replacement) => ({ start: token.start, end: token.end, replacement }));
  }
  const third = BY_THIRD.get(token.text);
  if (third === undefined || !/^(?:it|which|that|who|now|also|he|she)$/.test(before)) return [];
  return hasComplement(read, index, third)
    ? [`does not ${third.base}`, `doesn't ${third.base}`, `no longer ${third.third}`].map((replacement) => ({
        start: token.start,
        end: token.end,
        replacement,
      }))
    : [];
}

function hasComplement(read: ReadText, index: number, { object }: VerbForms): boolean {
  const next = read.tokens[index + 1];
  if (next === undefined || !isJoined(read, index)) return object === 'none';
  if (object === 'none') return ADVERBIAL.test(next.text);
  return OBJECT.test(next.text) || next.kind === 'number' || next.kind === 'code' || /^\p{Lu}/u.test(next.text);
}

function negatedPast({ base, past }: VerbForms): readonly string[] {
  const forms = [`did not ${base}`, `didn't ${base}`, `never ${past}`];
  // Only what was tried can fail: nobody fails to fail.
  return base === 'fail' ? forms : [...forms, `failed to ${base}`];
}

/** Negates the verb that a bullet, a title or a telegraphic sentence begins with. */
function leadingVerb(read: ReadText, first: number, voice: Voice): readonly Flip[] {
  const token = read.tokens[first];
  if (token?.kind !== 'word' || !isJoined(read, first)) return [];
  const lower = token.text.toLowerCase();
  const verb = BY_PAST.get(lower) ?? (voice === 'bullet' ? BY_BASE.get(lower) : undefined);
  if (verb === undefined) return voice === 'bullet' ? unknownVerb(token) : [];
  if (voice === 'prose' && !hasComplement(read, first, verb)) return [];
  return negatedPast(verb).map((replacement) => ({
    start: token.start,
    end: token.end,
    replacement: /^\p{Lu}/u.test(token.text) ? capitalised(replacement) : replacement,
  }));
}

/** A past tense whose base form we do not know needs none behind `never`. */
function unknownVerb(token: Token): readonly Flip[] {
  if (!/^[A-Z][a-z]+[^e\W]ed$/.test(token.text)) return [];
  return [{ start: token.start, end: token.end, replacement: `Never ${uncapitalised(token.text)}` }];
}
