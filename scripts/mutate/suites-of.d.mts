export function suitesOf(file: string): readonly string[];
