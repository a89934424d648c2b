/** Whether a golden session is as the base has it, or why nobody knows. */
export type Comparison = 'the same' | 'another' | { readonly reason: string };

/** A corpus here and at commits of the base, where a golden session is a `T`. */
export interface GoldenCorpus<T> {
  readonly at: (commit: string) => Promise<{ readonly sessions: ReadonlyMap<string, T> } | { readonly reason: string }>;
  /** Whether a golden session of a name is here. */
  readonly has: (name: string) => boolean;
  /** Whether there certainly was a golden session. */
  readonly isCertain: (there: T) => boolean;
  /** Whether each part of a golden session is as one of some commits has it, as far as that can be told without reading more. */
  readonly isAsIn: (name: string, known: readonly T[]) => boolean;
  /** The same, where more has to be read. */
  readonly compare: (name: string, known: readonly T[]) => Promise<Comparison>;
}
