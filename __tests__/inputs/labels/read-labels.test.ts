import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { formatProblem } from '../../../src/core/errors.js';
import { openCorpus } from '../../../src/inputs/corpus/open-corpus.js';
import { corpusOf } from '../../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { readLabels } from '../../../src/inputs/labels/read-labels.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { type Content, makeWorkspace } from '../../builders/workspace.js';

const label = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: 'one',
  candidate: summaryJson(),
  overall: 0.5,
  labeller: 'team',
  ...overrides,
});

function read(content: Content, reference: Readonly<Record<string, unknown>> = referenceJson()) {
  const { files } = makeWorkspace({
    'golden-corpus/s/reference.json': reference,
    'golden-corpus/s/labels.json': content,
  });
  return readLabels(corpusOf(openCorpus('golden-corpus', files), sha256, OWN_FORMAT).sessions, files, OWN_FORMAT);
}

describe('labels.json', () => {
  it('is read with its place', () => {
    const { labels, problems } = read([
      label({ dimensions: { title: 1, outcome: 0 }, at: '2026-11-21', notes: 'why', colour: 'green' }),
      label({ id: 'two', candidate: summaryJson({ outcome: 'done', key_actions: null, aha_moments: null }) }),
    ]);
    expect(problems).toEqual([]);
    expect(labels.map(({ id, overall, dimensions, labeller, at }) => [id, overall, dimensions, labeller, at])).toEqual([
      ['one', 0.5, { title: 1, outcome: 0 }, 'team', '2026-11-21'],
      ['two', 0.5, {}, 'team', null],
    ]);
    expect(labels[1]?.candidate).toMatchObject({ outcome: 'done', key_actions: [], aha_moments: [] });
    expect(labels[0]?.place).toMatchObject({ file: 'golden-corpus/s/labels.json', line: 3 });
  });

  it('may be empty, start with a byte order mark, and is not asked of a .jsonl corpus', () => {
    expect(read([])).toEqual({ labels: [], problems: [] });
    expect(read(`\uFEFF${JSON.stringify([label()])}`).labels).toHaveLength(1);
    const { files } = makeWorkspace({ 'c.jsonl': jsonl({ name: 's', ...referenceJson() }) });
    const { sessions } = corpusOf(openCorpus('c.jsonl', files), sha256, OWN_FORMAT);
    expect(sessions).toHaveLength(1);
    expect(readLabels(sessions, files, OWN_FORMAT)).toEqual({ labels: [], problems: [] });
  });

  const { title: _, ...untitled } = summaryJson();
  it.each<[string, Content, string]>([
    ['no list', label(), ':1:1: the value is an object; allowed: a list'],
    ['broken JSON', '[\n  {"id": }]', ':2:10: broken JSON: a value is expected here'],
    ['an overall out of range', [label({ overall: 1.5 })], '[0].overall is 1.5; allowed: 1 or less'],
    ['an overall in per cent', [label({ overall: '50 %' })], '[0].overall is "50 %"; allowed: a number'],
    ['no overall', [label({ overall: undefined })], '[0].overall is missing; allowed: a number'],
    ['no labeller', [label({ labeller: ' ' })], '[0].labeller is " "; allowed: the name of a person or a team'],
    ['an id for a shell', [label({ id: '$(x)' })], '[0].id is "$(x)"; allowed: up to 80 letters'],
    [
      'an unknown name among the dimensions',
      [label({ dimensions: { titel: 1 } })],
      'nothing reads: "titel"; allowed: title,',
    ],
    ['a day that no calendar has', [label({ at: '2026-02-30' })], '[0].at is "2026-02-30"; allowed: a day'],
    ['a candidate without a title', [label({ candidate: untitled })], '[0].candidate.title is missing'],
    [
      'a list of numbers',
      [label({ candidate: summaryJson({ key_actions: [1] }) })],
      'key_actions[0] is 1; allowed: text',
    ],
    ['an id twice', [label(), label()], 'the id "one" stands twice'],
    ['a key twice', '[{"id":"a","overall":1,"overall":0}]', ':1:34: the key "overall" stands twice'],
    ['a folder in its place', { link: '..' }, 'golden-corpus/s/labels.json'],
  ])('with %s is refused, with its place', (_name, content, wanted) => {
    const { labels, problems } = read(content);
    expect(labels).toEqual([]);
    const messages = problems.map(formatProblem);
    expect(messages.join('\n')).toContain(wanted);
    for (const message of messages) expect(message).toMatch(/^golden-corpus\/s\/labels\.json/);
  });

  it('that is not UTF-8 is refused with the line', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('[\n"'), 0xff, ...new TextEncoder().encode('"]')]);
    expect(read(bytes).problems.map(formatProblem)).toEqual(['golden-corpus/s/labels.json:2: the file is not UTF-8']);
  });

  it('beside a canary is refused', () => {
    const { problems } = read([label()], referenceJson({ canary: true }));
    expect(problems.map(formatProblem)).toEqual([
      'golden-corpus/s/labels.json:1: a canary has no labels: it is judged only damaged',
    ]);
  });
});
