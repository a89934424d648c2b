import type { FoundLine, ToldTexts } from '../grounding/told/told-texts.js';
import type { Token } from '../v2/sentence.js';
import { type Term, weightOf } from '../v2/term.js';
import { type ContradictedClaim, ofReference, type Witness } from './contradicted-claim.js';
import { anyOf, notPlainlyTold } from './phrases.js';
import { type LineReader, soughtOf, wordsAmong } from './said-words.js';
import { type SentenceRead, termsOf } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What stands before a cause. */
const BEFORE_CAUSE =
  /\b(?:because(?: of)?|caus(?:ed|ing) by|due to|owing to|the (?:reason|cause|culprit|explanation) (?:is|was|being)(?: that)?|stems? from|comes? from|came from|arises? from|arose from|originates? (?:from|in)|(?:goes|go|went) back to|triggered by|result(?:s|ed) from|(?:the )?result of)\b|\bcause:/;

/** What stands behind a cause. "Explains that" tells what somebody says, "causes of" speaks of several. */
const BEHIND_CAUSE =
  /,? \b(?:(?:is|are|was|were) the (?:reason|cause|culprit)|which is (?:why|where|how)|explains (?!that|how|why|to)|(?:is|are|was|were) (?:also )?behind|causes (?!found|of|and|for|are|were|in|by|remain)|produces?|makes? (?:the|each|every|it|its|all|them)|slows?(?: down)? the|breaks? the|damages? the|leads? to|led to|set off|(?:is|was|are|were) responsible for|contribut(?:es|ed) to)\b/;

/** A part of a sentence with one of these does not plainly tell a cause: it doubts, denies, asks, plans or tells what was wrong. */
const NOT_PLAIN = notPlainlyTold(
  `uncertain\\w* unsure belie\\w* hunch offered unverified unexplained settled proof prove\\w* nobody tell told neither nor
    opinion impression tentativ\\w* coincid\\w* project\\w* expect\\w* points? wrong\\w* dropped instead correlat\\w*
    attribut\\w* blamed? initial\\w* rather ask\\w* wants? earliest suppos\\w* chosen chose picked prefer\\w* selected decided
    view`,
);

/** What tells that a line supposes, and does not know: "it could not be started", "it appears twice" and "31 may" tell what is so. */
const SUPPOSES = anyOf(
  `may(?:_(?:well|also|still|in_fact))*(?:_not)?_(?:be|have|come|explain|cause|stem|lie|stand|hide|mask|run|grow|lose|block|slow|lead|add|make|keep|hold)
    could(?:_(?:well|also|still))*_(?:be(?!_\\w+(?:ed|en|t)\\b)|be_(?:that|caused|related)|have|come_from|explain|cause|stem|lie)
    might perhaps possibly probabl[ey] likely suspects? suspicion (?:is|are|was|were|been|only|merely|still)_suspected guess(?:es|ed)? unproven
    (?:my|our|one|the|a|working|another)_(?:hypothesis|theory|guess|hunch|idea) in_theory hunch presum(?:abl[ey]|es?) maybe apparently seems? looks?_like(?![^:]*:_)
    assumption (?:i|we)_assume unclear uncertain doubt(?:s|ful)? speculat\\w+ plausib\\w+ conjecture coincid\\w+ without_proof no_(?:proof|evidence)
    not_(?:sure|certain|proven|proved|confirmed|verified|measured|shown|tested|established) unconfirmed unverified (?:i|we|he|she|they)_(?:believes?|suppose|wonder)
    (?:i|we|you|nobody)_(?:can't|cannot|can_not|couldn't|could_not|didn't)_(?:yet_)?(?:prove|confirm\\w*|verif\\w+|show\\w*|say|tell|measure|check|test|follow)
    (?:haven't|hasn't)_(?:yet_)?(?:proven|proved|confirm\\w*|verif\\w+|shown|measured|checked|tested|looked|followed) i_think(?!:) thinks candidate_is
    would_(?:fit|explain|be_(?:an?|one|my)) my_(?:read|bet|feeling) i'd_(?:bet|say) smells?_like feels?_like nothing_(?:we|i)_(?:have_)?measured`,
);

