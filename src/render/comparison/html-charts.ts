import type {
  ComparedDifference,
  ComparedPair,
  ComparedSubject,
  ComparedVariant,
  Comparison,
} from '../../comparison/schema.js';
import {
  areTooMany,
  betterOf,
  correctionWords,
  isShare,
  percent,
  resultWords,
  showUsd,
  subjectLabel,
} from '../../comparison/words.js';
import { showNumber, showP, signed } from '../../core/numbers.js';
import { capitalised, counted, plainLine } from '../../core/text.js';
import { deltaChart, intervalKey, intervalMark } from '../html/charts.js';
import { html, type Markup } from '../html/markup.js';
import { describedOf, pairCounts, rangeWords, shareWords } from './view.js';

const LONGEST_NAME = 80;

/** Colours of variants; with more of them the same come again, and names stand beside each. */
const COLOURS = 6;

function colourOf(index: number): string {
  return `v${index % COLOURS}`;
}

/** A name of a variant as text of a page. */
export function nameText(name: string): Markup {
  return html`<bdi>${plainLine(name, LONGEST_NAME)}</bdi>`;
}

/** Each variant by itself, in numbers. */
export function variantCards({ variants }: Comparison): Markup {
  return html`<div class="variants">${variants.map(variantCard)}</div>`;
}

function variantCard(variant: ComparedVariant, i: number): Markup {
  const { name, candidates, overall, wrong, gates, missing, invalid, samples, judge, usage } = variant;
  const rows: readonly (readonly [string, Markup | string])[] = [
    ['Fails the gates', withRange(shareWords(gates, variant), gates.ci95)],
    ['Sessions', samples === null ? String(variant.n) : html`${variant.n}<small>${samples} samples each</small>`],
    ...(missing > 0 ? [['Without a candidate', String(missing)] as const] : []),
    ...(invalid > 0 ? [['Unusable candidates', String(invalid)] as const] : []),
    ...(judge === undefined ? [] : [judgeRow(judge)]),
    ...(usage?.cost_usd == null ? [] : [costRow(usage)]),
    ...(usage === undefined || (usage.input_tokens === null && usage.output_tokens === null) ? [] : [tokenRow(usage)]),
  ];
  return html`<section class="card ${colourOf(i)}" aria-labelledby="variant-${i}"><h2 id="variant-${i}">${nameText(name)}</h2>
<p class="aside"><bdi>${plainLine(candidates.join(', '), 300)}</bdi></p>
<div class="bigs"><p class="big">${wrong.sessions}<small>of ${variant.n} wrong${wrong.ci95 === null ? '' : `, ${percent(wrong.ci95[0])} to ${percent(wrong.ci95[1])}`}</small></p><p class="big">${showNumber(overall.mean)}<small>closeness, ${rangeWords(overall.ci95)}</small></p></div>
<dl class="facts">${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></section>`;
}

function withRange(words: string, ci95: readonly [number, number] | null): Markup | string {
  return ci95 === null ? words : html`${words}<small>${percent(ci95[0])} to ${percent(ci95[1])}</small>`;
}

function judgeRow({ overall, voided, n }: NonNullable<ComparedVariant['judge']>): readonly [string, Markup | string] {
  if (voided !== null) return ['Judge', 'void'];
  return ['Judge', html`${showNumber(overall.mean)}<small>${counted(n, 'session')}</small>`];
}

function costRow({
  cost_usd: cost,
  cost_sessions: n,
}: NonNullable<ComparedVariant['usage']>): readonly [string, Markup] {
  return [
    'Cost a session',
    html`${showUsd(cost ?? 0)}<small>as ${counted(n, 'candidate')} ${n === 1 ? 'says' : 'say'}</small>`,
  ];
}

function tokenRow({
  input_tokens: input,
  output_tokens: output,
}: NonNullable<ComparedVariant['usage']>): readonly [string, string] {
  const told = (tokens: number | null): string => (tokens === null ? 'unknown' : tokens.toFixed(0));
  return ['Tokens in, out', `${told(input)}, ${told(output)}`];
}

const WIDTH = 300;

/** In each subject a bar for every variant, and who is better. */
export function subjectsSection({ variants, subjects }: Comparison): Markup {
  return html`<section class="card wide" aria-labelledby="subjects"><h2 id="subjects">By subject</h2>
<table class="charts grouped"><thead class="unseen"><tr><th>Variant</th><th>Chart</th><th>Value</th></tr></thead>${subjects.map(
    (subject) =>
      html`<tbody><tr><th scope="colgroup" colspan="3"><div class="subject"><span>${capitalised(subjectLabel(subject.id))}</span>${result(subject)}</div></th></tr>${variants.map(
        (variant, i) => subjectRow(variant, i, subject),
      )}</tbody>`,
  )}</table><p class="aside key">${intervalKey('value')}<span>Shares and scores count from 0 to 1. Of what is wrong and of failed gates less is better, of all else more. Closeness tells wording rather than truth.</span></p></section>`;
}

function result(subject: ComparedSubject): Markup {
  const isShown = subject.winner !== null || subject.shown.length > 0;
  return html`<span class="result ${isShown ? 'shown' : 'open'}"><bdi>${plainLine(resultWords(subject), 300)}</bdi></span>`;
}

