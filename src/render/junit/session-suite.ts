import { showNumber } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import { floorId, GATES, type ReportGate } from '../../gates/catalogue.js';
import { codesOfGate } from '../../gates/fail-on.js';
import type { ReportFinding, ReportSession } from '../../report/schema.js';
import { inWords, waiversOn, waiverText } from '../wording.js';
import { judgeCases, judgeProperties } from './judge-cases.js';
import { type Counts, countCases, findingLines, type TestCase, type TestSuite } from './test-case.js';

type Gates = ReadonlyMap<string, ReportGate>;
type Score = ReportSession['dimensions'][number];

/** How a session's cases fall out: they fail, they are skipped for a waiver, or neither. */
export type Fate = 'blamed' | 'waived' | 'passed';

/** The cases of a session: its overall score, each dimension, and the judge where it was asked. */
export function sessionSuite(session: ReportSession, fate: Fate, gates: Gates): TestSuite {
  return {
    name: session.name,
    properties: propertiesOf(session),
    cases: [
      overallCase(session, fate, gates),
      ...session.dimensions.map((score) => dimensionCase(score, session, fate, gates)),
      ...judgeCases(session),
    ],
    output: [],
  };
}

/**
 * How many cases that are, and how they fall out. Most sessions of a large run pass, and of these nothing has to be looked
 * up for it.
 */
export function countSession(session: ReportSession, fate: Fate, gates: Gates): Counts {
  const { name, status, judge } = session;
  const isPlain =
    status === 'scored' &&
    fate === 'passed' &&
    judge === undefined &&
    !DIMENSIONS.some((dimension) => isWaived(name, dimension, gates));
  return isPlain ? ALL_PASSED : countCases(sessionSuite(session, fate, gates));
}

const ALL_PASSED: Counts = { tests: 1 + DIMENSIONS.length, failures: 0, errors: 0, skipped: 0, durationMs: 0 };

function propertiesOf({ status, overall, dimensions, judge }: ReportSession): TestSuite['properties'] {
  return [
    ['status', status],
    ...(overall === null ? [] : [['overall', showNumber(overall)] as const]),
    ...dimensions.map(({ dimension, score }) => [dimension, showNumber(score)] as const),
    ...judgeProperties(judge),
  ];
}

const UNSCORED: Readonly<Partial<Record<ReportSession['status'], string>>> = {
  canary: 'a canary is for the judge and is never scored',
  unreferenced: 'there is no golden session to compare with: the judge alone has looked at it',
};

function overallCase(session: ReportSession, fate: Fate, gates: Gates): TestCase {
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
  const message = status === 'scored' ? shortfall(session, gates) : (first?.message ?? inWords(status));
  const type = first?.code ?? blamedFinding(session)?.code ?? 'SESSION_FAILS';
  // Some reporters show the text alone, others the message alone.
  const told = first === undefined ? [message, ...lines] : lines;
  return { ...common, result: { kind: 'failure', type, message, lines: told }, output: [] };
}

function skippedBy(waivers: ReturnType<typeof waiversOn>): TestCase['result'] {
  return { kind: 'skipped', message: waivers.map(waiverText).join('; ') };
}

/** What the session should have reached, its strictest floor, and how else it fails. */
function shortfall({ name, overall, dimensions, gates_failed: gatesFailed }: ReportSession, gates: Gates): string {
  const floors = ['min-session', floorId(name, 'overall')].flatMap((id) => gates.get(id)?.threshold ?? []);
  const missed = dimensions.flatMap(({ dimension }) => missedGate(name, dimension, gates)?.message ?? []);
  const least = floors.length > 0 ? Math.max(...floors) : undefined;
  const below = least !== undefined && overall !== null && showNumber(overall) < showNumber(least);
  return [
    below ? `overall ${showNumber(overall)} < ${showNumber(least)}` : `overall ${showNumber(overall)}`,
    ...missed,
    ...ofOthers(gatesFailed, gates),
  ].join(', ');
}

/** The gates on findings and drops that a session fails, by their ids, as what they say may speak of others. */
function ofOthers(gatesFailed: readonly string[], gates: Gates): readonly string[] {
  const isOther = (kind: ReportGate['kind']): boolean =>
    GATES[kind].check === 'findings' || GATES[kind].check === 'session drop';
  return gatesFailed.filter((id) => {
    const gate = gates.get(id);
    return gate?.status === 'fail' && isOther(gate.kind);
  });
}

/** The first finding that makes a session fail a gate on findings. */
function blamedFinding({ gates_failed: ids, findings }: ReportSession): ReportFinding | undefined {
  const codes = new Set(ids.flatMap(codesOfGate));
  return findings.find(({ code, severity }) => severity === 'error' && codes.has(code));
}

function missedGate(name: string, dimension: Score['dimension'], gates: Gates): ReportGate | undefined {
  const gate = gates.get(floorId(name, dimension));
  return gate?.status === 'fail' ? gate : undefined;
}

function isWaived(name: string, dimension: Score['dimension'], gates: Gates): boolean {
  return gates.get(floorId(name, dimension))?.waived === true;
}

/** Fails in a failing session where something was found wrong in the dimension, or where its own floor is missed. */
function dimensionCase(
  { dimension, score, reason }: Score,
  session: ReportSession,
  fate: Fate,
  gates: Gates,
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
  const missed = missedGate(session.name, dimension, gates);
  const lines = [`${dimension} ${showNumber(score)}  ${reason}`, ...findings.flatMap(findingLines)];
  if (isWaived(session.name, dimension, gates)) {
    return { ...common, result: skippedBy(waiversOn(session, dimension)), output: lines };
  }
  const blamed = findings.find(({ severity }) => severity === 'error');
  if (fate !== 'blamed' || (blamed === undefined && missed === undefined)) {
    return { ...common, result: { kind: 'passed' }, output: lines };
  }
  return { ...common, result: failureOf(blamed, missed, lines), output: [] };
}

function failureOf(
  worst: ReportFinding | undefined,
  missed: ReportGate | undefined,
  lines: readonly string[],
): TestCase['result'] {
  const reasons = [...(missed === undefined ? [] : [missed.message]), ...(worst === undefined ? [] : [worst.message])];
  const told = missed === undefined ? lines : [missed.message, ...lines];
  return { kind: 'failure', type: worst?.code ?? 'SESSION_FAILS', message: reasons.join('; '), lines: told };
}
