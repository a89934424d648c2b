import { it } from '@jest/globals';
import { renderJunit } from '../../../src/render/junit/junit.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

it('tells every part of a report, as it was reviewed', () => {
  expectGolden('whole-junit.xml', renderJunit(wholeReport()));
});
