import type { DimensionAnswer, NoAnswer, RubricAnswer } from './answer.js';
import { CUT_MARK, isScore } from './answer.js';

/** A first line with a number, a line end behind it, and what is left. */
const SCORE_LINE = /^\s*score:[ \t]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[ \t]*(?:(\r?\n)([\s\S]*))?$/i;
const EXPLANATION = /^\s*explanation:([\s\S]*)$/i;

const UNSAID: DimensionAnswer = { score: null, reason: null };

/**
 * Reads the two lines `Score: 0.85` and `Explanation: …` of a completer that takes no schema. The first must be a finite
 * number in 0..1; without the second, the whole text explains it. The number of a cut text is complete only where its
 * line has an end: `0.8` may have been `0.85`. Dimensions are not said in this form. Never throws.
 */
export function readTwoLines(text: string, isCut: boolean): RubricAnswer | NoAnswer {
  const [, digits, lineEnd, rest = ''] = SCORE_LINE.exec(text) ?? [];
  if (digits === undefined || (isCut && lineEnd === undefined)) {
    return { reason: isCut ? 'truncated' : 'invalid_answer' };
  }
  const score = Number(digits);
  if (!isScore(score)) return { reason: 'invalid_answer' };
  const words = (EXPLANATION.exec(rest)?.[1] ?? text).trim();
  return {
    overall: Math.min(1, Math.max(0, score)),
    dimensions: { title: UNSAID, summary: UNSAID, key_actions: UNSAID, outcome: UNSAID, aha_moments: UNSAID },
    rationale: words === '' ? null : `${words}${isCut ? CUT_MARK : ''}`,
    suggestions: [],
    rewrite: null,
    rejected: new Set(),
    isRecovered: isCut,
  };
}
