import { showNumber, signed } from '../../core/numbers.js';
import { capitalised, counted, plainLine } from '../../core/text.js';
import { eachDimension } from '../../report/per-dimension.js';
import type { Report, ReportBaseline } from '../../report/schema.js';
import type { BaseTexts } from '../../scoring/base-texts.js';
import {
  changedInputsSentence,
  changeSentence,
  failuresSentence,
  whyNotCompared,
  wordInTable,
} from '../change-sentences.js';
import { intervalClause, inWords, isPoint } from '../wording.js';
import { deltaChart, intervalKey } from './charts.js';
import { html, type Markup } from './markup.js';
import { sessionLink } from './session-row.js';

type Change = NonNullable<ReportBaseline['overall']>;

/** What has changed against the base branch: inputs first, since a changed yardstick explains changed numbers. */
export function baselineSection({ baseline, gates, sessions }: Report, base?: BaseTexts): Markup | null {
  if (baseline === undefined) return null;
  const { overall, dimensions, reason, failures, paired } = baseline;
  const inputs = changedInputsSentence(baseline);
  return html`<section class="card wide" aria-labelledby="baseline"><h2 id="baseline">Against the baseline</h2>
${inputs === undefined ? null : html`<p class="alert"><b>${inputs}.</b> The numbers below compare results of different measures.</p>`}
<p class="aside"><bdi>${describe(baseline)}</bdi>${overall === null ? null : html`. <bdi>${whereTexts(base)}</bdi>`}</p>
${reason === null ? null : html`<p>Not compared: <bdi>${plainLine(reason, 500)}</bdi></p>`}
${
  overall === null
    ? null
    : html`${sentences({ baseline, gates, sessions })}<table class="charts changes"><thead><tr><th>Mean of ${counted(paired, 'session')}</th><th><span class="unseen">Chart</span></th><th>Before</th><th>Now</th><th>Change</th><th>Word</th></tr></thead>${changeRows(overall, dimensions, { baseline, gates })}`
}
${failures === null ? null : html`${names('New failures, largest drop first', largestDropFirst(failures.new, baseline.sessions))}${names('Fixed', failures.fixed)}${names('Failing already on the base', failures.already)}`}
${names(`Not compared, since ${whyNotCompared(baseline)}`, baseline.changed_references)}${names('New sessions', baseline.new_sessions)}${names('Removed sessions', baseline.removed_sessions, 'plain')}</section>`;
}

/** The same sentences as on every other surface. */
function sentences(report: Pick<Report, 'gates' | 'sessions'> & { readonly baseline: ReportBaseline }): Markup {
  const told = [changeSentence(report), failuresSentence(report.baseline, report.sessions)].flatMap(
    (text) => text ?? [],
  );
  return html`<p>${told.map((text) => `${text}. `)}</p>`;
}

function describe({ source, path, commit, fallback, scored_at: at }: ReportBaseline): string {
  return [
    source === 'none'
      ? 'None was found'
      : `Scored ${at === null ? 'at an unknown time' : at.slice(0, 16).replace('T', ' ')}`,
    ...(path === null ? [] : [plainLine(path, 300)]),
    ...(commit === null ? [] : [`commit ${plainLine(commit.slice(0, 7))}`]),
    ...(fallback ? ['an ancestor of the merge base, which has no report of its own'] : []),
  ].join(', ');
}

/** Where somebody sees what the candidates were. */
function whereTexts(base: BaseTexts | undefined): string {
  if (base === undefined) return 'A report has no texts: the page of that run shows what the candidates were then';
  return base.without === null
    ? 'A session whose candidate is another one now shows both, word by word'
    : `Its candidates are not shown: ${plainLine(base.without, 300)}`;
}

/** What a chart may reach to on both sides; all rows share the least that holds them, so that bars compare. */
const REACHES = [0.05, 0.1, 0.25, 0.5];

function changeRows(
  overall: Change,
  dimensions: ReportBaseline['dimensions'],
  report: Pick<Report, 'baseline' | 'gates'>,
): Markup {
  const rows = [['overall', overall] as const, ...eachDimension(dimensions ?? {})];
  const farthest = Math.max(...rows.flatMap(([, { delta, ci95 }]) => [delta, ...(ci95 ?? [])]).map(Math.abs));
  const reach = REACHES.find((most) => farthest <= most) ?? 1;
  const drawn = rows.map(([name, change]) =>
    changeRow(inWords(name), change, reach, wordInTable(change, name, report)),
  );
  const hasInterval = rows.some(([, { ci95 }]) => ci95 !== null && !isPoint(ci95));
  return html`<tbody>${drawn}</tbody></table><p class="aside key">${hasInterval ? intervalKey('change') : null}<span>Charts reach from ${signed(-reach)} to ${signed(reach)}.</span></p>`;
}

function changeRow(label: string, { before, now, delta, ci95 }: Change, reach: number, word: string): Markup {
  const chart = deltaChart(delta, ci95, reach, `change ${signed(delta)}${intervalClause(ci95, signed)}`);
  return html`<tr class="${delta === 0 ? 'still' : delta < 0 ? 'fell' : 'rose'}"><th scope="row">${capitalised(label)}</th><td class="chart">${chart}</td>
<td class="value">${showNumber(before)}</td><td class="value">${showNumber(now)}</td><td class="value delta">${signed(delta)}</td><td class="target">${inWords(word)}</td></tr>`;
}

/** More names than this are counted. */
const MOST_NAMES = 30;

function names(label: string, list: readonly string[], look: 'linked' | 'plain' = 'linked'): Markup | null {
  if (list.length === 0) return null;
  const rest = list.length - MOST_NAMES;
  return html`<p class="names"><b>${label} (${list.length}):</b> ${list.slice(0, MOST_NAMES).map((name, i) => html`${i === 0 ? '' : ', '}${look === 'linked' ? sessionLink(plainLine(name, 200)) : html`<bdi>${plainLine(name, 200)}</bdi>`}`)}${rest > 0 ? ` and ${rest} more` : ''}</p>`;
}

/**
 * Names of failing sessions, the largest drop first. Sessions that are new, or whose reference is, come last: they were
 * not compared.
 */
function largestDropFirst(
  failing: readonly string[],
  changes: readonly { readonly name: string; readonly delta: number }[],
): readonly string[] {
  const drops = new Map(changes.map(({ name, delta }) => [name, delta]));
  const deltaOf = (name: string): number => drops.get(name) ?? 1;
  return [...failing].sort((a, b) => deltaOf(a) - deltaOf(b));
}
