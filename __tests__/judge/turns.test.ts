import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { Turn } from '../../src/inputs/turns/turn.js';
import type { Asked, Question } from '../../src/judge/asking/ask.js';
import type { AskOnce } from '../../src/judge/asking/ask-once.js';
import { Halt } from '../../src/judge/asking/halt.js';
import { EstimateTally } from '../../src/judge/estimate/tally.js';
import { estimateTurns, judgeTurns } from '../../src/judge/judge-turns.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { measureOptions } from '../../src/judge/measure-subjects.js';
import { passagesOfTurn, turnSubject } from '../../src/judge/measure-turn.js';
import { TURN_PROMPT_VERSIONS } from '../../src/judge/prompts/versions.js';
import type { TurnMetric } from '../../src/settings/judge-metrics.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import type { Flags } from '../builders/runs.js';
import { completion } from './recordings.js';

const settings = (flags: Flags = {}) =>
  settingsOfInputs(new Map(Object.entries(flags).map(([name, text]) => [name as keyof Flags, { text, label: name }])));

const capped = (text: string) => ({ text, isCut: false });

function turn(overrides: Partial<Turn> = {}): Turn {
  return {
    ...{ id: 't.jsonl#1', file: 't.jsonl', number: 1, line: 3, user: capped('Why is it slow?') },
    ...{ assistant: capped('It took 41 seconds.'), results: [{ line: 2, ...capped('took 41 seconds\nok') }] },
    ...overrides,
  };
}

const ALL: readonly TurnMetric[] = ['relevance', 'coherence', 'faithfulness'];
const SCORED = JSON.stringify({ reasoning: 'Good.', score: 4 });
const CLAIMS = JSON.stringify({ statements: [{ quote: 'q', statement: 'It took 41 seconds.', question: 'Did it?' }] });
const VERDICTS = JSON.stringify({ answers: [{ question: 1, evidence: 'took 41 seconds', passage: 1, answer: 'yes' }] });

/** What is answered to a question about a turn. */
const answerTo = ({ metric, request }: Pick<Question<unknown>, 'metric' | 'request'>): string => {
  if (metric !== 'faithfulness') return SCORED;
  return request.user.startsWith('List the claims') ? CLAIMS : VERDICTS;
};

/** Answers each question, and remembers it. */
function asker(answer: (question: Question<unknown>) => string = answerTo) {
  const asked: Question<unknown>[] = [];
  const askOnce: AskOnce = async <T>(question: Question<T>): Promise<Asked<T>> => {
    asked.push(question);
    const read = question.read(answer(question), false);
    const got = 'reason' in read ? { answer: null, reason: read.reason } : { answer: read.answer, reason: null };
    return { ...NO_EFFORT, attempts: 1, ...got, modelUsed: 'm' };
  };
  return { askOnce, asked };
}

async function measured(one: Turn, metrics: readonly TurnMetric[] = ALL, answer?: Parameters<typeof asker>[0]) {
  const { askOnce, asked } = asker(answer);
  const found = await turnSubject(one, measureOptions(settings({ 'judge-model': 'm' }), metrics)).measure(askOnce);
  return { found, asked };
}

const firstWords = (asked: readonly Question<unknown>[]) => asked.map(({ request }) => request.user.split('\n')[0]);

