import type { FindingCode } from '../core/finding.js';
import { shown } from '../core/numbers.js';
import type { Dimension } from '../core/summary.js';
import { GATES, gateSubject, type ReportGate } from '../gates/catalogue.js';
import type { Report, ReportBaseline, ReportFinding, ReportSession } from '../report/schema.js';
import { isExplained } from './causes.js';

/** The mean of a dimension on the base and now, and in how many sessions it fell. */
export interface FallenDimension {
  readonly dimension: Dimension;
  readonly before: number;
  readonly now: number;
  readonly sessions: number;
}

/** A session that fell, with what it fell in and the findings that the base did not have. */
export interface FallenSession {
  readonly session: ReportSession;
  readonly before: number;
  readonly now: number;
  /** The dimensions that fell, the one that cost most first. */
  readonly dimensions: readonly { readonly dimension: Dimension; readonly before: number; readonly now: number }[];
  /** New findings, those in fallen dimensions first. */
  readonly findings: readonly ReportFinding[];
}

/** In how many sessions, and how often, a sort of finding is new. */
export interface NewFindings {
  readonly code: FindingCode;
  readonly sessions: number;
  readonly findings: number;
  /** In how many of the sessions it does not follow from what they fail by. */
  readonly unexplained: number;
  /** Whether it may be more: not all sessions that fell were looked at, or the report has not all of their findings. */
  readonly isAtLeast: boolean;
}

/**
 * A finding without what to write in its place: where sessions fell alike, who reads it changes what writes them all, and
 * not one of them.
 */
export function placeAlone(finding: ReportFinding): ReportFinding {
  return { ...finding, suggestion: null };
}

/** What got worse against the base: what a gate on the change of a mean rests on. */
export interface Decline {
  /** The dimensions that fell, the one that cost the overall mean most first. */
  readonly dimensions: readonly FallenDimension[];
  /** How many sessions fell, of how many that were compared. */
  readonly fell: number;
  readonly of: number;
  /** How many newly fail though their score did not fall, as by a finding that no score counts. */
  readonly failOnly: number;
  /** What is new in all of these, the most frequent first; empty where nobody knows. */
  readonly causes: readonly NewFindings[];
  /** How many of them, those that fell most first, the causes are counted in. */
  readonly counted: number;
  /** The sessions that fell most. */
  readonly sessions: readonly FallenSession[];
}

/** The sessions whose findings are counted: those that fell most. Each is looked up, and a run may have very many. */
const MOST_COUNTED = 1000;

/**
 * What got worse against the base, where a gate on that fails; null where none does, or where nothing fell.
 * @param most how many sessions are told
 */
export function declineOf(report: Report, most: number): Decline | null {
  const { baseline } = report;
  const fails = report.gates.some(({ kind, status }) => status === 'fail' && GATES[kind].source === 'baseline');
  if (!fails || baseline?.dimensions == null) return null;
  const fallen = fallenSince(baseline);
  if (fallen.length === 0) return null;
  const sessions = new Map(report.sessions.map((session) => [session.name, session]));
  const { weights } = report.rubric;
  const told = fallen.slice(0, most).flatMap((change) => fallenSession(change, sessions.get(change.name), weights));
  const failOnly = failOnlySince(baseline);
  const worse = [...fallen.map(({ name }) => name), ...failOnly];
  const counted = worse.slice(0, MOST_COUNTED);
  return {
    dimensions: fallenDimensions(baseline.dimensions, baseline.sessions, weights),
    fell: fallen.length,
    of: baseline.paired,
    failOnly: failOnly.length,
    causes: newFindingsIn(
      counted.flatMap((name) => sessions.get(name) ?? []),
      counted.length < worse.length,
    ),
    counted: counted.length,
    sessions: told,
  };
}

/** The first gate on the change of a mean that the run fails by: no session alone is to blame then, but those that fell are. */
export function failedDrop({ gates }: Pick<Report, 'gates'>): ReportGate | undefined {
  return gates.find(({ kind, status }) => status === 'fail' && GATES[kind].check === 'drop');
}

