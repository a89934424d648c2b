import type { Place, Problem } from '../core/errors.js';
import type { SettingName, Settings } from './table.js';

/** What is wrong with the value of a setting beside others. */
export interface SettingProblem {
  readonly name: keyof Settings;
  readonly message: string;
  /** The entry of a mapping that is to blame; left out where it is the whole. */
  readonly key?: string;
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
  /** What the config file says in vain: inputs and flags win over it. */
  readonly shadowed: readonly Shadowed[];
  readonly problems: readonly Problem[];
  /** Settings whose value is wrong: what they lead to would only be a second, misleading problem. */
  readonly wrong: ReadonlySet<SettingName>;
  /** What the base of a pull request has to say; left out where there is nothing to say, and where a run is about none. */
  readonly policy?: PolicyOfBase;
}

/** How the config file of a pull request was held to that of its base. */
export interface PolicyOfBase {
  /** What the pull request would loosen, or change otherwise. */
  readonly changed: readonly ChangedSetting[];
  /** Why nobody knows what the base has; null where it was read. */
  readonly unread: string | null;
  /** Whether the base has no workflow that runs this gate: then the pull request brings it, and its settings hold. */
  readonly isNew: boolean;
}

/** A setting that a pull request changes, in words that could stand in an input. */
export interface ChangedSetting {
  readonly name: SettingName;
  readonly wanted: string;
  readonly base: string;
  /** Whose value counts: of a path that the base names and that is not there any more it is the pull request's. */
  readonly counts: 'base' | 'pull_request';
  /** A gate as the base had it when the pull request started; the base has raised it since. */
  readonly isBehind?: true;
}

/** A setting that is given twice, with the label of the input or flag that counts and the place of what does not. */
export interface Shadowed {
  readonly name: SettingName;
  readonly label: string;
  readonly place: Place;
}
