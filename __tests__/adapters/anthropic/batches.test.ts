import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { type BatchLimits, openAnthropicBatches } from '../../../src/adapters/anthropic/batches.js';
import type { BatchItem, BatchTransport } from '../../../src/judge/batches/batch-transport.js';
import {
  type AnthropicOptions,
  answers,
  cancels,
  endsEarly,
  expires,
  type FakeAnthropic,
  fails,
  page,
  redirects,
  refuses,
  scores,
  silent,
  stalls,
  startAnthropic,
} from '../../servers/anthropic.js';
import { PATIENT, REQUEST } from '../github/anthropic-judge.js';

async function open(
  options: AnthropicOptions = {},
  limits?: BatchLimits,
): Promise<{ readonly api: FakeAnthropic; readonly transport: BatchTransport }> {
  const api = await startAnthropic(options);
  return { api, transport: openAnthropicBatches({ apiKey: api.apiKey, baseUrl: api.url }, limits) };
}

const itemsOf = (count: number, text = ''): readonly BatchItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i).padStart(64, '0'),
    request: { ...REQUEST, user: `Judge number ${i}. ${text}` },
  }));

/** Makes a batch and fetches its results. */
async function roundTrip(options: AnthropicOptions, count = 3, limits = { stallMs: PATIENT, totalMs: PATIENT }) {
  const { api, transport } = await open(options);
  const created = await transport.create(itemsOf(count), PATIENT);
  if (created.kind === 'failure') throw new Error(created.message);
  const state = await transport.look(created.batch, PATIENT);
  if (state.kind !== 'ended') throw new Error(state.kind);
  const collected = await transport.collect(created.batch, state.resultsUrl, { requests: count, ...limits });
  expect(api.violations).toEqual([]);
  return { api, transport, collected, resultsUrl: state.resultsUrl };
}

