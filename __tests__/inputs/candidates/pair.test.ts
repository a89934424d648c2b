import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { readCandidates } from '../../../src/inputs/candidates/read-candidates.js';
import { readCorpus } from '../../../src/inputs/corpus/read-corpus.js';
import { RequirementCheck } from '../../../src/rubric/requirement-check.js';
import { openScorer } from '../../../src/rubric/score.js';
import { type Pairing, type PairOptions, pairCandidates } from '../../../src/scoring/score-session.js';
import { isRated, nameOf } from '../../../src/scoring/scored-session.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const OPTIONS: PairOptions = {
  limit: null,
  isWanted: () => true,
  score: openScorer('v2', { title: 0.2, summary: 0.2, key_actions: 0.2, outcome: 0.2, aha_moments: 0.2 }),
  check: new RequirementCheck(),
  nothingToScore: false,
  strangers: 'noted',
  candidatesPath: 'candidates',
};

function pair(tree: Tree, options: Partial<PairOptions> = {}): Pairing {
  const { files } = makeWorkspace(tree);
  const all = { ...OPTIONS, ...options };
  const corpusPath = 'golden.jsonl' in tree ? 'golden.jsonl' : 'golden-corpus';
  return pairCandidates(readCorpus(corpusPath, files, sha256), readCandidates(all.candidatesPath, files, sha256), all);
}

function corpus(...names: readonly string[]): Tree {
  return Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));
}

const canary = { 'golden-corpus/canary/reference.json': referenceJson({ canary: true }) };
const statuses = ({ sessions }: Pairing) => sessions.map((session) => `${nameOf(session)} ${session.status}`);

