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
  const key = report.settings['comment-key']?.value;
  const prefix = typeof key === 'string' && key !== 'default' ? `${key}/` : '';
  const waived = waivedSessions(report);
  const gates = new Map(report.gates.map((gate) => [gate.id, gate]));
  const suites = [
    gateSuite(report),
    ...report.sessions.map((session) => sessionSuite(session, fateOf(session, report.verdict, waived), gates)),
  ].map(withNameOfItsOwn(prefix));
  // The format gives times without a zone; ours are UTC.
  const timestamp = report.scored_at.slice(0, 19);
  const time = suites.flatMap(({ cases }) => cases).reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  const lines = element(
    'testsuites',
    { name: xmlText(`${prefix}summary-gate`, 100), ...countCases(suites), time: (time / 1000).toFixed(3), timestamp },
    suites.map((suite) => suiteElement(suite, timestamp)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;
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
