import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { openAnthropic } from '../../src/adapters/anthropic/completer.js';
import { openArtifacts } from '../../src/adapters/github/artifacts.js';
import { openGitHub } from '../../src/adapters/github/github.js';
import { HostError } from '../../src/adapters/github/host.js';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { openOpenAi } from '../../src/adapters/openai/completer.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { listener, serve } from '../builders/loopback.js';
import { PATIENT, REQUEST } from './github/anthropic-judge.js';

/** GitHub and models behind something that redirects, packs wrongly or is not who it should be. */

const TOKEN = 'ghs_loopback-token';
const KEY = 'sk-ant-api03-loopback-loopback-loopback-0000';
const WHERE = { owner: 'acme', repo: 'widgets' };

/** Every sort of request that GitHub gets from us, by what it is about. */
function requestsTo(apiUrl: string): Readonly<Record<string, () => Promise<unknown>>> {
  const access = { token: TOKEN, apiUrl };
  const time = (): TimeBudget => new TimeBudget(20, new LeapingTime());
  const github = () => openGitHub(access, WHERE, time());
  return {
    list: () => github().commentsStartingWith(7, '<!--'),
    head: () => github().headOf(7),
    create: () => github().createComment(7, 'hello'),
    update: () => github().updateComment(7, 'hello'),
    author: () => github().author(),
    archive: () => openArtifacts(access, WHERE, time()).reportIn(1, 'report'),
  };
}

const modelsAt = (baseUrl: string) => ({
  anthropic: () => openAnthropic({ apiKey: KEY, baseUrl }).complete(REQUEST, PATIENT),
  openai: () => openOpenAi({ apiKey: KEY, baseUrl }).complete(REQUEST, PATIENT, 0),
});

/** What became of each request: what it gave, or the failure and the words of a HostError, and nothing else. */
async function outcomesOf(requests: Readonly<Record<string, () => Promise<unknown>>>): Promise<readonly string[]> {
  return Promise.all(
    Object.values(requests).map(async (request) => {
      try {
        return `gave ${typeof (await request())}`;
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        return `${error.failure} | ${error.message}`;
      }
    }),
  );
}

const redirectTo =
  (url: string, status: number): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { location: `${url}${request.url}` });
    response.end();
  };

describe('an address that GitHub names in a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i gets no token, whatever is asked', async (status) => {
    const other = await listener({ id: 1, html_url: 'https://example.org/1' });
    const requests = requestsTo(await serve(redirectTo(other.url, status)));
    for (const request of Object.values(requests)) await request().catch(() => undefined);
    expect(other.heard.length).toBeGreaterThan(Object.keys(requests).length - 1);
    const texts = other.heard.map(({ rawHeaders, url }) => JSON.stringify([rawHeaders, url]));
    expect(texts.filter((text) => /authorization|loopback-token|cookie/i.test(text))).toEqual([]);
  });

  it('and that leads back to itself is silence', async () => {
    const apiUrl = await serve((request, response) => {
      response.writeHead(302, { location: request.url ?? '/' });
      response.end();
    });
    for (const outcome of await outcomesOf(requestsTo(apiUrl))) expect(outcome).toMatch(/^unavailable .*no answer$/);
  });
});

const GOOD = JSON.stringify({ id: 1, html_url: 'https://x', head: { sha: 'a'.repeat(40) }, choices: [], content: [] });

const packed =
  (body: string | Buffer, encoding: string | null): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(encoding !== null && { 'content-encoding': encoding }),
    });
    response.end(body);
  };

describe('a body', () => {
  it.each<[string, RequestListener]>([
    ['of half a gzip', packed(gzipSync(GOOD).subarray(0, -12), 'gzip')],
    ['of half a brotli', packed(brotliCompressSync(GOOD).subarray(0, -5), 'br')],
    ['that says gzip and is none', packed(GOOD, 'gzip')],
    ['that says br and is gzip', packed(gzipSync(GOOD), 'br')],
    ['of gzip that does not say so', packed(gzipSync(GOOD), null)],
    ['in an encoding that nobody knows', packed(gzipSync(GOOD), 'snappy')],
    ['packed more often than anybody would', packed(gzipSync(GOOD), Array(6).fill('gzip').join(', '))],
  ])('%s is no answer of GitHub or a model, and no crash', async (_, answer) => {
    const url = await serve(answer);
    const { archive, ...requests } = requestsTo(url);
    for (const outcome of await outcomesOf(requests)) expect(outcome).toMatch(/^unavailable .*no answer$/);
    // Bytes that are no archive have no report in them.
    expect(await outcomesOf({ archive: archive ?? (() => Promise.reject()) })).toEqual([
      expect.stringMatching(/^(?:gave undefined|unavailable .*)$/),
    ]);
    for (const ask of Object.values(modelsAt(url))) {
      expect(await ask()).toMatchObject({
        kind: 'failure',
        reason: expect.stringMatching(/^(?:server_error|connection)$/),
        mayBeBilled: true,
      });
    }
  });
});

describe('a server whose certificate nobody vouches for', () => {
  it('is named, and gets neither token nor key', async () => {
    let requests = 0;
    const url = await serve((_, response) => {
      requests++;
      response.end('{}');
    }, 'https');
    const words = 'its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): NODE_EXTRA_CA_CERTS names the file';
    for (const outcome of await outcomesOf(requestsTo(url))) expect(outcome).toContain(`: ${words}`);
    for (const ask of Object.values(modelsAt(url))) {
      const outcome = await ask();
      expect(outcome).toMatchObject({ kind: 'failure', reason: 'connection', mayBeBilled: false });
      expect(outcome).toMatchObject({ message: expect.stringContaining(words) });
    }
    expect(requests).toBe(0);
  });

  it('is named as well where it speaks no TLS at all', async () => {
    const url = (await serve((_, response) => void response.end('{}'))).replace('http:', 'https:');
    for (const outcome of await outcomesOf(requestsTo(url)))
      expect(outcome).toMatch(/^untrusted .*its address may begin with http$/);
    for (const ask of Object.values(modelsAt(url))) {
      expect(await ask()).toMatchObject({ reason: 'connection', mayBeBilled: false });
    }
  });
});
