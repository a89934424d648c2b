import type { Defect, FindingCode, PlaceOf } from '../../core/finding.js';
import type { TextEvidence, WordEvidence } from '../evidence.js';
import { ownWords } from '../form/quotations.js';
import { generalWordsOf } from '../general-words.js';
import { BOILERPLATE, COUNTED_PARTS, contentWords, RECORDING, REFUSAL } from '../word-lists.js';
import { hasUnspacedScript, hasWords } from '../words.js';
import { contradictionDefects } from './contradiction-defects.js';
import { nameSome, quote } from './quote.js';

/** A summary that has less than this share of the reference's content words has a gap (v1, which sees no sentences). */
const GAP_BELOW = 0.5;

/** The most sentences of the reference that are named as gaps; the score speaks for the rest. */
const NAMED_GAPS = 3;

/** A summary with less than this of the reference's weight of words is too short to cover it (v2). */
const SHORT_BELOW = 0.35;

/** A summary with more than this times the reference's weight of words is padded (v2; v1 has the same bound for its words). */
const LONG_ABOVE = 3;

const SAY_THE_WORK = 'Say what was wanted, found, done and left open';

type Found = Pick<Defect, 'code' | 'message' | 'suggestion'>;

/** What is wrong with a summary: empty, no summary at all, out of proportion, false, or lacking what the reference says. */
export function summaryDefects(
  reference: string,
  candidate: string,
  evidence: WordEvidence | TextEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const found = [
    ...emptiness(reference, candidate),
    ...boilerplate(reference, candidate),
    ...measured(reference, evidence),
  ];
  const contradictions = evidence?.kind === 'text' ? evidence.comparison.contradictions : [];
  return [
    ...found.map(
      ({ code, message, suggestion }): Defect => ({
        code,
        message,
        suggestion,
        dimension: 'summary',
        place: placeOf(['summary']),
      }),
    ),
    ...contradictionDefects(contradictions, 'summary', ['summary'], placeOf),
  ];
}

function emptiness(reference: string, candidate: string): readonly Found[] {
  const [wanted, given] = [hasWords(reference), hasWords(candidate)];
  if (wanted && !given) return [problem('SUMMARY_EMPTY', 'The summary is empty', SAY_THE_WORK)];
  if (wanted || !given) return [];
  const message = 'The reference has no summary, the candidate has one';
  return [problem('SUMMARY_TOO_LONG', message, 'Write it into the reference, if the session deserves it')];
}

function boilerplate(reference: string, candidate: string): readonly Found[] {
  if (!hasWords(reference) || !hasWords(candidate)) return [];
  const refusal = REFUSAL.exec(ownWords(candidate))?.[0];
  if (refusal !== undefined && !REFUSAL.test(reference)) {
    const message = `The summary is a refusal to summarise: ${quote(refusal)}`;
    return [problem('SUMMARY_BOILERPLATE', message, 'Treat a refusal as an error in the pipeline, not as a summary')];
  }
  const phrase = findBoilerplate(reference, candidate);
  if (phrase === undefined) return vague(reference, candidate);
  const message = `The summary speaks of the recording, not of the work: ${quote(phrase)}`;
  return [problem('SUMMARY_BOILERPLATE', message, SAY_THE_WORK)];
}

/** Words that fit any session, where the reference says what this one was. */
function vague(reference: string, candidate: string): readonly Found[] {
  const found = generalWordsOf(candidate);
  if (found === undefined || generalWordsOf(reference) !== undefined) return [];
  const { general, words } = found;
  const some = general.slice(0, NAMED_WORDS).map((word) => `"${word}"`);
  const message = `The summary would fit any session: it has no number and no name, and ${general.length} of its ${words} words that carry facts are as general as ${some.join(', ')}`;
  return [problem('SUMMARY_BOILERPLATE', message, 'Name what was worked on, what was found, and what came of it')];
}

const NAMED_WORDS = 3;

function measured(reference: string, evidence: WordEvidence | TextEvidence | null): readonly Found[] {
  switch (evidence?.kind) {
    case undefined:
      return [];
    case 'words':
      return [...wordLength(evidence), ...wordGap(reference, evidence)];
    case 'text':
      return [...weightLength(evidence), ...sentenceGaps(reference, evidence)];
  }
}

