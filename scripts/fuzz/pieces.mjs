// What hostile inputs are made of.

/** Letters that no text of ours has: a credential of them shows wherever it comes out. */
export const CREDENTIAL_LETTERS = 'a1B2c3D4e5'.repeat(4);

/** Credentials, put together here so that no scanner takes this file for a leak. */
export const CREDENTIALS = [
  ['ghp', '_', CREDENTIAL_LETTERS],
  ['github', '_pat_', CREDENTIAL_LETTERS],
  ['sk', '-ant-api03-', CREDENTIAL_LETTERS],
  ['sk', '-proj-', CREDENTIAL_LETTERS],
  ['gl', 'pat-', CREDENTIAL_LETTERS],
  ['xo', 'xb-', CREDENTIAL_LETTERS],
  ['postgres://admin:', CREDENTIAL_LETTERS, '@db/main'],
  ['https://x.example/?access_to', 'ken=', CREDENTIAL_LETTERS],
  ['Authorization: Bea', 'rer ', CREDENTIAL_LETTERS],
].map((parts) => parts.join(''));

/** Numbers as JSON may have them, written out: not all of them outlive JSON.stringify. */
export const NUMBERS =
  '0 -0 1 -1 0.5 1.0000001 1e999 -1e999 1e-999 5e-324 9007199254740993 123456789012345678901234567890 1E5 2e0 NaN Infinity -Infinity 01 .5 +1'.split(
    ' ',
  );

/** Keys that mean something to JavaScript, or nothing at all. */
export const KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'toJSON', 'then', 'length', 'valueOf'],
  ...['', ' ', '0', '-1', 'name', 'title', 'candidate', 'a.b', '$ref', 'ti\u0301tle', '\ud800', 'x'.repeat(300)],
];

/** What means something somewhere: to Markdown, HTML, a terminal, a log, YAML, a shell, a template, a parser. */
export const PIECES = [
  ...'{ } [ ] , : " \' \\ / | > < & ; ` ~ * _ # ! @ $ % ^ ( ) - + = . ? \n \r\n \r \t'.split(' '),
  ...[
    '- ',
    '# ',
    '## ',
    '> ',
    '* ',
    '1. ',
    '---\n',
    '***\n',
    '===\n',
    '```',
    '~~~',
    '````\n',
    '    ',
    '- [x] ',
    '&a ',
    '*a',
  ],
  ...['<<: ', '!!js/function ', '%YAML 1.1\n', '? ', '|\n', '>-\n', '<!--', '-->', '<![CDATA[', ']]>', '</script>'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</details>', '<details>', '</table>', '</code>'],
  ...['@octocat', 'cc @org/team', '#12', 'GH-7', 'owner/repo#3', 'www.evil.example', 'https://evil.example/?q=1'],
  ...[
    '[x](https://evil.example)',
    '![x](//evil.example)',
    'javascript:alert(1)',
    'mailto:a@evil.example',
    ':tada:',
    '$x$',
  ],
  ...['0123456789abcdef0123456789abcdef01234567', 'f5f8761', '::error::forged', '\n::stop-commands::x\n', '##[error]x'],
  ...[
    '##vso[task.complete]',
    "##teamcity[x 'y']",
    '%0A::error::x',
    '::add-mask::a',
    '/summary-gate accept x',
    '/approve',
  ],
  ...[
    '\u001b[31m',
    '\u001b]8;;https://evil.example\u001b\\',
    '\u009b2J',
    '\u0007',
    '\u0000',
    '\u0008',
    '\u007f',
    '\u0085',
  ],
  ...[
    '\u202e',
    '\u2066',
    '\u2069',
    '\u061c',
    '\u200b',
    '\u200d',
    '\u200c',
    '\ufeff',
    '\u00ad',
    '\u2028',
    '\u2029',
    '\ufe0f',
  ],
  ...[
    '\ud800',
    '\udc00',
    '\ufffe',
    '\uffff',
    '\u{1fffe}',
    '\u{e0041}',
    '\u0301',
    'e\u0301',
    '\u0489'.repeat(30),
    '\u3164',
  ],
  ...['ß', 'ſ', 'İ', 'ı', 'ﬁ', 'Ⅷ', '½', '٣', '１２', '日本語', 'שלום', 'می‌خواهم', '👩🏽‍💻', '🇩🇪', '1️⃣', 'ǅ', '\u212a'],
  ...['null', 'true', '0', '-0', '1e999', '12.5 %', '$5.00', '1,234', '0.1.2', 'v1.2.3', '2026-02-30'],
  ...[
    '../..',
    '/etc/passwd',
    'C:\\x',
    'con',
    '.git',
    'a/b',
    '%2e%2e',
    '{{ x }}',
    '$(id)',
    '; rm -rf',
    '=1+1',
    '<%= x %>',
  ],
  ...[
    'not ',
    "doesn't ",
    'never ',
    'un',
    'failed',
    'success',
    'all tests',
    '12 tests',
    'merged',
    'PR #317',
    'src/a.ts:3',
  ],
];

/** Words of right texts. */
export const WORDS =
  'the login test failed because it waited for 30 seconds now waits event opened pull request reverted timeout cache fixed retry not'.split(
    ' ',
  );
