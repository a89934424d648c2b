import { describe, expect, it } from '@jest/globals';
import { isWorse, type Worse, whatGetsWorse } from '../../../src/gates/baseline/what-gets-worse.js';
import type { BaselineReport, BaselineSession } from '../../../src/inputs/baseline/baseline-report.js';
import { baselineOf } from '../../builders/baselines.js';

const session = (name: string, overall: number | null, more: Partial<BaselineSession> = {}): BaselineSession => ({
  name,
  status: 'scored',
  failed: false,
  overall,
  dimensions: [
    { dimension: 'title', score: overall ?? 0 },
    { dimension: 'summary', score: 0.5 },
  ],
  reference_digest: `of ${name}`,
  ...more,
});

const report = (sessions: readonly BaselineSession[], more: Partial<BaselineReport> = {}): BaselineReport =>
  baselineOf([], { overall_mean: null, sessions: [...sessions], ...more });

const NOTHING: Worse = {
  obstacle: null,
  overall: null,
  dimensions: [],
  sessions: [],
  failing: [],
  gone: [],
  differing: [],
};

const JUDGE = { model: 'a', mode: 'absolute', prompt_version: '1' };
const A = session('a', 0.5);

describe('what gets worse where a report takes the place of another', () => {
  it.each<[string, BaselineReport, BaselineReport, Partial<Worse>]>([
    ['nothing where both are the same', report([A]), report([A]), {}],
    ['nothing of what got better', report([session('a', 0.6)]), report([A]), {}],
    ['nothing that nobody can see', report([session('a', 0.49999)]), report([A]), {}],
    [
      'the mean',
      report([], { overall_mean: 0.4 }),
      report([], { overall_mean: 0.5 }),
      { overall: { before: 0.5, now: 0.4 } },
    ],
    ['no mean where there was none', report([], { overall_mean: 0.4 }), report([]), {}],
    ['no mean where there is none', report([]), report([], { overall_mean: 0.5 }), {}],
    [
      'sessions that fell, the furthest first',
      report([session('c', 0.375), session('b', 0.25), session('d', 0.125)]),
      report([session('c', 0.5), session('b', 0.5), session('d', 0.875)]),
      {
        sessions: [
          { name: 'd', before: 0.875, now: 0.125 },
          { name: 'b', before: 0.5, now: 0.25 },
          { name: 'c', before: 0.5, now: 0.375 },
        ],
        dimensions: [{ dimension: 'title', before: 0.625, now: 0.25 }],
      },
    ],
    [
      'no session whose reference is another',
      report([
        session('a', 0.2, { reference_digest: 'x', dimensions: [] }),
        session('b', 0.1, { reference_digest: 'y', dimensions: [] }),
      ]),
      report([session('a', 0.5), session('b', 0.5)]),
      { differing: ['the references of 2 sessions'] },
    ],
    ['sessions that fail and did not', report([{ ...A, failed: true }]), report([A]), { failing: ['a'] }],
    ['new sessions that fail', report([A, session('b', 0.5, { failed: true })]), report([A]), { failing: ['b'] }],
    ['none that failed before', report([{ ...A, failed: true }]), report([{ ...A, failed: true }]), {}],
    ['none that is new', report([A, session('b', 0.5)]), report([A]), {}],
    ['sessions that there are no more', report([A]), report([A, session('b', 0.5)]), { gone: ['b'] }],
    [
      'the config file',
      report([A], { config_digest: 'x' }),
      report([A], { config_digest: 'y' }),
      { differing: ['the config file'] },
    ],
    ['nothing that an older report does not tell', report([A], { config_digest: 'x' }), report([A]), {}],
    ['nor a newer one', report([A]), report([A], { waivers_digest: 'x' }), {}],
    ['waivers', report([A], { waivers_digest: 'x' }), report([A], { waivers_digest: 'y' }), { differing: ['waivers'] }],
    ['a judge that is new', report([A], { judge: JUDGE }), report([A]), { differing: ['the judge'] }],
    [
      'another model',
      report([A], { judge: JUDGE }),
      report([A], { judge: { ...JUDGE, model: 'b' } }),
      { differing: ['the judge'] },
    ],
    [
      'another mode',
      report([A], { judge: JUDGE }),
      report([A], { judge: { ...JUDGE, mode: 'paired' } }),
      { differing: ['the judge'] },
    ],
    [
      'another prompt',
      report([A], { judge: JUDGE }),
      report([A], { judge: { ...JUDGE, prompt_version: '2' } }),
      { differing: ['the judge'] },
    ],
    [
      'all that may be another, in this order',
      report([session('a', 0.5, { reference_digest: 'x' })], {
        ...{ judge: JUDGE, cassette_digest: 'x', waivers_digest: 'x', config_digest: null },
      }),
      report([A], { cassette_digest: 'y', waivers_digest: 'y', config_digest: 'x' }),
      { differing: ['the references of 1 session', 'the config file', 'waivers', 'recorded answers', 'the judge'] },
    ],
    [
      'sessions that fell as far, in their order',
      report([session('b', 0.25), session('a', 0.25)]),
      report([session('a', 0.5), session('b', 0.5)]),
      {
        sessions: [
          { name: 'b', before: 0.5, now: 0.25 },
          { name: 'a', before: 0.5, now: 0.25 },
        ],
        dimensions: [{ dimension: 'title', before: 0.5, now: 0.25 }],
      },
    ],
    [
      'a session that has one more text, and fell all the same',
      report([session('a', 0.25, { reference_digest: 'both', reference_digests: ['r', 'x'], dimensions: [] })]),
      report([session('a', 0.5, { reference_digest: 'r' })]),
      { sessions: [{ name: 'a', before: 0.5, now: 0.25 }], differing: ['the references of 1 session'] },
    ],
    [
      'no session that has no score any more, nor what it has of dimensions',
      report([session('a', null), session('b', 0.5)]),
      report([A, session('b', 0.5)]),
      {},
    ],
    [
      'a dimension alone, on average of the sessions that have it',
      report([
        session('a', 0.5, { dimensions: [{ dimension: 'summary', score: 0.25 }] }),
        session('b', 0.5, { dimensions: [] }),
      ]),
      report([
        session('a', 0.5, { dimensions: [{ dimension: 'summary', score: 0.75 }] }),
        session('b', 0.5, { dimensions: [{ dimension: 'summary', score: 0.25 }] }),
      ]),
      { dimensions: [{ dimension: 'summary', before: 0.5, now: 0.25 }] },
    ],
    ['no judge that is the same', report([A], { judge: JUDGE }), report([A], { judge: { ...JUDGE } }), {}],
  ])('is %s', (_, now, before, wanted) => {
    const worse = whatGetsWorse(now, before);
    expect(worse).toEqual({ ...NOTHING, ...wanted });
    const { differing: _differing, ...lost } = wanted;
    expect(isWorse(worse)).toBe(Object.keys(lost).length > 0);
  });

  it('are no scores where they cannot be compared, but what fails and what is gone', () => {
    const before = report([A, session('b', 0.9)], { rubric: { version: 'v1', weights: {} }, overall_mean: 0.9 });
    const worse = whatGetsWorse(report([session('a', 0.2, { failed: true })], { overall_mean: 0.2 }), before);
    expect(worse).toMatchObject({ overall: null, dimensions: [], sessions: [], failing: ['a'], gone: ['b'] });
    expect(worse.obstacle).toMatch(/^it /);
  });
});
