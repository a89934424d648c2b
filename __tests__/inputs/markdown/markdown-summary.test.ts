import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { JsonPath } from '../../../src/core/json/document.js';
import { OWN_FORMAT, type SummaryFormat } from '../../../src/inputs/format/summary-format.js';
import { loadMarkdown } from '../../../src/inputs/markdown/load-markdown.js';
import type { MarkdownReader, MarkdownReading } from '../../../src/inputs/markdown/markdown-reader.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { formatBy } from '../format/format-by.js';

let reader: MarkdownReader;
beforeAll(async () => {
  reader = await loadMarkdown();
});

const read = (text: string, format: SummaryFormat = OWN_FORMAT) => reader.readSummary(text, format);

function contentOf(reading: MarkdownReading): unknown {
  return 'document' in reading ? reading.document.value : reading.error;
}

/** `line:column message (hint)` of what is wrong with a text. */
function errorOf(reading: MarkdownReading): string {
  if ('document' in reading) return 'none';
  const { message, position, hint } = reading.error;
  return `${position.line}:${position.column} ${message} (${hint})`;
}

function placesIn(text: string, paths: readonly JsonPath[], format = OWN_FORMAT): readonly string[] {
  const reading = read(text, format);
  if ('error' in reading) throw new Error(errorOf(reading));
  const positionOf = reading.document.positions();
  return paths.map((path) => `${positionOf(path).line}:${positionOf(path).column}`);
}

const HAND_OFF = `# Fix the login redirect

The login page sent people to the start page
instead of where they came from. The **return
address** was lost in \`signIn()\`; see [PR #317](https://example.org/317).

It is deployed.

## Key actions

- Kept the return address
  in the session
* Added a test for \`signIn()\`

1. Deployed it

## Aha moments
- 12 decision: keep the address on the server
- #31 root-cause

Outcome: success
`;

const HAND_OFF_VALUE = {
  title: 'Fix the login redirect',
  summary:
    'The login page sent people to the start page instead of where they came from. The return address was lost in `signIn()`; see PR #317.\n\nIt is deployed.',
  key_actions: ['Kept the return address in the session', 'Added a test for `signIn()`', 'Deployed it'],
  aha_moments: [
    { seq: 12, type: 'decision', highlight: 'keep the address on the server' },
    { seq: 31, type: 'root-cause', highlight: '' },
  ],
  outcome: 'success',
};

/** The team's own names. */
const TEAM: SummaryFormat = {
  ...OWN_FORMAT,
  fields: new Map([
    ['title', ['headline']],
    ['summary', ['body', 'text']],
    ['key_actions', ['whatWeDid']],
    ['outcome', ['status']],
  ]),
  outcomes: new Map([
    ['completed', 'success'],
    ['blocked', 'failed'],
  ]),
};

