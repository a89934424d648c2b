import { describe, expect, it } from '@jest/globals';
import { OPPOSITES } from '../../../src/rubric/v2/opposites.js';
import { brokenRules } from './sessions.js';

const PAIRS = OPPOSITES.trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([a = '', b = '']) => [a, b] as const);

const OPPOSED = [
  ['enabled and disabled', 'Enabled tracing in production', 'Disabled tracing in production'],
  ['landed and reverted', 'Landed the parser patch on main', 'Reverted the parser patch on main'],
  ['merged and closed', 'Merged the pull request of Anna', 'Closed the pull request of Anna'],
  ['passed and failed', 'The integration suite passed on CI', 'The integration suite failed on CI'],
  ['increased and decreased', 'The timeout was increased for uploads', 'The timeout was decreased for uploads'],
  ['success and failure', 'The drill ended in success', 'The drill ended in failure'],
  ['a form of the word', 'Adding the index helped the query', 'Removing the index helped the query'],
  ['un-', 'The feature branch is merged', 'The feature branch is unmerged'],
  ['in-', 'The cache keys were consistent', 'The cache keys were inconsistent'],
  ['dis-', 'The reviewer agreed with the plan', 'The reviewer disagreed with the plan'],
  ['non-', 'The scheduler is deterministic', 'The scheduler is nondeterministic'],
  ['an un- form that no list has', 'The pods were schedulable again', 'The pods were unschedulable again'],
  ['in capitals', 'ENABLED TRACING IN PRODUCTION', 'DISABLED TRACING IN PRODUCTION'],
  ['two statements turned', 'All tests pass and the PR was merged', 'All tests fail and the PR was closed'],
  ['declined and accepted', 'The user declined the upgrade to Postgres', 'The user accepted the upgrade to Postgres'],
  ['negated on both sides', 'Tracing was not enabled in production', 'Tracing was not disabled in production'],
] as const;

const AGREEING = [
  [
    'a direction that a particle tells',
    'A minimum area of 16 pixels lowered the mean error over 24 boards from 38 to 11',
    'Raising the minimum area to 16 pixels brought the mean error over 24 boards down from 38 to 11',
  ],
  [
    'the same upwards',
    'A smaller window increased the recall of the counter from 40 to 61',
    'Reducing the window brought the recall of the counter up from 40 to 61',
  ],
  [
    'what is solved and what caused it',
    'Flood in the cellar caused by a blocked drain',
    'Flood in the cellar solved: blocked drain',
  ],
  ['not enabled and disabled', 'Tracing was disabled in production', 'Tracing was not enabled in production'],
  ['never failed and passed', 'The integration suite passed on CI', 'The integration suite never failed on CI'],
  ['similar words', 'Fixed the parser crash in staging', 'Repaired the parser crash in staging'],
  ['an opposite about another thing', 'Enabled tracing in production', 'Disabled the noisy alerts over the weekend'],
  [
    'both on both sides',
    'Disabled the old cache and enabled the new one',
    'Enabled the new cache and disabled the old one',
  ],
  ['one statement turned twice', 'The suite fails with the cache enabled', 'The suite passes with the cache disabled'],
  [
    'what was broken and is fixed',
    'Pinned Node 22 in CI after addon builds broke',
    'CI builds of addons fixed by pinning Node 22',
  ],
  [
    'what is planned',
    'The repaired script is undeployed until Monday',
    'The repaired script will be deployed on Monday',
  ],
  ['an opposite that is added', 'Enabled tracing in production', 'Enabled tracing in production and disabled sampling'],
] as const;

describe('ANTONYM is seen', () => {
  it.each(OPPOSED)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual(['antonym']);
  });

  it.each(OPPOSED)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toEqual(['antonym']);
  });

  it.each(PAIRS)('curated: %s and %s', (a, b) => {
    const statement = (word: string): string => `Checkout webhook ${word} invoice ledger`;
    expect(brokenRules(statement(a), statement(b))).toContain('antonym');
    expect(brokenRules(statement(b), statement(a))).toContain('antonym');
  });
});

describe('ANTONYM is not seen', () => {
  it.each(AGREEING)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
  });

  it.each(AGREEING)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toEqual([]);
  });

  // A prefix that negates some words is part of others.
  it.each([
    ['voice', 'invoice'],
    ['code', 'decode'],
    ['side', 'inside'],
    ['proved', 'improved'],
    ['signed', 'designed'],
    ['ported', 'imported'],
    ['covered', 'discovered'],
    ['stalled', 'installed'],
    ['formed', 'informed'],
    ['take', 'mistake'],
  ])('%s is not the opposite of %s', (word, longer) => {
    expect(brokenRules(`Checkout webhook ${word} ledger`, `Checkout webhook ${longer} ledger`)).toEqual([]);
  });
});

describe('ANTONYM, known gaps', () => {
  it.failing.each([
    ['a verb and its particle', 'Turned on tracing in production', 'Turned off tracing in production'],
    ['more and less', 'Twice as much memory was used', 'Half as much memory was used'],
    ['green and broken', 'The build is green on main', 'The build is broken on main'],
    ['one word for a phrase', 'Rolled out the release on Friday', 'Rolled back the release on Friday'],
  ])('opposites that no list has: %s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual(['antonym']);
  });
});
