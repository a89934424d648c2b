import { describe, expect, it } from '@jest/globals';
import { findSensitive } from '../../src/core/redact.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';

/** Fake credentials are put together here, so that no scanner takes this file for a leak. */
const join = (...parts: readonly string[]): string => parts.join('');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const mixed = (length: number): string => `1${LETTERS}${LETTERS}`.slice(0, length);
const upper = (length: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, length);

const what = (text: string): readonly string[] => findSensitive(text).map((match) => match.what);

describe('a secret', () => {
  it.each([
    ['an AWS access key id', join('AK', 'IA', upper(16))],
    ['an AWS access key id', join('AS', 'IA', '0123456789ABCDEF')],
    ['a GitHub token', join('gh', 'p_', mixed(36))],
    ['a GitHub token', join('gh', 's_', mixed(36))],
    ['a GitHub token', join('github', '_pat_', mixed(22), '_', mixed(50))],
    ['a GitLab token', join('gl', 'pat-', mixed(20))],
    ['an API key', join('s', 'k-', mixed(48))],
    ['an API key', join('s', 'k-ant-', 'api03-', mixed(50))],
    ['an API key', join('s', 'k-proj-', mixed(60))],
    ['an API key', join('s', 'k-', '0123456789abcdef0123456789abcdef')],
    ['a Slack token', join('xo', 'xb-', '123456789012-', mixed(24))],
    ['a Google API key', join('AI', 'za', mixed(35))],
    ['a Stripe key', join('sk', '_live_', mixed(24))],
    ['a Stripe key', join('rk', '_live_', mixed(24))],
    ['an npm token', join('np', 'm_', mixed(36))],
    ['a private key', join('-----BEGIN ', 'PRIVATE KEY-----')],
    ['a private key', join('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['a private key', join('-----BEGIN OPENSSH ', 'PRIVATE KEY-----')],
    ['a private key', join('-----BEGIN PGP ', 'PRIVATE KEY BLOCK-----')],
    ['a JSON web token', join('ey', 'J', mixed(20), '.ey', 'J', mixed(40), '.', mixed(43))],
    ['a password in a URL', join('postgres://app:', 'hunter2', '@db.internal:5432/app')],
    ['a password in a URL', join('https://bot:', 'x9-Zq_1', '@git.internal/repo.git')],
    ['a password in a URL', join('redis://:', 's3cr3tvalue', '@cache:6379/0')],
  ])('such as %s is found: %s', (name, secret) => {
    const places = ['', 'key=', 'the key is "', '(', 'a\n', 'value: ', '=> ', "'"];
    for (const before of places) {
      expect(findSensitive(`${before}${secret} and more`)).toEqual([
        { kind: 'secret', what: name, offset: before.length },
      ]);
    }
  });

  it.each([
    ["AWS's own example", join('AK', 'IA', 'IOSFODNN7', 'EXAMPLE')],
    ['letters within a word', join('MAK', 'IA', upper(16))],
    ['a key id that is too long', join('AK', 'IA', upper(20))],
    ['a short prefix', join('gh', 'p_', 'short')],
    ['a class name', 'class="sk-toggleable__label-arrow" sk-folding-cube-container-large'],
    ['a hyphenated word', 'a risk-assessment-of-everything-2026 and task-0123456789abcdef0123456789'],
    ['a Stripe test key', join('sk', '_test_', mixed(24))],
    ['a public key', '-----BEGIN PUBLIC KEY-----'],
    ['a certificate', '-----BEGIN CERTIFICATE-----'],
    ['base64 of an opening brace', 'eyJhbGciOiJIUzI1NiJ9'],
    ['a commit id', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
    ['a digest', `sha256:${'0123456789abcdef'.repeat(4)}`],
    ['a URL without a password', 'https://user@git.internal/repo and http://localhost:8080/@scope/pkg'],
    ['a port and a mention', 'http://localhost:3000 asks @reviewer'],
    ['a password that is starred out', 'postgres://app:****@db/app'],
    ['a placeholder in a URL', 'https://user:<token>@host https://user:$TOKEN@host https://user:[token]@host'],
    ['the word password', 'postgres://postgres:postgres@db mysql://root:password@db amqp://u:xxx@mq'],
    ['a redacted password', 'https://u:REDACTED@host https://u:…@host https://u:...@host'],
  ])('is not %s', (_, text) => expect(what(text)).toEqual([]));
});

describe('personal data', () => {
  it.each([
    ['an e-mail address', 'alice.miller@corp.io'],
    ['an e-mail address', 'a+b@mail.corp.co.uk'],
    ['an e-mail address', 'ALICE@CORP.DE'],
    ['an e-mail address', 'bob@example-corp.com'],
    ['a home folder', '/home/alice'],
    ['a home folder', '/Users/alice.miller/project'],
    ['a home folder', 'C:\\Users\\Alice'],
    ['a home folder', 'C:\\\\Users\\\\Alice'],
    ['an IP address', '84.17.46.9'],
    ['an IP address', '193.99.144.80:443'],
    ['an IP address', '172.32.0.1'],
    ['a phone number', '+49 170 1234 5678'],
    ['a phone number', '+1 (555) 123-4567'],
    ['a phone number', '+44-20-7946-0958'],
  ])('such as %s is found: %s', (name, text) => {
    for (const before of ['', 'from ', '"', '(', '\n', '<']) {
      expect(findSensitive(`${before}${text}`)).toEqual([{ kind: 'personal-data', what: name, offset: before.length }]);
    }
  });

  it.each([
    [
      'a reserved domain',
      'alice@example.com bob@example.org c@mail.example.net d@host.test e@x.invalid f@site.example',
    ],
    ['a robot', '41898282+github-actions[bot]@users.noreply.github.com noreply@corp.io git@github.com:owner/repo.git'],
    ['an address without a domain', 'root@localhost user@host @mention a@b'],
    ['a package and its version', 'react@18.2.0 @types/node@24.19.2 actions/checkout@v5'],
    ['a picture in double size', 'logo@2x.png icon@3x.webp'],
    ['a unit of systemd', 'getty@tty1.service user@1000.slice'],
    ['a home folder of a machine', '/home/runner/work /home/node/app /Users/Shared /home/ubuntu/x'],
    ['no home folder', '/homepage /home /home/ /usershare/x'],
    ['addresses for documents', '192.0.2.1 198.51.100.255 203.0.113.7'],
    [
      'addresses of private networks',
      '10.1.2.3 127.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 169.254.1.1',
    ],
    ['broadcast and multicast', '0.0.0.0 224.0.0.1 255.255.255.255'],
    ['well-known resolvers', '8.8.8.8 1.1.1.1'],
    ['versions', 'v5.4.3.2 1.2.3.4 10.0.19045.3803 version 1.2.3.4.5 2.31.1'],
    ['no address', '999.1.1.1 84.17.46 84.17.46.9.1'],
    ['times, dates and ranges', '2026-11-21 12:30:45 +0100 1-800 +12 lines'],
    ['lines of a diff', '+ 12 34 56\n+12\n+1 more'],
  ])('is not %s', (_, text) => expect(what(text)).toEqual([]));
});

describe('an address', () => {
  it.each([
    ['0.255.255.255', '1.0.0.0'],
    ['10.0.0.0', '9.255.255.255'],
    ['10.255.255.255', '11.0.0.0'],
    ['100.64.0.0', '100.63.255.255'],
    ['100.127.255.255', '100.128.0.0'],
    ['100.100.1.1', '101.100.1.1'],
    ['127.0.0.0', '126.255.255.255'],
    ['127.255.255.255', '128.0.0.0'],
    ['169.254.0.0', '169.253.255.255'],
    ['169.254.255.255', '169.255.0.0'],
    ['169.254.7.7', '170.254.7.7'],
    ['172.16.0.0', '172.15.255.255'],
    ['172.31.255.255', '172.32.0.0'],
    ['172.20.0.1', '173.20.0.1'],
    ['192.0.2.0', '192.0.1.255'],
    ['192.0.2.255', '192.0.3.0'],
    ['192.0.2.7', '192.1.2.7'],
    ['192.168.0.0', '192.167.255.255'],
    ['192.168.255.255', '192.169.0.0'],
    ['192.168.7.7', '193.168.7.7'],
    ['198.51.100.0', '198.51.99.255'],
    ['198.51.100.255', '198.51.101.0'],
    ['198.51.100.7', '199.51.100.7'],
    ['198.51.100.9', '198.52.100.9'],
    ['203.0.113.0', '203.0.112.255'],
    ['203.0.113.255', '203.0.114.0'],
    ['203.0.113.7', '204.0.113.7'],
    ['203.0.113.9', '203.1.113.9'],
    ['224.0.0.0', '223.255.255.255'],
    ['1.2.3.4', '1.2.3.5'],
    ['8.8.8.8', '8.8.8.9'],
    ['1.1.1.1', '1.1.1.2'],
    ['84.17.46.256', '84.17.46.255'],
    ['256.17.46.9', '84.17.46.9'],
  ])('%s names nobody, and %s somebody', (nobody, somebody) => {
    expect(what(nobody)).toEqual([]);
    expect(what(somebody)).toEqual(['an IP address']);
  });
});

describe('findSensitive', () => {
  it('names a secret once, and what stands behind it', () => {
    const token = join('gh', 'p_', mixed(36));
    expect(findSensitive(`access_token=${token} ${token}`)).toEqual([
      { kind: 'secret', what: 'a GitHub token', offset: 13 },
      { kind: 'secret', what: 'a GitHub token', offset: 14 + token.length },
    ]);
    const key = join('-----BEGIN ', 'PRIVATE KEY-----');
    expect(findSensitive(key + key).map(({ offset }) => offset)).toEqual([0, key.length]);
    // An address in one is told besides, wherever it stands.
    const inside = `postgres://app:${join('hun', 'ter2')}@db.corp.io and https://84.17.46.9:${join('hun', 'ter2')}@db`;
    expect(findSensitive(inside).map((match) => [match.what, match.offset])).toEqual([
      ['a password in a URL', 0],
      ['a password in a URL', 38],
      ['an IP address', 46],
    ]);
  });

  it('lists matches in order of their place, whatever their kind', () => {
    const text = `84.17.46.9 ${join('gh', 'p_', mixed(36))} a@corp.io ${join('AK', 'IA', upper(16))}`;
    expect(what(text)).toEqual(['an IP address', 'a GitHub token', 'an e-mail address', 'an AWS access key id']);
    expect(findSensitive(text).map(({ offset }) => offset)).toEqual([0, 11, 52, 62]);
  });

  it('finds the same again: it keeps no state', () => {
    expect(what('a@corp.io b@corp.io')).toHaveLength(2);
    expect(what('a@corp.io b@corp.io')).toHaveLength(2);
  });

  it.each([
    ['dots', 'a.'],
    ['signs', 'a+'],
    ['dashes', 'a-'],
    ['underscores', 'ab_'],
    ['prefixes of keys', '-sk'],
    ['prefixes of keys at word borders', 'sk-'],
    ['heads of web tokens', '-eyJaaaaaaaaaa'],
    ['whole heads of web tokens', 'eyJaaaaaaaaaa.'],
    ['heads of web tokens behind letters', 'aeyJhbGciOiJI'],
    ['web tokens without an end', 'aeyJhbGciOiJI.eyJhbGciOiJI.a'],
    ['addresses', '1.2.3.4a'],
    ['digits and dots', '1.'],
    ['phone numbers', '+1 22 '],
    ['signs of mail', 'a@'],
    ['parts of a domain', '@b.1'],
    ['colons', '://a:'],
    ['colons and single slashes', 'ab:/a:'],
    ['slashes', '/home/'],
    ['backslashes', 'C:\\Users\\'],
  ])('takes no longer than its text for a long run of %s', (_, piece) => {
    const find = (length: number) => () => findSensitive(piece.repeat(length / piece.length));
    expect(growthOf(find, 25_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
