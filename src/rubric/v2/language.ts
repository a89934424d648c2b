import type { Summary } from '../../summary.js';
import { FOREIGN_WORDS, FUNCTION_WORDS } from './function-words.js';
import type { Language } from './vocabulary.js';

/** Characters of a reference that are looked at; a longer one does not change its language later. */
const SAMPLE = 4000;

/**
 * The language of a reference, from its function words: English unless those of other languages are more frequent, or
 * most letters are not Latin.
 */
export function languageOf({ title, summary, key_actions }: Summary): Language {
  const text = `${title}\n${summary}\n${key_actions.join('\n')}`.slice(0, SAMPLE);
  let english = 0;
  let foreign = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (FUNCTION_WORDS.has(word)) english++;
    else if (FOREIGN_WORDS.has(word)) foreign++;
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return foreign > english || 2 * latin < letters ? 'other' : 'english';
}
