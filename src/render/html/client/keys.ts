/** What keys do on the page. */
interface KeyActions {
  /** Opens the next session of the list, or the previous one. */
  readonly walk: (by: 1 | -1) => void;
  readonly search: () => void;
  readonly close: () => void;
}

const WALKS: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['ArrowRight', 1],
  ['k', -1],
  ['ArrowLeft', -1],
]);

/** Keys work wherever nobody writes or chooses, and never with another key held. */
export function listenToKeys({ walk, search, close }: KeyActions): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target, key } = event;
    if (target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')) return;
    const by = WALKS.get(key);
    if (by !== undefined && !event.shiftKey) walk(by);
    else if (key === '/') search();
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  });
}
