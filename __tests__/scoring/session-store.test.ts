import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openTempStore } from '../../src/adapters/disk/temp-store.js';
import type { Defect, FindingCode } from '../../src/core/finding.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { StructuralCheck } from '../../src/rubric/requirement-check.js';
import type { FieldsSeen } from '../../src/scoring/fields-seen.js';
import {
  codesIn,
  countDefects,
  firstUsableSample,
  isRated,
  nameOf,
  type RatedSession,
  withoutTexts,
  worstOf,
} from '../../src/scoring/scored-session.js';
import type { SessionDetails } from '../../src/scoring/session-details.js';
import {
  FINDINGS_PER_SESSION,
  recordOfGolden,
  recordOfScored,
  recordOfUnreferenced,
  type SessionRecord,
} from '../../src/scoring/session-record.js';
import { SessionStore } from '../../src/scoring/session-store.js';
import { runs } from '../builders/long-runs.js';
import { goldenSession, ratedSession, sampledSession } from '../builders/sessions.js';

const DIGEST = 'a0'.repeat(32);
const CODES: readonly FindingCode[] = ['TITLE_DRIFT', 'EXTRA_ACTION', 'WRONG_OUTCOME'];

function defect(code: FindingCode, message = `${code} of ärger 😀`): Defect {
  return { code, dimension: 'title', message, suggestion: null, place: { file: 'c.json', line: 3 } };
}

const FIELDS: FieldsSeen = {
  place: { file: 'candidates/a.json', line: 1 },
  missing: [{ dimension: 'title', isEmptyInReference: false }],
  word: 'done',
  unread: [{ path: 'headline', kind: 'line' }],
};

function checkOf(id: string): StructuralCheck {
  const requirement = { id, text: `PR ${id}`, must: 'mention' } as const;
  return { requirement, nearest: null, status: 'unmet', by: 'coverage', against: null };
}

const DETAILS: SessionDetails = { fields: FIELDS, referenceUsed: 'accepted/one' };

/** A scored session, with all that a run keeps of it unless told otherwise. */
function scored(name: string, overrides: Partial<RatedSession> = {}): RatedSession {
  const requirements = overrides.requirements ?? [checkOf('1'), checkOf('2')];
  return {
    ...{ status: 'scored', overall: 0.5, candidatePath: `candidates/${name}.json`, candidateDigest: DIGEST },
    golden: goldenSession(name, {
      ...{ gates: { min_overall: 0.4 }, group: 'team', difficulty: 'complex', kind: 'design', unreviewed: true },
      ...{ requirements: requirements.map(({ requirement }) => requirement), referenceDigest: '0f'.repeat(32) },
    }),
    traits: { language: 'other', isUnspaced: true, transcript: 'none' },
    dimensions: DIMENSIONS.map((dimension, i) => ({ dimension, score: i / 8, reason: `${dimension} of ${name}` })),
    defects: [defect('TITLE_DRIFT'), defect('EXTRA_ACTION'), defect('TITLE_DRIFT', 'again')],
    requirements,
    details: DETAILS,
    taught: { results: [], left: { accepted: 1, rejected: 2 }, isRejected: true },
    ...overrides,
  };
}

/** What is known of a session whose transcript nobody could read, or not all of it. */
const unread = (unreadTranscript: SessionDetails['unreadTranscript']) => ({
  details: { ...DETAILS, unreadTranscript },
});

/** A session of which a run keeps as little as of most. */
const bare = (name: string): RatedSession => ({
  ...scored(name, { defects: [], requirements: [], details: {}, taught: undefined }),
  golden: goldenSession(name),
  traits: { language: 'english', isUnspaced: false, transcript: 'whole' },
});

function storeOf(entries: readonly (readonly [string, SessionRecord])[]): SessionStore {
  const names = entries.map(([name]) => name);
  const store = new SessionStore(names, openTempStore(), DIMENSIONS);
  for (const [, record] of entries) store.add(record);
  return store;
}

const entryOf = (session: RatedSession) => [session.golden.name, recordOfScored(session, 'all')] as const;
const plain = (session: Parameters<typeof withoutTexts>[0]) => JSON.parse(JSON.stringify(withoutTexts(session)));

const NO_SUMMARY = { candidateDigest: null, requirements: undefined, details: {} };

