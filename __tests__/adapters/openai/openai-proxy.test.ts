import { expect, it } from '@jest/globals';
import { openOpenAi } from '../../../src/adapters/openai/completer.js';
import { startProxy } from '../../servers/proxy.js';
import { PATIENT, setEnvironment } from '../github/anthropic-judge.js';
import { judge, REQUEST } from './openai-judge.js';

it('goes through the proxy that the environment names, and gives it no key', async () => {
  const { api } = await judge();
  const port = Number(new URL(api.url).port);
  const proxy = await startProxy(port);
  setEnvironment({ http_proxy: proxy.url.replace('//', '//me:p%40ss@') });
  const baseUrl = `http://api.internal:${port}/v1`;
  const answer = await openOpenAi({ apiKey: api.apiKey, baseUrl }).complete(REQUEST, PATIENT, 0);
  expect(answer).toMatchObject({ kind: 'answer', requestId: 'req-loopback0000' });
  expect(proxy.asked).toEqual([`api.internal:${port}`]);
  expect(proxy.authorizations).toEqual([`Basic ${Buffer.from('me:p@ss').toString('base64')}`]);
});

it('says so where the proxy is none, without its password', async () => {
  const { api } = await judge();
  setEnvironment({ http_proxy: 'socks5://me:secret-word@127.0.0.1:9' });
  const baseUrl = `http://api.internal:${new URL(api.url).port}/v1`;
  const failure = await openOpenAi({ apiKey: api.apiKey, baseUrl }).complete(REQUEST, PATIENT, 0);
  expect(failure).toMatchObject({ kind: 'failure', reason: 'invalid_request', canRetry: false, mayBeBilled: false });
  expect(JSON.stringify(failure)).not.toContain('secret-word');
  expect(api.requests).toEqual([]);
});
