import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawFurther, type Series } from '../../../src/judge/sampling/further-samples.js';
import type { KnownScore } from '../../../src/judge/sampling/known-score.js';
import { isOpen } from '../../../src/judge/sampling/open-gates.js';
import { errorOfSamples } from '../../../src/judge/sampling/score-error.js';
import type { JudgeMetric } from '../../../src/settings/judge-metrics.js';

type Metric = Extract<JudgeMetric, 'relevance' | 'coherence'>;

/** What was asked about one session for each metric: the answers, null for those that failed. */
type Talk = Readonly<Record<Metric, readonly (number | null)[]>>;

/** What a judge says to the n-th question about a session, n from 0; null where it fails. */
type Script = (metric: Metric, session: number, n: number) => number | null;

interface Gate {
  readonly metric: Metric;
  readonly threshold: number;
}

function scoreOf(answers: readonly (number | null)[]): KnownScore {
  const scores = answers.filter((answer) => answer !== null);
  const score = scores.length === 0 ? null : scores.reduce((a, b) => a + b, 0) / scores.length;
  return { score, error: errorOfSamples(scores), asked: answers.length };
}

/** Draws by a script, and notes each question. */
async function draw(first: readonly Talk[], gates: readonly Gate[], script: Script, limits: Limits) {
  const asked: { readonly metric: Metric; readonly session: number; readonly answer: number | null }[] = [];
  const told: (readonly [number, number | null, string])[] = [];
  const series = gates.map(
    ({ metric, threshold }): Series<Talk> => ({
      metric,
      threshold,
      scoreOf: (talk) => scoreOf(talk[metric]),
      countOf: (talks) => ({ wanted: talks.length, measured: talks.filter((one) => hasAnswer(one[metric])).length }),
      askAgain: async (talk, session) => {
        const answer = script(metric, session, talk[metric].length);
        asked.push({ metric, session, answer });
        const known = { ...talk, [metric]: [...talk[metric], answer] };
        return { known, asked: { answer, reason: answer === null ? 'refusal' : null, attempts: limits.attempts ?? 1 } };
      },
    }),
  );
  const onProgress = (...progress: (typeof told)[number]): void => void told.push(progress);
  const known = await drawFurther(first, series, { width: 1, minMeasured: 0, ...limits, onProgress });
  return { asked, known, told };
}

interface Limits {
  readonly maxSamples: number;
  readonly minMeasured?: number;
  /** Requests for each answer; 0 as in a replay. */
  readonly attempts?: number;
}

const hasAnswer = (answers: readonly (number | null)[]): boolean => answers.some((answer) => answer !== null);
const once = (...scores: readonly (number | null)[]): readonly Talk[] =>
  scores.map((score) => ({ relevance: [score], coherence: [score] }));

const COHERENCE: readonly Gate[] = [{ metric: 'coherence', threshold: 0.5 }];

describe('which score is asked for next', () => {
  it.each<[string, readonly Talk[], Script, readonly number[]]>([
    [
      'each once, in their order, before any is asked again',
      once(0.5, 0.5, 0.5),
      () => 0.5,
      [0, 1, 2, 0, 1, 2, 0, 1, 2],
    ],
    [
      'the one that was asked least, whoever varies more',
      [
        { relevance: [], coherence: [0.2, 0.8] },
        { relevance: [], coherence: [0.5] },
        { relevance: [], coherence: [0.45, 0.55] },
      ],
      () => 0.5,
      [1, 0, 2, 1, 0, 2, 1],
    ],
    ['none that was not measured', once(null, 0.5, null), () => 0.5, [1, 1, 1]],
    ['one whose answers are equal as well', [{ relevance: [], coherence: [0.5, 0.5] }], () => 0.5, [0, 0]],
    ['none where the gate is clear, however much the judge wavers', once(0.9, 0.9), () => 0.9, []],
    ['all of a gate that is near, and none again where that was right', once(0.7, 0.7), () => 0.7, [0, 1]],
    ['the rest of a round that looks clear half-way', once(0.75, 0.75), () => 0.75, [0, 1]],
  ])('is %s', async (_, first, script, sessions) => {
    const { asked } = await draw(first, COHERENCE, script, { maxSamples: 4 });
    expect(asked.map(({ session }) => session)).toEqual(sessions);
  });

  it('is of the first gate as long as that is open, then of the next', async () => {
    const gates = [{ metric: 'relevance', threshold: 0.5 } as const, ...COHERENCE];
    const { asked } = await draw(once(0.5, 0.5), gates, () => 0.5, { maxSamples: 2 });
    expect(asked.map(({ metric, session }) => `${metric} ${session}`)).toEqual([
      'relevance 0',
      'relevance 1',
      'coherence 0',
      'coherence 1',
    ]);
  });

  it('is of one metric only once where two gates rest on it', async () => {
    const { asked } = await draw(once(0.5), [...COHERENCE, ...COHERENCE], () => null, { maxSamples: 4 });
    expect(asked).toHaveLength(1);
  });

  it('is none where too little was measured for the gate', async () => {
    const first = once(0.5, null);
    const enough = await draw(first, COHERENCE, () => 0.5, { maxSamples: 2, minMeasured: 0.5 });
    const tooLittle = await draw(first, COHERENCE, () => 0.5, { maxSamples: 2, minMeasured: 0.6 });
    expect([enough.asked.length, tooLittle.asked.length]).toEqual([1, 0]);
  });
});

