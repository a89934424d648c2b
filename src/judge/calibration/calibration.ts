import type { Digest } from '../../core/ports.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import { type Label, labelKey } from '../../inputs/labels/label.js';
import type { Scorer, SessionScore } from '../../rubric/score.js';
import type { Settings } from '../../settings/table.js';
import { countReasons, type JudgeAgreement, type JudgeFacts } from '../judge-facts.js';
import { addEfforts, type Effort, type Judgement, NO_EFFORT } from '../judgement.js';
import { type Agreement, measureAgreement, type Pair } from './agreement.js';
import { calibrationGate, judgeAgreement } from './judge-agreement.js';

/** Agreement of one scorer with the labels, as a whole and by dimension. */
export interface ScorerAgreement {
  readonly overall: Agreement;
  /** Only of candidates whose label scores the dimension. */
  readonly dimensions: Readonly<Record<Dimension, Agreement>>;
}

/** One labelled candidate with what each scorer says of it. */
export interface LabelledScores {
  readonly label: Label;
  readonly rubric: SessionScore;
  readonly judged: Judgement | null;
}

/** The judge's part of a calibration. */
interface JudgeCalibration extends ScorerAgreement {
  readonly facts: Pick<JudgeFacts, 'mode' | 'model' | 'promptVersion' | 'samples'>;
  readonly measured: JudgeAgreement;
  /** How often each reason kept something from being measured. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly effort: Effort;
}

export interface Calibration {
  readonly gate: number | null;
  readonly candidates: readonly LabelledScores[];
  readonly rubric: ScorerAgreement;
  /** Null when the judge is off. */
  readonly judge: JudgeCalibration | null;
}

/** What the judge says of labelled candidates, by `labelKey`, and by which version of its prompt. */
interface JudgedLabels {
  readonly judgements: ReadonlyMap<string, Judgement>;
  readonly promptVersion: string;
}

/** Compares rubric and judge with the labels; `judged` is null when the judge is off. */
export function calibrate(
  labels: readonly Label[],
  judged: JudgedLabels | null,
  { settings, score, digest }: { readonly settings: Settings; readonly score: Scorer; readonly digest: Digest },
): Calibration {
  const gate = calibrationGate(settings);
  const candidates = labels.map(
    (label): LabelledScores => ({
      label,
      rubric: score(label.session.reference, label.candidate),
      judged: judged?.judgements.get(labelKey(label)) ?? null,
    }),
  );
  return {
    gate,
    candidates,
    rubric: agreementOf(
      candidates,
      gate,
      ({ rubric }) => rubric.overall,
      ({ rubric }, dimension) => rubric.dimensions.find((result) => result.dimension === dimension)?.score ?? null,
    ),
    judge:
      judged === null
        ? null
        : {
            ...agreementOf(
              candidates,
              gate,
              ({ judged }) => judged?.overall.score ?? null,
              ({ judged }, dimension) => judged?.dimensions[dimension].score ?? null,
            ),
            facts: {
              mode: settings['judge-mode'],
              model: settings['judge-model'],
              promptVersion: judged.promptVersion,
              samples: settings['judge-samples'],
            },
            measured: judgeAgreement(labels, judged.judgements, {
              gate,
              minMeasured: settings['min-measured'],
              digest,
            }),
            reasons: countReasons({ judgements: judged.judgements, measured: new Map() }),
            effort: [...judged.judgements.values()].reduce<Effort>(addEfforts, NO_EFFORT),
          },
  };
}

function agreementOf(
  candidates: readonly LabelledScores[],
  gate: number | null,
  overall: (candidate: LabelledScores) => number | null,
  ofDimension: (candidate: LabelledScores, dimension: Dimension) => number | null,
): ScorerAgreement {
  const pairsOf = (
    human: (label: Label) => number | undefined,
    scoreOf: (candidate: LabelledScores) => number | null,
  ): readonly Pair[] =>
    candidates.flatMap((candidate) => {
      const [given, scored] = [human(candidate.label), scoreOf(candidate)];
      return given === undefined || scored === null
        ? []
        : [
            {
              session: candidate.label.session.name,
              human: given,
              scored,
              isVerdict: candidate.label.verdict !== undefined,
            },
          ];
    });
  return {
    overall: measureAgreement(
      pairsOf((label) => label.overall, overall),
      gate,
    ),
    dimensions: Object.fromEntries(
      DIMENSIONS.map((dimension) => [
        dimension,
        // No gate: min-overall is a line through overalls.
        measureAgreement(
          pairsOf(
            (label) => label.dimensions[dimension],
            (candidate) => ofDimension(candidate, dimension),
          ),
          null,
        ),
      ]),
    ) as Record<Dimension, Agreement>,
  };
}
