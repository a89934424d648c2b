import { html, type Markup } from './markup.js';
import type { PageFinding } from './page-data.js';
import { codeInWords } from './score-mark.js';

/** What is wrong, where, and what to change. */
export function findingView({ code, severity, message, suggestion, place }: PageFinding): Markup {
  return html`<li class="finding ${severity}"><p><strong title="${code}">${codeInWords(code)}</strong> ${quotedApart(brief(message, code))}${
    place === '' ? null : html` <span class="place">${place}</span>`
  }</p>${suggestion === null ? null : fixView(suggestion)}</li>`;
}

export function fixView(suggestion: string): Markup {
  return html`<p class="fix"><span aria-hidden="true">→ </span><span class="unseen">What to change: </span>${quotedApart(suggestion)}</p>`;
}

export function findingList(findings: readonly PageFinding[]): Markup | null {
  return findings.length === 0 ? null : html`<ul class="findings">${findings.map(findingView)}</ul>`;
}

/** Our own words with foreign ones in quotes: each quotation keeps its direction to itself. */
function quotedApart(text: string): Markup {
  return html`<bdi dir="ltr">${text.split(/("[^"]*")/).map((piece, i) => (i % 2 === 0 ? piece : html`"<bdi>${piece.slice(1, -1)}</bdi>"`))}</bdi>`;
}

/** Some messages start with the very words that the code is shown as; those of contradictions repeat both sentences. */
function brief(message: string, code: string): string {
  const label = `${codeInWords(code)}: `;
  const text = message.startsWith(label) ? message.slice(label.length) : message;
  return code.endsWith('_MISMATCH') ? text.replace(/: the candidate says ".*$/su, '') : text;
}
