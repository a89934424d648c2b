import { describe, expect, it } from '@jest/globals';
import { openTempStore } from '../../src/adapters/disk/temp-store.js';
import type { Defect } from '../../src/core/finding.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { withJudgement } from '../../src/judge/findings.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { mergeSamples } from '../../src/judge/sampling/merge-samples.js';
import type { StructuralCheck } from '../../src/rubric/requirement-check.js';
import type { FieldsSeen } from '../../src/scoring/fields-seen.js';
import { withLostFields } from '../../src/scoring/lost-fields.js';
import {
  isRated,
  type RatedSample,
  type RatedSession,
  type ScoredSession,
  withoutTexts,
} from '../../src/scoring/scored-session.js';
import type { SessionDetails } from '../../src/scoring/session-details.js';
import { SessionOver } from '../../src/scoring/session-over.js';
import { recordOfScored } from '../../src/scoring/session-record.js';
import { SessionStore } from '../../src/scoring/session-store.js';
import { worstAlone } from '../../src/scoring/worst-alone.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { sampledSession } from '../builders/sessions.js';

const CUT_OFF: Defect = { code: 'CUT_OFF', dimension: null, message: 'm', suggestion: null, place: { file: 'c' } };
const FIELDS: FieldsSeen = {
  place: { file: 'c' },
  ...{ missing: [{ dimension: 'title', isEmptyInReference: false }], word: null, unread: [] },
};
const CHECK: StructuralCheck = {
  requirement: { id: 'r', text: 'redis is pinned', must: 'mention' },
  ...{ nearest: null, status: 'unmet', by: 'coverage', against: null },
};
/** Samples of which all is known: the compiler asks for each member that one may have. */
const SAMPLES: readonly Required<RatedSample>[] = [0.75, 0.25].map((overall, i) => ({
  ...{ sample: i + 1, status: 'scored', overall, scores: DIMENSIONS.map(() => overall) },
  ...{
    defects: [CUT_OFF],
    defectCount: 7,
    codes: ['CUT_OFF'],
    candidatePath: 'c',
    candidateDigest: 'd',
    fields: FIELDS,
  },
}));
const SAMPLED = sampledSession('s', [0.75, 0.25], SAMPLES);

const DETAILS: Required<SessionDetails> = {
  transcript: { file: 't', format: 'claude-code', messages: 1, skipped: 0, unknown: [], unknownCount: 0 },
  transcriptDigest: 'b1'.repeat(32),
  unreadTranscript: { kind: 'unread', file: 'u', reason: 'r' },
  referenceUsed: 'reference',
  fields: {
    place: { file: 'c' },
    missing: [{ dimension: 'title', isEmptyInReference: false }],
    word: null,
    unread: [],
  },
};

/** A session of which all is known: the compiler asks for each member that a rated session may have. */
const WHOLE: Required<RatedSession> = {
  ...{ status: 'scored', golden: SAMPLED.golden, overall: 0.5, dimensions: SAMPLED.dimensions },
  traits: { language: 'other', isUnspaced: true, transcript: 'unread' },
  ...{ defects: [CUT_OFF], defectCount: 1, defectCodes: ['CUT_OFF'] },
  requirements: [CHECK],
  details: DETAILS,
  taught: { results: [], left: { accepted: 0, rejected: 1 } },
  ...{ candidatePath: 'c', candidateDigest: 'a0'.repeat(32), samples: SAMPLED.samples },
};

function stored(session: RatedSession): readonly ScoredSession[] {
  const store = new SessionStore(['s'], openTempStore(), DIMENSIONS);
  store.add(recordOfScored(session, 'all'));
  return store.sessions();
}

const LOST = [{ dimension: 'title', message: 'm', suggestion: 's' }] as const;
const DISAGREES = { ...mergeSamples('s', [], DIMENSIONS, 'median'), overall: { score: 0, reason: null } };
/** A judge who is of another opinion, about a requirement too. */
const JUDGED = {
  ...judgeFacts({ judgements: new Map([['s', DISAGREES]]) }),
  measured: new Map([['s', { defects: [], completion: { requirements: [{ stage: 'judged', status: 'met' }] } }]]),
} as unknown as JudgeFacts;

/** All that are made of a session, with the members that each is without on purpose. */
const VIEWS: readonly (readonly [string, ScoredSession | undefined, readonly (keyof RatedSession)[]])[] = [
  ['in the store of a run', stored(WHOLE)[0], []],
  ['over another one', new SessionOver(WHOLE), []],
  ['with lost fields', withLostFields([WHOLE], LOST, null)[0], []],
  ['with what a judge has found', withJudgement(WHOLE, JUDGED, 'they count'), []],
  ['with its worst sample alone', worstAlone(WHOLE), ['samples']],
  // Its defects are all there to be counted.
  ['without its texts', withoutTexts(WHOLE), ['defectCount', 'defectCodes']],
];

function lacking<Whole extends object>(whole: Whole, view: Whole): readonly (keyof Whole)[] {
  return (Object.keys(whole) as (keyof Whole)[]).filter((member) => view[member] === undefined);
}

describe('a view of a session', () => {
  it.each(VIEWS)('%s has all members of a session', (_, view, without) => {
    if (view === undefined || !isRated(view)) throw new Error('it is rated');
    expect((view as RatedSession) === WHOLE).toBe(false);
    expect(lacking<RatedSession>(WHOLE, view)).toEqual(without);
    expect(view.details).toEqual(DETAILS);
  });

  it.each(VIEWS.filter(([, , without]) => !without.includes('samples')))(
    '%s has all members of its samples',
    (_, view) => {
      const samples = view !== undefined && isRated(view) ? view.samples : undefined;
      expect(samples?.all.map((sample, i) => lacking<RatedSample>(SAMPLES[i] ?? sample, sample))).toEqual([[], []]);
    },
  );

  it('with its worst sample alone has as many defects as that, kept or not', () => {
    expect(worstAlone(WHOLE).defectCount).toBe(7);
  });
});
