import { expect, it } from '@jest/globals';
import { newCommentOf } from '../../src/action/answer/comment-event.js';

const MONA = { login: 'mona', id: 5, type: 'User' };
const COMMENT = {
  ...{ id: 11, body: '/summary-gate accept a', html_url: 'https://github.example/acme/widgets/pull/7#issuecomment-11' },
  ...{ created_at: '2026-11-20T10:00:00Z', user: MONA },
};
const EVENT = {
  ...{ action: 'created', issue: { number: 7, pull_request: {} }, comment: COMMENT, sender: MONA },
  repository: { id: 3, default_branch: 'main' },
};

const by = (login: string) => ({ comment: { ...COMMENT, user: { ...MONA, login } }, sender: { ...MONA, login } });
const saying = (overrides: object) => ({ comment: { ...COMMENT, ...overrides } });

it('a comment is answered with what its event tells of it', () => {
  expect(newCommentOf('issue_comment', EVENT)).toEqual({
    ...{ id: 11, body: COMMENT.body, url: COMMENT.html_url, createdAt: COMMENT.created_at, login: 'mona', userId: 5 },
    ...{ pullRequest: 7, repositoryId: 3, defaultBranch: 'main' },
  });
});

it.each<[string, object, string]>([
  ['was edited', { action: 'edited' }, 'the comment was edited'],
  ['was deleted', { action: 'deleted' }, 'the comment was not just made'],
  ['is on an issue', { issue: { number: 7 } }, 'the comment is on no pull request'],
  ['is on what is no pull request', { issue: { number: 7, pull_request: null } }, 'the comment is on no pull request'],
  ['is of an app for a person', saying({ performed_via_github_app: { id: 1 } }), 'the comment is of a program'],
  ['is of a bot', saying({ user: { ...MONA, type: 'Bot' } }), 'the comment is of a program'],
  ['was sent by a bot', { sender: { ...MONA, type: 'Bot' } }, 'the comment is of a program'],
  ['was sent by another', { sender: { ...MONA, id: 6 } }, 'the comment is of somebody else than who sent it'],
  ...['', '-mona', 'mona octo', 'mona\nGate-By: x', 'mona[bot]', 'mönä', 'a/b', '@mona', `m${'o'.repeat(100)}`].map(
    (login): [string, object, string] => [
      `is of ${JSON.stringify(login)}`,
      by(login),
      'its author has no login of a person',
    ],
  ),
])('a comment is ignored that %s', (_, overrides, ignored) => {
  expect(newCommentOf('issue_comment', { ...EVENT, ...overrides })).toEqual({ ignored });
});

it.each<[string, object]>([
  ['a login of one letter', by('m')],
  ['a login of a company', by('mona-octo_acme')],
  ['the longest login', by(`m${'o'.repeat(99)}`)],
  ['no app', saying({ performed_via_github_app: null })],
])('a comment is answered with %s', (_, overrides) => {
  expect(newCommentOf('issue_comment', { ...EVENT, ...overrides })).toHaveProperty('pullRequest', 7);
});

it.each<[string, string | undefined, unknown]>([
  ['of another event', 'pull_request', EVENT],
  ['of no event', undefined, EVENT],
  ['without a payload', 'issue_comment', undefined],
  ['whose payload is another', 'issue_comment', { ...EVENT, repository: undefined }],
  ['whose address is none', 'issue_comment', { ...EVENT, ...saying({ html_url: 'javascript:alert(1)' }) }],
  ['whose time is none', 'issue_comment', { ...EVENT, ...saying({ created_at: 'yesterday' }) }],
])('there is no comment in a run %s', (_, name, payload) => {
  expect(newCommentOf(name, payload)).toBeUndefined();
});
