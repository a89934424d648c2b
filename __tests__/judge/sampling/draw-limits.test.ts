import { describe, expect, it } from '@jest/globals';
import type { Reason } from '../../../src/judge/asking/completer.js';
import { drawFurther, type Series } from '../../../src/judge/sampling/further-samples.js';
import { ENOUGH_SEEN } from '../../../src/judge/sampling/open-gates.js';
import { errorOfSamples, NO_ERROR } from '../../../src/judge/sampling/score-error.js';

/** What comes of a question about a session, asked for the n-th time in all, n from 0. */
type Answer = (
  session: number,
  n: number,
) => { readonly answer?: number; readonly reason?: Reason; readonly attempts?: number };

interface Limits {
  readonly width?: number;
  readonly maxSamples?: number;
  readonly minMeasured?: number;
  readonly measured?: number;
  readonly isSampled?: boolean;
}

/** Draws for one gate that stays open whatever agrees with it. */
async function draw(sessions: number, answerOf: Answer, limits: Limits = {}) {
  const { width = 1, maxSamples = 2, minMeasured = 0, measured = sessions, isSampled = true } = limits;
  const asked: number[] = [];
  const told: string[] = [];
  const series: Series<readonly number[]> = {
    ...{ metric: 'relevance', threshold: 0.5 },
    scoreOf: (answers) => ({
      ...{ score: 0.5, asked: answers.length },
      error: isSampled ? errorOfSamples(answers) : { ...NO_ERROR, variance: 0.01 },
    }),
    countOf: () => ({ wanted: sessions, measured }),
    askAgain: async (answers, session) => {
      const { answer = null, reason = null, attempts = 1 } = answerOf(session, asked.push(session) - 1);
      return { known: [...answers, answer ?? -1], asked: { answer, reason, attempts } };
    },
  };
  const onProgress = (done: number, all: number | null, what: string) => void told.push(`${done}/${all} ${what}`);
  const first = Array.from({ length: sessions }, () => [0.5]);
  const known = await drawFurther(first, [series], { width, maxSamples, minMeasured, onProgress });
  return { asked, told, known: known.map((answers) => answers.length) };
}

const good: Answer = () => ({ answer: 0.5 });

describe('further answers', () => {
  it.each<[string, Answer, Limits, readonly number[]]>([
    ['are asked for once each, where two are the most', good, {}, [0, 1, 2, 3, 4, 5]],
    ['are none where one is the most', good, { maxSamples: 1 }, []],
    ['are none where too little was measured', good, { minMeasured: 0.9, measured: 5 }, []],
    ['are asked for where enough was measured', good, { minMeasured: 0.8, measured: 5 }, [0, 1, 2, 3, 4, 5]],
    ['are none of what no further answer changes', good, { isSampled: false }, []],
    ['end behind three in a row for nothing', () => ({}), {}, [0, 1, 2]],
    ['go on behind two in a row', (_, n) => (n % 3 === 2 ? { answer: 0.5 } : {}), {}, [0, 1, 2, 3, 4, 5]],
    ['go on where nothing was asked, as in a replay', () => ({ attempts: 0 }), {}, [0, 1, 2, 3, 4, 5]],
    ['count in a row beside those that nobody was asked for', (s) => ({ attempts: s === 1 ? 0 : 1 }), {}, [0, 1, 2, 3]],
    ['end with a wave, of which three were for nothing', () => ({}), { width: 4 }, [0, 1, 2, 3]],
    ['end behind a wave of two, and another', () => ({}), { width: 2 }, [0, 1, 2, 3]],
  ])('%s', async (_, answerOf, limits, wanted) => {
    const { asked, told, known } = await draw(6, answerOf, limits);
    expect(asked).toEqual(wanted);
    expect(known).toEqual(Array.from({ length: 6 }, (__, i) => (wanted.includes(i) ? 2 : 1)));
    const steps = wanted.map((__, i) => `${i + 1}/null further ${i === 0 ? 'sample' : 'samples'}`);
    const all = wanted.length;
    expect(told).toEqual(all === 0 ? [] : [...steps, `${all}/${all} further ${all === 1 ? 'sample' : 'samples'}`]);
  });

  it.each<[Reason, number]>([
    ['budget', 1],
    ['deadline', 1],
    ['auth', 1],
    ['billing', 1],
    ['timeout', 3],
    ['refusal', 3],
  ])('end for all at once by what stands in the way of all: %s', async (reason, count) => {
    expect((await draw(6, () => ({ reason }))).asked).toHaveLength(count);
    // An answer that came has a reason where it lacks something, and stands in the way of nothing.
    expect((await draw(6, () => ({ answer: 0.5, reason }))).asked).toHaveLength(6);
  });

  it('end behind the wave in which one was told so', async () => {
    const { asked } = await draw(9, (session) => (session === 1 ? { reason: 'deadline' } : { answer: 0.5 }), {
      width: 3,
    });
    expect(asked).toEqual([0, 1, 2]);
  });

  it('come one in each round for each session, and so many in a round', async () => {
    const many = ENOUGH_SEEN + 4;
    const { asked } = await draw(many, good, { maxSamples: 3 });
    expect(asked.slice(0, ENOUGH_SEEN)).toEqual(Array.from({ length: ENOUGH_SEEN }, (_, i) => i));
    // Those that were left out are asked least, and come first.
    expect(asked.slice(ENOUGH_SEEN, ENOUGH_SEEN + 6)).toEqual([26, 27, 28, 29, 0, 1]);
    expect(asked).toHaveLength(2 * many);
  });

  it('are not asked for again where one has failed', async () => {
    const { asked } = await draw(3, (session) => (session === 1 ? {} : { answer: 0.5 }), { maxSamples: 4 });
    expect(asked).toEqual([0, 1, 2, 0, 2, 0, 2]);
  });

  it('are told as one where there is one', async () => {
    expect((await draw(1, good)).told).toEqual(['1/null further sample', '1/1 further sample']);
  });
});
