import { createServer, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openAnthropic } from '../../../src/adapters/anthropic/completer.js';
import { LONGEST_BODY } from '../../../src/adapters/bounded-fetch.js';
import type { AttemptOutcome } from '../../../src/judge/asking/completer.js';
import { PATIENT, REQUEST } from './anthropic-judge.js';

const KEY = 'sk-ant-api03-loopback-loopback-loopback-0000';
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** What the adapter makes of a server that is no faithful one. */
async function askOf(answer: (response: ServerResponse) => void, timeoutMs = PATIENT): Promise<AttemptOutcome> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return openAnthropic({ apiKey: KEY, baseUrl: `http://127.0.0.1:${port}` }).complete(REQUEST, timeoutMs);
}

const message = (text: string, usage: object = { input_tokens: 1, output_tokens: 1 }, more: object = {}): string =>
  JSON.stringify({
    type: 'message',
    model: 'm',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage,
    ...more,
  });

const json =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

const zipped = (text: string): Buffer => gzipSync(text);
const GZIP = { 'content-encoding': 'gzip' };

describe('a body', () => {
  it('is read unpacked, and up to its bound', async () => {
    const text = 'x'.repeat(LONGEST_BODY - 1000);
    expect(await askOf(json(zipped(message('small')), GZIP))).toMatchObject({ kind: 'answer', text: 'small' });
    expect(await askOf(json(message(text)))).toMatchObject({ kind: 'answer', text });
  });

  it.each<[string, string | Buffer, Record<string, string>]>([
    ['of ten megabytes', message('x'.repeat(10_000_000)), {}],
    ['of thirty megabytes in thirty kilobytes', zipped(message('x'.repeat(30_000_000))), GZIP],
  ])('%s is no answer, and not asked for again', async (_, body, headers) => {
    expect(await askOf(json(body, headers))).toMatchObject({
      kind: 'failure',
      reason: 'server_error',
      canRetry: false,
      status: 200,
    });
  });

  it('of an error that is a bomb is the error of its status', async () => {
    const bomb = zipped('x'.repeat(30_000_000));
    expect(await askOf(json(bomb, GZIP, 500))).toMatchObject({ kind: 'failure', reason: 'server_error', status: 500 });
    expect(await askOf(json(bomb, GZIP, 401))).toMatchObject({ kind: 'failure', reason: 'auth', status: 401 });
  });

  it('that drips for ever ends with the time for an attempt', async () => {
    const drip = (response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    expect(await askOf(drip, 300)).toMatchObject({ kind: 'failure', reason: 'timeout' });
  });

  it('nested a hundred thousand deep is no message, and an answer nested so is its text', async () => {
    const deep = '['.repeat(100_000);
    expect(await askOf(json(deep))).toMatchObject({ kind: 'failure', reason: 'server_error' });
    const closed = `${deep}${']'.repeat(100_000)}`;
    expect(await askOf(json(message(closed)))).toMatchObject({ kind: 'answer', text: closed });
    const extra = message('x').replace('{', `{"more": ${closed}, `);
    expect(await askOf(json(extra))).toMatchObject({ kind: 'answer', text: 'x' });
  });

  it.each([
    { input_tokens: -1, output_tokens: 1 },
    { input_tokens: 1.5, output_tokens: 1 },
    { input_tokens: '1', output_tokens: 1 },
    { output_tokens: 1 },
    { input_tokens: 1, output_tokens: 1, cache_read_input_tokens: -5 },
  ])('with the usage %j is no message', async (usage) => {
    expect(await askOf(json(message('x', usage)))).toMatchObject({ kind: 'failure', reason: 'server_error' });
  });

  it('with a usage of 1e308 is no message', async () => {
    const body = message('x').replace('"input_tokens":1', '"input_tokens":1e308');
    expect(await askOf(json(body))).toMatchObject({ kind: 'failure', reason: 'server_error' });
  });

  it('takes nothing from the prototype', async () => {
    const body = '{"__proto__": {"type": "message"}, "constructor": {"prototype": {"model": "m"}}}';
    expect(await askOf(json(body))).toMatchObject({ kind: 'failure', reason: 'server_error' });
    expect(Reflect.get({}, 'model')).toBeUndefined();
  });

  it.each([204, 205, 206, 226])('with status %i and nothing in it is no message', async (status) => {
    expect(await askOf(json('', {}, status))).toMatchObject({ kind: 'failure', reason: 'server_error' });
  });
});

describe('an address in a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i never gets the key', async (status) => {
    const heard: string[] = [];
    const other = createServer((request, response) => {
      heard.push(String(request.headers.authorization));
      response.end(message('x'));
    });
    servers.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const outcome = await askOf(json('', { location: `http://127.0.0.1:${port}/v1/messages` }, status));
    expect(outcome).toMatchObject({ kind: 'failure', reason: 'invalid_request', canRetry: false });
    expect(heard).toEqual([]);
  });
});
