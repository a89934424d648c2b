import type { PartialJson } from '../../json/partial.js';
import { integerOf } from './one-object.js';

/** The ends of the scale that G-Eval asks for. */
const LOWEST = 1;
const HIGHEST = 5;

/**
 * A score on the scale of G-Eval (Liu et al., "G-Eval: NLG Evaluation using GPT-4 with Better Human Alignment", EMNLP
 * 2023), normalised to 0..1 as (s - 1) / 4. A number between two steps or outside of the scale was given on another
 * scale, and is no score.
 */
export function readFivePointScore(value: PartialJson | undefined): number | undefined {
  const score = integerOf(value);
  return score === undefined || score < LOWEST || score > HIGHEST ? undefined : (score - LOWEST) / (HIGHEST - LOWEST);
}
