import { counted } from '../../../core/text.js';
import { addressOf, type PageState, readAddress } from '../page-address.js';
import type { PageIndex } from '../page-data.js';
import { OPEN_ON_PAPER, paperNote } from '../paper-note.js';
import { ownOrder } from '../row-kinds.js';
import { detailView } from '../session-detail.js';
import { columnsOf, rowView } from '../session-row.js';
import { openAddressBar, type Step } from './address-bar.js';
import { openDetails } from './details.js';
import { markFound } from './found-marks.js';
import { listenToKeys } from './keys.js';
import { part } from './page-parts.js';
import { type Order, select } from './selection.js';
import { type FoundTexts, searchTexts } from './text-search.js';

/** Rows that are shown at a time; more come on demand. */
const ROWS_AT_ONCE = 100;

/** Somebody who types goes on within this time, in milliseconds: a search looks through all texts. */
const TYPING_PAUSE = 150;

/** Of so few failing sessions the worst one is open at once. */
const FEW = 3;

/** Brings the table of sessions to life: sorting, filtering, searching, opening, and an address for each state of it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what people do to the table, all of which changes its one state
export function startTable(index: PageIndex): void {
  const { rows } = index;
  // Without sessions there is no table.
  if (rows.length === 0) return;
  const columns = columnsOf(index);
  const details = openDetails(index.blockSize);
  const body = part('#rows', HTMLTableSectionElement);
  const form = part('.filters', HTMLFormElement);
  const name = part('#filter-name', HTMLInputElement);
  const text = part('#filter-text', HTMLInputElement);
  const state = part('#filter-state', HTMLSelectElement);
  const code = part('#filter-code', HTMLSelectElement);
  const status = part('#shown', HTMLElement);
  const more = part('#more', HTMLButtonElement);
  const keepAddress = openAddressBar();
  const open = new Set<number>();
  let order: Order | null = null;
  let selected: readonly number[] = [];
  let shown = 0;
  /** The session that the address names and that keys go on from; -1 for none. */
  let named = -1;
  let search: (FoundTexts & { readonly words: string }) | null = null;

  const view = (at: number): string => {
    const row = rows[at];
    const detail = open.has(at) ? details.at(at) : undefined;
    return row === undefined
      ? ''
      : rowView(row, at, index, detail === undefined ? null : detailView(detail, at)).toString();
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
    if (search !== null) markFound(body, search.pattern);
    more.hidden = shown === selected.length;
    more.textContent = `Show ${Math.min(ROWS_AT_ONCE, selected.length - shown)} more`;
    status.textContent = describe();
  };
  const describe = (): string => {
    const how = order === null ? ownOrder(rows) : `by ${order.column.label.toLowerCase()}, ${order.direction}`;
    const count = selected.length === rows.length ? `${rows.length}` : `${selected.length} of ${rows.length}`;
    const rest = shown < selected.length ? `, the first ${shown} of them shown` : '';
    const unread = search?.unread ?? 0;
    const unsearched = unread === 0 ? '' : `; the texts of ${counted(unread, 'session')} are not part of this page`;
    return selected.length === 0
      ? `No session matches${unsearched}`
      : `${count} ${rows.length === 1 ? 'session' : 'sessions'}${rest}, ${how}${unsearched}`;
  };
  const findTexts = (): void => {
    const words = text.value.trim();
    if (words === '') search = null;
    else if (search?.words !== words) search = { words, ...searchTexts(words, index.blockSize, details.source) };
  };
  /** Lists the wanted rows anew, at least up to a session where one is named. */
  const list = (upTo = -1): void => {
    findTexts();
    const filter = { name: name.value, state: state.value, code: code.value };
    selected = select(rows, search === null ? filter : { ...filter, found: search.rows }, order);
    shown = 0;
    body.replaceChildren();
    do showMore();
    while (shown <= selected.indexOf(upTo));
    for (const button of document.querySelectorAll<HTMLElement>('.kind')) {
      button.setAttribute('aria-pressed', String(button.dataset['code'] === code.value));
    }
  };
  const remember = (step: Step): void => {
    const sort = order === null ? '' : `${order.direction === 'descending' ? '-' : ''}${order.column.key}`;
    const chosen = { name: name.value, text: text.value.trim(), show: state.value, with: code.value, sort };
    keepAddress({ ...chosen, session: rows[named]?.name ?? '' }, step);
  };
  const refresh = (step: Step): void => {
    list();
    remember(step);
  };
  const toggle = (at: number, wanted: boolean): void => {
    if (wanted) open.add(at);
    else open.delete(at);
    const row = body.querySelector(`[data-row="${at}"]`);
    const detail = document.getElementById(`detail-${at}`);
    const cell = detail?.querySelector('td');
    if (row === null || detail === null || cell == null) return;
    const found = wanted ? details.at(at) : undefined;
    cell.innerHTML = found === undefined ? '' : detailView(found, at).toString();
    if (search !== null) markFound(cell, search.pattern);
    detail.hidden = !wanted;
    row.classList.toggle('open', wanted);
    row.querySelector('[data-open]')?.setAttribute('aria-expanded', String(wanted));
  };
  const nameOf = (at: number): HTMLElement | null => body.querySelector<HTMLElement>(`[data-open="${at}"]`);
  const sortBy = (key: string): void => {
    const column = columns.find((one) => one.key === key);
    if (column === undefined) return;
    order = nextOrder(column, order);
    markOrder(order);
    refresh('choosing');
  };
  const walk = (by: 1 | -1): void => {
    const from = selected.indexOf(named);
    const next = selected[from < 0 && by < 0 ? -1 : from + by];
    if (next === undefined) return;
    if (named >= 0) toggle(named, false);
    named = next;
    while (shown <= selected.indexOf(next)) showMore();
    toggle(next, true);
    nameOf(next)?.focus({ preventScroll: true });
    body.querySelector(`[data-row="${next}"]`)?.scrollIntoView();
    remember('walking');
  };

  body.addEventListener('click', (event) => {
    if (pointInSession(event)) return;
    const row = event.target instanceof Element ? event.target.closest('tr.session') : null;
    const at = Number(row?.getAttribute('data-row') ?? Number.NaN);
    if (row === null || Number.isNaN(at) || String(getSelection() ?? '') !== '') return;
    toggle(at, !open.has(at));
    if (open.has(at)) named = at;
    else if (named === at) named = -1;
    remember('choosing');
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sort]')) {
    button.disabled = false;
    button.addEventListener('click', () => sortBy(button.dataset['sort'] ?? ''));
  }
  for (const button of document.querySelectorAll<HTMLElement>('.kind')) {
    button.addEventListener('click', () => {
      const wanted = button.dataset['code'] ?? '';
      code.value = code.value === wanted ? '' : wanted;
      refresh('choosing');
      if (code.value !== '') part('.sessions', HTMLElement).scrollIntoView();
    });
  }
  more.addEventListener('click', () => {
    const first = selected[shown];
    showMore();
    // The button may be gone; who works with the keyboard goes on where the new rows start.
    if (first !== undefined) nameOf(first)?.focus();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  let typing: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', ({ target }) => {
    clearTimeout(typing);
    if (target === text) typing = setTimeout(() => refresh('typing'), TYPING_PAUSE);
    else refresh(target === name ? 'typing' : 'choosing');
  });
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(() => refresh('choosing')));
  form.hidden = false;
  part('#keys', HTMLElement).hidden = false;
  listenToKeys({
    walk,
    search: () => text.focus(),
    close: () => {
      if (named < 0) return;
      toggle(named, false);
      named = -1;
      remember('choosing');
    },
  });

  /** Shows what an address says. Browsers bring back what stood in the fields before a reload, and they go by it, too. */
  const show = (chosen: PageState): void => {
    clearTimeout(typing);
    name.value = chosen.name;
    text.value = chosen.text;
    state.value = chosen.show;
    code.value = chosen.with;
    // A choice that this page does not have is none.
    for (const field of [state, code]) if (field.selectedIndex < 0) field.value = '';
    const column = columns.find(({ key }) => key === chosen.sort.replace(/^-/, ''));
    order =
      column === undefined ? null : { column, direction: chosen.sort.startsWith('-') ? 'descending' : 'ascending' };
    markOrder(order);
    if (named >= 0) open.delete(named);
    named = rows.findIndex((row) => row.name === chosen.session);
    if (named >= 0) open.add(named);
    list(named);
    body.querySelector(`[data-row="${named}"]`)?.scrollIntoView();
  };
  const names = new Set(rows.map((row) => row.name));
  const chosenNow = (): PageState => readAddress(location.hash, (one) => names.has(one));
  const first = chosenNow();
  const failing = rows.filter((row) => row.state === 'failing').length;
  if (first.session === '' && failing > 0 && failing <= FEW) open.add(0);
  show(first);
  if (named < 0 && addressOf({ ...first, session: '' }) !== '') part('.sessions', HTMLElement).scrollIntoView();
  /** Who came by a link, with the keyboard maybe, goes on from there. */
  const follow = (): void => {
    show(chosenNow());
    if (named >= 0) nameOf(named)?.focus({ preventScroll: true });
    else part('.sessions', HTMLElement).scrollIntoView();
  };
  let isFollowed = false;
  addEventListener('hashchange', () => {
    if (isFollowed) follow();
    else show(chosenNow());
    isFollowed = false;
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.names a[href^="#"], .worse a[href^="#"]')) {
    link.addEventListener('click', () => {
      // A link to where the address points already changes nothing in it.
      if (link.hash === location.hash) follow();
      else isFollowed = true;
    });
  }
  printOpen(() => selected.slice(0, shown), open, toggle, rows);
}

/** A link to a part or a message of an opened session leads there and leaves the address alone, which says what is shown. */
function pointInSession(event: MouseEvent): boolean {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href^="#m-"], a[href^="#part-"]')
      : null;
  const place = link === null ? null : document.getElementById(link.hash.slice(1));
  if (place === null) return false;
  event.preventDefault();
  const transcript = place.closest('details');
  if (transcript !== null) transcript.open = true;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: transcript === null ? 'start' : 'center' });
  return true;
}

/** What a click on the head of a column asks for: one way, the other way, and the page's own order again. */
function nextOrder(column: Order['column'], order: Order | null): Order | null {
  if (order?.column.key !== column.key) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** No column is marked where the rows stand in the page's own order: it is that of none. */
function markOrder(order: Order | null): void {
  for (const head of document.querySelectorAll('.heatmap thead th')) {
    if (order !== null && head.classList.contains(`col-${order.column.key}`))
      head.setAttribute('aria-sort', order.direction);
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
