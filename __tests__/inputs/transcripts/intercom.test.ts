import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textOfHtml } from '../../../src/inputs/transcripts/html-text.js';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { type Row, readRow } from './read-rows.js';

const part = (type: string, body: unknown, more: object = {}) => ({
  type: 'conversation_part',
  part_type: 'comment',
  body,
  author: { type },
  ...more,
});
const conversation = (parts: readonly unknown[], more: object = {}) => ({
  type: 'conversation',
  source: { author: { type: 'lead' }, body: '<p>where is 5512</p>' },
  conversation_parts: { conversation_parts: parts },
  ...more,
});
const ASKED = '1.1 user: user where is 5512';

describe('a conversation of Intercom', () => {
  it.each<Row>([
    [
      'has each sort of author',
      [conversation([part('bot', 'one'), part('team', 'two'), part('contact', 'three'), part('user', 'four')])],
      ['intercom', 0],
      [
        ASKED,
        '1.1 assistant: assistant one',
        '1.1 assistant: assistant two',
        '1.1 user: user three',
        '1.1 user: user four',
      ],
      [],
    ],
    [
      'has notes, which nobody says to the customer',
      [conversation([part('admin', '<p>VIP 7</p>', { part_type: 'note' })])],
      ['intercom', 0],
      [ASKED, '1.1 system: system VIP 7'],
      [],
    ],
    [
      'has the subject of a mail and names of files, which are facts',
      [
        conversation([part('admin', '', { attachments: [{ name: 'inv-2044.pdf', url: 'https://x.example/9' }] })], {
          source: { author: { type: 'user' }, subject: '<p>Order 5512 &amp; 5513</p>', body: '<p>Where?</p>' },
        }),
      ],
      ['intercom', 0],
      ['1.1 user: system Order 5512 & 5513 | user Where?', '1.1 assistant: system inv-2044.pdf'],
      [],
    ],
    [
      'has parts that say nothing, and what was deleted',
      [
        conversation([
          part('bot', null, { part_type: 'assignment' }),
          part('admin', '<p><img src="a.png"></p>'),
          part('user', '<p>my card is 4111</p>', { redacted: true }),
        ]),
      ],
      ['intercom', 3],
      [ASKED],
      [],
    ],
    [
      'names what nobody knows',
      [conversation([part('hologram', 'a 79'), 7, { body: 'b' }])],
      ['intercom', 0],
      [ASKED],
      [
        '1 a part whose author is of the type "hologram"',
        '1 not an object',
        '1 a part whose author is of the type null',
      ],
    ],
    [
      'begins with a message in older versions',
      [
        {
          type: 'conversation',
          conversation_message: { author: { type: 'admin' }, body: '<p>Hi</p>' },
          conversation_parts: { conversation_parts: [part('user', 'hello')] },
        },
      ],
      ['intercom', 0],
      ['1.1 assistant: assistant Hi', '1.1 user: user hello'],
      [],
    ],
    [
      'is one of several',
      [conversation([]), conversation([]), { type: 'page' }],
      ['intercom', 0],
      [ASKED, '2.2 user: user where is 5512'],
      ['3 no conversation'],
    ],
    [
      'is none where its parts are no list',
      [{ type: 'conversation', source: {}, conversation_parts: [part('user', 'a')] }],
      ['own', 0],
      [],
      ['1 not a message: no role'],
    ],
  ])('%s', (_, values, counted, said, unknown) => expect(readRow(values)).toEqual({ counted, told: said, unknown }));

  it('tells when something was said, and its line', () => {
    const value = conversation(
      [part('admin', 'a', { created_at: 1_793_610_060 }), part('admin', 'b', { created_at: 1e300 })],
      {
        created_at: 1_793_610_000,
      },
    );
    const lines = JSON.stringify(value, null, 1).split('\n');
    const { messages } = readMessages(lines.join('\n'), 't.json');
    expect(messages.map(({ time }) => time)).toEqual(['2026-11-02T09:00:00.000Z', '2026-11-02T09:01:00.000Z', null]);
    expect(lines[(messages[0]?.line ?? 0) - 1]).toContain('"source"');
  });
});

describe('the text of HTML', () => {
  it.each([
    ['plain 1 < 2 & 3 > 2\n  kept', 'plain 1 < 2 & 3 > 2\n  kept'],
    ['a &lt;b&gt; &amp;amp; &#8364;9 &#x20AC;8 &nope; &#0; &#x110000;', 'a <b> &amp; €9 €8 &nope; &#0; &#x110000;'],
    ['<p>a\n b</p><p>c<br>d</p>', 'a b\nc\nd'],
    ['<ul><li>a</li><li>b 7</li></ul>', 'a\nb 7'],
    ['<table><tr><td>a</td><td>1</td></tr><tr><td>b</td></tr></table>', 'a 1\nb'],
    ['<pre>a\n  b</pre> <b>c</b>d', 'a\nb\ncd'],
    ['x<!-- 79 -->y<!doctype html>', 'xy'],
    ['<script>let a = "<p>79</p>"</script><style>p{}</style>y', 'y'],
    ['a <b title="1 > 2 hidden">b</b> 3 < 4 <', 'a b 3 < 4 <'],
    ['a <p hidden>79</p>b', 'a\nb'],
    ['a<div style="color:red; display: none"><div>79</div>80</div>b', 'a\nb'],
    ['a<p hidden>79<p>b</p>', 'a\nb'],
    ['a<input type="hidden" hidden>b<br hidden/>c', 'ab\nc'],
    ['a<b aria-hidden="true">b</b><i data-hidden>c</i>', 'abc'],
    ['<p>a</p> b <a href="x', 'a\nb <a href="x'],
    ['<p>a</p><!-- b', 'a'],
    ['</p></b>a', 'a'],
    ['', ''],
  ])('%j is %j', (html, wanted) => expect(textOfHtml(html)).toBe(wanted));

  it('has no word that is not in it, and no entity of those that it knows', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div hidden>',
      '</div>',
      '<!--',
      '-->',
      'w7',
      ' ',
      '<',
      '>',
      '"',
      '<a x="',
      '&amp;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('');
        const text = textOfHtml(html);
        expect(text.split('w7').length).toBeLessThanOrEqual(html.split('w7').length);
        expect(textOfHtml(`<p>${html.replaceAll('<', '&lt;')}</p>`)).not.toContain('&lt;');
      }),
      { numRuns: runs(500) },
    );
  });

  it.each<[string, (n: number) => string]>([
    ['tags', (n) => '<p>a</p>'.repeat(n)],
    ['hidden tags in each other', (n) => `${'<div hidden>'.repeat(n)}a${'</div>'.repeat(n)}`],
    ['open tags', (n) => '<a '.repeat(n)],
    ['open quotations', (n) => '<a "'.repeat(n)],
    ['open comments', (n) => '<!-- '.repeat(n)],
    ['signs for less', (n) => '< '.repeat(n)],
    ['entities', (n) => '&#x26;&am'.repeat(n)],
    ['spaces', (n) => `<p>${' '.repeat(n)}x${'\n'.repeat(n)}</p>`],
    ['attributes', (n) => `<p ${'hidde="a" style '.repeat(n)}>x</p>`],
    ['unclosed scripts', (n) => `${'<script>'.repeat(n)}a`],
  ])('takes time in proportion to its length: %s', (_, make) => {
    const prepare = (size: number) => {
      const html = make(size);
      return () => textOfHtml(html);
    };
    expect(growthOf(prepare, 8000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
