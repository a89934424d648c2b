import { webAddress } from './judge-kinds.js';
import { type Argv, programCall, variableNames } from './program-kinds.js';
import { settingsTable } from './setting.js';
import { choice, orNone, secret } from './value-kinds.js';

/** Who can be asked: the API of a vendor, what speaks like OpenAI's, or a program. */
export const PROVIDERS = ['anthropic', 'openai-compatible', 'command'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Whose model judges, and how it is reached. A pull request must not choose its own judge, nor run a program. */
export const PROVIDER_SETTINGS = settingsTable({
  'judge-provider': {
    kind: choice(PROVIDERS),
    default: 'anthropic' as ProviderName,
    defaultWith: (others) => (others['judge-command'] === null ? 'anthropic' : 'command'),
    defaultText: 'anthropic (command with judge-command)',
    group: 'judge',
    trusted: true,
    description:
      'Whose model is asked: anthropic = the Messages API; openai-compatible = chat completions below judge-base-url; command = the program of judge-command.',
  },
  'judge-command': {
    kind: orNone<Argv>(programCall),
    default: null,
    group: 'judge',
    trusted: true,
    description:
      'Program that judges: it gets the question on stdin and answers on stdout; no shell, and no cap on what it costs.',
  },
  'judge-command-env': {
    kind: orNone(variableNames),
    default: null,
    group: 'judge',
    trusted: true,
    description:
      'Environment variables that this program needs, beside PATH, HOME and the like; where one is empty, there is no way to ask.',
  },
  'judge-base-url': {
    kind: orNone(webAddress),
    default: null,
    group: 'judge',
    trusted: true,
    description: 'Address of the API of an openai-compatible provider, up to the part before /chat/completions.',
  },
  'judge-api-key': {
    kind: orNone(secret),
    default: null,
    defaultText: 'none (then OPENAI_API_KEY of the environment)',
    group: 'judge',
    trusted: true,
    secret: { actionDefault: null },
    description: 'Key to ask an openai-compatible provider with; a model on this machine needs none.',
  },
});
