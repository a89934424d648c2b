import { counted, plainLine } from '../../core/text.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report, ReportSession } from '../../report/schema.js';
import { countBy } from '../../statistics/descriptive.js';
import { causesOf } from '../causes.js';
import { inWords } from '../wording.js';
import { causeLabel, findingLabel } from './finding-labels.js';
import { html, type Markup } from './markup.js';
import type { Detail, PageIndex, Row, RowState } from './page-data.js';
import { paperNote } from './paper-note.js';
import { FAILS_BY, fellOrNewlyFails, gotWorse, NEW_FINDING, ownOrder } from './row-kinds.js';
import { detailView } from './session-detail.js';
import { columnsOf, rowView } from './session-row.js';

/** So many rows stand in the page before its program runs, and are shown at a time afterwards. */
const ROWS_AT_ONCE = 100;

/** The table of sessions with what filters it. Without the page's program it shows the worst ones, the first of them open. */
export function sessionSection(
  index: PageIndex,
  open: ReadonlyMap<number, Detail>,
  total: number,
  note: string | undefined,
  teaching: Markup | null = null,
): Markup {
  const { rows } = index;
  if (rows.length === 0)
    return html`<section class="card wide" aria-labelledby="sessions"><h2 id="sessions">Sessions</h2><p class="aside">There is none.</p></section>`;
  return html`<section class="card wide sessions" aria-labelledby="sessions"><div class="tools"><h2 id="sessions">Sessions</h2>
${filterForm(rows)}</div>
<p class="aside" id="shown" role="status">${rows.length > ROWS_AT_ONCE ? `The first ${ROWS_AT_ONCE} of ${rows.length}, ${ownOrder(rows)}` : `${counted(rows.length, 'session')}, ${ownOrder(rows)}`}</p>
${note === undefined ? null : html`<p class="aside">${note}</p>`}
${total > rows.length ? html`<p class="alert">This page holds the failing and worst ${rows.length} of ${total} sessions; report.json has all.</p>` : null}
<p class="aside paper" id="paper">${paperNote(
    rows.slice(0, ROWS_AT_ONCE),
    [...open.keys()].flatMap((at) => rows[at] ?? []),
    rows.length,
  )}</p>
<p class="aside keys" id="keys" hidden>Keys: <kbd>j</kbd> or <kbd>→</kbd> opens the next session, <kbd>k</kbd> or <kbd>←</kbd> the one before, <kbd>/</kbd> searches, <kbd>Esc</kbd> closes.</p>
<p class="aside hint">A candidate is what your pipeline wrote, a reference what people have reviewed. Open a session to see both side by side, and what is wrong; then change the prompt, the model or the code that wrote it.</p>
<table role="table" class="heatmap"><caption class="unseen">Scores of sessions by dimension; a session's name opens its texts and findings</caption><thead role="rowgroup"><tr role="row">${columnsOf(
    index,
  ).map(
    ({ key, label, brief }) =>
      html`<th role="columnheader" scope="col" class="col-${key}"><button type="button" class="sort" data-sort="${key}" disabled><span class="long">${label}</span><span class="brief" aria-hidden="true">${brief}</span></button></th>`,
  )}</tr></thead>
<tbody role="rowgroup" id="rows">
${rows.slice(0, ROWS_AT_ONCE).map((row, i) => {
  const detail = open.get(i);
  return rowView(row, i, index, detail === undefined ? null : detailView(detail, i));
})}</tbody></table>
<p class="more"><button type="button" id="more" hidden>Show more</button></p>
${teaching === null ? null : html`${teaching}\n`}<noscript><p class="alert">Sorting, filtering and the texts of the other sessions need JavaScript, which this page runs without any connection. report.json and report.md have everything else.</p></noscript>
</section>`;
}

/** What filters the table. The page's program shows it. */
function filterForm(rows: readonly Row[]): Markup {
  const states = new Set(rows.map(({ state }) => state));
  const shows: readonly (readonly [value: string, label: string, isThere: boolean])[] = [
    ['', 'all sessions', true],
    ['worse', 'got worse', rows.some(gotWorse)],
    ['fell', 'fell or newly fail', rows.some(fellOrNewlyFails)],
    ['failing', 'failing', states.has('failing')],
    ['new', 'new failures', rows.some(({ failure }) => failure === 'new')],
    ['unusable', 'without a usable candidate', rows.some(({ remark }) => remark !== '')],
    ['passing', 'passing', states.has('passing')],
    ['waived', 'waived', states.has('waived')],
  ];
  return html`<form class="filters" role="search" aria-label="Sessions" hidden>
<span><label for="filter-name">Name</label> <input type="search" id="filter-name" autocomplete="off" spellcheck="false"></span>
<span><label for="filter-text">Text</label> <input type="search" id="filter-text" autocomplete="off" spellcheck="false" placeholder="in texts and findings"></span>
<span><label for="filter-state">Show</label> <select id="filter-state">${shows.flatMap(([value, label, isThere]) => (isThere ? [option(value, label)] : []))}</select></span>
<span><label for="filter-code">With</label> <select id="filter-code">${option('', 'any finding')}${wrongOptions(rows)}</select></span>
<button type="reset">Clear</button></form>`;
}

function option(value: string, label: string): Markup {
  return html`<option value="${value}">${label}</option>`;
}

