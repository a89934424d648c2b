import { type Defect, isDiagnosis, severityOf } from '../core/finding.js';
import { type Precision, stored } from '../core/numbers.js';
import type { Digest } from '../core/ports.js';
import { maskSecrets } from '../core/redact.js';
import type { Evaluation } from '../gates/evaluate.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import { isMarkdown } from '../inputs/markdown/markdown-reader.js';
import { isFindingWaived, type Waiver } from '../inputs/waivers/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { Judgement, SampleJudgement } from '../judge/judgement.js';
import { fingerprintOf } from '../rubric/findings/finding-identity.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';
import {
  codesIn,
  countDefects,
  isRated,
  nameOf,
  type RatedSession,
  type ScoredSession,
  type SessionSamples,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import { standardDeviation } from '../statistics/descriptive.js';
import { floorsOf, requirementDigests } from './changed-measure.js';
import { countedIn } from './counted-findings.js';
import { canaryJudgement, toReportJudgement } from './judge-report.js';
import type { ReportFinding, ReportSession } from './schema.js';
import { toReportSource } from './transcripts-report.js';

/** What the report says of one session, with as many of its findings as it was allotted. */
export function toReportSession(
  session: ScoredSession,
  evaluation: Evaluation,
  allotted: ReadonlyMap<string, number>,
  judge: JudgeFacts | null,
  waivers: readonly Waiver[],
  { digest, precision }: SampleWriting,
): ReportSession {
  if (session.status === 'canary') return canarySession(session.golden, judge);
  const name = nameOf(session);
  const gatesFailed = evaluation.failedGates.get(name) ?? [];
  const gatesWaived = evaluation.waivedGates.get(name) ?? [];
  const judgement = judge === null ? undefined : toReportJudgement(name, judge);
  const isMeasured = judgement?.metrics?.completion !== undefined;
  const structural = isRated(session) && !isMeasured ? structuralCompletion(session) : undefined;
  const samples = isRated(session) ? session.samples : undefined;
  return {
    name,
    status: session.status,
    failed: gatesFailed.length > 0,
    gates_failed: [...gatesFailed],
    ...(gatesWaived.length > 0 && { gates_waived: [...gatesWaived] }),
    ...(isRated(session) ? scoresOf(session) : NO_SCORES),
    ...findingsOf(session, allotted, { evaluation, waivers }),
    candidate_path: isRated(session) ? session.candidatePath : session.place.file,
    reference_digest: isRated(session) ? session.golden.referenceDigest : null,
    ...(isRated(session) && digestsOf(session)),
    ...(isRated(session) && requirementDigests(session.golden, digest)),
    ...(isRated(session) && usedBy(session)),
    ...(isRated(session) && session.taught?.isRejected === true && { rejected_before: true as const }),
    ...(isRated(session) && isMarkdown(session.golden.place.file) && { reference_path: session.golden.place.file }),
    candidate_digest: session.candidateDigest,
    ...(samples !== undefined &&
      isRated(session) &&
      samplesOf(samples, session.dimensions, judge?.judgements.get(name), { digest, precision })),
    ...transcriptOf(session),
    ...(isRated(session) && floorsOf(session.golden)),
    ...waivedIn(session, waivers),
    ...(structural !== undefined && { structural_completion: structural }),
    ...(judgement !== undefined && { judge: judgement }),
  };
}

function canarySession(golden: GoldenFacts, judge: JudgeFacts | null): ReportSession {
  return {
    name: golden.name,
    status: 'canary',
    failed: false,
    gates_failed: [],
    overall: null,
    dimensions: [],
    findings: [],
    candidate_path: null,
    reference_digest: golden.referenceDigest,
    candidate_digest: null,
    ...canaryJudgement(golden.name, judge),
  };
}

/** As many of its findings as a session was allotted, those that only other samples have, and how many are left out. */
function findingsOf(
  session: RatedSession | UnreferencedSession,
  allotted: ReadonlyMap<string, number>,
  { evaluation, waivers }: { readonly evaluation: Evaluation; readonly waivers: readonly Waiver[] },
): Pick<ReportSession, 'findings' | 'findings_omitted'> {
  const name = nameOf(session);
  const share = allotted.get(name) ?? 0;
  const elsewhere = allotted.has(name) ? (evaluation.elsewhere.get(name) ?? []) : [];
  const omitted = countDefects(session) - share;
  const isBlamed = evaluation.unwaivedSessions.has(name) && evaluation.verdict === 'fail';
  // The texts of defects are read only where some are shown.
  const shown = share + elsewhere.length === 0 ? [] : [...session.defects.slice(0, share), ...elsewhere];
  const counts = countedIn({
    gates_failed: [...(evaluation.failedGates.get(name) ?? [])],
    gates_waived: [...(evaluation.waivedGates.get(name) ?? [])],
  });
  // What it fails by goes before what decides nothing, but for what explains all else.
  const isFirst = (finding: ReportFinding): boolean => counts(finding) || isDiagnosis(finding);
  const findings = shown.map((defect) => findingOf(defect, name, { evaluation, waivers, isBlamed }));
  return {
    findings: [...findings.filter(isFirst), ...findings.filter((finding) => !isFirst(finding))],
    ...(omitted > 0 && { findings_omitted: omitted }),
  };
}

function waivedIn(
  session: RatedSession | UnreferencedSession,
  waivers: readonly Waiver[],
): Pick<ReportSession, 'waived'> {
  const waived = waivers.filter((waiver) => isAbout(waiver, session));
  if (waived.length === 0) return {};
  return {
    waived: waived.map(({ dimension, code, reason, until, by }) => ({
      dimension,
      ...(code !== undefined && { code }),
      ...{ reason, until, by },
    })),
  };
}

/** What it takes to write samples. */
interface SampleWriting {
  readonly digest: Digest;
  readonly precision: Precision;
}

function samplesOf(
  { all, overalls, worst }: SessionSamples,
  dimensions: RatedSession['dimensions'],
  judgement: Pick<Judgement, 'bySample'> | undefined,
  { digest, precision }: SampleWriting,
): Pick<ReportSession, 'samples' | 'spread' | 'worst'> {
  return {
    samples: all.map(({ sample, status, overall, scores, defects, candidatePath, candidateDigest }) => ({
      ...{ sample, status, overall },
      ...judgedSample(judgement?.bySample?.find((one) => one.sample === sample)),
      dimensions: dimensions.map(({ dimension }, i) => ({ dimension, score: scores[i] ?? 0 })),
      findings: [
        ...new Set(defects.map(({ code, message }) => fingerprintOf({ code, message: maskSecrets(message) }, digest))),
      ],
      candidate_path: candidatePath,
      candidate_digest: candidateDigest,
    })),
    spread: stored(standardDeviation(overalls), precision),
    worst,
  };
}

function judgedSample(judged: SampleJudgement | undefined): { readonly judge_overall?: number | null } {
  return judged === undefined ? {} : { judge_overall: judged.overall };
}

function usedBy({ details: { referenceUsed } }: RatedSession): Pick<ReportSession, 'reference_used'> {
  return referenceUsed === undefined ? {} : { reference_used: referenceUsed };
}

/** So that the next run can tell what was accepted since. */
function digestsOf({ taught }: RatedSession): Pick<ReportSession, 'reference_digests'> {
  return taught?.wordings === undefined ? {} : { reference_digests: [...taught.wordings.digests] };
}

function transcriptOf(
  session: RatedSession | UnreferencedSession,
): Pick<ReportSession, 'transcript' | 'transcript_digest'> {
  if (!isRated(session)) return {};
  const { transcript: source, transcriptDigest: digest } = session.details;
  return {
    ...(source !== undefined && { transcript: toReportSource(source) }),
    ...(digest !== undefined && { transcript_digest: digest }),
  };
}

/** Of the session, or of a code that it has in any session. */
function isAbout({ session: waived, code }: Waiver, session: RatedSession | UnreferencedSession): boolean {
  if (waived !== null || code === undefined) return waived === nameOf(session);
  return isRated(session) && codesIn(session).includes(code);
}

/** Nobody is blamed for what was there before, nor for a code that somebody has waived. */
function findingOf(
  defect: Defect,
  name: string,
  {
    evaluation,
    waivers,
    isBlamed,
  }: {
    readonly evaluation: Evaluation;
    readonly waivers: readonly Waiver[];
    readonly isBlamed: boolean;
  },
): ReportFinding {
  const isKnown = evaluation.isKnown(name, defect);
  const ofCodes = waivers.filter(({ code }) => code !== undefined);
  const isExcused = isKnown || isFindingWaived(ofCodes, name, defect);
  return {
    ...toFinding(defect, isBlamed && !isExcused),
    ...(isKnown && { known: true as const }),
    ...(evaluation.isNew(name, defect) && { new: true as const }),
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
    ...(defect.place.key !== undefined && { key: defect.place.key }),
    ...(defect.samples !== undefined && { samples: defect.samples }),
  };
}

/** Requirements by words alone: nothing for a session without any, or without a usable candidate. */
export function structuralCompletion({ requirements = [] }: RatedSession): ReportSession['structural_completion'] {
  if (requirements.length === 0) return undefined;
  const toMention = requirements.filter(({ requirement }) => requirement.must === 'mention');
  return {
    possible: toMention.filter(couldBeThere).length,
    of: toMention.length,
    requirements: requirements.map((check) => ({
      id: check.requirement.id,
      must: check.requirement.must,
      could_be_there: couldBeThere(check),
      status: check.status,
      decided_by: check.status === 'unmeasured' ? null : check.by,
    })),
  };
}

/** What stands in place of a fact is not the fact. */
function couldBeThere({ requirement, nearest, by, status }: StructuralCheck): boolean {
  return nearest !== null && !(requirement.must === 'mention' && by === 'literals' && status === 'violated');
}

/** Names of the failing sessions that fail by nothing but gates that somebody has waived. */
export function waivedSessions({ sessions }: { readonly sessions: readonly ReportSession[] }): ReadonlySet<string> {
  return new Set(
    sessions
      .filter(({ failed, gates_failed: all, gates_waived: waived = [] }) => failed && waived.length === all.length)
      .map(({ name }) => name),
  );
}
