import { isDiagnosis, toldMessage } from '../../core/finding.js';
import { plainLine } from '../../core/text.js';
import { isAboutPolicy } from '../../report/policy-caveats.js';
import type { Report } from '../../report/schema.js';
import { strengthSentence, trustSentencesOfPage } from '../trust.js';
import { findingList } from './finding-list.js';
import { html, type Markup } from './markup.js';

/** How sure the numbers are, what stands in their way, and what the gates would make of damage, tried on purpose. */
export function trustSection(report: Report): Markup | null {
  const sentences = trustSentencesOfPage(report).map((text) => html`<li>${text}.</li>`);
  const caveats = report.caveats
    .filter((text) => !isAboutPolicy(text))
    .map((text) => html`<li><bdi>${plainLine(text, 1000)}</bdi></li>`);
  const strength = gateStrength(report);
  if (sentences.length + caveats.length === 0 && strength === null) return null;
  return html`<section class="card wide" aria-labelledby="trust"><h2 id="trust">How far to trust these numbers</h2>
<ul class="plain">${sentences}${caveats}</ul>
${strength}</section>`;
}

function gateStrength(report: Report): Markup | null {
  const { gate_strength: strength, baseline } = report;
  if (strength === undefined || strength.variants === 0) return null;
  const { caught, damaging, blocked, harmless } = strength;
  const catchesMost = 2 * caught >= damaging;
  const advice =
    baseline === undefined
      ? 'A baseline or gates for dimensions see more.'
      : 'What the baseline sees is not counted here.';
  return html`<div class="strength">${strengthSentence(report).map((text) => html`<p>${text}.</p>`)}
<div class="shares"><p class="aside">Damage caught: ${caught} of ${damaging}${shareBar(caught, damaging, catchesMost ? 'good' : 'bad')}</p>
<p class="aside">Harmless edits blocked: ${blocked} of ${harmless}${shareBar(blocked, harmless, 'bad')}</p></div>${
    catchesMost
      ? null
      : html`<p class="aside">Most of the damage would pass: what fails is bad indeed, but what passes may be, too. ${advice}</p>`
  }</div>`;
}

function shareBar(part: number, all: number, look: 'good' | 'bad'): Markup {
  const width = all === 0 ? 0 : (300 * part) / all;
  return html`<svg class="bullet share ${look}" viewBox="0 0 300 12" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="300" height="8" y="2"/><rect class="fill" width="${width.toFixed(1)}" height="8" y="2"/></svg>`;
}

/** More findings than this are counted. */
const MOST_OUTSIDE = 100;

/** What explains most of what follows. */
export function diagnosisSection({ findings }: Report): Markup | null {
  const found = findings.filter(isDiagnosis);
  if (found.length === 0) return null;
  return html`<section class="card wide" aria-labelledby="fields"><h2 id="fields">Fields</h2>${findingList(found.map(toShown))}</section>`;
}

export function outsideSection(report: Report): Markup | null {
  const findings = report.findings.filter((finding) => !isDiagnosis(finding));
  if (findings.length === 0) return null;
  const shown = findings.slice(0, MOST_OUTSIDE).map(toShown);
  return html`<section class="card wide" aria-labelledby="outside"><h2 id="outside">Outside the corpus</h2>${findingList(shown)}${
    findings.length > MOST_OUTSIDE
      ? html`<p class="aside">and ${findings.length - MOST_OUTSIDE} more in report.json</p>`
      : null
  }</section>`;
}

function toShown({ code, severity, message, key, suggestion, file, line, column }: Report['findings'][number]) {
  return {
    code,
    severity,
    dimension: -1,
    message: plainLine(toldMessage({ message, key }), 1000),
    suggestion: suggestion === null ? null : plainLine(suggestion, 1000),
    place: plainLine([file, line, column].filter((part) => part !== null).join(':'), 500),
  };
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