/** What sessions may be looked for by what is wrong: what is new, why they fail, and every sort of finding. */
function wrongOptions(rows: readonly Row[]): Markup {
  const group = (label: string, options: readonly Markup[]): Markup | null =>
    options.length === 0 ? null : html`<optgroup label="${label}">${options}</optgroup>`;
  const fresh = distinct(rows.flatMap((row) => row.fresh ?? []));
  const causes = distinct(rows.flatMap(({ cause }) => cause ?? []));
  const codes = distinct(rows.flatMap(({ findings }) => findings.map(([code]) => code)));
  return html`${group(
    'New against the base',
    fresh.map((code) => option(NEW_FINDING + code, `${findingLabel(code)} (new)`)),
  )}${group(
    'Why sessions fail',
    causes.map((cause) => option(FAILS_BY + cause, `${causeLabel(cause)} (commonest cause)`)),
  )}${group(
    'Any session with it',
    codes.map((code) => option(code, findingLabel(code))),
  )}`;
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}

/** The kinds of findings that concern most sessions. */
const MOST_KINDS = 8;

/** What is wrong most often; with the page's program each line is a button that shows the sessions concerned. */
export function frequentFindings({ sessions }: Report): Markup | null {
  const concerned = sessions.flatMap(({ findings }) => [...new Set(findings.map(({ code }) => code))]);
  const kinds = [...countBy(concerned)].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (kinds.length === 0) return null;
  const most = kinds[0]?.[1] ?? 1;
  return html`<section class="card" aria-labelledby="frequent"><h2 id="frequent">What is wrong most often</h2>
<ul class="frequent">${kinds.slice(0, MOST_KINDS).map(
    ([
      code,
      count,
    ]) => html`<li><button type="button" class="kind" data-code="${code}" aria-pressed="false"><span>${findingLabel(code)}</span>
<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8"/><rect class="fill" width="${((100 * count) / most).toFixed(1)}" height="8"/></svg>
<span class="count">${count}<span class="unseen"> sessions</span></span></button></li>`,
  )}</ul><p class="aside">Sessions with at least one such finding${notShown(kinds.length - MOST_KINDS)}</p></section>`;
}

/** They may be as frequent as the last one that is shown. */
function notShown(others: number): string {
  return others > 0 ? `; ${counted(others, 'other kind')} ${others === 1 ? 'is' : 'are'} not shown` : '';
}

export interface ShownSession {
  readonly session: ReportSession;
  /** Position of the session in the report, from 0. */
  readonly index: number;
  readonly row: Row;
}

/** At most so many sessions for the page: failing ones first, the worst of each first, then what is in no mean. */
export function showSessions({ sessions, baseline }: Report, most: number): readonly ShownSession[] {
  const changes = changesOf(baseline);
  const waived = waivedSessions({ sessions });
  const causes = causesOf(sessions);
  return sessions
    .map((session, index) => ({ session, index, state: stateOf(session, waived) }))
    .sort(
      (a, b) =>
        RANKS.indexOf(a.state) - RANKS.indexOf(b.state) ||
        (a.session.overall ?? 0) - (b.session.overall ?? 0) ||
        a.index - b.index,
    )
    .slice(0, most)
    .map(({ session, index, state }) => ({ session, index, row: toRow(session, state, changes, causes.get(session)) }));
}

const RANKS: readonly RowState[] = ['failing', 'waived', 'passing', 'uncounted'];

function stateOf({ name, status, failed }: ReportSession, waived: ReadonlySet<string>): RowState {
  if (status === 'canary' || status === 'unreferenced') return 'uncounted';
  if (!failed) return 'passing';
  return waived.has(name) ? 'waived' : 'failing';
}

interface Changes {
  readonly deltas: ReadonlyMap<string, number>;
  readonly failures: ReadonlyMap<string, Row['failure']>;
}

function changesOf(baseline: Report['baseline']): Changes {
  const failures = new Map<string, Row['failure']>();
  for (const kind of ['new', 'already', 'fixed'] as const) {
    for (const name of baseline?.failures?.[kind] ?? []) failures.set(name, kind);
  }
  return { deltas: new Map(baseline?.sessions.map(({ name, delta }) => [name, delta])), failures };
}

function toRow(session: ReportSession, state: RowState, { deltas, failures }: Changes, cause: Row['cause']): Row {
  const { name, status, failed, overall, dimensions, findings, judge } = session;
  const fresh = [...new Set(findings.flatMap((finding) => (finding.new === true ? [finding.code] : [])))];
  return {
    name: plainLine(name, 200),
    state,
    remark: status === 'scored' ? '' : inWords(status),
    overall,
    scores: status === 'scored' ? dimensions.map(({ score }) => score) : [],
    change: deltas.get(name) ?? null,
    failure: failures.get(name) ?? null,
    // A column of made-up numbers beside real ones would be taken for real.
    judge: judge?.simulated === true ? null : (judge?.overall ?? null),
    findings: [...countBy(findings.map(({ code }) => code))],
    ...(fresh.length > 0 && { fresh }),
    ...(cause !== undefined && { cause }),
    fix: failed ? firstFix(findings) : '',
  };
}

/** The longest advice that a row has room for. */
const FIX_CHARACTERS = 140;

/** What to change first. A suggestion that only says how to add something needs its message beside it. */
function firstFix(findings: ReportSession['findings']): string {
  const suggestion = findings.find(({ suggestion: text }) => text !== null)?.suggestion ?? '';
  return plainLine(suggestion, FIX_CHARACTERS);
}
