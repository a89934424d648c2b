import type { Environment } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import { nearestName } from '../core/text.js';
import { splitAtCommas } from '../settings/raw-values.js';
import type { Input } from '../settings/resolved.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../settings/table.js';
import { issueCommand, readInput } from './runner-log.js';

/** The shortest value of a variable that is taken for a credential. */
const SHORTEST_SECRET = 8;

/** Hides credentials in the log, before anything else may fail and show them. */
export function maskSecretInputs(env: Environment['env']): void {
  for (const key of [env['ANTHROPIC_API_KEY'], env['OPENAI_API_KEY'], env['ANTHROPIC_IDENTITY_TOKEN']]) {
    if (key !== undefined && key !== '') issueCommand('add-mask', key);
  }
  // What a program is given is mostly a key; shorter values are words of the log, such as `true`.
  for (const name of splitAtCommas(readInput('judge-command-env', env))) {
    const value = env[name] ?? '';
    if (value.length >= SHORTEST_SECRET) issueCommand('add-mask', value);
  }
  for (const name of SETTING_NAMES) {
    const value = readInput(name, env);
    if (SETTINGS[name].secret !== undefined && value !== '') issueCommand('add-mask', value);
  }
}

/** The inputs of a step. An empty one is unset: a workflow often passes on an expression that has no value. */
export function readInputs(env: Environment['env']): {
  readonly inputs: ReadonlyMap<SettingName, Input>;
  readonly problems: readonly Problem[];
} {
  const inputs = new Map<SettingName, Input>();
  const problems: Problem[] = [];
  for (const name of SETTING_NAMES) {
    const text = readInput(name, env);
    if (text !== '') inputs.set(name, { text, label: `input ${name}` });
  }
  // The runner only warns of an input that the action does not have. A mistyped gate must not go unchecked.
  for (const variable of Object.keys(env)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || SETTING_NAMES.some((known) => known === name)) continue;
    const nearest = nearestName(name, SETTING_NAMES);
    if (nearest !== undefined)
      problems.push({ message: `unknown input ${JSON.stringify(name)}, did you mean ${nearest}?` });
  }
  return { inputs, problems };
}
