import { it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { renderSarif } from '../../../src/render/sarif/sarif.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

it('tells every part of a report, as it was reviewed', () => {
  const sarif = JSON.parse(renderSarif(wholeReport(), sha256));
  // The rules are of the catalogue of findings, which other tests hold.
  for (const run of sarif.runs) run.tool.driver.rules = run.tool.driver.rules.length;
  expectGolden('whole-sarif.json', `${JSON.stringify(sarif, null, 1)}\n`);
});
