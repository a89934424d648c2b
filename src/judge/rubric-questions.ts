import { DIMENSIONS, type Dimension, partsOfSummary } from '../core/summary.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { isRated, nameOf } from '../scoring/scored-session.js';
import type { Settings } from '../settings/table.js';
import {
  type DimensionAnswer,
  FAULTS,
  hasRubricAnswer,
  isScore,
  missingIn,
  type NoAnswer,
  type RubricAnswer,
  readRubricAnswer,
  withoutObject,
} from './asking/answer.js';
import type { Asking, Question } from './asking/ask.js';
import { contradictionOf, type Facts } from './asking/carrying-fact.js';
import type { AnswerForm, CompletionRequest } from './asking/completer.js';
import { CUT_MARK, saysSomething } from './asking/partial-values.js';
import type { AnswerReader } from './metrics/one-object.js';
import type { RubricQuestion } from './prompts/question.js';
import { rubricRequest } from './prompts/rubric-request.js';
import { rubricSystem } from './prompts/rubric-system.js';
import { shortenedIn } from './prompts/rubric-user.js';

/** What nobody has said of a session without a reference; the defaults of a golden one. */
const UNREFERENCED = { difficulty: 'normal', kind: 'other' } as const;

/**
 * The positions of the sessions that a judge is asked about: those with a usable candidate. Of a missing or invalid one
 * there is nothing to judge; the rubric's zero stands. Whoever brings many candidates without a reference must not use up
 * the money for those with one, so these come last.
 */
export function judgedSessions({ sessions }: Pick<ScoredSessions, 'sessions'>): readonly number[] {
  const withStatus = (wanted: 'scored' | 'unreferenced'): readonly number[] =>
    sessions.flatMap(({ status }, index) => (status === wanted ? [index] : []));
  return [...withStatus('scored'), ...withStatus('unreferenced')];
}

/**
 * The questions of the rubric judge, one about each session that is judged.
 * @param failing names of the sessions that fail by the rubric: only for these a rewrite is asked
 */
export function questionsOf(
  scored: ScoredSessions,
  settings: Settings,
  failing: ReadonlySet<string>,
  form: RubricForm,
): readonly SessionQuestion[] {
  if (!settings['judge-metrics'].includes('rubric')) return [];
  const { 'judge-mode': mode, 'judge-model': model } = settings;
  return judgedCandidates(scored).flatMap(({ index, sample }): readonly SessionQuestion[] => {
    const session = scored.sessions[index];
    if (session === undefined) return [];
    const name = nameOf(session);
    const { difficulty, kind } = session.status === 'unreferenced' ? UNREFERENCED : session.golden;
    const rest = () => ({
      reference: mode === 'paired' ? (scored.goldenOf(index)?.reference ?? null) : null,
      candidate: candidateAt(scored, index, sample).summary,
      rationaleChars: settings['judge-rationale-chars'],
      wantsRewrite: settings['judge-rewrite'] && failing.has(name),
    });
    const question = lateQuestion(name, { mode, difficulty, kind, ...askedDimensions(settings) }, rest, {
      model,
      form,
    });
    return [sample === undefined ? question : { ...question, sample }];
  });
}

interface JudgedCandidate {
  readonly index: number;
  readonly sample: number | undefined;
  /** When it is asked about. */
  readonly round: number;
}

/**
 * The candidates that the rubric judge is asked about: of sessions with several samples every usable one, the first of each
 * session before the second of any, so that where the money ends none has all of it.
 */
function judgedCandidates(scored: Pick<ScoredSessions, 'sessions'>): readonly JudgedCandidate[] {
  const candidates = judgedSessions(scored).flatMap((index): readonly JudgedCandidate[] => {
    const session = scored.sessions[index];
    const samples = session !== undefined && isRated(session) ? session.samples : undefined;
    if (samples === undefined) {
      return [{ index, sample: undefined, round: session?.status === 'unreferenced' ? Number.MAX_SAFE_INTEGER : 0 }];
    }
    const usable = samples.all.filter(({ status }) => status === 'scored');
    return usable.map(({ sample }, round) => ({ index, sample, round }));
  });
  return candidates.sort((a, b) => a.round - b.round);
}

