import { findingList, fixView } from './finding-view.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import type { ActionPair, PageFinding, PageTexts } from './page-data.js';
import { codeInWords, short } from './score-mark.js';

/** Bullets of both sides joined in pairs, each with what is wrong with it. */
export function actionList({ reference, candidate, actions }: PageTexts, findings: readonly PageFinding[]): Markup {
  const owners = findings.map((finding) => ownerOf(finding, actions, reference.actions, candidate.actions));
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

/** Which pair a finding speaks of: messages quote the beginning of the bullet. -1 for none. */
function ownerOf(
  { code, message }: PageFinding,
  actions: readonly ActionPair[],
  wanted: readonly string[],
  given: readonly string[],
): number {
  const isMissing = code === 'MISSING_ACTION';
  return actions.findIndex(({ reference, candidate }) => {
    const index = isMissing ? reference : candidate;
    const bullet = index === null ? undefined : (isMissing ? wanted : given)[index];
    if (bullet === undefined || bullet === '') return false;
    return message.includes(`"${bullet.replace(/\s+/g, ' ').slice(0, QUOTED)}`);
  });
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
  const { word, look } = relationOf(pair);
  // The pair itself says which bullet is missing or too many.
  const told = findings.filter(({ code }) => BULLET_CODES.has(code));
  const others = findings.filter(({ code }) => !BULLET_CODES.has(code));
  return html`<div class="pair ${look}" role="listitem">
<div class="bullet">${reference === null ? html`<p class="text absent">not in the reference</p>` : html`<span class="unseen">Reference: </span>${marked.reference}`}</div>
<div class="joint"><span>${word}</span></div>
<div class="bullet">${candidate === null ? html`<p class="text absent">missing in the candidate</p>` : html`<span class="unseen">Candidate: </span>${marked.candidate}`}</div>
${
  findings.length === 0
    ? null
    : html`<div class="beside">${told.map(
        ({ code, suggestion, place, severity }) =>
          html`<div class="finding ${severity}"><p><strong title="${code}">${codeInWords(code)}</strong> <span class="place">${place}</span></p>${fixView(suggestion ?? 'Add it to the key actions')}</div>`,
      )}${findingList(others)}</div>`
}</div>`;
}

function relationOf({ kind, credit, clashes, reference, candidate }: ActionPair): {
  readonly word: string;
  readonly look: string;
} {
  if (kind === 'repeated') return { word: 'repeated', look: 'extra' };
  if (candidate === null) return { word: 'missing', look: 'lost' };
  if (reference === null) return { word: 'extra', look: 'extra' };
  if (clashes.length > 0) return { word: 'contradicts', look: 'clashing' };
  if (kind === 'part') return { word: `part ${short(credit)}`, look: 'matched' };
  return { word: credit >= 0.995 ? 'same' : short(credit), look: credit < WEAK ? 'matched weak' : 'matched' };
}

/** Below this credit two bullets were put together for want of better ones. */
const WEAK = 0.4;
