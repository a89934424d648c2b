import { describe, expect, it } from '@jest/globals';
import type { Dimension } from '../../src/core/summary.js';
import type { UnreadKey, ValueKind } from '../../src/inputs/candidates/unread-keys.js';
import { diagnoseFields } from '../../src/scoring/field-diagnosis.js';
import { FieldCounts, type FieldsSeen } from '../../src/scoring/fields-seen.js';
import { formatBy } from '../inputs/format/format-by.js';

interface Seen {
  /** A dimension whose reference has nothing there either ends in `?`. */
  readonly missing?: readonly string[];
  readonly word?: string;
  readonly unread?: readonly UnreadKey[];
  readonly at?: string;
}

function seenIn({ missing = [], word, unread = [], at = 'c.json' }: Seen): FieldsSeen {
  return {
    ...{ place: { file: at, line: 1 }, word: word ?? null, unread },
    missing: missing.map((one) => ({
      dimension: one.replace('?', '') as Dimension,
      isEmptyInReference: one.endsWith('?'),
    })),
  };
}

function countsOf(all: readonly (Seen | null)[], invalid = 0): FieldCounts {
  const counts = new FieldCounts();
  for (const one of all) counts.add(one === null ? null : seenIn(one));
  counts.invalid = invalid;
  return counts;
}

const times = (count: number, seen: Seen | null) => Array.from({ length: count }, () => seen);
const key = (path: string, kind: ValueKind = 'text', word?: string): UnreadKey =>
  word === undefined ? { path, kind } : { path, kind, word };

/** What is told of such candidates. */
function told(all: readonly (Seen | null)[], settings: Parameters<typeof formatBy>[0] = {}, invalid = 0) {
  const { defects, lost } = diagnoseFields(countsOf(all, invalid), formatBy(settings));
  return { messages: defects.map(({ message }) => message), advice: defects.map(({ suggestion }) => suggestion), lost };
}

describe('what is counted of the fields of candidates', () => {
  it('is each candidate, what it lacks, its outcome that is none and its keys, from the first strange one on', () => {
    const counts = countsOf([
      null,
      { missing: ['title', 'summary?'], at: 'b.json', unread: [key('headline', 'line'), key('state', 'word', 'ok')] },
      { missing: ['summary'], at: 'c.json', unread: [key('headline', 'text'), key('state', 'word', 'ok')] },
      { word: 'done' },
      { word: 'done' },
      { word: 'ok' },
    ]);
    expect(counts.candidates).toBe(6);
    expect(counts.firstPlace).toEqual({ file: 'b.json', line: 1 });
    expect([...counts.missing]).toEqual([
      ['title', { count: 1, emptyInReference: 0 }],
      ['summary', { count: 2, emptyInReference: 1 }],
    ]);
    expect([counts.wrongWords, [...counts.words]]).toEqual([
      3,
      [
        ['done', 2],
        ['ok', 1],
      ],
    ]);
    const kinds = (path: string) => {
      const found = counts.unread.get(path);
      return [found?.count, Object.fromEntries(found?.kinds ?? []), Object.fromEntries(found?.words ?? [])];
    };
    expect(kinds('headline')).toEqual([2, { line: 1, text: 1 }, {}]);
    expect(kinds('state')).toEqual([2, { word: 2 }, { ok: 2 }]);
  });

  it('takes bounded memory: two hundred keys and twenty words, which go on being counted', () => {
    const counts = countsOf([
      { unread: Array.from({ length: 201 }, (_, i) => key(`k${i}`)) },
      { unread: [key('k0'), key('k200')] },
      ...Array.from({ length: 21 }, (_, i) => ({ word: `w${i}` })),
      ...[{ word: 'w0' }, { word: 'w20' }],
    ]);
    expect([counts.unread.size, counts.unread.get('k0')?.count, counts.unread.has('k200')]).toEqual([200, 2, false]);
    expect([counts.words.size, counts.words.get('w0'), counts.words.has('w20'), counts.wrongWords]).toEqual([
      ...[20, 2, false, 23],
    ]);
  });
});

