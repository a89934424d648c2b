import { describe, expect, it } from '@jest/globals';
import { baselineSection } from '../../../src/render/html/baseline-section.js';
import { complete } from '../../browser/reports.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const report = complete(
  await reportOf(
    makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() }),
  ),
);
const { baseline } = report;
if (baseline?.overall == null || baseline.dimensions === null) throw new Error('it was compared');
const { overall } = baseline;

describe('the charts of changes', () => {
  it('say what a whisker means and how far they reach', () => {
    const page = String(baselineSection(report));
    expect(page).toContain('95 % interval: where the change may lie with other sessions');
    expect(page).toContain('Charts reach from −0.250 to +0.250.');
  });

  it('explain no whisker where there is none', () => {
    const flat = { ...overall, delta: -0.02, ci95: null };
    const dimensions = { title: flat, summary: flat, key_actions: flat, outcome: flat, aha_moments: flat };
    const page = String(baselineSection({ ...report, baseline: { ...baseline, overall: flat, dimensions } }));
    expect(page).not.toContain('95 % interval');
    expect(page).toContain('Charts reach from −0.050 to +0.050.');
  });
});
