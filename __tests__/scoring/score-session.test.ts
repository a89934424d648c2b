import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { UserError } from '../../src/core/errors.js';
import type { ValidCandidate } from '../../src/inputs/candidates/candidate.js';
import { NameMisfits } from '../../src/inputs/candidates/name-misfit.js';
import { MOST_PROBLEMS } from '../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import type { InputText } from '../../src/inputs/input-texts.js';
import { seeFields } from '../../src/scoring/fields-seen.js';
import { indexCandidates, indexCorpus, MOST_NAMELESS } from '../../src/scoring/index-inputs.js';
import { MOST_OUTSIDE_FINDINGS } from '../../src/scoring/session-record.js';
import { isHinted, isSpellingHint, unknownSession } from '../../src/scoring/unmatched.js';
import { rateAsInARun } from '../../src/self-test/as-in-a-run.js';
import { SETTINGS } from '../../src/settings/table.js';
import { goldenSession } from '../builders/sessions.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { formatBy } from '../inputs/format/format-by.js';

const REFERENCE = {
  title: 'Fixed the flaky login test',
  summary: 'The login test failed on slow runners because it waited for a fixed time.',
  key_actions: ['Reproduced the failure with a slow network'],
  outcome: 'success',
  aha_moments: [],
  topics_found: [],
} as const;

function valid(overrides: object = {}, more: object = {}): ValidCandidate {
  return {
    ...{ kind: 'valid', name: 's', place: { file: 'c.json', line: 4, column: 2 }, digest: '' },
    ...{ missing: new Map(), unread: [], outcomeWord: null },
    summary: { ...REFERENCE, ...overrides },
    places: () => () => ({ file: 'c.json' }),
    ...more,
  };
}

describe('what is wrong with a candidate', () => {
  const other = goldenSession('other', {
    reference: { ...REFERENCE, key_actions: ['Rotated the signing key of billing'] },
  });
  const golden = goldenSession('s', { reference: REFERENCE });
  const settings = { rubric: 'v2', weights: SETTINGS.weights.default, fields: null, outcomes: null } as const;
  const rate = rateAsInARun(
    [golden, other],
    { ...settings, dimensions: SETTINGS.dimensions.default },
    { files: makeWorkspace().files, digest: sha256 },
  );
  const codesOf = (key_actions: readonly string[], more: object = {}) =>
    rate(golden, { ...REFERENCE, key_actions, ...more }).defects.map(({ code, place }) => `${code} ${place.file}`);

  it('is told once of an action of another session, and of each other action that is too much', () => {
    const [own, foreign, more] = [
      REFERENCE.key_actions[0],
      'Rotated the signing key of billing',
      'Deployed to production',
    ];
    expect(codesOf([own, foreign])).toEqual(['FOREIGN_ACTION key_actions/1']);
    expect(codesOf([own, more])).toEqual(['EXTRA_ACTION key_actions/1']);
    expect(codesOf([own, more, foreign])).toEqual(['FOREIGN_ACTION key_actions/2', 'EXTRA_ACTION key_actions/1']);
    // Of another kind it is told beside that.
    expect(codesOf([own, foreign], { outcome: 'failed' })).toEqual([
      'WRONG_OUTCOME outcome',
      'FOREIGN_ACTION key_actions/1',
    ]);
  });
});

describe('a candidate without a golden session', () => {
  const names = ['export', 'fix-login'];
  const told = (name: string, more: object = {}, index = 0, all: readonly string[] = names, format = OWN_FORMAT) => {
    const candidate = { ...valid({}, more), name };
    const { message, suggestion, place } = unknownSession(candidate, all, index, new NameMisfits(all), format);
    return [message, suggestion, place];
  };
  const place = { file: 'c.json', line: 4, column: 2 };
  const ignored = (name: string) => `The corpus has no session "${name}"; its candidate is ignored`;

  it('is told of with the name that was probably meant', () => {
    expect(told('fix-logn')).toEqual([ignored('fix-logn'), 'Did you mean "fix-login"?', place]);
    expect(told('billing')).toEqual([ignored('billing'), null, place]);
    expect(told('fix-login.summary')[0]).toBe(
      'The corpus has no session "fix-login.summary" but "fix-login"; the candidate is ignored',
    );
    expect(told('fix-login.summary')[1]).toMatch(/\.summary/);
  });

  it('gets a hint as long as fifty thousand names are compared in all', () => {
    expect([isHinted(0, 50_000), isHinted(0, 50_001), isHinted(99, 500), isHinted(100, 500)]).toEqual([
      ...[true, false, true, false],
    ]);
    expect(told('fix-logn', {}, 24_999)[1]).not.toBeNull();
    expect(told('fix-logn', {}, 25_000)[1]).toBeNull();
    expect(['Did you mean "a"?', 'Write it otherwise', null].map(isSpellingHint)).toEqual([true, false, false]);
  });

  it('is told what is wrong with it besides', () => {
    const defect = (code: string, message: string) => ({ code, message, dimension: null, suggestion: null, place });
    const broken = {
      kind: 'invalid',
      defects: [defect('DUPLICATE_CANDIDATE', 'two'), defect('INVALID_CANDIDATE', 'The candidate cannot be scored: x')],
    };
    expect(told('billing', broken)[0]).toBe(`${ignored('billing')} and cannot be scored: x`);
    expect(told('export.v2', broken)[0]).toMatch(/ but "export"; the candidate is ignored and cannot be scored: x$/);
    expect(told('billing', { ...broken, defects: broken.defects.slice(0, 1) })[0]).toBe(ignored('billing'));
  });

  it('may be named by a field, and then no name is guessed', () => {
    const line = { place: { file: 'c.jsonl', line: 1 }, summary: { ...REFERENCE, title: 'fix-logn' } };
    const [, suggestion] = told('fix-logn', line, 0, names, formatBy({ fields: 'title=name' }));
    expect(suggestion).toMatch(/^The "name" of a line is its session, and fields has title there/);
  });
});

