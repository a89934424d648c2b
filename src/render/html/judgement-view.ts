import { html, type Markup } from './markup.js';
import type { PageJudgement, PageMetric } from './page-data.js';
import { capitalised, scoreTag } from './score-mark.js';

/** What the judge has said about one session. */
export function judgementView(judgement: PageJudgement): Markup {
  const { overall, dimensions, metrics, rationale, suggestions, rewrite, gaps, about } = judgement;
  return html`<section class="part judgement"><h3>Judge ${scoreTag(overall)} <small>${about}</small></h3>
${rationale === '' ? null : html`<p class="text" dir="auto">${rationale}</p>`}
${
  dimensions.length === 0
    ? null
    : html`<dl class="reasons">${dimensions.map(({ label, score, reason }) => html`<div><dt>${label} ${scoreTag(score)}</dt><dd dir="auto">${reason}</dd></div>`)}</dl>`
}${metrics.map(metricView)}${
  suggestions.length === 0
    ? null
    : html`<h4>What the judge suggests</h4><ul class="plain">${suggestions.map((text) => html`<li dir="auto">${text}</li>`)}</ul>`
}${
  rewrite === ''
    ? null
    : html`<details><summary>A summary that the judge proposes (never scored)</summary><pre dir="auto">${rewrite}</pre></details>`
}${gaps.length === 0 ? null : html`<p class="aside">Not measured: ${gaps.join(', ')}</p>`}</section>`;
}

function metricView({ label, score, explanation, passages }: PageMetric): Markup {
  return html`<h4>${label} ${scoreTag(score)}</h4>${explanation === '' ? null : html`<p class="text" dir="auto">${explanation}</p>`}${
    passages.length === 0
      ? null
      : html`<ul class="plain passages">${passages.map(
          ({ status, text, quote, place }) =>
            html`<li class="${status}"><b>${capitalised(status)}</b> <span dir="auto">${text}</span>${quote === '' ? null : html`<blockquote dir="auto">${quote}</blockquote>`} <span class="place">${place}</span></li>`,
        )}</ul>`
  }`;
}
