import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { RubricAnswer } from '../../src/judge/asking/answer.js';
import type { Asked, Question } from '../../src/judge/asking/ask.js';
import type { AskOnce } from '../../src/judge/asking/ask-once.js';
import { canariesOf, judgeCanaries } from '../../src/judge/canaries.js';
import { type JudgeOptions, judgeSessions } from '../../src/judge/judge-sessions.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { lateQuestion, type SessionQuestion } from '../../src/judge/rubric-questions.js';
import { summaryValue } from '../builders/questions.js';
import { goldenSession } from '../builders/sessions.js';

const MODEL = 'claude-haiku-5-5';
const IN_TURN = { width: 2, order: 'in turn' } as const;

/** A question about a session; those of one kind share a system prompt. */
function question(session: string, kind: 'bugfix' | 'design' = 'bugfix', title = 'x'): SessionQuestion {
  const rest = () => ({
    ...{ reference: summaryValue({ title }), candidate: summaryValue(), rationaleChars: 100, wantsRewrite: false },
  });
  const traits = { mode: 'paired', difficulty: 'normal', kind, dimensions: DIMENSIONS } as const;
  return lateQuestion(session, traits, rest, { model: MODEL, form: { answerForm: 'schema' } });
}

const answer = (score: number): RubricAnswer => ({
  ...{ facts: [], invented: [], speaksToJudge: false, overall: score, rationale: `r${score}`, suggestions: [] },
  dimensions: {
    ...{ title: { score, reason: 'r' }, summary: { score, reason: 'r' }, key_actions: { score, reason: 'r' } },
    ...{ outcome: { score, reason: 'r' }, aha_moments: { score, reason: 'r' } },
  },
  ...{ rewrite: null, isRecovered: false },
});

/** Somebody who is asked and answers when told to, in the order of the questions or not. */
function asker(scoreOf: (session: string, sample: number) => number | null = () => 0.5, attempts = 1) {
  const asked: string[] = [];
  const underWay: string[] = [];
  let most = 0;
  const askOnce: AskOnce = async <T>({ session }: Question<T>, sample: number): Promise<Asked<T>> => {
    asked.push(`${session}/${sample}`);
    underWay.push(session);
    most = Math.max(most, underWay.length);
    await new Promise((resolve) => void setImmediate(resolve));
    underWay.splice(underWay.indexOf(session), 1);
    const score = scoreOf(session, sample);
    const got = score === null ? { answer: null, reason: 'timeout' as const } : { answer: answer(score), reason: null };
    return { ...NO_EFFORT, attempts, ...got, modelUsed: MODEL } as unknown as Asked<T>;
  };
  return { askOnce, asked, most: () => most };
}

async function judged(
  questions: readonly SessionQuestion[],
  options: Partial<JudgeOptions> = {},
  { askOnce, asked, most } = asker(),
) {
  const told: unknown[] = [];
  const toldAfter: number[] = [];
  const onJudged = (...progress: readonly number[]): void => {
    told.push(progress);
    toldAfter.push(asked.length);
  };
  const judgements = await judgeSessions(questions, askOnce, {
    ...{ samples: 1, pace: IN_TURN, onJudged, further: null, ...options },
  });
  return { judgements, told, toldAfter, asked, most: most() };
}