/** The dimensions that the judge is asked about; all five in our order, for their order stands in prompts. */
export function askedDimensions({ dimensions }: Pick<Settings, 'dimensions'>): Pick<RubricQuestion, 'dimensions'> {
  return { dimensions: dimensions.length === DIMENSIONS.length ? DIMENSIONS : dimensions };
}

/** The candidate of a session that is judged: one of its samples, or without a number the first that is usable. */
export function candidateAt(
  { candidateOf, sampleOf }: Pick<ScoredSessions, 'candidateOf' | 'sampleOf'>,
  index: number,
  sample?: number,
) {
  const candidate = sample === undefined ? candidateOf(index) : sampleOf(index, sample);
  if (candidate === undefined) throw new RangeError('a session that is judged has a candidate');
  return candidate;
}

/** A question about a session whose texts are read when it is asked: those of all sessions must not be held. */
export interface SessionQuestion {
  readonly session: string;
  /** Which of several samples it is about. */
  readonly sample?: number;
  /** The dimensions that are asked about. */
  readonly dimensions: readonly Dimension[];
  /** What it has in common with questions about other sessions. */
  readonly prompt: Pick<CompletionRequest, 'model' | 'system'>;
  readonly open: () => OpenQuestion;
}

/** A question with its texts read. */
export interface OpenQuestion extends Question<RubricAnswer> {
  /** What of candidate and reference it does not show, in our own words. */
  readonly shortened: readonly string[];
}

/**
 * A question for the rubric's scores, in the form in which the provider answers.
 * @param facts what its answer has to note, by the reference that it shows
 */
export function rubricQuestion(
  session: string,
  request: CompletionRequest,
  answerForm: AnswerForm,
  dimensions: readonly Dimension[],
  facts: Facts,
): Question<RubricAnswer> {
  return { session, metric: 'rubric', request, read: readerOf(answerForm, dimensions, facts) };
}

/** A reference that says nothing has no facts; without a reference there are those that such a session owes its reader. */
function factsOf({ reference }: Pick<RubricQuestion, 'reference'>): Facts {
  const saysNothing = reference !== null && partsOfSummary(reference).every(({ field }) => field === 'outcome');
  return saysNothing ? 'none' : 'owed';
}

/** In what form the rubric judge is asked: how it answers, and what the team has to say. */
export type RubricForm = Pick<Asking, 'answerForm' | 'guidelines'>;

/** What is known of a question before its texts are read. */
type Traits = Pick<RubricQuestion, 'kind' | 'difficulty' | 'mode' | 'dimensions'>;

/** A rubric question that is made when it is opened, so that the texts of many sessions are not held at once. */
export function lateQuestion(
  session: string,
  traits: Traits,
  rest: () => Omit<RubricQuestion, keyof Traits | 'guidelines'>,
  { model, form }: { readonly model: string; readonly form: RubricForm },
): SessionQuestion {
  const { kind, difficulty, mode, dimensions } = traits;
  const { answerForm, guidelines } = form;
  return {
    session,
    dimensions,
    prompt: { model, system: rubricSystem(kind, difficulty, mode, dimensions, guidelines) },
    open: () => {
      const question = { ...traits, ...rest(), guidelines };
      const shortened = shortenedIn(question);
      const request = rubricRequest(question, model);
      return { ...rubricQuestion(session, request, answerForm, dimensions, factsOf(question)), shortened };
    },
  };
}

/** Two readers for the whole program: of thousands of questions each would else have its own. */
const RUBRIC_READERS: Readonly<Record<AnswerForm, AnswerReader<RubricAnswer>>> = {
  schema: schemaReader(DIMENSIONS, 'owed'),
  'schema or two lines': eitherReader(DIMENSIONS, 'owed'),
};

/** The reader of answers that lack some of the dimensions, or facts, because there are none. */
function readerOf(answerForm: AnswerForm, dimensions: readonly Dimension[], facts: Facts): AnswerReader<RubricAnswer> {
  if (dimensions === DIMENSIONS && facts === 'owed') return RUBRIC_READERS[answerForm];
  return (answerForm === 'schema' ? schemaReader : eitherReader)(dimensions, facts);
}

