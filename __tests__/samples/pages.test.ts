import { describe, expect, it } from '@jest/globals';
import { makeWorkspace } from '../builders/workspace.js';
import { ALL_FORMATS, runWhole } from '../run/shard/shard-runs.js';
import { corpusOf, WAYS } from './samples.js';

const { tree, candidates } = WAYS['folders, one for each sample']?.({
  a: ['good', 'wrong', 'plain'],
  b: ['thin', undefined, 'good'],
  c: ['good', 'good', 'good'],
}) ?? { tree: {}, candidates: '' };

const shown = await runWhole(makeWorkspace({ ...corpusOf(['a', 'b', 'c']), ...tree }), { ...ALL_FORMATS, candidates });
const oneLine = (text = ''): string => text.replace(/\s+/g, ' ');

describe('samples on every surface', () => {
  it.each([
    ['the terminal', shown.stdout, 'samples 1.000, 0.900, 0.800; spread 0.100; worst: sample 3 with 0.800'],
    [
      'the terminal, findings',
      shown.stdout,
      'The outcome is "failed"; the reference says "success" (in 1 of 3 samples)',
    ],
    ['the terminal, a missing one', shown.stdout, 'worst: sample 2 with 0.000 (missing candidate)'],
    ['the terminal, another run', shown.stdout, '3 samples a session differ by 0.'],
    ['the terminal, how to look closer', shown.stdout, 'samples'],
    ['Markdown', shown.files['report.md'], 'samples 1.000, 0.900, 0.800; spread 0.100; worst: sample 3 with 0.800'],
    ['Markdown, findings', shown.files['report.md'], '· in 1 of 3 samples'],
    ['Markdown, passing sessions', shown.files['report.md'], '**1.000** ± 0.000, worst 1.000'],
    ['HTML', shown.files['report.html'], 'samples 1.000, 0.900, 0.800; spread 0.100; worst: sample 3 with 0.800'],
    ['HTML, findings', shown.files['report.html'], '(in 1 of 3 samples)'],
    [
      'JUnit',
      shown.files['junit.xml'],
      'name="samples" value="samples 1.000, 0.900, 0.800; spread 0.100; worst: sample 3 with 0.800"',
    ],
    ['JUnit, findings', shown.files['junit.xml'], '(in 1 of 3 samples)'],
    ['JUnit, floors', shown.files['junit.xml'], 'Overall of 2 of 3 samples alone reaches the 0.250 of min-session'],
    ['SARIF', shown.files['report.sarif'], '"samples": "1/3"'],
  ])('are shown: %s', (_, page, wanted) => {
    expect(oneLine(page)).toContain(wanted);
  });
});
