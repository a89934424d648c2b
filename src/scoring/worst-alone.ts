import type { Defect, FindingCode } from '../core/finding.js';
import type { DimensionScore } from '../rubric/evidence.js';
import { type RatedSample, type RatedSession, worstOf } from './scored-session.js';
import { SessionOver } from './session-over.js';

/** The session as if its worst sample were all that it has; as it is where it has no samples. */
export function worstAlone(session: RatedSession): RatedSession {
  return session.samples === undefined ? session : new WorstAlone(session);
}

/** Looks the sample up when somebody asks: of thousands nobody does. The views of a session and their order: docs/architecture.md. */
class WorstAlone extends SessionOver {
  get #worst(): RatedSample {
    const { samples } = this.session;
    const worst = samples === undefined ? undefined : worstOf(samples);
    if (worst === undefined) throw new RangeError('a session with samples has a worst one');
    return worst;
  }

  override get status(): RatedSession['status'] {
    return this.#worst.status;
  }

  override get overall(): number {
    return this.#worst.overall;
  }

  override get dimensions(): readonly DimensionScore[] {
    const { scores } = this.#worst;
    return this.session.dimensions.map(({ dimension, reason }, i) => ({ dimension, reason, score: scores[i] ?? 0 }));
  }

  override get defects(): readonly Defect[] {
    return this.#worst.defects;
  }

  override get defectCount(): number {
    return this.#worst.defectCount;
  }

  override get defectCodes(): readonly FindingCode[] {
    return this.#worst.codes;
  }

  override get candidatePath(): string | null {
    return this.#worst.candidatePath;
  }

  override get candidateDigest(): string | null {
    return this.#worst.candidateDigest;
  }

  override get samples(): undefined {
    return undefined;
  }
}
