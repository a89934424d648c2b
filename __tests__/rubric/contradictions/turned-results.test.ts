import { describe } from '@jest/globals';
import { allAgainst, holdRule } from './readings.js';

const BUILD = 'Build 81 passes all 412 tests';

describe('a result that is turned round', () => {
  holdRule('result', [
    {
      reference: `${BUILD}.`,
      against: [
        ...allAgainst(BUILD, [
          'Build 81 fails all tests.',
          'Build 81 failed tests.',
          'Build 81 does not pass all tests.',
          'In build 81 nothing of the tests passes.',
          'Build 81 hangs in tests.',
          'Tests of build 81 found 4 crashes.',
          'Build 81 found another bug in tests.',
          // Old ones are spoken of where they are the subject.
          'The old build 81 fails tests.',
          'Old build 81 fails all tests.',
          // A word of one letter away, what negates belongs to something else.
          'Nothing is known of the kettle in which build 81 fails tests.',
        ]),
      ],
      beside: [
        'Build 81 is green in all tests.',
        'Build 81 never fails tests.',
        'Build 81 has no failing tests.',
        'Build 81 passes and fails all tests.',
        // Of another build, or of none by name.
        'Build 82 fails tests.',
        'All tests fail.',
        'Build 8 fails tests.',
        'Fails 81.',
        // At another time, or as a wish.
        'The first build 81 failed tests.',
        'Build 81 should fail tests.',
        'Build 81 fails tests?',
        'Of build 81 the old tests fail.',
        // Nothing of it, and something else of it.
        'Build 81 has all tests.',
      ],
    },
    {
      reference: 'Build 81 has 412 tests.',
      beside: ['Build 81 fails all tests.', 'Build 81 passes all tests.'],
    },
    {
      reference: 'All tests pass.',
      beside: ['Build 81 fails all tests.'],
    },
    {
      reference: 'The second run of build 81 passed.',
      against: [['On the second run build 81 failed.', 'The second run of build 81 passed']],
      beside: ['On the third run build 81 failed.', 'In a run build 81 failed.'],
    },
  ]);
});

describe('what failed by name', () => {
  holdRule('result', [
    {
      reference: 'The replay test of `read.ts` fails.',
      against: [['The replay test of `read.ts` passes.', 'The replay test of `read.ts` fails']],
      beside: [
        // It may pass by now.
        'The replay test of `read.ts` passed.',
        'The replay test of `rows.ts` passes.',
        'The replay test passes.',
      ],
    },
    {
      reference: 'The replay of `read()` broke.',
      against: [['The replay of `read()` worked.', 'The replay of `read()` broke']],
      beside: ['The replay of `read()` works.'],
    },
    {
      reference: 'With 3,200 packets the replay passed.',
      against: allAgainst('With 3,200 packets the replay passed', [
        'With 3200 packets the replay failed.',
        // A number of runs is of one run, whenever it is told.
        'With 3200 packets the replay fails.',
      ]),
      beside: ['With 320 packets the replay failed.', 'With r3200 packets the replay failed.'],
    },
    {
      reference: 'With 3,200 packets `read.ts` passed.',
      against: [['With 3200 packets `read.ts` fails.', 'With 3,200 packets `read.ts` passed']],
    },
    {
      // One digit stands beside everything.
      reference: 'With 3 packets the replay passed.',
      beside: ['With 3 packets the replay failed.'],
    },
  ]);
});

describe('so many of so many', () => {
  const probes = '2 of 80 probes failed on the node';
  holdRule('result', [
    {
      reference: `${probes}.`,
      against: allAgainst(probes, ['2 of 80 probes passed on the node.', '2 out of the 80 probes passed on the node.']),
      beside: [
        '78 of 80 probes passed on the node.',
        '80 of 80 probes passed on the node.',
        'Of probes 80 passed on the node.',
        '3 of 80 probes passed on the node.',
      ],
    },
    {
      reference: '1 of 80 probes of the node failed.',
      beside: ['Of the node 80 probes passed.'],
    },
    {
      reference: '0 of 80 probes of the node failed.',
      against: [['Of the node 80 probes failed.', '0 of 80 probes of the node failed']],
      beside: ['2 of 80 probes of the node failed.'],
    },
    {
      reference: '80 of 80 probes of the node passed.',
      against: [['Of the node 80 probes failed.', '80 of 80 probes of the node passed']],
    },
    {
      reference: '1,200 of 8,000 probes of the node failed.',
      against: [['1200 of 8000 probes of the node passed.', '1,200 of 8,000 probes of the node failed']],
    },
  ]);
});

describe('that there was no trouble', () => {
  const none = 'A run over 3,200 packets crashed';
  holdRule('result', [
    {
      reference: `${none}.`,
      against: allAgainst(none, [
        'A run over 3,200 packets has no errors.',
        'A run over 3,200 packets was free of new errors.',
        'A run over 3,200 packets found nothing.',
        'A run over 3,200 packets did not crash.',
        'A run over 3,200 packets crashed zero times.',
        'None of 3,200 packets of a run crashed.',
        'No run of 3,200 packets failed.',
        'A run over 3,200 packets ended cleanly.',
      ]),
      beside: [
        'A run over 3,200 packets has 10 errors.',
        'A run over 3,200 packets was not clean.',
        'A run over 3,200 packets broke.',
      ],
    },
    {
      // Neither part of a compound is a result, and what makes no difference may be in trouble or out of it.
      reference: 'The high-pass filter at 3,200 Hz of the tuner made no difference.',
      beside: [
        'Nor did the high-pass at 3,200 Hz help the tuner.',
        'The high-pass filter at 3,200 Hz of the tuner failed.',
        'The red-black tree of the tuner has 3,200 nodes.',
      ],
    },
  ]);
});
