import { spread } from '../../core/spread.js';
import { shareOf } from '../../rubric/v2/coverage.js';
import { languageOf } from '../../rubric/v2/language.js';
import { readText } from '../../rubric/v2/text.js';
import { readWordLists, Vocabulary } from '../../rubric/v2/vocabulary.js';
import { type Passage, textOfPassage } from './passages.js';

/** The most passages that a prompt has. */
export const MOST_PASSAGES = 20;

/** Chooses passages that statements are most like. */
export class PassageChoice {
  /**
   * At most so many passages, in the order of the transcript. If there are more, first the one that each statement is
   * most like, in the order of the statements, then the second of each, and so on. Likeness is what share of a
   * statement's words a passage has, rare words weighing more, as the rubric measures coverage; ties go to the earlier
   * passage. What is left is spread evenly over the rest: a summary may be in another language than its session. Linear
   * in the length of the transcript.
   */
  choose(passages: readonly Passage[], statements: readonly string[], most = MOST_PASSAGES): readonly Passage[] {
    if (passages.length <= most) return passages;
    const rankings = this.rank(passages, statements);
    const chosen = new Set<number>();
    for (let rank = 0; rankings.some((ranking) => rank < ranking.length); rank++) {
      for (const ranking of rankings) {
        const index = ranking[rank];
        if (index !== undefined && chosen.size < most) chosen.add(index);
      }
      if (chosen.size >= most) break;
    }
    for (const index of spread(
      [...passages.keys()].filter((one) => !chosen.has(one)),
      most - chosen.size,
    )) {
      chosen.add(index);
    }
    return passages.filter((_, index) => chosen.has(index));
  }

  /** For each statement the indices of the passages that share a word with it, the most similar first. */
  private rank(passages: readonly Passage[], statements: readonly string[]): readonly (readonly number[])[] {
    const likenesses = statements.map((): { readonly index: number; readonly share: number }[] => []);
    let words = this.wordsOf(statements);
    for (const [index, passage] of passages.entries()) {
      // A hostile transcript has new words without end: then the words that are known are forgotten.
      if (words.vocabulary.isFull) words = this.wordsOf(statements);
      const text = readText(textOfPassage(passage), words.vocabulary);
      for (const [i, statement] of words.statements.entries()) {
        const share = statement.weight === 0 ? 0 : shareOf(statement, text);
        if (share > 0) likenesses[i]?.push({ index, share });
      }
    }
    return likenesses.map((found) =>
      found.sort((a, b) => b.share - a.share || a.index - b.index).map(({ index }) => index),
    );
  }

  private wordsOf(statements: readonly string[]) {
    const language = languageOf({
      title: '',
      summary: statements.join('\n'),
      key_actions: [],
      outcome: '',
      aha_moments: [],
      topics_found: [],
    });
    const vocabulary = new Vocabulary(language, readWordLists());
    return { vocabulary, statements: statements.map((statement) => readText(statement, vocabulary)) };
  }
}