describe('the results of a batch', () => {
  it.each([
    ['an answer', () => scores(0.5), { kind: 'answer', isCut: false, model: REQUEST.model }],
    ['a refusal', () => refuses('cyber'), { kind: 'refusal', category: 'cyber' }],
    ['a wrong request', () => fails(400), { reason: 'invalid_request', canRetry: false, mayBeBilled: false }],
    ['an overload', () => fails(529), { reason: 'overloaded', canRetry: true, mayBeBilled: false }],
    ['a fault', () => fails(500), { reason: 'server_error', canRetry: true, mayBeBilled: false }],
    ['a limit', () => fails(429), { reason: 'rate_limited', canRetry: true, mayBeBilled: false }],
    ['a missing permission', () => fails(403), { reason: 'auth', canRetry: false, mayBeBilled: false }],
    ['a lack of credit', () => fails(402), { reason: 'billing', canRetry: false, mayBeBilled: false }],
    ['an unknown error', () => fails(500, { type: 'new_error' }), { reason: 'server_error', canRetry: true }],
    ['a canceled request', () => cancels(), { reason: 'server_error', canRetry: false, mayBeBilled: false }],
    ['an expired request', () => expires(), { reason: 'timeout', canRetry: true, mayBeBilled: false }],
    ['no tokens', () => answers({}, { usage: {} }), { reason: 'server_error', canRetry: true, mayBeBilled: true }],
  ])('are read: %s', async (_, answer, wanted) => {
    const { collected } = await roundTrip({ answer });
    expect([...collected.outcomes.values()]).toEqual(Array(3).fill(expect.objectContaining(wanted)));
    expect(collected.failure).toBeNull();
  });

  it('have no key in them, and no error of theirs has', async () => {
    const apiKey = 'sk-ant-api03-secret-secret-secret-secret-00';
    for (const answer of [() => answers(`it is ${apiKey}`), () => fails(400, { message: `it is ${apiKey}` })]) {
      const { collected } = await roundTrip({ apiKey, answer });
      expect(JSON.stringify([...collected.outcomes])).not.toContain(apiKey);
    }
  });

  it.each<readonly [string, (lines: readonly string[]) => readonly string[], number]>([
    ['in another order', (lines) => [...lines].reverse(), 3],
    ['twice', (lines) => [...lines, ...lines], 3],
    ['with a line less', (lines) => lines.slice(1), 2],
    ['with unknown ids', (lines) => [...lines, (lines[0] ?? '').replace(/0{64}/, 'stranger')], 4],
    ['with empty lines and carriage returns', (lines) => lines.flatMap((line) => [`${line}\r`, '', ' ']), 3],
    ['with lines that are none', (lines) => ['{', '[]', 'null', '{"custom_id": 1}', ...lines], 3],
  ])('are read %s', async (_, lines, count) => {
    const { collected } = await roundTrip({ batch: { lines } });
    expect(collected.outcomes.size).toBe(count);
    expect([...collected.outcomes.values()].every(({ kind }) => kind === 'answer')).toBe(true);
    expect(collected.failure).toBeNull();
  });

  it('that contradict each other are no answer', async () => {
    const lines = (all: readonly string[]) => [...all, (all[1] ?? '').replace('What the judge says', 'Full marks')];
    const { collected } = await roundTrip({ batch: { lines } });
    expect([...collected.outcomes.values()].map((outcome) => outcome.kind)).toEqual(['answer', 'failure', 'answer']);
  });

  it.each([
    ['the connection breaks off', 'ends early', 'connection'],
    ['the file ends in a line', 'broken JSON', 'connection'],
    ['nothing more comes', 'stalls', 'timeout'],
  ] as const)('are kept as far as they came where %s', async (_, damage, reason) => {
    const { collected } = await roundTrip({ batch: { damage: () => damage } }, 9, { stallMs: 300, totalMs: PATIENT });
    expect(collected.failure).toMatchObject({ reason, canRetry: true });
    expect(collected.outcomes.size).toBeGreaterThanOrEqual(3);
    expect(collected.outcomes.size).toBeLessThan(9);
  });

  it.each([
    ['a result', 5 * 1024 * 1024, 1],
    ['all together', 600_000, 9],
  ])('are not read on where %s is longer than anything can be', async (_, length, lineCount) => {
    const long = JSON.stringify({ custom_id: 'x', padding: 'x'.repeat(length) });
    const lines = (all: readonly string[]) => [...Array(lineCount).fill(long), ...all];
    const { collected } = await roundTrip({ batch: { lines } });
    expect(collected.failure).toMatchObject({ reason: 'server_error', canRetry: false });
  });

  it.each([
    ['a page', () => page(502), 'server_error'],
    ['a redirect', () => redirects('http://127.0.0.1:1/'), 'invalid_request'],
    ['a limit', () => fails(429), 'rate_limited'],
  ])('are a failure where %s comes in their place', async (_, damage, reason) => {
    const { collected } = await roundTrip({ batch: { damage } });
    expect(collected).toMatchObject({ failure: { reason } });
    expect(collected.outcomes.size).toBe(0);
  });
});

