import { maskSecrets } from '../redact.js';
import { isRated, nameOf, type ScoredSession } from '../scoring/scored-session.js';
import type { Waiver } from '../waivers/waiver.js';
import type { ReportSession } from './schema.js';

/** What tells, without looking a session up, that there is nothing to look up. */
export interface Known {
  readonly failed: ReadonlySet<string>;
  readonly allotted: ReadonlyMap<string, number>;
  readonly waivers: readonly Waiver[];
}

/**
 * The sessions of a report whose words are somewhere else: name, status and score are at hand, all else is made when it is
 * asked for, and only the last one is kept. For runs without a judge. A spread copies only what is at hand; `toJSON` gives
 * the plain value.
 */
export function lazySessions(
  sessions: readonly ScoredSession[],
  { failed, allotted, waivers }: Known,
  make: (session: ScoredSession) => ReportSession,
): ReportSession[] {
  const waived = new Set(waivers.map(({ session }) => session));
  let last: { readonly of: ScoredSession; readonly session: ReportSession } | undefined;
  const makeOnce = (of: ScoredSession): ReportSession => {
    if (last?.of !== of) last = { of, session: make(of) };
    return last.session;
  };
  return sessions.map((session) => {
    const name = nameOf(session);
    return new LazySession(session, name, failed.has(name), makeOnce, {
      hasFindings: allotted.has(name),
      isWaived: waived.has(name),
    });
  });
}

interface Has {
  readonly hasFindings: boolean;
  readonly isWaived: boolean;
}

class LazySession implements ReportSession {
  readonly name: string;
  readonly status: ReportSession['status'];
  readonly overall: number | null;
  readonly #session: ScoredSession;
  readonly #make: (session: ScoredSession) => ReportSession;
  readonly #has: Has;

  constructor(
    session: ScoredSession,
    name: string,
    readonly failed: boolean,
    make: (session: ScoredSession) => ReportSession,
    { hasFindings, isWaived }: Has,
  ) {
    this.name = maskSecrets(name);
    this.status = session.status;
    this.overall = isRated(session) ? session.overall : null;
    this.#session = session;
    this.#make = make;
    this.#has = HAS[`${hasFindings}-${isWaived}`];
  }

  get dimensions(): ReportSession['dimensions'] {
    return this.toJSON().dimensions;
  }

  get findings(): ReportSession['findings'] {
    return this.#has.hasFindings ? this.toJSON().findings : [];
  }

  get findings_omitted(): number | undefined {
    return this.toJSON().findings_omitted;
  }

  get candidate_path(): string | null {
    return this.toJSON().candidate_path;
  }

  get reference_digest(): string | null {
    return this.toJSON().reference_digest;
  }

  get candidate_digest(): string | null {
    return this.toJSON().candidate_digest;
  }

  get waived(): ReportSession['waived'] {
    return this.#has.isWaived ? this.toJSON().waived : undefined;
  }

  get structural_completion(): ReportSession['structural_completion'] {
    return this.toJSON().structural_completion;
  }

  get judge(): undefined {
    return undefined;
  }

  toJSON(): ReportSession {
    return this.#make(this.#session);
  }
}

/** Shared, so that each of very many sessions has one reference to it. */
const HAS: Readonly<Record<`${boolean}-${boolean}`, Has>> = {
  'true-true': { hasFindings: true, isWaived: true },
  'true-false': { hasFindings: true, isWaived: false },
  'false-true': { hasFindings: false, isWaived: true },
  'false-false': { hasFindings: false, isWaived: false },
};
