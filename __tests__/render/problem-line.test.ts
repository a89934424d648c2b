import { expect, it } from '@jest/globals';
import { annotationsOf } from '../../src/render/annotations.js';
import { linesOfReport, problemLine } from '../../src/render/line/problem-line.js';
import { wholeReport } from '../builders/whole-report.js';

it('a remark of a report stands where its annotation stands, and what has no column in the first', () => {
  const whole = wholeReport();
  const sessions = whole.sessions.map((session) => ({
    ...session,
    findings: session.findings.map((finding, i) => (i === 0 ? { ...finding, column: null } : finding)),
  }));
  const report = { ...whole, sessions };
  const annotations = annotationsOf(report).filter(({ file }) => file !== null);
  const wanted = annotations.map(({ file, line, column }) => `${file}:${line ?? 1}:${column ?? 1}`);
  const columns = new Set(annotations.map(({ column }) => column !== null));
  expect(columns).toEqual(new Set([true, false]));
  const shown = linesOfReport(report).map(problemLine);
  for (const place of wanted) expect(shown.filter((line) => line.startsWith(`${place}: `))).not.toEqual([]);
});
