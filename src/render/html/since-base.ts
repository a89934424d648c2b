import { counted } from '../../core/text.js';
import { SUMMARY_FIELDS } from './judgement-view.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import type { Detail, PageSummary } from './page-data.js';

/**
 * What the pipeline wrote on the base beside what it writes now, with the words that differ marked; of a session without a
 * usable candidate what it wrote on the base. Open where the session has fallen: then it is what somebody looks for.
 */
export function sinceBase({ base, withoutBase, texts, change }: Detail): Markup | null {
  if (base === undefined)
    return withoutBase === undefined ? null : html`<p class="aside"><bdi>${withoutBase}</bdi></p>`;
  if (texts === null)
    return section(
      html`What it was on the base`,
      SUMMARY_FIELDS.flatMap((field) => alone(field, base)),
      true,
    );
  const now = texts.candidate;
  const changed = SUMMARY_FIELDS.filter(({ textOf }) => textOf(base) !== textOf(now));
  if (changed.length === 0) return null;
  const labels = changed.map(({ label }) => label.toLowerCase()).join(', ');
  return section(
    html`What the pipeline wrote on the base, and now: ${counted(changed.length, 'field')} changed (${labels})`,
    changed.map(({ label, textOf }) => beside(label, textOf(base), textOf(now))),
    change !== null && change < 0,
  );
}

function section(heading: Markup, parts: readonly Markup[], isOpen: boolean): Markup {
  return html`<details class="since-base"${isOpen ? html` open` : null}><summary><h3>${heading}</h3></summary>
${parts}</details>`;
}

function beside(label: string, before: string, now: string): Markup {
  const { reference, candidate, note } = markTexts(before, now, []);
  return html`<section class="part"><h4>${label}</h4><div class="sides"><div class="side"><h5>On the base</h5>${reference}</div>
<div class="side"><h5>Now</h5>${candidate}${note === null ? null : html`<p class="aside">${note}</p>`}</div></div></section>`;
}

function alone({ label, textOf }: (typeof SUMMARY_FIELDS)[number], base: PageSummary): readonly Markup[] {
  const text = textOf(base);
  return text === ''
    ? []
    : [html`<section class="part"><h4>${label}</h4><p class="text" dir="auto">${text}</p></section>`];
}
