import { stored } from '../../core/numbers.js';
import { partsOfSummary, type Summary } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import type { AskOne } from '../asking/ask-once.js';
import type { Reason } from '../asking/completer.js';
import type { Passage } from '../grounding/passages.js';
import type { PassageChoice } from '../grounding/select-passages.js';
import { isEnough } from '../judgement.js';
import { questionsRequest, statementsRequest, verdictsRequest } from '../prompts/faithfulness.js';
import { type Claim, type ClaimStatus, toClaims } from './claims.js';
import { type MetricResult, unmeasured } from './metric-result.js';
import { readStatements, type Statements, type SummaryPlace, toStatements } from './statements.js';
import { readQuestions, readVerdicts } from './verdicts.js';

/** How far the transcript of a session confirms what its summary claims. The score is the faithfulness. */
export interface FaithfulnessResult<P = SummaryPlace> extends MetricResult {
  /** 1 - score; null where it was not measured. */
  readonly hallucination: number | null;
  readonly claims: readonly Claim<P>[];
  /** Claims beyond the most that are checked. */
  readonly omitted: number;
}

/** What claims are checked against, and how. */
export interface Grounding {
  /** All that there is, in its order; asked for when the claims are known. */
  readonly passages: () => readonly Passage[];
  readonly choice: PassageChoice;
  readonly model: string;
  /** Share of the claims that must have got an answer, 0..1. */
  readonly minMeasured: number;
  /** Version of the prompts, where it is not that of a summary's. */
  readonly promptVersion?: string;
}

export interface Grounded extends Grounding {
  readonly candidate: Summary;
}

/**
 * Checks the claims of a candidate against its transcript by at most three questions: what it claims, how one would ask
 * for each claim, and what the passages that are most like the claims say. A question that fails leaves claims without
 * an answer; without claims there is nothing to check.
 */
export async function measureFaithfulness(grounded: Grounded, ask: AskOne): Promise<FaithfulnessResult> {
  const { candidate, model } = grounded;
  if (partsOfSummary(candidate).length === 0) return notMeasured('nothing_to_check');
  const extracted = await ask(statementsRequest(candidate, model), readStatements);
  if (extracted.answer === null) return notMeasured(extracted.reason);
  return checkStatements(toStatements(extracted.answer, candidate), grounded, ask);
}

/** The second and the third question: about claims that are known. */
export async function checkStatements<P>(
  statements: Statements<P>,
  grounding: Grounding,
  ask: AskOne,
): Promise<FaithfulnessResult<P>> {
  const { passages, choice, model, promptVersion } = grounding;
  const texts = statements.checked.map(({ text }) => text);
  if (texts.length === 0) return notMeasured('nothing_to_check');

  const asked = await ask(questionsRequest(texts, model, promptVersion), readQuestions(texts.map((_, i) => i + 1)));
  const questions = asked.answer ?? new Map<number, string>();
  const numbered = texts.flatMap((_, i) => {
    const text = questions.get(i + 1);
    return text === undefined ? [] : [{ number: i + 1, text }];
  });
  if (numbered.length === 0)
    return conclude(statements, toClaims(statements.checked, questions, new Map(), []), asked.reason, grounding);

  const shown = choice.choose(passages(), texts);
  const read = readVerdicts(numbered.map(({ number }) => number));
  const answered = await ask(verdictsRequest(numbered, shown, model, promptVersion), read);
  const claims = toClaims(statements.checked, questions, answered.answer ?? new Map(), shown);
  return conclude(statements, claims, answered.reason ?? asked.reason, grounding);
}

/** No number, and why. */
export function notMeasured(reason: Reason): FaithfulnessResult<never> {
  return { ...unmeasured(reason), hallucination: null, claims: [], omitted: 0 };
}

function conclude<P>(
  { omitted }: Statements<P>,
  claims: readonly Claim<P>[],
  gap: Reason | null,
  { minMeasured }: Grounding,
): FaithfulnessResult<P> {
  const count = (status: ClaimStatus): number => claims.filter((claim) => claim.status === status).length;
  const counts = {
    asked: claims.length,
    confirmed: count('confirmed'),
    contradicted: count('contradicted'),
    unsupported: count('unsupported'),
  };
  const unfound = claims.filter(({ evidence }) => evidence?.isFound === false).length;
  // A whole answer that leaves questions out is an answer that does not do what was asked.
  const { faithfulness, hallucination, reason } = scoreFaithfulness(counts, minMeasured, gap ?? 'invalid_answer');
  return {
    score: faithfulness,
    hallucination,
    reason,
    claims,
    omitted,
    explanation: explain(counts, omitted, unfound),
  };
}

type Counts = Parameters<typeof scoreFaithfulness>[0];

/** Our own words and numbers, from the claims that the score is made of, so that both say the same. */
function explain({ asked, confirmed, contradicted, unsupported }: Counts, omitted: number, unfound: number): string {
  const answered = confirmed + contradicted + unsupported;
  return [
    `${answered} of ${counted(asked, 'claim')} answered: ${confirmed} confirmed by the transcript`,
    `${contradicted} contradicted`,
    `${unsupported} not found in it`,
    ...(unfound > 0 ? [`${unfound} not counted, decided by words that stand in no passage`] : []),
    ...(omitted > 0 ? [`${omitted} more not checked`] : []),
  ].join(', ');
}

/** How many claims of a summary came to which end. */
export interface ClaimCounts {
  /** Claims that were to be checked. */
  readonly asked: number;
  readonly confirmed: number;
  readonly contradicted: number;
  readonly unsupported: number;
}

export interface FaithfulnessScore {
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
