import { describe, expect, it } from '@jest/globals';
import { renderSelfTest, type SelfTestResult } from '../../../src/render/terminal/self-test.js';
import type { EditStrength, TextsStrength } from '../../../src/self-test/self-test.js';
import { expectGolden } from '../../golden/expect-golden.js';

type Counts = readonly [variants: number, alone: number, everywhere: number];
const caught = ([variants, alone, everywhere]: Counts) => ({ variants, alone, everywhere });

function edit(
  kind: string,
  family: string,
  of: Counts,
  {
    needed = null,
    told = false,
    candidates = null,
    effect = 'damaging',
  }: {
    readonly needed?: number | null;
    readonly told?: boolean;
    readonly candidates?: Counts | null;
    readonly effect?: 'damaging' | 'harmless';
  } = {},
): EditStrength {
  return {
    ...{ ...caught(of), notMade: 0, dose: 1, meanOverall: 0.5, sessionsNeeded: needed, isRegression: told },
    edit: { kind, family, effect } as EditStrength['edit'],
    candidates: candidates === null ? null : { ...caught(candidates), notMade: 0 },
  };
}

const texts = (count: number, damaging: Counts, harmless: Counts): TextsStrength => ({
  ...{ texts: count, damaging: caught(damaging), harmless: caught(harmless), mutations: [] },
});

const EDITS = [
  edit('no-title', 'no-title', [4, 1, 2], { needed: 3, told: true }),
  edit('half-actions', 'fewer-actions', [4, 0, 4], { needed: 7, told: false }),
  edit('all-actions', 'fewer-actions', [2, 2, 2], { needed: 2, told: true }),
  edit('other-name', 'other-names', [5, 0, 0], { told: false }),
  edit('other-number', 'other-numbers', [3, 0, 0], { told: true }),
  edit('unmade', 'unmade', [0, 0, 0], { told: true }),
  edit('case', 'case', [6, 0, 1], { effect: 'harmless' }),
  edit('order', 'order', [6, 0, 0], { effect: 'harmless' }),
];

const RESULT: SelfTestResult = {
  test: { sessions: 12, edits: EDITS, references: texts(4, [18, 3, 8], [12, 0, 1]), candidates: null },
  ...{ rubric: 'v2', gates: ['min-overall 0.7', 'fail-on outcome'], samples: 0, flagged: { damaging: 5, harmless: 1 } },
  ...{ drawnFrom: 12, tooLong: 0, proposal: null, catches: null, judge: null, exam: null },
};

const OF_CANDIDATES: SelfTestResult = {
  ...RESULT,
  ...{ samples: 2, gates: [] },
  test: {
    sessions: 12,
    edits: EDITS.map((one, i) => ({
      ...one,
      candidates: { variants: i + 1, alone: Math.floor(i / 2), everywhere: i, notMade: 0 },
    })),
    references: texts(4, [18, 3, 8], [12, 2, 3]),
    candidates: texts(1, [20, 5, 6], [11, 1, 2]),
  },
  proposal: { kind: 'proposed', minOverall: 0.55, runs: 3, blocked: 0, spread: 0.04 },
  catches: { damaging: caught([20, 6, 9]), harmless: caught([11, 1, 4]) },
};

const shown = (result: Partial<SelfTestResult>, of = RESULT) =>
  renderSelfTest({ ...of, ...result }, { colour: false, width: 200 });

