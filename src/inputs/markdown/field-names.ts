import { FIELDS, type Field, type SummaryFormat } from '../format/summary-format.js';

/** Finds the field that a heading or a label means: by our name or the team's, whatever case and however words are divided. */
export class FieldNames {
  private readonly fields = new Map<string, Field>();

  constructor({ fields }: Pick<SummaryFormat, 'fields'>) {
    for (const field of FIELDS) {
      const path = fields.get(field) ?? [];
      for (const name of [field, path.at(-1) ?? field, path.join('.') || field]) this.fields.set(wordsOf(name), field);
    }
  }

  fieldOf(heading: string): Field | undefined {
    return this.fields.get(wordsOf(heading));
  }
}

/** `keyActions`, `key_actions`, `Key actions:` are the same name. */
function wordsOf(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .replace(/^[\s*]+|(?<![\s:*])[\s:*]+$/g, '')
    .normalize('NFC')
    .toLowerCase();
}
