import { fieldPathText, readFieldPath } from '../../core/field-path.js';
import { type Dimension, OUTCOMES, type Outcome } from '../../core/summary.js';
import { nearestName } from '../../core/text.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import type { ValueKind } from '../candidates/unread-keys.js';

/** A key that most candidates have and nothing reads. */
export interface StrangeKey {
  /** As `fields` takes it. */
  readonly path: string;
  /** What mostly stands there. */
  readonly kind: ValueKind;
  /** What stands there, where that is one word and known. */
  readonly word?: string;
}

/** What other people call our dimensions, in small letters without anything between. */
const SYNONYMS: Readonly<Record<Dimension, readonly string[]>> = {
  title: ['headline', 'heading', 'subject', 'name', 'topic', 'caption'],
  summary: ['body', 'text', 'description', 'content', 'abstract', 'overview', 'narrative', 'recap', 'details', 'tldr'],
  key_actions: [
    'actions',
    'bullets',
    'steps',
    'keypoints',
    'points',
    'tasks',
    'changes',
    'activities',
    'work',
    'done',
    'whatwedid',
    'whatidid',
  ],
  outcome: ['status', 'result', 'resolution', 'state', 'verdict', 'conclusion'],
  aha_moments: ['moments', 'insights', 'turningpoints', 'learnings', 'keymoments', 'events', 'highlights', 'ahas'],
};

/** What may stand in a dimension. */
const KINDS: Readonly<Record<Dimension, readonly ValueKind[]>> = {
  title: ['line', 'word'],
  summary: ['text', 'line', 'word'],
  key_actions: ['texts'],
  outcome: ['word'],
  aha_moments: ['moments', 'objects'],
};

/**
 * For each missing dimension the key that probably has it: by its name, or because nothing else could be it. A key stands
 * for one dimension at most.
 */
export function guessKeys(
  missing: readonly Dimension[],
  keys: readonly StrangeKey[],
): ReadonlyMap<Dimension, StrangeKey> {
  const guesses = new Map<Dimension, StrangeKey>();
  const isFree = (key: StrangeKey): boolean => ![...guesses.values()].includes(key);
  const likely = missing
    .flatMap((dimension) => keys.map((key) => ({ dimension, key, likeness: likenessOf(dimension, key) })))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  for (const { dimension, key } of likely) if (!guesses.has(dimension) && isFree(key)) guesses.set(dimension, key);
  for (const dimension of missing) {
    const [only, ...others] = keys.filter((key) => isFree(key) && couldBe(dimension, key));
    if (only !== undefined && others.length === 0 && !guesses.has(dimension)) guesses.set(dimension, only);
  }
  return guesses;
}

/** The keys that a dimension may stand under for all that anybody can tell: of a shape that fits, and guessed for no other. */
export function fittingKeys(
  dimension: Dimension,
  keys: readonly StrangeKey[],
  guesses: ReadonlyMap<Dimension, StrangeKey>,
): readonly StrangeKey[] {
  const taken = new Set([...guesses.values()].map(({ path }) => path));
  return keys.filter(({ path, kind }) => KINDS[dimension].includes(kind) && !taken.has(path));
}

/** Other keys that are named like a dimension and could stand there: a person may mean them. */
export function alsoNamedLike(
  dimension: Dimension,
  keys: readonly StrangeKey[],
  guesses: ReadonlyMap<Dimension, StrangeKey>,
): readonly StrangeKey[] {
  return fittingKeys(dimension, keys, guesses).filter((key) => likenessOf(dimension, key) > 0);
}

/** By its value alone a key is known only where that says much: a list of texts or of moments, a long text, or the word of an outcome. */
function couldBe(dimension: Dimension, { kind, word }: StrangeKey): boolean {
  if (dimension === 'summary') return kind === 'text';
  if (dimension === 'aha_moments') return kind === 'moments';
  if (dimension === 'outcome') return word !== undefined && guessOutcome(word) !== undefined;
  return dimension === 'key_actions' && kind === 'texts';
}

/** A single word is hardly ever a summary, whatever its name. */
const WORD_FOR_SUMMARY = 1.5;

/** How much like our name a key is; 0 where it is not, or where its value could not stand there. */
function likenessOf(dimension: Dimension, { path, kind }: StrangeKey): number {
  const rank = KINDS[dimension].indexOf(kind);
  if (rank === -1) return 0;
  const keys = (readFieldPath(path) ?? []).map(bare);
  const last = keys.at(-1) ?? '';
  const own = bare(dimension);
  // Of two keys that are equally alike the one whose value fits better, and the one that lies less deep.
  const fit = -0.1 * rank - 0.01 * keys.length - (dimension === 'summary' && kind === 'word' ? WORD_FOR_SUMMARY : 0);
  if (last === own) return 4 + fit;
  // Beside an abstract, a long text of our name is the summary.
  if (dimension === 'summary' && kind === 'text' && last.includes(own)) return 3.2 + fit;
  if (SYNONYMS[dimension].includes(last)) return 3 + fit;
  if (nearestName(last, [own]) !== undefined) return 2.5 + fit;
  if (keys.some((key) => key.includes(own))) return 2 + fit;
  return SYNONYMS[dimension].some((word) => word.length > 3 && last.includes(word)) ? 1 + fit : 0;
}

/** Whether people call a dimension so, or much like it. */
export function isNamedLike(dimension: Dimension, name: string): boolean {
  const [kind] = KINDS[dimension];
  return kind !== undefined && likenessOf(dimension, { path: fieldPathText([name]), kind }) > 0;
}

function bare(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What other people call our outcomes. */
const OUTCOME_WORDS: Readonly<Record<Outcome, RegExp>> = {
  success:
    /^(?:success(?:ful(?:ly)?)?|succeeded|complete[d]?|done|ok|okay|resolved|solved|fixed|pass(?:ed)?|finished|achieved|merged|yes)$/,
  partial:
    /^(?:partial(?:ly)?(?:.*)|in.?progress|incomplete|ongoing|mixed|open|pending|paused|handed.?over|hand.?off|to.?be.?continued)$/,
  failed:
    /^(?:fail(?:ed|ure)?|blocked|error(?:ed)?|abort(?:ed)?|cancel(?:l?ed)|abandoned|stuck|unresolved|unsuccessful|rejected|broken|no)$/,
};

/** What a word for an outcome probably means; undefined where it may mean anything. */
export function guessOutcome(word: string): Outcome | undefined {
  const given = normalizeOutcome(word);
  return OUTCOMES.find((outcome) => OUTCOME_WORDS[outcome].test(given));
}
