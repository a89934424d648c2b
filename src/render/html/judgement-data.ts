import { counted } from '../../counted.js';
import { plainLine, plainText } from '../escape.js';
import { inWords } from '../wording.js';
import type { PageJudgement, PageMetric } from './page-data.js';
import type { PageSession } from './page-report.js';
import { capitalised } from './score-mark.js';

type Judgement = NonNullable<PageSession['judge']>;
type Metric = NonNullable<Judgement['metrics']>[string];

/** What the judge has said about one session. All of its words are foreign. */
export function toPageJudgement(judgement: Judgement): PageJudgement {
  const { overall, dimensions, rationale, suggestions, rewrite, samples, unmeasured, model_used: model } = judgement;
  return {
    overall,
    dimensions: dimensions.map(({ dimension, score, reason }) => ({
      label: capitalised(inWords(dimension)),
      score,
      reason: plainText(reason ?? '', 2000),
    })),
    metrics: Object.entries(judgement.metrics ?? {}).map(([name, metric]) => toPageMetric(name, metric)),
    rationale: plainText(rationale ?? '', 4000),
    suggestions: suggestions.map((text) => plainText(text, 2000)),
    rewrite: rewrite === undefined ? '' : plainText(JSON.stringify(rewrite, null, 2), 10_000),
    gaps: unmeasured.map(({ measurement, reason }) => `${inWords(measurement)}: ${inWords(reason)}`),
    about: [...(model === null ? [] : [plainLine(model, 100)]), counted(samples, 'answer')].join(', '),
  };
}

function toPageMetric(name: string, { score, explanation, reason, claims = [] }: Metric): PageMetric {
  return {
    label: capitalised(inWords(name)),
    score,
    explanation: plainText(explanation ?? (reason == null ? '' : `Not measured: ${inWords(reason)}`), 4000),
    passages: claims.slice(0, 50).map(({ text, statement, status, evidence }) => ({
      text: plainText([text ?? statement ?? '', ...(evidence == null ? [] : [`"${evidence.quote}"`])].join(' '), 2500),
      place: plainLine([evidence?.file, evidence?.line].filter((part) => part != null).join(':'), 300),
      status: plainLine(status ?? '', 40),
    })),
  };
}
