import { describe, expect, it } from '@jest/globals';
import { allAgainst, contradictionsOf, holdRule } from '../readings.js';

describe('what a candidate says to be still waited for', () => {
  holdRule('status', [
    {
      reference: 'The library change was merged upstream, and the app change was put up for review.',
      beside: [
        'The library change was merged upstream and the app change is still awaiting review.',
        'The app change is still awaiting review.',
        'The follow-up for the tests remains unmerged.',
      ],
    },
    {
      reference: 'The fix for the lexer was merged, and the parser fix was pushed.',
      against: [['The lexer fix is still unmerged.', 'The fix for the lexer was merged']],
      beside: ['The fix for the parser is still awaiting review.'],
    },
    {
      reference: 'The user merged pull request 90 with the lease fix; nothing was deployed.',
      against: allAgainst('The user merged pull request 90 with the lease fix', [
        'Pull request 90 still awaits its review.',
        'Pull request 90 is pending approval.',
        'Pull request 90 still awaits a merge.',
        'Pull request 90 is not merged.',
        'PR 90 is still open.',
        '#90 is still in review.',
        'The lease fix still awaits its review.',
        'The branch is still unmerged.',
        'The lease fix still has to be merged.',
        'Pull request 90 has yet to be merged.',
        'The lease was mended in PR 90, still awaiting review.',
      ]),
      beside: [
        'Pull request 90 is not released.',
        'The lease fix is undeployed.',
        'The lease fix has not yet been deployed.',
        'Pull request 91 still awaits its review.',
        'The error messages of the lease were replaced in PR 91, still awaiting review.',
        'PR 91 draft, lease/timeout unmerged.',
        'Pull request 90 was merged, while the Homebrew PR of Ada is still open.',
        'Pull request 90 was still waiting for its review on Monday.',
        'Pull request 90 awaited approval until Monday.',
        'Pull request 90 was pending approval before that.',
      ],
    },
    {
      reference: 'With the lease (!90, merged) and jobs lacking a lock excluded (!91, open), the ranking is right.',
      against: [['!90 still awaits its review.', 'With the lease (!90, merged']],
      beside: ['Merge request !90 has been merged by Ada, !91 has yet to be reviewed, and the rest waits.'],
    },
    {
      reference: 'Pull request 88 with the retry fix was approved.',
      against: [['Pull request 88 still awaits its review.', 'Pull request 88 with the retry fix was approved']],
      beside: [
        'Pull request 88 still awaits its merge.',
        'Pull request 88 is not merged yet.',
        'PR 88 is still open.',
        'Pull request 88 is not released.',
      ],
    },
    {
      reference: 'The lease fix was merged on Monday. Both were merged on Friday.',
      against: [['The lease fix is not merged.', 'The lease fix was merged on Monday']],
    },
    {
      // Numbers and commits may be told without saying what they are.
      reference: '#12 was merged with both commits.',
      against: [['#12 with both commits is open.', '#12 was merged with both commits']],
    },
    {
      reference: 'Version 1.9.0 with the lease fix went live on Monday.',
      against: allAgainst('Version 1.9.0 with the lease fix went live on Monday', [
        'Version 1.9.0 is not released.',
        '1.9.0 is not deployed.',
        '1.9.0 is undeployed.',
        'The lease fix is not merged.',
        'The lease fix still awaits approval.',
      ]),
    },
    {
      reference: 'Pull request 17 for the lease is open.',
      beside: ['The lease still awaits a review.', 'Pull request 17 is not merged.', '#17 is in review.'],
    },
    {
      reference: 'The lease of the lock was renewed twice.',
      beside: ['The lease still awaits a review.', 'Pull request 17 is not merged.', 'The lease was merged into main.'],
    },
  ]);
});

