import type { Defect, FindingCode } from '../core/finding.js';
import { codesIn, countDefects, type RatedSession, type SessionSamples } from './scored-session.js';

/** A session with a candidate over another one, which is looked up when somebody asks. Who extends it says what differs. */
export class SessionOver implements RatedSession {
  protected readonly session: RatedSession;

  constructor(session: RatedSession) {
    this.session = session;
  }

  get status(): RatedSession['status'] {
    return this.session.status;
  }

  get golden(): RatedSession['golden'] {
    return this.session.golden;
  }

  get traits(): RatedSession['traits'] & object {
    const { traits } = this.session;
    if (traits === undefined) throw new RangeError('a session with a candidate has traits');
    return traits;
  }

  get overall(): number {
    return this.session.overall;
  }

  get dimensions(): RatedSession['dimensions'] {
    return this.session.dimensions;
  }

  get defects(): readonly Defect[] {
    return this.session.defects;
  }

  get defectCount(): number {
    return countDefects(this.session);
  }

  get defectCodes(): readonly FindingCode[] {
    return codesIn(this.session);
  }

  get requirements(): RatedSession['requirements'] {
    return this.session.requirements;
  }

  get details(): RatedSession['details'] {
    return this.session.details;
  }

  get taught(): RatedSession['taught'] {
    return this.session.taught;
  }

  get candidatePath(): string | null {
    return this.session.candidatePath;
  }

  get candidateDigest(): string | null {
    return this.session.candidateDigest;
  }

  get samples(): SessionSamples | undefined {
    return this.session.samples;
  }
}