describe('pairCandidates', () => {
  it('gives every golden session its own candidate', () => {
    const pairing = pair({
      ...corpus('a', 'b', 'c', 'd'),
      'candidates/a.json': summaryJson(),
      'candidates/b/summary.json': summaryJson({ outcome: 'failed' }),
      'candidates/c.json': '{',
    });
    expect(statuses(pairing)).toEqual(['a scored', 'b scored', 'c invalid_candidate', 'd missing_candidate']);
    expect(pairing.sessions.filter(isRated).map(({ overall }) => overall)).toEqual([1, 0.8, 0, 0]);
    expect(pairing.defects).toEqual([]);
  });

  it('scores a missing and an invalid candidate 0 on every dimension, with the reason', () => {
    const [missing, invalid] = pair({ ...corpus('a', 'b'), 'candidates/b.json': '[]' }).sessions.filter(isRated);
    const zeros = (reason: string) =>
      DIMENSIONS.map((dimension) => expect.objectContaining({ dimension, score: 0, reason }));
    expect(missing?.dimensions).toEqual(zeros('no candidate'));
    expect(invalid?.dimensions).toEqual(zeros('invalid candidate'));
    expect([missing?.candidatePath, invalid?.candidatePath]).toEqual([null, 'candidates/b.json']);
    expect([missing?.candidateDigest, invalid?.candidateDigest]).toEqual([null, null]);
  });

  it('points a missing candidate at its reference, line 1, and says where it looked', () => {
    const [session] = pair(corpus('a')).sessions.filter(isRated);
    expect(session?.defects).toEqual([
      {
        code: 'NO_CANDIDATE',
        dimension: null,
        message: 'The session has no candidate: in candidates none of a.json, a/summary.json, a/candidate.json exists',
        suggestion: 'Let the pipeline summarise this session too',
        place: { file: 'golden-corpus/a/reference.json', line: 1 },
      },
    ]);
    const [line] = pair(
      { 'golden.jsonl': `\n${jsonl({ name: 'a', ...referenceJson() })}` },
      { candidatesPath: 'c.jsonl' },
    ).sessions.filter(isRated);
    expect(line?.defects).toMatchObject([
      {
        message: 'The session has no candidate: in c.jsonl no line has this name',
        place: { file: 'golden.jsonl', line: 2 },
      },
    ]);
  });

  it.each(['$&', '$$', "$'", '$`', '$1', '<name>'])('spells the files of a session named %j as they are', (name) => {
    const [session] = pair(corpus(name)).sessions.filter(isRated);
    expect(session?.defects[0]?.message).toContain(`${name}.json, ${name}/summary.json, ${name}/candidate.json`);
  });

  it('scores any outcome, an unknown one as wrong', () => {
    const [session] = pair({
      ...corpus('a'),
      'candidates/a.json': summaryJson({ outcome: 'mostly fine' }),
    }).sessions.filter(isRated);
    expect(session?.status).toBe('scored');
    expect(session?.dimensions.find(({ dimension }) => dimension === 'outcome')?.score).toBe(0);
    expect(session?.defects).toMatchObject([{ code: 'WRONG_OUTCOME', suggestion: 'Change outcome to "success"' }]);
  });

  it('notes a candidate for an unknown session, with the nearest name', () => {
    const pairing = pair({
      ...corpus('fix-login'),
      'candidates/fix-login.json': summaryJson(),
      'candidates/fix-logn.json': summaryJson(),
      'candidates/report.json': '[',
    });
    expect(statuses(pairing)).toEqual(['fix-login scored']);
    expect(pairing.defects).toEqual([
      {
        code: 'UNKNOWN_SESSION',
        dimension: null,
        message: 'The corpus has no session "fix-logn"; its candidate is ignored',
        suggestion: 'Did you mean "fix-login"?',
        place: { file: 'candidates/fix-logn.json', line: 1, column: 1 },
      },
      expect.objectContaining({ code: 'UNKNOWN_SESSION', suggestion: null }),
    ]);
  });

  it('knows no session by an inherited name', () => {
    const { defects, sessions } = pair({
      ...corpus('a'),
      'candidates/constructor.json': {},
      'candidates/__proto__.json': {},
    });
    expect(defects).toHaveLength(2);
    expect(sessions.map(({ status }) => status)).toEqual(['missing_candidate']);
  });

  it('needs no candidate for a canary, and ignores one in silence', () => {
    const pairing = pair({ ...corpus('a'), ...canary, 'candidates/canary.json': '{', 'candidates/a.json': {} });
    expect(statuses(pairing)).toEqual(['a scored', 'canary canary']);
    expect(pairing.defects).toEqual([]);
  });

  it('limits to the first sessions by name, canaries not counted, without calling the rest unknown', () => {
    const tree = { ...corpus('a', 'b', 'd', '\uff61', '😀'), ...canary };
    const candidates = Object.fromEntries(['a', 'b', 'd'].map((name) => [`candidates/${name}.json`, summaryJson()]));
    const pairing = pair({ ...tree, ...candidates }, { limit: 4 });
    expect(statuses(pairing)).toEqual([
      'a scored',
      'b scored',
      'canary canary',
      'd scored',
      '\uff61 missing_candidate',
    ]);
    expect(pairing.defects).toEqual([]);
  });

  it('scores nothing when there is nothing to score', () => {
    expect(statuses(pair({ ...corpus('a'), ...canary }, { nothingToScore: true, limit: 1 }))).toEqual([
      'canary canary',
    ]);
  });

  it('keeps the defects that belong to no session', () => {
    const tree = { ...corpus('a'), 'c.jsonl': '{"title": 1}\n{"name": "a"}\n{"name": "b"}\n' };
    const { defects } = pair(tree, { candidatesPath: 'c.jsonl' });
    expect(defects.map(({ code }) => code)).toEqual(['UNREADABLE_CANDIDATE', 'UNKNOWN_SESSION']);
  });

  it('gives hints as long as that is quick', () => {
    const sessions = Array.from({ length: 500 }, (_, i) => ({ name: `session-${i}`, ...referenceJson() }));
    const strangers = Array.from({ length: 120 }, (_, i) => ({ name: `sessio-${i}` }));
    const tree = { 'golden.jsonl': jsonl(...sessions), 'c.jsonl': jsonl(...strangers) };
    const { defects } = pair(tree, { candidatesPath: 'c.jsonl', nothingToScore: true });
    expect(defects.map(({ suggestion }) => suggestion !== null)).toEqual(defects.map((_, i) => i < 100));
  });

  it('does not compare thousands of unknown names with all names', () => {
    const long = 'x'.repeat(100);
    const named = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}-${i}-${long}`);
    const pairNames = (sessions: number, strangers: number) => {
      const tree = {
        'golden.jsonl': jsonl(...named('a', sessions).map((name) => ({ name, ...referenceJson() }))),
        'c.jsonl': jsonl(...named('b', strangers).map((name) => ({ name }))),
      };
      return pair(tree, { candidatesPath: 'c.jsonl', nothingToScore: true }).defects;
    };
    expect(pairNames(1000, 1500)).toHaveLength(1500);
    expect(growthOf((count) => () => pairNames(count, 1.5 * count), 400)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
