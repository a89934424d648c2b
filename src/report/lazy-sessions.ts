import { maskSecrets, maskTexts } from '../core/redact.js';
import type { Evaluation } from '../gates/evaluate.js';
import type { Waiver } from '../inputs/waivers/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { isRated, nameOf, type ScoredSession } from '../scoring/scored-session.js';
import type { ReportSession } from './schema.js';

/** What tells, without looking a session up, that there is nothing to look up. */
export interface Known {
  readonly evaluation: Pick<Evaluation, 'failedGates' | 'waivedGates'>;
  readonly allotted: ReadonlyMap<string, number>;
  readonly waivers: readonly Waiver[];
  readonly judge: JudgeFacts | null;
}

/** So many sessions are kept once they were made. A page looks at each several times, and thousands would fill the memory. */
const MOST_KEPT = 1000;

/**
 * The sessions of a report whose words are somewhere else: name, status and score are at hand, all else is made when it is
 * asked for, and masked then; of many only the last one is kept. A spread copies only what is at hand; `wholeSession` gives
 * the plain value.
 */
export function lazySessions(
  sessions: readonly ScoredSession[],
  { evaluation: { failedGates, waivedGates }, allotted, waivers, judge }: Known,
  make: (session: ScoredSession) => ReportSession,
): ReportSession[] {
  const waived = new Set(waivers.map(({ session }) => session));
  const isEveryWaived = waivers.some(({ session, code }) => session === null && code !== undefined);
  const all = everyHas(judge !== null);
  const clean = new Set<string>();
  const makeMasked: Make = (session) => maskTexts(make(session), clean);
  const makeOnce = sessions.length > MOST_KEPT ? keepingLast(makeMasked) : keepingAll(makeMasked);
  return sessions.map((session) => {
    const name = nameOf(session);
    const has = all[`${allotted.has(name)}-${isEveryWaived || waived.has(name)}`];
    const gates = { failed: masked(failedGates.get(name)), waived: masked(waivedGates.get(name)) };
    return new LazySession(session, name, gates, makeOnce, has);
  });
}

/** The plain value of a session that may be looked up. */
export function wholeSession(session: ReportSession): ReportSession {
  return session instanceof LazySession ? session.toJSON() : session;
}

type Make = (session: ScoredSession) => ReportSession;

function keepingLast(make: Make): Make {
  let last: { readonly of: ScoredSession; readonly session: ReportSession } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, session: make(of) };
    return last.session;
  };
}

function keepingAll(make: Make): Make {
  const made = new Map<ScoredSession, ReportSession>();
  return (of) => {
    const session = made.get(of) ?? make(of);
    made.set(of, session);
    return session;
  };
}

/** Ids have names of sessions in them. Most sessions fail none, and share an empty list. */
function masked(ids: readonly string[] = NONE): string[] {
  return ids.length === 0 ? NONE : ids.map(maskSecrets);
}

const NONE: string[] = [];

interface GatesOfSession {
  readonly failed: string[];
  readonly waived: string[];
}

interface Has {
  readonly hasFindings: boolean;
  readonly isWaived: boolean;
  readonly isJudged: boolean;
}

/** The session as reports have it, masked. The views of a session and their order: docs/architecture.md. */
class LazySession implements ReportSession {
  readonly name: string;
  readonly status: ReportSession['status'];
  readonly failed: boolean;
  readonly gates_failed: string[];
  readonly gates_waived: string[] | undefined;
  readonly overall: number | null;
  readonly #session: ScoredSession;
  readonly #make: (session: ScoredSession) => ReportSession;
  readonly #has: Has;

  constructor(
    session: ScoredSession,
    name: string,
    { failed, waived }: GatesOfSession,
    make: (session: ScoredSession) => ReportSession,
    has: Has,
  ) {
    this.name = maskSecrets(name);
    this.status = session.status;
    this.failed = failed.length > 0;
    this.gates_failed = failed;
    this.gates_waived = waived.length > 0 ? waived : undefined;
    this.overall = isRated(session) ? session.overall : null;
    this.#session = session;
    this.#make = make;
    this.#has = has;
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

  get reference_path(): string | undefined {
    return this.toJSON().reference_path;
  }

  get reference_digest(): string | null {
    return this.toJSON().reference_digest;
  }

  get reference_digests(): ReportSession['reference_digests'] {
    return this.toJSON().reference_digests;
  }

  get requirement_digests(): ReportSession['requirement_digests'] {
    return this.toJSON().requirement_digests;
  }

  get reference_used(): string | undefined {
    return this.toJSON().reference_used;
  }

  get candidate_digest(): string | null {
    return this.toJSON().candidate_digest;
  }

  get samples(): ReportSession['samples'] {
    return this.#isSampled() ? this.toJSON().samples : undefined;
  }

  get spread(): ReportSession['spread'] {
    return this.#isSampled() ? this.toJSON().spread : undefined;
  }

  get worst(): ReportSession['worst'] {
    return isRated(this.#session) ? this.#session.samples?.worst : undefined;
  }

  #isSampled(): boolean {
    return isRated(this.#session) && this.#session.samples !== undefined;
  }

  get waived(): ReportSession['waived'] {
    return this.#has.isWaived ? this.toJSON().waived : undefined;
  }

  get structural_completion(): ReportSession['structural_completion'] {
    return this.toJSON().structural_completion;
  }

  get judge(): ReportSession['judge'] {
    return this.#has.isJudged ? this.toJSON().judge : undefined;
  }

  toJSON(): ReportSession {
    return this.#make(this.#session);
  }
}

/** What sessions of a report can have, made once: each of very many sessions has a reference to one of them. */
function everyHas(isJudged: boolean): Readonly<Record<`${boolean}-${boolean}`, Has>> {
  return {
    'true-true': { hasFindings: true, isWaived: true, isJudged },
    'true-false': { hasFindings: true, isWaived: false, isJudged },
    'false-true': { hasFindings: false, isWaived: true, isJudged },
    'false-false': { hasFindings: false, isWaived: false, isJudged },
  };
}
