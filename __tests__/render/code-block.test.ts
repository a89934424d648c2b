import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { codeBlock } from '../../src/render/escape.js';

describe('a block of code', () => {
  it('ends where we end it, whatever stands in it', () => {
    const piece = fc.constantFrom('`', '```', '````', '~~~', '\n', ' ', 'x', '</details>', '> ', '    ');
    const markdown = new MarkdownIt();
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const tokens = markdown.parse(['before', '', ...codeBlock(text, 'sh'), 'behind'].join('\n'), {});
        expect(tokens.map(({ type }) => type)).toEqual([
          ...['paragraph_open', 'inline', 'paragraph_close', 'fence', 'paragraph_open', 'inline', 'paragraph_close'],
        ]);
        expect(tokens[3]).toMatchObject({ info: 'sh', content: `${text}\n` });
      }),
    );
  });
});
