import { describe, expect, it } from '@jest/globals';
import type { Requirement } from '../../../src/core/summary.js';
import type { GoldenSession } from '../../../src/inputs/corpus/golden-session.js';
import { lintRequirements } from '../../../src/inputs/lint/lint-requirements.js';
import { lintNames, namesInFolders } from '../../../src/inputs/lint/lint-whole.js';
import { goldenSession } from '../../builders/sessions.js';

/** `severity path: message` of each remark on the literals of one requirement. */
function lint(requirement: Partial<Requirement>, summary = 'Redis 7.2 is pinned in src/cache.ts.'): readonly string[] {
  const reference = { ...goldenSession('s').reference, summary };
  const requirements = [{ id: 'r', text: 'redis is pinned', must: 'mention', ...requirement } as const];
  return lintRequirements({ requirements, reference }).map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );
}

describe('literals of a requirement', () => {
  it.each<[string, Partial<Requirement>, readonly string[]]>([
    ['are none', {}, []],
    ['stand in the reference', { any_of: ['redis', 'Redis 7'] }, []],
    [
      'have nothing that could stand anywhere',
      { any_of: ['redis', '…'] },
      ['error requirements.0.any_of.1: "…" has no letter and no digit, so that it stands nowhere'],
    ],
    [
      'have nothing that could be wrong',
      { any_of: ['redis'], instead: ['!'] },
      ['error requirements.0.instead.0: "!" has no letter and no digit, so that it stands nowhere'],
    ],
    [
      'are the same',
      { any_of: ['redis', 'cache.ts', 'Redis'] },
      ['warning requirements.0.any_of.2: "Redis" is the same as "redis"'],
    ],
    [
      'are the same among what is wrong',
      { any_of: ['redis'], instead: ['valkey', 'VALKEY'] },
      ['warning requirements.0.instead.1: "VALKEY" is the same as "valkey"'],
    ],
    [
      'are right and wrong',
      { any_of: ['cache.ts', 'redis'], instead: ['valkey', 'Redis'] },
      [
        'error requirements.0.instead.1: "Redis" stands in any_of as well, so that it never counts as wrong',
        'warning requirements.0.instead.1: the reference has "Redis" as well: a candidate that says both is not faulted',
      ],
    ],
    [
      'are not in the reference',
      { any_of: ['valkey'] },
      ['error requirements.0.any_of: the reference has none of these'],
    ],
    ['are in it in part', { any_of: ['valkey', 'redis'] }, []],
    [
      'are in it, and what is wrong too',
      { any_of: ['redis'], instead: ['valkey', 'cache.ts'] },
      [
        'warning requirements.0.instead.1: the reference has "cache.ts" as well: a candidate that says both is not faulted',
      ],
    ],
    [
      'must not be mentioned, and one is',
      { must: 'not_mention', any_of: ['valkey', 'redis'] },
      ['error requirements.0.any_of.1: the reference says "redis", which must not be mentioned'],
    ],
    ['must not be mentioned, and none is', { must: 'not_mention', text: 'x', any_of: ['valkey'] }, []],
  ])('%s', (_, requirement, remarks) => expect(lint(requirement)).toEqual(remarks));

  it('are told with the number of their requirement', () => {
    const requirements: GoldenSession['requirements'] = [
      { id: 'a', text: goldenSession('s').reference.title, must: 'mention' },
      { id: 'b', text: 'redis is pinned', must: 'mention', any_of: ['-'] },
    ];
    const { reference } = goldenSession('s');
    expect(lintRequirements({ requirements, reference }).map(({ path }) => path.slice(0, 4))).toEqual([
      ['requirements', 1, 'any_of', 0],
      ['requirements', 1, 'any_of'],
    ]);
  });
});

