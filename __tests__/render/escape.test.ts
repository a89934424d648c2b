import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { jsonPieces, jsonText } from '../../src/core/json/text.js';
import { cut, defuseCommands, logLine, plainLine, plainText, terminalLine } from '../../src/core/text.js';
import { markdownBehind, markdownCode, markdownInline, scriptJson } from '../../src/render/escape.js';
import { anyCharacter } from '../builders/characters.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';
import { runs } from '../builders/long-runs.js';
import { githubActions, renderPage, withoutBreaks } from './page/github-page.js';
import { TRICKS } from './page/tricks.js';

/** Any text, with a liking for what means something somewhere. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: anyCharacter, maxLength: 8 }),
      fc.constantFrom(...Object.values(TRICKS).filter((trick) => trick.length < 200)),
      fc.constantFrom(...'`~*_[]()<>&|\\!#@$:+-=.{}^"\' \n\r\t0123456789abcdef'),
      fc.constantFrom(
        '\u200b',
        '\u200d',
        '\u200c',
        '\ufe0f',
        '\u202e',
        '\u0301',
        '\ud800',
        '\u001b',
        '\u009b',
        '👍',
        'ن',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** What a reader sees of a text, in order: no blanks, no marks, nothing that shows nothing. */
function visible(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, '');
}

describe('plainText', () => {
  it.each([
    ['keeps lines and paragraphs', 'one\r\n  two\u2028three\n\n\n\nfour', 'one\n two\nthree\n\nfour'],
    ['drops what shows nothing or reorders', 'a\u202eb\u0000\u200bc', 'abc'],
    ['masks credentials', `ghp_${'a1B2'.repeat(9)}\nb`, '***\nb'],
  ])('%s', (_, text, wanted) => expect(plainText(text)).toBe(wanted));

  it('changes nothing when done twice', () => {
    fc.assert(fc.property(anyText, (text) => expect(plainText(plainText(text))).toBe(plainText(text))));
  });
});

describe('references of GitLab', () => {
  it.each([
    ['a merge request', 'see !12 and group/app!7', 'see !&#8203;12 and group/app!&#8203;7'],
    ['a milestone', 'due %"1.0" or %3 or 50 %', 'due %&#8203;"1.0" or %&#8203;3 or 50 %'],
    ['an epic', 'R&D &4', 'R&amp;D &amp;&#8203;4'],
    ['a label', '~bug', '\\~bug'],
    ['a snippet', '$5', '<span>&#36;</span>5'],
  ])('such as %s refer to nothing', (_, text, wanted) => {
    expect(markdownInline(text)).toBe(wanted);
  });

  it('stand in code as they are, where nobody looks for them', () => {
    expect(markdownCode('a%20b !1 &1')).toBe('<code>a%20b !1 &amp;1</code>');
  });
});

describe('scriptJson', () => {
  it('is the same value for a parser, and neither markup nor reordered for anybody else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const json = scriptJson([text]);
        expect(JSON.parse(json)).toEqual([text]);
        expect(json).not.toMatch(/[<>&\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
      }),
    );
  });
});

