import { shown, stored } from '../core/numbers.js';
import { DIMENSIONS } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { Judgement } from '../judge/judgement.js';
import { DISAGREE_FROM, type MemberFacts, type PanelFacts } from '../judge/panel/panel-facts.js';
import type { SessionMetrics } from '../judge/session-metrics.js';
import { roundUsd } from './round-usd.js';
import type { ReportJudgement, ReportPanel } from './schema.js';

/** Who has judged a run, and where they disagree. */
export function toReportPanel(
  { members }: PanelFacts,
  { judgements, isSimulated, voided }: Pick<JudgeFacts, 'judgements' | 'isSimulated' | 'voided'>,
): ReportPanel {
  const spreads = [...judgements.values()].flatMap((judgement) => {
    const spread = spreadOf(judgement);
    return spread !== null && shown(spread) >= DISAGREE_FROM ? [{ session: judgement.session, spread }] : [];
  });
  return {
    members: members.map((member) => toReportMember(member, isSimulated === true, voided !== null)),
    disagreements: spreads.sort((a, b) => b.spread - a.spread || byCodePoint(a.session, b.session)),
  };
}

/** Of a void run nobody may take a mean along. */
function toReportMember(member: MemberFacts, isSimulated: boolean, isVoid: boolean): ReportPanel['members'][number] {
  const { provider, model, means, wanted, measured, reasons, effort, voided, leftOut } = member;
  const { overall = null, ...others } = means;
  return {
    provider,
    model,
    overall_mean: isVoid ? null : overall,
    metric_means: Object.fromEntries(Object.entries(others).map(([metric, mean]) => [metric, isVoid ? null : mean])),
    wanted,
    measured,
    unmeasured_reasons: reasons,
    calls: isSimulated ? 0 : effort.attempts,
    cache_hits: effort.cacheHits,
    cost_usd: roundUsd(effort.costUsd),
    voided,
    left_out: leftOut.map(({ metric, reason }) => ({ metric, reason })),
  };
}

/** How far the overalls in the median lie apart; null below two. */
function spreadOf({ overalls }: Judgement): number | null {
  return overalls.length < 2 ? null : stored(Math.max(...overalls) - Math.min(...overalls), 'six decimals');
}

type PanelPart = Pick<ReportJudgement, 'panel' | 'spread'>;

/** What each member says of a session; nothing where one judges alone. */
export function panelPart(judgement: Judgement | undefined, metrics: SessionMetrics | undefined): PanelPart {
  const voices = judgement?.voices ?? metrics?.voices;
  if (voices === undefined) return {};
  return {
    panel: voices.map(({ provider, model }, i) => {
      const voice = judgement?.voices?.[i];
      const scores = metrics?.voices?.[i]?.scores;
      return {
        provider,
        model,
        overall: voice?.overall ?? null,
        dimensions:
          judgement === undefined || voice === undefined
            ? {}
            : Object.fromEntries(
                DIMENSIONS.filter((one) => isAsked(judgement, one)).map((one) => [one, voice.dimensions[one]]),
              ),
        ...(scores !== undefined && { metrics: { ...scores } }),
        rationale: voice?.rationale ?? null,
        reason: voice?.reason ?? null,
      };
    }),
    ...(judgement !== undefined && { spread: spreadOf(judgement) }),
  };
}

function isAsked({ voices = [], unmeasured }: Judgement, dimension: (typeof DIMENSIONS)[number]): boolean {
  return (
    voices.some(({ dimensions }) => dimensions[dimension] !== null) ||
    unmeasured.some(({ measurement }) => measurement === dimension)
  );
}
