import { KnownTexts } from './known-texts.js';
import { type Language, readWordLists, Vocabulary } from './vocabulary.js';

/**
 * What is known about the words of each language, for all that read texts in a run: a word that one of them has met is
 * known to the others.
 */
export class Vocabularies {
  /** Texts that were read with them. */
  readonly texts: KnownTexts;
  private readonly byLanguage = new Map<Language, Vocabulary>();

  /** @param isSmall whether few texts are read, and some of them again and again */
  constructor(isSmall = true) {
    this.texts = new KnownTexts(isSmall);
  }

  /** The vocabulary to read a session with; a new one when the last has grown too large. */
  of(language: Language): Vocabulary {
    const known = this.byLanguage.get(language);
    if (known !== undefined && !known.isFull) return known;
    const made = new Vocabulary(language, readWordLists());
    this.byLanguage.set(language, made);
    return made;
  }
}
