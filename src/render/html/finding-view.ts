import { html, type Markup } from './markup.js';
import type { PageFinding } from './page-data.js';
import { codeInWords } from './score-mark.js';

/** What is wrong, where, and what to change. */
export function findingView({ code, severity, message, suggestion, place }: PageFinding): Markup {
  return html`<li class="finding ${severity}"><p><strong title="${code}">${codeInWords(code)}</strong> <bdi>${withoutLabel(message, code)}</bdi>${
    place === '' ? null : html` <span class="place">${place}</span>`
  }</p>${suggestion === null ? null : fixView(suggestion)}</li>`;
}

export function fixView(suggestion: string): Markup {
  return html`<p class="fix"><span aria-hidden="true">→ </span><span class="unseen">What to change: </span><bdi>${suggestion}</bdi></p>`;
}

export function findingList(findings: readonly PageFinding[]): Markup | null {
  return findings.length === 0 ? null : html`<ul class="findings">${findings.map(findingView)}</ul>`;
}

/** Some messages start with the very words that the code is shown as. */
function withoutLabel(message: string, code: string): string {
  const label = `${codeInWords(code)}: `;
  return message.startsWith(label) ? message.slice(label.length) : message;
}
