import type { Transcript } from '../../inputs/transcripts/transcript.js';
import { type Passage, passagesOf } from './passages.js';
import { MOST_PASSAGES, type PassageChoice } from './select-passages.js';

/** What a session was about: what was asked for, and some of what came up. */
export interface SessionRequest {
  readonly request: Passage;
  /** At most three passages. */
  readonly context: readonly Passage[];
}

/** The most passages of context beside the request, as many as a prompt about relevance shows. */
export const CONTEXT_PASSAGES = 3;

/**
 * What the person asked for: their first words, up to where somebody else speaks, and no more than one passage. Where
 * nobody is named it is the beginning. The context are results of tools that the candidate is most like, or other
 * passages where there are none. Nothing where the transcript is empty.
 */
export function requestOfSession(
  transcript: Transcript,
  candidateTexts: readonly string[],
  choice: PassageChoice,
): SessionRequest | undefined {
  const { utterances } = transcript;
  const first = utterances.findIndex(({ role }) => role === 'user');
  const from = first === -1 ? 0 : first;
  const next = utterances.findIndex(({ role }, index) => index > from && role !== utterances[from]?.role);
  const asked = utterances.slice(from, next === -1 ? undefined : next);
  const [request, ...more] = passagesOf({ ...transcript, utterances: asked });
  if (request === undefined) return undefined;
  const rest = next === -1 ? [] : utterances.slice(next);
  const results = rest.filter(({ role }) => role === 'tool');
  const sources = passagesOf({ ...transcript, utterances: results.length > 0 ? results : rest });
  const statements = candidateTexts.slice(0, MOST_PASSAGES);
  return { request, context: choice.choose(next === -1 ? more : sources, statements, CONTEXT_PASSAGES) };
}
