import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { asStrict, notStrict, withReference } from '../../../src/inputs/corpus/write-taught.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { formatBy } from '../format/format-by.js';

const SUMMARY: Summary = {
  ...{ title: 'T', summary: 'S', key_actions: ['a'], outcome: 'success', aha_moments: [], topics_found: [] },
};
const THEIRS = formatBy({ fields: 'title=headline, key_actions=body.done', outcomes: 'completed=success' });
const moment = (seq: number) => ({ seq, type: 'fix', highlight: 'h' });

describe('a summary that becomes a reference', () => {
  it.each<[string, Partial<Summary>, string | undefined]>([
    ['is one', {}, undefined],
    ['is one in another spelling', { outcome: ' Success ' }, undefined],
    ['has another outcome', { outcome: 'fine' }, 'its outcome is "fine"; allowed: success, partial, failed'],
    ['has a moment', { aha_moments: [moment(0), moment(7)] }, undefined],
    [
      'has a moment before the first',
      { aha_moments: [moment(0), moment(-1)] },
      'a moment has the seq -1, which is no message number',
    ],
    [
      'has a moment between two',
      { aha_moments: [moment(1.5)] },
      'a moment has the seq 1.5, which is no message number',
    ],
  ])('%s', (_, overrides, wanted) => expect(notStrict({ ...SUMMARY, ...overrides }, OWN_FORMAT)).toBe(wanted));

  it('needs no outcome where the team has none', () => {
    const format = formatBy({ dimensions: 'title, summary' });
    expect(notStrict({ ...SUMMARY, outcome: 'fine' }, format)).toBeUndefined();
  });

  it('has its outcome in our spelling', () => {
    expect(asStrict({ ...SUMMARY, outcome: ' Success ' })).toEqual(SUMMARY);
    expect(asStrict({ ...SUMMARY, outcome: 'fine' }).outcome).toBe('fine');
  });
});

describe('a reference.json with another summary', () => {
  const written = (text: string, overrides: Partial<Summary>, format = OWN_FORMAT, before: Partial<Summary> = {}) =>
    withReference(text, { ...SUMMARY, ...before }, { ...SUMMARY, ...before, ...overrides }, format).text;

  it.each<[string, string, Partial<Summary>, string]>([
    ['nothing', '{"reference": {"title":  "T"}}', {}, '{"reference": {"title":  "T"}}'],
    [
      'a text in its place',
      '{"reference": {"title":  "T", "x": 1}}',
      { title: 'U' },
      '{"reference": {"title":  "U", "x": 1}}',
    ],
    [
      'a list in its line',
      '{"reference": {"key_actions": ["a"]}}',
      { key_actions: ['b', 'c'] },
      '{"reference": {"key_actions": ["b","c"]}}',
    ],
    [
      'a list over lines',
      '{\n  "reference": {\n    "key_actions": [\n      "a"\n    ]\n  }\n}\n',
      { key_actions: ['b', 'c'] },
      '{\n  "reference": {\n    "key_actions": [\n      "b",\n      "c"\n    ]\n  }\n}\n',
    ],
    [
      'a list over lines of Windows, by tabs',
      '{\r\n\t"reference": {\r\n\t\t"key_actions": [\r\n\t\t\t"a"\r\n\t\t]\r\n\t}\r\n}',
      { key_actions: ['b'] },
      '{\r\n\t"reference": {\r\n\t\t"key_actions": [\r\n\t\t\t"b"\r\n\t\t]\r\n\t}\r\n}',
    ],
    [
      'what was not there',
      '{\n    "reference": {\n        "title": "T"\n    }\n}',
      { summary: 'N' },
      '{\n    "reference": {\n        "title": "T",\n        "summary": "N"\n    }\n}',
    ],
    [
      'what was not there, by tabs',
      '{\n\t"reference": {\n\t\t"title": "T"\n\t}\n}',
      { summary: 'N' },
      '{\n\t"reference": {\n\t\t"title": "T",\n\t\t"summary": "N"\n\t}\n}',
    ],
    [
      'the marks of a review',
      '{"reviewed_by": "ana", "name": "n", "reviewed_at": "2026-11-20", "reference": {"title": "T"}}',
      { title: 'U' },
      '{"name": "n", "reference": {"title": "U"}}',
    ],
  ])('changes %s', (_, text, overrides, wanted) => expect(written(text, overrides)).toBe(wanted));

  it("writes a team's keys, and ours where these alone are there", () => {
    const theirs = '{"reference": {"headline": "T", "body": {"done": ["a"]}}}';
    expect(written(theirs, { title: 'U', key_actions: ['b'] }, THEIRS)).toBe(
      '{"reference": {"headline": "U", "body": {"done": ["b"]}}}',
    );
    expect(written('{"reference": {"title": "T"}}', { title: 'U' }, THEIRS)).toBe('{"reference": {"title": "U"}}');
    const some = formatBy({ dimensions: 'title, outcome' });
    expect(written('{"reference": {"title": "T"}}', { title: 'U', summary: 'N' }, some)).toBe(
      '{"reference": {"title": "U"}}',
    );
  });

  it('says whether it had to mask anything', () => {
    const maskedIn = (title: string) =>
      withReference('{"reference": {"title": "T"}}', SUMMARY, { ...SUMMARY, title }, OWN_FORMAT);
    expect(maskedIn('U').isMasked).toBe(false);
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    expect(maskedIn(`with ${secret}`)).toMatchObject({ isMasked: true });
    expect(maskedIn(`with ${secret}`).text).not.toContain(secret);
  });
});
