import { describe, expect, it } from '@jest/globals';
import { openAnthropic } from '../../../src/adapters/anthropic/completer.js';
import { type Federation, federationIn, type Identity } from '../../../src/adapters/anthropic/federation.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { jsonOf } from '../../servers/anthropic/delivery.js';
import { type GatewayOptions, IDENTITY, REQUEST_TOKEN, startGateway } from '../../servers/gateway.js';
import { PATIENT, REQUEST } from '../github/anthropic-judge.js';

const RULE = { ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1', ANTHROPIC_ORGANIZATION_ID: 'org_1' };

async function judge(identity: (url: string) => Identity, options: GatewayOptions = {}) {
  const gateway = await startGateway('openrouter', options);
  const federation: Federation = {
    ruleId: 'fdrl_1',
    organizationId: 'org_1',
    serviceAccountId: 'svac_1',
    workspaceId: null,
    identity: identity(gateway.url),
  };
  const { complete } = openAnthropic({ federation, baseUrl: gateway.url });
  return {
    gateway,
    ask: (timeoutMs = PATIENT) => complete({ ...REQUEST, model: 'anthropic/claude-haiku-5.5' }, timeoutMs),
  };
}

const ofGitHub = (url: string): Identity => ({
  kind: 'github',
  url: `${new URL(url).origin}/github?api=1`,
  requestToken: REQUEST_TOKEN,
});

describe('a federation', () => {
  it.each<[string, Readonly<Record<string, string>>, unknown]>([
    ['is none without a rule', { ANTHROPIC_ORGANIZATION_ID: 'org_1', ANTHROPIC_IDENTITY_TOKEN: 'x' }, null],
    ['is none with an empty one', { ...RULE, ANTHROPIC_FEDERATION_RULE_ID: ' ' }, null],
    ['lacks its organization', { ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1' }, { lacks: 'ANTHROPIC_ORGANIZATION_ID' }],
    [
      'lacks an identity, as in a run of a fork',
      { ...RULE, ACTIONS_ID_TOKEN_REQUEST_URL: 'https://x.invalid' },
      { lacks: 'ANTHROPIC_IDENTITY_TOKEN (in a workflow, the permission id-token: write)' },
    ],
    ['has a token', { ...RULE, ANTHROPIC_IDENTITY_TOKEN: ' a\n' }, { identity: { kind: 'token', token: 'a' } }],
    [
      'has a file before a token',
      { ...RULE, ANTHROPIC_IDENTITY_TOKEN: 'a', ANTHROPIC_IDENTITY_TOKEN_FILE: '/f' },
      { identity: { kind: 'file', path: '/f' } },
    ],
    [
      'asks GitHub last',
      { ...RULE, ACTIONS_ID_TOKEN_REQUEST_URL: 'https://x.invalid?a=1', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' },
      { identity: { kind: 'github', url: 'https://x.invalid?a=1', requestToken: 't' } },
    ],
    [
      'names account and workspace',
      { ...RULE, ANTHROPIC_IDENTITY_TOKEN: 'a', ANTHROPIC_SERVICE_ACCOUNT_ID: 's', ANTHROPIC_WORKSPACE_ID: 'w' },
      { ruleId: 'fdrl_1', organizationId: 'org_1', serviceAccountId: 's', workspaceId: 'w' },
    ],
  ])('%s', (_, env, wanted) => {
    if (wanted === null) expect(federationIn(env)).toBeNull();
    else expect(federationIn(env)).toMatchObject(Object(wanted));
  });

  it.each<[string, (url: string) => Identity]>([
    ['a token', () => ({ kind: 'token', token: IDENTITY })],
    ['a file', () => ({ kind: 'file', path: `${makeWorkspace({ token: `${IDENTITY}\n` }).root}/token` })],
    ['a workflow of GitHub', ofGitHub],
  ])('exchanges %s for a token, once for many questions', async (_, identity) => {
    const { gateway, ask } = await judge(identity);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer']);
    const exchanges = gateway.requests.filter(({ path }) => path.endsWith('/v1/oauth/token'));
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.body).toMatchObject({ service_account_id: 'svac_1' });
    const asked = gateway.requests.filter(({ path }) => path.endsWith('/v1/messages'));
    expect(asked.every(({ headers }) => headers['authorization'] === `Bearer ${gateway.apiKey}`)).toBe(true);
    expect(asked.every(({ headers }) => headers['x-api-key'] === undefined)).toBe(true);
  });

  const refused = { kind: 'failure', reason: 'auth', canRetry: false, status: null, mayBeBilled: false };
  it.each<[string, (url: string) => Identity, GatewayOptions, RegExp]>([
    [
      'no rule matches',
      () => ({ kind: 'token', token: `${IDENTITY}x` }),
      {},
      /^workload identity: Token exchange failed with status 401: .*no rule matches/,
    ],
    ['the endpoint is broken', ofGitHub, { exchange: () => jsonOf(500, {}) }, /failed with status 500/],
    [
      'there is no token in the answer',
      ofGitHub,
      { exchange: () => jsonOf(200, { ok: true }) },
      /missing access_token/,
    ],
    ['the answer is a page', ofGitHub, { exchange: () => ({ status: 200, headers: {}, body: '<p>' }) }, /non-JSON/],
    [
      'the file is not there',
      () => ({ kind: 'file', path: '/no/such/file' }),
      {},
      /Failed to read identity token file/,
    ],
    [
      'GitHub refuses',
      (url) => ({ kind: 'github', url: `${new URL(url).origin}/github?api=1`, requestToken: 'another' }),
      {},
      /GitHub gave no token of this workflow \(status 403\)/,
    ],
    [
      'nobody listens there',
      () => ({ kind: 'github', url: 'http://127.0.0.1:1/x?a=1', requestToken: 't' }),
      {},
      /^workload identity: fetch failed/,
    ],
  ])('fails as a key that is refused where %s, and shows no token', async (_, identity, options, message) => {
    const { gateway, ask } = await judge(identity, options);
    const failure = await ask();
    expect(failure).toMatchObject({ ...refused, message: expect.stringMatching(message) });
    expect(JSON.stringify(failure)).not.toMatch(/eyJ|request-token|gw-loopback/);
    expect(gateway.requests.filter(({ path }) => path.endsWith('/v1/messages'))).toEqual([]);
  });

  it('ends with the time of the attempt where the exchange is silent', async () => {
    const { ask } = await judge(ofGitHub, { exchange: () => 'silence' });
    expect(await ask(500)).toMatchObject({ kind: 'failure', reason: 'timeout' });
  });
});