describe('the store of sessions', () => {
  const kinds: Readonly<Record<string, (name: string) => RatedSession>> = {
    bare,
    held: (name) => scored(name, { requirements: [checkOf('1')] }),
    scored: (name) => scored(name),
    other: (name) => scored(name, { overall: 1 / 3, defects: [defect('WRONG_OUTCOME')], taught: undefined }),
    missing: (name) => scored(name, { ...NO_SUMMARY, status: 'missing_candidate', candidatePath: null, overall: 0 }),
    invalid: (name) => scored(name, { ...NO_SUMMARY, status: 'invalid_candidate', overall: 0, taught: undefined }),
    unread: (name) => scored(name, unread({ kind: 'unread', file: 't.jsonl', reason: 'it is empty' })),
    inPart: (name) => scored(name, unread({ kind: 'in part', file: 't.jsonl', line: 2, reason: 'not a message' })),
    sampled: (name) => ({
      ...scored(name, { candidateDigest: `${name}-1` }),
      samples: sampledSession(
        name,
        [0.75, 0.25],
        [{ fields: FIELDS }, { defects: [defect('CUT_OFF')], defectCount: 1 }],
      ).samples,
    }),
  };

  it('hands out each session as it was scored, in whatever order they are asked for', () => {
    const drawn = fc.array(fc.constantFrom(...Object.values(kinds)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(drawn, fc.infiniteStream(fc.nat()), (made, picks) => {
        const sessions = made.map((make, i) => make(`s${i}`));
        const views = storeOf(sessions.map(entryOf)).sessions();
        expect(views.map(nameOf)).toEqual(sessions.map(nameOf));
        for (const pick of [...sessions.keys(), ...[...picks.take(6)].map((one) => one % sessions.length)]) {
          const [view, session] = [views[pick], sessions[pick]];
          if (view === undefined || session === undefined || !isRated(view)) throw new Error('it is there');
          expect(plain(view)).toEqual(plain(session));
          expect(countDefects(view)).toBe(session.defects.length);
          expect(view.requirements).toEqual(session.requirements);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('lists the sessions of this job by the code points of their names, those of one name in their order', () => {
    const unreferenced = recordOfUnreferenced({ place: { file: 'c.jsonl', line: 7 }, candidateDigest: DIGEST });
    const store = storeOf([
      entryOf(bare('b')),
      ['d', recordOfGolden(goldenSession('d'), 'unscored')],
      ['c', recordOfGolden(goldenSession('c'), 'canary')],
      ['ä', unreferenced],
      ['x', recordOfUnreferenced(undefined)],
      ['a', unreferenced],
      ['a', unreferenced],
    ]);
    expect(store.rows()).toEqual([5, 6, 0, 2, 3]);
    const sessions = store.sessions();
    expect(sessions.map(({ status }) => status)).toEqual([
      ...['unreferenced', 'unreferenced', 'scored', 'canary', 'unreferenced'],
    ]);
    expect(sessions[4]).toEqual({
      ...{
        status: 'unreferenced',
        name: 'ä',
        place: { file: 'c.jsonl', line: 7 },
        candidateDigest: DIGEST,
        defects: [],
      },
    });
    expect(sessions.map(plain)[3].golden).toEqual(plain({ status: 'canary', golden: goldenSession('c') }).golden);
    // All of the corpus, those that were only read among them.
    expect([...store.goldens()].map(({ name, canary }) => [name, canary])).toEqual([
      ['b', false],
      ['d', false],
      ['c', true],
    ]);
    expect(() => store.shape(7)).toThrow('no session 7');
  });

  it('knows how many defects there are, and of which codes, where only the first are kept', () => {
    const many = Array.from({ length: FINDINGS_PER_SESSION + 1 }, () => defect('TITLE_DRIFT'));
    const session = scored('s', { defects: [...many, defect('CUT_OFF')] });
    const store = storeOf([
      ['a', recordOfScored(session, 'of a report')],
      ['b', recordOfScored(session, 'all')],
    ]);
    const [few, all] = store.sessions();
    if (few === undefined || all === undefined || !isRated(few) || !isRated(all)) throw new Error('both are there');
    expect([few.defects.length, all.defects.length]).toEqual([FINDINGS_PER_SESSION, FINDINGS_PER_SESSION + 2]);
    expect([countDefects(few), codesIn(few)]).toEqual([FINDINGS_PER_SESSION + 2, ['TITLE_DRIFT', 'CUT_OFF']]);
  });

  it('keeps what to mark in the texts of a session only where it is given', () => {
    const marks = { reference: [], candidate: [] } as never;
    const store = storeOf([
      ['a', recordOfScored(scored('a'), 'all')],
      ['b', recordOfScored(scored('b'), 'all', marks)],
      ['c', recordOfScored(bare('c'), 'all', marks)],
    ]);
    expect([store.marks(0), store.marks(1), store.marks(2)]).toEqual([undefined, marks, marks]);
  });

  it('counts the strange fields of candidates that could be read, of samples each', () => {
    const none = { ...NO_SUMMARY, status: 'invalid_candidate' } as const;
    const samples = sampledSession('s', [1, 0, 0], [{ fields: FIELDS }, none, { status: 'missing_candidate' }]).samples;
    const { fieldCounts } = storeOf([
      ...[bare('a'), scored('b'), scored('c', none), scored('d', { ...none, status: 'missing_candidate' })].map(
        entryOf,
      ),
      ...[{ ...scored('e'), samples }].map(entryOf),
      ['f', recordOfGolden(goldenSession('f'), 'unscored')],
    ]);
    const { candidates, invalid, wrongWords, missing } = fieldCounts;
    expect({ candidates, invalid, wrongWords }).toEqual({ candidates: 3, invalid: 2, wrongWords: 2 });
    expect(missing.get('title')).toEqual({ count: 2, emptyInReference: 0 });
  });

  it('has no traits of a session that was not scored', () => {
    const [view] = storeOf([['a', recordOfScored(ratedSession('a', { overall: 1 }), 'all')]]).sessions();
    expect(() => (view !== undefined && isRated(view) ? view.traits : undefined)).toThrow('has traits');
  });
});

describe('the samples of a session in a store', () => {
  const codes = (...all: readonly FindingCode[]) => ({
    ...{ defects: all.map((code) => defect(code)), defectCount: all.length, codes: [...new Set(all)] },
  });
  const sampled = (name: string) => ({
    ...bare(name),
    samples: sampledSession(
      name,
      [0.5, 0.25, 0.75],
      [{ status: 'invalid_candidate', ...codes() }, codes('CUT_OFF'), { fields: FIELDS, ...codes(...CODES, ...CODES) }],
    ).samples,
  });

  it('are those that were scored, each with its own defects', () => {
    const store = storeOf([bare('a'), sampled('b'), bare('c'), sampled('d')].map(entryOf));
    const views = store.sessions().map((view) => (isRated(view) ? view.samples : undefined));
    expect([views[0], views[2]]).toEqual([undefined, undefined]);
    for (const [at, name] of [
      [3, 'd'],
      [1, 'b'],
    ] as const) {
      const [view, wanted] = [views[at], sampled(name).samples];
      if (view === undefined || wanted === undefined) throw new Error('it has samples');
      expect([view.worst, view.overalls]).toEqual([2, [0.5, 0.25, 0.75]]);
      expect(view.all.map(({ defects }) => defects)).toEqual(wanted.all.map(({ defects }) => defects));
      expect(plain({ ...bare(name), samples: view })).toEqual(plain({ ...bare(name), samples: wanted }));
      expect([firstUsableSample(view)?.sample, worstOf(view)?.sample]).toEqual([2, 2]);
    }
    const [, view] = store.sessions();
    if (view === undefined || !isRated(view)) throw new Error('it is scored');
    // All codes of the samples, and of the session the candidate of the worst of them.
    expect(codesIn(view)).toEqual(['CUT_OFF', ...CODES]);
    expect(view.candidateDigest).toBe('b-1');
  });

  it('are cut like other defects for a report', () => {
    const many = Array.from({ length: FINDINGS_PER_SESSION + 5 }, () => 'CUT_OFF' as const);
    const samples = sampledSession('a', [0.5, 0.25], [codes(...many), {}]).samples;
    const store = storeOf([['a', recordOfScored({ ...bare('a'), samples }, 'of a report')]]);
    const [first] = store.samples(0)?.all ?? [];
    expect([first?.defects.length, first?.defectCount]).toEqual([FINDINGS_PER_SESSION, FINDINGS_PER_SESSION + 5]);
  });

  it('are as many in each session of a run', () => {
    const two = { ...bare('b'), samples: sampledSession('b', [0.5, 0.25]).samples };
    expect(() => storeOf([sampled('a'), two].map(entryOf))).toThrow('all sessions of a run have as many samples');
  });
});
