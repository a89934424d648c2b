import { messageOf, UserError } from '../core/errors.js';
import { maskTexts } from '../core/redact.js';
import { type Asking, ask } from '../judge/asking/ask.js';
import type { Completer } from '../judge/asking/completer.js';
import { Halt } from '../judge/asking/halt.js';
import { askedDimensions } from '../judge/rubric-questions.js';
import { mergeSamples } from '../judge/sampling/merge-samples.js';
import type { Settings } from '../settings/table.js';
import type * as Api from './declarations.js';
import { pureSettings } from './given-settings.js';
import { openQuestion, toPrompt } from './judge-prompt.js';

export const judge: typeof Api.judge = async (session, candidate, complete, settings) => {
  if (typeof complete !== 'function') throw new UserError([{ message: 'judge needs a completer, a function' }]);
  const values = pureSettings(settings);
  const question = openQuestion(session, candidate, values);
  const errors = new Set<string>();
  const asking = askingOf(complete, values, errors);
  // One after the other: a completer of one's own may not bear more.
  const asked = [];
  for (let sample = 0; sample < values['judge-samples']; sample++) asked.push(await ask(question, sample, asking));
  const judged = mergeSamples(question.session, asked, askedDimensions(values).dimensions, 'median');
  const { overall, dimensions, rationale, suggestions, speaksToJudge, overalls, unmeasured } = judged;
  return maskTexts({
    ...{ session: judged.session, overall, dimensions, rationale, suggestions, speaksToJudge, overalls, unmeasured },
    errors: [...errors],
  });
};

/** A completer of somebody's own knows its limits of money and time: here nothing is counted, recorded or asked anew. */
function askingOf(complete: Api.Completer, values: Settings, errors: Set<string>): Asking {
  return {
    completer: { provider: 'own', endpoint: '', complete: completeWith(complete, errors) },
    answerForm: 'schema or two lines',
    recorder: { find: () => undefined, store: () => undefined },
    replay: 'live',
    costLimit: { reserve: async () => ({ settle: async () => null }), costOf: () => null },
    time: { now: () => 0, sleep: async () => undefined, random: () => 0 },
    maxAttempts: values['judge-max-attempts'],
    timeoutMs: values['judge-timeout-seconds'] * 1000,
    deadline: Number.POSITIVE_INFINITY,
    halt: new Halt(),
    onAttempt: () => undefined,
  };
}

function completeWith(complete: Api.Completer, errors: Set<string>): Completer['complete'] {
  return async (request, timeoutMs, sample) => {
    try {
      const text = await complete(toPrompt(request), { sample, timeoutMs });
      if (typeof text !== 'string') throw new TypeError('the completer must resolve to a text');
      const { model } = request;
      return { kind: 'answer', text, isCut: false, stopReason: null, model, usage: null, requestId: null };
    } catch (error) {
      const message = messageOf(error);
      errors.add(message);
      const nothing = { retryAfterMs: null, requestId: null, status: null, mayBeBilled: true };
      return { kind: 'failure', reason: 'server_error', canRetry: false, message, ...nothing };
    }
  };
}
