import { stored } from '../../core/numbers.js';
import { type Dimension, partsOfSummary, type Summary } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import type { AskOne } from '../asking/ask-once.js';
import type { Reason } from '../asking/completer.js';
import type { Passage } from '../grounding/passages.js';
import { MOST_PASSAGES, type PassageChoice } from '../grounding/select-passages.js';
import { isEnough } from '../judgement.js';
import {
  claimingFields,
  endingQuestion,
  MOST_STATEMENTS,
  statementsRequest,
  verdictsRequest,
} from '../prompts/faithfulness.js';
import { shownFields } from '../prompts/foreign-data.js';
import { type Claim, type ClaimStatus, readVerdicts, toClaims } from './claims.js';
import { type MetricResult, unmeasured } from './metric-result.js';
import { readStatements, type Statement, type Statements, type SummaryPlace, toStatements } from './statements.js';

/** How far the transcript of a session confirms what its summary claims. The score is the faithfulness. */
export interface FaithfulnessResult<P = SummaryPlace> extends MetricResult {
  /** 1 - score; null where it was not measured. */
  readonly hallucination: number | null;
  readonly claims: readonly Claim<P>[];
  /** Claims beyond the most that are checked: as many claims without an answer. */
  readonly omitted: number;
  /** Sentences and entries that the judge was not shown: as many claims without an answer. */
  readonly unshown: number;
  /** What the transcript says to the word for the outcome, which is no claim: in no number. Null where it was not asked. */
  readonly ending: Claim<P> | null;
}

/** What claims are checked against, and how. */
interface Grounding {
  /** All that there is, in its order; asked for when the claims are known. */
  readonly passages: () => readonly Passage[];
  readonly choice: PassageChoice;
  readonly model: string;
  /** Share of the claims that must have got an answer, 0..1. */
  readonly minMeasured: number;
  /** Version of the prompts, where it is not that of a summary's. */
  readonly promptVersion?: string;
}

interface Grounded extends Grounding {
  readonly candidate: Summary;
  /** The dimensions that summaries have. */
  readonly dimensions: readonly Dimension[];
}

/**
 * Checks the claims of a candidate against its transcript by at most two questions: what it claims and how one would ask
 * for each claim, and what the passages that are most like the claims say. How the session ended is asked beside the claims
 * and is none: many transcripts never name it, and that is no fault of a summary. A question that fails leaves claims
 * without an answer; without claims there is nothing to check.
 */
export async function measureFaithfulness(grounded: Grounded, ask: AskOne): Promise<FaithfulnessResult> {
  const { candidate, model, dimensions } = grounded;
  const fields = claimingFields(dimensions);
  if (!partsOfSummary(candidate).some(({ field }) => fields.includes(field))) return notMeasured('nothing_to_check');
  const extracted = await ask(statementsRequest(candidate, model, dimensions), readStatements);
  if (extracted.answer === null) return notMeasured(extracted.reason);
  const { unshown } = shownFields(candidate, 'summary', fields);
  const ending = dimensions.includes('outcome') ? endingOf(candidate) : undefined;
  return checkStatements({ ...toStatements(extracted.answer, candidate), unshown, ending }, grounded, ask);
}

/** The word for the outcome as something to ask for; nothing where it is none of the three. */
function endingOf({ outcome }: Summary): Statement | undefined {
  const question = endingQuestion(outcome);
  return question === undefined
    ? undefined
    : { text: `The outcome is ${outcome}`, question, part: { field: 'outcome', path: ['outcome'] } };
}

/** What is to be checked of a text. */
interface ToCheck<P> extends Statements<P> {
  /** Sentences and entries that the judge was not shown. */
  readonly unshown?: number;
  /** How the session is said to have ended. */
  readonly ending?: Statement<P> | undefined;
}

/** The second question: about claims that are known. */
export async function checkStatements<P>(
  toCheck: ToCheck<P>,
  grounding: Grounding,
  ask: AskOne,
): Promise<FaithfulnessResult<P>> {
  const { passages, choice, model, promptVersion } = grounding;
  const { checked, ending } = toCheck;
  const texts = checked.map(({ text }) => text);
  if (texts.length === 0) return notMeasured('nothing_to_check');

  const questions = checked.flatMap(({ question }, i) =>
    question === null ? [] : [{ number: i + 1, text: question }],
  );
  if (questions.length === 0)
    return conclude(toCheck, toClaims(checked, new Map(), []), null, 'invalid_answer', grounding);

  const all = ending === undefined ? checked : [...checked, ending];
  const last = ending?.question == null ? [] : [{ number: all.length, text: ending.question }];
  const numbered = [...questions, ...last];
  const shown = ending === undefined ? choice.choose(passages(), texts) : withLast(choice, passages(), texts);
  const read = readVerdicts(numbered.map(({ number }) => number));
  const answered = await ask(verdictsRequest(numbered, shown, model, promptVersion), read);
  const claims = toClaims(all, answered.answer ?? new Map(), shown);
  return conclude(toCheck, claims.slice(0, checked.length), claims[checked.length] ?? null, answered.reason, grounding);
}

