import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { CanaryFact } from '../../src/judge/canaries.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { type Judgement, NO_EFFORT, type Voice } from '../../src/judge/judgement.js';
import type { MetaEvaluation } from '../../src/judge/meta-evaluation.js';
import type { Claim, ClaimStatus } from '../../src/judge/metrics/claims.js';
import type { MemberFacts } from '../../src/judge/panel/panel-facts.js';
import type { PlacedFaithfulness, SessionMetrics } from '../../src/judge/session-metrics.js';
import { canaryJudgement, toReportJudge, toReportJudgement } from '../../src/report/judge-report.js';
import { countClaims, metaTotals, metricTotals, toClaim, toReportMetrics } from '../../src/report/metrics-report.js';
import { panelPart, toReportPanel } from '../../src/report/panel-report.js';
import { roundUsd } from '../../src/report/round-usd.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../builders/judge-facts.js';

const EFFORT = {
  ...{ attempts: 3, retries: 1, cacheHits: 2, promptTokens: 100, completionTokens: 20, durationMs: 7, waitedMs: 5 },
  ...{ costUsd: 0.12345678949, savedUsd: 0.25, failures: new Map() },
};

const judgementsOf = (...all: readonly Judgement[]) => new Map(all.map((one) => [one.session, one]));
const at = (score: number | null, session: string, more: Partial<Judgement> = {}) => ({
  ...judgementAt(score, session),
  ...more,
});
const GAP = [{ measurement: 'overall', reason: 'timeout' }] as const;

function report(facts: Partial<JudgeFacts>) {
  return toReportJudge(judgeFacts(facts), DIMENSIONS, []);
}

const canary = (session: string, overall: number | null, more: Partial<CanaryFact> = {}): CanaryFact => ({
  ...{ session, overall, reason: overall === null ? 'timeout' : null, rationale: 'why', modelUsed: 'm' },
  ...{ damaged: { summary: null, key_actions: null, outcome: null }, isInjected: false, effort: EFFORT },
  ...more,
});

describe('what a report has of its judge', () => {
  const judgements = judgementsOf(at(0.5, 'a', EFFORT), at(1, 'b', { unmeasured: GAP }));

  it('is the means of those that were measured, and what it took', () => {
    expect(report({ judgements })).toMatchObject({
      ...{ overall_mean: 0.75, dimension_means: { title: 0.75, outcome: 0.75 }, calls: 3, retries: 1, cache_hits: 2 },
      ...{ prompt_tokens: 100, completion_tokens: 20, cost_usd: 0.123456789, saved_usd: 0.25 },
      ...{ wanted: 12, measured: 11, unmeasured: 1, unmeasured_reasons: { timeout: 1 }, voided: null },
    });
    for (const key of [
      'simulated',
      'transport',
      'guidelines',
      'provider',
      'program',
      'new_recordings',
      'strength',
      'panel',
      'agreement',
    ])
      expect(report({ judgements })).not.toHaveProperty(key);
    expect(report({ judgements, provider: 'command', program: 'ask' })).toMatchObject({
      provider: 'command',
      program: 'ask',
    });
  });

  it('is no mean where it is void, nor a call where it is simulated', () => {
    expect(report({ judgements, voided: 'why' })).toMatchObject({
      ...{ overall_mean: null, dimension_means: { title: null }, voided: 'why', calls: 3 },
    });
    expect(report({ judgements, isSimulated: true })).toMatchObject({ simulated: true, calls: 0, overall_mean: 0.75 });
    expect(report({ judgements, isByBatch: true })).toMatchObject({ transport: 'batch' });
  });

  it('is of canaries who was asked, measured and taken in', () => {
    const canaries = [canary('c', 0.1), canary('d', null), canary('e', 0.9)];
    expect(report({ canaries }).canaries).toEqual({ asked: 3, measured: 2, taken_in: ['e'] });
  });

  it('is of transplants those that were asked about, where the judge is somewhere far above the rubric', () => {
    const asked = [0.9, 0.1, null].map((overall, i) => ({
      ...{ session: `s${i}`, above: 0.4, overall, reason: null, effort: NO_EFFORT },
    }));
    expect(report({ transplants: { disagreements: 4, asked } }).transplants).toEqual({
      ...{ disagreements: 4, asked: 3, measured: 2, steered: ['s0'] },
    });
    expect(report({ transplants: { disagreements: 0, asked: [] } })).not.toHaveProperty('transplants');
    expect(report({})).not.toHaveProperty('transplants');
  });

  it('is agreement with people, with what that took besides', () => {
    const value = { value: 0.5, ci95: [0, 1] as const, reason: null };
    const agreement = { n: 4, sessions: 2, spearman: value, kappa: { ...value, ci95: null }, bias: value, level: 0.5 };
    const judged = { labels: 4, measured: 4, agreement, level: 0.5, obstacle: null, effort: EFFORT, digest: 'd' };
    const found = report({ judgements, agreement: judged as NonNullable<JudgeFacts['agreement']> });
    expect(found).toMatchObject({
      calls: 6,
      prompt_tokens: 200,
      agreement: { labels: 4, labels_digest: 'd', level: 0.5 },
    });
    expect(found.agreement).toMatchObject({ n: 4, sessions: 2, spearman: value, kappa: { ci95: null } });
  });

  it('is dollars to a billionth', () => {
    expect([roundUsd(0.1234567894), roundUsd(0.1234567896), roundUsd(null), roundUsd(2)]).toEqual([
      ...[0.123456789, 0.12345679, null, 2],
    ]);
  });
});

