// Put together here, so that no scanner takes this file for a leak.
const of = (...parts: readonly string[]): string => parts.join('');
const letters = 'a1B2c3D4e5'.repeat(4);

/** What it is, a text that holds one, and that text masked. */
export const SECRETS: readonly (readonly [string, string, string])[] = [
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
  ['the same as a path, which has lost a slash', of('a/postgres:/admin:', 'hunter2', '@db/main'), 'a/***@db/main'],
  [
    'a token in an address',
    of('https://x.example/?a=1&access_to', 'ken=', letters, '&b=2'),
    'https://x.example/?a=1&access_token=***&b=2',
  ],
  ['a bearer token', of('Authorization: Bea', 'rer ', letters, '=='), 'Authorization: Bearer ***'],
  ['a token in a header', of('Authorization: tok', 'en ', letters), 'Authorization: token ***'],
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
