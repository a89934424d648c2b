import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { LongBodyError } from '../../../src/adapters/bounded-fetch.js';
import { adviceFor, withoutToken } from '../../../src/adapters/github/advice.js';
import { hasArtifacts } from '../../../src/adapters/github/auto-baseline.js';
import { classify, hiddenAnswer, loginOf, PAGE, pageOf, toHostError } from '../../../src/adapters/github/client.js';
import { HostError, type HostFailure } from '../../../src/adapters/github/host.js';
import { repositoryOf } from '../../../src/adapters/github/run-context.js';

/** An error as the client throws it for an answer. */
function answered(status: number, headers: Readonly<Record<string, string>> = {}, message = ''): object {
  return { status, message, response: { headers, data: { message } } };
}

const graphql = (types: readonly string[], message = ''): object => ({
  ...{ name: 'GraphqlResponseError', message, response: { errors: [] } },
  errors: types.map((type) => ({ type })),
});

describe('what an error of the client means', () => {
  it.each<[object, HostFailure]>([
    [answered(400), 'rejected'],
    [answered(401), 'unauthorized'],
    [answered(403), 'forbidden'],
    [answered(404), 'not-found'],
    [answered(409), 'rejected'],
    [answered(410), 'not-found'],
    [answered(422), 'rejected'],
    [answered(422, {}, 'body is too long (maximum is 65536 characters)'), 'too-long'],
    [answered(400, {}, 'body is too long'), 'rejected'],
    [answered(429), 'rate-limited'],
    [answered(403, { 'x-ratelimit-remaining': '0' }), 'rate-limited'],
    [answered(403, { 'x-ratelimit-remaining': '1' }), 'forbidden'],
    [answered(403, { 'retry-after': '1' }), 'rate-limited'],
    [answered(403, { 'retry-after': '0' }), 'forbidden'],
    [answered(403, {}, 'You have exceeded a secondary rate limit'), 'rate-limited'],
    [answered(404, { 'x-ratelimit-remaining': '0' }), 'not-found'],
    [answered(499), 'rejected'],
    [answered(500), 'unavailable'],
    [answered(502), 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 404 }, 'unavailable'],
    [{ status: 'x', response: {} }, 'unavailable'],
    [new Error('lost'), 'unavailable'],
    [Object.assign(new Error('x'), { code: 'CERT_HAS_EXPIRED' }), 'untrusted'],
    [graphql(['RATE_LIMITED']), 'rate-limited'],
    [graphql(['FORBIDDEN']), 'rejected'],
    [graphql([], 'Something went wrong while executing your query'), 'unavailable'],
    [graphql([], 'it timed out'), 'unavailable'],
    [graphql([], 'no such field'), 'rejected'],
    [{ name: 'GraphqlResponseError' }, 'rejected'],
  ])('%j is %s', (error, failure) => {
    expect(classify(error).failure).toBe(failure);
  });

  it('is final where an answer has no end', () => {
    expect(classify(new LongBodyError('long'))).toEqual({ failure: 'unavailable', isFinal: true });
    expect(classify(answered(500))).toEqual({ failure: 'unavailable' });
  });

  it.each<[string, object, number]>([
    ['as it asks', answered(429, { 'retry-after': '7' }), 7],
    ['a minute where it does not say', answered(429), 60],
    ['a minute where it says nothing that lies ahead', answered(429, { 'retry-after': '0' }), 60],
    ['a minute where something is left', answered(429, { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '1' }), 60],
    [
      'a second where the limit has just been reset',
      answered(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }),
      1,
    ],
    ['a minute where nobody says when', answered(429, { 'x-ratelimit-remaining': '0' }), 60],
    ['a minute where that is no time', answered(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' }), 60],
    ['a minute for GraphQL', graphql(['RATE_LIMITED']), 60],
  ])('to wait %s', (_, error, seconds) => {
    expect(classify(error).retryAfter).toBe(seconds);
  });

  it('to wait until the limit is reset', () => {
    const reset = String(Math.floor(Date.now() / 1000) + 100);
    const wait = classify(answered(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset })).retryAfter;
    expect(wait).toBeGreaterThan(90);
    expect(wait).toBeLessThanOrEqual(100);
  });
});

describe('the error of what we were doing', () => {
  it.each<[unknown, HostFailure, string]>([
    [new LongBodyError('an answer of more than 9 bytes'), 'unavailable', 'asking: an answer of more than 9 bytes'],
    [new Error('lost'), 'unavailable', 'asking: no answer'],
    [
      Object.assign(new Error('x'), { code: 'CERT_HAS_EXPIRED' }),
      'untrusted',
      'asking: its certificate is not trusted (CERT_HAS_EXPIRED): NODE_EXTRA_CA_CERTS names the file of one that is to be',
    ],
    [answered(404, {}, 'Not Found'), 'not-found', 'asking: status 404 (Not Found)'],
    [answered(403, {}, 'x'.repeat(300)), 'forbidden', `asking: status 403 (${'x'.repeat(200)})`],
    [answered(502, {}, '<html>'), 'unavailable', 'asking: status 502'],
    [{ status: 404, response: { data: { message: 7 } } }, 'not-found', 'asking: status 404'],
    [graphql(['FORBIDDEN']), 'rejected', 'asking: refused'],
  ])('%j', (error, failure, message) => {
    const found = toHostError('asking', error);
    expect([found.failure, found.message, found.name]).toEqual([failure, message, 'HostError']);
  });
});

