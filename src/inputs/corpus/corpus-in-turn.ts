import type { Digest, Files } from '../../core/ports.js';
import { changedFile } from '../changed-file.js';
import type { SummaryFormat } from '../format/summary-format.js';
import type { InputTexts, TextPosition } from '../input-texts.js';
import { NamedTexts } from '../named-texts.js';
import type { GoldenSession } from './golden-session.js';
import { openCorpus } from './open-corpus.js';
import { type Corpus, CorpusReading, readGolden } from './read-corpus.js';

/** A corpus of which no session is held: each is read anew when it has its turn, as often as somebody asks. */
export interface CorpusInTurn extends Pick<Corpus, 'broken' | 'skippedFolders' | 'problems'> {
  /** In code point order of their names, canaries included. Throws a UserError when a file has changed. */
  readonly sessions: Iterable<GoldenSession>;
  /** Those for which people have rejected summaries. */
  readonly withRejected: Iterable<GoldenSession>;
  /** How many sessions there are. */
  readonly count: number;
  close(): void;
}

/** Reads a corpus once for what is wrong with it, and keeps the names and places of its sessions. */
export async function openCorpusInTurn(
  path: string,
  files: Files,
  digest: Digest,
  format: SummaryFormat,
): Promise<CorpusInTurn> {
  const opened = openCorpus(path, files);
  if (opened.kind === 'unreadable') {
    const nothing = { sessions: [], withRejected: [], count: 0, broken: 0, skippedFolders: [] };
    return { ...nothing, problems: [opened.problem], close: () => undefined };
  }
  const { texts, skippedFolders } = opened;
  await texts.load();
  const { named, marks, rejecting, problems, broken } = index(texts, path, digest, format);
  const order = named.inOrder();
  function* read(indices: Iterable<number>): Generator<GoldenSession> {
    for (const i of indices) {
      const text = texts.at(named.position(i));
      const session = readGolden(text, digest, format);
      const isSame = session !== undefined && session.name === named.names[i] && markOf(session) === marks[i];
      if (!isSame) throw changedFile(text.file);
      yield session;
    }
    if (texts.hasChanged()) throw changedFile(path);
  }
  return {
    sessions: { [Symbol.iterator]: () => read(order) },
    withRejected: { [Symbol.iterator]: () => read(order.filter((i) => rejecting.has(i))) },
    count: named.names.length,
    broken,
    skippedFolders,
    problems,
    close: () => texts.close(),
  };
}

/** What tells one reference from another, in four bytes: there may be half a million. */
function markOf({ referenceDigest }: GoldenSession): number {
  return Number.parseInt(referenceDigest.slice(-8), 16);
}

function index(texts: InputTexts, path: string, digest: Digest, format: SummaryFormat) {
  const named = new NamedTexts(path);
  const rejecting = new Set<number>();
  const marks: number[] = [];
  let at: TextPosition | undefined;
  const reading = new CorpusReading(digest, format, (session) => {
    if (at === undefined) return;
    if (session.rejected.length > 0) rejecting.add(named.names.length);
    marks.push(markOf(session));
    named.add(session.name, at);
  });
  reading.addAll(texts, (position) => {
    at = position;
  });
  return { named, marks, rejecting, problems: reading.problems, broken: reading.read - named.names.length };
}
