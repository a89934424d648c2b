import { describe, expect, it } from '@jest/globals';
import { headline } from '../../../src/render/html/headline.js';
import type { Report } from '../../../src/report/schema.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const report = reportOf(
  makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() }),
);

const openGate = (id: string, message: string): Report['gates'][number] => ({
  id,
  kind: 'min-judge-overall',
  threshold: 0.7,
  value: null,
  status: 'not_evaluated',
  message,
});

const leadOf = (gates: Report['gates'], verdict: Report['verdict']) =>
  headline({ ...report, verdict, gates })
    .toString()
    .match(/<p class="lead">(.*)<\/p>/)?.[1];

describe('the sentence below the verdict', () => {
  it('speaks of an only session as such', () => {
    expect(leadOf(report.gates, 'pass')).toContain('The only session passes.');
  });

  it.each([
    [[openGate('min-judge-overall', 'judge_overall: timeout')], 'Not evaluated: overall, by the judge (timeout).'],
    [
      [openGate('min-judge-overall', 'no <reason>'), openGate('min-faithfulness', 'x'), openGate('min-relevance', 'x')],
      'Not evaluated: overall, by the judge (no &lt;reason&gt;). 2 other gates could not be evaluated either.',
    ],
  ])('of an open verdict says what keeps it open', (gates, wanted) => {
    expect(leadOf([...report.gates, ...gates], 'inconclusive')).toContain(wanted);
  });

  it('says nothing of gates that do not keep a verdict open', () => {
    expect(leadOf([...report.gates, openGate('min-judge-overall', 'why')], 'pass')).not.toContain('Not evaluated');
  });
});
