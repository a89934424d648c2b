import { besideOf, findingList } from './finding-list.js';
import { html, type Markup } from './markup.js';
import type { PageFinding, PageMoment, PageTexts } from './page-data.js';
import { type Messages, messageLink } from './transcript-view.js';

/** The moments of both sides on one line of time, then as lists. */
export function momentList(
  { reference, candidate }: PageTexts,
  findings: readonly PageFinding[],
  messages: Messages,
): Markup {
  const textOf = (moments: readonly PageMoment[]): string =>
    moments.map(({ type, highlight }) => type + highlight).join('');
  const look = besideOf(findings, textOf(reference.moments), textOf(candidate.moments));
  return html`${timeline(reference.moments, candidate.moments)}<div class="sides${look}">${side('Reference', reference.moments, messages)}${side('Candidate', candidate.moments, messages)}${
    findings.length === 0 ? null : html`<div class="side beside"><h4>What is wrong</h4>${findingList(findings)}</div>`
  }</div>`;
}

function side(label: 'Reference' | 'Candidate', moments: readonly PageMoment[], messages: Messages): Markup {
  return html`<div class="side"><h4>${label}${moments.length === 0 ? null : html` ${markOf(label)}`}</h4>${
    moments.length === 0
      ? html`<p class="text empty">none</p>`
      : html`<ol class="moments">${moments.map(
          ({ seq, type, highlight }) =>
            html`<li><span class="seq">${messageLink(messages.ofSeq(seq), String(seq))}</span><span><b><bdi>${type}</bdi></b> <span dir="auto">${highlight}</span></span></li>`,
        )}</ol>`
  }</div>`;
}

/** What stands for the side on the line of time. */
function markOf(label: 'Reference' | 'Candidate'): Markup {
  return html`<span class="${label === 'Reference' ? 'wanted' : 'given'}" aria-hidden="true">${label === 'Reference' ? '●' : '▲'}</span>`;
}

const WIDTH = 800;
const PAD = 12;

function timeline(reference: readonly PageMoment[], candidate: readonly PageMoment[]): Markup | null {
  const last = Math.max(1, ...reference.map(({ seq }) => seq), ...candidate.map(({ seq }) => seq));
  if (reference.length + candidate.length === 0 || !Number.isFinite(last)) return null;
  const x = (seq: number): string => (PAD + (Math.min(last, Math.max(0, seq)) / last) * (WIDTH - 2 * PAD)).toFixed(1);
  return html`<div class="timeline"><svg viewBox="0 0 ${WIDTH} 40" role="img" aria-label="Where the moments lie: reference above the line, candidate below">
<line x1="${PAD}" x2="${WIDTH - PAD}" y1="20" y2="20"/>
${reference.map(({ seq }) => html`<circle class="wanted" cx="${x(seq)}" cy="11" r="5"/>`)}
${candidate.map(({ seq }) => html`<path class="given" d="M${x(seq)} 23l6 10h-12z"/>`)}
</svg>
<p class="line-ends" aria-hidden="true"><span>Message 0</span><span>Message ${last}</span></p></div>`;
}
