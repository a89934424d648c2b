import { type Dimension, partsOfSummary } from '../core/summary.js';
import { readable, type TranscriptOf } from '../inputs/corpus/find-transcript.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { isRated, nameOf } from '../scoring/scored-session.js';
import type { JudgeFacts } from './judge-facts.js';
import type { Explanation } from './meta-evaluation.js';
import { PROMPT_VERSIONS } from './prompts/versions.js';
import { candidateAt } from './rubric-questions.js';

/**
 * All explanations of a run that are the judge's own words, as the report shows them: the rationale beside the overall,
 * and the reasonings of relevance and coherence.
 */
export function explanationsOf(
  { sessions, candidateOf, sampleOf, goldenOf }: ScoredSessions,
  facts: Pick<JudgeFacts, 'mode' | 'promptVersion' | 'judgements' | 'measured'>,
  transcriptOf: TranscriptOf,
  dimensions: readonly Dimension[],
): readonly Explanation[] {
  return sessions.flatMap((one, index): readonly Explanation[] => {
    if (one.status !== 'scored' && one.status !== 'unreferenced') return [];
    const session = nameOf(one);
    const golden = isRated(one) ? one.golden : undefined;
    const referenceOf = () => goldenOf(index)?.reference ?? null;
    const common = {
      session,
      candidate: () => candidateAt({ candidateOf, sampleOf }, index).summary,
      reference: () => null,
      texts: () => {
        const reference = referenceOf();
        return reference === null ? [] : partsOfSummary(reference).map(({ text }) => text);
      },
      dimensions,
      isCanary: false,
    };
    const judgement = facts.judgements.get(session);
    const metrics = facts.measured.get(session);
    const told = judgement?.bySample?.find(({ sample }) => sample === judgement.told);
    const overall = told === undefined ? (judgement?.overall.score ?? null) : told.overall;
    const rationale = judgement?.rationale ?? null;
    const geval = (['relevance', 'coherence'] as const).flatMap((metric): readonly Explanation[] => {
      const result = metrics?.[metric];
      if (result?.score == null || result.explanation === null) return [];
      const seen = (): readonly string[] =>
        metric === 'relevance' && golden !== undefined ? textsOf(transcriptOf(golden)) : [];
      return [
        {
          ...common,
          metric,
          score: result.score,
          text: result.explanation,
          promptVersion: PROMPT_VERSIONS[metric],
          texts: () => [...common.texts(), ...seen()],
        },
      ];
    });
    if (overall === null || rationale === null) return geval;
    const reference = facts.mode === 'paired' ? referenceOf : () => null;
    const { promptVersion } = facts;
    const ofRubric = {
      ...common,
      metric: 'rubric',
      score: overall,
      text: rationale,
      promptVersion,
      reference,
    } as const;
    const candidate = () => candidateAt({ candidateOf, sampleOf }, index, told?.sample).summary;
    return [{ ...ofRubric, candidate }, ...geval];
  });
}

function textsOf(found: ReturnType<TranscriptOf>): readonly string[] {
  const { utterances = [] } = readable(found) ?? {};
  return utterances.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
}