describe('the self-test on a screen', () => {
  it('is shown, as it was reviewed', () => {
    expectGolden(
      'screens/self-test.txt',
      [RESULT, OF_CANDIDATES].map((one) => renderSelfTest(one, { colour: false, width: 100 })).join('\n---\n'),
    );
  });

  it('has a line for what is caught and told alike', () => {
    const edits = [
      edit('half', 'vague', [2, 1, 2], { needed: 1, told: true }),
      ...['padded', 'statistics-only'].flatMap((family) =>
        [true, false].map((told) => edit('whole', family, [2, 1, 2], { needed: 1, told })),
      ),
    ];
    const test = { ...RESULT.test, edits };
    expect(shown({ test })).toContain(
      [
        '  caught  caught   needs    base',
        '  of all  of one   of 12   tells  Damage',
        '   100 %    50 %       1   100 %  vague',
        '   100 %    50 %       1    50 %  padded, counts of messages in place of a summary',
      ].join('\n'),
    );
    expect(shown({ test })).toMatch(/ {2}60 % {2}all damage\n {6}18 {26}damaged texts\n/);
  });

  it('says of how many sessions those that were damaged are', () => {
    const text = '; spread evenly over 900 sessions, all of which --limit 900 damages; rubric v2';
    expect(shown({ drawnFrom: 900 })).toContain(text);
    expect(shown({})).not.toContain('spread');
  });

  it('marks what is never caught', () => {
    const lines = renderSelfTest(RESULT, { colour: true, width: 100 }).split('\n');
    const yellow = lines.filter((line) => line.includes('\u001b[33m'));
    expect(yellow.map((line) => /other (?:names|numbers)|unmade/.test(line))).toEqual(yellow.map(() => true));
    expect(yellow.length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<SelfTestResult>, string]>([
    ['fail-on is off', { flagged: null }, 'fail-on is off: what it names would fail a run without any threshold.'],
    [
      'fail-on tells some',
      {},
      'Without any threshold fail-on tells 28 % of the damage to references, and 1 of 12 harmless edits.',
    ],
    ['there are no candidates', {}, 'For a threshold name the candidates of a good run with --candidates.'],
    [
      'none is proposed',
      { proposal: { kind: 'none', why: 'not passed' } },
      'No threshold is proposed: this run does not pass',
    ],
    [
      'nobody knows what it would catch',
      { proposal: { kind: 'proposed', minOverall: 0.5, runs: 1, blocked: 0, spread: null } },
      'One run cannot tell how far good runs lie apart.',
    ],
  ])('says what would be better where %s', (_, result, wanted) => expect(shown(result)).toContain(`${wanted}`));

  it('proposes a threshold with what it would do', () => {
    expect(shown({}, OF_CANDIDATES)).toContain('  min-overall: 0.550\n');
    expect(shown({}, OF_CANDIDATES)).toContain(
      'With it the gates catch 45 % of the damage to candidates where it hits every session, and block 4 of 11 harmless edits.',
    );
    expect(shown({ catches: null }, OF_CANDIDATES)).not.toContain('min-overall: 0.550');
  });

  it.each<[Counts, string]>([
    [[10, 0, 1], 'Harmless edits: 1 of 10 are blocked where every session has one, 0 where one has. Blocked: case.'],
    [
      [10, 1, 2],
      'Harmless edits: 2 of 10 are blocked where every session has one, 1 where one has. With one in each of 12 sessions the chance that some session is blocked grows to 72 %. Blocked: case.',
    ],
    [[0, 0, 0], 'Harmless edits: 0 of 0 are blocked where every session has one, 0 where one has. Blocked: case.'],
  ])('says what harmless edits would be blocked: %j', (harmless, wanted) => {
    expect(shown({ test: { ...RESULT.test, references: texts(4, [18, 3, 8], harmless) } })).toContain(`\n${wanted}\n`);
  });

  it('names no harmless edit where none is blocked', () => {
    const edits = EDITS.filter(({ edit: { kind } }) => kind !== 'case');
    expect(shown({ test: { ...RESULT.test, edits } })).not.toContain('Blocked:');
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])('says which of %i samples it heeds', (samples, isSaid) => {
    expect(shown({ samples }, OF_CANDIDATES).includes('samples of a session the first that is usable')).toBe(isSaid);
    expect(shown({ samples })).not.toContain('the first that is usable');
  });
});