describe('where some things wait and others do not', () => {
  holdRule('status', [
    {
      // What runs on the canary is deployed there, whatever waits.
      reference: 'Version 2.31.1 runs on the 10% canary; a freeze holds the rollout until Thursday.',
      against: [
        ['Version 2.31.1 was deployed.', 'a freeze holds the rollout until Thursday'],
        [
          'Version 2.31.1 passed its canary, and 2.31.1 was deployed to all regions.',
          'a freeze holds the rollout until Thursday',
        ],
      ],
      beside: ['Deployed: 2.31.1, canary 10%.', 'The fix was deployed to a 10% canary as 2.31.1.'],
    },
    {
      reference: 'PR #1467 is open and 3c90fe2 deployed on staging, production unchanged.',
      beside: ['#1467 is open, 3c90fe2 is on staging.', 'PR #1467 is still open.'],
    },
    {
      reference: 'Ilse decided not to release: staging is back on 2.6.0, and the refactoring is a draft.',
      beside: ['Deployed picker 2.6.0 to staging at 16:42.'],
    },
    {
      reference: '#140 is merged, #142 has changes requested.',
      beside: ['The gate is not merged yet.'],
    },
    {
      reference: 'PR #1467 is open. Opened #1467 and deployed to staging.',
      beside: ['#1467 is open, 3c90fe2 is on staging.'],
    },
    {
      reference: 'The chart fix in #41 was merged; the broker patch in #42 awaits its review.',
      against: [
        ['The chart fix still awaits its review.', 'The chart fix in #41 was merged'],
        ['The large chart fix still awaits its review.', 'The chart fix in #41 was merged'],
        ['#41 is still in review.', 'The chart fix in #41 was merged'],
        ['#41 and #42 are still open.', 'The chart fix in #41 was merged'],
      ],
      beside: [
        'The patch of the broker still awaits its review.',
        'The broker patch is not merged.',
        'The patch of the chart still awaits its review.',
        'Something else still awaits a review.',
        '#42 is in review.',
        '#43 is still open.',
      ],
    },
    {
      reference: 'The user merged #12 and opened #14 for the cache.',
      against: [['#12 still awaits a review.', 'The user merged #12']],
      beside: [
        '#14 still awaits a review.',
        '#12 was merged.',
        // Of two states in one claim each has its names.
        'We merged #12, and #15 has not been merged.',
        'We merged #12 and #15 is not merged.',
      ],
    },
    {
      reference: 'The change to the retry defaults is in review.',
      beside: ['The change merged the retry default values into one.', 'Ada merged two duplicate fix scripts.'],
    },
    {
      reference: 'Ada merged the retry patch for the webhook. Pull request 1187 stays open.',
      beside: [
        'The webhook retry patch is merged.',
        'The retry patch is no longer awaiting a merge.',
        "The retry patch isn't awaiting review any more.",
      ],
    },
    {
      // Each thing with a name of its own has come as far as its own claim says.
      reference: 'Opened #41 with its chart and 3c90fe2 deployed on staging.',
      against: [['3c90fe2 is not deployed.', 'and 3c90fe2 deployed on staging']],
      beside: ['#41 is open.', '#41 still awaits its review.'],
    },
    {
      // A change may run somewhere before it is merged.
      reference: 'Opened PR #41 and deployed to the stage.',
      beside: ['#41 is open.', '#41 still awaits its review.'],
    },
    {
      reference: 'For #41 the log was read and the stage deployed to.',
      beside: ['#42 is open.'],
    },
    {
      reference: 'Opened #41 and merged the branch after its review.',
      against: [['#41 is open.', 'and merged the branch after its review']],
    },
    {
      reference: 'Opened pull request 12 for the cache. Pull request 12 was merged on Tuesday.',
      against: [
        ['#12 still awaits a merge.', 'Pull request 12 was merged on Tuesday'],
        ['#12 and #13 still await a merge.', 'Pull request 12 was merged on Tuesday'],
      ],
    },
    {
      reference: 'Pull request 12 was merged on Tuesday. A backport of pull request 12 is waiting for a freeze.',
      against: [['#12 still awaits a merge.', 'Pull request 12 was merged on Tuesday']],
      beside: ['A backport of pull request 12 still awaits a merge.'],
    },
  ]);
});