describe('what a reader can do about it', () => {
  const advice = (
    failure: HostFailure,
    message = 'asking',
    reach: Parameters<typeof adviceFor>[2] = 'as the workflow asks',
  ) => adviceFor(new HostError(failure, message), 'checks: write', reach);

  it.each<[HostFailure, RegExp]>([
    ['unauthorized', /^asking: GitHub does not know this token; .* It needs the permission checks: write$/],
    ['forbidden', /^asking: the token may not do this\. It needs the permission checks: write$/],
    ['not-found', /^asking: the token may not do this\. It needs the permission checks: write$/],
    ['too-long', /^asking: too long for GitHub; the summary of the run has everything$/],
    ['rate-limited', /^asking: GitHub's rate limit is used up; the next run will catch up$/],
    ['unavailable', /^asking: GitHub could not be reached in time; the next run will catch up$/],
    ['untrusted', /^asking\. Nothing was sent to GitHub$/],
    ['rejected', /^asking: GitHub refused it$/],
  ])('%s', (failure, wanted) => {
    expect(advice(failure)).toMatch(wanted);
  });

  it.each([
    'the repository was archived',
    'Protected branch update failed',
    'Repository rule violations found',
    'Unable to create comment because issue is locked.',
  ])('is nothing where nobody may do it: %s', (message) => {
    expect(advice('forbidden', message)).toBe(`${message}: GitHub refused it`);
    expect(advice('not-found', message)).toBe(`${message}: GitHub refused it`);
  });

  it('is another workflow for those whose token can only read', () => {
    expect(advice('forbidden', 'asking', 'read-only by default')).toMatch(
      /forks a read-only token, without checks: write/,
    );
    expect(adviceFor(new HostError('unavailable', 'asking'), 'x', 'as the workflow asks', 'ask again')).toMatch(
      /; ask again$/,
    );
    expect(withoutToken('x: y')).toBe('there is no token; set github-token to one with the permission x: y');
  });
});

describe('what GitHub answers', () => {
  it.each([
    [{ login: 'Mona' }, 'mona'],
    [{ login: 'Gate', type: 'Bot' }, 'gate[bot]'],
    [{ login: 'gate[bot]', type: 'Bot' }, 'gate[bot]'],
    [{ login: 'gate', type: 'User' }, 'gate'],
    [{ login: 'gate', type: null }, 'gate'],
    [null, ''],
    [undefined, ''],
  ])('has the login of %j as %j', (user, login) => {
    expect(loginOf(user)).toBe(login);
  });

  it('is a page of a hundred entries at most, each of them right', () => {
    const page = pageOf(z.number());
    const of = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
    expect(page.safeParse(of(PAGE)).success).toBe(true);
    for (const wrong of [of(PAGE + 1), ['a'], 'text', null, {}]) expect(page.safeParse(wrong).success).toBe(false);
    expect(hiddenAnswer.safeParse({ nodes: [null, {}, { id: 'x', isMinimized: true }] }).success).toBe(true);
  });
});

describe('the repository of a run', () => {
  it.each([
    ['acme/widgets', { owner: 'acme', repo: 'widgets' }],
    ['a-b_c.d/.github', { owner: 'a-b_c.d', repo: '.github' }],
    ['acme/...', { owner: 'acme', repo: '...' }],
    [`${'a'.repeat(100)}/${'b'.repeat(100)}`, { owner: 'a'.repeat(100), repo: 'b'.repeat(100) }],
    ['acme/.', undefined],
    ['acme/..', undefined],
    ['../widgets', undefined],
    ['.acme/widgets', undefined],
    ['acme', undefined],
    ['acme/widgets/x', undefined],
    ['acme/wid gets', undefined],
    [`${'a'.repeat(101)}/b`, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (name, wanted) => {
    expect(repositoryOf({ GITHUB_REPOSITORY: name })).toEqual(wanted);
  });
});

describe('a server that keeps artifacts', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['https://github.com', true],
    ['https://GitHub.com/', true],
    ['https://acme.ghe.com', true],
    ['https://github.acme.com', false],
    ['https://evil-ghe.com', false],
    ['https://github.com.evil.com', false],
    ['no address', false],
  ])('%j: %s', (url, wanted) => {
    expect(hasArtifacts(url)).toBe(wanted);
  });
});
