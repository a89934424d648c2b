import type { BatchFile } from '../adapters/disk/batch-file.js';
import type { CassetteFile } from '../adapters/disk/cassette-file.js';
import { JudgeLog } from '../adapters/disk/judge-log.js';
import type { Ledger } from '../adapters/disk/ledger.js';
import type { TimeBudget } from '../adapters/github/time-budget.js';
import { realTime } from '../adapters/process.js';
import type { Environment, OnProgress } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import type { Time } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { findTranscript } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Label } from '../inputs/labels/label.js';
import type { Turn } from '../inputs/turns/turn.js';
import { batchLogLine } from '../judge/asking/log-line.js';
import { type DoubtedRecordings, newRecordingsSentence } from '../judge/asking/new-recordings.js';
import type { Estimate } from '../judge/estimate/tally.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { JudgedCopy } from '../judge/judge-strength.js';
import type { TurnFacts } from '../judge/judge-turns.js';
import type { Judgement } from '../judge/judgement.js';
import { Budget } from '../judge/money/budget.js';
import type { AskedPairs, CandidatePair } from '../judge/pairwise/ask-pairs.js';
import type { Guidelines } from '../judge/prompts/guidelines.js';
import type { InputPorts } from '../scoring/run-inputs.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { JUDGE_LOG } from '../settings/files-of-runs.js';
import type { TurnMetric } from '../settings/judge-metrics.js';
import type { Settings } from '../settings/table.js';
import {
  askAboutCopies,
  askAboutLabels,
  askAboutPairs,
  askAboutSessions,
  askAboutTurns,
  type JudgeTools,
} from './ask-judge.js';
import type { Member } from './ask-members.js';
import { batchFileOfRun, openBatching } from './batching.js';
import { ledgerOf, WaitingLine } from './cost-limit.js';
import { doubtedRecordings, ownTimeBudget } from './doubted-recordings.js';
import { guidelinesOf } from './guidelines.js';
import { openProviders, refuseProblems } from './named-members.js';
import { type OpenMember, openMember, type Shared } from './open-member.js';
import { JudgeProgress } from './progress.js';
import { believedOf, cassetteOf, disputes, openKeys, tornLines } from './recorder.js';

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
  /** Asks about candidates side by side, in both orders; for a judge that is alone. */
  readonly judgePairs: (pairs: readonly CandidatePair[], onProgress: OnProgress) => Promise<AskedPairs>;
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
export async function openJudge(settings: Settings, env: Environment['env'], ports: JudgePorts): Promise<OpenJudge> {
  const { files, digest, timeBudget = ownTimeBudget() } = ports;
  const kept = openKept(settings, env, ports);
  const { cassette, ledger, guidelines, asked } = kept;
  const canAsk = asked.some(({ provider }) => provider.completer !== null);
  const asking = canAsk ? 'possible' : 'impossible';
  const doubted = await doubtedRecordings(cassette, settings, { files, env, asking, timeBudget });
  const shared = openShared(settings, env, { ...kept, cassette: believedOf(cassette, doubted) }, ports);
  const { budget, log } = shared;
  const isPriced = asked.every(({ provider }) => provider.pricing.isKnown);
  const progress = new JudgeProgress(() => (isPriced ? budget.spent : null), canAsk || cassette !== undefined);
  const opened = asked.map(({ named, provider }) => {
    const member = openMember(named, provider, openKeys(named.settings, digest), shared);
    return withBatches(member, kept.batches, shared, progress);
  });
  const members = opened.map(({ member }) => member);
  const tools: JudgeTools = {
    ...{ settings, digest, guidelines, ledger, members, canAsk, doubted, progress },
    // Each time anew: the transcripts of all sessions together may be larger than the memory.
    transcriptOf: (golden) => findTranscript(golden, files, digest),
    showsDurations: shared.clock.showsDurations,
  };
  return {
    judge: (scored, onProgress) => askAboutSessions(tools, scored, onProgress),
    askLabels: (labels, onProgress) => askAboutLabels(tools, labels, onProgress),
    judgeTurns: (turns, metrics, onProgress) => askAboutTurns(tools, turns, metrics, onProgress),
    judgeCopies: (sessions, tellCost, onProgress) => askAboutCopies(tools, sessions, tellCost, onProgress),
    judgePairs: (pairs, onProgress) => askAboutPairs(tools, pairs, onProgress),
    guidelines,
    logPath: () => (log.isBegun ? log.path : undefined),
    close: async () => {
      for (const { provider } of asked) provider.close();
      await cassette?.finish();
      // Only when their answers are kept may batches be forgotten.
      const answers = cassette?.isWhole === false ? 'lost' : 'kept';
      const ofBatches = await Promise.all(opened.map(({ close }) => close(answers)));
      return [
        ...halts(members),
        ...doubts(doubted),
        ...disputes(cassette, settings),
        ...tornLines(cassette),
        ...ofBatches.flat(),
        ...(cassette?.trouble == null ? [] : [`judge-cassette: an answer could not be kept: ${cassette.trouble}`]),
        ...troublesOf(ledger),
        ...(log.trouble === null ? [] : [`${log.path} could not be written: ${log.trouble}`]),
      ];
    },
  };
}

