import { maskTexts } from '../../core/redact.js';
import { byCodePoint } from '../../core/text.js';
import { policyOf } from '../../gates/policy.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { Incident } from '../../report/incident.js';
import { rateAsInARun } from '../../self-test/as-in-a-run.js';
import { examineRejected } from '../../self-test/exam.js';
import type { CommandContext } from '../command.js';

/**
 * What people rejected, by day, with what the gates that are set make of it. None where there is no corpus: a history is drawn
 * without one; and none of a broken one, which is said.
 */
export async function readIncidents({ run, tell }: Pick<CommandContext, 'run' | 'tell'>): Promise<readonly Incident[]> {
  const { values } = run.settings;
  const { files, digest } = run.ports;
  if (files.kind(values.corpus) === 'missing') return [];
  const corpus = await readCorpus(values.corpus, files, digest, formatOf(values));
  if (corpus.problems.length > 0) {
    tell('note: incidents are left out, since the corpus cannot be read: lint says what is wrong');
    return [];
  }
  const drafts = new Set(corpus.sessions.filter(({ unreviewed }) => unreviewed).map(({ name }) => name));
  const rate = rateAsInARun(corpus.sessions, values, run.ports);
  const incidents = examineRejected(corpus.sessions, policyOf(run.settings), rate).map(
    ({ session, taught: { at, id, by, because, code }, gates }): Incident => {
      const isDraft = drafts.has(session);
      return {
        ...{ at, session, id, by, because, code },
        ...(isDraft ? { caught: null, gates: [] } : { caught: gates.length > 0, gates }),
      };
    },
  );
  return maskTexts(
    incidents.sort((a, b) => byCodePoint(a.at, b.at) || byCodePoint(a.session, b.session) || byCodePoint(a.id, b.id)),
  );
}
