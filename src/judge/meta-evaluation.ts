import type { Digest } from '../core/ports.js';
import { maskSecrets } from '../core/redact.js';
import type { Dimension, Summary } from '../core/summary.js';
import { cut } from '../core/text.js';
import type { AskOnce } from './asking/ask-once.js';
import type { CompletionRequest, Reason } from './asking/completer.js';
import { inParallel } from './asking/concurrency.js';
import type { QuoteCheck } from './grounding/quotation.js';
import { addEfforts, type Effort, NO_EFFORT } from './judgement.js';
import {
  checkQuotes,
  EXPLAINED_METRICS,
  type ExplainedMetric,
  type ExplanationAnswer,
  isSampled,
  quotesExist,
  readExplanationAnswer,
} from './metrics/explanation-quality.js';
import { explanationRequest } from './prompts/explanation.js';
import { TEXT_CAPS } from './prompts/foreign-data.js';

/** An explanation that the judge gave for a score. */
export interface Explanation {
  readonly session: string;
  readonly metric: ExplainedMetric;
  /** 0..1 */
  readonly score: number;
  /** The explanation as the report shows it. */
  readonly text: string;
  readonly promptVersion: string;
  /** Reads what was explained. */
  readonly candidate: () => Summary;
  /** Null where the judge did not see it. */
  readonly reference: () => Summary | null;
  /** What else could be quoted; asked for only where the candidate and the reference do not have a quote. */
  readonly texts: () => readonly string[];
  /** The dimensions that summaries have. */
  readonly dimensions: readonly Dimension[];
  /** Canaries are no sessions, and what is said about them is never judged. */
  readonly isCanary: boolean;
}

/** What the judge of explanations said about one. */
export interface MetaEvaluation {
  readonly original: Pick<Explanation, 'session' | 'metric' | 'score' | 'text' | 'promptVersion'>;
  readonly answer: ExplanationAnswer | null;
  /** Why there is no answer. */
  readonly reason: Reason | null;
  /** Whether anybody was asked: not without money, time, a key or a recorded answer. */
  readonly wasRun: boolean;
}

export interface MetaFacts {
  readonly rate: number;
  readonly model: string;
  readonly evaluations: readonly MetaEvaluation[];
  /** The quotes of all explanations, looked up without a model. */
  readonly quotes: QuoteCheck & {
    /** Explanations with at least one quote. */
    readonly explanations: number;
    /** Explanations with quotes that all exist in the texts. */
    readonly sound: number;
  };
  readonly effort: Effort;
}

interface MetaOptions {
  readonly rate: number;
  readonly model: string;
  readonly concurrency: number;
  readonly digest: Digest;
}

/** The explanations that are judged: a sample, never of a canary, and never of a judge of explanations. */
export function sampleExplanations(
  explanations: readonly Explanation[],
  { rate, digest }: Pick<MetaOptions, 'rate' | 'digest'>,
): readonly Explanation[] {
  return explanations.filter(
    ({ metric, isCanary, ...target }) =>
      !isCanary && EXPLAINED_METRICS.includes(metric) && isSampled({ ...target, metric }, rate, digest),
  );
}

/** Judges a sample of explanations. Comes last in a run, so that it takes no money from what gates rest on. */
export async function evaluateExplanations(
  explanations: readonly Explanation[],
  options: MetaOptions,
  askOnce: AskOnce,
): Promise<MetaFacts> {
  const sample = sampleExplanations(explanations, options);
  const evaluations = new Map<number, MetaEvaluation>();
  let effort = NO_EFFORT;
  await inParallel(sample.entries(), options.concurrency, async ([i, explanation]) => {
    const { session, metric, score, text, promptVersion } = explanation;
    const request = metaRequest(explanation, options.model);
    const asked = await askOnce({ session, metric: 'explanation_quality', request, read: readExplanationAnswer }, 0);
    effort = addEfforts(effort, asked);
    const { answer } = asked;
    evaluations.set(i, {
      original: { session, metric, score, text, promptVersion },
      answer:
        answer === null
          ? null
          : { ...answer, quotesExist: quotesExist(quotesOf(explanation)), reasoning: short(answer.reasoning) },
      reason: answer === null ? (asked.reason ?? 'invalid_answer') : null,
      wasRun: answer !== null || asked.attempts + asked.cacheHits > 0,
    });
  });
  return {
    rate: options.rate,
    model: options.model,
    evaluations: sample.flatMap((_, i) => evaluations.get(i) ?? []),
    quotes: countQuotes(explanations),
    effort,
  };
}

/** The question about one explanation. */
export function metaRequest(explanation: Explanation, model: string): CompletionRequest {
  const { metric, score, text, candidate, reference, dimensions } = explanation;
  const quotes = quotesOf(explanation);
  return explanationRequest(
    { metric, score, explanation: text, candidate: candidate(), reference: reference(), quotes, dimensions },
    model,
  );
}

/** The quotes of an explanation, looked up in all that its writer has seen. */
function quotesOf({ text, candidate, reference, texts }: Explanation): QuoteCheck {
  return checkQuotes(text, () => [candidate(), reference()].filter((summary) => summary !== null), texts);
}

function countQuotes(explanations: readonly Explanation[]): MetaFacts['quotes'] {
  const checks = explanations
    .filter(({ isCanary }) => !isCanary)
    .map(quotesOf)
    .filter(({ quotes }) => quotes > 0);
  return {
    explanations: checks.length,
    sound: checks.filter(({ quotes, found }) => quotes === found).length,
    quotes: checks.reduce((sum, { quotes }) => sum + quotes, 0),
    found: checks.reduce((sum, { found }) => sum + found, 0),
  };
}

function short(text: string | null): string | null {
  return text === null ? null : cut(maskSecrets(text), TEXT_CAPS.reason);
}