describe('a Markdown summary', () => {
  it('has title, text, bullets, moments and outcome', () => expect(contentOf(read(HAND_OFF))).toEqual(HAND_OFF_VALUE));

  it.each([
    ['CRLF', HAND_OFF.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${HAND_OFF}`],
    ['a summary under its heading', HAND_OFF.replace('\nThe login', '\n## Summary\n\nThe login')],
    ['headings in other case, with underscores and colons', HAND_OFF.replace('Key actions', 'KEY_ACTIONS:')],
    ['deeper headings', HAND_OFF.replaceAll('## ', '#### ')],
    ['underlined headings', HAND_OFF.replace('# Fix the login redirect', 'Fix the login redirect\n===')],
    ['an outcome in bold type', HAND_OFF.replace('Outcome: success', '**Outcome:** success')],
    ['an outcome with the colon outside', HAND_OFF.replace('Outcome: success', '**Outcome**: `success`')],
    ['an outcome as a sentence would have it', HAND_OFF.replace('Outcome: success', 'Outcome: Success.')],
    ['an outcome in its heading', HAND_OFF.replace('Outcome: success', '## Outcome: success')],
    ['an outcome right below a bullet', HAND_OFF.replace('\n\nOutcome', '\nOutcome')],
    [
      'an outcome right below the title',
      HAND_OFF.replace('\nOutcome: success', '').replace('t\n\n', 't\n\nOutcome: success\n'),
    ],
    ['comments and rules', HAND_OFF.replace('\n\nIt is', '\n\n<!-- why -->\n\n***\n\nIt <!-- really -->is')],
    [
      'labelled lines above the summary',
      HAND_OFF.replace('\nThe login', '\n**Date:** 12 November\n\n## Summary\nThe login'),
    ],
  ])('is the same with %s', (_, text) => expect(contentOf(read(text))).toEqual(HAND_OFF_VALUE));

  it.each([
    ['# a\n\n## Summary\ntext\n### More\nb', { title: 'a', summary: 'text\n\n### More\n\nb' }],
    ['# a\n\ntext\n\n```js\nx\n```', { title: 'a', summary: 'text\n\n```js\nx\n```' }],
    ['# a\n\n- b\n- c\n\n> d\n> e', { title: 'a', summary: 'b\nc\n\nd e' }],
    ['# a\n\n| x | y |\n|---|---|\n| 1 | 2 |', { title: 'a', summary: '| x | y |\n|---|---|\n| 1 | 2 |' }],
    ['# a\n\n<p>b</p>', { title: 'a', summary: '<p>b</p>' }],
    ['# a\n\nb <b>c</b> &amp; \\*d\\*', { title: 'a', summary: 'b <b>c</b> & *d*' }],
    ['# a\n\n[x]: y', { title: 'a', summary: '[x]: y' }],
    ['# a `b`', { title: 'a `b`' }],
    ['## Key actions\n- a\n  - b\n  - c', { key_actions: ['a\nb\nc'] }],
    ['## Key actions\nWe did:\n- a\n\n# t', { key_actions: ['We did:', 'a'], title: 't' }],
    ['## Key actions\n- a\n- # b', { key_actions: ['a', '# b'] }],
    ['## Key actions', { key_actions: [] }],
    ['## Key actions\nNone.\n## Aha moments\n- none', { key_actions: [], aha_moments: [] }],
    ['## Topics found\n- auth', { topics_found: ['auth'] }],
    ['## Title\na\n## Outcome\nfailed', { title: 'a', outcome: 'failed' }],
    [
      '# a\n\nIt is deployed.\n---\nKey actions\n---\n- b',
      { title: 'a', summary: 'It is deployed.', key_actions: ['b'] },
    ],
    ['## Follow-ups\n- a\n## Summary\nb', { 'Follow-ups': ['a'], summary: 'b' }],
    ['---\n__proto__: a\n---\n', JSON.parse('{"__proto__": "a"}')],
    ['Outcome: done', { outcome: 'done' }],
    ['# a\n\nThe Outcome: success', { title: 'a', summary: 'The Outcome: success', 'The Outcome': 'success' }],
    ['# a\n\n```\nOutcome: success\n```', { title: 'a', summary: '```\nOutcome: success\n```' }],
    ['# a\n\n- Outcome: success', { title: 'a', outcome: 'success' }],
    ['# a\n\n- Day: Monday\n- **Outcome:** failed.', { title: 'a', summary: 'Day: Monday', outcome: 'failed' }],
    ['## Key actions\n- a\n- Outcome: `partial`\n- b', { key_actions: ['a', 'b'], outcome: 'partial' }],
    ['## Key actions\n- Outcome: success', { key_actions: [], outcome: 'success' }],
    // An entry of its list, where the page says it elsewhere, or where it is no word for an outcome.
    ['Outcome: failed\n## Key actions\n- Outcome: success', { key_actions: ['Outcome: success'], outcome: 'failed' }],
    ['## Key actions\n- Outcome: looked into', { key_actions: ['Outcome: looked into'] }],
    ['# a\n\n1. Outcome: success', { title: 'a', summary: 'Outcome: success' }],
  ])('%j is %j', (text, value) => expect(contentOf(read(text))).toEqual(value));

  it('says where each value stands', () => {
    const paths = [
      [],
      ['title'],
      ['summary'],
      ['key_actions'],
      ['key_actions', 0],
      ['key_actions', 1],
      ['key_actions', 2],
      ['aha_moments', 1, 'type'],
      ['outcome'],
      ['topics_found'],
    ];
    const wanted = ['1:1', '1:3', '3:1', '9:4', '11:3', '13:3', '15:4', '19:3', '21:1', '1:1'];
    expect(placesIn(HAND_OFF, paths)).toEqual(wanted);
    expect(placesIn(HAND_OFF.replaceAll('\n', '\r\n'), paths)).toEqual(wanted);
    expect(placesIn(`---\nid: 7\n---\n${HAND_OFF}`, [['title'], ['key_actions', 0]])).toEqual(['4:3', '14:3']);
  });
});

describe('front matter', () => {
  const FRONT = `---
title: Fix the login redirect
outcome: failed
key_actions:
  - Kept the address
  - 404
  - ~
  - null
aha_moments:
  - {seq: 3, type: decision}
  - 4 root cause
model: haiku
nested: {a: [1, null]}
topics_found:
---
The text
`;

  it('has fields, and keys that nothing reads', () => {
    expect(contentOf(read(FRONT))).toEqual({
      title: 'Fix the login redirect',
      summary: 'The text',
      key_actions: ['Kept the address', '404', '~', 'null'],
      outcome: 'failed',
      aha_moments: [
        { seq: 3, type: 'decision' },
        { seq: 4, type: 'root cause', highlight: '' },
      ],
      topics_found: null,
      model: 'haiku',
      nested: { a: ['1', 'null'] },
    });
  });

  it('says where each value stands', () => {
    const paths = [['title'], ['key_actions', 1], ['aha_moments', 0, 'type'], ['aha_moments', 1, 'seq'], ['summary']];
    expect(placesIn(FRONT, paths)).toEqual(['2:8', '6:5', '10:20', '11:5', '16:1']);
  });

  it.each([
    ['nothing', '---\n---\n# a'],
    ['blank lines', '---\n\n---\n# a'],
    ['dots at its end', '---\n\n...\n# a'],
  ])('may have %s', (_, text) => expect(contentOf(read(text))).toEqual({ title: 'a' }));
});

describe("a team's own names", () => {
  it.each([
    ['headings', '# a\n## Text\nb\n## What we did\n- c\n## Status\nCompleted'],
    ['whole paths', '# a\n## body.text\nb\n## whatWeDid\n- c\n\nStatus: completed'],
    ['our names', '# a\n## Summary\nb\n## key_actions\n- c\n\n**Outcome:** completed'],
    ['front matter', '---\nheadline: a\nbody: {text: b}\nwhatWeDid: [c]\nstatus: COMPLETED\n---\n'],
  ])('are found in %s', (_, text) => {
    expect(contentOf(read(text, TEAM))).toEqual({
      title: 'a',
      summary: 'b',
      key_actions: ['c'],
      outcome: expect.stringMatching(/^completed$/i),
    });
  });

  it('leave other keys beside a nested one alone', () => {
    const format = { ...OWN_FORMAT, fields: new Map([['summary', ['summary', 'text']]] as const) };
    expect(contentOf(read('---\nsummary: {text: a}\n---\n', format))).toEqual({ summary: 'a' });
    expect(placesIn('---\nsummary: {text: a}\n---\n', [['summary']], format)).toEqual(['2:17']);
  });
});

describe('an empty page', () => {
  it.each<[string, Parameters<typeof formatBy>[0], string]>([
    ['of a team with one field', { dimensions: 'summary' }, 'Write the summary below "## Summary"'],
    ['of a team with two', { dimensions: 'title, summary' }, 'Write "# <title>" and the summary below it'],
    [
      'of a team with names of its own',
      {
        fields: 'summary=What happened, key_actions=What we did, outcome=Result',
        outcomes: 'agreed=success',
        dimensions: 'title, summary, key_actions, outcome',
      },
      'Write "# <title>", the summary below "## What happened", "## What we did" with a bullet for each, and a line "Result: <agreed, partial or failed>"',
    ],
    ['of moments', { dimensions: 'aha_moments' }, 'Write "## Aha moments" with a bullet for each'],
  ])('%s is told what that team writes', (_, settings, hint) => {
    expect(read('', formatBy(settings))).toMatchObject({ error: { hint } });
  });
});

describe('what is wrong is told with its place and remedy', () => {
  const WRITE =
    '(Write "# <title>", the summary below it, "## Key actions" with a bullet for each, and a line "Outcome: <success, partial or failed>")';

  it.each([
    ['', `1:1 the text is empty ${WRITE}`],
    ['\ufeff \n', `1:1 the text is empty ${WRITE}`],
    ['{"title": "a"}\n', '1:1 the page is JSON, as a whole (Let the name of the file end in .json)'],
    [
      'text\n\n- a',
      `1:1 there is neither a heading nor front matter, so nothing tells which text is which field ${WRITE}`,
    ],
    [
      '# a\n\ntext\n\n# b',
      '5:3 two # headings, at line 1 and at line 5, and there is one title (Write ## for all headings but the title)',
    ],
    [
      '# a\n# Key actions\n- b',
      '2:3 two # headings, at line 1 and at line 2, and there is one title (Write ## for the heading of key_actions)',
    ],
    [
      '---\ntitle: a\n---\n# b',
      '4:3 title stands twice: "title" of the front matter at line 2, and # heading at line 4 (Keep one of the two)',
    ],
    [
      '# a\n\nintro\n\n## Summary\nb',
      '6:1 summary stands twice: the text before the first subheading at line 3, and ## Summary at line 6 (Keep one of the two)',
    ],
    [
      '# a\n\nOutcome: failed\n\n## Outcome\nsuccess',
      '6:1 outcome stands twice: the line "Outcome: failed" at line 3, and ## Outcome at line 6 (Keep one of the two)',
    ],
    [
      '## Key actions\n- a\n## key_actions\n- b',
      '3:4 key_actions stands twice: ## Key actions at line 1, and ## key_actions at line 3 (Keep one of the two)',
    ],
    [
      '## Aha moments\n- it was the cache',
      '2:3 aha_moments has "it was the cache", which does not begin with the number of a message and a type (Write each moment as "- 12 decision: what it was")',
    ],
    [
      '```json\n{"title": "a"}\n```',
      '1:1 the JSON stands inside a Markdown fence (Take the fence off where the pipeline writes the file, or ask the model for its answer as structured output)',
    ],
    [
      'Here it is:\n\n~~~markdown\n# a\n~~~',
      '3:1 the Markdown stands inside a Markdown fence (Take the fence off where the pipeline writes the file, or ask the model for its answer as structured output)',
    ],
    [
      '---\ntitle: a\n',
      '1:1 the front matter that begins here has no end (Close it with a line ---, or write *** where a rule is meant)',
    ],
    [
      '---\n# a\n---\n# b',
      '1:1 the front matter has no keys (Write one `key: value` a line between the two lines ---; for a rule write ***)',
    ],
    [
      '---\n- a\n---\n# b',
      '1:1 the front matter has no keys (Write one `key: value` a line between the two lines ---; for a rule write ***)',
    ],
    ['---\ntitle: a\ntitle: b\n---\n', '3:1 "title" stands twice in the front matter (Keep one of the two)'],
    ['---\na: &x 1\nb: *x\n---\n', '3:4 aliases are not supported (Write the value itself)'],
    [
      '---\n[a]: b\n---\n',
      '2:1 a key of the front matter must be a word (Write one `key: value` a line between the two lines ---; for a rule write ***)',
    ],
  ])('%j', (text, wanted) => expect(errorOf(read(text))).toBe(wanted));

  it('names a doubled line as it is written', () => {
    const text = '# a\n\n**Result:** agreed\n\nb\n\nOutcome: failed\n';
    expect(errorOf(read(text, formatBy({ fields: 'outcome=Result' })))).toBe(
      '7:1 outcome stands twice: the line "**Result:** agreed" at line 3, and the line "Outcome: failed" at line 7 (Keep one of the two)',
    );
  });

  it("names the team's key and ours where both are there", () => {
    expect(errorOf(read('---\ntitle: a\nheadline: b\n---\n', TEAM))).toBe(
      '3:11 title stands twice: "title" of the front matter at line 2, and "headline" of the front matter at line 3 (Keep one of the two)',
    );
  });

  it.each([
    ['quotations in quotations', `# a\n${'> '.repeat(100_000)}b`],
    ['lists in lists', `# a\n${'- '.repeat(100_000)}b`],
    ['lists below each other', `# a\n${Array.from({ length: 400 }, (_, i) => `${' '.repeat(2 * i)}- b`).join('\n')}`],
  ])('refuses %s', (_, text) => expect(errorOf(read(text))).toMatch(/nested so deep/));

  it.each([
    ['a long text', `# a\n${'b '.repeat(300_000)}`, /the text is longer than 500000 characters/],
    ['a long front matter', `---\na: ${'b'.repeat(70_000)}\n---\n`, /front matter is longer than 65536/],
    [
      'front matter of many values',
      `---\nx: [${'a,'.repeat(2_000)}a]\n---\n`,
      /^2:\d+ the front matter: it is too long: more than 5000 words, signs and line ends \(Shorten it\)$/,
    ],
    ['nested front matter', `---\na: ${'['.repeat(30_000)}\n---\n`, /broken YAML/],
    ['a bomb of aliases', `---\na: &a [1]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n`, /aliases are not supported/],
    ['tags', '---\na: !!js/function x\n---\n', /broken YAML in the front matter/],
    ['broken YAML', '---\na: [\n---\n', /broken YAML in the front matter/],
  ])('refuses %s', (_, text, wanted) => expect(errorOf(read(text))).toMatch(wanted));
});

it('reads front matter of hundreds of bullets', () => {
  const bullets = Array.from({ length: 800 }, (_, i) => `  - Renewed token ${i}\n`).join('');
  expect(contentOf(read(`---\ntitle: T\nkey_actions:\n${bullets}---\n\nText.\n`))).toMatchObject({
    key_actions: expect.arrayContaining(['Renewed token 799']),
  });
});

describe('hostile Markdown', () => {
  it.each([
    ['brackets', '['],
    ['links', '[a]('],
    ['emphasis', '*a **b '],
    ['code', '`'],
    ['HTML', '<a '],
    ['comments', '<!-- '],
    ['bullets', '- a\n'],
    ['headings', '## a\n'],
    ['moments', '## Aha moments\n- 1 a: '],
    ['labels', '**Outcome'],
    ['quotations', '> a\n'],
    ['colons', 'a: '],
  ])('takes time in proportion to its length: %s', (_, piece) => {
    const growth = growthOf((n) => {
      const text = `# a\n\n${piece.repeat(n)}`;
      return () => read(text);
    }, 4000);
    expect(growth).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it('never throws, and every place is in the text', () => {
    const pieces = [
      '# ',
      '## Summary\n',
      '## Key actions\n',
      '- ',
      '\n',
      'a',
      '**',
      'Outcome: x',
      '---\n',
      '`',
      '> ',
      '\t',
      '\r\n',
      'title: b\n',
      '|',
      '<',
      '\ufeff',
      '  ',
      '1. ',
      '===\n',
      '```\n',
      '## Aha moments\n',
      '3 c: d',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const lines = text.split(/\r\n?|\n/).length;
        const reading = read(text);
        const paths = [
          [],
          ['title'],
          ['summary'],
          ['key_actions'],
          ['key_actions', 0],
          ['outcome'],
          ['aha_moments', 0, 'seq'],
        ];
        const positions =
          'document' in reading ? paths.map((path) => reading.document.position(path)) : [reading.error.position];
        for (const { line, column } of positions) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines);
          expect(column).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('a reference in Markdown', () => {
  const readReference = (text: string) => reader.readReference(text, OWN_FORMAT);

  it('has its metadata in the front matter, and its summary in the text', () => {
    const text = `---\nname: s\ncanary: true\ntags: [a, 7]\ngates: {min_overall: 0.5}\nreviewed_at: 2026-11-12\n---\n${HAND_OFF}`;
    const reading = readReference(text);
    expect(contentOf(reading)).toEqual({
      name: 's',
      canary: true,
      tags: ['a', '7'],
      gates: { min_overall: 0.5 },
      reviewed_at: '2026-11-12',
      reference: HAND_OFF_VALUE,
    });
    if ('error' in reading) return;
    expect(reading.document.position(['reference', 'key_actions', 1])).toEqual({ line: 20, column: 3 });
    expect(reading.document.position(['gates', 'min_overall'])).toEqual({ line: 5, column: 22 });
  });

  it('has no key reference', () => {
    expect(errorOf(readReference('---\nreference: {title: a}\n---\n'))).toBe(
      '2:12 a reference.md has no key "reference": its summary is the text itself (Write its fields into the front matter, or under headings)',
    );
  });
});
