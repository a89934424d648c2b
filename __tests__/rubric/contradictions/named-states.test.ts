import { describe } from '@jest/globals';
import { allAgainst, holdRule } from './readings.js';

const OPEN = '!78 is open';
const MERGED = '#612 is merged';

describe('what is done by name and was open', () => {
  holdRule('status', [
    {
      reference: `${OPEN}, and Ada looks at it on Thursday. #77 was merged.`,
      against: allAgainst(OPEN, [
        '!78 was merged.',
        'The check in !78 has been merged, the pool was not touched.',
        'The check (!78) is in production.',
        'Merged !78 for the clerk.',
        'Both the cache and !78 were released and the clerk went home.',
        '!78 was merged right after lunch.',
        '!78, which Ada has closed, has the check.',
        'The clerk liked !78, now closed.',
      ]),
      beside: [
        '!78 is open.',
        '!78 is in review.',
        '#77 was merged.',
        '!79 was merged.',
        '!780 was merged.',
        // What is denied, planned or conditional, or asked for.
        '!78 was not merged.',
        "!78 wasn't merged.",
        'Ada will see !78 merged.',
        '!78 can be merged.',
        'Once !78 is merged, Ada goes home.',
        'After !78 is merged, Ada goes home.',
        'Was !78 merged?',
        '!78 waits to be merged.',
        '!78 is to be merged.',
        // Of two names nobody knows which is meant, and another piece is about something else.
        '#77 merged and !78 too.',
        'Opened !78 and deployed the pool.',
        '!78 has the check; the pool was deployed.',
        '!78 has the check, since the pool was deployed.',
        // No names of these.
        'The clerk paid a fine of &#78; merged.',
      ],
    },
    {
      reference: 'Open are PAY-883 and the question to Ada.',
      against: [
        ['The fallback was handled in PAY-883, which Ada has closed.', 'Open are PAY-883 and the question to Ada'],
      ],
      beside: ['UTF-8 was released.', 'PAY-884 was closed.'],
    },
    ...['is a draft', 'is under review', 'awaits its review', 'waits for Ada', 'is not yet merged'].map((state) => ({
      reference: `#41 ${state}; #40 was merged.`,
      against: allAgainst(`#41 ${state}`, ['#41 was merged.']),
    })),
    {
      // An open question, or open source, is no open request.
      reference: '#41 has an open question; #40 was merged.',
      beside: ['#41 was merged.'],
    },
    {
      // It is told both ways.
      reference: '#41 is open. In the end #41 was merged.',
      beside: ['#41 was merged.', '#41 is open.'],
    },
    {
      // What was so at another time is so no more.
      reference: '#41 was open at first; #40 was merged.',
      beside: ['#41 was merged.'],
    },
  ]);
});

describe('what is open by name and was done', () => {
  holdRule('status', [
    {
      reference: `${MERGED}, and #615 is open.`,
      against: allAgainst(MERGED, [
        '#612 in review, #615 open.',
        '#612 is still open.',
        '#612 has yet to be merged.',
        'Ada reviews #612 and #613, which are still waiting to be merged.',
        'The clerk has #612, #613 and #614 in draft.',
      ]),
      beside: [
        '#612 was open at noon.',
        '#612 had been in review.',
        '#612 was opened.',
        'Ada looked at #612 while it was in review.',
        '#615 is in review.',
        '#612 merged, #615 open.',
      ],
    },
    {
      reference: 'The join uses the marker (!418, !419, !423 merged).',
      against: [
        ['The three changes !418, !419 and !423 are still waiting.', '!418, !419, !423 merged'],
        ['!423 is a draft.', '!418, !419, !423 merged'],
      ],
      beside: ['!420 is a draft.'],
    },
  ]);
});
