import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, NOTHING_CHOSEN, type PageState, readAddress } from '../../../src/render/html/page-address.js';

const nobody = () => false;
const state: fc.Arbitrary<PageState> = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 30 }),
  text: fc.string({ unit: 'grapheme', maxLength: 30 }),
  show: fc.constantFrom('', 'worse', 'failing'),
  with: fc.constantFrom('', 'new:WRONG_OUTCOME', 'by:below a floor', 'CUT_OFF'),
  sort: fc.constantFrom('', 'overall', '-change'),
  session: fc.string({ unit: 'grapheme', maxLength: 30 }),
});

describe('the address of the page', () => {
  it('says all that is chosen', () => {
    fc.assert(
      fc.property(state, (chosen) => {
        expect(readAddress(addressOf(chosen), (name) => name === chosen.session && name !== '')).toEqual(chosen);
      }),
    );
  });

  it('of a session alone is its bare name, even one that looks like a choice', () => {
    const chosen = { ...NOTHING_CHOSEN, session: 'show=failing' };
    expect(addressOf({ ...NOTHING_CHOSEN, session: 'a b' })).toBe('#a%20b');
    expect(readAddress(addressOf(chosen), (name) => name === 'show=failing')).toEqual(chosen);
  });

  it('may be anything and is then nothing', () => {
    fc.assert(fc.property(fc.string(), (hash) => typeof readAddress(hash, nobody).text === 'string'));
    expect(readAddress('#%E0%A4%A', nobody)).toEqual(NOTHING_CHOSEN);
  });
});
