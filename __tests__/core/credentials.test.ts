import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CREDENTIAL_PATTERNS } from '../../src/core/credential-patterns.js';
import { CREDENTIAL_SHAPES } from '../../src/core/credential-shapes.js';
import { isDrawn, isWords } from '../../src/core/like-names.js';
import { findSensitive, maskSecrets } from '../../src/core/redact.js';
import { seededRandom } from '../../src/core/seeded-random.js';
import { CREDENTIAL_KINDS, type CredentialKind, drawCredential, shows } from '../builders/credential-kinds.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';

const random = (): (() => number) => {
  const { below } = seededRandom(20261123);
  return () => below(1_000_000) / 1_000_000;
};

const put = (credential: string, { within }: CredentialKind): string => within.replace('%', () => credential);

const DRAWN = 20;

describe('a drawn credential', () => {
  it.each(CREDENTIAL_KINDS.map((kind) => [kind.name, kind] as const))('such as %s is masked and found', (_, kind) => {
    const next = random();
    const wrong = Array.from({ length: DRAWN }, () => {
      const credential = drawCredential(kind, next);
      const masked = maskSecrets(`It said ${put(credential, kind)} and went on`);
      const isFound = findSensitive(put(credential, kind)).some((match) => match.kind === 'secret');
      const isWhole =
        masked.startsWith('It said ') && masked.endsWith(' and went on') && maskSecrets(masked) === masked;
      return isWhole && isFound && !shows(masked, kind, credential) ? '' : masked;
    }).filter((masked) => masked !== '');
    // What chance draws may look like a name: measured over 200 of each kind, at most one in twelve of any does.
    expect(wrong.slice(DRAWN / 10)).toEqual([]);
  });

  it('has every shape among its kinds', () => {
    const next = random();
    const drawn = CREDENTIAL_KINDS.flatMap((kind) =>
      ['', '', '', 'x'].map((before) => put(before + drawCredential(kind, next), kind)),
    );
    const unused = CREDENTIAL_PATTERNS.filter(({ pattern }) => !drawn.some((text) => text.search(pattern) >= 0));
    expect(unused.map(({ what }) => what)).toEqual([]);
  });

  it.each(['', '""', ',', "''", '","'])('is masked as well behind another, with %j between', (between) => {
    const next = random();
    const kinds = CREDENTIAL_KINDS.filter(({ within }) => within === '%');
    const shown = kinds.filter((kind) => {
      const [one, two] = [drawCredential(kind, next), drawCredential(kind, next)];
      const masked = maskSecrets([one, two, one].join(between));
      return shows(masked, kind, one) || shows(masked, kind, two);
    });
    // Addresses of two webhooks in one word are taken for one with a user.
    expect(shown.map(({ name }) => name).filter((name) => name !== 'Teams webhook')).toEqual([]);
  });

  it('is masked with any other behind it, without a border, but for what looks like a name by chance', () => {
    const next = random();
    const kinds = CREDENTIAL_KINDS.filter(({ within }) => within === '%');
    const leaks = kinds.flatMap((first) =>
      kinds.flatMap((second) => {
        const [one, two] = [drawCredential(first, next), drawCredential(second, next)];
        const masked = maskSecrets(`It said ${one}${two} and went on`);
        return shows(masked, first, one) || shows(masked, second, two) ? [`${first.name}, ${second.name}`] : [];
      }),
    );
    // 0.25 % over three draws of each pair.
    expect(leaks.length).toBeLessThan(0.005 * kinds.length ** 2);
  });

  it('is masked behind one of another issuer, without a border', () => {
    const next = random();
    const text = ['OpenAI project key', 'Anthropic key', 'GitHub personal token', 'AWS access key id', 'npm token']
      .flatMap((name) => CREDENTIAL_KINDS.filter((kind) => kind.name === name))
      .map((kind) => drawCredential(kind, next));
    for (const first of text) for (const second of text) expect(maskSecrets(first + second)).toMatch(/^\*+$/);
  });
});

