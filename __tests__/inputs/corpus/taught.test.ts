import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPlace } from '../../../src/core/errors.js';
import { LONGEST_TAUGHT, MOST_ACCEPTED } from '../../../src/inputs/corpus/taught-summary.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import type { Tree } from '../../builders/workspace.js';
import { readTree } from './read-tree.js';

const S = 'golden-corpus/s';
const reference = { [`${S}/reference.json`]: referenceJson() };
const accepted = (overrides: Readonly<Record<string, unknown>> = {}) =>
  summaryJson({ by: 'ana', at: '2026-11-20', ...overrides });
const rejected = (overrides: Readonly<Record<string, unknown>> = {}) => accepted({ because: 'it lies', ...overrides });

function problemsOf(tree: Tree, path?: string): readonly string[] {
  return readTree(tree, path).problems.map(
    ({ place, message }) => `${place === undefined ? '' : formatPlace(place)}: ${message}`,
  );
}

function sessionOf(tree: Tree, path?: string) {
  const { problems, sessions } = readTree(tree, path);
  expect(problems).toEqual([]);
  const [session] = sessions;
  if (session === undefined) throw new Error('there is no session');
  return session;
}

describe('summaries that people accepted or rejected', () => {
  it('stand in folders beside the reference', () => {
    const session = sessionOf({
      ...reference,
      [`${S}/accepted/one.json`]: accepted({ because: 'shorter' }),
      [`${S}/accepted/.gitkeep`]: '',
      [`${S}/rejected/two.json`]: rejected({ code: 'NUMBER_MISMATCH', outcome: 'who knows', title: null }),
    });
    expect(session.accepted).toMatchObject([
      {
        id: 'one',
        by: 'ana',
        at: '2026-11-20',
        because: 'shorter',
        place: { file: `${S}/accepted/one.json`, line: 1 },
      },
    ]);
    // What a pipeline wrote is read as a candidate is.
    expect(session.rejected).toMatchObject([
      { id: 'two', because: 'it lies', code: 'NUMBER_MISMATCH', summary: { title: '', outcome: 'who knows' } },
    ]);
  });

  it('stand in the lines of a .jsonl corpus, and mean the same there', () => {
    const [a, b] = [accepted({ title: 'One' }), accepted({ title: 'Two' })];
    const inLines = (...list: readonly unknown[]) =>
      sessionOf(
        { 'c.jsonl': jsonl({ name: 's', ...referenceJson(), accepted: list, rejected: [rejected({ id: 'no' })] }) },
        'c.jsonl',
      );
    const inFolder = sessionOf({ ...reference, [`${S}/accepted/x.json`]: a, [`${S}/accepted/y.json`]: b });
    expect(inLines(a, b).referenceDigest).toBe(inFolder.referenceDigest);
    expect(inLines(b, a).accepted.map(({ id }) => id)).toEqual(inLines(a, b).accepted.map(({ id }) => id));
    expect(inLines(a).rejected.map(({ id }) => id)).toEqual(['no']);
    expect(
      sessionOf({ 'c.jsonl': jsonl({ name: 's', ...referenceJson(), accepted: null }) }, 'c.jsonl').accepted,
    ).toEqual([]);
  });

  it('change the digest of their session where they are accepted, by what they say alone', () => {
    const digestOf = (tree: Tree) => sessionOf({ ...reference, ...tree }).referenceDigest;
    const without = digestOf({});
    const one = digestOf({ [`${S}/accepted/a.json`]: accepted({ title: 'One' }) });
    expect(one).not.toBe(without);
    expect(digestOf({ [`${S}/accepted/b.json`]: accepted({ title: 'One', by: 'ben', because: 'so' }) })).toBe(one);
    expect(digestOf({ [`${S}/rejected/b.json`]: rejected() })).toBe(without);
    // A folder's reference.json may have such keys of its own.
    expect(digestOf({ [`${S}/reference.json`]: { ...referenceJson(), accepted: true } })).toBe(without);
  });

  it('are read in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 4 }), (titles) => {
        const treeOf = (all: readonly string[]): Tree => ({
          ...reference,
          ...Object.fromEntries(all.map((title, i) => [`${S}/accepted/${i}.json`, accepted({ title })])),
        });
        const told = (all: readonly string[]) => {
          const { referenceDigest, accepted: read } = sessionOf(treeOf(all));
          return { referenceDigest, summaries: read.map(({ summary }) => summary) };
        };
        expect(told([...titles].reverse())).toEqual(told(titles));
      }),
      { numRuns: 15 },
    );
  });

  it.each<readonly [string, Tree, string]>([
    ['no summary', { [`${S}/accepted/a.json`]: '[]' }, `${S}/accepted/a.json:1:1: the value is a list`],
    ['broken JSON', { [`${S}/accepted/a.json`]: '{' }, `${S}/accepted/a.json:1:2: broken JSON`],
    [
      'nobody who accepted it',
      { [`${S}/accepted/a.json`]: accepted({ by: ' ' }) },
      'by is " "; allowed: the name of a person',
    ],
    ['no day', { [`${S}/accepted/a.json`]: accepted({ at: 'now' }) }, 'allowed: a day such as "2026-01-31"'],
    ['an unknown outcome', { [`${S}/accepted/a.json`]: accepted({ outcome: 'done' }) }, 'outcome is "done"; allowed'],
    ['no reason to reject', { [`${S}/rejected/a.json`]: accepted() }, 'because is missing'],
    ['an unknown code', { [`${S}/rejected/a.json`]: rejected({ code: 'LIES' }) }, 'code is "LIES"; allowed'],
    ['another file', { [`${S}/accepted/a.txt`]: 'x' }, `${S}/accepted/a.txt: allowed: <id>.json`],
    [
      'a file for the folder',
      { [`${S}/accepted`]: 'x' },
      `${S}/accepted: this is a file; allowed: a folder of <id>.json`,
    ],
    [
      'too long a summary',
      { [`${S}/accepted/a.json`]: accepted({ summary: 'x'.repeat(LONGEST_TAUGHT) }) },
      `characters; allowed: up to ${LONGEST_TAUGHT}`,
    ],
    [
      'too many',
      Object.fromEntries(Array.from({ length: MOST_ACCEPTED + 1 }, (_, i) => [`${S}/accepted/${i}.json`, accepted()])),
      `it holds ${MOST_ACCEPTED + 1} summaries; allowed: up to ${MOST_ACCEPTED} accepted ones a session`,
    ],
    [
      'a canary',
      { [`${S}/reference.json`]: referenceJson({ canary: true }), [`${S}/accepted/a.json`]: accepted() },
      'a canary has no accepted and no rejected summaries',
    ],
  ])('are refused with %s', (_, tree, wanted) => {
    const problems = problemsOf({ ...reference, ...tree });
    expect(problems.join('\n')).toContain(wanted);
    expect(problems).toHaveLength(1);
  });

  it.each<readonly [string, unknown, string]>([
    ['no list', { accepted: {} }, 'c.jsonl:1:'],
    ['no object', { accepted: ['x'] }, 'accepted[0]'],
    ['an id twice', { rejected: [rejected({ id: 'a' }), rejected({ id: 'a' })] }, 'the id "a" stands twice'],
    ['an impossible id', { rejected: [rejected({ id: '../x' })] }, 'up to 80 letters'],
    ['too many', { accepted: Array.from({ length: MOST_ACCEPTED + 1 }, () => accepted()) }, 'allowed: up to'],
  ])('are refused in a line with %s', (_, taught, wanted) => {
    const line = { name: 's', ...referenceJson(), ...(taught as object) };
    const problems = problemsOf({ 'c.jsonl': jsonl(line) }, 'c.jsonl');
    expect(problems.join('\n')).toContain(wanted);
  });
});
