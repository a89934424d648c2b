import { HINT } from '../../v2/hints.js';
import type { SentenceRead } from '../sentence-read.js';
import { goesOnAbroad, maySayAbroad } from './other-languages.js';
import { OPEN, type Progress, progressIn, SIGN, UNREVIEWED } from './progress.js';

/** What a piece of a text says of some requests, tickets or decision records. */
export interface ToldState {
  readonly names: readonly string[];
  readonly progress: Progress;
  /** As it is written. */
  readonly text: string;
}

/** The same of a sentence of a summary. */
export interface NamedState extends ToldState {
  readonly sentence: SentenceRead;
}

/** Requests, tickets and decision records by name: "#12", "PR 12", "infra!12", "SHOP-12", "ADR 12", "the ADR". */
const NAME =
  '(?:#\\d{1,7}|(?:[a-z][\\w-]{0,30})?![1-9]\\d{0,6}|(?:[PM]R|(?:[Pp]ull|[Mm]erge) request|[Ii]ssue) \\d{1,6}(?![.,:]\\d| ?%)|ADR(?:[ -]\\d{1,5})?|(?!(?:UTF|SHA|ISO|RFC|CVE|COVID|HTTP|TLS|AES)-)[A-Z][A-Z0-9]{1,9}-\\d{1,6})(?![\\w-])';
/** No part of another name or word: `UTF-8`, `a#12`. */
const BEGINS_NAME = '(?<![\\w&#!/-])';
const ONE_NAME = new RegExp(`${BEGINS_NAME}${NAME}`, 'g');
/** Of "#12, #13 and #14" the same is said; in "merged #12, and #14 is open" the second one begins another clause. */
const OF_ONE = '(?! (?:is|has|was|stays|remains|awaits|waits|needs|ist|wurde|hat)\\b)';
const NAMES = new RegExp(
  `${BEGINS_NAME}${NAME}(?:(?:,? (?:and|und) ${NAME}${OF_ONE})|(?:,? or |, |/| & )${NAME})*`,
  'g',
);

/** What stands in brackets behind a name and says nothing of its state. */
const ASIDE =
  /(⟦\d+⟧) \((?![^)]*(?:⟦|merged|open|draft|closed|review|approv|accept|propos|pending|releas|deploy|live|wait))[^)]*\)/g;

const STATE_VERB = '(?:is|are|was|were|has been|have been|stays|remains|awaits|waits)\\b';

/** "#12 with the cache, the fix and a test is merged": what it comes with says nothing of its state, as long as it is no clause. */
const COMES_WITH = new RegExp(
  `(⟦\\d+⟧) with (?:(?!\\b(?:that|which|whose|where|when|is|are|was|were|but)\\b|\\. )[^;:()⟦⟧]){1,90} (?=${STATE_VERB})`,
  'g',
);

/** "#12, a unique key for the log, awaits its review": what it is says nothing of its state. */
const IS_CALLED = new RegExp(`(⟦\\d+⟧), (?:an?|the|its|our) [^,;:.()⟦⟧]{1,90}, (?=${STATE_VERB})`, 'g');

/** "#12 that deletes the filter is open", as long as it is one clause: what it does says nothing of its state. */
const DOES = new RegExp(
  `(⟦\\d+⟧),? (?:that|which) (?!${STATE_VERB}|will |would |can )(?:(?!\\b(?:that|which|whose|where|when|but)\\b)[^,;:()⟦⟧]){1,60}?,? (?=${STATE_VERB})`,
  'g',
);

const PIECE_END =
  /[;()]|[.!?]\s|\s[–—-]\s|,\s|:\s|\s(?:but|while|whereas|whilst|although|though|because|since|so)\s|\s(?:and|und)\s(?=(?:the |a |an |its |his |her |their )?(?:\w+ ){0,3}⟦|(?:\w+ )?\w+ed\b)/;

/** A piece without a name that goes on about the one before it; "closed the ticket" is of the ticket. */
const GOES_ON =
  /^(?:and |both |all |all of )*(?:(?:which|that|who|both|all|still|now|not|is|are|was|were|has|have|open|unmerged|in review|waiting|awaiting|waits|awaits|pending|draft|merge (?:is )?(?:still )?(?:open|pending|outstanding)|(?:then |later )?(?:merged|closed|released) (?:it|them|both))\b|(?:merged|closed|approved)(?=$|[.,]| (?:by|on|in|at|as|after|before|yesterday|today|this|last|and|with|to|into|for|without|since|when)\b))/i;

/** "#15, which replaces #11, is in review": what speaks of another name in passing. */
const ABOUT_ANOTHER =
  /^ ?(?:which|that) (?:replac|follow|supersed|build|depend|duplicat|fix|mention|refer|extend|continu|block|need|touch)\p{Ll}* [^⟦]*⟦\d+⟧$/u;

