import type { Summary } from './summary.js';

/**
 * Shapes of credentials, as their issuers document them, and of data that points to a person. What may stand before the
 * telling part of a shape is bounded: a long run of such characters would otherwise be read again from each of its words.
 */
export const SENSITIVE_PATTERNS: readonly Pattern[] = [
  {
    kind: 'secret',
    what: 'an AWS access key id',
    sign: /A[KS]IA/,
    pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    harmless: isExample,
  },
  // The token of an installation, such as that of a workflow: ghs_, a number and a JSON web token (changelog of GitHub,
  // 24 April 2026).
  {
    kind: 'secret',
    what: 'a GitHub token',
    sign: /ghs_/,
    pattern: /\bghs_(?:[A-Za-z0-9]{1,30}_)?eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+){0,2}/g,
  },
  {
    kind: 'secret',
    what: 'a GitHub token',
    sign: /gh[pousr]_|github_pat_/,
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/g,
  },
  { kind: 'secret', what: 'a GitLab token', sign: /glpat-/, pattern: /\bglpat-[A-Za-z0-9_-]{20,}/g },
  // With a digit somewhere: names of style classes begin with sk-, too.
  { kind: 'secret', what: 'an API key', sign: /sk-/, pattern: /\bsk-(?=[A-Za-z_-]{0,60}\d)[A-Za-z0-9_-]{20,}/g },
  { kind: 'secret', what: 'a Slack token', sign: /xox/, pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/g },
  { kind: 'secret', what: 'a Google API key', sign: /AIza/, pattern: /\bAIza[A-Za-z0-9_-]{35}\b/g },
  { kind: 'secret', what: 'a Stripe key', sign: /k_live_/, pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  { kind: 'secret', what: 'an npm token', sign: /npm_/, pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
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
    pattern: /\beyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
  },
  {
    kind: 'secret',
    what: 'a token in a URL',
    sign: /[?&]/,
    pattern:
      /(?<=[?&](?:access_token|auth_token|api_?key|client_secret|sig|x-amz-signature)=)(?=[^&\s"'<>]{0,60}\d)[^&\s"'<>]{16,}/gi,
  },
  {
    kind: 'secret',
    what: 'a bearer token',
    sign: /Bearer\s/,
    pattern: /(?<=\bBearer\s)(?=[\w.~+/-]{0,60}\d)[\w.~+/-]{20,}=*/g,
  },
  {
    kind: 'secret',
    what: 'a password in a URL',
    sign: /:\/\//,
    pattern: /\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@"']*:([^\s/@"']+)@/gi,
    harmless: (match) => /:(?:\*+|x+|pass(?:word)?|secret|postgres|[<${[].*|…|\.\.\.|redacted)@$/i.test(match),
  },
  {
    kind: 'personal-data',
    what: 'an e-mail address',
    // Not behind `//`: there it is the user of a URL.
    pattern: /(?<!\/\/[^\s/]{0,100})\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
    harmless: (match) =>
      /@(?:[\w-]+\.)*(?:example|test|invalid|localhost)(?:\.[a-z]+)?$|@users\.noreply\.|^(?:git|noreply|no-reply)@/i.test(
        match,
      ) || FILE_ENDING.test(match),
  },
  {
    kind: 'personal-data',
    what: 'a home folder',
    pattern: /(?:\/home|\/Users|C:\\+Users)[/\\]+([A-Za-z][\w.-]*)/g,
    harmless: (match) =>
      /[/\\](?:runner|ubuntu|node|app|user|me|you|vscode|git|jenkins|circleci|docker|postgres|Shared|Public)$/i.test(
        match,
      ),
  },
  {
    kind: 'personal-data',
    what: 'an IP address',
    pattern: /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)/g,
    harmless: isReservedAddress,
  },
  {
    kind: 'personal-data',
    what: 'a phone number',
    pattern: /(?<![\w+])\+\d{1,3}[ -]\(?\d{2,4}\)?(?:[ -]\d{2,4}){2,4}(?!\w)/g,
  },
];

const SECRETS = SENSITIVE_PATTERNS.filter((pattern) => pattern.kind === 'secret');

/** The password of an address, `a://:b@`: no credential is shorter. */
const SHORTEST = 7;

/** Characters of which every sign has one, looked for much faster than the signs: half of all texts end here. */
const ANY_TRACE = /[-_J?&]|:\/\/|A[IKS]|Bearer/;

/** One look instead of one for each shape: nearly all others end here. */
const ANY_SIGN = new RegExp(SECRETS.map(({ sign }) => sign.source).join('|'));

/** What follows the first line of a private key, up to its last or to the end of what is shown. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g;

/**
 * Foreign text with `***` in place of what looks like a credential: the runner masks those it knows, and only in its
 * log, but not in comments and files. Doing it twice changes nothing.
 */
export function maskSecrets(text: string): string {
  if (text.length < SHORTEST || !ANY_TRACE.test(text) || !ANY_SIGN.test(text)) return text;
  return SECRETS.reduce(
    (masked, { pattern, harmless }) =>
      masked.replace(pattern, (match) => {
        if (harmless?.(match) === true) return match;
        // The password of an address reaches up to the name of its host.
        return match.endsWith('@') ? '***@' : '***';
      }),
    text.replace(PRIVATE_KEY, '***'),
  );
}

/**
 * Plain data with credentials masked in every text, of keys too, wherever it stands. There is no list of what is foreign: a
 * field that is added tomorrow is masked like all others, and nothing of our own (digests, codes, times) looks like a
 * credential. What holds none is the same value afterwards and no copy.
 * @param clean keys that hold none, noted as they are met; very many values of one form are faster with one set for all
 */
export function maskTexts<T>(value: T, clean?: Set<string>): T;
export function maskTexts(value: unknown, clean = new Set<string>()): unknown {
  if (typeof value === 'string') return maskSecrets(value);
  if (Array.isArray(value)) return maskItems(value, clean);
  return isRecord(value) ? maskMembers(value, clean) : value;
}

function maskItems(items: readonly unknown[], clean: Set<string>): readonly unknown[] {
  let masked: unknown[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const now = maskTexts(items[i], clean);
    if (now === items[i]) continue;
    masked ??= [...items];
    masked[i] = now;
  }
  return masked ?? items;
}

function maskMembers(record: Readonly<Record<string, unknown>>, clean: Set<string>): object {
  let masked: [string, unknown][] | undefined;
  // Plain data inherits nothing, and a list of its keys would be made for each of very many sessions.
  for (const key in record) {
    const old = record[key];
    const now = typeof old === 'string' ? maskSecrets(old) : isRecord(old) ? maskTexts(old, clean) : old;
    const name = clean.has(key) ? key : maskKey(key, clean);
    if (now !== old || name !== key) masked ??= membersBefore(key, record);
    masked?.push([name, now]);
  }
  return masked === undefined ? record : Object.fromEntries(masked);
}

function maskKey(key: string, clean: Set<string>): string {
  const masked = maskSecrets(key);
  if (masked === key) clean.add(key);
  return masked;
}

function membersBefore(key: string, record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record).slice(0, Object.keys(record).indexOf(key));
}

/** Lists too. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A summary with `***` in place of what looks like a credential, for what is shown or written of it. Numbers that are
 * shown beside it come from the same text, so that they are the same wherever it was read.
 */
export function maskedSummary(summary: Summary): Summary {
  const { title, summary: text, key_actions, outcome, aha_moments, topics_found } = summary;
  return {
    title: maskSecrets(title),
    summary: maskSecrets(text),
    key_actions: key_actions.map(maskSecrets),
    outcome: maskSecrets(outcome),
    aha_moments: aha_moments.map(({ seq, type, highlight }) => ({
      seq,
      type: maskSecrets(type),
      highlight: maskSecrets(highlight),
    })),
    topics_found: topics_found.map(maskSecrets),
  };
}
export interface SensitiveMatch {
  readonly kind: 'secret' | 'personal-data';
  readonly what: string;
  /** Offset in the text, in UTF-16 units. */
  readonly offset: number;
}

interface Shape {
  readonly what: string;
  readonly pattern: RegExp;
  /** A match that this accepts is an example, not the real thing. */
  readonly harmless?: (match: string) => boolean;
}

interface SecretPattern extends Shape {
  readonly kind: 'secret';
  /** What stands in or right before every match and is found fast; texts without any such sign are most. */
  readonly sign: RegExp;
}

type Pattern = SecretPattern | (Shape & { readonly kind: 'personal-data' });

/** `logo@2x.png` and `getty@tty1.service` are names of files. */
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|js|css|json|service|socket|timer|target|mount|slice|scope)$/i;

/** Credentials and personal data in a text, by shape, in order of their place. */
export function findSensitive(text: string): readonly SensitiveMatch[] {
  const found: SensitiveMatch[] = [];
  for (const { kind, what, pattern, harmless } of SENSITIVE_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (!harmless?.(match[0])) found.push({ kind, what, offset: match.index });
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}

function isExample(match: string): boolean {
  return match.endsWith('EXAMPLE');
}

/** Loopback, private and documentation ranges (RFC 1122, 1918, 5737, 6598) name nobody; versions such as 1.2.3.4 do not either. */
function isReservedAddress(address: string): boolean {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0] = parts;
  if (parts.some((part) => part > 255)) return true;
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && c === 2) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113) ||
    address === '1.2.3.4' ||
    address === '8.8.8.8' ||
    address === '1.1.1.1'
  );
}
