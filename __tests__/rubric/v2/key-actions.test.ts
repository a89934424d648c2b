import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../builders/long-runs.js';
import { anyCandidateOf, anyReport } from './generated.js';
import { permuted, resultOf } from './sessions.js';

function evidenceOf(reference: readonly string[], candidate: readonly string[]) {
  const { evidence, score } = resultOf('key_actions', { key_actions: reference }, { key_actions: candidate });
  if (evidence.kind !== 'assignment') throw new Error(`an assignment is wanted, not ${evidence.kind}`);
  return { ...evidence, score };
}

function scoreOf(reference: readonly string[], candidate: readonly string[]): number {
  return resultOf('key_actions', { key_actions: reference }, { key_actions: candidate }).score;
}

const partnersOf = (matches: readonly { readonly partner: number | null }[]): readonly (number | null)[] =>
  matches.map(({ partner }) => partner);

const RENEWED = 'Renewed the expired TLS certificate';
const DRAINED = 'Drained the database replica';
const SPLIT = 'Split the billing module in two';
const UNRELATED = 'Ate sandwiches';

describe('key actions, worked out by hand', () => {
  it.each<readonly [string, readonly string[], readonly string[], number]>([
    ['a copy', [RENEWED, DRAINED], [RENEWED, DRAINED], 1],
    ['another order', [RENEWED, DRAINED], [DRAINED, RENEWED], 1],
    ['both empty', [], [], 1],
    ['none in the reference', [], [RENEWED], 0],
    ['none in the candidate', [RENEWED], [], 0],
    ['nothing in common', [RENEWED], [UNRELATED], 0],
    ['other grammar', [RENEWED], ['An expired TLS certificate: renewed'], 1],
    // F1 of a recall of 1/2 and a precision of 1.
    ['one of two', [RENEWED, DRAINED], [RENEWED], 2 / 3],
    ['one of three', [RENEWED, DRAINED, SPLIT], [RENEWED], 1 / 2],
    ['one too many', [RENEWED], [RENEWED, UNRELATED], 2 / 3],
    ['one right, one wrong', [RENEWED, DRAINED], [RENEWED, UNRELATED], 1 / 2],
    ['said twice', [RENEWED], [RENEWED, RENEWED], 2 / 3],
    ['said three times', [RENEWED], [RENEWED, RENEWED, RENEWED], 1 / 2],
    ['said twice, as in the reference', [RENEWED, RENEWED], [RENEWED, RENEWED], 1],
    ['said once, where the reference says it twice', [RENEWED, RENEWED], [RENEWED], 2 / 3],
    ['said three times, where the reference says it twice', [RENEWED, RENEWED], [RENEWED, RENEWED, RENEWED], 0.8],
    // A bullet without words is one too many.
    ['a bullet without words', [RENEWED], [RENEWED, '—'], 2 / 3],
    ['a wordless bullet in the reference', [RENEWED, '—'], [RENEWED], 2 / 3],
  ])('%s', (_, reference, candidate, score) => {
    expect(scoreOf(reference, candidate)).toBeCloseTo(score, 4);
  });

  it('an empty bullet is a bullet', () => {
    expect(scoreOf([], [''])).toBe(0);
    expect(scoreOf([''], [])).toBe(0);
  });

  it('a number that is wrong takes 60 % of a bullet with one number', () => {
    const [reference, candidate] = ['Deleted 14 stale branches', 'Deleted 15 stale branches'];
    const { reference: matches, score } = evidenceOf([reference], [candidate]);
    const [match] = matches;
    expect(match).toMatchObject({ partner: 0, kind: 'same', consistency: { facts: 0.4, statements: 1, order: 1 } });
    // The bullets are so alike that they count as the same one; the changed number is all that costs.
    expect(score).toBe(0.4);
  });
});

it('a bullet that was split in three is said by its parts together, each of which gets most of the credit', () => {
  const whole = `${RENEWED}, drained the database replica and split the billing module in two`;
  const { reference, candidate, recall } = evidenceOf([whole], [RENEWED, DRAINED, SPLIT]);
  // The parts lack an "and" of the whole.
  expect(recall).toBeCloseTo(0.895, 3);
  expect(reference).toMatchObject([{ kind: 'same', credit: recall }]);
  expect(candidate.map(({ partner }) => partner)).toEqual([0, 0, 0]);
  expect(candidate.filter(({ kind }) => kind === 'part').map(({ credit }) => credit)).toEqual([0.9, 0.9]);
});

