import { describe, expect, it } from '@jest/globals';
import type { BookedReserved } from '../../../src/judge/batches/batch-record.js';
import { Payment } from '../../../src/judge/batches/payment.js';

type Booked = readonly ['own' | 'earlier', 'run and ledger' | 'run alone', number | null];

/** Money that tells what is booked of it; what is booked comes back doubled, so that one sees from whom it is. */
function money(
  name: 'own' | 'earlier',
  books: Booked[],
  answer: (usd: number | null) => number | null,
): BookedReserved {
  const book = (where: Booked[1]) => async (usd: number | null) => {
    books.push([name, where, usd]);
    return answer(usd);
  };
  const booking = { ledger: 'spent.json', day: '2026-11-21', usd: 1 };
  return { booking, settle: book('run and ledger'), settleForRun: book('run alone') };
}

const OWN = (usd: number | null) => (usd === null ? null : usd * 2);
const EARLIER = (usd: number | null) => (usd === null ? null : usd * 3);

type Held = 'own' | 'earlier' | 'both' | 'nothing';

function payment(held: Held, books: Booked[] = []): Payment {
  const own = held === 'own' || held === 'both' ? money('own', books, OWN) : null;
  const earlier = held === 'earlier' || held === 'both' ? money('earlier', books, EARLIER) : null;
  return new Payment(own, earlier);
}

describe('how a question in a batch is paid for', () => {
  it.each<[Held, boolean, boolean]>([
    ['own', false, true],
    ['earlier', true, false],
    ['both', false, true],
    ['nothing', false, false],
  ])('with %s money: an earlier run has paid is %s, this run has booked it is %s', (held, isPaid, isBooked) => {
    const { isPaid: paid, booking } = payment(held);
    expect([paid, booking !== null]).toEqual([isPaid, isBooked]);
  });

  it.each<[Held, 'this run' | 'another run' | 'nobody', readonly Booked[], unknown]>([
    ['own', 'this run', [['own', 'run and ledger', 5]], 10],
    ['own', 'nobody', [['own', 'run alone', 5]], 10],
    ['own', 'another run', [['own', 'run alone', 0]], 'by another run'],
    ['earlier', 'this run', [['earlier', 'run and ledger', 5]], 15],
    ['earlier', 'nobody', [['earlier', 'run alone', 5]], 15],
    ['earlier', 'another run', [], 'by another run'],
    // What was set aside here is freed, and the booking of the other run corrected.
    [
      'both',
      'this run',
      [
        ['own', 'run and ledger', 0],
        ['earlier', 'run and ledger', 5],
      ],
      15,
    ],
    [
      'both',
      'nobody',
      [
        ['own', 'run and ledger', 0],
        ['earlier', 'run alone', 5],
      ],
      15,
    ],
    ['both', 'another run', [['own', 'run and ledger', 0]], 'by another run'],
    ['nothing', 'this run', [], null],
    ['nothing', 'nobody', [], null],
    ['nothing', 'another run', [], 'by another run'],
  ])('with %s money, claimed by %s', async (held, by, wanted, booked) => {
    const books: Booked[] = [];
    const one = payment(held, books);
    one.claim(by);
    expect(await one.settle(5)).toBe(booked);
    expect(books).toEqual(wanted);
  });

  it('is this run’s own where nobody says otherwise, and unknown where no cost is known', async () => {
    const books: Booked[] = [];
    expect(await payment('own', books).settle(null)).toBeNull();
    expect(books).toEqual([['own', 'run and ledger', null]]);
  });

  it('is settled when what was set aside here is free, too', async () => {
    const books: Booked[] = [];
    const own = money('own', [], OWN);
    const later = new Promise((resolve) => void setImmediate(resolve));
    const settle = async (usd: number | null) => {
      await later;
      books.push(['own', 'run and ledger', usd]);
      return null;
    };
    await new Payment({ ...own, settle }, money('earlier', [], EARLIER)).settle(5);
    expect(books).toEqual([['own', 'run and ledger', 0]]);
  });

  it('joins the first batch of another run that it is seen in', async () => {
    const books: Booked[] = [];
    const one = payment('own', books);
    one.join(money('earlier', books, EARLIER));
    one.join(money('earlier', [], () => 99));
    expect(one.isPaid).toBe(false);
    expect(await one.settle(5)).toBe(15);
    expect(books).toEqual([
      ['own', 'run and ledger', 0],
      ['earlier', 'run and ledger', 5],
    ]);
  });
});
