import { describe, expect, it } from '@jest/globals';
import { baseCommitOf } from '../../../src/adapters/github/base-commit.js';
import { pullRequestBaseOf } from '../../../src/adapters/github/pull-request-base.js';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string];
const ZEROS = '0'.repeat(40);

const pull = (head: object = {}, base: object = {}) => ({
  pull_request: { head: { sha: A, repo: { id: 1 }, ...head }, base: { sha: B, repo: { id: 1 }, ...base } },
});
const follows = (run: object = {}, more: object = {}) => ({
  repository: { id: 1, default_branch: 'main' },
  workflow_run: { event: 'pull_request', head_sha: A, head_repository: { id: 1 }, pull_requests: [], ...run },
  ...more,
});

/** A pull request as the event of a workflow that follows lists it. */
const meant = (sha: string, id = 1, head = A) => ({ head: { sha: head }, base: { sha, repo: { id } } });

describe('the commit that a run is compared with', () => {
  it.each<[string, unknown, string | undefined, unknown]>([
    ['pull_request', pull(), C, { kind: 'merge-base', base: B, head: A }],
    ['pull_request_target', pull(), C, { kind: 'merge-base', base: B, head: A }],
    ['pull_request_review', pull(), C, { kind: 'merge-base', base: B, head: A }],
    ['pull_request_review_comment', pull(), C, { kind: 'merge-base', base: B, head: A }],
    ['pull_request_review', undefined, C, undefined],
    ['pull_request', { pull_request: {} }, C, undefined],
    ['pull_request', undefined, C, undefined],
    ['pull_request', pull({ sha: 'no commit' }), C, undefined],
    ['merge_group', { merge_group: { base_sha: B } }, C, { kind: 'commit', sha: B }],
    ['merge_group', {}, C, undefined],
    ['push', { before: B }, C, { kind: 'commit', sha: B }],
    ['push', { before: ZEROS }, C, undefined],
    ['push', { before: 'x' }, C, undefined],
    ['workflow_run', follows(), C, { kind: 'merge-base', base: 'main', head: A }],
    ['workflow_run', follows({}, { repository: { id: 1 } }), C, undefined],
    ...(
      [
        ['one to another branch', [meant(B)], B],
        ['two to the same commit', [meant(B), meant(B)], B],
        ['two to others', [meant(B), meant(C)], 'main'],
        ['one that has moved on', [meant(B, 1, C)], 'main'],
        ['one to another repository', [meant(B, 2)], 'main'],
        ['what is none', [{}], 'main'],
      ] as const
    ).map(([what, pulls, base]): [string, unknown, string, unknown] => [
      ...(['workflow_run', follows({ pull_requests: pulls, of: what }), C] as const),
      { kind: 'merge-base', base, head: A },
    ]),
    ['workflow_run', follows({ head_sha: 'x' }), C, undefined],
    ['schedule', undefined, C, { kind: 'commit', sha: C }],
    ['workflow_dispatch', undefined, 'c'.repeat(64), { kind: 'commit', sha: 'c'.repeat(64) }],
    ['schedule', undefined, undefined, undefined],
    ['schedule', undefined, 'C'.repeat(40), undefined],
    ['', undefined, C, { kind: 'commit', sha: C }],
  ])('of %s', (event, payload, own, wanted) => {
    expect(baseCommitOf(event, payload, own)).toEqual(wanted);
  });
});

