import type { Digest } from '../core/ports.js';
import type { TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { isRated, nameOf } from '../scoring/scored-session.js';
import { gatesOn, JUDGE_GATES, thresholdsOf } from '../settings/gate-settings.js';
import type { JudgeMetric } from '../settings/judge-metrics.js';
import { programName } from '../settings/program-kinds.js';
import type { Settings } from '../settings/table.js';
import type { Asking } from './asking/ask.js';
import { type AskOnce, openAskOnce } from './asking/ask-once.js';
import { type Pace, paceOf } from './asking/concurrency.js';
import { warmPrompts } from './asking/prompt-cache.js';
import { SIMULATED } from './asking/simulation.js';
import { canariesOf, judgeCanaries, voidingOf } from './canaries.js';
import { explanationsOf } from './explanations.js';
import { countReasons, type JudgeFacts } from './judge-facts.js';
import { judgeSessions, type RubricGate } from './judge-sessions.js';
import type { Effort, Judgement } from './judgement.js';
import { keepToLimits } from './limits.js';
import { type LateSubject, type MeasuredSession, sessionSubject } from './measure-session.js';
import { measureOptions, measureSubjects } from './measure-subjects.js';
import { evaluateExplanations } from './meta-evaluation.js';
import { overSamples } from './over-samples.js';
import { rubricVersion } from './prompts/guidelines.js';
import { askedDimensions, candidateAt, judgedSessions, questionsOf } from './rubric-questions.js';
import type { MetricScores } from './session-metrics.js';
import { askTransplants, voidedByTransplants } from './transplants.js';

/** What a run needs to judge, besides the scored sessions. */
export interface Judging {
  readonly asking: Asking;
  readonly transcriptOf: TranscriptOf;
  readonly digest: Digest;
  /** Names of the sessions that fail by the rubric. */
  readonly failing: ReadonlySet<string>;
  /** Where requests go, when that is not the vendor's own address. */
  readonly baseUrl: string | null;
  /** Durations are left out of a report whose bytes must be the same again. */
  readonly showsDurations: boolean;
  /** Told how far the run is; `all` is null as long as nobody knows how many of `what` it will be. Must not throw. */
  readonly onProgress: (done: number, all: number | null, what: string) => void;
}

/** The sessions about which the other metrics are asked: those with a usable candidate. */
export function measuredSessions(
  scored: ScoredSessions,
  metrics: readonly JudgeMetric[],
  transcriptOf: TranscriptOf,
): readonly LateSubject[] {
  if (metrics.every((metric) => metric === 'rubric')) return [];
  return judgedSessions(scored).flatMap((index): readonly LateSubject[] => {
    const session = scored.sessions[index];
    if (session === undefined) return [];
    const name = nameOf(session);
    const open = (): MeasuredSession => {
      const { summary, places } = candidateAt(scored, index);
      return {
        session: name,
        candidate: summary,
        placeOf: places,
        requirements: isRated(session) ? (session.requirements ?? []) : [],
        transcript: () => (isRated(session) ? transcriptOf(session.golden) : undefined),
      };
    };
    return [{ session: name, open }];
  });
}

/**
 * Asks about every session of a run and gathers what the report needs: first the rubric judge, then the canaries, then the
 * other metrics, and last a sample of the judge's own explanations.
 */
export async function judgeRun(scored: ScoredSessions, settings: Settings, judging: Judging): Promise<JudgeFacts> {
  const { asking } = judging;
  const askOnce = openAskOnce(asking, judging.digest);
  const questions = questionsOf(scored, settings, judging.failing, asking);
  const others = measuredSessions(scored, settings['judge-metrics'], judging.transcriptOf);
  const sessions = Math.max(new Set(questions.map(({ session }) => session)).size, others.length);
  let done = 0;
  const onSession = (): void => judging.onProgress(++done, sessions, 'sessions');

  const pace = paceOf(settings);
  const rubric = () =>
    judgeSessions(questions, askOnce, {
      samples: settings['judge-samples'],
      pace,
      // A session is done when all of it is measured, and the other metrics come last.
      onJudged: (done, all) => {
        if (others.length === 0) judging.onProgress(done, all, all === sessions ? 'sessions' : 'samples');
      },
      further: {
        gates: gatesOf(settings),
        width: pace.width,
        maxSamples: settings['judge-max-samples'],
        minMeasured: settings['min-measured'],
        onProgress: judging.onProgress,
      },
    });
  const warmed = (ask: AskOnce): AskOnce => (pace.order === 'together' ? ask : warmPrompts(ask));
  const warm = warmed(askOnce);
  // Recorded answers may be forged, those about canaries with them: where somebody can be asked, canaries are.
  const live =
    asking.completer === null || asking.replay === 'live' ? asking : { ...asking, replay: 'record' as const };
  const watch = () =>
    judgeCanaries(
      // Where there is nothing to judge there is nobody to watch, nor where nobody judges.
      sessions === 0 || settings.simulate ? [] : canariesOf(scored.corpusSessions, settings.dimensions),
      {
        mode: settings['judge-mode'],
        model: settings['judge-model'],
        rationaleChars: settings['judge-rationale-chars'],
        concurrency: pace.width,
        form: asking,
        ...askedDimensions(settings),
      },
      warmed(openAskOnce(live, judging.digest)),
    );
  const options = measureOptions(settings, settings['judge-metrics']);
  const measure = () =>
    measureSubjects(
      others.map((session) => sessionSubject(session, options)),
      settings,
      { askOnce: warm, onMeasured: onSession, onProgress: judging.onProgress },
    );
  const [judgements, canaries, measured] = await inStages(pace, rubric, watch, measure);
  const bySession = new Map(
    overSamples(questions, judgements).map((one) => [one.session, limited(one, settings, judging)]),
  );
  const transplants = await askTransplants(scored, settings, bySession, {
    askOnce: warm,
    form: asking,
    concurrency: pace.width,
  });
  const facts = {
    ...commonFacts(settings, judging, judgements, measured),
    mode: settings['judge-mode'],
    metrics: settings['judge-metrics'],
    judgements: bySession,
    canaries,
    transplants,
    voided: voidingOf(canaries) ?? voidedByTransplants(transplants),
  } as const;
  // What is measured has had no room: then what an explanation would cost is not to be spent on it.
  const isShort = 'budget' in countReasons(facts) || canaries.some(({ reason }) => reason === 'budget');
  const last = isShort ? withoutMoney(asking, judging.digest) : warm;
  return { ...facts, meta: await judgeExplanations(scored, settings, facts, judging, last) };
}

/** Plays what is recorded, and asks nobody. */
function withoutMoney(asking: Asking, digest: Digest): AskOnce {
  const askOnce = openAskOnce({ ...asking, completer: null }, digest);
  return async (question, sample) => {
    const asked = await askOnce(question, sample);
    return asked.reason === 'no_credentials' && asking.completer !== null ? { ...asked, reason: 'budget' } : asked;
  };
}

/** Does three things one after the other, or all at once. */
async function inStages<A, B, C>(
  { order }: Pace,
  first: () => Promise<A>,
  second: () => Promise<B>,
  third: () => Promise<C>,
): Promise<readonly [A, B, C]> {
  if (order === 'together') return Promise.all([first(), second(), third()]);
  return [await first(), await second(), await third()];
}

function judgeExplanations(
  scored: ScoredSessions,
  settings: Settings,
  facts: Omit<JudgeFacts, 'meta'>,
  { transcriptOf, digest }: Judging,
  askOnce: AskOnce,
): Promise<JudgeFacts['meta']> {
  return evaluateExplanations(
    explanationsOf(scored, facts, transcriptOf, askedDimensions(settings).dimensions),
    {
      rate: settings['meta-evaluation-rate'],
      model: settings.simulate ? SIMULATED : (settings['meta-judge-model'] ?? settings['judge-model']),
      concurrency: paceOf(settings).width,
      digest,
    },
    askOnce,
  );
}

/** What a report needs to know of any judge, whether it looked at sessions or at turns. */
export function commonFacts<M extends MetricScores>(
  settings: Settings,
  { asking, baseUrl, showsDurations }: Pick<Judging, 'asking' | 'baseUrl' | 'showsDurations'>,
  judgements: readonly Judgement[],
  measured: readonly M[],
): Pick<
  JudgeFacts<M>,
  | ('model' | 'promptVersion' | 'guidelines' | 'samples' | 'measured' | 'absence')
  | ('baseUrl' | 'provider' | 'program' | 'isByBatch' | 'isSimulated')
> {
  const { simulate } = settings;
  const withTimes = (scores: M): M => ({
    ...scores,
    effort: { ...scores.effort, ...shownTimes(scores.effort, showsDurations) },
  });
  return {
    model: simulate ? SIMULATED : settings['judge-model'],
    promptVersion: rubricVersion(asking.guidelines),
    ...(asking.guidelines !== undefined && { guidelines: asking.guidelines }),
    samples: settings['judge-samples'],
    measured: new Map(measured.map((scores) => [scores.session, withTimes(scores)])),
    absence: isAbsent(judgements, measured, asking) && settings.judge === 'auto' ? 'no_credentials' : null,
    baseUrl,
    ...(simulate ? {} : providerFacts(settings)),
    ...(settings['judge-transport'] === 'batch' && !simulate && { isByBatch: true }),
    ...(simulate && { isSimulated: true }),
  };
}

/** Who is asked, where that is not the Messages API. */
function providerFacts(settings: Settings): Pick<JudgeFacts, 'provider' | 'program'> {
  const { 'judge-provider': provider, 'judge-command': call } = settings;
  if (provider === 'anthropic') return {};
  return { provider, ...(call !== null && { program: programName(call) }) };
}

/**
 * Without a key and without a single recorded answer nobody was there to be asked. Who replays a file on purpose has
 * somebody to ask, and wants to know that the file has no answer.
 */
function isAbsent(
  judgements: readonly Judgement[],
  measured: readonly MetricScores[],
  { replay, completer }: Asking,
): boolean {
  if (replay === 'replay' || completer !== null || judgements.length + measured.length === 0) return false;
  return judgements.every(({ samples }) => samples === 0) && measured.every(({ effort }) => effort.cacheHits === 0);
}

function gatesOf(settings: Settings): readonly RubricGate[] {
  const onMeans = gatesOn('rubric').filter((name) => JUDGE_GATES[name].holds === 'mean');
  return onMeans.flatMap((name) => thresholdsOf(settings[name]).map(({ of, threshold }) => ({ what: of, threshold })));
}

function limited(judgement: Judgement, settings: Settings, { failing, showsDurations }: Judging): Judgement {
  return keepToLimits(
    { ...judgement, ...shownTimes(judgement, showsDurations) },
    {
      suggestions: settings['judge-suggestions'],
      rationaleChars: settings['judge-rationale-chars'],
      wantsRewrite: settings['judge-rewrite'] && failing.has(judgement.session),
    },
  );
}

/** No durations where bytes must be the same again. */
function shownTimes(
  { durationMs, waitedMs }: Effort,
  showsDurations: boolean,
): Pick<Effort, 'durationMs' | 'waitedMs'> {
  return showsDurations
    ? { durationMs: Math.round(durationMs), waitedMs: Math.round(waitedMs) }
    : { durationMs: 0, waitedMs: 0 };
}