/** Names of the sessions that fell where the run fails by the change of a mean, by the judge too, else none. */
export function fallenNames(report: Report): ReadonlySet<string> {
  const byJudge = judgedFalls(report, Number.POSITIVE_INFINITY).flatMap(({ sessions }) =>
    sessions.map(({ session }) => session.name),
  );
  if (failedDrop(report) === undefined) return new Set(byJudge);
  const fallen = report.baseline === undefined ? [] : fallenSince(report.baseline).map(({ name }) => name);
  return new Set([...fallen, ...byJudge]);
}

/** What a gate on the drop of a mean of the judge rests on that fails. */
export interface JudgedFall {
  readonly gate: ReportGate;
  readonly before: number;
  readonly now: number;
  /** How many sessions fell, of how many that were compared. */
  readonly fell: number;
  readonly of: number;
  /** Those that fell most, with what the judge gave them. */
  readonly sessions: readonly { readonly session: ReportSession; readonly before: number; readonly now: number }[];
}

/** The gates on drops of the judge's means that fail, each with the sessions that fell most. */
export function judgedFalls(report: Report, most: number): readonly JudgedFall[] {
  const failed = report.gates.filter(({ kind, status }) => status === 'fail' && GATES[kind].check === 'judged drop');
  if (failed.length === 0) return [];
  const sessions = new Map(report.sessions.map((session) => [session.name, session]));
  return failed.flatMap((gate) => {
    const change = report.baseline?.judge?.find(({ of }) => of === gateSubject(gate).of);
    if (change === undefined || change.before === null || change.now === null) return [];
    const { before, now, fallen, paired } = change;
    return [
      {
        ...{ gate, before, now, fell: fallen.length, of: paired },
        sessions: fallen.slice(0, most).flatMap((one) => {
          const session = sessions.get(one.name);
          return session === undefined ? [] : [{ session, before: one.before, now: one.now }];
        }),
      },
    ];
  });
}

type Weights = Report['rubric']['weights'];

/** The sessions that fell since the base, the one that fell most first. */
export function fallenSince({ sessions }: Pick<ReportBaseline, 'sessions'>): ReportBaseline['sessions'] {
  return sessions.filter(({ delta }) => isDrop(delta)).sort((a, b) => a.delta - b.delta);
}

/** Names of the compared sessions that newly fail though their score did not fall. */
export function failOnlySince({
  sessions,
  failures,
}: Pick<ReportBaseline, 'sessions' | 'failures'>): readonly string[] {
  const newly = new Set(failures?.new);
  return sessions.flatMap(({ name, delta }) => (newly.has(name) && !isDrop(delta) ? [name] : []));
}

/** As it is shown: what is no drop in three decimals is none. */
function isDrop(delta: number): boolean {
  return shown(delta) < 0;
}

function fallenDimensions(
  dimensions: NonNullable<ReportBaseline['dimensions']>,
  sessions: ReportBaseline['sessions'],
  weights: Weights,
): readonly FallenDimension[] {
  const cost = ({ dimension, before, now }: FallenDimension): number => (before - now) * (weights[dimension] ?? 0);
  return entriesOf(dimensions)
    .map(([dimension, { before, now }]) => ({
      dimension,
      before,
      now,
      sessions: sessions.filter((one) => isDrop(one.dimensions[dimension] ?? 0)).length,
    }))
    .filter(({ before, now }) => isDrop(now - before))
    .sort((a, b) => cost(b) - cost(a));
}

function fallenSession(
  { delta, dimensions }: ReportBaseline['sessions'][number],
  session: ReportSession | undefined,
  weights: Weights,
): readonly FallenSession[] {
  if (session === undefined || session.overall === null) return [];
  const scores = new Map(session.dimensions.map(({ dimension, score }) => [dimension, score]));
  const fallen = entriesOf(dimensions)
    .filter(([, change]) => isDrop(change))
    .sort(([a, x], [b, y]) => x * (weights[a] ?? 0) - y * (weights[b] ?? 0))
    .map(([dimension, change]) => {
      const now = scores.get(dimension) ?? 0;
      return { dimension, before: now - change, now };
    });
  const places = new Map(fallen.map(({ dimension }, i) => [dimension, i]));
  const place = ({ dimension }: ReportFinding): number =>
    (dimension === null ? undefined : places.get(dimension)) ?? fallen.length;
  const findings = session.findings.filter((finding) => finding.new === true);
  return [
    {
      session,
      before: session.overall - delta,
      now: session.overall,
      dimensions: fallen,
      findings: oneOfEachFirst([...findings].sort((a, b) => place(a) - place(b))),
    },
  ];
}

