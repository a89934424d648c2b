import { capitalised, counted, plainLine } from '../../core/text.js';
import { type Incident, incidentSentence } from '../../report/incident.js';
import { html, type Markup } from '../html/markup.js';

/** Rows that a reader still looks through. */
const MOST_ROWS = 200;

/** What people rejected, the newest first, and which of it the gates of today would have caught. Why is not told: a page may be public. */
export function incidentSection(incidents: readonly Incident[]): Markup | null {
  if (incidents.length === 0) return null;
  const shown = incidents.slice(-MOST_ROWS).reverse();
  const older = incidents.length - shown.length;
  return html`<section class="card wide" aria-labelledby="incidents"><h2 id="incidents">Incidents</h2>
<p class="aside">${capitalised(incidentSentence(incidents))}.</p>
<table class="charts runs"><thead><tr><th>Rejected</th><th>Session</th><th>The gates of today</th></tr></thead><tbody>${shown.map(row)}</tbody></table>${
    older === 0 ? null : html`<p class="aside">and ${counted(older, 'older one')}</p>`
  }</section>`;
}

const STATES = { caught: ['pass', '✓'], missed: ['fail', '✕'], draft: ['inconclusive', '?'] } as const;

function row({ at, session, id, caught, gates }: Incident): Markup {
  const word = caught === null ? 'draft' : caught ? 'caught' : 'missed';
  const [look, mark] = STATES[word];
  const gate = caught === null ? 'its session is not reviewed yet' : gates.join(', ');
  return html`<tr class="gate ${look}"><th scope="row"><span class="marked"><span class="state" aria-hidden="true">${mark}</span><span><time datetime="${at}">${at}</time></span></span></th>
<td><bdi>${plainLine(session, 120)}</bdi> <small><code>${plainLine(id, 80)}</code></small></td><td>${word}${gate === '' ? null : html` <small><bdi>${plainLine(gate, 200)}</bdi></small>`}</td></tr>`;
}
