import type { Defect, FindingCode, PlaceOf } from '../../core/finding.js';
import { countBy } from '../../statistics/descriptive.js';
import type { ActionEvidence, BulletMatch } from '../evidence.js';
import { wordKey } from '../words.js';
import { quote } from './quote.js';

/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const SIMILAR_FROM = 0.15;

/** Actions of the reference that are missing, and the candidate's that nothing justifies or that repeat another. */
export function actionDefects(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  return [
    ...missingActions(reference, candidate, evidence, placeOf),
    ...surplusActions(reference, candidate, evidence, placeOf),
  ];
}

function missingActions(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  return reference.flatMap((action, i): readonly Defect[] => {
    const match = evidence?.reference[i];
    // A bullet without words matches nothing, not even itself.
    if (match?.matched || candidate.includes(action)) return [];
    const near = match !== undefined && isNearMiss(evidence, i);
    const at = near ? match.best?.index : undefined;
    return [
      {
        code: 'MISSING_ACTION',
        dimension: 'key_actions',
        message: `Missing action: ${quote(action)}${closest('candidate action', candidate, match?.best ?? null)}`,
        suggestion: `Add: ${quote(action)}${near ? ', or say it in place of the closest one' : ''}`,
        place: placeOf(at === undefined ? ['key_actions'] : ['key_actions', at]),
      },
    ];
  });
}

/**
 * Whether an action of the reference and a candidate's are each other's closest and not far apart: most likely the
 * same action in other words, which one finding explains better than two.
 */
function isNearMiss(evidence: ActionEvidence | null, referenceIndex: number): boolean {
  const best = evidence?.reference[referenceIndex]?.best;
  return (
    best != null && best.similarity >= SIMILAR_FROM && evidence?.candidate[best.index]?.best?.index === referenceIndex
  );
}

function surplusActions(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const defects: Defect[] = [];
  const add = (code: FindingCode, index: number, message: string, suggestion: string): void => {
    defects.push({ code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', index]) });
  };
  const keys = repetitionKeys(candidate, evidence?.candidate);
  const isRepetitive = new Set(keys).size < keys.length;
  const allowedRepeats = countBy(isRepetitive ? reference.map(wordKey) : []);
  const seen = new Map<string, { readonly first: number; count: number }>();
  for (const [i, action] of candidate.entries()) {
    const key = keys[i] ?? '';
    const earlier = seen.get(key) ?? { first: i, count: 0 };
    earlier.count++;
    seen.set(key, earlier);
    if (earlier.count > Math.max(1, allowedRepeats.get(key) ?? 0)) {
      const message = `Action ${i + 1} repeats action ${earlier.first + 1}: ${quote(action)}`;
      add('REPEATED_ACTION', i, message, 'Remove the repetition');
      continue;
    }
    const match = evidence?.candidate[i];
    if (match?.matched || reference.includes(action)) continue;
    // The finding of the missing action names this one already.
    const partner = match?.best?.index;
    if (partner !== undefined && evidence?.reference[partner]?.best?.index === i && isNearMiss(evidence, partner))
      continue;
    add(
      'EXTRA_ACTION',
      i,
      `The reference has no such action: ${quote(action)}${closest('reference action', reference, match?.best ?? null)}`,
      'Remove it if it did not happen',
    );
  }
  return defects;
}

/**
 * Keys that are equal for bullets of the same words. Such bullets have the same best partner, so only bullets that
 * share theirs are looked at word by word, which is most of the work.
 */
function repetitionKeys(bullets: readonly string[], matches: readonly BulletMatch[] | undefined): readonly string[] {
  const partners = bullets.map((_, i) => partnerKey(matches?.[i]?.best ?? null));
  const counts = countBy(partners);
  return bullets.map((bullet, i) => ((counts.get(partners[i] ?? NOBODY) ?? 0) > 1 ? wordKey(bullet) : `#${i}`));
}

const NOBODY = -1;

/** Equal for the same partner and similarity; a number, since writing out fractions takes long. */
function partnerKey(best: BulletMatch['best']): number {
  return best === null ? NOBODY : best.index + best.similarity / 2;
}

function closest(
  what: string,
  bullets: readonly string[],
  best: { readonly index: number; readonly similarity: number } | null,
): string {
  const bullet = best === null ? undefined : bullets[best.index];
  if (best === null || bullet === undefined || best.similarity < SIMILAR_FROM) return '';
  return `; the closest ${what} is ${quote(bullet)}, similarity ${best.similarity.toFixed(2)}`;
}
