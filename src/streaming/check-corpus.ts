import { byCodePoint } from '../code-point-order.js';
import { CorpusReading } from '../corpus/read-corpus.js';
import { unreviewedProblem } from '../corpus/unreviewed.js';
import type { Problem } from '../errors.js';
import type { Digest, OpenResult } from '../ports.js';

/**
 * Everything that is wrong with a corpus, line by line as in a corpus that is held as a whole; done only where a run is
 * about to end. Drafts are in code point order of their names.
 */
export function checkCorpus(
  opened: OpenResult,
  path: string,
  digest: Digest,
  allowsDrafts: boolean,
): { readonly problems: readonly Problem[]; readonly drafts: readonly Problem[] } {
  const drafts: { readonly name: string; readonly problem: Problem }[] = [];
  const reading = new CorpusReading(digest, (session) => {
    if (session.unreviewed && !allowsDrafts) drafts.push({ name: session.name, problem: unreviewedProblem(session) });
  });
  if (opened.kind === 'unreadable') reading.problem(opened.reason, { file: path });
  else for (const line of opened.file.lines()) reading.addLine(line, path);
  drafts.sort((a, b) => byCodePoint(a.name, b.name));
  return { problems: reading.problems, drafts: drafts.map(({ problem }) => problem) };
}
