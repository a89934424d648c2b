import type { ReferenceTraits } from '../scoring/scored-session.js';
import type { Summary } from '../summary.js';
import { languageOf } from './v2/language.js';
import { hasUnspacedScript } from './words.js';

/** What a caveat says of a reference. */
export function referenceTraits(reference: Summary): ReferenceTraits {
  return { language: languageOf(reference), isUnspaced: hasUnspacedScript(reference.summary) };
}
