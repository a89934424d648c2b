import { it } from '@jest/globals';
import { renderHtml } from '../../../src/render/html/render-html.js';
import { openReport, passingReport } from '../../builders/other-reports.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';
import { readableHtml } from './readable-html.js';

it('shows every part of a report, as it was reviewed', () => {
  expectGolden('whole.html', readableHtml(renderHtml(wholeReport(), () => undefined)));
});

it.each([
  ['open', openReport],
  ['even', passingReport],
])('shows what there is of another one: %s', (name, make) => {
  expectGolden(`${name}.html`, readableHtml(renderHtml(make(), () => undefined)));
});
