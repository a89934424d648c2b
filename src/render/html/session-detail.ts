import { showNumber, signed } from '../../core/numbers.js';
import { countBy } from '../../statistics/descriptive.js';
import { findingLabel } from './finding-labels.js';
import { type Annotation, besideOf, findingList, fixView } from './finding-list.js';
import { judgementView } from './judgement-view.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import type { ActionPair, Detail, PageDimension, PageFinding, PageTexts } from './page-data.js';
import { momentList } from './session-moments.js';
import { heatOf, scoreTag, short } from './session-row.js';
import { sinceBase } from './since-base.js';
import { type Messages, messagesOf, NO_MESSAGES, transcriptView } from './transcript-view.js';

/**
 * What opens below a session: what its score is made of, what to change first, then both texts side by side.
 * @param at position of its row, by which what is in it can be pointed at
 */
export function detailView(detail: Detail, at: number): Markup {
  const { transcript } = detail;
  const messages = transcript === undefined ? NO_MESSAGES : messagesOf(transcript, at);
  const { path, samples, dimensions, findings, omitted, waivers, requirements, texts, withoutTexts, judge } = detail;
  const general = findings.filter(({ dimension }) => dimension === -1);
  const own = (at: number) => findings.filter(({ dimension }) => dimension === at);
  return html`<div class="opened">
${waivers.length === 0 ? null : html`<ul class="waivers">${waivers.map((text) => html`<li><span aria-hidden="true">◉ </span><b>Waived.</b> <bdi>${text}</bdi></li>`)}</ul>`}
${samples === undefined ? null : html`<p class="aside">${samples}. Findings and texts are those of the worst.</p>`}${findingList(general)}
${texts === null ? html`<p class="aside">${withoutTexts}</p>` : head(detail, at)}
<p class="legend">${path === null ? null : html`<span>Candidate: <code>${path}</code></span> `}${
    texts === null
      ? null
      : html`<span>Marked: <del class="missing">only in the reference</del>, <ins class="added">only in the candidate</ins>, <mark class="clash">contradiction</mark></span>`
  }</p>
${sinceBase(detail)}
${texts === null ? restOfFindings(dimensions, own) : dimensions.map((dimension, i) => part(dimension, dimension.at ?? i, texts, own(dimension.at ?? i), { messages, row: at }))}
${requirements === '' ? null : html`<p class="aside">${requirements}.</p>`}
${judge === null ? null : judgementView(judge, texts?.candidate ?? null, messages)}
${transcript === undefined ? null : transcriptView(transcript, at)}
${omitted === 0 ? null : html`<p class="aside">${omitted} more findings of this session are in no report.</p>`}
</div>`;
}

/** So many sorts of findings are named above the texts. */
const FIRST = 3;

function head(detail: Detail, row: number): Markup {
  const first = firstToChange(detail);
  return html`<div class="head"><div><h3>What the overall score is made of</h3>${costs(detail)}</div>${
    first.length === 0
      ? null
      : html`<div><h3>Change first</h3><ol class="first">${first.map(
          ({ code, dimension, label, count }) =>
            html`<li><a href="#${partId(row, dimension)}">${findingLabel(code)}</a>${count > 1 ? ` ×${count}` : ''} <span class="aside">${label}</span></li>`,
        )}</ol></div>`
  }</div>`;
}

/** The weightiest sorts of findings, each with where it is told: what is wrong there stands beside the texts alone. */
function firstToChange({ findings, dimensions }: Detail) {
  const grave = findings.filter(({ dimension, severity }) => dimension !== -1 && severity !== 'note');
  const sorts = [...countBy(grave.map(({ code, dimension }) => `${dimension} ${code}`))];
  return sorts.slice(0, FIRST).map(([sort, count]) => {
    const [at = '', code = ''] = sort.split(' ');
    const dimension = Number(at);
    const label = dimensions.find((one, i) => (one.at ?? i) === dimension)?.label ?? '';
    return { code, dimension, label, count };
  });
}

/** Where a dimension of an opened session stands on the page. */
function partId(row: number, dimension: number): string {
  return `part-${row}-${dimension}`;
}

