import { canonicalJson } from '../json/canonical.js';
import { isEnough } from '../judge/judge-facts.js';
import { addEfforts, type Effort, type Judgement, NO_EFFORT } from '../judge/judgement.js';
import type { Digest } from '../ports.js';
import { summaryText } from '../summary-text.js';
import { type Agreement, measureAgreement } from './agreement.js';
import { type Label, labelKey } from './label.js';

/** What the judge of a run says of the labelled candidates, in the same run and with the same question. */
export interface JudgeAgreement {
  /** How many candidates have a label, and of how many the judge gave an overall. */
  readonly labels: number;
  readonly measured: number;
  readonly agreement: Agreement;
  /** 0..1 or below; null when it could not be told, with the reason. */
  readonly level: number | null;
  readonly obstacle: string | null;
  /** What asking about the labels took, beside the run itself. */
  readonly effort: Effort;
  /** SHA-256 of all labels: a pull request that changes them changes the yardstick. */
  readonly digest: string;
}

/** A labelled candidate with what the judge says of it. */
export interface JudgedLabel {
  /** Name of its session. */
  readonly session: string;
  /** What a person gave it, 0..1. */
  readonly human: number;
  /** The judge's overall, 0..1; null where it was not measured. */
  readonly scored: number | null;
  readonly effort: Effort;
}

/** The labels with what the judge says of each, in their order. */
export function judgedLabels(
  labels: readonly Label[],
  judgements: ReadonlyMap<string, Judgement>,
): readonly JudgedLabel[] {
  return labels.map((label) => {
    const judgement = judgements.get(labelKey(label));
    return {
      session: label.session.name,
      human: label.overall,
      scored: judgement?.overall.score ?? null,
      effort: judgement ?? NO_EFFORT,
    };
  });
}

/**
 * Agreement of the judge with the labels.
 * @param gate where both are cut into pass and fail; null = no gate
 * @param minMeasured share of the labels, 0..1, that must have been judged: those that answered are no fair sample
 * @param digest of all labels, as `labelsDigest` makes it
 */
export function agreementOf(
  labels: readonly JudgedLabel[],
  {
    gate,
    minMeasured,
    digest,
  }: { readonly gate: number | null; readonly minMeasured: number; readonly digest: string },
): JudgeAgreement {
  const pairs = labels.flatMap(({ session, human, scored }) => (scored === null ? [] : [{ session, human, scored }]));
  const agreement = measureAgreement(pairs, gate);
  const counts = { wanted: labels.length, measured: pairs.length };
  const obstacle = isEnough(counts, minMeasured)
    ? agreement.level === null
      ? (agreement.kappa.reason ?? agreement.spearman.reason)
      : null
    : `the judge measured ${counts.measured} of ${counts.wanted} labels`;
  return {
    labels: counts.wanted,
    measured: counts.measured,
    agreement,
    level: obstacle === null ? agreement.level : null,
    obstacle,
    effort: labels.reduce<Effort>((sum, { effort }) => addEfforts(sum, effort), NO_EFFORT),
    digest,
  };
}

/** The same of labels and judgements as a run has them. */
export function judgeAgreement(
  labels: readonly Label[],
  judgements: ReadonlyMap<string, Judgement>,
  {
    gate,
    minMeasured,
    digest,
  }: { readonly gate: number | null; readonly minMeasured: number; readonly digest: Digest },
): JudgeAgreement {
  return agreementOf(judgedLabels(labels, judgements), { gate, minMeasured, digest: labelsDigest(labels, digest) });
}

/** SHA-256 of all that is read of labels. */
export function labelsDigest(labels: readonly Label[], digest: Digest): string {
  return digest(
    canonicalJson(
      labels.map((label) => ({
        key: labelKey(label),
        reference: label.session.referenceDigest,
        candidate: summaryText(label.candidate),
        overall: label.overall,
      })),
    ),
  );
}
