import { describe, expect, it } from '@jest/globals';
import { requireSeen } from '../../src/action/answer/answer-comment.js';
import type { Answering } from '../../src/action/answer/answering.js';
import { memoryLine } from '../../src/action/last-push.js';
import { type ExistingComment, stickyMarker } from '../../src/adapters/github/sticky.js';
import { UserError } from '../../src/core/errors.js';

const HEAD = 'a'.repeat(7) + 'c'.repeat(33);
const OTHER = 'b'.repeat(40);
const GATE = 'gate[bot]';

/** A comment of the gate that shows a commit. */
function shows(commit: string | undefined, overrides: Partial<ExistingComment> = {}): ExistingComment {
  const memory = commit === undefined ? 'no memory' : memoryLine({ shown: { commit, failing: [] }, before: null });
  return {
    ...{ id: 1, body: `${stickyMarker('k')}\ntext\n${memory}`, author: GATE, minimized: false },
    ...{ updatedAt: '2026-11-21T12:00:00Z', ...overrides },
  };
}

/** Why a command is refused; nothing where its author has seen the newest commit. */
async function refusal(comments: readonly ExistingComment[], commit?: string) {
  const answering = {
    run: { settings: { values: { 'comment-key': 'k' } } },
    comment: { pullRequest: 7, createdAt: '2026-11-21T12:00:01Z' },
    github: { commentsStartingWith: async () => comments },
  } as unknown as Answering;
  const command = { verb: 'accept', sessions: ['s'], ...(commit !== undefined && { commit }) } as const;
  try {
    await requireSeen(command, HEAD, GATE, answering);
    return undefined;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems[0];
  }
}

const HINT =
  /^look at the result of aaaaaaa and comment again, or name the commit you have looked at: --commit aaaaaaa$/;

describe('the commit that a comment is about', () => {
  it.each([HEAD, HEAD.slice(0, 7), HEAD.slice(0, 12)])(
    'is the newest where the comment names it: %s',
    async (commit) => {
      expect(await refusal([], commit)).toBeUndefined();
    },
  );

  it.each([OTHER, `${HEAD.slice(0, 7)}b`])('is none where the comment names another one: %s', async (commit) => {
    expect(await refusal([shows(HEAD)], commit)).toEqual({
      message: `the newest commit is aaaaaaa, and the comment names ${commit.slice(0, 12)}`,
    });
  });

  it.each<[string, readonly ExistingComment[]]>([
    ['the gate', [shows(HEAD)]],
    ['a workflow in its place', [shows(HEAD, { author: 'github-actions[bot]' })]],
    ['several that say the same', [shows(HEAD), shows(HEAD, { id: 2, author: 'github-actions[bot]' })]],
    ['the gate, beside one of somebody else', [shows(HEAD), shows(OTHER, { author: 'mona' })]],
    ['the gate, beside one of another key', [shows(HEAD), shows(OTHER, { body: stickyMarker('other') })]],
    ['the gate, beside a hidden one', [shows(HEAD), shows(OTHER, { minimized: true })]],
  ])('is the newest by an older comment of %s', async (_, comments) => {
    expect(await refusal(comments)).toBeUndefined();
  });

  it.each<[string, readonly ExistingComment[], RegExp]>([
    ['no comment', [], /^no comment of the gate says which commit you have seen; the newest is aaaaaaa$/],
    ['a comment that remembers nothing', [shows(undefined)], /^no comment of the gate says/],
    ['one of two that remembers nothing', [shows(HEAD), shows(undefined)], /^no comment of the gate says/],
    ['a comment of somebody else', [shows(HEAD, { author: 'mona' })], /^no comment of the gate says/],
    [
      'a comment about another commit',
      [shows(OTHER)],
      /^the comment of the gate is about bbbbbbb, and the newest commit is aaaaaaa$/,
    ],
    ['one of two about another commit', [shows(HEAD), shows(OTHER)], /^the comment of the gate is about bbbbbbb/],
    [
      'a comment of the same second',
      [shows(HEAD, { updatedAt: '2026-11-21T12:00:01Z' })],
      /^the comment of the gate is newer than yours$/,
    ],
    [
      'one of two that is newer',
      [shows(HEAD), shows(HEAD, { updatedAt: '2026-11-21T12:00:02Z' })],
      /newer than yours$/,
    ],
    ['a comment without a time', [shows(HEAD, { updatedAt: '' })], /newer than yours$/],
  ])('is not known by %s', async (_, comments, message) => {
    const problem = await refusal(comments);
    expect(problem?.message).toMatch(message);
    expect(problem?.hint).toMatch(HINT);
  });
});
