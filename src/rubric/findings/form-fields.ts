import type { JsonPath } from '../../core/json/document.js';
import type { Dimension, Summary } from '../../core/summary.js';
import type { Labelled } from '../form/chatter.js';
import { type Ending, endsSentence } from '../form/ending.js';

/** The texts of one dimension on both sides. */
export interface FormField {
  readonly dimension: Dimension;
  /** What a message calls one of its texts. */
  readonly name: string;
  readonly label: Labelled;
  readonly ending: Ending;
  readonly wanted: readonly string[];
  readonly given: readonly string[];
  readonly pathOf: (index: number) => JsonPath;
}

/** The texts whose form is looked at, dimension by dimension; moments without a highlight have none. */
export function formFields(reference: Summary, candidate: Summary): readonly FormField[] {
  return [
    {
      dimension: 'title',
      name: 'title',
      label: 'title',
      ending: 'line',
      wanted: [reference.title],
      given: [candidate.title],
      pathOf: () => ['title'],
    },
    {
      dimension: 'summary',
      name: 'summary',
      label: 'summary',
      ending: endsSentence(reference.summary) ? 'prose' : 'line',
      wanted: [reference.summary],
      given: [candidate.summary],
      pathOf: () => ['summary'],
    },
    {
      dimension: 'key_actions',
      name: 'action',
      label: 'other',
      ending: 'line',
      wanted: reference.key_actions,
      given: candidate.key_actions,
      pathOf: (index) => ['key_actions', index],
    },
    {
      dimension: 'aha_moments',
      name: 'moment',
      label: 'other',
      ending: 'quotation',
      wanted: highlightsOf(reference),
      given: highlightsOf(candidate),
      pathOf: (index) => ['aha_moments', index],
    },
  ];
}

const NONE: readonly string[] = [];

function highlightsOf({ aha_moments }: Summary): readonly string[] {
  const said = aha_moments.some(({ highlight }) => highlight !== '');
  return said ? aha_moments.map(({ highlight }) => highlight) : NONE;
}
