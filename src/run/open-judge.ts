import { setTimeout as sleep } from 'node:timers/promises';
import { JudgeLog } from '../adapters/disk/judge-log.js';
import type { TimeBudget } from '../adapters/github/time-budget.js';
import type { Environment, Progress } from '../core/environment.js';
import { type Problem, UserError } from '../core/errors.js';
import type { Time } from '../core/ports.js';
import { findTranscript, type TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Label } from '../inputs/label.js';
import type { Turn } from '../inputs/turns/turn.js';
import type { Asking, CostLimit } from '../judge/asking/ask.js';
import { openAskOnce } from '../judge/asking/ask-once.js';
import { paceOf } from '../judge/asking/concurrency.js';
import { Halt } from '../judge/asking/halt.js';
import { batchLogLine, type LogContext, logLine } from '../judge/asking/log-line.js';
import { type DoubtedRecordings, newRecordingsSentence } from '../judge/asking/new-recordings.js';
import { checkAgainstLabels, labelQuestions } from '../judge/calibration/judge-agreement.js';
import { estimateRubric, estimateRun } from '../judge/estimate/estimate-run.js';
import { type Estimate, questionsThatFit } from '../judge/estimate/tally.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { judgeSessions } from '../judge/judge-sessions.js';
import type { JudgedCopy } from '../judge/judge-strength.js';
import { judgeTurns, type TurnFacts } from '../judge/judge-turns.js';
import type { Judgement } from '../judge/judgement.js';
import { Budget } from '../judge/money/budget.js';
import type { Guidelines } from '../judge/prompts/guidelines.js';
import type { SessionQuestion } from '../judge/rubric-questions.js';
import { judgeRun } from '../judge/run-judge.js';
import type { InputPorts } from '../scoring/run-inputs.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { copiesForJudge, copyQuestions, judgedCopies } from '../self-test/copies-for-judge.js';
import type { TurnMetric } from '../settings/judge-metrics.js';
import type { Settings } from '../settings/table.js';
import { batchFileOfRun, openBatching } from './batching.js';
import { openCostLimit, openWaitingLimit } from './cost-limit.js';
import { doubtedRecordings, ownTimeBudget } from './doubted-recordings.js';
import { guidelinesOf } from './guidelines.js';
import { ledgerOf, leftOf } from './judge-money.js';
import { openTally } from './open-estimate.js';
import { openProvider, openSimulatedProvider, type Provider } from './providers.js';
import { recordedStrength } from './recorded-strength.js';
import { believedOf, cassetteOf, openKeys, recorderOf } from './recorder.js';
import { JUDGE_LOG, pathIn } from './report-files.js';
import { sessionsToRewrite } from './sessions-to-rewrite.js';

/** Called with how far a judged run is, or what it waits for; must not throw. */
type OnProgress = (progress: Progress) => void;

/** The judge of one run, with its cassette, ledger and log open. Close it in the end. */
export interface OpenJudge {
  /** Asks about the sessions of the run. */
  readonly judge: (scored: ScoredSessions, onProgress: OnProgress) => Promise<JudgeFacts>;
  /**
   * Asks about labelled candidates, within the same cost limit and deadline and with the same cassette. Resolves to the
   * judgements by `labelKey`.
   */
  readonly askLabels: (labels: readonly Label[], onProgress: OnProgress) => Promise<ReadonlyMap<string, Judgement>>;
  /** Asks about turns of an assistant. */
  readonly judgeTurns: (
    turns: readonly Turn[],
    metrics: readonly TurnMetric[],
    onProgress: OnProgress,
  ) => Promise<TurnFacts>;
  /**
   * Asks about copies of references that were changed on purpose, to see how strong the judge is; `tellCost` is told before
   * anybody is asked.
   */
  readonly judgeCopies: (
    sessions: readonly GoldenSession[],
    tellCost: (estimate: Estimate) => void,
    onProgress: OnProgress,
  ) => Promise<readonly JudgedCopy[]>;
  /** What the team says about its summaries; undefined where it says nothing. */
  readonly guidelines: Guidelines | undefined;
  /** Path of judge-log.jsonl; nothing where no attempt was made, or the file could not be written. */
  readonly logPath: () => string | undefined;
  /** Sorts the cassette; returns what could not be kept, for a warning. */
  readonly close: () => Promise<readonly string[]>;
}

