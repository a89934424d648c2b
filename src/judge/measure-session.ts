import type { FoundTranscript } from '../corpus/find-transcript.js';
import type { Transcript } from '../corpus/transcript.js';
import type { PlaceOf } from '../finding.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';
import type { Summary } from '../summary.js';
import { partsOfSummary } from '../summary-parts.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest, Reason } from './completer.js';
import { type Passage, passagesOf } from './grounding/passages.js';
import { requestOfSession } from './grounding/request-of-session.js';
import type { PassageChoice } from './grounding/select-passages.js';
import { inParallel } from './in-parallel.js';
import { type JudgeMetric, SESSION_METRICS, type SessionMetric } from './judge-metrics.js';
import { limitedClaim, limitedGeval, limitedWords } from './limited-words.js';
import { Meter } from './meter.js';
import { claimDefects, requirementDefects } from './metric-defects.js';
import type { AskOne } from './metrics/ask-one.js';
import { type CompletionResult, measureCompletion } from './metrics/completion.js';
import { type FaithfulnessResult, measureFaithfulness, notMeasured } from './metrics/faithfulness.js';
import { measureGeval } from './metrics/measure-geval.js';
import { unmeasured } from './metrics/metric-result.js';
import { type Pace, widthInSession } from './pace.js';
import { coherenceRequest, relevanceRequest } from './prompts/geval.js';
import type { PlacedCompletion, PlacedFaithfulness, SessionMetrics } from './session-metrics.js';

/** A candidate with what the metrics need to know of its session. */
export interface MeasuredSession {
  readonly session: string;
  readonly candidate: Summary;
  readonly placeOf: () => PlaceOf;
  readonly requirements: readonly StructuralCheck[];
  /** Reads the transcript. */
  readonly transcript: () => FoundTranscript;
}

export interface MeasureOptions {
  readonly metrics: readonly JudgeMetric[];
  readonly model: string;
  readonly samples: number;
  readonly minMeasured: number;
  readonly choice: PassageChoice;
  readonly pace: Pick<Pace, 'order'>;
}

/** Measures what is asked for beside the rubric: one metric after the other, or all together. */
export async function measureSession(
  subject: MeasuredSession,
  options: MeasureOptions,
  askOnce: AskOnce,
): Promise<SessionMetrics> {
  const meter = new Meter(subject.session, askOnce);
  const wanted = SESSION_METRICS.filter((metric) => options.metrics.includes(metric));
  const grounds = groundsOf(subject, wanted, options);
  const skipped = wanted.flatMap((metric) => {
    const reason = obstacleOf(metric, subject, grounds);
    return reason === undefined ? [] : [{ metric, reason }];
  });
  const asked = wanted.filter((metric) => !skipped.some((one) => one.metric === metric));
  const parts = new Map<SessionMetric, Results>();
  await inParallel(asked, widthInSession(options.pace), async (metric) => {
    parts.set(metric, await measureMetric(metric, { ...subject, grounds }, options, meter));
  });
  const results: Results = Object.assign({}, ...asked.map((metric) => parts.get(metric)));
  const { faithfulness, completion } = results;
  return {
    ...results,
    session: subject.session,
    ...(grounds.facts !== undefined && { grounding: grounds.facts }),
    skipped,
    defects: [
      ...(faithfulness === undefined ? [] : claimDefects(faithfulness.claims)),
      ...(completion === undefined ? [] : requirementDefects(completion, subject.placeOf())),
    ],
    effort: meter.effort,
  };
}

type Results = Pick<SessionMetrics, SessionMetric>;

async function measureMetric(
  metric: SessionMetric,
  subject: GroundedSession,
  options: MeasureOptions,
  meter: Meter,
): Promise<Results> {
  switch (metric) {
    case 'relevance':
    case 'coherence': {
      const request =
        metric === 'relevance' ? subject.grounds.relevance : coherenceRequest(subject.candidate, options.model);
      if (request === undefined) return { [metric]: { ...unmeasured('no_grounding'), asked: 0, answers: [] } };
      const result = await measureGeval(request, options, (sample) => meter.asking(metric, sample));
      return { [metric]: limitedGeval(result) };
    }
    case 'faithfulness':
      return { faithfulness: await checkClaims(subject, options, meter.asking(metric)) };
    case 'completion': {
      const { requirements, candidate, placeOf } = subject;
      const ask = meter.asking(metric);
      const result = await measureCompletion(requirements, candidate, options.model, options.minMeasured, ask);
      return { completion: placedRequirements(result, placeOf) };
    }
  }
}

