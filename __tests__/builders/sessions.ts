import { sha256 } from '../../src/adapters/digest.js';
import { DIMENSIONS, type Dimension } from '../../src/core/summary.js';
import { type CorpusFacts, corpusDigest } from '../../src/inputs/corpus/corpus-facts.js';
import type { GoldenSession } from '../../src/inputs/corpus/golden-session.js';
import type { RatedSample, RatedSession } from '../../src/scoring/scored-session.js';

const START = () => ({ line: 1, column: 1 });

/** A golden session as it is after reading. */
export function goldenSession(name: string, overrides: Partial<GoldenSession> = {}): GoldenSession {
  const file = `golden-corpus/${name}/reference.json`;
  return {
    name,
    notes: '',
    difficulty: 'normal',
    kind: 'other',
    tags: [],
    canary: false,
    unreviewed: false,
    reviewedBy: 'maintainers',
    reviewedAt: '2026-11-01',
    gates: {},
    requirements: [],
    reference: { title: 't', summary: 's', key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] },
    accepted: [],
    rejected: [],
    referenceDigest: '0'.repeat(64),
    textDigest: '0'.repeat(64),
    place: { file, line: 1 },
    document: { value: {}, position: START, positions: () => START, repeatedKeys: () => [] },
    outcomeWord: 'success',
    pathOf: (path) => path,
    placesIn: () => () => ({ file, line: 1, column: 1 }),
    placeOf: () => ({ file, line: 1, column: 1 }),
    ...overrides,
  };
}

/** The corpus that these sessions are all of. */
export function corpusOf(sessions: readonly RatedSession<GoldenSession>[]): CorpusFacts {
  const goldens = sessions.map(({ golden }) => golden);
  return { available: goldens.length, canaries: [], skippedFolders: 0, digest: corpusDigest(goldens, sha256) };
}

export interface Rating {
  readonly overall: number;
  readonly scores?: Partial<Record<Dimension, number>>;
  readonly gates?: GoldenSession['gates'];
  readonly status?: RatedSession['status'];
}

/** A session with given scores, without a rubric. Dimensions that are not named score as the overall. */
export function ratedSession(
  name: string,
  { overall, scores = {}, gates = {}, status = 'scored' }: Rating,
): RatedSession<GoldenSession> {
  return {
    status,
    golden: goldenSession(name, { gates }),
    overall,
    dimensions: DIMENSIONS.map((dimension) => ({
      dimension,
      score: scores[dimension] ?? overall,
      reason: '',
      evidence: { kind: 'edge-case' },
    })),
    defects: [],
    candidatePath: null,
    candidateDigest: null,
    details: {},
  };
}

/** A session with samples of these overall scores, numbered from 1; each dimension of a sample scores as its overall. */
export function sampledSession(
  name: string,
  overalls: readonly number[],
  samples: readonly Partial<RatedSample>[] = [],
): RatedSession<GoldenSession> {
  const all = overalls.map(
    (overall, i): RatedSample => ({
      ...{ sample: i + 1, status: 'scored', overall, scores: DIMENSIONS.map(() => overall) },
      ...{
        defects: [],
        defectCount: 0,
        codes: [],
        candidatePath: null,
        candidateDigest: `${name}-${i}`,
        ...samples[i],
      },
    }),
  );
  const overall = overalls.reduce((sum, one) => sum + one, 0) / overalls.length;
  const worst = overalls.indexOf(Math.min(...overalls)) + 1;
  return { ...ratedSession(name, { overall }), samples: { all, overalls, worst } };
}
