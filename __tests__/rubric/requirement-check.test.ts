import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Requirement, Summary } from '../../src/core/summary.js';
import { requirementDefects } from '../../src/rubric/findings/requirement-defects.js';
import { isOpen, RequirementCheck, type StructuralCheck } from '../../src/rubric/requirement-check.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';

const EMPTY: Summary = {
  ...{ title: '', summary: '', key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] },
};

function summaryOf(summary: string, ...key_actions: readonly string[]): Summary {
  return { ...EMPTY, summary, key_actions };
}

function check(requirement: Partial<Requirement>, candidate: Summary | string): StructuralCheck {
  const wanted: Requirement = { id: 'r', text: '', must: 'mention', ...requirement };
  const [found] = new RequirementCheck().check(
    [wanted],
    typeof candidate === 'string' ? summaryOf(candidate) : candidate,
  );
  if (found === undefined) throw new Error('no check');
  return found;
}

function ended({ status, by }: StructuralCheck): string {
  return `${status} by ${by}`;
}

const OPENED = { text: 'PR #317 was opened', any_of: ['PR #317', 'pull request #317'] };

describe('a fact with literals', () => {
  it.each<[string, Partial<Requirement>, string, string]>([
    ['one stands there', OPENED, 'Fixed it and opened PR 317.', 'satisfied by literals'],
    ['another one stands there', OPENED, 'Fixed it; pull request 317 is up.', 'satisfied by literals'],
    ['a digit is another', OPENED, 'Fixed it and opened PR #371.', 'unmet by literals'],
    ['nothing of it is there', OPENED, 'Fixed it.', 'unmet by literals'],
    ['all its words are there but no literal', OPENED, 'PR was opened.', 'unmet by literals'],
    ['the candidate is empty', OPENED, '', 'unmet by literals'],
    [
      'its text has a longer name',
      { text: 'brotli.js was chosen', any_of: ['brotli'] },
      'Chose brotli.js.',
      'satisfied by literals',
    ],
    [
      'another name begins so',
      { text: 'brotli was chosen', any_of: ['brotli'] },
      'Chose brotli.net.',
      'unmet by literals',
    ],
    [
      'its text has another name',
      { text: 'brotli.js was chosen', any_of: ['rotli'] },
      'Chose brotli.js.',
      'unmet by literals',
    ],
    ['a value has another form', { any_of: ['90 s'] }, 'It took 1.5 minutes.', 'satisfied by literals'],
    ['a value is another one', { any_of: ['90 s'] }, 'It took 90 minutes.', 'unmet by literals'],
    ['a part is a fraction', { any_of: ['7 of 9'] }, '7/9 pass.', 'satisfied by literals'],
    ['a fraction is a part', { any_of: ['7/9'] }, '7 out of 9 pass.', 'satisfied by literals'],
    ['a version has no sign', { any_of: ['v2.4.1'] }, 'Released 2.4.1.', 'satisfied by literals'],
    ['a version of two parts has no sign', { any_of: ['v1.5'] }, 'It ran for 1.5 hours.', 'unmet by literals'],
    [
      'its text goes on behind a number',
      { text: 'version 1.30.4', any_of: ['1.30'] },
      'On 1.30.4 now.',
      'satisfied by literals',
    ],
    ['its text has a decimal', { text: 'The rate is 3.14', any_of: ['3'] }, 'Rate 3.14.', 'unmet by literals'],
    ['its text has both', { text: 'from v2.1 to v2', any_of: ['v2'] }, 'Now on v2.1.', 'unmet by literals'],
    ['its text lacks a blank', { text: 'It is.Then off', any_of: ['is'] }, 'Then is.Then off', 'unmet by literals'],
    ['German', { any_of: ['Ticket 12'] }, 'Die Tickets 11 und 12 bleiben offen.', 'satisfied by literals'],
    ['German, another number', { any_of: ['Ticket 12'] }, 'Ticket 21 bleibt offen.', 'unmet by literals'],
    ['Spanish', { any_of: ['migración 0142'] }, 'La migración 0142 bloqueó la tabla.', 'satisfied by literals'],
    ['Japanese', { any_of: ['競合'] }, 'キャッシュの競合を修正した。', 'satisfied by literals'],
    ['Japanese, without it', { any_of: ['競合'] }, 'キャッシュを修正した。', 'unmet by literals'],
  ])('is decided where %s', (_, requirement, candidate, wanted) => {
    const found = check(requirement, candidate);
    expect(ended(found)).toBe(wanted);
    expect(isOpen(found)).toBe(false);
  });

  it('is not forbidden in another form', () => {
    const forbidden = { must: 'not_mention', text: 'v1.5', any_of: ['v1.5'] } as const;
    expect(check(forbidden, 'It ran for 1.5 hours.').status).toBe('satisfied');
    expect(check({ any_of: ['v1.6'], instead: ['v1.5'] }, 'It ran for 1.5 hours.').status).toBe('unmet');
  });

  it('is the sentence that tells the value', () => {
    const found = check({ any_of: ['90 s'] }, summaryOf('It was slow.', 'Nothing', 'Cut it to 1.5 minutes'));
    expect(found.nearest).toEqual({ field: 'key_actions', path: ['key_actions', 1], text: 'Cut it to 1.5 minutes' });
  });

  it('may stand in a title, a bullet or a moment, and not in the outcome or the topics', () => {
    const places: readonly [Partial<Summary>, readonly (string | number)[] | undefined][] = [
      [{ title: 'Opened PR 317' }, ['title']],
      [{ key_actions: ['a', 'Opened PR 317'] }, ['key_actions', 1]],
      [{ aha_moments: [{ seq: 1, type: 'a', highlight: 'PR 317' }] }, ['aha_moments', 0, 'highlight']],
      [{ outcome: 'PR 317' }, undefined],
      [{ topics_found: ['PR 317'] }, undefined],
    ];
    for (const [part, path] of places) expect(check(OPENED, { ...EMPTY, ...part }).nearest?.path).toEqual(path);
  });
});

