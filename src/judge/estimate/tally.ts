import { counted } from '../../core/text.js';
import type { Completion, CompletionRequest } from '../asking/completer.js';
import { shortestCachedPrefix } from '../asking/prompt-cache.js';
import { addKnown } from '../judgement.js';
import { tokensOf } from '../money/prices.js';

/** What a run with the judge would do and cost, known without asking anybody. */
export interface Estimate {
  readonly sessions: number;
  /** Requests that would be sent if every one succeeded: recorded answers are left out. */
  readonly calls: number;
  /** Those among them that a program gets, of which nobody knows what it costs: the amounts are without them. */
  readonly uncounted: number;
  readonly recorded: number;
  /** Questions that another one has asked already, word for word. */
  readonly shared: number;
  /** Tokens, estimated. */
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** US dollars: an estimate, and what it can cost at most; null when the price is not known, or a program gets all. */
  readonly likelyUsd: number | null;
  readonly mostUsd: number | null;
}

/** Prices of the requests of a run. */
interface Pricing {
  readonly worstCase: (request: CompletionRequest) => number | null;
  /** Cost of so many tokens; the system prompt is written to the cache once and read from it afterwards. */
  readonly cost: (
    model: string,
    tokens: { readonly fresh: number; readonly cached: number; readonly output: number },
  ) => number | null;
}

/** What is known of answers without asking. */
interface Recordings {
  /** A recorded answer that would be played. */
  readonly find: (request: CompletionRequest, sample: number) => Completion | undefined;
  readonly keyOf: (request: CompletionRequest, sample: number) => string;
}

/** Adds up the requests of a run that are not recorded. */
export class EstimateTally {
  private calls = 0;
  private recorded = 0;
  private shared = 0;
  private prompt = 0;
  private completion = 0;
  private likely: number | null = 0;
  private most: number | null = 0;
  private readonly cachedSystems = new Set<string>();

  private readonly asked = new Set<string>();

  constructor(
    private readonly recordings: Recordings,
    private readonly pricing: Pricing,
    private readonly asks: 'an API' | 'a program' = 'an API',
  ) {}

  /**
   * Counts one question. Returns its answer if there is a recorded one, which costs nothing.
   * @param output tokens of a usual answer, thinking left out
   * @param worst the longest form that the request can have, where it depends on answers that are not known yet
   */
  add(request: CompletionRequest, sample: number, output: number, worst = request): Completion | undefined {
    const recorded = this.recordings.find(request, sample);
    const key = this.recordings.keyOf(request, sample);
    if (recorded !== undefined) {
      this.recorded++;
      return recorded;
    }
    // What is asked twice, word for word, is asked once.
    if (this.asked.has(key)) {
      this.shared++;
      return undefined;
    }
    this.asked.add(key);
    this.count(request, output, worst);
    return undefined;
  }

  /** Counts one question that is asked whatever is recorded. */
  addLive(request: CompletionRequest, output: number): void {
    this.count(request, output, request);
  }

  /** Counts what may be asked, depending on answers, in what the run costs at most. */
  addPossible(request: CompletionRequest): void {
    if (this.recordings.find(request, 0) !== undefined) return;
    this.most = addKnown(this.most, this.pricing.worstCase(request));
  }

  private count(request: CompletionRequest, output: number, worst: CompletionRequest): void {
    this.calls++;
    const system = tokensOf(request.system);
    const rest = tokensOf(request.user) + tokensOf(JSON.stringify(request.schema));
    const prompt = JSON.stringify([request.model, request.system]);
    const isCached = this.cachedSystems.has(prompt) && system >= shortestCachedPrefix(request.model);
    this.cachedSystems.add(prompt);
    this.prompt += system + rest;
    this.completion += output;
    this.likely = addKnown(
      this.likely,
      this.pricing.cost(request.model, {
        fresh: isCached ? rest : system + rest,
        cached: isCached ? system : 0,
        output,
      }),
    );
    this.most = addKnown(this.most, this.pricing.worstCase(worst));
  }

  /** What was counted, for so many sessions. */
  finish(sessions: number): Estimate {
    return {
      sessions,
      calls: this.calls,
      uncounted: this.asks === 'a program' ? this.calls : 0,
      recorded: this.recorded,
      shared: this.shared,
      promptTokens: this.prompt,
      completionTokens: this.completion,
      likelyUsd: this.likely,
      mostUsd: this.most,
    };
  }
}

/** What several judges together would ask about the same sessions. */
export function sumOfEstimates([first, ...others]: readonly Estimate[]): Estimate {
  if (first === undefined) throw new RangeError('somebody would be asked');
  return others.reduce(
    (sum, one) => ({
      sessions: sum.sessions,
      calls: sum.calls + one.calls,
      uncounted: sum.uncounted + one.uncounted,
      recorded: sum.recorded + one.recorded,
      shared: sum.shared + one.shared,
      promptTokens: sum.promptTokens + one.promptTokens,
      completionTokens: sum.completionTokens + one.completionTokens,
      likelyUsd: addCounted('likelyUsd', sum, one),
      mostUsd: addCounted('mostUsd', sum, one),
    }),
    first,
  );
}

/** A program has no amounts, and those of the others stand all the same. */
function addCounted(amount: 'likelyUsd' | 'mostUsd', a: Estimate, b: Estimate): number | null {
  if (isUncounted(a)) return b[amount];
  return isUncounted(b) ? a[amount] : addKnown(a[amount], b[amount]);
}

function isUncounted({ calls, uncounted }: Estimate): boolean {
  return uncounted > 0 && uncounted === calls;
}

/** What is to be said behind the number of requests: the questions that take none. */
export function withoutRequests({ recorded, shared }: Pick<Estimate, 'recorded' | 'shared'>): string {
  return [
    ...(recorded === 0 ? [] : [`, and ${counted(recorded, 'recorded answer')} that cost nothing`]),
    ...(shared === 0 ? [] : [`, and ${counted(shared, 'answer')} shared by sessions with the same question`]),
  ].join('');
}

/** What is to be said behind the amounts: that they are not all. */
export function withoutProgram(estimate: Estimate): string {
  return estimate.uncounted === 0 || isUncounted(estimate) ? '' : ', and what the program takes, which nobody knows';
}

/**
 * About how many questions of an estimate fit into an amount; null where all of them do, or no price is known. A question is
 * asked only where its worst case fits beside what the others have really cost.
 */
export function questionsThatFit({ calls, likelyUsd, mostUsd }: Estimate, leftUsd: number): number | null {
  if (calls === 0 || likelyUsd === null || mostUsd === null || likelyUsd === 0) return null;
  const [likely, most] = [likelyUsd / calls, mostUsd / calls];
  const fitting = leftUsd < most ? 0 : Math.floor((leftUsd - most) / likely) + 1;
  return fitting >= calls ? null : fitting;
}