describe('the base of a pull request', () => {
  const of = (event: string, payload: unknown, isNamed = false, sha: string | undefined = C) =>
    pullRequestBaseOf({ GITHUB_EVENT_NAME: event, GITHUB_SHA: sha }, payload, isNamed);
  const UNKNOWN = { commit: null, head: null, merge: null, isForeign: true };

  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    'is read from %s, and of what shape nobody knows nothing is believed',
    (event) => {
      expect(of(event, pull())).toEqual({ commit: B, head: A, merge: C, isForeign: false });
      expect(of(event, { pull_request: {} })).toEqual(UNKNOWN);
      expect(of(event, pull(), false, 'no commit')).toMatchObject({ merge: null });
    },
  );

  it.each<[string, object, boolean]>([
    ['of the repository', {}, false],
    ['of a fork', { repo: { id: 2 } }, true],
    ['of a fork that is gone', { repo: null }, true],
  ])('is of somebody who may not write where its branch is %s', (_, head, isForeign) => {
    expect(of('pull_request', pull(head))).toMatchObject({ isForeign });
  });

  it('is in a merge queue the commit on which the queue has put it', () => {
    expect(of('merge_group', { merge_group: { base_sha: B } })).toEqual({
      ...{ commit: B, head: B, merge: null, isForeign: false },
    });
    expect(of('merge_group', {})).toEqual(UNKNOWN);
  });

  const listed = (head: string, base: string, id = 1) => ({ head: { sha: head }, base: { sha: base, repo: { id } } });

  it.each<[string, unknown, unknown]>([
    ['no pull request', follows(), { commit: C, head: A, merge: null, isForeign: false }],
    [
      'one',
      follows({ pull_requests: [listed(A, B)] }),
      { commit: B, runner: C, head: A, merge: null, isForeign: false },
    ],
    [
      'two to one base',
      follows({ pull_requests: [listed(A, B), listed(A, B)] }),
      { commit: B, runner: C, head: A, merge: null, isForeign: false },
    ],
    [
      'two to two bases',
      follows({ pull_requests: [listed(A, B), listed(A, C)] }),
      { commit: C, head: A, merge: null, isForeign: false },
    ],
    [
      'one that has moved on',
      follows({ pull_requests: [listed(B, B)] }),
      { commit: C, head: A, merge: null, isForeign: false },
    ],
    [
      'one to another repository',
      follows({ pull_requests: [listed(A, B, 2)] }),
      { commit: C, head: A, merge: null, isForeign: false },
    ],
    ['a list that is none', follows({ pull_requests: [7] }), { commit: C, head: A, merge: null, isForeign: false }],
    [
      'a fork',
      follows({ head_repository: { id: 2 }, pull_requests: [listed(A, B)] }),
      { commit: C, head: A, merge: null, isForeign: true },
    ],
    ['a fork that is gone', follows({ head_repository: null }), { commit: C, head: A, merge: null, isForeign: true }],
    ['no head', follows({ head_sha: null }), { commit: C, head: null, merge: null, isForeign: false }],
    ['nothing that is known', {}, UNKNOWN],
  ])('is for a run after another one that of %s', (_, payload, wanted) => {
    expect(of('workflow_run', payload)).toEqual(wanted);
  });

  it.each([
    ['the default branch', 'refs/heads/main', C],
    ['another branch', 'refs/heads/feature', null],
    ['a tag of its name', 'refs/tags/main', null],
  ])('of one that the workflow names is as far as is known the commit of %s', (_, ref, commit) => {
    const env = { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_REF: ref, GITHUB_SHA: C };
    const base = pullRequestBaseOf(env, { repository: { default_branch: 'main' } }, true);
    expect(base).toEqual({ ...UNKNOWN, commit, isNamed: true });
  });

  it('is none for a run after a push, and outside of pull requests, unless the workflow names one', () => {
    expect(of('workflow_run', follows({ event: 'push' }))).toBeUndefined();
    expect(of('workflow_run', follows({ event: 'push' }), true)).toMatchObject({ commit: C, head: A });
    expect(of('push', {})).toBeUndefined();
    expect(of('push', {}, true)).toEqual({ ...UNKNOWN, isNamed: true });
    expect(pullRequestBaseOf({}, undefined, false)).toBeUndefined();
    expect(pullRequestBaseOf({}, undefined, true)).toEqual({ ...UNKNOWN, isNamed: true });
  });
});
