import { showNumber } from '../../core/numbers.js';
import { plainLine } from '../../core/text.js';
import type { ReportGate } from '../../gates/catalogue.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report, ReportSession } from '../../report/schema.js';
import { pipelineAdvice } from '../pipeline-advice.js';
import { element, xmlText } from '../xml.js';
import { evidenceOf, headOf } from './gate-evidence.js';
import { contextOf } from './session-failure.js';
import { countSession, type Fate, sessionSuite } from './session-suite.js';
import {
  countAttributes,
  countCases,
  findingLines,
  suiteElement,
  sumCounts,
  type TestCase,
  type TestResult,
  type TestSuite,
} from './test-case.js';

/**
 * The report as JUnit XML, for test reporters: a suite of the gates, then a suite a session with a case for its overall
 * score, one a dimension, and one for the judge where it ran. Cases fail only where the verdict does, so that a
 * reporter that fails on failures says what the gate says.
 */
export function renderJunit(report: Report): string {
  return [...junitPieces(report)].join('');
}

/**
 * The JUnit file of `renderJunit` as pieces in order. Cases are counted before the first suite is made, since their
 * numbers stand at the top of the file.
 */
export function* junitPieces(report: Report): Generator<string> {
  // The format gives times without a zone; ours are UTC.
  const timestamp = report.scored_at.slice(0, 19);
  const prefix = prefixOf(report);
  const run = contextOf(report);
  const fateOf = openFates(report);
  const gates = gateSuite(report);
  const total = report.sessions.reduce(
    (sum, session) => sumCounts(sum, countSession(session, fateOf(session), run)),
    countCases(gates),
  );
  const attributes = { name: xmlText(`${prefix}summary-gate`, 100), ...countAttributes(total), timestamp };
  const [open = '', close = ''] = element('testsuites', attributes, [[]]);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n`;
  const named = withNameOfItsOwn(prefix);
  yield* linesOf(named(gates), timestamp);
  for (const session of report.sessions) {
    yield* linesOf(named(sessionSuite(session, fateOf(session), run)), timestamp);
  }
  yield `${close}\n`;
}

function* linesOf(suite: TestSuite, timestamp: string): Generator<string> {
  for (const line of suiteElement(suite, timestamp)) yield `  ${line}\n`;
}

function prefixOf({ settings }: Report): string {
  const key = settings['comment-key']?.value;
  return typeof key === 'string' && key !== 'default' ? `${key}/` : '';
}

/**
 * Suites whose names would look alike once invisible characters are gone get a number: reporters that go by names take
 * equal ones for one, and GitLab drops all but the first.
 */
function withNameOfItsOwn(prefix: string): (suite: TestSuite) => TestSuite {
  const taken = new Set<string>();
  /** The numbers before are taken: hundreds of thousands of suites may look alike. */
  const next = new Map<string, number>();
  return (suite) => {
    const plain = `${prefix}${plainLine(suite.name)}`;
    let name = plain;
    for (let i = next.get(plain) ?? 2; taken.has(name); i++) {
      name = `${plain} (${i})`;
      next.set(plain, i + 1);
    }
    taken.add(name);
    return { ...suite, name };
  };
}

function openFates(report: Report): (session: ReportSession) => Fate {
  const waived = waivedSessions(report);
  return ({ name, failed }) => {
    if (waived.has(name)) return 'waived';
    return failed && report.verdict === 'fail' ? 'blamed' : 'passed';
  };
}

/** A case a gate, with the totals as properties of the suite. */
function gateSuite(report: Report): TestSuite {
  const firstFailed = report.gates.find(({ status }) => status === 'fail');
  const advice = pipelineAdvice(report).map((sentence) => `→ ${sentence}`);
  const { overall_mean: mean, dimension_means: means, corpus_size: size, tool, rubric } = report;
  return {
    name: 'gates',
    properties: [
      ['verdict', report.verdict],
      ['title', report.title],
      ['sessions', String(size)],
      ...(mean === null ? [] : [['overall_mean', showNumber(mean)] as const]),
      ...Object.entries(means).flatMap(([dimension, value]) =>
        value === null ? [] : [[`${dimension}_mean`, showNumber(value)] as const],
      ),
      ['rubric', rubric.version],
      ['tool', `${tool.name} ${tool.version}`],
    ],
    cases: report.gates.map((gate) => gateCase(gate, report, gate === firstFailed ? advice : [])),
    output: [...report.findings.flatMap(findingLines), ...report.caveats],
  };
}

/** Whether a gate that could not be evaluated stops the run. */
function isOpen({ verdict, settings }: Report): boolean {
  return verdict === 'inconclusive' && settings['on-inconclusive']?.value !== 'pass';
}

/** @param advice what to look at in the pipeline, told once */
function gateCase(gate: ReportGate, report: Report, advice: readonly string[]): TestCase {
  const { id, kind, status, message, advisory } = gate;
  const common = { name: id, file: null, line: null, durationMs: null };
  const result = ((): TestResult => {
    switch (status) {
      case 'pass':
        return { kind: 'passed' };
      case 'fail': {
        // Some readers show the text alone, and others the message.
        const head = headOf(gate, report);
        const numbers = head === message ? [] : [message];
        return {
          ...{ kind: 'failure', type: kind, message: head },
          lines: [head, ...numbers, ...advice, ...evidenceOf(gate, report)],
        };
      }
      case 'not_evaluated':
        return isOpen(report) && advisory === undefined
          ? { kind: 'error', type: 'not_evaluated', message, lines: [message] }
          : { kind: 'skipped', message };
    }
  })();
  return { ...common, result, output: status === 'pass' ? [message] : [] };
}
