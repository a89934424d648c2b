import { showNumber } from '../../core/numbers.js';
import { capitalised } from '../../core/text.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import type { PageJudgement, PageMetric, PageSummary } from './page-data.js';
import { scoreTag } from './session-row.js';
import { type Messages, messageLink, NO_MESSAGES } from './transcript-view.js';

/** What the judge has said about one session. */
export function judgementView(
  judgement: PageJudgement,
  candidate: PageSummary | null,
  messages: Messages = NO_MESSAGES,
): Markup {
  const { overall, dimensions, metrics, rationale, suggestions, rewrite, gaps, cut, about } = judgement;
  const long = metrics.filter(({ passages }) => passages.length > 0);
  const short = metrics
    .filter(({ passages }) => passages.length === 0)
    .map(({ label, score, explanation }) => ({ label, score, reason: explanation }));
  return html`<section class="part judgement"><h3>Judge ${scoreTag(overall)} <small>${about}</small></h3>
${rationale === '' ? null : html`<p class="text" dir="auto">${rationale}</p>`}
${voicesView(judgement)}${
  dimensions.length + short.length === 0
    ? null
    : html`<dl class="reasons">${[...dimensions, ...short].map(({ label, score, reason }) => html`<div><dt>${label} ${scoreTag(score)}</dt><dd dir="auto">${reason}</dd></div>`)}</dl>`
}${long.map((metric) => metricView(metric, messages))}${
  suggestions.length === 0
    ? null
    : html`<h4>What the judge suggests</h4><ul class="plain">${suggestions.map((text) => html`<li dir="auto">${text}</li>`)}</ul>`
}${
  rewrite === null ? null : proposalView(rewrite, candidate)
}${cut === '' ? null : html`<p class="aside">${cut}</p>`}${gaps.length === 0 ? null : html`<p class="aside">Not measured: ${gaps.join(', ')}</p>`}</section>`;
}

/** What each member of a panel says, and how far they lie apart. */
function voicesView({ voices, spread }: PageJudgement): Markup | null {
  if (voices === undefined) return null;
  const apart = spread === undefined ? '' : `, ${showNumber(spread)} apart`;
  return html`<details class="voices"><summary>What each of ${voices.length} judges says${apart}</summary><dl class="reasons">${voices.map(
    ({ name, overall, scores, said }) =>
      html`<div><dt><bdi>${name}</bdi> ${scoreTag(overall)}</dt><dd dir="auto">${said}${scores === '' ? null : html`<br><small>${scores}</small>`}</dd></div>`,
  )}</dl></details>
`;
}

function metricView({ label, score, explanation, passages }: PageMetric, messages: Messages): Markup {
  return html`<h4>${label} ${scoreTag(score)}</h4>${explanation === '' ? null : html`<p class="text" dir="auto">${explanation}</p>`}${
    passages.length === 0
      ? null
      : html`<ul class="plain passages">${passages.map(
          ({ status, text, quote, place }) =>
            html`<li class="${status}"><b>${capitalised(status)}</b> <span dir="auto">${text}</span>${quote === '' ? null : html`<blockquote dir="auto">${quote}</blockquote>`}${place === '' ? null : html` <span class="place">${messageLink(messages.ofPlace(place), place)}</span>`}</li>`,
        )}</ul>`
  }`;
}

/** The summary that the judge proposes, beside the candidate where that is known, with the words that differ marked. */
export function proposalView(proposal: PageSummary, candidate: PageSummary | null): Markup {
  const fields = SUMMARY_FIELDS.map(({ label, textOf }) => {
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

/** The fields of a summary, each as one text, as it is held against that of another summary. */
export const SUMMARY_FIELDS: readonly { readonly label: string; readonly textOf: (summary: PageSummary) => string }[] =
  [
    { label: 'Title', textOf: ({ title }) => title },
    { label: 'Summary', textOf: ({ summary }) => summary },
    { label: 'Key actions', textOf: ({ actions }) => actions.map((action) => `• ${action}`).join('\n') },
    { label: 'Outcome', textOf: ({ outcome }) => outcome },
    {
      label: 'Aha moments',
      textOf: ({ moments }) => moments.map(({ seq, type, highlight }) => `${seq} ${type}: ${highlight}`).join('\n'),
    },
  ];
