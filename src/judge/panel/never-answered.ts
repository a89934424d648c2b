import type { ProviderName } from '../../settings/provider-settings.js';
import type { Reason } from '../asking/completer.js';
import { countAll, gapsOf, type JudgeFacts } from '../judge-facts.js';
import { NO_TRANSPLANTS } from '../transplants.js';

/** What a service answers, or does not, whatever it is asked: no text of a pull request brings that about by itself. */
const OF_A_SERVICE: readonly Reason[] = [
  'no_credentials',
  'auth',
  'billing',
  'rate_limited',
  'overloaded',
  'server_error',
  'connection',
];

/** How a program fails is told by its words and its end, and what it is given to read may be behind both. */
const OF_A_PROGRAM: readonly Reason[] = ['no_credentials'];

/** Said of a text, or of what is there to hold it against, without asking anybody. */
const UNASKED: readonly Reason[] = ['no_grounding', 'nothing_to_check'];

/**
 * Whether a member has answered nothing of all that it was asked, canaries included, for reasons that lie with it alone. A
 * refusal is an answer. So are a question that is too long, too slow or too dear, and a recording that is not there: each of
 * these a pull request can bring about, by its texts, by settings of its config file, or by a line that it takes away.
 */
export function hasNeverAnswered(provider: ProviderName, facts: JudgeFacts): boolean {
  const { judgements, measured, canaries, transplants = NO_TRANSPLANTS } = facts;
  const watched = [...canaries, ...transplants.asked];
  if (countAll(facts).measured > 0 || watched.some(({ overall }) => overall !== null)) return false;
  const own = provider === 'command' ? OF_A_PROGRAM : OF_A_SERVICE;
  const reasons = [
    ...[...judgements.values()].flatMap(({ unmeasured }) => unmeasured.map(({ reason }) => reason)),
    ...[...measured.values()].flatMap((metrics) => gapsOf(metrics).map(({ reason }) => reason)),
    ...watched.flatMap(({ reason }) => reason ?? []),
  ];
  return reasons.every((reason) => own.includes(reason) || UNASKED.includes(reason));
}
