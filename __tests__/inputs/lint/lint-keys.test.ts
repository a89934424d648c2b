import { describe, expect, it } from '@jest/globals';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { lintKeys } from '../../../src/inputs/lint/lint-keys.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { readTree } from '../corpus/read-tree.js';

/** `severity rule line:column message` for the text of a reference.json. */
function lint(value: string | object): readonly string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { sessions, problems } = readTree({ 'golden-corpus/s/reference.json': text });
  expect(problems).toEqual([]);
  return sessions
    .flatMap((session) => lintKeys(session, OWN_FORMAT))
    .map(({ severity, rule, message, place }) => `${severity} ${rule} ${place.line}:${place.column} ${message}`);
}

const REFERENCE = '"reference": {"title": "", "summary": "", "key_actions": [], "outcome": "failed"}';

describe('repeated-key', () => {
  it.each<[string, string, string[]]>([
    [
      'at the top',
      `{"notes": "a",\n"notes": "b", ${REFERENCE}}`,
      ['error repeated-key 2:10 the key "notes" stands twice here; the last one counts'],
    ],
    [
      'in floors',
      `{"gates": {"min_overall": 1, "min_overall": 0}, ${REFERENCE}}`,
      ['error repeated-key 1:45 the key "min_overall" stands twice here; the last one counts'],
    ],
    [
      'three times',
      `{"notes": "a", "notes": "b", "notes": "c", ${REFERENCE}}`,
      new Array<string>(2).fill('error repeated-key 1:39 the key "notes" stands twice here; the last one counts'),
    ],
    ['nowhere', `{"tags": ["a", "a"], "notes": "notes", ${REFERENCE}}`, []],
  ])('%s', (_, text, remarks) => expect(lint(text)).toEqual(remarks));
});

describe('unknown-key', () => {
  it('tells the first hundred of an object, and how many more there are', () => {
    const keys = Array.from({ length: 5000 }, (_, i) => `"k${i}": 1, `).join('');
    const remarks = lint(`{${keys}${REFERENCE}}`);
    expect(remarks).toHaveLength(101);
    expect(remarks.slice(-2)).toEqual([
      expect.stringContaining('nothing reads the key "k99"'),
      'warning unknown-key 1:1 nothing reads 4900 more keys here',
    ]);
  });

  it.each<[string, string | object, (string | RegExp)[]]>([
    [
      'a typo at the top',
      `{"canery": true, ${REFERENCE}}`,
      ['warning unknown-key 1:12 nothing reads the key "canery"; did you mean "canary"?'],
    ],
    [
      'anything at the top',
      `{"owner": "me", ${REFERENCE}}`,
      ['warning unknown-key 1:11 nothing reads the key "owner"'],
    ],
    [
      'a typo in the summary',
      referenceJson({}, { aha_moments: undefined, aha_moment: [] }),
      [/^warning unknown-key 1:\d+ nothing reads the key "aha_moment"; did you mean "aha_moments"\?$/],
    ],
    [
      'a typo in a moment',
      referenceJson({}, { aha_moments: [{ seq: 1, type: 'x', higlight: 'y' }] }),
      [/"higlight"; did you mean "highlight"\?$/],
    ],
    [
      'a near miss of a key that is there',
      referenceJson({}, { aha_moments: [{ seq: 1, type: 'x', time: 'y' }], titles: [] }),
      [],
    ],
    [
      'what pipelines write beside a summary',
      referenceJson({}, { model: 'm', cost_usd: 0.1, aha_moments: [{ seq: 1, type: 'x', score: 1 }] }),
      [],
    ],
    ['a schema for editors', `{"$schema": "../schema.json", ${REFERENCE}}`, []],
    [
      'every known key',
      referenceJson({ name: 's', notes: '', tags: [], canary: false, gates: {}, requirements: [] }),
      [],
    ],
    [
      'a key named like a method',
      `{"__proto__": 1, ${REFERENCE}}`,
      ['warning unknown-key 1:15 nothing reads the key "__proto__"'],
    ],
  ])('%s', (_, value, remarks) => {
    expect(lint(value)).toEqual(remarks.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text)));
  });

  it('tells typos in what a line has accepted and rejected', () => {
    const taught = (more: object) => ({ ...summaryJson(), by: 'ana', at: '2026-11-20', id: 'a', ...more });
    const line = JSON.stringify({
      ...referenceJson({ name: 's' }),
      accepted: [taught({ becuase: 'shorter' })],
      rejected: [taught({ because: 'wrong', cod: 'CHATTER', model: 'm' })],
    });
    const { sessions, problems } = readTree({ 'corpus.jsonl': line }, 'corpus.jsonl');
    expect(problems).toEqual([]);
    expect(sessions.flatMap((session) => lintKeys(session, OWN_FORMAT)).map(({ message }) => message)).toEqual([
      'nothing reads the key "becuase"; did you mean "because"?',
      'nothing reads the key "cod"; did you mean "code"?',
    ]);
  });
});