describe('the words of a requirement', () => {
  const SUMMARY = 'Verified the customer with the customer number.';
  const its = (what: string): string =>
    `error requirements.0.text: the reference itself does not keep this; correct one of the two: ${what}`;

  it.each<[string, Partial<Requirement>, readonly string[]]>([
    [
      'must not be mentioned, and are by the reference, which has none of the literals',
      { text: 'the customer number', must: 'not_mention', any_of: ['88213'] },
      [
        its(
          'This must not be mentioned, and by its words it is, in "Verified the customer with the customer number.": "the customer number"',
        ),
      ],
    ],
    [
      'must be mentioned, and stand nowhere in the reference',
      { text: 'invoice 2024-17 was credited' },
      [its('This must be mentioned, and no sentence or bullet has its words: "invoice 2024-17 was credited"')],
    ],
    [
      'must be mentioned, and something else stands in their place',
      { text: 'identity was confirmed by the postal address', instead: ['customer number'] },
      [
        its(
          'This must be mentioned, and by its words "customer number" stands in its place: "identity was confirmed by the postal address"',
        ),
        'warning requirements.0.instead.0: the reference has "customer number" as well: a candidate that says both is not faulted',
      ],
    ],
    ['are decided by nobody', { text: 'the order numbers of a customer', must: 'not_mention' }, []],
  ])('%s', (_, requirement, remarks) => expect([...lint(requirement, SUMMARY)].sort()).toEqual(remarks));
});

const session = (name: string, overrides: Partial<GoldenSession> = {}): GoldenSession =>
  goldenSession(name, { placeOf: () => ({ file: `golden/${name}/reference.json` }), ...overrides });
const taught = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, place: { file: `golden/s/${id}` } })) as unknown as GoldenSession['rejected'];
const names = (...sessions: readonly GoldenSession[]): readonly string[] =>
  lintNames(sessions.flatMap((one) => namesInFolders(one, 'golden'))).map(
    ({ message, place }) => `${place.file}: ${message}`,
  );
const of = (problem: string, what = 'folder'): string => `${problem}, and Windows can have no such ${what}`;

describe('names that not every system can have', () => {
  it.each<[string, string]>([
    ['a:b', of('its name has ":"')],
    ['a?', of('its name has "?"')],
    ['a|b', of('its name has "|"')],
    ['a.', of('its name ends with a dot or a blank')],
    ['a ', of('its name ends with a dot or a blank')],
    ['con', 'its name is that of a device on Windows, which can have no such folder'],
    ['LPT1.x', 'its name is that of a device on Windows, which can have no such folder'],
  ])('%j', (name, message) => expect(names(session(name))).toEqual([`golden/${name}/reference.json: ${message}`]));

  it.each(['a', 'a.b', 'console', 'com', 'a-con', 'grüße', '.a'])('every system can have %j', (name) =>
    expect(names(session(name))).toEqual([]),
  );

  it('differ from the first in case alone', () => {
    const same = (other: string, what: string) =>
      `its name differs from ${JSON.stringify(other)} in case alone, and Windows and macOS have one ${what} for both`;
    expect(names(session('ab'), session('AB'), session('aB'), session('b'))).toEqual([
      `golden/AB/reference.json: ${same('ab', 'folder')}`,
      `golden/aB/reference.json: ${same('ab', 'folder')}`,
    ]);
    expect(names(session('s', { accepted: taught('x', 'y') as never, rejected: taught('X') }))).toEqual([]);
    expect(names(session('s', { rejected: taught('x', 'X', 'aux') }))).toEqual([
      `golden/s/X: ${same('x.json', 'file')}`,
      'golden/s/aux: its name is that of a device on Windows, which can have no such file',
    ]);
    expect(names(session('s', { accepted: taught('nul') as never }), session('t', { rejected: taught('x') }))).toEqual([
      'golden/s/nul: its name is that of a device on Windows, which can have no such file',
    ]);
  });

  it('are nothing to a corpus of lines', () => {
    expect(names(goldenSession('a:b', { placeOf: () => ({ file: 'golden' }) }))).toEqual([]);
  });
});
