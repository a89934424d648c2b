/** Where the candidates of a run are: one path, or several with a sample of every session each. */
export type CandidatePaths = string | readonly string[];

/** The paths one by one; of several the first has sample 1. */
export function pathsOf(candidates: CandidatePaths): readonly string[] {
  return typeof candidates === 'string' ? [candidates] : candidates;
}

/** Where candidates were looked for, for messages. */
export function showPaths(candidates: CandidatePaths): string {
  return pathsOf(candidates).join(', ');
}

/** One path alone is text, as it was written. */
export function asSetting(paths: readonly string[]): CandidatePaths {
  const [first] = paths;
  return first !== undefined && paths.length === 1 ? first : paths;
}
