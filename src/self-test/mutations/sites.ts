import { addTo } from '../../core/groups.js';

/** A place in a text and what is to stand there instead. */
export interface Site {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A site in one of several texts, so that a share can be drawn over all of them. */
export interface PlacedSite extends Site {
  /** The index of the text. */
  readonly text: number;
}

/** The text with all sites replaced. Of sites that overlap the first counts. */
export function replaceSites(text: string, sites: readonly Site[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, replacement } of [...sites].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) continue;
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

/** The sites of all texts that a finder sees. */
export function sitesOf(texts: readonly string[], find: (text: string) => readonly Site[]): readonly PlacedSite[] {
  return texts.flatMap((text, index) => find(text).map((site) => ({ ...site, text: index })));
}

/** The texts with the sites replaced, each in its own text. */
export function replaceIn(texts: readonly string[], sites: readonly PlacedSite[]): readonly string[] {
  const byText = new Map<number, PlacedSite[]>();
  for (const site of sites) {
    addTo(byText, site.text, site);
  }
  return texts.map((text, index) => {
    const own = byText.get(index);
    return own === undefined ? text : replaceSites(text, own);
  });
}

/** The sites that touch no match of the pattern, which must be global. */
export function withoutMatches<T extends Site>(text: string, sites: readonly T[], pattern: RegExp): readonly T[] {
  const matches = [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
  let next = 0;
  return sites.filter(({ start, end }) => {
    // Both stand in the order of the text.
    for (let match = matches[next]; match !== undefined && match.end <= start; match = matches[++next]);
    const match = matches[next];
    return match === undefined || match.start >= end;
  });
}
