import type { PageIndex } from '../page-data.js';
import { OPEN_ON_PAPER, paperNote } from '../paper-note.js';
import { detailView } from '../session-detail.js';
import { columnsOf, rowView } from '../session-row.js';
import { openDetails } from './details.js';
import { part } from './page-parts.js';
import { type Order, select } from './selection.js';

/** Rows that are shown at a time; more come on demand. */
const ROWS_AT_ONCE = 100;

/** Brings the table of sessions to life: sorting, filtering, opening, and a link to each session. */
export function startTable(index: PageIndex): void {
  const { rows } = index;
  // Without sessions there is no table.
  if (rows.length === 0) return;
  const columns = columnsOf(index);
  const detailOf = openDetails(index.blockSize);
  const body = part('#rows', HTMLTableSectionElement);
  const form = part('.filters', HTMLFormElement);
  const name = part('#filter-name', HTMLInputElement);
  const state = part('#filter-state', HTMLSelectElement);
  const code = part('#filter-code', HTMLSelectElement);
  const status = part('#shown', HTMLElement);
  const more = part('#more', HTMLButtonElement);
  const open = new Set<number>();
  let order: Order | null = null;
  let selected: readonly number[] = [];
  let shown = 0;

  const view = (at: number): string => {
    const row = rows[at];
    const detail = open.has(at) ? detailOf(at) : undefined;
    return row === undefined
      ? ''
      : rowView(row, at, index, detail === undefined ? null : detailView(detail)).toString();
  };
  const showMore = (): void => {
    body.insertAdjacentHTML(
      'beforeend',
      selected
        .slice(shown, shown + ROWS_AT_ONCE)
        .map(view)
        .join(''),
    );
    shown = Math.min(selected.length, shown + ROWS_AT_ONCE);
    more.hidden = shown === selected.length;
    more.textContent = `Show ${Math.min(ROWS_AT_ONCE, selected.length - shown)} more`;
    status.textContent = describe();
  };
  const describe = (): string => {
    const how = order === null ? 'worst first' : `by ${order.column.label.toLowerCase()}, ${order.direction}`;
    const count = selected.length === rows.length ? `${rows.length}` : `${selected.length} of ${rows.length}`;
    const part = shown < selected.length ? `, the first ${shown} of them shown` : '';
    return selected.length === 0
      ? 'No session is like that'
      : `${count} ${rows.length === 1 ? 'session' : 'sessions'}${part}, ${how}`;
  };
  const refresh = (): void => {
    selected = select(rows, { name: name.value, state: state.value, code: code.value }, order);
    shown = 0;
    body.replaceChildren();
    showMore();
    for (const button of document.querySelectorAll<HTMLElement>('.kind')) {
      button.setAttribute('aria-pressed', String(button.dataset['code'] === code.value));
    }
  };
  const toggle = (at: number, wanted: boolean): void => {
    if (wanted) open.add(at);
    else open.delete(at);
    const row = body.querySelector(`[data-row="${at}"]`);
    const detail = document.getElementById(`detail-${at}`);
    const cell = detail?.querySelector('td');
    if (row === null || detail === null || cell == null) return;
    const found = wanted ? detailOf(at) : undefined;
    cell.innerHTML = found === undefined ? '' : detailView(found).toString();
    detail.hidden = !wanted;
    row.classList.toggle('open', wanted);
    row.querySelector('[data-open]')?.setAttribute('aria-expanded', String(wanted));
  };
  const sortBy = (key: string): void => {
    const column = columns.find((one) => one.key === key);
    if (column === undefined) return;
    const isTurned = order?.column.key === key && order.direction === 'ascending';
    order = { column, direction: isTurned ? 'descending' : 'ascending' };
    markOrder(key, order.direction);
    refresh();
  };

  body.addEventListener('click', (event) => {
    const row = event.target instanceof Element ? event.target.closest('tr.session') : null;
    const at = Number(row?.getAttribute('data-row') ?? Number.NaN);
    if (row === null || Number.isNaN(at) || String(getSelection() ?? '') !== '') return;
    toggle(at, !open.has(at));
    if (open.has(at)) remember(rows[at]?.name ?? '');
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sort]')) {
    button.disabled = false;
    button.addEventListener('click', () => sortBy(button.dataset['sort'] ?? ''));
  }
  for (const button of document.querySelectorAll<HTMLElement>('.kind')) {
    button.addEventListener('click', () => {
      const wanted = button.dataset['code'] ?? '';
      code.value = code.value === wanted ? '' : wanted;
      refresh();
      if (code.value !== '') part('.sessions', HTMLElement).scrollIntoView();
    });
  }
  more.addEventListener('click', () => {
    const first = selected[shown];
    showMore();
    // The button may be gone; who works with the keyboard goes on where the new rows start.
    body.querySelector<HTMLElement>(`[data-open="${first}"]`)?.focus();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', refresh);
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(refresh));
  form.hidden = false;

  /** Opens the session that the address names. */
  const start = (): void => {
    const wanted = decoded(location.hash.slice(1));
    const named = rows.findIndex((row) => row.name === wanted);
    const failing = rows.filter((row) => row.state === 'failing').length;
    if (named >= 0) open.add(named);
    else if (failing > 0 && failing <= FEW) open.add(0);
    // Not by a reset, whose event comes later; and browsers bring back what stood here before a reload.
    for (const field of [name, state, code]) field.value = '';
    order = null;
    markOrder('overall', 'ascending');
    selected = select(rows, { name: '', state: '', code: '' }, null);
    const page = Math.max(1, Math.ceil((named + 1) / ROWS_AT_ONCE));
    shown = 0;
    body.replaceChildren();
    for (let i = 0; i < page; i++) showMore();
    if (named >= 0) body.querySelector(`[data-row="${named}"]`)?.scrollIntoView();
  };
  start();
  /** Who came by a link with the keyboard goes on from there. */
  const follow = (): void => {
    const named = rows.findIndex((row) => row.name === decoded(location.hash.slice(1)));
    if (named < 0) return;
    start();
    body.querySelector<HTMLElement>(`[data-open="${named}"]`)?.focus({ preventScroll: true });
  };
  addEventListener('hashchange', follow);
  // A link to where the address points already changes nothing in it.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.names a')) {
    link.addEventListener('click', () => {
      if (link.hash === location.hash) follow();
    });
  }
  printOpen(() => selected.slice(0, shown), open, toggle, rows);
}

