import { describe, expect, it } from '@jest/globals';
import type { CanaryFact } from '../../src/judge/canaries.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { type Judgement, NO_EFFORT } from '../../src/judge/judgement.js';
import type { MemberFacts } from '../../src/judge/panel/panel-facts.js';
import {
  concededCaveats,
  judgeCaveats,
  metricsOfOneSample,
  panelCaveats,
  programCaveats,
  weightyJudgeCaveats,
} from '../../src/report/judge-caveats.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../builders/judge-facts.js';

const canary = (session: string, overall: number | null): CanaryFact => ({
  ...{ session, overall, reason: overall === null ? 'rate_limited' : null, rationale: null, modelUsed: 'm' },
  ...{ damaged: { summary: null, key_actions: null, outcome: null }, isInjected: false, effort: NO_EFFORT },
});

/** Facts of a judge that said this of these sessions, each in the order given. */
function judged(judgements: readonly Partial<Judgement>[], more: Partial<JudgeFacts> = {}): JudgeFacts {
  const all = judgements.map((one, i) => ({ ...judgementAt(0.5, `s${i}`), ...one }));
  return judgeFacts({ judgements: new Map(all.map((one) => [one.session, one])), ...more });
}

const FACT = { facts: [{ fact: 'f', status: 'kept' }] } as unknown as Partial<Judgement>;
const measured = judged([FACT]);
const NO_CANARY = /The corpus has no canary session, so nothing shows whether this judge notices damage/;

describe('what stands above the numbers of a judge', () => {
  it('is nothing of one that is off, or that has nothing against it', () => {
    expect(weightyJudgeCaveats(null)).toEqual([]);
    expect(weightyJudgeCaveats(measured)).toEqual([]);
  });

  it('is that it was made up, and that a pull request brings answers of its own', () => {
    expect(weightyJudgeCaveats({ ...measured, isSimulated: true })).toEqual([
      expect.stringMatching(/^The judge was .*\.$/),
    ]);
    const newRecordings = { lines: 2, needed: 1, treatment: 'believed', unread: null, no_merge_base: null } as const;
    expect(weightyJudgeCaveats({ ...measured, newRecordings })).toHaveLength(1);
  });

  it('is that canaries were not measured although others were', () => {
    const watched = (canaries: readonly CanaryFact[], more: Partial<JudgeFacts> = {}) =>
      weightyJudgeCaveats({ ...measured, canaries, ...more });
    expect(watched([canary('c', null)])).toEqual([
      'The canary session was not measured (c: rate limited), and the judge has measured others: nothing shows whether it notices damage or can be talked round.',
    ]);
    expect(watched([canary('c', null), { ...canary('d', null), reason: null }])).toEqual([
      expect.stringMatching(/^None of 2 canary sessions was measured \(c: rate limited, d\), and/),
    ]);
    expect(watched([canary('c', null), canary('d', 0.1)])).toEqual([]);
    expect(watched([canary('c', null)], { absence: 'no_credentials' })).toEqual([]);
    expect(watched([canary('c', null)], { isSimulated: true })).toHaveLength(1);
    // Nothing was measured at all, and so nothing can be believed too much.
    const none = { ...judgementAt(null, 's'), unmeasured: [{ measurement: 'overall', reason: 'timeout' }] } as const;
    expect(weightyJudgeCaveats(judged([none], { canaries: [canary('c', null)] }))).toEqual([]);
  });

  it('is that nobody knows what a program has cost, where it was asked', () => {
    const asked = judged([{ attempts: 1, ...FACT }], { program: 'ask.sh' });
    expect(weightyJudgeCaveats(asked)).toEqual([
      'The judge is the program ask.sh: nobody knows what asking it has cost, and no cap held.',
    ]);
    expect(weightyJudgeCaveats(judged([FACT], { program: 'ask.sh' }))).toEqual([]);
  });
});

