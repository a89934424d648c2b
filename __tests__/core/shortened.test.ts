import { describe, expect, it } from '@jest/globals';
import { shortened } from '../../src/core/text.js';
import { wrongSampleIn } from '../../src/inputs/candidates/sample-of.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { loadMarkdown } from '../../src/inputs/markdown/load-markdown.js';
import { parseSpending } from '../../src/judge/money/spending.js';
import { show } from '../../src/settings/raw-values.js';

const LETTERS = 'a1B2c3D4e5'.repeat(4);
const TOKEN = ['gh', 'p_', LETTERS].join('');
const markdown = await loadMarkdown();

describe('a value that a message repeats in part', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'longe…'],
    [`at ${TOKEN}`, 20, 'at ***'],
    [`at ${TOKEN} and more`, 8, 'at *** a…'],
    [`${'x'.repeat(15)} ${TOKEN}`, 20, `${'x'.repeat(15)} ***`],
  ])('has no half of a credential: %s', (text, longest, wanted) => expect(shortened(text, longest)).toBe(wanted));

  it('ends sooner where much is masked, so that nothing is cut in two behind that', () => {
    const key = ['-----BEGIN ', 'PRIVATE KEY-----', 'x'.repeat(1_990), '-----END ', 'PRIVATE KEY-----'].join('');
    for (let before = 0; before < 60; before += 4) {
      expect(shortened(`${key}${'y '.repeat(before / 2)}${TOKEN}${' z'.repeat(3_000)}`, 80)).not.toContain('ghp');
    }
  });

  it.each([
    ['a wrong type in a file', 60, (text: string) => parseSpending(JSON.stringify({ days: text }), 'ledger.json')],
    ['a setting', 80, (text: string) => show(text)],
    ['a line of a setting', 80, (text: string) => show(`x\n${text.trimStart()}`)],
    ['the number of a sample', 40, (text: string) => wrongSampleIn({ sample: text })],
    ['a line of a page', 60, (text: string) => markdown.readSummary(`# A\n\n## Aha moments\n- ${text}\n`, OWN_FORMAT)],
  ])('wherever it ends: %s', (_, longest, said) => {
    for (let before = 0; before < longest; before += 7) {
      expect(JSON.stringify(said(`${'x '.repeat(before / 2)} ${TOKEN} y`))).not.toContain(LETTERS.slice(0, 3));
    }
  });
});
