import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSpending, renderSpending } from '../../../src/judge/money/spending.js';
import { runs } from '../../builders/long-runs.js';

const spendingOf = (text: string) => {
  const parsed = parseSpending(text, 'ledger.json');
  return 'problems' in parsed ? parsed.problems : [...parsed.books.days];
};

describe('a day that a gateway claims to have cost more than anybody pays', () => {
  it('is written so that it can be read again', () => {
    const text = renderSpending({ days: new Map([['2026-11-21', 5e18]]), open: new Map() });
    expect(parseSpending(text, 'ledger.json')).toEqual({
      books: { days: new Map([['2026-11-21', 1e15]]), open: new Map() },
    });
  });
});

describe('the file of what days have spent', () => {
  it('is read in nano-dollars', () => {
    const text = '\n{"days": {"2026-11-21": 0.3, "2026-11-22": 0, "2026-11-23": 1e-9, "2026-11-24": 0.0000000001}}';
    expect(spendingOf(text)).toEqual([
      ['2026-11-21', 300_000_000],
      ['2026-11-22', 0],
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ]);
    expect(spendingOf('{"days": {}}')).toEqual([]);
  });

  it('is written a day a line, the newest last', () => {
    const spending = new Map([
      ['2026-11-22', 1],
      ['2026-02-03', 1_234_567_890],
    ]);
    expect(renderSpending({ days: spending, open: new Map([['2026-11-22', 0]]) })).toBe(`{
  "days": {
    "2026-02-03": 1.23456789,
    "2026-11-22": 1e-9
  }
}
`);
  });

  it('says what is set aside, to the nano-dollar', () => {
    const text = renderSpending({ days: new Map(), open: new Map([['2026-11-22', 1]]) });
    expect(JSON.parse(text)).toEqual({ days: {}, open: { '2026-11-22': 1e-9 } });
  });

  it('is read as it was written, to the nano-dollar', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-11-${n}`);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            day,
            fc.maxSafeNat().map((n) => n % 1e13),
          ),
        ),
        (days) => {
          const spending = new Map(days);
          expect(
            new Map(
              spendingOf(renderSpending({ days: spending, open: new Map([['2026-11-22', 0]]) })) as [string, number][],
            ),
          ).toEqual(spending);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it.each<[string, string, string]>([
    ['an empty file', '', 'the text is empty'],
    ['half a file', '{"days": {"2026-11-21": 0.', 'a number is not complete'],
    ['a list', '[]', 'the value is a list; allowed: an object'],
    ['no days', '{}', 'days is missing'],
    ['a word', '{"days": {"2026-11-21": "0.3"}}', 'days.2026-11-21 is "0.3"; allowed: a number'],
    ['less than nothing', '{"days": {"2026-11-21": -0.01}}', 'days.2026-11-21 is -0.01; allowed: 0 or more'],
    ['endless money', '{"days": {"2026-11-21": 1e999}}', 'days.2026-11-21'],
    ['no date', '{"days": {"today": 1}}', 'days.today'],
    ['a day given twice', '{"days": {"2026-11-21": 0.3,\n "2026-11-21": 0}}', 'days.2026-11-21 is given twice'],
    ['a merge', '<<<<<<< ours\n{"days": {}}', 'an unknown word'],
  ])('is refused for %s', (_, text, message) => {
    const [problem] = spendingOf(text);
    expect(problem).toMatchObject({ place: { file: 'ledger.json' } });
    expect(JSON.stringify(problem).replaceAll('\\"', '"')).toContain(message);
  });
});
