import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, type Dimension } from '../../../src/core/summary.js';
import type { Label } from '../../../src/inputs/labels/label.js';
import type { Block, Message } from '../../../src/inputs/transcripts/message.js';
import type { Agreement } from '../../../src/judge/calibration/agreement.js';
import type { Calibration, LabelledScores } from '../../../src/judge/calibration/calibration.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { renderCalibration } from '../../../src/render/terminal/calibration.js';
import { type Explanation, renderExplanation } from '../../../src/render/terminal/explanation.js';
import { type HistoryPoint, renderHistory } from '../../../src/render/terminal/history.js';
import { renderTranscript } from '../../../src/render/terminal/transcript.js';
import { judgementAt } from '../../builders/judge-facts.js';
import { goldenSession } from '../../builders/sessions.js';
import { wholeJudgement } from '../../builders/whole-judge.js';
import { expectGolden } from '../../golden/expect-golden.js';

const SCREEN = { colour: false, width: 100 };

describe('the explanation of a session', () => {
  const EXPLANATION: Explanation = {
    ...{ name: 'doubted', status: 'scored', rubric: 'v2', overall: 0.845, findings: [] },
    dimensions: DIMENSIONS.map((dimension, i) => ({
      ...{ dimension, score: 0.5 + i / 10, reason: `why ${dimension}`, weight: 0.2, contribution: 0.1 + i / 50 },
      evidence: { kind: 'edge-case' },
    })),
    ...{ reference: null, candidate: null },
    judge: { ...wholeJudgement(), place: 'summary-gate-report/report.json' },
  };

  it('has all that the judge said, as it was reviewed', () => {
    expectGolden('screens/explained-judge.txt', renderExplanation(EXPLANATION, SCREEN));
  });

  it.each<[string, Partial<Parameters<typeof wholeJudgement>[0]>, RegExp, RegExp]>([
    ['a simulation', { simulated: true }, /^judge {2}simulated/m, /claude-haiku-5-5-2026/],
    ['no answer', { model_used: null, samples: 1 }, /^judge {2}no answer, 7, 1 sample, from/m, /claude-haiku-5-5-2026/],
    ['no panel', { panel: undefined, spread: undefined }, /^ {2}told +who has found it$/m, /voice|spread/],
    ['no metrics', { metrics: undefined }, /^ {2}invented/m, /requirement|claims|confirmed/],
    ['no proposal', { rewrite: undefined }, /→ Name the flag\./, /proposes/],
    ['what is no candidate', { rewrite: { title: 1 } }, /→ Name the flag\./, /proposes/],
    ['nothing that was cut', { shortened: undefined }, /→ Name the flag\./, /only a part/],
  ])('says what there is of %s, and no more', (_, judge, wanted, unwanted) => {
    const text = renderExplanation(
      { ...EXPLANATION, judge: { ...wholeJudgement(judge), place: 'report.json' } },
      { colour: false, width: 300 },
    );
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(unwanted);
  });

  it('names the dimensions that the rubric scored, else those of the judge, else all', () => {
    const rows = (dimensions: Explanation['dimensions'], judged: readonly Dimension[]): readonly string[] => {
      const said = judged.map((dimension) => ({ dimension, score: 0.5, reason: null }));
      const judge = { ...wholeJudgement({ dimensions: said, metrics: undefined }), place: 'x' };
      const text = renderExplanation({ ...EXPLANATION, dimensions, judge }, { colour: false, width: 300 });
      return text
        .split('\n')
        .flatMap((line) => /^ {2}(title|summary|key_actions|outcome|aha_moments) {2}/.exec(line)?.[1] ?? []);
    };
    expect(rows(EXPLANATION.dimensions.slice(0, 2), ['outcome'])).toEqual(['title', 'summary']);
    expect(rows([], ['outcome'])).toEqual(['outcome']);
    expect(rows([], [])).toEqual(DIMENSIONS);
  });
});

