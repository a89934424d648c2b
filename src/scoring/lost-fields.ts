import { byWeight, type Defect, type FindingCode } from '../core/finding.js';
import type { Dimension } from '../core/summary.js';
import type { FailOn } from '../settings/fail-on.js';
import type { FieldsSeen } from './fields-seen.js';
import {
  codesIn,
  countDefects,
  isRated,
  type RatedSample,
  type RatedSession,
  type ScoredSession,
  type SessionSamples,
} from './scored-session.js';
import { SessionOver } from './session-over.js';

/** A field that most candidates of a run lack: no slip of one summary, but of what writes them all. */
export interface LostField {
  readonly dimension: Dimension;
  /** What is said of each candidate that lacks it. */
  readonly message: string;
  readonly suggestion: string;
}

/**
 * The sessions with a finding for each such field that their candidates lack. Only who has seen the whole run knows it.
 * @param failOn what gates count: a code that one of them names is told beside the field
 */
export function withLostFields(
  sessions: readonly ScoredSession[],
  lost: readonly LostField[],
  failOn: FailOn | null,
): readonly ScoredSession[] {
  if (lost.length === 0) return sessions;
  return sessions.map((session) =>
    isRated(session) && lacksAny(session, lost) ? new SessionWithLostFields(session, lost, failOn) : session,
  );
}

/** What is said of a text that is not there: of a field that is lacking it says the same once more, and less. */
const EMPTY: Readonly<Partial<Record<Dimension, FindingCode>>> = { title: 'TITLE_EMPTY', summary: 'SUMMARY_EMPTY' };

/** Codes that a candidate has only for the fields that it lacks. */
function toldByLost(
  fields: FieldsSeen | undefined,
  lost: readonly LostField[],
  failOn: FailOn | null,
): ReadonlySet<FindingCode> {
  const codes = lackedIn(fields, lost).flatMap(({ dimension }) => EMPTY[dimension] ?? []);
  return new Set(codes.filter((code) => failOn?.[code] === undefined));
}

function lacksAny({ details: { fields }, samples }: RatedSession, lost: readonly LostField[]): boolean {
  return (
    lackedIn(fields, lost).length > 0 || samples?.all.some((one) => lackedIn(one.fields, lost).length > 0) === true
  );
}

function lackedIn(fields: FieldsSeen | undefined, lost: readonly LostField[]): readonly LostField[] {
  return lost.filter(({ dimension }) => lacks(fields, dimension));
}

/** The findings of one candidate, for the fields of these that it lacks. */
function lostDefects(fields: FieldsSeen | undefined, lost: readonly LostField[]): readonly Defect[] {
  if (fields === undefined) return [];
  return lackedIn(fields, lost).map(
    ({ dimension, message, suggestion }): Defect => ({
      ...{ code: 'FIELD_MISSING', dimension, message, suggestion, place: fields.place },
    }),
  );
}

/** The findings of one candidate with those for the fields of these that it lacks, in place of what says the same of them and less. */
export function withLostDefects(
  { details: { fields }, defects }: Pick<RatedSession, 'details' | 'defects'>,
  lost: readonly LostField[],
  failOn: FailOn | null,
): readonly Defect[] {
  const added = lostDefects(fields, lost);
  if (added.length === 0) return defects;
  const told = toldByLost(fields, lost, failOn);
  return replaced(defects, told, added);
}

function replaced(
  defects: readonly Defect[],
  told: ReadonlySet<FindingCode>,
  added: readonly Defect[],
): readonly Defect[] {
  return [...defects.filter(({ code }) => !told.has(code)), ...added].sort(byWeight);
}

/** Moments that the reference has not either are no loss. */
function lacks(fields: FieldsSeen | undefined, dimension: Dimension): boolean {
  const missing = fields?.missing.find((one) => one.dimension === dimension);
  return missing !== undefined && (dimension !== 'aha_moments' || !missing.isEmptyInReference);
}

/**
 * A session that is looked up when somebody asks, with the fields that it lacks among its findings.
 * The views of a session and their order: docs/architecture.md.
 */
class SessionWithLostFields extends SessionOver {
  readonly #lost: readonly LostField[];
  readonly #failOn: FailOn | null;

  constructor(session: RatedSession, lost: readonly LostField[], failOn: FailOn | null) {
    super(session);
    this.#lost = lost;
    this.#failOn = failOn;
  }

  override get defects(): readonly Defect[] {
    const told = toldByLost(this.details.fields, this.#lost, this.#failOn);
    return replaced(this.session.defects, told, this.#told(this.details.fields, this.session.samples));
  }

  override get defectCount(): number {
    const told = toldByLost(this.details.fields, this.#lost, this.#failOn);
    // Each of these codes a candidate has once at most.
    const twice = codesIn(this.session).filter((code) => told.has(code)).length;
    return countDefects(this.session) + lackedIn(this.details.fields, this.#lost).length - twice;
  }

  override get defectCodes(): readonly FindingCode[] {
    const told = toldByLost(this.details.fields, this.#lost, this.#failOn);
    return [...new Set<FindingCode>([...codesIn(this.session).filter((code) => !told.has(code)), 'FIELD_MISSING'])];
  }

  override get samples(): SessionSamples | undefined {
    const { samples } = this.session;
    if (samples === undefined) return undefined;
    const { overalls, worst } = samples;
    return { all: samples.all.map((one) => this.#sample(one, samples)), overalls, worst };
  }

  #sample(sample: RatedSample, samples: SessionSamples): RatedSample {
    const added = this.#told(sample.fields, samples);
    if (added.length === 0) return sample;
    const told = toldByLost(sample.fields, this.#lost, this.#failOn);
    const others = sample.codes.filter((code) => !told.has(code));
    return {
      ...sample,
      defects: replaced(sample.defects, told, added),
      defectCount: sample.defectCount + added.length - (sample.codes.length - others.length),
      codes: [...new Set<FindingCode>([...others, 'FIELD_MISSING'])],
    };
  }

  /** The findings, each with the number of samples that lack the field. */
  #told(fields: FieldsSeen | undefined, samples: SessionSamples | undefined): readonly Defect[] {
    const told = lostDefects(fields, this.#lost);
    if (samples === undefined) return told;
    return told.map((defect): Defect => {
      const lacking = samples.all.filter((one) => defect.dimension !== null && lacks(one.fields, defect.dimension));
      return { ...defect, samples: `${lacking.length}/${samples.all.length}` };
    });
  }
}