/** Files that a judge keeps from run to run, who judges, and what the team says about its summaries. */
interface Kept {
  readonly batches: BatchFile | undefined;
  readonly cassette: CassetteFile | undefined;
  readonly ledger: Ledger | undefined;
  readonly asked: ReturnType<typeof openProviders>;
  readonly guidelines: Guidelines | undefined;
}

/** Throws a UserError with all that is wrong with them. */
function openKept(settings: Settings, env: Environment['env'], { files, digest }: JudgePorts): Kept {
  const problems: Problem[] = [];
  const isReal = !settings.simulate;
  const kept = {
    // Before the cassette: what another run fetches meanwhile is then in one of them.
    batches: isReal ? batchFileOfRun(settings, files, problems) : undefined,
    // What is made up is never kept as an answer.
    cassette: isReal ? cassetteOf(settings, files, problems) : undefined,
    ledger: isReal ? ledgerOf(settings, files, problems) : undefined,
    asked: openProviders(settings, { env, root: files.root, digest }, problems),
    guidelines: guidelinesOf(settings, files, digest, problems),
  };
  refuseProblems(problems);
  return kept;
}

function openShared(
  settings: Settings,
  env: Environment['env'],
  { cassette, ledger, guidelines }: Pick<Shared, 'cassette' | 'ledger' | 'guidelines'>,
  { files, clock, time = realTime }: JudgePorts,
): Shared {
  const isFixed = (env['SOURCE_DATE_EPOCH'] ?? '') !== '';
  // One look at the clock on the wall, which may be set back while the run goes on.
  const [opened, openedAt] = [time.now(), clock().getTime()];
  return {
    ...{ isReal: !settings.simulate, cassette, guidelines, ledger, time },
    budget: new Budget(settings['max-cost-usd']),
    log: new JudgeLog(files, pathIn(settings['report-dir'], JUDGE_LOG)),
    waiting: new WaitingLine(),
    deadline: opened + settings['judge-deadline-seconds'] * 1000,
    clock: {
      wallTime: (moment) => (isFixed ? openedAt : openedAt + Math.round(moment - opened)),
      showsDurations: !isFixed,
    },
  };
}

/** A member that asks by batches where the run has a file of them, and what closes these. */
function withBatches(
  one: OpenMember,
  batches: BatchFile | undefined,
  { cassette, log }: Shared,
  progress: JudgeProgress,
): { readonly member: Member; readonly close: ReturnType<typeof openBatching>['close'] } {
  const { asking, costLimit, keys, context, provider } = one;
  const batching =
    batches === undefined || provider.batches === null
      ? undefined
      : openBatching(asking, batches, {
          ...{ transport: provider.batches, costLimit, keyOf: keys },
          isRecorded: (key) => cassette?.find(key) !== undefined,
          onEvent: (event) => log.add(batchLogLine(event, context)),
          onAwaited: (awaited) => progress.tellAwaited(awaited),
        });
  const member = { ...one, direct: asking, asking: batching?.asking ?? asking, baseUrl: provider.address };
  return { member, close: batching?.close ?? (async () => []) };
}

/** Why those who were asked stopped, or that nobody answered them. */
function halts(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ member, asking }) => {
    const name = members.length === 1 ? 'judge' : `judge ${member.model}`;
    const { message, unanswered } = asking.halt;
    if (message !== null) return [`${name}: ${message}`];
    return unanswered === null ? [] : [`${name}: no request was answered; of the last: ${unanswered}`];
  });
}

/** What keeps the ledger from being kept, and what came of that. */
function troublesOf(ledger: Ledger | undefined): readonly string[] {
  if (ledger === undefined || ledger.trouble === null) return [];
  const outcome = ledger.isCapped
    ? 'nobody was asked any more since, for no cap of the day can be kept without it'
    : 'not all that was spent is in it';
  return [`budget-ledger: ${ledger.trouble}: ${outcome}`];
}

/** Said by every command that plays recorded answers; a report has it besides. */
function doubts(doubted: DoubtedRecordings | undefined): readonly string[] {
  const facts = doubted?.facts();
  return facts === undefined || facts.needed === 0 ? [] : [`judge-cassette: ${newRecordingsSentence(facts)}`];
}
