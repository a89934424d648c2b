import { FINDING_CODES, type FindingCode } from '../../core/finding.js';
import type { Digest } from '../../core/ports.js';

/**
 * What a finding is about, so that the same one is known again when the pipeline has written other words: the words of the
 * reference, of an addition those of the candidate, and of all else its code and the field. Reports keep it within the
 * message, in places that our own sentences mark; a message of another form is its own identity, so that the finding is
 * taken for a new one.
 */
export function identityOf({ code, message }: { readonly code: string; readonly message: string }): string {
  const known = FINDING_CODES.find((one) => one === code);
  const about = known === undefined ? whole : ABOUT[known];
  return `${code}\n${about(message)}`;
}

/** Digits of a digest that nobody meets by chance, nor by trying for as long as a pull request is open. */
const DIGITS = 16;

/** The same in short, to be kept of findings that a report does not list: the code and a digest. */
export function fingerprintOf(finding: { readonly code: string; readonly message: string }, digest: Digest): string {
  return `${finding.code}:${digest(identityOf(finding)).slice(0, DIGITS)}`;
}

type About = (message: string) => string;

const whole: About = (message) => message;

/** What stands before some words of ours; all of it where they do not stand there. */
const before =
  (...marks: readonly string[]): About =>
  (message) =>
    marks.reduce((text, mark) => {
      const at = text.indexOf(mark);
      return at < 0 ? text : text.slice(0, at);
    }, message);

/** What stands behind words of ours, the last of them since text of others may come before. */
const behind =
  (mark: string): About =>
  (message) => {
    const at = message.lastIndexOf(mark);
    return at < 0 ? message : message.slice(at + mark.length);
  };

/** Our own words before anything quoted, whatever the numbers in them. */
const ownWords: About = (message) => before('"', ';')(message).replace(/\d+(?:\.\d+)?/g, '0');

/** Which fields, or which words, whatever the number of candidates. */
const uncounted =
  (...marks: readonly string[]): About =>
  (message) =>
    before(...marks)(message).replace(/(?<!\d)\d+ of \d+/g, '0 of 0');

const beforeClosest = before('; the closest ');
/** What the reference says, or else the transcript. */
const otherSentence: About = (message) => behind(', the transcript "')(behind(', the reference "')(message));
/** Of a step that no line tells it is the step. */
const stepOrSentence: About = (message) =>
  message.startsWith('No line of the session tells ')
    ? before(': the candidate says ')(message)
    : otherSentence(message);
const requirement = behind(': "');

const otherSession = behind('; its reference says ');
/** Many are told in one sentence of ours, with their number. */
const surplus: About = (message) => (/^\d/.test(message) ? ownWords(message) : message);

const ABOUT: Readonly<Record<FindingCode, About>> = {
  // Wherever the candidates are.
  NO_CANDIDATE: (message) => ownWords(before(': in ', ' in ')(message)),
  INVALID_CANDIDATE: ownWords,
  DUPLICATE_CANDIDATE: ownWords,
  UNREADABLE_CANDIDATE: ownWords,
  FIELD_MISSING: (message) => uncounted('; most have ')(behind(', this one has no ')(message)),
  WRONG_OUTCOME: (message) => before('; allowed: ')(behind('; the reference says ')(message)),
  SUMMARY_EMPTY: ownWords,
  SUMMARY_BOILERPLATE: ownWords,
  TITLE_EMPTY: ownWords,
  TITLE_GENERIC: ownWords,
  WRONG_LANGUAGE: ownWords,
  NEGATION_MISMATCH: otherSentence,
  NUMBER_MISMATCH: before(', the candidate says '),
  IDENTIFIER_MISMATCH: before(', the candidate names '),
  DIRECTION_MISMATCH: otherSentence,
  ANTONYM_MISMATCH: otherSentence,
  STATUS_MISMATCH: stepOrSentence,
  HEDGE_DROPPED: otherSentence,
  SCRAMBLED_TEXT: ownWords,
  REPEATED_TEXT: ownWords,
  CUT_OFF: ownWords,
  SPEAKS_TO_JUDGE: ownWords,
  CONTRADICTED_CLAIM: whole,
  UNGROUNDED_NUMBER: before(': the candidate says '),
  UNGROUNDED_NAME: before(': the candidate says '),
  FOREIGN_ACTION: otherSession,
  FOREIGN_SENTENCE: otherSession,
  REQUIREMENT_VIOLATED: requirement,
  REQUIREMENT_UNMET: requirement,
  MARKUP_IN_TEXT: ownWords,
  CHATTER: ownWords,
  SUMMARY_TOO_SHORT: ownWords,
  SUMMARY_TOO_LONG: ownWords,
  MISSING_ACTION: beforeClosest,
  EXTRA_ACTION: beforeClosest,
  REPEATED_ACTION: ownWords,
  OPEN_POINT_LOST: whole,
  CORRECTION_LOST: whole,
  SUMMARY_GAP: (message) =>
    before('; missing: ', ' (and ')(message).replace(/^The summary covers \d\.\d\d of /, 'The summary covers '),
  UNSUPPORTED_CLAIM: whole,
  TITLE_DRIFT: ownWords,
  MISSING_MOMENT: before(' in the reference, the candidate has '),
  EXTRA_MOMENT: surplus,
  // The scores of both, and why the judge says so, change with every candidate.
  JUDGE_DISAGREES: before(' gives '),
  JUDGE_SUGGESTION: whole,
  FIELD_UNKNOWN: uncounted('; allowed: '),
  UNKNOWN_SESSION: whole,
};
