import { showNumber } from '../core/numbers.js';
import { gateName, gateSubject, type ReportGate } from '../gates/catalogue.js';
import type { Report, ReportFinding, ReportSession } from '../report/schema.js';
import { declineOf, failedDrop, type JudgedFall, judgedFalls, type LowMean, lowMeans } from './evidence.js';
import { fallInWords, inWords, judgedFallInWords, targetInWords, valueInWords } from './wording.js';

/** A session that does not fail by itself and that a gate on a mean fails by. */
export interface BehindMean {
  /** The id of the gate. */
  readonly gate: string;
  readonly session: ReportSession;
  /** Our own words and numbers, to stand before what the finding says. */
  readonly message: string;
  /** The finding to begin with: of a session that fell the first that is new. Null where none is known. */
  readonly finding: ReportFinding | null;
}

/** So many sessions are named of a gate; all share the annotations that GitHub keeps. */
const MOST_SESSIONS = 3;

/** Sessions that are looked up to find those that do not fail by themselves. */
const MOST_LOOKED_AT = 50;

/**
 * The sessions that gates on means fail by: those that fell most against the base; where nothing fell by itself and no
 * session fails, the lowest. Failing sessions have their own say.
 */
export function sessionsBehindMeans(report: Report): readonly BehindMean[] {
  if (report.verdict !== 'fail') return [];
  const drop = failedDrop(report);
  if (drop !== undefined) return fallenMost(report, drop);
  const falls = judgedFalls(report, MOST_LOOKED_AT);
  if (falls.length > 0) return falls.slice(0, 1).flatMap(fallenByJudge);
  if (report.sessions.some(({ failed }) => failed)) return [];
  const [low] = lowMeans(report, MOST_SESSIONS);
  return low === undefined ? [] : lowest(low);
}

/** Those that fell most; the gate is the first on a change that fails. */
function fallenMost(report: Report, gate: ReportGate): readonly BehindMean[] {
  const fallen = declineOf(report, MOST_LOOKED_AT)?.sessions ?? [];
  return fallen
    .filter(({ session }) => !session.failed)
    .slice(0, MOST_SESSIONS)
    .map((one) => {
      const finding = one.findings[0] ?? null;
      const what = `${fallInWords(one)} in this session`;
      return { gate: gate.id, session: one.session, message: finding === null ? what : `${what}; new: `, finding };
    });
}

/** Those that fell most by the judge. */
function fallenByJudge(fall: JudgedFall): readonly BehindMean[] {
  return fall.sessions
    .filter(({ session }) => !session.failed)
    .slice(0, MOST_SESSIONS)
    .map(({ session, before, now }) => {
      const finding = session.findings.find((one) => one.new === true) ?? null;
      const what = `${judgedFallInWords({ gate: fall.gate, before, now })} in this session`;
      return { gate: fall.gate.id, session, message: finding === null ? what : `${what}; new: `, finding };
    });
}

function lowest({ gate, sessions }: LowMean): readonly BehindMean[] {
  const { of } = gateSubject(gate);
  const mean = `${valueInWords(gate, gateName(gate, 'inSentence'))}, ${targetInWords(gate)}`;
  return sessions.map(({ session, score }) => {
    const { findings } = session;
    const finding = findings.find(({ dimension }) => of === 'overall' || dimension === of) ?? null;
    const what = `${mean}; ${inWords(of)} ${showNumber(score)} in this session`;
    return { gate: gate.id, session, message: finding === null ? what : `${what}: `, finding };
  });
}