/** The passages that claims are most like, and the last one, by which one tells how a session ended. */
function withLast(choice: PassageChoice, passages: readonly Passage[], texts: readonly string[]): readonly Passage[] {
  const last = passages.at(-1);
  if (last === undefined || passages.length <= MOST_PASSAGES) return choice.choose(passages, texts);
  return [...choice.choose(passages.slice(0, -1), texts, MOST_PASSAGES - 1), last];
}

/** No number, and why. */
export function notMeasured(reason: Reason): FaithfulnessResult<never> {
  return { ...unmeasured(reason), hallucination: null, claims: [], omitted: 0, unshown: 0, ending: null };
}

function conclude<P>(
  { omitted, unshown = 0 }: ToCheck<P>,
  claims: readonly Claim<P>[],
  ending: Claim<P> | null,
  gap: Reason | null,
  { minMeasured }: Grounding,
): FaithfulnessResult<P> {
  const count = (status: ClaimStatus): number => claims.filter((claim) => claim.status === status).length;
  const counts = {
    asked: claims.length + omitted + unshown,
    confirmed: count('confirmed'),
    contradicted: count('contradicted'),
    unsupported: count('unsupported'),
  };
  const unfound = claims.filter(({ evidence }) => evidence?.isFound === false).length;
  // A whole answer that leaves questions out is an answer that does not do what was asked.
  const why = unshown + omitted > 0 && count('unanswered') === 0 ? 'truncated' : (gap ?? 'invalid_answer');
  const { faithfulness, hallucination, reason } = scoreFaithfulness(counts, minMeasured, why);
  return {
    score: faithfulness,
    hallucination,
    reason,
    claims,
    omitted,
    unshown,
    ending,
    explanation: explain(
      { ...counts, asked: claims.length + omitted },
      { omitted, unfound, unshown },
      ending?.status ?? 'unanswered',
    ),
  };
}

type Counts = Parameters<typeof scoreFaithfulness>[0];

/** Our own words and numbers, from the claims that the score is made of, so that both say the same. */
function explain(
  { asked, confirmed, contradicted, unsupported }: Counts,
  { omitted, unfound, unshown }: Readonly<Record<'omitted' | 'unfound' | 'unshown', number>>,
  ending: ClaimStatus,
): string {
  const answered = confirmed + contradicted + unsupported;
  return [
    `${answered} of ${counted(asked, 'claim')} answered: ${confirmed} confirmed by the transcript`,
    `${contradicted} contradicted`,
    `${unsupported} not found in it`,
    ...(unfound > 0 ? [`${unfound} not counted, decided by words that stand in no passage`] : []),
    ...(omitted > 0 ? [`${omitted} beyond the most that are checked`] : []),
    ...(asked === MOST_STATEMENTS ? ['the most that are checked: there may be more'] : []),
    ...(unshown > 0 ? [`${counted(unshown, 'sentence or entry', 'sentences or entries')} not shown to the judge`] : []),
    ...(ending === 'unanswered' ? [] : [`the outcome ${ENDING_WORDS[ending]}`]),
  ].join(', ');
}

/** What became of the word for the outcome, which is in no number. */
const ENDING_WORDS: Readonly<Record<Exclude<ClaimStatus, 'unanswered'>, string>> = {
  confirmed: 'confirmed',
  contradicted: 'contradicted',
  unsupported: 'not told',
};

/** How many claims of a summary came to which end. */
interface ClaimCounts {
  /** Claims that were to be checked. */
  readonly asked: number;
  readonly confirmed: number;
  readonly contradicted: number;
  readonly unsupported: number;
}

interface FaithfulnessScore {
  /** 0..1, six decimals; null where it was not measured. */
  readonly faithfulness: number | null;
  /** 1 - faithfulness. */
  readonly hallucination: number | null;
  readonly reason: Reason | null;
}

/**
 * faithfulness = confirmed / answered, hallucination = 1 - faithfulness (question-answer generation, as in QAGS: Wang et
 * al., "Asking and Answering Questions to Evaluate the Factual Consistency of Summaries", ACL 2020). A claim of which
 * the transcript tells nothing counts as not confirmed; one that got no answer is in no number. Unmeasured if nothing
 * was claimed, or if less than `minMeasured` (0..1) of the claims got an answer: else one of twenty could look perfect.
 * @param gap why claims got no answer, for the case that too few did
 */
export function scoreFaithfulness(
  { asked, confirmed, contradicted, unsupported }: ClaimCounts,
  minMeasured: number,
  gap: Reason,
): FaithfulnessScore {
  if (asked === 0) return { faithfulness: null, hallucination: null, reason: 'nothing_to_check' };
  const answered = confirmed + contradicted + unsupported;
  if (answered === 0 || !isEnough({ wanted: asked, measured: answered }, minMeasured)) {
    return { faithfulness: null, hallucination: null, reason: gap };
  }
  const faithfulness = stored(confirmed / answered, 'six decimals');
  return { faithfulness, hallucination: stored(1 - faithfulness, 'six decimals'), reason: null };
}
