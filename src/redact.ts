import { SENSITIVE_PATTERNS } from './corpus/lint/sensitive.js';

const SECRETS = SENSITIVE_PATTERNS.filter((pattern) => pattern.kind === 'secret');

/** One look instead of one for each shape: nearly all texts end here. */
const ANY_SIGN = new RegExp(SECRETS.map(({ sign }) => sign.source).join('|'));

/** What follows the first line of a private key, up to its last or to the end of what is shown. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g;

/**
 * Foreign text with `***` in place of what looks like a credential: the runner masks those it knows, and only in its
 * log, but not in comments and files. Doing it twice changes nothing.
 */
export function maskSecrets(text: string): string {
  if (!ANY_SIGN.test(text)) return text;
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

/** Plain data with credentials masked in every text; keys stay as they are. */
export function maskTexts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, member) => (typeof member === 'string' ? maskSecrets(member) : member)));
}
