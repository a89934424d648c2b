import { plainName } from '../judge/answering-model.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { countingIn } from '../judge/panel/panel-facts.js';
import { type JudgeMetric, SESSION_METRICS, type SessionMetric } from '../settings/judge-metrics.js';

/** Who has given a session the numbers of each metric, as one text; what nobody was asked for is not there. Foreign names. */
export type Voices = ReadonlyMap<JudgeMetric, string>;

/**
 * Who has judged a session: the model that has answered, or the members of a panel whose scores are in its medians. Scores of
 * other voices are another measurement, and their difference says nothing of what was judged.
 */
export function voicesOf(session: string, judge: JudgeFacts): Voices {
  const overall = overallVoices(session, judge);
  const found = SESSION_METRICS.map((metric) => [metric, metricVoices(session, metric, judge) ?? overall] as const);
  return new Map<JudgeMetric, string>(
    [['rubric', overall] as const, ...found].flatMap(([metric, who]) => (who === undefined ? [] : [[metric, who]])),
  );
}

function overallVoices(session: string, { judgements, model, panel }: JudgeFacts): string | undefined {
  const judgement = judgements.get(session);
  if (panel === undefined) return plainName(judgement?.modelUsed ?? model);
  const members = panel.members.map(({ provider, model: of, leftOut }) => ({ provider, model: of, left_out: leftOut }));
  const counting = countingIn(members, 'rubric').map(nameOf);
  return joined(
    (judgement?.voices ?? []).filter((one) => one.overall !== null && counting.includes(nameOf(one))).map(nameOf),
  );
}

/** Undefined where one judges alone. */
function metricVoices(session: string, metric: SessionMetric, { measured, panel }: JudgeFacts): string | undefined {
  if (panel === undefined) return undefined;
  const voices = measured.get(session)?.voices ?? [];
  return joined(voices.filter(({ scores, counts }) => counts.includes(metric) && scores[metric] != null).map(nameOf));
}

function nameOf({ provider, model }: { readonly provider: string; readonly model: string }): string {
  return `${provider}:${model}`;
}

function joined(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : names.join(', ');
}