describe('plainLine', () => {
  it.each([
    ['white space of every kind becomes one blank', ' a\t\n\r\u000b\u00a0\u3000\u2028b\u0085c  ', 'a b c'],
    ['control characters go, and leave no gap', 'a\u0000b \u0007 c\u007f\u009b', 'ab c'],
    ['an escape sequence loses what makes it one', '\u001b[31mred', '[31mred'],
    ['zero width, byte order marks and soft hyphens go', 'p\u200ba\u2060s\ufeffs\u00adw', 'passw'],
    ['bidirectional controls go', '\u202eabc\u202c\u2067d\u2069\u200f\u061c', 'abcd'],
    ['tag characters go', `x\u{e0041}\u{e0042}`, 'x'],
    ['fillers that look like nothing go', 'a\u3164\uffa0\u115f\u034fb', 'ab'],
    ['a lone surrogate is replaced', 'a\ud800b', 'a\ufffdb'],
    ['an emoji keeps its joiners, its colour and its style', '👩🏽‍💻 👨‍👩‍👧 ❤️ ❤️‍🔥 1️⃣ ☎︎', '👩🏽‍💻 👨‍👩‍👧 ❤️ ❤️‍🔥 1️⃣ ☎︎'],
    ['Persian keeps its non-joiners', 'می‌خواهم', 'می‌خواهم'],
    ['Indic scripts keep their joiners', 'क्‍ष শ্রী‌', 'क्‍ष শ্রী'],
    ['a joiner between Latin letters goes', 'ad\u200dmin\u200c', 'admin'],
    ['a joiner at the border of a word goes', '\u200cمی\u200c می', 'می می'],
    ['one of several joiners is one too many', 'می\u200c\u200cخواهم', 'میخواهم'],
    ['a joiner whose only neighbour goes itself goes', '\ufe0f\u200d\ua000\u200d\u034f', '\ua000'],
    ['a style without an emoji goes', 'a\ufe0f🙂\ufe0f\ufe0f', 'a🙂\ufe0f'],
    ['marks stay where letters need them', 'Việt Nam e\u0323\u0302 שָׁלוֹם', 'Việt Nam e\u0323\u0302 שָׁלוֹם'],
    ['a mark at the start gets something to sit on', '\u0338x', '\u25cc\u0338x'],
    ['what is all invisible shows that there is something', '\u200b\u0000', '\ufffd'],
    ['blanks alone are nothing', ' \n\t', ''],
  ])('%s', (_, text, wanted) => {
    expect(plainLine(text)).toBe(wanted);
  });

  it('thins out piles of marks to what a letter of some language may have', () => {
    expect(plainLine(`a${'\u0301'.repeat(1000)}b`)).toBe(`a${'\u0301'.repeat(8)}b`);
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(anyText, (text) => expect(plainLine(plainLine(text))).toBe(plainLine(text))));
  });

  it('keeps every visible character of any text, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = visible(plainLine(text));
        // What a first mark sits on is ours, and so is the sign that there was something.
        if (visible(text) === '') expect(['', '\ufffd', '\u25cc']).toContain(shown);
        else expect(shown.replace(/^\u25cc/, '')).toBe(visible(text).replace(/^\u25cc/, ''));
      }),
      { examples: [['\u0301\ud800'], ['\u200b\u0301'], ['\u0301\ufffd']] },
    );
  });

  it('gives one line without controls, surrogates or reordering for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainLine(text)).not.toMatch(
          /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]|^\s|\s$/u,
        );
      }),
    );
  });

  it.each(['\u200d', 'م\u200c', '\u0301', '👩‍', 'a-', ':', ' ', '\ud800', '|@#1$'])(
    'takes no longer than the text for many %j',
    (part) => {
      const both = (count: number) => () => [markdownInline(part.repeat(count)), terminalLine(part.repeat(count))];
      expect(growthOf(both, 25_000)).toBeLessThan(MOST_TIMES_AS_LONG);
    },
  );
});

describe('cut', () => {
  it.each([
    ['a short text stays', 'abc', 3, 'abc'],
    ['the mark counts', 'abcd', 3, 'ab…'],
    ['code points are never halved', '😀😀😀', 2, '😀…'],
    ['a text of as many code points stays, however many units it has', '😀😀😀', 3, '😀😀😀'],
    ['a joiner does not hang at the end', '👩\u200d💻xy', 3, '👩…'],
    ['nothing fits', 'abc', 0, '…'],
  ])('%s', (_, text, longest, wanted) => {
    expect(cut(text, longest)).toBe(wanted);
  });
});

/** Where a renderer puts foreign text, as Markdown around it. */
const PLACES: readonly {
  readonly place: string;
  readonly wrap: (text: string) => string;
  readonly tags: readonly string[];
}[] = [
  { place: 'a paragraph', wrap: (text) => text, tags: ['<p>'] },
  { place: 'a list item', wrap: (text) => `- ${text}`, tags: ['<ul>', '<li>'] },
  {
    place: 'a line of a list item',
    wrap: (text) => `- x<br>${text}<br>→ ${text}`,
    tags: ['<ul>', '<li>', '<br>', '<br>'],
  },
  { place: 'a heading', wrap: (text) => `### ${text} 0.5`, tags: ['<h3>'] },
  { place: 'a quote below a paragraph', wrap: (text) => `x\n${text}`, tags: ['<p>'] },
  {
    place: 'a table',
    wrap: (text) => `| a | b |\n|---|---|\n| ${text} | x |`,
    tags: ['<table>', '<thead>', '<tr>', '<th>', '<th>', '<tbody>', '<tr>', '<td>', '<td>'],
  },
];

/** Elements of `markdownInline` itself: a commit hash is code, a dollar sign stands alone. */
const OWN = new Set(['<code>', '<span>']);

describe.each(PLACES)('markdownInline in $place', ({ wrap, tags }) => {
  it.each(Object.entries(TRICKS))('shows %s as text and does nothing', (_, trick) => {
    const page = renderPage(wrap(markdownInline(trick)));
    expect(page.tags.filter((tag) => !OWN.has(tag))).toEqual(tags);
    expect(withoutBreaks(page.content)).toContain(plainLine(trick, 500));
    expect(githubActions(page)).toEqual([]);
  });
});

