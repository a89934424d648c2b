import { describe, expect, it } from '@jest/globals';
import { gateWaiver, isFindingWaived, type Waiver, waiversOf } from '../../../src/inputs/waivers/waiver.js';

const waiver = (about: Partial<Waiver>): Waiver => ({
  session: null,
  dimension: null,
  reason: 'r',
  until: '2027-01-01',
  by: 'b',
  ...about,
});

const ALL = waiver({ session: 'a' });
const TITLE = waiver({ session: 'a', dimension: 'title' });
const CODE = waiver({ session: 'a', code: 'TITLE_EMPTY' });
const EVERYWHERE = waiver({ code: 'TITLE_EMPTY' });
const GATE = waiver({ gate: 'max-regression' });

describe('what a waiver applies to', () => {
  it.each<[string, 'overall' | 'title' | 'summary', readonly Waiver[]]>([
    ['a', 'overall', [ALL]],
    ['a', 'title', [ALL, TITLE]],
    ['a', 'summary', [ALL]],
    ['b', 'title', []],
  ])('of session %s, the floor of %s', (session, floor, wanted) => {
    expect(waiversOf([ALL, TITLE, CODE, EVERYWHERE, GATE], session, floor)).toEqual(wanted);
  });

  it.each<
    [string, Waiver, string, readonly [code: 'TITLE_EMPTY' | 'TITLE_GENERIC', dimension: 'title' | null], boolean]
  >([
    ['all of its session', ALL, 'a', ['TITLE_GENERIC', 'title'], true],
    ['nothing of another session', ALL, 'b', ['TITLE_GENERIC', 'title'], false],
    ['its dimension', TITLE, 'a', ['TITLE_GENERIC', 'title'], true],
    ['no other dimension', TITLE, 'a', ['TITLE_GENERIC', null], false],
    ['its code', CODE, 'a', ['TITLE_EMPTY', 'title'], true],
    ['no other code', CODE, 'a', ['TITLE_GENERIC', 'title'], false],
    ['its code in every session', EVERYWHERE, 'b', ['TITLE_EMPTY', 'title'], true],
    ['no other code in any', EVERYWHERE, 'b', ['TITLE_GENERIC', 'title'], false],
    ['no finding, where it is about a gate', GATE, 'a', ['TITLE_EMPTY', 'title'], false],
  ])('of findings: %s', (_, one, session, [code, dimension], isWaived) => {
    expect(isFindingWaived([one], session, { code, dimension })).toBe(isWaived);
    // One is enough, whatever others say.
    expect(isFindingWaived([GATE, one], session, { code, dimension })).toBe(isWaived);
  });

  it.each<[string, string, boolean]>([
    ['max-regression', 'x', true],
    ['x', 'max-regression', true],
    ['x', 'y', false],
  ])('of the gate of kind %s and id %s', (kind, id, isWaived) => {
    expect(gateWaiver([ALL, EVERYWHERE, GATE], { kind, id })).toBe(isWaived ? GATE : undefined);
  });
});
