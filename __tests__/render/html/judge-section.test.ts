import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { judgeSection } from '../../../src/render/html/judge-section.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';

const TREE = {
  'golden-corpus/a/reference.json': referenceJson(),
  'golden-corpus/a/transcript.md': 'user: mend the login test',
  'candidates/a.json': summaryJson(),
};

it('shows how the sessions are spread by each metric, and that less hallucination is better', async () => {
  const { root } = makeWorkspace(TREE);
  const flags = ['--judge=auto', '--simulate=true', '--judge-metrics=rubric,relevance,coherence,faithfulness'];
  await runProgram([...flags, '--report-formats=json'], root);
  const report = JSON.parse(readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8'));
  const page = String(judgeSection(report));
  for (const metric of ['relevance', 'coherence', 'faithfulness', 'hallucination'] as const) {
    const { histogram } = report.judge.metrics[metric];
    const bin = histogram.find(({ count }: { readonly count: number }) => count > 0);
    const name = metric.charAt(0).toUpperCase() + metric.slice(1);
    expect(page).toContain(
      `aria-label="${name}, sessions by score. ${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}: 1"`,
    );
  }
  expect(page).toMatch(/Hallucination<small>less is better/);
  expect(page).toContain('Mean (simulated)');
});

it('is left out where no judge was asked for', async () => {
  expect(judgeSection(await reportOf(makeWorkspace(TREE)))).toBe(null);
});
