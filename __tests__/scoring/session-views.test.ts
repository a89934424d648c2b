import { describe, expect, it } from '@jest/globals';
import { openTempStore } from '../../src/adapters/disk/temp-store.js';
import type { Defect } from '../../src/core/finding.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { withJudgement } from '../../src/judge/findings.js';
import { mergeSamples } from '../../src/judge/sampling/merge-samples.js';
import { withLostFields } from '../../src/scoring/lost-fields.js';
import { isRated, type RatedSession, type ScoredSession } from '../../src/scoring/scored-session.js';
import { SessionOver } from '../../src/scoring/session-over.js';
import { recordOfScored } from '../../src/scoring/session-record.js';
import { SessionStore } from '../../src/scoring/session-store.js';
import { worstAlone } from '../../src/scoring/worst-alone.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { sampledSession } from '../builders/sessions.js';

const CUT_OFF: Defect = { code: 'CUT_OFF', dimension: null, message: 'm', suggestion: null, place: { file: 'c' } };
const SAMPLED = sampledSession('s', [0.75, 0.25], [{}, { defects: [CUT_OFF], defectCount: 7, codes: ['CUT_OFF'] }]);

/** A session of which all is known: the compiler asks for each member that a rated session may have. */
const WHOLE: Required<RatedSession> = {
  ...{ status: 'scored', golden: SAMPLED.golden, overall: 0.5, dimensions: SAMPLED.dimensions },
  traits: { language: 'other', isUnspaced: true, isWithoutTranscript: false },
  ...{ defects: [CUT_OFF], defectCount: 1, defectCodes: ['CUT_OFF'] },
  requirements: [],
  transcript: { file: 't', format: 'claude-code', messages: 1, skipped: 0, unknown: [], unknownCount: 0 },
  unreadTranscript: { kind: 'unread', file: 'u', reason: 'r' },
  referenceUsed: 'reference',
  taught: { results: [], left: { accepted: 0, rejected: 1 } },
  ...{ candidatePath: 'c', candidateDigest: 'a0'.repeat(32), samples: SAMPLED.samples },
  fields: {
    place: { file: 'c' },
    missing: [{ dimension: 'title', isEmptyInReference: false }],
    word: null,
    unread: [],
  },
};

function stored(session: RatedSession): readonly ScoredSession[] {
  const store = new SessionStore(['s'], openTempStore(), DIMENSIONS);
  store.add(recordOfScored(session, 'all'));
  return store.sessions();
}

const LOST = [{ dimension: 'title', message: 'm', suggestion: 's' }] as const;
const DISAGREES = { ...mergeSamples('s', []), overall: { score: 0, reason: null } };
const JUDGED = judgeFacts({ judgements: new Map([['s', DISAGREES]]) });

describe('a view of a session', () => {
  it.each<[string, readonly ScoredSession[], readonly (keyof RatedSession)[]]>([
    ['in the store of a run', stored(WHOLE), []],
    ['over another one', [new SessionOver(WHOLE)], []],
    ['with lost fields', withLostFields([WHOLE], LOST, null), []],
    ['with what a judge has found', [withJudgement(WHOLE, JUDGED)], []],
    ['with its worst sample alone', [worstAlone(WHOLE)], ['samples']],
  ])('%s has all members of a session', (_, [view], without) => {
    if (view === undefined || !isRated(view)) throw new Error('it is rated');
    expect(view === WHOLE).toBe(false);
    const members = Object.keys(WHOLE) as (keyof RatedSession)[];
    expect(members.filter((member) => view[member] === undefined)).toEqual(without);
  });

  it('with its worst sample alone has as many defects as that, kept or not', () => {
    expect(worstAlone(WHOLE).defectCount).toBe(7);
  });
});
