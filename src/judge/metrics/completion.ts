import { stored } from '../../core/numbers.js';
import {
  type Dimension,
  partsOfSummary,
  type Requirement,
  type Summary,
  type SummaryPart,
} from '../../core/summary.js';
import { isOpen, type RequirementStatus, type StructuralCheck } from '../../rubric/requirement-check.js';
import type { AskOne } from '../asking/ask-once.js';
import type { Reason } from '../asking/completer.js';
import { wholeText } from '../asking/partial-values.js';
import { placeOfQuote, type QuotedPiece } from '../grounding/quotation.js';
import { isEnough } from '../judgement.js';
import { completionRequest } from '../prompts/completion.js';
import { cappedSummary, shownFields, TEXT_CAPS } from '../prompts/foreign-data.js';
import type { MetricResult } from './metric-result.js';
import { type AnswerReader, readNumbered } from './one-object.js';

/**
 * What decided about a requirement. `literals`: its names and numbers. `structural`: its words, since no part of the
 * candidate could be it. `judged`: the judge.
 */
export const REQUIREMENT_STAGES = ['literals', 'structural', 'judged'] as const;
type RequirementStage = (typeof REQUIREMENT_STAGES)[number];

/** What became of one requirement. */
export interface RequirementResult {
  readonly requirement: Requirement;
  readonly status: RequirementStatus;
  readonly stage: RequirementStage;
  /** The part that could be it. */
  readonly nearest: Pick<SummaryPart, 'field' | 'path'> | null;
  /** Words of the candidate by which the judge decided, as it quotes them: a yes counts by them. Foreign text; null for none. */
  readonly evidence: RequirementEvidence | null;
}

interface RequirementEvidence {
  readonly quote: string;
  /** The part of the candidate in which these words stand; null where they do not. */
  readonly part: Pick<SummaryPart, 'field' | 'path'> | null;
}

/** How many of the requirements of a session its summary satisfies. */
export interface CompletionResult extends MetricResult {
  readonly requirements: readonly RequirementResult[];
  /** All satisfied, none unmeasured. */
  readonly isFullyComplete: boolean;
}

/**
 * All stages: what literals decide, and what no sentence or bullet could be, is decided without asking; of the others one
 * question each, up to twenty in one request, says whether the candidate really states them.
 */
export async function measureCompletion(
  checks: readonly StructuralCheck[],
  candidate: Summary,
  { model, minMeasured, dimensions }: CompletionOptions,
  ask: AskOne,
): Promise<CompletionResult> {
  const asked = checks.flatMap((check, i) => {
    const { requirement, nearest } = check;
    return nearest === null || !isOpen(check) ? [] : [{ number: i + 1, requirement, nearest: nearest.text }];
  });
  const answers = new Map<number, FactAnswer>();
  let gap: Reason | null = null;
  for (let from = 0; from < asked.length; from += MOST_FACTS) {
    const facts = asked.slice(from, from + MOST_FACTS);
    const read = readCompletionAnswer(facts.map(({ number }) => number));
    const { answer, reason } = await ask(completionRequest(facts, candidate, model, dimensions), read);
    for (const { number } of facts) {
      const found = answer?.get(number);
      if (found !== undefined) answers.set(number, found);
    }
    gap ??= reason;
  }
  // What the judge has not found may stand where it was not shown the candidate.
  const isCut = shownFields(candidate, 'summary', dimensions).unshown > 0;
  const counted = new Map([...answers].filter(([, { isStated }]) => isStated || !isCut));
  const pieces = shownPieces(candidate);
  const results = checks.map((check, i) => resultOf(check, counted.get(i + 1), pieces));
  const lost = counted.size < answers.size ? 'truncated' : 'invalid_answer';
  return concludeCompletion(results, minMeasured, gap ?? lost);
}

interface CompletionOptions {
  readonly model: string;
  /** Share of the requirements that must have been measured, 0..1. */
  readonly minMeasured: number;
  /** The dimensions that summaries have. */
  readonly dimensions: readonly Dimension[];
}

/** Whether the candidate states a fact, and by which words of it. */
interface FactAnswer {
  readonly isStated: boolean;
  /** Foreign text. */
  readonly evidence: string;
}