describe('what is strange in the fields of a candidate', () => {
  const WRONG = [{ dimension: 'outcome', score: 0, reason: '' }] as const;
  const see = (candidate: object, results: Parameters<typeof seeFields>[2] = [], reference: object = {}) =>
    seeFields({ ...REFERENCE, ...reference }, valid({}, candidate), results);
  const lacking = (...dimensions: readonly string[]) => new Map(dimensions.map((one) => [one, 'missing']));
  const place = { file: 'c.json', line: 4 };
  const unread = [{ path: 'body', kind: 'text' }];

  it('is what it lacks, and whether its reference has something there', () => {
    expect(see({ missing: lacking('title', 'summary'), unread }, [], { summary: '' })).toEqual({
      ...{ place, word: null, unread },
      missing: [
        { dimension: 'title', isEmptyInReference: false },
        { dimension: 'summary', isEmptyInReference: true },
      ],
    });
    expect(see({ unread })).toBeUndefined();
  });

  it('is moments that its reference has not either only beside what else it lacks', () => {
    const one = [{ dimension: 'aha_moments', isEmptyInReference: true }];
    expect(see({ missing: lacking('aha_moments') })).toBeUndefined();
    expect(see({ missing: lacking('outcome', 'aha_moments') })?.missing.slice(1)).toEqual(one);
    const moments = [{ seq: 1, type: 'insight', highlight: '' }];
    expect(see({ missing: lacking('aha_moments') }, [], { aha_moments: moments })?.missing).toEqual([
      { dimension: 'aha_moments', isEmptyInReference: false },
    ]);
  });

  it.each<[string, string | null, string | null]>([
    ['Completed', null, 'Completed'],
    ['  in progress ', null, 'in progress'],
    ['completed', 'Fertig', 'Fertig'],
    ['failed', null, null],
    [' Partial', null, null],
    ['', null, null],
    ['a'.repeat(40), null, 'a'.repeat(40)],
    ['a'.repeat(41), null, null],
    ['{"ok":1}', null, null],
  ])('is an outcome that is none, where it may be a word: %j, written %j', (outcome, outcomeWord, wanted) => {
    const seen = seeFields(REFERENCE, valid({ outcome }, { outcomeWord, unread }), WRONG);
    expect(seen?.word ?? null).toBe(wanted);
    // Keys that nothing reads are of account only where something is missing.
    if (wanted !== null) expect(seen).toEqual({ place, word: wanted, missing: [], unread: [] });
  });

  it('is no word where the outcome is right, or is no dimension', () => {
    expect(seeFields(REFERENCE, valid({ outcome: 'done' }), [{ ...WRONG[0], score: 1 }])).toBeUndefined();
    expect(seeFields(REFERENCE, valid({ outcome: 'done' }), [])).toBeUndefined();
  });

  it('stands on the first line where nothing tells', () => {
    expect(see({ missing: lacking('title'), place: { file: 'c.json' } })?.place).toEqual({ file: 'c.json', line: 1 });
  });
});

