/** Texts that go around in the loops of a pattern: what leads to one, and what a round of it takes. */
export function loopsOf(source: string, flags: string): readonly (readonly [before: string, round: string])[];