/** The issuers whose tokens are told behind letters only where a border stands between: words and names end as these begin. */
const BORDERED = [
  'AWS access key id',
  'AWS temporary access key id',
  'AWS Bedrock API key',
  'Google OAuth refresh token',
  'Azure client secret',
  'Azure DevOps token',
  'Alibaba access key id',
  'Tencent secret id',
  'Cloudflare origin CA key',
  'Databricks token',
  'Bitbucket app password',
  'crates.io token',
  'NuGet key',
  'JFrog API key',
  'Sonar token',
  'Sourcegraph token',
  'Pulumi token',
  'Terraform Cloud token',
  'DeepSeek key',
  'Hugging Face token',
  'Hugging Face organisation token',
  'Cerebras key',
  'ElevenLabs key',
  'E2B key',
  'Fireworks key',
  'Discord bot token',
  'Telegram bot token',
  'Mailgun key',
  'Mailchimp key',
  'Twilio key',
  'Plaid token',
  'EasyPost key',
  'Airtable token',
  'Asana token',
  'Mapbox secret token',
  'Supabase token',
  'Neon key',
  'Prefect key',
  'JSON web token',
  'Octopus key',
];

describe('a drawn credential behind letters', () => {
  it('is masked, but for those that begin as words end and go on as a digest, or have no beginning of their own', () => {
    const next = random();
    const kinds = CREDENTIAL_KINDS.filter(({ within }) => within === '%');
    const shown = kinds.filter((kind) => {
      const drawn = Array.from({ length: DRAWN }, () => drawCredential(kind, next));
      return drawn.filter((one) => shows(maskSecrets(`It said se${one} and went on`), kind, one)).length > DRAWN / 10;
    });
    expect(shown.map(({ name }) => name)).toEqual(BORDERED);
  });
});

