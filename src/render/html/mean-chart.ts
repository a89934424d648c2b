import { showNumber } from '../../gates/shown.js';
import { intervalClause, isPoint } from '../interval.js';
import { interval } from './interval.js';
import { html, type Markup } from './markup.js';

/** A mean in 0..1 as a bar, its interval as a whisker; an empty track where it was not measured. */
export function meanChart(mean: number | null, ci95: readonly [number, number] | null): Markup {
  return html`<svg class="bullet" viewBox="0 0 300 26" preserveAspectRatio="none" role="img" aria-label="mean ${showNumber(mean)}${intervalClause(ci95)}"><rect class="track" width="300" height="14" y="6"/>${
    mean === null ? null : html`<rect class="fill" width="${(mean * 300).toFixed(1)}" height="8" y="9"/>`
  }${ci95 === null || isPoint(ci95) ? null : interval(ci95[0] * 300, ci95[1] * 300)}</svg>`;
}
