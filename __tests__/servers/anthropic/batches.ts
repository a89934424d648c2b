import type { Asked, Behaviour } from './behaviours.js';
import { type Delivery, errorOf, jsonOf } from './delivery.js';
import type { Messages } from './message.js';
import type { Model } from './models.js';
import type { MessagesRequest } from './request-rules.js';

/** What the server does with batches, for tests; everything left out goes well and at once. */
export interface BatchPlan {
  /** How often a look at the batch of this index (from 0) finds it in progress; Infinity never ends. */
  readonly looks?: number | ((index: number) => number);
  /** In place of making the batch of this index; counted with those that were refused. Undefined: it is made. */
  readonly create?: (index: number) => Behaviour | undefined;
  /** In place of a look, of which this is the n-th of all, from 0. */
  readonly look?: (index: number) => Behaviour | undefined;
  /** The lines of the results in another order, more or fewer of them; the n-th time that they are fetched, from 0. */
  readonly lines?: (lines: readonly string[], index: number) => readonly string[];
  /** What goes wrong on the way of the results, the n-th time that they are fetched. */
  readonly damage?: (index: number) => Delivery['damage'] | Behaviour;
  /** The address that an ended batch names, in place of the server's own. */
  readonly resultsUrl?: (own: string) => string | null;
}

/** A request of a batch that was found to be fit to be sent alone. */
export interface BatchedRequest {
  readonly id: string;
  readonly request: MessagesRequest;
  readonly model: Model;
  readonly asked: Asked;
}

export interface LoggedBatch {
  readonly id: string;
  readonly ids: readonly string[];
  looks: number;
  fetched: number;
}

interface StoredBatch extends LoggedBatch {
  readonly requests: readonly BatchedRequest[];
  readonly createdAt: Date;
  readonly looksUntilEnd: number;
  /** Made once, so that the same request has the same answer however often it is fetched. */
  lines?: Promise<readonly string[]>;
}

export interface BatchWorld {
  readonly messages: Messages;
  readonly answer: (asked: Asked) => Behaviour | Promise<Behaviour>;
  /** Where the batches are served. */
  readonly url: string;
}

/** The batches of a loopback API. */
export class Batches {
  readonly made: StoredBatch[] = [];
  readonly #plan: BatchPlan;
  #attempts = 0;
  #looks = 0;

  constructor(plan: BatchPlan) {
    this.#plan = plan;
  }

  /** Makes a batch, or says by a behaviour what is done in place of it. */
  create(requests: readonly BatchedRequest[], now: Date, { url }: BatchWorld): Behaviour | Delivery {
    const instead = this.#plan.create?.(this.#attempts++);
    if (instead !== undefined && instead.kind !== 'damaged' && instead.kind !== 'late') return instead;
    const index = this.made.length;
    const { looks = 0 } = this.#plan;
    const batch = {
      id: `msgbatch_loopback${index}`,
      ids: requests.map(({ id }) => id),
      requests,
      createdAt: now,
      looksUntilEnd: typeof looks === 'number' ? looks : looks(index),
      looks: 0,
      fetched: 0,
    };
    this.made.push(batch);
    return instead ?? jsonOf(200, this.#describe(batch, false, url));
  }

  look(id: string, requestId: string, { url }: BatchWorld): Behaviour | Delivery {
    const instead = this.#plan.look?.(this.#looks++);
    if (instead !== undefined) return instead;
    const batch = this.made.find((one) => one.id === id);
    if (batch === undefined) return errorOf(404, { type: 'not_found_error', message: 'no such batch' }, requestId);
    const isEnded = batch.looks++ >= batch.looksUntilEnd;
    return jsonOf(200, this.#describe(batch, isEnded, url));
  }

  async results(id: string, requestId: string, world: BatchWorld): Promise<Behaviour | Delivery> {
    const batch = this.made.find((one) => one.id === id);
    if (batch === undefined) return errorOf(404, { type: 'not_found_error', message: 'no such batch' }, requestId);
    const index = batch.fetched++;
    batch.lines ??= linesOf(batch.requests, world);
    const lines = await batch.lines;
    const body = (this.#plan.lines?.(lines, index) ?? lines).map((line) => `${line}\n`).join('');
    const damage = this.#plan.damage?.(index);
    if (typeof damage === 'object') return damage;
    return { status: 200, headers: { 'content-type': 'application/x-jsonl' }, body, ...(damage && { damage }) };
  }

  #describe({ id, requests, createdAt }: StoredBatch, isEnded: boolean, url: string): object {
    const own = `${url}/${id}/results`;
    return {
      id,
      type: 'message_batch',
      processing_status: isEnded ? 'ended' : 'in_progress',
      request_counts: {
        processing: isEnded ? 0 : requests.length,
        succeeded: isEnded ? requests.length : 0,
        errored: 0,
        canceled: 0,
        expired: 0,
      },
      created_at: createdAt.toISOString(),
      expires_at: new Date(createdAt.getTime() + 86_400_000).toISOString(),
      ended_at: isEnded ? createdAt.toISOString() : null,
      archived_at: null,
      cancel_initiated_at: null,
      results_url: isEnded ? (this.#plan.resultsUrl === undefined ? own : this.#plan.resultsUrl(own)) : null,
    };
  }
}

async function linesOf(requests: readonly BatchedRequest[], world: BatchWorld): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const one of requests) {
    const result = await resultOf(one, world);
    if (result !== undefined) lines.push(JSON.stringify({ custom_id: one.id, result }));
  }
  return lines;
}

/** What becomes of one request; nothing where it gets no line. */
async function resultOf(
  { asked, request, model }: BatchedRequest,
  { answer, messages }: BatchWorld,
): Promise<object | undefined> {
  const behaviour = await answer(asked);
  switch (behaviour.kind) {
    case 'says':
      return { type: 'succeeded', message: messages.make(request, model, behaviour.said(asked)) };
    case 'error': {
      const { type, message } = behaviour.error;
      return { type: 'errored', error: { type: 'error', error: { type, message }, request_id: `req_${asked.index}` } };
    }
    case 'unanswered':
      return { type: behaviour.how };
    case 'silence':
      return undefined;
    default:
      throw new Error(`in a batch there is no ${behaviour.kind}`);
  }
}
