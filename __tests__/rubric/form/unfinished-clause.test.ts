import { describe, expect, it } from '@jest/globals';
import { unfinishedClause } from '../../../src/rubric/form/unfinished-clause.js';

describe('a clause that has begun and does not go on', () => {
  it.each([
    ['The binary was built without an error and yet it', 'and yet it'],
    ['Closed the valve because they', 'because they'],
    ['Seven findings and a scope that', 'scope that'],
    ['Set up a cron job on drill-db-1 that', 'drill-db-1 that'],
    ['Moved the lock out so that', 'so that'],
    ['It may run on Saturday, provided that', 'provided that'],
    ['Flags such as', 'such as'],
    ['Appended the regions in the order in', 'in the order in'],
    ['Widened the pattern so that NV-1014-r.csv is', 'NV-1014-r.csv is'],
    ['Checked by hand that valves were', 'valves were'],
    ['Replaced the fixed delay by', 'delay by'],
    ['from_str_radix accepts a leading plus, so that a document with', 'document with'],
    ['Wrote a report on the state of', 'state of'],
    ['It is fixed. Widened the window for', 'window for'],
    ['Put the runbook up for', 'up for'],
    ['Measured the mutex with eight clients at', 'clients at'],
    ['Found a race between', 'race between'],
    ['Legal has to say whether text that', 'text that'],
  ])('%s', (text, end) => expect(unfinishedClause(text)).toBe(end));
});

describe('a text that is whole', () => {
  it.each([
    // A verb leaves its preposition behind.
    'Job and race dealt with',
    'Added the check Ada asked for',
    'Found what the gate is for',
    'Nothing to compare with',
    'The array the bundle waits for',
    'Dropped it in between',
    'The footer that nobody had thought of',
    'The footer nobody thought of',
    'Found the config file the worker reads from',
    'Removed the branch nobody deploys from',
    'Replaced the mirror we install from',
    'Dropped the alias the dashboards query against',
    'The image CI builds from',
    'Named the host the job copies the dump from',
    'The disk Postgres writes the journal into',
    'It was the only port the firewall let traffic through',
    // What is left out is told before.
    'Explained what the cause is',
    'It is as slow as the disk is',
    'Noted whose turn the rotation was',
    'It failed the way the first attempt was',
    'The old cache was slow, the new one is',
    'Timeout is no failure, 4.48:1 is',
    'The user confirmed that it was',
    'Email first, then the method the account has',
    // The word stands for something.
    'The user confirmed that',
    'The docs confirm that',
    'No test would catch that',
    'Dry run first, then that',
    'It has the recorder, use that',
    'Use that',
    "Don't oversell that",
    'The nightly reboot covers that',
    'Nobody had thought of that',
    'The opposite of that',
    'Closed the valve and tested it',
    'Ran it again before that',
    'Restored the backup',
    'x',
    '',
  ])('%s', (text) => expect(unfinishedClause(text)).toBeNull());
});