describe('what stands in place of a fact', () => {
  const LIMIT = { text: 'The limit was set to 30 s', any_of: ['30 s', '30 seconds'], instead: ['15 s', '15 seconds'] };
  const CAUSE = { text: 'Lookup deleted entries while it held only the read lock', instead: ['hit counters'] };
  it.each<[string, Partial<Requirement>, string, string]>([
    ['is said', LIMIT, 'The limit was set to 15 s.', 'violated by literals'],
    ['is said in doubt', LIMIT, 'The limit might be 15 s.', 'violated by literals'],
    ['is said beside the fact', LIMIT, 'The limit went from 15 s to 30 s.', 'satisfied by literals'],
    ['is denied', LIMIT, 'The limit is not 15 s any more.', 'unmet by literals'],
    ['is not said', LIMIT, 'The limit was raised.', 'unmet by literals'],
    ['is said in German', LIMIT, 'Die Grenze liegt jetzt bei 15 s.', 'violated by literals'],
    ['is denied in German', LIMIT, 'Die Grenze liegt nicht mehr bei 15 s.', 'unmet by literals'],
    ['is said, of a fact without literals', CAUSE, 'The hit counters crashed the pods.', 'violated by coverage'],
    [
      'is said beside a fact without literals',
      CAUSE,
      'The hit counters were fixed first. Then a read lock was looked at, where entries had gone.',
      'unmeasured by coverage',
    ],
    [
      'is said beside a fact that is plainly told',
      CAUSE,
      'The hit counters were made atomic. Lookup deleted entries while it held only the read lock.',
      'satisfied by coverage',
    ],
  ])('%s', (_, requirement, candidate, wanted) => {
    expect(ended(check(requirement, candidate))).toBe(wanted);
  });
});

it.each([
  ['129.00', '129', 'satisfied by coverage'],
  ['129', '129.00', 'satisfied by coverage'],
  ['129.00', '129.50', 'unmet by coverage'],
  ['129.00', '1290', 'unmet by coverage'],
])('a sum of %s, told as %s, is %s', (sum, told, wanted) => {
  const requirement = { text: `The double charge of ${sum} dollars was refunded to the customer` };
  expect(ended(check(requirement, `The double charge of ${told} dollars was refunded to the customer.`))).toBe(wanted);
});

