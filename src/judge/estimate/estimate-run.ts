import type { Digest } from '../../core/ports.js';
import { partsOfSummary } from '../../core/summary.js';
import type { TranscriptOf } from '../../inputs/corpus/find-transcript.js';
import type { ScoredSessions } from '../../scoring/score-sessions.js';
import type { Settings } from '../../settings/table.js';
import { canariesOf, canaryQuestion } from '../canaries.js';
import { explanationsOf } from '../explanations.js';
import type { Judgement } from '../judgement.js';
import { keepToLimits } from '../limits.js';
import { type LateSubject, passagesIn, sessionSubject } from '../measure-session.js';
import { type MeasureOptions, measureOptions } from '../measure-subjects.js';
import { type Explanation, metaRequest, sampleExplanations } from '../meta-evaluation.js';
import { tokensOf } from '../money/prices.js';
import { overSamples } from '../over-samples.js';
import { rubricVersion } from '../prompts/guidelines.js';
import { askedDimensions, questionsOf, type RubricForm, type SessionQuestion } from '../rubric-questions.js';
import { measuredSessions } from '../run-judge.js';
import { mergeSamples } from '../sampling/merge-samples.js';
import type { SessionMetrics } from '../session-metrics.js';
import { possibleTransplants } from '../transplants.js';
import {
  answerWithStubs,
  asIfAsked,
  EXPLANATION_STUB,
  LONGEST_EXPLANATION,
  RUBRIC_STUB,
  stubStatements,
} from './stub-answers.js';
import type { Estimate, EstimateTally } from './tally.js';

interface EstimateTools {
  readonly transcriptOf: TranscriptOf;
  readonly digest: Digest;
  readonly form: RubricForm;
  /** Names of the sessions that fail by the rubric. */
  readonly failing: ReadonlySet<string>;
  readonly tally: EstimateTally;
}

/** Counts every question that a run would ask, without asking. Further samples, which depend on answers, are left out. */
export async function estimateRun(scored: ScoredSessions, settings: Settings, tools: EstimateTools): Promise<Estimate> {
  const { form, tally, transcriptOf } = tools;
  const questions = questionsOf(scored, settings, tools.failing, form);
  const judgements = overSamples(
    questions,
    questions.map((question) => estimateRubric(question, settings, tally)),
  );
  const canaryOptions = {
    mode: settings['judge-mode'],
    model: settings['judge-model'],
    rationaleChars: settings['judge-rationale-chars'],
    concurrency: 1,
    form,
    ...askedDimensions(settings),
  };
  const others = measuredSessions(scored, settings['judge-metrics'], transcriptOf);
  const isAnyJudged = questions.length + others.length > 0;
  for (const canary of isAnyJudged ? canariesOf(scored.corpusSessions, settings.dimensions) : []) {
    const { request } = canaryQuestion(canary, canaryOptions);
    const output = tokensOf(RUBRIC_STUB);
    if (settings['judge-replay'] === 'replay') tally.add(request, 0, output);
    else tally.addLive(request, output);
  }
  // Whether they are asked depends on answers that nobody has yet.
  for (const { question } of possibleTransplants(scored, settings, form)) tally.addPossible(question.request);
  // Nobody has to be waited for.
  const options = { ...measureOptions(settings, settings['judge-metrics']), pace: { order: 'in turn' } } as const;
  const measured: SessionMetrics[] = [];
  for (const session of others) measured.push(await estimateSession(session, options, tally));
  const explanations = explanationsOf(
    scored,
    {
      mode: settings['judge-mode'],
      promptVersion: rubricVersion(form.guidelines),
      judgements: new Map(judgements.map((judgement) => [judgement.session, judgement])),
      measured: new Map(measured.map((metrics) => [metrics.session, metrics])),
    },
    transcriptOf,
    askedDimensions(settings).dimensions,
  );
  estimateMeta(explanations, settings, tools);
  return tally.finish(Math.max(judgements.length, others.length));
}

/** Counts a question of the rubric judge, and answers as if it had been asked. */
export function estimateRubric(question: SessionQuestion, settings: Settings, tally: EstimateTally): Judgement {
  const { session, request, read } = question.open();
  const samples = Array.from({ length: settings['judge-samples'] }, (_, sample) => {
    const text = tally.add(request, sample, tokensOf(RUBRIC_STUB))?.text ?? RUBRIC_STUB;
    return asIfAsked(read(text, false));
  });
  return keepToLimits(mergeSamples(session, samples, question.dimensions, 'median'), {
    suggestions: settings['judge-suggestions'],
    rationaleChars: settings['judge-rationale-chars'],
    wantsRewrite: settings['judge-rewrite'],
  });
}

function estimateSession(late: LateSubject, options: MeasureOptions, tally: EstimateTally): Promise<SessionMetrics> {
  const subject = late.open();
  const stubAnswers = answerWithStubs(
    {
      statements: stubStatements(partsOfSummary(subject.candidate)),
      passages: () => passagesIn(subject.transcript()),
    },
    tally,
  );
  return sessionSubject({ session: late.session, open: () => subject }, options).measure(stubAnswers);
}

/** Which explanations are judged is known by their names; what they say only where it is recorded. */
function estimateMeta(
  explanations: readonly Explanation[],
  settings: Settings,
  { digest, tally }: EstimateTools,
): void {
  const model = settings['meta-judge-model'] ?? settings['judge-model'];
  for (const one of sampleExplanations(explanations, { rate: settings['meta-evaluation-rate'], digest })) {
    const worst = metaRequest({ ...one, text: LONGEST_EXPLANATION }, model);
    tally.add(metaRequest(one, model), 0, tokensOf(JSON.stringify(EXPLANATION_STUB)), worst);
  }
}
