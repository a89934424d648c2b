import type { Defect } from '../core/finding.js';
import type { Digest } from '../core/ports.js';
import { maskSecrets } from '../core/redact.js';
import { fingerprintOf, identityOf } from '../rubric/findings/finding-identity.js';
import { type Compared, isNotCompared } from './regression-checks.js';

/** What the report of the base says of the findings of its sessions. */
export interface KnownFindings {
  /** Whether a session had this finding on the base, in whatever words. */
  readonly has: (session: string, defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** Whether the report of the base leaves out some findings of a session, so that what is not known may be old. */
  readonly isCut: (session: string) => boolean;
  /** Whether the base had this finding of no session; true as well where its report does not tell. */
  readonly hasOutside: (defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** Codes that a session had on the base. */
  readonly codesOf: (session: string) => ReadonlySet<string>;
}

/** Nothing where there is no base, or none that this run can be compared with: then every finding is new. */
export function knownFindings(compared: Compared | null, digest: Digest | undefined): KnownFindings | null {
  if (compared === null || isNotCompared(compared)) return null;
  const before = new Map(compared.facts.report.sessions.map((session) => [session.name, session]));
  /** Made when a session is first asked about: few have findings that decide something. */
  const keys = new Map<string, ReadonlySet<string>>();
  const ofSamples = new Map<string, ReadonlySet<string>>();
  const samplesOf = (name: string): ReadonlySet<string> => {
    const made =
      ofSamples.get(name) ?? new Set((before.get(name)?.samples ?? []).flatMap(({ findings }) => findings ?? []));
    ofSamples.set(name, made);
    return made;
  };
  const keysOf = (name: string): ReadonlySet<string> => {
    const made = keys.get(name) ?? new Set((before.get(name)?.findings ?? []).map(identityOf));
    keys.set(name, made);
    return made;
  };
  const outside = compared.facts.report.findings;
  const identities = outside == null ? null : new Set(outside.map(identityOf));
  // A report has its names and messages masked.
  return {
    has: (session, { code, message }) => {
      const name = maskSecrets(session);
      const finding = { code, message: maskSecrets(message) };
      if (keysOf(name).has(identityOf(finding))) return true;
      const samples = samplesOf(name);
      return samples.size > 0 && digest !== undefined && samples.has(fingerprintOf(finding, digest));
    },
    hasOutside: ({ code, message }) =>
      identities === null || identities.has(identityOf({ code, message: maskSecrets(message) })),
    isCut: (session) => (before.get(maskSecrets(session))?.findings_omitted ?? 0) > 0,
    codesOf: (session) => new Set((before.get(maskSecrets(session))?.findings ?? []).map(({ code }) => code)),
  };
}
