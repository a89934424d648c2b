/** The files that a reference may be in. */
export const REFERENCE_FILES = ['reference.json', 'reference.md'] as const;

/** The reference among the names in a folder; what is wrong with them; or undefined where there is none. */
type FoundReference = { readonly name: string } | { readonly wrong: string; readonly reason: string } | undefined;

/** Finds the reference among the names of what is in a folder. */
export function referenceAmong(names: readonly string[]): FoundReference {
  const [first, second] = REFERENCE_FILES.filter((name) => names.includes(name));
  if (first !== undefined && second !== undefined)
    return { wrong: second, reason: `the folder has both ${first} and ${second}; allowed: one of the two` };
  if (first !== undefined) return { name: first };
  for (const name of REFERENCE_FILES) {
    const alike = names.find((one) => one.toLowerCase() === name);
    if (alike !== undefined) return { wrong: alike, reason: `allowed: the name ${name}` };
  }
  return undefined;
}

/** The folder of a reference; undefined for a line of a `.jsonl` corpus, which has none. */
export function folderOfReference(file: string): string | undefined {
  const cut = file.lastIndexOf('/');
  return REFERENCE_FILES.some((name) => name === file.slice(cut + 1)) ? file.slice(0, Math.max(0, cut)) : undefined;
}
