import type { Dimension } from '../core/summary.js';
import type { Argv } from './program-kinds.js';
import type { ValueKind } from './value-kinds.js';

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

/** The settings that a default may depend on. */
export interface OtherSettings {
  readonly rubric: string;
  readonly 'judge-provider': string;
  readonly 'judge-model': string;
  readonly 'judge-command': Argv | null;
  readonly 'judge-transport': string;
  readonly dimensions: readonly Dimension[];
}

/**
 * One setting. `trusted` settings are read from action inputs and flags only: the config file is part of the pull
 * request, and a pull request must not switch off its own gate.
 */
export interface Setting<T> {
  readonly kind: ValueKind<T>;
  readonly default: NoInfer<T>;
  /** The default where it depends on another setting. */
  readonly defaultWith?: (others: OtherSettings) => NoInfer<T>;
  /** The default in words, where the value alone would not tell. */
  readonly defaultText?: string;
  readonly group: Group;
  readonly trusted?: true;
  /** Never shown, and never part of a report. The default of action.yml is an expression of the workflow's own. */
  readonly secret?: { readonly actionDefault: string | null };
  readonly description: string;
}

/** A table of settings. Each value has the type that its kind reads. */
export function settingsTable<T>(rows: { readonly [Name in keyof T]: Setting<T[Name]> }): typeof rows {
  return rows;
}

/** The values of a table of settings, by name. */
export type ValuesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer T> ? T : never;
};
