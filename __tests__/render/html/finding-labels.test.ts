import { expect, it } from '@jest/globals';
import { FINDING_CODES } from '../../../src/core/finding.js';
import { uncapitalised } from '../../../src/core/text.js';
import { causeLabel, findingLabel } from '../../../src/render/html/finding-labels.js';
import { headline } from '../../../src/render/html/headline.js';
import type { Row } from '../../../src/render/html/page-data.js';
import { detailView } from '../../../src/render/html/session-detail.js';
import { toDetail } from '../../../src/render/html/session-detail-data.js';
import { rowView } from '../../../src/render/html/session-row.js';
import { frequentFindings, sessionSection, showSessions } from '../../../src/render/html/session-section.js';
import type { Report } from '../../../src/report/schema.js';
import { wholeReport } from '../../builders/whole-report.js';
import { wholeFinding, wholeSessions } from '../../builders/whole-sessions.js';

const [agreed] = wholeSessions();

/** Two sessions that fail by a finding of this code alone, which the base did not have. */
function failingBy(code: (typeof FINDING_CODES)[number]): Report {
  const sessions = ['a', 'b'].map((name) => ({
    ...{ ...agreed, name, failed: true, gates_failed: [`fail-on.${code}`], gates_waived: undefined },
    findings: [{ ...wholeFinding(code), new: true }],
  }));
  const { baseline: _, ...report } = wholeReport();
  return { ...report, verdict: 'fail', sessions } as unknown as Report;
}

const textOf = (page: unknown): string => String(page).replace(/<[^>]*>/g, '');

it.each(['CUT_OFF', 'SUMMARY_BOILERPLATE', 'NUMBER_MISMATCH', 'MISSING_ACTION'] as const)(
  'a kind of finding has one name in links, filters, charts, rows and what opens below them: %s',
  (code) => {
    const report = failingBy(code);
    const rows = showSessions(report, 9).map(({ row }) => row);
    const shape = { rows, blockSize: 25, hasChanges: false, hasJudge: false };
    const table = String(sessionSection(shape, new Map(), 2, undefined));
    const label = findingLabel(code);
    expect(textOf(headline(report, []))).toContain(`2 sessions: ${uncapitalised(label)}`);
    expect(textOf(frequentFindings(report))).toContain(label);
    for (const option of [label, `${label} (new)`, `${label} (commonest cause)`])
      expect(table).toContain(`>${option}</option>`);
    expect(textOf(rowView(rows[0] as Row, 0, shape, null))).toContain(label);
    const [session] = report.sessions;
    if (session === undefined) throw new Error('there is a session');
    expect(textOf(detailView(toDetail(session, undefined, report, undefined), 0))).toContain(`${label} `);
  },
);

it('a missing candidate is called as its status is', () => {
  expect([findingLabel('NO_CANDIDATE'), findingLabel('INVALID_CANDIDATE')]).toEqual([
    'Missing candidate',
    'Invalid candidate',
  ]);
});

it.each([
  ['below a floor', 'Score below a floor'],
  ['fell', 'Fell too far'],
  ['other', 'Another gate'],
  ['CUT_OFF', 'Cut off'],
])('why a session fails has a name, too: %s', (cause, wanted) => expect(causeLabel(cause)).toBe(wanted));

it('no two kinds have the same name', () => {
  expect(new Set(FINDING_CODES.map(findingLabel)).size).toBe(FINDING_CODES.length);
});
