import type { FindingCode } from '../core/finding.js';

/** What a reader wants to know about a kind of finding. Plain sentences of our own: they are Markdown as they stand. */
interface FindingText {
  readonly topic: 'candidate' | 'contradiction' | 'completeness' | 'precision' | 'style' | 'judge';
  /** What was found, as a title. */
  readonly short: string;
  /** When it is reported. */
  readonly full: string;
  /** What to do about it. */
  readonly help: string;
}

/** What each finding code means, for alerts and for docs/findings.md. */
export const FINDING_TEXTS: Readonly<Record<FindingCode, FindingText>> = {
  NO_CANDIDATE: {
    topic: 'candidate',
    short: 'A golden session has no candidate',
    full: 'The pipeline wrote no summary for this session of the corpus, so that it scores 0.',
    help: 'Let the pipeline summarise every golden session, with several samples each as often as the others, and check that the candidate is named after it.',
  },
  INVALID_CANDIDATE: {
    topic: 'candidate',
    short: 'A candidate cannot be read',
    full: 'The file is no JSON, or a value in it has the wrong type. The session scores 0.',
    help: "Write one JSON object a session. Check that the model's answer was not cut off, and that lists are lists.",
  },
  DUPLICATE_CANDIDATE: {
    topic: 'candidate',
    short: 'A session has two candidates',
    full: 'Two files or lines are named after one session, or after one sample of it. Nobody can tell which one is meant, so that it scores 0.',
    help: 'Keep one of them, or number them as samples of the session.',
  },
  UNREADABLE_CANDIDATE: {
    topic: 'candidate',
    short: 'A line of candidates belongs to no session',
    full: 'The line does not tell whose summary it is: it has no name, or is broken before that. Lines of a file with the same fault are told of once. It fails no session, since it belongs to none; a session whose candidate is missing for it has NO_CANDIDATE.',
    help: 'Write one JSON object a line, with the name of the session in it, or say in fields under which key that stands (name).',
  },
  FIELD_MISSING: {
    topic: 'candidate',
    short: 'Most candidates lack a field',
    full: 'More than half of the candidates that can be read have no key of a field that is read. It is told once of the run, with the setting that would mend it, and of each candidate that lacks the field, where it gates.',
    help: 'Let the pipeline write it again; or set fields to where your summaries have it, or dimensions to those that they have.',
  },
  WRONG_OUTCOME: {
    topic: 'contradiction',
    short: 'The outcome is wrong',
    full: 'The candidate says another outcome than the reference: success, partial or failed.',
    help: 'Check what the prompt says about outcomes. Models like to call a session a success when its last step worked.',
  },
  SUMMARY_EMPTY: {
    topic: 'completeness',
    short: 'The summary is empty',
    full: 'The candidate has no text where the reference has a summary.',
    help: 'Say what was wanted, found, done and left open.',
  },
  SUMMARY_BOILERPLATE: {
    topic: 'completeness',
    short: 'The summary says nothing of the work',
    full: 'The summary is a refusal, or speaks of the recording instead of what happened in it, or has neither a number nor a name, and three-fifths of its words would fit every session; or a statement in any field is too vague to tell what happened, such as “Various improvements were made”.',
    help: 'Say what was wanted, found, done and left open. Treat a refusal of the model as an error, not as a summary.',
  },
  TITLE_EMPTY: {
    topic: 'completeness',
    short: 'The title is empty',
    full: 'The candidate has no words where the reference has a title.',
    help: 'Name what was achieved, in five to ten words.',
  },
  TITLE_GENERIC: {
    topic: 'precision',
    short: 'The title would fit any session',
    full: 'All words of the title are so general that it tells nothing about this session, or it tells what was worked on and not what came of it, such as “Work on a spreadsheet”.',
    help: 'Name what was achieved and on what, in five to ten words.',
  },
  WRONG_LANGUAGE: {
    topic: 'style',
    short: 'The language is another one',
    full: 'A field of the candidate, or a sentence of one, is in another language than the reference, by its frequent words or its script; of a short line, by words that neither English nor the session has. Names, loan words and quotations do not count.',
    help: 'Name the language in the prompt, such as that of the session.',
  },
  NEGATION_MISMATCH: {
    topic: 'contradiction',
    short: 'Something is negated on one side only',
    full: 'A statement of the reference is denied by the candidate, or the other way round.',
    help: 'Read both sentences and say it as the reference does, if that is what happened.',
  },
  NUMBER_MISMATCH: {
    topic: 'contradiction',
    short: 'A number is wrong',
    full: 'The candidate has another number than the reference for the same thing, such as 62 tests for 64.',
    help: 'Correct the number. If the reference is wrong, correct the reference.',
  },
  IDENTIFIER_MISMATCH: {
    topic: 'contradiction',
    short: 'A name is wrong',
    full: 'The candidate names another file, version, command or the like than the reference for the same thing.',
    help: 'Correct the name. If the reference is wrong, correct the reference.',
  },
  DIRECTION_MISMATCH: {
    topic: 'contradiction',
    short: 'A direction is reversed',
    full: 'The candidate says "from B to A" where the reference says "from A to B", two things have changed places, or the assistant is told to have said what the transcript has the user say.',
    help: 'Turn it round, if the reference is right.',
  },
  ANTONYM_MISMATCH: {
    topic: 'contradiction',
    short: 'An opposite word is used',
    full: 'The candidate says the opposite of a word of the reference in the same statement, such as "enabled" for "disabled".',
    help: 'Read both sentences and use the word of the reference, if that is what happened.',
  },
  STATUS_MISMATCH: {
    topic: 'contradiction',
    short: 'Something is told as further than it is',
    full: 'The candidate tells as merged, released or done what the reference tells as open, planned or put off, or the other way round.',
    help: 'Say how far it has come, as the reference does.',
  },
  HEDGE_DROPPED: {
    topic: 'contradiction',
    short: 'A suspicion is told as a fact',
    full: 'The reference, or the transcript, supposes what the candidate states plainly.',
    help: 'Keep the words that tell how sure it is: "suspected", "likely", "not proven".',
  },
  SCRAMBLED_TEXT: {
    topic: 'style',
    short: 'The text is no sentences',
    full: 'The words are those of a summary, but in an order or a repetition that no sentence has.',
    help: 'Check what happens to the text behind the model: a broken join, a list of keywords, a cut answer.',
  },
  REPEATED_TEXT: {
    topic: 'style',
    short: 'The text runs in a loop',
    full: 'A sentence, a phrase or a word stands there several times in a row, or a whole action or moment does.',
    help: 'Say it once. Where a model runs in loops, look at its temperature, its penalties and its limit of tokens.',
  },
  CUT_OFF: {
    topic: 'style',
    short: 'The text has no end',
    full: 'It ends in the middle of a sentence where the reference does not, before a fence, a bracket or a quotation is closed, or in the middle of a word that the session has.',
    help: 'Raise the limit of tokens, ask for less text, and treat an answer that the limit cut off as an error.',
  },
  SPEAKS_TO_JUDGE: {
    topic: 'style',
    short: 'The text speaks to whoever judges it',
    full: 'A field has an order or a message to a judge in it, such as “ignore all instructions”, or tokens of a chat template. Found by a few patterns, without a model: most ways to say such a thing are not found.',
    help: 'Find out where it comes from: from the session, whose text the pipeline must treat as data, or from somebody who wants better scores. Do not believe the judge about this session.',
  },
  CONTRADICTED_CLAIM: {
    topic: 'contradiction',
    short: 'The transcript contradicts a claim',
    full: 'By the judge, the transcript of the session says otherwise than this statement of the candidate.',
    help: 'Read the place of the transcript that the message names, and correct the statement.',
  },
  UNGROUNDED_NUMBER: {
    topic: 'contradiction',
    short: 'A number that no source has',
    full: 'Neither the reference nor the transcript has this number, rounded or in another unit, or only of another scale (40 ms for 40 s) or in another currency, and it cannot be reckoned from numbers beside it, or from two that the transcript compares or tells near one another. Only sessions with a transcript are looked at.',
    help: 'Look it up in the transcript and correct it. Digits that are swapped or of another session are the usual causes.',
  },
  UNGROUNDED_NAME: {
    topic: 'contradiction',
    short: 'A name that no source has',
    full: 'Neither the reference nor the transcript has this file, flag, version, hash, ticket, address or other name of code, or this person, product or day of the week. Only sessions with a transcript are looked at.',
    help: 'Look it up in the transcript and correct it. A name that the model made up often differs by a letter or a digit.',
  },
  FOREIGN_ACTION: {
    topic: 'contradiction',
    short: 'A key action is of another session',
    full: 'Most of what this key action says stands nowhere in its session, and so much of it in the reference of another session of the corpus that it is no chance. With a transcript fewer words are enough.',
    help: 'Remove the action, and check whether the pipeline puts several sessions into one request or reuses an answer.',
  },
  FOREIGN_SENTENCE: {
    topic: 'contradiction',
    short: 'A sentence is about another session',
    full: 'Most of what this sentence says stands nowhere in its session, and so much of it in the reference of another session of the corpus that it is no chance. With a transcript fewer words are enough.',
    help: 'Remove the sentence, and check whether the pipeline puts several sessions into one request or reuses an answer.',
  },
  REQUIREMENT_VIOLATED: {
    topic: 'contradiction',
    short: 'Something is said that must not be',
    full: 'The golden session has a requirement that this must not be mentioned, and the candidate says it; or it must be mentioned, and something else stands in its place. The message says whether literals, words or the judge decided.',
    help: 'Remove what says so. If the requirement is outdated, take it out of the golden session.',
  },
  REQUIREMENT_UNMET: {
    topic: 'completeness',
    short: 'Something is not said that must be',
    full: 'The golden session has a requirement that this must be mentioned, and the candidate does not say it. The message says whether literals, words or the judge decided.',
    help: 'Say it, in your own words. If the requirement is outdated, take it out of the golden session.',
  },
  MARKUP_IN_TEXT: {
    topic: 'style',
    short: 'Markup stands in a field',
    full: 'A field has a code fence, JSON, a heading, a list, bold type or the like in it, where that of the reference has none.',
    help: 'Ask for plain text in the fields, and parse the answer of the model as a whole before it is stored.',
  },
  CHATTER: {
    topic: 'style',
    short: 'The model speaks to its reader',
    full: 'A field has what a model says around an answer: "Here is the summary", "Let me know if", "As an AI".',
    help: 'Let the model answer with the fields and nothing else, by a schema or by a sentence in the prompt.',
  },
  SUMMARY_TOO_SHORT: {
    topic: 'completeness',
    short: 'The summary is too short',
    full: 'The summary is so much shorter than the reference that it cannot cover it, and no actions say the rest.',
    help: 'Cover more of the session. Check limits of length in the prompt and of tokens in the request.',
  },
  SUMMARY_TOO_LONG: {
    topic: 'precision',
    short: 'The summary is too long',
    full: 'The summary says more than three times as much as the reference.',
    help: 'Cut what the session is not about.',
  },
  MISSING_ACTION: {
    topic: 'completeness',
    short: 'A key action is missing',
    full: 'No key action of the candidate says what this one of the reference says.',
    help: 'Add the action, in your own words. If it does not matter, take it out of the reference.',
  },
  EXTRA_ACTION: {
    topic: 'precision',
    short: 'A key action is not in the reference',
    full: 'No key action of the reference says what this one of the candidate says. It may be invented.',
    help: 'Remove the action if it did not happen. If it did, and matters, add it to the reference.',
  },
  REPEATED_ACTION: {
    topic: 'style',
    short: 'A key action is said twice',
    full: 'This key action says again what another one says.',
    help: 'Remove the repetition.',
  },
  OPEN_POINT_LOST: {
    topic: 'completeness',
    short: 'An open point is not told',
    full: 'The reference says that something is open, undecided or still to be done, and no sentence of the candidate speaks of it.',
    help: 'Say what is left to do, and for whom. If nobody needs to know, take it out of the reference.',
  },
  CORRECTION_LOST: {
    topic: 'completeness',
    short: 'A correction is not told',
    full: 'In a moment of the reference the work was set right, and no sentence of the candidate speaks of it.',
    help: 'Say what was thought or done wrong, and what is right. If it changed nothing, take the moment out of the reference.',
  },
  SUMMARY_GAP: {
    topic: 'completeness',
    short: 'The summary leaves something out',
    full: 'The candidate hardly covers a sentence of the reference.',
    help: 'Say it too, in your own words, where it matters.',
  },
  UNSUPPORTED_CLAIM: {
    topic: 'precision',
    short: 'The transcript does not tell a claim',
    full: 'By the judge, nothing in the transcript of the session says this statement of the candidate. It may be invented.',
    help: 'Remove the statement, or let the summary say only what happened in the session.',
  },
  TITLE_DRIFT: {
    topic: 'completeness',
    short: 'The title is about something else',
    full: 'The title has less than half of what the title of the reference says.',
    help: 'Compare both titles, and name what was achieved.',
  },
  MISSING_MOMENT: {
    topic: 'completeness',
    short: 'An aha moment is missing',
    full: 'The reference has a moment of this type at this place of the session, the candidate has none.',
    help: 'Add the moment with its message number and type.',
  },
  EXTRA_MOMENT: {
    topic: 'precision',
    short: 'An aha moment is not in the reference',
    full: 'The candidate has a moment that none of the reference could be.',
    help: 'Remove it, or correct its type or its message number.',
  },
  JUDGE_DISAGREES: {
    topic: 'judge',
    short: 'Judge and rubric disagree',
    full: 'The overall scores of the judge and of the rubric are 0.30 or more apart. It changes no verdict.',
    help: 'Read both texts: one of the two has seen what the other cannot.',
  },
  JUDGE_SUGGESTION: {
    topic: 'judge',
    short: 'The judge suggests something',
    full: 'A language model proposes an improvement. It changes no verdict.',
    help: 'Take it as advice of a reader who may be wrong.',
  },
  FIELD_UNKNOWN: {
    topic: 'candidate',
    short: 'Most candidates have an outcome that is none',
    full: 'The outcomes of more than half of the candidates are words that mean nothing here. It never gates; what follows from it in each candidate does.',
    help: 'Set outcomes to what your words mean.',
  },
  UNKNOWN_SESSION: {
    topic: 'candidate',
    short: 'A candidate belongs to no golden session',
    full: 'The corpus has no session of this name, so that the candidate is not looked at. It changes no verdict.',
    help: 'Correct the name, or add the session to the corpus.',
  },
};
