import type { PlaceOf } from '../core/finding.js';
import { partsOfSummary, type Summary } from '../core/summary.js';
import { type FoundTranscript, readable } from '../inputs/corpus/find-transcript.js';
import type { Transcript } from '../inputs/transcripts/transcript.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';
import type { JudgeMetric, SampledMetric, SessionMetric } from '../settings/judge-metrics.js';
import type { AskOne } from './asking/ask-once.js';
import type { CompletionRequest, Reason } from './asking/completer.js';
import { claimDefects, requirementDefects } from './findings.js';
import { type Passage, passagesOf } from './grounding/passages.js';
import { requestOfSession } from './grounding/request-of-session.js';
import { limitedClaim, limitedWords } from './limits.js';
import { type CheckedMetric, type MeasuredSubject, type MeasureOptions, measureMetrics } from './measure-subjects.js';
import type { Claim } from './metrics/claims.js';
import { type CompletionResult, measureCompletion } from './metrics/completion.js';
import { type FaithfulnessResult, measureFaithfulness, notMeasured } from './metrics/faithfulness.js';
import { shownFields } from './prompts/foreign-data.js';
import { coherenceRequest, relevanceRequest } from './prompts/geval.js';
import type { PlacedClaim, PlacedCompletion, PlacedFaithfulness, SessionMetrics } from './session-metrics.js';

/** A session whose candidate is measured. Its texts are read when it has its turn: those of all must not be held. */
export interface LateSubject {
  readonly session: string;
  readonly open: () => MeasuredSession;
}

/** A candidate with what the metrics need to know of its session. */
export interface MeasuredSession {
  readonly session: string;
  readonly candidate: Summary;
  readonly placeOf: () => PlaceOf;
  readonly requirements: readonly StructuralCheck[];
  /** Reads the transcript. */
  readonly transcript: () => FoundTranscript;
}

/** The candidate of a session as something that metrics are measured of. */
export function sessionSubject({ open }: LateSubject, options: MeasureOptions): MeasuredSubject<SessionMetrics> {
  return {
    measure: async (askOnce) => {
      const session = open();
      const grounds = groundsOf(session, options);
      const scores = await measureMetrics<Checked>(
        {
          name: session.session,
          obstacleOf: (metric) => obstacleOf(metric, session, grounds),
          requestOf: (metric) =>
            metric === 'relevance'
              ? grounds.relevance
              : coherenceRequest(session.candidate, options.model, options.dimensions),
          check: (metric, ask) => check(metric, { ...session, grounds }, options, ask),
        },
        options,
        askOnce,
      );
      const { shortened } = shownFields(session.candidate, 'candidate', options.dimensions);
      return {
        ...scores,
        ...(shortened.length > 0 && { shortened }),
        ...(grounds.facts !== undefined && { grounding: grounds.facts }),
        defects: defectsOf(scores, session),
      };
    },
    requestOf: (metric) => gevalRequest(metric, open(), options),
  };
}

type Checked = Pick<SessionMetrics, CheckedMetric>;

async function check(
  metric: CheckedMetric,
  subject: GroundedSession,
  options: MeasureOptions,
  ask: AskOne,
): Promise<Checked> {
  if (metric === 'faithfulness') return { faithfulness: await checkClaims(subject, options, ask) };
  const { requirements, candidate, placeOf } = subject;
  const result = await measureCompletion(requirements, candidate, options, ask);
  return { completion: placedRequirements(result, placeOf) };
}

function defectsOf({ faithfulness, completion }: Checked, { placeOf }: MeasuredSession): SessionMetrics['defects'] {
  return [
    ...(faithfulness === undefined
      ? []
      : claimDefects([...faithfulness.claims, ...(faithfulness.ending === null ? [] : [faithfulness.ending])])),
    ...(completion === undefined ? [] : requirementDefects(completion, placeOf())),
  ];
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

function groundsOf(subject: MeasuredSession, options: MeasureOptions): Grounds {
  const found = needsTranscript(options.metrics) ? subject.transcript() : undefined;
  const transcript = readable(found);
  return {
    isMissing: found === undefined,
    facts: transcript && { file: transcript.file, digest: transcript.digest, malformed: transcript.malformed.length },
    relevance: options.metrics.includes('relevance') ? relevanceOf(transcript, subject, options) : undefined,
    // Of sessions that wait together there may be thousands: then it is read again rather than kept.
    passages: options.pace.order === 'together' ? readAgain(subject) : kept(transcript),
  };
}

/** Functions of their own, so that neither holds what the other needs. */
function readAgain({ transcript }: MeasuredSession): Grounds['passages'] {
  return () => passagesIn(transcript());
}

function kept(transcript: Transcript | undefined): Grounds['passages'] {
  return () => passagesIn(transcript);
}

/** The passages of a transcript that was read; none otherwise. */
export function passagesIn(found: FoundTranscript): readonly Passage[] {
  const transcript = readable(found);
  return transcript === undefined ? [] : passagesOf(transcript);
}

function needsTranscript(wanted: readonly JudgeMetric[]): boolean {
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
function gevalRequest(
  metric: SampledMetric,
  { candidate, transcript }: MeasuredSession,
  options: MeasureOptions,
): CompletionRequest | undefined {
  if (metric === 'coherence') return coherenceRequest(candidate, options.model, options.dimensions);
  return relevanceOf(readable(transcript()), { candidate }, options);
}

function relevanceOf(
  transcript: Transcript | undefined,
  { candidate }: Pick<MeasuredSession, 'candidate'>,
  { choice, model, dimensions }: Pick<MeasureOptions, 'choice' | 'model' | 'dimensions'>,
): CompletionRequest | undefined {
  if (transcript === undefined) return undefined;
  const texts = partsOfSummary(candidate).map(({ text }) => text);
  const request = requestOfSession(transcript, texts, choice);
  return request && relevanceRequest(request, candidate, model, dimensions);
}

async function checkClaims(
  { candidate, placeOf, grounds }: GroundedSession,
  { choice, model, minMeasured, dimensions }: MeasureOptions,
  ask: AskOne,
): Promise<PlacedFaithfulness> {
  if (grounds.facts === undefined) return placed(notMeasured('no_grounding'), placeOf);
  const { passages } = grounds;
  const grounded = { candidate, passages, choice, model, minMeasured, dimensions };
  return placed(await measureFaithfulness(grounded, ask), placeOf);
}

function placed(result: FaithfulnessResult, placeOf: () => PlaceOf): PlacedFaithfulness {
  const place = result.claims.length === 0 ? undefined : placeOf();
  return {
    ...result,
    claims: result.claims.flatMap((claim) => placedClaim(claim, place) ?? []),
    ending: result.ending === null ? null : (placedClaim(result.ending, place) ?? null),
  };
}

function placedClaim(claim: Claim, place: PlaceOf | undefined): PlacedClaim | undefined {
  return place && { ...limitedClaim(claim), place: place(claim.part.path) };
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
