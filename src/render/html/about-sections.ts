import type { Report } from '../../report/schema.js';
import { plainLine } from '../escape.js';
import { trustSentences } from '../trust.js';
import { findingList } from './finding-view.js';
import { html, type Markup } from './markup.js';

/** How sure the numbers are, and what the gates would make of damage, tried on the references. */
export function trustSection(report: Report): Markup | null {
  const sentences = trustSentences(report);
  const strength = report.gate_strength;
  if (sentences.length === 0) return null;
  return html`<section class="card wide" aria-labelledby="trust"><h2 id="trust">How far these numbers go</h2>
<ul class="plain">${sentences.map((text) => html`<li>${text}.</li>`)}</ul>
${
  strength === undefined || strength.variants === 0
    ? null
    : html`<div class="shares"><p class="aside">Damage caught: ${strength.caught} of ${strength.damaging}${shareBar(strength.caught, strength.damaging, 2 * strength.caught >= strength.damaging ? 'good' : 'bad')}</p>
<p class="aside">Harmless edits blocked: ${strength.blocked} of ${strength.harmless}${shareBar(strength.blocked, strength.harmless, 'bad')}</p></div>${2 * strength.caught >= strength.damaging ? null : html`<p class="aside">The references were damaged on purpose here, to see what these gates notice. Most of it would pass: what fails is bad indeed, but what passes may be, too.${report.baseline == null ? ' A baseline or gates for dimensions see more.' : ' What the baseline sees is not counted here.'}</p>`}`
}</section>`;
}

function shareBar(part: number, all: number, look: 'good' | 'bad'): Markup {
  const width = all === 0 ? 0 : (300 * part) / all;
  return html`<svg class="bullet share ${look}" viewBox="0 0 300 12" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="300" height="8" y="2"/><rect class="fill" width="${width.toFixed(1)}" height="8" y="2"/></svg>`;
}

/** More findings than this are counted. */
const MOST_OUTSIDE = 100;

export function outsideSection({ findings }: Report): Markup | null {
  if (findings.length === 0) return null;
  const shown = findings.slice(0, MOST_OUTSIDE).map(({ code, severity, message, suggestion, file, line, column }) => ({
    code,
    severity,
    dimension: -1,
    message: plainLine(message, 1000),
    suggestion: suggestion === null ? null : plainLine(suggestion, 1000),
    place: plainLine([file, line, column].filter((part) => part !== null).join(':'), 500),
  }));
  return html`<section class="card wide" aria-labelledby="outside"><h2 id="outside">Outside the corpus</h2>${findingList(shown)}${
    findings.length > MOST_OUTSIDE
      ? html`<p class="aside">and ${findings.length - MOST_OUTSIDE} more in report.json</p>`
      : null
  }</section>`;
}

export function caveatSection(caveats: readonly string[]): Markup | null {
  if (caveats.length === 0) return null;
  return html`<section class="card wide" aria-labelledby="caveats"><h2 id="caveats">Before you believe these numbers</h2><ul class="plain">${caveats.map(
    (text) => html`<li><bdi>${plainLine(text, 1000)}</bdi></li>`,
  )}</ul></section>`;
}

/** What the run was made with, for those who want to repeat it. */
export function settingsSection(report: Report): Markup {
  const {
    settings,
    tool,
    rubric,
    corpus_digest: corpus,
    candidates_digest: candidates,
    settings_digest: digest,
  } = report;
  const told = Object.entries(settings).filter(([, { from }]) => from !== 'default');
  const value = (of: unknown): string => plainLine(typeof of === 'string' ? of : JSON.stringify(of), 500);
  return html`<section class="card wide" aria-labelledby="made"><h2 id="made">How this was made</h2>
<p class="aside">summary-gate ${tool.version}, rubric ${rubric.version}; corpus <code>${corpus.slice(0, 12)}</code>, candidates <code>${candidates.slice(0, 12)}</code>, settings <code>${digest.slice(0, 12)}</code></p>
${
  told.length === 0
    ? html`<p class="aside">All settings have their defaults.</p>`
    : html`<table class="settings"><thead><tr><th>Setting</th><th>Value</th><th>From</th></tr></thead><tbody>${told.map(
        ([name, { value: of, from }]) =>
          html`<tr><th scope="row"><code>${name}</code></th><td><bdi>${value(of)}</bdi></td><td>${from}</td></tr>`,
      )}</tbody></table>`
}</section>`;
}
