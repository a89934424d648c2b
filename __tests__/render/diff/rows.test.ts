import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../../src/core/finding.js';
import type { Moment } from '../../../src/core/summary.js';
import { actionRows } from '../../../src/render/diff/action-rows.js';
import { momentRows } from '../../../src/render/diff/moment-rows.js';
import { diffSections } from '../../../src/render/diff/session-diff.js';
import type { Row } from '../../../src/render/diff/view.js';
import type { ActionMatch, AssignmentEvidence, BulletMatch } from '../../../src/rubric/evidence.js';

type PlaceOf = Parameters<typeof actionRows>[4];
/** The second of a list stands in line 2, and so on; what is no item of a list in line 9. */
const placeOf = ((path: readonly (string | number)[]) => ({
  ...{ file: 'c.json', line: typeof path[1] === 'number' ? path[1] + 1 : 9, column: 1 },
})) as PlaceOf;

const at = (line: number): Defect['place'] => ({ file: 'c.json', line, column: 1 });
const defect = (code: Defect['code'], line: number, overrides: Partial<Defect> = {}): Defect => ({
  ...{ code, dimension: 'key_actions', message: code, suggestion: null, place: at(line), ...overrides },
});
const missing = (action: string, line = 9): Defect =>
  defect('MISSING_ACTION', line, { message: `Missing action: "${action}"` });

const inShort = ({ kind, reference, candidate, credit, findings }: Row): string =>
  [
    kind,
    reference.map(({ text, number }) => `${number ?? ''}${text}`).join('+'),
    candidate.map(({ text, number }) => `${number ?? ''}${text}`).join('+'),
    credit ?? '',
    findings.map(({ code }) => code).join('+'),
  ].join('|');

const match = (
  partner: number | null,
  credit = 1,
  kind: ActionMatch['kind'] = 'full' as ActionMatch['kind'],
): ActionMatch => ({
  ...{ partner, credit, kind, nearest: null, lacking: [], consistency: null },
});
const assignment = (reference: readonly ActionMatch[], candidate: readonly ActionMatch[]): AssignmentEvidence => ({
  ...{ kind: 'assignment', reference, candidate, recall: 0, precision: 0, f1: 0 },
});
const NONE = match(null, 0, 'none');

