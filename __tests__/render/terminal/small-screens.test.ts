import { describe, expect, it } from '@jest/globals';
import pc from 'picocolors';
import type { Worse } from '../../../src/gates/baseline/what-gets-worse.js';
import type { AcceptedSummary, RejectedSummary } from '../../../src/inputs/corpus/taught-summary.js';
import { sparkline } from '../../../src/render/sparkline.js';
import { examLines } from '../../../src/render/terminal/exam.js';
import { renderIncidents } from '../../../src/render/terminal/history.js';
import { judgeStrengthLines } from '../../../src/render/terminal/judge-strength.js';
import { listedOf, renderList } from '../../../src/render/terminal/listed-sessions.js';
import { proposalJson, proposalSentences } from '../../../src/render/terminal/proposal.js';
import { sampleLines } from '../../../src/render/terminal/shown-samples.js';
import { worseLines } from '../../../src/render/terminal/worse.js';
import type { Incident } from '../../../src/report/incident.js';
import type { Examined } from '../../../src/self-test/exam.js';
import type { Proposal } from '../../../src/self-test/propose-threshold.js';
import { judgementAt } from '../../builders/judge-facts.js';

const SCREEN = { colour: false, width: 200 };
const PLAIN = pc.createColors(false);
const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `s${i}`);

describe('what is worse than in the baseline that is replaced', () => {
  const NONE: Worse = {
    ...{ obstacle: null, overall: null, dimensions: [], sessions: [], failing: [], gone: [], differing: [] },
  };
  const shown = (worse: Partial<Worse>) => worseLines({ ...NONE, ...worse }, '2026-11-20', { ...SCREEN, width: 2000 });

  it('is told in a line for each', () => {
    expect(
      shown({
        overall: { before: 0.9, now: 0.8 },
        dimensions: [{ dimension: 'key_actions', before: 0.7504, now: 0.5 }],
        sessions: [{ name: 'a', before: 0.9, now: 0.1 }],
        ...{ failing: ['a'], gone: ['x', 'y'], differing: ['rubric', 'weights'] },
      }),
    ).toEqual([
      'Worse than in the baseline that it replaces, scored 2026-11-20:',
      '  - overall: 0.900 → 0.800 (−0.100)',
      '  - key_actions: 0.750 → 0.500 (−0.250)',
      '  - 1 session fell: a 0.900 → 0.100 (−0.800)',
      '  - 1 session newly fails: a',
      '  - 2 sessions are not in it any more: x, y',
      'Another than then: rubric, weights.',
      '',
    ]);
    expect(shown({ gone: ['x'], failing: ['a', 'b'] })).toEqual([
      'Worse than in the baseline that it replaces, scored 2026-11-20:',
      '  - 2 sessions newly fail: a, b',
      '  - 1 session is not in it any more: x',
      '',
    ]);
  });

  it('is told to be nothing', () => {
    expect(shown({})).toEqual(['Nothing is worse than in the baseline that it replaces, scored 2026-11-20.', '']);
    expect(shown({ obstacle: 'another rubric' })).toEqual([
      'No session newly fails or is gone since the baseline that it replaces, scored 2026-11-20.',
      'Its scores cannot be compared with these: another rubric.',
      '',
    ]);
  });

  it('names twenty at most', () => {
    expect(shown({ gone: names(20) })[1]).toMatch(/s18, s19$/);
    expect(shown({ gone: names(22) })[1]).toMatch(/s19 and 2 more$/);
  });
});

