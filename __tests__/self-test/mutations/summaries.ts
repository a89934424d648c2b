import type { Summary } from '../../../src/core/summary.js';

const EMPTY: Summary = {
  title: '',
  summary: '',
  key_actions: [],
  outcome: 'success',
  aha_moments: [],
  topics_found: [],
};

/** A summary that is empty but for what is given. */
export function summaryOf(parts: Partial<Summary>): Summary {
  return { ...EMPTY, ...parts };
}

/** A short English summary with something for every edit. */
export const INVOICE: Summary = {
  title: 'Fixed rounding of invoice totals in PR #12',
  summary:
    'Invoice 20417 printed a total of 2.01 although its 2 lines of 1.01 add up to 2.02. ' +
    'The totals were rounded in formatLine, while invoiceTotal did not round at all. ' +
    'All 64 tests pass. A random test over 10,000 invoices was added to money.test.ts. ' +
    'The error rate fell from 12 to 3 percent.',
  key_actions: [
    'Reproduced the gap in a failing test',
    'Moved rounding to money.ts and removed toFixed(2)',
    'Replaced floats with integers',
    'Opened PR #12',
  ],
  outcome: 'success',
  aha_moments: [
    { seq: 8, type: 'insight', highlight: 'The lines round on their own' },
    { seq: 13, type: 'decision', highlight: 'The total is the sum of the lines' },
  ],
  topics_found: ['rounding'],
};

/** Another session, about something else. */
export const CACHE: Summary = {
  title: 'Stopped the tile cache from growing without bound',
  summary:
    'The tile server was killed by the kernel every hour. A heap profile blamed TileCache, whose counter went negative. ' +
    'Eviction runs again after the second subtraction had been deleted.',
  key_actions: ['Profiled the server with memray', 'Deleted the second subtraction', 'Deployed version 2.8.1'],
  outcome: 'partial',
  aha_moments: [{ seq: 3, type: 'breakthrough', highlight: 'total_bytes is negative' }],
  topics_found: ['cache'],
};