describe('a judge that fails', () => {
  it.each<[string, Script, number | undefined, readonly number[]]>([
    ['always is asked three times', () => null, 1, [0, 1, 2]],
    ['twice in a row is asked on', (_, session) => (session % 3 === 2 ? 0.5 : null), 1, [0, 1, 2, 3, 4, 5]],
    ['thrice in a row after an answer is not', (_, session) => (session === 0 ? 0.5 : null), 1, [0, 1, 2, 3]],
    ['without a request, as in a replay, is asked on', () => null, 0, [0, 1, 2, 3, 4, 5]],
  ])('%s', async (_, script, attempts, sessions) => {
    const first = once(0.5, 0.5, 0.5, 0.5, 0.5, 0.5);
    const { asked } = await draw(first, COHERENCE, script, { maxSamples: 2, ...(attempts === 0 && { attempts }) });
    expect(asked.map(({ session }) => session)).toEqual(sessions);
  });
});

describe('progress', () => {
  it('is told of each sample, and of all at the end', async () => {
    const { told } = await draw(once(0.5, 0.5), COHERENCE, () => 0.5, { maxSamples: 2 });
    expect(told).toEqual([
      [1, null, 'further sample'],
      [2, null, 'further samples'],
      [2, 2, 'further samples'],
    ]);
  });

  it('is not told where there is none', async () => {
    const { told } = await draw(once(0.9), COHERENCE, () => 0.9, { maxSamples: 2 });
    expect(told).toEqual([]);
  });
});

describe('whatever the judge says', () => {
  const score = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);
  const answer = fc.option(score, { freq: 4 });
  const first = fc.array(fc.record({ relevance: fc.tuple(answer), coherence: fc.tuple(answer) }), { maxLength: 6 });
  const gates = fc.array(
    fc.record({
      metric: fc.constantFrom<Metric>('relevance', 'coherence'),
      threshold: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 3 },
  );
  const limits = fc.record({ maxSamples: fc.integer({ min: 1, max: 5 }) });
  const scripts = fc.func<[Metric, number, number], number | null>(answer);

  it('no question is asked too often, nor again after it failed, nor for a gate that is clear', async () => {
    await fc.assert(
      fc.asyncProperty(first, gates, scripts, limits, async (talks, open, script, limit) => {
        const { asked, known } = await draw(talks, open, script, limit);
        for (const { relevance, coherence } of known) {
          for (const answers of [relevance, coherence]) {
            expect(answers.length).toBeLessThanOrEqual(Math.max(1, limit.maxSamples));
            expect(answers.slice(1, -1)).not.toContain(null);
          }
        }
        // Three in a row are the last.
        const row = asked.findIndex((_, i) => i >= 2 && asked.slice(i - 2, i + 1).every((one) => one.answer === null));
        if (row >= 0) expect(row).toBe(asked.length - 1);
      }),
    );
  });

  it('it is asked on while a gate is open, and there is something to ask', async () => {
    await fc.assert(
      fc.asyncProperty(first, gates, scripts, limits, async (talks, open, script, limit) => {
        const { asked, known } = await draw(talks, open, script, limit);
        if (asked.slice(-3).length === 3 && asked.slice(-3).every((one) => one.answer === null)) return;
        for (const { metric, threshold } of open) {
          const scores = known.map((talk) => scoreOf(talk[metric]));
          if (!isOpen(scores, threshold)) continue;
          const left = known.filter((talk) => {
            const answers = talk[metric];
            const { error } = scoreOf(answers);
            const isClosed = answers.length > 1 && answers.at(-1) === null;
            return hasAnswer(answers) && !isClosed && answers.length < limit.maxSamples && error.perAnswer > 0;
          });
          expect(left).toEqual([]);
        }
      }),
    );
  });

  it('the same answers make the same samples', async () => {
    await fc.assert(
      fc.asyncProperty(first, gates, scripts, limits, async (talks, open, script, limit) => {
        expect(await draw(talks, open, script, limit)).toEqual(await draw(talks, open, script, limit));
      }),
    );
  });
});
