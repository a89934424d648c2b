import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { Candidate } from '../../src/inputs/candidates/candidate.js';
import type { GoldenSession } from '../../src/inputs/corpus/golden-session.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { RequirementCheck } from '../../src/rubric/requirement-check.js';
import { openClaimCheck, openScorer } from '../../src/rubric/score.js';
import { scoreSamples } from '../../src/scoring/score-samples.js';
import { type ScoringTools, scoreCandidate } from '../../src/scoring/score-session.js';
import { SessionContext } from '../../src/scoring/session-context.js';
import {
  asCandidate,
  MOST_COMPARED,
  MOST_EXAMINED,
  scoreTaught,
  withoutItself,
} from '../../src/scoring/taught-results.js';
import { SETTINGS } from '../../src/settings/table.js';
import { goldenSession } from '../builders/sessions.js';

const SUMMARY = {
  title: 'Fixed the flaky login test',
  summary: 'The login test failed on slow runners because it waited for a fixed time. It now waits for the event.',
  key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event'],
  outcome: 'success',
  aha_moments: [],
  topics_found: [],
} as const;

const tools: ScoringTools = {
  score: openScorer('v2', SETTINGS.weights.default, DIMENSIONS),
  check: new RequirementCheck(),
  claims: openClaimCheck('v2'),
  ...{ format: OWN_FORMAT, candidatesPath: 'candidates' },
  context: new SessionContext(
    () => undefined,
    () => [],
  ),
};

function valid(overrides: object = {}, digest = 'd', file = 'c.json'): Candidate {
  return {
    ...{ kind: 'valid', name: 's', place: { file }, digest, missing: new Map(), unread: [], outcomeWord: null },
    summary: { ...SUMMARY, ...overrides },
    places: () => (path) => ({ file, key: path.join('.') }),
  };
}

const invalid: Candidate = {
  ...{ kind: 'invalid', name: 's', place: { file: 'broken.json' } },
  defects: [
    { code: 'INVALID_CANDIDATE', dimension: null, message: 'm', suggestion: null, place: { file: 'broken.json' } },
  ],
};

const golden = goldenSession('s', { reference: SUMMARY });
const wrong = { outcome: 'failed' };

function score(samples: readonly (readonly [number, Candidate])[], numbers: readonly number[], path = 'candidates') {
  const rules = { numbers, precision: 'six decimals' } as const;
  return scoreSamples(golden, new Map(samples), rules, { ...tools, candidatesPath: path });
}

