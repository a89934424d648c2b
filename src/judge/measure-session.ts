import type { Transcript } from '../corpus/transcript.js';
import type { PlaceOf } from '../finding.js';
import { maskSecrets } from '../redact.js';
import { cut } from '../render/escape.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';
import type { Summary } from '../summary.js';
import { partsOfSummary } from '../summary-parts.js';
import type { AskOnce } from './ask-once.js';
import type { Reason } from './completer.js';
import { passagesOf } from './grounding/passages.js';
import { requestOfSession } from './grounding/request-of-session.js';
import type { PassageChoice } from './grounding/select-passages.js';
import { type JudgeMetric, SESSION_METRICS, type SessionMetric } from './judge-metrics.js';
import { Meter } from './meter.js';
import { claimDefects, requirementDefects } from './metric-defects.js';
import type { AskOne } from './metrics/ask-one.js';
import { measureCompletion } from './metrics/completion.js';
import { type FaithfulnessResult, measureFaithfulness } from './metrics/faithfulness.js';
import { measureGeval } from './metrics/measure-geval.js';
import { TEXT_CAPS } from './prompts/foreign-data.js';
import { coherenceRequest, relevanceRequest } from './prompts/geval.js';
import type { GevalResult, PlacedFaithfulness, SessionMetrics } from './session-metrics.js';

/** A candidate with what the metrics need to know of its session. */
export interface MeasuredSession {
  readonly session: string;
  readonly candidate: Summary;
  readonly placeOf: () => PlaceOf;
  readonly requirements: readonly StructuralCheck[];
  /** Reads the transcript; nothing where there is none that says something. */
  readonly transcript: () => Transcript | undefined;
}

export interface MeasureOptions {
  readonly metrics: readonly JudgeMetric[];
  readonly model: string;
  readonly samples: number;
  readonly minMeasured: number;
  readonly choice: PassageChoice;
}

/** Measures what is asked for beside the rubric, one metric after the other. */
export async function measureSession(
  subject: MeasuredSession,
  options: MeasureOptions,
  askOnce: AskOnce,
): Promise<SessionMetrics> {
  const meter = new Meter(subject.session, askOnce);
  const wanted = SESSION_METRICS.filter((metric) => options.metrics.includes(metric));
  const grounding = needsTranscript(wanted) ? subject.transcript() : undefined;
  const skipped = wanted.flatMap((metric) => {
    const reason = obstacleOf(metric, subject, grounding);
    return reason === undefined ? [] : [{ metric, reason }];
  });
  const asks = (metric: SessionMetric): boolean =>
    wanted.includes(metric) && !skipped.some((one) => one.metric === metric);

  const relevance =
    asks('relevance') && grounding !== undefined
      ? await measureRelevance(subject, grounding, options, meter)
      : undefined;
  const coherence = asks('coherence')
    ? await measureGeval(coherenceRequest(subject.candidate, options.model), options.samples, (sample) =>
        meter.asking('coherence', sample),
      )
    : undefined;
  const faithfulness =
    asks('faithfulness') && grounding !== undefined
      ? await checkClaims(subject, grounding, options, meter.asking('faithfulness'))
      : undefined;
  const completion = asks('completion')
    ? await measureCompletion(
        subject.requirements,
        subject.candidate,
        options.model,
        options.minMeasured,
        meter.asking('completion'),
      )
    : undefined;
  return {
    session: subject.session,
    ...(relevance !== undefined && { relevance: withinLimits(relevance) }),
    ...(coherence !== undefined && { coherence: withinLimits(coherence) }),
    ...(faithfulness !== undefined && { faithfulness }),
    ...(completion !== undefined && { completion }),
    skipped,
    defects: [
      ...(faithfulness === undefined ? [] : claimDefects(faithfulness.claims)),
      ...(completion === undefined ? [] : requirementDefects(completion, subject.placeOf())),
    ],
    effort: meter.effort,
  };
}

function needsTranscript(wanted: readonly SessionMetric[]): boolean {
  return wanted.includes('relevance') || wanted.includes('faithfulness');
}

/** Why a metric cannot be asked about a session, so that it is not wanted there. */
function obstacleOf(
  metric: SessionMetric,
  { requirements }: MeasuredSession,
  transcript: Transcript | undefined,
): Reason | undefined {
  if ((metric === 'relevance' || metric === 'faithfulness') && transcript === undefined) return 'no_grounding';
  return metric === 'completion' && requirements.length === 0 ? 'nothing_to_check' : undefined;
}

async function measureRelevance(
  { candidate }: MeasuredSession,
  transcript: Transcript,
  { choice, model, samples }: MeasureOptions,
  meter: Meter,
): Promise<GevalResult | undefined> {
  const texts = partsOfSummary(candidate).map(({ text }) => text);
  const request = requestOfSession(transcript, texts, choice);
  if (request === undefined) return undefined;
  return measureGeval(relevanceRequest(request, candidate, model), samples, (sample) =>
    meter.asking('relevance', sample),
  );
}

async function checkClaims(
  { candidate, placeOf }: MeasuredSession,
  transcript: Transcript,
  { choice, model, minMeasured }: MeasureOptions,
  ask: AskOne,
): Promise<PlacedFaithfulness> {
  const grounded = { candidate, passages: passagesOf(transcript), choice, model, minMeasured };
  return placed(await measureFaithfulness(grounded, ask), placeOf);
}

function placed(result: FaithfulnessResult, placeOf: () => PlaceOf): PlacedFaithfulness {
  const place = result.claims.length === 0 ? undefined : placeOf();
  return {
    ...result,
    claims: result.claims.flatMap((claim) =>
      place === undefined
        ? []
        : [
            {
              ...claim,
              text: short(claim.text),
              question: claim.question === null ? null : short(claim.question),
              evidence: claim.evidence === null ? null : { ...claim.evidence, quote: short(claim.evidence.quote) },
              place: place(claim.part.path),
            },
          ],
    ),
  };
}

function withinLimits(result: GevalResult): GevalResult {
  return { ...result, explanation: result.explanation === null ? null : short(result.explanation) };
}

/** Providers take no limits in a schema, so a model may pass them. */
function short(text: string): string {
  return cut(maskSecrets(text), TEXT_CAPS.reason);
}
