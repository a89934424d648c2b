import type { Scored } from '../scoring/held.js';
import { isRated, nameOf } from '../scoring/scored-session.js';
import { partsOfSummary } from '../summary-parts.js';
import type { JudgeFacts } from './judge-facts.js';
import type { Explanation } from './meta-evaluation.js';
import { PROMPT_VERSIONS } from './prompts/versions.js';
import type { TranscriptOf } from './run-judge.js';

/**
 * All explanations of a run that are the judge's own words, as the report shows them: the rationale beside the overall,
 * and the reasonings of relevance and coherence.
 */
export function explanationsOf(
  { sessions, candidates }: Scored,
  facts: Pick<JudgeFacts, 'mode' | 'promptVersion' | 'judgements' | 'measured'>,
  transcriptOf: TranscriptOf,
): readonly Explanation[] {
  return sessions.flatMap((one): readonly Explanation[] => {
    const session = nameOf(one);
    const candidate = candidates.byName.get(session);
    if (one.status === 'canary' || candidate?.kind !== 'valid') return [];
    const golden = isRated(one) ? one.golden : undefined;
    const common = {
      session,
      candidate: candidate.summary,
      reference: null,
      texts: () => (golden === undefined ? [] : partsOfSummary(golden.reference).map(({ text }) => text)),
      isCanary: golden?.canary ?? false,
    };
    const judgement = facts.judgements.get(session);
    const metrics = facts.measured.get(session);
    const [overall, rationale] = [judgement?.overall.score ?? null, judgement?.rationale ?? null];
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
    const reference = facts.mode === 'paired' ? (golden?.reference ?? null) : null;
    const { promptVersion } = facts;
    return [{ ...common, metric: 'rubric', score: overall, text: rationale, promptVersion, reference }, ...geval];
  });
}

function textsOf(transcript: ReturnType<TranscriptOf>): readonly string[] {
  if (transcript === undefined || transcript === 'unreadable') return [];
  return transcript.utterances.map(({ lines }) => lines.map(({ text }) => text).join('\n'));
}