describe('a name or number that must not stand there', () => {
  const must = 'not_mention';
  const NUMBER = { must, text: '88213', any_of: ['88213'] } as const;
  const PERSON = { must, text: 'Dana Kim', any_of: ['D. Kim', 'dana kim'] } as const;
  it.each<[string, Partial<Requirement>, string, string]>([
    ['in a sentence that denies something', NUMBER, 'Customer 88213 had no access after three logins.', 'violated'],
    ['in one that doubts', NUMBER, 'Customer 88213 could perhaps log in again.', 'violated'],
    ['in a German one', NUMBER, 'Der Kunde 88213 konnte sich nicht anmelden.', 'violated'],
    ['of a person', PERSON, 'Dana Kim has not answered yet.', 'violated'],
    ['nowhere', NUMBER, 'The customer had no access after three logins.', 'satisfied'],
    ['as a word', { must, text: 'deployed', any_of: ['deployed'] }, 'The fix was not deployed.', 'satisfied'],
    ['in a statement', { must, text: 'PR 371 broke it', any_of: ['PR 371'] }, 'PR 371 did not break it.', 'satisfied'],
    [
      'in German words that deny',
      { must, text: 'gekündigt', any_of: ['gekündigt'] },
      'Der Vertrag wurde keinesfalls gekündigt.',
      'satisfied',
    ],
  ])('%s', (_, requirement, candidate, wanted) =>
    expect(ended(check(requirement, candidate)).replace(/ by .*/, '')).toBe(wanted),
  );
});

