import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { sha256 } from '../../../src/adapters/digest.js';
import { renderCodeQuality } from '../../../src/render/gitlab/code-quality.js';
import { levelsIn } from '../../../src/report/counted-findings.js';
import type { Report, ReportSession } from '../../../src/report/schema.js';
import { mixedReport, withFindings } from '../../builders/reports.js';
import { reportOf } from '../../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { TRICKS } from '../page/tricks.js';

/** What https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format asks for, and not a key more. */
const codeQuality = z
  .array(
    z.strictObject({
      description: z.string().min(1),
      check_name: z.string().regex(/^\S.*$/),
      fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
      severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
      location: z.strictObject({
        // Relative to the top of the repository, and not from `./`.
        path: z.string().regex(/^(?!\.\/|\/).+$/s),
        lines: z.strictObject({ begin: z.int().min(1) }),
      }),
    }),
  )
  .refine(
    (issues) => new Set(issues.map(({ fingerprint }) => fingerprint)).size === issues.length,
    'fingerprints repeat',
  );

function issuesOf(report: Report) {
  const text = renderCodeQuality(report, sha256);
  expect(text.startsWith('[')).toBe(true);
  return codeQuality.parse(JSON.parse(text));
}

const FAILING = await mixedReport();

/** Findings as programs are told of them: what a gate counts is an error. */
const withLevels = (session: ReportSession) => {
  const levelOf = levelsIn(session);
  return session.findings.map((finding) => ({ ...finding, severity: levelOf(finding) }));
};

describe('the Code Quality report', () => {
  it('has every finding at its line, and the gates that fail', () => {
    const issues = issuesOf(FAILING);
    const findings = [...FAILING.sessions.flatMap(withLevels), ...FAILING.findings];
    const failed = FAILING.gates.filter(({ status }) => status === 'fail');
    expect(FAILING.verdict).toBe('fail');
    expect(issues).toHaveLength(findings.length + failed.length);
    for (const { code, file, line, severity } of findings) {
      expect(issues).toContainEqual(
        expect.objectContaining({
          check_name: code,
          severity: { error: 'critical', warning: 'minor', note: 'info' }[severity],
          location: { path: file ?? 'candidates', lines: { begin: line ?? 1 } },
        }),
      );
    }
    expect(issues.filter(({ severity }) => severity === 'blocker').map(({ check_name }) => check_name)).toEqual(
      failed.map(({ id }) => id),
    );
  });

  it('of a run that passes without a finding is empty', async () => {
    const same = makeWorkspace({
      'golden-corpus/a/reference.json': referenceJson(),
      'candidates/a.json': summaryJson(),
    });
    expect(issuesOf(await reportOf(same, {}))).toEqual([]);
  });

  it('names the same defect alike in other lines, in other words of the candidate, and apart for another gate', async () => {
    const tree = (candidate: string) => ({
      'golden-corpus/a/reference.json': referenceJson(),
      'candidates/a.json': candidate,
    });
    const prints = async (candidate: string, key = 'default') =>
      issuesOf(await reportOf(makeWorkspace(tree(candidate)), { 'comment-key': key }))
        .filter(({ check_name }) => check_name === 'WRONG_OUTCOME')
        .map(({ fingerprint }) => fingerprint);
    const once = await prints(JSON.stringify(summaryJson({ outcome: 'failed' })));
    expect(once).toHaveLength(1);
    expect(
      await prints(JSON.stringify(summaryJson({ title: 'Quite another title', outcome: 'partial' }), null, 4)),
    ).toEqual(once);
    expect(await prints(JSON.stringify(summaryJson({ outcome: 'failed' })), 'support')).not.toEqual(once);
  });

  it.each(Object.entries(TRICKS))('shows %s as text of one line', (_, trick) => {
    const report = withFindings(FAILING, [{ message: trick, file: `candidates/${trick}`, line: null }]);
    const issues = issuesOf(report);
    expect(issues).toHaveLength(12);
    for (const { description } of issues) expect(description).not.toMatch(/[\n\r\u001b\u2028\u202e]/);
  });

  it('keeps what GitLab can show of thousands, the worst first, and says what it has left out', async () => {
    const names = Array.from({ length: 5005 }, (_, i) => `s${i}`);
    const workspace = makeWorkspace({
      'c.jsonl': jsonl(...names.map((name) => ({ name, ...referenceJson() }))),
      'out.jsonl': jsonl({ name: 's0', ...summaryJson({ outcome: 'failed' }) }),
    });
    const issues = issuesOf(await reportOf(workspace, { corpus: 'c.jsonl', candidates: 'out.jsonl' }));
    expect(issues.at(-1)).toMatchObject({
      check_name: 'summary-gate',
      description: expect.stringMatching(/^\d+ findings left out/),
    });
    expect(issues.length).toBeLessThan(5020);
  });
});
