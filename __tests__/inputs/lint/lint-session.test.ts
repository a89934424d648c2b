import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { lintSession } from '../../../src/inputs/lint/lint-session.js';
import { openScorer, type RubricVersion, type Weights } from '../../../src/rubric/score.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { readTree } from '../corpus/read-tree.js';

type Overrides = Readonly<Record<string, unknown>>;

const NOW = new Date('2026-11-21T12:00:00Z');
const EVEN: Weights = { title: 0.2, summary: 0.2, key_actions: 0.2, outcome: 0.2, aha_moments: 0.2 };

/** A reference that lint has nothing to say about. */
const GOOD: Overrides = {
  title: 'Fixed the flaky login test',
  key_actions: ['Reproduced the failure', 'Replaced the wait', 'Ran the suite 50 times'],
  aha_moments: [1, 4, 9].map((seq) => ({ seq, type: 'insight', highlight: 'The wait was short' })),
};

/** `severity rule line:column message` of one session; every key on a line of its own. */
function lint(
  reference: Overrides = {},
  top: Overrides = {},
  weights = EVEN,
  rubric: RubricVersion = 'v2',
): readonly string[] {
  const json = referenceJson(top, { ...GOOD, ...reference });
  const { sessions, problems } = readTree({ 'golden-corpus/s/reference.json': json });
  expect(problems).toEqual([]);
  const text = JSON.stringify(json, null, 2).split('\n');
  const score = openScorer(rubric, weights, DIMENSIONS);
  return sessions.flatMap((session) =>
    lintSession(session, { rubric, score, weights, dimensions: DIMENSIONS }, NOW).map(
      ({ severity, rule, message, place }) => {
        const { file, line = 0, column = 0 } = place;
        expect(file).toBe('golden-corpus/s/reference.json');
        return `${severity} ${rule} at ${text[line - 1]
          ?.slice(column - 1)
          .replace(/,$/, '')
          .slice(0, 12)} ${message}`;
      },
    ),
  );
}

describe('a good reference', () => {
  it('gets no remark', () => expect(lint()).toEqual([]));
});

