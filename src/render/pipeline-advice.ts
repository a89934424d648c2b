import type { FindingCode } from '../core/finding.js';
import { onceFor } from '../core/once-each.js';
import { counted, listed } from '../core/text.js';
import type { Report } from '../report/schema.js';
import { failingAlike } from './causes.js';
import { declineOf } from './evidence.js';

/** What a pipeline does whose summaries have a finding, and what to look at: both go on in a sentence. */
interface PipelineAdvice {
  readonly does: string;
  readonly lookAt: string;
}

const PARSED = 'how the pipeline parses the answer of the model and writes the file';
const CUT_ANSWER = 'the length limit of the answer, and whether the pipeline checks why the model stopped';
const ACTIONS = "the prompt's instructions on key_actions and the length limit of the answer";
const INPUT = 'what of the session reaches the model: the transcript may be cut or shortened before it';
const MIXED_UP = 'whether sessions are mixed up on the way to the model, by a cache or by order';
const FACTS =
  "the prompt's instructions on facts (copy numbers and names as they stand) and what of the session reaches the model";
const FORM = 'how the answer of the model is asked for and parsed';
const LANGUAGE_OF_MODEL = 'the model and its settings, such as temperature and penalties';

/** By the code of the finding; null for what fails no session, or says nothing of the pipeline. */
const PIPELINE_ADVICE: Readonly<Record<FindingCode, PipelineAdvice | null>> = {
  NO_CANDIDATE: {
    does: 'writes no summary',
    lookAt: 'the log of the step that writes the candidates, and its file names',
  },
  INVALID_CANDIDATE: {
    does: 'writes a file that cannot be read',
    lookAt: PARSED,
  },
  DUPLICATE_CANDIDATE: {
    does: 'writes two candidates for one session',
    lookAt: 'whether old candidates are deleted before a run',
  },
  UNREADABLE_CANDIDATE: { does: 'writes what cannot be read', lookAt: 'the encoding and the size of the files' },
  FIELD_MISSING: {
    does: 'leaves a field out or calls it otherwise',
    lookAt: `${FORM}, and whether the field has another name now`,
  },
  WRONG_OUTCOME: {
    does: 'gets the outcome wrong',
    lookAt: "the prompt's definition of the outcomes, and whether the end of the session reaches the model",
  },
  SUMMARY_EMPTY: { does: 'leaves the summary empty', lookAt: FORM },
  SUMMARY_BOILERPLATE: { does: 'writes a summary that fits any session', lookAt: INPUT },
  SUMMARY_TOO_SHORT: {
    does: 'writes summaries that are too short',
    lookAt: "the prompt's instructions on length and the length limit of the answer",
  },
  SUMMARY_TOO_LONG: { does: 'writes summaries that are too long', lookAt: "the prompt's instructions on length" },
  OPEN_POINT_LOST: {
    does: 'does not tell what is left open',
    lookAt: "the prompt's instructions on open points, and whether the end of the session reaches the model",
  },
  CORRECTION_LOST: {
    does: 'does not tell what was corrected',
    lookAt:
      "the prompt's instructions on what users reject or correct, and whether the whole session reaches the model",
  },
  SUMMARY_GAP: {
    does: 'leaves facts out of the summary',
    lookAt: "the prompt's instructions on summary and the length limit of the answer",
  },
  TITLE_EMPTY: { does: 'leaves the title empty', lookAt: FORM },
  TITLE_GENERIC: { does: 'writes titles that fit any session', lookAt: "the prompt's instructions on title" },
  TITLE_DRIFT: { does: 'writes titles about something else', lookAt: "the prompt's instructions on title" },
  WRONG_LANGUAGE: { does: 'writes in another language', lookAt: "the prompt's instruction on language" },
  NEGATION_MISMATCH: { does: 'turns statements into their opposite', lookAt: FACTS },
  NUMBER_MISMATCH: { does: 'changes numbers', lookAt: FACTS },
  IDENTIFIER_MISMATCH: { does: 'changes names', lookAt: FACTS },
  DIRECTION_MISMATCH: { does: 'turns changes round', lookAt: FACTS },
  ANTONYM_MISMATCH: { does: 'says the opposite', lookAt: FACTS },
  STATUS_MISMATCH: {
    does: 'gets wrong how far the work is',
    lookAt: "the prompt's instructions on what is planned, open and done",
  },
  HEDGE_DROPPED: { does: 'tells suspicions as facts', lookAt: "the prompt's instructions on what is only suspected" },
  SCRAMBLED_TEXT: { does: 'mixes up words', lookAt: LANGUAGE_OF_MODEL },
  REPEATED_TEXT: {
    does: 'repeats itself in a loop',
    lookAt: `${LANGUAGE_OF_MODEL}; then the length limit of the answer`,
  },
  CUT_OFF: { does: 'ends in the middle of a sentence', lookAt: CUT_ANSWER },
  SPEAKS_TO_JUDGE: {
    does: 'speaks to whoever judges',
    lookAt: 'where it comes from: the session, the prompt or the model',
  },
  CONTRADICTED_CLAIM: { does: 'claims what the transcript contradicts', lookAt: FACTS },
  UNSUPPORTED_CLAIM: { does: 'claims what nothing bears out', lookAt: FACTS },
  UNGROUNDED_NUMBER: { does: 'states numbers that no source has', lookAt: FACTS },
  UNGROUNDED_NAME: { does: 'states names that no source has', lookAt: FACTS },
  FOREIGN_ACTION: { does: 'tells actions of another session', lookAt: MIXED_UP },
  FOREIGN_SENTENCE: { does: 'tells of another session', lookAt: MIXED_UP },
  REQUIREMENT_VIOLATED: {
    does: 'says what must not be said',
    lookAt: "the prompt's instructions on what to leave out",
  },
  REQUIREMENT_UNMET: { does: 'leaves out what must be said', lookAt: INPUT },
  MARKUP_IN_TEXT: { does: 'writes markup into texts', lookAt: FORM },
  CHATTER: { does: 'talks to the reader', lookAt: "the prompt's instruction to answer with the summary alone" },
  MISSING_ACTION: { does: 'leaves out key actions', lookAt: ACTIONS },
  EXTRA_ACTION: { does: 'adds actions that the reference has not', lookAt: ACTIONS },
  REPEATED_ACTION: { does: 'says actions twice', lookAt: ACTIONS },
  MISSING_MOMENT: {
    does: 'leaves out aha moments',
    lookAt: "the prompt's instructions on aha_moments and the length limit of the answer",
  },
  EXTRA_MOMENT: { does: 'adds aha moments', lookAt: "the prompt's instructions on aha_moments" },
  JUDGE_DISAGREES: null,
  JUDGE_SUGGESTION: null,
  FIELD_UNKNOWN: null,
  UNKNOWN_SESSION: null,
};

