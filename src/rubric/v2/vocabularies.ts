import { readText, type Text } from './text.js';
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

/**
 * Somewhat more than a corpus of thirty sessions has. Texts of a large one are read once as a rule; held they would take 200 bytes
 * a character.
 */
const MOST_CHARACTERS = 160_000;

/**
 * The texts of a small run, taken apart: what a report says of its gates changes one field of a candidate and reads it again, with
 * all other fields, its reference and those of other sessions. Where they turn out to be too many none is held.
 */
export class KnownTexts {
  private byVocabulary: Map<Vocabulary, Map<string, Text>> | undefined;
  private left = MOST_CHARACTERS;

  /** @param isSmall whether the run may be a small one; until the first texts are too many they would take 30 MB of a large one */
  constructor(isSmall = true) {
    this.byVocabulary = isSmall ? new Map() : undefined;
  }

  /** Reads the texts of one summary; what stands in it twice is two texts. */
  readerOf(vocabulary: Vocabulary): (text: string) => Text {
    const known = this.textsOf(vocabulary);
    if (known === undefined) return (text) => readText(text, vocabulary);
    const given = new Set<Text>();
    return (text) => {
      const found = known.get(text);
      const read = found === undefined || given.has(found) ? readText(text, vocabulary) : found;
      given.add(read);
      if (found === undefined && this.hasRoomFor(text)) known.set(text, read);
      return read;
    };
  }

  private textsOf(vocabulary: Vocabulary): Map<string, Text> | undefined {
    const known = this.byVocabulary?.get(vocabulary);
    if (known !== undefined || this.byVocabulary === undefined) return known;
    const made = new Map<string, Text>();
    this.byVocabulary.set(vocabulary, made);
    return made;
  }

  private hasRoomFor({ length }: string): boolean {
    this.left -= length;
    if (this.left < 0) this.byVocabulary = undefined;
    return this.left >= 0;
  }
}
