import type { JudgeLog } from '../adapters/disk/judge-log.js';
import type { Ledger } from '../adapters/disk/ledger.js';
import type { Time } from '../core/ports.js';
import type { Asking, CostLimit } from '../judge/asking/ask.js';
import type { CompletionRequest } from '../judge/asking/completer.js';
import { Halt } from '../judge/asking/halt.js';
import { attemptLine, type LogContext } from '../judge/asking/log-line.js';
import type { BatchCostLimit } from '../judge/batches/batch-record.js';
import { Budget } from '../judge/money/budget.js';
import type { SchemaSent } from '../judge/money/prices.js';
import type { Guidelines } from '../judge/prompts/guidelines.js';
import { isProgram } from '../settings/panel-members.js';
import { openCostLimit, openWaitingLimit, type WaitingLine } from './cost-limit.js';
import type { NamedMember } from './named-members.js';
import type { Provider } from './providers.js';
import { type Keys, recorderOf } from './recorder.js';

/** A member with everything that it takes to ask it. */
export interface OpenMember extends NamedMember {
  readonly provider: Provider;
  readonly keys: Keys;
  readonly asking: Asking;
  readonly costLimit: BatchCostLimit;
  readonly context: LogContext;
}

/** What the members of a run have in common. */
export interface Shared {
  readonly isReal: boolean;
  readonly cassette: Parameters<typeof recorderOf>[0];
  readonly guidelines: Guidelines | undefined;
  /** One for all: what one has spent is gone for the others. */
  readonly budget: Budget;
  readonly ledger: Ledger | undefined;
  readonly waiting: WaitingLine;
  readonly time: Time;
  /** The moment at which all asking ends. */
  readonly deadline: number;
  readonly log: JudgeLog;
  readonly clock: Pick<LogContext, 'wallTime' | 'showsDurations'>;
}

/** Opens one of those who judge. What stops one, such as a key that is refused, stops no other. */
export function openMember(named: NamedMember, provider: Provider, keys: Keys, shared: Shared): OpenMember {
  const { settings } = named;
  const { isReal, budget, ledger, time, deadline, log, guidelines } = shared;
  const { completer, pricing } = provider;
  const transport = settings['judge-transport'] === 'batch' ? provider.batches : null;
  const context: LogContext = {
    provider: provider.name,
    baseUrl: provider.baseUrl,
    endpoint: isReal ? (transport?.endpoint ?? completer?.endpoint ?? null) : null,
    ...shared.clock,
  };
  // What a program costs nobody knows, and so no cap can hold for it: that of the others is theirs alone, and so is the wait for it.
  const isCapped = !isProgram(named.member);
  const sent = (): SchemaSent => (completer?.saysSchema?.() === true ? 'twice' : 'once');
  const ofModel = { ...pricing, worstCase: (request: CompletionRequest) => pricing.worstCase(request, sent()) };
  const halt = new Halt();
  const costLimit = openCostLimit(
    isCapped ? { budget, ledger, pricing: ofModel, halt } : { budget: new Budget(null), ledger: undefined, pricing },
  );
  const timeoutMs = settings['judge-timeout-seconds'] * 1000;
  const others = { ledger, time, deadline, quietMs: timeoutMs, halt };
  const ofAsking = isCapped ? openWaitingLimit(costLimit, others, shared.waiting) : costLimit;
  const asking: Asking = {
    completer,
    answerForm: provider.answerForm,
    ...(guidelines !== undefined && { guidelines }),
    recorder: recorderOf(shared.cassette, settings, keys),
    replay: isReal && settings['judge-cassette'] !== null ? settings['judge-replay'] : 'live',
    costLimit: isReal ? ofAsking : FREE,
    time,
    maxAttempts: settings['judge-max-attempts'],
    timeoutMs,
    deadline,
    halt,
    onAttempt: (attempt) => log.add(attemptLine(attempt, context)),
  };
  return { ...named, provider, keys, asking, costLimit, context };
}

/** The cost limit of a simulation: nothing costs anything. */
const FREE: CostLimit = { reserve: async () => ({ settle: async () => 0 }), costOf: () => 0 };
