import { byCodePoint } from '../code-point-order.js';
import type { Problem } from '../errors.js';
import type { InputTexts } from '../inputs/input-texts.js';
import type { Digest } from '../ports.js';
import { CorpusReading } from './read-corpus.js';
import { unreviewedProblem } from './unreviewed.js';

/**
 * Everything that is wrong with a corpus, read once more as a whole; done only where a run is about to end. Drafts are in
 * code point order of their names.
 */
export function checkCorpus(
  texts: InputTexts,
  digest: Digest,
  allowsDrafts: boolean,
): { readonly problems: readonly Problem[]; readonly drafts: readonly Problem[] } {
  const drafts: { readonly name: string; readonly problem: Problem }[] = [];
  const reading = new CorpusReading(digest, (session) => {
    if (session.unreviewed && !allowsDrafts) drafts.push({ name: session.name, problem: unreviewedProblem(session) });
  });
  reading.addAll(texts);
  drafts.sort((a, b) => byCodePoint(a.name, b.name));
  return { problems: reading.problems, drafts: drafts.map(({ problem }) => problem) };
}
