import { describe, expect, it } from '@jest/globals';
import { brokenRules } from './sessions.js';

const EXCHANGED = [
  ['files', 'Copied auth.ts over session.ts twice', 'Copied session.ts over auth.ts twice'],
  ['versions', 'Moved lodash to 4.17.21 and react to 18.2.0', 'Moved lodash to 18.2.0 and react to 4.17.21'],
  [
    'names',
    'Set getUser in the client and setToken in the server',
    'Set setToken in the client and getUser in the server',
  ],
  ['numbers', 'Kept 6 pods and 10 disks alive', 'Kept 10 pods and 6 disks alive'],
  ['a subject', 'Redis replaced Memcached in staging', 'Memcached replaced Redis in staging'],
  ['a call', 'The gateway calls the ledger twice', 'The ledger calls the gateway twice'],
  ['moved onto', 'Rebased the fix onto main', 'Rebased main onto the fix'],
  ['merged into', 'Merged the hotfix into main', 'Merged main into the hotfix'],
  ['copied over', 'Copied staging over production', 'Copied production over staging'],
  ['who does what', 'Anna writes the postmortem; Ben reviews it', 'Ben writes the postmortem; Anna reviews it'],
  ['old and new', 'Kept the old API and deprecated the new one', 'Kept the new API and deprecated the old one'],
  [
    'names of two words',
    'The edge proxy signs what the audit log stores',
    'The audit log signs what the edge proxy stores',
  ],
  ['a sender', 'Client A sends the token to server B', 'Server B sends the token to client A'],
  [
    'what is denied',
    'The test was flaky because of a timezone, not because of the network',
    'The test was flaky because of the network, not because of a timezone',
  ],
] as const;

const HARMLESS = [
  ['items of a list', 'Added the parser, the lexer and the printer', 'Added the printer, the lexer and the parser'],
  [
    'items of several words',
    'Fixed the parser bug, the lexer bug and the printer bug in CI',
    'Fixed the printer bug, the lexer bug and the parser bug in CI',
  ],
  ['what was done behind', 'Fixed the dashboard of Grafana', 'Grafana dashboard fixed'],
  ['what was done before', 'Login page redesigned', 'Redesigned the page of the login'],
  ['a tool built', 'Built the image for Arm', 'Arm image built'],
  ['two things with and', 'Renamed the flag and the variable', 'Renamed the variable and the flag'],
  ['phrases that moved', 'On Monday the build failed in staging', 'In staging the build failed on Monday'],
  ['clauses', 'The API is slow when the cache is cold', 'When the cache is cold the API is slow'],
  [
    'the passive voice of one, and what another one is',
    'Hooks were lost when a receiver was down for 10 s',
    'Receivers that were down for 10 s lost hooks',
  ],
  [
    'a participle behind what another one is',
    'Orders were lost while a node was down',
    'Nodes that were down lost orders',
  ],
  ['the passive voice', 'The writer blocks the compactor', 'The compactor is blocked by the writer'],
  ['with', 'The parser conflicts with the lexer', 'The lexer conflicts with the parser'],
  [
    'a word in another form',
    'Found the differing rounding of invoice and ledger',
    'Found where invoice and ledger round differently',
  ],
  ['a compound', 'Fixed the bug in the parser on Monday', 'Fixed the parser bug on Monday'],
  ['between', 'Found a race between writer and compactor', 'Found a race between compactor and writer'],
  [
    'phrases of a language whose grammar is not known',
    'Am Montag schlug der Build der neuen API in der Testumgebung fehl und wurde nicht wiederholt',
    'In der Testumgebung schlug der Build der neuen API am Montag fehl und wurde nicht wiederholt',
  ],
  ['other words for the same', 'The token is sent to server B by client A', 'Client A sends the token to server B'],
] as const;

describe('what changed places is seen', () => {
  it.each(EXCHANGED)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).not.toEqual([]);
  });

  it.each(EXCHANGED)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).not.toEqual([]);
  });
});

describe('what only moved is not', () => {
  it.each(HARMLESS)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
  });

  it.each(HARMLESS)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toEqual([]);
  });
});

describe('known gaps', () => {
  it.failing.each([
    [
      'a name that is a word of grammar',
      'The rollout to EU ended; US is blocked',
      'The rollout to US ended; EU is blocked',
    ],
    ['in other words besides', 'The gateway calls the ledger twice', 'Twice the gateway is what the ledger calls'],
  ])('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).not.toEqual([]);
  });
});
