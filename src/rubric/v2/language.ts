import type { Summary } from '../../core/summary.js';
import { FOREIGN_WORDS, FUNCTION_WORDS } from './function-words.js';
import type { Language } from './vocabulary.js';

/** Characters of a summary that are looked at: a text does not change its language later. */
const SAMPLE = 400;

/**
 * The language of a reference, from its function words: English unless those of other languages are more frequent, or
 * most letters are not Latin.
 */
export function languageOf(summary: Summary): Language {
  if (summary !== last.summary) last = { summary, language: readLanguage(summary) };
  return last.language;
}

/** The rubric and the caveats ask about the same reference, one after the other. */
let last: { readonly summary: Summary | null; readonly language: Language } = { summary: null, language: 'english' };

function readLanguage({ title, summary, key_actions }: Summary): Language {
  const actions = summary.length < SAMPLE ? key_actions.slice(0, 8).join('\n').slice(0, SAMPLE) : '';
  const text = `${title.slice(0, SAMPLE)}\n${summary.slice(0, SAMPLE)}\n${actions}`;
  const isAscii = ASCII.test(text);
  const { english, foreign } = isAscii ? countInAscii(text.toLowerCase()) : countWords(text.toLowerCase());
  const isOther = !isAscii && ((english === 0 && OTHER_LETTERS.test(text)) || !isMostlyLatin(text));
  return foreign > english || isOther ? 'other' : 'english';
}

/** Latin letters that English takes over in hardly a name: of Polish, Czech, Turkish, Hungarian, Romanian. */
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžőűğışță]/iu;

/** How many words of a text are function words of English, and of the other languages. */
interface Counts {
  english: number;
  foreign: number;
}

function countWords(text: string): Counts {
  const counts = { english: 0, foreign: 0 };
  for (const word of text.match(/\p{L}+/gu) ?? []) count(word, counts);
  return counts;
}

/**
 * Counts words of a lower-case ASCII text like `countWords`, but faster: nearly all texts are ASCII. A run of letters
 * that is too long to be such a word is not looked up.
 */
function countInAscii(text: string): Counts {
  const counts = { english: 0, foreign: 0 };
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    if (code >= 0x61 && code <= 0x7a) continue;
    if (at > start && at - start <= LONGEST_WORD) count(text.slice(start, at), counts);
    start = at + 1;
  }
  return counts;
}

function count(word: string, counts: Counts): void {
  const language = LANGUAGES.get(word);
  if (language !== undefined) counts[language]++;
}

/** Each word is looked up once; none is of both. */
const LANGUAGES: ReadonlyMap<string, keyof Counts> = new Map([
  ...[...FOREIGN_WORDS].map((word) => [word, 'foreign'] as const),
  ...[...FUNCTION_WORDS].map((word) => [word, 'english'] as const),
]);

const LONGEST_WORD = Math.max(...[...FUNCTION_WORDS, ...FOREIGN_WORDS].map(({ length }) => length));

const ASCII = /^[\0-\x7f]*$/;

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return 2 * latin >= letters;
}
