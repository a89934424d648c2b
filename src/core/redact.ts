import { CREDENTIAL_PATTERNS, type CredentialPattern } from './credential-patterns.js';
import type { Summary } from './summary.js';
import { mayHoldCredential, stretchesAround } from './token-runs.js';

/** Shapes of data that points to a person. */
const PERSONAL_PATTERNS: readonly PersonalPattern[] = [
  {
    kind: 'personal-data',
    what: 'an e-mail address',
    sign: '@',
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
    sign: '+',
    pattern: /(?<![\w+])\+\d{1,3}[ -]\(?\d{2,4}\)?(?:[ -]\d{2,4}){2,4}(?!\w)/g,
  },
];

/** One look instead of one for each shape: nearly all texts end here. */
const ANY_SIGN = anySignOf(CREDENTIAL_PATTERNS);
const SIGNS = new RegExp(ANY_SIGN, 'g');

/** So many patterns are asked about at once: about as many as there are lots. */
const LOT = 12;
const LOTS = lotsOf(CREDENTIAL_PATTERNS);

/** What follows the first line of a private key, up to its last or to the end of what is shown. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----([\s\S]*?)(?:-----END [A-Z ]*-----|$)/g;

/** Lines of a key that say how it is written: `Proc-Type: 4,ENCRYPTED`. */
const KEY_HEADER = /^[ \t]{0,8}(?:Proc-Type|DEK-Info|Version|Comment|Charset|Hash):.*$/gm;

/** Two words beside each other, as a key has none: its lines have no space. */
const PHRASE = /(?<![A-Za-z0-9+/=])[A-Za-z]{1,15}[.,;:]? [A-Za-z]{1,15}(?![A-Za-z0-9+/=])/;

/** A word, as a key has one at its end at most. */
const WORD = /(?<![^\s"'(])[A-Za-z]{2,15}(?![^\s"'.,;:!?)])/g;

/** So many are no end of a key that was cut into lines of a few letters. */
const FEWEST_WORDS = 6;

/** What may be a part of a key among words. */
const PART_OF_KEY = /[A-Za-z0-9+/=]{16,}/g;

/**
 * A private key is masked as a whole, since its lines say nothing. Sentences between its marks are no key: masked, nobody would see
 * or score them, and whoever wants to hide some would only have to write the marks around them.
 */
function maskPrivateKey(whole: string, body: string): string {
  const lines = body.replace(KEY_HEADER, '');
  if (!PHRASE.test(lines) && (lines.match(WORD) ?? []).length < FEWEST_WORDS) return '***';
  const end = whole.endsWith('-----') && !body.endsWith('-----') ? '***' : '';
  return `***${body.replace(PART_OF_KEY, '***')}${end}`;
}

/**
 * Foreign text with `***` in place of what looks like a credential: the runner masks those it knows, and only in its
 * log, but not in comments and files. Doing it twice changes nothing.
 */
export function maskSecrets(text: string): string {
  if (!mayHoldCredential(text, ANY_SIGN)) return text;
  let masked = text.replace(PRIVATE_KEY, maskPrivateKey);
  // What follows a credential without a border has one once that is masked.
  for (let before = ''; before !== masked; ) {
    before = masked;
    for (const pattern of credentialsWithSign(masked)) masked = maskShape(masked, pattern);
  }
  return masked;
}

/** Those that may match: nearly all texts have a sign of hardly any, and a sign is looked for much faster than a pattern. */
function credentialsWithSign(text: string): readonly CredentialPattern[] {
  const stretches = stretchesAround(text, SIGNS);
  if (stretches === '') return [];
  return LOTS.flatMap(({ anySign, patterns }) =>
    anySign.test(stretches) ? patterns.filter(({ sign }) => sign.test(stretches)) : [],
  );
}

interface Lot {
  readonly patterns: readonly CredentialPattern[];
  readonly anySign: RegExp;
}

function lotsOf(patterns: readonly CredentialPattern[]): readonly Lot[] {
  if (patterns.length === 0) return [];
  const lot = patterns.slice(0, LOT);
  return [{ patterns: lot, anySign: anySignOf(lot) }, ...lotsOf(patterns.slice(LOT))];
}

function anySignOf(patterns: readonly CredentialPattern[]): RegExp {
  return new RegExp([...new Set(patterns.map(({ sign }) => sign.source))].join('|'));
}

function maskShape(text: string, { pattern, harmless }: CredentialPattern): string {
  return text.replace(pattern, (match) => {
    if (harmless?.(match) === true) return match;
    // The password of an address reaches up to the name of its host.
    return match.endsWith('@') ? '***@' : '***';
  });
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

interface PersonalPattern {
  readonly kind: 'personal-data';
  readonly what: string;
  /** What stands in every match, where that is found much faster. */
  readonly sign?: string;
  readonly pattern: RegExp;
  /** A match that this accepts is an example, not the real thing. */
  readonly harmless?: (match: string) => boolean;
}

/** `logo@2x.png` and `getty@tty1.service` are names of files. */
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|js|css|json|service|socket|timer|target|mount|slice|scope)$/i;

/** Credentials and personal data in a text, by shape, in order of their place; what two shapes find is named by the first. */
export function findSensitive(text: string): readonly SensitiveMatch[] {
  const found: (SensitiveMatch & { readonly end: number })[] = [];
  const personal = PERSONAL_PATTERNS.filter(({ sign }) => sign === undefined || text.includes(sign));
  for (const { kind, what, pattern, harmless } of [...credentialsWithSign(text), ...personal]) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      if (!harmless?.(match)) found.push({ kind, what, offset: index, end: index + match.length });
    }
  }
  let reached = 0;
  return found
    .sort((a, b) => a.offset - b.offset)
    .filter(({ kind, offset, end }) => {
      if (kind !== 'secret') return true;
      if (offset < reached) return false;
      reached = end;
      return true;
    })
    .map(({ kind, what, offset }) => ({ kind, what, offset }));
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
