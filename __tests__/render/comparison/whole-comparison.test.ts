import { describe, expect, it } from '@jest/globals';
import { comparisonHtml } from '../../../src/render/comparison/comparison-html.js';
import { comparisonMarkdown } from '../../../src/render/comparison/comparison-markdown.js';
import { renderComparison } from '../../../src/render/comparison/comparison-terminal.js';
import { wholeComparison } from '../../builders/whole-comparison.js';
import { expectGolden } from '../../golden/expect-golden.js';
import { readableHtml } from '../html/readable-html.js';

const comparison = wholeComparison();

describe('variants side by side', () => {
  it('are shown on every surface, as it was reviewed', () => {
    expectGolden('compare/whole.md', comparisonMarkdown(comparison));
    expectGolden('compare/whole.html', readableHtml(comparisonHtml(comparison)));
    expectGolden('compare/whole.txt', renderComparison(comparison, { colour: false, width: 100 }));
  });

  it('fit into few columns', () => {
    const text = renderComparison(comparison, { colour: false, width: 60 });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  });
});