describe('an index of inputs', () => {
  const textsOf = (values: readonly unknown[]) => {
    const texts = values.map((value, i) => ({
      position: { line: i + 1, offset: 0, length: 1 },
      read: (): InputText => ({
        ...{ file: 'x.jsonl', line: i + 1, text: typeof value === 'string' ? value : JSON.stringify(value) },
        ...{ fault: null, name: undefined, markdown: undefined },
      }),
    }));
    const none = () => {
      throw new Error('nobody asks');
    };
    const others = { at: none, hasChanged: none, close: none, load: none, hasMarkdown: false };
    return { all: () => texts, parts: [undefined], ...others } as Parameters<typeof indexCorpus>[0];
  };

  it('knows canaries and drafts of a corpus, and whether it is certainly broken', () => {
    const of = (...values: readonly unknown[]) => indexCorpus(textsOf(values), 'x.jsonl', OWN_FORMAT);
    const named = (name: unknown, more: Readonly<Record<string, unknown>> = {}) => ({ name, ...referenceJson(more) });
    const index = of(
      named('a'),
      named('b', { canary: true }),
      named('c', { unreviewed: true }),
      named('d', { canary: 'x' }),
    );
    expect([index.texts.names, [...index.canaries], [...index.drafts], index.isBroken]).toEqual([
      ...[['a', 'b', 'c', 'd'], [1], [2], false],
    ]);
    expect(indexCorpus(undefined, 'x', OWN_FORMAT).texts.names).toEqual([]);
    for (const broken of ['{', '5', {}, named(5), named('a/b'), named('')]) {
      const { texts, canaries, isBroken } = of(broken, named('z', { canary: true }));
      expect([texts.names, [...canaries], isBroken]).toEqual([['z'], [0], true]);
    }
  });

  it('looks no further in a corpus than anything of it will be told', () => {
    const { texts, isBroken } = indexCorpus(
      textsOf([...Array.from({ length: MOST_PROBLEMS }, () => '{'), { name: 'a' }]),
      'x.jsonl',
      OWN_FORMAT,
    );
    expect([texts.names, isBroken]).toEqual([[], true]);
    const fewer = textsOf([...Array.from({ length: MOST_PROBLEMS - 1 }, () => '{'), { name: 'a' }]);
    expect(indexCorpus(fewer, 'x.jsonl', OWN_FORMAT).texts.names).toEqual(['a']);
  });

  it('refuses candidates of whom too many do not tell whose they are, at the first beyond', () => {
    const problem = {
      message: 'more than 20,000 candidates do not tell whose they are; allowed: so many in one run',
      place: { file: 'x.jsonl', line: MOST_NAMELESS + 1 },
      hint: 'each line is one JSON object with the name of its session',
    };
    const texts = textsOf(Array.from({ length: MOST_NAMELESS + 2 }, () => '5'));
    expect(() => indexCandidates(texts, 'x.jsonl', sha256, OWN_FORMAT)).toThrow(new UserError([problem]));
  });

  it('knows whose each candidate is, its sample, and which are of nobody', () => {
    const values = [
      { name: 'a', ...summaryJson() },
      '{"name":"b","sample":2,',
      { sample: 3, name: 'c' },
      '{"title":',
      5,
    ];
    const index = indexCandidates(textsOf(values), 'x.jsonl', sha256, OWN_FORMAT);
    expect(index.texts.names).toEqual(['a', 'b', 'c']);
    expect(index.texts.sample(2)).toBe(3);
    expect([index.inputs, index.defects.length, index.moreDefects]).toEqual([1, 2, 0]);
    expect(index.defects.map(({ code, place }) => [code, place.line])).toEqual([
      ['UNREADABLE_CANDIDATE', 4],
      ['UNREADABLE_CANDIDATE', 5],
    ]);
    const none = indexCandidates(undefined, 'x.jsonl', sha256, OWN_FORMAT);
    expect([none.inputs, none.texts.names, none.defects]).toEqual([0, [], []]);
  });

  it.each<[number, number, number, number]>([
    [3, 2, 5, 0],
    [MOST_OUTSIDE_FINDINGS, 2, MOST_OUTSIDE_FINDINGS, 2],
    [MOST_OUTSIDE_FINDINGS + 1, 1, MOST_OUTSIDE_FINDINGS, 2],
    [MOST_OUTSIDE_FINDINGS - 1, 2, MOST_OUTSIDE_FINDINGS, 1],
  ])('keeps the first of them: of %d beside and %d of nobody %d, and counts %d more', (aside, nobody, kept, more) => {
    const defect = { code: 'UNREADABLE_CANDIDATE', dimension: null, message: 'm', suggestion: null } as const;
    const asides = Array.from({ length: aside }, () => ({ ...defect, place: { file: 'notes.txt' } }));
    const texts = textsOf(Array.from({ length: nobody }, () => '{'));
    const { defects, moreDefects } = indexCandidates(texts, 'x.jsonl', sha256, OWN_FORMAT, asides);
    expect([defects.length, moreDefects]).toEqual([kept, more]);
  });
});