describe('a name or number among the literals of what must not be mentioned', () => {
  const of = (text: string, ...any_of: readonly string[]): Partial<Requirement> => ({
    must: 'not_mention',
    text,
    any_of,
  });
  const NAMED = of('Customer 88213 is named', '88213');
  const BLAMED = of('PR 371 broke the build', 'PR 371');

  it.each<[string, Partial<Requirement>, string]>([
    ...[
      'Customer 88213 complained.',
      'Customer 88213 was blocked.',
      'Customer 88213 lost the login.',
      'Customer 88213 missed the mail.',
      'Customer 88213 failed to log in.',
      'Removed the cookie for customer 88213.',
      'The login of customer 88213 stopped.',
      'Customer 88213 should log in again.',
      'No tests failed, and customer 88213 lost the login.',
      'Tests do not fail any more for customer 88213.',
      'The customer 88213 could not log in.',
      'Customer 88213 is not named here.',
      'Will customer 88213 be told?',
      'Der Kunde 88213 konnte sich nicht anmelden.',
      'El cliente 88213 no pudo entrar.',
      '顧客88213はログインできない。',
    ].map((text): [string, Partial<Requirement>, string] => ['a number', NAMED, text]),
    ['a number of something', of("The customer's number", '88213'), 'Customer 88213 could not log in.'],
    ['a thing and its number', of('Customer 88213', '88213'), 'Customer 88213 could not log in.'],
    ['a list of numbers', of('The numbers of the customers', '88213', '88214'), 'Customer 88214 was blocked.'],
    ['with a word before it', of('The customer is named', 'customer 88213'), 'The customer 88213 lost the login.'],
    ['what a summary does', of('The summary names the customer', '88213'), 'Customer 88213 was blocked.'],
    ['what it must not do', of('Do not mention the customer', '88213'), 'Customer 88213 was blocked.'],
    ['a person', of('The reporter is mentioned by name', 'Dana Kim'), 'Dana Kim has not answered yet.'],
    ['a host', of('The internal host', 'db-7.internal'), 'Could not reach db-7.internal.'],
    ['an address', of('The address of the customer', 'dana@example.com'), 'No mail reached dana@example.com.'],
    ['German', of('Der Kunde 88213 wird genannt', '88213'), 'Der Kunde 88213 konnte sich nicht anmelden.'],
    ['a number without a list', of('88213'), 'Customer 88213 could not log in.'],
    ['a company', of('The name of the client', 'ACME'), 'ACME lost three orders.'],
  ])('is mentioned whatever its sentence says: %s', (_, requirement, candidate) => {
    expect(ended(check(requirement, candidate))).toBe('violated by literals');
  });

  it.each([
    ['snapshots were deleted', 'The 4 snapshots were deleted.'],
    ['snapshots were removed', 'At night the snapshots were removed.'],
    ['service stopped', 'The service stopped at noon.'],
    ['users were disabled', 'All users were disabled.'],
    ['did not deploy', 'Ada did not deploy it.'],
  ])('is said plainly by words that take something away: %s', (literal, candidate) => {
    const requirement = of('What nobody has done is not told', literal);
    expect(ended(check(requirement, candidate))).toBe('violated by literals');
    expect(ended(check(requirement, `It is not true that ${candidate}`))).not.toBe('violated by literals');
    expect(ended(check(requirement, `Perhaps ${candidate}`))).not.toBe('violated by literals');
  });

  it.each<[string, Partial<Requirement>, string, string]>([
    ['denied', BLAMED, 'PR 371 did not break the build.', 'satisfied by coverage'],
    [
      'denied behind it',
      of('A fix', 'was removed'),
      'It was removed by nobody and not at all.',
      'satisfied by coverage',
    ],
    ['denied in other words', BLAMED, 'PR 371 is not the culprit.', 'satisfied by coverage'],
    ['doubted', BLAMED, 'Perhaps PR 371 broke the build.', 'unmeasured by coverage'],
    ['asked', BLAMED, 'Did PR 371 break the build?', 'unmeasured by coverage'],
    ['said', BLAMED, 'PR 371 broke the build.', 'violated by literals'],
    ['denied of a number', of('The limit is 30 s', '30 s'), 'The limit is not 30 s.', 'satisfied by coverage'],
    ['denied of tests', of('All tests pass', '42 tests pass'), 'Not all 42 tests pass.', 'satisfied by coverage'],
    ['denied in the present', of('PR 371 breaks it', 'PR 371'), 'PR 371 does not break it.', 'satisfied by coverage'],
    ['denied of many', of('PRs 371 and 372 break it', 'PR 371'), 'PR 371 does not break it.', 'satisfied by coverage'],
    [
      'denied of a person',
      of('Dana Kim wrote the bug', 'Dana Kim'),
      'Dana Kim did not write it.',
      'satisfied by coverage',
    ],
    [
      'denied in German',
      of('PR 371 hat es zerstört', 'PR 371'),
      'PR 371 hat es nicht zerstört.',
      'satisfied by coverage',
    ],
    ['denied in Japanese', of('PR371が原因だ', 'PR371'), 'PR371は原因ではない。', 'unmeasured by coverage'],
    ['a word', of('The fix was deployed', 'deployed'), 'The fix was not deployed.', 'satisfied by coverage'],
    ['a word with a capital', of('A release', 'Deployed'), 'The fix was not deployed.', 'satisfied by coverage'],
    ['a word without a verb', of('the release', 'shipped'), 'The fix was not shipped.', 'satisfied by coverage'],
    ['a part of another number', NAMED, 'Customer 882134 was blocked.', 'unmeasured by coverage'],
    ['nowhere', NAMED, 'The customer was blocked.', 'unmeasured by coverage'],
  ])('is no statement that is %s', (_, requirement, candidate, wanted) => {
    expect(ended(check(requirement, candidate))).toBe(wanted);
  });
});