describe('actions of both sides in rows', () => {
  type Case = readonly [
    what: string,
    wanted: readonly string[],
    given: readonly string[],
    evidence: AssignmentEvidence,
    findings: readonly Defect[],
    rows: readonly string[],
    rest: readonly string[],
  ];
  it.each<Case>([
    [
      'in the order of the reference, and what is only in the candidate last',
      ['a', 'b'],
      ['x', 'b', 'a'],
      assignment([match(2, 0.9), match(1)], [NONE, match(1), match(0, 0.9)]),
      [defect('EXTRA_ACTION', 1)],
      ['matched|1a|3a|0.9|', 'matched|2b|2b|1|', 'extra||1x||EXTRA_ACTION'],
      [],
    ],
    [
      'several where one was split, or two were merged',
      ['a', 'b and c', 'd'],
      ['b', 'c', 'a and d'],
      assignment([match(2, 0.5), match(0, 0.8), match(2, 0.7)], [match(1), match(1), match(0)]),
      [],
      ['matched|1a+3d|3a and d|0.5|', 'matched|2b and c|1b+2c|0.8|'],
      [],
    ],
    [
      'flawed from a finding on, or where the credit is below 0.4',
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      assignment([match(0), match(1, 0.39), match(2, 0.4)], [match(0), match(1), match(2)]),
      [defect('CHATTER', 1)],
      ['flawed|1a|1a|1|CHATTER', 'flawed|2b|2b|0.39|', 'matched|3c|3c|0.4|'],
      [],
    ],
    [
      'contradicted where one cannot be true beside the other',
      ['a'],
      ['a'],
      assignment([match(0, 0.1)], [match(0, 0.1)]),
      [defect('CHATTER', 1), defect('NUMBER_MISMATCH', 1)],
      ['contradicted|1a|1a|0.1|CHATTER+NUMBER_MISMATCH'],
      [],
    ],
    [
      'missing ones with their finding, equal ones with one each',
      ['a', 'a', 'b'],
      [],
      assignment([NONE, NONE, NONE], []),
      [missing('b'), missing('a'), missing('a')],
      ['missing|1a|||MISSING_ACTION', 'missing|2a|||MISSING_ACTION', 'missing|3b|||MISSING_ACTION'],
      [],
    ],
    [
      'a missing one beside the action that its finding points at',
      ['a', 'b'],
      ['x', 'b'],
      assignment([NONE, match(1)], [NONE, match(1)]),
      [missing('a', 1), defect('EXTRA_ACTION', 1)],
      ['missing|1a|1x|0|MISSING_ACTION+EXTRA_ACTION', 'matched|2b|2b|1|'],
      [],
    ],
    [
      'a missing one alone where that action has a partner',
      ['a', 'b'],
      ['x', 'b'],
      assignment([NONE, match(1)], [NONE, match(1)]),
      [missing('a', 2)],
      ['missing|1a|||MISSING_ACTION', 'matched|2b|2b|1|MISSING_ACTION'.replace('|MISSING_ACTION', '|'), 'extra||1x||'],
      [],
    ],
    [
      'no finding of a missing one that has a partner',
      ['a'],
      ['a'],
      assignment([match(0)], [match(0)]),
      [missing('a')],
      ['matched|1a|1a|1|'],
      ['MISSING_ACTION'],
    ],
    [
      'repeated ones by the rubric or by a finding',
      ['a'],
      ['a', 'a', 'b'],
      assignment([match(0)], [match(0), match(null, 0, 'repeated'), NONE]),
      [defect('REPEATED_ACTION', 3)],
      ['matched|1a|1a|1|', 'repeated||2a||', 'repeated||3b||REPEATED_ACTION'],
      [],
    ],
    [
      'and what fits none of them',
      ['a'],
      ['a'],
      assignment([match(0)], [match(0)]),
      [defect('SCRAMBLED_TEXT', 9), defect('CHATTER', 1)],
      ['flawed|1a|1a|1|CHATTER'],
      ['SCRAMBLED_TEXT'],
    ],
  ])('stand %s', (_, wanted, given, evidence, findings, rows, rest) => {
    const found = actionRows(wanted, given, evidence, findings, placeOf);
    expect(found.rows.map(inShort)).toEqual(rows);
    expect(found.rest.map(({ code }) => code)).toEqual(rest);
  });

  const best = (index: number | null, matched: boolean): BulletMatch => ({
    ...{ best: index === null ? null : { index, similarity: 0.5 }, matched },
  });
  it('of rubric v1 stand by its matches, without a credit', () => {
    const sides = {
      reference: [best(1, true), best(0, false), best(null, true)],
      candidate: [best(2, true), best(0, true)],
    };
    const evidence = { kind: 'actions', ...sides, recall: 0, precision: 0, f1: 0, threshold: 0.5 } as const;
    expect(actionRows(['a', 'b', 'c'], ['c', 'a'], evidence, [], placeOf).rows.map(inShort)).toEqual([
      ...['matched|1a|2a||', 'missing|2b|||', 'matched|3c|1c||'],
    ]);
    const alone = { ...evidence, reference: [best(0, true)], candidate: [] };
    expect(actionRows(['a'], ['a'], alone, [], placeOf).rows.map(inShort)).toEqual(['matched|1a|1a||']);
  });

  it('that nobody compared stand apart', () => {
    expect(actionRows(['a'], ['a'], { kind: 'edge-case' }, [], placeOf).rows.map(inShort)).toEqual([
      ...['missing|1a|||', 'extra||1a||'],
    ]);
  });
});

