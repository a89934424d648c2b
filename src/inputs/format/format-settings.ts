import { fieldPathText } from '../../core/field-path.js';
import { type Dimension, type Field, OUTCOMES, type Outcome } from '../../core/summary.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import { guessOutcome, type StrangeKey } from './field-guess.js';
import type { SummaryFormat } from './summary-format.js';

/** The setting `fields` with what it has already and what was guessed, as the value of an input. */
export function fieldsSetting(guesses: ReadonlyMap<Dimension, StrangeKey>, { fields }: SummaryFormat): string {
  const known = [...fields].map(([field, path]): readonly [Field, string] => [field, fieldPathText(path)]);
  const all = new Map<Field, string>([...known, ...[...guesses].map(([one, { path }]) => [one, path] as const)]);
  return [...all].map(([field, path]) => `${field}=${path}`).join(', ');
}

const SHOWN_WORDS = 8;

/** The setting `outcomes` with what it has already and what these words probably mean, as the value of an input. */
export function outcomesSetting(words: readonly string[], { words: known }: SummaryFormat): string {
  const given = [...known].flatMap(([outcome, own]) => own.map((word) => [word, outcome] as const));
  const guessed = words
    .slice(0, SHOWN_WORDS)
    .map((word): readonly [string, Outcome | undefined] => [word.trim(), guessOutcome(word)]);
  return [...given, ...guessed]
    .map(([word, outcome]) => `${word}=${outcome ?? '<success, partial or failed>'}`)
    .join(', ');
}

/** The words that mean an outcome neither to us nor by the setting. */
export function strangeWords(words: readonly string[], { outcomes }: SummaryFormat): readonly string[] {
  return words.filter((word) => {
    const given = normalizeOutcome(word);
    return !OUTCOMES.some((outcome) => outcome === given) && !outcomes.has(given);
  });
}