describe('a sentence that begins with a name in small letters', () => {
  holdRule('status', [
    {
      reference: 'Pull request 12 was approved by Noor and merged by Mira. apps/mobile will follow on 20 November.',
      against: [['Pull request 12 is still open.', 'Pull request 12 was approved by Noor, merged by Mira']],
      beside: ['Pull request 12 was approved and merged.', 'Noor approved pull request 12, and Mira merged it.'],
    },
  ]);
});

describe('what a reference says to be reached, in a clause of its own', () => {
  const reached = [
    'merged as 91f3b6e',
    'squash-merged as #97',
    'merged by the user',
    'merged after review',
    'merged today',
  ];
  holdRule(
    'status',
    reached.map((how) => ({
      reference: `Opened pull request 88, requested a review, ${how}.`,
      beside: ['Pull request 88 was merged.', 'The cache fix in #88 was approved and merged.'],
    })),
  );
  holdRule('status', [
    {
      // Rows are merged as well, and two requests into one.
      reference: 'Opened pull request 88, sorted the rows, merged into one list.',
      against: [['Pull request 88 was merged.', 'Opened pull request 88']],
    },
  ]);
});

describe('what a candidate says to be reached', () => {
  holdRule('status', [
    {
      reference: 'Pull request 88 is open.',
      against: allAgainst('Pull request 88 is open', [
        'Pull request 88 was merged.',
        '#88 was merged.',
        'The cache fix was released as 2.1.0.',
        'Pull request 88 was deployed.',
      ]),
      beside: [
        'Pull request 88 was approved.',
        'Pull request 87 was merged.',
        'The kettle was merged into main.',
        'Pull request 88 is up for review.',
        'Pull request 88 might be merged.',
      ],
    },
    ...['before', 'until', 'unless', 'if'].map((word) => ({
      // What must come first is not there yet.
      reference: `Pull request 88 is open; the clerk tries it on Thursday ${word} it is merged.`,
      against: allAgainst('Pull request 88 is open', ['Pull request 88 was merged.']),
    })),
    {
      // A candidate for a release is none.
      reference: 'Tagged v3.8.0-rc1 of the cache fix and handed it to the clerk.',
      beside: ['The cache fix is ready and not released.', 'The cache fix is not released yet.'],
    },
    {
      reference: 'Tagged v3.8.0 of the cache fix.',
      against: allAgainst('Tagged v3.8.0 of the cache fix', ['The cache fix is not released yet.']),
    },
    {
      reference: 'Pull request 88 was merged before the clerk had tried it.',
      beside: ['Pull request 88 was merged.'],
    },
    {
      reference: 'Pull request 17 for the lease awaits its review.',
      against: [['Pull request 17 was merged.', 'Pull request 17 for the lease awaits its review']],
    },
    {
      reference: 'Opened pull request 9 for the user.',
      beside: ['A pull request is opened: number 9.'],
    },
    {
      reference: 'The cache fix is pushed to a branch.',
      beside: ['The cache fix was merged into main.', 'The cache fix was approved in review.'],
    },
    {
      reference: 'The design review was not accepted by the clerk.',
      against: [['The design review was accepted.', 'The design review was not accepted by the clerk']],
      beside: ['The lease was accepted.'],
    },
    {
      // Something may be accepted that nobody reviews.
      reference: 'The lease was not accepted by the clerk.',
      beside: ['The lease was accepted.'],
    },
    {
      reference: 'No pull request was opened for the cache fix.',
      against: [
        ['Opened a pull request with the cache fix.', 'No pull request was opened for the cache fix'],
        ['The pull request for the cache fix is open.', 'No pull request was opened for the cache fix'],
        ['The pull request for the cache fix was approved.', 'No pull request was opened for the cache fix'],
        ['The cache fix was merged into main.', 'No pull request was opened for the cache fix'],
      ],
    },
    ...[
      'The cache fix is on a branch; no draft PR is open.',
      'The pull request for the cache fix is not yet opened.',
    ].map((reference) => ({
      reference,
      against: allAgainst(reference.split('; ').at(-1)?.replace(/\.$/, '') ?? '', ['The pull request is in review.']),
      beside: ['No pull request was opened.', 'The cache fix is on a branch.'],
    })),
    ...['Pull request 88 is open and not merged.', 'Pull request 88 is open, not closed.'].map((reference) => ({
      reference,
      beside: ['Pull request 88 is open.', 'Pull request 88 is in review.'],
    })),
    ...['until all tests were green', 'before the review'].map((moment) => ({
      reference: `No pull request was opened ${moment}.`,
      beside: ['A pull request was opened.'],
    })),
    {
      // What is denied may be called by a word alone, where its sentence speaks of a pull request.
      reference: 'PR 88 was approved; it is not merged.',
      against: [
        ['PR 88 was merged.', 'it is not merged'],
        ['#88 was merged into main.', 'it is not merged'],
      ],
      beside: ['PR 88 was approved.', 'PR 87 was merged.', 'PR 88 is not merged.', 'PR 88 still awaits its merge.'],
    },
    {
      reference: 'PR 88 was approved, but has never been merged.',
      against: [['PR 88 was merged.', 'but has never been merged']],
    },
    ...[' but unmerged', ' yet undeployed', ' though not merged', ', unmerged', ', not merged'].map((rest) => ({
      // What is granted before the word is not denied behind it.
      reference: `The leaks were fixed in #88, approved${rest}, and #89, on which Ada requested changes.`,
      beside: ['#88 is approved for the next release.', '#88 was approved.'],
    })),
    {
      reference: 'The leaks were fixed in #88, which is not approved but green.',
      against: [['#88 was approved.', 'which is not approved but green']],
    },
    {
      // Who says so of one thing by name means another thing by what was deployed.
      reference: 'Two redirects went out at noon; template PR 88 is not merged, and not deployed.',
      against: [['The change was written and deployed by Ada.', 'template PR 88 is not merged']],
    },
    {
      // The same words speak of the same thing, whatever the candidate says of it besides.
      reference: 'PR 88 mends the cache; it is not deployed.',
      against: [['PR 88 waits for review. The cache mend was deployed to production.', 'it is not deployed']],
    },
    {
      reference: 'Two redirects went out at noon. Template PR 88 is not merged and not deployed.',
      beside: [
        'To fix this, two redirects were written and deployed by Ada; PR 88 is approved but not yet merged.',
        'PR 88 is not yet merged. The change of redirects was deployed by Ada.',
      ],
    },
    {
      reference: 'PR 88 was approved; the two tables are not yet merged.',
      beside: ['PR 88 was approved.'],
    },
    {
      // Tables are merged as well.
      reference: 'The totals are known; the two tables are not merged.',
      beside: ['PR 88 was merged.', 'The branch with the tables was merged.'],
    },
    {
      reference: "Ada merged #88 for Thursday's release; nothing is deployed yet.",
      against: [['#88 is live in production.', "Ada merged #88 for Thursday's release"]],
      beside: ['#88 was merged by Ada, live on Thursday.', '#88 goes live on this Thursday.'],
    },
    {
      reference: 'The user merges the pull request for the cache fix tomorrow.',
      against: [
        ['The cache fix was merged into main.', 'The user merges the pull request for the cache fix tomorrow'],
        [
          'The log tells that, unless it lies, the cache fix was merged into main.',
          'The user merges the pull request for the cache fix tomorrow',
        ],
        [
          'Once the tests ran: the cache fix was merged into main.',
          'The user merges the pull request for the cache fix tomorrow',
        ],
      ],
      beside: [
        'Before the cache fix was merged into main, all tests ran.',
        'The tests ran well before (as agreed) the cache fix was merged into main.',
        'The cache fix had been merged into main.',
        'The alarm was caused by a cache fix that was merged into main.',
        'The pull request for the cache fix is open.',
      ],
    },
    {
      reference: 'A config change went into the running broker; its pull request is not merged.',
      against: [['The broker pull request was merged.', 'its pull request is not merged']],
      beside: ['The broker change was deployed.'],
    },
    {
      // Who speaks of merging at all may have meant this.
      reference: 'A merge of the branch took a minute. The tag branch is not merged.',
      beside: ['The tag branch was merged.'],
    },
    {
      reference: 'Pull request 12 was not merged; pull request 15, which was merged, replaces it.',
      beside: ['Pull request 15 was merged.'],
    },
  ]);
});

