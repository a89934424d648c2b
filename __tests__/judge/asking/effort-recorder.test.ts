import { describe, expect, it } from '@jest/globals';
import type { Asked, Question } from '../../../src/judge/asking/ask.js';
import { EffortRecorder, toOneAnswer } from '../../../src/judge/asking/ask-once.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { REQUEST } from '../recordings.js';

const read = () => ({ answer: 'read', isWhole: true, missing: [] });

/** Somebody to ask who remembers what for, and has this to say. */
function asker(...said: readonly Partial<Asked<never>>[]) {
  const asked: { readonly session: string; readonly metric: string; readonly sample: number }[] = [];
  const askOnce = async <T>({ session, metric }: Question<T>, sample: number): Promise<Asked<T>> => {
    asked.push({ session, metric, sample });
    return { ...NO_EFFORT, answer: null, reason: 'timeout', modelUsed: null, ...said[asked.length - 1] };
  };
  return { asked, askOnce };
}

describe('the effort recorder of a session', () => {
  it('adds up what all of its questions took, those that failed as well', async () => {
    const { asked, askOnce } = asker(
      { attempts: 1, promptTokens: 10, costUsd: 0.5 },
      { attempts: 3, retries: 2, promptTokens: 5, costUsd: 0.25, failures: new Map([['timeout', 3]]) },
    );
    const effortRecorder = new EffortRecorder('s', askOnce);
    expect(effortRecorder.effort).toEqual(NO_EFFORT);
    await effortRecorder.asking('coherence')(REQUEST, read);
    await effortRecorder.asking('relevance', 2)(REQUEST, read);
    expect(effortRecorder.effort).toMatchObject({ attempts: 4, retries: 2, promptTokens: 15, costUsd: 0.75 });
    expect(effortRecorder.effort.failures).toEqual(new Map([['timeout', 3]]));
    expect(asked).toEqual([
      { session: 's', metric: 'coherence', sample: 0 },
      { session: 's', metric: 'relevance', sample: 2 },
    ]);
  });

  it('adds up what is asked at the same time', async () => {
    const { askOnce } = asker({ attempts: 1 }, { attempts: 2 }, { attempts: 4 });
    const effortRecorder = new EffortRecorder('s', askOnce);
    await Promise.all(['a', 'b', 'c'].map((metric) => effortRecorder.asking(metric)(REQUEST, read)));
    expect(effortRecorder.effort.attempts).toBe(7);
  });
});

describe('what was answered', () => {
  const asked = { ...NO_EFFORT, modelUsed: null };

  it.each<[string, Asked<string>, ReturnType<typeof toOneAnswer<string>>]>([
    ['is the answer', { ...asked, answer: 'a', reason: null }, { answer: 'a', reason: null }],
    ['may lack something', { ...asked, answer: 'a', reason: 'truncated' }, { answer: 'a', reason: 'truncated' }],
    ['may be an empty text', { ...asked, answer: '', reason: null }, { answer: '', reason: null }],
    [
      'is the reason why there is none',
      { ...asked, answer: null, reason: 'budget' },
      { answer: null, reason: 'budget' },
    ],
    ['always has a reason then', { ...asked, answer: null, reason: null }, { answer: null, reason: 'invalid_answer' }],
  ])('%s', (_, given, wanted) => {
    expect(toOneAnswer(given)).toEqual(wanted);
  });
});
