import { counted } from '../../counted.js';
import { html, type Markup } from './markup.js';
import type { Detail, PageIndex } from './page-data.js';
import { paperNote } from './paper-note.js';
import { codeInWords } from './score-mark.js';
import { detailView } from './session-detail.js';
import { columnsOf, rowView } from './session-row.js';

/** So many rows stand in the page before its program runs, and are shown at a time afterwards. */
export const ROWS_AT_ONCE = 100;

/** The table of sessions with what filters it. Without the page's program it shows the worst ones, the first of them open. */
export function sessionSection(
  index: PageIndex,
  open: ReadonlyMap<number, Detail>,
  total: number,
  note: string | undefined,
): Markup {
  const { rows } = index;
  if (rows.length === 0)
    return html`<section class="card wide" aria-labelledby="sessions"><h2 id="sessions">Sessions</h2><p class="aside">There is none.</p></section>`;
  const codes = [...new Set(rows.flatMap(({ findings }) => findings.map(([code]) => code)))].sort();
  const states = new Set(rows.map(({ state }) => state));
  const option = (value: string, label: string): Markup => html`<option value="${value}">${label}</option>`;
  return html`<section class="card wide sessions" aria-labelledby="sessions"><div class="tools"><h2 id="sessions">Sessions</h2>
<form class="filters" role="search" aria-label="Sessions" hidden>
<span><label for="filter-name">Name</label> <input type="search" id="filter-name" autocomplete="off" spellcheck="false"></span>
<span><label for="filter-state">Show</label> <select id="filter-state">${option('', 'all sessions')}${states.has('failing') ? option('failing', 'failing') : null}${
    rows.some(({ failure }) => failure === 'new') ? option('new', 'new failures') : null
  }${rows.some(({ remark }) => remark !== '') ? option('unusable', 'without a usable candidate') : null}${
    states.has('passing') ? option('passing', 'passing') : null
  }${states.has('waived') ? option('waived', 'waived') : null}</select></span>
<span><label for="filter-code">With</label> <select id="filter-code">${option('', 'any finding')}${codes.map((code) => option(code, codeInWords(code)))}</select></span>
<button type="reset">Clear</button></form></div>
<p class="aside" id="shown" role="status">${rows.length > ROWS_AT_ONCE ? `The first ${ROWS_AT_ONCE} of ${rows.length}, worst first` : `${counted(rows.length, 'session')}, worst first`}</p>
${note === undefined ? null : html`<p class="aside">${note}</p>`}
${total > rows.length ? html`<p class="alert">This page holds the failing and worst ${rows.length} of ${total} sessions; report.json has all.</p>` : null}
<p class="aside paper" id="paper">${paperNote(
    rows.slice(0, ROWS_AT_ONCE),
    [...open.keys()].flatMap((at) => rows[at] ?? []),
    rows.length,
  )}</p>
<p class="aside hint">A candidate is what your pipeline wrote, a reference what people have reviewed. Open a session to see both side by side, and what is wrong; then change the prompt, the model or the code that wrote it.</p>
<table role="table" class="heatmap"><caption class="unseen">Scores of sessions by dimension; a session's name opens its texts and findings</caption><thead role="rowgroup"><tr role="row">${columnsOf(
    index,
  ).map(
    ({ key, label, brief }) =>
      html`<th role="columnheader" scope="col" class="col-${key}"${key === 'overall' ? html` aria-sort="ascending"` : null}><button type="button" class="sort" data-sort="${key}" disabled><span class="long">${label}</span><span class="brief" aria-hidden="true">${brief}</span></button></th>`,
  )}</tr></thead>
<tbody role="rowgroup" id="rows">
${rows.slice(0, ROWS_AT_ONCE).map((row, i) => {
  const detail = open.get(i);
  return rowView(row, i, index, detail === undefined ? null : detailView(detail));
})}</tbody></table>
<p class="more"><button type="button" id="more" hidden>Show more</button></p>
<noscript><p class="alert">Sorting, filtering and the texts of the other sessions need JavaScript, which this page runs without any connection. report.json and report.md have everything else.</p></noscript>
</section>`;
}
