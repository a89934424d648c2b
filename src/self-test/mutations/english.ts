import type { Summary } from '../../core/summary.js';
import { allTexts } from './fields.js';
import { tokensOf } from './tokens.js';
import { VERBS } from './words/verbs.js';

/** Frequent English words that are no words of other languages written in Latin letters, as far as we know. */
const FREQUENT: ReadonlySet<string> = new Set(
  'the of and to with for that from which by it its were after into this when because while has been without'.split(
    ' ',
  ),
);
const PAST_TENSES: ReadonlySet<string> = new Set(VERBS.map(({ past }) => past).filter((past) => past.endsWith('ed')));

/** Every eighth word of ordinary English text is among them at least, and hardly any of another language. */
const ENOUGH = 0.08;

/** A summary is asked about by every edit, and as one of the others by those that borrow. */
const known = new WeakMap<Summary, boolean>();

/** Whether edits by English word lists make sense: in another language the same letters may be another word. */
export function isEnglish(summary: Summary): boolean {
  const answer = known.get(summary) ?? readsAsEnglish(summary);
  known.set(summary, answer);
  return answer;
}

function readsAsEnglish(summary: Summary): boolean {
  let words = 0;
  let english = 0;
  for (const text of allTexts(summary)) {
    for (const token of tokensOf(text)) {
      if (token.kind !== 'word') continue;
      words++;
      const lower = token.text.toLowerCase();
      if (FREQUENT.has(lower) || PAST_TENSES.has(lower)) english++;
    }
  }
  return english > 0 && english >= words * ENOUGH;
}

const VOWEL_SOUND = /^[aeiou]/i;
const CONSONANT_SOUND = /^(?:use|uni|eu|one\b|once\b|ur[aeiou])/i;
/** Letters whose names begin with a vowel sound, for abbreviations. */
const VOWEL_NAME = /^[AEFHILMNORSX]/;

/** `a` or `an`, as the next word wants it. */
export function articleFor(word: string): 'a' | 'an' {
  const abbreviation = /^[A-Z][A-Z0-9]/.test(word);
  if (abbreviation) return VOWEL_NAME.test(word) ? 'an' : 'a';
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(word)) return 'an';
  return VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a';
}

export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

export function uncapitalised(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}
