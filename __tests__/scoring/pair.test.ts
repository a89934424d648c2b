import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import { SessionPairs } from '../../src/scoring/pair.js';
import { type ScoredSessions, scoreSessions } from '../../src/scoring/score-sessions.js';
import { isRated, nameOf, type ScoredSession, withoutTexts } from '../../src/scoring/scored-session.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../builders/workspace.js';

const WEIGHTS = DIMENSIONS.map((dimension) => `${dimension}=0.2`).join(', ');
const LINES: Flags = { candidates: 'c.jsonl' };

/** Without any candidate there would be nothing to score. */
const OTHER: Tree = { 'candidates/other.json': summaryJson() };

/** The sessions of a run, and what belongs to none of them. */
interface Pairing extends Pick<ScoredSessions['unmatched'], 'defects' | 'moreDefects'> {
  readonly sessions: readonly ScoredSession[];
}

function score(tree: Tree, flags: Flags): Promise<ScoredSessions> {
  const workspace = makeWorkspace(tree);
  const corpusPath = 'golden.jsonl' in tree ? 'golden.jsonl' : 'golden-corpus';
  const settings = settingsOf(workspace, { weights: WEIGHTS, corpus: corpusPath, ...flags });
  return scoreSessions(settings, portsOf(workspace), { accepts: () => true, defects: 'all', marks: 'none' });
}

async function pair(tree: Tree, flags: Flags = {}): Promise<Pairing> {
  const { sessions, unmatched, close } = await score(tree, flags);
  try {
    const { defects, moreDefects } = unmatched;
    return { sessions: sessions.map(withoutTexts), defects, moreDefects };
  } finally {
    close();
  }
}

async function pairRated(tree: Tree, flags: Flags = {}) {
  return (await pair(tree, flags)).sessions.filter(isRated);
}

function corpus(...names: readonly string[]): Tree {
  return Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));
}

const canary = { 'golden-corpus/canary/reference.json': referenceJson({ canary: true }) };
const statuses = ({ sessions }: Pairing) => sessions.map((session) => `${nameOf(session)} ${session.status}`);