describe('a bullet that merges two of the reference', () => {
  const merged = `${RENEWED} and drained the database replica`;

  it('stands for both, and gives most of the credit', () => {
    const { reference, candidate, recall, precision } = evidenceOf([RENEWED, DRAINED], [merged]);
    expect(partnersOf(reference)).toEqual([0, 0]);
    expect(reference.map(({ kind }) => kind).toSorted()).toEqual(['part', 'same']);
    const part = reference.find(({ kind }) => kind === 'part');
    expect(part?.credit).toBe(0.9);
    expect(candidate).toHaveLength(1);
    expect(recall).toBeGreaterThan(0.9);
    expect(precision).toBeGreaterThan(0.9);
  });

  it('scores less than both, and more than one', () => {
    const both = scoreOf([RENEWED, DRAINED], [RENEWED, DRAINED]);
    const one = scoreOf([RENEWED, DRAINED], [RENEWED]);
    const score = scoreOf([RENEWED, DRAINED], [merged]);
    expect(score).toBeLessThan(both);
    expect(score).toBeGreaterThan(one);
  });

  it('gives nothing for what it does not say', () => {
    const { reference } = evidenceOf([RENEWED, DRAINED, SPLIT], [merged]);
    expect(reference[2]).toMatchObject({ partner: null, credit: 0, kind: 'none' });
  });
});

describe('a bullet of the reference that is split', () => {
  const whole = `${RENEWED} and drained the database replica`;

  it('is said by both halves', () => {
    const { candidate } = evidenceOf([whole], [RENEWED, DRAINED]);
    expect(partnersOf(candidate)).toEqual([0, 0]);
    expect(candidate.map(({ kind }) => kind).toSorted()).toEqual(['part', 'same']);
    expect(candidate.find(({ kind }) => kind === 'part')?.credit).toBe(0.9);
  });

  it('gives nothing for a half said twice', () => {
    const { candidate } = evidenceOf([whole], [RENEWED, RENEWED]);
    expect(candidate.map(({ kind, credit }) => [kind, credit > 0])).toEqual([
      ['same', true],
      ['repeated', false],
    ]);
  });
});

