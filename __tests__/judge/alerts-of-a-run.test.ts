import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderComment } from '../../src/render/page/page.js';
import { fails, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, PAGES, sessionsOf } from './judged-run.js';

const CONFIG = { '.github/summary-gate.yml': 'alerts:\n  rubric: { warning: 0.9, critical: 0.5 }\n' };
const FRAME = {
  marker: '<!-- summary-gate:default -->',
  footer: '',
  summaryUrl: 'https://example.test',
  warnOnly: false,
  linkTo: () => undefined,
};

describe('alerts of a run', () => {
  it('are in the report, the summary, the comment and at the terminal, and never gate', async () => {
    const workspace = sessionsOf(2, CONFIG);
    const run = await judge(workspace, await startAnthropic({ answer: () => scores(0.4) }), {
      'min-judge-overall': '0.3',
      ...PAGES,
    });
    expect([run.exitCode, run.report?.verdict]).toEqual([0, 'pass']);
    expect(run.report?.judge?.alerts).toEqual([
      {
        metric: 'rubric',
        level: 'critical',
        value: 0.4,
        threshold: 0.5,
        n: 2,
        confidence: 'low',
        hints: expect.arrayContaining([expect.stringContaining('rates lowest')]),
      },
    ]);
    const words = 'Critical: rubric 0.400 < 0.500 (n 2, confidence low). Read the sessions';
    expect(run.stdout.replace(/\s+/g, ' ')).toContain(words);
    for (const page of [
      readFileSync(join(workspace.root, 'summary-gate-report/report.md'), 'utf8'),
      run.report === undefined ? '' : renderComment(run.report, FRAME),
    ])
      expect(page.replaceAll('&lt;', '<').replaceAll('\\', '')).toContain(words);
  });

  it('are none by default for the rubric, none where nothing was measured, and none where they are off', async () => {
    const low = () => startAnthropic({ answer: () => scores(0.1) });
    expect((await judge(sessionsOf(1), await low())).report?.judge?.alerts).toEqual([]);
    const silent = await startAnthropic({ answer: () => fails(400) });
    expect((await judge(sessionsOf(1, CONFIG), silent)).report?.judge?.alerts).toEqual([]);
    const off = sessionsOf(1, { '.github/summary-gate.yml': 'alerts: none\n' });
    expect((await judge(off, await low())).report?.judge?.alerts).toEqual([]);
  });
});