describe('a session with samples', () => {
  it.each<[string, readonly (readonly [number, Candidate])[], string | null]>([
    ['missing', [[1, valid()]], 'none'],
    [
      'broken',
      [
        [1, valid()],
        [2, invalid],
      ],
      'none',
    ],
    [
      'unusable, all of them',
      [
        [1, invalid],
        [2, invalid],
      ],
      null,
    ],
  ])('has no transcript by what its usable samples say, where others are %s', (_, samples, wanted) => {
    expect(score(samples, [1, 2]).session.traits?.transcript).toBe(wanted);
  });

  it('scores the mean of them, each as if it were alone, by dimension too', () => {
    const { session, all } = score(
      [
        [1, valid()],
        [2, valid(wrong)],
        [4, valid()],
      ],
      [1, 2, 4],
    );
    expect(all.map(({ sample, session: one }) => [sample, one.overall])).toEqual([
      [1, 1],
      [2, scoreCandidate(golden, valid(wrong), tools).overall],
      [4, 1],
    ]);
    const [, second] = all;
    expect(session.overall).toBeCloseTo((2 + (second?.session.overall ?? 0)) / 3, 4);
    const outcome = session.dimensions.find(({ dimension }) => dimension === 'outcome');
    expect(outcome?.score).toBeCloseTo(2 / 3, 3);
    expect(outcome?.reason).toMatch(/^mean of 3 samples; sample 2: /);
    expect(session.samples).toMatchObject({ worst: 2, overalls: all.map(({ session: one }) => one.overall) });
    expect(session.samples?.all[1]?.scores).toEqual(second?.session.dimensions.map((one) => one.score));
  });

  it('has the findings of the worst, each with the number of samples that have it in whatever words', () => {
    const more = { key_actions: [...SUMMARY.key_actions, 'Deployed to production'] };
    const { session } = score(
      [
        [1, valid(wrong)],
        [2, valid({ ...wrong, ...more })],
        [3, valid()],
      ],
      [1, 2, 3],
    );
    expect(session.samples?.worst).toBe(2);
    expect(session.defects.map(({ code, samples }) => `${code} ${samples}`).sort()).toEqual([
      ...['EXTRA_ACTION 1/3', 'WRONG_OUTCOME 2/3'],
    ]);
    const kept = session.samples?.all.map(({ codes, defectCount, defects }) => [codes, defectCount, defects.length]);
    expect(kept).toEqual([
      [['WRONG_OUTCOME'], 1, 1],
      [['WRONG_OUTCOME', 'EXTRA_ACTION'], 2, 2],
      [[], 0, 0],
    ]);
  });

  it.each<[string, readonly (readonly [number, Candidate])[], readonly number[], number, string]>([
    [
      'the lowest',
      [
        [1, valid()],
        [2, valid(wrong)],
      ],
      [1, 2],
      2,
      'scored',
    ],
    [
      'of equal ones the first',
      [
        [2, valid(wrong)],
        [1, valid()],
        [3, valid(wrong)],
      ],
      [1, 2, 3],
      2,
      'scored',
    ],
    ['a missing one, which is a zero', [[2, valid()]], [1, 2], 1, 'scored'],
    [
      'of zeros one that cannot be used',
      [
        [1, valid({ title: '', summary: '', key_actions: [], outcome: '' })],
        [2, invalid],
      ],
      [1, 2],
      2,
      'scored',
    ],
    ['nothing but what cannot be used', [[2, invalid]], [1, 2], 1, 'invalid_candidate'],
    ['nothing', [], [1, 2], 1, 'missing_candidate'],
  ])('has for its worst %s', (_, samples, numbers, worst, status) => {
    const { session, worst: shown } = score(samples, numbers);
    expect([session.samples?.worst, session.status, shown.sample]).toEqual([worst, status, worst]);
    expect(session.candidatePath).toBe(shown.session.candidatePath);
  });

  it.each<[string, readonly number[], string]>([
    ['candidates', [1, 2], 'candidates/s/2.json'],
    ['c.jsonl', [1, 2], 'its line in c.jsonl, with "sample": 2'],
    ['out/1, out/2', [1, 2], 'out/2/s.json'],
    ['out/1.jsonl, out/2.jsonl', [1, 2], 'its line in out/2.jsonl'],
    // More numbers than inputs: nobody knows which input is which.
    ['out/1, out/2', [1, 2, 7], 'out/1/s/2.json'],
  ])('says of a missing one in %j, of samples %j, that it belongs there: %s', (path, numbers, wanted) => {
    const given = numbers.filter((one) => one !== 2).map((one) => [one, valid()] as const);
    const { session } = score(given, numbers, path);
    expect(session.defects).toMatchObject([
      {
        code: 'NO_CANDIDATE',
        message: `The session has no sample 2 in ${path}; the run has samples ${numbers.join(', ')}`,
        suggestion: `Let the pipeline summarise this session as often as the others: ${wanted}`,
        place: golden.place,
        samples: `1/${numbers.length}`,
      },
    ]);
  });

  it('names a page where the references are pages', () => {
    const page = { ...golden, place: { file: 'golden-corpus/s/reference.md' } };
    const { session } = scoreSamples(page, new Map([[1, valid()]]), { numbers: [1, 2], precision: 'full' }, tools);
    expect(session.defects[0]?.suggestion).toMatch(/: candidates\/s\/2\.md$/);
  });
});

