import type { FoundLine, ToldTexts } from '../grounding/told-texts.js';
import type { Token } from '../v2/sentence.js';
import type { Term } from '../v2/term.js';
import { type ContradictedClaim, ofReference, type Witness } from './contradicted-claim.js';
import { anyOf } from './phrases.js';
import { type LineReader, soughtOf } from './said-words.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What stands before a cause. */
const BEFORE_CAUSE =
  /\b(?:because(?: of)?|caus(?:ed|ing) by|due to|owing to|the (?:reason|cause|culprit|explanation) (?:is|was|being)(?: that)?|stems? from|comes? from|came from|arises? from|arose from|originates? (?:from|in)|(?:goes|go|went) back to|triggered by|result(?:s|ed) from|(?:the )?result of|since(?! (?:v?\d|the \d|then)))\b|\bcause:/;

/** What stands behind a cause. "Explains that" tells what somebody says, "causes of" speaks of several. */
const BEHIND_CAUSE =
  /,? \b(?:(?:is|are|was|were) the (?:reason|cause|culprit)|which is (?:why|where|how)|explains (?!that|how|why|to)|(?:is|are|was|were) (?:also )?behind|causes (?!found|of|and|for|are|were|in|by|remain)|produces?|makes? (?:the|each|every|it|its|all|them)|slows?(?: down)? the|breaks? the|damages? the|leads? to|led to|set off|(?:is|was|are|were) responsible for|contribut(?:es|ed) to)\b/;

/** A part of a sentence with one of these does not plainly tell a cause: it doubts, denies, asks, plans or tells what was wrong. */
const NOT_PLAIN = new RegExp(
  `${
    anyOf(
      `may might can could would should will perhaps possibl[ey] probabl[ey] likely suspect\\w* suspicion guess\\w* hypothes\\w* unproven untested
      unconfirmed seem\\w* appear\\w* apparent\\w* maybe presum\\w* looks? hint\\w* suggest\\w* assum\\w* theor\\w* extrapolat\\w* estimat\\w*
      unknown unclear uncertain\\w* unsure doubt\\w* speculat\\w* conjectur\\w* plausib\\w* candidates? questions? whether if thought idea belie\\w*
      hunch offered unverified unexplained settled proof prove\\w* nobody tell told no not never none nothing neither nor without cannot
      opinion impression tentativ\\w* coincid\\w* must project\\w* expect\\w* indicat\\w* points? reported consider\\w* ruled excluded refuted
      rejected wrong\\w* dropped instead correlat\\w* attribut\\w* blamed? initial\\w* rather ask\\w* wants? earliest suppos\\w*`,
    ).source
  }|\\?|n't\\b|[~≈]`,
);

