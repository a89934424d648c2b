export interface PlacedPattern {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

export function patternsOfSources(): Promise<readonly PlacedPattern[]>;
export function patternsIn(text: string, file: string): readonly PlacedPattern[];
