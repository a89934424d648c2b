import { showNumber } from '../../core/numbers.js';
import { capitalised, counted, plainLine, plainText } from '../../core/text.js';
import { candidateSchema } from '../../inputs/candidates/candidate.js';
import { SIMULATION_LABEL } from '../../judge/asking/simulation.js';
import type { ReportJudgement } from '../../report/schema.js';
import { memberNames } from '../../settings/panel-members.js';
import { inWords, notShown } from '../wording.js';
import { type PageJudgement, type PageMetric, type PageSummary, toPageSummary } from './page-data.js';

/** What the judge has said about one session. All of its words are foreign. */
export function toPageJudgement(judgement: ReportJudgement): PageJudgement {
  const { overall, dimensions, rationale, suggestions, rewrite, samples, unmeasured, model_used: model } = judgement;
  const name = judgement.simulated === true ? SIMULATION_LABEL : model;
  return {
    overall,
    dimensions: dimensions.map(({ dimension, score, reason }) => ({
      label: capitalised(inWords(dimension)),
      score,
      reason: plainText(reason ?? '', 2000),
    })),
    metrics: metricsOf(judgement.metrics),
    rationale: plainText(rationale ?? '', 4000),
    suggestions: suggestions.map((text) => plainText(text, 2000)),
    rewrite: proposalOf(rewrite),
    gaps: unmeasured.map(({ measurement, reason }) => `${inWords(measurement)}: ${inWords(reason)}`),
    cut: judgement.shortened === undefined ? '' : notShown(judgement.shortened),
    ...voicesOf(judgement),
    about: [...(name === null ? [] : [plainLine(name, 100)]), counted(samples, 'answer')].join(', '),
  };
}

function voicesOf({ panel, spread }: ReportJudgement): Pick<PageJudgement, 'voices' | 'spread'> {
  if (panel === undefined) return {};
  const names = memberNames(panel);
  return {
    voices: panel.map(({ overall, dimensions, metrics = {}, rationale, reason }, i) => ({
      name: plainLine(names[i] ?? '', 130),
      overall,
      scores: [...Object.entries(dimensions), ...Object.entries(metrics)]
        .map(([label, score]) => `${inWords(label)} ${showNumber(score ?? null)}`)
        .join(', '),
      said: plainText(rationale ?? (reason === null ? '' : `Not measured: ${inWords(reason)}`), 4000),
    })),
    ...(spread != null && { spread }),
  };
}

/** What the judge proposes has the form of a candidate; of anything else nothing is shown. */
function proposalOf(rewrite: ReportJudgement['rewrite']): PageSummary | null {
  const read = candidateSchema.safeParse(rewrite);
  return read.success ? toPageSummary(read.data) : null;
}

type Metrics = NonNullable<ReportJudgement['metrics']>;

function metricsOf(metrics: Metrics | undefined): readonly PageMetric[] {
  if (metrics === undefined) return [];
  const { relevance, coherence, faithfulness, completion, explanation_quality: quality = [], skipped } = metrics;
  return [
    ...(relevance === undefined ? [] : [toPageMetric('Relevance', relevance)]),
    ...(coherence === undefined ? [] : [toPageMetric('Coherence', coherence)]),
    ...(faithfulness === undefined
      ? []
      : [{ ...toPageMetric('Faithfulness', faithfulness), passages: claimsOf(faithfulness) }]),
    ...(completion === undefined
      ? []
      : [{ ...toPageMetric('Completion', completion), passages: requirementsOf(completion) }]),
    ...quality.map((result) =>
      toPageMetric(`Quality of the explanation of ${result.meta.original_evaluation.metric}`, result),
    ),
    ...skipped.map(({ metric, reason }) => ({
      label: capitalised(inWords(metric)),
      score: null,
      explanation: `Not asked: ${inWords(reason)}`,
      passages: [],
    })),
  ];
}

type Result = Pick<NonNullable<Metrics['relevance']>, 'score' | 'explanation' | 'reason'>;

function toPageMetric(label: string, { score, explanation, reason }: Result): PageMetric {
  const why = reason === null ? [] : [`Not measured: ${inWords(reason)}.`];
  return { label, score, explanation: plainText([...why, explanation ?? ''].join(' '), 4000), passages: [] };
}

/** What the transcript says to each claim. */
function claimsOf({ claims, outcome }: NonNullable<Metrics['faithfulness']>): PageMetric['passages'] {
  return [...claims, ...(outcome === undefined ? [] : [outcome])].map(({ statement, status, evidence }) => ({
    status,
    text: plainText(statement, 1000),
    quote: plainText(evidence?.quote ?? '', 2000),
    place: evidence === null ? '' : placeOf(evidence),
  }));
}

interface QuotePlace {
  readonly file: string;
  readonly line: number | null;
  readonly found: boolean;
}

function placeOf({ file, line, found }: QuotePlace): string {
  const place = plainLine(line === null ? file : `${file}:${line}`, 300);
  return found ? place : `${place}, not in these words`;
}

/** What the candidate says to each requirement. */
function requirementsOf({ requirements }: NonNullable<Metrics['completion']>): PageMetric['passages'] {
  return requirements.map(({ id, must, status, stage, file, line, evidence }) => ({
    status,
    text: plainText(`${id} (${must === 'mention' ? 'to be mentioned' : 'not to be mentioned'})`, 1000),
    quote: plainText(evidence?.quote ?? '', 2000),
    place:
      stage !== 'judged'
        ? stage === 'structural'
          ? 'by words alone'
          : 'by its literals'
        : file === null
          ? ''
          : placeOf({ file, line, found: evidence?.found ?? true }),
  }));
}
