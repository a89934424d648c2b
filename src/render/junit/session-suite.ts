import { showNumber } from '../../core/numbers.js';
import { countedIn } from '../../report/counted-findings.js';
import type { ReportFinding, ReportSession } from '../../report/schema.js';
import { floorId } from '../../settings/floor-id.js';
import { SESSION_METRICS } from '../../settings/judge-metrics.js';
import { inWords, samplesNote, waiversOn, waiverText } from '../wording.js';
import { belowFloor, blamedFindings, missedFloor, type RunContext, whyItFails } from './session-failure.js';
import { type Counts, countCases, findingLines, type TestCase, type TestSuite } from './test-case.js';

type Score = ReportSession['dimensions'][number];

/** How a session's cases fall out: they fail, they are skipped for a waiver, or neither. */
export type Fate = 'blamed' | 'waived' | 'passed';

/** The cases of a session: its overall score, each dimension, and the judge where it was asked. */
export function sessionSuite(session: ReportSession, fate: Fate, run: RunContext): TestSuite {
  return {
    name: session.name,
    properties: propertiesOf(session),
    cases: [
      overallCase(session, fate, run),
      ...session.dimensions.map((score) => dimensionCase(score, session, fate, run)),
      ...judgeCases(session),
    ],
    output: [],
  };
}

/**
 * How many cases that are, and how they fall out. Most sessions of a large run pass, and of these nothing has to be looked
 * up for it.
 */
export function countSession(session: ReportSession, fate: Fate, run: RunContext): Counts {
  const { name, status, judge } = session;
  const isPlain =
    status === 'scored' &&
    fate === 'passed' &&
    judge === undefined &&
    !run.dimensions.some((dimension) => isWaived(name, dimension, run));
  return isPlain ? { ...ALL_PASSED, tests: 1 + run.dimensions.length } : countCases(sessionSuite(session, fate, run));
}

const ALL_PASSED: Omit<Counts, 'tests'> = { failures: 0, errors: 0, skipped: 0, durationMs: 0 };

function propertiesOf(session: ReportSession): TestSuite['properties'] {
  const { status, overall, dimensions, judge } = session;
  const samples = samplesNote(session);
  return [
    ['status', status],
    ...(overall === null ? [] : [['overall', showNumber(overall)] as const]),
    ...dimensions.map(({ dimension, score }) => [dimension, showNumber(score)] as const),
    ...(samples === undefined ? [] : [['samples', samples] as const]),
    ...judgeProperties(judge),
  ];
}

const UNSCORED: Readonly<Partial<Record<ReportSession['status'], string>>> = {
  canary: 'a canary is for the judge and is never scored',
  unreferenced: 'there is no golden session to compare with: the judge alone has looked at it',
};

function overallCase(session: ReportSession, fate: Fate, run: RunContext): TestCase {
  const { status, findings, dimensions, candidate_path: path, findings_omitted: omitted = 0 } = session;
  const own = findings.filter(({ dimension }) => dimension === null);
  // What stands in no dimension is a remark on a scored session, and the whole story of another one.
  const [first] = status === 'scored' ? [] : own;
  const common = { name: 'overall', file: first?.file ?? path, line: first?.line ?? null, durationMs: null };
  const unscored = UNSCORED[status];
  if (unscored !== undefined)
    return { ...common, result: { kind: 'skipped', message: unscored }, output: own.flatMap(findingLines) };
  const lines = [
    ...(status === 'scored'
      ? dimensions.map(({ dimension, score, reason }) => `${dimension} ${showNumber(score)}  ${reason}`)
      : []),
    ...own.flatMap(findingLines),
    ...(omitted > 0 ? [`and ${omitted} more findings, which are in no report`] : []),
  ];
  if (fate === 'waived') return { ...common, result: skippedBy(session.waived ?? []), output: lines };
  if (fate === 'passed') return { ...common, result: { kind: 'passed' }, output: lines };
  const message = status === 'scored' ? whyItFails(session, run) : (first?.message ?? inWords(status));
  const type = first?.code ?? blamedFindings(session, session.gates_failed)[0]?.code ?? 'SESSION_FAILS';
  // Some reporters show the text alone, others the message alone.
  const told = first === undefined ? [message, ...lines] : lines;
  return { ...common, result: { kind: 'failure', type, message, lines: told }, output: [] };
}

