import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import type { ClaimRule } from '../../../src/rubric/contradictions/contradicted-claim.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { runs } from '../../builders/long-runs.js';
import { NOTHING_ELSE } from './readings.js';

function summaryOf(text: string, more: Partial<Summary> = {}): Summary {
  return {
    title: '',
    summary: text,
    key_actions: [],
    outcome: 'success',
    aha_moments: [],
    topics_found: [],
    ...more,
  };
}

function rulesFor(reference: string, candidate: string, transcript?: string): readonly ClaimRule[] {
  const session = transcript === undefined ? NOTHING_ELSE : { transcript: new Grounds([transcript]), isWhole: true };
  const found = new ClaimCheck().contradictedIn(summaryOf(reference), summaryOf(candidate), session);
  return [...new Set(found.map(({ rule }) => rule))];
}

/** A reference, what contradicts it in other words, and what agrees with it in other words. */
interface Case {
  readonly rule: ClaimRule;
  readonly reference: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const CASES: readonly Case[] = [
  {
    rule: 'number',
    reference: 'The nightly import skipped 418 orders of the warehouse feed, all from store 77.',
    wrong: [
      'Of the warehouse feed 481 orders were skipped by the import at night.',
      'Store 77 is where the trouble came from: the nightly import skipped 814 orders.',
    ],
    right: [
      'Of the warehouse feed 418 orders were skipped by the import at night.',
      'More than 400 orders of the warehouse feed were skipped.',
      'The warehouse feed is read at night, and store 77 lost orders.',
    ],
  },
  {
    rule: 'identifier',
    reference: 'The change went to review as OPS-4417 and pins the collector in `deploy/agent.yaml` to v2.19.4.',
    wrong: ['Ticket OPS-4471 holds the change.', 'The collector is pinned to v2.14.9 now.'],
    right: [
      'Ticket OPS-4417 holds the change.',
      'The collector is pinned to 2.19.4 in agent.yaml.',
      'The collector is pinned now, and a ticket holds the change.',
    ],
  },
  {
    rule: 'change',
    reference: 'Batching the writes cut the commit time from 340 ms to 52 ms.',
    wrong: [
      'With batched writes a commit went from 52 ms to 340 ms.',
      'A commit takes 340 ms instead of 52 ms since the writes are batched.',
      'Batched writes: commit time 52 ms → 340 ms.',
    ],
    right: [
      'With batched writes a commit went from 340 ms to 52 ms.',
      'A commit takes 52 ms instead of 340 ms since the writes are batched.',
      'Batched writes: commit time 340 ms → 52 ms.',
      'A commit took 340 ms; with batched writes 52 ms.',
      'The replica had only 52 ms instead of 340 ms for its batched writes.',
    ],
  },
  {
    rule: 'change',
    reference: 'Renamed `--worker-count` to `--lanes` and kept the former as an alias.',
    wrong: ['`--lanes` was renamed to `--worker-count`.'],
    right: ['`--worker-count` was renamed to `--lanes`.', '`--worker-count` is now `--lanes`.'],
  },
  {
    rule: 'exchange',
    reference:
      'In the soak test the ring buffer dropped 14 frames under load and the plain queue dropped 230 frames when idle.',
    wrong: [
      'The soak test had the ring buffer dropping 230 frames under load, and the plain queue dropping 14 frames when idle.',
    ],
    right: [
      'The soak test had the plain queue dropping 230 frames when idle, and the ring buffer dropping 14 frames under load.',
    ],
  },
  {
    rule: 'status',
    reference: 'Pull request 402 is merged; 5.4.1 is with the reviewers of the store.',
    wrong: ['Pull request 402 still awaits a review.'],
    right: [
      'Build 2219 is waiting for review in the store.',
      'Pull request 402 is merged, build 2219 waiting for review.',
    ],
  },
  {
    rule: 'status',
    reference: 'A config change went into the running broker; pull request 14 for it is open.',
    wrong: ['Pull request 14 was merged.'],
    right: ['The config change was rolled out.'],
  },
  {
    rule: 'status',
    reference: 'The assistant patched a memory limit into the live collector; merge request 61 for its chart is open.',
    wrong: ['Merge request 61 for the chart was merged.'],
    right: ['Patched and rolled out the collector.', 'The memory limit was rolled out to the collector.'],
  },
  {
    rule: 'status',
    reference: 'The fix is pushed to a branch and pull request 88 is open; nothing is deployed yet.',
    wrong: [
      'Pull request 88 was merged.',
      'The fix was deployed to the cluster.',
      'Pull request 88 with the fix has been reviewed and merged.',
    ],
    right: [
      'Pull request 88 waits for its review.',
      'Opened pull request 88 with the fix.',
      'Pull request 88 is open and will be merged by the user.',
      'The fix is not deployed.',
      'The connection is released in a finally block.',
      'Both parsers merged all 38 documents.',
    ],
  },
  {
    rule: 'status',
    reference: 'The user merged pull request 90 and the release went live on Monday.',
    wrong: ['Pull request 90 still awaits a review.'],
    right: [
      'Pull request 90 is merged.',
      'The release was rolled out on Monday.',
      'Pull request 90 waited for a review until Friday and was then merged.',
    ],
  },
  {
    rule: 'status',
    reference: 'Pull request 12 was closed in favour of pull request 15, which was merged; nothing is deployed.',
    wrong: ['Pull request 15 was merged and then deployed to production.'],
    right: ['Pull request 15 was merged and 12 closed.'],
  },
  {
    rule: 'plan',
    reference: 'Moving the sessions to the new cache cluster is postponed to the next quarter under INF-310.',
    wrong: ['The sessions were moved to the new cache cluster.'],
    right: [
      'The sessions will be moved to the new cache cluster.',
      'The new cache cluster is for next quarter; INF-310 tracks it.',
      'Moving the sessions was put off to INF-310.',
    ],
  },
  {
    rule: 'certainty',
    reference: 'Clock drift on the second node is suspected as the cause of the duplicate leases, but unproven.',
    wrong: ['The cause of the duplicate leases is clock drift on the second node.'],
    right: [
      'The cause of the duplicate leases may be clock drift on the second node.',
      'It is not known whether clock drift on the second node is the cause of the duplicate leases.',
      'Duplicate leases were seen on the second node.',
    ],
  },
];

describe.each(CASES)('$rule: $reference', ({ rule, reference, wrong, right }) => {
  it.each(wrong)('finds %s', (candidate) => {
    expect(rulesFor(reference, candidate)).toContain(rule);
  });

  it.each(right)('lets %s be', (candidate) => {
    expect(rulesFor(reference, candidate)).toEqual([]);
  });
});

it('tells both sentences, what is given and what is wanted', () => {
  const [found] = new ClaimCheck().contradictedIn(
    summaryOf('Nothing else changed. Batching cut the commit time from 340 ms to 52 ms.'),
    summaryOf('', { key_actions: ['Read the log', 'Took the commit time from 52 ms to 340 ms'] }),
  );
  expect(found).toMatchObject({ rule: 'change', given: '52 ms to 340 ms', wanted: '340 ms to 52 ms' });
  expect(found?.candidate.path).toEqual(['key_actions', 1]);
  expect(found?.candidate.text).toBe('Took the commit time from 52 ms to 340 ms');
  expect(found?.witness?.text.trim()).toBe('Batching cut the commit time from 340 ms to 52 ms.');
});

it('takes another run for no other result', () => {
  const reference = 'Two of the 12 checks failed on the first run, none of them on the second.';
  expect(rulesFor(reference, 'On the second run all 12 checks passed.')).toEqual([]);
});

it('pairs claims across fields', () => {
  const reference = summaryOf('The limits were raised.', { key_actions: ['Pull request 88 is open, not merged'] });
  const candidate = summaryOf('The limits are higher; pull request 88 was merged.');
  const found = new ClaimCheck().contradictedIn(reference, candidate, NOTHING_ELSE);
  expect(found.map(({ rule, given }) => [rule, given])).toContainEqual(['status', 'pull request 88 was merged']);
});

describe('what the transcript has', () => {
  const [reference, candidate] = [
    'The suite has 217 tests, all green.',
    'The suite had 212 tests at first, all green.',
  ];

  it('is no wrong number', () => {
    expect(rulesFor(reference, candidate, 'user: there are 212 tests on main')).toEqual([]);
  });

  it('is looked at by value: another number is wrong', () => {
    expect(rulesFor(reference, candidate, 'user: there are 217 tests on main')).toEqual(['number']);
  });
});

it('knows numbers in any language, and words in English alone', () => {
  const german =
    'Die Nachtläufe brauchen jetzt 412 Sekunden und nicht mehr 951 Sekunden, sagt der Bericht von gestern.';
  expect(rulesFor(german, 'Die Nachtläufe brauchen jetzt 421 Sekunden.')).toEqual(['number']);
  expect(rulesFor(german, 'Die Nachtläufe brauchen jetzt 412 Sekunden, das ist erledigt.')).toEqual([]);
});

const WORDS = fc.constantFrom(
  ...`the user assistant merged deployed not open pull request 88 #12 failed passes 40 of 64 tests from to 262 5 ms cache
  postponed suspected cause will be was and but while (done) v1.2.3 src/main.ts green red nothing found . ; : , → instead`.split(
    /\s+/,
  ),
);
const sentence = fc.array(WORDS, { minLength: 1, maxLength: 14 }).map((words) => `${words.join(' ')}.`);
const text = fc.array(sentence, { minLength: 1, maxLength: 6 });

describe('properties', () => {
  const check = new ClaimCheck();

  it('finds nothing in a copy, whatever the order of its sentences', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (sentences, keys) => {
        const shuffled = sentences
          .map((one, i) => [keys[i] ?? 0, one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
        const reference = summaryOf('', { key_actions: sentences });
        const candidate = summaryOf('', { key_actions: shuffled });
        expect(check.contradictedIn(reference, candidate, NOTHING_ELSE)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('finds nothing in a part of a reference', () => {
    fc.assert(
      fc.property(text, fc.nat(5), (sentences, from) => {
        const part = sentences.slice(from % sentences.length);
        const [reference, candidate] = [sentences, part].map((actions) => summaryOf('', { key_actions: actions }));
        if (reference === undefined || candidate === undefined) throw new Error('two summaries');
        expect(check.contradictedIn(reference, candidate, NOTHING_ELSE)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('takes any text, and finds the same again', () => {
    fc.assert(
      fc.property(text, text, (ours, theirs) => {
        const [reference, candidate] = [summaryOf(ours.join(' ')), summaryOf(theirs.join('\n'))];
        const once = check.contradictedIn(reference, candidate, NOTHING_ELSE);
        const again = new ClaimCheck().contradictedIn(reference, candidate);
        const told = (found: typeof once) => found.map(({ rule, given, wanted }) => [rule, given, wanted]);
        expect(told(again)).toEqual(told(once));
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['sentences', (n: number) => 'The user merged pull request 88 from 5 ms to 9 ms. '.repeat(n)],
    ['numbers', (n: number) => Array.from({ length: n }, (_, i) => `from ${i} to ${i + 1}`).join(' ')],
    ['clauses', (n: number) => 'it was not deployed, and '.repeat(n)],
    ['one word', (n: number) => `from ${'x'.repeat(n)} to 12.`],
  ])('comes to an end for many %s', (_, make) => {
    const [reference, candidate] = [summaryOf(make(1_000)), summaryOf(make(999).replaceAll('9', '8'))];
    expect(check.contradictedIn(reference, candidate, NOTHING_ELSE).length).toBeLessThanOrEqual(500);
  });
});

it('does not take what follows from two numbers for a thing that stands beside one of them', () => {
  const reference =
    'RocksDB and LMDB both kept every key; on the oldest node a scan of 40,000 rows ran in 910 ms with RocksDB and 130 ms with LMDB, so LMDB was picked for job rows.';
  const candidate =
    'RocksDB and LMDB both kept everything, but LMDB ran a scan of 40,000 rows in 130 ms on the oldest node, against 910 ms, so it was picked for the job rows.';
  expect(rulesFor(reference, candidate)).toEqual([]);
});
