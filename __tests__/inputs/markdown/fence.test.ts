import { describe, expect, it } from '@jest/globals';
import { describeFenced, openingFence } from '../../../src/inputs/markdown/fence.js';

describe('the fence that a text begins with', () => {
  it.each<[string, string, string, string | undefined]>([
    ['of JSON', '```json\n{"a": 1}\n```', 'json 1 {', 'the JSON'],
    ['of JSON with comments', '~~~JSONC \r\n {"a": 1}', 'jsonc 1 {', 'the JSON'],
    ['without a word', '```\n\n  {"a": 1}', ' 1 {', 'the JSON'],
    ['without a word, of something else', '```\n# A', ' 1 #', undefined],
    ['of another language', '```js\n{"a": 1}', 'js 1 {', undefined],
    ['of Markdown', '```markdown\n# A', 'markdown 1 #', 'the Markdown'],
    ['of Markdown in short', '```md\n# A', 'md 1 #', 'the Markdown'],
    ['of nothing', '```json', 'json 1 ', 'the JSON'],
    ['behind blanks', ' \n\n```json\n[1]', 'json 3 [', 'the JSON'],
    ['behind a sentence', 'Here it is:\n\n```json\n{}', 'json 3 {', 'the JSON'],
    ['behind the longest sentence', `${'x'.repeat(200)}\n\`\`\`json\n{}`, 'json 2 {', 'the JSON'],
  ])('%s', (_, text, wanted, what) => {
    const fence = openingFence(text);
    expect(fence && `${fence.language} ${fence.line} ${fence.begin}`).toBe(wanted);
    expect(fence && describeFenced(fence)).toBe(what);
  });

  it.each([
    ['a text', 'x'],
    ['nothing', ' \n'],
    ['a sentence alone', 'Here it is:'],
    ['a sentence and blanks', 'Here it is:\n\n'],
    ['a sentence that is too long', `${'x'.repeat(201)}\n\`\`\`json\n{}`],
    ['a sentence with a mark', 'Here is `it`:\n```json\n{}'],
    ['a heading', '# Title\n```json\n{}'],
    ['a paragraph', 'Here it is:\nTwo lines.\n```json\n{}'],
    ['marks behind a word', '``` json x\n{}'],
    ['marks within a line', 'a ```json\n{}'],
  ])('is none: %s', (_, text) => expect(openingFence(text)).toBeUndefined());
});
