import { CREDENTIAL_SHAPES, type CredentialShape } from './credential-shapes.js';
import { isDrawn, isWords } from './like-names.js';

/** A shape of credentials, ready to be looked for. */
export interface CredentialPattern {
  readonly kind: 'secret';
  readonly what: string;
  /** What stands in or right before every match and is found fast; texts without any such sign are most. */
  readonly sign: RegExp;
  /** In linear time: what may repeat before the telling part of a shape is bounded. */
  readonly pattern: RegExp;
  /** A match that this accepts is an example or a name, not the real thing. */
  readonly harmless?: (match: string) => boolean;
}

/** How mixed a text has to be: a name of 20 characters that changes so often is rare, and behind a beginning even more so. */
const BY_SURROUNDINGS = 0.25;
const BEHIND_BEGINNING = 0.18;

/** The sign of assignment behind the last letters of what names a secret, in any case. */
const ASSIGNED =
  /[:=](?<=(?:[Kk][Ee][Yy]|[Tt][Oo][Kk][Ee][Nn]|[Ss][Ee][Cc][Rr][Ee][Tt]|_[Bb][Aa][Ss][Ee]|[Ww][Oo][Rr][Dd]|[Ww][Dd]|[Pp][Hh][Rr][Aa][Ss][Ee]|[Tt][Ii][Aa][Ll][Ss]?)(?:\\{0,3}["'`\]]){0,2}\s{0,3}[:=])/;

/**
 * What ends in a letter or a digit that is no part of what follows: an escape of JSON, YAML or a program, as foreign text has it in
 * a message that quotes it or in JSON that nobody could read, one of an address, and a colour of terminals.
 */
const ESCAPE = '(?:\\\\(?:[abefnrtv0]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|%[0-9A-Fa-f]{2}|\\[[0-9;]{1,10}m)';

/**
 * Where a token may begin: none of these characters stands before it, but for the last one of an escape. Of two alternatives in
 * place of this the engine would try both at each character of a text.
 */
const behindNo = (characters: string): string => `(?<!${characters}(?<!${ESCAPE}))`;
const BEHIND_NO_LETTER = behindNo('[A-Za-z0-9]');
const BEHIND_NO_WORD = behindNo('\\w');

/** A word in any case, where others in the same expression keep theirs. */
const inAnyCase = (word: string): string => word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** The schemes that a header names before a credential: names of both and of the header itself are of any case (RFC 9110). */
const BEARER = new RegExp(`${inAnyCase('bearer')}\\s`);
const BASIC = new RegExp(`${inAnyCase('basic')}\\s`);
/** Two more that stand only in a header: the words alone are of prose. */
const TOKEN = new RegExp(`(?:${inAnyCase('token')}|${inAnyCase('api')}-?${inAnyCase('key')})\\s`);

/** The name of the header, then its value: in a request, JSON, YAML, a program or a shell. */
const IN_HEADER = `${inAnyCase('authorization')}(?:\\\\{0,3}["'\`\\]]){0,2}\\s{0,3}[:=,]>?\\s{0,3}(?:\\\\{0,3}["'\`]){0,2}`;

/** Literal text in a regular expression. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const ANY_START = CREDENTIAL_SHAPES.flatMap(({ starts }) => starts)
  .map(literal)
  .join('|');

/** How those begin that are told by what stands around them, as far as it takes to tell. */
const CONTEXT_STARTS = [
  'https?://',
  'FlyV1 ',
  // Of a longer header nobody looks for the end, which would be looked for behind each token of a row.
  'eyJ[\\w-]{10,300}\\.eyJ',
  '\\d{8,10}:AA',
  '[MNO][A-Za-z0-9]{23,25}\\.[\\w-]{6}\\.',
  '[0-9a-f]{32}-us\\d',
  '[\\w.~]{3}\\dQ~',
  '[A-Za-z0-9]{76}AZDO',
  '[A-Za-z0-9]{14}\\.atlasv1\\.',
  '[12]/\\d{16}:[0-9a-f]',
].join('|');

/** Where a token ends whose length is known: nothing that could be part of it follows, or the next token does. */
const END = `(?:(?![A-Za-z0-9])|(?=${ANY_START}|${CONTEXT_STARTS}))`;

/** Those that are told by what stands around them; where they overlap, the first is the one that is named. */
const BY_CONTEXT: readonly CredentialPattern[] = [
  {
    kind: 'secret',
    what: 'a private key',
    sign: /-----BEGIN /,
    pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----/g,
  },
  {
    kind: 'secret',
    what: 'a JSON web token',
    sign: /eyJ/,
    pattern: new RegExp(`${behindNo('[\\w-]')}eyJ[\\w-]{10,}\\.eyJ[\\w-]{10,}(?:\\.[\\w-]{10,})+`, 'g'),
  },
  {
    kind: 'secret',
    what: 'a JSON web token',
    sign: /eyJ/,
    // Behind letters each beginning ends where the next one is: none is read to its end more than once.
    pattern: /(?<=[\w-])eyJ(?:(?!eyJ)[\w-]){10,}\.eyJ[\w-]{10,}(?:\.[\w-]{10,})+/g,
    harmless: (match) => !namesAlgorithm(match.slice(0, match.indexOf('.'))),
  },
  {
    kind: 'secret',
    what: 'a token in a URL',
    sign: /[?&]/,
    pattern: /(?<=[?&](?:access_token|auth_token|api_?key|client_secret|sig|x-amz-signature)=)[^&\s"'<>]{16,}/gi,
    harmless: (match) => !/\d/.test(match),
  },
  {
    kind: 'secret',
    what: 'a bearer token',
    sign: BEARER,
    pattern: new RegExp(`(?<=${BEHIND_NO_WORD}Bearer\\s{1,3})[\\w.~+/-]{20,}=*`, 'g'),
    harmless: (match) => !/\d/.test(match),
  },
  {
    kind: 'secret',
    what: 'a bearer token',
    sign: BEARER,
    pattern: new RegExp(`(?<=${IN_HEADER}${BEARER.source}{1,3})[\\w.~+/-]{16,}=*`, 'g'),
    harmless: (match) => STANDS_FOR.test(match) || isWords(match),
  },
  {
    kind: 'secret',
    what: 'a token in a header',
    sign: TOKEN,
    pattern: new RegExp(`(?<=${IN_HEADER}${TOKEN.source}{1,3})[\\w.~+/-]{16,}=*`, 'g'),
    harmless: (match) => STANDS_FOR.test(match) || isWords(match),
  },
  {
    kind: 'secret',
    what: 'a bearer token',
    sign: BEARER,
    pattern: new RegExp(`(?<=${BEHIND_NO_WORD}${BEARER.source}{1,3})[\\w.~+/-]{20,}=*`, 'g'),
    harmless: (match) => !/\d/.test(match) || isWords(match) || !isDrawn(match, BY_SURROUNDINGS),
  },
  {
    kind: 'secret',
    what: 'a password in a header',
    sign: BASIC,
    pattern: new RegExp(
      `(?<=(?:${BEHIND_NO_WORD}Basic\\s|${IN_HEADER}${BASIC.source})\\s{0,2})[A-Za-z0-9+/]{16,}={0,2}`,
      'g',
    ),
    harmless: (match) => !isDrawn(match, BY_SURROUNDINGS),
  },
  {
    kind: 'secret',
    what: 'a password in a header',
    sign: BASIC,
    pattern: new RegExp(`(?<=${BEHIND_NO_WORD}${BASIC.source}{1,3})[A-Za-z0-9+/]{12,}={0,2}`, 'g'),
    harmless: (match) => !isNameWithPassword(match),
  },
  {
    kind: 'secret',
    what: 'a password in a URL',
    sign: /:\//,
    // One slash is what a path leaves of two; behind one letter it is a drive. What is glued before its scheme hides none.
    pattern: /(?<![a-z])[a-z][a-z0-9+.-]{0,30}:\/(?:\/|(?<=\w[a-z0-9+.-]:\/))[^\s/:@"']*:[^\s/@"']+@/gi,
    harmless: (match) => /:(?:\*+|x+|pass(?:word)?|secret|postgres|[<${[].*|…|\.\.\.|redacted)@$/i.test(match),
  },
  {
    kind: 'secret',
    what: 'a Telegram token',
    sign: /\d:AA/,
    pattern: new RegExp(`${BEHIND_NO_WORD}\\d{8,10}:AA[\\w-]{33}`, 'g'),
  },
  {
    kind: 'secret',
    what: 'a Discord token',
    sign: /[MNO][A-Za-z0-9]{23}/,
    pattern: new RegExp(`${BEHIND_NO_WORD}[MNO][A-Za-z0-9]{23,25}\\.[\\w-]{6}\\.[\\w-]{27,38}`, 'g'),
    harmless: (match) => !isDrawn(match, BY_SURROUNDINGS),
  },
  {
    kind: 'secret',
    what: 'a Mailchimp key',
    sign: /-us\d/,
    pattern: new RegExp(`${BEHIND_NO_WORD}(?:[0-9a-f]{32}-us\\d{1,2})+${END}`, 'g'),
  },
  {
    kind: 'secret',
    what: 'an Azure client secret',
    sign: /\dQ~/,
    pattern: new RegExp(`${behindNo('[\\w.~]')}[\\w.~]{3}\\dQ~[\\w.~-]{31,34}`, 'g'),
  },
  {
    kind: 'secret',
    what: 'an Azure DevOps token',
    sign: /AZDO/,
    pattern: new RegExp(`${BEHIND_NO_WORD}[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}`, 'g'),
  },
  {
    kind: 'secret',
    what: 'a Terraform token',
    sign: /\.atlasv1\./,
    pattern: new RegExp(`${BEHIND_NO_WORD}[A-Za-z0-9]{14}(?:\\.atlasv1\\.[\\w-]{60,})+`, 'g'),
  },
  {
    kind: 'secret',
    what: 'an Asana token',
    sign: /\d:[0-9a-f]/,
    pattern: new RegExp(`${BEHIND_NO_WORD}[12]/\\d{16}:[0-9a-f]{32}`, 'g'),
  },
  {
    kind: 'secret',
    what: 'the value of a secret',
    sign: ASSIGNED,
    // The name of what is assigned, then the sign of assignment: YAML, JSON, programs, shells, headers, flags. A quote may be
    // escaped, where JSON holds JSON or a program.
    pattern:
      /(?<=(?:(?:api|secret|access|account|auth|encryption|signing|master|private|client|license|shared)[_-]?key|token|secret|secret_?key_?base|passw(?:or)?d|pwd|passphrase|credentials?)(?:\\{0,3}["'`\]]){0,2}\s{0,3}(?::|=|:=|=>)\s{0,3}(?:\\{0,3}["'`]){0,2})[A-Za-z0-9_+/=.~$!@#%^&*-]{16,}/gi,
    harmless: isNamed,
  },
];

/** Whether the first part of a web token is what it has to be: JSON that says how the token was signed. */
function namesAlgorithm(head: string): boolean {
  try {
    const header: unknown = JSON.parse(atob(head.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof header === 'object' && header !== null && 'alg' in header;
  } catch {
    return false;
  }
}

/** Whether a text is what the header `Authorization: Basic` has: name and password with a colon between them, in base 64. */
function isNameWithPassword(text: string): boolean {
  try {
    return /^[ -9;-~]+:[ -~]*$/.test(atob(text));
  } catch {
    return false;
  }
}

/** What stands for a value: a variable, a placeholder, a path, an address, a digest that says so, or a UUID. */
const STANDS_FOR =
  /^[$%@#&*]|\$\{|^(?:sha\d+|md5|sha\d+-.*)[-:=]|^(?:your|my|some|the|test|fake|dummy|example|sample|placeholder|redacted|process|os|env|config|secrets?|vault|self|this)[._-]|example|^[0-9a-f]{8}-[0-9a-f]{4}-|^\d{4}-\d\d-\d\d/i;

function isNamed(value: string): boolean {
  return !/\d/.test(value) || STANDS_FOR.test(value) || isWords(value) || !isDrawn(value, BY_SURROUNDINGS);
}

/**
 * What follows a token without a break, and what a sign of punctuation ties to it when that is long, or is the end of a token of
 * GitLab that says where it belongs.
 */
const REST_OF_RUN =
  '[A-Za-z0-9_-]*(?:[.~/+=:$][A-Za-z0-9_.~/+=:$-]{16,}|\\.[0-9a-z]{2}\\.[0-9a-z]{7,9}(?![A-Za-z0-9]))?';

/**
 * Tokens may follow each other without a border: of one length they are taken together, and any other takes along what
 * follows it without a break. Behind letters the beginning of most is the end of a word, so that they are looked for there by
 * themselves, and have to be more than a digest or an id.
 */
function compile(shape: CredentialShape): readonly CredentialPattern[] {
  const { what, starts, unlike, anywhere } = shape;
  const length = Math.min(...starts.map((start) => start.length));
  const isLike = unlike === 'names' ? (text: string) => !isDrawn(text, BEHIND_BEGINNING) : isWords;
  const common = { kind: 'secret', what, sign: new RegExp(starts.map(literal).join('|')) } as const;
  const found: CredentialPattern = {
    ...common,
    pattern: new RegExp((anywhere ? '' : BEHIND_NO_LETTER) + tokensOf(shape), 'g'),
    harmless: (match) => match.endsWith('EXAMPLE') || (unlike !== undefined && isLike(match.slice(length))),
  };
  if (anywhere || !starts.every((start) => /[-_.]$/.test(start))) return [found];
  const glued: CredentialPattern = {
    ...common,
    // One alone: behind what is masked then, the next has its border.
    pattern: new RegExp(`(?<=[A-Za-z0-9])${tokenOf(shape)}${shape.exact ? '(?![A-Za-z0-9])' : REST_OF_RUN}`, 'g'),
    harmless: (match) =>
      match.length < LEAST_BEHIND_LETTERS || match.endsWith('EXAMPLE') || !isDrawnFromAll(match.slice(length)),
  };
  return [found, glued];
}

function tokensOf(shape: CredentialShape): string {
  return shape.exact ? `(?:${tokenOf(shape)})+${END}` : `${tokenOf(shape)}${REST_OF_RUN}`;
}

function tokenOf({ starts, rest }: CredentialShape): string {
  return `(?:${starts.map(literal).join('|')})${rest}`;
}

/** Ids that are drawn of all letters have some 21 characters, and digests have no capitals. */
const LEAST_BEHIND_LETTERS = 30;

function isDrawnFromAll(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && isDrawn(text, BY_SURROUNDINGS);
}

export const CREDENTIAL_PATTERNS: readonly CredentialPattern[] = [...CREDENTIAL_SHAPES.flatMap(compile), ...BY_CONTEXT];
