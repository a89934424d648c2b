import { describe, expect, it } from '@jest/globals';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { lintCorpus, traitsOf } from '../../../src/inputs/lint/lint-corpus.js';
import { jsonl, referenceJson } from '../../builders/summaries.js';
import { readTree } from '../corpus/read-tree.js';

type Session = Readonly<Record<string, unknown>> & { readonly reference?: Readonly<Record<string, unknown>> };

const OUTCOMES = ['success', 'partial', 'failed'];
const DIFFICULTIES = ['simple', 'normal', 'complex'];
const KINDS = ['bugfix', 'feature', 'design'];

/** Sessions as different as a corpus should have them; each summary has words of its own. */
function sessions(n: number, override: (i: number) => Session = () => ({})): readonly Session[] {
  return Array.from({ length: n }, (_, i) => {
    const { reference, ...top } = override(i);
    return {
      name: `s${String(i).padStart(4, '0')}`,
      ...referenceJson(
        { difficulty: DIFFICULTIES[i % 3], kind: KINDS[i % 3], ...top },
        { outcome: OUTCOMES[i % 3], summary: `alpha${i} beta${i} gamma${i} delta${i}`, ...reference },
      ),
    };
  });
}

/** `rule line message` of a corpus of these sessions; severity is always warning. */
function lint(list: readonly Session[]): readonly string[] {
  const corpus = readTree({ 'golden.jsonl': jsonl(...list) }, 'golden.jsonl');
  expect(corpus.problems).toEqual([]);
  return lintCorpus(corpus.sessions.map(traitsOf), { file: 'golden.jsonl' }, OWN_FORMAT).map(
    ({ rule, severity, message, place }) => {
      expect(severity).toBe('warning');
      return `${rule} ${place.line ?? '-'} ${message}`;
    },
  );
}

const of = (rule: string, list: readonly Session[]): readonly string[] =>
  lint(list).filter((line) => line.startsWith(rule));

it('has no remark about a large and varied corpus', () => expect(lint(sessions(20))).toEqual([]));

describe('corpus-size', () => {
  it.each([
    [1, '1 session'],
    [19, '19 sessions'],
  ])('warns of %d', (n, words) => {
    expect(of('corpus-size', sessions(n))).toEqual([
      `corpus-size - ${words}; from 20 on a mean is steady enough to gate on`,
    ]);
  });

  it('does not count canaries', () => {
    expect(
      of(
        'corpus-size',
        sessions(20, (i) => ({ canary: i === 7 })),
      ),
    ).toHaveLength(1);
    expect(
      of(
        'corpus-size',
        sessions(21, (i) => ({ canary: i === 7 })),
      ),
    ).toEqual([]);
  });
});

describe('spread', () => {
  it.each<[string, number, (i: number) => Session, string[]]>([
    ['too few to ask', 5, () => ({ difficulty: 'normal', kind: 'other', reference: { outcome: 'success' } }), []],
    [
      'an outcome that never occurs',
      6,
      (i) => ({ reference: { outcome: OUTCOMES[i % 2] } }),
      ['no session with the outcome failed'],
    ],
    [
      'difficulties that never occur',
      6,
      () => ({ difficulty: 'complex' }),
      ['no session with the difficulty simple, normal', '6 of 6 sessions have the difficulty complex'],
    ],
    [
      'two kinds',
      6,
      (i) => ({ kind: KINDS[i % 2] }),
      ['no session with the kind refactor, debugging, design, operations, other'],
    ],
    ['no kinds at all, as outside of software', 6, () => ({ kind: undefined }), []],
    [
      'a kind among others',
      6,
      (i) => ({ kind: i === 0 ? 'bugfix' : undefined }),
      [
        'no session with the kind feature, refactor, debugging, design, operations',
        '5 of 6 sessions have the kind other',
      ],
    ],
    ['an outcome of four fifths', 10, (i) => ({ reference: { outcome: i < 8 ? 'success' : OUTCOMES[i - 7] } }), []],
    [
      'an outcome of more than four fifths',
      11,
      (i) => ({ reference: { outcome: i < 9 ? 'success' : OUTCOMES[i - 8] } }),
      ['9 of 11 sessions have the outcome success'],
    ],
    [
      'a canary with the only failed outcome',
      8,
      (i) => ({ canary: i === 7, reference: { outcome: i === 7 ? 'failed' : OUTCOMES[i % 2] } }),
      ['no session with the outcome failed'],
    ],
  ])('%s', (_, n, override, messages) => {
    expect(of('spread', sessions(n, override))).toEqual(messages.map((message) => `spread - ${message}`));
  });
});