describe('what people taught about a session', () => {
  const taught = (id: string, at: string, overrides: object = {}) => ({
    ...{ id, at, by: 'ana', because: `because of ${id}`, digest: `digest of ${id}` },
    ...{ outcomeWord: 'success', code: null },
    ...{ place: { file: `${id}.json` }, placeOf: () => ({ file: `${id}.json` }) },
    summary: { ...SUMMARY, ...overrides },
  });
  const day = (i: number) => `2026-11-${String(10 + i)}`;
  const many = (kind: string, count: number, atOf: (i: number) => string = day) =>
    Array.from({ length: count }, (_, i) => taught(`${kind}${i}`, atOf(i)));
  const of = (overrides: Partial<GoldenSession>) =>
    goldenSession('s', { reference: SUMMARY, textDigest: 'own', ...overrides });
  const examine = (overrides: Partial<GoldenSession>, candidates: readonly Candidate[] = [valid()]) => {
    const session = of(overrides);
    return scoreTaught(
      session,
      candidates.map((one) => scoreCandidate(session, one, tools)),
      tools,
    );
  };

  it('is scored like candidates: an accepted one without itself, a rejected one against all', () => {
    const other = { title: 'Deployed the billing service to production' };
    const { results, left } = examine({
      accepted: [taught('a', day(0), other)],
      rejected: [taught('r', day(0), other), taught('w', day(0), wrong)],
    });
    expect(results.map(({ kind, id, because }) => [kind, id, because])).toEqual([
      ['accepted', 'a', 'because of a'],
      ['rejected', 'r', 'because of r'],
      ['rejected', 'w', 'because of w'],
    ]);
    // Word for word what was accepted: by that alone it would be perfect.
    expect(results.map(({ overall }) => overall === 1)).toEqual([false, true, false]);
    expect(results[2]?.codes).toEqual(['WRONG_OUTCOME']);
    expect(results[2]?.scores).toEqual([1, 1, 1, 0, 1]);
    expect(left).toEqual({ accepted: 0, rejected: 0 });
  });

  it('is examined up to so many of each kind, the newest, in the order in which they stand', () => {
    const accepted = many('a', MOST_EXAMINED.accepted + 2, (i) => day(i % 3 === 0 ? 0 : i));
    const { results, left } = examine({ accepted, rejected: many('r', MOST_EXAMINED.rejected + 1) });
    const idsOf = (kind: string) => results.filter((one) => one.kind === kind).map(({ id }) => id);
    expect(idsOf('accepted')).toEqual(['a0', 'a1', 'a2', 'a4', 'a5']);
    expect(idsOf('rejected')).toEqual(
      many('r', MOST_EXAMINED.rejected + 1)
        .slice(1)
        .map(({ id }) => id),
    );
    expect(left).toEqual({ accepted: 2, rejected: 1 });
  });

  it('is examined up to so many characters, those of all that it is compared with included', () => {
    // Each of them is held against the reference and two accepted ones.
    const long = { summary: 'word '.repeat(MOST_COMPARED / 5 / 10) };
    const accepted = [taught('a', day(0), long), taught('b', day(1), long)];
    const { results, left } = examine({
      accepted,
      rejected: many('r', 3, (i) => day(i)).map((one) => ({ ...one, summary: accepted[0]?.summary ?? one.summary })),
    });
    expect(results.map(({ id }) => id)).toEqual(['b', 'r2']);
    expect(left).toEqual({ accepted: 1, rejected: 2 });
  });

  it('says where a candidate is word for word what was rejected', () => {
    const rejected = [taught('r', day(0), wrong)];
    expect(examine({ rejected }, [valid(wrong, 'digest of r')]).isRejected).toBe(true);
    expect(examine({ rejected }, [valid(), valid(wrong, 'digest of r')]).isRejected).toBe(true);
    expect(examine({ rejected })).not.toHaveProperty('isRejected');
  });

  it('says what each wording makes of each candidate, where something was accepted', () => {
    const { wordings } = examine({ accepted: [taught('a', day(0), wrong)] }, [valid(), invalid, valid(wrong)]);
    expect(wordings?.digests).toEqual(['own', 'digest of a']);
    expect(wordings?.scores.map((one) => one?.map(({ scores }) => scores[3]) ?? null)).toEqual([[1, 0], null, [0, 1]]);
    expect(examine({ rejected: [taught('r', day(0))] })).not.toHaveProperty('wordings');
  });

  it('can be left out of its session by its digest', () => {
    const [one, two] = [taught('a', day(0)), taught('b', day(0))];
    expect(withoutItself(of({ accepted: [one, two] }), one).accepted).toEqual([two]);
  });

  it('is a candidate whose values have places of their own, or those that are given', () => {
    const one = asCandidate('s', taught('a', day(0)));
    expect(one).toMatchObject({ name: 's', place: { file: 'a.json' }, digest: 'digest of a', outcomeWord: 'success' });
    expect(one.places()(['key_actions', 1])).toEqual({ file: 'key_actions/1' });
    expect(asCandidate('s', taught('a', day(0)), () => ({ file: 'x' })).places()([])).toEqual({ file: 'x' });
  });
});