/** What tells that a line speaks of the cause of something, and not of one of its things. */
const OF_CAUSE =
  /\b(?:(?:i|we) suspect|suspects|suspicion|guess|hypothesis|theory|hunch|my bet|reason|causes?|caused|because|explains?|explanation|culprit|due to|would fit|would be|comes? from|behind|thinks|i think|idea|speculat\w+|perhaps|maybe|presumably|probably|possibly|likely|(?:it|that|this|rest|left|which) (?:may|might|could)|(?:may|might|could)(?: well| also)? (?:come|explain|cause|stem|be (?:that|the|an?|because|due|related|from)))\b/;

/** What tells, soon after a suspicion, that it was right. */
const BORNE_OUT =
  /(?:^|[.!?]\s+)(?:yes|yep|yeah|confirmed|correct|right|exactly|indeed|true|found it|it (?:does|is|was|did|says|shows)|that(?:'s| is| was) (?:it|right|true|the)|you (?:were|are) right)\b|\b(?:confirm(?:s|ed)|proved|proves|proven|verified|reproduced|turns out|turned out|was right|is right|that fixed|fixed it|gone now|works now|indeed)\b/;

/** In a longer line nobody can tell what is supposed. */
const LONGEST_SUPPOSITION = 500;

/** Where one part of a sentence ends and another one begins. */
const PART_END = /[.;]\s/;

/** Where a cause ends, and where it begins behind something else. */
const CAUSE_END = /[,;:]? (?:and|but|so|which|while|whereas|though|although|yet)\b|[;,:](?=\s)| \(|\.$/;
const OPENERS = [', and ', ', but '] as const;

/** Fewer words may be said of anything, and more are no single cause. */
const FEWEST_WORDS = 2;
const MOST_WORDS = 30;
/** So many causes of a candidate are looked for. */
const MOST_LOOKS = 10;

/** Share of the weight of a cause that a line which supposes it must tell, and by how much more than any line that does not. */
const SUPPOSED_FROM = 0.5;
const MARGIN = 0.05;
/** What a sentence of the reference tells plainly may be nearer by this much. */
const REFERENCE_MARGIN = 0.3;
/** By so much more than any other sentence of the reference must one tell a cause that doubts it, if a line doubts so much of it too. */
const OF_REFERENCE = 0.6;
const SAID_TOO = 0.35;

/** What begins a line that tells so with nothing else in mind, also behind what was run to find out. */
const PROVED = /^\W{0,4}(?:proved|proven|confirmed)\b[*_]{0,2}[:,.! ]/;

/** So many lines behind a suspicion may tell that it was right, and so many that begin with it. */
const LINES_BEHIND = 8;
const LINES_TO_PROOF = 24;

/** A cause as a candidate tells it. */
interface Cause {
  readonly sentence: SentenceRead;
  readonly text: string;
  readonly terms: readonly Term[];
  /** What it is told to be the cause of. */
  readonly effect: readonly Term[];
}

/**
 * Causes that a candidate tells plainly and that somebody only supposed: a line of the transcript has most of the words and doubts, none
 * bears it out soon, and the reference does not tell the cause plainly. Or the reference doubts it itself, and some line does too.
 */
export function supposedCauses(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript: ToldTexts | undefined,
  reader: LineReader,
): readonly ContradictedClaim[] {
  if (transcript === undefined) return [];
  const causes = candidate.flatMap(causesIn).slice(0, MOST_LOOKS);
  return causes.flatMap((cause): readonly ContradictedClaim[] => {
    const stems = cause.terms.map(({ stem }) => stem);
    const lines = transcript.linesWith(soughtOf(stems), []);
    if (lines === undefined) return [];
    const doubt = doubtIn(nearestOf(cause, lines, reader), nearestOf(cause, reference.sentences, reader), transcript);
    if (doubt === undefined) return [];
    return [
      { rule: 'certainty', given: cause.text.trim(), wanted: doubt.text, candidate: cause.sentence, witness: doubt },
    ];
  });
}

/** What doubts a cause: a line of the transcript, if the reference does not settle it, or a sentence of the reference to which no other comes near. */
function doubtIn(said: Nearest, told: Nearest, transcript: ToldTexts): Witness | undefined {
  const isSaid = said.doubted >= SUPPOSED_FROM && said.doubted >= said.plain + MARGIN;
  if (said.doubting !== undefined && isSaid && told.doubted >= told.plain - REFERENCE_MARGIN) {
    const { text, at } = said.doubting;
    const behind = at === undefined ? [] : transcript.linesBehind(at, LINES_TO_PROOF).map(plainly);
    const isRight = behind.some((line, i) => PROVED.test(line) || (i < LINES_BEHIND && BORNE_OUT.test(line)));
    return isRight ? undefined : { text, source: 'transcript' };
  }
  const isTold = told.doubted >= told.plain + OF_REFERENCE && said.doubted >= SAID_TOO;
  return told.doubting !== undefined && isTold ? ofReference(told.doubting) : undefined;
}

function causesIn(sentence: SentenceRead): readonly Cause[] {
  const { text } = sentence;
  const causes: Cause[] = [];
  let end = 0;
  for (const part of text.split(PART_END)) {
    const from = text.indexOf(part, end);
    end = from + part.length;
    const lower = part.toLowerCase().replaceAll('’', "'");
    const place = causeIn(lower);
    if (place === undefined || NOT_PLAIN.test(lower) || isDoubtedBehind(sentence)) continue;
    const isOfCause = ({ start }: Token): boolean => start >= from + place.start && start < from + place.end;
    const terms = termsOf(sentence.tokens.filter(isOfCause));
    const effect = termsOf(
      sentence.tokens.filter((token) => token.start >= from && token.start < end && !isOfCause(token)),
    );
    if (terms.length >= FEWEST_WORDS && terms.length <= MOST_WORDS)
      causes.push({ sentence, text: part, terms, effect });
  }
  return causes;
}

/** "That is a guess", "this is unproven": what the next sentence doubts is not told plainly. */
function isDoubtedBehind({ place, text }: SentenceRead): boolean {
  const { source } = place.text;
  const end = source.indexOf(text) + text.length;
  return DOUBTED_BEHIND.test(source.slice(end, end + 120).toLowerCase());
}

const DOUBTED_BEHIND =
  /^[.\s]*(?:this|that|it|which|the (?:cause|reason|link))\b[^.]{0,60}\b(?:guess|unproven|suspicion|suspected|assumption|hypothesis|theory|unconfirmed|may|might|not (?:yet |been )*(?:proven|confirmed|verified|shown|tested|certain|sure))\b/;

/** Where a part of a sentence, in small letters, tells a cause: what it is the cause of has been seen, whoever supposes why. */
function causeIn(part: string): { readonly start: number; readonly end: number } | undefined {
  const before = BEFORE_CAUSE.exec(part);
  if (before !== null) {
    const start = before.index + before[0].length;
    return { start, end: start + (CAUSE_END.exec(part.slice(start))?.index ?? part.length) };
  }
  const behind = BEHIND_CAUSE.exec(part);
  if (behind === null) return undefined;
  const told = part.slice(0, behind.index);
  return { start: Math.max(0, ...OPENERS.map((opener) => told.lastIndexOf(opener))), end: behind.index };
}

/** A line, and where it stands among those of a transcript. */
type Line = Pick<FoundLine, 'text'> & Partial<FoundLine>;

/** How much of a cause the nearest line tells that supposes it, which one, and the nearest of the others. */
interface Nearest {
  readonly doubting: Line | undefined;
  readonly doubted: number;
  readonly plain: number;
}

function nearestOf(cause: Cause, lines: readonly Line[], reader: LineReader): Nearest {
  let doubting: Line | undefined;
  let doubted = 0;
  let plain = 0;
  for (const line of lines) {
    const share = shareIn(line.text, cause.terms, reader);
    if (!supposes(line.text)) plain = Math.max(plain, share);
    else if (share > doubted && isOfSame(line.text, cause, reader)) [doubted, doubting] = [share, line];
  }
  return { doubting, doubted, plain };
}

function supposes(line: string): boolean {
  return line.length <= LONGEST_SUPPOSITION && SUPPOSES.test(plainly(line));
}

/** "The layout might look odd in print" says nothing of why the bar is narrow, which the layout has made so. */
function isOfSame(line: string, { effect }: Cause, reader: LineReader): boolean {
  return OF_CAUSE.test(plainly(line)) || shareIn(line, effect, reader) > 0;
}

function plainly(line: string): string {
  return line.toLowerCase().replaceAll('’', "'");
}

/** Share of the weight of some words that a line has, 0..1. */
function shareIn(line: string, words: readonly Term[], reader: LineReader): number {
  return words.length === 0 ? 0 : weightOf(wordsAmong(words, reader.keysIn(line))) / weightOf(words);
}