/** The first finding of each code, then the others: a few of them are to tell all that is wrong. */
function oneOfEachFirst(findings: readonly ReportFinding[]): readonly ReportFinding[] {
  const first = [...new Map([...findings].reverse().map((finding) => [finding.code, finding])).values()];
  const told = new Set(first);
  return [...findings.filter((one) => told.has(one)), ...findings.filter((one) => !told.has(one))];
}

function newFindingsIn(sessions: readonly ReportSession[], isPart: boolean): readonly NewFindings[] {
  let isAtLeast = isPart;
  const found = new Map<FindingCode, { sessions: number; findings: number; unexplained: number }>();
  for (const session of sessions) {
    const { findings, findings_omitted: omitted = 0 } = session;
    if (omitted > 0) isAtLeast = true;
    const codes = findings.flatMap((finding) => (finding.new === true ? [finding.code] : []));
    for (const code of codes) {
      const count = found.get(code) ?? { sessions: 0, findings: 0, unexplained: 0 };
      found.set(code, { ...count, findings: count.findings + 1 });
    }
    for (const code of new Set(codes)) {
      const count = found.get(code);
      if (count === undefined) continue;
      count.sessions++;
      if (!isExplained(code, session)) count.unexplained++;
    }
  }
  return [...found]
    .map(([code, counts]) => ({ code, ...counts, isAtLeast }))
    .sort((a, b) => b.sessions - a.sessions || b.findings - a.findings);
}

/** What a gate on a mean that fails rests on: what costs the mean most, and the lowest sessions. */
export interface LowMean {
  readonly gate: ReportGate;
  /** Of the overall mean: what each dimension takes from it, the largest part first. Empty for the mean of a dimension. */
  readonly costs: readonly { readonly dimension: Dimension; readonly mean: number; readonly cost: number }[];
  /** The lowest of those below the target, by what the gate is about. */
  readonly sessions: readonly { readonly session: ReportSession; readonly score: number }[];
}

/** The gates on means that fail, each with what it rests on. */
export function lowMeans(report: Report, most: number): readonly LowMean[] {
  return report.gates
    .filter(({ kind, status }) => status === 'fail' && GATES[kind].check === 'mean')
    .map((gate) => {
      const { of } = gateSubject(gate);
      const scoreIn = ({ overall, dimensions }: ReportSession): number | null =>
        of === 'overall' ? overall : (dimensions.find(({ dimension }) => dimension === of)?.score ?? null);
      const scored = report.sessions.flatMap((session) => {
        const score = scoreIn(session);
        // What reaches the target does not pull the mean below it.
        return score === null || shown(score) >= shown(gate.threshold) ? [] : [{ session, score }];
      });
      return {
        gate,
        costs: of === 'overall' ? costsOf(report) : [],
        sessions: scored.sort((a, b) => a.score - b.score).slice(0, most),
      };
    });
}

function costsOf({ dimension_means: means, rubric: { weights } }: Report): LowMean['costs'] {
  return entriesOf(means)
    .flatMap(([dimension, mean]) =>
      mean === null ? [] : [{ dimension, mean, cost: (1 - mean) * (weights[dimension] ?? 0) }],
    )
    .filter(({ cost }) => shown(cost) > 0)
    .sort((a, b) => b.cost - a.cost);
}

/** The entries of a record by dimension, which `Object.entries` gives as texts. */
function entriesOf<T>(record: Readonly<Partial<Record<Dimension, T>>>): readonly (readonly [Dimension, T])[] {
  return Object.entries(record) as [Dimension, T][];
}
