import { type Asked, type Asking, ask } from './ask.js';
import type { CompletionRequest } from './completer.js';
import type { Question } from './judge-sessions.js';
import { addKnown, NO_EFFORT } from './judgement.js';

interface Known {
  readonly request: CompletionRequest;
  readonly answers: Map<number, Promise<Asked>>;
}

/**
 * Asks each question and sample once in a run, whoever asks for it, at the same time too. A second session with the same
 * question, word for word, has the same answer, as it would from a cassette, and takes no effort. An answer is recorded
 * for the session that came first.
 */
export function openAskOnce(asking: Asking): (question: Question, sample: number) => Promise<Asked> {
  // By the part of the request that differs most; whole requests would be a second copy of everything.
  const known = new Map<string, Known[]>();
  return async ({ session, request }, sample) => {
    const alike = known.get(request.user) ?? [];
    known.set(request.user, alike);
    const found = alike.find((other) => JSON.stringify(other.request) === JSON.stringify(request));
    const { answers } = found ?? { answers: new Map<number, Promise<Asked>>() };
    if (found === undefined) alike.push({ request, answers });
    const earlier = answers.get(sample);
    if (earlier !== undefined) return withoutEffort(await earlier);
    const asked = ask(session, request, sample, asking);
    answers.set(sample, asked);
    return asked;
  };
}

function withoutEffort(asked: Asked): Asked {
  if (asked.answer === null) return { ...asked, ...NO_EFFORT };
  return { ...asked, ...NO_EFFORT, cacheHits: 1, savedUsd: addKnown(asked.costUsd, asked.savedUsd) };
}
