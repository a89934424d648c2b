import type { ToldTexts } from '../grounding/told-texts.js';
import { HINT } from '../v2/hints.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { openItemsIn } from './open-items.js';
import { isWaitingFor, type Progress, progressIn, SIGN } from './progress.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What a piece of a sentence says of some names. */
interface NamedState {
  readonly names: readonly string[];
  readonly progress: Progress;
  /** As it is written. */
  readonly text: string;
  readonly sentence: SentenceRead;
}

/** Requests, tickets and decision records by name: "#12", "PR 12", "infra!12", "SHOP-12", "ADR 12", "the ADR". */
const NAME =
  '(?:#\\d{1,7}|(?:[a-z][\\w-]{0,30})?![1-9]\\d{0,6}|(?:[PM]R|(?:[Pp]ull|[Mm]erge) request|[Ii]ssue) \\d{1,6}(?![.,:]\\d| ?%)|ADR(?:[ -]\\d{1,5})?|(?!(?:UTF|SHA|ISO|RFC|CVE|COVID|HTTP|TLS|AES)-)[A-Z][A-Z0-9]{1,9}-\\d{1,6})(?![\\w-])';
const ONE_NAME = new RegExp(NAME, 'g');
/** Of "#12, #13 and #14" the same is said. */
const NAMES = new RegExp(`(?<![\\w&#!/-])${NAME}(?:(?:,? (?:and|und|or) |, |/| & )${NAME})*`, 'g');

/** What stands in brackets behind a name and says nothing of its state. */
const ASIDE =
  /(⟦\d+⟧) \((?![^)]*(?:⟦|merged|open|draft|closed|review|approv|accept|propos|pending|releas|deploy|live|wait))[^)]*\)/g;

const PIECE_END =
  /[;()]|[.!?]\s|\s[–—-]\s|,\s|:\s|\s(?:but|while|whereas|whilst|although|though|because|since|so)\s|\s(?:and|und)\s(?=(?:the |a |an |its |his |her |their )?(?:\w+ ){0,3}⟦|(?:\w+ )?\w+ed\b)/;

/** A piece without a name that goes on about the one before it; "closed the ticket" is of the ticket. */
const GOES_ON =
  /^(?:and |both |all |all of )*(?:(?:which|that|who|both|all|still|now|not|is|are|was|were|has|have|open|unmerged|unreviewed|unreleased|in review|waiting|awaiting|pending|draft)\b|(?:merged|closed|approved)(?=$|[.,]| (?:by|on|in|at|as|after|before|yesterday|today|this|last|and|with|to|into|for|without|since|when)\b))/i;

/** "#15, which replaces #11, is in review": what speaks of another name in passing. */
const ABOUT_ANOTHER =
  /^ ?(?:which|that) (?:replac|follow|supersed|build|depend|duplicat|fix|mention|refer|extend|continu|block|need|touch)\p{Ll}* [^⟦]*⟦\d+⟧$/u;

