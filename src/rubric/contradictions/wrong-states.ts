import type { FoundLine, ToldTexts } from '../grounding/told-texts.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { areOne, type NamedState, namesIn, ONLY_RECORD, statesIn, type ToldState, toldStates } from './named-states.js';
import { isWaitingFor, type Progress } from './progress.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** How a session began with something says nothing of how it ended. */
const BEGUN = /\b(?:created|creating|put up|pushed|posted|submitted|filed|started|began|wrote|made)\b/i;
/** Before a name that a sentence begins with, among others: "Opened #12 and the draft #13". */
const BEGINS =
  /^\W*(?:opened|put up|created|posted|submitted|filed) (?:(?:the|an?|as|both|and|drafts?|pull|merge|requests?|[PM]Rs?|[#!]?\d+),? )*$/i;

/**
 * Requests, tickets and decision records that a candidate says have come further by name than the reference says, or less far:
 * "#12 is merged" of a draft, "ADR 7 is proposed" of one that was accepted, "#12 is merged" of one that was closed without that.
 * Silent where the reference says of a name what agrees as well. Of names of which it says nothing for sure the transcript has the
 * last word.
 */
export function wrongStates(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript?: ToldTexts,
): readonly ContradictedClaim[] {
  const given = candidate.flatMap(statesIn);
  if (given.length === 0) return [];
  const told = reference.sentences.flatMap(statesIn);
  const last = new LastWords(transcript);
  return given.flatMap((claim): readonly ContradictedClaim[] => {
    if (isWaitingFor(claim.progress) && (BEGUN.test(claim.text) || isBegun(claim))) return [];
    for (const name of claim.names) {
      const own = told.filter(({ names }) => names.some((other) => areOne(name, other)));
      const witness =
        witnessAgainst(claim, name, own) ??
        (own.length === own.filter(isClosed).length ? last.against(claim, name) : undefined);
      if (witness === undefined) continue;
      const { text: wanted, sentence, isOfTranscript } = witness;
      const found = {
        rule: 'status',
        given: claim.text,
        wanted,
        candidate: claim.sentence,
        reference: sentence,
      } as const;
      return [isOfTranscript === true ? { ...found, isOfTranscript } : found];
    }
    return [];
  });
}

interface Witness {
  readonly text: string;
  readonly sentence: { readonly text: string };
  readonly isOfTranscript?: boolean;
}

/** Words without which no line says how far something has come. */
const OF_STATE = 'merge open draft review clos approv wait pending land releas deploy accept propos'.split(' ');
/** What may say of something without its name that it was done, and what says that it was not. */
const DONE =
  'merge(?:d|s)?|merging|landed|closed?|closing|accept(?:ed|s)?|resolved|approv(?:ed|es|al)|released|deployed|rolled out|shipped|live|in (?:main|master|production)|went (?:through|in)|push(?:ed)?[^.;]{0,20} (?:main|master)|main -> main|fast-forward|looks good|lgtm|completed?|done';
const SAYS_DONE = new RegExp(`\\b(?:${DONE})\\b`, 'i');
const SAYS_UNDONE = new RegExp(
  `(?:\\b(?:not|never|no|cannot|without|before|until|to be|be|will|would|should|must|wait(?:s|ing)? for|awaits?|pending|needs?|to(?= (?:merge|close)\\b))|n['’]t) (?:(?:yet|be|been|being|the|an?|its|his|her|their) ){0,2}(?:${DONE})\\b`,
  'gi',
);
const STEMS =
  'merg land clos accept resolv approv releas deploy rolled shipp live main master production went looks lgtm complete done'.split(
    ' ',
  );

/** Names of one candidate that are looked for in a transcript: each takes time in proportion to it. */
const MOST_NAMES = 8;

/** What a transcript says last of a request, ticket or decision record. */
class LastWords {
  private readonly asked = new Map<string, readonly SaidState[]>();
  private doneLines: readonly FoundLine[] | undefined;

  constructor(private readonly transcript: ToldTexts | undefined) {}

  /** The last that is said of a name, where all that is said of it excludes a claim and nothing said later may be about it. */
  against(claim: NamedState, name: string): Witness | undefined {
    // What is told as open may have been noted there, and the name be that of the place; "the ADR" may be any.
    if (this.transcript === undefined || isWaitingFor(claim.progress) || name === ONLY_RECORD) return undefined;
    const states = this.statesOf(name);
    const last = states.at(-1);
    if (last === undefined || states.some(({ progress }) => !excludeEachOther(progress, claim.progress)))
      return undefined;
    // An issue may have the number of a request.
    if (states.some(({ text }) => OF_ISSUE.test(text)) && claim.progress.end === 'merged') return undefined;
    if (BEING_DONE.test(last.line.text) || this.mayBeDone(name, last.line.at)) return undefined;
    return { text: last.text, sentence: last.line, isOfTranscript: true };
  }

  private statesOf(name: string): readonly SaidState[] {
    const known = this.asked.get(name);
    if (known !== undefined || this.asked.size === MOST_NAMES) return known ?? [];
    const lines = this.transcript?.linesWith(waysToName(name), OF_STATE) ?? [];
    const states = lines.flatMap((line) =>
      toldStates(plainLine(line.text)).flatMap((state) =>
        state.names.some((other) => areOne(name, other)) ? [{ ...state, line }] : [],
      ),
    );
    this.asked.set(name, states);
    return states;
  }

  /** Whether a line behind some place may say of something without a name, or of this name, that it was done. */
  private mayBeDone(name: string, behind: number): boolean {
    this.doneLines ??= (this.transcript?.linesWith(STEMS, ['']) ?? [EVERYTHING]).filter(
      ({ text }) => SAYS_DONE.test(text) && SAYS_DONE.test(text.replace(SAYS_UNDONE, ' ')),
    );
    return this.doneLines.some(({ at, text }) => {
      if (at <= behind) return false;
      const names = namesIn(text);
      return names.length === 0 || names.some((other) => other === ONLY_RECORD || areOne(name, other));
    });
  }
}

/** Where there are too many such lines to be read, one of them says so of anything. */
const EVERYTHING: FoundLine = { text: 'done', at: Number.POSITIVE_INFINITY };

interface SaidState extends ToldState {
  readonly line: FoundLine;
}

/** "#41 is open; merging it now." */
const BEING_DONE = /\b(?:merging|closing|releasing|deploying|approving)\b/i;

const OF_ISSUE = /\b(?:issue|ticket)\b/i;

function waysToName(name: string): readonly string[] {
  const [digits = ''] = /(?<!\d)\d{1,7}$/.exec(name) ?? [];
  if (name.startsWith('#')) return [`#${digits}`, `pr ${digits}`, `pull request ${digits}`];
  if (name.startsWith('!')) return [`!${digits}`, `mr ${digits}`, `merge request ${digits}`];
  return name.startsWith('adr-')
    ? ['-', ' '].flatMap((joint) => [digits, digits.padStart(4, '0')].map((one) => `adr${joint}${one}`))
    : [name];
}

/** A row of a list without the title that stands in quotation marks behind a name, and with single spaces. */
function plainLine(text: string): string {
  return text.replace(/(?<=\d)\s*["“][^"“”]{0,120}["”]/g, ' ').replace(/\s+/g, ' ');
}

function isBegun({ text, sentence }: NamedState): boolean {
  const at = sentence.text.indexOf(text);
  return at > 0 && BEGINS.test(sentence.text.slice(0, at));
}

/** "Closed #23" leaves open whether it was merged. */
function isClosed({ progress }: NamedState): boolean {
  return progress.end === undefined && !isWaitingFor(progress);
}

function witnessAgainst({ progress }: NamedState, name: string, own: readonly NamedState[]): Witness | undefined {
  // "The ADR" is the only one.
  if (name === ONLY_RECORD && new Set(own.flatMap(({ names }) => names)).size > 1) return undefined;
  // Beside "closed unmerged" it says no more than that.
  const wasDropped = own.some((one) => one.progress.end === 'dropped');
  const telling = wasDropped ? own.filter((one) => !isClosed(one)) : own;
  return telling.some((one) => !excludeEachOther(one.progress, progress)) ? undefined : telling[0];
}

function excludeEachOther(a: Progress, b: Progress): boolean {
  return a.to < b.from || b.to < a.from || (a.end !== undefined && b.end !== undefined && a.end !== b.end);
}
