import { describe, expect, it } from '@jest/globals';
import { maskSecrets, SENSITIVE_PATTERNS } from '../../src/core/redact.js';
import { plainLine } from '../../src/core/text.js';

// Put together here, so that no scanner takes this file for a leak.
const of = (...parts: readonly string[]): string => parts.join('');
const letters = 'a1B2c3D4e5'.repeat(4);

const SECRETS: readonly (readonly [string, string, string])[] = [
  ['a GitHub token', of('ghp', '_', letters), '***'],
  ['a GitHub token of the other kind', of('github', '_pat_', letters), '***'],
  [
    'the token of a workflow',
    of('gh', 's_123456_ey', 'J', letters, '.ey', 'J', letters, '-_x.', letters, '-_y'),
    '***',
  ],
  ['the same without its number', of('gh', 's_ey', 'J', letters, '.ey', 'J', letters, '.', letters), '***'],
  ['an API key', of('sk', '-ant-api03-', letters), '***'],
  ['an AWS key', of('AK', 'IA', 'ABCDEFGHIJKLMNOP'), '***'],
  ['a Slack token', of('xo', 'xb-', letters), '***'],
  ['a JSON web token', of('ey', 'J', letters, '.ey', 'J', letters, '.', letters), '***'],
  ['a password in an address', of('postgres://admin:', 'hunter2', '@db/main'), '***@db/main'],
  [
    'a token in an address',
    of('https://x.example/?a=1&access_to', 'ken=', letters, '&b=2'),
    'https://x.example/?a=1&access_token=***&b=2',
  ],
  ['a bearer token', of('Authorization: Bea', 'rer ', letters, '=='), 'Authorization: Bearer ***'],
  ['a private key', of('-----BEGIN ', 'PRIVATE KEY-----\n', letters, '\n-----END ', 'PRIVATE KEY-----'), '***'],
  ['the start of a private key', of('-----BEGIN RSA ', 'PRIVATE KEY----- ', letters), '***'],
  ['a temporary AWS key', of('AS', 'IA', 'ABCDEFGHIJKLMNOP'), '***'],
  ...['gho', 'ghu', 'ghr', 'ghs'].map((kind) => [`${kind}, a GitHub token`, of(kind, '_', letters), '***'] as const),
  ['a GitLab token', of('gl', 'pat-', letters), '***'],
  ['a Google key', of('AI', 'za', letters.slice(0, 35)), '***'],
  ['a Stripe key', of('sk', '_live_', letters), '***'],
  ['a restricted Stripe key', of('rk', '_live_', letters), '***'],
  ['an npm token', of('np', 'm_', letters.slice(0, 36)), '***'],
  ['a token in a path', of('/x?API', 'KEY=', letters), '/x?APIKEY=***'],
  ['the start of a block of a private key', of('-----BEGIN PGP ', 'PRIVATE KEY BLOCK-----\n', letters), '***'],
];

describe('what looks like a credential', () => {
  it.each(SECRETS)('is masked: %s', (_, secret, masked) => {
    expect(maskSecrets(secret)).toBe(masked);
    expect(maskSecrets(`with ${secret}`)).toBe(`with ${masked}`);
    expect(maskSecrets(maskSecrets(secret))).toBe(masked);
    expect(plainLine(secret)).toBe(masked);
  });

  it.each(SENSITIVE_PATTERNS.filter(({ kind }) => kind === 'secret').map(({ pattern }) => pattern))(
    'has an example above for %s',
    (pattern) => {
      expect(SECRETS.filter(([, secret]) => secret.search(pattern) >= 0)).not.toEqual([]);
    },
  );

  it('is found through what shows nothing', () => {
    expect(plainLine(of('gh\u200bp', '_', letters))).toBe('***');
  });

  it.each([
    'Fixed the flaky test',
    'https://x.example/?sig=short&key=1',
    'Bearer of the news that has been long awaited',
    'ghs_token_cache_size',
    'sk-button-primary-large-rounded',
    'postgres://user:password@db',
    'me@example.com',
  ])('leaves %s as it is', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });
});
