import { ENGLISH_CHATTER, isAside, isOffer, LABELS, mayHaveAside, OTHER_CHATTER } from './chatter-phrases.js';
import { lastSentences } from './sentences.js';

/** Which texts may begin with the name of their own field. */
export type Labelled = 'title' | 'summary' | 'other';

/** Sentences at the end of a text that may speak to the reader: an offer often has two. */
const LAST_SENTENCES = 3;

/** The longest part of a text that is looked at, on either side. */
const LONGEST = 240;

/** What a text ends with in brackets, where a remark to the reader may stand; empty where it ends otherwise. */
export function lastAside(text: string): string {
  return LAST_ASIDE.exec(text.trimEnd().slice(-LONGEST))?.[1] ?? '';
}

const LAST_ASIDE = /[([]([^()[\]]+)[)\]]$/;

/** Models answer in English, or in the language of the session. */
export type SpokenLanguages = 'English' | 'any';

const IN_ENGLISH = [ENGLISH_CHATTER];
const IN_ANY = [ENGLISH_CHATTER, OTHER_CHATTER];

/** Sentences of a text that are looked at, from its end, and characters of it. */
const MOST_SENTENCES = 100;
const LONGEST_TEXT = 20_000;

/** From so many sentences on a text has a voice of its own: one that says "you" and "I" throughout is written so, and adds nothing to a summary. */
const FEWEST_OF_VOICE = 3;

/** A sentence, wherever it stands, that speaks to the reader: "As you can see, …", "I hope this helps". */
export function asideIn(text: string): string | null {
  if (!mayHaveAside(text)) return null;
  const sentences = lastSentences(text, MOST_SENTENCES, LONGEST_TEXT);
  const asides = [lastAside(text), ...sentences].filter(isAside);
  const isVoice = sentences.length >= FEWEST_OF_VOICE && asides.length > sentences.length / 2;
  return isVoice ? null : (asides[0] ?? null);
}

/** A sentence that offers the reader more. */
export function offerIn(text: string): string | null {
  if (!mayHaveAside(text)) return null;
  return lastSentences(text, MOST_SENTENCES, LONGEST_TEXT).find(isOffer) ?? null;
}

/** What a model says to whoever asked it, around the summary that it was asked for. */
export function chatterIn(text: string, field: Labelled, languages: SpokenLanguages): string | null {
  const head = text.slice(0, LONGEST).trimStart();
  const label = field === 'other' ? null : LABELS[field].exec(head);
  if (label !== null) return label[0];
  const phrases = languages === 'English' ? IN_ENGLISH : IN_ANY;
  for (const { opening } of phrases) {
    const said = opening.exec(head);
    if (said !== null) return said[0];
  }
  const aside = asideIn(text);
  // Titles have no room for an offer behind them.
  if (aside !== null || field === 'title') return aside;
  for (const sentence of [lastAside(text), ...lastSentences(text, LAST_SENTENCES, LONGEST)]) {
    if (phrases.some(({ closing }) => closing.test(sentence))) return sentence;
  }
  return null;
}
