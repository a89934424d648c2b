import { shown } from '../core/numbers.js';
import type { Summary } from '../core/summary.js';
import { byCodePoint, counted } from '../core/text.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { isRated, nameOf, type RatedSession } from '../scoring/scored-session.js';
import type { Settings } from '../settings/table.js';
import type { RubricAnswer } from './asking/answer.js';
import type { Question } from './asking/ask.js';
import type { AskOnce } from './asking/ask-once.js';
import type { Reason } from './asking/completer.js';
import { inParallel } from './asking/concurrency.js';
import { othersLike } from './canaries.js';
import { addEfforts, type Effort, type Judgement, NO_EFFORT } from './judgement.js';
import { rubricRequest } from './prompts/rubric-request.js';
import { askedDimensions, candidateAt, type RubricForm, rubricQuestion } from './rubric-questions.js';

/** From so much above the rubric on a text may be steering the judge; mostly the rubric knows no paraphrase. */
const SUSPICIOUS_FROM = 0.3;

/** From this overall on, against the reference of another session, it is the text that steers. */
const STEERED_FROM = 0.5;

/** So many candidates are asked about again, those first that the judge puts highest above the rubric. */
const MOST_TRANSPLANTS = 5;

/** A candidate that the judge likes much better than the rubric does, to be judged against a reference of another session. */
interface Transplant {
  readonly session: string;
  readonly above: number;
  readonly question: Question<RubricAnswer>;
}

/** What the judge said of a candidate beside the reference of another session. */
export interface TransplantFact {
  readonly session: string;
  /** How much more the judge gives the candidate than the rubric does, 0..1. */
  readonly above: number;
  /** 0..1; null where it was not measured. */
  readonly overall: number | null;
  readonly reason: Reason | null;
  readonly effort: Effort;
}

/** What became of the candidates that the judge likes much better than the rubric does. */
export interface TransplantFacts {
  /** How many sessions the judge puts 0.3 or more above the rubric. */
  readonly disagreements: number;
  readonly asked: readonly TransplantFact[];
  /** What those took that shards have asked about, and one run would not have; left out where there are none. */
  readonly beyond?: Effort;
}

export const NO_TRANSPLANTS: TransplantFacts = { disagreements: 0, asked: [] };

/** What the judge gives a session, or one of its samples: 0..1, null where it has not scored that. */
type JudgedOf = (session: string, sample: number | undefined) => number | null;

/** A candidate that may steer the judge. */
interface Suspect {
  readonly above: number;
  /** The position of its session. */
  readonly index: number;
  /** Which of several samples it is. */
  readonly sample: number | undefined;
}

/** The candidates that may steer the judge, one a session, the most suspicious first. Only where it sees a reference. */
function suspects(scored: ScoredSessions, settings: Settings, judgedOf: JudgedOf): readonly Suspect[] {
  if (settings['judge-mode'] !== 'paired' || settings.simulate) return [];
  return scored.sessions
    .flatMap((session, index) => {
      if (!isRated(session) || session.status !== 'scored') return [];
      const name = nameOf(session);
      const all = candidatesOf(session).map(({ sample, overall }) => {
        const judged = judgedOf(name, sample);
        return { index, sample, name, above: judged === null ? 0 : shown(judged - overall) };
      });
      const [most] = all.sort((a, b) => b.above - a.above);
      return most !== undefined && most.above >= SUSPICIOUS_FROM ? [most] : [];
    })
    .sort((a, b) => b.above - a.above || byCodePoint(a.name, b.name));
}

/** The candidates of a session that can be judged, with what the rubric gives each. */
function candidatesOf({
  samples,
  overall,
}: RatedSession): readonly (Pick<Suspect, 'sample'> & Pick<RatedSession, 'overall'>)[] {
  if (samples === undefined) return [{ sample: undefined, overall }];
  return samples.all.filter(({ status }) => status === 'scored');
}

/**
 * The questions about transplanted candidates. The reference is that of a session of the same language which the rubric finds
 * least like the candidate: sessions may be about the same.
 */
function transplantsOf(
  scored: ScoredSessions,
  settings: Settings,
  found: readonly Suspect[],
  form: RubricForm,
): readonly Transplant[] {
  return found.slice(0, MOST_TRANSPLANTS).flatMap(({ index, sample, above }): readonly Transplant[] => {
    const golden = scored.goldenOf(index);
    if (golden === undefined) return [];
    const candidate = candidateAt(scored, index, sample).summary;
    const reference = leastLike(candidate, golden, scored);
    if (reference === undefined) return [];
    const { name, difficulty, kind } = golden;
    const { dimensions } = askedDimensions(settings);
    const limits = {
      suggestions: 0,
      rationaleChars: settings['judge-rationale-chars'],
      wantsRewrite: false,
      dimensions,
    };
    const request = rubricRequest(
      { mode: 'paired', difficulty, kind, reference, candidate, ...limits, guidelines: form.guidelines },
      settings['judge-model'],
    );
    const question = { ...rubricQuestion(name, request, form.answerForm, dimensions, 'owed'), metric: 'transplant' };
    return [{ session: name, above, question }];
  });
}

/** So many references are looked at. */
const MOST_OTHER_REFERENCES = 20;

/** Nothing in a corpus of one session. */
function leastLike(
  candidate: Summary,
  { name, reference }: GoldenSession,
  scored: ScoredSessions,
): Summary | undefined {
  const { corpusSessions: corpus, scorer } = scored;
  const own = Array.from({ length: corpus.count }, (_, i) => i).find((i) => corpus.at(i).name === name) ?? 0;
  const others = othersLike(reference, own, corpus).slice(0, MOST_OTHER_REFERENCES);
  const scores = others.map((other) => ({ other, score: scorer.score(other, candidate).overall }));
  return scores.sort((a, b) => a.score - b.score)[0]?.other;
}