describe('what must be known of a judge besides', () => {
  it.each<[string, readonly string[], JudgeFacts | null, readonly (string | RegExp)[]]>([
    ['nothing where it is off and there is no canary', [], null, []],
    [
      'canaries for one that did not run',
      ['c', 'd'],
      null,
      ['2 canary sessions for the judge, which did not run: not scored (c, d).'],
    ],
    [
      'the same where nobody could be asked',
      ['c'],
      { ...measured, absence: 'no_credentials' },
      [/^1 canary session for the judge, which did not run/],
    ],
    ['nothing of a simulated one', ['c'], { ...measured, isSimulated: true }, []],
    ['that there is no canary', [], measured, [NO_CANARY]],
    ['nothing where all were measured', ['c'], { ...measured, canaries: [canary('c', 0)] }, []],
    [
      'those that were not',
      ['c', 'd', 'e'],
      { ...measured, canaries: [canary('c', 0), canary('d', null), canary('e', null)] },
      [
        '2 of 3 canary sessions not measured (d: rate limited, e: rate limited): what the judge would have said is not known.',
      ],
    ],
    ['nothing twice: what is said above the numbers', ['c'], { ...measured, canaries: [canary('c', null)] }, []],
  ])('is %s', (_, canaries, judge, wanted) => {
    expect(judgeCaveats(canaries, judge)).toEqual(
      wanted.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    );
  });

  const besides = (judge: JudgeFacts) => judgeCaveats(['c'], { ...judge, canaries: [canary('c', 0)] });

  it('is what it has not read, and what was written for it', () => {
    const shortened = ['the summary'];
    expect(besides(judged([{ ...FACT, shortened }, FACT, { ...FACT, shortened }]))).toEqual([
      'Texts of 2 sessions are longer than what the judge is shown (s0, s2): what is behind the cut was not judged.',
    ]);
    expect(
      besides(
        judged([
          { ...FACT, speaksToJudge: true },
          { ...FACT, speaksToJudge: false },
        ]),
      ),
    ).toEqual(['The judge says of 1 candidate that words in it are meant for whoever judges it (s0).']);
    expect(besides({ ...judged([{ ...FACT, speaksToJudge: true, shortened }]), isSimulated: true })).toEqual([]);
  });

  it('is a score without a fact that it rests on', () => {
    const noted = /^The judge has noted no fact of 1 session \(s1\): nothing shows what its scores there rest on\.$/;
    expect(besides(judged([FACT, {}]))).toEqual([expect.stringMatching(noted)]);
    // Without a score, or without a dimension, none is wanted.
    const without = judgementAt(null, 's');
    expect(besides(judged([{ overall: without.overall }, { dimensions: without.dimensions }]))).toEqual([]);
    const one = { ...without.dimensions, outcome: judgementAt(0.5, 's').dimensions.outcome };
    expect(besides(judged([{ dimensions: one }]))).toHaveLength(1);
  });

  it('is that a candidate claims more than is checked', () => {
    const claiming = (counts: readonly number[]) => {
      const sessions = [...faithfulSessions(counts.map(() => 1))].map(([name, one], i) => [
        name,
        { ...one, faithfulness: { ...one.faithfulness, claims: Array.from({ length: counts[i] ?? 0 }, () => ({})) } },
      ]);
      return { ...measured, measured: new Map(sessions as never) } as JudgeFacts;
    };
    expect(besides(claiming([19, 3]))).toEqual([]);
    expect(besides(claiming([19, 20]))).toEqual([
      'Faithfulness checks 20 claims of a candidate at most, and 1 candidate makes as many or more (s1): nobody has checked what else is claimed there.',
    ]);
    expect(besides(claiming([20, 21]))[0]).toMatch(/, and 2 candidates make as many or more \(s0, s1\)/);
  });

  it('is that one sample alone was asked about, by metrics that take several questions', () => {
    expect(metricsOfOneSample(null, 3)).toEqual([]);
    expect(metricsOfOneSample(measured, 3)).toEqual([]);
    const both = { ...measured, metrics: ['rubric', 'relevance', 'coherence'] } as const;
    expect(metricsOfOneSample({ ...both, absence: 'auth' }, 3)).toEqual([]);
    expect(metricsOfOneSample(both, 3)).toEqual([
      expect.stringMatching(/^relevance, coherence: the judge was asked about one of 3 samples of each session/),
    ]);
  });

  it('is what a server does not take, and what becomes of that', () => {
    const conceded = [
      { model: 'a', parts: ['thinking', 'max_tokens', 'cache_control'] },
      { model: 'b', parts: ['max_tokens'] },
    ];
    const told = 'does not take thinking (the model may think), cache_control (no prompt is cached).';
    expect(concededCaveats({ ...measured, conceded })).toEqual([`The server ${told}`]);
    expect(concededCaveats({ ...measured, conceded, panel: { members: [] } })).toEqual([`The server of a ${told}`]);
    expect([concededCaveats(null), concededCaveats(measured)]).toEqual([[], []]);
  });
});

