import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Budget, type Reservation } from '../../../src/judge/money/budget.js';
import { runs } from '../../builders/long-runs.js';

describe('a budget', () => {
  it('reserves the worst case, books the real cost and releases the rest', () => {
    const budget = new Budget(1);
    const first = budget.reserve(0.6);
    expect([budget.spent, budget.reserved]).toEqual([0, 0.6]);
    expect(budget.reserve(0.5)).toBeNull();
    first?.settle(0.1);
    expect([budget.spent, budget.reserved]).toEqual([0.1, 0]);
    expect(budget.reserve(0.9)).not.toBeNull();
    expect(budget.reserve(0.000000001)).toBeNull();
  });

  it('can be used up to the last nano-dollar', () => {
    const budget = new Budget(0.3);
    for (let i = 0; i < 3; i++) budget.reserve(0.1)?.settle(0.1);
    expect(budget.spent).toBe(0.3);
    expect(budget.reserve(0)).not.toBeNull();
    expect(budget.reserve(1e-9)).toBeNull();
    expect(budget.reserve(1e-11)).toBeNull();
  });

  it('books all that was set aside where the cost is not known', () => {
    for (const actual of [null, Number.NaN, -1, Number.POSITIVE_INFINITY]) {
      const budget = new Budget(1);
      budget.reserve(0.25)?.settle(actual);
      expect([budget.spent, budget.reserved]).toEqual([0.25, 0]);
    }
  });

  it('books a call once', () => {
    const budget = new Budget(1);
    const call = budget.reserve(0.5);
    call?.settle(0.2);
    call?.settle(0.2);
    call?.settle(null);
    expect([budget.spent, budget.reserved]).toEqual([0.2, 0]);
  });

  it('counts what was spent before against the cap, and not as spent', () => {
    const budget = new Budget(1, 0.75);
    expect(budget.reserve(0.26)).toBeNull();
    budget.reserve(0.25)?.settle(0.25);
    expect(budget.spent).toBe(0.25);
    expect(budget.reserve(1e-9)).toBeNull();
    expect(new Budget(1, 2).reserve(0)).toBeNull();
  });

  it('says the truth about a call that cost more than its worst case, and makes no further one', () => {
    const budget = new Budget(0.5);
    budget.reserve(0.1)?.settle(0.7);
    expect(budget.spent).toBe(0.7);
    expect(budget.reserve(0)).toBeNull();
  });

  it('without a cap refuses nothing and still adds up', () => {
    const budget = new Budget(null, 1000);
    for (const worst of [0.5, 1e6, null, Number.NaN]) budget.reserve(worst)?.settle(0.5);
    expect([budget.spent, budget.reserved]).toEqual([2, 0]);
    budget.reserve(null)?.settle(null);
    expect(budget.spent).toBe(2);
  });

  it.each([null, Number.NaN, -0.1, Number.POSITIVE_INFINITY])('with a cap makes no call of worst case %d', (worst) => {
    const budget = new Budget(1);
    expect(budget.reserve(worst)).toBeNull();
    expect(budget.reserved).toBe(0);
  });

  it.each([Number.NaN, -1])('with a cap of %d makes no call', (cap) => {
    expect(new Budget(cap).reserve(0)).toBeNull();
  });

  it('sets nothing aside for a call of an earlier run, and books what it has cost', () => {
    const budget = new Budget(1);
    const adopted = budget.adopt();
    expect(budget.reserved).toBe(0);
    adopted.settle(null);
    expect([budget.spent, budget.reserved]).toEqual([0, 0]);
    budget.adopt().settle(2);
    expect(budget.spent).toBe(2);
  });

  it('with a cap of 0 makes only calls that are free', () => {
    expect(new Budget(0).reserve(0)).not.toBeNull();
    expect(new Budget(0).reserve(1e-9)).toBeNull();
  });
});

describe('a cap', () => {
  it.each([0.3, 1.001, 1.005, 4.999])('of %d leaves room for all of it, whatever its binary fraction', (cap) => {
    expect(new Budget(cap).reserve(cap)).not.toBeNull();
    expect(new Budget(cap).reserve(cap + 1e-9)).toBeNull();
  });
});

describe('in any order of reserving and booking', () => {
  const amount = fc.oneof(fc.double({ min: 0, max: 0.3, noNaN: true }), fc.constantFrom(0, 0.1, 0.2, 0.07, 1e-9));
  const step = fc.oneof(
    fc.record({ kind: fc.constant('reserve' as const), amount }),
    // Which of the open calls, and what share of its worst case it cost.
    fc.record({
      kind: fc.constant('settle' as const),
      which: fc.nat(),
      share: fc.option(fc.constantFrom(0, 0.3, 0.999, 1)),
    }),
  );

  it('spent and reserved together never pass the cap, nothing fits that was refused, and nothing is lost', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 80, size: 'max' }),
        amount,
        fc.constantFrom(0, 0.3, 0.5, 1),
        (steps, before, cap) => {
          const budget = new Budget(cap, before);
          const open: { readonly call: Reservation; readonly worst: number }[] = [];
          let spent = 0;
          // One look at the end: an assertion at each step would take most of the time.
          const wrong: string[] = [];
          for (const next of steps) {
            if (next.kind === 'reserve') {
              const left = cap - before - budget.spent - budget.reserved;
              const call = budget.reserve(next.amount);
              if (call !== null) open.push({ call, worst: next.amount });
              else {
                refused++;
                if (next.amount <= left - 4e-9) wrong.push(`refused ${next.amount} of ${left}`);
              }
            } else {
              const [one] = open.splice(next.which % Math.max(1, open.length), 1);
              if (one === undefined) continue;
              spent += one.worst * (next.share ?? 1);
              one.call.settle(next.share === null ? null : one.worst * next.share);
            }
            const worst = open.reduce((sum, each) => sum + each.worst, 0);
            if (budget.spent + budget.reserved > Math.max(0, cap - before) + 1e-12) wrong.push('passed the cap');
            if (Math.abs(budget.spent - spent) > 1e-6) wrong.push(`spent ${budget.spent}, not ${spent}`);
            if (Math.abs(budget.reserved - worst) > 1e-6) wrong.push(`reserved ${budget.reserved}, not ${worst}`);
          }
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: runs(2000) },
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('holds for calls that really run at the same time', async () => {
    for (let round = 0; round < 200; round++) {
      const budget = new Budget(0.5);
      let most = 0;
      const call = async (i: number): Promise<boolean> => {
        for (let waits = (i * 7 + round) % 5; waits > 0; waits--) await Promise.resolve();
        const reservation = budget.reserve(0.03);
        if (reservation === null) return false;
        for (let waits = (i * 3 + round) % 7; waits > 0; waits--) await Promise.resolve();
        reservation.settle(i % 3 === 0 ? null : 0.01);
        most = Math.max(most, budget.spent + budget.reserved);
        return true;
      };
      const made = await Promise.all(Array.from({ length: 60 }, (_, i) => call(i)));
      expect(most).toBeLessThanOrEqual(0.5);
      expect(budget.reserved).toBe(0);
      expect(made).toContain(false);
      expect(made.filter(Boolean).length).toBeGreaterThanOrEqual(16);
    }
  });
});
