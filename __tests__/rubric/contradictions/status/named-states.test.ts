import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../../src/rubric/grounding/told/told-texts.js';
import { summaryOf } from '../../v2/sessions.js';
import { allAgainst, holdRule } from '../readings.js';

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
        'Filed !78, closed LUMEN-4F2.',
        'Filed !78, closed the ticket.',
        '!78 has the check; the pool was deployed.',
        '!78 has the check, since the pool was deployed.',
        // No names of these.
        'The clerk paid a fine of &#78; merged.',
      ],
    },
    {
      // Between a name and its state may stand what it is called, and what it does.
      reference:
        'MR !81, a unique entry of the log, waits for the review of Ada. PR #82 that deletes the filter is open.',
      against: [
        ['!81 merged.', 'MR !81 waits for the review of Ada'],
        ['The cleanup in #82 has been merged.', 'PR #82 is open'],
      ],
      beside: ['PR #82 that deletes the filter which was merged is open.', '!81, a lock that was merged, waits.'],
    },
    {
      reference: 'Alert PR #83 awaits SRE review.',
      against: [['Merged the alert in PR #83.', 'Alert PR #83 awaits SRE review']],
      beside: [],
    },
    {
      reference: '!80 waits for Ada until 9 December, and the ticket LOG-7 is open.',
      against: [
        ['Merged !79, !80 and !81.', '!80 waits for Ada until 9 December'],
        ['Bob answered the ticket LOG-7 and closed it.', 'and the ticket LOG-7 is open'],
      ],
      beside: ['!80 waits for Ada.', 'Bob answered LOG-7.'],
    },
    {
      // What it comes with says nothing of its state, and a clause of it does.
      reference: '#79 with the cache, the index and a test is open.',
      against: [
        ['#79 with the cache, the index and rows.txt was merged.', '#79 is open'],
        ['#79 was merged.', '#79 is open'],
      ],
      beside: ['#79 with the cache that was merged.', '#79 is still a draft that waits for review.'],
    },
    {
      reference: '#79 was merged.',
      against: [
        ['#79 approved, merge pending.', '#79 was merged'],
        ['#79 with the cache is a draft that waits for Ada.', '#79 was merged'],
      ],
      beside: ['The pool is approved, merge pending.'],
    },
    {
      // What is said of another one in passing is not said of it.
      reference: 'Closed #77 and #78; #79 is open.',
      against: [
        ['#79, which was written by the clerk, was merged.', '#79 is open'],
        ['Ada, who merged #79, wrote the notes.', '#79 is open'],
        ['The last step, which merged #79, went well.', '#79 is open'],
      ],
      beside: ['#80, which replaces #78, is in review with Ada.', '#80, that follows #77, waits for approval.'],
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

describe('what is open beside something that was begun', () => {
  holdRule('status', [
    {
      reference: '#12 was merged.',
      against: [['Opened the incident channel, and #12 is still a draft.', '#12 was merged']],
    },
    {
      reference: 'ADR 7 was accepted.',
      against: [['Submitted the budget; ADR 7 is still proposed.', 'ADR 7 was accepted']],
    },
  ]);
});

describe('what is said beside a name', () => {
  const done = ['#12 was merged; OPS-7 is closed.', 'Merged #12; closed OPS-7.'];
  const open = ['#12 is open for review; OPS-7 is open.', 'Open are #12 and OPS-7.'];
  holdRule('status', [
    ...done.map((reference) => ({
      reference,
      beside: [
        'Pending rows are counted since #12.',
        '#12 counts open orders and draft invoices.',
        'The draft of the page now names #12.',
        '#12 waits for the lock before it writes.',
        '#12 waits for Kafka to start.',
        '#12 pending rows are counted.',
        '#12 keeps files open until they are flushed.',
        '#12 leaves the socket open.',
        '#12 shows drafts to their authors alone.',
        'OPS-7 was about open connections.',
        'Filed OPS-7, open points are in its text.',
        // How it began.
        'Opened draft #12, and Ada merged it.',
        'Put up #12 as a draft; Ada approved and it went in.',
        'Created draft #12 and rebuilt the page.',
        'Opened #14 and the draft #12.',
        'Put up #14, and the draft #12 for the page.',
        'Submitted PR #13, #14 and the draft #12.',
      ],
    })),
    ...open.map((reference) => ({
      reference,
      beside: [
        'Deployed a workaround for OPS-7.',
        'The race that #12 describes was closed with a lock.',
        'Released the lock early, as #12 proposes.',
        '#12 reads the live table.',
        'OPS-7 live view is slow.',
        '#12 builds on the released 2.4.',
        'Closed two duplicates of #12.',
        'The incident was closed with notes in OPS-7.',
        'The fix from #12 was deployed to staging for a try.',
        '#12 is deployed to staging.',
        '#12 makes the service close the shipped boxes.',
        '#12 sorts the rows that were merged.',
        'With #12 checked out, the merged table has 40 rows.',
        'The two lists are merged in #12.',
        'The branch was merged into #12.',
        'Merged the trunk into #12.',
        'Closed the tabs, looked at #12.',
        // It went back.
        '#12 was closed by mistake, reopened and is open.',
        '#12 was merged and reverted at noon.',
      ],
    })),
    {
      reference: '#12 is in review.',
      against: allAgainst('#12 is in review', [
        'With #12 merged, the nightly job is green.',
        '#12, the lock, shipped on Friday.',
        '#12 with the cache of the pool has been merged.',
        'The lock was merged as 5d03ab8 in #12.',
        'The corrected lock is in #12, which Ada has merged.',
      ]),
    },
    {
      reference: '#12 is approved, but merged only after the show.',
      beside: ['#12 is approved, not merged yet.', '#12 is open.'],
    },
    {
      reference: 'Close #12 unmerged.',
      beside: ['#12 is closed.', 'Closed #12.'],
    },
    {
      reference: 'Created draft #12.',
      against: allAgainst('Created draft #12', ['Ada merged #12.']),
    },
  ]);
});

describe('how names are written', () => {
  holdRule('status', [
    {
      reference: 'PR 96 is merged, infra!15 waits for Ada, issue 7 is still open.',
      against: [
        ['PR #96 with the runbook is still in review.', 'PR 96 is merged'],
        ['#96 remains open.', 'PR 96 is merged'],
        ['The pull request 96 stays open.', 'PR 96 is merged'],
        ['!15 has been merged.', 'infra!15 waits for Ada'],
        ['Merged merge request 15.', 'infra!15 waits for Ada'],
        ['Issue 7 closed.', 'issue 7 is still open'],
      ],
      beside: [
        '!96 is open.',
        '#15 was merged.',
        'PR 9.6 is open.',
        'PR 96 % is open.',
        'PR 960 is open.',
        'Step 7 closed.',
      ],
    },
    {
      // Brackets say what it is, not what became of it.
      reference: 'PR #19 (10 bit, 200 ms) cut the error to 0.03 kg and was merged.',
      against: [
        ['PR #19, which is tested, is still awaiting its merge.', 'PR #19 cut the error to 0.03 kg, was merged'],
      ],
    },
    {
      reference: 'PR #19 (open for a week) cut the error and was merged.',
      beside: ['PR #19 is open.'],
    },
  ]);
});

describe('decision records', () => {
  holdRule('status', [
    {
      reference: 'ADR 0014 was accepted; ADR-15 remains a draft.',
      against: [
        ['ADR-14 is proposed and waits for Ada.', 'ADR 0014 was accepted'],
        ['ADR-0015 was accepted.', 'ADR-15 remains a draft'],
        ['Ada signed off; ADR-15 was approved.', 'ADR-15 remains a draft'],
      ],
      // Of two nobody knows which is meant.
      beside: ['The ADR is proposed.', 'The ADR was accepted.', 'ADR 14 was accepted.', 'ADR 16 is a draft.'],
    },
    {
      reference: 'ADR 0014 was accepted.',
      against: allAgainst('ADR 0014 was accepted', ['The ADR has the status proposed.', 'The ADR remains a draft.']),
      beside: ['The ADR proposed a queue.', 'The ADR was a draft at first.', 'ADR drafts were read.'],
    },
    {
      reference: 'The ADR remains a draft.',
      against: allAgainst('The ADR remains a draft', ['The ADR was accepted.']),
    },
  ]);
});

describe('how far it is from one state to another', () => {
  const from = (reference: string, against: readonly string[], beside: readonly string[]) => ({
    reference: `${reference}.`,
    against: allAgainst(reference, against),
    beside,
  });
  holdRule('status', [
    from('#12 is a draft', ['#12 has been approved.', '#12 was merged.'], ['#12 is open.', '#12 is in review.']),
    from('#12 awaits its review', ['#12 has been approved.'], ['#12 is open.', '#12 is a draft.', '#12 is in review.']),
    from('#12 is in review', ['#12 was merged.'], ['#12 has been approved by Ada.', '#12 is open.', 'Approved #12.']),
    from("#12 awaits Bob's review", ['#12 was merged.'], ['#12 was approved by Ada.', '#12 is unmerged.']),
    from(
      '#12 was approved',
      ['#12 is a draft.', '#12 awaits its approval.'],
      ['#12 is open.', '#12 was merged.', '#12 is in review.'],
    ),
    from(
      '#12 was closed unmerged',
      ['#12 was merged.', '#12 is open.'],
      ['#12 was closed.', '#12 was closed without a merge.'],
    ),
    from(
      '#12 was merged',
      ['#12 was closed unmerged.'],
      ['#12 was closed.', '#12 was deployed.', '#12 is not deployed.'],
    ),
    from('#12 is not yet released', ['#12 was shipped.', '#12 is in production.'], ['#12 was merged.', '#12 is open.']),
    from('#12 waits for the next release', ['#12 was rolled out.'], ['#12 was merged.', '#12 was approved.']),
    {
      reference: '#12 is merged and goes to production on 13 November.',
      against: allAgainst('#12 is merged', ['#12 is not merged.', '#12 is open.']),
      beside: ['#12 was merged, not deployed.', '#12 was merged.'],
    },
    from('#12 is merged and went to production', ['#12 was merged, not deployed.'], ['#12 was merged.']),
    from('#12 is live', ['#12 is not released.', '#12 is open.'], ['#12 was merged.', '#12 was closed.']),
    from('#12 is closed', ['#12 is open.'], ['#12 was merged.', '#12 was closed unmerged.']),
  ]);
});

describe('other words for a state', () => {
  const from = (reference: string, against: readonly string[], beside: readonly string[] = []) => ({
    reference: `${reference}.`,
    against: allAgainst(reference, against),
    beside,
  });
  holdRule('status', [
    from('issue #51 was closed', ['Issue #51 is deliberately left open for the Windows part.']),
    from('#90 is merged', ['The backport is in #90 and sits in review.', '#90 sits in review.']),
    from('#44 was closed without being merged', [
      'The rewrite landed on trunk through #44.',
      '#44 is in the default branch.',
    ]),
    from('ADR-52 is at status Proposed', ['ADR-52 was Accepted.'], ['ADR 52 is a draft.']),
    {
      // A number may be that of any project, unless both are named.
      reference: 'docs!5 is merged, and charts!5 is a draft.',
      against: [
        ['charts!5 has been merged.', 'and charts!5 is a draft'],
        ['docs!5 is still open.', 'docs!5 is merged'],
      ],
      beside: ['!5 is merged.', '!5 is open.', 'infra!5 is open.', 'docs!5 was merged.'],
    },
    {
      reference: '!5 is merged.',
      against: allAgainst('!5 is merged', ['docs!5 is still open.']),
      beside: ['docs!15 is still open.'],
    },
    { reference: '#91 was merged.', beside: ['Lists that are not merged keep their order since #91.'] },
    {
      reference: '#901 and #902 were closed; #903 was merged.',
      beside: ['The others (#901, #902) were shut unmerged.'],
    },
  ]);
});

describe('what a list tells to be open', () => {
  holdRule('status', [
    ...[
      'Open are the cache, #41 and the report.',
      'Open: the cache, #41, and the report.',
      'Still open: merging #41, the report.',
      'Left: #41 (the cache) and the report.',
      'The cache, #41 and the canary in May are open.',
      'The cache, #41, #42 and the canary are still open.',
      'The canary and the review of #41 remain.',
    ].map((reference) => ({
      reference,
      against: [['#41 was merged by Ada.', reference.replace(/\.$/, '')] as const],
      beside: ['#41 is open.', '#43 was merged by Ada.', '#41 has the cache.'],
    })),
    {
      reference: 'The cache and the review of #41 remain.',
      against: [['#41 was approved by Ada.', 'The cache and the review of #41 remain']],
    },
    ...[
      // Not of the name itself, or with a statement of its own.
      'Open: who watches the cache of #41.',
      'The questions about #41 and the cache are open.',
      'Open is whether #41 was merged.',
      'Closed the cache, and #41 and #42 are open source.',
      'Open: #41 docs, #42.',
      'Left: #41 follow-ups and the docs.',
      'Pending: #41 deploy to production.',
      'Left: backport #41 to 2.4.',
      'Not yet done: merging #41 into the release branch.',
      '#41 tests and #42 docs are open.',
    ].map((reference) => ({ reference, beside: ['#41 was merged by Ada.'] })),
  ]);
});

describe('what is told of a name in more than one way', () => {
  holdRule('status', [
    {
      reference: 'The module is not bought; PR #23 was closed unmerged. Tagged it and closed #23.',
      against: [['#23 with the model was merged.', 'PR #23 was closed unmerged']],
      beside: ['#23 was closed.', 'Closed #23 without merging it.'],
    },
    ...['#23 is open. Later Ada closed #23.', '#23 is still a draft. Then Ada finished it and closed #23.'].map(
      (reference) => ({ reference, beside: ['#23 was merged.'] }),
    ),
    {
      reference: '#23 stays open until the second half is in.',
      beside: ['#23 was merged in part.', '#23 was partly merged.'],
    },
    {
      // Which of two records is meant?
      reference: 'ADR 6 is a draft; ADR 7 is proposed.',
      beside: ['The ADR was accepted.'],
    },
    {
      reference: '#23 was closed.',
      beside: ['#23 was merged.', 'Closed #23 without merging it.'],
    },
    {
      reference: 'A recorder was added, in PR #23, unmerged; #24 stays open.',
      against: [
        [
          'PR #23 with the recorder was merged.',
          'A recorder was added, in PR #23, unmerged'.replace('A recorder was added, ', ''),
        ],
      ],
    },
    {
      reference: '#23 is still a draft until Thursday.',
      against: [
        ['Merged #23 once Ada had approved it.', '#23 is still a draft until Thursday'],
        ['Merged the new cache PR #23.', '#23 is still a draft until Thursday'],
        ['Closed the old cache pull request #23 without merging.', '#23 is still a draft until Thursday'],
      ],
      beside: ['Ada merges #23 once she has time.', '#23 will be merged once Ada approves.'],
    },
  ]);
});

describe('what the transcript tells of a name last', () => {
  const foundIn = (
    said: readonly string[],
    candidate: string,
    reference = 'The cache was made smaller.',
  ): readonly string[] =>
    new ClaimCheck()
      .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), {
        transcript: new Grounds(said),
        told: new ToldTexts(said),
        isWhole: true,
      })
      .flatMap(({ rule, wanted, witness }) =>
        rule === 'status' ? [`${wanted} ${witness?.source === 'transcript'}`] : [],
      );

  it.each([
    [
      ['!58 is open, awaiting the review of Ada; !55 was merged already.'],
      'Merged merge request !58.',
      '!58 is open, awaiting the review of Ada true',
    ],
    [['!58 stays draft, do not merge'], 'The cache was merged with !58.', '!58 stays draft true'],
    [['!58  "small: 207"     draft'], '!58 is merged.', '!58, draft true'],
    [['PR #58 "small cache"    closed, not merged'], '#58 was merged.', 'PR #58, closed, not merged true'],
    [['#58 is open', 'not merged yet, before merging it Ada looks'], '#58 was merged.', '#58 is open true'],
    [['!58 | draft | pipeline failed', 'Ada: leave it for Monday'], '!58 is merged.', '!58, draft true'],
    [['!58   draft   reviewer: Bob'], '!58 is merged.', '!58, draft true'],
    [['#58 is open', '#57 was merged, !58 too'], '#58 was merged.', '#58 is open true'],
    [['#57 and #58 are open'], '#58 was merged.', '#57 and #58 are open true'],
    [['ADR 0007 is proposed'], 'ADR 7 was accepted.', 'ADR 0007 is proposed true'],
    [['merge request 58 is open'], '!58 was merged.', 'merge request 58 is open true'],
  ])('stands against what goes further: %j', (said, candidate, expected) => {
    expect(foundIn(said, candidate)).toEqual([expected]);
  });

  it.each([
    ['it is told to be merged as well', ['#58 is open', '#58 was merged'], '#58 was merged.'],
    ['something was merged later', ['#58 is open', 'Just merged it.'], '#58 was merged.'],
    ['another one is open', ['#57 is open'], '#58 was merged.'],
    ['nothing is told of it', ['I opened #58 for Ada'], '#58 was merged.'],
    ['less is told', ['#58 was merged'], '#58 is open.'],
    ...[
      'Merged it once CI was green.',
      'All checks passed, no problems, so I merged it.',
      'After waiting for CI I merged it.',
      'Merged',
      '{"state":"MERGED"}',
      '$ gh pr merge 58 --squash',
      'git push origin main',
      'it went in',
      'it is in main now',
      'status: closed',
      'The ADR and that were accepted',
      'Merged it just now, with the header in UTF-8.',
      'Merged, signed with SHA-256',
    ].map((line) => [`it may have been done: ${line}`, ['#58 is open', line], '#58 was merged.'] as const),
    ['it is being done', ['#58 is open; merging it now.'], '#58 was merged.'],
    ['an issue has that number', ['issue #58 is open'], 'Merged #58.'],
    ['a record has no number', ['ADR 6 is still a draft.'], 'The ADR was accepted.'],
    ['it was approved', ['#58 awaits review', 'Bob: looks good to me'], '#58 was approved by Bob.'],
  ])('is silent where %s', (_, said, candidate) => {
    expect(foundIn(said, candidate)).toEqual([]);
  });

  // A reference may tell how something began, and a line of it how it ended.
  it.each([
    ['it went on', 'PR #58 is open.', ['#58 is open', '#58 was merged as 4f1c9d2.'], '#58 was merged.'],
    [
      'it has a version',
      'The user merged pull request 90 with the lease fix; nothing was released.',
      ['Released as pool 7.3.1 at noon.'],
      'The lease fix was released as 7.3.1.',
    ],
    [
      'it has a commit',
      'The lease fix was pushed, its pull request is still to be merged.',
      ['merged, it is 91f3b6e on main'],
      'The lease fix was merged into main as 91f3b6e.',
    ],
  ])('bears out a claim against the reference where %s', (_, reference, said, candidate) => {
    expect(foundIn(['nothing of it'], candidate, reference)).toHaveLength(1);
    expect(foundIn(said, candidate, reference)).toEqual([]);
  });

  it.each([
    ['it is denied', 'PR #58 is open.', ['#58 was not merged'], '#58 was merged.'],
    ['it is still to be done', 'PR #58 is open.', ['until #58 is merged nothing runs'], '#58 was merged.'],
    ['another was', 'PR #58 is open.', ['#57 was merged, #58 is a draft'], '#58 was merged.'],
    ...[
      '#58 is rebased on main, CI is green',
      'Was #58 merged?',
      'Get #58 merged, then tell Maria.',
      'I want to see #58 merged by Friday.',
      'The goal for this week: #58 merged.',
      'I thought #58 was merged',
      '#58 fixes the crash in production.',
      '#58 conflicts with what landed on Monday.',
      'git merged origin/main into the branch of #58',
    ].map((line) => [`no line says so: ${line}`, 'PR #58 is open.', [line], '#58 was merged.'] as const),
    ['it was undone', 'PR #58 is open.', ['#58 was merged', '#58 broke staging, I reverted it'], '#58 was merged.'],
    ...[
      'We hope that 7.3.1 is released soon.',
      'Released another one for the clerks, of whom none has ever seen that there is a 7.3.1',
    ].map(
      (line) =>
        [
          `no line says so of a version: ${line}`,
          'The user merged pull request 90 with the lease fix; nothing was released.',
          [line],
          'The lease fix was released as 7.3.1.',
        ] as const,
    ),
    ['one of two was', '#58 is open.', ['#57 was merged'], '#57 and #58 were merged.'],
    ['it was closed unmerged', '#58 was closed unmerged.', ['#58 closed, not merged'], '#58 was merged.'],
    [
      'it waits',
      '#58 was merged.',
      ['#58 was approved, awaits the merge', '#58 was merged'],
      '#58 is awaiting approval.',
    ],
  ])('leaves it where %s', (_, reference, said, candidate) => {
    expect(foundIn(said, candidate, reference)).toHaveLength(1);
  });

  it('has eight names that are looked for', () => {
    const said = Array.from({ length: 9 }, (_, i) => `#${101 + i} is open`);
    const candidate = said.map((_, i) => `#${101 + i} was merged.`).join(' ');
    expect(foundIn(said, candidate)).toHaveLength(8);
  });

  it.each([
    ['that it waits', '#58 is open.', '#58 was approved.', '#58 awaits its review'],
    ['of it', 'Ada merged #58.', 'The request #58 was merged.', '#58 is open, Ada looks at it.'],
  ])('is not asked where the reference tells %s', (_, reference, candidate, said) => {
    expect(foundIn([said], candidate, reference)).toEqual([]);
  });
});