describe('a fact without literals', () => {
  const text = 'The crash came from lookup deleting expired entries while holding only the read lock';
  it.each<[string, string, string, string]>([
    ['its own words', text, `${text}.`, 'satisfied'],
    [
      'other words',
      text,
      'Pods crashed because expired entries were deleted from the map under a read lock.',
      'satisfied',
    ],
    ['some of its words', text, 'The read lock was looked at, and a crash was seen.', 'unmeasured'],
    [
      'its contrary',
      text,
      'The crash did not come from lookup deleting expired entries under the read lock.',
      'unmeasured',
    ],
    [
      'as done what is not',
      'Commit 7c1e9ab is not reviewed',
      'Commit 7c1e9ab has been reviewed, and Bertrand tried it on the loom.',
      'unmeasured',
    ],
    [
      'as not yet done what is not',
      'Commit 7c1e9ab is not reviewed',
      'Commit 7c1e9ab is not yet reviewed.',
      'satisfied',
    ],
    ['nothing of it', text, 'Renegotiated the tariff of the Lisbon office.', 'unmet'],
    [
      'few common words, all put in others',
      'The crash was never reproduced and its cause is unknown',
      'Nobody knows yet why it segfaults; stress runs stayed quiet.',
      'unmeasured',
    ],
    ['another number', 'Opened PR #317 for the lease renewer', 'Opened PR 371 for the lease renewer.', 'unmet'],
    ['the number', 'Opened PR #317 for the lease renewer', 'Opened PR 317 for the lease renewer.', 'satisfied'],
    ['both numbers', 'Opened PR #317 for the renewer', 'Opened PR 371 for the renewer, after PR 317.', 'satisfied'],
    ['no number', 'Opened PR #317 for the lease renewer', 'Opened a PR for the lease renewer.', 'unmeasured'],
    ['what is planned', 'The fix was deployed to production', 'The fix will be deployed to production.', 'unmeasured'],
    ['no words', '—', 'Anything.', 'unmeasured'],
    [
      'a word in each sentence',
      text,
      'A crash happened. The lookup ran. Rows expired. Two entries stayed. Holding on helped. It was read. The lock went.',
      'unmeasured',
    ],
    ['German', 'Der Nutzer lehnte die Quarantäne ab', 'Der Nutzer lehnte die Quarantäne des Tests ab.', 'satisfied'],
    ['German, nothing of it', 'Der Nutzer lehnte die Quarantäne ab', 'Die Grenze wurde angehoben.', 'unmet'],
  ])('%s', (_, wanted, candidate, status) => {
    expect(check({ text: wanted }, candidate).status).toBe(status);
  });
});

