import type { Report } from '../../report/schema.js';
import { html, type Markup } from './markup.js';
import { codeInWords } from './score-mark.js';

/** The kinds of findings that concern most sessions. */
const MOST_KINDS = 8;

/** What is wrong most often; with the page's program each line is a button that shows the sessions concerned. */
export function frequentFindings({ sessions }: Report): Markup | null {
  const concerned = new Map<string, number>();
  for (const { findings } of sessions) {
    for (const code of new Set(findings.map(({ code }) => code))) concerned.set(code, (concerned.get(code) ?? 0) + 1);
  }
  const kinds = [...concerned].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (kinds.length === 0) return null;
  const most = kinds[0]?.[1] ?? 1;
  return html`<section class="card" aria-labelledby="frequent"><h2 id="frequent">What is wrong most often</h2>
<ul class="frequent">${kinds.slice(0, MOST_KINDS).map(
    ([
      code,
      count,
    ]) => html`<li><button type="button" class="kind" data-code="${code}" aria-pressed="false"><span>${codeInWords(code)}</span>
<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8"/><rect class="fill" width="${((100 * count) / most).toFixed(1)}" height="8"/></svg>
<span class="count">${count}<span class="unseen"> sessions</span></span></button></li>`,
  )}</ul><p class="aside">Sessions with at least one such finding${kinds.length > MOST_KINDS ? `; ${kinds.length - MOST_KINDS} other kinds are rarer` : ''}</p></section>`;
}
