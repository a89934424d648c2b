import type { Summary } from '../../core/summary.js';
import type { TextField } from './edit.js';

/** The texts of a field: one for the title and the summary, one a bullet for the key actions. */
export function textsOf(summary: Summary, field: TextField): readonly string[] {
  return field === 'key_actions' ? summary.key_actions : [summary[field]];
}

/** The summary with other texts in a field; `texts` has one for the title or the summary. */
export function withTexts(summary: Summary, field: TextField, texts: readonly string[]): Summary {
  return field === 'key_actions' ? { ...summary, key_actions: texts } : { ...summary, [field]: texts[0] ?? '' };
}

/** The summary with every text of these fields changed. */
export function mapTexts(summary: Summary, fields: readonly TextField[], change: (text: string) => string): Summary {
  let result = summary;
  for (const field of fields) result = withTexts(result, field, textsOf(result, field).map(change));
  return result;
}

/** All that a person can read in a summary. */
export function allTexts(summary: Summary): readonly string[] {
  return [summary.title, summary.summary, ...summary.key_actions];
}
