import { describe, expect, it } from '@jest/globals';
import type { Candidate, InvalidCandidate } from '../../../src/inputs/candidates/candidate.js';
import {
  byNameAndSample,
  firstUsableCandidate,
  type NumberedCandidate,
  sampleNumbers,
  showNumbers,
  sortSamples,
} from '../../../src/inputs/candidates/samples.js';

const invalid = (file: string, name = 'a', more: object = {}): Candidate => ({
  kind: 'invalid',
  name,
  place: { file },
  defects: [{ code: 'INVALID_CANDIDATE', dimension: null, message: `of ${file}`, suggestion: null, place: { file } }],
  ...more,
});
const valid = (file: string, name = 'a'): Candidate => ({
  ...{ kind: 'valid', name, place: { file }, digest: file, missing: new Map(), unread: [], outcomeWord: null },
  summary: { title: 't', summary: 's', key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] },
  places: () => () => ({ file }),
});
const messages = (candidate: Candidate | undefined): readonly string[] =>
  candidate?.kind === 'invalid' ? candidate.defects.map(({ message }) => message) : [];
const one = (candidate: Candidate, sample?: number): NumberedCandidate =>
  sample === undefined ? { candidate } : { candidate, sample };

describe('the numbers of the samples of a run', () => {
  it.each<[string, readonly (readonly (number | undefined)[])[], number, readonly number[]]>([
    ['none where each session has one', [[1], [2], [undefined]], 1, []],
    ['none where nothing is numbered', [[undefined, undefined]], 1, []],
    ['none where a number stands twice', [[1, 1]], 1, []],
    ['none without a session', [], 1, []],
    ['those of all sessions where one has two', [[10, 9], [1], [undefined]], 1, [1, 9, 10]],
    ['0 too', [[0, 2]], 1, [0, 2]],
    ['one for each input of several', [], 3, [1, 2, 3]],
    ['those and what is numbered besides', [[7]], 2, [1, 2, 7]],
  ])('are %s', (_, groups, inputs, wanted) => expect(sampleNumbers(groups, inputs)).toEqual(wanted));

  it('are one more than a hundred at most, to be refused', () => {
    const all = Array.from({ length: 300 }, (_, i) => i);
    expect(sampleNumbers([all], 1)).toEqual(all.slice(0, 101));
    expect(sampleNumbers([all.slice(0, 100)], 1)).toHaveLength(100);
  });

  it('are shown up to ten', () => {
    const ten = Array.from({ length: 10 }, (_, i) => i);
    expect(showNumbers(ten)).toBe('0, 1, 2, 3, 4, 5, 6, 7, 8, 9');
    expect(showNumbers([...ten, 10])).toBe('0, 1, 2, 3, 4, 5, 6, 7, 8, 9 …');
    expect(showNumbers([3])).toBe('3');
  });
});

