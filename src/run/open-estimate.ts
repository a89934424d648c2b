import type { Environment } from '../core/environment.js';
import { type Problem, refuse } from '../core/errors.js';
import { findTranscript, type TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { Label } from '../inputs/labels/label.js';
import type { Turn } from '../inputs/turns/turn.js';
import type { Recorder } from '../judge/asking/ask.js';
import { labelQuestions } from '../judge/calibration/judge-agreement.js';
import { estimateRubric, estimateRun } from '../judge/estimate/estimate-run.js';
import { PAIRWISE_STUB } from '../judge/estimate/stub-answers.js';
import { type Estimate, EstimateTally, sumOfEstimates } from '../judge/estimate/tally.js';
import { estimateTurns } from '../judge/judge-turns.js';
import { tokensOf } from '../judge/money/prices.js';
import { areAlike, bothOrders, type CandidatePair, pairwiseWords } from '../judge/pairwise/ask-pairs.js';
import type { RubricForm } from '../judge/rubric-questions.js';
import { renderEstimate, renderUnjudged } from '../render/terminal/estimate.js';
import type { InputPorts } from '../scoring/run-inputs.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { isRated } from '../scoring/scored-session.js';
import type { TurnMetric } from '../settings/judge-metrics.js';
import type { Settings } from '../settings/table.js';
import { doubtedRecordings } from './doubted-recordings.js';
import { guidelinesOf } from './guidelines.js';
import { asksFurther, namedMembers } from './named-members.js';
import type { Pricing } from './pricing.js';
import { openProvider } from './providers.js';
import { believedOf, cassetteOf, type Keys, openKeys, recorderOf } from './recorder.js';
import { sessionsToRewrite } from './sessions-to-rewrite.js';

/**
 * Estimates what judging turns of an assistant would cost, as text for the terminal. Asks nobody. Throws a UserError
 * where prices or recorded answers cannot be used.
 */
export async function openTurnsEstimate(
  turns: readonly Turn[],
  metrics: readonly TurnMetric[],
  settings: Settings,
  ports: Pick<InputPorts, 'files' | 'digest'>,
  env: Environment['env'],
): Promise<string> {
  const { tally } = await tallyOf(settings, ports, env);
  await estimateTurns(turns, settings, metrics, tally);
  const about = { turns: turns.length };
  if (settings.judge === 'off') return renderUnjudged(about);
  return renderEstimate(tally.finish(0), settings, { ...about, asksFurther: asksFurther(settings) });
}

/**
 * A tally that counts questions by the prices and the recorded answers of a run. Throws a UserError where these cannot
 * be used.
 */
async function tallyOf(
  settings: Settings,
  { files, digest }: Pick<InputPorts, 'files' | 'digest'>,
  env: Environment['env'],
): Promise<{ readonly tally: EstimateTally; readonly form: RubricForm }> {
  const problems: Problem[] = [];
  const { completer, answerForm, pricing } = openProvider(settings, { env, root: files.root }, problems);
  // Where no judge is to be asked, nobody has to read what it would be told.
  const guidelines = settings.judge === 'off' ? undefined : guidelinesOf(settings, files, digest, problems);
  const keyOf = openKeys(settings, digest);
  const cassette = cassetteOf(settings, files, problems);
  refuse(problems);
  const asking = completer === null ? 'impossible' : 'possible';
  // An estimate asks nobody, GitHub neither: what git does not know of the base counts as new.
  const doubted = await doubtedRecordings(cassette, settings, { files, env, asking, timeBudget: null });
  const recorder = recorderOf(believedOf(cassette, doubted), settings, keyOf);
  return {
    tally: openTally(settings, pricing, recorder, keyOf),
    form: { answerForm, ...(guidelines !== undefined && { guidelines }) },
  };
}

/** A tally that counts questions, less those whose answers are recorded. */
export function openTally(settings: Settings, pricing: Pricing, recorder: Recorder, keyOf: Keys): EstimateTally {
  const plays = settings['judge-replay'] === 'auto' || settings['judge-replay'] === 'replay';
  return new EstimateTally(
    {
      find: (request, sample) => (plays ? recorder.find(request, sample) : undefined),
      keyOf,
    },
    {
      worstCase: pricing.worstCase,
      cost: (model, { fresh, cached, output }) =>
        pricing.costOf(model, {
          inputTokens: fresh,
          cacheReadTokens: cached,
          cacheWriteTokens: 0,
          outputTokens: output,
        }),
    },
    settings['judge-provider'] === 'command' ? 'a program' : 'an API',
  );
}

/**
 * Estimates what the judge would cost, as text for the terminal: for the sessions of a run (`scored`, null for none)
 * and for labelled candidates. Asks nobody. Throws a UserError where prices or recorded answers cannot be used.
 */
export async function openEstimate(
  { scored, labels }: { readonly scored: ScoredSessions | null; readonly labels: readonly Label[] },
  settings: Settings,
  { files, digest }: Pick<InputPorts, 'files' | 'digest'>,
  env: Environment['env'],
): Promise<string> {
  if (settings.judge === 'off')
    return renderUnjudged({ labels: labels.length, ...(scored !== null && { found: foundIn(scored) }) });
  const transcriptOf: TranscriptOf = (golden) => findTranscript(golden, files, digest);
  const failing = scored === null ? new Set<string>() : sessionsToRewrite(scored);
  const estimates: Estimate[] = [];
  for (const { settings: own } of namedMembers(settings)) {
    const { tally, form } = await tallyOf(own, { files, digest }, env);
    const tools = { transcriptOf, digest, form, failing, tally };
    for (const question of labelQuestions(labels, own, form)) estimateRubric(question, own, tally);
    estimates.push(scored === null ? tally.finish(0) : await estimateRun(scored, own, tools));
  }
  const [sessions] = estimates.map((one) => one.sessions);
  return renderEstimate({ ...sumOfEstimates(estimates), sessions: sessions ?? 0 }, settings, {
    labels: labels.length,
    asksFurther: scored !== null && asksFurther(settings),
  });
}

/** Sessions with a reference, canaries apart, and all candidates that could be read of them or of others: of samples each. */
function foundIn({ sessions, unmatched }: ScoredSessions): { readonly sessions: number; readonly candidates: number } {
  const rated = sessions.filter((session) => isRated(session));
  const given = rated.reduce((sum, { status, samples }) => {
    const all = samples === undefined ? [{ status }] : samples.all;
    return sum + all.filter((one) => one.status !== 'missing_candidate').length;
  }, 0);
  const unreferenced = sessions.filter(({ status }) => status === 'unreferenced').length;
  return { sessions: rated.length, candidates: given + unreferenced + [...unmatched.unjudged()].length };
}

/**
 * Estimates what judging several variants of the same sessions would cost, one after the other, and then these pairs of
 * candidates: what is asked twice is counted once. Asks nobody. Throws a UserError where prices or recorded answers cannot be used.
 */
export async function openVariantsEstimate(
  variants: readonly ScoredSessions[],
  pairs: readonly CandidatePair[],
  settings: Settings,
  { files, digest }: Pick<InputPorts, 'files' | 'digest'>,
  env: Environment['env'],
): Promise<Estimate> {
  const transcriptOf: TranscriptOf = (golden) => findTranscript(golden, files, digest);
  const estimates: Estimate[] = [];
  for (const { settings: own } of namedMembers(settings)) {
    const { tally, form } = await tallyOf(own, { files, digest }, env);
    let sessions = 0;
    for (const scored of settings.judge === 'off' ? [] : variants) {
      const tools = { transcriptOf, digest, form, failing: sessionsToRewrite(scored), tally };
      sessions += (await estimateRun(scored, own, tools)).sessions;
    }
    const words = pairwiseWords(own, form.guidelines);
    for (const pair of pairs) {
      const orders = bothOrders(pair, words);
      if (areAlike(orders)) continue;
      for (const request of orders) tally.add(request, 0, tokensOf(PAIRWISE_STUB));
    }
    estimates.push(tally.finish(sessions));
  }
  return { ...sumOfEstimates(estimates), sessions: estimates[0]?.sessions ?? 0 };
}