function subjectRow(variant: ComparedVariant, i: number, { id }: ComparedSubject): Markup {
  const share = id === 'wrong' ? variant.wrong : id === 'gates' ? variant.gates : undefined;
  const described = share === undefined ? describedOf(variant, id) : { mean: share.share, ci95: share.ci95 };
  const mean = described?.mean ?? null;
  const ci95 = described?.ci95 ?? null;
  const value = isShare(id) ? percent(mean) : showNumber(mean);
  const words = `${value}${ci95 === null ? '' : `, 95 % interval ${rangeWords(ci95)}`}`;
  return html`<tr class="${colourOf(i)}"><th scope="row" class="who"><span class="dot" aria-hidden="true"></span>${nameText(variant.name)}</th>
<td class="chart"><svg class="bullet" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${words}"><rect class="track" width="${WIDTH}" height="14" y="6"/>${
    mean === null ? null : html`<rect class="own" width="${(mean * WIDTH).toFixed(1)}" height="8" y="9"/>`
  }${ci95 === null || ci95[0] === ci95[1] ? null : intervalMark(ci95[0] * WIDTH, ci95[1] * WIDTH)}</svg></td><td class="value">${value}</td></tr>`;
}

/** So many pairs are open; the others wait behind a click. */
const OPEN_PAIRS = 1;
const MOST_PAIRS = 45;

/** Every pair: how the second differs from the first in each subject. */
export function pairsSection(comparison: Comparison): Markup {
  const { pairs, against } = comparison;
  const hidden = pairs.length - MOST_PAIRS;
  const held = against === null ? null : html` Each is held against ${nameText(against)}.`;
  return html`<section class="card wide pairs" aria-labelledby="pairs"><h2 id="pairs">Differences, session by session</h2>
<p class="aside">Bars show the second minus the first, over all sessions, of which one without a usable candidate counts as 0: green where the second is shown to be better, red where the first is. ${correctionWords(comparison)}${held}</p>
${pairs.slice(0, MOST_PAIRS).map((pair, i) => pairView(pair, i < OPEN_PAIRS))}${hidden > 0 ? html`<p class="aside">and ${counted(hidden, 'pair')} more in compare.json</p>` : null}</section>`;
}

/** What a chart may reach to on both sides; all rows of a pair share the least that holds them. */
const REACHES = [0.05, 0.1, 0.25, 0.5, 0.75];

function pairView(pair: ComparedPair, isOpen: boolean): Markup {
  const { a, b, differences } = pair;
  const farthest = Math.max(
    0,
    ...differences.flatMap(({ delta, ci95 }) => [delta ?? 0, ...(ci95 ?? [])]).map(Math.abs),
  );
  const reach = REACHES.find((most) => farthest <= most) ?? 1;
  const content = html`<summary>${nameText(a)} → ${nameText(b)}</summary>
<p class="aside"><bdi>${plainLine(pairCounts(pair), 500)}</bdi>. Bars reach from ${signed(-reach)} to ${signed(reach)}.${apart(pair)}</p>
<table class="charts changes"><thead><tr><th>Subject</th><th><span class="unseen">Chart</span></th><th>First</th><th>Second</th><th>Difference</th><th>Better</th></tr></thead><tbody>${differences.map(
    (one) => differenceRow(one, pair, reach),
  )}</tbody></table>`;
  return isOpen ? html`<details open>${content}</details>` : html`<details>${content}</details>`;
}

/** Sessions of which only one has a candidate. */
function apart(pair: ComparedPair): readonly Markup[] {
  const { a, b, only_a_count: onlyA, only_b_count: onlyB, only_a: namesA, only_b: namesB } = pair;
  const told = (name: string, names: readonly string[], count: number): readonly Markup[] =>
    count === 0
      ? []
      : [
          html` Only ${nameText(name)} has ${counted(count, 'session')}: <bdi>${plainLine(names.join(', '), 1000)}</bdi>${count > names.length ? ', …' : ''}.`,
        ];
  return [...told(a, namesA, onlyA), ...told(b, namesB, onlyB)];
}

function differenceRow(one: ComparedDifference, pair: ComparedPair, reach: number): Markup {
  const { subject, a, b, delta, ci95, p_corrected: corrected, word } = one;
  const better = betterOf(one, pair);
  const look = word === 'b' ? 'rose' : word === 'a' ? 'fell' : 'still';
  const show = (value: number | null): string => (isShare(subject) ? percent(value) : showNumber(value));
  const chart = delta === null ? null : deltaChart(delta, ci95, reach, `difference ${signed(delta)}`);
  return html`<tr class="${look}"><th scope="row">${capitalised(subjectLabel(subject))}</th><td class="chart">${chart}</td>
<td class="value">${show(a)}</td><td class="value">${show(b)}</td><td class="value delta">${delta === null ? 'n/a' : signed(delta)}</td><td class="target">${
    better === null
      ? word === 'equal'
        ? 'equal'
        : word === 'unmeasured'
          ? 'unmeasured'
          : 'not shown'
      : nameText(better)
  }${word === 'equal' || word === 'unmeasured' ? null : html`<small>${corrected !== null ? `p ${showP(corrected)}` : areTooMany(one) ? 'too many comparisons' : 'too few differ'}</small>`}</td></tr>`;
}
