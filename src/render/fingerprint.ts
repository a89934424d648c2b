import type { FindingCode } from '../core/finding.js';
import type { Digest } from '../core/ports.js';
import type { ReportFinding } from '../report/schema.js';

/**
 * Codes of which a text can have one, or whose message is about nothing but what the pipeline wrote this time: the
 * defect is the same one while it lasts, whatever its words.
 */
const ONE_OF_A_KIND: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'NO_CANDIDATE',
  'INVALID_CANDIDATE',
  'DUPLICATE_CANDIDATE',
  'UNREADABLE_CANDIDATE',
  'WRONG_OUTCOME',
  'SUMMARY_EMPTY',
  'SUMMARY_BOILERPLATE',
  'SUMMARY_TOO_SHORT',
  'SUMMARY_TOO_LONG',
  'SCRAMBLED_TEXT',
  'WRONG_LANGUAGE',
  'CUT_OFF',
  'CHATTER',
  'TITLE_EMPTY',
  'TITLE_GENERIC',
  'TITLE_DRIFT',
  'JUDGE_DISAGREES',
]);

/** From here on a message speaks of the candidate's wording and of scores, which change with every run. */
const VOLATILE_TAIL = /; the closest |; missing: |: the candidate says |, the candidate has | \(and \d+ more such /;

const NUMBER = /\d+(?:\.\d+)?/g;

/** Units of the hash that are kept: 64 bits tell any two findings of a repository apart. */
const HEX_DIGITS = 16;

/**
 * Names findings so that the next run names the same ones alike, though others come and go, lines move and scores
 * change: from session, dimension, code and the part of the message that is about the reference. Equals are counted.
 */
export function openFingerprints(digest: Digest): (session: string | null, finding: ReportFinding) => string {
  const seen = new Map<string, number>();
  return (session, { code, dimension, message }) => {
    const hash = digest(JSON.stringify([session, dimension, code, stablePart(code, message)])).slice(0, HEX_DIGITS);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  };
}

function stablePart(code: FindingCode, message: string): string {
  if (ONE_OF_A_KIND.has(code)) return '';
  const tail = message.search(VOLATILE_TAIL);
  const head = tail === -1 ? message : message.slice(0, tail);
  // Before the first quotation stand our own words, with scores, positions and places in them.
  const quotation = head.indexOf('"');
  return quotation === -1 ? head.replace(NUMBER, '#') : head.slice(quotation);
}
