import type { Summary } from '../../summary.js';
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
  let english = 0;
  let foreign = 0;
  const isAscii = ASCII.test(text);
  for (const word of text.toLowerCase().match(isAscii ? /[a-z]+/g : /\p{L}+/gu) ?? []) {
    if (FUNCTION_WORDS.has(word)) english++;
    else if (FOREIGN_WORDS.has(word)) foreign++;
  }
  return foreign > english || (!isAscii && !isMostlyLatin(text)) ? 'other' : 'english';
}

const ASCII = /^[\0-\x7f]*$/;

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return 2 * latin >= letters;
}