describe('markdownInline', () => {
  it.each(PLACES)('shows any text as it is in $place, without an element of its own', ({ wrap, tags }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(plainLine(text) !== '');
        const page = renderPage(wrap(markdownInline(text)));
        expect(page.tags.filter((tag) => !OWN.has(tag))).toEqual(tags);
        expect(withoutBreaks(page.content)).toContain(plainLine(text, 500));
        expect(githubActions(page)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it.each([
    ['names and paths', 'fix-login src/a.ts:12 v1.2.3 (see below)!', 'fix-login src/a.ts:12 v1.2.3 (see below)!'],
    ['quotes', `Add: "Opened PR" and 'x'`, `Add: "Opened PR" and 'x'`],
    ['numbers', '1.5 s, 12:30:45', '1\\.5 s, 12:&#8203;30:45'],
  ])('leaves %s readable for people who read the source', (_, text, wanted) => {
    expect(markdownInline(text)).toBe(wanted);
  });

  it.each([
    ['a short hash', 'commit f5f8761.', 'commit <code>f5f8761</code>.'],
    ['a full hash', 'a'.repeat(40), `<code>${'a'.repeat(40)}</code>`],
    ['a hash of 64 digits is none', 'a'.repeat(64), 'a'.repeat(64)],
    ['six digits are none', 'abc123', 'abc123'],
    [
      'a UUID stays in one piece',
      '550e8400-e29b-41d4-a716-446655440000',
      '<code>550e8400-e29b-41d4-a716-446655440000</code>',
    ],
  ])('sets a commit hash as code, where it can be copied: %s', (_, text, wanted) => {
    expect(markdownInline(text)).toBe(wanted);
  });
});

describe('markdownBehind', () => {
  it.each(Object.entries(TRICKS))('shows %s behind other words as text', (_, trick) => {
    const page = renderPage(`before ${markdownBehind(trick)}`);
    expect(page.tags.filter((tag) => !OWN.has(tag))).toEqual(['<p>']);
    expect(withoutBreaks(page.content)).toContain(plainLine(trick, 500));
    expect(githubActions(page)).toEqual([]);
  });

  it('leaves a version as it is', () => expect(markdownBehind('0.1.0-rc.1+5')).toBe('0.1.0-rc.1+5'));
});

describe('markdownCode', () => {
  it.each(Object.entries(TRICKS))('keeps %s in one element', (_, trick) => {
    const page = renderPage(`x ${markdownCode(trick)} y`);
    expect(page.tags.filter((tag) => tag !== '<span>')).toEqual(['<p>', '<code>']);
    expect(withoutBreaks(page.content)).toContain(plainLine(trick, 300));
    expect(githubActions(page)).toEqual([]);
  });
});

describe('terminalLine and logLine', () => {
  it('hold no escape sequence and no workflow command, and lose nothing visible, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of [terminalLine(text, 100_000), logLine(text, 100_000)]) {
          expect(line).not.toMatch(/\p{Cc}|^\s*::|##\[/u);
          expect(withoutBreaks(line)).toBe(plainLine(text));
        }
      }),
    );
  });

  it.each([
    ['::error::x', ':\u200b:error::x'],
    ['  ::error::x', '  :\u200b:error::x'],
    ['a ::error::x', 'a ::error::x'],
    ['a ##[error]x', 'a ##\u200b[error]x'],
    ['###[x]', '###\u200b[x]'],
    ['C++::vector', 'C++::vector'],
  ])('defuseCommands touches only what the runner obeys: %j', (line, wanted) => {
    expect(defuseCommands(line)).toBe(wanted);
    expect(defuseCommands(wanted)).toBe(wanted);
  });

  it('are never wider than their text', () => {
    expect(stringWidth(terminalLine('::error::##[x]'))).toBe('::error::##[x]'.length);
  });
});

describe('jsonText', () => {
  it('is the same value for every parser, and nothing that a terminal or a runner obeys, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const json = jsonText({ [text]: [text, `##[error]${text}`] });
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ [text]: [text, `##[error]${text}`] })));
        expect(json).not.toMatch(
          /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|##\[|^\s*::/mu,
        );
      }),
    );
  });

  /** What `JSON.stringify` makes of a value, with escapes in place of what it leaves as it is. */
  const laidOut = (value: unknown): string =>
    `${JSON.stringify(value, null, 2).replace(
      /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|(?<=#)#(?=\[)/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}\n`;

  it('is laid out as JSON.stringify does, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
        expect(jsonText(value)).toBe(laidOut(value));
      }),
    );
  });

  class Late {
    constructor(private readonly value: unknown) {}
    toJSON(): unknown {
      return this.value;
    }
  }

  it.each([
    ['members that are not there', { a: undefined, b: [undefined, null], c: {} }],
    ['lists of nothing', { a: [], b: [[]], c: [{}] }],
    ['what comes late', { sessions: [new Late({ name: 'a', list: [1] }), new Late(null)] }],
    ['a mark of a workflow command', { '##[group]': ['##[error]', '\u202e\u2028'], toJSON: 'no function' }],
  ])('is laid out so with %s', (_, value) => {
    expect(jsonText(value)).toBe(laidOut(value));
  });

  it('comes in pieces where a list is long: each of its entries for itself', () => {
    const pieces = [...jsonPieces({ sessions: new Array(1000).fill('x'.repeat(50)) })];
    expect(Math.max(...pieces.map((one) => one.length))).toBeLessThan(100);
  });
});
