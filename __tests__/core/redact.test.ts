import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maskedSummary, maskSecrets, maskTexts } from '../../src/core/redact.js';
import { plainLine } from '../../src/core/text.js';
import { SECRETS } from '../builders/credentials.js';

describe('what looks like a credential', () => {
  it.each(SECRETS)('is masked: %s', (_, secret, masked) => {
    expect(maskSecrets(secret)).toBe(masked);
    expect(maskSecrets(`with ${secret}`)).toBe(`with ${masked}`);
    expect(maskSecrets(maskSecrets(secret))).toBe(masked);
    expect(plainLine(secret)).toBe(masked);
  });

  it('is found through what shows nothing', () => {
    expect(plainLine(`gh\u200bp_${'a1B2c3D4e5'.repeat(4)}`)).toBe('***');
  });

  // Put together, so that no scanner takes this file for a leak.
  const aws = ['AK', 'IAQYLPMN5HFIQR7XYA'].join('');

  it.each(['\\n', '\\t', '\\\\r', '\\b', '\\u0009', '\\x0a', '%0A', '\u001b[1;32m', '\\033[0m'])(
    'is found behind %j, whose last letter is no part of it',
    (before) => {
      expect(maskSecrets(`see:${before}${aws} and`)).toBe(`see:${before}*** and`);
      expect(maskSecrets(`see:${before}Bearer ${'a1B2c3D4e5'.repeat(4)}`)).toBe(`see:${before}Bearer ***`);
    },
  );

  it('is found between quotes that are escaped', () => {
    const password = ['q7Zx', '2Lw9', 'Rt4K', 'm8Vb'].join('');
    expect(maskSecrets(`{\\"password\\": \\"${password}\\"}`)).toBe('{\\"password\\": \\"***\\"}');
    expect(maskSecrets(`export TOKEN=\\"${password}\\"`)).toBe('export TOKEN=\\"***\\"');
  });

  it.each([`n${aws}`, `\\d${aws}`, `\\\\q${aws}`, `%A${aws}`])(
    'is none behind letters that are no escape: %s',
    (text) => {
      expect(maskSecrets(text)).toBe(text);
    },
  );

  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const webToken = (header: unknown) =>
    [base64(header), base64({ sub: '1234567890' }), 'a1B2c3D4e5'.repeat(4)].join('.');

  it.each<[string, object]>([
    ['alone', { alg: 'HS256' }],
    ['last', { typ: 'JWT', kid: 'ключ~?~?', alg: 'none' }],
  ])('is masked where a web token with its algorithm %s stands behind letters', (_, header) => {
    for (const before of ['token', 'x_', 'aeyJ', 'a1-'])
      expect(maskSecrets(`${before}${webToken(header)} and`)).toBe(`${before}*** and`);
  });

  it('is no data behind letters that only looks like a web token', () => {
    const other = `x${webToken({ version: 3, sources: ['alg'] })}`;
    const twoParts = `x${webToken({ alg: 'HS256' }).replace(/\.[^.]*$/, '')}`;
    for (const text of [other, twoParts, `x${'eyJhbGciOi'.repeat(9)}.eyJhbGciOiJIUzI1.abcdefghijk`])
      expect(maskSecrets(text)).toBe(text);
  });

  const drawn = ['a8Fk', '29xQ', 'mZ7t', 'LpR4', 'vW1s', 'Yd6n'].join('');
  const hexadecimal = ['9f86d081', '884c7d65', '9a2feaa0', 'c55ad015'].join('');
  const pair = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    ['authorization: bearer %', drawn],
    ['Authorization: BEARER %', drawn],
    ['AUTHORIZATION: Bearer  %', drawn],
    ['"authorization": "bearer %"', drawn],
    ['{\\"Authorization\\":\\"bearer %\\"}', drawn],
    ["headers['proxy-authorization'] = 'bearer %'", drawn],
    ["setHeader('Authorization', 'bearer %')", drawn],
    ['authorization: bearer %', 'aBKdeXGhQjkZMnPqRTuV'],
    ['it sent bearer % twice', drawn],
    ['Authorization: Bearer %', hexadecimal],
    ['authorization: bearer %', hexadecimal],
    ['it sent the BEARER %', hexadecimal],
    ['Authorization: token %', drawn],
    ['authorization: Token %', hexadecimal],
    ['-H "Authorization: ApiKey %"', drawn],
    ['"authorization": "api-key %"', hexadecimal],
    ['AUTHORIZATION: basic %', pair('admin:hunter2')],
    ['authorization: BASIC %', pair('Aladdin:open sesame')],
    ['authorization: basic %', pair('Aladdin:open')],
    ['authorization: basic %', pair('ключ:ключ-2')],
    ['it sent basic % twice', pair('deploy:swordfish')],
    ['Basic %', pair('deploy:fish')],
  ])('is masked in a header whatever its case: %s', (text, secret) => {
    expect(maskSecrets(text.replace('%', secret))).toBe(text.replace('%', '***'));
  });

  it.each(['1', 'see_', '1.0000001', '# 1'])('is masked in an address that %j is glued to', (before) => {
    expect(maskSecrets(`${before}postgres://admin:${drawn}@db/main`)).toBe(`${before}***@db/main`);
  });

  it.each([
    'basic authentication was added',
    'authorization: basic authentication_was_added_2026',
    'Authorization: basic internationalization2',
    'bearer of news',
    'the bearer token was expired',
    'basic auth headers',
    'the basic configuration/documentation/2026-11-23/overview',
    'a bearer authentication/authorization-middleware-v2',
    'authorization: bearer your-access-token-12345678',
    'authorization: token your-access-token-12345678',
    'Authorization: token-bucket-middleware-2026-11',
    `the token ${'a1B2c3'.repeat(1)} of the api key`,
    `behind the token ${hexadecimal}`,
    'authorization: bearer authentication-of-the-second-api-2',
    'BEARER TOKENS: 5, BASIC HTML5CANVASRENDERING2D',
    `the bearer at commit ${hexadecimal}`,
  ])('is none in prose about headers: %s', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });

  it.each([
    'Fixed the flaky test',
    'https://x.example/?sig=short&key=1',
    'Bearer of the news that has been long awaited',
    'ghs_token_cache_size',
    'sk-button-primary-large-rounded',
    'postgres://user:password@db',
    'C:/user:name@x/file and (D:/a:b@c.example)',
    'npm:/@scope/pkg and npm:/pkg@1.2.3',
    'src/app.ts:/users/:id by me@example.com',
    'me@example.com',
  ])('leaves %s as it is', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });
});