function skippedBy(waivers: ReturnType<typeof waiversOn>): TestCase['result'] {
  return { kind: 'skipped', message: waivers.map(waiverText).join('; ') };
}

function isWaived(name: string, dimension: Score['dimension'], run: RunContext): boolean {
  return run.gates.get(floorId(name, dimension))?.waived === true;
}

/** Fails where its session fails by a finding of the dimension, or where its own floor is missed. */
function dimensionCase(
  { dimension, score, reason }: Score,
  session: ReportSession,
  fate: Fate,
  run: RunContext,
): TestCase {
  const findings = session.findings.filter((finding) => finding.dimension === dimension);
  const [worst] = findings;
  const common = {
    name: dimension,
    file: worst?.file ?? session.candidate_path,
    line: worst?.line ?? null,
    durationMs: null,
  };
  if (session.status !== 'scored') return { ...common, result: { kind: 'skipped', message: reason }, output: [] };
  const missed = missedFloor(session, dimension, run);
  const lines = [`${dimension} ${showNumber(score)}  ${reason}`, ...findings.flatMap(findingLines)];
  if (isWaived(session.name, dimension, run)) {
    return { ...common, result: skippedBy(waiversOn(session, dimension)), output: lines };
  }
  // Below a floor of its own every new finding of the dimension has a part in that.
  const blamed = findings.find(missed === undefined ? countedIn(session) : ({ severity }) => severity === 'error');
  if (fate !== 'blamed' || (blamed === undefined && missed === undefined)) {
    return { ...common, result: { kind: 'passed' }, output: lines };
  }
  return {
    ...common,
    result: failureOf(blamed, missed === undefined ? undefined : belowFloor(missed, session), lines),
    output: [],
  };
}

function failureOf(
  worst: ReportFinding | undefined,
  missed: string | undefined,
  lines: readonly string[],
): TestCase['result'] {
  const reasons = [...(missed === undefined ? [] : [missed]), ...(worst === undefined ? [] : [worst.message])];
  const told = missed === undefined ? lines : [missed, ...lines];
  return { kind: 'failure', type: worst?.code ?? 'SESSION_FAILS', message: reasons.join('; '), lines: told };
}

type Judge = ReportSession['judge'];

/** One number of the judge, or why there is none. */
interface Measurement {
  readonly name: string;
  readonly score: number | null;
  readonly reason: string | null;
  readonly explanation: string | null;
}

/** Scores of the judge as properties of a suite. */
function judgeProperties(judge: Judge): TestSuite['properties'] {
  return measurementsOf(judge).flatMap(({ name, score }) =>
    score === null ? [] : [[name.replaceAll(' ', '_'), showNumber(score)] as const],
  );
}

/** A case for each number that the judge was asked for. It gates on means alone, so that no case fails. */
function judgeCases({ judge, candidate_path: path }: ReportSession): readonly TestCase[] {
  return measurementsOf(judge).map(({ name, score, reason, explanation }, i): TestCase => {
    // The requests of a session are timed together.
    const common = { name, file: path, line: null, durationMs: i === 0 ? (judge?.duration_ms ?? null) : null };
    if (score === null) {
      const message = reason === null ? 'unmeasured' : `unmeasured: ${inWords(reason)}`;
      return { ...common, result: { kind: 'skipped', message }, output: [] };
    }
    const said = explanation === null ? [] : [explanation];
    return { ...common, result: { kind: 'passed' }, output: [showNumber(score), ...said] };
  });
}

function measurementsOf(judge: Judge): readonly Measurement[] {
  if (judge === undefined) return [];
  const { simulated, overall, rationale, unmeasured, metrics } = judge;
  const judged = simulated === true ? 'judge simulated' : 'judge';
  const missed = unmeasured.find(({ measurement }) => measurement === 'overall');
  const wasAsked = overall !== null || missed !== undefined;
  return [
    ...(wasAsked
      ? [{ name: `${judged} overall`, score: overall, reason: missed?.reason ?? null, explanation: rationale }]
      : []),
    ...SESSION_METRICS.flatMap((metric): readonly Measurement[] => {
      const found = metrics?.[metric];
      return found === undefined ? [] : [{ name: `${judged} ${metric}`, ...found }];
    }),
    ...(metrics?.skipped ?? []).map(({ metric, reason }) => ({
      name: `${judged} ${metric}`,
      score: null,
      reason,
      explanation: null,
    })),
  ];
}
