import { describe, expect, it } from '@jest/globals';
import { type Annotation, annotationsOf, withinLimits } from '../../../src/render/page/annotations.js';
import type { Report, ReportFinding } from '../../../src/report/schema.js';
import { reportOf } from '../../builders/runs.js';
import { EMPTY_FOLDER, makeWorkspace } from '../../builders/workspace.js';

const REPORT = await reportOf(makeWorkspace({ 'golden-corpus': EMPTY_FOLDER, candidates: EMPTY_FOLDER }), {
  'allow-empty': 'true',
});

function finding(message: string, overrides: Partial<ReportFinding> = {}): ReportFinding {
  return {
    code: 'EXTRA_ACTION',
    severity: 'error',
    dimension: null,
    message,
    suggestion: null,
    file: 'a.json',
    line: 1,
    column: 2,
    ...overrides,
  };
}

function session(name: string, overall: number, failed: boolean, findings: readonly ReportFinding[]) {
  const digest = '0'.repeat(64);
  return {
    ...{
      name,
      status: 'scored' as const,
      failed,
      gates_failed: failed ? ['min-session'] : [],
      overall,
      dimensions: [],
      findings: [...findings],
    },
    ...{ candidate_path: null, reference_digest: digest, candidate_digest: null },
  };
}

describe('the annotations of a report', () => {
  it('take turns: the worst of each failing session first, then passing ones, then the rest', () => {
    const report: Report = {
      ...REPORT,
      sessions: [
        session('bad', 0.2, true, [finding('b1'), finding('b2')]),
        session('fine', 0.1, false, [finding('f1', { severity: 'warning' })]),
        session('worst', 0.1, true, [finding('w1'), finding('w2'), finding('w3')]),
      ],
      findings: [finding('stray', { severity: 'note', suggestion: 'Rename it' })],
    };
    const messages = annotationsOf(report).map(({ level, message }) => `${level} ${message}`);
    expect(messages).toEqual([
      'error w1',
      'error b1',
      'error w2',
      'error b2',
      'error w3',
      'warning f1',
      'notice stray → Rename it',
    ]);
  });

  it.each<readonly [string, Partial<ReportFinding>, string]>([
    [
      'The judge suggests: Add: "Opened PR #317"',
      { code: 'JUDGE_SUGGESTION', severity: 'note', suggestion: 'Add: "Opened PR #317"' },
      'The judge suggests: Add: "Opened PR #317"',
    ],
    ['Missing action: "a"', { code: 'MISSING_ACTION', suggestion: 'Add: "a"' }, 'Missing action: "a"'],
    ['The title is empty', { code: 'TITLE_EMPTY', suggestion: 'Add: "a"' }, 'The title is empty → Add: "a"'],
  ])('say nothing twice: %s', (message, more, wanted) => {
    const report: Report = { ...REPORT, findings: [finding(message, more)] };
    expect(annotationsOf(report).map((annotation) => annotation.message)).toEqual([wanted]);
  });

  it('are cut where nobody would read on', () => {
    const report: Report = { ...REPORT, findings: [finding('x'.repeat(5000))] };
    expect(annotationsOf(report)[0]?.message).toHaveLength(1000);
  });
});

describe('the limits of a step', () => {
  const many = (level: Annotation['level'], count: number): readonly Annotation[] =>
    Array.from({ length: count }, (_, i) => ({ level, title: 't', message: `${i}`, file: 'a', line: 1, column: 1 }));

  it.each<[Annotation['level'], number, number]>([
    ['error', 9, 9],
    ['error', 10, 9],
    ['warning', 10, 10],
    ['warning', 200, 10],
    ['notice', 7, 7],
    ['notice', 8, 7],
  ])('of %s: %d become %d, and nothing is lost without a word', (level, count, kept) => {
    const shown = withinLimits(many(level, count));
    expect(shown).toHaveLength(kept);
    const last = shown.at(-1)?.message ?? '';
    if (count > kept) expect(last).toMatch(new RegExp(`^and ${count - kept + 1} more of this kind`));
  });
});
