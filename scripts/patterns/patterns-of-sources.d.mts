export interface PlacedPattern {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Whether it is put together, and does not stand in the line. */
  readonly isMade?: true;
}

export function patternsOfSources(): Promise<readonly PlacedPattern[]>;
export function patternsIn(text: string, file: string): readonly PlacedPattern[];
