import { findingList, fixView } from './finding-view.js';
import { markTexts } from './marked-text.js';
import { html, type Markup } from './markup.js';
import type { ActionPair, PageFinding, PageTexts } from './page-data.js';
import { short } from './score-mark.js';

/** Bullets of both sides joined in pairs, each with what is wrong with it. */
export function actionList({ reference, candidate, actions }: PageTexts, findings: readonly PageFinding[]): Markup {
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
  const absent = reference === null || candidate === null;
  return html`<div class="pair ${look}" role="listitem">
<div class="bullet${reference === null ? ' absent' : ''}">${reference === null ? absence('Not in the reference', told) : html`<span class="unseen">Reference: </span>${marked.reference}`}</div>
<div class="joint"><span>${word}</span></div>
<div class="bullet${candidate === null ? ' absent' : ''}">${candidate === null ? absence('Not in the candidate', told) : html`<span class="unseen">Candidate: </span>${marked.candidate}`}</div>
${others.length > 0 || (told !== undefined && !absent) ? html`<div class="beside">${findingList(absent || told === undefined ? others : findings)}</div>` : null}</div>`;
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
