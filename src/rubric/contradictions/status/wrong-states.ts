import { type ContradictedClaim, ofReference } from '../contradicted-claim.js';
import type { SentenceRead } from '../sentence-read.js';
import type { SummaryRead } from '../summary-read.js';
import type { LastWords, ToldOtherwise } from './last-words.js';
import { areOne, type NamedState, ONLY_RECORD, statesIn } from './named-states.js';
import { excludeEachOther, isWaitingFor } from './progress.js';

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
  last: LastWords,
  /** Whether the transcript is asked first, in whatever language: a reference may tell of what was so before. */
  isAskedFirst = false,
): readonly ContradictedClaim[] {
  const given = candidate.flatMap(statesIn);
  if (given.length === 0) return [];
  const wanted = reference.sentences.flatMap(statesIn);
  return given.flatMap((claim): readonly ContradictedClaim[] => {
    if (isWaitingFor(claim.progress) && (BEGUN.test(claim.text) || isBegun(claim))) return [];
    for (const name of claim.names) {
      const own = wanted.filter(({ names }) => names.some((other) => areOne(name, other)));
      if (isAskedFirst && last.agreesWith(claim, name)) continue;
      const told = toldOtherwise(claim, name, own) ?? (own.every(isClosed) ? last.against(claim, name) : undefined);
      if (told !== undefined) return [{ rule: 'status', given: claim.text, ...told, candidate: claim.sentence }];
    }
    return [];
  });
}

function isBegun({ text, sentence }: NamedState): boolean {
  const at = sentence.text.indexOf(text);
  return at > 0 && BEGINS.test(sentence.text.slice(0, at));
}

/** "Closed #23" leaves open whether it was merged. */
function isClosed({ progress }: NamedState): boolean {
  return progress.end === undefined && !isWaitingFor(progress);
}

function toldOtherwise({ progress }: NamedState, name: string, own: readonly NamedState[]): ToldOtherwise | undefined {
  // "The ADR" is the only one.
  if (name === ONLY_RECORD && new Set(own.flatMap(({ names }) => names)).size > 1) return undefined;
  // Beside "closed unmerged" it says no more than that.
  const wasDropped = own.some((one) => one.progress.end === 'dropped');
  const telling = wasDropped ? own.filter((one) => !isClosed(one)) : own;
  const [first] = telling;
  if (first === undefined || telling.some((one) => !excludeEachOther(one.progress, progress))) return undefined;
  return { wanted: first.text, witness: ofReference(first.sentence) };
}
