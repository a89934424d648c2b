import { describe } from '@jest/globals';
import { allAgainst, holdRule } from './readings.js';

const DRIFT = 'Clock drift on the second node is suspected as the cause of the duplicate leases';

describe('what is told as a fact and was a suspicion', () => {
  holdRule('certainty', [
    {
      // What is supposed of the table mostly stands last.
      reference: 'Firefox was not tested.',
      beside: ['Firefox: zero tests.', 'Firefox: 0 tests were run.'],
    },
    {
      reference: 'The orders table probably has the same fault.',
      against: [['The orders table has the same fault.', 'The orders table probably has the same fault']],
      beside: ['The orders table has the same join.'],
    },
    {
      reference: `${DRIFT}.`,
      against: allAgainst(DRIFT, [
        'The cause of the duplicate leases is clock drift on the second node.',
        'Clock drift on the second node caused duplicate leases.',
        'Clock drift on the second node caused duplicate leases once a day.',
      ]),
      beside: [
        'The cause of the duplicate leases may be clock drift on the second node.',
        'The second node has clock drift.',
        'Clock drift.',
        'Is clock drift on the second node the cause of the duplicate leases?',
        "Clock drift on the second node isn't the cause of the duplicate leases.",
        // Too little of it, and too much beside it.
        'The second node has a clock and duplicate leases.',
        'Clock drift of the node at the office of the kettle boiled tea with music, snow, rain and leases.',
      ],
    },
    {
      reference: `${DRIFT}. Later it was proved that clock drift on the second node caused the duplicate leases.`,
      beside: ['The cause of the duplicate leases is clock drift on the second node.'],
    },
    ...['not tested', 'not shown', 'not measured', 'not verified', 'not confirmed', 'not established'].map(
      (doubted) => ({
        reference: `That clock drift on the second node is the cause of the duplicate leases was ${doubted}.`,
        against: [
          [
            'Clock drift on the second node is the cause of the duplicate leases.',
            `That clock drift on the second node is the cause of the duplicate leases was ${doubted}`,
          ] as const,
        ],
      }),
    ),
    {
      // Rows may be called suspect by somebody who supposes nothing.
      reference: 'Dry-ran the suspect flags for the tide gauge.',
      beside: ['Dry-ran the flags for the tide gauge.'],
    },
    {
      reference: 'We suspect drift of the tide gauge.',
      against: [['The tide gauge has drift.', 'We suspect drift of the tide gauge']],
    },
    ...[
      ['The new item appears in the menu under Tools.', 'The new item stands in the menu under Tools.'],
      ['The new header looks like the sketch of Mia.', 'The new header matches the sketch of Mia.'],
      ['The linter suggests optional chaining in cart.ts.', 'The linter recommends optional chaining in cart.ts.'],
      ['The exporter assumed UTC for all times of the shop.', 'The exporter took all times of the shop as UTC.'],
      ['Replaced an unclear error message of the import.', 'Replaced a cryptic error message of the import.'],
      ['Unverified accounts are deleted after 14 days.', 'Accounts that stay pending are deleted after 14 days.'],
      ['Suspected fraud cases are sent to a queue.', 'Cases flagged for fraud are sent to a queue.'],
      ['The model returns the most likely label.', 'The model returns the top label.'],
      ['Label values may not be longer than 63 characters.', 'Label values are limited to 63 characters.'],
      ['Requests may come from any origin in cors.json.', 'Requests are accepted from every origin in cors.json.'],
      ['Renewals were late, perhaps because of clock drift on the second node.', 'Renewals were late.'],
      ['The assistant suspected a leak in the image worker. A heap snapshot confirmed it.', 'The image worker leaked.'],
      ['A clogged filter was suspected, and indeed it was full of lint.', 'A clogged filter was found.'],
    ].map(([reference = '', told = '']) => ({ reference, beside: [told] })),
    {
      // The next sentence settles it, and no other.
      reference: `${DRIFT}. A look at ntpq confirmed it.`,
      beside: ['The cause of the duplicate leases is clock drift on the second node.'],
    },
    {
      reference: `A look at ntpq confirmed it. ${DRIFT}.`,
      against: [['The cause of the duplicate leases is clock drift on the second node.', DRIFT]],
    },
    {
      // The same sentence settles it.
      reference: 'Self-calibration of the gauge was suspected, but the user had switched it off.',
      beside: ['Self-calibration of the gauge was off.'],
    },
    {
      reference: 'The barcode reader of the kettle was suspected but correct.',
      beside: ['The barcode reader of the kettle is fine.'],
    },
    ...['withdrew an own suspicion of swap', 'gave up the suspicion of swap', 'dropped their swap hypothesis'].map(
      (how) => ({
        reference: `The user ${how}: swap was off on the second node.`,
        beside: ['The user noticed that swap was off on the second node.'],
      }),
    ),
    {
      reference: 'The suspicion of swap was quickly withdrawn: swap was off on the second node.',
      beside: ['Swap was off on the second node.'],
    },
    {
      reference: 'A duplicate of the barn invoice was suspected and confirmed by its origin.',
      beside: ['Confirmed the duplicate of the barn invoice.'],
    },
    {
      reference: 'The assistant suspected condensate in the tube.',
      beside: ['The assistant insisted on condensate in the tube.'],
    },
    {
      reference: 'Opened PR #1189 and commented on #1140 that a link to the gauge is only suspected.',
      beside: ['Opened PR #1189, commented on #1140.'],
    },
    {
      // What is suspected stands before the word, in a clause of its own.
      reference: 'The tea was cold. That the kettle holds steam is only suspected.',
      against: [['The kettle holds steam.', 'That the kettle holds steam is only suspected']],
      beside: ['That the kettle holds steam is only suspected.', 'The kettle was cold.'],
    },
    {
      // What somebody may not do is forbidden.
      reference: 'The reviser may not check the Polish translation.',
      beside: ['The reviser did the Polish translation.'],
    },
    {
      // "May" permits, unless it is of a cause.
      reference: 'Input may be a pipe of the kettle.',
      beside: ['Input is a pipe of the kettle.'],
    },
    {
      reference: 'Input may be caused by a pipe of the kettle.',
      against: [['Input is caused by a pipe of the kettle.', 'Input may be caused by a pipe of the kettle']],
    },
    {
      reference: 'Input is perhaps a pipe of the kettle.',
      against: [['Input is a pipe of the kettle.', 'Input is perhaps a pipe of the kettle']],
    },
    {
      reference: 'Input may be a pipe of the kettle. Perhaps the lease hides a fan of the lens.',
      against: [['The lease hides a fan of the lens.', 'Perhaps the lease hides a fan of the lens']],
    },
    {
      // Who estimated something has found it out.
      reference: 'Estimated the lag of the second node at 8 hours.',
      beside: ['The lag of the second node is 8 hours.'],
    },
    {
      reference: 'The lag of the second node is estimated at 8 hours.',
      against: [['The lag of the second node comes to 8 hours.', 'The lag of the second node is estimated at 8 hours']],
    },
    {
      reference: 'Input is a pipe of the kettle.',
      beside: ['A pipe of the kettle is input.'],
    },
  ]);
});
