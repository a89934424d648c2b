import { SessionGrounds } from '../../rubric/grounding/session-grounds.js';
import type { Transcript } from '../transcripts/transcript.js';
import type { Utterance } from '../transcripts/utterance.js';
import type { GoldenSession } from './golden-session.js';

/** The facts of a golden session: its transcript, its reference, its name, and what a summary of it must mention. */
export function goldenGrounds(
  { name, reference, requirements }: Pick<GoldenSession, 'name' | 'reference' | 'requirements'>,
  { utterances, malformed, unknown }: Pick<Transcript, 'utterances' | 'malformed' | 'unknown'>,
): SessionGrounds {
  const wanted = requirements
    .filter(({ must }) => must === 'mention')
    .flatMap(({ text, any_of = [] }) => [text, ...any_of]);
  return new SessionGrounds({ texts: textsOf(utterances, unknown), isWhole: malformed.length === 0 }, reference, [
    name,
    ...wanted,
  ]);
}

/** What stands in a line of a type that nobody knows was not made up either. */
function* textsOf(utterances: readonly Utterance[], unknown: Transcript['unknown']): Generator<string> {
  for (const { lines } of utterances) yield lines.map(({ text }) => text).join('\n');
  for (const { texts } of unknown) yield* texts;
}