/** What each dimension adds to the overall score, of what it could, and how that has changed: all in the same unit. */
function costs({ dimensions, overall, change: together }: Detail): Markup {
  const most = Math.max(0.01, ...dimensions.map(({ weight }) => weight));
  const hasChanges = together !== null;
  return html`<table class="costs"><thead><tr><th><span class="unseen">Dimension</span></th><th scope="col">Score</th><th><span class="unseen">Chart</span></th><th scope="col" class="sum">Adds to overall</th>${hasChanges ? html`<th scope="col" class="sum">Change</th>` : null}</tr></thead><tbody>${dimensions.map(
    ({
      label,
      score,
      weight,
      change,
    }) => html`<tr><th scope="row">${label}</th><td class="tagged"><span class="tag ${heatOf(score)}">${short(score)}</span></td>
<td class="bar"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${share(weight, most)}" height="8"/><rect class="fill" width="${share(weight * score, most)}" height="8"/></svg></td>
${sums(weight * score, weight, hasChanges ? weight * (change ?? 0) : null)}</tr>`,
  )}</tbody><tfoot><tr><th scope="row">Overall</th><td class="tagged"></td><td></td>${sums(overall, 1, together)}</tr></tfoot></table>`;
}

function sums(part: number | null, whole: number, change: number | null): Markup {
  return html`<td class="sum">${showNumber(part)} of ${showNumber(whole)}</td>${change === null ? null : html`<td class="sum"><span class="${change < 0 ? 'worse' : change > 0 ? 'better' : 'same'}">${signed(change)}</span></td>`}`;
}

function share(value: number, most: number): string {
  return ((100 * value) / most).toFixed(1);
}

function restOfFindings(dimensions: readonly PageDimension[], own: (at: number) => readonly PageFinding[]): Markup {
  return html`${dimensions.map(({ at }, i) => findingList(own(at ?? i)))}`;
}

/** One dimension: both texts, and beside them what is wrong. */
function part(
  { label, score, reason }: PageDimension,
  at: number,
  texts: PageTexts,
  findings: readonly PageFinding[],
  { messages, row }: { readonly messages: Messages; readonly row: number },
): Markup {
  return html`<section class="part" id="${partId(row, at)}" tabindex="-1"><h3>${label} ${scoreTag(score)} <small>${reason}</small></h3>${body(at, texts, findings, messages)}</section>`;
}

function body(at: number, texts: PageTexts, findings: readonly PageFinding[], messages: Messages): Markup {
  const { reference, candidate, contradictions } = texts;
  switch (at) {
    case 0:
      return sides(markTexts(reference.title, candidate.title, contradictions.title), {
        findings,
        look: besideOf(findings, reference.title, candidate.title),
      });
    case 1:
      return sides(markTexts(reference.summary, candidate.summary, contradictions.summary), {
        findings,
        look: besideOf(findings, reference.summary, candidate.summary),
      });
    case 2:
      return actionList(texts, findings);
    case 3:
      return sides(
        { reference: outcomeView(reference.outcome), candidate: outcomeView(candidate.outcome), note: null },
        { findings, look: besideOf(findings, reference.outcome, candidate.outcome) },
      );
    default:
      return momentList(texts, findings, messages);
  }
}

function sides(
  {
    reference,
    candidate,
    note,
  }: { readonly reference: Markup; readonly candidate: Markup; readonly note: string | null },
  { findings, look }: { readonly findings: readonly PageFinding[]; readonly look: Annotation },
): Markup {
  return html`<div class="sides${look}"><div class="side"><h4>Reference</h4>${reference}</div>
<div class="side"><h4>Candidate</h4>${candidate}${note === null ? null : html`<p class="aside">${note}</p>`}</div>
${findings.length === 0 ? null : html`<div class="side beside"><h4>What is wrong</h4>${findingList(findings)}</div>`}</div>`;
}

function outcomeView(outcome: string): Markup {
  return outcome === ''
    ? html`<p class="text empty">empty</p>`
    : html`<p class="text"><span class="outcome"><bdi>${outcome}</bdi></span></p>`;
}

