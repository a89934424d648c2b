import { GATES } from '../../gates/catalogue.js';
import type { Report } from '../../report/schema.js';
import { isPoint } from '../interval.js';
import { interval } from './interval.js';
import { html, type Markup } from './markup.js';

/** What the charts of gates and means show, each part drawn as it looks there; nothing where there is no chart. */
export function chartKey({ gates, statistics, corpus_size: size }: Report): Markup | null {
  if (gates.length === 0 && size === 0) return null;
  const drops = gates.some(({ kind }) => GATES[kind].scale === 'drop');
  return html`<p class="aside key">${sample('value', html`<rect class="fill" width="40" height="8" y="9"/>`)}${
    gates.length === 0
      ? null
      : html`${sample('target', html`<path class="tick" d="M20 2v22"/>`, 'narrow')}${sample('where it passes', html`<rect class="wanted" width="40" height="14" y="6"/>`)}`
  }${
    statistics.overall.ci95 === null || isPoint(statistics.overall.ci95) ? null : intervalKey('value')
  }<span>Scores, targets and changes count from 0 to 1${drops ? '; the chart of a drop is enlarged' : ''}.</span></p>`;
}

/** What a whisker means. */
export function intervalKey(of: 'value' | 'change'): Markup {
  return sample(`95 % interval: where the ${of} may lie with other sessions`, interval(2, 38));
}

function sample(meaning: string, drawn: Markup, look: 'wide' | 'narrow' = 'wide'): Markup {
  return html`<span><svg class="bullet ${look}" viewBox="0 0 40 26" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>${meaning}</span>`;
}
