import type { Summary } from '../../../core/summary.js';
import { type Edit, type EditContext, TEXT_FIELDS, type TextField } from '../edit.js';
import { textsOf, withTexts } from '../fields.js';

const SUFFIX: Readonly<Record<TextField, string>> = { title: 'title', summary: 'summary', key_actions: 'actions' };
const WHERE: Readonly<Record<TextField, string>> = {
  title: 'the title',
  summary: 'the summary',
  key_actions: 'the key actions',
};

/** A way to falsify a text, for each of the text fields. */
export interface Family {
  readonly family: string;
  readonly doses: readonly number[];
  readonly unit: Edit['unit'];
  readonly describe: (where: string) => string;
  readonly change: (
    texts: readonly string[],
    dose: number,
    context: EditContext & { readonly reference: Summary; readonly field: TextField },
  ) => readonly string[] | null;
}

/** One edit a text field, so that what is hit can be told apart. */
export function editsOf({ family, doses, unit, describe, change }: Family): readonly Edit[] {
  return TEXT_FIELDS.map((field) => ({
    kind: `${family}-${SUFFIX[field]}`,
    family,
    effect: 'damaging',
    dimensions: [field],
    description: describe(WHERE[field]),
    doses,
    unit,
    change: (reference, dose, context) => {
      const texts = change(textsOf(reference, field), dose, { ...context, reference, field });
      return texts === null ? null : withTexts(reference, field, texts);
    },
  }));
}
