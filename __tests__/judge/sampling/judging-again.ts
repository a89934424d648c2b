import { drawFurther, type Series } from '../../../src/judge/sampling/further-samples.js';
import type { KnownScore } from '../../../src/judge/sampling/known-score.js';
import { riskOfMean } from '../../../src/judge/sampling/open-gates.js';
import { errorOfSamples } from '../../../src/judge/sampling/score-error.js';
import { CLEAR_FROM } from '../../../src/statistics/flip-risk.js';
import { SPREAD, sourceOf } from '../../statistics/simulate.js';

/**
 * Made-up judges that are asked twice over, by the code that draws the samples of a real run: how often a gate that calls
 * itself clear falls out otherwise when the same candidates are judged again.
 */

/** How a judge wavers about a session: what is added to what it would give on the average. */
export const JUDGES = ['as assumed', 'heavy', 'twice as much', 'a fault one time in four', 'steady'] as const;
export type JudgeKind = (typeof JUDGES)[number];

/** The answers to one session so far. */
type Answers = readonly number[];

/** As `judge-max-samples` is by default. */
const MOST = 5;

/** The scores that sessions would get on the average, and how far the threshold lies from their mean at most, at 26 sessions. */
const QUALITY = { from: 0.6, to: 0.9 };
const FARTHEST = 0.08;

export interface Again {
  /** In what share of runs the gate says `clear`. */
  readonly clear: number;
  /** In what share of these judging again turns it over. */
  readonly flips: number;
  /** Answers a session. */
  readonly answers: number;
}

/** Judges so many made-up runs twice. Thresholds are as likely at any distance up to 0.08 √(26 / sessions). */
export async function judgeAgain(kind: JudgeKind, sessions: number, runs: number): Promise<Again> {
  const { uniform, normal, heavy } = sourceOf(sessions + 71 * JUDGES.indexOf(kind));
  const waver = {
    'as assumed': () => SPREAD * normal(),
    heavy: () => SPREAD * heavy(),
    'twice as much': () => 2 * SPREAD * normal(),
    // The rest of the time it gives the more, so that the mean is the same.
    'a fault one time in four': () => (uniform() < 0.25 ? -0.375 : 0.125),
    steady: () => Math.round(0.6 * normal()) / 20,
  }[kind];
  let [clear, flips, answers] = [0, 0, 0];
  for (let run = 0; run < runs; run++) {
    const qualities = Array.from({ length: sessions }, () => QUALITY.from + (QUALITY.to - QUALITY.from) * uniform());
    const truth = qualities.reduce((sum, quality) => sum + quality, 0) / sessions;
    const threshold = truth + FARTHEST * Math.sqrt(26 / sessions) * (2 * uniform() - 1);
    const ask = (session: number): number => (qualities[session] ?? 0) + waver();
    const first = await judgeOnce(sessions, threshold, ask);
    answers += first.answers;
    if (!first.isClear) continue;
    clear++;
    if ((await judgeOnce(sessions, threshold, ask)).passes !== first.passes) flips++;
  }
  return { clear: clear / runs, flips: clear === 0 ? Number.NaN : flips / clear, answers: answers / runs / sessions };
}

async function judgeOnce(sessions: number, threshold: number, ask: (session: number) => number) {
  const series: Series<Answers> = {
    metric: 'rubric',
    threshold,
    scoreOf: knownOf,
    countOf: (all) => ({ wanted: all.length, measured: all.length }),
    askAgain: async (answers, session) => {
      const answer = ask(session);
      return { known: [...answers, answer], asked: { answer, reason: null, attempts: 1 } };
    },
  };
  const first = Array.from({ length: sessions }, (_, session) => [ask(session)]);
  const limits = { width: 4, maxSamples: MOST, minMeasured: 0, onProgress: () => undefined };
  const all = await drawFurther<Answers>(first, [series], limits);
  const scores = all.map(knownOf);
  const mean = scores.reduce((sum, { score }) => sum + (score ?? 0), 0) / sessions;
  return {
    passes: mean >= threshold,
    isClear: riskOfMean(scores, threshold).errors >= CLEAR_FROM,
    answers: all.reduce((sum, { length }) => sum + length, 0),
  };
}

function knownOf(answers: Answers): KnownScore {
  const score = answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
  return { score, error: errorOfSamples(answers), asked: answers.length };
}
