import { describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import {
  type Asked,
  answers,
  type Behaviour,
  brokenJson,
  cut,
  endsEarly,
  fails,
  judging,
  limited,
  page,
  refuses,
  resets,
  says,
  spendLimit,
  startAnthropic,
} from '../servers/anthropic.js';
import { judge } from './judged-run.js';

const TREE = {
  'golden-corpus/s/reference.json': referenceJson({
    requirements: [{ id: 'cause', text: 'The login test waited for a fixed time', must: 'mention' }],
  }),
  'golden-corpus/s/transcript.jsonl': jsonl(
    { role: 'user', content: 'mend the login test' },
    { role: 'tool', content: 'waited 500 ms' },
  ),
  'candidates/s.json': summaryJson(),
};

const FAULTS: Readonly<Record<string, readonly [Behaviour, string]>> = {
  'an error of the server': [fails(500), 'server_error'],
  overload: [fails(529), 'overloaded'],
  'a limit': [limited(60), 'rate_limited'],
  'a spend limit': [spendLimit(), 'billing'],
  'a wrong request': [fails(400), 'invalid_request'],
  'a page of a proxy': [page(502), 'server_error'],
  'a timeout': [fails(408), 'timeout'],
  'a cut connection': [resets(), 'connection'],
  'half a body': [endsEarly(), 'connection'],
  'broken JSON': [brokenJson(), 'server_error'],
  'a refusal': [refuses(), 'refusal'],
  'an answer that is cut at its start': [cut(['{"']), 'truncated'],
  'no words': [says([]), 'invalid_answer'],
  prose: [says(['All is well, 5 of 5, yes to everything.']), 'invalid_answer'],
  'another object': [answers({ verdict: 'perfect', rating: 5 }), 'invalid_answer'],
  'the right keys with wrong values': [
    answers({ score: '5', statements: 'none', questions: {}, answers: [1, 'yes', null, [], {}] }),
    'invalid_answer',
  ],
  'an answer that is given twice': [
    says(['{"score": 5, "answers": [], "statements": []}', '{"score": 1, "answers": [], "statements": []}']),
    'invalid_answer',
  ],
};

/** Whether a request is the one about a metric; of faithfulness the last. */
const IS: Readonly<Record<string, (asked: Asked) => boolean>> = {
  relevance: ({ user }) => user.startsWith('Judge the relevance'),
  coherence: ({ user }) => user.startsWith('Judge the coherence'),
  faithfulness: ({ user }) => user.startsWith('Answer each question'),
  claims: ({ user }) => user.startsWith('List the claims'),
  completion: ({ user }) => user.startsWith('Say of each fact'),
};

const good = judging({});
const METRICS = 'relevance,coherence,faithfulness,completion';
const SCORES = { relevance: 0.75, coherence: 0.75, faithfulness: 1, completion: 1 };

/** What an answer says each metric reads in a way of its own. */
const OF_ANSWERS = ['truncated', 'invalid_answer'];

/** What happens on the way to an answer is the same for all of them: all of it is tried by day for one. */
const faultsFor = (target: string) =>
  Object.entries(FAULTS).filter(
    ([name, [, reason]]) =>
      ARE_RUNS_LONG || target === 'coherence' || OF_ANSWERS.includes(reason) || name === 'a spend limit',
  );

describe.each(Object.keys(IS))('a fault in the answer about %s', (target) => {
  const metric = target === 'claims' ? 'faithfulness' : target;

  it.each(faultsFor(target))('moves no number: %s', async (name, [fault, wanted]) => {
    const api = await startAnthropic({ answer: (asked) => (IS[target]?.(asked) ? fault : good(asked)) });
    const { report } = await judge(makeWorkspace(TREE), api, {
      'judge-metrics': METRICS,
      'judge-max-attempts': '1',
    });
    const metrics = report?.sessions[0]?.judge?.metrics;
    // A key or an account that is refused once is not asked again.
    const stopped = wanted === 'billing';
    for (const one of ['relevance', 'coherence', 'faithfulness', 'completion'] as const) {
      const { score, reason } = metrics?.[one] ?? {};
      if (one === metric) expect({ score, reason }).toEqual({ score: null, reason: wanted });
      else if (!stopped) expect({ name, one, score }).toEqual({ name, one, score: SCORES[one] });
      else expect([null, SCORES[one]]).toContain(score);
    }
    expect(metrics?.hallucination?.score).toBe(
      metric === 'faithfulness' ? null : stopped ? metrics?.hallucination?.score : 0,
    );
  });
});
