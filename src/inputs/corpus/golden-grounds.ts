import { SessionGrounds } from '../../rubric/grounding/session-grounds.js';
import type { GoldenSession } from './golden-session.js';
import type { Transcript, Utterance } from './transcript.js';

/** The facts of a golden session: its transcript, its reference, its name, and what a summary of it must mention. */
export function goldenGrounds(
  { name, reference, requirements }: Pick<GoldenSession, 'name' | 'reference' | 'requirements'>,
  { utterances, malformed }: Pick<Transcript, 'utterances' | 'malformed'>,
): SessionGrounds {
  const wanted = requirements
    .filter(({ must }) => must === 'mention')
    .flatMap(({ text, any_of = [] }) => [text, ...any_of]);
  return new SessionGrounds({ texts: textsOf(utterances), isWhole: malformed.length === 0 }, reference, [
    name,
    ...wanted,
  ]);
}

function* textsOf(utterances: readonly Utterance[]): Generator<string> {
  for (const { lines } of utterances) yield lines.map(({ text }) => text).join('\n');
}
