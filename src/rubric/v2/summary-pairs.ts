import type { Summary } from '../../core/summary.js';
import { languageOf } from './language.js';
import type { Text } from './text.js';
import { Vocabularies } from './vocabularies.js';
import type { Vocabulary } from './vocabulary.js';

/** A reference and a candidate, taken apart with the words of the reference's language. */
interface ReadPair {
  readonly wanted: ReadSummary;
  readonly given: ReadSummary;
  readonly vocabulary: Vocabulary;
}

/** Reads pairs of summaries, and keeps the last one: scores and findings are about the same texts. */
export class SummaryPairs {
  private reference: ReadReference | undefined;
  private last: { readonly candidate: Summary; readonly pair: ReadPair } | undefined;

  constructor(readonly vocabularies = new Vocabularies()) {}

  read(reference: Summary, candidate: Summary): ReadPair {
    const wanted = this.readReference(reference);
    if (this.last?.candidate !== candidate || this.last.pair.wanted !== wanted) {
      const read = this.vocabularies.texts.readerOf(wanted.vocabulary);
      const given = readSummary(candidate, (text) => wanted.known.get(text) ?? read(text));
      this.last = { candidate, pair: { wanted, given, vocabulary: wanted.vocabulary } };
    }
    return this.last.pair;
  }

  /** Many candidates in a row may have one reference, as the changed ones of a self-test do: it is read once for them. */
  private readReference(reference: Summary): ReadReference {
    if (this.reference?.source !== reference || this.reference.vocabulary.isFull) {
      const vocabulary = this.vocabularies.of(languageOf(reference));
      this.reference = new ReadReference(reference, vocabulary, this.vocabularies.texts.readerOf(vocabulary));
    }
    return this.reference;
  }
}

/** A reference taken apart. */
class ReadReference implements ReadSummary {
  readonly title: Text;
  readonly summary: Text;
  readonly actions: readonly Text[];
  readonly topics: readonly Text[];
  /** Its texts by what they say: a candidate that has the very same is not read. */
  readonly known = new Map<string, Text>();

  constructor(
    readonly source: Summary,
    readonly vocabulary: Vocabulary,
    readText: (text: string) => Text,
  ) {
    const { title, summary, actions, topics } = readSummary(source, (text) => {
      const read = readText(text);
      this.known.set(text, read);
      return read;
    });
    this.title = title;
    this.summary = summary;
    this.actions = actions;
    this.topics = topics;
  }
}

/** The texts of a summary, taken apart. */
export interface ReadSummary {
  readonly title: Text;
  readonly summary: Text;
  readonly actions: readonly Text[];
  readonly topics: readonly Text[];
}

function readSummary(
  { title, summary, key_actions, topics_found }: Summary,
  read: (text: string) => Text,
): ReadSummary {
  return {
    title: read(title),
    summary: read(summary),
    actions: key_actions.map(read),
    topics: topics_found.map(read),
  };
}