describe('what is told of key actions', () => {
  const KEY = 'Renewed the TLS key of the staging mirror';
  const MAIL = `${RENEWED} of the mail gateway`;
  const BOTH = `${RENEWED} and drained the database replica`;
  const LONG = `${BOTH}, split the billing module in two, rewrote the parser of invoices and upgraded every kernel`;
  const ALPHA = 'Renewed the certificate of alpha';
  const BRAVO = 'Renewed the certificate of bravo';
  const SHORT = 'Renewed the certificate';

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['alike in part', [RENEWED], [KEY]],
    ['alike in little', [RENEWED, 'Ate 3 sandwiches in the kitchen with colleagues'], [RENEWED, 'Met colleagues']],
    ['with more of another', [RENEWED], [LONG]],
  ])('gives bullets the credit of their likeness, from 0.15 to 0.7: %s', (_, reference, candidate) => {
    for (const { kind, credit, nearest } of evidenceOf(reference, candidate).reference) {
      expect(kind).toBe('same');
      expect(credit).toBeCloseTo(Math.min(1, ((nearest?.similarity ?? 0) - 0.15) / 0.55), 4);
    }
  });

  it('is how many were found, and how well', () => {
    const { reason } = resultOf('key_actions', { key_actions: [RENEWED, DRAINED] }, { key_actions: [KEY] });
    expect(reason).toBe('1 of 2 actions found, recall 0.30, precision 0.60');
  });

  it.each([
    ['part of it', [MAIL, DRAINED], [BOTH], 'reference'],
    ['what is part of it', [BOTH], [MAIL, DRAINED], 'candidate'],
  ] as const)('gives %s what it says of that, and most of that alone', (_, reference, candidate, side) => {
    const [part, same] = evidenceOf(reference, candidate)[side];
    expect(part).toMatchObject({ kind: 'part', partner: 0, nearest: { index: 0 }, lacking: [] });
    expect(part?.credit).toBeCloseTo(0.6226, 4);
    expect(same).toMatchObject({ kind: 'same', partner: 0, credit: 0.8621 });
  });

  it('is no partner where a word of a long bullet is all that is said, but where that word comes from', () => {
    const { reference, candidate } = evidenceOf([LONG], ['Drained']);
    expect(reference).toMatchObject([{ kind: 'none', partner: null, credit: 0, nearest: { index: 0 } }]);
    expect(candidate).toMatchObject([{ kind: 'part', partner: 0, credit: 0.9 }]);
  });

  it.each([
    ['split', [`${RENEWED} and deleted 14 stale branches`], [RENEWED, 'Deleted 15 stale branches'], 'candidate'],
    ['merged', [RENEWED, 'Deleted 15 stale branches'], [`${RENEWED} and deleted 14 stale branches`], 'reference'],
  ] as const)('is no part where its number is another one: %s', (_, reference, candidate, side) => {
    expect(evidenceOf(reference, candidate)[side][1]).toMatchObject({ kind: 'none', partner: null, credit: 0 });
  });

  it('loses by a wrong number what its parts say together', () => {
    const whole = 'Deleted 14 stale branches of the billing module and renewed the certificate';
    const { reference } = evidenceOf([whole], ['Deleted 15 stale branches of the billing module', SHORT]);
    expect(reference).toMatchObject([{ kind: 'same', consistency: { facts: 0.4 } }]);
    // 0.4 of the credit of 0.9.
    expect(reference[0]?.credit).toBeCloseTo(0.4, 1);
    expect(reference[0]?.credit).toBeLessThanOrEqual(0.4);
  });

  it.each([[[ALPHA, BRAVO]], [[BRAVO, ALPHA]]])(
    'is the same in any order, where bullets are as like: %j',
    (bullets) => {
      const missing = evidenceOf(bullets, [SHORT]).reference[bullets.indexOf(BRAVO)];
      expect(missing).toMatchObject({ kind: 'none', lacking: ['bravo'], nearest: { index: 0 } });
      const surplus = evidenceOf([SHORT], bullets).candidate[bullets.indexOf(BRAVO)];
      expect(surplus).toMatchObject({ kind: 'none', lacking: [], nearest: { index: 0 } });
      const longer = bullets.map((bullet) => `${RENEWED}: ${bullet}`);
      const { reference } = evidenceOf([...longer, RENEWED], longer);
      expect(reference[2]).toMatchObject({ kind: 'part', partner: bullets.indexOf(ALPHA), credit: 0.9 });
      expect(reference[2]?.nearest?.index).toBe(bullets.indexOf(ALPHA));
    },
  );
});

const anyPair = anyReport.chain((reference) =>
  fc.tuple(
    fc.constant(reference.key_actions),
    anyCandidateOf(reference).map(({ key_actions }) => key_actions),
  ),
);

