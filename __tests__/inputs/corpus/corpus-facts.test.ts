import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Summary } from '../../../src/core/summary.js';
import { corpusDigest } from '../../../src/inputs/corpus/corpus-facts.js';
import { goldenGrounds } from '../../../src/inputs/corpus/golden-grounds.js';
import type { GoldenSession } from '../../../src/inputs/corpus/golden-session.js';
import { folderOfReference, referenceAmong } from '../../../src/inputs/corpus/reference-file.js';
import { sizeProblem } from '../../../src/inputs/corpus/session-size.js';
import { readTranscript } from '../../../src/inputs/transcripts/transcript.js';
import { goldenSession } from '../../builders/sessions.js';

const digestOf = (overrides: Partial<GoldenSession>): string => corpusDigest([goldenSession('a', overrides)], sha256);
const requirement = { id: 'r', text: 'redis is pinned', must: 'mention' } as const;

describe('the corpus of a report', () => {
  it.each<[string, Partial<GoldenSession>]>([
    ['its name', { name: 'b' }],
    ['its reference', { referenceDigest: '1'.repeat(64) }],
    ['its difficulty', { difficulty: 'complex' }],
    ['its kind', { kind: 'bugfix' }],
    ['its floor', { gates: { min_overall: 0.5 } }],
    ['a floor of a dimension', { gates: { min_dimensions: { title: 0.5 } } }],
    ['its group', { group: 'g' }],
    ['whether it is a canary', { canary: true }],
    ['a requirement', { requirements: [requirement] }],
  ])('has a digest of %s', (_, overrides) => expect(digestOf(overrides)).not.toBe(digestOf({})));

  it('has a digest of every part of a requirement', () => {
    const all: readonly GoldenSession['requirements'][number][] = [
      requirement,
      { ...requirement, id: 's' },
      { ...requirement, text: 'x' },
      { ...requirement, must: 'not_mention' },
      { ...requirement, any_of: ['redis'] },
      { ...requirement, instead: ['redis'] },
    ];
    expect(new Set(all.map((one) => digestOf({ requirements: [one] }))).size).toBe(all.length);
  });

  it.each<[string, Partial<GoldenSession>]>([
    ['notes', { notes: 'x' }],
    ['tags', { tags: ['x'] }],
    ['its reviewer', { reviewedBy: 'x', reviewedAt: '2026-01-01', unreviewed: true }],
    ['its place', { place: { file: 'x', line: 2 } }],
  ])('has no digest of %s', (_, overrides) => expect(digestOf(overrides)).toBe(digestOf({})));

  it('has the digest that earlier reports have', () => {
    const content =
      '[{"canary":false,"difficulty":"normal","gates":{"min_dimensions":{},"min_overall":0.5},"group":"g","kind":"other",' +
      `"name":"a","reference":"${'0'.repeat(64)}","requirements":[{"any_of":["x"],"id":"r","must":"mention","text":"redis is pinned"}]}]`;
    const overrides = { gates: { min_overall: 0.5 }, group: 'g', requirements: [{ ...requirement, any_of: ['x'] }] };
    expect(digestOf(overrides)).toBe(sha256(content));
    expect(corpusDigest([], sha256)).toBe(sha256('[]'));
  });
});

describe('the reference of a session', () => {
  it.each<[readonly string[], ReturnType<typeof referenceAmong>]>([
    [['a', 'reference.json'], { name: 'reference.json' }],
    [['reference.md'], { name: 'reference.md' }],
    [
      ['reference.md', 'reference.json'],
      {
        wrong: 'reference.md',
        reason: 'the folder has both reference.json and reference.md; allowed: one of the two',
      },
    ],
    [['Reference.JSON'], { wrong: 'Reference.JSON', reason: 'allowed: the name reference.json' }],
    [['REFERENCE.md'], { wrong: 'REFERENCE.md', reason: 'allowed: the name reference.md' }],
    [['a', 'references.json'], undefined],
    [[], undefined],
  ])('among %j', (names, wanted) => expect(referenceAmong(names)).toEqual(wanted));

  it.each([
    ['golden/a/reference.json', 'golden/a'],
    ['reference.md', ''],
    ['golden/a/other.json', undefined],
    ['golden.jsonl', undefined],
    ['golden/reference.json/x', undefined],
  ])('%s lies in the folder %j', (file, wanted) => expect(folderOfReference(file)).toBe(wanted));

  it('is refused before anybody looks through it where it is too large', () => {
    const many = Array.from({ length: 200_000 }, () => 0);
    expect(sizeProblem({ reference: { title: 'x' }, tags: ['a'], requirements: [], gates: {} })).toBeUndefined();
    expect(sizeProblem({ reference: { title: 'x'.repeat(10_000_000) } })).toMatchObject({
      path: ['reference', 'title'],
      hint: 'keep a reference to a page or two',
    });
    expect(sizeProblem({ tags: [], requirements: many })).toMatchObject({
      path: ['requirements'],
      message: expect.stringMatching(/^requirements /),
      hint: 'keep what belongs to the session',
    });
    expect(sizeProblem({ notes: many })).toBeUndefined();
  });
});

describe('what a golden session bears out', () => {
  const grounds = (overrides: Partial<GoldenSession>, text: string) =>
    goldenGrounds(goldenSession('fix-4711', overrides), readTranscript(text, 't.jsonl', sha256));
  const transcript = '{"role": "user", "content": "Pin redis to 7.2"}\n';

  it.each<[string, Partial<GoldenSession>, string, readonly string[]]>([
    ['its transcript', {}, 'It is 7.2', []],
    ['its name', {}, 'It is 4711', []],
    ['its reference', { reference: { ...goldenSession('x').reference, title: '31 tests' } }, '31 tests ran', []],
    ['what must be mentioned', { requirements: [{ ...requirement, text: 'it is 31' }] }, '31 tests ran', []],
    ['each form of that', { requirements: [{ ...requirement, any_of: ['31'] }] }, '31 tests ran', []],
    ['no more', {}, '31 tests ran', ['31']],
    [
      'nothing that must not be mentioned',
      { requirements: [{ ...requirement, text: 'it is 31', must: 'not_mention' }] },
      '31 tests ran',
      ['31'],
    ],
  ])('is %s', (_, overrides, text, wanted) => {
    const found = grounds(overrides, transcript);
    const summary = { ...goldenSession('x').reference, title: '', summary: text };
    expect(found.ungroundedIn(summary).map(({ written }) => written)).toEqual(wanted);
  });

  it.each<[string, Partial<Summary>]>([
    ['', { key_actions: ['31 tests'] }],
    [' by its topics', { topics_found: ['31 tests'] }],
  ])('is an accepted summary as well, with which it is held%s', (_, change) => {
    const { reference } = goldenSession('x');
    const known = grounds({}, transcript);
    const candidate = { ...reference, title: '', summary: '31 tests ran' };
    expect(known.ungroundedIn(candidate)).toHaveLength(1);
    const knowing = known.knowing({ summary: { ...reference, ...change } });
    expect(knowing.ungroundedIn(candidate)).toEqual([]);
    expect(knowing.transcriptHas('7.2')).toBe(true);
    expect(known.ungroundedIn(candidate)).toHaveLength(1);
  });
});