/** By the number of the requirement. */
type CompletionAnswer = ReadonlyMap<number, FactAnswer>;

/** So many requirements go into one request. */
const MOST_FACTS = 20;

/** Reads one answer for each fact, by its number. */
export function readCompletionAnswer(asked: readonly number[]): AnswerReader<CompletionAnswer> {
  return (text, isCut) =>
    readNumbered(text, isCut, { list: 'answers', key: 'fact', asked }, ({ members }): FactAnswer | undefined => {
      const word = wholeText(members.get('answer'));
      if (word !== 'yes' && word !== 'no') return undefined;
      return { isStated: word === 'yes', evidence: wholeText(members.get('evidence')) ?? '' };
    });
}

function resultOf(check: StructuralCheck, answer: FactAnswer | undefined, pieces: Pieces): RequirementResult {
  const { requirement, nearest } = check;
  if (!isOpen(check)) {
    const stage = check.by === 'literals' ? 'literals' : 'structural';
    return { requirement, status: check.status, stage, nearest, evidence: null };
  }
  if (answer === undefined) return { requirement, status: 'unmeasured', stage: 'judged', nearest, evidence: null };
  const quote = answer.evidence.trim();
  const part = quotedPart(pieces, quote);
  return {
    requirement,
    // Of a yes whose words stand nowhere nobody knows what it rests on; a no has nothing to quote.
    status: answer.isStated && part === null ? 'unmeasured' : statusOf(check, answer.isStated),
    stage: 'judged',
    nearest,
    evidence: quote === '' ? null : { quote, part },
  };
}

type Pieces = readonly QuotedPiece<SummaryPart>[];

/** What the judge was shown of a candidate: it can quote nothing else. */
function shownPieces(candidate: Summary): Pieces {
  const { shown } = cappedSummary(candidate, 'summary', TEXT_CAPS);
  return partsOfSummary({ ...shown, topics_found: [] }).map((part) => ({
    // The word for the outcome is quoted with the name of its field.
    text: part.field === 'outcome' ? `outcome: ${part.text}` : part.text,
    place: part,
  }));
}

/** The part of a candidate in which words stand: in one part alone, else where they begin. Null where they stand nowhere. */
function quotedPart(pieces: Pieces, quote: string): SummaryPart | null {
  const alone = pieces.find((piece) => placeOfQuote([piece], quote) !== undefined);
  return alone?.place ?? placeOfQuote(pieces, quote) ?? null;
}

/** What is not told, and something wrong stands in its place, is worse than what is left out. */
function statusOf({ requirement, status }: StructuralCheck, isStated: boolean): RequirementStatus {
  if (requirement.must === 'not_mention') return isStated ? 'violated' : 'satisfied';
  if (isStated) return 'satisfied';
  return status === 'violated' ? 'violated' : 'unmet';
}

/**
 * completion = satisfied / measured. Unmeasured if less than `minMeasured` (0..1) of the requirements were measured. A
 * session with an unmeasured one is never called fully complete.
 */
export function concludeCompletion(
  results: readonly RequirementResult[],
  minMeasured: number,
  gap: Reason,
): CompletionResult {
  const count = (status: RequirementStatus): number => results.filter((result) => result.status === status).length;
  const unfound = results.filter(({ status, evidence }) => status === 'unmeasured' && evidence !== null).length;
  const measured = results.length - count('unmeasured');
  const satisfied = count('satisfied');
  const enough = measured > 0 && isEnough({ wanted: results.length, measured }, minMeasured);
  return {
    score: enough ? stored(satisfied / measured, 'six decimals') : null,
    reason: enough ? null : gap,
    explanation: [
      `${satisfied} of ${results.length} requirements satisfied`,
      ...(['unmet', 'violated', 'unmeasured'] as const).flatMap((status) =>
        count(status) === 0 ? [] : [`${count(status)} ${status}`],
      ),
      ...(unfound > 0 ? [`${unfound} of them for words that stand nowhere in the candidate`] : []),
    ].join(', '),
    requirements: results,
    isFullyComplete: results.length > 0 && satisfied === results.length,
  };
}