/** What is needed of a transcript, so that it need not be kept while somebody is waited for. */
interface Grounds {
  readonly isMissing: boolean;
  /** Nothing where nobody can read it. */
  readonly facts: SessionMetrics['grounding'];
  readonly relevance: CompletionRequest | undefined;
  readonly passages: () => readonly Passage[];
}

type GroundedSession = MeasuredSession & { readonly grounds: Grounds };

function groundsOf(subject: MeasuredSession, wanted: readonly SessionMetric[], options: MeasureOptions): Grounds {
  const found = needsTranscript(wanted) ? subject.transcript() : undefined;
  const readable = found === 'unreadable' ? undefined : found;
  return {
    isMissing: found === undefined,
    facts: readable && { file: readable.file, digest: readable.digest, malformed: readable.malformed.length },
    relevance: wanted.includes('relevance') ? relevanceOf(found, subject, options) : undefined,
    // Of sessions that wait together there may be thousands: then it is read again rather than kept.
    passages: options.pace.order === 'together' ? readAgain(subject) : kept(readable),
  };
}

/** Functions of their own, so that neither holds what the other needs. */
function readAgain({ transcript }: MeasuredSession): Grounds['passages'] {
  return () => passagesIn(transcript());
}

function kept(transcript: Transcript | undefined): Grounds['passages'] {
  return () => passagesIn(transcript);
}

function passagesIn(transcript: FoundTranscript): readonly Passage[] {
  return transcript === undefined || transcript === 'unreadable' ? [] : passagesOf(transcript);
}

function needsTranscript(wanted: readonly SessionMetric[]): boolean {
  return wanted.includes('relevance') || wanted.includes('faithfulness');
}

/** Why a metric cannot be asked about a session, so that it is not wanted there. An unreadable transcript is a gap. */
function obstacleOf(
  metric: SessionMetric,
  { requirements }: MeasuredSession,
  { isMissing }: Grounds,
): Reason | undefined {
  if ((metric === 'relevance' || metric === 'faithfulness') && isMissing) return 'no_grounding';
  return metric === 'completion' && requirements.length === 0 ? 'nothing_to_check' : undefined;
}

/** The question for a score on a scale of five; nothing where the transcript that it needs says nothing. */
export function gevalRequest(
  metric: 'relevance' | 'coherence',
  { candidate, transcript }: MeasuredSession,
  { choice, model }: MeasureOptions,
): CompletionRequest | undefined {
  if (metric === 'coherence') return coherenceRequest(candidate, model);
  return relevanceOf(transcript(), { candidate }, { choice, model });
}

function relevanceOf(
  transcript: FoundTranscript,
  { candidate }: Pick<MeasuredSession, 'candidate'>,
  { choice, model }: Pick<MeasureOptions, 'choice' | 'model'>,
): CompletionRequest | undefined {
  if (transcript === undefined || transcript === 'unreadable') return undefined;
  const texts = partsOfSummary(candidate).map(({ text }) => text);
  const request = requestOfSession(transcript, texts, choice);
  return request && relevanceRequest(request, candidate, model);
}

async function checkClaims(
  { candidate, placeOf, grounds }: GroundedSession,
  { choice, model, minMeasured }: MeasureOptions,
  ask: AskOne,
): Promise<PlacedFaithfulness> {
  if (grounds.facts === undefined) return placed(notMeasured('no_grounding'), placeOf);
  const { passages } = grounds;
  return placed(await measureFaithfulness({ candidate, passages, choice, model, minMeasured }, ask), placeOf);
}

function placed(result: FaithfulnessResult, placeOf: () => PlaceOf): PlacedFaithfulness {
  const place = result.claims.length === 0 ? undefined : placeOf();
  return {
    ...result,
    claims: result.claims.flatMap((claim) =>
      place === undefined ? [] : [{ ...limitedClaim(claim), place: place(claim.part.path) }],
    ),
  };
}

function placedRequirements(result: CompletionResult, placeOf: () => PlaceOf): PlacedCompletion {
  const place = placeOf();
  return {
    ...result,
    requirements: result.requirements.map((one) => {
      const part = one.evidence?.part ?? one.nearest;
      return {
        ...one,
        evidence: one.evidence === null ? null : { ...one.evidence, quote: limitedWords(one.evidence.quote) },
        place: part === null ? null : place(part.path),
      };
    }),
  };
}