/** Bullets of both sides joined in pairs, each with what is wrong with it. */
function actionList({ reference, candidate, actions }: PageTexts, findings: readonly PageFinding[]): Markup {
  const owners = ownersOf(findings, actions, reference.actions, candidate.actions);
  const loose = findings.filter((_, i) => owners[i] === -1);
  return html`${findingList(loose)}<div class="pairs" role="list">${actions.map((pair, at) =>
    pairView(
      pair,
      pair.reference === null ? null : (reference.actions[pair.reference] ?? ''),
      pair.candidate === null ? null : (candidate.actions[pair.candidate] ?? ''),
      findings.filter((_, i) => owners[i] === at),
    ),
  )}</div>`;
}

/** Which pair each finding speaks of; -1 for none. A bullet is missing, too many or repeated only once. */
function ownersOf(
  findings: readonly PageFinding[],
  actions: readonly ActionPair[],
  wanted: readonly string[],
  given: readonly string[],
): readonly number[] {
  const taken = new Set<number>();
  return findings.map(({ code, message }) => {
    const isOfBullet = BULLET_CODES.has(code);
    const owner = actions.findIndex((pair, at) => {
      if (isOfBullet && (taken.has(at) || !isAbout(code, pair))) return false;
      const index = code === 'MISSING_ACTION' ? pair.reference : pair.candidate;
      const bullet = index === null ? undefined : (code === 'MISSING_ACTION' ? wanted : given)[index];
      return (
        bullet !== undefined && bullet !== '' && message.includes(`"${bullet.replace(/\s+/g, ' ').slice(0, QUOTED)}`)
      );
    });
    if (isOfBullet) taken.add(owner);
    return owner;
  });
}

function isAbout(code: string, { reference, candidate, kind }: ActionPair): boolean {
  if (code === 'MISSING_ACTION') return candidate === null;
  return reference === null && (code === 'REPEATED_ACTION') === (kind === 'repeated');
}

/** Messages quote this much at least of a long bullet. */
const QUOTED = 120;

const BULLET_CODES: ReadonlySet<string> = new Set(['MISSING_ACTION', 'EXTRA_ACTION', 'REPEATED_ACTION']);

function pairView(
  pair: ActionPair,
  reference: string | null,
  candidate: string | null,
  findings: readonly PageFinding[],
): Markup {
  const marked = markTexts(reference ?? '', candidate ?? '', pair.clashes);
  const { word, look } = relationOf(pair, reference === candidate);
  // That a bullet is missing or too many stands in the place where the other one would be.
  const told = findings.find(({ code }) => BULLET_CODES.has(code));
  const others = findings.filter((finding) => finding !== told);
  return html`<div class="pair ${look}" role="listitem">
<div class="bullet${reference === null ? ' absent' : ''}">${reference === null ? absence('Not in the reference', told) : html`<span class="unseen">Reference: </span>${marked.reference}`}</div>
<div class="joint"><span>${word}</span></div>
<div class="bullet${candidate === null ? ' absent' : ''}">${candidate === null ? absence('Not in the candidate', told) : html`<span class="unseen">Candidate: </span>${marked.candidate}`}</div>
${others.length > 0 ? html`<div class="beside">${findingList(others)}</div>` : null}</div>`;
}

function absence(what: string, told: PageFinding | undefined): Markup {
  return html`<p>${what}${told === undefined || told.place === '' ? null : html` <span class="place">${told.place}</span>`}</p>${
    told === undefined ? null : fixView(told.suggestion ?? 'Add it')
  }`;
}

/** Full credit is not yet sameness: the rubric may have found all words of a bullet in another order. */
function relationOf(
  { kind, credit, clashes, reference, candidate }: ActionPair,
  isEqual: boolean,
): { readonly word: string; readonly look: string } {
  if (kind === 'repeated') return { word: 'repeated', look: 'extra' };
  if (candidate === null) return { word: 'missing', look: 'lost' };
  if (reference === null) return { word: 'extra', look: 'extra' };
  if (clashes.length > 0) return { word: 'contradicts', look: 'clashing' };
  if (kind === 'part') return { word: `part ${short(credit)}`, look: 'matched' };
  return { word: isEqual ? 'same' : `credit ${short(credit)}`, look: credit < WEAK ? 'matched weak' : 'matched' };
}

/** Below this credit two bullets were put together for want of better ones. */
const WEAK = 0.4;
