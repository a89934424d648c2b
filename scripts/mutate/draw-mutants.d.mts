/** One small change of a source. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What stood there, and what stands there now. */
  readonly change: string;
  /** The whole changed source. */
  readonly text: string;
}

export function drawMutants(files: readonly string[], count: number, seed: number): readonly Mutant[];
export function isEquivalent(mutant: Pick<Mutant, 'file' | 'line' | 'change'>, text: string): boolean;
export function changesOf(text: string, file: string): readonly Mutant[];
