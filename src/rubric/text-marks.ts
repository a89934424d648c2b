import type { ActionMatch, DimensionResult } from './evidence.js';
import type { Contradiction } from './v2/contradiction.js';

/**
 * What the rubric sees in the texts of a session, as far as somebody marks it there: a small part of the evidence, so that it
 * can be kept.
 */
export interface TextMarks {
  readonly title: readonly Contradiction[];
  readonly summary: readonly Contradiction[];
  /** One for each bullet of a side; none where the bullets were not compared. */
  readonly reference: readonly BulletMark[];
  readonly candidate: readonly BulletMark[];
}

export interface BulletMark extends Pick<ActionMatch, 'partner' | 'credit' | 'kind'> {
  readonly contradictions: readonly Contradiction[];
}

const NONE: readonly Contradiction[] = [];

const UNMATCHED: BulletMark = { partner: null, credit: 0, kind: 'none', contradictions: NONE };

/** What to mark in title, summary and key actions, of all evidence for a score; nothing in one that was not compared. */
export function marksOf(dimensions: readonly DimensionResult[]): TextMarks {
  const of = (wanted: string) => dimensions.find(({ dimension }) => dimension === wanted)?.evidence;
  return { title: clashesOf(of('title')), summary: clashesOf(of('summary')), ...bulletsOf(of('key_actions')) };
}

type Evidence = DimensionResult['evidence'] | undefined;

function clashesOf(evidence: Evidence): readonly Contradiction[] {
  return evidence?.kind === 'text' ? evidence.comparison.contradictions : NONE;
}

function bulletsOf(evidence: Evidence): Pick<TextMarks, 'reference' | 'candidate'> {
  if (evidence?.kind === 'assignment') {
    const side = (matches: readonly ActionMatch[]): readonly BulletMark[] =>
      matches.map(({ partner, credit, kind, consistency }) => ({
        partner,
        credit,
        kind,
        contradictions: consistency?.contradictions ?? NONE,
      }));
    return { reference: side(evidence.reference), candidate: side(evidence.candidate) };
  }
  if (evidence?.kind === 'actions') {
    const side = (matches: typeof evidence.reference): readonly BulletMark[] =>
      matches.map(({ best, matched }) =>
        matched && best !== null ? { partner: best.index, credit: 1, kind: 'same', contradictions: NONE } : UNMATCHED,
      );
    return { reference: side(evidence.reference), candidate: side(evidence.candidate) };
  }
  return { reference: [], candidate: [] };
}