/** What was done and is so no more. */
const BACK_AGAIN = /\b(?:re-?opened|reverted|rolled back)\b/i;

/** Longer sentences are looked at up to here. */
const LONGEST = 600;

/** What a summary says of names in a sentence. */
export function statesIn(sentence: SentenceRead): readonly NamedState[] {
  const isEnglish = (sentence.hints & (HINT.reached | HINT.status | HINT.undone)) !== 0;
  if (!isEnglish && !maySayAbroad(sentence.text)) return [];
  return toldStates(sentence.text).map((state) => ({ ...state, sentence }));
}

/** What the names of a text are said to be. A piece with names in two places says nothing for sure. */
export function toldStates(text: string): readonly ToldState[] {
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
    const names = requestsIn(list);
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
  const pieces = piecesOf(plain(signed)).flatMap((piece) => {
    const [sign, ...others] = piece.matchAll(SIGN);
    return stateOf(piece, sign?.[1], others.length === 0 ? progressIn(piece) : undefined);
  });
  const isTold = ({ names }: ToldState): boolean => pieces.some((piece) => piece.names.join() === names.join());
  return [...pieces, ...listed.filter((one) => !isTold(one))];
}

/** Without what stands between a name and its state. */
function plain(signed: string): string {
  return signed.replace(ASIDE, '$1').replace(COMES_WITH, '$1 ').replace(IS_CALLED, '$1 ').replace(DOES, '$1 ');
}

/** Requests, tickets and decision records of a text by name, each in its one form. */
export function requestsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(ONE_NAME), ([name]) => oneFormOf(name));
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
    const goesOn =
      before !== undefined && !piece.includes('⟦') && (GOES_ON.test(piece.trim()) || goesOnAbroad(piece.trim()));
    if (goesOn) pieces[pieces.length - 1] = `${before.trimEnd()}, ${piece.trim()}`;
    else pieces.push(piece);
  }
  return pieces;
}

/** "The ADR". */
export const ONLY_RECORD = 'adr';

/** Whether two names, each in its one form, are of the same: "!12" may be that of any project. */
export function areOne(name: string, other: string): boolean {
  if (name === ONLY_RECORD) return other.startsWith(ONLY_RECORD);
  return (
    name === other || (name.startsWith('!') && other.endsWith(name)) || (other.startsWith('!') && name.endsWith(other))
  );
}

/** An item of a list of what is open: the sign that stands for its names, and the clause that has the list. */
interface OpenItem {
  readonly clause: string;
  readonly sign: string;
  readonly progress: Progress;
}

const CLAUSE_END = /[.!?;]\s|;|\s(?:but|while|whereas|although|though|because|since)\s/;

/** "Open are the CNAME, #12 and the November issue", "Left: merge #12". */
const BEGINS =
  /^\W*(?:still )?(?:open|left(?: open)?|pending|outstanding|remaining|to do|not (?:yet )?done)(?:(?: points?| items?)?:| (?:are|is|stay|stays|remain|remains)\b:?) ?/i;
/** "The failover test, #12 and the canary are open". */
const ENDS =
  / (?:are|remain|stay)(?: all)?(?: still)? (?:open|pending|outstanding|unfinished|to come|to be done)[.]?$| (?:are left|remain)[.]?$/i;
/** What a list has no room for: another statement. */
const SAYS_MORE = /\b(?:is|are|was|were|has|have|had|will|that|which|who|whether|when|if)\b/i;

const ITEM_END = /, (?:and )?| and /;
const ITEM =
  /^(?:(?:the|an?|its|both|also|failing|draft|small|backports?|pull|merge|merging|requests?|tickets?|issues?|[PM]Rs?|(review|approval) of) )*⟦(\d+)⟧(?=$|[.:]?$| \()/i;

/** The names of a list that a clause tells as open, each as an item of its own; names stand as signs. */
function openItemsIn(signed: string): readonly OpenItem[] {
  return signed.split(CLAUSE_END).flatMap((clause) => {
    const [beginning = ''] = BEGINS.exec(clause) ?? [];
    const [ending = ''] = beginning === '' ? (ENDS.exec(clause) ?? []) : [];
    const list = clause.slice(beginning.length, clause.length - ending.length);
    if (beginning === ending || SAYS_MORE.test(list)) return [];
    return list.split(ITEM_END).flatMap((item): readonly OpenItem[] => {
      const [, review, sign] = ITEM.exec(item.trim()) ?? [];
      return sign === undefined ? [] : [{ clause, sign, progress: review === undefined ? OPEN : UNREVIEWED }];
    });
  });
}