/** Neither facts nor dimensions are asked for in two lines. */
function eitherReader(wanted: readonly Dimension[], facts: Facts): AnswerReader<RubricAnswer> {
  const bySchema = schemaReader(wanted, facts);
  return (text, isCut) => {
    if (isInTwoLines(text)) return wholeOrNot(readTwoLines(text, isCut), isCut, 'none', () => []);
    return ANOTHER_SCORE.test(text) ? SAYS_TWO_THINGS : bySchema(text, isCut);
  };
}

function schemaReader(wanted: readonly Dimension[], facts: Facts): AnswerReader<RubricAnswer> {
  return (text, isCut) =>
    wholeOrNot(readRubricAnswer(text, isCut), isCut, facts, (answer) => missingIn(answer, wanted, facts));
}

function wholeOrNot(
  read: RubricAnswer | NoAnswer,
  isCut: boolean,
  facts: Facts,
  missing: (answer: RubricAnswer) => readonly string[],
): ReturnType<AnswerReader<RubricAnswer>> {
  if ('reason' in read) return read;
  const fault = contradictionOf(read, facts);
  if (fault !== null) return { reason: 'invalid_answer', fault };
  return {
    answer: read,
    isWhole: !read.isRecovered && !isCut,
    missing: missing(read),
  };
}

/** Whether an answer begins as the two lines do; no JSON does, nor what models say before it. */
function isInTwoLines(text: string): boolean {
  return /^\s*score:/i.test(text);
}

/** A first line with a number, a line end behind it, and what is left. */
const SCORE_LINE = /^\s*score:[ \t]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)[ \t]*(?:(\r?\n)([\s\S]*))?$/i;
const EXPLANATION = /^\s*explanation:([\s\S]*)$/i;

/** A line with a score, behind an answer: readers differ in which of two they take. No line of JSON begins so. */
const ANOTHER_SCORE = /^[ \t]*score:[ \t]*[+-]?\.?\d/im;

const SAYS_TWO_THINGS: NoAnswer = { reason: 'invalid_answer', fault: FAULTS.twofold };

const UNSAID: DimensionAnswer = { score: null, reason: null };

/**
 * Reads the two lines `Score: 0.85` and `Explanation: …` of a completer that takes no schema. The first must be a finite
 * number in 0..1; without the word in front of the second, all that follows explains it. A number without a word of reason is
 * no answer, nor is one that is followed by another answer. The number of a cut text is complete only where its line has an
 * end: `0.8` may have been `0.85`. Dimensions are not said in this form. Never throws.
 */
export function readTwoLines(text: string, isCut: boolean): RubricAnswer | NoAnswer {
  const [, digits, lineEnd, rest = ''] = SCORE_LINE.exec(text) ?? [];
  if (digits === undefined || (isCut && lineEnd === undefined)) {
    return isCut
      ? withoutObject(isCut)
      : { reason: 'invalid_answer', fault: 'its first line was not "Score: " and a number' };
  }
  const score = Number(digits);
  if (!isScore(score)) return { reason: 'invalid_answer', fault: 'its score was not from 0 to 1' };
  if (ANOTHER_SCORE.test(rest) || hasRubricAnswer(rest)) return SAYS_TWO_THINGS;
  const words = (EXPLANATION.exec(rest)?.[1] ?? rest).trim();
  if (!saysSomething(words) || 'explanation:'.startsWith(words.toLowerCase())) {
    return isCut ? withoutObject(isCut) : { reason: 'invalid_answer', fault: 'it gave no reason for its score' };
  }
  return {
    isOverallAlone: true,
    facts: [],
    invented: [],
    speaksToJudge: null,
    overall: Math.min(1, Math.max(0, score)),
    dimensions: { title: UNSAID, summary: UNSAID, key_actions: UNSAID, outcome: UNSAID, aha_moments: UNSAID },
    rationale: `${words}${isCut ? CUT_MARK : ''}`,
    suggestions: [],
    rewrite: null,
    isRecovered: isCut,
  };
}