describe('near-duplicate', () => {
  const words = (from: number, n: number): string => Array.from({ length: n }, (_, i) => `w${from + i}`).join(' ');

  it('is said of references that are equal, once', () => {
    const list = sessions(4, (i) => ({
      notes: `${i}`,
      reference: i === 2 ? {} : { summary: 'the same', outcome: 'failed' },
    }));
    expect(of('near-duplicate', list)).toEqual([
      'near-duplicate 2 the same reference as s0000 (golden.jsonl:1)',
      'near-duplicate 4 the same reference as s0000 (golden.jsonl:1)',
    ]);
  });

  it.each([
    // Shared words over all words.
    [13, 30, '0.30', false],
    [14, 30, '0.30', true],
    [20, 30, '0.50', true],
  ])('is said when %d of %d words are shared (%s): above 0.3', (shared, n, similarity, wanted) => {
    const list = sessions(2, (i) => ({ reference: { summary: i === 0 ? words(0, n) : words(n - shared, n) } }));
    expect(shared / (2 * n - shared) > 0.3).toBe(wanted);
    expect(of('near-duplicate', list)).toEqual(
      wanted ? [`near-duplicate 2 summary Jaccard ${similarity} (at most 0.3) with s0000 (golden.jsonl:1)`] : [],
    );
  });

  it('names the most similar one and counts the rest', () => {
    const summaries = [words(0, 10), words(4, 10), words(3, 10), words(2, 10)];
    const list = sessions(4, (i) => ({ reference: { summary: summaries[i] } }));
    expect(of('near-duplicate', list)).toEqual([
      'near-duplicate 2 summary Jaccard 0.43 (at most 0.3) with s0000 (golden.jsonl:1)',
      'near-duplicate 3 summary Jaccard 0.82 (at most 0.3) with s0001 (golden.jsonl:2), and 1 other',
      'near-duplicate 4 summary Jaccard 0.82 (at most 0.3) with s0002 (golden.jsonl:3), and 2 others',
    ]);
  });

  it('is not said of empty summaries of different sessions', () => {
    const list = sessions(3, (i) => ({ reference: { summary: '', title: `title ${i}` } }));
    expect(of('near-duplicate', list)).toEqual([]);
  });

  it('is not said of drafts in which nothing is written yet', () => {
    const empty = { title: '', summary: ' ', key_actions: [], outcome: 'partial', aha_moments: [] };
    expect(
      of(
        'near-duplicate',
        sessions(3, () => ({ reference: empty })),
      ),
    ).toEqual([]);
    expect(
      of(
        'near-duplicate',
        sessions(3, () => ({ reference: { ...empty, key_actions: ['x'] } })),
      ),
    ).toHaveLength(2);
  });

  it('looks at canaries, too', () => {
    const list = sessions(2, (i) => ({ canary: i === 1, reference: { summary: 'the same', outcome: 'failed' } }));
    expect(of('near-duplicate', list)).toHaveLength(1);
  });

  it('is looked for only among equal references in a very large corpus', () => {
    const list = sessions(2001, (i) => ({ reference: { summary: i < 2 ? `one two three four ${i}` : `u${i}` } }));
    expect(of('near-duplicate', list)).toEqual([]);
    expect(of('near-duplicate', [...list, { ...list[5], name: 'twin' }])).toEqual([
      'near-duplicate 2002 the same reference as s0005 (golden.jsonl:6)',
    ]);
  });
});
