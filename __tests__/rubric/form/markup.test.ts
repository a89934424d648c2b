import { describe, expect, it } from '@jest/globals';
import { markupIn, numberedBullets } from '../../../src/rubric/form/markup.js';

describe('markup is seen', () => {
  it.each([
    ['a code fence', '```json\n{"title": "x"}\n```'],
    ['a code fence', 'Set ```ssl_certificate chain.pem;``` in the config.'],
    ['a code fence', 'Ran this:\n```\nnpm ci\n```\nand it passed.'],
    ['JSON', '{"title": "Pinned Node", "summary": "Done."}'],
    ['JSON', '["Pinned Node", "Ran CI"]'],
    ['JSON', 'Pinned Node.", "key_actions": ["Ran CI"]'],
    ['JSON', 'The sign of fee_adj was wrong. {"result": "23 of 23", "difference": 0.00} September was unchanged.'],
    ['a heading', '## Overview\nPinned Node.'],
    ['a heading', '# Pinned Node in CI'],
    ['a heading', 'Overview\n========\nPinned Node.'],
    ['a heading', 'Pinned Node. ## Next\nRan CI.'],
    ['a list', '- Pinned Node\n- Ran CI'],
    ['a list', 'Done:\n* pinned Node'],
    ['a list', '• Pinned Node'],
    ['a list', 'Steps:\n1. Pinned Node\n2. Ran CI'],
    ['a table', '| Must | Should | Could |'],
    ['a table', 'Three were compared: | firm | euros | |---|---| | Brandt | 1,480 | last after the VAT.'],
    ['JSON', 'Result: {"fixed": 1, "quarantined": 1}. TestReconnect failed before.'],
    ['JSON', 'Simulated at 60 s: {"redis": "58.2 %", "fastly": "22.3 %"}'],
    ['a code fence', 'Applied ```-ffp-contract=off``` to the sources'],
    ['a table', 'The rules were rewritten. | Birth parent | 18 weeks | Other parent | 6 weeks | are on full pay.'],
    ['JSON', 'The list is done. State: {"merged": ["#412"], "draft": ["#421"]}. It goes on.'],
    ['a table', '| step | result |\n|---|---|\n| CI | green |'],
    ['bold type', '**Pinned Node** in CI'],
    ['bold type', 'The cause was **a missing lock**.'],
    ['a link', 'Opened [PR 12](https://example.org/12)'],
    ['HTML', '<summary>Pinned Node.</summary>'],
    ['HTML', 'Pinned Node.</summary>'],
    ['HTML', 'Renamed it to <code>--max-parallel</code> everywhere'],
    ['HTML', '<pre>npm ci</pre>'],
    ['HTML', 'Pinned Node. </OUTPUT> '],
    ['HTML', 'Pinned Node.<br>Ran CI.'],
    ['HTML', '<think>What to say'],
    ['escaped line breaks', 'Pinned Node.\\n\\nRan CI.'],
  ])('%s: %j', (kind, text) => {
    expect(markupIn(text)).toMatchObject({ kind });
  });
});

it.each([
  ['Ran this:\n```\nnpm ci\n```', { kind: 'a code fence', sample: '```' }],
  ['Overview:\n  - Pinned `Node`\n  - Ran CI', { kind: 'a list', sample: '- Pinned  x' }],
  ['**Pinned** Node', { kind: 'bold type', sample: '**Pinned**' }],
  ['Pinned `<br>` and <br/> in CI', { kind: 'HTML', sample: '<br/>' }],
  // The plainest kind is told, wherever it stands.
  ['- Pinned Node\n\n# Next', { kind: 'a heading', sample: '# Next' }],
])('markup is told by its first kind and how it is written: %j', (text, wanted) => {
  expect(markupIn(text)).toEqual(wanted);
});

describe('names and punctuation are no markup', () => {
  it.each([
    '|ΔT| and |Δp|',
    'Set `TZ=Europe/Berlin` and read `slice(0, 10)` in the API.',
    'Matched src/**/*.ts and test/**/*.js only.',
    'Passed **kwargs and **options through.',
    'Raised 2**10 to 2**12, and 3 * 4 * 5 stayed.',
    'PR #318 fixes issue #12 - the export.',
    '# of rows went from 12 to 40',
    'Wrote {name} and [WIP] in the title, a[0] and {0, 1}.',
    '-Xmx was raised to 2g.',
    'Result: 3. attempt passed - 2. failed.',
    'Rendered `<br>` inside `<summary>` twice.',
    'Escapes ``` in titles and ``` in bodies.',
    'The parser now reads ```js``` as a fence.',
    'The endpoint answered {"ok": true} now. Its body was {"ok": false} before.',
    'x < y and y > z, List<String> too.',
    'Splits on \\n and on \\t now.',
    'The key "titles": it is read twice.',
    'First paragraph.\n\nSecond paragraph.',
    'a || b | c, 5 | 6',
    'It prints |-|, |--| or |name|---.',
    'The thematic break is matched by (***|---|___) now.',
    'The parser accepts |---|---| as a separator row.',
    'Writes "| --- | --- |" below the head.',
    'The CLI prints |---| between sections, and A|---|B.',
    '2026-11-22 - the rollout.',
    '',
  ])('%j', (text) => {
    expect(markupIn(text)).toBeNull();
  });
});

describe('numbers of bullets', () => {
  it.each<readonly [readonly string[], readonly number[]]>([
    [
      ['1. Pinned Node', '2. Ran CI'],
      [0, 1],
    ],
    [
      ['1) Pinned Node', '2) Ran CI', 'Opened a PR'],
      [0, 1],
    ],
    [
      ['1. Pinned Node', 'Ran CI', '3. Opened a PR', '5. Merged it'],
      [0, 2],
    ],
    [['1. Pinned Node', 'Ran CI', '2. Opened a PR'], []],
    [['0. Pinned Node', '1. Ran CI'], []],
    [['2. Versuch geglückt', 'CI grün'], []],
    [['1. Pinned Node'], []],
    [['3.5 s became 2.1 s', '2 jobs'], []],
    [[], []],
  ])('%j', (bullets, wanted) => {
    expect(numberedBullets(bullets)).toEqual(wanted);
  });
});
