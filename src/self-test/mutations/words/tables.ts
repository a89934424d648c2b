import { ABBREVIATIONS, EQUIVALENTS } from './equivalents.js';
import { OPPOSITE_PHRASES, OPPOSITE_WORDS } from './opposites.js';
import { SPELLINGS } from './spellings.js';
import { HEDGES, PLANS, STATUSES } from './statuses.js';
import { SYNONYMS } from './synonyms.js';

/** By a phrase in small letters: how it is written, and what may stand in its place. */
export type PhraseTable = ReadonlyMap<string, PhrasePair>;

interface PhrasePair {
  readonly written: string;
  readonly replacement: string;
}

/** `left | right` on each line. */
function leftToRight(lines: string): PhraseTable {
  return new Map(
    pairs(lines, ' | ').map(([left, right]) => [left.toLowerCase(), { written: left, replacement: right }]),
  );
}

function bothWays(lines: string, separator: string): PhraseTable {
  const table = new Map<string, PhrasePair>();
  for (const [left, right] of pairs(lines, separator)) {
    for (const [written, replacement] of [[left, right] as const, [right, left] as const]) {
      // Of several lines with one word the first counts.
      if (!table.has(written.toLowerCase())) table.set(written.toLowerCase(), { written, replacement });
    }
  }
  return table;
}

function pairs(lines: string, separator: string): readonly (readonly [string, string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(separator);
      return [left, right] as const;
    });
}

export const SYNONYM_TABLE = leftToRight(SYNONYMS);
export const SPELLING_TABLE = bothWays(SPELLINGS, ' ');
export const EQUIVALENT_TABLE: PhraseTable = new Map([...leftToRight(ABBREVIATIONS), ...bothWays(EQUIVALENTS, ' | ')]);
/** Full and contracted forms, each pair in both directions. The meaning is the same to the letter. */
const CONTRACTIONS = `
are not | aren't
cannot | can't
could not | couldn't
did not | didn't
do not | don't
does not | doesn't
had not | hadn't
has not | hasn't
have not | haven't
is not | isn't
it is | it's
must not | mustn't
should not | shouldn't
that is | that's
they are | they're
was not | wasn't
we are | we're
were not | weren't
will not | won't
would not | wouldn't
`;
export const CONTRACTION_TABLE = bothWays(CONTRACTIONS, ' | ');
export const STATUS_TABLE = leftToRight(STATUSES);
export const PLAN_TABLE = leftToRight(PLANS);
export const HEDGE_TABLE = leftToRight(HEDGES);
export const OPPOSITE_WORD_TABLE = bothWays(OPPOSITE_WORDS, ' ');
export const OPPOSITE_PHRASE_TABLE = leftToRight(OPPOSITE_PHRASES);
const regular =
  'bump chang convert decreas downgrad drop extend improv increas lift lower migrat minimis minimiz mov port rais reduc renam shift shorten slow switch transition trim tun updat upgrad widen'.split(
    ' ',
  );

/** Patterns of verbs that tell of a change, so that "from A to B" in their sentence is one and no range. */
export const CHANGE_VERBS: readonly string[] = [
  ...regular.map((stem) => `${stem}p?(?:e|es|ed|s|ing|ion)?`),
  'fell|falls?|falling',
  'rose|rises?|rising',
  'grew|grows?|growing|grown',
  'shrank|shrinks?|shrinking|shrunk',
  'cuts?|cutting',
  'went|goes|going',
  'took|takes?|taking',
  'brought|brings?|bringing',
  'came|comes?|coming',
  'sped|speeds?',
  'copied',
];
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
