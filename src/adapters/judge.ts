import { setTimeout as sleep } from 'node:timers/promises';
import { type Problem, UserError } from '../errors.js';
import type { AttemptRecord, Purse, Recorder, Time } from '../judge/ask.js';
import { Budget } from '../judge/budget.js';
import type { Completer } from '../judge/completer.js';
import { estimateQuestions } from '../judge/estimate.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { overridePrices, type PriceOverride } from '../judge/price-overrides.js';
import { BUILT_IN_PRICES, costOf, type Prices, priceOf, worstCase } from '../judge/prices.js';
import { judgeRun, questionsOfRun } from '../judge/run-judge.js';
import type { Scored } from '../pipeline.js';
import type { Files } from '../ports.js';
import { renderEstimate } from '../render/estimate.js';
import type { Progress } from '../render/progress.js';
import { policyOf } from '../report/build-report.js';
import type { Settings } from '../settings/table.js';
import type { Surroundings } from '../workspace.js';
import { ANTHROPIC_URL, openAnthropic } from './anthropic.js';
import { openCassette } from './cassette-file.js';
import { openLedger } from './ledger.js';

/** Everything that a judged run needs of the world. */
export interface OpenJudge {
  readonly judge: (scored: Scored, onProgress: (progress: Progress) => void) => Promise<JudgeFacts>;
  /** Lines for judge-log.jsonl, in the order of the attempts. */
  readonly log: () => readonly AttemptRecord[];
  /** Settles the ledger and rewrites the cassette in order; what was paid for is kept even after a failure. */
  readonly close: () => readonly string[];
}

/**
 * Opens the judge of a run. Throws a UserError where it cannot do what the settings ask: no price under a cap, no way to
 * ask though it is required, a cassette that cannot be read.
 */
export function openJudge(settings: Settings, { env }: Pick<Surroundings, 'env'>, files: Files): OpenJudge {
  const problems: Problem[] = [];
  const prices = pricesOf(settings, problems);
  const cassette = openCassette(settings, files, problems);
  const ledger = openLedger(settings, files, env, problems);
  const completer = openCompleter(settings, env);
  if (completer === null && settings.judge === 'required' && settings['judge-replay'] !== 'replay') {
    problems.push({
      message: 'judge: it is required, and there is no API key to ask with',
      hint: 'set the input anthropic-api-key, or ANTHROPIC_API_KEY in the environment; or judge-replay to replay',
    });
  }
  if (problems.length > 0) throw new UserError(problems);

  const budget = new Budget(settings['max-cost-usd']);
  const purse: Purse = {
    reserve: (request) => {
      const worst = worstCase(request, prices);
      const reservation = budget.reserve(worst);
      if (reservation === null) return undefined;
      const ofDay = ledger.reserve(worst);
      if (ofDay === undefined) {
        reservation.settle(0);
        return undefined;
      }
      return {
        settle: (usd) => {
          reservation.settle(usd);
          ofDay.settle(usd);
        },
      };
    },
    costOf: (model, usage) => costOf(model, usage, prices),
  };
  const attempts: AttemptRecord[] = [];
  const isPriced = priceOf(settings['judge-model'], prices) !== undefined;
  return {
    judge: (scored, onProgress) => {
      const started = TIME.now();
      return judgeRun(scored, policyOf(settings), {
        asking: {
          completer,
          recorder: cassette.recorder,
          replay: settings['judge-cassette'] === null ? 'live' : settings['judge-replay'],
          purse,
          time: TIME,
          maxAttempts: settings['judge-max-attempts'],
          timeoutMs: settings['judge-timeout-seconds'] * 1000,
          deadline: started + settings['judge-deadline-seconds'] * 1000,
          onAttempt: (attempt) => attempts.push(attempt),
        },
        settings,
        baseUrl: foreignUrl(settings, env),
        showsDurations: (env['SOURCE_DATE_EPOCH'] ?? '') === '',
        onJudged: (done, all) => onProgress({ done, all, spentUsd: isPriced ? budget.spent : null }),
      });
    },
    log: () => attempts,
    close: () => [...cassette.close(), ...ledger.close()],
  };
}

const TIME: Time = {
  now: () => performance.now(),
  sleep: async (ms) => {
    await sleep(ms);
  },
  random: Math.random,
};

/** No recorded answers at all. */
export const NO_RECORDER: Recorder = { find: () => undefined, store: () => undefined };

export function pricesOf(settings: Settings, problems: Problem[]): Prices {
  const overrides = new Map<string, PriceOverride>(Object.entries(settings.prices ?? {}));
  const merged = overridePrices(BUILT_IN_PRICES, overrides);
  if ('problems' in merged) {
    problems.push(...merged.problems.map((message) => ({ message: `prices: ${message}` })));
    return BUILT_IN_PRICES;
  }
  const model = settings['judge-model'];
  if (settings['max-cost-usd'] !== null && priceOf(model, merged.prices) === undefined) {
    problems.push({
      message: `judge-model: the price of ${JSON.stringify(model)} is not known, so max-cost-usd cannot be kept`,
      hint: 'add it to prices in the config file, or set max-cost-usd to none',
    });
  }
  return merged.prices;
}

/** The key and the address come from inputs and flags or from the environment, never from the config file. */
function openCompleter(settings: Settings, env: Surroundings['env']): Completer | null {
  if (settings['judge-replay'] === 'replay') return null;
  const apiKey = settings['anthropic-api-key'] ?? env['ANTHROPIC_API_KEY'] ?? '';
  if (apiKey.trim() === '') return null;
  return openAnthropic({ apiKey, baseUrl: baseUrlOf(settings, env) });
}

function baseUrlOf(settings: Settings, env: Surroundings['env']): string {
  return settings['anthropic-base-url'] ?? (env['ANTHROPIC_BASE_URL'] || ANTHROPIC_URL);
}

function foreignUrl(settings: Settings, env: Surroundings['env']): string | null {
  const url = baseUrlOf(settings, env);
  return url === ANTHROPIC_URL ? null : url;
}

/** What a judged run would cost, as a text. */
export function openEstimate(scored: Scored, settings: Settings, files: Files): string {
  const problems: Problem[] = [];
  const prices = pricesOf(settings, problems);
  const cassette = openCassette(settings, files, problems);
  if (problems.length > 0) throw new UserError(problems);
  const questions = settings.judge === 'off' ? [] : questionsOfRun(scored, settings, policyOf(settings));
  const plays = settings['judge-replay'] === 'auto' || settings['judge-replay'] === 'replay';
  const estimate = estimateQuestions(
    questions,
    settings['judge-samples'],
    (request, sample) => plays && cassette.recorder.find(request, sample) !== undefined,
    {
      worstCase: (request) => worstCase(request, prices),
      cost: (model, { fresh, cached, output }) =>
        costOf(
          model,
          { inputTokens: fresh, cacheReadTokens: cached, cacheWriteTokens: 0, outputTokens: output },
          prices,
        ),
    },
  );
  return renderEstimate(estimate, settings['max-cost-usd'], settings['judge-model']);
}
