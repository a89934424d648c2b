import type { Problem } from '../core/errors.js';
import type { SettingName, Settings } from './table.js';
import type { ValueKind } from './value-kinds.js';

export interface SettingProblem {
  readonly name: keyof Settings;
  readonly message: string;
}

/** How a setting was named where it was given, for messages: `--corpus` or `input corpus`. */
export interface Input {
  readonly text: string;
  readonly label: string;
}

export type Inputs = ReadonlyMap<SettingName, Input>;

/** Where a value comes from. Inputs and flags share a word, so that a report is the same bytes here and in CI. */
export type Origin = 'input' | 'config' | 'default';

export interface ResolvedSettings {
  readonly values: Settings;
  readonly origins: Readonly<Record<SettingName, Origin>>;
  readonly problems: readonly Problem[];
  /** Settings whose value is wrong: what they lead to would only be a second, misleading problem. */
  readonly wrong: ReadonlySet<SettingName>;
}

/** `publishing` is used by the action only; the command line takes it as well, so that one config file serves both. */
export type Group = 'files' | 'scoring' | 'gates' | 'policy' | 'judge' | 'scale' | 'publishing';

/** The groups in the order of help and reference, with their titles. */
export const GROUP_TITLES: Readonly<Record<Group, string>> = {
  files: 'Files',
  scoring: 'Scoring',
  gates: 'Gates',
  policy: 'Policy',
  judge: 'Judge (optional)',
  scale: 'Many machines',
  publishing: 'Publishing (used by the action only)',
};

/**
 * One setting. `trusted` settings are read from action inputs and flags only: the config file is part of the pull
 * request, and a pull request must not switch off its own gate.
 */
export interface Setting<T> {
  readonly kind: ValueKind<T>;
  readonly default: T;
  /** The default where it depends on another setting. */
  readonly defaultWith?: (others: Pick<Settings, 'rubric' | 'judge-transport'>) => T;
  /** The default in words, where the value alone would not tell. */
  readonly defaultText?: string;
  readonly group: Group;
  readonly trusted?: true;
  /** Never shown, and never part of a report. The default of action.yml is an expression of the workflow's own. */
  readonly secret?: { readonly actionDefault: string | null };
  readonly description: string;
}