/** How a session began with something says nothing of how it ended. */
const BEGUN = /\b(?:created|creating|put up|pushed|posted|submitted|filed|started|began|wrote|made)\b/i;
/** Before a name that a sentence begins with, among others: "Opened #12 and the draft #13". */
const BEGINS =
  /^\W*(?:opened|put up|created|posted|submitted|filed) (?:(?:the|an?|as|both|and|drafts?|pull|merge|requests?|[PM]Rs?|[#!]?\d+),? )*$/i;
/** What was done and is so no more. */
const BACK_AGAIN = /\b(?:re-?opened|reverted|rolled back)\b/i;

/** Longer sentences are looked at up to here. */
const LONGEST = 600;

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
      const witness = own.length > 0 ? witnessAgainst(claim, name, own) : lastInTranscript(claim, name, transcript);
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
  const [digits = ''] = /\d+$/.exec(name) ?? [];
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

function witnessAgainst({ progress }: NamedState, name: string, own: readonly NamedState[]): Witness | undefined {
  // "The ADR" is the only one.
  if (name === ONLY_RECORD && new Set(own.flatMap(({ names }) => names)).size > 1) return undefined;
  // "Closed #23" agrees with anything, unless it is told elsewhere that it was not merged.
  const definite = own.filter((one) => one.progress.end !== undefined || isWaitingFor(one.progress));
  const telling = progress.end === undefined || definite.length === 0 ? own : definite;
  return telling.some((one) => !excludeEachOther(one.progress, progress)) ? undefined : telling[0];
}

function excludeEachOther(a: Progress, b: Progress): boolean {
  return a.to < b.from || b.to < a.from || (a.end !== undefined && b.end !== undefined && a.end !== b.end);
}

const ONLY_RECORD = 'adr';

/** "!12" may be that of any project. */
function areOne(name: string, other: string): boolean {
  if (name === ONLY_RECORD) return other.startsWith(ONLY_RECORD);
  return (
    name === other || (name.startsWith('!') && other.endsWith(name)) || (other.startsWith('!') && name.endsWith(other))
  );
}

/** What the names of a sentence are said to be. A piece with names in two places says nothing for sure. */
function statesIn(sentence: SentenceRead): readonly NamedState[] {
  if ((sentence.hints & (HINT.reached | HINT.status | HINT.undone)) === 0) return [];
  return toldStates(sentence.text).map((state) => ({ ...state, sentence }));
}

type ToldState = Omit<NamedState, 'sentence'>;

function toldStates(text: string): readonly ToldState[] {
  if (BACK_AGAIN.test(text)) return [];
  const lists: string[] = [];
  const signed = text
    .slice(0, LONGEST)
    .replace(/[⟦⟧]/g, ' ')
    .replace(NAMES, (list) => `⟦${lists.push(list) - 1}⟧`);
  if (lists.length === 0) return [];
  const stateOf = (piece: string, sign: string | undefined, progress: Progress | undefined): readonly ToldState[] => {
    const list = lists[Number(sign)];
    if (list === undefined || progress === undefined) return [];
    const names = Array.from(list.matchAll(ONE_NAME), ([name]) => oneFormOf(name));
    return [
      {
        names,
        progress,
        text: piece
          .replace(SIGN, (_, other: string) => lists[Number(other)] ?? '')
          .trim()
          .replace(/\.$/, ''),
      },
    ];
  };
  const listed = openItemsIn(signed).flatMap(({ clause, sign, progress }) => stateOf(clause, sign, progress));
  const pieces = piecesOf(signed.replace(ASIDE, '$1')).flatMap((piece) => {
    const [sign, ...others] = piece.matchAll(SIGN);
    return stateOf(piece, sign?.[1], others.length === 0 ? progressIn(piece) : undefined);
  });
  return [...pieces, ...listed];
}

/** "PR 12" and "#12", "!12" and "MR 12", "ADR 0012" and "ADR-12" are one. */
function oneFormOf(name: string): string {
  const lower = name.toLowerCase();
  const [digits = ''] = /(?<!\d)\d{1,7}$/.exec(lower) ?? [];
  if (/^(?:#|pr|pull|issue)/.test(lower) && /^(?:#|\D* )\d+$/.test(lower)) return `#${digits}`;
  if (/^(?:mr|merge request) /.test(lower)) return `!${digits}`;
  return lower.startsWith('adr') && digits !== '' ? `adr-${Number(digits)}` : lower;
}

function piecesOf(signed: string): readonly string[] {
  const pieces: string[] = [];
  for (const piece of signed.split(PIECE_END)) {
    if (ABOUT_ANOTHER.test(piece) && pieces.at(-1)?.includes('⟦')) continue;
    const before = pieces.at(-1);
    const goesOn = before !== undefined && !piece.includes('⟦') && GOES_ON.test(piece.trim());
    if (goesOn) pieces[pieces.length - 1] = `${before.trimEnd()}, ${piece.trim()}`;
    else pieces.push(piece);
  }
  return pieces;
}
