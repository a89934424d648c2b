import type { ToldTexts } from '../grounding/told-texts.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { areOne, type NamedState, ONLY_RECORD, statesIn, toldStates } from './named-states.js';
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
 * Silent where the reference says of a name what agrees as well. Of names of which it says nothing the transcript has the last word.
 */
export function wrongStates(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript?: ToldTexts,
): readonly ContradictedClaim[] {
  const given = candidate.flatMap(statesIn).slice(0, MOST_CLAIMS);
  if (given.length === 0) return [];
  const told = reference.sentences.flatMap(statesIn);
  return given.flatMap((claim): readonly ContradictedClaim[] => {
    if (isWaitingFor(claim.progress) && (BEGUN.test(claim.text) || isBegun(claim))) return [];
    for (const name of claim.names) {
      const own = told.filter(({ names }) => names.some((other) => areOne(name, other)));
      const witness =
        witnessAgainst(claim, name, own) ??
        (own.some(isDefinite) ? undefined : lastInTranscript(claim, name, transcript));
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

/** Claims of one candidate that are looked at. */
const MOST_CLAIMS = 40;

interface Witness {
  readonly text: string;
  readonly sentence: { readonly text: string };
  readonly isOfTranscript?: boolean;
}

/** Words without which no line says how far something has come. */
const OF_STATE = 'merge open draft review close approv wait pending land releas deploy accept'.split(' ');
/** What may have been said of it without its name. */
const DONE = ['merged', 'landed', 'released', 'deployed', 'shipped', 'live', 'closed', 'approved', 'done'];
const NOT_DONE = /\b(?:not|never|no|until|before|if|once|when|will|would|should|to be|wait\w*)\b|n['’]t\b|\bun\w+ed\b/i;

/** The last that a transcript says of a name, where that excludes a claim and nothing said later may be about it. */
function lastInTranscript(claim: NamedState, name: string, transcript: ToldTexts | undefined): Witness | undefined {
  // What is told as open may have been noted there, and the name be that of the place.
  if (isWaitingFor(claim.progress)) return undefined;
  const lines = transcript?.linesWith(waysToName(name), OF_STATE);
  const states = lines?.flatMap((line) =>
    toldStates(plainLine(line.text)).flatMap((state) =>
      state.names.some((other) => areOne(name, other)) ? [{ ...state, line }] : [],
    ),
  );
  const last = states?.at(-1);
  if (last === undefined || states?.some(({ progress }) => !excludeEachOther(progress, claim.progress)))
    return undefined;
  const later = transcript?.linesWith(DONE, [' ']);
  if (later?.every(({ at, text }) => at <= last.line.at || NOT_DONE.test(text)) !== true) return undefined;
  return { text: last.text, sentence: last.line, isOfTranscript: true };
}

function waysToName(name: string): readonly string[] {
  const [digits = ''] = /(?<!\d)\d{1,7}$/.exec(name) ?? [];
  return /^[#!]/.test(name) ? [`#${digits}`, `!${digits}`, `pr ${digits}`, `mr ${digits}`] : [name];
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
function isDefinite({ progress }: NamedState): boolean {
  return progress.end !== undefined || isWaitingFor(progress);
}

function witnessAgainst({ progress }: NamedState, name: string, own: readonly NamedState[]): Witness | undefined {
  // "The ADR" is the only one.
  if (name === ONLY_RECORD && new Set(own.flatMap(({ names }) => names)).size > 1) return undefined;
  const definite = own.filter(isDefinite);
  const telling = progress.end === undefined || definite.length === 0 ? own : definite;
  return telling.some((one) => !excludeEachOther(one.progress, progress)) ? undefined : telling[0];
}

function excludeEachOther(a: Progress, b: Progress): boolean {
  return a.to < b.from || b.to < a.from || (a.end !== undefined && b.end !== undefined && a.end !== b.end);
}
