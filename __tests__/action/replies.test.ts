import { describe, expect, it } from '@jest/globals';
import {
  committedReply,
  forkReply,
  lostReply,
  misreadReply,
  nothingNewReply,
  refusedReply,
} from '../../src/action/answer/replies.js';
import type { Plan } from '../../src/command-line/parts/write-plans.js';
import type { DiffView } from '../../src/render/diff/view.js';
import { expectGolden } from '../golden/expect-golden.js';

const plan = (session: string, overrides: Partial<Plan> = {}): Plan => ({
  ...{ session, file: `golden-corpus/${session}/accepted/2026-11-20-a.json`, text: '{}', id: '2026-11-20-a' },
  ...{ isKnown: false, before: null, isMasked: false, remarks: [], still: [], ...overrides },
});

const view = (name: string, candidate = 'Fixed an export test'): DiffView => {
  const text = (words: string) => [{ text: words, number: null }];
  return {
    ...{ name, status: 'scored', overall: 0.7, reference: 'golden-corpus/x/reference.json:1', findings: [] },
    candidate: 'candidates/x.json:1:1',
    sections: [
      {
        ...{ dimension: 'title', score: 0.5, findings: [] },
        rows: [{ kind: 'flawed', reference: text('Fixed it'), candidate: text(candidate), credit: null, findings: [] }],
      },
    ],
  };
};

const ACCEPT = { verb: 'accept', sessions: ['login'] } as const;
const COMMIT = { login: 'mona', commit: 'abcdef0123456789', startsNothing: false };
const PROBLEMS = Array.from({ length: 11 }, (_, i) => ({
  message: `problem ${i + 1} of @octocat`,
  ...(i > 0 && { place: { file: 'golden-corpus/a/reference.json', line: i } }),
  ...(i > 1 && { hint: 'mend *it*' }),
}));

describe('what is answered', () => {
  it('is what was done, or why nothing was, as it was reviewed', () => {
    const plans = [
      plan('login', { isMasked: true, remarks: ['it is *long*'] }),
      plan('known', { isKnown: true }),
      plan('line', { file: 'golden.jsonl' }),
    ];
    const views = [view('login'), view('known'), view('line')];
    const fork = { ...ACCEPT, sessions: ["it's", 'b'], because: 'nobody $waited', code: 'EXTRA_ACTION' };
    const replies = {
      accepted: committedReply(ACCEPT, COMMIT, { plans, views }),
      rejected: committedReply(
        { ...ACCEPT, verb: 'reject' },
        { ...COMMIT, startsNothing: true },
        { plans: plans.slice(0, 1), views: views.slice(0, 1) },
      ),
      'nothing new': nothingNewReply(plans.slice(1)),
      refused: refusedReply(PROBLEMS),
      'refused for one': refusedReply(PROBLEMS.slice(0, 1)),
      lost: lostReply(PROBLEMS.slice(0, 10)),
      misread: misreadReply('the word "acept" is unknown'),
      'of a fork': forkReply(ACCEPT, 7),
      'of a fork, rejected': forkReply({ ...fork, verb: 'reject' }, 7),
    };
    const told = Object.entries(replies).map(([name, reply]) => `# ${name}\n\n${reply}`);
    expectGolden('replies.md', told.join('\n---\n\n'));
  });
});

describe('a difference', () => {
  // Of each the screen shows some thousand characters, and each of these is two in a comment.
  const views = (count: number) => Array.from({ length: count }, (_, i) => view(`s${i}`, '@'.repeat(10_000)));
  const reply = (count: number, remarks: readonly string[] = [], commit: Partial<typeof COMMIT> = {}): string => {
    const plans = Array.from({ length: count }, (_, i) => plan(`s${i}`, i === 0 ? { remarks } : {}));
    return committedReply(ACCEPT, { ...COMMIT, ...commit }, { plans, views: views(count) });
  };
  const shownIn = (text: string): number => text.split('@').length - 1;
  /** Remarks that make a reply so many characters longer: each is a line with six characters of its own. */
  const remarksOf = (length: number): readonly string[] => [
    ...Array.from({ length: Math.floor(length / 200) - 1 }, () => 'x'.repeat(194)),
    'x'.repeat(194 + (length % 200)),
  ];

  it('is shown to 30,000 characters', () => {
    expect([1, 6].map((count) => shownIn(reply(count)))).toEqual([3999, 6 * 3999]);
    // Of the seventh the rest of 30,000, with names and places of all.
    expect([7, 8, 20].map((count) => shownIn(reply(count)))).toEqual([27_057, 27_057, 27_057]);
  });

  it.each([false, true])(
    'is shown as far as a comment of 60,000 characters has room, else by half; the end is there: %s',
    (startsNothing) => {
      const missing = 60_000 - reply(7, [], { startsNothing }).length;
      const [fits, halved] = [0, 1].map((more) => reply(7, remarksOf(missing + more), { startsNothing }));
      expect([fits?.length, shownIn(fits ?? '')]).toEqual([60_000, 27_057]);
      expect(shownIn(halved ?? '')).toBeGreaterThan(27_057 / 2 - 1000);
      expect(shownIn(halved ?? '')).toBeLessThan(27_057 / 2 + 1000);
      for (const text of [fits, halved]) expect(text?.includes('GitHub starts no workflow')).toBe(startsNothing);
    },
  );

  it('is as wide as people read it in a comment', () => {
    const text = committedReply(ACCEPT, COMMIT, { plans: [plan('s')], views: [view('s', 'x'.repeat(1_000))] });
    const [, block = ''] = /```text\n(.*?)```/s.exec(text) ?? [];
    expect(Math.max(...block.split('\n').map(({ length }) => length))).toBe(100);
  });

  it('is left to the commit where there is no room for any of it', () => {
    const text = reply(1, remarksOf(59_700));
    expect(text).toContain('What differs is too long for a comment: the commit shows it.');
    expect([shownIn(text), text.length <= 60_000]).toEqual([0, true]);
  });
});
