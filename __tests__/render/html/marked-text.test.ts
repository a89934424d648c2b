import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markTexts } from '../../../src/render/html/marked-text.js';
import type { PageClash } from '../../../src/render/html/page-data.js';
import { anyText } from '../../builders/texts.js';

const clash = (given: string, wanted: string, rest: Partial<PageClash> = {}): PageClash => ({
  rule: 'negation',
  given,
  wanted,
  givenSentence: '',
  wantedSentence: '',
  ...rest,
});

/** The text with its marks as brackets: ( ) on one side only, < > contradicting. */
const marks = (markup: { toString(): string }) =>
  markup
    .toString()
    .replace(/^<p class="text" dir="auto">|<\/p>$/g, '')
    .replace(/<(?:del|ins) class="\w+">/g, '(')
    .replace(/<\/(?:del|ins)>/g, ')')
    .replace(/<mark class="clash">/g, '[')
    .replace(/<\/mark>/g, ']');

describe('two texts side by side', () => {
  it.each([
    ['words of one side', 'It was fast', 'It was slow', [], 'It was (fast)', 'It was (slow)'],
    ['no blank behind a word', 'a fast cache', 'a slow cache', [], 'a (fast) cache', 'a (slow) cache'],
    ['a contradiction', 'It ran', 'It never ran', [clash('never ran', 'ran')], 'It [ran]', 'It [never ran]'],
    [
      'a contradiction in its own sentence',
      'It ran. It ran.',
      'It ran. It failed.',
      [clash('failed', 'ran', { givenSentence: 'It failed.', wantedSentence: 'It ran.' })],
      'It [ran]. It (ran).',
      'It ran. It [failed].',
    ],
    ['nothing that masking has removed', 'It ran', 'It stopped', [clash('gone', 'gone')], 'It (ran)', 'It (stopped)'],
    ['an empty side as such', '', 'x', [], '<p class="text empty">empty', 'x'],
  ])('mark %s', (_, reference, candidate, clashes, wanted, given) => {
    const marked = markTexts(reference, candidate, clashes);
    expect([marks(marked.reference), marks(marked.candidate)]).toEqual([wanted, given]);
  });

  it('mark no words where nearly all would be marked, and say so', () => {
    const marked = markTexts('one two three four five six seven', 'eight nine ten eleven twelve thirteen', []);
    expect(marks(marked.candidate)).toBe('eight nine ten eleven twelve thirteen');
    expect(marked.note).toContain('Hardly a word in common');
  });

  it('keep every character', () => {
    const strip = (markup: { toString(): string }) => markup.toString().replace(/<\/?(p|del|ins|mark)\b[^>]*>/g, '');
    fc.assert(
      fc.property(anyText(40), anyText(40), (reference, candidate) => {
        fc.pre(reference !== '' && candidate !== '');
        const clashes = [clash(candidate.slice(2, 9), reference.slice(1, 6))];
        const marked = markTexts(reference, candidate, clashes);
        const plain = markTexts(reference, reference, []);
        expect(strip(marked.reference)).toBe(strip(plain.reference));
      }),
    );
  });
});
