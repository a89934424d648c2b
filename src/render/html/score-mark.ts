import { html, type Markup } from './markup.js';

/** The step of the heat scale for a score in 0..1: 0 to 10, counted in thousandths since 0.3 times 10 is a hair off 3. */
export function heatOf(score: number): string {
  return `h${Math.min(10, Math.max(0, Math.floor(Math.round(score * 1000) / 100)))}`;
}

/** Two decimals, for cells where many numbers stand side by side. */
export function short(score: number): string {
  return score.toFixed(2);
}

/** A score as a coloured tag; what was not measured says so. */
export function scoreTag(score: number | null): Markup {
  return score === null
    ? html`<span class="tag unmeasured">not measured</span>`
    : html`<span class="tag ${heatOf(score)}">${short(score)}</span>`;
}

/** A code such as MISSING_ACTION as people say it. */
export function codeInWords(code: string): string {
  return capitalised(code.toLowerCase().replaceAll('_', ' '));
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
