export interface VerbForms {
  readonly base: string;
  /** Third person: `adds`. */
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
  /** Whether the verb says something only with an object behind it. */
  readonly object: 'wanted' | 'none';
}

/** Irregular verbs that double their last letter before -ing. */
const DOUBLING = /^(?:re)?(?:run|set|cut|put|hit|get|split|shut|let|begin|forbid|forget)$/;

/** All forms of a verb from the three that have to be known. Covers the verbs of our lists, not all of English. */
export function verbForms(base: string, past: string, participle: string, object: VerbForms['object']): VerbForms {
  return { base, third: thirdPerson(base), past, participle, ing: ingForm(base, past), object };
}

function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base) ? `${base}es` : `${base}s`;
}

function ingForm(base: string, past: string): string {
  if (DOUBLING.test(base)) return `${base}${base.slice(-1)}ing`;
  if (/[^aeioy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  // A regular past tense shows whether the last letter is doubled: stopped, stopping.
  const doubled = past.endsWith('ed') && past.length === base.length + 3;
  return doubled ? `${past.slice(0, -2)}ing` : `${base}ing`;
}
