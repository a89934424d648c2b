import { type Defect, severityOf } from '../core/finding.js';
import { shown } from '../core/numbers.js';
import { floorId } from '../gates/catalogue.js';
import type { Evaluation } from '../gates/evaluate.js';
import type { Waiver } from '../inputs/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { countDefects, isRated, nameOf, type RatedSession, type ScoredSession } from '../scoring/scored-session.js';
import { canaryJudgement, toReportJudgement } from './judge-report.js';
import type { Report, ReportFinding, ReportSession } from './schema.js';

/** What the report says of one session, with as many of its findings as it was allotted. */
export function toReportSession(
  session: ScoredSession,
  evaluation: Evaluation,
  allotted: ReadonlyMap<string, number>,
  judge: JudgeFacts | null,
  waivers: readonly Waiver[],
): ReportSession {
  if (session.status === 'canary') {
    return {
      name: session.golden.name,
      status: 'canary',
      failed: false,
      overall: null,
      dimensions: [],
      findings: [],
      candidate_path: null,
      reference_digest: session.golden.referenceDigest,
      candidate_digest: null,
      ...canaryJudgement(session.golden.name, judge),
    };
  }
  const name = nameOf(session);
  const failed = evaluation.failedSessions.has(name);
  const judgement = judge === null ? undefined : toReportJudgement(name, judge);
  const isMeasured = judgement?.metrics?.completion !== undefined;
  const structural = isRated(session) && !isMeasured ? structuralCompletion(session) : undefined;
  const share = allotted.get(name) ?? 0;
  const omitted = countDefects(session) - share;
  const waived = waivers.filter((waiver) => waiver.session === name);
  return {
    name,
    status: session.status,
    failed,
    ...(isRated(session) ? scoresOf(session) : NO_SCORES),
    findings:
      share === 0
        ? []
        : session.defects
            .slice(0, share)
            .map((defect) => toFinding(defect, evaluation.unwaivedSessions.has(name) && evaluation.verdict === 'fail')),
    ...(omitted > 0 && { findings_omitted: omitted }),
    candidate_path: isRated(session) ? session.candidatePath : session.place.file,
    reference_digest: isRated(session) ? session.golden.referenceDigest : null,
    candidate_digest: session.candidateDigest,
    ...(waived.length > 0 && {
      waived: waived.map(({ dimension, reason, until, by }) => ({ dimension, reason, until, by })),
    }),
    ...(structural !== undefined && { structural_completion: structural }),
    ...(judgement !== undefined && { judge: judgement }),
  };
}

/** Without a reference there is nothing that the rubric could score. */
const NO_SCORES = { overall: null, dimensions: [] };

function scoresOf({ overall, dimensions }: RatedSession): Pick<ReportSession, 'overall' | 'dimensions'> {
  return { overall, dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })) };
}

/** A defect as the report says it; failing ones are errors where the verdict is. */
export function toFinding(defect: Defect, failing: boolean): ReportFinding {
  return {
    code: defect.code,
    severity: severityOf(defect.code, failing),
    dimension: defect.dimension,
    message: defect.message,
    suggestion: defect.suggestion,
    file: defect.place.file,
    line: defect.place.line ?? null,
    column: defect.place.column ?? null,
  };
}

/** Requirements by words alone: nothing for a session without any, or without a usable candidate. */
export function structuralCompletion({ requirements = [] }: RatedSession): ReportSession['structural_completion'] {
  if (requirements.length === 0) return undefined;
  const toMention = requirements.filter(({ requirement }) => requirement.must === 'mention');
  return {
    possible: toMention.filter(({ nearest }) => nearest !== null).length,
    of: toMention.length,
    requirements: requirements.map(({ requirement, nearest }) => ({
      id: requirement.id,
      must: requirement.must,
      could_be_there: nearest !== null,
    })),
  };
}

/**
 * Names of the failing sessions that fail by nothing but floors that somebody has waived. A waiver of one dimension does
 * not make up for another floor that is missed, and a waiver of a session that passes is idle.
 */
export function waivedSessions({ sessions, gates }: Pick<Report, 'sessions' | 'gates'>): ReadonlySet<string> {
  const some = sessions.filter(({ failed, waived }) => failed && waived !== undefined);
  if (some.length === 0) return new Set();
  const floors = new Map(gates.filter(({ kind }) => kind === 'session').map((gate) => [gate.id, gate]));
  const least = gates.find(({ id }) => id === 'min-session')?.threshold ?? null;
  return new Set(some.filter((session) => isSilenced(session, floors, least)).map(({ name }) => name));
}

function isSilenced(
  { name, status, overall, dimensions, waived = [] }: ReportSession,
  floors: ReadonlyMap<string, Report['gates'][number]>,
  least: number | null,
): boolean {
  if (waived.some(({ dimension }) => dimension === null)) return true;
  if (status !== 'scored' || (least !== null && shown(overall ?? 0) < shown(least))) return false;
  const ids = [floorId(name, 'overall'), ...dimensions.map(({ dimension }) => floorId(name, dimension))];
  const own = ids.flatMap((id) => floors.get(id) ?? []);
  // Without a floor of its own a session fails by min-overall, which no waiver of a dimension reaches.
  return own.some((gate) => gate.waived === true) && own.every(({ status }) => status !== 'fail');
}
