import { it } from '@jest/globals';
import { renderJunit } from '../../../src/render/junit/junit.js';
import { openReport, passingReport } from '../../builders/other-reports.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

it('tells every part of a report, as it was reviewed', () => {
  expectGolden('whole-junit.xml', renderJunit(wholeReport()));
});

it.each([
  ['open', openReport],
  ['even', passingReport],
])('tells what there is of another one: %s', (name, make) => {
  expectGolden(`${name}-junit.xml`, renderJunit(make()));
});
