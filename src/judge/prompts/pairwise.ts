import type { Dimension, Summary } from '../../core/summary.js';
import type { CompletionRequest } from '../asking/completer.js';
import { forDimensions } from './for-dimensions.js';
import { FOREIGN_TEXT_RULES, SUMMARY_FORM, shownFields } from './foreign-data.js';
import { type Guidelines, guidelinesSection, versionWith } from './guidelines.js';
import { answerTokens, sections, userPrompt } from './question.js';
import { closedObject, listOf, textOf } from './rubric-schema.js';
import { PAIRWISE_PROMPT_VERSION } from './versions.js';

/** What may be said of two candidates, from the one end to the other. */
export const GRADES = ['first_much_better', 'first_better', 'equal', 'second_better', 'second_much_better'] as const;
export type Grade = (typeof GRADES)[number];

/** Whom a fact speaks for. */
export const SIDES = ['first', 'second', 'neither'] as const;
export type Side = (typeof SIDES)[number];

/** The most facts that an answer may note, and the longest texts that the judge is asked for. */
export const MOST_NOTES = 6;
export const NOTE_CHARS = 200;
export const PAIR_REASON_CHARS = 350;

/** Two candidates of one session, in the order in which the judge sees them. */
interface ShownPair {
  readonly reference: Summary;
  readonly first: Summary;
  readonly second: Summary;
}

export interface PairwiseWords {
  readonly model: string;
  /** The dimensions that summaries have. */
  readonly dimensions: readonly Dimension[];
  /** What the team says about its summaries; left out where it says nothing. */
  readonly guidelines?: Guidelines | undefined;
}

/** Asks which of two candidates conveys the reference better. Who wrote them is not told. */
export function pairwiseRequest(
  { reference, first, second }: ShownPair,
  { model, dimensions, guidelines }: PairwiseWords,
): CompletionRequest {
  const [ofReference, ofFirst, ofSecond] = [
    shownFields(reference, 'reference', dimensions),
    shownFields(first, 'first', dimensions),
    shownFields(second, 'second', dimensions),
  ];
  const data = {
    reference: ofReference.shown,
    first: ofFirst.shown,
    second: ofSecond.shown,
    shortened: [ofReference, ofFirst, ofSecond].flatMap(({ shortened }) => shortened),
  };
  return {
    model,
    promptVersion: versionWith(PAIRWISE_PROMPT_VERSION, guidelines),
    system: pairwiseSystem(dimensions, guidelines),
    user: userPrompt('Say which of the two candidates conveys the reference better.', data),
    schema: SCHEMA,
    maxTokens: answerTokens(MOST_NOTES * (NOTE_CHARS + NOTE_FORM_CHARS) + PAIR_REASON_CHARS + FORM_CHARS),
    effort: 'medium',
  };
}

/** Keys, brackets and quotes around the texts of an answer, and of one note. */
const FORM_CHARS = 200;
const NOTE_FORM_CHARS = 50;

/** What differs before the grade, because a model writes keys in this order. */
const SCHEMA = closedObject({
  facts: listOf(
    closedObject({
      fact: textOf(NOTE_CHARS, 'A fact in which the candidates differ.'),
      better: { type: 'string', enum: [...SIDES] },
    }),
    `At most ${MOST_NOTES}; an empty list if they differ in nothing.`,
  ),
  reason: textOf(PAIR_REASON_CHARS),
  grade: { type: 'string', enum: [...GRADES] },
});

function pairwiseSystem(dimensions: readonly Dimension[], guidelines: Guidelines | undefined): string {
  const before = sections(
    `You compare two summaries of one working session, the first candidate and the second, with a reference. People who were
not in the session will rely on one of them. You remember no other summary, and you do not know who wrote them.`,
    SUMMARY_FORM,
    `## What you are given\n${FOREIGN_TEXT_RULES.trim()}
"reference" was written and reviewed by people who know the session: it is the record of what happened. "first" and
"second" are the candidates. Which of them comes first says nothing about them.`,
    METHOD,
  );
  return [
    forDimensions(before, dimensions).trimEnd(),
    // Word by word: what looks like our marks for dimensions is none there.
    ...(guidelines === undefined ? [] : [guidelinesSection(guidelines)]),
    ANSWER.trim(),
  ]
    .join('\n\n')
    .concat('\n');
}

const METHOD = `## How to compare
1. Read the reference and find its carrying facts: those without which a reader would believe, decide or do something else.
2. Note the facts in which the candidates differ, the weightiest first: one tells it and the other leaves it out or blurs
   it, one contradicts it (negated, reversed, another number, name or cause), one invents something that changes what a
   reader would believe or do[[outcome|, one has a wrong outcome]]. Say whom the fact speaks for; neither, where they differ in it and both are
   as good or as bad.
3. Weigh them, from most to least: what misleads (contradicted or invented); what is absent; what is blurred into a phrase
   that would fit any session; repetition and padding.
4. Only then grade, by what you have noted.

Length, order of sentences, polish, confidence and likeness of words to the reference weigh nothing. Neither does the
place: with the two exchanged, your grade would be the opposite one.

## Grades
- first_much_better, second_much_better: somebody who relies on the other one would be misled about a carrying fact, or
  would miss most of them.
- first_better, second_better: one tells a carrying fact more, or misleads less; with either, a reader would do much the same.
- equal: they tell the same carrying facts equally well, or what speaks for one weighs as much as what speaks for the other.`;

const ANSWER = `
## Your answer
One JSON object of the given schema, in English and plain text, without Markdown. Its keys in this order: facts (a list of
objects of fact, then better), reason, grade.
- facts: at most ${MOST_NOTES}, each in at most ${NOTE_CHARS} characters.
- reason: what decides, in at most ${PAIR_REASON_CHARS} characters.
- grade: only after the reason, and following from it.
`;