describe('what must not be mentioned', () => {
  const DEPLOYED = { must: 'not_mention', text: 'The fix was deployed', any_of: ['deployed', 'rolled out'] } as const;
  const AUSGEROLLT = { must: 'not_mention', text: 'Der Fix wurde ausgerollt', any_of: ['ausgerollt'] } as const;
  const textOnly = ({ must, text }: Partial<Requirement>): Partial<Requirement> => ({
    ...(must !== undefined && { must }),
    ...(text !== undefined && { text }),
  });

  it.each<[string, Partial<Requirement>, string, string]>([
    ['a literal stands there', DEPLOYED, 'The fix was deployed on Tuesday evening.', 'violated by literals'],
    ['it is denied', DEPLOYED, 'The fix was not deployed.', 'satisfied by coverage'],
    ['it is denied twice', DEPLOYED, 'The fix was not deployed. It was never rolled out.', 'satisfied by coverage'],
    [
      'it is denied and planned',
      DEPLOYED,
      'The fix was not deployed. It will be rolled out.',
      'unmeasured by coverage',
    ],
    ['it is planned for a day', DEPLOYED, 'The user gets it deployed on Monday.', 'unmeasured by coverage'],
    ['it is planned', DEPLOYED, 'The fix will be deployed by the user.', 'unmeasured by coverage'],
    ['it is open', DEPLOYED, 'The fix waits until it can be rolled out.', 'unmeasured by coverage'],
    ['nothing speaks of it', DEPLOYED, 'The cause was found.', 'satisfied by coverage'],
    ['a literal stands there in German', AUSGEROLLT, 'Der Fix wurde am Abend ausgerollt.', 'violated by literals'],
    ['it is denied in German', AUSGEROLLT, 'Der Fix wurde nicht ausgerollt.', 'satisfied by coverage'],
    ['it is planned in German', AUSGEROLLT, 'Der Fix wird morgen ausgerollt.', 'unmeasured by coverage'],
    [
      'a literal stands there in Spanish',
      { must: 'not_mention', any_of: ['desplegada'] },
      'La corrección fue desplegada por el equipo.',
      'violated by literals',
    ],
    [
      'it is denied in Spanish',
      { must: 'not_mention', any_of: ['desplegada'] },
      'La corrección no fue desplegada por el equipo.',
      'satisfied by coverage',
    ],
    [
      'it is denied in Japanese',
      { must: 'not_mention', any_of: ['リリース'] },
      '修正はまだリリースされていない。',
      'unmeasured by coverage',
    ],
    // Turkish denies by the ending of the verb, which nobody here reads.
    [
      'its language is not read',
      { must: 'not_mention', any_of: ['canlıya'] },
      'Düzeltme henüz canlıya alınmadı, çünkü daha önce bir hata için yeni bir test gibi olan var.',
      'unmeasured by coverage',
    ],
  ])('is told where %s', (_, requirement, candidate, wanted) => {
    expect(ended(check(requirement, candidate))).toBe(wanted);
  });

  it.each<[string, Partial<Requirement>, string, string]>([
    ['its words are there', DEPLOYED, 'The fix was deployed.', 'violated'],
    ['its words and more are there', DEPLOYED, 'On the same evening the fix was deployed.', 'violated'],
    ['they are denied', DEPLOYED, 'The fix was not deployed.', 'satisfied'],
    ['they are asked for', DEPLOYED, 'The user wants the fix deployed.', 'unmeasured'],
    ['they are ruled out', DEPLOYED, 'It was wrong that the fix was deployed.', 'unmeasured'],
    ['nothing speaks of them', DEPLOYED, 'The cause was found.', 'satisfied'],
    ['only some are there', DEPLOYED, 'The fix was reviewed.', 'unmeasured'],
    ['they are there in German', AUSGEROLLT, 'Der Fix wurde ausgerollt.', 'violated'],
    ['they are denied in German', AUSGEROLLT, 'Der Fix wurde nicht ausgerollt.', 'unmeasured'],
  ])('is told without literals where %s', (_, requirement, candidate, wanted) => {
    expect(check(textOnly(requirement), candidate).status).toBe(wanted);
  });
});

it('says what decided, at the place that decides', () => {
  const candidate = summaryOf('The limit was set to 15 s.', 'Deployed the fix', 'Opened PR 371 for the lease renewer');
  const requirements: readonly Requirement[] = [
    { id: 'a', must: 'mention', text: 'The limit is 30 s', any_of: ['30 s'], instead: ['15 s'] },
    { id: 'b', must: 'mention', text: 'PR 317 is open', any_of: ['PR 317', 'a', 'b', 'c', 'd'].map((x) => `${x} 317`) },
    { id: 'c', must: 'mention', text: 'Lisbon was renegotiated' },
    { id: 'd', must: 'not_mention', text: 'It is live', any_of: ['deployed'] },
    { id: 'e', must: 'mention', text: 'Opened PR #317 for the lease renewer' },
  ];
  const checks = new RequirementCheck().check(requirements, candidate);
  const defects = requirementDefects(checks, (path) => ({ file: path.join('.') }));
  expect(defects.map(({ code, message, suggestion, place }) => [code, message, suggestion, place.file])).toEqual([
    [
      'REQUIREMENT_VIOLATED',
      'This must be mentioned, and by its literals "15 s" stands in its place: "The limit is 30 s"',
      'Change "15 s" to "30 s"',
      'summary',
    ],
    [
      'REQUIREMENT_UNMET',
      'This must be mentioned, and by its literals it is not: no "PR 317 317", "a 317", "b 317" or 2 more: "PR 317 is open"',
      'Add: "PR 317 is open"',
      'summary',
    ],
    [
      'REQUIREMENT_UNMET',
      'This must be mentioned, and no sentence or bullet has its words: "Lisbon was renegotiated"',
      'Add: "Lisbon was renegotiated"',
      'summary',
    ],
    [
      'REQUIREMENT_VIOLATED',
      'This must not be mentioned, and by its literals it is, in "deployed": "It is live"',
      'Remove what says so',
      'key_actions.0',
    ],
    [
      'REQUIREMENT_UNMET',
      'This must be mentioned, and by its words it is not: "371" stands there: "Opened PR #317 for the lease renewer"',
      'Add: "Opened PR #317 for the lease renewer"',
      'key_actions.1',
    ],
  ]);
});

