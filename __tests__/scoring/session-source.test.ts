import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { UserError } from '../../src/core/errors.js';
import type { Candidate } from '../../src/inputs/candidates/candidate.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import type { InputText, TextPosition } from '../../src/inputs/input-texts.js';
import { SessionSource } from '../../src/scoring/session-source.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';

/** A source of lines, each at the position that it has in its list. */
function sourceOf(candidates: readonly object[], corpus: readonly object[] = []): SessionSource {
  const at = (lines: readonly object[], file: string) => (position: TextPosition) => textOf(lines, file, position);
  const paths = { corpus: 'golden.jsonl', candidates: 'c.jsonl' };
  return new SessionSource(
    paths,
    { at: at(corpus, paths.corpus) },
    { at: at(candidates, paths.candidates) },
    sha256,
    () => undefined,
    OWN_FORMAT,
  );
}

function textOf(lines: readonly object[], file: string, position: TextPosition): InputText {
  const line = 'line' in position ? position.line : 0;
  const value = lines[line - 1];
  return { file, line, text: JSON.stringify(value) ?? '', fault: null, name: undefined, markdown: undefined };
}

const at = (line: number, sample?: number): TextPosition => ({
  ...{ line, offset: 0, length: 1 },
  ...(sample !== undefined && { sample }),
});
const valid = (title: string, name = 'a') => ({ name, ...summaryJson({ title }) });
const broken = { name: 'a', title: 5 };
const shown = (candidate: Candidate | undefined) =>
  candidate?.kind === 'invalid'
    ? candidate.defects.map(({ code, message }) => `${code} ${message}`)
    : candidate?.summary.title;

describe('a source of sessions', () => {
  it('reads a golden session, and none where it is broken', () => {
    const source = sourceOf(
      [],
      [
        { name: 'a', ...referenceJson() },
        { name: 'a', reference: 5 },
      ],
    );
    expect(source.golden('a', at(1))?.reference.title).toBe('Fixed the flaky login test');
    expect(source.golden('a', at(2))).toBeUndefined();
  });

  it('reads the one candidate of a name, and none where there is no position', () => {
    const source = sourceOf([valid('one'), broken]);
    expect(source.candidate('a', [])).toBeUndefined();
    expect(shown(source.candidate('a', [at(1)]))).toBe('one');
    expect(source.candidate('a', [at(2)])?.kind).toBe('invalid');
  });

  it.each<[string, readonly TextPosition[], string | readonly unknown[] | undefined]>([
    ['the first sample by its number', [at(1, 3), at(2, 2)], 'two'],
    ['0 before 1', [at(2, 1), at(1, 0)], 'one'],
    ['the first that is usable', [at(3, 1), at(1, 2), at(2, 3)], 'one'],
    [
      'none where two have no number',
      [at(1), at(2)],
      [expect.stringMatching(/^DUPLICATE_CANDIDATE Two candidates for one session: c.jsonl:1\S* and c.jsonl:2/)],
    ],
    ['none where one has no number', [at(1, 1), at(2)], [expect.stringMatching(/^DUPLICATE/)]],
    ['none where two have the same', [at(1, 1), at(2, 1)], [expect.stringMatching(/^DUPLICATE/)]],
    [
      'none, with what is wrong with each',
      [at(1), at(3), at(2)],
      [expect.stringMatching(/^DUPL/), expect.stringMatching(/^DUPL/), expect.stringMatching(/^INVALID.*title is 5/)],
    ],
  ])('takes of several candidates %s', (_, positions, wanted) => {
    expect(shown(sourceOf([valid('one'), valid('two'), broken]).candidate('a', positions))).toEqual(wanted);
  });

  it('gives the first invalid sample where none is usable', () => {
    const source = sourceOf([broken, { name: 'a', summary: 7 }]);
    expect(shown(source.candidate('a', [at(2, 2), at(1, 1)]))).toEqual([expect.stringContaining('title is 5')]);
  });

  it('reads samples by their numbers, those of the run that are there', () => {
    const source = sourceOf([valid('one'), valid('two'), broken]);
    const samples = source.samples('a', [at(2, 2), at(1, 1), at(3, 5)], [1, 2, 3, 5]);
    if ('kind' in samples) throw new Error('they are samples');
    expect([...samples].map(([number, one]) => [number, shown(one)])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [5, [expect.stringContaining('title is 5')]],
    ]);
    expect(source.samples('a', [], [1, 2])).toEqual(new Map());
    const twice = source.samples('a', [at(1, 1), at(2, 1), at(2, 2)], [1, 2]);
    if ('kind' in twice) throw new Error('they are samples');
    expect([...twice.values()].map(shown)).toEqual([
      [expect.stringContaining('Two candidates for sample 1 of one session')],
      'two',
    ]);
    const unnumbered = source.samples('a', [at(1, 1), at(2)], [1, 2]);
    expect('kind' in unnumbered && shown(unnumbered)).toEqual([expect.stringMatching(/^DUPLICATE/)]);
  });

  it('reads one sample by its number', () => {
    const source = sourceOf([valid('one'), valid('two')]);
    expect(shown(source.sample('a', [at(1, 4), at(2, 5)], 5))).toBe('two');
    expect(source.sample('a', [at(1, 4), at(2, 5)], 6)).toBeUndefined();
  });

  it('says that a file has changed where another session stands at a position', () => {
    const source = sourceOf([valid('one', 'b'), { title: 'of nobody' }], [{ name: 'b', ...referenceJson() }]);
    const changed = (read: () => unknown) => {
      try {
        return read();
      } catch (error) {
        return error instanceof UserError && error.problems.map(({ message, place }) => `${place?.file} ${message}`);
      }
    };
    const inCandidates = [expect.stringMatching(/^c.jsonl the file has changed/)];
    expect(changed(() => source.golden('a', at(1)))).toEqual([expect.stringMatching(/^golden.jsonl the file has/)]);
    expect(changed(() => source.candidate('a', [at(1)]))).toEqual(inCandidates);
    expect(changed(() => source.candidate('b', [at(2)]))).toEqual(inCandidates);
    expect(changed(() => source.sample('a', [at(1, 1)], 1))).toEqual(inCandidates);
  });
});