describe('moments of both sides in rows', () => {
  const moment = (seq: number, type: string, highlight = ''): Moment => ({ seq, type, highlight });
  const lost = (message: string, line = 9): Defect =>
    defect('MISSING_MOMENT', line, { dimension: 'aha_moments', message });
  type Case = readonly [
    string,
    readonly Moment[],
    readonly Moment[],
    readonly Defect[],
    readonly string[],
    readonly string[],
  ];
  it.each<Case>([
    [
      'in the order of the session, with the nearest of their type',
      [moment(9, 'insight'), moment(4, 'question', 'Why?')],
      [moment(30, 'Question'), moment(5, 'question'), moment(8, 'insight')],
      [],
      ['matched|4 question: Why?|5 question||', 'matched|9 insight|8 insight||', 'extra||30 Question||'],
      [],
    ],
    [
      'with the first of two that are as near',
      [moment(5, 'insight')],
      [moment(6, 'insight', 'b'), moment(4, 'insight', 'a')],
      [],
      ['extra||4 insight: a||', 'matched|5 insight|6 insight: b||'],
      [],
    ],
    [
      'missing with what says so',
      [moment(4, 'insight'), moment(7, 'question')],
      [moment(4, 'insight')],
      [lost('No "question" moment for message 7: there is none')],
      ['matched|4 insight|4 insight||', 'missing|7 question|||MISSING_MOMENT'],
      [],
    ],
    [
      'missing where another one of its type would be near, too',
      [moment(4, 'insight')],
      [moment(4, 'insight')],
      [lost('No "insight" moment for message 4')],
      ['missing|4 insight|||MISSING_MOMENT', 'extra||4 insight||'],
      [],
    ],
    [
      'of another type in their place',
      [moment(4, 'insight')],
      [moment(3, 'question'), moment(4, 'question')],
      [lost('The moment of message 4 is "insight" in the reference', 2)],
      ['extra||3 question||', 'missing|4 insight|4 question||MISSING_MOMENT'],
      [],
    ],
    [
      'with the correction that is lost, of two in one message that one',
      [moment(4, 'correction', 'a'), moment(4, 'correction', 'b')],
      [],
      [
        defect('CORRECTION_LOST', 9, {
          dimension: 'aha_moments',
          message: 'Nothing is said of the correction in message 4: "b"',
        }),
      ],
      ['missing|4 correction: a|||', 'missing|4 correction: b|||CORRECTION_LOST'],
      [],
    ],
    [
      'not with one that a finding is about',
      [moment(4, 'insight')],
      [moment(4, 'insight'), moment(90, 'insight')],
      [defect('EXTRA_MOMENT', 1)],
      ['matched|4 insight|90 insight||', 'extra||4 insight||EXTRA_MOMENT'],
      [],
    ],
    [
      'and what is said of other messages fits none',
      [moment(4, 'insight')],
      [moment(4, 'insight')],
      [
        lost('No "insight" moment for message 44'),
        lost('The moment of message 4 is "insightful"'),
        defect('CHATTER', 9),
      ],
      ['matched|4 insight|4 insight||'],
      ['MISSING_MOMENT', 'MISSING_MOMENT', 'CHATTER'],
    ],
  ])('stand %s', (_, wanted, given, findings, rows, rest) => {
    const found = momentRows(wanted, given, findings, placeOf);
    expect(found.rows.map(inShort)).toEqual(rows);
    expect(found.rest.map(({ code }) => code)).toEqual(rest);
  });
});

describe('texts of both sides', () => {
  const summary = (title: string) => ({
    ...{ title, summary: '', key_actions: [], outcome: '', aha_moments: [], topics_found: [] },
  });
  const title = { dimension: 'title', score: 0.5, reason: '', evidence: { kind: 'edge-case' } } as const;
  it.each<[string, string | null, readonly Defect[], readonly string[]]>([
    ['a', 'b', [], ['matched|a|b||']],
    ['a', 'b', [defect('TITLE_DRIFT', 9, { dimension: 'title' })], ['flawed|a|b||TITLE_DRIFT']],
    ['a', 'b', [defect('ANTONYM_MISMATCH', 9, { dimension: 'title' })], ['contradicted|a|b||ANTONYM_MISMATCH']],
    ['a', 'b', [defect('TITLE_DRIFT', 9)], ['matched|a|b||']],
    ['a', ' ', [], ['missing|a|||']],
    ['a', null, [], ['missing|a|||']],
    ['', 'b', [], ['extra||b||']],
    ['', ' ', [], []],
  ])('%j beside %j are one row', (wanted, given, findings, rows) => {
    const [section] = diffSections(summary(wanted), given === null ? null : summary(given), [title], findings, placeOf);
    expect(section).toMatchObject({ dimension: 'title', score: 0.5, findings: [] });
    expect(section?.rows.map(inShort)).toEqual(rows);
  });
});