describe('what a report has of what the judge says of a session', () => {
  const said = at(0.5, 'a', {
    ...EFFORT,
    ...{ rationale: 'It lacks one.', suggestions: ['Add it'], modelUsed: 'm', invented: ['x'] },
    facts: [{ fact: 'f', status: 'kept', extra: 1 }] as never,
    failures: new Map([
      ['timeout', 2],
      ['connection', 1],
    ]),
  });
  const of = (judgement: Judgement, more: Partial<JudgeFacts> = {}) =>
    toReportJudgement(judgement.session, judgeFacts({ judgements: judgementsOf(judgement), ...more }));

  it('is its scores and words, and what it took', () => {
    expect(of(said)).toMatchObject({
      ...{ overall: 0.5, rationale: 'It lacks one.', suggestions: ['Add it'], samples: 1, model_used: 'm' },
      ...{ facts: [{ fact: 'f', status: 'kept' }], invented: ['x'], unmeasured: [], attempts: 3, duration_ms: 7 },
      failed_attempts: { reasons: { connection: 1, timeout: 2 }, waited_ms: 5 },
    });
    expect(Object.keys(of(said)?.failed_attempts?.reasons ?? {})).toEqual(['connection', 'timeout']);
    expect(of(said)?.dimensions.map(({ dimension, score }) => [dimension, score])).toEqual(
      DIMENSIONS.map((one) => [one, 0.5]),
    );
    for (const key of ['simulated', 'rewrite', 'speaks_to_judge', 'shortened', 'panel', 'metrics', 'spread']) {
      expect(of(said)).not.toHaveProperty(key);
    }
    expect(toReportJudgement('b', judgeFacts({ judgements: judgementsOf(said) }))).toBeUndefined();
  });

  it('says more only where there is more', () => {
    expect(of({ ...said, speaksToJudge: false, shortened: ['the summary'], told: 2 })).toMatchObject({
      ...{ speaks_to_judge: false, shortened: ['the summary'], rationale: 'Sample 2: It lacks one.' },
    });
    expect(of({ ...said, rationale: null, told: 2 })?.rationale).toBeNull();
    expect(of(said, { isSimulated: true })).toMatchObject({ simulated: true, attempts: 0 });
    expect(of({ ...said, failures: new Map() })).not.toHaveProperty('failed_attempts');
    const unmeasured = of(at(null, 'a', { unmeasured: GAP }));
    expect(unmeasured).toMatchObject({ overall: null, samples: 0, dimensions: [], unmeasured: GAP });
    expect(unmeasured).not.toHaveProperty('facts');
    expect(unmeasured).not.toHaveProperty('invented');
  });

  it('has the judge of its explanations speak of its own alone', () => {
    const original = { session: 'a', metric: 'rubric', score: 0.5, text: 'x', promptVersion: 'v' } as const;
    const about = (session: string): MetaEvaluation => ({
      original: { ...original, session },
      answer: null,
      reason: null,
      wasRun: false,
    });
    const quotes = { explanations: 0, sound: 0, quotes: 0, found: 0 };
    const meta = (...sessions: readonly string[]) => ({
      meta: { rate: 1, model: 'n', evaluations: sessions.map(about), quotes, effort: NO_EFFORT },
    });
    expect(of(said, meta('b', 'a', 'a'))?.metrics?.explanation_quality).toHaveLength(2);
    expect(of(said, meta('b'))).not.toHaveProperty('metrics');
  });

  it('is of metrics alone no score by the rubric', () => {
    const found = toReportJudgement('s0', judgeFacts({ measured: faithfulSessions([null]) }));
    expect(found).toMatchObject({
      ...{
        overall: null,
        dimensions: [],
        samples: 0,
        unmeasured: [{ measurement: 'faithfulness', reason: 'timeout' }],
      },
    });
    expect(found?.metrics?.faithfulness).toMatchObject({ score: null, reason: 'timeout' });
  });

  it('is of a canary its overall, and why it has none', () => {
    const failures = new Map([['timeout', 1]] as const);
    const judge = judgeFacts({ canaries: [canary('c', 0.2, { effort: { ...EFFORT, failures } }), canary('d', null)] });
    expect(canaryJudgement('c', judge).judge).toMatchObject({
      ...{
        overall: 0.2,
        rationale: 'why',
        samples: 1,
        unmeasured: [],
        attempts: 3,
        prompt_tokens: 100,
        duration_ms: 0,
      },
      failed_attempts: { reasons: { timeout: 1 }, waited_ms: 0 },
    });
    expect(canaryJudgement('d', judge).judge).toMatchObject({
      ...{ overall: null, samples: 0, unmeasured: [{ measurement: 'overall', reason: 'timeout' }] },
    });
    expect([canaryJudgement('x', judge), canaryJudgement('c', null)]).toEqual([{}, {}]);
  });
});

