import type { Report, ReportFinding, ReportSession } from '../../src/report/schema.js';
import { reportSchema } from '../../src/report/schema.js';
import { type Flags, reportOf } from './runs.js';
import { referenceJson, summaryJson } from './summaries.js';
import { makeWorkspace, type Tree } from './workspace.js';

/** A session of each kind: good, worse with a floor of its own, without a candidate, unreadable, and a canary. */
export const MIXED: Tree = {
  'golden-corpus/login/reference.json': referenceJson(),
  'golden-corpus/export/reference.json': referenceJson({
    gates: { min_overall: 0.85, min_dimensions: { title: 0.9 } },
  }),
  'golden-corpus/absent/reference.json': referenceJson(),
  'golden-corpus/broken/reference.json': referenceJson(),
  'golden-corpus/canary/reference.json': referenceJson({ canary: true }),
  'candidates/login.json': summaryJson({ key_actions: ['Reproduced the failure with a slow network'] }),
  'candidates/export.json': summaryJson({ title: 'Fixed a test', outcome: 'failed' }),
  'candidates/broken.json': '{"title": 1,',
  'candidates/stranger.json': summaryJson(),
};

export async function mixedReport(flags: Flags = {}): Promise<Report> {
  return await reportOf(makeWorkspace(MIXED), flags);
}

/** The report with other findings in its first session, as if the rubric had found these. */
export function withFindings(report: Report, findings: readonly Partial<ReportFinding>[]): Report {
  const [first, ...others] = report.sessions;
  if (first === undefined) throw new Error('the report has no session');
  const session: ReportSession = { ...first, findings: findings.map(findingValue) };
  return reportSchema.parse({ ...report, sessions: [session, ...others] });
}

function findingValue(overrides: Partial<ReportFinding>): ReportFinding {
  return {
    code: 'MISSING_ACTION',
    severity: 'error',
    dimension: 'key_actions',
    message: 'Missing action: "Opened PR #317"',
    suggestion: 'Add: "Opened PR #317"',
    file: 'candidates/login.json',
    line: 4,
    column: 18,
    ...overrides,
  };
}

/** What the judge said of a session, in full. */
export function judgementValue(
  overrides: Partial<NonNullable<ReportSession['judge']>> = {},
): NonNullable<ReportSession['judge']> {
  return {
    overall: 0.85,
    dimensions: [],
    rationale: 'It says the same.',
    suggestions: [],
    samples: 1,
    unmeasured: [],
    model_used: 'claude-haiku-5-5',
    prompt_version: '1',
    duration_ms: 1250,
    prompt_tokens: 10,
    completion_tokens: 5,
    cost_usd: 0.001,
    attempts: 1,
    ...overrides,
  };
}
