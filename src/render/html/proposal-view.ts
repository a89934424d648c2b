import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import type { PageSummary } from './page-data.js';

/** The summary that the judge proposes, beside the candidate where that is known, with the words that differ marked. */
export function proposalView(proposal: PageSummary, candidate: PageSummary | null): Markup {
  const fields = FIELDS.map(({ label, textOf }) => {
    const marked = markTexts(candidate === null ? '' : textOf(candidate), textOf(proposal), []);
    const sides =
      candidate === null
        ? html`${marked.candidate}`
        : html`<div class="sides"><div class="side"><h5>Candidate</h5>${marked.reference}</div><div class="side"><h5>Proposal</h5>${marked.candidate}</div></div>`;
    return html`<section><h4>${label}</h4>${sides}${marked.note === null ? null : html`<p class="aside">${marked.note}</p>`}</section>`;
  });
  return html`<details class="proposal"><summary>A summary that the judge proposes (never scored)</summary>
${candidate === null ? null : html`<p class="aside">Marked: <del class="missing">only in the candidate</del>, <ins class="added">only in the proposal</ins></p>`}
${fields}</details>`;
}

const FIELDS: readonly { readonly label: string; readonly textOf: (summary: PageSummary) => string }[] = [
  { label: 'Title', textOf: ({ title }) => title },
  { label: 'Summary', textOf: ({ summary }) => summary },
  { label: 'Key actions', textOf: ({ actions }) => actions.map((action) => `• ${action}`).join('\n') },
  { label: 'Outcome', textOf: ({ outcome }) => outcome },
  {
    label: 'Aha moments',
    textOf: ({ moments }) => moments.map(({ seq, type, highlight }) => `${seq} ${type}: ${highlight}`).join('\n'),
  },
];
