import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS, type Summary } from '../../../src/core/summary.js';
import { absentDimensions } from '../../../src/inputs/format/absent-dimensions.js';
import { inOurKeys } from '../../../src/inputs/format/in-our-keys.js';
import { inTheirKeys } from '../../../src/inputs/format/in-their-keys.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { asWritten, inOurWords, inTheirWords } from '../../../src/inputs/format/their-words.js';
import { readObjects } from '../../../src/inputs/lint/lint-keys.js';
import { formatBy } from './format-by.js';

const SUMMARY: Summary = {
  title: 'T',
  summary: 'S',
  key_actions: [],
  outcome: 'success',
  aha_moments: [],
  topics_found: [],
};

describe('a summary as a team writes it', () => {
  it.each<[string, Parameters<typeof formatBy>[0], Partial<Summary>, object]>([
    ['is ours without a setting', {}, {}, { title: 'T', summary: 'S', key_actions: [], outcome: 'success' }],
    [
      'has moments and topics where there are some',
      {},
      { aha_moments: [{ seq: 1, type: 'a', highlight: '' }], topics_found: ['t'] },
      {
        ...{ title: 'T', summary: 'S', key_actions: [], outcome: 'success' },
        ...{ aha_moments: [{ seq: 1, type: 'a', highlight: '' }], topics_found: ['t'] },
      },
    ],
    [
      'has several fields in one object',
      { fields: 'title=a.b.t, summary=a.b.s, key_actions=a.k' },
      {},
      { a: { b: { t: 'T', s: 'S' }, k: [] }, outcome: 'success' },
    ],
    [
      'has no dimension that it has not',
      { outcomes: 'done=success, ok=success', dimensions: 'title, outcome' },
      {},
      { title: 'T', outcome: 'success' },
    ],
    ['has the outcome as it is', { outcomes: 'done=success, ok=success' }, { outcome: 'ok' }, { outcome: 'ok' }],
  ])('%s', (_, settings, changes, wanted) => {
    const written = inTheirKeys({ ...SUMMARY, ...changes }, formatBy(settings));
    if (changes.outcome === undefined) expect(written).toEqual(wanted);
    else expect(written).toMatchObject(wanted);
  });

  it('is read as what it was', () => {
    const settings = fc.constantFrom(
      {},
      { fields: 'title=a.t, summary=a.s, outcome=__proto__.o, topics_found=x' },
      { fields: 'title=summary, summary=title', outcomes: 'done=success, stuck=failed' },
    );
    const summaries = fc.record({
      title: fc.string(),
      summary: fc.string(),
      key_actions: fc.array(fc.string(), { maxLength: 2 }),
      outcome: fc.constantFrom('success', 'partial', 'failed'),
      aha_moments: fc.constantFrom<Summary['aha_moments']>([], [{ seq: 1, type: 'a', highlight: 'b' }]),
      topics_found: fc.array(fc.string(), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(settings, summaries, (given, summary) => {
        const format = formatBy(given);
        const { value } = inOurKeys(inTheirKeys(summary, format), format);
        expect({ aha_moments: [], topics_found: [], ...JSON.parse(JSON.stringify(value)) }).toEqual(summary);
      }),
    );
  });
});

describe('the objects in which something of a summary is read', () => {
  it('are the summary itself, and those on the way to a field', () => {
    expect(readObjects(OWN_FORMAT)).toEqual([{ path: [], keys: [...DIMENSIONS, 'topics_found'] }]);
    expect(
      readObjects(formatBy({ fields: 'title=a.b.t, summary=a.s', dimensions: 'title, summary, outcome' })),
    ).toEqual([
      { path: [], keys: ['a', 'outcome', 'topics_found'] },
      { path: ['a'], keys: ['b', 's'] },
      { path: ['a', 'b'], keys: ['t'] },
    ]);
  });
});

describe('values for dimensions', () => {
  it('are remarked where the team has no such dimension', () => {
    const format = formatBy({ dimensions: 'title, outcome' });
    expect(absentDimensions({ title: 1, summary: 0, aha_moments: undefined, key_actions: null }, format)).toEqual(
      ['summary', 'key_actions'].map((dimension) => ({
        dimension,
        message: 'is about a dimension that your summaries have not; allowed: title, outcome',
        hint: 'leave it out, or name it in the setting dimensions',
      })),
    );
    expect(absentDimensions(null, format)).toEqual([]);
    expect(absentDimensions({ title: 1, summary: 0 }, OWN_FORMAT)).toEqual([]);
  });
});

describe('the word of a team for an outcome', () => {
  it('stands in a summary where it is another than ours', () => {
    expect(asWritten(SUMMARY, { outcomeWord: null })).toBe(SUMMARY);
    expect(asWritten(SUMMARY, { outcomeWord: 'Done' })).toEqual({ ...SUMMARY, outcome: 'Done' });
  });

  it('is ours where it means an outcome', () => {
    const format = formatBy({ outcomes: 'done=success, partial=failed' });
    const ours = (outcome: string) => inOurWords({ ...SUMMARY, outcome }, format).outcome;
    expect([' DONE', 'partial', 'success', 'odd', ''].map(ours)).toEqual(['success', 'failed', 'success', 'odd', '']);
  });

  it('is among what a schema allows, of outcomes alone', () => {
    const issue = (...path: string[]) => ({ code: 'invalid_value' as const, values: ['success'], path, message: '' });
    const format = formatBy({ outcomes: 'done=success' });
    const other = { code: 'custom' as const, path: ['outcome'], message: '' };
    const issues = [issue('reference', 'outcome'), issue('kind'), other];
    expect(inTheirWords(issues, OWN_FORMAT)).toBe(issues);
    expect(inTheirWords(issues, format)).toEqual([
      { ...issue('reference', 'outcome'), values: ['done', 'partial', 'failed'] },
      issue('kind'),
      other,
    ]);
  });
});
