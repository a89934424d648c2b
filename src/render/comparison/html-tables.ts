import type { ComparedCell, ComparedSession, ComparedVariant, Comparison } from '../../comparison/schema.js';
import { showNumber } from '../../core/numbers.js';
import { counted, plainLine } from '../../core/text.js';
import { findingLabel } from '../html/finding-labels.js';
import { html, type Markup } from '../html/markup.js';
import { heatOf, short } from '../html/session-row.js';
import { inWords } from '../wording.js';
import { nameText } from './html-charts.js';
import { preferences } from './html-preferences.js';
import { aboutPairwise, pairwiseRows } from './pairwise-rows.js';
import { differingCodes, findingRows, lossesOf } from './view.js';

/** Rows that a page has room for; compare.json has the rest. */
const MOST_SESSIONS = 500;
const MOST_LOSSES = 20;

const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 400;

/** Which findings each variant has, in how many of its sessions. */
export function findingsSection(comparison: Comparison): Markup {
  const { variants } = comparison;
  const rows = findingRows(comparison);
  return html`<section class="card wide" aria-labelledby="findings"><h2 id="findings">Findings</h2>${
    rows.length === 0
      ? html`<p class="aside">No variant has any.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Table of findings"><table class="grid dense"><thead><tr><th scope="col">Sessions with</th>${heads(variants)}</tr></thead><tbody>${rows.map(
          ({ kind, name, shares }) =>
            html`<tr class="${kind === 'heading' ? 'class' : kind}"><th scope="row">${kind === 'code' ? findingLabel(name) : kind === 'class' ? inWords(name) : name}</th>${
              kind === 'heading' ? html`<td colspan="${variants.length}"></td>` : null
            }${shares.map(
              ({ sessions, ci95 }) =>
                html`<td>${sessions}${sessions === 0 || ci95 === null ? null : html` <small>${Math.round(ci95[0] * 100)}–${Math.round(ci95[1] * 100)} %</small>`}</td>`,
            )}</tr>`,
        )}</tbody></table></div><p class="aside">Beside each number the 95 % interval of its share. A session counts once for a class and once for each kind.</p>`
  }</section>`;
}

const MOST_PAIRS = 45;

/** What the judge says of two candidates that it sees beside each other: a block for each pair, since pairs have long names. */
export function sideBySideSection(comparison: Comparison): Markup | null {
  const rows = pairwiseRows(comparison);
  if (rows.length === 0) return null;
  return html`<section class="card wide" aria-labelledby="side-by-side"><h2 id="side-by-side">Side by side, by the judge</h2>${rows
    .slice(0, MOST_PAIRS)
    .map(
      ({ pair, a, b, alone, ties, order, places, unmeasured, reasons }) =>
        html`<h3>${nameText(pair.a)} and ${nameText(pair.b)}</h3><dl class="facts"><dt>${nameText(pair.a)} is preferred</dt><dd>${a}</dd><dt>${nameText(pair.b)} is preferred</dt><dd>${b}</dd><dt>Of these alone</dt><dd>${alone}</dd><dt>Equal</dt><dd>${ties}</dd><dt>Depends on the order</dt><dd>${order}${places === '' ? null : html`<small>${places}</small>`}</dd><dt>Unmeasured</dt><dd>${unmeasured}${reasons === '' ? null : html`<small>${reasons}</small>`}</dd></dl>`,
    )}<p class="aside"><bdi>${plainLine(aboutPairwise(comparison), 1000)}</bdi></p></section>`;
}

function heads(variants: readonly ComparedVariant[]): readonly Markup[] {
  return variants.map(({ name }) => html`<th scope="col">${nameText(name)}</th>`);
}

/** Every session with its scores, the largest spread first, and what differs in words. */
export function sessionsSection(comparison: Comparison): Markup {
  const { variants, sessions } = comparison;
  const hidden = sessions.length - MOST_SESSIONS;
  return html`<section class="card wide" id="sessions" aria-labelledby="sessions-head"><h2 id="sessions-head">Sessions, the largest spread first</h2>
${losses(comparison)}<div class="scroll" tabindex="0" role="region" aria-label="Table of sessions"><table class="grid"><thead><tr><th scope="col">Session</th>${heads(variants)}<th scope="col">Spread</th></tr></thead><tbody>${sessions
    .slice(0, MOST_SESSIONS)
    .map((session) =>
      sessionRow(session, variants),
    )}</tbody></table></div>${hidden > 0 ? html`<p class="aside">and ${counted(hidden, 'session')} more in compare.json</p>` : null}</section>`;
}

function sessionRow(session: ComparedSession, variants: readonly ComparedVariant[]): Markup {
  const { name, spread, variants: cells } = session;
  const told = [...differences(session, variants), ...preferences(session)];
  const title = html`<bdi>${plainLine(name, LONGEST_NAME)}</bdi>`;
  return html`<tr><th scope="row">${
    told.length === 0 ? title : html`<details><summary>${title}</summary><ul>${told}</ul></details>`
  }</th>${cells.map(scoreCell)}<td>${showNumber(spread)}</td></tr>`;
}

function scoreCell(cell: ComparedCell): Markup {
  if (cell === null) return html`<td class="heat none">–</td>`;
  const { overall, gates_failed: failed } = cell;
  const fails = failed.length > 0 ? html`<small>fails</small>` : null;
  return html`<td class="heat ${heatOf(overall)}">${short(overall)}${fails}</td>`;
}

/** What the variants have that not all of them have: in words where these are kept, else by its name. */
function differences(session: ComparedSession, variants: readonly ComparedVariant[]): readonly Markup[] {
  const codes = differingCodes(session);
  return session.variants.flatMap((cell, i) => {
    const own = codes[i] ?? [];
    if (cell === null || own.length === 0) return [];
    const name = variants[i]?.name ?? '';
    const words = cell.differing?.map(
      ({ code, message }) => html`<li>${findingLabel(code)}: <bdi>${plainLine(message, LONGEST_MESSAGE)}</bdi></li>`,
    );
    return [
      html`<li><b>${nameText(name)}</b> ${words === undefined ? own.map(findingLabel).join(', ') : html`<ul>${words}</ul>`}</li>`,
    ];
  });
}

function losses(comparison: Comparison): Markup | null {
  const found = lossesOf(comparison);
  if (found === null) return null;
  const { leader, isWinner, losses: all } = found;
  const who = html`${nameText(leader)}, ${isWinner ? 'the winner in' : 'with the highest mean of'} closeness,`;
  if (all.length === 0) return html`<p class="aside">${who} is behind in no session.</p>`;
  const shown = all.slice(0, MOST_LOSSES);
  const rest = all.length - shown.length;
  return html`<p class="aside">${who} is behind in ${counted(all.length, 'session')}: ${shown.map(
    ({ session, ahead, by }, i) =>
      html`${i === 0 ? '' : ', '}<bdi>${plainLine(session, LONGEST_NAME)}</bdi> (${nameText(ahead)} by ${showNumber(by)})`,
  )}${rest > 0 ? `, and ${rest} more` : ''}.</p>`;
}
