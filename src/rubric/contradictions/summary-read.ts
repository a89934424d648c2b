import type { Moment } from '../../core/summary.js';
import type { ReadSummary } from '../v2/summary-pairs.js';
import { readText } from '../v2/text.js';
import type { Vocabulary } from '../v2/vocabulary.js';
import { claimsOfAll } from './claim-cover.js';
import { type Claim, PlacedText, SentenceRead } from './sentence-read.js';

/** A summary of more sentences is looked at up to here. */
const MOST_SENTENCES = 2000;

/** A summary as the rules read it: what a rule does not ask for is not made. */
export class SummaryRead {
  private textsRead: readonly PlacedText[] | undefined;
  private sentencesRead: readonly SentenceRead[] | undefined;
  private claimsRead: readonly Claim[] | undefined;

  constructor(
    private readonly read: ReadSummary,
    private readonly moments: readonly Moment[],
    private readonly vocabulary: Vocabulary,
  ) {}

  get texts(): readonly PlacedText[] {
    this.textsRead ??= this.readTexts();
    return this.textsRead;
  }

  get sentences(): readonly SentenceRead[] {
    this.sentencesRead ??= this.texts
      .flatMap((place) => place.text.sentences.map((sentence) => new SentenceRead(place, sentence)))
      .slice(0, MOST_SENTENCES);
    return this.sentencesRead;
  }

  get claims(): readonly Claim[] {
    this.claimsRead ??= claimsOfAll(this.sentences);
    return this.claimsRead;
  }

  /**
   * The sentences that another summary has not word for word, nor with more words that turn nothing: what both say contradicts
   * nothing.
   */
  sentencesBeyond(other: SummaryRead): readonly SentenceRead[] {
    const known = new Set(other.texts.map(({ text }) => text));
    return this.sentences.filter(
      (sentence) => !known.has(sentence.place.text) && !other.sentences.some((one) => sentence.isWithin(one)),
    );
  }

  private readTexts(): readonly PlacedText[] {
    const { title, summary, actions } = this.read;
    return [
      new PlacedText('title', ['title'], title),
      new PlacedText('summary', ['summary'], summary),
      ...actions.map((text, i) => new PlacedText('key_actions', ['key_actions', i], text)),
      ...this.moments.map(
        ({ highlight }, i) =>
          new PlacedText('aha_moments', ['aha_moments', i, 'highlight'], readText(highlight, this.vocabulary)),
      ),
    ];
  }
}