describe('results that come line by line, for ever', () => {
  it('are read as long as some come, and not beyond the time for all', async () => {
    const [line = ''] = await linesOfOne();
    let timer: NodeJS.Timeout | undefined;
    const server = createServer((_, response) => {
      response.writeHead(200);
      let sent = 0;
      timer = setInterval(() => response.write(`${line.replace(/0{64}/, `n${sent++}`)}\n`), 50);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const transport = openAnthropicBatches({ apiKey: 'sk-ant-api03-loopback-loopback', baseUrl });
      const began = performance.now();
      const limits = { requests: 3, stallMs: 1000, totalMs: 2500 };
      const { failure, outcomes } = await transport.collect('msgbatch_x', null, limits);
      expect(failure).toMatchObject({ reason: 'timeout', canRetry: true });
      expect(performance.now() - began).toBeGreaterThan(2400);
      expect(outcomes.size).toBeGreaterThan(3);
    } finally {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    }
  });
});

/** The lines of the results of a batch of one request. */
async function linesOfOne(): Promise<readonly string[]> {
  let seen: readonly string[] = [];
  const lines = (all: readonly string[]) => {
    seen = all;
    return all;
  };
  await roundTrip({ batch: { lines } }, 1);
  return seen;
}

describe('the address of the results', () => {
  it.each<readonly [string, (own: string, foreign: string) => string | null]>([
    ['on another host', (_, foreign) => `${foreign}/v1/messages/batches/msgbatch_loopback0/results`],
    ['on this host with a password', (own) => own.replace('http://', 'http://me:secret@')],
    ['that is none', () => 'results'],
    ['that is a file', () => 'file:///etc/passwd'],
    ['left out', () => null],
  ])('%s is replaced by our own, and the key goes nowhere else', async (_, addressOf) => {
    const strangers: string[] = [];
    const server = createServer((request, response) => {
      strangers.push(JSON.stringify(request.headers));
      response.end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { collected } = await roundTrip({ batch: { resultsUrl: (own) => addressOf(own, foreign) } });
      expect(collected.outcomes.size).toBe(3);
      expect(strangers).toEqual([]);
    } finally {
      server.close();
    }
  });

  it('is behind the same gateway', async () => {
    const { api, collected } = await roundTrip({ prefix: '/gateway/anthropic' });
    expect(collected.outcomes.size).toBe(3);
    expect(api.requests.every(({ path }) => path.startsWith('/gateway/anthropic/'))).toBe(true);
  });
});

describe('a batch', () => {
  it.each([
    [10, { requests: 4, bytes: 1e9 }, [4, 4, 2]],
    [8, { requests: 4, bytes: 1e9 }, [4, 4]],
    [3, { requests: 100_000, bytes: 1 }, [1, 1, 1]],
    [0, { requests: 4, bytes: 1e9 }, []],
  ])('of %i requests is split at its limits %j', async (count, limits, wanted) => {
    const { transport } = await open({}, limits);
    expect(transport.pack(itemsOf(count)).map((pack) => pack.length)).toEqual(wanted);
  });

  it('is never longer than its limit, in bytes of the body that is sent', async () => {
    const limit = 20_000;
    const { api, transport } = await open({}, { requests: 100_000, bytes: limit });
    // Three bytes a character, and an escape.
    const packs = transport.pack(itemsOf(40, 'ŵ…"\n'.repeat(100)));
    expect(packs.flat()).toHaveLength(40);
    expect(packs.length).toBeGreaterThan(1);
    for (const pack of packs) expect((await transport.create(pack, PATIENT)).kind).toBe('created');
    const sizes = api.requests.map(({ text }) => Buffer.byteLength(text));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limit);
    // The last one has what is left.
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(limit * 0.8);
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['an id that would change the address', '{"id": "a/../../x", "processing_status": "in_progress"}'],
    ['no batch', '{"type": "message"}'],
    ['no JSON', '<html>'],
  ])('is not taken for made with %s', async (_, body) => {
    const { transport } = await open({ batch: { create: () => page(200, body) } });
    const created = await transport.create(itemsOf(1), PATIENT);
    // It may have been made all the same.
    expect(created).toMatchObject({ kind: 'failure', reason: 'server_error', mayBeBilled: true, status: 200 });
  });

  it.each([
    ['silence', () => silent(), 'timeout'],
    ['half an answer', () => stalls(page(200, '{"id": "x", "processing_status": "in_progress"}')), 'timeout'],
    ['a broken answer', () => endsEarly(fails(500)), 'server_error'],
  ])('that is asked about ends with the time limit: %s', async (_, look, reason) => {
    const { transport } = await open({ batch: { look: () => look() } });
    const state = await transport.look('msgbatch_x', 300);
    expect(state).toMatchObject({ kind: 'failure', reason });
  });

  it.each([
    ['being canceled', '{"id": "msgbatch_x", "processing_status": "canceling"}', { kind: 'working' }],
    ['in a state of the future', '{"id": "msgbatch_x", "processing_status": "new"}', { kind: 'working' }],
    ['another one', '{"id": "msgbatch_y", "processing_status": "ended"}', { reason: 'server_error', canRetry: true }],
  ])('has not ended where it is %s', async (_, body, wanted) => {
    const { transport } = await open({ batch: { look: () => page(200, body) } });
    expect(await transport.look('msgbatch_x', PATIENT)).toMatchObject(wanted);
  });

  it('is not asked for with a key that no header can carry', async () => {
    const api = await startAnthropic();
    const transport = openAnthropicBatches({ apiKey: 'sk ant', baseUrl: api.url });
    expect(await transport.create(itemsOf(1), PATIENT)).toMatchObject({ reason: 'auth', mayBeBilled: false });
    expect(await transport.look('x', PATIENT)).toMatchObject({ reason: 'auth' });
    expect(api.requests).toEqual([]);
  });
});