describe('what is told of the fields of most candidates', () => {
  it.each<[number, number, boolean]>([
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [3, 1, false],
    [3, 2, true],
    [4, 2, false],
    [4, 3, true],
  ])('is told of %d candidates where %d are so: %s', (all, strange, isTold) => {
    const lacking = [...times(strange, { missing: ['summary'] }), ...times(all - strange, null)];
    expect(told(lacking).messages).toHaveLength(isTold ? 1 : 0);
    const worded = [...times(strange, { word: 'done' }), ...times(all - strange, null)];
    expect(told(worded).messages).toHaveLength(isTold ? 1 : 0);
  });

  it('is nothing where nothing is strange, or there is no candidate', () => {
    expect(told([])).toEqual({ messages: [], advice: [], lost: [] });
    expect(told(times(3, null))).toEqual({ messages: [], advice: [], lost: [] });
  });

  it('is what they lack, most of all first, and what stands there instead: what could be it before all else', () => {
    const keys = [
      key('zz', 'objects'),
      key('body'),
      key('model', 'word', 'm'),
      ...'bcdef'.split('').map((k) => key(k, 'objects')),
    ];
    const all = [
      ...times(2, { missing: ['title', 'summary', 'outcome'], unread: keys }),
      { missing: ['summary', 'outcome'], unread: keys },
      null,
    ];
    expect(told(all, {}, 1).messages).toEqual([
      '3 of 4 candidates that can be read have no "summary" and no "outcome"; most have "body", "zz", "model", "b", "c" and "d", which nothing reads',
    ]);
    expect(told([...all, { missing: ['title'] }], {}).messages[0]).toBe(
      '3 of 5 candidates have no "title", no "summary" and no "outcome"; most have "body", "zz", "model", "b", "c" and "d", which nothing reads',
    );
    expect(told([...all.slice(0, 3)]).messages[0]).toMatch(
      /^3 of 3 candidates have no "summary" and no "outcome", 2 of 3 no "title"/,
    );
  });

  it('is of keys only those that most have, of the kind that they mostly are', () => {
    const all = [
      { missing: ['summary'], unread: [key('body', 'line'), key('rare')] },
      { missing: ['summary'], unread: [key('body'), key('body2')] },
      { missing: ['summary'], unread: [key('body')] },
    ];
    expect(told(all).messages).toEqual(['3 of 3 candidates have no "summary"; most have "body", which nothing reads']);
    expect(told(all).advice).toEqual(['Set fields: summary=body']);
    // As a list of objects it could be no summary.
    const objects = all.map((one, i) => ({ ...one, unread: [key('body', i === 0 ? 'text' : 'objects')] }));
    expect(told(objects).advice[0]).toMatch(/^Write "summary" into the candidates/);
  });

  it.each<[string, readonly Seen[], number]>([
    ['moments that no reference has either are no loss', times(3, { missing: ['aha_moments?'] }) as Seen[], 0],
    ['moments that the references have are', times(3, { missing: ['aha_moments'] }) as Seen[], 1],
    ['a summary is in any case', times(3, { missing: ['summary?'] }) as Seen[], 1],
  ])('%s', (_, all, wanted) => expect(told(all).messages).toHaveLength(wanted));

  it.each<[string, readonly Seen[], string]>([
    [
      'a field that nobody has, nor a reference, is left out of dimensions, and moments with it',
      times(3, { missing: ['key_actions?', 'aha_moments?'] }) as Seen[],
      'Set dimensions: title, summary, outcome',
    ],
    [
      'half of the references are not hardly any',
      [...times(2, { missing: ['key_actions?'] }), ...times(2, { missing: ['key_actions'] })] as Seen[],
      'Write "key_actions" into the candidates, or say in fields where it stands (key_actions=<key>); what your summaries have not at all, leave out of dimensions',
    ],
    [
      'more than half are',
      [...times(3, { missing: ['key_actions?'] }), ...times(2, { missing: ['key_actions'] })] as Seen[],
      'Set dimensions: title, summary, outcome, aha_moments',
    ],
    [
      'nor is it left out where a key might be it',
      times(3, { missing: ['key_actions?', 'title'], unread: [key('x', 'texts'), key('y', 'texts')] }) as Seen[],
      'Write "title" and "key_actions" into the candidates, or say in fields where they stand (title=<key>); what your summaries have not at all, leave out of dimensions',
    ],
    [
      'a word for an outcome that is known is mapped, the most frequent first',
      [
        { missing: ['outcome'], unread: [key('status', 'word', 'blocked')] },
        ...times(2, { missing: ['outcome'], unread: [key('status', 'word', 'Completed')] }),
      ] as Seen[],
      'Set fields: outcome=status and outcomes: Completed=success, blocked=failed',
    ],
    [
      'our own words need no mapping',
      times(3, { missing: ['outcome'], unread: [key('status', 'word', 'success')] }) as Seen[],
      'Set fields: outcome=status',
    ],
  ])('%s', (_, all, wanted) => expect(told(all).advice).toEqual([wanted]));

  it('is a text of JSON that most of them have in place of the fields', () => {
    const missing = ['title', 'summary', 'key_actions', 'outcome'];
    const all = times(3, { missing, unread: [key('output', 'json', '"title", "summary"'), key('model', 'word', 'x')] });
    const { messages, advice, lost } = told(all);
    expect(messages[0]).toMatch(/; most have "output" and "model", which nothing reads$/);
    const remedy =
      'Write the object that stands as text in "output" and has "title", "summary" into the file itself: parse that text where the pipeline writes the candidate, since fields cannot look into a text';
    expect(advice).toEqual([remedy]);
    expect(lost[0]?.suggestion).toBe(remedy);
  });

  it('leaves dimensions in the advice as long as any is left', () => {
    const all = ['title?', 'summary?', 'key_actions?', 'outcome?', 'aha_moments?'];
    const advice = (missing: readonly string[]) => told(times(4, { missing })).advice.join();
    expect(advice(all)).not.toContain('Set dimensions');
    expect(advice(all.slice(1))).toContain('Set dimensions: title');
  });

  it('is an outcome that is none in most of them, with the words, the most frequent first', () => {
    const words = ['blocked', 'done', 'done', 'done', 'a'.repeat(61)];
    const { messages, advice } = told(words.map((word) => ({ word })));
    expect(messages).toEqual([
      `5 of 5 candidates have an outcome that is none: "done", "blocked" and "${'a'.repeat(60)}…"; allowed: "success", "partial", "failed"`,
    ]);
    expect(advice[0]).toMatch(/^Set outcomes: done=success, blocked=failed/);
    const many = told(Array.from({ length: 10 }, (_, i) => ({ word: `w${i}` })));
    expect(many.messages[0]).toContain('"w0", "w1", "w2", "w3", "w4", "w5", "w6", "w7" and 2 more; allowed');
  });

  it('is said of each candidate that lacks it, which has not seen what is told of all', () => {
    const lacking = { missing: ['summary'], unread: [key('body')] };
    const one = (all: readonly (Seen | null)[], invalid = 0, settings = {}) => told(all, settings, invalid).lost;
    const suggestion = 'Let the pipeline write "summary" again, or set fields: summary=body';
    expect(one([lacking])).toEqual([{ dimension: 'summary', message: 'The candidate has no "summary"', suggestion }]);
    expect(one(times(3, lacking))[0]?.message).toBe('Like all candidates, this one has no "summary"');
    expect(one([...times(2, lacking), null], 1)).toEqual([
      {
        dimension: 'summary',
        message: 'Like 2 of 3 candidates that can be read, this one has no "summary"',
        suggestion,
      },
    ]);
    const moments = one([...times(2, { missing: ['aha_moments'] }), { missing: ['aha_moments?'] }]);
    expect(moments[0]?.message).toBe('Like 2 of 3 candidates, this one has no "aha_moments"');
    expect(one(times(3, { missing: ['summary'] }), 0, { fields: 'summary=body.text' })[0]?.message).toBe(
      'Like all candidates, this one has no "body.text"',
    );
  });
});
