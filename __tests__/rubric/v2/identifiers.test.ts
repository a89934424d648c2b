import { describe, expect, it } from '@jest/globals';
import { brokenRules, comparisonOf, resultOf } from './sessions.js';

const CHANGED = [
  ['a file', 'Fixed the redirect in auth.ts today', 'Fixed the redirect in session.ts today'],
  ['a path', 'Fixed the redirect in src/auth/login.ts today', 'Fixed the redirect in src/auth/logout.ts today'],
  ['a path of one folder', 'Fixed the redirect in src/login.ts today', 'Fixed the redirect in src/logout.ts today'],
  ['a path without an ending', 'Moved it to src/auth/client today', 'Moved it to src/auth/server today'],
  ['an absolute path', 'Restored /var/lib/pg/base on Monday', 'Restored /var/lib/pg/wal on Monday'],
  ['a version', 'Pinned lodash at 4.17.21 in CI', 'Pinned lodash at 4.18.2 in CI'],
  ['a version with v', 'Shipped v2.3.0 to the pilot', 'Shipped v2.4.0 to the pilot'],
  ['a flag', 'Ran the build with --no-cache on CI', 'Ran the build with --use-polling on CI'],
  ['a hash', 'Reverted commit 9a9bc0f on main', 'Reverted commit b12c6a4 on main'],
  ['camelCase', 'Renamed getUser in the client', 'Renamed setToken in the client'],
  ['snake_case', 'Set page_size in the client', 'Set max_items in the client'],
  ['SCREAMING_CASE', 'Set PAGE_SIZE in the client', 'Set MAX_ITEMS in the client'],
  ['an issue', 'Closed issue #317 with a test', 'Closed issue #318 with a test'],
  ['a host', 'Drained db1.example.org overnight', 'Drained db2.example.org overnight'],
  ['letters and digits', 'Moved the job to node18 in CI', 'Moved the job to node20 in CI'],
  ['in quotes', 'Fixed the redirect in `auth.ts` today', 'Fixed the redirect in `session.ts` today'],
  ['at the end', 'Fixed the redirect in auth.ts', 'Fixed the redirect in session.ts'],
] as const;

const HARMLESS = [
  ['added', 'Fixed the redirect today', 'Fixed the redirect in auth.ts today'],
  ['left out', 'Fixed the redirect in auth.ts today', 'Fixed the redirect today'],
  ['another one added', 'Fixed the redirect in auth.ts', 'Fixed the redirect in auth.ts and in session.ts'],
  ['a path by its base name', 'Fixed the redirect in src/auth/login.ts', 'Fixed the redirect in login.ts'],
  ['a base name by its path', 'Fixed the redirect in login.ts', 'Fixed the redirect in src/auth/login.ts'],
  ['in quotes on one side', 'Fixed the redirect in auth.ts today', 'Fixed the redirect in `auth.ts` today'],
  ['in other case', 'Set PAGE_SIZE in the client', 'Set page_size in the client'],
  ['of another shape', 'Fixed the redirect in auth.ts today', 'Fixed the redirect of v2.3.0 today'],
  ['in another order', 'Edited auth.ts, session.ts and token.ts', 'Edited token.ts, auth.ts and session.ts'],
  ['in the plural', 'Renamed userToken of the client', 'Renamed userTokens of the client'],
  ['of two words', 'Built it with a signalling-NaN default', 'Built it with signalling NaNs by default'],
  ['plain words', 'Fixed the redirect in the gateway', 'Fixed the redirect in the proxy'],
  ['in another statement', 'Fixed the redirect in auth.ts today', 'Drew a diagram of billing in flow.svg for Anna'],
] as const;

describe('IDENTIFIER is seen', () => {
  it.each(CHANGED)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toContain('identifier');
  });

  it.each(CHANGED)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toContain('identifier');
  });
});

describe('IDENTIFIER is not seen', () => {
  it.each([
    ['The pressure was 990 hPa', 'The pressure was 990 kPa'],
    ['The filter was set to 60 kHz', 'The filter was set to 60 MHz'],
  ])('in a unit: %j, %j', (reference, candidate) => {
    expect(brokenRules(reference, candidate)).not.toContain('identifier');
  });

  it.each(HARMLESS)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
    expect(comparisonOf(reference, candidate)).toMatchObject({ statements: 1, facts: 1 });
  });

  it.each([
    ['the title', { title: 'Rewrote session.ts' }],
    ['an action', { key_actions: ['Rewrote session.ts'] }],
    ['a topic', { topics_found: ['session.ts'] }],
    ['a path in an action', { key_actions: ['Rewrote src/auth/session.ts'] }],
  ])('a name that the reference has in %s', (_, elsewhere) => {
    const reference = { summary: 'The redirect was fixed in auth.ts.', ...elsewhere };
    const { evidence } = resultOf('summary', reference, { summary: 'The bug sat in session.ts and got fixed.' });
    expect(evidence).toMatchObject({ comparison: { facts: 1, contradictions: [] } });
  });
});