describe('what both speak of', () => {
  holdRule('status', [
    {
      reference: 'Release 1.8.0 is not published; the docs wait for a freeze.',
      against: [
        ['Release 1.8.0 was published.', 'Release 1.8.0 is not published'],
        // A version that something gets by being published is no other thing.
        ['The docs were published as 1.9.0.', 'Release 1.8.0 is not published'],
      ],
      beside: ['Release 1.9.0 was published.', 'The kettle was published to the site.'],
    },
    {
      reference: 'The branch for the cache is not merged.',
      against: [
        ['The branch was merged into main.', 'The branch for the cache is not merged'],
        ['The cache was merged into main.', 'The branch for the cache is not merged'],
        ['The solution was merged into main.', 'The branch for the cache is not merged'],
        ['Pull request 7 was merged.', 'The branch for the cache is not merged'],
        ['The cache of OPS-43 was merged into main.', 'The branch for the cache is not merged'],
      ],
      beside: ['The kettle was merged into main.'],
    },
    {
      reference: 'Ticket OPS-41 tells that the branch of OPS-42 is not merged.',
      against: [['The branch of OPS-42 was merged.', 'Ticket OPS-41 tells that the branch of OPS-42 is not merged']],
      beside: ['The branch of OPS-43 was merged.'],
    },
  ]);
});

