import fc from 'fast-check';
import { anyText } from './texts.js';

/** What stands in files of the formats that are read, and what their readers may stumble over. */
const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    "'",
    '\\',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '-',
    '- ',
    '#',
    '# ',
    '|',
    '>',
    '&a',
    '*a',
    '!!js',
    '<<:',
  ],
  ...[
    'null',
    'true',
    '0',
    '-0',
    '-1',
    '1e999',
    '1e-999',
    '0.1',
    '9007199254740993',
    'NaN',
    '""',
    '[]',
    '{}',
    '"__proto__"',
  ],
  ...[
    '\u0000',
    '\ufeff',
    '\u2028',
    '\ud800',
    '\u202e',
    '\\u0000',
    '\\ud800',
    '\\x',
    '---\n',
    '```',
    '<!--',
    '::error::x',
    '@everyone',
  ],
  ...[
    '"toString":',
    '"constructor":{}',
    '"session"',
    '"title"',
    '"aha_moments":[{"seq":1e9}]',
    '2026-02-30',
    '../..',
    '%',
    '{{ x }}',
  ],
];

const piece = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, { weight: 1, arbitrary: anyText() });

interface Edit {
  readonly at: number;
  readonly length: number;
  readonly what: 'cut' | 'put' | 'replaced' | 'doubled' | 'ended';
  readonly by: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  length: fc.oneof(fc.nat(4), fc.nat(60)),
  what: fc.constantFrom<Edit['what']>('cut', 'put', 'replaced', 'doubled', 'ended'),
  by: piece,
});

/** A text as it may look after a bad merge, a broken disk or an attack: whole but for one place, or a few. */
export function broken(text: string): fc.Arbitrary<string> {
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) => edits.reduce(changed, text));
}

function changed(text: string, { at, length, what, by }: Edit): string {
  const start = Math.floor(at * (text.length + 1));
  const [before, taken, after] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
  if (what === 'cut') return before + after;
  if (what === 'put') return before + by + taken + after;
  if (what === 'replaced') return before + by + after;
  return what === 'doubled' ? before + taken + taken + after : before;
}
