import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeDraft } from '../../../src/inputs/corpus/draft.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { loadMarkdown } from '../../../src/inputs/markdown/load-markdown.js';
import type { MarkdownReader } from '../../../src/inputs/markdown/markdown-reader.js';
import { referencePage } from '../../../src/inputs/markdown/write-markdown.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';

let reader: MarkdownReader;
beforeAll(async () => {
  reader = await loadMarkdown();
});

const SUMMARY = {
  title: 'Fix the login',
  summary: 'One.\n\nTwo.',
  key_actions: ['Kept it'],
  outcome: 'success',
  aha_moments: [{ seq: 12, type: 'root-cause', highlight: 'It was `signIn()`' }],
  topics_found: ['auth'],
};

const drafted = (summary: typeof SUMMARY) => ({ summary, outcomeWord: null });

const pageOf = (summary: typeof SUMMARY) =>
  referencePage(makeDraft('s', drafted(summary), OWN_FORMAT).value, OWN_FORMAT, reader);

describe('a reference as a page', () => {
  it('has headings and bullets', () => {
    expect(pageOf(SUMMARY)).toBe(`---
name: "s"
unreviewed: true
notes: ""
difficulty: "normal"
kind: "other"
---
# Fix the login

One.

Two.

## Key actions

- Kept it

## Aha moments

- 12 root-cause: It was \`signIn()\`

## Topics found

- auth

Outcome: success
`);
  });

  it("has the heading that the team's text stands below", () => {
    const format = { ...OWN_FORMAT, fields: new Map([['summary', ['what_happened']]] as const) };
    const page = referencePage(makeDraft('s', drafted(SUMMARY), OWN_FORMAT).value, format, reader);
    expect(page).toContain('# Fix the login\n\n## What happened\n\nOne.\n\nTwo.\n\n## Key actions\n');
  });

  it.each([
    'Merged #317 and #318',
    '# 317 is merged',
    '1. one\n2. two',
    '- a\n- b',
    'a * b_c_d [x](y) <br> &amp; \\ | c',
    'three\nlines\nof one text',
    '> quoted',
    '`code` and ` a lone tick',
    '---',
    'café 日本語 😀',
    'None',
    '**bold** __bold__ ~~gone~~',
    '',
  ])('says %j as it is', (text) => {
    const page = pageOf({ ...SUMMARY, title: text.replace(/\n/g, ' '), summary: text, key_actions: ['x', text] });
    if (page === undefined) throw new Error('there is no page');
    const read = reader.readReference(page, OWN_FORMAT);
    expect('document' in read && read.document.value).toMatchObject({
      reference: { summary: text, key_actions: ['x', text] },
    });
  });

  it.each(['Outcome: success was wanted', 'a\n\n\n\nb'])('is none where it would have to say %j', (text) => {
    expect(pageOf({ ...SUMMARY, summary: text })).toBeUndefined();
  });

  it('says what it is given, or is not written', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.string(), (summary, actions, highlight) => {
        const draft = makeDraft(
          's',
          drafted({ ...SUMMARY, summary, key_actions: actions, aha_moments: [{ seq: 1, type: 'a', highlight }] }),
          OWN_FORMAT,
        );
        const page = referencePage(draft.value, OWN_FORMAT, reader);
        if (page === undefined) return;
        const read = reader.readReference(page, OWN_FORMAT);
        expect('document' in read && read.document.value).toMatchObject({
          reference: { summary, key_actions: actions },
        });
      }),
    );
  });

  it('is what add writes for a Markdown candidate', async () => {
    const { root, files } = makeWorkspace({
      '.github/summary-gate.yml': 'fields: {key_actions: what_we_did, outcome: status}\noutcomes: {done: success}\n',
      'candidates/s.md':
        '# Fix the login\n\nIt works, with the key AKIA' +
        'ABCDEFGHIJKLMNOP'.slice(0, 16) +
        '.\n\n## What we did\n- Kept it\n\n**Status:** done\n',
    });
    const { exitCode, stderr } = await runProgram(['add', 's'], root);
    expect([exitCode, stderr]).toEqual([0, '']);
    const read = files.read('golden-corpus/s/reference.md');
    const text = read.kind === 'text' ? read.text : '';
    expect(text.slice(text.indexOf('# '))).toBe(
      '# Fix the login\n\nIt works, with the key \\*\\*\\*.\n\n## What we did\n\n- Kept it\n\nStatus: done\n',
    );
    expect((await runProgram(['lint'], root)).stdout).not.toContain('secret');
    const again = await runProgram(['add', 's'], root);
    expect(again.stderr).toContain('golden-corpus/s/reference.md: the corpus has this already');
  });
});