describe('what the gates make of what people decided', () => {
  const one = <T>(session: string, gates: readonly string[], because: string | null): Examined<T> => ({
    ...{ session, gates, taught: { id: 'x', because } as T },
  });
  const accepted = (gates: readonly string[]) => one<AcceptedSummary>('a', gates, null);
  const rejected = (gates: readonly string[]) => one<RejectedSummary>('r', gates, 'it lies');

  it.each([
    [[], [['g'], []], 'These gates fail 1 of 2 summaries that people rejected.'],
    [[['g'], []], [], 'These gates pass 1 of 2 summaries that people accepted.'],
    [[[]], [[]], 'These gates fail 0 of 1 summary that people rejected, and pass 1 of 1 that they accepted.'],
  ])('is one sentence', (good, bad, wanted) => {
    expect(examLines({ accepted: good.map(accepted), rejected: bad.map(rejected) }, PLAIN, SCREEN)[0]).toBe(wanted);
  });

  it('names those that the gates get wrong', () => {
    const exam = { accepted: [accepted(['g', 'h']), accepted([])], rejected: [rejected([]), rejected(['g'])] };
    expect(examLines(exam, PLAIN, SCREEN).slice(1)).toEqual([
      '  passes  r, x: it lies',
      '  fails   a, x: g, h, without itself among the accepted ones',
      '',
    ]);
    const lines = (count: number) =>
      examLines({ accepted: [], rejected: names(count).map(() => rejected([])) }, PLAIN, SCREEN);
    expect(lines(10)).toHaveLength(12);
    expect(lines(12).slice(11)).toEqual(['  passes  and 2 more', '']);
  });

  const incident = (at: string, caught: boolean | null, gates: readonly string[] = []): Incident => ({
    ...{ at, session: 'a', id: 'x', by: 'mona', because: 'it lies', code: null, caught, gates },
  });
  it('is told by day, the newest forty', () => {
    expect(renderIncidents([], SCREEN)).toBe('');
    const [head, ...lines] = renderIncidents(
      [incident('2026-11-01', true, ['g', 'h']), incident('2026-11-02', false), incident('2026-11-03', null)],
      SCREEN,
    ).split('\n');
    expect(head).toMatch(/^[A-Z].*\.$/);
    expect(lines).toEqual([
      '  2026-11-01  ✔ caught  a, x: g, h; it lies',
      '  2026-11-02  ✖ missed  a, x: it lies',
      '  2026-11-03  ? draft   a, x: it lies',
      '',
      '',
    ]);
    const many = (count: number) =>
      renderIncidents(
        names(count).map((at) => incident(at, false)),
        SCREEN,
      );
    expect(many(40)).not.toContain('older');
    expect(many(42)).toContain('… and 2 older ones');
    expect(many(42)).toMatch(/^ {2}s2 /m);
    expect(many(42)).not.toMatch(/^ {2}s1 /m);
  });

  it('is told of the judge, with what it has not noticed and what it blocks', () => {
    const copy = (session: string, effect: 'damaging' | 'harmless', score: number | null) => ({
      ...{ session, kind: `${effect} edit`, effect, dimensions: [], judgement: judgementAt(score, session) },
    });
    const strength = {
      level: 0.6,
      gate: null,
      damaging: 2,
      noticed: 1,
      harmless: 2,
      blocked: 1,
      unmeasured: 1,
    } as const;
    const copies = [
      ...[copy('a', 'damaging', 0.7), copy('b', 'damaging', 0.5), copy('c', 'damaging', null)],
      ...[copy('d', 'harmless', 0.5), copy('e', 'harmless', 0.6)],
    ];
    expect(judgeStrengthLines({ strength, model: 'm', copies }, SCREEN).slice(1)).toEqual([
      '  Not noticed: damaging edit (a) 0.700',
      '  Blocked: harmless edit (d) 0.500',
      '',
    ]);
    expect(judgeStrengthLines({ strength, model: 'm', copies: [] }, SCREEN)).toHaveLength(2);
  });
});

