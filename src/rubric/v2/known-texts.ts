import { readText, type Text } from './text.js';
import type { Vocabulary } from './vocabulary.js';

/** As many as a small corpus has: those of a large one are read once as a rule, and holding them would cost more. */
const MOST_CHARACTERS = 400_000;

/**
 * The first texts of a run, taken apart: what a report says of its gates changes one field of a candidate and reads it again, with
 * all other fields, its reference and those of other sessions.
 */
export class KnownTexts {
  private readonly byVocabulary = new WeakMap<Vocabulary, Map<string, Text>>();
  private left = MOST_CHARACTERS;

  /** Reads the texts of one summary; what stands in it twice is two texts. */
  readerOf(vocabulary: Vocabulary): (text: string) => Text {
    const known = this.byVocabulary.get(vocabulary) ?? new Map<string, Text>();
    this.byVocabulary.set(vocabulary, known);
    const given = new Set<Text>();
    return (text) => {
      const found = known.get(text);
      const read = found === undefined || given.has(found) ? readText(text, vocabulary) : found;
      given.add(read);
      if (found === undefined && text.length <= this.left) {
        this.left -= text.length;
        known.set(text, read);
      }
      return read;
    };
  }
}
