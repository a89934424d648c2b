import { type Span, sentencesOf } from '../../core/sentences.js';
import { groupedBy } from './grouped-by.js';
import { isSentenceStart, phraseSites, type ReadText, readText, wordSite } from './phrases.js';
import { type Site, withoutMatches } from './sites.js';
import { NO_OPPOSITE, OPPOSITE_VERBS } from './words/opposites.js';
import { OPPOSITE_PHRASE_TABLE, OPPOSITE_WORD_TABLE, type VerbForms, verbForms } from './words/tables.js';

type Form = 'base' | 'third' | 'past' | 'participle' | 'ing';

interface Opposite {
  readonly forms: readonly Form[];
  readonly to: VerbForms;
}

const VERB_TABLE = readVerbs();

function readVerbs(): ReadonlyMap<string, Opposite> {
  const table = new Map<string, Opposite>();
  for (const line of OPPOSITE_VERBS.trim().split('\n')) {
    const [from, to] = line.split(' | ').map((side) => {
      const [base = '', past = '', participle = past] = side.split(' ');
      return verbForms(base, past, participle, 'wanted');
    });
    if (from === undefined || to === undefined) continue;
    enter(table, from, to);
    enter(table, to, from);
  }
  return table;
}

function enter(table: Map<string, Opposite>, from: VerbForms, to: VerbForms): void {
  for (const form of ['base', 'third', 'past', 'participle', 'ing'] as const) {
    const known = table.get(from[form]);
    // The same letters may be two forms of one verb; of several lines with one verb the first counts.
    if (known === undefined) table.set(from[form], { forms: [form], to });
    else if (known.to === to) table.set(from[form], { forms: [...known.forms, form], to });
  }
}

/**
 * For every sentence with a word whose opposite we know, the places of such words. One of them turned is enough: two
 * opposites in one sentence may make it true again.
 */
export function oppositesOf(text: string): readonly (readonly Site[])[] {
  const read = readText(text);
  const sentences = sentencesOf(text);
  const inSentences = (sites: readonly Site[]) => groupedBy(sentences, withoutMatches(text, sites, NO_OPPOSITE));
  const phrases = inSentences(phraseSites(text, OPPOSITE_PHRASE_TABLE));
  const words = inSentences(phraseSites(text, OPPOSITE_WORD_TABLE));
  const verbs = inSentences(read.tokens.flatMap((_, index) => verbSite(read, index) ?? []));
  return sentences
    .map((_, index) => {
      const ofPhrases = phrases[index] ?? [];
      const ofWords = [...(words[index] ?? []), ...(verbs[index] ?? [])];
      // A word inside of a phrase has another meaning there: `turned on`.
      return [...ofPhrases, ...ofWords.filter((word) => !ofPhrases.some((phrase) => overlap(phrase, word)))];
    })
    .filter((sites) => sites.length > 0);
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

const TO_BE_OR_HAVE = /^(?:be|been|being|is|are|was|were|has|have|had|get|got|gets)$/;
const BEFORE_BASE =
  /^(?:to|not|can|could|will|would|should|must|may|might|cannot|did|does|do|didn't|doesn't|don't|and)$/;
const BEFORE_THIRD = /^(?:it|that|which|who|now|always|never|still|also|then|only)$/;
const DETERMINER = /^(?:a|an|the|this|these|those|its|his|her|their|our|every|each|any|some|all|no|by|of|in|with)$/;

function verbSite(read: ReadText, index: number): Site | undefined {
  const token = read.tokens[index];
  if (token?.kind !== 'word') return undefined;
  const lower = token.text.toLowerCase();
  const isStart = isSentenceStart(read, index);
  if (token.text !== lower && !(isStart && token.text.slice(1) === lower.slice(1))) return undefined;
  const opposite = VERB_TABLE.get(lower);
  if (opposite === undefined) return undefined;
  const form = formAt(read, index, isStart, opposite.forms);
  return form === undefined ? undefined : wordSite(read, index, 1, opposite.to[form]);
}

/** Which form a word is, from the words before it; `undefined` where it may be a noun or an adjective. */
function formAt(read: ReadText, index: number, isStart: boolean, forms: readonly Form[]): Form | undefined {
  const before = (distance: number) => read.tokens[index - distance]?.text.toLowerCase() ?? '';
  const has = (form: Form) => forms.includes(form);
  // `this fixed wait` has an adjective, `this fixed it` a verb.
  const hasObject = /^(?:it|them|the|an?|that|this)$/.test(before(-1));
  const isParticiple =
    !isStart &&
    (TO_BE_OR_HAVE.test(before(1)) || TO_BE_OR_HAVE.test(before(2)) || (DETERMINER.test(before(1)) && !hasObject));
  if (has('participle') && (isParticiple || !has('past'))) return 'participle';
  if (has('base') && (isStart ? index === 0 && !has('past') : BEFORE_BASE.test(before(1)))) return 'base';
  if (has('past')) return 'past';
  if (has('third') && BEFORE_THIRD.test(before(1))) return 'third';
  return has('ing') ? 'ing' : undefined;
}
