import type { Problem } from '../../core/errors.js';
import type { Digest } from '../../core/ports.js';
import { byCodePoint } from '../../core/text.js';
import type { SummaryFormat } from '../format/summary-format.js';
import type { InputTexts } from '../input-texts.js';
import type { GoldenSession } from './golden-session.js';
import { CorpusReading } from './read-corpus.js';

/**
 * Reads a whole corpus again and returns everything that is wrong with it, and its unreviewed drafts in code point
 * order of their names. For a run that is about to fail.
 */
export function checkCorpus(
  texts: InputTexts,
  digest: Digest,
  format: SummaryFormat,
  allowsDrafts: boolean,
): { readonly problems: readonly Problem[]; readonly drafts: readonly Problem[] } {
  const drafts: { readonly name: string; readonly problem: Problem }[] = [];
  const reading = new CorpusReading(digest, format, (session) => {
    if (session.unreviewed && !allowsDrafts) drafts.push({ name: session.name, problem: unreviewedProblem(session) });
  });
  reading.addAll(texts);
  drafts.sort((a, b) => byCodePoint(a.name, b.name));
  return { problems: reading.problems, drafts: drafts.map(({ problem }) => problem) };
}

/** The problem of an unreviewed draft in a corpus: it is the text of a model until somebody has read it. */
function unreviewedProblem({ name, placeOf }: GoldenSession): Problem {
  return {
    message: `the golden session ${JSON.stringify(name)} is an unreviewed draft`,
    place: placeOf(['unreviewed']),
    hint: 'correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"; or set allow-unreviewed to true',
  };
}
