import { showNumber } from '../../gates/shown.js';
import { signed } from '../signed.js';
import { actionList } from './action-list.js';
import { findingList } from './finding-view.js';
import { judgementView } from './judgement-view.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import { momentList } from './moment-list.js';
import type { Detail, PageDimension, PageFinding, PageTexts } from './page-data.js';
import { heatOf, scoreTag, short } from './score-mark.js';

/** What opens below a session: what its score is made of, what to change first, then both texts side by side. */
export function detailView(detail: Detail): Markup {
  const { path, dimensions, findings, omitted, waivers, requirements, texts, withoutTexts, judge } = detail;
  const general = findings.filter(({ dimension }) => dimension === -1);
  const own = (at: number) => findings.filter(({ dimension }) => dimension === at);
  return html`<div class="opened">
${waivers.length === 0 ? null : html`<ul class="waivers">${waivers.map((text) => html`<li><span aria-hidden="true">◉ </span><b>Waived.</b> <bdi>${text}</bdi></li>`)}</ul>`}
${findingList(general)}
${texts === null ? html`<p class="aside">${withoutTexts}</p>` : head(detail)}
<p class="legend">${path === null ? null : html`<span>Candidate: <code>${path}</code></span> `}${
    texts === null
      ? null
      : html`<span>Marked: <del class="missing">only in the reference</del>, <ins class="added">only in the candidate</ins>, <mark class="clash">contradiction</mark></span>`
  }</p>
${texts === null ? restOfFindings(dimensions, own) : dimensions.map((dimension, at) => part(dimension, at, texts, own(at)))}
${requirements === '' ? null : html`<p class="aside">${requirements}.</p>`}
${judge === null ? null : judgementView(judge, texts?.candidate ?? null)}
${omitted === 0 ? null : html`<p class="aside">${omitted} more findings of this session are in no report.</p>`}
</div>`;
}

/** More findings than this get a list of the first ones above the texts. */
const FIRST = 3;

function head(detail: Detail): Markup {
  const first = detail.findings
    .filter(({ dimension, severity }) => dimension !== -1 && severity !== 'note')
    .slice(0, FIRST);
  return html`<div class="head"><div><h3>What the overall score is made of</h3>${costs(detail)}</div>${
    first.length === 0 ? null : html`<div><h3>Change first</h3>${findingList(first)}</div>`
  }</div>`;
}

/** What each dimension adds to the overall score, of what it could, and how that has changed: all in the same unit. */
function costs({ dimensions, overall, change: together }: Detail): Markup {
  const most = Math.max(0.01, ...dimensions.map(({ weight }) => weight));
  const hasChanges = together !== null;
  return html`<table class="costs"><thead><tr><th><span class="unseen">Dimension</span></th><th scope="col">Score</th><th><span class="unseen">Chart</span></th><th scope="col" class="sum">Adds to overall</th>${hasChanges ? html`<th scope="col" class="sum">Change</th>` : null}</tr></thead><tbody>${dimensions.map(
    ({
      label,
      score,
      weight,
      change,
    }) => html`<tr><th scope="row">${label}</th><td class="tagged"><span class="tag ${heatOf(score)}">${short(score)}</span></td>
<td class="bar"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${share(weight, most)}" height="8"/><rect class="fill" width="${share(weight * score, most)}" height="8"/></svg></td>
${sums(weight * score, weight, hasChanges ? weight * (change ?? 0) : null)}</tr>`,
  )}</tbody><tfoot><tr><th scope="row">Overall</th><td class="tagged"></td><td></td>${sums(overall, 1, together)}</tr></tfoot></table>`;
}

function sums(part: number | null, whole: number, change: number | null): Markup {
  return html`<td class="sum">${showNumber(part)} of ${showNumber(whole)}</td>${change === null ? null : html`<td class="sum"><span class="${change < 0 ? 'worse' : change > 0 ? 'better' : 'same'}">${signed(change)}</span></td>`}`;
}

function share(value: number, most: number): string {
  return ((100 * value) / most).toFixed(1);
}

function restOfFindings(dimensions: readonly PageDimension[], own: (at: number) => readonly PageFinding[]): Markup {
  return html`${dimensions.map((_, at) => findingList(own(at)))}`;
}

/** One dimension: both texts, and beside them what is wrong. */
function part(
  { label, score, reason }: PageDimension,
  at: number,
  texts: PageTexts,
  findings: readonly PageFinding[],
): Markup {
  return html`<section class="part"><h3>${label} ${scoreTag(score)} <small>${reason}</small></h3>${body(at, texts, findings)}</section>`;
}

function body(at: number, texts: PageTexts, findings: readonly PageFinding[]): Markup {
  const { reference, candidate, contradictions } = texts;
  switch (at) {
    case 0:
      return sides(markTexts(reference.title, candidate.title, contradictions.title), findings);
    case 1:
      return sides(markTexts(reference.summary, candidate.summary, contradictions.summary), findings);
    case 2:
      return actionList(texts, findings);
    case 3:
      return sides(
        { reference: outcomeView(reference.outcome), candidate: outcomeView(candidate.outcome), note: null },
        findings,
      );
    default:
      return momentList(texts, findings);
  }
}

function sides(
  {
    reference,
    candidate,
    note,
  }: { readonly reference: Markup; readonly candidate: Markup; readonly note: string | null },
  findings: readonly PageFinding[],
): Markup {
  return html`<div class="sides${findings.length > 0 ? ' annotated' : ''}"><div class="side"><h4>Reference</h4>${reference}</div>
<div class="side"><h4>Candidate</h4>${candidate}${note === null ? null : html`<p class="aside">${note}</p>`}</div>
${findings.length === 0 ? null : html`<div class="side beside"><h4>What is wrong</h4>${findingList(findings)}</div>`}</div>`;
}

function outcomeView(outcome: string): Markup {
  return outcome === ''
    ? html`<p class="text empty">empty</p>`
    : html`<p class="text"><span class="outcome"><bdi>${outcome}</bdi></span></p>`;
}