/** What tells that a line supposes, and does not know. "Android may kill it" tells what can happen, and "31 may" a day. */
const SUPPOSES = new RegExp(
  `${
    anyOf(
      `(?:may|could)(?:_(?:well|also|still|in_fact))*(?:_not)?_(?:be|have|come|run|grow|lose|block|slow|lead|add|make|keep|hold|explain|cause|stem|lie|stand|hide|mask|just|only|simply)
      might perhaps possibl[ey] probabl[ey] likely suspect\\w* suspicion guess\\w* hypothes\\w+ unproven untested unconfirmed
      seems? appears? apparently maybe presum\\w+ looks?_like(?![^:]*:_) hints_at suggests? assum\\w+ theory unclear uncertain doubt\\w*
      speculat\\w+ plausib\\w+ not_(?:sure|certain|proven|proved|confirmed|verified|measured|shown|tested|established) unverified hunch belie\\w+
      (?:can't|cannot|can_not|couldn't|could_not|haven't|hasn't|didn't)_(?:yet_)?(?:prove|proven|confirm\\w*|verif\\w+|show\\w*|say|tell|measure|check|test|follow)
      i_think(?!:) candidate_is would_(?:fit|be_(?:an?|one|my)) no_(?:proof|evidence) my_(?:read|bet|feeling) would_explain i'd_(?:bet|say) coincid\\w+ conjecture without_proof
      correlat\\w+ thinks i_(?:wonder|suppose) (?:one|an|my)_idea smells?_like feels?_like in_theory nothing_(?:we|i)_(?:have_)?measured`,
    ).source
  }`,
);

/** "Defender scanning a new file?", with which nobody asks for anything else. */
const GUESS =
  /^(?!.*\b(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|had|what|why|how|when|where|which|who|whose|whether|any|anything|ok|right|or|you|we|i)\b)[^?]*\?["')]*\s*$/;

/** In a longer line nobody can tell what is supposed. */
const LONGEST_SUPPOSITION = 500;

/** Where one part of a sentence ends and another one begins. */
const PART_END = /[.;]\s|(?<!\bcause):\s(?=\S+ \S+ \S+)/;

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
const REFERENCE_MARGIN = 0.5;
/** By so much more than any other sentence of the reference must one tell a cause that doubts it, if a line doubts so much of it too. */
const OF_REFERENCE = 0.6;
const SAID_TOO = 0.35;

/** A cause as a candidate tells it. */
interface Cause {
  readonly sentence: SentenceRead;
  readonly text: string;
  readonly terms: readonly Term[];
}

/**
 * Causes that a candidate tells plainly and that somebody only supposed in its session: the line of the transcript that has most of
 * the words doubts, and so does the sentence of the reference, if any has them.
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
    const doubt = doubtIn(nearestOf(cause, lines, reader), nearestOf(cause, reference.sentences, reader));
    if (doubt === undefined) return [];
    return [
      { rule: 'certainty', given: cause.text.trim(), wanted: doubt.text, candidate: cause.sentence, witness: doubt },
    ];
  });
}

/** What doubts a cause: a line of the transcript, if the reference does not settle it, or a sentence of the reference to which no other comes near. */
function doubtIn(said: Nearest, told: Nearest): Witness | undefined {
  const isSaid = said.doubted >= SUPPOSED_FROM && said.doubted >= said.plain + MARGIN;
  if (said.doubting !== undefined && isSaid && told.doubted >= told.plain - REFERENCE_MARGIN) {
    return { text: said.doubting, source: 'transcript' };
  }
  const isTold = told.doubted >= told.plain + OF_REFERENCE && said.doubted >= SAID_TOO;
  return told.doubting !== undefined && isTold ? ofReference({ text: told.doubting }) : undefined;
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
    if (place === undefined || NOT_PLAIN.test(lower)) continue;
    const terms = termsOf(
      sentence.tokens.filter(({ start }) => start >= from + place.start && start < from + place.end),
    );
    if (terms.length >= FEWEST_WORDS && terms.length <= MOST_WORDS) causes.push({ sentence, text: part, terms });
  }
  return causes;
}

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

function termsOf(tokens: readonly Token[]): readonly Term[] {
  const told = tokens.flatMap(({ term }) => (term.kind === 'function' ? [] : [term]));
  return [...new Map(told.map((term) => [term.id, term])).values()];
}

/** How much of a cause the nearest line tells that supposes it, which one, and the nearest of the others. */
interface Nearest {
  readonly doubting: string | undefined;
  readonly doubted: number;
  readonly plain: number;
}

function nearestOf(cause: Cause, lines: readonly Pick<FoundLine, 'text'>[], reader: LineReader): Nearest {
  let doubting: string | undefined;
  let doubted = 0;
  let plain = 0;
  for (const { text } of lines) {
    const share = shareIn(text, cause, reader);
    if (!supposes(text)) plain = Math.max(plain, share);
    else if (share > doubted) [doubted, doubting] = [share, text];
  }
  return { doubting, doubted, plain };
}

function supposes(line: string): boolean {
  if (line.length > LONGEST_SUPPOSITION) return false;
  const lower = line.toLowerCase().replaceAll('’', "'");
  return SUPPOSES.test(lower) || GUESS.test(lower);
}

/** Share of the weight of a cause whose words a line has, 0..1. */
function shareIn(line: string, { terms }: Cause, reader: LineReader): number {
  const keys = new Set(
    reader.partsOf(line).flatMap((part) => part.flatMap(({ key }) => [key, ...key.split(/[/_.-]/)])),
  );
  let all = 0;
  let told = 0;
  for (const { stem, word, weight } of terms) {
    all += weight;
    if (keys.has(stem) || keys.has(word)) told += weight;
  }
  return told / all;
}