describe('the candidates of a run', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [1000, 1000, 0],
    [1002, 1000, 2],
  ])("that are broken and nobody's are told, %i of them, where the others are judged", async (count, told, more) => {
    const lines = Array.from({ length: count }, (_, i) => ({ name: `x${i}`, title: 7 }));
    const tree = { ...corpus('a'), 'c.jsonl': jsonl({ ...(summaryJson() as object), name: 'a' }, ...lines) };
    const { defects, moreDefects } = await pair(tree, {
      ...LINES,
      ...{ judge: 'required', 'judge-mode': 'absolute', simulate: 'true' },
    });
    expect([defects.length, moreDefects]).toEqual([told, more]);
  });

  it('gives every golden session its own candidate', async () => {
    const pairing = await pair({
      ...corpus('a', 'b', 'c', 'd'),
      'candidates/a.json': summaryJson(),
      'candidates/b/summary.json': summaryJson({ outcome: 'failed' }),
      'candidates/c.json': '{',
    });
    expect(statuses(pairing)).toEqual(['a scored', 'b scored', 'c invalid_candidate', 'd missing_candidate']);
    expect(pairing.sessions.filter(isRated).map(({ overall }) => overall)).toEqual([1, 0.8, 0, 0]);
    expect(pairing.defects).toEqual([]);
  });

  it('scores a missing and an invalid candidate 0 on every dimension, with the reason', async () => {
    const [missing, invalid] = await pairRated({ ...corpus('a', 'b'), 'candidates/b.json': '[]' });
    const zeros = (reason: string) =>
      DIMENSIONS.map((dimension) => expect.objectContaining({ dimension, score: 0, reason }));
    expect(missing?.dimensions).toEqual(zeros('no candidate'));
    expect(invalid?.dimensions).toEqual(zeros('invalid candidate'));
    expect([missing?.candidatePath, invalid?.candidatePath]).toEqual([null, 'candidates/b.json']);
    expect([missing?.candidateDigest, invalid?.candidateDigest]).toEqual([null, null]);
  });

  it.each(['a.txt', 'a.markdown', 'a.yml', 'a.csv', 'a.ndjson', 'a.json.gz'])(
    'tells of a missing candidate which file nothing reads: %s',
    async (file) => {
      const [session] = await pairRated({ ...corpus('a'), ...OTHER, [`candidates/${file}`]: 'All is well.' });
      expect(session?.defects[0]?.suggestion).toBe(
        `Let the pipeline write what stands in candidates/${file}, which nothing reads, into a.json or a.md`,
      );
    },
  );

  it('points a missing candidate at its reference, line 1, and says where it looked', async () => {
    const [session] = await pairRated({ ...corpus('a'), ...OTHER });
    expect(session?.defects).toEqual([
      {
        code: 'NO_CANDIDATE',
        dimension: null,
        message:
          'The session has no candidate: in candidates none of a.json, a/summary.json, a/candidate.json, a.md, a/summary.md exists',
        suggestion: 'Let the pipeline summarise this session too',
        place: { file: 'golden-corpus/a/reference.json', line: 1 },
      },
    ]);
    const [line] = await pairRated(
      { 'golden.jsonl': `\n${jsonl({ name: 'a', ...referenceJson() })}`, 'c.jsonl': jsonl({ name: 'other' }) },
      LINES,
    );
    expect(line?.defects).toMatchObject([
      {
        message: 'The session has no candidate: in c.jsonl no line has this name',
        place: { file: 'golden.jsonl', line: 2 },
      },
    ]);
  });

  it.each(['$&', '$$', "$'", '$`', '$1', '<name>'])(
    'spells the files of a session named %j as they are',
    async (name) => {
      const [session] = await pairRated({ ...corpus(name), ...OTHER });
      expect(session?.defects[0]?.message).toContain(`${name}.json, ${name}/summary.json, ${name}/candidate.json`);
    },
  );

  it('scores any outcome, an unknown one as wrong', async () => {
    const [session] = await pairRated({
      ...corpus('a'),
      'candidates/a.json': summaryJson({ outcome: 'mostly fine' }),
    });
    expect(session?.status).toBe('scored');
    expect(session?.dimensions.find(({ dimension }) => dimension === 'outcome')?.score).toBe(0);
    expect(session?.defects).toMatchObject([{ code: 'WRONG_OUTCOME', suggestion: 'Change outcome to "success"' }]);
  });

  it('notes a candidate for an unknown session, with the nearest name', async () => {
    const pairing = await pair({
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

  it.each([
    [
      'c.jsonl',
      '{"name":"x",\n',
      '"x"; its candidate is ignored and cannot be scored: broken JSON: a property name in double quotes is expected here',
    ],
    [
      'c.jsonl',
      '{"name":"a.v2","title":5}\n',
      '"a.v2" but "a"; the candidate is ignored and cannot be scored: title is 5; allowed: text in double quotes',
    ],
    ['candidates', '{', '"y"; its candidate is ignored and cannot be scored: broken JSON: a closing } is missing'],
  ])('says of such a candidate that it is broken, too: %s, %s', async (candidates, text, wanted) => {
    const tree = { ...corpus('a'), [candidates === 'c.jsonl' ? candidates : 'candidates/y.json']: text };
    const { defects } = await pair(tree, { candidates });
    expect(defects.map(({ message }) => message)).toEqual([`The corpus has no session ${wanted}`]);
  });

  it('knows no session by an inherited name', async () => {
    const { defects, sessions } = await pair({
      ...corpus('a'),
      'candidates/constructor.json': {},
      'candidates/__proto__.json': {},
    });
    expect(defects).toHaveLength(2);
    expect(sessions.map(({ status }) => status)).toEqual(['missing_candidate']);
  });

  it('needs no candidate for a canary, and ignores one in silence', async () => {
    const pairing = await pair({ ...corpus('a'), ...canary, 'candidates/canary.json': '{', 'candidates/a.json': {} });
    expect(statuses(pairing)).toEqual(['a scored', 'canary canary']);
    expect(pairing.defects).toEqual([]);
  });

  it('limits to the first sessions by name, canaries not counted, without calling the rest unknown', async () => {
    const tree = { ...corpus('a', 'b', 'd', '\uff61', '😀'), ...canary };
    const candidates = Object.fromEntries(['a', 'b', 'd'].map((name) => [`candidates/${name}.json`, summaryJson()]));
    const pairing = await pair({ ...tree, ...candidates }, { limit: '4' });
    expect(statuses(pairing)).toEqual([
      'a scored',
      'b scored',
      'canary canary',
      'd scored',
      '\uff61 missing_candidate',
    ]);
    expect(pairing.defects).toEqual([]);
  });

  it('scores nothing when there is nothing to score', async () => {
    const tree: Tree = { ...corpus('a'), ...canary, candidates: EMPTY_FOLDER };
    expect(statuses(await pair(tree, { 'allow-empty': 'true', limit: '1' }))).toEqual(['canary canary']);
  });

  it('keeps the defects that belong to no session', async () => {
    const tree = { ...corpus('a'), 'c.jsonl': '{"title": 1}\n{"name": "a"}\n{"name": "b"}\n' };
    const { defects } = await pair(tree, LINES);
    expect(defects.map(({ code }) => code)).toEqual(['UNREADABLE_CANDIDATE', 'UNKNOWN_SESSION']);
  });

  it('gives hints as long as that is quick', async () => {
    const sessions = Array.from({ length: 500 }, (_, i) => ({ name: `session-${i}`, ...referenceJson() }));
    const unmatched = Array.from({ length: 120 }, (_, i) => ({ name: `sessio-${i}` }));
    const tree = { 'golden.jsonl': jsonl(...sessions), 'c.jsonl': jsonl(...unmatched) };
    const { defects } = await pair(tree, LINES);
    expect(defects).toHaveLength(120);
    expect(defects.map(({ suggestion }) => suggestion !== null)).toEqual(defects.map((_, i) => i < 100));
  });

  it('does not compare thousands of unknown names with all names', async () => {
    const long = 'x'.repeat(100);
    const named = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}-${i}-${long}`);
    const treeOf = (sessions: number, unmatched: number): Tree => ({
      'golden.jsonl': jsonl(...named('a', sessions).map((name) => ({ name, ...referenceJson() }))),
      'c.jsonl': jsonl(...named('b', unmatched).map((name) => ({ name }))),
    });
    const { defects, moreDefects } = await pair(treeOf(300, 1500), LINES);
    expect(defects.length + moreDefects).toBe(1500);

    const small = await score(treeOf(150, 225), LINES);
    const large = await score(treeOf(600, 900), LINES);
    const pairAndNote = ({ inputs, unmatched }: ScoredSessions) => {
      new SessionPairs(inputs.corpus, inputs.candidates);
      return [...unmatched.unjudged()];
    };
    expect(pairAndNote(large)).toHaveLength(900);
    expect(growthOf((count) => () => pairAndNote(count === 150 ? small : large), 150)).toBeLessThan(MOST_TIMES_AS_LONG);
    for (const { close } of [small, large]) close();
  });
});
