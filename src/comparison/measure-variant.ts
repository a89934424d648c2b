import { FINDING_CLASSES, type FindingCode } from '../core/finding.js';
import type { Dimension } from '../core/summary.js';
import { evaluateGates } from '../gates/evaluate.js';
import { withJudgements } from '../gates/judged-findings.js';
import { type Policy, withoutAllowances } from '../gates/policy.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { withLostFields } from '../scoring/lost-fields.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { codesIn, isRated, type RatedSession } from '../scoring/scored-session.js';
import { SESSION_METRICS } from '../settings/judge-metrics.js';
import { meanUsage, UNKNOWN_USAGE, type Usage, usageIn } from './usage.js';
import { type JudgedNumbers, type Variant, type VariantSession, WRONG_CLASSES } from './variant.js';
import { voicesOf } from './voices.js';

/** What a variant is made of. */
interface VariantFacts {
  readonly name: string;
  readonly paths: readonly string[];
  /** Its texts can be read as long as this is open. */
  readonly scored: ScoredSessions;
  readonly judge: JudgeFacts | null;
}

/** Puts into numbers what rubric, gates and judge make of a variant. Every session counts by itself: no allowance, no waiver. */
export function measureVariant({ name, paths, scored, judge }: VariantFacts, policy: Policy): Variant {
  const { sessions, inputs, unmatched, diagnosis } = scored;
  const told = withLostFields(sessions, diagnosis.lost, scored.settings.values['fail-on']);
  const rated = withJudgements(told, judge, policy).filter(isRated);
  const { failedGates, gates } = evaluateGates(rated, judge, withoutAllowances(policy));
  const ofSessions = new Set([...failedGates.values()].flat());
  const usages = usagesOf(inputs);
  const byName = new Map(rated.map((session) => [session.golden.name, session]));
  return {
    name,
    paths,
    sessions: new Map(
      rated.map((session) => [
        session.golden.name,
        toVariantSession(session, {
          gatesFailed: failedGates.get(session.golden.name) ?? [],
          usage: usages.get(session.golden.name) ?? UNKNOWN_USAGE,
          judge: judgedNumbers(session.golden.name, judge, policy.dimensions),
        }),
      ]),
    ),
    findingsOf: (session) => byName.get(session)?.defects ?? [],
    outside: unmatched.defects.length + unmatched.moreDefects,
    failedMeans: gates.flatMap(({ id, status, message }) =>
      status === 'fail' && !ofSessions.has(id) ? [message] : [],
    ),
    judge,
  };
}

const WRONG_CODES: ReadonlySet<FindingCode> = new Set(WRONG_CLASSES.flatMap((name) => FINDING_CLASSES[name]));

function toVariantSession(
  session: RatedSession,
  known: Pick<VariantSession, 'gatesFailed' | 'usage' | 'judge'>,
): VariantSession {
  const { samples } = session;
  const isWrong = (codes: readonly FindingCode[]): boolean => codes.some((code) => WRONG_CODES.has(code));
  const own = codesIn(session);
  const codes = samples === undefined ? own : [...new Set([...own, ...samples.all.flatMap((one) => one.codes)])];
  const wrongOf = samples?.all.filter((one) => isWrong(one.codes)).length ?? 0;
  const share = samples === undefined ? Number(isWrong(own)) : wrongOf / samples.all.length;
  return {
    status: session.status,
    overall: session.overall,
    scores: session.dimensions.map(({ score }) => score),
    codes,
    wrong: share,
    samples: samples?.all.length ?? null,
    ...known,
  };
}

/** What a run that a canary or a candidate has voided says, and what was made up, is no number. */
function judgedNumbers(name: string, judge: JudgeFacts | null, dimensions: readonly Dimension[]): JudgedNumbers | null {
  if (judge === null || judge.voided !== null || judge.isSimulated === true) return null;
  const judgement = judge.judgements.get(name);
  const measured = judge.measured.get(name);
  if (judgement === undefined && measured === undefined) return null;
  return {
    overall: judgement?.overall.score ?? null,
    scores: dimensions.map((dimension) => judgement?.dimensions[dimension].score ?? null),
    metrics: new Map(
      SESSION_METRICS.flatMap((metric) => {
        const result = measured?.[metric];
        return result === undefined ? [] : [[metric, result.score] as const];
      }),
    ),
    voices: voicesOf(name, judge),
  };
}

/** What candidates say of their cost, by session; of samples the mean. */
function usagesOf({ pairs, texts }: ScoredSessions['inputs']): ReadonlyMap<string, Usage> {
  const found = new Map<string, Usage>();
  for (const row of pairs.names.keys()) {
    const { name, candidates } = pairs.task(row, true);
    found.set(name, meanUsage(candidates.map((position) => usageIn(texts.candidates.at(position).text))));
  }
  return found;
}
