import { maskTexts } from '../core/redact.js';
import { counted } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { verdictOf } from '../gates/evaluate.js';
import { judgeChecks } from '../gates/judge-checks.js';
import { policyOf } from '../gates/policy.js';
import type { Turn } from '../inputs/turns/turn.js';
import { alertsOf, TURN_HINTS } from '../judge/alerts.js';
import { SIMULATION_LABEL } from '../judge/asking/simulation.js';
import { gapsOf } from '../judge/judge-facts.js';
import type { TurnFacts } from '../judge/judge-turns.js';
import type { TurnScores } from '../judge/measure-turn.js';
import { TURN_PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { TURN_GATES, TURN_SETTINGS } from '../settings/rules.js';
import { reportedSettings } from './build-report.js';
import { roundUsd, toReportAlerts, workTotals } from './judge-report.js';
import { countClaims, metricTotals, toClaim, toGeval, toHallucination } from './metrics-report.js';
import { turnsTitle } from './title.js';
import type { ReportTurn, TurnsReport } from './turns-schema.js';

/** The turns of a run, before and after a limit. */
export interface FoundTurns {
  /** Turns that the judge is asked about: all that were found, or as many as the limit allows. */
  readonly turns: readonly Turn[];
  /** How many turns the transcripts have, before the limit. */
  readonly found: number;
  /** How many transcripts were read. */
  readonly files: number;
  /** Transcripts of the corpus in other forms, which are left out. */
  readonly others: readonly string[];
}

/** Totals, gates and verdict of what was said about turns: the one value that everything else is rendered from. */
export function buildTurnsReport(
  found: FoundTurns,
  facts: TurnFacts,
  { settings, scoredAt }: { readonly settings: ResolvedSettings; readonly scoredAt: Date },
): TurnsReport {
  const { values } = settings;
  const { turns } = found;
  const checks = judgeChecks(facts, policyOf(settings), TURN_GATES);
  const work = workTotals(facts);
  const metrics = metricTotals(facts, TURN_PROMPT_VERSIONS);
  // Nothing to judge is allowed on purpose; what nobody has judged, or a simulation alone, is an open question.
  const verdict = turns.length === 0 ? 'pass' : verdictOf(checks, work.measured === 0 || facts.isSimulated === true);
  const reportGates = checks.map(({ gate }) => gate);
  return maskTexts({
    schema_version: 1,
    tool: { name: 'summary-gate', version: VERSION },
    scored_at: `${scoredAt.toISOString().slice(0, 19)}Z`,
    verdict,
    title: turnsTitle({
      verdict,
      gates: reportGates,
      turns: turns.length,
      metrics,
      isSimulated: facts.isSimulated === true,
    }),
    turn_count: turns.length,
    files: found.files,
    gates: reportGates,
    gates_failed: checks.flatMap(({ failures }) => failures),
    turns: turns.flatMap((turn) => {
      const scores = facts.measured.get(turn.id);
      if (scores === undefined) return [];
      const row = toReportTurn(turn, scores);
      return [facts.isSimulated === true ? { ...row, attempts: 0 } : row];
    }),
    judge: {
      ...(facts.isSimulated === true && { simulated: true as const }),
      ...(facts.isByBatch === true && { transport: 'batch' as const }),
      model: facts.model,
      samples: facts.samples,
      ...work,
      metrics,
      absence: facts.absence,
      base_url: facts.baseUrl,
      alerts: toReportAlerts(alertsOf(facts, values.alerts, TURN_HINTS)),
    },
    settings: reportedSettings(settings, TURN_SETTINGS),
    caveats: [...(facts.isSimulated === true ? [`The judge was ${SIMULATION_LABEL}.`] : []), ...caveatsOf(found)],
  });
}

function toReportTurn({ id, file, line }: Turn, scores: TurnScores): ReportTurn {
  const { relevance, coherence, faithfulness, skipped, effort } = scores;
  const versions = TURN_PROMPT_VERSIONS;
  return {
    id,
    file,
    line,
    metrics: {
      ...(relevance !== undefined && { relevance: toGeval(relevance, versions.relevance) }),
      ...(coherence !== undefined && { coherence: toGeval(coherence, versions.coherence) }),
      ...(faithfulness !== undefined && {
        faithfulness: {
          ...countClaims(faithfulness, versions.faithfulness),
          claims: faithfulness.claims.map(toClaim),
        },
        hallucination: toHallucination(faithfulness, versions.faithfulness),
      }),
      skipped: skipped.map(({ metric, reason }) => ({ metric, reason })),
    },
    unmeasured: gapsOf(scores).map(({ measurement, reason }) => ({ measurement, reason })),
    duration_ms: effort.durationMs,
    prompt_tokens: effort.promptTokens,
    completion_tokens: effort.completionTokens,
    cost_usd: roundUsd(effort.costUsd),
    attempts: effort.attempts,
  };
}

function caveatsOf({ turns, found, others }: FoundTurns): readonly string[] {
  const cut = turns.filter(({ user, assistant, results }) => [user, assistant, ...results].some(({ isCut }) => isCut));
  return [
    ...(turns.length < found
      ? [`Only the first ${turns.length} of ${counted(found, 'turn')} were judged (limit).`]
      : []),
    ...(cut.length > 0
      ? [`In ${cut.length} of ${counted(turns.length, 'turn')} the judge is shown only the beginning of a long text.`]
      : []),
    ...(others.length > 0
      ? [
          `${counted(others.length, 'transcript')} of the corpus left out, since turns are read from .jsonl alone: ${others.join(', ')}`,
        ]
      : []),
  ];
}