describe('a turn that is judged', () => {
  it('is asked about each metric, under its id', async () => {
    const { found, asked } = await measured(turn());
    expect(firstWords(asked)).toEqual([
      'Judge the relevance of the reply to the message.',
      'Judge the coherence of the reply.',
      'List the claims of the reply, each with a question about it.',
      'Answer each question from the passages alone.',
    ]);
    expect(new Set(asked.map(({ session }) => session))).toEqual(new Set(['t.jsonl#1']));
    expect(asked.map(({ metric }) => metric)).toEqual(['relevance', 'coherence', 'faithfulness', 'faithfulness']);
    expect(asked.map(({ request: { promptVersion } }) => promptVersion)).toEqual([
      ...[TURN_PROMPT_VERSIONS.relevance, TURN_PROMPT_VERSIONS.coherence],
      ...[TURN_PROMPT_VERSIONS.faithfulness, TURN_PROMPT_VERSIONS.faithfulness],
    ]);
    expect(found).toMatchObject({
      ...{ session: 't.jsonl#1', relevance: { score: 0.75 }, coherence: { score: 0.75 }, skipped: [] },
      ...{ faithfulness: { score: 1, hallucination: 0, ending: null }, effort: { attempts: 4 } },
    });
    const [claim] = found.faithfulness?.claims ?? [];
    expect(claim).toMatchObject({ status: 'confirmed', part: null, evidence: { place: { file: 't.jsonl', line: 2 } } });
  });

  it.each<[readonly TurnMetric[], readonly string[]]>([
    [['coherence'], ['coherence']],
    [['relevance'], ['relevance']],
    [['faithfulness'], ['faithfulness', 'faithfulness']],
    [[], []],
  ])('is asked about nothing else than %j', async (metrics, wanted) => {
    expect((await measured(turn(), metrics)).asked.map(({ metric }) => metric)).toEqual(wanted);
  });

  it.each<[string, Partial<Turn>, readonly string[]]>([
    ['nobody has asked for anything', { user: capped('') }, ['relevance']],
    ['no tool gave anything back', { results: [] }, ['faithfulness']],
    ['neither', { user: capped(''), results: [] }, ['relevance', 'faithfulness']],
  ])('is not asked about what has nothing to be held against: %s', async (_, overrides, wanted) => {
    const { found, asked } = await measured(turn(overrides));
    expect(found.skipped).toEqual(wanted.map((metric) => ({ metric, reason: 'no_grounding' })));
    expect(asked.some(({ metric }) => wanted.includes(metric))).toBe(false);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('has no faithfulness where its claims could not be read, and why', async () => {
    const { found, asked } = await measured(turn(), ['faithfulness'], () => 'no object');
    expect(asked).toHaveLength(1);
    expect(found.faithfulness).toMatchObject({ score: null, reason: 'invalid_answer', claims: [] });
  });

  it('has no longer claims than were asked for', async () => {
    const long = JSON.stringify({ statements: [{ quote: 'q', statement: 'x'.repeat(999), question: 'Did it?' }] });
    const { found } = await measured(turn(), ['faithfulness'], ({ request }) =>
      request.user.startsWith('List') ? long : VERDICTS,
    );
    expect(found.faithfulness?.claims.map(({ text }) => text.length)).toEqual([400]);
  });

  it('has a passage for each result, at its line', () => {
    expect(
      passagesOfTurn(
        turn({
          results: [
            { line: 2, ...capped('a\nb') },
            { line: 5, ...capped('c') },
          ],
        }),
      ),
    ).toEqual([
      {
        file: 't.jsonl',
        parts: [
          {
            role: 'tool',
            lines: [
              { line: 2, text: 'a' },
              { line: 2, text: 'b' },
            ],
          },
        ],
      },
      { file: 't.jsonl', parts: [{ role: 'tool', lines: [{ line: 5, text: 'c' }] }] },
    ]);
  });
});

describe('the turns of a run', () => {
  const turns = [1, 2, 3].map((number) =>
    turn({ id: `t.jsonl#${number}`, number, assistant: capped(`It took 41 seconds, ${number}.`) }),
  );

  async function judged(flags: Flags = {}, metrics: readonly TurnMetric[] = ALL) {
    const told: unknown[] = [];
    let most = 0;
    let underWay = 0;
    const facts = await judgeTurns(turns, settings({ 'judge-model': 'm', ...flags }), {
      ...{ metrics, digest: sha256, baseUrl: 'http://localhost:1', showsDurations: false },
      onProgress: (...progress) => told.push(progress),
      asking: {
        completer: {
          ...{ provider: 'p', endpoint: 'e' },
          complete: async (request) => {
            most = Math.max(most, ++underWay);
            await new Promise((resolve) => void setImmediate(resolve));
            underWay--;
            const metric = /^(?:List|Answer)/.test(request.user) ? 'faithfulness' : 'coherence';
            return completion({ text: answerTo({ metric, request }) });
          },
        },
        ...{ answerForm: 'schema', replay: 'live', maxAttempts: 1, timeoutMs: 1, deadline: 1, halt: new Halt() },
        recorder: { find: () => undefined, store: () => undefined },
        costLimit: { reserve: async () => ({ settle: async () => 0.5 }), costOf: () => 0.5 },
        time: { now: () => 0, sleep: async () => undefined, random: () => 0 },
        onAttempt: () => undefined,
      },
    });
    return { facts, told, most };
  }

  it('are judged by themselves: without rubric, canary or explanation', async () => {
    const { facts, told } = await judged({ 'judge-samples': '2', 'meta-judge-model': 'other' });
    expect(facts).toMatchObject({
      ...{ mode: 'absolute', model: 'm', metrics: ALL, judgements: new Map(), canaries: [], voided: null },
      ...{ samples: 2, absence: null, baseUrl: 'http://localhost:1' },
      meta: { rate: 0, model: 'other', evaluations: [], quotes: { explanations: 0, sound: 0, quotes: 0, found: 0 } },
    });
    expect([...facts.measured.keys()]).toEqual(turns.map(({ id }) => id));
    expect(facts.measured.get('t.jsonl#2')).toMatchObject({ coherence: { asked: 2, score: 0.75 } });
    expect(told).toEqual([1, 2, 3].map((done) => [done, 3, 'turns']));
  });

  it('have explanations by the judge itself, where no other is named', async () => {
    expect((await judged()).facts.meta.model).toBe('m');
  });

  it.each([
    [{ 'judge-concurrency': '1' }, 1],
    [{ 'judge-concurrency': '2' }, 2],
    [{ 'judge-transport': 'batch' }, 9],
  ])('are asked about with so many questions at a time: %j', async (flags, wanted) => {
    expect((await judged(flags)).most).toBe(wanted);
  });

  it.each<[readonly TurnMetric[], Flags, number]>([
    [ALL, {}, 12],
    [['coherence'], {}, 3],
    [['coherence'], { 'judge-samples': '3' }, 9],
    [['faithfulness'], {}, 6],
  ])('are counted without asking: %j, %j', async (metrics, flags, calls) => {
    const tally = new EstimateTally(
      { find: () => undefined, keyOf: ({ user }, sample) => `${sample} ${user}` },
      { worstCase: () => 1, cost: () => 1 },
    );
    await estimateTurns(turns, settings(flags), metrics, tally);
    expect(tally.finish(3).calls).toBe(calls);
  });
});
