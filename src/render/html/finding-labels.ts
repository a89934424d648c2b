import type { FindingCode } from '../../core/finding.js';
import { capitalised } from '../../core/text.js';
import type { FailingAlike } from '../causes.js';

/** Where a page has another word for the same thing: a session without a candidate has its status beside its name. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([['NO_CANDIDATE', 'Missing candidate']] satisfies [
  FindingCode,
  string,
][]);

const OTHER_CAUSES: ReadonlyMap<string, string> = new Map([
  ['below a floor', 'Score below a floor'],
  ['fell', 'Fell too far'],
  ['other', 'Another gate'],
] satisfies [FailingAlike['cause'], string][]);

/**
 * What a code such as MISSING_ACTION, or a class of codes, is called on pages: in links, filters, rows and charts alike, so that what
 * somebody reads in one place is found in another.
 */
export function findingLabel(code: string): string {
  return OTHER_WORDS.get(code) ?? capitalised(code.toLowerCase().replaceAll('_', ' '));
}

/** Why a session fails, as a label. */
export function causeLabel(cause: string): string {
  return OTHER_CAUSES.get(cause) ?? findingLabel(cause);
}