/**
 * Asks about the candidates that the judge likes much better than the rubric does once more, each beside a reference that has
 * nothing to do with it: a judge that reads finds nothing of that in the candidate, and a text that steers is liked there, too.
 */
export async function askTransplants(
  scored: ScoredSessions,
  settings: Settings,
  judgements: ReadonlyMap<string, Judgement>,
  {
    askOnce,
    form,
    concurrency,
  }: {
    readonly askOnce: AskOnce;
    readonly form: RubricForm;
    readonly concurrency: number;
  },
): Promise<TransplantFacts> {
  const found = suspects(scored, settings, (session, sample) => judgedBy(judgements, session, sample));
  const transplants = transplantsOf(scored, settings, found, form);
  const facts = new Map<number, TransplantFact>();
  await inParallel(transplants.entries(), concurrency, async ([i, { session, above, question }]) => {
    const asked = await askOnce(question, 0);
    const overall = asked.answer?.overall ?? null;
    // Times are not kept: a report must have the same bytes again.
    const effort = { ...asked, durationMs: 0, waitedMs: 0 };
    facts.set(i, {
      session,
      above,
      overall,
      reason: overall === null ? (asked.reason ?? 'invalid_answer') : null,
      effort,
    });
  });
  const asked = transplants.flatMap((_, i) => facts.get(i) ?? []);
  return { disagreements: found.length, asked: asked.sort((a, b) => byCodePoint(a.session, b.session)) };
}

/**
 * The transplants of all shards, as one run would have made them: each shard asks about as many of its sessions as a run may,
 * so that those farthest above the rubric are among them. One beyond these that steers the judge is told as well.
 */
export function mergeTransplants(all: readonly TransplantFacts[]): TransplantFacts {
  const asked = all.flatMap((one) => one.asked).sort((a, b) => b.above - a.above || byCodePoint(a.session, b.session));
  const isTold = (fact: TransplantFact, i: number): boolean => i < MOST_TRANSPLANTS || isSteered(fact);
  const beyond = asked.filter((fact, i) => !isTold(fact, i)).map(({ effort }) => effort);
  return {
    disagreements: all.reduce((sum, { disagreements }) => sum + disagreements, 0),
    asked: asked.filter(isTold).sort((a, b) => byCodePoint(a.session, b.session)),
    ...(beyond.length > 0 && { beyond: beyond.reduce(addEfforts, NO_EFFORT) }),
  };
}

/** How many sessions any of several judges puts far above the rubric. */
export function disagreementsOf(
  scored: ScoredSessions,
  settings: Settings,
  judges: readonly ReadonlyMap<string, Judgement>[],
): number {
  return suspects(scored, settings, (session, sample) => {
    const given = judges.flatMap((judgements) => judgedBy(judgements, session, sample) ?? []);
    return given.length === 0 ? null : Math.max(...given);
  }).length;
}

function judgedBy(
  judgements: ReadonlyMap<string, Judgement>,
  session: string,
  sample: number | undefined,
): number | null {
  const judgement = judgements.get(session);
  if (sample === undefined) return judgement?.overall.score ?? null;
  return judgement?.bySample?.find((one) => one.sample === sample)?.overall ?? null;
}

/** The questions that a run may ask beside those that it will: of candidates that the rubric leaves room above. */
export function possibleTransplants(
  scored: ScoredSessions,
  settings: Settings,
  form: RubricForm,
): readonly Transplant[] {
  if (!settings['judge-metrics'].includes('rubric')) return [];
  return transplantsOf(
    scored,
    settings,
    suspects(scored, settings, () => 1),
    form,
  );
}

/** The candidates that the judge likes wherever they stand. */
export function steeredBy({ asked }: TransplantFacts): readonly TransplantFact[] {
  return asked.filter(isSteered);
}

function isSteered({ overall }: TransplantFact): boolean {
  return overall !== null && shown(overall) >= STEERED_FROM;
}

/** Why nothing that the judge says can be believed; null where no candidate steers it. */
export function voidedByTransplants(facts: TransplantFacts): string | null {
  const [first, ...others] = steeredBy(facts);
  if (first === undefined || first.overall === null) return null;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return `the judge gave the candidate of ${first.session} ${first.overall.toFixed(3)} beside the reference of another session (${STEERED_FROM.toFixed(3)} or more voids its run): its text steers the judge${more}`;
}

/** How often the judge is far above the rubric, and what was made of it; nothing where it never is. */
export function transplantSentence({ disagreements, asked }: TransplantFacts): string | undefined {
  if (disagreements === 0) return undefined;
  const all = `The judge is 0.3 or more above the rubric in ${counted(disagreements, 'session')}`;
  if (asked.length === 0) return all;
  const measured = asked.filter(({ overall }) => overall !== null);
  const steered = steeredBy({ disagreements, asked }).length;
  const again = `${asked.length} of these candidates ${asked.length === 1 ? 'was' : 'were'} asked about once more beside the reference of another session`;
  if (measured.length === 0)
    return `${all}; ${again}, without an answer: whether their texts steer the judge is not known`;
  const gap = measured.length === asked.length ? '' : ` (${asked.length - measured.length} not measured)`;
  const found = steered === 0 ? 'none was' : `${steered} ${steered === 1 ? 'was' : 'were'}`;
  return `${all}; ${again}${gap}, and ${found} liked there`;
}