describe('what a report has of metrics', () => {
  const statuses = ['confirmed', 'confirmed', 'contradicted', 'unsupported', 'unanswered'] as const;
  const claim = (status: ClaimStatus, evidence: Claim['evidence'] = null) => ({
    ...{ text: 't', question: 'q', status, evidence, place: { file: 'c.json', line: 3 } },
    part: { field: 'summary', path: ['summary'] } as Claim['part'],
  });
  const faithful: PlacedFaithfulness = {
    ...{ score: 0.5, hallucination: 0.5, explanation: 'e', reason: null, omitted: 1, unshown: 0, ending: null },
    claims: statuses.map((one) => claim(one)),
  };
  const metrics = (more: Partial<SessionMetrics> = {}): SessionMetrics => ({
    ...{ session: 's', skipped: [], defects: [], effort: NO_EFFORT },
    ...more,
  });

  it('is of claims how many came to which end', () => {
    expect(countClaims(faithful, 'v')).toEqual({
      ...{ score: 0.5, explanation: 'e', reason: null, prompt_version: 'v', asked: 5, answered: 4, omitted: 1 },
      ...{ confirmed: 2, contradicted: 1, unsupported: 1 },
    });
  });

  it('is of a claim where it stands, and what decided', () => {
    const evidence = { quote: 'it failed', isFound: true, place: { file: 't.md', line: 9 } };
    expect(toClaim(claim('contradicted', evidence))).toEqual({
      ...{ statement: 't', question: 'q', status: 'contradicted' },
      evidence: { quote: 'it failed', found: true, file: 't.md', line: 9 },
    });
    expect(toClaim(claim('contradicted', { ...evidence, place: { file: 't.md' } })).evidence).toMatchObject({
      line: null,
    });
    const told = toReportMetrics(
      metrics({ faithfulness: { ...faithful, unshown: 2, ending: claim('confirmed') } }),
      [],
    );
    expect(told.faithfulness?.claims[0]).toEqual({
      ...{
        statement: 't',
        field: 'summary',
        file: 'c.json',
        line: 3,
        column: null,
        question: 'q',
        status: 'confirmed',
      },
      evidence: null,
    });
    expect(told.faithfulness).toMatchObject({ not_shown: 2, outcome: { status: 'confirmed' } });
    expect(told.hallucination).toMatchObject({ score: 0.5 });
    const plain = toReportMetrics(metrics({ faithfulness: faithful }), []).faithfulness;
    expect(plain).not.toHaveProperty('not_shown');
    expect(plain).not.toHaveProperty('outcome');
  });

  it('is of a session what was asked, and why not the rest', () => {
    const geval = { score: 0.75, explanation: 'e', reason: null, answers: [{ score: 1 }, { score: 0.5 }] } as never;
    const grounding = { file: 't.md', digest: 'd', malformed: 2 };
    const skipped = [{ metric: 'completion', reason: 'nothing_to_check' }] as const;
    const told = toReportMetrics(metrics({ relevance: geval, grounding, skipped }), []);
    expect(told).toMatchObject({
      ...{ relevance: { score: 0.75, samples: [1, 0.5] }, skipped },
      transcript: { file: 't.md', digest: 'd', malformed_lines: 2 },
    });
    expect(Object.keys(told).sort()).toEqual(['relevance', 'skipped', 'transcript']);
    expect(toReportMetrics(metrics({ coherence: geval }), [])).toMatchObject({ coherence: { score: 0.75 } });
  });

  it('is of requirements what became of each, and where it says so', () => {
    const requirement = { id: 'r', text: 't', must: 'mention' } as const;
    const one = { requirement, status: 'satisfied', stage: 'judged', nearest: null } as const;
    const quoted = { quote: 'q', part: null };
    const completion = {
      ...{ score: 1, explanation: 'e', reason: null, isFullyComplete: true },
      requirements: [
        { ...one, evidence: null, place: null },
        { ...one, evidence: quoted, place: { file: 'c.json', line: 1, column: 2 } },
        { ...one, evidence: { ...quoted, part: { field: 'title', path: ['title'] } }, place: { file: 'c.json' } },
      ],
    } as const;
    const told = toReportMetrics(metrics({ completion: completion as never }), []).completion;
    expect(told).toMatchObject({ score: 1, fully_complete: true });
    expect(told?.requirements).toMatchObject([
      {
        id: 'r',
        must: 'mention',
        status: 'satisfied',
        stage: 'judged',
        file: null,
        line: null,
        column: null,
        evidence: null,
      },
      { file: 'c.json', line: 1, column: 2, evidence: { quote: 'q', found: false } },
      { file: 'c.json', line: null, column: null, evidence: { found: true } },
    ]);
  });

  it('is over all sessions the mean, with what was wanted, measured and skipped', () => {
    const measured = new Map([
      ...faithfulSessions([1, 0.5, null]),
      ['x', metrics({ session: 'x', skipped: [{ metric: 'faithfulness', reason: 'no_grounding' }] })],
    ]);
    const facts = judgeFacts({ metrics: ['rubric', 'faithfulness'], measured });
    const totals = metricTotals(facts, { faithfulness: 'own' });
    expect(Object.keys(totals)).toEqual(['faithfulness', 'hallucination']);
    expect(totals.faithfulness).toMatchObject({
      mean: 0.75,
      prompt_version: 'own',
      wanted: 3,
      measured: 2,
      skipped: 1,
    });
    expect(totals.hallucination).toMatchObject({ mean: 0.25, wanted: 3, measured: 2, skipped: 1 });
    expect(metricTotals({ ...facts, voided: 'why' }).faithfulness).toMatchObject({ mean: null, measured: 2 });
    expect(metricTotals(judgeFacts())).toEqual({});
  });

  it('is of explanations how good they are, and why some were not looked at', () => {
    const original = { session: 's', metric: 'relevance', score: 0.5, text: 'x', promptVersion: 'v' } as const;
    const answer = {
      score: 1,
      reasoning: 'r',
      specific: true,
      quotesExist: 'yes',
      matchesScore: true,
      actionable: true,
    } as const;
    const bad = {
      ...answer,
      score: 0.5,
      specific: false,
      quotesExist: 'no',
      matchesScore: false,
      actionable: false,
    } as const;
    const evaluations: readonly MetaEvaluation[] = [
      { original, answer, reason: null, wasRun: true },
      { original, answer: bad, reason: null, wasRun: true },
      { original, answer: null, reason: 'timeout', wasRun: true },
      ...(['deadline', 'budget', 'budget'] as const).map((reason) => ({
        original,
        answer: null,
        reason,
        wasRun: false,
      })),
    ];
    const quotes = { explanations: 3, sound: 2, quotes: 4, found: 3 };
    const meta = { rate: 0.5, model: 'n', evaluations, quotes, effort: NO_EFFORT };
    const totals = metaTotals(judgeFacts({ meta }));
    expect(totals).toMatchObject({
      ...{ rate: 0.5, model: 'n', run: 3, measured: 2, not_run: 3, mean: 0.75, specific: 1, quotes_exist: 1 },
      ...{ matches_score: 1, actionable: 1, quotes, not_run_reasons: { budget: 2, deadline: 1 } },
    });
    expect(Object.keys(totals.not_run_reasons)).toEqual(['budget', 'deadline']);
    expect(metaTotals(judgeFacts({ meta, voided: 'why' }))).toMatchObject({ mean: null, measured: 2 });
    const told = toReportMetrics(metrics(), evaluations.slice(1, 3)).explanation_quality;
    expect(told).toMatchObject([
      { score: 0.5, reason: null, explanation: 'r', specific: false, quotes_exist: 'no', actionable: false },
      { score: null, reason: 'timeout', explanation: null, specific: null, matches_score: null },
    ]);
    expect(told?.[0]?.meta.original_evaluation).toEqual({
      ...{ metric: 'relevance', score: 0.5, explanation: 'x', prompt_version: 'v' },
    });
  });
});

