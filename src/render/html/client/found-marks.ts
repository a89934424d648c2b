/** Where the texts stand that a search looks through: what is ours beside them is never marked. */
const TEXTS = '.text, .finding p, .fix, .moments li';

/** More marks in one session nobody reads, and a single letter would make as many as there are letters. */
const MOST_MARKS = 1_000;

/**
 * Marks what a search has found in the opened sessions below an element, each of them once, across what is marked there
 * already. The texts stay text: they are cut into nodes and never read as HTML.
 * @param wanted with the flag `g`
 */
export function markFound(root: ParentNode, wanted: RegExp): void {
  for (const opened of root.querySelectorAll('.opened:not([data-marked])')) {
    opened.setAttribute('data-marked', '');
    let room = MOST_MARKS;
    for (const block of opened.querySelectorAll(TEXTS)) room -= markIn(block, wanted, room);
    for (const mark of opened.querySelectorAll('.since-base mark.found'))
      mark.closest('details')?.setAttribute('open', '');
  }
}

/** @returns how many places were marked */
function markIn(block: Element, wanted: RegExp, most: number): number {
  const nodes = textNodes(block);
  const places = [
    ...nodes
      .map(({ data }) => data)
      .join('')
      .matchAll(wanted),
  ].slice(0, most);
  let start = 0;
  for (const node of places.length === 0 ? [] : nodes) {
    const [from, to] = [start, start + node.data.length];
    const inside = places
      .map(({ index, 0: { length } }) => [Math.max(from, index) - from, Math.min(to, index + length) - from] as const)
      .filter(([first, end]) => first < end);
    if (inside.length > 0) node.replaceWith(...cut(node.data, inside));
    start = to;
  }
  return places.length;
}

function textNodes(block: Element): readonly Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.closest('.unseen') === null) nodes.push(node);
  }
  return nodes;
}

/** A text in pieces: those at these places, in order, are marked. */
function cut(text: string, places: readonly (readonly [number, number])[]): readonly (string | HTMLElement)[] {
  let done = 0;
  const pieces = places.flatMap(([first, end]) => {
    const mark = document.createElement('mark');
    mark.className = 'found';
    mark.textContent = text.slice(first, end);
    const before = text.slice(done, first);
    done = end;
    return [before, mark];
  });
  return [...pieces, text.slice(done)].filter((piece) => piece !== '');
}
