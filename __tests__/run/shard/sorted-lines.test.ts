import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Defect } from '../../../src/core/finding.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { amountsOfAll, failableNames, mergeDefects } from '../../../src/run/shard/merge-parts.js';
import type { JudgedLabel, PartHeader, PartLine } from '../../../src/run/shard/part-schema.js';
import type { Part } from '../../../src/run/shard/read-part.js';
import { SortedLines } from '../../../src/run/shard/sorted-lines.js';
import type { ScoredSession } from '../../../src/scoring/scored-session.js';
import { MOST_OUTSIDE_FINDINGS } from '../../../src/scoring/session-record.js';
import { shardOf } from '../../../src/scoring/shard-of.js';
import { judgementAt } from '../../builders/judge-facts.js';
import { ratedSession } from '../../builders/sessions.js';

/** Names of sessions that belong to the first of two shards, in their order, and one of the second. */
const all = Array.from({ length: 40 }, (_, i) => `s${String(i).padStart(2, '0')}`);
const [a = '', b = '', c = ''] = all.filter((name) => shardOf(name, 2, sha256) === 1);
const [other = ''] = all.filter((name) => shardOf(name, 2, sha256) === 2);

const AT = { line: 7, offset: 0, length: 1 };
const traits = { language: 'english', isUnspaced: false, transcript: 'whole' } as const;
const DEFECT: Defect = {
  code: 'UNREADABLE_CANDIDATE',
  dimension: null,
  message: 'm',
  suggestion: null,
  place: { file: 'c' },
};

/** A session line; one that was scored has a reference and traits. */
function session(name: string, more: object = {}, of: Partial<ScoredSession> = {}): PartLine {
  return {
    kind: 'session',
    session: { ...ratedSession(name, { overall: 1 }), traits, ...of } as ScoredSession,
    ...{ reference: {}, candidate: null, judgement: null, metrics: null, evaluations: [] },
    ...more,
  } as unknown as PartLine;
}

/** Adds lines to a part of shard 1 of 2; what is wrong with each. */
function add(lines: readonly PartLine[], header: object = {}) {
  const head = { shard: 1, of: 2, judge: null, labels: null, ...header } as unknown as PartHeader;
  const sorted = new SortedLines(head, 'part.jsonl', sha256);
  const problems = lines.map((one) => sorted.add(one, AT)[0]?.message);
  return { sorted, problems };
}

const judged = { judge: {} };
const belongs = (name: string) => `session "${name}" belongs to shard 2 of 2, not to shard 1`;

