import type { LookedFor, Speaker, ToldTurns } from '../grounding/told/told-turns.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What a summary says that one of the two did, and of which a transcript shows who did. */
type Kind = 'answer' | 'suspicion';

/** What somebody says, in the words behind it. */
const REMARKS =
  'point(?:s|ed)? (?:out|to)|noted|noticed|spotted|observed|mention(?:s|ed)?|remark(?:s|ed)?|remind(?:s|ed)?(?: [\\p{L}-]+){1,2} that|object(?:s|ed)? that';
/** What is turned down are the words of the other one: only the reason is said. */
const REFUSALS =
  '(?:reject(?:s|ed)?|refus(?:es|ed)|declin(?:es|ed)|object(?:s|ed)|overrul(?:es|ed)|vetoe[sd]|oppos(?:es|ed)|dismiss(?:es|ed))[^.;:]{0,60}? (?:because|since)';
const SUSPICIONS =
  'suspect(?:s|ed)?|assum(?:es|ed)|blam(?:es|ed)|believ(?:es|ed)|thought|guess(?:es|ed)?|hypothesi[sz](?:es|ed)|attribut(?:es|ed)';
const ADVERBS =
  'first|then|also|initially|later|still|had|has|now|once|again|correctly|rightly|wrongly|only|even|instead|therefore|finally|eventually|quickly|explicitly|repeatedly|originally|soon|next|at first';

/** What stands before one of the two; "the user agent" and "an otel agent" are neither. */
const SUBJECT = '(?<=^|\\bthe |[.,;:(]\\s?|\\b(?:and|but|as|that|which|what|when|while|until|after|because) )';

/** "The assistant then pointed out", "the user had suspected". */
const SAYS = new RegExp(
  `${SUBJECT}(user|assistant|agent),? (?:(?:${ADVERBS}) ){0,3}(?:(${REMARKS}|${REFUSALS})|(${SUSPICIONS}))(?![\\p{L}-])`,
  'giu',
);
/** A quick look. */
const NAMES_SPEAKER = /\b(?:user|assistant|agent)\b/i;

/** What is said ends here; what is added to it, "while the chart reads the new one", is said as well. */
const PART_END =
  /[;:.]|,? (?:but|yet)\b|,? (?:and|while|whereas|until|after|when) (?:the )?(?:user|assistant|agent)\b|, (?!citing|quoting|which|who|so|while|since|because|and)/i;
/** Whom or what is quoted ends nothing. */
const QUOTES = /^,? (?:citing|quoting) [^,]{1,40},/i;

/** Fewer words of a statement may be said of anything, and none of them as general as these weigh. */
const FEWEST_WORDS = 2;
const LEAST_WEIGHT = 60;
const MOST_WORDS = 12;

/** A turn with so large a share of the words says the same. */
const ENOUGH = 0.6;

/** So many statements of a candidate are looked for. */
const MOST_LOOKS = 20;

/** Who is told to have said something, and by which words it is known again. */
interface Said {
  readonly sentence: SentenceRead;
  readonly by: Speaker;
  readonly kind: Kind;
  readonly written: string;
  readonly words: readonly LookedFor[];
}

/**
 * What a candidate tells of the user or the assistant and the other one said: an objection or remark of the assistant's that the user
 * had brought up before, a suspicion of the user's that only the assistant had. Other things that the two do show from no order:
 * whoever wishes or decides something need not have said its words first. Silent where the reference tells the same of the same one.
 */
export function turnedSpeakers(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  turns: ToldTurns | undefined,
): readonly ContradictedClaim[] {
  if (turns === undefined) return [];
  const given = candidate.flatMap(saidIn).slice(0, MOST_LOOKS);
  if (given.length === 0) return [];
  const known = reference.sentences.flatMap(saidIn);
  const found = given.flatMap((said): readonly Turned[] => {
    if (known.some((one) => isSame(one, said))) return [];
    const line = turnedIn(turns, said);
    return line === undefined ? [] : [{ said, line }];
  });
  // One who suspects may have taken it up: that the answer is told of the wrong one too shows that it is not so.
  const isSupported = ({ said }: Turned): boolean =>
    said.kind === 'answer' || found.some((one) => one.said.sentence === said.sentence && one.said.kind === 'answer');
  return found.filter(isSupported).map(
    ({ said, line }): ContradictedClaim => ({
      rule: 'speaker',
      given: said.written,
      wanted: otherThan(said.by),
      candidate: said.sentence,
      witness: { text: line, source: 'transcript' },
    }),
  );
}

/** What one is told to have said, and the line in which the other one does. */
interface Turned {
  readonly said: Said;
  readonly line: string;
}

function otherThan(speaker: Speaker): Speaker {
  return speaker === 'user' ? 'assistant' : 'user';
}

function saidIn(sentence: SentenceRead): readonly Said[] {
  const { text } = sentence;
  if (!NAMES_SPEAKER.test(text)) return [];
  return [...text.matchAll(SAYS)].flatMap((match): readonly Said[] => {
    const [written, speaker = '', answer] = match;
    const begin = match.index + written.length;
    const end = begin + lengthOfPart(text.slice(begin));
    const words = sentence.tokens
      .filter(({ start, term }) => start >= begin && start < end && term.kind !== 'function' && term.kind !== 'number')
      .filter(({ term }) => term.weight >= LEAST_WEIGHT && !NAMES_SPEAKER.test(term.word))
      .slice(0, MOST_WORDS)
      .map(({ term }) => ({ beginning: beginningOf(term.word, term.stem), weight: term.weight }));
    if (words.length < FEWEST_WORDS) return [];
    const by = speaker.toLowerCase() === 'user' ? 'user' : 'assistant';
    return [{ sentence, by, kind: answer === undefined ? 'suspicion' : 'answer', written, words }];
  });
}

/** Characters of what is said, up to where something else begins. */
function lengthOfPart(rest: string): number {
  const [quoted = ''] = QUOTES.exec(rest) ?? [];
  const end = PART_END.exec(rest.slice(quoted.length));
  return end === null ? rest.length : quoted.length + end.index;
}

/** What a word and its other forms have in common. */
function beginningOf(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && stem.charAt(length) === word.charAt(length)) length++;
  return word.slice(0, Math.max(length, 3));
}

function isSame(one: Said, other: Said): boolean {
  if (one.by !== other.by || one.kind !== other.kind) return false;
  const beginnings = new Set(one.words.map(({ beginning }) => beginning));
  return other.words.some(({ beginning }) => beginnings.has(beginning));
}

/** The line in which the other one says it, before the one who is told to have said it. */
function turnedIn(turns: ToldTurns, { by, kind, words }: Said): string | undefined {
  if ((kind === 'answer') !== (by === 'assistant')) return undefined;
  const first = turns.firstOn(words, ENOUGH);
  const own = first?.turn[by] ?? Number.POSITIVE_INFINITY;
  const line = first?.line[otherThan(by)] ?? null;
  return line === null || own < line.at ? undefined : line.text;
}