describe('what must be known of a panel', () => {
  const member = (model: string, leftOut: MemberFacts['leftOut'] = [], more: Partial<MemberFacts> = {}): MemberFacts =>
    ({
      ...{ provider: 'anthropic', model, means: {}, reasons: {}, effort: NO_EFFORT, voided: null, leftOut },
      ...{ wanted: 1, measured: 1 },
      ...more,
    }) as MemberFacts;
  const out = (metric: 'rubric' | 'relevance' = 'rubric', holdsGates = false) => ({ metric, reason: 'r', holdsGates });
  const of = (members: readonly MemberFacts[], more: Partial<JudgeFacts> = {}) =>
    panelCaveats({ ...measured, panel: { members }, ...more });
  const [a, b, c] = ['a', 'b', 'c'].map((one) => member(one));
  if (a === undefined || b === undefined || c === undefined) throw new Error('three members');

  it('is nothing where all count, nobody could be asked, or all is void', () => {
    expect(of([a, b])).toEqual([]);
    expect(panelCaveats(measured)).toEqual([]);
    expect(of([a, member('b', [out()])], { absence: 'auth' })).toEqual([]);
    expect(of([a, member('b', [out()])], { voided: 'why' })).toEqual([]);
  });

  it('is who is left out, of what, and on whom the medians rest', () => {
    expect(of([a, member('b', [out()])])).toEqual(['1 of 2 judges is left out: b; the medians rest on a alone.']);
    const metrics = ['rubric', 'relevance'] as const;
    expect(of([a, member('b', [out()]), c], { metrics })).toEqual([
      '1 of 3 judges is left out: b (rubric); the medians rest on the other 2.',
    ]);
    expect(of([member('a', [out(), out('relevance')]), member('b', [out('relevance')]), c], { metrics })).toEqual([
      '2 of 3 judges are left out: a, b (relevance); the medians rest on c alone.',
    ]);
    expect(of([member('a', [out()]), member('b', [out()])])).toEqual([
      'None of 2 judges counts in all that was asked: a, b.',
    ]);
  });

  it('is that no gate rests on the others, where one answers that is left out', () => {
    expect(of([a, member('b', [out('rubric', true)])])[1]).toBe(
      'No gate of the judge is evaluated on that, since b answers: others may pass what would fail by it. Mend what keeps it out, or take it out of judge-model.',
    );
    const both = [member('a', [out('rubric', true)]), member('b', [out('rubric', true)]), member('c', [out()])];
    expect(of(both)[1]).toMatch(
      /since a, b answer: others may pass what would fail by them\. Mend what keeps them out/,
    );
  });

  it('is what nobody knows the cost of', () => {
    const asked = { provider: 'command', effort: { ...NO_EFFORT, attempts: 1 } } as const;
    const costs = (members: readonly MemberFacts[], more: Partial<JudgeFacts> = {}) =>
      programCaveats({ ...measured, panel: { members }, ...more });
    expect(costs([a, member('ask.sh', [], asked)])).toEqual([
      'Nobody knows what asking the program ask.sh has cost, and no cap held for it.',
    ]);
    expect(costs([a, member('ask.sh', [], { provider: 'command' })])).toEqual([]);
    expect(costs([member('a', [], { effort: asked.effort })])).toEqual([]);
    expect(costs([member('ask.sh', [], asked)], { isSimulated: true })).toEqual([]);
    expect(programCaveats(measured)).toEqual([]);
  });
});