describe('the lines of a part', () => {
  it('are taken in the order of their names', () => {
    const { sorted, problems } = add([session(a), session(b, {}, { status: 'missing_candidate' })]);
    expect(problems).toEqual([undefined, undefined]);
    expect([sorted.lines.names, sorted.statuses, sorted.isJudged]).toEqual([
      [a, b],
      ['scored', 'missing_candidate'],
      false,
    ]);
  });

  it.each<[string, readonly PartLine[], object, string | undefined]>([
    ['of another shard', [session(other)], {}, belongs(other)],
    ['twice', [session(a), session(a)], {}, `session "${a}" stands twice`],
    ['out of order', [session(b), session(a)], {}, `session "${a}" does not stand in the order of names`],
    ['without a reference', [session(a, { reference: null })], {}, 'a score, where nobody has seen a reference'],
    [
      'without traits',
      [session(a, {}, { traits: undefined } as never)],
      {},
      'a score, where nobody has seen a reference',
    ],
    [
      'that is a canary, and needs none',
      [session(a, { reference: null }, { status: 'canary' } as never)],
      {},
      undefined,
    ],
    [
      'judged, where no judge was asked',
      [session(a, { judgement: judgementAt(1, a) })],
      {},
      'a judgement, where no judge was asked',
    ],
    ['judged', [session(a, { judgement: judgementAt(1, a) })], judged, undefined],
    [
      'judged by the words of another',
      [session(a, { judgement: judgementAt(1, b) })],
      judged,
      `the judge of session "${a}" speaks of another one`,
    ],
    [
      'with metrics of another',
      [session(a, { metrics: { session: b } })],
      judged,
      `the judge of session "${a}" speaks of another one`,
    ],
    [
      'with an explanation of another',
      [session(a, { evaluations: [{ original: { session: b } }] })],
      judged,
      `the judge of session "${a}" speaks of another one`,
    ],
  ])('are sessions: one %s', (_, lines, header, wanted) => {
    expect(add(lines, header).problems.at(-1)).toBe(wanted);
  });

  it('say whether a judge was asked about any of them', () => {
    expect(add([session(a), session(b, { judgement: judgementAt(1, b) }), session(c)], judged).sorted.isJudged).toBe(
      true,
    );
    expect(add([session(a, { metrics: { session: a } })], judged).sorted.isJudged).toBe(true);
    expect(add([session(a)], judged).sorted.isJudged).toBe(false);
  });

  it('may be labels, where there are some', () => {
    const label = (name: string): PartLine => ({
      kind: 'label',
      label: { session: name, human: 1, scored: 1, effort: NO_EFFORT } as JudgedLabel,
    });
    expect(add([label(a)]).problems).toEqual(['a label, where nobody was asked about labels']);
    const { sorted, problems } = add([label(a), label(a), label(other)], { labels: { count: 3, digest: 'd' } });
    expect([problems, sorted.labels.length]).toEqual([[undefined, undefined, belongs(other)], 3]);
  });

  it('may be candidates of nobody, of which as many are kept as a report shows', () => {
    const stray = (name: string, count = 1): PartLine => ({
      kind: 'unmatched',
      name,
      defects: Array(count).fill(DEFECT),
    });
    const { sorted, problems } = add([stray(a), stray(b), stray(b), stray(a), stray(other)]);
    expect(problems).toEqual([
      ...[undefined, undefined, `session "${b}" stands twice`, `session "${a}" does not stand in the order of names`],
      belongs(other),
    ]);
    expect(sorted.unmatched).toHaveLength(5);
    const many = add(Array.from({ length: MOST_OUTSIDE_FINDINGS + 2 }, () => stray(a, 3))).sorted;
    expect([many.unmatched.length, many.moreUnmatched]).toEqual([MOST_OUTSIDE_FINDINGS, 6]);
  });

  it('may be lines of nobody, as many as a report shows', () => {
    const lines = Array.from(
      { length: MOST_OUTSIDE_FINDINGS + 1 },
      (): PartLine => ({ kind: 'defect', defect: DEFECT }),
    );
    const { sorted, problems } = add(lines);
    expect([problems.at(-2), problems.at(-1)]).toEqual([
      undefined,
      `more than ${MOST_OUTSIDE_FINDINGS} lines that belong to no session`,
    ]);
    expect(sorted.defects).toHaveLength(MOST_OUTSIDE_FINDINGS);
  });
});

describe('what all parts know together', () => {
  const part = (header: object, more: object = {}): Part =>
    ({
      header: { waived: [], candidates: { any: false, valid: false }, more_defects: 0, ...header },
      defects: [],
      unmatched: [],
      moreUnmatched: 0,
      ...more,
    }) as unknown as Part;
  const corpus = { available: 3, canaries: ['c'], skippedFolders: 2 };

  it('is how much there was to score', () => {
    const amounts = (...candidates: readonly object[]) => {
      const parts = candidates.map((one) => part({ corpus, candidates: one }));
      const found = amountsOfAll(parts, parts[0] ?? part({ corpus }));
      return { ...found, hasUsable: found.hasUsable() };
    };
    const none = { any: false, valid: false };
    expect(amounts(none, none)).toEqual({
      ...{ sessions: 4, canaries: 1, skippedFolders: 2, candidates: 0, hasUsable: false, ofNobody: 0 },
    });
    expect(amounts(none, { any: true, valid: false })).toMatchObject({ candidates: 1, hasUsable: false });
    expect(amounts({ any: true, valid: true }, none)).toMatchObject({ candidates: 1, hasUsable: true });
  });

  it('is which sessions can fail, and which a waiver names', () => {
    const statuses = ['scored', 'canary', 'invalid_candidate', 'unreferenced', 'missing_candidate'];
    const lines = { names: ['a', 'b', 'c', 'd', 'e'] };
    expect([
      ...failableNames([part({ waived: ['z'] }, { statuses, lines }), part({}, { statuses: [], lines })]),
    ]).toEqual([...['a', 'c', 'e', 'z']]);
  });

  it('is of spelling hints no more than one run gives', () => {
    const hint = (name: string, suggestion: string | null) => ({ name, defects: [{ ...DEFECT, suggestion }] });
    const told = (sessions: number, ...unmatched: readonly object[]) =>
      mergeDefects([part({ corpus: { available: sessions, canaries: [] } }, { unmatched })]).defects.map(
        ({ suggestion }) => suggestion,
      );
    const guess = 'Did you mean "x"?';
    expect(told(25_000, hint('c', guess), hint('b', guess), hint('a', 'Write it otherwise'))).toEqual([
      'Write it otherwise',
      guess,
      null,
    ]);
    expect(told(10, hint('b', guess), hint('a', guess))).toEqual([guess, guess]);
  });
});
