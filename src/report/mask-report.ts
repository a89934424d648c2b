import { maskSecrets } from '../core/redact.js';
import type { ReportGate } from '../gates/catalogue.js';
import type { Report, ReportFinding, ReportSession } from './schema.js';

/**
 * The report with `***` in place of what looks like a credential, wherever foreign text may stand: names and paths are
 * text of a pull request, too. A masked path leads nowhere any more, so that nothing links to it. Sessions are left as they
 * are, for `maskSession`: there may be very many.
 */
export function maskReport(report: Report): Report {
  return {
    ...report,
    gates: report.gates.map(maskGate),
    gates_failed: report.gates_failed.map(maskSecrets),
    findings: report.findings.map(maskFinding),
    settings: maskSettings(report.settings),
    caveats: report.caveats.map(maskSecrets),
    ...(report.baseline !== undefined && { baseline: maskBaseline(report.baseline) }),
  };
}

function maskBaseline(baseline: NonNullable<Report['baseline']>): NonNullable<Report['baseline']> {
  const { path, reason, failures, sessions } = baseline;
  const mask = (names: readonly string[]): string[] => names.map(maskSecrets);
  return {
    ...baseline,
    path: path === null ? null : maskSecrets(path),
    reason: reason === null ? null : maskSecrets(reason),
    changed_references: mask(baseline.changed_references),
    new_sessions: mask(baseline.new_sessions),
    removed_sessions: mask(baseline.removed_sessions),
    sessions: sessions.map((session) => ({ ...session, name: maskSecrets(session.name) })),
    failures:
      failures === null
        ? null
        : { new: mask(failures.new), already: mask(failures.already), fixed: mask(failures.fixed) },
  };
}

export function maskSettings(settings: Report['settings']): Report['settings'] {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { value, from }]) => [name, { value: maskValue(value), from }]),
  );
}

function maskGate(gate: ReportGate): ReportGate {
  return { ...gate, id: maskSecrets(gate.id), message: maskSecrets(gate.message) };
}

/** The same of one session. */
export function maskSession(session: ReportSession): ReportSession {
  const { name, candidate_path: path, dimensions, findings } = session;
  return {
    ...session,
    name: maskSecrets(name),
    gates_failed: session.gates_failed.map(maskSecrets),
    ...(session.gates_waived !== undefined && { gates_waived: session.gates_waived.map(maskSecrets) }),
    dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason: maskSecrets(reason) })),
    findings: findings.map(maskFinding),
    candidate_path: path === null ? null : maskSecrets(path),
    ...(session.waived !== undefined && {
      waived: session.waived.map(({ reason, by, ...rest }) => ({
        ...rest,
        reason: maskSecrets(reason),
        by: maskSecrets(by),
      })),
    }),
  };
}

function maskFinding(finding: ReportFinding): ReportFinding {
  const { message, suggestion, file } = finding;
  return {
    ...finding,
    message: maskSecrets(message),
    suggestion: suggestion === null ? null : maskSecrets(suggestion),
    file: file === null ? null : maskSecrets(file),
  };
}

type Value = Report['settings'][string]['value'];

function maskValue(value: Value): Value {
  if (typeof value === 'string') return maskSecrets(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, maskValue(member)]));
}
