import { html, type Markup } from './markup.js';

/** An interval as a line with ends, in the middle of a chart that is 26 high. Its light edge keeps it visible on a bar. */
export function interval(from: number, to: number): Markup {
  const line = `M${from.toFixed(1)} 13H${to.toFixed(1)}M${from.toFixed(1)} 9v8M${to.toFixed(1)} 9v8`;
  return html`<path class="edge" d="${line}"/><path class="whisker" d="${line}"/>`;
}
