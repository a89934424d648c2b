import { readFieldPath } from '../../core/field-path.js';
import { FIELDS, type Field, OUTCOMES, type Outcome } from '../../core/summary.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import type { Settings } from '../../settings/table.js';
import { isOwnFormat, OWN_FORMAT, type SummaryFormat } from './summary-format.js';

/** The settings that say how a team writes its summaries. */
export type FormatSettings = Pick<Settings, 'fields' | 'outcomes' | 'dimensions'>;

/** How a team writes its summaries, by its settings. */
export function formatOf({ fields, outcomes, dimensions }: FormatSettings): SummaryFormat {
  const paths = FIELDS.flatMap((field): readonly (readonly [Field, readonly string[]])[] => {
    const path = readFieldPath(fields?.[field] ?? field);
    return path === undefined || (path.length === 1 && path[0] === field) ? [] : [[field, path]];
  });
  const words = Object.entries(outcomes ?? {});
  const format: SummaryFormat = {
    fields: new Map(paths),
    name: readFieldPath(fields?.name ?? 'name') ?? OWN_FORMAT.name,
    outcomes: new Map(words.map(([word, outcome]) => [normalizeOutcome(word), outcome])),
    words: new Map(OUTCOMES.flatMap((outcome) => wordsFor(outcome, words))),
    dimensions,
  };
  return isOwnFormat(format) ? { ...OWN_FORMAT, name: format.name } : format;
}

function wordsFor(
  wanted: Outcome,
  words: readonly (readonly [string, Outcome])[],
): readonly (readonly [Outcome, readonly string[]])[] {
  const own = words.filter(([, outcome]) => outcome === wanted).map(([word]) => word);
  return own.length === 0 ? [] : [[wanted, own]];
}