it('takes two words of the title for the thing that all of a reference is about', () => {
  const reference = { title: 'Cache lease of the broker', summary: 'The branch is not merged.' };
  const found = (candidate: string) => contradictionsOf(reference, candidate).length;
  expect(['The cache was merged into main.', 'The cache lease was merged into main.'].map(found)).toEqual([0, 1]);
});

describe('what sounds like a stage', () => {
  holdRule('status', [
    {
      // Another one of the same sentence.
      reference: 'PR #77 was closed unmerged; only the notes went to main with #79.',
      against: [['#77 was merged.', 'PR #77 was closed unmerged']],
      beside: ['#77 closed, #79 notes merged.', 'PR #79: notes, merged.', 'The notes were merged with #79.'],
    },
    {
      // One of two.
      reference: '#211 was closed unmerged, the tests (#207) are kept.',
      beside: ['The tests are kept (#207, merged).', 'Merged #207 with the tests.'],
    },
    {
      // A header may be called Accept.
      reference: 'The Android app probably sends no Accept header, unconfirmed. The fix is in pull request 90.',
      beside: ['Pull request 90 was written and merged.', 'The fix was merged and the app deployed.'],
    },
    {
      // A part of the way.
      reference: 'The full rollout of the fix is planned for Monday.',
      against: allAgainst('The full rollout of the fix is planned for Monday', ['The fix was deployed.']),
      beside: [
        'The fix was deployed to 10% of traffic.',
        'The fix was rolled out to the first 10 percent.',
        'We rolled out the fix to 10 %.',
      ],
    },
  ]);
});