function markOrder(key: string, direction: Order['direction']): void {
  for (const head of document.querySelectorAll('.heatmap thead th')) {
    if (head.classList.contains(`col-${key}`)) head.setAttribute('aria-sort', direction);
    else head.removeAttribute('aria-sort');
  }
}

/** Opens failing sessions for a printer, up to a bound, and closes them again afterwards. */
function printOpen(
  listed: () => readonly number[],
  open: ReadonlySet<number>,
  toggle: (at: number, wanted: boolean) => void,
  rows: PageIndex['rows'],
): void {
  let opened: readonly number[] = [];
  addEventListener('beforeprint', () => {
    const failing = listed().filter((at) => rows[at]?.state === 'failing');
    opened = failing.slice(0, OPEN_ON_PAPER).filter((at) => !open.has(at));
    for (const at of opened) toggle(at, true);
    const rowsOf = (places: readonly number[]) => places.flatMap((at) => rows[at] ?? []);
    const printed = rowsOf(listed().filter((at) => open.has(at)));
    part('#paper', HTMLElement).textContent = paperNote(rowsOf(listed()), printed, rows.length);
  });
  addEventListener('afterprint', () => {
    for (const at of opened) toggle(at, false);
    opened = [];
  });
}

/** Of so few failing sessions the worst one is open at once. */
const FEW = 3;

/** Lets the address name the session, so that it can be sent to somebody. */
function remember(name: string): void {
  history.replaceState(null, '', `#${encodeURIComponent(name)}`);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
