import { actionList } from './action-list.js';
import { findingList } from './finding-view.js';
import { judgementView } from './judgement-view.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import { momentList } from './moment-list.js';
import type { Detail, PageDimension, PageFinding, PageTexts } from './page-data.js';
import { heatOf, scoreTag, short, signed } from './score-mark.js';

/** What opens below a session: where the points went, what to change first, then both texts side by side. */
export function detailView({
  path,
  dimensions,
  findings,
  omitted,
  waivers,
  texts,
  withoutTexts,
  judge,
}: Detail): Markup {
  const general = findings.filter(({ dimension }) => dimension === -1);
  const own = (at: number) => findings.filter(({ dimension }) => dimension === at);
  return html`<div class="opened">
${waivers.length === 0 ? null : html`<ul class="waivers">${waivers.map((text) => html`<li><span aria-hidden="true">◉ </span><b>Waived.</b> <bdi>${text}</bdi></li>`)}</ul>`}
${findingList(general)}
${texts === null ? html`<p class="aside">${withoutTexts}</p>` : head(dimensions, findings)}
${path === null ? null : html`<p class="path">Candidate: <code>${path}</code></p>`}
${texts === null ? restOfFindings(dimensions, own) : dimensions.map((dimension, at) => part(dimension, at, texts, own(at)))}
${judge === null ? null : judgementView(judge)}
${omitted === 0 ? null : html`<p class="aside">${omitted} more findings of this session are in no report.</p>`}
</div>`;
}

/** More findings than this get a list of the first ones above the texts. */
const FIRST = 3;

function head(dimensions: readonly PageDimension[], findings: readonly PageFinding[]): Markup {
  const first = findings.filter(({ dimension, severity }) => dimension !== -1 && severity !== 'note').slice(0, FIRST);
  return html`<div class="head"><div><h4>Where the points went</h4>${costs(dimensions)}</div>${
    first.length === 0 ? null : html`<div><h4>Change first</h4>${findingList(first)}</div>`
  }</div>`;
}

/** What each dimension contributes of what it could. */
function costs(dimensions: readonly PageDimension[]): Markup {
  const most = Math.max(0.01, ...dimensions.map(({ weight }) => weight));
  return html`<table class="costs"><thead class="unseen"><tr><th>Dimension</th><th>Score</th><th>Contribution</th><th>Points</th></tr></thead><tbody>${dimensions.map(
    ({
      label,
      score,
      weight,
      change,
    }) => html`<tr><th scope="row">${label}</th><td class="tagged"><span class="tag ${heatOf(score)}">${short(score)}</span></td>
<td class="bar"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${share(weight, most)}" height="8"/><rect class="fill" width="${share(weight * score, most)}" height="8"/></svg></td>
<td class="sum">${short(weight * score)} of ${short(weight)}${change === null ? null : html` <span class="${change < 0 ? 'worse' : 'better'}">${signed(change)}</span>`}</td></tr>`,
  )}</tbody></table>`;
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
  return html`<section class="part"><h4>${label} ${scoreTag(score)} <small>${reason}</small></h4>${body(at, texts, findings)}</section>`;
}

function body(at: number, texts: PageTexts, findings: readonly PageFinding[]): Markup {
  const { reference, candidate, contradictions, gaps } = texts;
  switch (at) {
    case 0:
      return sides(markTexts(reference.title, candidate.title, contradictions.title), findings);
    case 1:
      return html`${sides(markTexts(reference.summary, candidate.summary, contradictions.summary), findings)}${gapList(gaps, findings)}`;
    case 2:
      return actionList(texts, findings);
    case 3:
      return sides(
        { reference: outcomeView(reference.outcome), candidate: outcomeView(candidate.outcome), note: null },
        findings,
      );
    default:
      return html`${findingList(findings)}${momentList(texts)}`;
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
  return html`<div class="sides${findings.length > 0 ? ' annotated' : ''}"><div class="side"><h5>Reference</h5>${reference}</div>
<div class="side"><h5>Candidate</h5>${candidate}${note === null ? null : html`<p class="aside">${note}</p>`}</div>
${findings.length === 0 ? null : html`<div class="side beside"><h5>What is wrong</h5>${findingList(findings)}</div>`}</div>`;
}

function outcomeView(outcome: string): Markup {
  return outcome === ''
    ? html`<p class="text empty">empty</p>`
    : html`<p class="text"><span class="outcome"><bdi>${outcome}</bdi></span></p>`;
}

/** Findings tell of the gaps; where they have been left out, the sentences alone do. */
function gapList(gaps: readonly string[], findings: readonly PageFinding[]): Markup | null {
  if (gaps.length === 0 || findings.some(({ code }) => code === 'SUMMARY_GAP')) return null;
  return html`<h5>Hardly covered</h5><ul class="plain">${gaps.map((gap) => html`<li dir="auto">${gap}</li>`)}</ul>`;
}