/** What has the alphabet or the length of a credential and is none: masking it would take the point out of a summary. */
const INNOCENT: readonly (readonly [what: string, text: string])[] = [
  ['a commit', 'Reverted da39a3ee5e6b4b0d3255bfef95601890afd80709 in 3f786850e387550fdab836ed7e6dc881de23001b'],
  ['a digest', 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 of the image'],
  ['a digest that is assigned', 'checksum = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"'],
  ['a key of a cache', 'cache key: node-20-linux-3f786850e387550fdab836ed7e6dc881de23001b'],
  ['a UUID', 'token 123e4567-e89b-12d3-a456-426614174000, secret: 123e4567-e89b-12d3-a456-426614174000'],
  ['an SRI digest', `"integrity": "sha512-${'q1W2e3R4t5Y6u7I8'.repeat(5)}AbCdEf=="`],
  ['a picture', `![x](data:image/png;base64,iVBORw0KGgoAAAANSUhEUg${'AAcD4fXz9k'.repeat(30)}==)`],
  ['a source map', `//# sourceMappingURL=data:application/json;base64,${'eyJ2ZXJzaW9uIjozLCJ'.repeat(4)}`],
  ['a lock file', '"resolved": "https://registry.npmjs.org/zod/-/zod-4.6.7.tgz", "undici-types": "~7.18.2"'],
  ['a path', 'src/inputs/transcripts/opentelemetry2/messages.ts:120:14 and C:\\Users\\me\\AppData\\Local\\Temp2'],
  ['an address', 'https://github.com/owner/repo/pull/1234/files#diff-3f786850e387550fdab836ed7e6dc881de23001bR12'],
  ['a time', 'token expires: 2026-11-23T12:30:45.123456Z, secret = 2026-11-23T12:30:45Z'],
  ['a model', 'model: claude-sonnet-4-5-20250929, token limit = gpt-4o-mini-2024-07-18'],
  ['counts of tokens', 'tokens: 128000, max_tokens=4096, token_count: 1234567890123456'],
  [
    'a variable',
    'token: $' + '{{ secrets.DEPLOY_TOKEN_V2 }} password: process.env.DB_PASSWORD_2 apiKey=$API_KEY_PROD_2',
  ],
  ['a placeholder', 'api_key: your-api-key-here-123456, password=example-password-1234, token: xxxxxxxxxxxxxxxx1'],
  ['a name that is assigned', 'secretKey = deriveKeyFromPassphrase2 and token = nextPageTokenBase64'],
  ['a package', 'secret: kubernetes-external-secrets-v2.1.0, credentials: aws-sdk-credential-provider-node-3.2'],
  ['a style class', '.sk-button-primary-2-large-rounded and .hf_container_with_a_very_long_name_2'],
  ['names behind beginnings', 're_render_everything fw_settings_of_the_firewall_2 rnd_generator_with_seed_2026_v2'],
  ['words behind beginnings', 'key-value-store-2, pat on the back, SKU12345, cio2026, API-VERSION-2026-11-23-PREVIEW'],
  ['a host', 'xoxo-and-hugs-from-everyone.example and hvs.example, dp.pt.example, SG.example.com'],
  [
    'a digest behind a word that ends as a key begins',
    'disk-3f786850e387550fdab836ed7e6dc881de23001b task_3f786850e387550fdab836ed7e6dc881de23001b3f786850 monkey-3f786850e387550fdab836ed7e6dc881 ' +
      'kotlin_api_3f786850e387550fdab836ed7e6dc881 configd_3f786850e387550fdab836ed7e6dc881de23001b desk-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 ' +
      'openapi_9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 network_live_3f786850e387550f oxai-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ],
  ['an id behind a word', 'task-V1StGXR8_Z5jdHi6B-myT, risk-3kTMd8XzQ2pLw9RfYb7N and disk-01HZX3J5Q8K7V6W2N4M9R0T1S5'],
  ['a pod', 'nginxapp-7d9f8b6c5d-x2k4q and linuxapp-1-a0b1c2d3e4-5f6g7 of desk-frontend-7d9f8b6c5d-x2k4q'],
  [
    'a name behind a word',
    'task_HTTPServerURLParserForJSONAPIs, task_someVeryLongIdentifierOfAnything2, usb_secret_storageOfTheWholeHouse2026, pnpm_lockfileOfTheWorkspace2, info_panel_v2, ' +
      'risk-Assessment-Of-The-Second-Quarter-2026-V2, desk-research-into-2-kinds-of-embeddings-2026',
  ],
  ['what speaks of authorization', 'Basic internationalization2 of Bearer authentication_middlewares'],
  ['an account', 'arn:aws:iam::123456789012:role/AdministratorAccessForDeployments'],
  ['a version', 'v1.0-20261123-beta, AKIA, ASIA, AIza, eyJ, ghp_ and glpat-'],
  ['a run of signs', '='.repeat(80) + '-'.repeat(80) + '#'.repeat(80)],
  ['capitals', 'ASIAPACIFICREGIONALSALES and AKIAMATANDMOREOFTHESE'],
];

describe('what is no credential', () => {
  it.each(INNOCENT)('such as %s stays as it is', (_, text) => {
    expect(maskSecrets(text)).toBe(text);
    expect(findSensitive(text).filter(({ kind }) => kind === 'secret')).toEqual([]);
  });

  it('is all that ships: references, candidates, material, pages, the lock file', () => {
    const files = ['golden-corpus', 'examples', 'bench/material', 'docs', 'schema'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:jsonl?|md|txt|ya?ml|ts|svg|html)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(files.length).toBeGreaterThan(100);
    const masked = [...files, 'package-lock.json', 'README.md'].filter((file) => {
      const text = readFileSync(file, 'utf8');
      return maskSecrets(text) !== text;
    });
    expect(masked).toEqual([]);
  });
});

describe('names and what is drawn', () => {
  it.each([
    ['button-primary-2-large', true],
    ['ReactDOM-Server2', false],
    ['aX7-kQ2m9ZpL4tRw', false],
    ['release-2026-11-23', true],
  ])('%s is words: %s', (text, wanted) => expect(isWords(text)).toBe(wanted));

  it.each([
    ['aX7kQ2m9ZpL4tRwB', true],
    ['3f786850e387550fdab836ed7e6dc881', true],
    ['someVeryLongIdentifier2', false],
    ['xxxx0000xxxx0000xxxx', false],
    ['', false],
  ])('%s is drawn: %s', (text, wanted) => expect(isDrawn(text, 0.25)).toBe(wanted));
});

describe('each pattern', () => {
  /** What the patterns by surroundings look for, and heads of what they match. */
  const heads = [
    ...[
      'password=',
      'api_key: "',
      '"token":"a1',
      'secret => ',
      '?sig=a1',
      'Bearer a1',
      'Basic A1b2',
      '1:AA',
      'aQ~',
      '1Q~',
    ],
    ...[
      '0'.repeat(32),
      `${'0'.repeat(32)}-us1`,
      'A'.repeat(76),
      'M'.repeat(24),
      `${'a'.repeat(14)}.atlasv1.`,
      '1/1234:',
    ],
    ...['://a:', 'a+', 'x://u:p', '-----BEGIN PRIVATE KEY-----', 'eyJaaaaaaaaaa.', 'eyJaaaaaaaaaaaa', '*', '='],
  ];

  it('takes no longer than its text, whatever is repeated in it', () => {
    const find = (length: number) => {
      const long = (piece: string) => piece.repeat(Math.ceil(length / piece.length));
      const work = CREDENTIAL_PATTERNS.map(({ pattern }, i) => {
        const { starts = heads } = CREDENTIAL_SHAPES[i] ?? {};
        return { pattern, texts: starts.flatMap((start) => [start, `${start}a1`, `-${start}A1.b_`]).map(long) };
      });
      return () => {
        for (const { pattern, texts } of work) for (const text of texts) text.replace(pattern, '');
      };
    };
    expect(growthOf(find, 2000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it.each(['pnb_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6eyJ_', `AIza${'a1'.repeat(17)}beyJA`, 'eyJaaaaaaaaaa', '-us1'])(
    'are masked in a row without a break: %s',
    (token) => {
      const mask = (length: number) => () => maskSecrets(`${token.repeat(length / token.length)}x`);
      expect(growthOf(mask, 40_000)).toBeLessThan(MOST_TIMES_AS_LONG);
    },
  );

  it('is asked about no more often than there are credentials in a row', () => {
    const next = random();
    const [kind] = CREDENTIAL_KINDS.filter(({ name }) => name === 'Alibaba access key id');
    const text = kind === undefined ? '' : drawCredential(kind, next);
    const mask = (length: number) => () => maskSecrets(`${text} `.repeat(length / text.length));
    expect(growthOf(mask, 20_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

describe('a private key', () => {
  const [begin, end] = ['-----BEGIN ', '-----END '].map((mark) => `${mark}PRIVATE KEY-----`);
  const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';

  it.each([
    ['whole', `${begin}\n${line}\nabcDE=\n${end}`],
    ['in a line of JSON', `${begin}\\n${line}\\nabc\\n${end}`],
    ['with a head', `${begin}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,AB\n\n${line}\n${end}`],
    ['on one line', `${begin}${line} ${line}${end}`],
    ['cut', `${begin}\n${line}`],
  ])('is masked as a whole: %s', (_, key) => expect(maskSecrets(`a ${key}`)).toBe('a ***'));

  it.each([
    ['sentences between its marks', `${begin} All 64 tests fail. ${end} x`, '*** All 64 tests fail. *** x'],
    [
      'words below each other',
      `${begin}\nso\nall\nsixty\ntests\nfail\nnow\n${end}`,
      '***\nso\nall\nsixty\ntests\nfail\nnow\n***',
    ],
    [
      'a sentence about its first line',
      `It begins with ${begin} and was committed.`,
      'It begins with *** and was committed.',
    ],
    ['a part of it among words', `${begin} here is ${line} of it ${end}`, '*** here is *** of it ***'],
  ])('hides no %s', (_, text, wanted) => {
    expect(maskSecrets(text)).toBe(wanted);
    expect(maskSecrets(wanted)).toBe(wanted);
  });
});
