/** The parts of the page that its program works on. A page without one of them is not ours. */
export function part<T extends Element>(selector: string, kind: { new (): T }): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Reads a block of data. It was written by the renderer of this page, and only by that. */
export function data<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
