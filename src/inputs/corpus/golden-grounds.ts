import { partsOfSummary, type Summary } from '../../core/summary.js';
import { SessionGrounds, type TranscriptTexts } from '../../rubric/grounding/session-grounds.js';
import type { Turn } from '../../rubric/grounding/told/told-turns.js';
import { sourceOf, type TranscriptSource } from '../transcripts/source.js';
import type { Transcript } from '../transcripts/transcript.js';
import type { Utterance } from '../transcripts/utterance.js';
import type { PartlyReadTranscript } from './find-transcript.js';
import type { GoldenSession } from './golden-session.js';

/** The facts of a golden session, as what its transcript was recognised, and whether lines of it were not understood. */
export class GoldenGrounds extends SessionGrounds {
  constructor(
    texts: TranscriptTexts,
    reference: Summary,
    others: readonly string[],
    readonly source: TranscriptSource,
    readonly inPart: PartlyReadTranscript | undefined,
    readonly transcriptDigest: string | undefined,
  ) {
    super(texts, reference, others);
  }
}

/** The facts of a golden session: its transcript, its reference and accepted summaries, its name, and what a summary of it must mention. */
export function goldenGrounds(
  { name, reference, accepted, requirements }: Pick<GoldenSession, 'name' | 'reference' | 'accepted' | 'requirements'>,
  transcript: Omit<Transcript, 'digest'> & Partial<Pick<Transcript, 'digest'>>,
): GoldenGrounds {
  const { utterances, malformed, unknown, digest } = transcript;
  const wanted = requirements
    .filter(({ must }) => must === 'mention')
    .flatMap(({ text, any_of = [] }) => [text, ...any_of]);
  const spoken = { [Symbol.iterator]: () => textsOf(utterances, unknown) };
  const turns = { [Symbol.iterator]: () => turnsOf(utterances) };
  const texts = { texts: spoken, turns, isWhole: malformed.length === 0 };
  const wordings = accepted.flatMap(({ summary }) => [
    ...partsOfSummary(summary).map(({ text }) => text),
    ...summary.topics_found,
  ]);
  return new GoldenGrounds(
    texts,
    reference,
    [name, ...wanted, ...wordings],
    sourceOf(transcript),
    partlyRead(transcript),
    digest,
  );
}

function partlyRead({
  file,
  malformed: [first],
  unknown,
}: Omit<Transcript, 'digest'>): PartlyReadTranscript | undefined {
  const found = unknown.find(({ line }) => line === first);
  return found === undefined ? undefined : { kind: 'in part', file, line: found.line, reason: found.what };
}

function* turnsOf(utterances: readonly Utterance[]): Generator<Turn> {
  for (const { role, lines } of utterances) {
    if (role !== 'user' && role !== 'assistant') continue;
    yield { by: role, text: lines.map(({ text }) => text).join('\n') };
  }
}

/** What stands in a line of a type that nobody knows was not made up either. */
function* textsOf(utterances: readonly Utterance[], unknown: Transcript['unknown']): Generator<string> {
  for (const { lines } of utterances) yield lines.map(({ text }) => text).join('\n');
  for (const { texts } of unknown) yield* texts;
}
