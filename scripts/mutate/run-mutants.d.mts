import type { Mutant } from './draw-mutants.mjs';

export function runMutants(
  mutants: readonly Mutant[],
  suitesOf: (file: string) => readonly string[],
  slow: number,
  patience: number,
): AsyncGenerator<{ readonly mutant: Mutant; readonly by: string | null }>;
