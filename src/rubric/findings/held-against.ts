import { formatPlace } from '../../core/errors.js';
import { type Defect, FINDING_CLASSES, type FindingCode } from '../../core/finding.js';
import { maskedSummary } from '../../core/redact.js';
import { lastPassages } from '../../core/sentences.js';
import { partsOfSummary, type Summary } from '../../core/summary.js';
import { inUnicodeForm } from '../../core/unicode-form.js';
import { wordSet } from '../words.js';
import { identityOf } from './finding-identity.js';

/** A summary that people accepted beside the reference, with what would be wrong with a candidate if it alone were right. */
export interface OtherWording {
  readonly summary: Summary;
  readonly defects: () => readonly Defect[];
  /** What the session would not know of a candidate with this summary beside the reference. */
  readonly unknown: () => readonly Defect[];
  /** What the reference would find wrong with this summary itself. */
  readonly own: () => readonly Defect[];
}

/**
 * Whether what is wrong with a candidate by the reference is wrong by another accepted wording, too: that finds the same
 * wrong at the same place of the candidate. There are two exceptions, since it matters what the other wording says itself:
 * - a contradiction stands, too, where the other wording does not speak of the matter: who says nothing bears nothing out;
 * - an omission stands only where the other wording has what is missing: what an accepted summary leaves out may be left out.
 */
export function holdsAgainst(defect: Defect, other: OtherWording): boolean {
  if (CONTRADICTIONS.has(defect.code)) return !bearsOut(other.summary, defect) || isFoundBy(other, defect);
  if (!OMISSIONS.has(defect.code)) return isFoundBy(other, defect);
  if (!isFoundBy(other, defect)) return false;
  const missing = identityOf(defect);
  return !other.own().some((one) => identityOf(one) === missing);
}

/** Whether what a session does not know of a candidate it does not know with another accepted wording either. */
export function isUnknownTo(defect: Defect, other: OtherWording): boolean {
  const [where, about] = [formatPlace(defect.place), identityOf(defect)];
  // One text may have several numbers and names, each of which is borne out or not.
  const isSame = (one: Defect): boolean =>
    one.code === defect.code &&
    formatPlace(one.place) === where &&
    (!UNGROUNDED.has(defect.code) || identityOf(one) === about);
  return other.unknown().some(isSame) || (OF_FORM.has(defect.code) && other.defects().some(isSame));
}

/** What words tell of the form, and the form itself as well. */
const OF_FORM: ReadonlySet<FindingCode> = new Set<FindingCode>(FINDING_CLASSES.form);

const UNGROUNDED: ReadonlySet<FindingCode> = new Set<FindingCode>(['UNGROUNDED_NUMBER', 'UNGROUNDED_NAME']);

function isFoundBy(other: OtherWording, { code, place }: Defect): boolean {
  const where = formatPlace(place);
  return other.defects().some((one) => one.code === code && formatPlace(one.place) === where);
}

const CONTRADICTIONS: ReadonlySet<FindingCode> = new Set<FindingCode>(FINDING_CLASSES.contradiction);
const OMISSIONS: ReadonlySet<FindingCode> = new Set<FindingCode>(FINDING_CLASSES.omission);

/** What our own sentences quote of a candidate: a number or a name, or the sentence where it says the wrong thing. */
const GIVEN = /^The reference (?:says|names) ".*?", the candidate (?:says|names) "(.*?)": /;
const SAYS = ': the candidate says "';
const SAYS_OTHERWISE = ['", the reference "', '", the transcript "'];

function quotedSentence(message: string): string | undefined {
  const start = message.indexOf(SAYS);
  const end = Math.max(...SAYS_OTHERWISE.map((words) => message.lastIndexOf(words)));
  return start < 0 || end < start ? undefined : message.slice(start + SAYS.length, end);
}

/** A sentence with this share of another's words says it, too. */
const SAYS_THE_SAME = 0.6;

/** Messages quote with credentials masked. One of another form has no quotation to look for: then the finding is taken to be borne out. */
function bearsOut(summary: Summary, { message }: Defect): boolean {
  const given = GIVEN.exec(message)?.[1];
  if (given !== undefined) return partsOfSummary(maskedSummary(summary)).some(({ text }) => hasAsWhole(text, given));
  const sentence = quotedSentence(message);
  if (sentence === undefined) return true;
  const words = wordSet(sentence);
  return partsOfSummary(maskedSummary(summary))
    .flatMap(({ text }) => lastPassages(text, text.length, text.length))
    .some((text) => shareIn(wordSet(text), words) >= SAYS_THE_SAME);
}

/** Not as a part of a longer name or number: 3 does not stand in 13. */
function hasAsWhole(text: string, given: string): boolean {
  const [hay, needle] = [inUnicodeForm(text, 'NFKC').toLowerCase(), inUnicodeForm(given, 'NFKC').toLowerCase()];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + 1)) {
    const [before, behind] = [hay.slice(0, at), hay.slice(at + needle.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind)) return true;
  }
  return false;
}

function shareIn(all: ReadonlySet<string>, some: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of some) if (all.has(word)) shared++;
  return some.size === 0 ? 1 : shared / some.size;
}
