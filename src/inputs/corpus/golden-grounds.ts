import { partsOfSummary, type Summary } from '../../core/summary.js';
import { SessionGrounds } from '../../rubric/grounding/session-grounds.js';
import type { Turn } from '../../rubric/grounding/told/told-turns.js';
import { sourceOf, type TranscriptSource } from '../transcripts/source.js';
import type { Transcript } from '../transcripts/transcript.js';
import type { Utterance } from '../transcripts/utterance.js';
import type { PartlyReadTranscript } from './find-transcript.js';
import type { GoldenSession } from './golden-session.js';
import type { AcceptedSummary } from './taught-summary.js';

/** What is known of a golden session without its transcript. */
interface GoldenFacts {
  readonly reference: Summary;
  /** Its name, and what a summary of it must mention. */
  readonly others: readonly string[];
}

/** Where the facts of a golden session come from. */
interface GroundsSource {
  /** As what its transcript was recognised. */
  readonly source: TranscriptSource;
  /** Lines of it that were not understood. */
  readonly inPart: PartlyReadTranscript | undefined;
  readonly transcriptDigest: string | undefined;
  /** Whether a message of its transcript says when it was sent, which its texts do not tell. */
  readonly isTimed: boolean;
}

/** The facts of a golden session, as what its transcript was recognised, and whether lines of it were not understood. */
export class GoldenGrounds extends SessionGrounds implements GroundsSource {
  readonly source: GroundsSource['source'];
  readonly inPart: GroundsSource['inPart'];
  readonly transcriptDigest: GroundsSource['transcriptDigest'];
  readonly isTimed: GroundsSource['isTimed'];

  constructor(
    said: ConstructorParameters<typeof SessionGrounds>[0],
    private readonly facts: GoldenFacts,
    { source, inPart, transcriptDigest, isTimed }: GroundsSource,
  ) {
    super(said, facts.reference, facts.others);
    this.source = source;
    this.inPart = inPart;
    this.transcriptDigest = transcriptDigest;
    this.isTimed = isTimed;
  }

  /** The same where an accepted summary is right as well. */
  knowing({ summary }: Pick<AcceptedSummary, 'summary'>): GoldenGrounds {
    const { reference, others } = this.facts;
    const wording = [...partsOfSummary(summary).map(({ text }) => text), ...summary.topics_found];
    return new GoldenGrounds(this, { reference, others: [...others, ...wording] }, this);
  }
}

/** The facts of a golden session: its transcript, its reference, its name, and what a summary of it must mention. */
export function goldenGrounds(
  { name, reference, requirements }: Pick<GoldenSession, 'name' | 'reference' | 'requirements'>,
  transcript: Omit<Transcript, 'digest'> & Partial<Pick<Transcript, 'digest'>>,
): GoldenGrounds {
  const { utterances, malformed, unknown, digest, isTimed } = transcript;
  const wanted = requirements
    .filter(({ must }) => must === 'mention')
    .flatMap(({ text, any_of = [] }) => [text, ...any_of]);
  const spoken = { [Symbol.iterator]: () => textsOf(utterances, unknown) };
  const turns = { [Symbol.iterator]: () => turnsOf(utterances) };
  return new GoldenGrounds(
    { texts: spoken, turns, isWhole: malformed.length === 0 },
    { reference, others: [name, ...wanted] },
    { source: sourceOf(transcript), inPart: partlyRead(transcript), transcriptDigest: digest, isTimed },
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