describe('a transcript', () => {
  const text = (said: string): Block => ({ kind: 'text', role: 'user', text: said });
  const result = (said: string, isError: boolean | null, tool: string | null = 'sh'): Block => ({
    ...{ kind: 'result', role: 'tool', call: null, tool, isError, text: said, isRest: false },
  });
  const call = (said: string): Block => ({ kind: 'call', role: 'assistant', tool: 'sh', text: said });
  const lines = (count: number): string => Array.from({ length: count }, (_, i) => `line ${i + 1}`).join('\r\n\n');
  const message = (seq: number, blocks: readonly Block[], overrides: Partial<Message> = {}): Message => ({
    ...{ seq, line: seq, time: null, role: 'user', blocks, conversation: 1, isAside: false },
    ...overrides,
  });
  const read = (messages: readonly Message[]) =>
    ({ format: 'own', messages, skipped: 2, unknown: [], unknownCount: 0 }) as never;

  it('is shown by message, as it was reviewed', () => {
    const messages = [
      message(1, [text('mend it')], { time: '2026-11-20T10:00:01Z' }),
      message(2, [text('on it'), call(lines(7))], { time: '2026-11-20T10:00:02Z', role: 'assistant' }),
      message(3, [result(lines(9), true), result('fine', false, null)], { time: '2026-11-21T00:00:03Z', role: 'tool' }),
      message(4, [], { time: 'yesterday', isAside: true, role: 'assistant' }),
      message(5, [text(lines(41).replaceAll('line', 'row'))]),
      message(123, [call(lines(6)), result(lines(8), null)], { time: '2026-11-21T00:00:04Z', role: 'assistant' }),
    ];
    const page = renderTranscript('a/transcript.jsonl', read(messages), SCREEN);
    expectGolden('screens/transcript.txt', page.replace(/(row 3\n)[\s\S]*?( +row 39\n)/, '$1…\n$2'));
    expect(page.match(/row 20$/gm)).toHaveLength(1);
  });
});

