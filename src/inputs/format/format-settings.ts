import { fieldPathText } from '../../core/field-path.js';
import { OUTCOMES, type Outcome } from '../../core/summary.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import type { Nameable } from '../../settings/format-kinds.js';
import { guessOutcome, type StrangeKey } from './field-guess.js';
import { isOurName, type SummaryFormat } from './summary-format.js';
import { meaningOf } from './their-words.js';

/**
 * The setting `fields` with what it has already and what was guessed, with its name, as an input takes it; where that cannot,
 * as the config file does.
 */
export function fieldsSetting(
  guesses: ReadonlyMap<Nameable, Pick<StrangeKey, 'path'>>,
  { fields, name }: SummaryFormat,
): string {
  const ofLine = guesses.get('name')?.path ?? (isOurName(name) ? undefined : fieldPathText(name));
  const all = new Map<Nameable, string>([
    ...(ofLine === undefined ? [] : [['name', ofLine] as const]),
    ...[...fields].map(([field, path]) => [field, fieldPathText(path)] as const),
    ...[...guesses].map(([one, { path }]) => [one, path] as const),
  ]);
  return asWritten('fields', [...all]);
}

/** A comma ends a pair of an input, and the first sign of equality its name: the config file has quotes around both. */
function asWritten(setting: 'fields' | 'outcomes', pairs: readonly (readonly [string, string])[]): string {
  const fits = pairs.every(([key, value]) => !/[,=\n]/.test(key) && (value === UNKNOWN || !/[,\n]/.test(value)));
  if (fits) return `${setting}: ${pairs.map(([key, value]) => `${key}=${value}`).join(', ')}`;
  const entries = pairs.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `in the config file, since an input takes no such key, ${setting}: {${entries.join(', ')}}`;
}

const SHOWN_WORDS = 8;

/** Stands where a person has to say what a word means. */
const UNKNOWN = '<success, partial or failed>';

/** The setting `outcomes` with what it has already and what these words probably mean, written in the same way. */
export function outcomesSetting(words: readonly string[], { words: known }: SummaryFormat): string {
  const given = [...known].flatMap(([outcome, own]) => own.map((word) => [word, outcome] as const));
  const guessed = words
    .slice(0, SHOWN_WORDS)
    .map((word): readonly [string, Outcome | undefined] => [word.trim(), guessOutcome(word)]);
  return asWritten(
    'outcomes',
    [...given, ...guessed].map(([word, outcome]) => [word, outcome ?? UNKNOWN]),
  );
}

/** The words that mean an outcome neither to us nor by the setting. */
export function strangeWords(words: readonly string[], format: SummaryFormat): readonly string[] {
  return words.filter((word) => {
    const given = normalizeOutcome(word);
    return !OUTCOMES.some((outcome) => outcome === given) && meaningOf(word, format) === undefined;
  });
}