describe('self-score by rubric v1, which sees nothing but words', () => {
  it.each([
    ['bullets without a word', { key_actions: ['Added it', '???', 'Ran it'] }, 'key_actions'],
    ['an empty bullet', { key_actions: ['Added it', '', 'Ran it'] }, 'key_actions'],
  ])('is an error for %s', (_, reference, dimension) => {
    const [first] = lint(reference, {}, EVEN, 'v1');
    expect(first).toMatch(/^error self-score at \{ scored against itself the reference gets 0\.\d+, not 1/);
    expect(first).toContain(`(${dimension} 0.`);
  });
});

it('scores nothing by rubric v2, by which any copy is 1', () => {
  const score = () => {
    throw new Error('nobody asks');
  };
  const { sessions } = readTree({ 'golden-corpus/s/reference.json': referenceJson({}, GOOD) });
  const issues = sessions.flatMap((session) =>
    lintSession(session, { rubric: 'v2', score, weights: EVEN, dimensions: DIMENSIONS }, NOW),
  );
  expect([sessions.length, issues]).toEqual([1, []]);
});

describe('self-score by rubric v1', () => {
  it.each<[string, Overrides, Weights]>([
    [
      'the dimension has no weight',
      { key_actions: ['Added it', 'Ran it', '???'] },
      { ...EVEN, key_actions: 0, title: 0.4 },
    ],
    [
      'weights that do not add up to the last digit',
      {},
      { title: 0.1, summary: 0.6, key_actions: 0.1, outcome: 0.1, aha_moments: 0.1 },
    ],
    ['thirds', {}, { title: 0.333333, summary: 0.333333, key_actions: 0.333333, outcome: 0, aha_moments: 0 }],
    ['empty lists and texts', { title: '', summary: '', key_actions: [], aha_moments: [] }, EVEN],
  ])('is fine: %s', (_, reference, weights) => {
    expect(lint(reference, {}, weights, 'v1').filter((line) => line.includes('self-score'))).toEqual([]);
  });
});

describe('the title', () => {
  it.each([
    ['Fixed it', 'warning title-length at "Fixed it" the title has 2 words; aim for 5 to 10'],
    ['One two three four', 'warning title-length at "One two thr the title has 4 words; aim for 5 to 10'],
    ['1 2 3 4 5 6 7 8 9 10 11', 'warning title-length at "1 2 3 4 5 6 the title has 11 words; aim for 5 to 10'],
    ['短い題', 'warning title-length at "短い題" the title has 3 characters; aim for 10 to 40'],
    ['長'.repeat(41), `warning title-length at "${'長'.repeat(11)} the title has 41 characters; aim for 10 to 40`],
    ['', 'warning empty-text at "" the title is empty'],
    [' \t', 'warning empty-text at " \\t" the title is empty'],
  ])('%j gets a remark', (title, remark) => expect(lint({ title })).toEqual([remark]));

  it.each([
    'One two three four five',
    '1 2 3 4 5 6 7 8 9 10',
    '  One  two three four five ',
    '長'.repeat(10),
    '𠮷'.repeat(40),
  ])('%j gets none', (title) => expect(lint({ title })).toEqual([]));
});

describe('the summary', () => {
  it('should not be empty', () => {
    expect(lint({ summary: ' ' })).toEqual(['warning empty-text at " " the summary is empty']);
  });
});

describe('key actions', () => {
  const actions = (n: number) => Array.from({ length: n }, (_, i) => `Added part ${i}`);

  it.each([0, 1, 2, 11])('should not be %d', (n) => {
    expect(lint({ key_actions: actions(n) })).toEqual([
      `warning action-count at ${n === 0 ? '[]' : '['} ${n} key action${n === 1 ? '' : 's'}; aim for 3 to 10`,
    ]);
  });

  it.each([3, 10])('may be %d', (n) => expect(lint({ key_actions: actions(n) })).toEqual([]));

  it('should start with a verb that says what was done', () => {
    expect(lint({ key_actions: ['Added it', 'Worked on it', 'The login'] })).toEqual([
      'warning action-verb at "Worked on i action 2 starts with a verb that does not say what was done: "Worked on it"',
      'warning action-verb at "The login" action 3 does not start with a verb: "The login"',
    ]);
  });

  it.each<[string[], boolean]>([
    [['lang:de'], false],
    [['lang:ja', 'x'], false],
    [['lang:en'], true],
    [['lang:en-GB'], true],
    [['language'], true],
    [[], true],
  ])('of a session tagged %j are looked at for English verbs: %p', (tags, wanted) => {
    const remarks = lint({ key_actions: ['Fehler gefunden', 'Added it', 'Ran it'] }, { tags });
    expect(remarks.some((line) => line.includes('action-verb'))).toBe(wanted);
  });

  it.each<[string, string, string, boolean]>([
    [
      'German',
      'Der Fehler in der Kasse ist behoben, und die Tests laufen wieder.',
      'Fehler in der Rechnung gefunden',
      false,
    ],
    ['French', 'Le client souhaite 250 licences. Le devis a été envoyé.', 'Recueilli le besoin', false],
    ['Spanish', 'El pedido no llegó y se devolvió el dinero al cliente.', 'Devuelto el dinero', false],
    ['Japanese', '注文の返金を行い、顧客に連絡しました。', '返金を行った', false],
    ['Arabic', 'تم إصلاح الخطأ في صفحة الدفع', 'إصلاح الخطأ', false],
    ['Korean', '결제 오류를 수정하고 고객에게 알렸습니다', '오류 수정', false],
    ['English', 'The refund failed because of a rounding error, and it was fixed.', 'The rounding', true],
  ])('of a session in %s are looked at for English verbs or not', (_, summary, action, wanted) => {
    const remarks = lint({ summary, title: summary, key_actions: [action, action, action] });
    expect(remarks.some((line) => line.includes('action-verb'))).toBe(wanted);
  });

  it('should not be empty texts', () => {
    expect(lint({ key_actions: ['Added it', ' ', 'Ran it'] })).toContainEqual(
      'warning empty-text at " " action 2 is empty',
    );
  });
});

describe('moments', () => {
  const moments = (n: number) => Array.from({ length: n }, (_, seq) => ({ seq, type: 'insight' }));

  it.each([0, 1, 2, 6])('should not be %d', (n) => {
    expect(lint({ aha_moments: moments(n) })).toEqual([
      `warning moment-count at ${n === 0 ? '[]' : '['} ${n} moment${n === 1 ? '' : 's'}; aim for 3 to 5`,
    ]);
  });

  it.each([3, 5])('may be %d', (n) => expect(lint({ aha_moments: moments(n) })).toEqual([]));
});

describe('secrets and personal data', () => {
  const token = ['gh', 'p_', 'x'.repeat(36)].join('');

  it.each<[string, Overrides, Overrides]>([
    ['notes', {}, { notes: `see ${token}` }],
    ['the title', { title: `Fixed the flaky login ${token}` }, {}],
    ['the summary', { summary: token }, {}],
    ['an action', { key_actions: ['Added it', `Used ${token}`, 'Ran it'] }, {}],
    ['a highlight', { aha_moments: [{ seq: 1, type: 'x', highlight: token }, ...summaryMoments()] }, {}],
    ['a topic', { topics_found: [token] }, {}],
    ['a requirement', {}, { requirements: [{ id: 'a', text: token, must: 'not_mention' }] }],
    ['a literal', {}, { requirements: [{ id: 'a', text: 'x', must: 'not_mention', any_of: [token] }] }],
    [
      'what stands instead',
      {},
      { requirements: [{ id: 'a', text: GOOD['title'], must: 'mention', instead: [token] }] },
    ],
  ])('in %s are found', (_, reference, top) => {
    const remarks = lint(reference, top);
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toMatch(/^error secret at ".* this looks like a GitHub token$/);
  });

  it('are an error and a warning', () => {
    expect(lint({ summary: `${token} alice@corp.io` }).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'error secret',
      'warning personal-data',
    ]);
  });

  it('of the reviewer are theirs to give', () => expect(lint({}, { reviewed_by: 'alice@corp.io' })).toEqual([]));
});

describe('requirements', () => {
  const named = (...ids: readonly string[]) => ids.map((id) => ({ id, text: GOOD['title'], must: 'mention' }));

  it('must have different ids', () => {
    expect(lint({}, { requirements: named('a', 'b', 'a') })).toEqual([
      'error requirement at "a" the requirement "a" stands twice',
    ]);
    expect(lint({}, { requirements: named('a', 'b', 'A') })).toEqual([]);
  });

  const SAID = { summary: 'Opened PR 317 with a limit of 30 s. It is not deployed.' };
  const wanted = { id: 'a', text: 'x', must: 'mention' };
  const silent = { id: 'a', text: 'x', must: 'not_mention' };

  it.each<[string, object, readonly string[]]>([
    ['that the reference has', { ...wanted, any_of: ['PR #371', 'PR #317'], instead: ['15 s'] }, []],
    [
      'that the reference lacks',
      { ...wanted, any_of: ['PR #371'] },
      ['error requirement at [ the reference has none of these'],
    ],
    [
      'that it has of what is wrong',
      { ...wanted, any_of: ['PR #317'], instead: ['15 s', '30 s'] },
      ['warning requirement at "30 s" the reference has "30 s" as well: a candidate that says both is not faulted'],
    ],
    [
      'that are right and wrong',
      { ...wanted, any_of: ['PR #317'], instead: ['pr-317'] },
      [
        'error requirement at "pr-317" "pr-317" stands in any_of as well, so that it never counts as wrong',
        'warning requirement at "pr-317" the reference has "pr-317" as well: a candidate that says both is not faulted',
      ],
    ],
    [
      'that are empty or the same',
      { ...wanted, any_of: ['PR #317', '', 'pull request 317', ' — '] },
      [
        'error requirement at "" "" has no letter and no digit, so that it stands nowhere',
        'warning requirement at "pull reques "pull request 317" is the same as "PR #317"',
        'error requirement at " — " " — " has no letter and no digit, so that it stands nowhere',
      ],
    ],
    [
      'that must not be mentioned',
      { ...silent, any_of: ['PR 317', 'deployed', 'merged'] },
      ['error requirement at "PR 317" the reference says "PR 317", which must not be mentioned'],
    ],
  ])('are looked at for literals %s', (_, requirement, remarks) => {
    expect(lint(SAID, { requirements: [requirement] })).toEqual(remarks);
  });
});

describe('the review', () => {
  it.each<[string, Overrides, string[]]>([
    [
      'nobody',
      { reviewed_by: undefined },
      ['warning review at { reviewed_by is missing: who vouches for this reference?'],
    ],
    ['null', { reviewed_by: null }, ['warning review at { reviewed_by is missing: who vouches for this reference?']],
    ['a blank', { reviewed_by: ' ' }, ['warning review at { reviewed_by is missing: who vouches for this reference?']],
    ['no date', { reviewed_at: undefined }, ['warning review at { reviewed_at is missing']],
    ['today', { reviewed_at: '2026-11-21' }, []],
    ['a time', { reviewed_at: '2026-11-21T10:00:00Z' }, []],
    ['a remark', { reviewed_at: '2026-11-01 (second look)' }, []],
    ['365 days ago', { reviewed_at: '2025-11-21' }, []],
    [
      '366 days ago',
      { reviewed_at: '2025-11-20' },
      ['warning review at "2025-11-20" the review is 366 days old; look again after 365'],
    ],
    [
      'years ago',
      { reviewed_at: '2020-01-01' },
      ['warning review at "2020-01-01" the review is 2516 days old; look again after 365'],
    ],
    ['tomorrow somewhere', { reviewed_at: '2026-11-22' }, []],
    ['next week', { reviewed_at: '2026-11-28' }, ['warning review at "2026-11-28" reviewed_at lies in the future']],
    [
      'no day',
      { reviewed_at: '2026-11' },
      ['warning review at "2026-11" reviewed_at is "2026-11"; write a date such as 2026-01-31'],
    ],
    [
      'words',
      { reviewed_at: 'yesterday' },
      ['warning review at "yesterday" reviewed_at is "yesterday"; write a date such as 2026-01-31'],
    ],
    [
      'an impossible month',
      { reviewed_at: '2026-13-01' },
      ['warning review at "2026-13-01" reviewed_at is "2026-13-01"; write a date such as 2026-01-31'],
    ],
    [
      'an impossible day',
      { reviewed_at: '2026-02-30' },
      ['warning review at "2026-02-30" reviewed_at is "2026-02-30"; write a date such as 2026-01-31'],
    ],
    [
      'a day of three digits',
      { reviewed_at: '2026-11-211' },
      ['warning review at "2026-11-211 reviewed_at is "2026-11-211"; write a date such as 2026-01-31'],
    ],
    [
      'the other way round',
      { reviewed_at: '21.11.2026' },
      ['warning review at "21.11.2026" reviewed_at is "21.11.2026"; write a date such as 2026-01-31'],
    ],
  ])('by or at %s', (_, top, remarks) => expect(lint({}, top)).toEqual(remarks));
});

function summaryMoments(): readonly unknown[] {
  return [2, 3].map((seq) => ({ seq, type: 'insight', highlight: String(summaryJson()['title']) }));
}
