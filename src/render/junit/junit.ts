import type { Report, ReportSession, Verdict } from '../../report/schema.js';
import { waivedSessions } from '../../report/waived-sessions.js';
import { plainLine } from '../escape.js';
import { element, xmlText } from '../xml.js';
import { gateSuite } from './gate-suite.js';
import { type Fate, sessionSuite } from './session-suite.js';
import { countCases, suiteElement, type TestSuite } from './test-case.js';

/**
 * The report as JUnit XML, for test reporters: a suite of the gates, then a suite a session with a case for its overall
 * score, one a dimension, and one for the judge where it ran. Cases fail only where the verdict does, so that a
 * reporter that fails on failures says what the gate says.
 */
export function renderJunit(report: Report): string {
  return [...junitPieces(report)].join('');
}

/** The same in pieces. The numbers of cases stand first in the file, so that the suites are gone through twice. */
export function* junitPieces(report: Report): Generator<string> {
  // The format gives times without a zone; ours are UTC.
  const timestamp = report.scored_at.slice(0, 19);
  const total = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  let time = 0;
  for (const suite of suitesOf(report)) {
    const counts = countCases(suite);
    for (const kind of ['tests', 'failures', 'errors', 'skipped'] as const) total[kind] += counts[kind];
    for (const { durationMs } of suite.cases) time += durationMs ?? 0;
  }
  const name = xmlText(`${prefixOf(report)}summary-gate`, 100);
  const [open = '', close = ''] = element('testsuites', { name, ...total, time: (time / 1000).toFixed(3), timestamp }, [
    [],
  ]);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n`;
  for (const suite of suitesOf(report)) {
    for (const line of suiteElement(suite, timestamp)) yield `  ${line}\n`;
  }
  yield `${close}\n`;
}

function* suitesOf(report: Report): Generator<TestSuite> {
  const prefix = prefixOf(report);
  const waived = waivedSessions(report);
  const gates = new Map(report.gates.map((gate) => [gate.id, gate]));
  const named = withNameOfItsOwn(prefix);
  yield named(gateSuite(report));
  for (const session of report.sessions) {
    yield named(sessionSuite(session, fateOf(session, report.verdict, waived), gates));
  }
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
  return (suite) => {
    const plain = `${prefix}${plainLine(suite.name)}`;
    let name = plain;
    for (let i = 2; taken.has(name); i++) name = `${plain} (${i})`;
    taken.add(name);
    return { ...suite, name };
  };
}

function fateOf({ name, failed }: ReportSession, verdict: Verdict, waived: ReadonlySet<string>): Fate {
  if (waived.has(name)) return 'waived';
  return failed && verdict === 'fail' ? 'blamed' : 'passed';
}