describe('the samples of one session', () => {
  it('stand by their numbers, in the order of the run', () => {
    const [a, b] = [valid('a'), valid('b')];
    const sorted = sortSamples([one(a, 2), one(b, 1)], [1, 2, 3]);
    expect([...(sorted as ReadonlyMap<number, Candidate>)]).toEqual([
      [1, b],
      [2, a],
    ]);
  });

  it('are invalid where two have one number', () => {
    const sorted = sortSamples([one(valid('a'), 1), one(invalid('b'), 1), one(valid('c'), 2)], [1, 2]);
    const samples = sorted as ReadonlyMap<number, Candidate>;
    expect(messages(samples.get(1))).toEqual(['Two candidates for sample 1 of one session: a and b', 'of b']);
    expect(samples.get(1)).toMatchObject({ name: 'a', place: { file: 'a' } });
    expect(samples.get(2)).toMatchObject({ kind: 'valid' });
  });

  it.each<[string, readonly NumberedCandidate[], readonly string[]]>([
    [
      'has no number',
      [one(valid('a'))],
      ['The candidate cannot be scored: it has no sample number, and the run has samples 1, 2'],
    ],
    [
      'has a wrong number',
      [one(invalid('a', 'a', { wrongSample: '"x"' }))],
      [
        'The candidate cannot be scored: its "sample" is "x", which is no whole number from 0, and the run has samples 1, 2',
      ],
    ],
    [
      'has no number beside one that has',
      [one(valid('a')), one(valid('b'), 1)],
      ['Two candidates for one session: a and b'],
    ],
    [
      'has a wrong number beside others',
      [one(invalid('a', 'a', { wrongSample: '1.5' })), one(invalid('b', 'a', { wrongSample: '-1' }), undefined)],
      [
        'Two candidates for one session: a and b; the "sample" of the second one is -1, which is no whole number from 0; the "sample" of the first one is 1.5, which is no whole number from 0',
        'of a',
        'of b',
      ],
    ],
    [
      'has a wrong number among others that are told apart',
      [one(valid('a'), 1), one({ ...valid('b'), wrongSample: '"two"' }), one(valid('c'), 3)],
      [
        'Two candidates for one session: a and b; the "sample" of the second one is "two", which is no whole number from 0',
      ],
    ],
    [
      'has none, and two have the same',
      [one(valid('a')), one(valid('b'), 2), one(valid('c'), 2), one(valid('d'))],
      [
        'Two candidates for one session: a and b',
        'Two candidates for sample 2 of one session: b and c',
        'Two candidates for one session: b and d',
      ],
    ],
  ])('are invalid as a whole where one %s', (_, group, wanted) =>
    expect(messages(sortSamples(group, [1, 2]) as Candidate)).toEqual(wanted),
  );

  it('are stood for by the first that can be scored, else by the first', () => {
    const [a, b, c] = [invalid('a'), valid('b'), valid('c')];
    expect(
      firstUsableCandidate(
        new Map([
          [1, a],
          [2, b],
          [3, c],
        ]),
      ),
    ).toBe(b);
    expect(firstUsableCandidate(new Map([[2, a]]))).toBe(a);
    expect(firstUsableCandidate(new Map())).toBeUndefined();
  });
});

describe('candidates by the names of their sessions', () => {
  it('are one each where the run has no samples, and invalid where there are several', () => {
    const group = byNameAndSample([one(valid('b', 'b')), one(valid('a')), one(valid('a2'))], 1, () => true);
    expect([...group.byName.keys()]).toEqual(['a', 'b']);
    expect(messages(group.byName.get('a'))).toEqual(['Two candidates for one session: a and a2']);
    expect(group.byName.get('b')).toMatchObject({ kind: 'valid' });
    expect([group.numbers, group.samplesOf.size]).toEqual([[], 0]);
    const [defect] = (group.byName.get('a') as InvalidCandidate).defects;
    expect(defect?.suggestion).toBe(
      'Keep one of the two; if they are samples of the session, number them: write "sample": 2 into a line, <name>/2.json in a folder, or a folder for each in candidates: out/1, out/2',
    );
  });

  it('are samples where a session of the corpus has several', () => {
    const all = [one(invalid('a1'), 1), one(valid('a2'), 2), one(valid('b', 'b'), 2), one(valid('c', 'c'))];
    const { byName, samplesOf, numbers } = byNameAndSample(all, 1, () => true);
    expect(numbers).toEqual([1, 2]);
    expect(byName.get('a')?.place.file).toBe('a2');
    expect([...(samplesOf.get('a')?.keys() ?? [])]).toEqual([1, 2]);
    expect([...(samplesOf.get('b')?.keys() ?? [])]).toEqual([2]);
    expect(samplesOf.has('c')).toBe(false);
    expect(messages(byName.get('c'))[0]).toMatch(/it has no sample number, and the run has samples 1, 2$/);
  });

  it('are no samples where only what is not of the corpus has several', () => {
    const all = [one(valid('a1'), 1), one(valid('a2'), 2)];
    expect(byNameAndSample(all, 1, () => false).numbers).toEqual([]);
    expect(byNameAndSample(all, 1, (name) => name === 'a').numbers).toEqual([1, 2]);
  });
});
