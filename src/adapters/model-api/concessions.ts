import type { AttemptOutcome } from '../../judge/asking/completer.js';

/** A part of a request that a server may not take, with the words by which its refusal names it. */
export interface RefusablePart<P extends string> {
  readonly part: P;
  readonly named: RegExp;
}

/** What came of one HTTP request. */
export interface Tried {
  readonly outcome: AttemptOutcome;
  /** All that the server said where another form of the request may be right; null for everything else. */
  readonly refusal: string | null;
}

/** The statuses with which servers answer a parameter that they do not take. */
const CALLED_WRONG = [400, 404, 422, 501];

/** Whether a status says that the request is wrong, so that another form of it may be right. */
export function callsWrong(status: number): boolean {
  return CALLED_WRONG.includes(status);
}

/**
 * What a server has shown that it does not take. Servers that speak the same protocol differ in what they know of it,
 * and none says so beforehand: a part that a refusal names is left out, and the same question asked again at once. That
 * is no attempt at the question, since no model has seen it, and it costs nothing, as every refused request. It is
 * remembered for the run as soon as there was an answer without the part.
 */
export class Concessions<P extends string> {
  private readonly known = new Set<P>();

  /** `parts` of a request, the ones whose refusals are most telling first. */
  constructor(private readonly parts: readonly RefusablePart<P>[]) {}

  /** What is left out of every request by now. */
  get left(): readonly P[] {
    return [...this.known];
  }

  /** Sends a request that has some of the parts, and again without each that is refused; `send` is told what to leave out. */
  async ask(present: readonly P[], send: (without: ReadonlySet<P>) => Promise<Tried>): Promise<AttemptOutcome> {
    const without = new Set(this.known);
    for (;;) {
      const { outcome, refusal } = await send(without);
      const refused =
        refusal === null ? undefined : this.parts.find((one) => isRefused(one, refusal, present, without));
      if (refused === undefined) {
        if (outcome.kind !== 'failure') for (const part of without) this.known.add(part);
        return outcome;
      }
      without.add(refused.part);
    }
  }
}

function isRefused<P>(
  { part, named }: { readonly part: P; readonly named: RegExp },
  refusal: string,
  present: readonly P[],
  without: ReadonlySet<P>,
): boolean {
  return present.includes(part) && !without.has(part) && named.test(refusal);
}

/** The APIs answer half of a surrogate pair, as in a text that was cut there, with 400. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
