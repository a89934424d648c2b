import { canonicalJson } from '../../core/json/canonical.js';
import type { Digest } from '../../core/ports.js';
import { summaryText } from '../../core/summary.js';
import { type Label, labelKey } from '../../inputs/labels/label.js';
import type { Settings } from '../../settings/table.js';
import type { JudgeAgreement, JudgeFacts } from '../judge-facts.js';
import { addEfforts, type Effort, isEnough, type Judgement, NO_EFFORT } from '../judgement.js';
import { askedDimensions, lateQuestion, type RubricForm, type SessionQuestion } from '../rubric-questions.js';
import { measureAgreement } from './agreement.js';

/** A labelled candidate with what the judge says of it. */
export interface JudgedLabel {
  /** Name of its session. */
  readonly session: string;
  /** What a person gave it, 0..1. */
  readonly human: number;
  /** Whether that is a verdict and no score. */
  readonly isVerdict?: boolean;
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
      ...(label.verdict !== undefined && { isVerdict: true }),
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
  const pairs = labels.flatMap(({ scored, effort: _, ...label }) => (scored === null ? [] : [{ ...label, scored }]));
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

/**
 * Agreement of the judge with the scores that people gave.
 * @param judgements of the labelled candidates, by `labelKey`; a label without one counts as not measured
 * @param gate the score at which both are cut into pass and fail; null = no gate
 * @param minMeasured share of the labels, 0..1, that must have been judged
 */
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

/** Asks the judge of a run about labelled candidates. */
type AskMore = (labels: readonly Label[]) => Promise<ReadonlyMap<string, Judgement>>;

/**
 * What a run knows of its judge, with the agreement of that very judge with the labels: asked now, by the same model, mode
 * and prompt, or replayed from the same cassette. An agreement that was measured some other day might be another judge's.
 * Without labels, and where nobody could be asked or there was nothing to judge, the facts stay as they are.
 */
export async function checkAgainstLabels(
  facts: JudgeFacts,
  labels: readonly Label[],
  { settings, digest, askMore }: { readonly settings: Settings; readonly digest: Digest; readonly askMore: AskMore },
): Promise<JudgeFacts> {
  if (labels.length === 0 || facts.absence !== null || facts.judgements.size + facts.measured.size === 0) return facts;
  const judgements = await askMore(labels);
  const gate = calibrationGate(settings);
  return {
    ...facts,
    agreement: judgeAgreement(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
  };
}

/** Where scores are cut into pass and fail to compare them with labels; null where no such gate is set. */
export function calibrationGate(settings: Settings): number | null {
  return settings['min-judge-overall'] ?? settings['min-overall'];
}

/**
 * The questions about labelled candidates: the same words that a run asks about its own candidates, so that what the
 * judge is worth here is what it is worth there.
 */
export function labelQuestions(
  labels: readonly Label[],
  settings: Settings,
  form: RubricForm,
): readonly SessionQuestion[] {
  return labels.map((label) => {
    const { difficulty, kind, reference } = label.session;
    const { 'judge-mode': mode, 'judge-model': model } = settings;
    const rest = () => ({
      reference: mode === 'paired' ? reference : null,
      candidate: label.candidate,
      rationaleChars: settings['judge-rationale-chars'],
      wantsRewrite: false,
    });
    return lateQuestion(labelKey(label), { mode, difficulty, kind, ...askedDimensions(settings) }, rest, {
      model,
      form,
    });
  });
}
