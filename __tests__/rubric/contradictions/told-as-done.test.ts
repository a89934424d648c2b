import { describe } from '@jest/globals';
import { allAgainst, holdRule } from './readings.js';

const MOVING = 'Moving the sessions to the new cache cluster is postponed';

describe('what is told as done and was put off', () => {
  holdRule('plan', [
    {
      reference: `${MOVING}. The kettle boiled tea.`,
      against: allAgainst(MOVING, [
        'The sessions were moved to the new cache cluster.',
        'The cache was moved.',
        'The 10 sessions were moved to the new cache cluster.',
        'The new cluster already ran the sessions of Aiko and of his friends.',
        // Half of what it tells is of something else.
        'The cache cluster was boiled by the music of the office at lunch.',
      ]),
      beside: [
        'The sessions will be moved to the new cache cluster.',
        'The sessions were not moved to the new cache cluster.',
        'Moving the sessions to the new cache cluster.',
        // None of it is done.
        'New cache cluster: 0 sessions moved.',
        'Sessions of the new cache cluster that were moved: 0.',
        'Zero sessions were moved to the new cache cluster.',
        // What is only supposed is not told as done.
        'The sessions were possibly moved to the new cache cluster.',
        'The sessions were probably moved to the new cache cluster.',
        'The sessions seem to have been moved to the new cache cluster.',
        // Nobody has looked at it.
        'Moving the sessions to the new cache cluster has been overlooked so far.',
        'The sessions of the new cache cluster were skipped.',
        // Put elsewhere, handed to somebody, or before something.
        'The sessions for the cache cluster were moved to WEB-880.',
        'The sessions for the cache cluster were moved to 19 March.',
        'The sessions of the cache cluster were pushed to next week.',
        'The sessions of the cache cluster were shifted to the spring.',
        'The cache cluster of the sessions was submitted and is under review.',
        'The cache cluster of the sessions was assigned to Aiko.',
        'The sessions of the cache cluster were counted before that.',
        // Of one word in common nothing is known.
        'The sessions were boiled.',
        'The kettle was moved.',
        'The kettle was boiled with music for the whole office and its friends, a new cluster of snow and rain.',
      ],
    },
    {
      reference: 'The sessions were moved to the cache; a test of the cache cluster is not yet written.',
      against: [['The test of the cache cluster was written.', 'a test of the cache cluster is not yet written']],
      // What the reference tells elsewhere as done is as near.
      beside: ['The sessions were moved to the cache cluster.', 'The sessions of the test were moved to the cache.'],
    },
    {
      // Of two it is the one that has more of it, wherever that stands.
      reference: 'A test of the lens is not yet written. The fan of the lens is not yet mounted.',
      against: [['For a test the fan of the lens was mounted.', 'The fan of the lens is not yet mounted']],
    },
    {
      reference: 'The fan of the lens is not yet mounted. A test of the lens is not yet written.',
      against: [['For a test the fan of the lens was mounted.', 'The fan of the lens is not yet mounted']],
    },
    {
      // The verb that the candidate has is told as done in the same claim, or as what will be.
      reference: 'The fan was mounted on the lens with four open screws left for Aiko.',
      beside: ['The fan was mounted on the lens.'],
    },
    {
      reference: 'The fan will be mounted on the lens with four open screws left for Aiko.',
      against: [
        ['The fan was mounted on the lens.', 'The fan will be mounted on the lens with four open screws left for Aiko'],
      ],
    },
    {
      reference: 'No fan was mounted on the lens. Nothing was chosen for the mirror shop.',
      against: [
        ['The fan was mounted on the lens.', 'No fan was mounted on the lens'],
        ['A mirror of the shop was chosen.', 'Nothing was chosen for the mirror shop'],
      ],
    },
    {
      // A present tense with a time to come is a plan.
      reference: 'The fan has not been run on the lens; the user will run it tonight.',
      against: [
        ['The fan runs on the lens.', 'The fan has not been run on the lens'],
        ['The fan was run on the lens tonight.', 'The fan has not been run on the lens'],
        ['The fan was run on the lens at 17:00.', 'The fan has not been run on the lens'],
        ['The fan already runs on the lens tonight.', 'The fan has not been run on the lens'],
        ['The fan runs on the lens every night at 17:00.', 'The fan has not been run on the lens'],
        ['The fan ran on the lens on Monday.', 'The fan has not been run on the lens'],
      ],
      beside: [
        'The user runs it tonight.',
        'The fan runs on the lens tonight.',
        'The fan runs on the lens on 13 November.',
        'The fan runs on the lens on Nov 13.',
        'The fan runs on the lens on 2026-11-13.',
        'Tonight the fan runs on the lens.',
        'The fan runs on the lens this evening.',
        'The fan runs on the lens tomorrow.',
        'The fan runs on the lens next week.',
        'The fan runs on the lens on Monday.',
        'The fan runs on the lens at 17:00.',
        'The fan runs on the lens at 5 pm.',
        'The fan runs on the lens later.',
      ],
    },
    {
      // Words that it has elsewhere as well are of no plan.
      reference: 'Painting the fan of the lens is postponed. Painted by Aiko, the fan shines, and the lens shines.',
      beside: ['The fan of the lens was painted.'],
    },
    {
      reference: 'The fan of the lens boils tea.',
      beside: ['The fan was mounted on the lens.'],
    },
  ]);
});