describe('a number or name in place of another one', () => {
  const requirement: Requirement = {
    id: 'r',
    text: 'Recovery stopped on 2026-11-10, 53 h 48 min short',
    must: 'mention',
  };
  const candidate = summaryOf('The drill of 2026-11-12: recovery stopped 53 h 48 min short');
  const against = (reference?: Summary) =>
    new RequirementCheck().check([requirement], candidate, reference).map((one) => `${one.status} ${one.against}`);

  it.each<[string, string | undefined, string]>([
    ['that no reference has', 'Recovery stopped on 2026-11-10, 53 h 48 min short.', 'unmet 12'],
    ['where there is no reference', undefined, 'unmet 12'],
    ['of a day that the reference tells as well', 'On 2026-11-12 recovery stopped on 2026-11-10.', 'unmeasured null'],
    // Two facts of one session are exchanged most easily.
    ['that the reference has elsewhere', 'On 12 hosts recovery stopped on 2026-11-10.', 'unmet 12'],
  ])('%s', (_, reference, wanted) =>
    expect(against(reference === undefined ? undefined : summaryOf(reference))).toEqual([wanted]),
  );
});

it('what is planned is not told as done', () => {
  const requirement: Partial<Requirement> = { text: 'The cache was cleared on every node' };
  expect(check(requirement, 'The cache was cleared on every node.').status).toBe('satisfied');
  expect(check(requirement, 'Next week the cache will be cleared on every node.').status).toBe('unmeasured');
  expect(
    check({ text: 'The cache will be cleared on every node' }, 'The cache will be cleared on every node.').status,
  ).toBe('satisfied');
});

describe('whatever the texts', () => {
  const word = fc.constantFrom(
    'Opened',
    'PR',
    '#317',
    '317',
    'session.ts',
    'v1.2',
    'not',
    'der',
    'Fix',
    'ausgerollt',
    '12%',
    '競合',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `${words.join(' ')}.`);
  const literal = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

  it('a text satisfies a literal that is taken from it', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (words, from, length) => {
        const first = from % words.length;
        const part = words.slice(first, first + 1 + (length % 4)).join(' ');
        expect(check({ any_of: [part] }, words.join(' ')).status).toBe('satisfied');
      }),
    );
  });

  it('a further literal never makes a fact unmet that was met', () => {
    fc.assert(
      fc.property(text, fc.array(literal, { minLength: 1, maxLength: 3 }), literal, (candidate, any_of, more) => {
        const before = check({ any_of }, candidate).status;
        const after = check({ any_of: [...any_of, more] }, candidate).status;
        if (before === 'satisfied') expect(after).toBe('satisfied');
      }),
    );
  });

  it('what stands instead never makes a fact met or unmet that was told by literals', () => {
    fc.assert(
      fc.property(text, literal, literal, (candidate, wanted, wrong) => {
        const before = check({ any_of: [wanted] }, candidate).status;
        const after = check({ any_of: [wanted], instead: [wrong] }, candidate).status;
        expect(before === 'satisfied' ? [after] : ['unmet', 'violated']).toContain(after);
        if (before === 'satisfied') expect(after).toBe('satisfied');
      }),
    );
  });
});

