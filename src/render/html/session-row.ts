import { signed } from '../../core/numbers.js';
import { capitalised } from '../../core/text.js';
import { findingLabel } from './finding-labels.js';
import { html, type Markup } from './markup.js';
import type { PageIndex, Row } from './page-data.js';

/** The columns of the table, as the program sorts by them. */
export interface Column {
  readonly key: string;
  readonly label: string;
  /** For narrow screens. */
  readonly brief: string;
  readonly valueOf: (row: Row) => number | string | null;
}

/** The columns of dimensions, in their order. */
const DIMENSION_COLUMNS = [
  { key: 'title', label: 'Title', brief: 'Title' },
  { key: 'summary', label: 'Summary', brief: 'Sum' },
  { key: 'key_actions', label: 'Actions', brief: 'Act' },
  { key: 'outcome', label: 'Outcome', brief: 'Out' },
  { key: 'aha_moments', label: 'Moments', brief: 'Mom' },
] as const;

const ALL_FIVE = [0, 1, 2, 3, 4] as const;

type Shape = Pick<PageIndex, 'hasChanges' | 'hasJudge' | 'dimensions'>;

export function columnsOf({ hasChanges, hasJudge, dimensions = ALL_FIVE }: Shape): readonly Column[] {
  return [
    { key: 'name', label: 'Session', brief: 'Session', valueOf: ({ name }) => name },
    { key: 'overall', label: 'Overall', brief: 'All', valueOf: ({ overall }) => overall },
    ...(hasChanges ? [{ key: 'change', label: 'Change', brief: '±', valueOf: ({ change }: Row) => change }] : []),
    ...(hasJudge ? [{ key: 'judge', label: 'Judge', brief: 'Judge', valueOf: ({ judge }: Row) => judge }] : []),
    ...dimensions.flatMap((at, i) => {
      const column = DIMENSION_COLUMNS[at];
      return column === undefined ? [] : [{ ...column, valueOf: (row: Row) => row.scores[i] ?? null }];
    }),
  ];
}

const STATES: Readonly<Record<Row['state'], { readonly mark: string; readonly word: string }>> = {
  failing: { mark: '✕', word: 'failing' },
  waived: { mark: '◉', word: 'waived' },
  passing: { mark: '✓', word: 'passing' },
  uncounted: { mark: '–', word: 'in no mean' },
};

/** The most kinds of findings that a row names. */
const NAMED = 4;

/**
 * A session as a row of the table, and below it its detail where that is open. The roles are said, since on narrow screens
 * the rows are no table to the style.
 */
export function rowView(row: Row, index: number, shape: PageIndex, detail: Markup | null): Markup {
  const { mark, word } = STATES[row.state];
  const isOpen = detail !== null;
  const columns = columnsOf(shape);
  return html`<tr role="row" class="session ${row.state}${isOpen ? ' open' : ''}" data-row="${index}">
<th role="rowheader" scope="row"><div class="marked"><span class="state" aria-hidden="true">${mark}</span><span class="who"><button type="button" class="name" aria-expanded="${String(isOpen)}" aria-controls="detail-${index}" data-open="${index}"><bdi>${row.name}</bdi><span class="unseen">, ${word}</span></button>${chips(row)}${
    row.fix === '' ? null : html`<span class="row-fix"><span aria-hidden="true">→ </span><bdi>${row.fix}</bdi></span>`
  }</span></div></th>
<td role="cell" class="overall">${overallView(row.overall)}</td>${
    shape.hasChanges ? html`<td role="cell" class="change">${changeView(row)}</td>` : null
  }${shape.hasJudge ? html`<td role="cell" class="number">${row.judge === null ? '–' : short(row.judge)}</td>` : null}
${(shape.dimensions ?? ALL_FIVE).map((_, i) => heatCell(row.scores[i]))}</tr>
<tr role="row" class="detail" id="detail-${index}"${isOpen ? null : html` hidden`}><td role="cell" colspan="${columns.length}">${detail}</td></tr>
`;
}

function overallView(overall: number | null): Markup | string {
  if (overall === null) return '–';
  return html`<span class="figure">${overall.toFixed(3)}</span><svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/><rect class="fill" width="${(overall * 100).toFixed(1)}" height="4"/></svg>`;
}

function heatCell(score: number | undefined): Markup {
  return score === undefined
    ? html`<td role="cell" class="heat none">–</td>`
    : html`<td role="cell" class="heat ${heatOf(score)}">${short(score)}</td>`;
}

function changeView({ change }: Row): Markup | string {
  if (change === null) return '–';
  return html`<span class="${change < 0 ? 'worse' : change > 0 ? 'better' : 'same'}">${signed(change)}</span>`;
}

/** What is wrong, in a few words of our own. */
function chips({ state, remark, failure, findings }: Row): Markup {
  const known = findings.filter(([code]) => !SAID_BY_STATUS.has(code));
  const rest = known.length - NAMED;
  const words = [
    ...(failure === 'new' ? [html`<span class="chip grave">New failure</span>`] : []),
    ...(remark === ''
      ? []
      : [html`<span class="chip${state === 'uncounted' ? '' : ' grave'}">${capitalised(remark)}</span>`]),
    ...known
      .slice(0, NAMED)
      .map(([code, count]) => html`<span class="chip">${findingLabel(code)}${count > 1 ? ` ×${count}` : ''}</span>`),
    ...(rest > 0 ? [html`<span class="chip">${rest} more</span>`] : []),
  ];
  return html`<span class="chips">${words.map((word, i) => (i === 0 ? word : html` · ${word}`))}</span>`;
}

/** What the remark has said already. */
const SAID_BY_STATUS: ReadonlySet<string> = new Set(['NO_CANDIDATE', 'INVALID_CANDIDATE']);

/** The step of the heat scale for a score in 0..1: 0 to 10, counted in thousandths since 0.3 times 10 is a hair off 3. */
export function heatOf(score: number): string {
  return `h${Math.min(10, Math.max(0, Math.floor(Math.round(score * 1000) / 100)))}`;
}

/** Two decimals, for cells where many numbers stand side by side. */
export function short(score: number): string {
  return score.toFixed(2);
}

/** A score as a coloured tag; what was not measured says so. */
export function scoreTag(score: number | null): Markup {
  return score === null
    ? html`<span class="tag unmeasured">not measured</span>`
    : html`<span class="tag ${heatOf(score)}">${short(score)}</span>`;
}

/**
 * A link to a session, by its name as the page shows it. The page's program opens the session that the address names;
 * without it the link leads nowhere.
 */
export function sessionLink(shown: string): Markup {
  return html`<a href="#${encodeURIComponent(shown)}"><bdi>${shown}</bdi></a>`;
}
