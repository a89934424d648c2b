import type { Evaluation } from '../gates/evaluate.js';
import { hasUnspacedScript } from '../rubric/words.js';
import type { RatedSession } from '../scored-session.js';
import type { RunFacts } from './build-report.js';

/** Below this many sessions a mean says little about other sessions. */
const FEW_SESSIONS = 10;

/** What a reader must know before believing the numbers. Own words and session counts only, no foreign text. */
export function findCaveats(
  facts: RunFacts,
  rated: readonly RatedSession[],
  evaluation: Evaluation,
): readonly string[] {
  const available = facts.corpus.sessions.filter(({ canary }) => !canary).length;
  const canaries = facts.corpus.sessions.length - available;
  const unspaced = rated.filter(({ golden }) => hasUnspacedScript(golden.reference.summary)).length;
  const caveats: string[] = [];

  if (rated.length === 0) {
    caveats.push(
      available === 0
        ? 'Nothing was scored: the corpus has no golden session to score.'
        : `Nothing was scored: the corpus has ${count(available, 'session')}, and no candidate was found.`,
    );
    return caveats;
  }
  if (evaluation.gates.length === 0) caveats.push('No gate is set, so this verdict only says that scoring ran.');
  if (rated.length < available) {
    caveats.push(`Only the first ${rated.length} of ${count(available, 'session')} were scored (limit).`);
  }
  if (rated.length < FEW_SESSIONS) {
    caveats.push(
      `With ${count(rated.length, 'session')} the means say little about sessions that are not in the corpus.`,
    );
  }
  caveats.push(
    'Rubric v1 compares sets of words: it does not see paraphrase, negation, changed meaning or word order.',
  );
  if (unspaced > 0) {
    caveats.push(
      `${count(unspaced, 'reference')} in a script without spaces between words: rubric v1 compares whole clauses there, and its scores are too low.`,
    );
  }
  if (canaries > 0) caveats.push(`${count(canaries, 'canary session')} for the judge, which did not run: not scored.`);
  return caveats;
}

function count(n: number, noun: string): string {
  return `${n} ${n === 1 ? noun : `${noun}s`}`;
}
