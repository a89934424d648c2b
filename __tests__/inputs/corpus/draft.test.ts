import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Summary } from '../../../src/core/summary.js';
import { makeDraft } from '../../../src/inputs/corpus/draft.js';
import { findTranscript, isUnread, readable, transcriptPaths } from '../../../src/inputs/corpus/find-transcript.js';
import { shownText, shownTranscript } from '../../../src/inputs/corpus/shown-transcript.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { SECRETS } from '../../builders/credentials.js';
import { jsonl } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { formatBy } from '../format/format-by.js';

const SUMMARY: Summary = {
  title: 'T',
  summary: 'S',
  key_actions: ['a'],
  outcome: 'success',
  aha_moments: [{ seq: 1, type: 'insight', highlight: '' }],
  topics_found: ['t'],
};
const drafted = (summary: Summary, outcomeWord: string | null = null) => ({ summary, outcomeWord });
const STANDS_IN = 'There is no outcome: "partial" only stands in for success, partial, failed';

describe('the draft of a golden session', () => {
  it('has what the pipeline wrote, marked unreviewed', () => {
    expect(makeDraft('s', drafted(SUMMARY), OWN_FORMAT)).toEqual({
      value: { name: 's', unreviewed: true, notes: '', difficulty: 'normal', kind: 'other', reference: SUMMARY },
      remarks: [],
      isMasked: false,
    });
  });

  it('is empty without a summary', () => {
    expect(makeDraft('s', null, OWN_FORMAT)).toMatchObject({
      value: {
        notes: `${STANDS_IN}.`,
        reference: { title: '', summary: '', key_actions: [], outcome: 'partial' },
      },
      remarks: [STANDS_IN],
    });
  });

  const moments = (...seqs: readonly number[]) => seqs.map((seq) => ({ seq, type: 'a', highlight: '' }));

  it.each<[string, Partial<Summary>, Parameters<typeof formatBy>[0], string, readonly string[]]>([
    ['an outcome otherwise written', { outcome: ' Success ' }, {}, 'success', []],
    ['no outcome', { outcome: '' }, {}, 'partial', [STANDS_IN]],
    [
      'an outcome that nobody knows',
      { outcome: 'green' },
      {},
      'partial',
      ['There is the outcome "green": "partial" only stands in for success, partial, failed'],
    ],
    [
      'an outcome that the team does not know',
      { outcome: 'green' },
      { outcomes: 'done=success, half=partial' },
      'half',
      ['There is the outcome "green": "half" only stands in for done, half, failed'],
    ],
    [
      'a moment that no message can be',
      { aha_moments: moments(-1, 0, 1.5, 2, 2 ** 53) },
      {},
      'success',
      ['3 of 5 moments left out: their seq is no message number'],
    ],
    ['moments of messages alone', { aha_moments: moments(0, 2 ** 53 - 1) }, {}, 'success', []],
  ])('says what is wrong: %s', (_, changes, settings, outcome, remarks) => {
    const draft = makeDraft('s', drafted({ ...SUMMARY, ...changes }), formatBy(settings));
    expect(draft.remarks).toEqual(remarks);
    expect(draft.value).toMatchObject({ reference: { outcome }, notes: remarks.map((one) => `${one}.`).join(' ') });
  });

  it('has the outcome in the word that the pipeline wrote', () => {
    const format = formatBy({ outcomes: 'done=success, ok=success' });
    expect(makeDraft('s', drafted(SUMMARY, 'OK'), format)).toMatchObject({
      value: { reference: { outcome: 'OK' } },
      remarks: [],
    });
    expect(makeDraft('s', drafted(SUMMARY), format).value).toMatchObject({ reference: { outcome: 'success' } });
  });

  it('says nothing of an outcome where a team has none, and first what it was told', () => {
    const format = formatBy({ dimensions: 'title, summary' });
    expect(makeDraft('s', null, format, ['Look twice', 'Look again'])).toMatchObject({
      value: { notes: 'Look twice. Look again.', reference: { title: '', summary: '' } },
      remarks: ['Look twice', 'Look again'],
    });
  });

  it('has no credentials in it', () => {
    const [, secret = '', masked] = SECRETS[0] ?? [];
    const draft = makeDraft('s', drafted({ ...SUMMARY, title: secret, outcome: secret }), OWN_FORMAT, [secret]);
    expect(JSON.stringify(draft)).not.toContain(secret);
    expect(draft.value).toMatchObject({ reference: { title: masked } });
    expect(draft.remarks[0]).toBe(masked);
  });
});

const place = { file: 'golden/s/reference.json', line: 1 };
const found = (tree: Tree, file = place.file) =>
  findTranscript({ place: { file, line: 1 } }, makeWorkspace(tree).files, sha256);