/** What a judged run reaches of the world. */
export interface JudgePorts extends InputPorts {
  /** The real one when left out. */
  readonly time?: Time | undefined;
  /** For waiting on GitHub, where recorded answers are held against those of the base; one of its own when left out. */
  readonly timeBudget?: TimeBudget | undefined;
}

/**
 * Opens the judge of a run. Throws a UserError where it cannot do what the settings ask: no price under a cap, no way to
 * ask though it is required, a cassette or a ledger that cannot be read.
 */
export async function openJudge(
  settings: Settings,
  env: Environment['env'],
  { files, digest, clock, time = TIME, timeBudget = ownTimeBudget() }: JudgePorts,
): Promise<OpenJudge> {
  const problems: Problem[] = [];
  const isReal = !settings.simulate;
  // Before the cassette: what another run fetches meanwhile is then in one of them.
  const batches = isReal ? batchFileOfRun(settings, files, problems) : undefined;
  // What is made up is never kept as an answer.
  const cassette = isReal ? cassetteOf(settings, files, problems) : undefined;
  const ledger = isReal ? ledgerOf(settings, files, problems) : undefined;
  const provider = isReal ? openProvider(settings, { env, root: files.root }, problems) : openSimulatedProvider(digest);
  requireWayToAsk(provider, settings, problems);
  const guidelines = guidelinesOf(settings, files, digest, problems);
  if (problems.length > 0) throw new UserError(problems);

  const { completer, pricing } = provider;
  const asking = completer === null ? 'impossible' : 'possible';
  const doubted = await doubtedRecordings(cassette, settings, { files, env, asking, timeBudget });
  const believed = believedOf(cassette, doubted);
  const budget = new Budget(settings['max-cost-usd']);
  const keys = openKeys(settings, digest);
  const log = new JudgeLog(files, pathIn(settings['report-dir'], JUDGE_LOG));
  const isFixed = (env['SOURCE_DATE_EPOCH'] ?? '') !== '';
  // One look at the clock on the wall, which may be set back while the run goes on.
  const [opened, openedAt] = [time.now(), clock().getTime()];
  const transport = batches === undefined ? null : provider.batches;
  const context: LogContext = {
    provider: provider.name,
    baseUrl: provider.baseUrl,
    endpoint: isReal ? (transport?.endpoint ?? completer?.endpoint ?? null) : null,
    wallTime: (moment) => (isFixed ? openedAt : openedAt + Math.round(moment - opened)),
    showsDurations: !isFixed,
  };
  const costLimit = openCostLimit({ budget, ledger, pricing });
  const spentUsd = (): number | null => (pricing.isKnown ? budget.spent : null);
  const deadline = time.now() + settings['judge-deadline-seconds'] * 1000;
  const timeoutMs = settings['judge-timeout-seconds'] * 1000;
  const halt = new Halt();
  const direct: Asking = {
    completer,
    answerForm: provider.answerForm,
    ...(guidelines !== undefined && { guidelines }),
    recorder: recorderOf(believed, settings, keys),
    replay: cassette === undefined ? 'live' : settings['judge-replay'],
    costLimit: isReal ? openWaitingLimit(costLimit, { ledger, time, deadline, quietMs: timeoutMs, halt }) : FREE,
    time,
    maxAttempts: settings['judge-max-attempts'],
    timeoutMs,
    deadline,
    halt,
    onAttempt: (attempt) => log.add(logLine(attempt, context)),
  };
  let watch: (progress: Progress) => void = () => undefined;
  const batching =
    batches === undefined || transport === null
      ? undefined
      : openBatching(direct, batches, {
          transport,
          costLimit,
          keyOf: keys,
          isRecorded: (key) => believed?.find(key) !== undefined,
          onEvent: (event) => log.add(batchLogLine(event, context)),
          onAwaited: (awaited) => watch({ ...awaited, spentUsd: spentUsd() }),
        });
  const all = batching?.asking ?? direct;
  const told = (onProgress: OnProgress) => {
    watch = onProgress;
    return (done: number, all: number | null, what: string): void => {
      // Where nobody is asked and nothing is played there is nothing to wait for.
      if (completer === null && cassette === undefined) return;
      onProgress({ done, all, what, spentUsd: spentUsd() });
    };
  };
  const askRubric = (questions: readonly SessionQuestion[], what: string, onProgress: OnProgress) => {
    const tell = told(onProgress);
    return judgeSessions(questions, openAskOnce(all, digest), {
      samples: settings['judge-samples'],
      pace: paceOf(settings),
      onJudged: (done, all) => tell(done, all, what),
      further: null,
    });
  };
  const askLabels: OpenJudge['askLabels'] = async (labels, onProgress) => {
    const questions = labelQuestions(labels, settings, all);
    const judgements = await askRubric(questions, 'labels', onProgress);
    return new Map(judgements.map((judgement) => [judgement.session, judgement]));
  };
  // Each time anew: the transcripts of all sessions together may be larger than the memory.
  const transcriptOf: TranscriptOf = (golden) => findTranscript(golden, files, digest);
  const tools = (scored: ScoredSessions) => ({
    transcriptOf,
    digest,
    failing: sessionsToRewrite(scored),
  });
  const answering = { asking: all, baseUrl: provider.address, showsDurations: !isFixed };
  return {
    judgeTurns: (turns, metrics, onProgress) =>
      judgeTurns(turns, settings, { ...answering, digest, metrics, onProgress: told(onProgress) }),
    judge: async (scored, onProgress) => {
      const left = isReal && completer !== null ? leftOf(settings, ledger) : undefined;
      if (left !== undefined) {
        const tally = openTally(settings, pricing, direct.recorder, keys);
        const estimate = await estimateRun(scored, settings, { ...tools(scored), form: all, tally });
        const fitting = questionsThatFit(estimate, left.leftUsd);
        if (fitting !== null) {
          onProgress({ ...left, fitting, questions: estimate.calls, likelyUsd: estimate.likelyUsd ?? 0 });
        }
      }
      const facts = await judgeRun(scored, settings, {
        ...answering,
        ...tools(scored),
        onProgress: told(onProgress),
      });
      const askMore = (labels: readonly Label[]) => askLabels(labels, onProgress);
      // Those of all shards together tell how far the judge agrees with people: the job that merges checks.
      const checked = await checkAgainstLabels(facts, settings.shard === null ? scored.inputs.labels : [], {
        settings,
        digest,
        askMore,
      });
      const strength = isReal ? recordedStrength(scored, settings, direct) : undefined;
      return {
        ...checked,
        ...(strength !== undefined && { strength }),
        ...(doubted !== undefined && { newRecordings: doubted.facts() }),
      };
    },
    judgeCopies: async (sessions, tellCost, onProgress) => {
      const copies = copiesForJudge(sessions, settings.dimensions);
      const questions = copyQuestions(copies, settings, all);
      const tally = openTally(settings, pricing, direct.recorder, keys);
      for (const question of questions) estimateRubric(question, settings, tally);
      tellCost(tally.finish(copies.length));
      return judgedCopies(copies, await askRubric(questions, 'copies', onProgress));
    },
    askLabels,
    guidelines,
    logPath: () => (log.isBegun ? log.path : undefined),
    close: async () => {
      provider.close();
      await cassette?.finish();
      // Only when their answers are kept may batches be forgotten.
      const ofBatches = (await batching?.close(cassette?.isWhole === false ? 'lost' : 'kept')) ?? [];
      return [
        ...(halt.message === null ? [] : [`judge: ${halt.message}`]),
        ...doubts(doubted),
        ...ofBatches,
        ...(cassette?.trouble == null ? [] : [`judge-cassette: an answer could not be kept: ${cassette.trouble}`]),
        ...(ledger?.trouble == null ? [] : [`budget-ledger: ${ledger.trouble}`]),
        ...(log.trouble === null ? [] : [`${log.path} could not be written: ${log.trouble}`]),
      ];
    },
  };
}

/** A judge that is required must have somebody to ask, unless it only plays recorded answers. */
function requireWayToAsk({ completer, missing }: Provider, settings: Settings, problems: Problem[]): void {
  if (completer !== null || settings.judge !== 'required' || settings['judge-replay'] === 'replay') return;
  problems.push({ message: `judge: it is required, and ${missing.what}`, hint: missing.hint });
}

/** Said by every command that plays recorded answers; a report has it besides. */
function doubts(doubted: DoubtedRecordings | undefined): readonly string[] {
  const facts = doubted?.facts();
  return facts === undefined || facts.needed === 0 ? [] : [`judge-cassette: ${newRecordingsSentence(facts)}`];
}

/** The cost limit of a simulation: nothing costs anything. */
const FREE: CostLimit = { reserve: async () => ({ settle: async () => 0 }), costOf: () => 0 };

const TIME: Time = {
  now: () => performance.now(),
  sleep: async (ms) => {
    await sleep(ms);
  },
  random: Math.random,
};