describe('what a report has of a panel', () => {
  const member = (model: string, more: Partial<MemberFacts> = {}): MemberFacts => ({
    ...{ provider: 'anthropic', model, means: { overall: 0.5, relevance: 0.75 }, reasons: { timeout: 1 } },
    ...{ effort: EFFORT, voided: null, leftOut: [], wanted: 6, measured: 5 },
    ...more,
  });
  const panel = {
    members: [member('a'), member('b', { means: {}, leftOut: [{ metric: 'rubric', reason: 'r', holdsGates: true }] })],
  };
  const spread = (session: string, ...overalls: readonly number[]) => at(0.5, session, { overalls });

  it('is each member with what it measured, and no mean of a void run', () => {
    const judgements = judgementsOf();
    const [a, b] = toReportPanel(panel, judgeFacts({ judgements })).members;
    expect(a).toEqual({
      ...{
        provider: 'anthropic',
        model: 'a',
        overall_mean: 0.5,
        metric_means: { relevance: 0.75 },
        wanted: 6,
        measured: 5,
      },
      ...{
        unmeasured_reasons: { timeout: 1 },
        calls: 3,
        cache_hits: 2,
        cost_usd: 0.123456789,
        voided: null,
        left_out: [],
      },
    });
    expect(b).toMatchObject({ overall_mean: null, metric_means: {}, left_out: [{ metric: 'rubric', reason: 'r' }] });
    const [ofVoid] = toReportPanel(panel, judgeFacts({ voided: 'why' })).members;
    expect(ofVoid).toMatchObject({ overall_mean: null, metric_means: { relevance: null }, calls: 3 });
    expect(toReportPanel(panel, judgeFacts({ isSimulated: true })).members[0]).toMatchObject({
      calls: 0,
      overall_mean: 0.5,
    });
  });

  it('is where they disagree by 0.3 or more, most of all first', () => {
    const judgements = judgementsOf(
      ...[spread('near', 0.5, 0.799), spread('b', 0.2, 0.5), spread('far', 0.9, 0.1, 0.5), spread('a', 0.5, 0.2)],
      ...[spread('rounded', 0.5, 0.7996), spread('one', 0.9)],
    );
    expect(toReportPanel(panel, judgeFacts({ judgements })).disagreements).toEqual([
      { session: 'far', spread: 0.8 },
      { session: 'a', spread: 0.3 },
      { session: 'b', spread: 0.3 },
      { session: 'rounded', spread: 0.2996 },
    ]);
  });

  it('is of a session what each member says, of what was asked', () => {
    const none = { title: null, summary: null, key_actions: null, outcome: null, aha_moments: null };
    const voice = (model: string, overall: number | null, more: Partial<Voice> = {}): Voice => ({
      ...{ provider: 'anthropic', model, overall, dimensions: none, rationale: null, reason: null },
      ...more,
    });
    const judgement = at(0.5, 's', {
      ...{ overalls: [0.25, 0.75], unmeasured: [{ measurement: 'summary', reason: 'timeout' }] },
      voices: [
        voice('a', 0.25, { dimensions: { ...none, title: 1 }, rationale: 'w' }),
        voice('b', null, { reason: 'timeout' }),
      ],
    });
    expect(panelPart(judgement, undefined)).toEqual({
      panel: [
        {
          provider: 'anthropic',
          model: 'a',
          overall: 0.25,
          dimensions: { title: 1, summary: null },
          rationale: 'w',
          reason: null,
        },
        {
          provider: 'anthropic',
          model: 'b',
          overall: null,
          dimensions: { title: null, summary: null },
          rationale: null,
          reason: 'timeout',
        },
      ],
      spread: 0.5,
    });
    const scored = {
      ...{ session: 's', skipped: [], defects: [], effort: NO_EFFORT },
      voices: [{ provider: 'anthropic', model: 'a', scores: { relevance: 0.5 }, counts: [] }],
    };
    expect(panelPart(undefined, scored)).toEqual({
      panel: [
        {
          provider: 'anthropic',
          model: 'a',
          overall: null,
          dimensions: {},
          metrics: { relevance: 0.5 },
          rationale: null,
          reason: null,
        },
      ],
    });
    expect(panelPart(judgement, scored).panel?.[0]).toMatchObject({ overall: 0.25, metrics: { relevance: 0.5 } });
    expect(panelPart(judgement, scored).panel?.[1]).not.toHaveProperty('metrics');
    expect([panelPart(undefined, undefined), panelPart(at(0.5, 's'), undefined)]).toEqual([{}, {}]);
  });
});