const said = (content: string) => jsonl({ role: 'user', content });

describe('the transcript of a session', () => {
  it.each<[string, Tree, object | undefined]>([
    [
      'is the first by name',
      { 'golden/s/transcript.md': 'User: a', 'golden/s/transcript.jsonl': said('b') },
      { file: 'golden/s/transcript.jsonl' },
    ],
    ['may be a page', { 'golden/s/transcript.md': '## User\n\nhello' }, { file: 'golden/s/transcript.md' }],
    ['may be plain text', { 'golden/s/transcript.txt': 'User: hello' }, { file: 'golden/s/transcript.txt' }],
    ['is none of another name', { 'golden/s/notes.jsonl': said('b') }, undefined],
    [
      'is unread where it is a folder',
      { 'golden/s/transcript.json/x': '' },
      { kind: 'unread', file: 'golden/s/transcript.json', reason: expect.any(String) },
    ],
    [
      'is unread where nobody speaks',
      { 'golden/s/transcript.jsonl': '{}\n' },
      { kind: 'unread', reason: 'nobody is recognised in it who says anything' },
    ],
  ])('%s', (_, tree, wanted) => {
    const transcript = found(tree);
    if (wanted === undefined) expect(transcript).toBeUndefined();
    else expect(transcript).toMatchObject(wanted);
    const isRead = wanted !== undefined && !('kind' in wanted);
    expect(isUnread(transcript)).toBe(wanted !== undefined && !isRead);
    expect(readable(transcript) !== undefined).toBe(isRead);
  });

  it('is none of a line of a corpus', () => {
    const { files } = makeWorkspace({ 'transcript.jsonl': said('b'), 'golden.jsonl': '' });
    expect(transcriptPaths({ place: { file: 'golden.jsonl', line: 1 } }, files)).toEqual([]);
    expect(transcriptPaths({ place: { file: 'reference.md', line: 1 } }, files)).toEqual(['transcript.jsonl']);
  });

  it('is not found in an object that says nothing of it', () => {
    expect(isUnread({ kind: 'text' })).toBe(false);
    expect(isUnread({})).toBe(false);
    expect(isUnread(undefined)).toBe(false);
  });
});

describe('a transcript that is shown', () => {
  it('has its messages with their numbers and lines', () => {
    const { files } = makeWorkspace({ 'golden/s/transcript.jsonl': said('a') + said('b') });
    expect(shownTranscript({ place }, files)).toEqual({
      file: 'golden/s/transcript.jsonl',
      messages: [
        { seq: 1, line: 1, role: 'user', text: 'a' },
        { seq: 2, line: 2, role: 'user', text: 'b' },
      ],
      omitted: 0,
    });
    expect(shownTranscript({ place }, makeWorkspace().files)).toBeUndefined();
    expect(shownText('t.jsonl', '{}\n')).toBeUndefined();
  });

  it.each([
    [299, 0],
    [300, 0],
    [301, 1],
  ])('of %i messages leaves out %i', (count, omitted) => {
    const shown = shownText('t.jsonl', said('a').repeat(count));
    expect([shown?.messages.length, shown?.omitted]).toEqual([count - omitted, omitted]);
  });

  it('has what a long message begins with', () => {
    const textOf = (length: number) => shownText('t.jsonl', said('x'.repeat(length)))?.messages[0]?.text;
    expect(textOf(1500)).toBe('x'.repeat(1500));
    expect(textOf(1501)).toBe(`${'x'.repeat(1500)} …`);
  });

  it('tells results from the words of whoever has them in his message', () => {
    const result = {
      type: 'tool_result',
      content: [
        { type: 'text', text: 'r 77' },
        { type: 'text', text: 'r 78' },
      ],
    };
    const text = jsonl(
      { role: 'user', content: [result, { type: 'text', text: 'also 88' }] },
      { role: 'tool', content: 'x' },
    );
    const shown = shownText('t.jsonl', text)?.messages.map(({ text: one }) => one);
    expect(shown).toEqual(['← ?: r 77\nr 78\nalso 88', 'x']);
  });

  it('is none of a file that nobody would read', () => {
    const text = said('a');
    expect(shownText('t.jsonl', text + ' '.repeat(4_000_000 - text.length))?.messages).toHaveLength(1);
    expect(shownText('t.jsonl', text + ' '.repeat(4_000_001 - text.length))).toBeUndefined();
  });

  it('has no credentials in it, behind an escape neither', () => {
    const [, secret = ''] = SECRETS[0] ?? [];
    expect(JSON.stringify(shownText('t.jsonl', said(`a\n${secret}`)))).not.toContain(secret);
  });
});
