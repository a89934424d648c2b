import { describe, expect, it } from '@jest/globals';
import type { AskOnce } from '../../../src/judge/asking/ask-once.js';
import { warmPrompts } from '../../../src/judge/asking/prompt-cache.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { readGevalAnswer } from '../../../src/judge/metrics/geval.js';
import { REQUEST } from '../recordings.js';

/** A prompt that is long enough to be cached. */
const LONG = 'Judge with care. '.repeat(200);

/** Asks these sessions at once; each has its system prompt and takes so many attempts. Gives the order of events. */
async function eventsOf(questions: readonly (readonly [string, string, number])[]): Promise<readonly string[]> {
  const events: string[] = [];
  const attempts = new Map(questions.map(([session, , count]) => [session, count]));
  const ask: AskOnce = async ({ session }) => {
    events.push(`${session} asked`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${session} answered`);
    return { ...NO_EFFORT, attempts: attempts.get(session) ?? 0, answer: null, reason: null, modelUsed: null };
  };
  const warm = warmPrompts(ask);
  await Promise.all(
    questions.map(([session, system]) =>
      warm({ session, metric: 'x', request: { ...REQUEST, system }, read: readGevalAnswer }, 0),
    ),
  );
  return events;
}

describe('the first question of a prompt', () => {
  it('goes alone, and the others together', async () => {
    expect(
      await eventsOf([
        ['a', `${LONG}p`, 1],
        ['b', `${LONG}p`, 1],
        ['c', `${LONG}p`, 1],
      ]),
    ).toEqual(['a asked', 'a answered', 'b asked', 'c asked', 'b answered', 'c answered']);
  });

  it('does not wait for another prompt', async () => {
    expect(
      (
        await eventsOf([
          ['a', `${LONG}p`, 1],
          ['b', `${LONG}q`, 1],
        ])
      ).slice(0, 2),
    ).toEqual(['a asked', 'b asked']);
  });

  it('is the next one where the first was recorded', async () => {
    expect(
      await eventsOf([
        ['a', `${LONG}p`, 0],
        ['b', `${LONG}p`, 1],
        ['c', `${LONG}p`, 1],
      ]),
    ).toEqual(['a asked', 'a answered', 'b asked', 'b answered', 'c asked', 'c answered']);
  });

  it('is nothing to wait for where the prompt is too short to be cached', async () => {
    expect(
      await eventsOf([
        ['a', 'short', 1],
        ['b', 'short', 1],
      ]),
    ).toEqual(['a asked', 'b asked', 'a answered', 'b answered']);
  });
});
