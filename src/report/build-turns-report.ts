import { maskTexts } from '../core/redact.js';
import { counted, firstOf } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { verdictOf } from '../gates/evaluate.js';
import { judgeChecks } from '../gates/judge-checks.js';
import { policyOf } from '../gates/policy.js';
import { isUnguarded } from '../gates/unguarded.js';
import type { TurnsOfTranscript } from '../inputs/turns/read-turns.js';
import { allTools } from '../inputs/turns/tool-correctness.js';
import type { Turn } from '../inputs/turns/turn.js';
import { alertsOf, TURN_HINTS } from '../judge/alerts.js';
import { SIMULATION_LABEL } from '../judge/asking/simulation.js';
import { gapsOf } from '../judge/judge-facts.js';
import type { TurnFacts } from '../judge/judge-turns.js';
import type { TurnScores } from '../judge/measure-turn.js';
import { TURN_PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { TURN_GATES, TURN_SETTINGS } from '../settings/rules.js';
import { effortPart, providerOf, toReportAlerts, workTotals } from './judge-report.js';
import { countClaims, metricTotals, toClaim, toGeval, toHallucination } from './metrics-report.js';
import { reportedSettings } from './reported-settings.js';
import { toolsTitle, turnsTitle } from './title.js';
import { toReportTools, toReportTranscript } from './transcripts-report.js';
import type { ReportTurn, TurnsReport } from './turns-schema.js';

/** The turns of a run, before and after a limit. */
export interface FoundTurns {
  /** Turns that the judge is asked about: all that were found, or as many as the limit allows. */
  readonly turns: readonly Turn[];
  /** How many turns the transcripts have, before the limit. */
  readonly found: number;
  /** What was read of each transcript. */
  readonly transcripts: readonly TurnsOfTranscript[];
  /** Transcripts of the corpus that are plain text, which are left out. */
  readonly others: readonly string[];
  /** Files of JSON in the folders that were named, which have no messages and are left out. */
  readonly asides: readonly string[];
}

interface About {
  readonly settings: ResolvedSettings;
  readonly scoredAt: Date;
}

/**
 * Totals, gates and verdict of what is known about turns: the one value that everything else is rendered from.
 * @param facts what the judge says; null where it is off, and then there are counts alone
 */
export function buildTurnsReport(found: FoundTurns, facts: TurnFacts | null, about: About): TurnsReport {
  const { settings, scoredAt } = about;
  const { turns, transcripts } = found;
  const policy = policyOf(settings);
  const checks = facts === null ? [] : judgeChecks(facts, policy, TURN_GATES);
  const gates = checks.map(({ gate }) => gate);
  const judge = facts === null ? undefined : toTurnsJudge(facts, settings);
  // Nothing to judge is allowed on purpose; what nobody has judged, or a simulation alone, is an open question.
  const isOpen =
    judge !== undefined &&
    (judge.measured === 0 ||
      judge.simulated === true ||
      (TURN_GATES.some((name) => settings.origins[name] === 'config') && isUnguarded(checks, policy)));
  const verdict = turns.length === 0 ? 'pass' : verdictOf(checks, isOpen);
  const tools = toReportTools(allTools(transcripts.map((one) => one.tools)));
  const rows = facts === null ? [] : turns.flatMap((turn) => rowOf(turn, facts) ?? []);
  const byFile = new Map<string, ReportTurn[]>(transcripts.map(({ file }) => [file, []]));
  for (const row of rows) byFile.get(row.file)?.push(row);
  return maskTexts({
    schema_version: 1,
    tool: { name: 'summary-gate', version: VERSION },
    scored_at: `${scoredAt.toISOString().slice(0, 19)}Z`,
    verdict,
    title:
      judge === undefined
        ? toolsTitle(tools, turns.length, transcripts.length)
        : turnsTitle({
            verdict,
            gates,
            turns: turns.length,
            metrics: judge.metrics,
            isSimulated: judge.simulated === true,
            policyOfBase: settings.policy,
          }),
    turn_count: turns.length,
    files: transcripts.length,
    transcripts: transcripts.map((one) => toReportTranscript(one, byFile.get(one.file) ?? [])),
    tools,
    gates,
    gates_failed: checks.flatMap(({ failures }) => failures),
    turns: rows,
    ...(judge !== undefined && { judge }),
    settings: reportedSettings(settings, TURN_SETTINGS),
    caveats: [
      ...(judge?.simulated === true ? [`The judge was ${SIMULATION_LABEL}.`] : []),
      ...caveatsOf(found, facts !== null),
    ],
  });
}

function toTurnsJudge(facts: TurnFacts, { values }: ResolvedSettings): NonNullable<TurnsReport['judge']> {
  return {
    ...(facts.isSimulated === true && { simulated: true as const }),
    ...(facts.isByBatch === true && { transport: 'batch' as const }),
    model: facts.model,
    samples: facts.samples,
    ...workTotals(facts),
    metrics: metricTotals(facts, TURN_PROMPT_VERSIONS),
    absence: facts.absence,
    base_url: facts.baseUrl,
    ...providerOf(facts),
    alerts: toReportAlerts(alertsOf(facts, values.alerts, TURN_HINTS)),
  };
}

function rowOf(turn: Turn, facts: TurnFacts): ReportTurn | undefined {
  const scores = facts.measured.get(turn.id);
  if (scores === undefined) return undefined;
  const row = toReportTurn(turn, scores);
  return facts.isSimulated === true ? { ...row, attempts: 0 } : row;
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
    ...effortPart(effort),
  };
}

function caveatsOf({ turns, found, others, asides, transcripts }: FoundTurns, isJudged: boolean): readonly string[] {
  const cut = turns.filter(({ user, assistant, results }) => [user, assistant, ...results].some(({ isCut }) => isCut));
  const unknown = transcripts.filter((one) => one.unknown.length > 0);
  return [
    ...(isJudged && turns.length < found ? [`Only the ${firstOf(turns.length, found, 'turn')} judged (limit).`] : []),
    ...(isJudged && cut.length > 0
      ? [`In ${cut.length} of ${counted(turns.length, 'turn')} the judge is shown only the beginning of a long text.`]
      : []),
    ...unknown.slice(0, TOLD_FILES).map(({ file, unknown: [first], unknown: { length } }) => {
      const more = length > 1 ? `, and ${length - 1} more` : '';
      return `Not understood and left out: ${file}:${first?.line ?? 1}: ${first?.what ?? ''}${more}`;
    }),
    ...(unknown.length > TOLD_FILES
      ? [`Of ${unknown.length - TOLD_FILES} more transcripts something was left out: turns.json has it.`]
      : []),
    ...(others.length > 0
      ? [
          `${counted(others.length, 'transcript')} of the corpus left out, since turns are read from .jsonl and .json alone: ${others.join(', ')}`,
        ]
      : []),
    ...(asides.length > 0
      ? [
          `${counted(asides.length, '.json file')} left out, in which no transcript is recognised: ${asides.slice(0, TOLD_FILES).join(', ')}${asides.length > TOLD_FILES ? ` and ${asides.length - TOLD_FILES} more` : ''}`,
        ]
      : []),
  ];
}

/** For so many transcripts a caveat says what was not understood. */
const TOLD_FILES = 3;
