import { type Random, share } from '../../../core/seeded-random.js';
import type { Summary } from '../../../core/summary.js';
import { type Edit, TEXT_FIELDS } from '../edit.js';
import { isEnglish } from '../english.js';
import { textsOf, withTexts } from '../fields.js';
import { phraseSites } from '../phrases.js';
import { type PlacedSite, replaceIn, type Site, withoutMatches } from '../sites.js';
import { NO_SYNONYM } from '../words/synonyms.js';
import {
  CONTRACTION_TABLE,
  EQUIVALENT_TABLE,
  type PhraseTable,
  SPELLING_TABLE,
  SYNONYM_TABLE,
} from '../words/tables.js';

const common = { effect: 'harmless', dimensions: TEXT_FIELDS } as const;

/** Replaces a share of the places that a finder sees anywhere in the title, the summary and the actions. */
export function replaceShare(
  reference: Summary,
  percent: number,
  random: Random,
  find: (text: string) => readonly Site[],
): Summary | null {
  const fields = TEXT_FIELDS.map((field) => textsOf(reference, field));
  const all = fields.flatMap((texts, field) =>
    texts.flatMap((text, index) =>
      find(text).map((site): PlacedSite & { field: number } => ({ ...site, text: index, field })),
    ),
  );
  if (all.length === 0) return null;
  const chosen = share(all, percent, random);
  let result = reference;
  for (const [index, field] of TEXT_FIELDS.entries()) {
    const sites = chosen.filter((site) => site.field === index);
    if (sites.length > 0) result = withTexts(result, field, replaceIn(fields[index] ?? [], sites));
  }
  return result;
}

function byTable(
  kind: string,
  table: PhraseTable,
  doses: readonly number[],
  description: string,
  except?: RegExp,
): Edit {
  return {
    ...common,
    kind,
    family: kind,
    description,
    doses,
    unit: 'percent',
    change: (reference, dose, { random }) =>
      isEnglish(reference)
        ? replaceShare(reference, dose, random, (text) => {
            const sites = phraseSites(text, table);
            return except === undefined ? sites : withoutMatches(text, sites, except);
          })
        : null,
  };
}

export const WORDING_EDITS: readonly Edit[] = [
  byTable(
    'synonyms',
    SYNONYM_TABLE,
    [50, 100],
    'Words are replaced by synonyms that fit the same place, so the same is said.',
    NO_SYNONYM,
  ),
  byTable(
    'developer-equivalents',
    EQUIVALENT_TABLE,
    [100],
    'Short and long forms of one thing are exchanged, such as PR and pull request: every developer reads both as the same.',
  ),
  byTable(
    'spelling',
    SPELLING_TABLE,
    [100],
    'British spellings become American and the other way round; the words stay the same.',
  ),
  byTable(
    'contractions',
    CONTRACTION_TABLE,
    [100],
    'Contractions such as didn’t are written out and full forms contracted, which changes nothing but the tone.',
  ),
];