describe('judging sessions', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => question(name));

  it('asks about each, so often, and tells of each when it has its answers', async () => {
    const { judgements, told, asked } = await judged(
      four,
      { samples: 2 },
      asker((_, sample) => sample / 2),
    );
    expect(judgements.map(({ session, overall, asked: count }) => [session, overall.score, count])).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => [name, 0.25, 2]),
    );
    expect([...asked].sort()).toEqual(['a/0', 'a/1', 'b/0', 'b/1', 'c/0', 'c/1', 'd/0', 'd/1']);
    expect(told).toEqual([1, 2, 3, 4].map((done) => [done, 4]));
    const alone = await judged(four, { samples: 2, pace: { ...IN_TURN, width: 1 } });
    expect(alone.toldAfter).toEqual([2, 4, 6, 8]);
  });

  it('has the samples in their order, whichever came first', async () => {
    const { judgements } = await judged(
      four.slice(0, 1),
      { samples: 3 },
      asker((_, sample) => [0.1, 0.9, 0.5][sample] ?? 0),
    );
    expect(judgements[0]?.overalls).toEqual([0.1, 0.9, 0.5]);
    const late = asker((_, sample) => sample / 10);
    const backwards: AskOnce = async (asking, sample) => {
      for (let turn = 0; turn < 9 - 3 * sample; turn++) await new Promise((resolve) => void setImmediate(resolve));
      return late.askOnce(asking, sample);
    };
    const pace = { width: 9, order: 'together' } as const;
    const turned = await judged(four.slice(0, 1), { samples: 3, pace }, { ...late, askOnce: backwards });
    expect([turned.asked, turned.judgements[0]?.overalls]).toEqual([
      ['a/2', 'a/1', 'a/0'],
      [0, 0.1, 0.2],
    ]);
  });

  it('lets the first question of a prompt go alone, and others at their width', async () => {
    const order = async (attempts: number) =>
      (await judged(four, { pace: { ...IN_TURN, width: 4 } }, asker(undefined, attempts))).most;
    // A recorded answer brings nothing into the cache, so that the next one goes alone as well.
    expect([await order(1), await order(0)]).toEqual([3, 1]);
    const two = [...four, ...['e', 'f'].map((name) => question(name, 'design'))];
    const { asked, most } = await judged(two, { pace: { ...IN_TURN, width: 4 } });
    expect(asked.slice(0, 2)).toEqual(['a/0', 'e/0']);
    expect(most).toBe(4);
  });

  it('asks about all at once where each wait may take hours', async () => {
    expect((await judged(four, { pace: { width: 9, order: 'together' }, samples: 2 })).most).toBe(8);
  });

  it('tells what a question did not show', async () => {
    const { judgements } = await judged([question('a', 'bugfix', 'x'.repeat(501)), question('b')]);
    expect(judgements.map(({ shortened }) => shortened)).toEqual([
      ['reference.title: the first 500 characters'],
      undefined,
    ]);
  });

  it('lacks no dimension where nobody has said one, but the overall of who has not answered', async () => {
    const twoLines = asker();
    const bare: AskOnce = async <T>(asking: Question<T>, sample: number): Promise<Asked<T>> => {
      const said = await twoLines.askOnce(asking, sample);
      const none = { score: null, reason: null };
      const dimensions = { title: none, summary: none, key_actions: none, outcome: none, aha_moments: none };
      const gap = { answer: null, reason: 'timeout' as const };
      return asking.session === 'b'
        ? { ...said, ...gap }
        : { ...said, answer: { ...said.answer, dimensions, isOverallAlone: true } as T };
    };
    const { judgements } = await judged(four.slice(0, 2), {}, { ...twoLines, askOnce: bare });
    expect(judgements.map(({ unmeasured }) => unmeasured)).toEqual([
      [],
      [{ measurement: 'overall', reason: 'timeout' }],
    ]);
    // One that has dimensions is enough.
    const mixed: AskOnce = async <T>(asking: Question<T>, sample: number) =>
      asking.session === 'c' ? twoLines.askOnce(asking, sample) : bare(asking, sample);
    const both = await judged(four.slice(0, 3), {}, { ...twoLines, askOnce: mixed });
    expect(both.judgements[1]?.unmeasured).toHaveLength(6);
    const schema = await judged(
      four.slice(0, 2),
      {},
      asker((session) => (session === 'b' ? null : 0.5)),
    );
    expect(schema.judgements[1]?.unmeasured).toHaveLength(6);
  });

  it('draws further samples where a gate is open, and takes means there', async () => {
    const wavering = asker((_, sample) => (sample % 2 === 0 ? 0.2 : 0.9));
    const further = {
      ...({ gates: [{ what: 'overall', threshold: 0.5 }], width: 2, maxSamples: 3, minMeasured: 0 } as const),
      onProgress: () => undefined,
    };
    const { judgements, asked } = await judged(four.slice(0, 1), { further, samples: 2 }, wavering);
    expect(asked).toEqual(['a/0', 'a/1', 'a/2']);
    expect(judgements[0]).toMatchObject({ overalls: [0.2, 0.9, 0.2], overall: { score: expect.closeTo(1.3 / 3, 6) } });
    const median = await judged(
      four.slice(0, 1),
      { further: { ...further, gates: [] }, samples: 3 },
      asker((_, i) => [0.2, 0.9, 0.2][i] ?? 0),
    );
    expect(median.judgements[0]?.overall.score).toBe(0.2);
  });
});

describe('judging canaries', () => {
  const golden = ['c', 'd', 'e'].map((name) =>
    goldenSession(name, {
      canary: name !== 'e',
      reference: summaryValue({ title: name, summary: `Of ${name}.`, key_actions: [name] }),
    }),
  );
  const canaries = canariesOf(
    {
      ...{ count: 3, isCanary: (index: number) => golden[index]?.canary === true },
      at: (index: number) => golden[index] ?? goldenSession('none'),
    },
    DIMENSIONS,
  );
  const options = {
    mode: 'paired',
    model: MODEL,
    rationaleChars: 3,
    concurrency: 1,
    form: { answerForm: 'schema' },
    dimensions: DIMENSIONS,
  } as const;

  it('asks about each once, as about any candidate', async () => {
    const { askOnce, asked, most } = asker((session) => (session === 'd' ? null : 0.25));
    const facts = await judgeCanaries(canaries, options, askOnce);
    expect([asked, most()]).toEqual([['c/0', 'd/0'], 1]);
    expect(facts).toMatchObject([
      {
        ...{ session: 'c', isInjected: true, overall: 0.25, rationale: 'r0…', reason: null, modelUsed: MODEL },
        ...{ damaged: { summary: 0.25, key_actions: 0.25, outcome: 0.25 }, effort: { attempts: 1 } },
      },
      {
        ...{ session: 'd', isInjected: false, overall: null, rationale: null, reason: 'timeout' },
        damaged: { summary: null, key_actions: null, outcome: null },
      },
    ]);
  });

  it('has nothing to compare the fields of, on its own merits', async () => {
    const facts = await judgeCanaries(canaries, { ...options, mode: 'absolute', concurrency: 2 }, asker().askOnce);
    expect(facts.map(({ overall, damaged }) => [overall, damaged])).toEqual(
      Array(2).fill([0.5, { summary: null, key_actions: null, outcome: null }]),
    );
  });
});
