import { findingNote } from '../wording.js';
import { findingLabel } from './finding-labels.js';
import { html, type Markup } from './markup.js';
import type { PageFinding } from './page-data.js';

/** What is wrong, where, and what to change. */
function findingView({ code, severity, message, known, samples, suggestion, place }: PageFinding): Markup {
  const note = findingNote({ known, samples });
  return html`<li class="finding ${severity}"><p><strong title="${code}">${findingLabel(code)}</strong>${note === undefined ? '' : ` (${note})`} ${quotedApart(brief(message, code))}${
    place === '' ? null : html` <span class="place">${place}</span>`
  }</p>${suggestion === null ? null : fixView(suggestion)}</li>`;
}

/** What to change. */
export function fixView(suggestion: string): Markup {
  return html`<p class="fix"><span aria-hidden="true">→ </span><span class="unseen">What to change: </span>${quotedApart(suggestion)}</p>`;
}

/** Null where there are none. */
export function findingList(findings: readonly PageFinding[]): Markup | null {
  return findings.length === 0 ? null : html`<ul class="findings">${findings.map(findingView)}</ul>`;
}

/** Our own words with foreign ones in quotes: each quotation keeps its direction to itself. */
function quotedApart(text: string): Markup {
  return html`<bdi dir="ltr">${text.split(/("[^"]*")/).map((piece, i) => (i % 2 === 0 ? piece : html`"<bdi>${piece.slice(1, -1)}</bdi>"`))}</bdi>`;
}

/** Some messages start with the very words that the code is shown as; those of contradictions repeat both sentences. */
function brief(message: string, code: string): string {
  const label = `${findingLabel(code)}: `;
  const text = message.startsWith(label) ? message.slice(label.length) : message;
  return code.endsWith('_MISMATCH') ? text.replace(/: the candidate says ".*$/su, '') : text;
}

/** How findings stand to the two texts that they are about: a class of their box. */
export type Annotation = '' | ' annotated' | ' annotated below';

/** Findings stand beside both texts, in a narrower column, or below them where they would reach far beyond their ends. */
export function besideOf(findings: readonly PageFinding[], ...texts: readonly string[]): Annotation {
  if (findings.length === 0) return '';
  const told = findings.reduce((sum, { message, suggestion }) => sum + message.length + (suggestion?.length ?? 0), 0);
  return told > Math.max(...texts.map(({ length }) => length)) + BEYOND ? ' annotated below' : ' annotated';
}

/** So many characters are a few lines of that column. */
const BEYOND = 200;