describe('a threshold that is proposed', () => {
  const PROPOSED = { kind: 'proposed', minOverall: 0.55, runs: 3, blocked: 1, spread: 0.0412345678 } as const;
  it.each<[Proposal, RegExp]>([
    [
      PROPOSED,
      /^It would have blocked 1 of the 3 runs that are known, whose means lie 0\.041 apart .* it is 0\.150 or more below/,
    ],
    [{ ...PROPOSED, runs: 1, spread: null }, /^One run cannot tell .* leaves room: 0\.150 below/],
    [{ kind: 'none', why: 'unusable', sessions: 1 }, /: 1 session without a usable candidate/],
    [{ kind: 'none', why: 'too few', sessions: 9 }, /from 9 sessions: from 10 on one is\.$/],
    [{ kind: 'none', why: 'not passed' }, /this run does not pass/],
    [{ kind: 'none', why: 'too low' }, /these scores allow is 0/],
    [{ kind: 'none', why: 'as high already' }, /^min-overall is as high as this run allows already\.$/],
  ])('comes with where it is from, or why there is none: %j', (proposal, wanted) => {
    expect(proposalSentences(proposal)).toMatch(wanted);
    expect(proposalJson(proposal).reason).toBe(proposalSentences(proposal));
  });

  it('is data as well', () => {
    expect(proposalJson(PROPOSED)).toMatchObject({ min_overall: 0.55, runs: 3, blocked: 1, spread: 0.041235 });
    expect(proposalJson({ ...PROPOSED, spread: null })).toMatchObject({ spread: null });
    expect(Object.keys(proposalJson({ kind: 'none', why: 'too low' }))).toEqual(['min_overall', 'reason']);
  });
});

describe('lists of sessions and samples', () => {
  it('have the lowest score first, of equals most findings, and those without a score last', () => {
    const session = (name: string, overall: number | null, findings: number) => ({
      ...{ name, overall, findings, status: overall === null ? ('canary' as const) : ('scored' as const) },
    });
    const listed = listedOf([session('c', null, 0), session('a', 0.9, 1), session('b', 0.5, 1), session('d', 0.9, 12)]);
    expect(listed.map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c']);
    expect(renderList(listed, SCREEN).split('\n')).toEqual([
      '  Score  Findings  Session',
      '  0.500         1  b',
      '  0.900        12  d',
      '  0.900         1  a',
      '      –         –  c  canary',
      '',
      '4 sessions. `explain <session>` shows every number behind one.',
      '',
    ]);
    expect(renderList([], SCREEN)).toBe('The corpus has no session.\n');
  });

  it('mark the sample that is shown, and the worst', () => {
    const sample = (number: number, overall: number, findings: number) => ({
      ...{ sample: number, status: 'scored' as const, overall, findings, place: `c/a/${number}.json` },
    });
    const lost = { sample: 3, status: 'missing_candidate' as const, overall: 0, findings: 0, place: null };
    const samples = { overall: 0.46666666, spread: 0.45, worst: 3, all: [sample(1, 0.9, 0), sample(2, 0.5, 1), lost] };
    expect(sampleLines('a', { ...samples, shown: 1 }, PLAIN, SCREEN)).toEqual([
      '  samples    mean of 3 samples 0.466667, spread 0.45 (standard deviation)',
      '           → 1  0.9  0 findings  c/a/1.json',
      '             2  0.5  1 finding  c/a/2.json',
      '             3  0  missing candidate, the worst',
      '  below      sample 1; a/2 shows another one',
    ]);
    const alone = { ...samples, spread: null, worst: 1, all: [sample(1, 0.9, 0)], shown: 1 };
    expect(sampleLines('a', alone, PLAIN, SCREEN)).toEqual([
      '  samples    mean of 1 sample 0.466667',
      '           → 1  0.9  0 findings, the worst  c/a/1.json',
      '  below      sample 1, the worst',
    ]);
    const coloured = sampleLines('a', { ...samples, shown: 1 }, pc.createColors(true), SCREEN);
    expect(coloured.map((line) => line.startsWith('\u001b[2m'))).toEqual([false, false, true, true, true]);
  });

  it.each([
    [[0.5, 0.5, 0.5], '▁▁▁'],
    [[0.5, 0.52], '▁▄'],
    [[0.5, 0.55], '▁█'],
    [[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], '▁▂▃▄▅▆▇█'],
  ])('draw %j as bars, which reach over a range of 0.05 at least', (values, wanted) => {
    expect(sparkline(values)).toBe(wanted);
  });
});