it.each<[string, (size: number) => string]>([
  ['one literal again and again', (size) => 'not 1-1-1 deployed '.repeat(size)],
  ['one literal in a question', (size) => `${'deployed '.repeat(4 * size)}?`],
  ['a list of numbers', (size) => `PRs ${'1, '.repeat(size)}2`],
  ['numbers that hyphens join', (size) => '1-'.repeat(size)],
  ['many sentences', (size) => 'The fix was not deployed. '.repeat(size)],
])('takes time in proportion to the text: %s', (_, textOf) => {
  const literals = ['1', 'deployed', 'PR 1', '1-1'];
  const requirements: readonly Requirement[] = [
    { id: 'a', must: 'mention', text: 'The fix was deployed', any_of: ['PR 317'], instead: literals },
    { id: 'b', must: 'not_mention', text: 'The fix was deployed', any_of: literals },
  ];
  const growth = growthOf((size) => {
    const candidate = summaryOf(textOf(size));
    return () => new RequirementCheck().check(requirements, candidate);
  }, 500);
  expect(growth).toBeLessThan(MOST_TIMES_AS_LONG);
});

it('takes no longer for many requirements and many sentences than for all of their words', () => {
  const name = (i: number): string => `Renewed token n${i.toString(36)}x`;
  const growth = growthOf((size) => {
    const many = Array.from({ length: size }, (_, i) => i);
    const requirements = many.map((i): Requirement => {
      return { id: `r${i}`, must: 'mention', text: 'x', any_of: [name(i + size), `renewed token m${i}`] };
    });
    const candidate = summaryOf(many.map((i) => `${name(i)}.`).join(' '));
    return () => new RequirementCheck().check(requirements, candidate);
  }, 250);
  expect(growth).toBeLessThan(MOST_TIMES_AS_LONG);
});

it('takes no longer for many sentences that deny many requirements than for all of their words', () => {
  const many = Array.from({ length: 40 }, (_, i) => i);
  const requirements = many.flatMap((i): Requirement[] => [
    { id: `n${i}`, must: 'not_mention', text: `The cache is used for case${i}`, any_of: ['cache'] },
    { id: `m${i}`, must: 'mention', text: `The cache is used for case${i}`, instead: ['cache'] },
  ]);
  const growth = growthOf((size) => {
    const candidate = summaryOf(Array.from({ length: size }, (_, i) => `The cache is not used by w${i}.`).join(' '));
    return () => new RequirementCheck().check(requirements, candidate);
  }, 400);
  expect(growth).toBeLessThan(MOST_TIMES_AS_LONG);
});

describe('a candidate with very many sentences', () => {
  const denied = (count: number): string =>
    Array.from({ length: count }, (_, i) => `The cache is not used by w${i}.`).join(' ');
  const silence = { must: 'not_mention', text: 'The cache is used', any_of: ['cache'] } as const;

  it.each([
    [90, 'satisfied by coverage'],
    [100, 'unmeasured by coverage'],
  ])('is read as far as the hundred that are nearest: %d that deny it', (count, wanted) => {
    expect(ended(check(silence, denied(count)))).toBe(wanted);
  });

  it('has a literal found behind thousands of sentences that deny it', () => {
    expect(ended(check(silence, `${denied(4_000)} The cache was filled.`))).toBe('violated by literals');
  });

  it('leaves open what stands behind more than all literals together are looked for in', () => {
    const many = Array.from({ length: 1_000 }, (_, i) => `cache x${i}`);
    const requirements = [
      ...Array.from({ length: 50 }, (_, i) => ({ any_of: many.slice(20 * i, 20 * i + 20) })),
      { any_of: ['cache'] },
    ].map((own, i): Requirement => ({ ...silence, id: `r${i}`, text: '', ...own }));
    const statusAfter = (count: number): string | undefined =>
      new RequirementCheck().check(requirements, summaryOf(`${denied(count)} The cache was filled.`)).at(-1)?.status;
    expect([statusAfter(1_500), statusAfter(2_500)]).toEqual(['violated', 'unmeasured']);
  });

  it('may have any number of them', () => {
    expect(ended(check({ text: 'PR #4711 was merged by Dana' }, 'A. '.repeat(166_000)))).toBe('unmet by coverage');
  });

  it('repeats no more than the beginning of one that does not end', () => {
    const endless = 'the cache is used and '.repeat(1_000);
    const stated = check({ must: 'not_mention', text: 'The cache is used' }, endless);
    expect([ended(stated), stated.against?.length, stated.nearest?.text.length]).toEqual([
      'violated by coverage',
      2_000,
      2_000,
    ]);
  });
});
