import { afterEach, describe, expect, it } from '@jest/globals';
import { openAnthropic } from '../../../src/adapters/anthropic/completer.js';
import { type FakeAnthropic, startAnthropic } from '../../servers/anthropic.js';
import { startProxy } from '../../servers/proxy.js';
import { judge, PATIENT, REQUEST, setEnvironment } from './anthropic-judge.js';

/** An earlier step can set any variable for the steps after it. */
describe('the environment', () => {
  let stranger: FakeAnthropic | undefined;

  afterEach(async () => {
    await stranger?.stop();
    stranger = undefined;
  });

  const STRANGER = 'http://stranger.invalid';
  const federation = {
    ANTHROPIC_FEDERATION_RULE_ID: 'rule',
    ANTHROPIC_ORGANIZATION_ID: 'organization',
    ANTHROPIC_IDENTITY_TOKEN: 'token',
    ANTHROPIC_WORKSPACE_ID: 'workspace',
  };

  it.each<[string, Readonly<Record<string, string>>]>([
    ['nothing', {}],
    ['another address', { ANTHROPIC_BASE_URL: STRANGER }],
    ['another key', { ANTHROPIC_API_KEY: 'other-key' }],
    ['a token', { ANTHROPIC_AUTH_TOKEN: 'other-token' }],
    ['a key and a token', { ANTHROPIC_API_KEY: 'other-key', ANTHROPIC_AUTH_TOKEN: 'other-token' }],
    ['a header more', { ANTHROPIC_CUSTOM_HEADERS: 'x-more: 1' }],
    [
      'another authorization',
      { ANTHROPIC_CUSTOM_HEADERS: 'Authorization: Bearer other\nanthropic-version: 2023-06-01' },
    ],
    ['a header that cannot be', { ANTHROPIC_CUSTOM_HEADERS: 'no header: \u0000\n: x' }],
    ['a log of everything', { ANTHROPIC_LOG: 'debug' }],
    ['a log of nonsense', { ANTHROPIC_LOG: 'nonsense' }],
    ['a profile', { ANTHROPIC_PROFILE: 'other', ANTHROPIC_CONFIG_DIR: '/nowhere' }],
    ['a federation', federation],
    ['traces', { ANTHROPIC_OPEN_TELEMETRY: 'true', ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE: 'content' }],
    ['names in other cases', { anthropic_base_url: STRANGER, Anthropic_Log: 'debug' }],
  ])('with %s changes neither where the key goes nor what is sent nor what is printed', async (_, variables) => {
    const plain = await judge();
    await plain.completer.complete(REQUEST, PATIENT);
    stranger = await startAnthropic();
    const { api, completer } = await judge();
    const pairs = Object.entries(variables).map(([name, value]) => [name, value === STRANGER ? stranger?.url : value]);
    setEnvironment(Object.fromEntries(pairs));
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer' });
    expect(stranger.requests).toEqual([]);
    const sent = (from: FakeAnthropic) =>
      from.requests.map(({ headers: { host, ...headers }, text }) => [headers, text]);
    expect(sent(api)).toEqual(sent(plain.api));
    expect(sent(api)).toHaveLength(1);
  });
});

describe('a proxy', () => {
  /** A name that only the proxy can reach. */
  async function behindProxy(variables: (proxyUrl: string) => Readonly<Record<string, string>>) {
    const { api } = await judge();
    const port = Number(new URL(api.url).port);
    const proxy = await startProxy(port);
    setEnvironment(variables(proxy.url));
    const baseUrl = `http://api.internal:${port}`;
    return { api, proxy, completer: openAnthropic({ apiKey: api.apiKey, baseUrl }), host: `api.internal:${port}` };
  }

  it.each(['http_proxy', 'HTTP_PROXY'])('that %s names is used', async (name) => {
    const { api, proxy, completer, host } = await behindProxy((url) => ({ [name]: url }));
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer', requestId: 'req_loopback0000' });
    expect(proxy.asked).toEqual([host]);
    expect(api.requests[0]?.headers['authorization']).toBe(`Bearer ${api.apiKey}`);
  });

  it('with a password gets that, and never the key', async () => {
    const { api, proxy, completer } = await behindProxy((url) => ({
      http_proxy: url.replace('//', '//me:p%40ss@'),
    }));
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer' });
    expect(proxy.authorizations).toEqual([`Basic ${Buffer.from('me:p@ss').toString('base64')}`]);
    expect(api.requests).toHaveLength(1);
  });

  it('that a list of exceptions spares this host is not used', async () => {
    const { proxy, completer } = await behindProxy((url) => ({ http_proxy: url, no_proxy: '.internal' }));
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'failure', reason: 'connection' });
    expect(proxy.asked).toEqual([]);
  });

  it('is not used for loopback', async () => {
    const proxy = await startProxy(undefined);
    setEnvironment({ http_proxy: proxy.url, https_proxy: proxy.url });
    const { completer } = await judge();
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer' });
    expect(proxy.asked).toEqual([]);
  });

  it.each(['https_proxy', 'HTTPS_PROXY'])('that %s names is asked for a tunnel, and may refuse', async (name) => {
    const proxy = await startProxy(undefined);
    setEnvironment({ [name]: proxy.url });
    const apiKey = 'sk-ant-api03-behind-a-proxy-0000';
    const failure = await openAnthropic({ apiKey }).complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({ kind: 'failure', reason: 'connection', canRetry: true, status: null });
    expect(proxy.asked).toEqual(['api.anthropic.com:443']);
    expect(JSON.stringify([failure, proxy])).not.toContain(apiKey);
  });

  it('of another program is none of ours: a silent one ends with the time of the attempt', async () => {
    const { completer } = await behindProxy(() => ({ http_proxy: 'http://10.255.255.1:9' }));
    const failure = await completer.complete(REQUEST, 200);
    expect(failure).toMatchObject({ kind: 'failure', canRetry: true });
  });

  it.each([
    ['socks5://me:secret-word@127.0.0.1:9', 'the proxy that http_proxy or https_proxy names is none: it must be a URL'],
    // Ignored, as for GitHub.
    ['me:secret-word@:99999', expect.stringMatching(/^no answer/)],
    ['http://me:secret-word%zz@127.0.0.1:9', expect.stringMatching(/^no answer/)],
  ])('whose address is none, %s, is trouble that is said without its password', async (proxy, message) => {
    const { api, completer } = await behindProxy(() => ({ http_proxy: proxy }));
    const failure = await completer.complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({ kind: 'failure', message });
    expect(JSON.stringify(failure)).not.toContain('secret-word');
    expect(api.requests).toEqual([]);
  });
});
