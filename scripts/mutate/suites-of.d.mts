export function suitesOf(file: string): readonly string[];
export function farSuitesOf(file: string): readonly string[];
