import { expect, it } from '@jest/globals';
import { renderTerminal } from '../../../src/render/terminal/terminal.js';
import { crowdedReport } from '../../builders/crowded-report.js';
import { openReport, passingReport } from '../../builders/other-reports.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

/** Colours as words, so that a page of them can be read. */
function visible(text: string): string {
  return text.replace(/\u001b\[(\d+)m/g, '‹$1›');
}

it('shows every part of a report, as it was reviewed', () => {
  expectGolden('whole-terminal.txt', visible(renderTerminal(wholeReport(), { colour: true, width: 100 })));
});

it('has the same words in few columns, and without colours', () => {
  const words = (text: string): string => text.replace(/\u001b\[\d+m/g, '').replace(/\s+/g, ' ');
  const report = wholeReport({ gates: [] });
  const [plain, coloured] = [false, true].map((colour) => renderTerminal(report, { colour, width: 100 }));
  expect(words(coloured ?? '')).toBe(words(plain ?? ''));
});

it.each([
  ['open', openReport],
  ['even', passingReport],
])('shows what there is of another one: %s', (name, make) => {
  expectGolden(`${name}-terminal.txt`, visible(renderTerminal(make(), { colour: true, width: 100 })));
});

it('counts what a screen has no room for', () => {
  expectGolden('crowded-terminal.txt', renderTerminal(crowdedReport(), { colour: false, width: 100 }));
});