/** From so many sessions on it is the pipeline and no slip. */
const FEWEST_ALIKE = 3;

/** More would be read by nobody. */
const MOST_SENTENCES = 3;

/**
 * What to look at in the pipeline, a sentence for each place that causes lead to which three or more sessions share, the
 * commonest first: of sessions that fell what is new in them and is not explained by what they fail by, of failing ones what
 * they fail by. In our own words and numbers. Every surface shows it, and it looks at all failing sessions, so it is made once
 * for a report.
 */
export const pipelineAdvice = onceFor((report: Report): readonly string[] => {
  const decline = declineOf(report, 0);
  const fresh = decline?.causes ?? [];
  const isNew = new Set(fresh.map(({ code }) => code));
  const failing = failingAlike(report.sessions);
  // Of findings that were left out nobody knows here what they are of: there may be more sessions than can be counted.
  const isCut = ({ failed, findings_omitted: omitted }: Report['sessions'][number]): boolean =>
    failed && omitted !== undefined;
  const cut = report.sessions.filter(isCut).length;
  const alike = failing.flatMap(({ cause, sessions }) =>
    cause === 'below a floor' || cause === 'fell' || cause === 'other' || isNew.has(cause)
      ? []
      : [
          {
            code: cause,
            sessions: sessions.length,
            unexplained: sessions.length,
            isAtLeast: sessions.filter(isCut).length < cut,
            now: '',
          },
        ],
  );
  const all: readonly Cause[] = [...fresh.map((cause) => ({ ...cause, now: 'now ' })), ...alike];
  const shared = all.filter(({ unexplained }) => unexplained >= FEWEST_ALIKE).sort((a, b) => b.sessions - a.sessions);
  return inSentences(shared, report);
});

/** What a pipeline does that writes every summary in one form that is none: no answer was cut off. */
const OTHER_FORM: PipelineAdvice = {
  does: 'writes the same value of a wrong type',
  lookAt: 'the form in which it writes summaries, and set fields where that is meant',
};

/** What to look at where candidates cannot be read, by what all of them are: only what is broken may have been cut off. */
function adviceOnInvalid(sessions: Report['sessions'], does: string): PipelineAdvice {
  const messages = sessions.flatMap(({ findings }) =>
    findings.filter(({ code }) => code === 'INVALID_CANDIDATE').map(({ message }) => message),
  );
  const [first = ''] = messages;
  if (first.includes('; allowed: ') && messages.every((message) => message === first)) return OTHER_FORM;
  const broken = messages.filter((message) => message.includes('broken JSON')).length;
  if (broken === 0) return { does, lookAt: PARSED };
  return {
    does,
    lookAt:
      broken === messages.length ? `${CUT_ANSWER}; then how the file is written` : `${PARSED}; then ${CUT_ANSWER}`,
  };
}

/** Where candidates belong to no session, those that are missed may be among them. */
const NOT_NAMED: PipelineAdvice = {
  does: 'writes no summary under the name of the session',
  lookAt: 'how candidates tell their session, for there are some that belong to none',
};

function adviceOn(code: FindingCode, { sessions, findings }: Report): PipelineAdvice | null {
  const advice = PIPELINE_ADVICE[code];
  if (advice === null) return null;
  if (code === 'INVALID_CANDIDATE') return adviceOnInvalid(sessions, advice.does);
  const isNobodys = findings.some((one) => one.code === 'UNREADABLE_CANDIDATE' || one.code === 'UNKNOWN_SESSION');
  return code === 'NO_CANDIDATE' && isNobodys ? NOT_NAMED : advice;
}

interface Cause {
  readonly code: FindingCode;
  readonly sessions: number;
  readonly unexplained: number;
  readonly isAtLeast: boolean;
  readonly now: string;
}

/** Causes that lead to the same place are one sentence. */
function inSentences(causes: readonly Cause[], report: Report): readonly string[] {
  const places = new Map<string, { readonly start: string; readonly parts: string[]; readonly end: string }>();
  for (const { code, sessions, isAtLeast, now } of causes) {
    const advice = adviceOn(code, report);
    if (advice === null) continue;
    const key = `${now}${advice.lookAt}`;
    const place = places.get(key) ?? { start: `The pipeline ${now}`, parts: [], end: advice.lookAt };
    place.parts.push(`${advice.does} in ${isAtLeast ? 'at least ' : ''}${sessions}`);
    places.set(key, place);
  }
  return [...places.values()]
    .slice(0, MOST_SENTENCES)
    .map(
      ({ start, parts, end }) =>
        `${start}${listed(parts)} of ${counted(report.corpus_size, 'session')}: look at ${end}`,
    );
}