describe('key actions', () => {
  it('score the same in any order of both files', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(), fc.nat(), ([reference, candidate], one, other) => {
        expect(scoreOf(permuted(reference, one), permuted(candidate, other))).toBe(scoreOf(reference, candidate));
      }),
      { numRuns: runs(300) },
    );
  });

  it('name the same partners in any order of both files', () => {
    const reference = [RENEWED, DRAINED, SPLIT];
    for (let rank = 0; rank < 6; rank++) {
      const candidate = permuted(reference, rank);
      const { reference: matches } = evidenceOf(reference, candidate);
      expect(matches.map(({ partner }) => candidate[partner ?? -1])).toEqual(reference);
    }
  });

  it('score no more with a bullet repeated, where the reference has no bullet like another', () => {
    const bullets = [RENEWED, DRAINED, SPLIT, `${UNRELATED} at noon`, 'Rewrote the parser of invoices'];
    fc.assert(
      fc.property(
        fc.subarray(bullets, { minLength: 1 }),
        fc.array(fc.constantFrom(...bullets, UNRELATED, 'Renewed the certificate'), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (reference, candidate, at) => {
          const again = candidate[at % candidate.length] ?? '';
          expect(scoreOf(reference, [...candidate, again])).toBeLessThanOrEqual(scoreOf(reference, candidate));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('score no more with a bullet repeated in other words', () => {
    const candidate = [RENEWED, SPLIT];
    expect(scoreOf([RENEWED, DRAINED], [...candidate, 'Expired TLS certificate renewed'])).toBeLessThan(
      scoreOf([RENEWED, DRAINED], candidate),
    );
  });
});

type Alike = readonly [string, readonly [string, string], readonly [string]];

/** The candidate has the second of two bullets that are alike. */
const OPPOSITES: Alike = [
  'opposites',
  ['Disabled the cache of the worker in staging', 'Enabled the cache of the worker in staging'],
  ['Enabled the cache of the worker in staging'],
];
const NUMBERS: Alike = [
  'numbers',
  ['Set the limit of the worker to 64 MB', 'Set the limit of the worker to 96 MB'],
  ['Set the limit of the worker to 96 MB'],
];
const NEGATIONS: Alike = [
  'negations',
  ['The retry did fix the lease', 'The retry did not fix the lease'],
  ['The retry did not fix the lease'],
];

describe('bullets that are alike', () => {
  it.each([OPPOSITES, NUMBERS, NEGATIONS])('are matched each with itself: %s', (_, reference, candidate) => {
    const matches = evidenceOf(reference, candidate).reference;
    expect(matches[1]).toMatchObject({ partner: 0, kind: 'same', credit: 1 });
    expect(matches[0]?.kind).not.toBe('same');
  });

  it('do not stand for one another where a number differs', () => {
    expect(scoreOf(NUMBERS[1], NUMBERS[2])).toBeCloseTo(2 / 3, 4);
  });
});

describe('a bullet repeated gains nothing', () => {
  it('in place of one like it', () => {
    const reference = ['Disabled the parser in auth.ts', 'Fixed the parser in auth.ts', DRAINED];
    const candidate = ['Disabled the parser in auth.ts', DRAINED];
    expect(scoreOf(reference, [...candidate, 'Disabled the parser in auth.ts'])).toBeLessThanOrEqual(
      scoreOf(reference, candidate),
    );
  });

  it('in generated reports', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(), ([reference, candidate], at) => {
        const again = candidate[at % Math.max(1, candidate.length)] ?? '';
        fc.pre(candidate.length > 0 && reference.filter((bullet) => bullet === again).length <= 1);
        expect(scoreOf(reference, [...candidate, again])).toBeLessThanOrEqual(scoreOf(reference, candidate));
      }),
      // One run in some thousand draws two bullets of the same words: see the known gaps.
      { numRuns: runs(1000), seed: 5 },
    );
  });

  it.each([10, 45, 60])('where it is half of one, %d times in a long list', (count) => {
    const reference = [`${RENEWED} and drained the database replica`, SPLIT];
    const junk = Array.from({ length: 60 }, (_, i) => `alpha${i} beta${i}`);
    const candidate = [...junk, RENEWED];
    const repeated = [...candidate, ...Array.from({ length: count }, () => RENEWED)];
    expect(scoreOf(reference, repeated)).toBeLessThanOrEqual(scoreOf(reference, candidate));
  });
});

describe('a bullet and its like', () => {
  it.each([OPPOSITES, NEGATIONS])('a bullet whose like is there is missing: %s', (_, reference, candidate) => {
    expect(scoreOf(reference, candidate)).toBeCloseTo(2 / 3, 4);
  });

  it('a bullet repeated gains nothing where another one has the same words', () => {
    const said = 'Restored the queue in auth.ts and replaced the lexer';
    const reference = [said, 'Replaced the queue in auth.ts and restored the lexer'];
    expect(scoreOf(reference, [said, said])).toBeLessThanOrEqual(scoreOf(reference, [said]));
  });

  it('a bullet is matched with itself, not with its reverse', () => {
    const [reversed, kept] = ['Moved a job from blue to red', 'Moved a job from red to blue'];
    expect(evidenceOf([reversed, kept], [kept]).reference[1]).toMatchObject({ partner: 0, kind: 'same', credit: 1 });
  });
});

describe('key actions, known gaps', () => {
  const WHOLE = `${RENEWED} and drained the database replica`;

  // From a similarity of 0.7 on, a bullet counts as whole; its second half, said in a bullet of its own, gives 0.9.
  it.failing('a bullet that lacks its second half costs something', () => {
    expect(scoreOf([WHOLE], [RENEWED])).toBeLessThan(1);
  });

  it.failing('both halves of a bullet score no less than the first alone', () => {
    expect(scoreOf([WHOLE], [RENEWED, DRAINED])).toBeGreaterThanOrEqual(scoreOf([WHOLE], [RENEWED]));
  });
});
