import { showNumber } from '../../core/numbers.js';
import { floorId } from '../../gates/catalogue.js';
import type { ReportFinding, ReportSession } from '../../report/schema.js';
import { inWords, samplesNote, waiversOn, waiverText } from '../wording.js';
import { judgeCases, judgeProperties } from './judge-cases.js';
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

/** Fails in a failing session where something was found wrong in the dimension, or where its own floor is missed. */
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
  const blamed = findings.find(({ severity }) => severity === 'error');
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
