import { lastPassages } from '../../core/sentences.js';
import { asideIn, lastAside } from './asides.js';
import { ENGLISH_CHATTER, LABELS, OTHER_CHATTER } from './chatter-phrases.js';
import { ownWords } from './quotations.js';

/** Which texts may begin with the name of their own field. */
export type Labelled = 'title' | 'summary' | 'other';

/** Sentences at the end of a text that may speak to the reader: an offer often has two. */
const LAST_SENTENCES = 3;

/** The longest part of a text that is looked at, on either side. */
const LONGEST = 240;

/** Models answer in English, or in the language of the session. */
type SpokenLanguages = 'English' | 'any';

const IN_ENGLISH = [ENGLISH_CHATTER];
const IN_ANY = [ENGLISH_CHATTER, OTHER_CHATTER];

/** What a model says to whoever asked it, around the summary that it was asked for. */
export function chatterIn(text: string, field: Labelled, languages: SpokenLanguages): string | null {
  const label = field === 'other' ? null : LABELS[field].exec(text.slice(0, LONGEST).trimStart());
  if (label !== null) return label[0];
  const own = ownWords(text);
  const head = own.slice(0, LONGEST).trimStart();
  const phrases = languages === 'English' ? IN_ENGLISH : IN_ANY;
  for (const { opening } of phrases) {
    const said = opening.exec(head);
    if (said !== null) return said[0];
  }
  const aside = asideIn(text);
  // Titles have no room for an offer behind them.
  if (aside !== null || field === 'title') return aside;
  for (const sentence of [lastAside(own), ...lastPassages(own, LAST_SENTENCES, LONGEST)]) {
    if (phrases.some(({ closing }) => closing.test(sentence))) return sentence;
  }
  return null;
}
