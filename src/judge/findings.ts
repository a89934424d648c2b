import { formatPlace, type Place } from '../core/errors.js';
import {
  byWeight,
  codesOfDefects,
  type Defect,
  FINDING_CLASSES,
  type FindingCode,
  JUDGED_CODES,
  type PlaceOf,
} from '../core/finding.js';
import { showNumber, shown } from '../core/numbers.js';
import type { Requirement } from '../core/summary.js';
import { quote } from '../rubric/findings/quote.js';
import { requirementMessage } from '../rubric/findings/requirement-defects.js';
import {
  codesIn,
  countDefects,
  firstUsableSample,
  isRated,
  nameOf,
  type RatedSample,
  type RatedSession,
  type ScoredSession,
  type SessionSamples,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import { SessionOver } from '../scoring/session-over.js';
import { mean } from '../statistics/descriptive.js';
import type { JudgeFacts } from './judge-facts.js';
import type { Judgement } from './judgement.js';
import type { CompletionResult, RequirementResult } from './metrics/completion.js';
import type { PlacedClaim } from './session-metrics.js';

/** From this difference on, rubric and judge disagree: the cheapest queue for a human look. */
const DISAGREEMENT = 0.3;

/** Whether findings of the judge may fail a run: only then do they take the place of what words alone have found. */
export type WeightOfFindings = 'they count' | 'they are advice';

/** A session with what the judge adds to its findings. */
export function withJudgement(
  session: ScoredSession,
  { judgements, measured, voided, isSimulated }: JudgeFacts,
  weight: WeightOfFindings,
): ScoredSession {
  // Whom a canary took in is not believed about anything, and what was made up is no remark about anybody's summary.
  if (session.status === 'canary' || voided !== null || isSimulated === true) return session;
  const name = nameOf(session);
  const judgement = judgements.get(name);
  const metrics = measured.get(name);
  const said = [...(metrics?.defects ?? []), ...(judgement === undefined ? [] : remarks(session, judgement))];
  if (!isRated(session)) {
    return said.length === 0 ? session : { ...session, defects: [...session.defects, ...said].sort(byWeight) };
  }
  const both = saidByBoth(session, metrics?.completion);
  const added = weight === 'they count' ? said : said.filter((one) => !isSaidAlready(one, session, both));
  const overruled = new Set(weight === 'they count' ? both.map(({ message }) => message) : []);
  return added.length === 0 && overruled.size === 0 ? session : new JudgedSession(session, added, overruled);
}

/** A session without what a judge has made of its findings. */
export function withoutJudgement(session: RatedSession): RatedSession {
  return session instanceof JudgedSession ? session.unjudged : session;
}

/** A requirement about which the judge has spoken, with what words alone have said of it. */
interface SaidByBoth {
  readonly requirement: Requirement;
  readonly message: string;
}

function saidByBoth(
  { requirements = [] }: RatedSession,
  completion: Pick<CompletionResult, 'requirements'> | undefined,
): readonly SaidByBoth[] {
  const results = completion?.requirements ?? [];
  return requirements.flatMap((check, i) => {
    const result = results[i];
    const isJudged = result?.stage === 'judged' && result.status !== 'unmeasured';
    const message = isJudged ? requirementMessage(check) : undefined;
    return message === undefined ? [] : [{ requirement: check.requirement, message }];
  });
}

/** Whether a finding of the judge is about a requirement that has one by words, which stands: said once is enough. */
function isSaidAlready({ code, message }: Defect, session: RatedSession, both: readonly SaidByBoth[]): boolean {
  if (!isAboutRequirement(code)) return false;
  const same = both.find(({ requirement }) => message.endsWith(quote(requirement.text)));
  return same !== undefined && session.defects.some((one) => one.message === same.message);
}

/**
 * A session that is looked up when somebody asks, with findings of the judge among its own.
 * The views of a session and their order: docs/architecture.md.
 */
class JudgedSession extends SessionOver {
  readonly #added: readonly Defect[];
  readonly #overruled: ReadonlySet<string>;

  /** @param overruled messages of findings about requirements that the judge's own take the place of */
  constructor(session: RatedSession, added: readonly Defect[], overruled: ReadonlySet<string>) {
    super(session);
    this.#added = added;
    this.#overruled = overruled;
  }

  /** The session as the rubric alone tells it. */
  get unjudged(): RatedSession {
    return this.session;
  }

  override get defects(): readonly Defect[] {
    return [...this.#left(), ...this.#added].sort(byWeight);
  }

  override get defectCount(): number {
    const dropped = this.#overruled.size === 0 ? 0 : this.session.defects.length - this.#left().length;
    return countDefects(this.session) - dropped + this.#added.length;
  }

  override get defectCodes(): readonly FindingCode[] {
    const own = codesIn(this.session);
    const isLeft =
      this.#overruled.size === 0 || this.session.samples !== undefined
        ? () => true
        : (code: FindingCode) => this.#left().some((one) => one.code === code);
    const left = own.filter((code) => !isAboutRequirement(code) || isLeft(code));
    return [...new Set([...left, ...this.#added.map(({ code }) => code)])];
  }

  #left(): readonly Defect[] {
    const { defects, samples } = this.session;
    // The judge has looked at one sample, which may be another one than the worst.
    if (samples !== undefined && firstUsableSample(samples)?.sample !== samples.worst) return defects;
    return this.#withoutOverruled(defects);
  }

  #withoutOverruled(defects: readonly Defect[]): readonly Defect[] {
    if (this.#overruled.size === 0) return defects;
    return defects.filter(({ code, message }) => !isAboutRequirement(code) || !this.#overruled.has(message));
  }

  override get samples(): SessionSamples | undefined {
    const { samples } = this.session;
    if (samples === undefined || this.#overruled.size === 0) return samples;
    const judged = firstUsableSample(samples)?.sample;
    const { overalls, worst } = samples;
    const all = samples.all.map((one): RatedSample => {
      if (one.sample !== judged) return one;
      const defects = this.#withoutOverruled(one.defects);
      return {
        ...{ ...one, defects },
        defectCount: one.defectCount - (one.defects.length - defects.length),
        codes: codesOfDefects(defects),
      };
    });
    return { all, overalls, worst };
  }
}

/** What a message of the judge about a requirement begins with; words and literals are told otherwise. */
const UNMET_BY_JUDGE = 'This must be mentioned, and by the judge ';
const VIOLATED_BY_JUDGE = 'This must not be mentioned, and by the judge ';

/** Whether the judge alone has made a finding, which may be one of an earlier report. */
export function isOfJudge({ code, message }: { readonly code: string; readonly message: string }): boolean {
  if ([...JUDGED_CODES].some((one) => one === code)) return true;
  const isAbout = FINDING_CLASSES.requirement.some((one) => one === code);
  return isAbout && [UNMET_BY_JUDGE, VIOLATED_BY_JUDGE].some((start) => message.startsWith(start));
}

function isAboutRequirement(code: FindingCode): boolean {
  return FINDING_CLASSES.requirement.some((one) => one === code);
}

/** Notes: the rubric's score stands. */
function remarks(session: RatedSession | UnreferencedSession, judgement: Judgement): readonly Defect[] {
  const place = placeOf(session, judgement);
  return [
    ...(isRated(session) ? disagreement(judgedOverall(session, judgement), judgement, place) : []),
    ...judgement.suggestions.map(
      (suggestion): Defect => ({
        code: 'JUDGE_SUGGESTION',
        dimension: null,
        message: `The judge suggests: ${suggestion}`,
        suggestion,
        place,
      }),
    ),
  ];
}

function placeOf(session: RatedSession | UnreferencedSession, { told }: Pick<Judgement, 'told'>): Place {
  if (!isRated(session)) return session.place;
  const { samples, golden } = session;
  const sample =
    told === undefined ? samples && firstUsableSample(samples) : samples?.all.find((one) => one.sample === told);
  const path = samples === undefined ? session.candidatePath : sample?.candidatePath;
  return { file: path ?? golden.place.file, line: 1 };
}

/** What the rubric says of the candidate that the judge was asked about: of several samples the mean of those it measured. */
function judgedOverall({ overall, samples }: RatedSession, { bySample }: Pick<Judgement, 'bySample'>): number {
  if (bySample !== undefined) {
    const measured = new Set(bySample.filter((one) => one.overall !== null).map(({ sample }) => sample));
    return mean((samples?.all ?? []).filter(({ sample }) => measured.has(sample)).map((one) => one.overall)) ?? overall;
  }
  return samples === undefined ? overall : (firstUsableSample(samples)?.overall ?? overall);
}

function disagreement(overall: number, { overall: judged, rationale }: Judgement, place: Place): readonly Defect[] {
  if (judged.score === null) return [];
  // What is shown counts, and in binary fractions 0.7 - 0.4 is less than 0.3.
  if (shown(Math.abs(shown(overall) - shown(judged.score))) < DISAGREEMENT) return [];
  const why = rationale === null ? '' : `: ${rationale}`;
  return [
    {
      code: 'JUDGE_DISAGREES',
      dimension: null,
      message: `The rubric gives ${showNumber(overall)}, the judge ${showNumber(judged.score)}${why}`,
      suggestion: 'Read both: one of them is wrong about this session',
      place,
    },
  ];
}

/** What the transcript does not bear out, each at its place in the candidate. */
export function claimDefects(claims: readonly PlacedClaim[]): readonly Defect[] {
  return claims.flatMap(({ status, text, part, place, evidence }): readonly Defect[] => {
    const common = { dimension: part.field, place };
    if (status === 'unsupported') {
      return [
        {
          ...common,
          code: 'UNSUPPORTED_CLAIM',
          message: `The transcript does not tell this: ${quote(text)}`,
          suggestion: 'Remove it, or let the summary say only what happened in the session',
        },
      ];
    }
    if (status !== 'contradicted' || evidence === null) return [];
    const where = formatPlace(evidence.place);
    return [
      {
        ...common,
        code: 'CONTRADICTED_CLAIM',
        message: `The transcript contradicts this at ${where}: ${quote(text)}`,
        suggestion: `The transcript says ${quote(evidence.quote)}`,
      },
    ];
  });
}

/** Requirements that the judge found unmet or violated. What is decided without asking is found without a judge. */
export function requirementDefects({ requirements }: CompletionResult, placeOf: PlaceOf): readonly Defect[] {
  return requirements.flatMap((result) => (result.stage === 'judged' ? judgedDefects(result, placeOf) : []));
}

function judgedDefects({ requirement, status, nearest }: RequirementResult, placeOf: PlaceOf): readonly Defect[] {
  const common = { dimension: nearest?.field ?? null, place: placeOf(nearest?.path ?? ['summary']) };
  switch (status) {
    case 'unmet':
      return [
        {
          ...common,
          code: 'REQUIREMENT_UNMET',
          message: `${UNMET_BY_JUDGE}is not really said here: ${quote(requirement.text)}`,
          suggestion: `Add: ${quote(requirement.text)}`,
        },
      ];
    case 'violated':
      return [
        {
          ...common,
          code: 'REQUIREMENT_VIOLATED',
          ...(requirement.must === 'mention'
            ? {
                message: `${UNMET_BY_JUDGE}something else is said here: ${quote(requirement.text)}`,
                suggestion: `Add: ${quote(requirement.text)}`,
              }
            : {
                message: `${VIOLATED_BY_JUDGE}it is: ${quote(requirement.text)}`,
                suggestion: 'Remove what says so',
              }),
        },
      ];
    default:
      return [];
  }
}
