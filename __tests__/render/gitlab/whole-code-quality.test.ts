import { it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { renderCodeQuality } from '../../../src/render/gitlab/code-quality.js';
import { wholeReport } from '../../builders/whole-report.js';
import { expectGolden } from '../../golden/expect-golden.js';

it('tells every part of a report, as it was reviewed', () => {
  expectGolden('whole-code-quality.json', renderCodeQuality(wholeReport(), sha256));
});
