import 'vitest';

/** A reference of one's own, in place of one in the corpus, under the keys of the project; those of `fields` do as well. */
export interface Reference {
  readonly title: string;
  readonly summary: string;
  readonly key_actions: readonly string[];
  readonly outcome: string;
  readonly aha_moments?: readonly { readonly seq: number; readonly type: string; readonly highlight: string }[];
  readonly topics_found?: readonly string[];
}

/** What the matchers may be told. */
export interface ScoringOptions {
  /** Settings beside those of the config file, by their names on the command line. */
  readonly settings?: {
    readonly [name: string]:
      | string
      | number
      | boolean
      | readonly string[]
      | { readonly [key: string]: string | number }
      | undefined;
  };
  /** The folder from which paths go out; the current one when left out. */
  readonly cwd?: string;
}

export interface GoldenOptions extends ScoringOptions {
  /** The lowest closeness to the reference, 0..1; the setting `min-session` when left out. */
  readonly min?: number;
}

export interface SummaryMatchers<R = void> {
  /**
   * Passes where the candidate would pass a run as this session: it has no finding that `fail-on` names, and is below no
   * floor. The candidate is a summary as data, or the text of its JSON or of its page: a text that is no JSON
   * is read as a page.
   */
  toMatchGolden(name: string, options?: GoldenOptions): R;
  /**
   * Passes where the candidate is at least so close to a reference, whatever else is wrong with it.
   * @param min 0..1
   * @param reference the name of a golden session, or a summary as a candidate may be given: a text with line ends, or one that
   * begins like a heading, front matter or JSON, is no name
   */
  toScoreAtLeast(min: number, reference: string | Reference | object, options?: ScoringOptions): R;
}
declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: type parameters must be those of Vitest
  interface Assertion<T = any> extends SummaryMatchers<void> {}
}