function wordLength({ lengthFactor, lengthRatio }: WordEvidence): readonly Found[] {
  if (lengthFactor === 1) return [];
  const message = `The summary has ${lengthRatio.toFixed(2)} times the distinct words of the reference, which costs a factor of ${lengthFactor}`;
  return [lengthRatio < 1 ? tooShort(message) : tooLong(message)];
}

function weightLength({ lengthFactor, lengthRatio }: TextEvidence): readonly Found[] {
  const size = `The summary has ${lengthRatio.toFixed(2)} times the weight of words of the reference`;
  if (lengthRatio < SHORT_BELOW) return [tooShort(`${size}: it cannot cover it`)];
  return lengthRatio <= LONG_ABOVE ? [] : [tooLong(`${size}, which costs a factor of ${lengthFactor.toFixed(2)}`)];
}

function wordGap(reference: string, evidence: WordEvidence): readonly Found[] {
  // Without spaces the words of v1 are whole clauses: naming them as missing would say nothing.
  if (hasUnspacedScript(reference)) return [];
  const missing = contentWords(evidence.missing);
  const wanted = missing.length + contentWords(evidence.shared).length;
  if (wanted === 0 || (wanted - missing.length) / wanted >= GAP_BELOW) return [];
  const message = `The summary has ${wanted - missing.length} of ${wanted} content words of the reference; missing: ${nameSome(reference, missing)}`;
  return [problem('SUMMARY_GAP', message, 'Say what these words stand for, where it matters')];
}

/** The sentences of the reference that are covered least. */
function sentenceGaps(reference: string, { gaps }: TextEvidence): readonly Found[] {
  return gaps.slice(0, NAMED_GAPS).map(({ sentence, covered, missing }, i) => {
    // Pairs of characters are no words that a person would look for.
    const named = hasUnspacedScript(reference) ? '' : nameSome(sentence, missing);
    const lacking = named === '' ? '' : `; missing: ${named}`;
    const rest =
      i === NAMED_GAPS - 1 && gaps.length > NAMED_GAPS ? ` (and ${gaps.length - NAMED_GAPS} more such sentences)` : '';
    const message = `The summary covers ${covered.toFixed(2)} of this sentence of the reference: ${quote(sentence)}${lacking}${rest}`;
    return problem('SUMMARY_GAP', message, 'Say it too, in your own words');
  });
}

function problem(code: FindingCode, message: string, suggestion: string): Found {
  return { code, message, suggestion };
}

function tooShort(message: string): Found {
  return problem('SUMMARY_TOO_SHORT', message, 'Cover more of the session');
}

function tooLong(message: string): Found {
  return problem('SUMMARY_TOO_LONG', message, 'Cut what the session is not about');
}

/** Whether what is counted is no part of the recording: the reference has it, too, or nothing around it is about a recording. */
function isTheWork({ 0: phrase, 1: noun = '', index }: RegExpExecArray, reference: string, candidate: string): boolean {
  if (new RegExp(`\\b${noun}s?\\b`, 'i').test(reference)) return true;
  if (noun.toLowerCase() !== 'message') return false;
  const before = candidate.slice(0, index).split(AROUND_PHRASE_END).at(-1) ?? '';
  const behind = candidate.slice(index + phrase.length).split(AROUND_PHRASE_END)[0] ?? '';
  return MESSAGES_ELSEWHERE.test(behind) || !RECORDING.test(`${before} ${behind}`);
}

/** "12 messages in the outbox": they are kept somewhere, and that is no session. */
const MESSAGES_ELSEWHERE =
  /^ (?:in|from) (?:the|its|a|an|each|every) (?!(?:sessions?|conversations?|chats?|transcripts?|dialogues?|users?|assistants?|agents?|recordings?|logs?|tickets?|history)\b)[a-z]/i;

/** Where the words around a phrase end: at a semicolon, too, and at the end of the text, where nothing follows the stop. */
const AROUND_PHRASE_END = /[.!?;](?=\s|$)/;

function findBoilerplate(reference: string, candidate: string): string | undefined {
  const counted = COUNTED_PARTS.exec(candidate);
  if (counted !== null && !isTheWork(counted, reference, candidate)) return counted[0];
  const pattern = BOILERPLATE.find((one) => one.test(candidate));
  if (pattern === undefined || BOILERPLATE.some((one) => one.test(reference))) return undefined;
  return pattern.exec(candidate)?.[0];
}