describe('the trend of earlier results', () => {
  const point = (day: number, mean: number, overrides: Partial<HistoryPoint> = {}): HistoryPoint => ({
    ...{ scored_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`, overall_mean: mean },
    ...{ ci95: [mean - 0.04, mean + 0.03], sessions: 20 + day, verdict: 'pass', rubric: 'v2', ...overrides },
  });
  const POINTS = [
    ...[point(1, 0.61), point(2, 0.7, { ci95: null, sessions: null, verdict: null, rubric: null })],
    ...[point(3, 0.55, { verdict: 'inconclusive', rubric: 'v1' }), point(4, 0.745, { verdict: 'fail' })],
  ];

  it('is drawn, as it was reviewed', () => {
    const skipped = { count: 2, noun: 'other .json file' } as const;
    expectGolden(
      'screens/history.txt',
      [100, 40].map((width) => renderHistory(POINTS, skipped, { colour: false, width })).join('\n'),
    );
  });

  it.each([
    [40, /^(?!.*older)/s],
    [42, /^… and 2 older ones$/m],
  ])('shows the newest 40 of %i', (count, wanted) => {
    const points = Array.from({ length: count }, (_, i) => point(1 + (i % 28), i / 100, { ci95: null }));
    const text = renderHistory(points, { count: 0, noun: 'other .json file' }, SCREEN);
    expect(text).toMatch(wanted);
    expect(text).toContain(
      `overall ${((count - 40) / 100).toFixed(3)} to ${((count - 1) / 100).toFixed(3)}, ${count > 40 ? 'the last 40 of ' : ''}${count} results`,
    );
    expect(text.match(/●/g)).toHaveLength(40);
    expect(text).not.toMatch(/skipped|several rubrics/);
  });

  it('of one result is drawn, too, however high', () => {
    for (const mean of [0, 0.5, 1]) {
      const text = renderHistory(
        [point(1, mean, { ci95: null })],
        { count: 1, noun: 'artifact without a report' },
        SCREEN,
      );
      expect(text.match(/●/g)).toHaveLength(1);
      expect(text).toContain('1 artifact without a report skipped.');
    }
  });

  it('of none says so', () => {
    expect(renderHistory([], { count: 0, noun: 'other .json file' }, SCREEN)).toBe('No report with scores found.\n');
    expect(renderHistory([], { count: 1, noun: 'other .json file' }, SCREEN)).toBe(
      'No report with scores found.\n1 other .json file skipped.\n',
    );
  });
});

describe('how far rubric and judge agree with people', () => {
  const estimate = (value: number | null, width = 0.2) => ({
    ...{ value, ci95: value === null ? null : ([value - width, value + width] as const) },
    reason: value === null ? 'all labels are equal' : null,
  });
  const agreement = (n: number, value: number | null): Agreement => ({
    ...{
      n,
      sessions: 2,
      spearman: estimate(value),
      kappa: estimate(value === null ? null : value - 0.1),
      level: value,
    },
    bias: estimate(value === null ? null : 0.05),
  });
  const perDimension = (of: (i: number) => Agreement) => ({
    ...{ title: of(0), summary: of(1), key_actions: of(2), outcome: of(3), aha_moments: of(4) },
  });
  const labelled = (
    name: string,
    human: number,
    byRubric: number,
    byJudge: number | null,
    verdict?: 'accepted' | 'rejected',
  ): LabelledScores => ({
    label: {
      session: goldenSession(name),
      id: `${name}-1`,
      overall: human,
      ...(verdict && { verdict }),
    } as unknown as Label,
    rubric: { overall: byRubric, dimensions: [], defects: [] } as never,
    judged: judgementAt(byJudge, name),
  });
  const CALIBRATION: Calibration = {
    gate: 0.7,
    candidates: [
      ...[labelled('a', 0.9, 0.8, 0.85), labelled('a', 0.4, 0.6, 0.9), labelled('b', 0.5, 0.45, null)],
      ...[labelled('c', 1, 0.9, 0.2, 'accepted'), labelled('d', 0, 0.4, 0.1, 'rejected')],
    ],
    rubric: { overall: agreement(5, 0.61), dimensions: perDimension((i) => agreement(i === 4 ? 0 : i + 1, i / 10)) },
    judge: {
      ...{ overall: agreement(4, null), dimensions: perDimension((i) => agreement(i === 2 ? 3 : 0, null)) },
      facts: { mode: 'paired', model: 'm', promptVersion: '7', samples: 2 },
      measured: {
        ...{ labels: 5, measured: 4, agreement: agreement(4, 0.5), level: 0.5, obstacle: null },
        ...{ effort: NO_EFFORT, digest: 'd' },
      },
      ...{
        reasons: { no_credentials: 1, budget: 2 },
        effort: { ...NO_EFFORT, attempts: 6, cacheHits: 1, costUsd: 0.0312 },
      },
    },
  };
  const shown = (minimum: number | null, overrides: Partial<Calibration> = {}) =>
    renderCalibration({ ...CALIBRATION, ...overrides }, { minimum, rubric: 'v2' }, SCREEN);

  it('is shown, as it was reviewed', () => {
    expectGolden('screens/calibration.txt', [shown(0.4), shown(null, { judge: null, gate: null })].join('\n---\n'));
  });

  const judged = (level: number | null, obstacle: string | null): Partial<Calibration> => {
    const { judge } = CALIBRATION;
    return { judge: judge && { ...judge, measured: { ...judge.measured, level, obstacle } } };
  };
  it.each<[string, number | null, Partial<Calibration>, string]>([
    ['below the least', 0.6, {}, '✖ Agreement 0.500, the lower of Spearman and kappa < min-judge-agreement 0.600'],
    [
      'as high as the least',
      0.5,
      {},
      '✔ Agreement 0.500, the lower of Spearman and kappa >= min-judge-agreement 0.500',
    ],
    ['that nothing asks for', null, {}, '  Agreement 0.500, the lower of Spearman and kappa\n'],
    ['that nobody knows', 0.5, judged(null, 'no key'), '? Agreement not measured: no key'],
    ['of too few labels', 0.5, judged(null, null), '? Agreement not measured: fewer than 3 labels'],
    ['of a judge that is off', 0.5, { judge: null }, '  The judge is off; min-judge-agreement speaks of the judge'],
  ])('ends with an agreement %s', (_, minimum, overrides, wanted) => {
    expect(shown(minimum, overrides)).toContain(`\n${wanted}`);
  });

  it('shows the fifty that are farthest from their label, and warns of few', () => {
    const many = (count: number) =>
      shown(null, { candidates: Array.from({ length: count }, (_, i) => labelled(`x${i}`, 0, 0, i / 100)) });
    expect(many(29)).toContain('  ! With 29 labels the intervals are wide');
    expect(many(30)).not.toContain('  ! With');
    expect(many(50)).not.toContain('more: --json');
    expect(many(52)).toContain('  … and 2 more: --json has all');
    expect(many(52)).toMatch(/x51\S* +0\.000 +0\.510 +0\.000\n.*x50/);
    expect(many(52)).not.toMatch(/ x1\//);
  });
});
