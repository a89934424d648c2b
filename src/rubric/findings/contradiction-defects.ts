import type { Defect, FindingCode, PlaceOf } from '../../core/finding.js';
import type { JsonPath } from '../../core/json/document.js';
import type { Dimension } from '../../core/summary.js';
import type { Contradiction, ContradictionRule } from '../v2/contradiction.js';
import { bareNumbers } from './bare-numbers.js';
import { quote } from './quote.js';

const CODES: Readonly<Record<ContradictionRule, FindingCode>> = {
  negation: 'NEGATION_MISMATCH',
  antonym: 'ANTONYM_MISMATCH',
  direction: 'DIRECTION_MISMATCH',
  number: 'NUMBER_MISMATCH',
  identifier: 'IDENTIFIER_MISMATCH',
  scrambled: 'SCRAMBLED_TEXT',
};

/** The contradictions of one text of a candidate, each with the sentences on both sides and the rule that found it. */
export function contradictionDefects(
  contradictions: readonly Contradiction[],
  dimension: Dimension,
  path: JsonPath,
  placeOf: PlaceOf,
): readonly Defect[] {
  return contradictions.filter(isNoPart).map((contradiction): Defect => {
    const { message, suggestion } = explain(contradiction);
    return { code: CODES[contradiction.rule], dimension, message, suggestion, place: placeOf(path) };
  });
}

/** Whether something is more than the digits of a name that is told as another one itself. */
function isNoPart(one: Contradiction, _: number, all: readonly Contradiction[]): boolean {
  if (one.rule !== 'number') return true;
  return !all.some(
    (name) =>
      name.rule === 'identifier' &&
      name.candidateSentence === one.candidateSentence &&
      bareNumbers(name).some(({ given, wanted }) => given === one.given && wanted === one.wanted),
  );
}

function explain(contradiction: Contradiction): { readonly message: string; readonly suggestion: string } {
  const { rule, given, wanted, candidateSentence, referenceSentence } = contradiction;
  const both = `the candidate says ${quote(candidateSentence)}, the reference ${quote(referenceSentence)}`;
  switch (rule) {
    case 'negation':
      return {
        message: `Negated on one side only, ${quote(given)} against ${quote(wanted)}: ${both}`,
        suggestion: `Say ${quote(wanted)} as the reference does, if that is what happened`,
      };
    case 'antonym':
      return {
        message: `Opposite words, ${quote(given)} for ${quote(wanted)}: ${both}`,
        suggestion: `Change ${quote(given)} to ${quote(wanted)}`,
      };
    case 'direction':
      return {
        message: `The other way round, ${quote(given)} for ${quote(wanted)}: ${both}`,
        suggestion: `Turn it round: ${quote(wanted)}`,
      };
    case 'number': {
      const [wrong, right] = [timeWith(given, candidateSentence), timeWith(wanted, referenceSentence)];
      return {
        message: `${wrongNumber(wrong, right)}: ${both}`,
        suggestion: `Change ${quote(wrong)} to ${quote(right)}`,
      };
    }
    case 'identifier':
      return {
        message: `The reference names ${quote(wanted)}, the candidate names ${quote(given)}: ${both}`,
        suggestion: `Change ${quote(given)} to ${quote(wanted)}`,
      };
    case 'scrambled':
      return {
        message: `This is ${given}, not sentences: ${quote(candidateSentence)}`,
        suggestion: 'Write sentences',
      };
  }
}

/** The time of day of which a number is the hour, as a sentence has it: to change the hour alone would make a third time. */
function timeWith(number: string, sentence: string): string {
  for (const [time, hour] of sentence.matchAll(TIME)) if (hour === number) return time;
  return number;
}

const TIME = /(?<![\d:.])(\d{1,2})(?::[0-5]\d){1,2}(?![\d:])/g;

/** How a message begins that tells of another number than the reference's. */
export function wrongNumber(given: string, wanted: string): string {
  return `The reference says ${quote(wanted)}, the candidate says ${quote(given)}`;
}
