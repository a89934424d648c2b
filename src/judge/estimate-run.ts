import type { Scored } from '../pipeline.js';
import type { Digest } from '../ports.js';
import { isRated } from '../scored-session.js';
import type { Settings } from '../settings/table.js';
import type { Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import { canariesOf } from './canaries.js';
import { canaryQuestion } from './canary-facts.js';
import type { AnswerForm, CompletionRequest } from './completer.js';
import { type Estimate, type EstimateTally, tokensOf } from './estimate.js';
import { passagesOf } from './grounding/passages.js';
import { PassageChoice } from './grounding/select-passages.js';
import { NO_EFFORT } from './judgement.js';
import { type MeasuredSession, measureSession } from './measure-session.js';
import { type Explanation, metaRequest, sampleExplanations } from './meta-evaluation.js';
import type { ExplainedMetric } from './metrics/explanation-quality.js';
import { EVAL_PROMPT_VERSION } from './prompts/version.js';
import { PROMPT_VERSIONS } from './prompts/versions.js';
import { measuredSessions, questionsOfRun, type TranscriptOf } from './run-judge.js';
import type { SessionMetrics } from './session-metrics.js';
import {
  CANARY_TOKENS,
  completionStandIn,
  EXPLANATION_STAND_IN,
  GEVAL_STAND_IN,
  LONGEST_EXPLANATION,
  longestQuestions,
  longestVerdicts,
  questionsStandIn,
  RUBRIC_TOKENS,
  statementsStandIn,
  USUAL_EXPLANATION,
  verdictsStandIn,
} from './stand-ins.js';

export interface EstimateTools {
  readonly transcriptOf: TranscriptOf;
  readonly digest: Digest;
  readonly answerForm: AnswerForm;
  readonly tally: EstimateTally;
}

/** Counts every question that a run would ask, without asking. Further samples, which depend on answers, are left out. */
export async function estimateRun(scored: Scored, tools: EstimateTools): Promise<Estimate> {
  const { answerForm, tally, transcriptOf } = tools;
  const settings = scored.settings.values;
  const questions = questionsOfRun(scored, answerForm);
  for (const { request } of questions) {
    for (let sample = 0; sample < settings['judge-samples']; sample++) tally.add(request, sample, RUBRIC_TOKENS);
  }
  const canaryOptions = {
    mode: settings['judge-mode'],
    model: settings['judge-model'],
    rationaleChars: settings['judge-rationale-chars'],
    concurrency: 1,
    answerForm,
  };
  for (const canary of canariesOf(scored.corpus.sessions)) {
    tally.add(canaryQuestion(canary, canaryOptions).request, 0, CANARY_TOKENS);
  }
  const others = measuredSessions(scored, transcriptOf);
  const choice = new PassageChoice();
  const measured: SessionMetrics[] = [];
  for (const session of others) measured.push(await estimateSession(session, choice, settings, tally));
  estimateMeta(scored, questions, measured, tools);
  return tally.finish(Math.max(questions.length, others.length));
}

function estimateSession(
  subject: MeasuredSession,
  choice: PassageChoice,
  settings: Settings,
  tally: EstimateTally,
): Promise<SessionMetrics> {
  const options = {
    metrics: settings['judge-metrics'],
    model: settings['judge-model'],
    samples: settings['judge-samples'],
    minMeasured: settings['min-measured'],
    choice,
  };
  return measureSession(subject, options, standingIn(subject, tally));
}

/** Answers with what is recorded, else with something of the usual length, and counts each request. */
function standingIn(subject: MeasuredSession, tally: EstimateTally): AskOnce {
  const statements = statementsStandIn(subject.candidate);
  const texts = statements.statements.map(({ statement }) => statement);
  let step = 0;
  return async <T>({ metric, request, read }: Question<T>, sample: number) => {
    const { standIn, worst } = ((): { readonly standIn: object; readonly worst?: CompletionRequest } => {
      if (metric === 'completion') return { standIn: completionStandIn(subject.requirements.length) };
      if (metric !== 'faithfulness') return { standIn: GEVAL_STAND_IN };
      step++;
      if (step === 1) return { standIn: statements };
      if (step === 2) return { standIn: questionsStandIn(texts), worst: longestQuestions(request.model) };
      const transcript = subject.transcript();
      const passages = transcript === undefined ? [] : passagesOf(transcript);
      return { standIn: verdictsStandIn(texts), worst: longestVerdicts(passages, request.model) };
    })();
    const text = JSON.stringify(standIn);
    const recorded = tally.add(request, sample, tokensOf(text), worst);
    const answer = read(recorded?.text ?? text, false);
    const got = 'reason' in answer ? { answer: null, reason: answer.reason } : { answer: answer.answer, reason: null };
    return { ...NO_EFFORT, ...got, modelUsed: null };
  };
}

/** Which explanations are judged is known by their names; what they say is not. */
function estimateMeta(
  { sessions, candidates, settings: resolved }: Scored,
  questions: readonly { readonly session: string }[],
  measured: readonly SessionMetrics[],
  { digest, tally }: EstimateTools,
): void {
  const settings = resolved.values;
  const model = settings['meta-judge-model'] ?? settings['judge-model'];
  const references = new Map(sessions.filter(isRated).map(({ golden }) => [golden.name, golden.reference]));
  const paired = settings['judge-mode'] === 'paired';
  const explanation = (session: string, metric: ExplainedMetric, promptVersion: string): readonly Explanation[] => {
    const candidate = candidates.byName.get(session);
    if (candidate?.kind !== 'valid') return [];
    const reference = metric === 'rubric' && paired ? (references.get(session) ?? null) : null;
    const base = { session, metric, promptVersion, candidate: candidate.summary, reference };
    return [{ ...base, score: 0.5, text: USUAL_EXPLANATION, texts: () => [], isCanary: false }];
  };
  const all = [
    ...questions.flatMap(({ session }) => explanation(session, 'rubric', EVAL_PROMPT_VERSION)),
    ...measured.flatMap((metrics) =>
      (['relevance', 'coherence'] as const).flatMap((metric) =>
        metrics[metric] === undefined ? [] : explanation(metrics.session, metric, PROMPT_VERSIONS[metric]),
      ),
    ),
  ];
  for (const one of sampleExplanations(all, { rate: settings['meta-evaluation-rate'], digest })) {
    const worst = metaRequest({ ...one, text: LONGEST_EXPLANATION }, model);
    tally.add(metaRequest(one, model), 0, tokensOf(JSON.stringify(EXPLANATION_STAND_IN)), worst);
  }
}
