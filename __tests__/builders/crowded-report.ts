import type { Report } from '../../src/report/schema.js';
import { wholeReport } from './whole-report.js';
import { wholeFinding } from './whole-sessions.js';

/** The whole report with so many of each session, more than a comment names: whatever is left out has to be counted. */
export function crowdedReport(times = 12): Report {
  const whole = wholeReport();
  const { baseline } = whole;
  if (baseline === undefined) throw new Error('the whole report has a base');
  const many = (name: string): readonly string[] =>
    Array.from({ length: times }, (_, i) => (i === 0 ? name : `${name}-${String(i + 1).padStart(2, '0')}`));
  const all = (names: readonly string[]): string[] => names.flatMap(many);
  const sessions = whole.sessions.flatMap((session) =>
    many(session.name).map((name, i) => ({
      ...session,
      name,
      findings: session.findings.flatMap((finding) => [
        finding,
        ...Array.from({ length: i % 5 }, (_, j) => ({ ...finding, message: `${finding.message} (${j + 1})` })),
      ]),
      ...(session.overall !== null && { overall: Number((session.overall * (1 - i / 100)).toFixed(6)) }),
    })),
  );
  const causes = (
    ['EXTRA_ACTION', 'MISSING_MOMENT', 'SUMMARY_GAP', 'TITLE_DRIFT', 'CHATTER', 'NO_CANDIDATE'] as const
  ).map((code, i) => wholeFinding(code, { new: true, message: `Cause ${i}`, file: 'candidates/fallen.json' }));
  return {
    ...whole,
    corpus_size: 8 * times,
    sessions: sessions.map((session) =>
      session.name.startsWith('fallen') ? { ...session, findings: [...session.findings, ...causes] } : session,
    ),
    findings: whole.findings.flatMap((finding) =>
      Array.from({ length: times }, (_, i) => ({ ...finding, message: `${finding.message} (${i})` })),
    ),
    baseline: {
      ...baseline,
      paired: 8 * times,
      ...{ changed_references: all(baseline.changed_references), new_sessions: all(baseline.new_sessions) },
      ...{ removed_sessions: all(baseline.removed_sessions), collapsed: all(baseline.collapsed ?? []) },
      sessions: baseline.sessions.flatMap((one) =>
        many(one.name).map((name, i) => ({ ...one, name, delta: one.delta * (1 - i / 50) })),
      ),
      ...(baseline.failures != null && {
        failures: {
          ...baseline.failures,
          new: all(baseline.failures.new),
          already: all(baseline.failures.already),
          fixed: all(baseline.failures.fixed),
        },
      }),
      ...(baseline.judge != null && {
        judge: baseline.judge.map((change) => ({
          ...change,
          paired: change.paired * times,
          fallen: change.fallen.flatMap((one) => many(one.name).map((name) => ({ ...one, name }))),
        })),
      }),
    },
  };
}