/** Plain data of any depth whose texts and keys may hold a credential. */
const secretive = fc.oneof(
  fc.string(),
  fc.constantFrom(...SECRETS.map(([, secret]) => secret)).map((secret) => `with ${secret}`),
);
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    secretive,
    fc.integer(),
    fc.constantFrom(null, true, undefined),
    fc.array(tie('value')),
    fc.dictionary(secretive, tie('value')),
  ),
})).value;

describe('plain data with credentials', () => {
  it('has them masked wherever they are, and nothing else changed', () => {
    fc.assert(
      fc.property(data, (value) => {
        const masked = maskTexts(value);
        const wanted = JSON.stringify(value, (_, member: unknown) =>
          typeof member === 'object' && member !== null && !Array.isArray(member)
            ? Object.fromEntries(Object.entries(member).map(([key, one]) => [maskSecrets(key), one]))
            : typeof member === 'string'
              ? maskSecrets(member)
              : member,
        );
        expect(JSON.stringify(masked)).toBe(wanted);
      }),
    );
  });

  it('is no copy where there is none', () => {
    const value = { a: ['x', { b: null, c: 'y-z_?' }], n: 1, u: undefined };
    expect(maskTexts(value)).toBe(value);
  });

  it('is itself left as it is', () => {
    const [, secret] = SECRETS[0] ?? ['', ''];
    const value = { a: [secret], b: { [secret]: 1 }, c: 'x' };
    const before = structuredClone(value);
    expect(maskTexts(value)).toEqual({ a: ['***'], b: { '***': 1 }, c: 'x' });
    expect(value).toEqual(before);
  });
});

describe('a summary with credentials', () => {
  const [, secret] = SECRETS[0] ?? ['', ''];
  it('has them masked in each of its texts, and nothing else changed', () => {
    const summaryOf = (text: string) => ({
      ...{ title: text, summary: `a ${text}`, key_actions: [text, 'b'], outcome: text, topics_found: ['c', text] },
      aha_moments: [{ seq: 7, type: text, highlight: `d ${text}` }],
    });
    expect(maskedSummary(summaryOf(secret))).toEqual(summaryOf('***'));
  });

  it('keeps the members before and behind, in their order, with one set of keys for many', () => {
    const clean = new Set<string>();
    const value = (text: string) => ({ a: 1, b: [text], c: { d: 'x', [text]: null }, e: text, f: 'y' });
    const masked = maskTexts(value(secret), clean);
    expect(JSON.stringify(masked)).toBe(JSON.stringify(value('***')));
    expect([...clean].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(JSON.stringify(maskTexts(value(secret), clean))).toBe(JSON.stringify(value('***')));
  });

  it.each([
    ['GitLab', ['gl', 'dt-9aX-button-primary-large-rounded-2'], '***'],
    ['a class of styles', ['gl', 'dt-button-primary-large-rounded-2'], null],
  ])('is told by all that follows its beginning: %s', (_, parts, masked) => {
    expect(maskSecrets(parts.join(''))).toBe(masked ?? parts.join(''));
  });
});
