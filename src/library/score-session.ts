import { formatPlace, UserError } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import { maskTexts } from '../core/redact.js';
import { formatOf } from '../inputs/format/format-of.js';
import { type ExplainedSession, scoreCandidate } from '../scoring/score-session.js';
import { MOST_OTHER_SESSIONS, SessionContext } from '../scoring/session-context.js';
import type * as Api from './declarations.js';
import { pureSettings } from './given-settings.js';
import { KeptTools } from './kept-tools.js';
import { candidateOf, fromPlain, transcriptOf } from './plain-session.js';

/** Scores one candidate after the other, with what the first ones have taught about words. */
export function openScoreSession(): typeof Api.scoreSession {
  const tools = new KeptTools();
  return (session, candidate, settings, corpus) => scoreWith(tools, session, candidate, settings, corpus);
}

function scoreWith(
  tools: KeptTools,
  ...[session, candidate, settings, corpus = []]: Parameters<typeof Api.scoreSession>
): Api.SessionScore {
  if (!Array.isArray(corpus))
    throw new UserError([{ message: 'corpus is no list; allowed: a list of golden sessions' }]);
  const hole = corpus.findIndex((other) => typeof other !== 'object' || other === null);
  if (hole >= 0) {
    throw new UserError([{ message: `corpus[${hole}] is ${String(corpus[hole])}; allowed: a golden session` }]);
  }
  const values = pureSettings(settings);
  const format = formatOf(values);
  const golden = fromPlain(session, format);
  const others = function* () {
    const head = corpus.filter(({ canary }) => canary !== true).slice(0, MOST_OTHER_SESSIONS);
    for (const other of head) yield fromPlain(other, format);
  };
  const context = new SessionContext(() => transcriptOf(session), others);
  return toScore(scoreCandidate(golden, candidateOf(golden.name, candidate, format), tools.of(values, context)));
}

/** Nobody has looked into a folder. */
const NOTHING = 'The session has no candidate';

/** What others see of it: plain, and without credentials. */
function toScore({ golden, status, overall, dimensions, defects }: ExplainedSession): Api.SessionScore {
  return maskTexts({
    name: golden.name,
    status,
    overall,
    dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
    findings: defects
      .map(toFinding)
      .map((found) => (found.code === 'NO_CANDIDATE' ? { ...found, message: NOTHING } : found)),
  });
}

function toFinding({ code, dimension, message, suggestion, place }: Defect): Api.Finding {
  return { code, dimension, message, suggestion, place: formatPlace(place) };
}
