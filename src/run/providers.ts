import { openAnthropicBatches } from '../adapters/anthropic/batches.js';
import {
  ANTHROPIC_ANSWERS,
  ANTHROPIC_URL,
  type AnthropicOptions,
  openAnthropic,
} from '../adapters/anthropic/completer.js';
import { federationIn } from '../adapters/anthropic/federation.js';
import { COMMAND_ANSWERS, openCommand } from '../adapters/command/completer.js';
import { OPENAI_ANSWERS, openOpenAi } from '../adapters/openai/completer.js';
import type { Environment } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import type { Digest } from '../core/ports.js';
import type { AnswerForm, Completer } from '../judge/asking/completer.js';
import { openSimulation, SIMULATED } from '../judge/asking/simulation.js';
import type { BatchTransport } from '../judge/batches/batch-transport.js';
import { isLoopback, webAddress } from '../settings/judge-kinds.js';
import type { ProviderName } from '../settings/provider-settings.js';
import type { Settings } from '../settings/table.js';
import { NO_COST, type Pricing, pricingAt, UNKNOWN_COST } from './pricing.js';

/** Whoever the judge of a run asks, and what asking costs. */
export interface Provider {
  /** As the log and recorded answers call it. */
  readonly name: string;
  /** Null without a way to ask: then only recorded answers count. */
  readonly completer: Completer | null;
  readonly answerForm: AnswerForm;
  /** Where requests go, for the log; null where they go nowhere, and to no address. */
  readonly baseUrl: string | null;
  /** The same for the report, which does not name the vendor's own address. */
  readonly address: string | null;
  readonly pricing: Pricing;
  /** The way by batches; null where there is none, or no way to ask. */
  readonly batches: BatchTransport | null;
  /** Ends what still runs of it. */
  readonly close: () => void;
  /** What it takes to have a way to ask, where there is none. */
  readonly missing: Missing;
}

/** What is missing to ask, and what to do about it, each to stand in a message. */
interface Missing {
  readonly what: string;
  readonly hint: string;
}

/** What opening a provider reaches of the world. */
interface ProviderPorts {
  readonly env: Environment['env'];
  /** The workspace, in which a program runs. */
  readonly root: string;
}

type Opening = (settings: Settings, ports: ProviderPorts, problems: Problem[]) => Provider;

const nothing = (): void => undefined;

/**
 * The provider that the settings name. Nothing is sent, started or loaded before it is asked. What is wrong with key,
 * address or prices is added to `problems`.
 */
export function openProvider(settings: Settings, ports: ProviderPorts, problems: Problem[]): Provider {
  return PROVIDERS[settings['judge-provider']](settings, ports, problems);
}

const PROVIDERS: Readonly<Record<ProviderName, Opening>> = {
  anthropic: (settings, { env }, problems) => {
    const baseUrl = baseUrlOf(settings, env, problems);
    const apiKey = keyOf(settings, settings['anthropic-api-key'] ?? env['ANTHROPIC_API_KEY']);
    const federation = apiKey === null && settings['judge-replay'] !== 'replay' ? federationIn(env) : null;
    const access = accessOf(apiKey, federation, baseUrl);
    return {
      name: 'anthropic',
      completer: access && openAnthropic(access),
      answerForm: ANTHROPIC_ANSWERS,
      baseUrl,
      address: baseUrl === ANTHROPIC_URL ? null : baseUrl,
      pricing: pricingAt(baseUrl, settings, problems),
      batches: access && openAnthropicBatches(access),
      close: nothing,
      missing: {
        what:
          federation !== null && 'lacks' in federation
            ? `workload identity lacks ${federation.lacks}, and there is no API key to ask with`
            : 'there is no API key to ask with',
        hint: 'set the input anthropic-api-key, or ANTHROPIC_API_KEY in the environment; or judge-replay to replay',
      },
    };
  },
  'openai-compatible': (settings, { env }, problems) => {
    const baseUrl = settings['judge-base-url'] ?? '';
    const apiKey = keyOf(settings, settings['judge-api-key'] ?? env['OPENAI_API_KEY']);
    // Elsewhere no key means that there is none to be had, as in a run of a fork.
    const mayAsk = settings['judge-replay'] !== 'replay' && (apiKey !== null || isLoopback(baseUrl));
    return {
      name: 'openai-compatible',
      completer: mayAsk ? openOpenAi({ apiKey, baseUrl }) : null,
      answerForm: OPENAI_ANSWERS,
      baseUrl,
      address: baseUrl,
      pricing: pricingAt(baseUrl, settings, problems),
      batches: null,
      close: nothing,
      missing: {
        what: 'there is no API key to ask with',
        hint: 'set the input judge-api-key, or OPENAI_API_KEY in the environment; or judge-replay to replay',
      },
    };
  },
  command: (settings, { env, root }) => {
    const argv = settings['judge-command'];
    const named = settings['judge-command-env'] ?? [];
    const lacking = named.filter((name) => (env[name] ?? '').trim() === '');
    // What it needs is not there on forks, which get no secrets.
    const isAskable = argv !== null && lacking.length === 0 && settings['judge-replay'] !== 'replay';
    const completer = isAskable ? openCommand({ argv, base: root, env, named }) : null;
    return {
      name: 'command',
      completer,
      answerForm: COMMAND_ANSWERS,
      baseUrl: null,
      address: null,
      pricing: UNKNOWN_COST,
      batches: null,
      close: completer?.close ?? nothing,
      missing: {
        what: `the program to ask lacks ${lacking.join(' and ')}`,
        hint: 'set what judge-command-env names in the environment of the step; or judge-replay to replay',
      },
    };
  },
};

/** A judge that is made up: it costs nothing and goes nowhere. */
export function openSimulatedProvider(digest: Digest, voice = ''): Provider {
  return {
    name: SIMULATED,
    completer: openSimulation(digest, voice),
    answerForm: ANTHROPIC_ANSWERS,
    baseUrl: null,
    address: null,
    pricing: NO_COST,
    batches: null,
    close: nothing,
    missing: { what: '', hint: '' },
  };
}

/** The key goes before a federation, as in the vendor's client. */
function accessOf(
  apiKey: string | null,
  federation: ReturnType<typeof federationIn>,
  baseUrl: string,
): AnthropicOptions | null {
  if (apiKey !== null) return { apiKey, baseUrl };
  return federation === null || 'lacks' in federation ? null : { federation, baseUrl };
}

/** The key to ask with, which comes from inputs and flags or from the environment; null where nobody is to be asked. */
function keyOf(settings: Settings, key: string | undefined): string | null {
  return settings['judge-replay'] === 'replay' || (key ?? '').trim() === '' ? null : (key ?? null);
}

/** An address of the environment keeps the rules of the setting: the report shows it, so it must hold no password. */
function baseUrlOf(settings: Settings, env: Environment['env'], problems: Problem[]): string {
  const given = settings['anthropic-base-url'];
  if (given !== null) return given;
  const parsed = webAddress.parse(env['ANTHROPIC_BASE_URL'] || ANTHROPIC_URL);
  if ('value' in parsed) return parsed.value;
  problems.push({ message: `ANTHROPIC_BASE_URL: ${parsed.problem}`, hint: `it must be ${webAddress.allowed}` });
  return ANTHROPIC_URL;
}
