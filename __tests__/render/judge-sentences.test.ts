import { describe, expect, it } from '@jest/globals';
import {
  alertNote,
  askedOf,
  judgeChecks,
  judgeEffort,
  judgeGaps,
  judgeNotes,
  judgeSentence,
  silenceOf,
  trustNotes,
  wasAsked,
} from '../../src/render/judge-sentences.js';
import { judgeLine, judgeSection, metricTable } from '../../src/render/page/judge.js';
import { judgedAdvice, judgedScores } from '../../src/render/page/judged-session.js';
import { canDisagree, leftOutNotes, panelSentence, voicesSentence } from '../../src/render/panel.js';
import type { ReportJudge, ReportSession } from '../../src/report/schema.js';
import { WHOLE_PANEL, wholeJudge, wholeJudgement } from '../builders/whole-judge.js';
import { wholeReport } from '../builders/whole-report.js';
import { wholeSessions } from '../builders/whole-sessions.js';

const alone = (overrides: Partial<ReportJudge> = {}): ReportJudge =>
  ({ ...wholeJudge(), panel: undefined, ...overrides }) as ReportJudge;
const RECORDED = { 'judge-cassette': { value: 'answers.jsonl', from: 'input' } } as const;
const totals = (wanted: number) =>
  ({ ...wholeJudge().metrics.relevance, wanted }) as NonNullable<ReportJudge['metrics']['relevance']>;

describe('what the judge came to', () => {
  it.each<[Partial<ReportJudge>, number, string]>([
    [{}, 8, 'The judge (claude-haiku-5-5, absolute) gives 0.550 overall; 77 of 80 measurements'],
    [{ panel: WHOLE_PANEL }, 8, 'The judge (panel of 3, median, absolute) gives 0.550 overall; 77 of 80 measurements'],
    [{ absence: 'no_credentials' }, 8, 'The judge could not be asked (no credentials): the rubric decides alone'],
    [{ absence: 'no_credentials' }, 0, 'The judge could not be asked (no credentials): nothing is known'],
    [
      { voided: 'x' },
      8,
      'The judge (claude-haiku-5-5, absolute) cannot be believed, so that its means are not shown; 77 of 80',
    ],
    [{ overall_mean: null, metrics: {} }, 8, 'The judge (claude-haiku-5-5, absolute) measured nothing; 77 of 80'],
    [
      {
        overall_mean: null,
        metrics: { relevance: totals(7), faithfulness: totals(3), hallucination: totals(3) },
        wanted: 10,
        measured: 9,
      },
      ...([8, 'The judge (claude-haiku-5-5, absolute) was not asked for an overall; 9 of 10 measurements'] as const),
    ],
    [
      { overall_mean: null, metrics: { relevance: totals(10) }, wanted: 10, measured: 0 },
      8,
      ' measured nothing; 0 of 10',
    ],
    [{ simulated: true }, 8, 'The judge was simulated'],
  ])('is one sentence: %j', (overrides, size, wanted) => {
    expect(judgeSentence(alone(overrides), size)).toContain(wanted);
  });

  it.each<[Partial<ReportJudge>, string]>([
    [{}, '30 requests, 2 of them retries, 4 recorded answers (saved $0.0041), cost $0.0312'],
    [
      { calls: 1, retries: 1, cache_hits: 1, saved_usd: null },
      '1 request, 1 of them a retry, 1 recorded answer (saved unknown), cost $0.0312',
    ],
    [{ retries: 0, cache_hits: 0, transport: 'batch', cost_usd: null }, '30 requests by batch, cost unknown'],
    [
      { retries: 0, cache_hits: 0, cost_usd: 0, base_url: 'http://127.0.0.1:11434', model: 'llama3' },
      '30 requests, no cost (a model on this machine)',
    ],
    [{ retries: 0, cache_hits: 0, cost_usd: 0 }, '30 requests, cost $0.0000'],
    [
      {
        retries: 0,
        cache_hits: 0,
        cost_usd: 0,
        base_url: 'http://127.0.0.1:4000',
        model: 'us.anthropic.claude-haiku-5-5',
      },
      '30 requests, cost $0.0000',
    ],
    [
      {
        retries: 0,
        cache_hits: 0,
        cost_usd: 0,
        base_url: 'http://127.0.0.1:4000',
        model: 'llama3, anthropic:claude-opus-5-5',
      },
      '30 requests, cost $0.0000',
    ],
    [{ retries: 0, cache_hits: 0, cost_usd: 0, base_url: null }, '30 requests, cost $0.0000'],
    [{ calls: 0, retries: 0, cache_hits: 0, cost_usd: 0, base_url: 'http://127.0.0.1:1' }, '0 requests, cost $0.0000'],
    [{ retries: 0, cache_hits: 0, cost_usd: 0.1, base_url: 'http://127.0.0.1:1' }, '30 requests, cost $0.1000'],
    [{ simulated: true }, 'no request, no cost'],
  ])('has what it took: %j', (overrides, wanted) => expect(judgeEffort(alone(overrides), RECORDED)).toBe(wanted));

  it('calls an answer recorded only where answers are recorded', () => {
    const shared = { 'judge-cassette': { value: null, from: 'default' } } as const;
    expect(judgeEffort(alone({ retries: 0 }), shared)).toBe(
      '30 requests, 4 answers shared by sessions with the same question (saved $0.0041), cost $0.0312',
    );
    expect(judgeEffort(alone({ retries: 0, cache_hits: 1 }), shared)).toContain(
      '1 answer shared by sessions with the same question',
    );
  });

  it('names who was asked, where that is not the vendor', () => {
    expect(askedOf(alone({ base_url: null }))).toEqual([]);
    expect(askedOf(alone({ program: 'judge.sh' }))).toEqual([
      ...['Answered by the program judge.sh, whose costs nobody knows', 'Asked at https://gateway.example'],
    ]);
  });

  it('has why something is missing', () => {
    expect(judgeGaps(alone())).toBe('3 measurements missing: timeout 2, budget 1');
    expect(judgeGaps(alone({ unmeasured: 1, unmeasured_reasons: { no_credentials: 1 } }))).toBe(
      '1 measurement missing: no credentials 1',
    );
    expect(judgeGaps(alone({ unmeasured: 0 }))).toBeUndefined();
  });

  const canaries = (asked: number, measured: number, voided: string | null = null) =>
    judgeChecks(
      alone({
        canaries: { asked, measured, taken_in: [] },
        voided,
        meta_evaluation: { ...wholeJudge().meta_evaluation, run: 0, not_run: 0 },
      }),
    );
  it.each([
    [0, 0, null, []],
    [1, 1, null, ['1 of 1 canary seen through']],
    [3, 3, null, ['3 of 3 canaries seen through']],
    [3, 2, null, ['2 of 3 canaries seen through, 1 not measured']],
    [3, 2, 'a canary got 0.9', ['Void: a canary got 0.9; no gate of the judge is evaluated']],
  ] as const)('says what canaries say: %i asked, %i measured, %j', (asked, measured, voided, wanted) => {
    expect(canaries(asked, measured, voided)).toEqual(wanted);
  });

  const meta = (overrides: Partial<ReportJudge['meta_evaluation']>) =>
    judgeChecks(
      alone({
        canaries: { asked: 0, measured: 0, taken_in: [] },
        meta_evaluation: { ...wholeJudge().meta_evaluation, ...overrides },
      }),
    );
  const found = '4 specific, 3 quote what exists, 2 match their score, 1 actionable';
  it.each([
    [
      {},
      `6 explanations of the judge judged: quality 0.640 (${found}), 2 not run (budget 2); of 9 explanations with quotes 8 quote only what exists`,
    ],
    [{ run: 1, mean: null, not_run: 0 }, `1 explanation of the judge judged: ${found}; of 9`],
    [{ measured: 0 }, '6 explanations of the judge judged: none measured, 2 not run (budget 2); of 9'],
    [
      { run: 0, measured: 0, quotes: { explanations: 0, sound: 0, quotes: 0, found: 0 } },
      '0 explanations of the judge judged: none measured, 2 not run (budget 2)',
    ],
  ])('says how good its explanations are: %j', (overrides, wanted) => {
    expect(meta(overrides)[0]?.startsWith(wanted)).toBe(true);
  });

  it('has no checks and no notes of a judge that could not be asked', () => {
    expect(judgeChecks(alone({ absence: 'no_credentials' }))).toEqual([]);
    expect(judgeNotes(alone({ absence: 'no_credentials' }))).toEqual([]);
    expect(judgeNotes(alone({ simulated: true }))[0]).toBe(
      'simulated: relevance 0.710 (7), faithfulness 0.660 (7), hallucination 0.340 (7)',
    );
    expect(judgeNotes(alone({ metrics: {} }))[0]).toBe('2 of 3 canaries seen through, 1 not measured');
  });

  const SETTINGS = (minimum: unknown) => ({
    'min-judge-agreement': { value: minimum as number, from: 'config' as const },
  });
  const bare = (overrides: Partial<ReportJudge>): ReportJudge =>
    alone({
      ...{ guidelines: undefined, new_recordings: undefined, strength: undefined, alerts: [] },
      ...overrides,
    } as Partial<ReportJudge>);
  const agreement = (level: number | null, obstacle: string | null = null) =>
    ({ agreement: { ...wholeJudge().agreement, level, obstacle } }) as Partial<ReportJudge>;
  it.each([
    [agreement(0.6), 0.6, ['Its agreement with 18 of 20 labels is 0.600, at least 0.600']],
    [agreement(0.5994), 0.6, ['Its agreement with 18 of 20 labels is 0.599, below 0.600: its gates are advisory']],
    [agreement(0.59951), 0.6, ['Its agreement with 18 of 20 labels is 0.600, at least 0.600']],
    [
      agreement(null, 'no key'),
      0.6,
      ['Its agreement with the labels was not measured (no key): its gates are not evaluated'],
    ],
    [agreement(null), 0.6, ['Its agreement with the labels was not measured (unknown): its gates are not evaluated']],
    [agreement(0.5), null, []],
    [{ agreement: undefined } as unknown as Partial<ReportJudge>, 0.6, []],
  ])('says how far it agrees with people: %j', (overrides, minimum, wanted) => {
    expect(trustNotes(bare(overrides), SETTINGS(minimum))).toEqual(wanted);
  });

  it('has alerts with the first thing to look at', () => {
    const [first, second] = wholeJudge().alerts;
    if (first === undefined || second === undefined) throw new Error('no alerts');
    expect(alertNote(first)).toBe(
      'Critical: hallucination 0.340 > 0.200 (n 7, confidence low). Look at what of the session reaches the model',
    );
    expect(alertNote(second)).toBe('Warning: faithfulness 0.660 < 0.700 (n 7, confidence low)');
  });

  it('is nothing where nobody was asked for, and little where nobody could be asked', () => {
    const report = wholeReport();
    expect(judgeLine({ ...report, judge: undefined } as never)).toEqual([]);
    expect(judgeSection({ ...report, judge: undefined } as never)).toEqual([]);
    const absent = judgeSection({ ...report, judge: alone({ absence: 'no_credentials' }) }).join('\n');
    expect(absent).not.toContain('| | Judge');
    expect(absent).not.toContain('| Metric');
    const simulated = judgeSection({ ...report, judge: alone({ simulated: true }) }).join('\n');
    expect(simulated).toContain('| | Judge (simulated) | Rubric |');
    expect(simulated).toContain('| Metric (simulated) | Mean');
  });

  it('names the worst session of each metric: the first of equals', () => {
    const judged = (name: string, relevance: number | null, hallucination: number) =>
      ({
        name,
        judge: { metrics: { relevance: { score: relevance }, hallucination: { score: hallucination } } },
      }) as unknown as ReportSession;
    const sessions = [
      judged('a', 0.5, 0.2),
      judged('b', 0.5, 0.9),
      judged('c', 0.7, 0.9),
      judged('d', null, 0.1),
      { name: 'e' } as ReportSession,
    ];
    const worst = metricTable(alone(), sessions).flatMap(
      (line) => /^\| (\w+) .*\| ([^|]*) \|$/.exec(line)?.slice(1).join(': ') ?? [],
    );
    expect(worst.slice(0, 4)).toEqual([
      ...[
        'Metric: Worst session',
        'relevance: <code>a</code> 0.500',
        'faithfulness: ',
        'hallucination: <code>b</code> 0.900',
      ],
    ]);
  });
});

describe('a panel', () => {
  const [first, second, third] = WHOLE_PANEL.members;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no panel');
  const panel = (members: readonly (typeof first)[], disagreements: typeof WHOLE_PANEL.disagreements = []) =>
    panelSentence(wholeJudge({ panel: { members: [...members], disagreements } }));
  const others = { ...second, overall_mean: null, metric_means: { relevance: 0.5, coherence: null } } as typeof first;
  const outOf = (...metrics: readonly ('rubric' | 'relevance' | 'coherence')[]) => ({
    left_out: metrics.map((metric) => ({ metric, reason: 'it did not answer' })),
  });

  it.each<[string, readonly (typeof first)[], string]>([
    ['its means', [first, second], 'claude-haiku-5-5 0.620, gpt-6 0.480; nowhere 0.3 or more apart'],
    ['the means of other metrics', [first, others], 'claude-haiku-5-5 0.620, gpt-6 relevance 0.500 coherence n/a'],
    ['nothing measured', [first, { ...others, metric_means: {} }], 'claude-haiku-5-5 0.620, gpt-6 n/a'],
    [
      'who is left out of the rubric',
      [first, { ...second, ...outOf('rubric') }],
      'claude-haiku-5-5 0.620, gpt-6 left out',
    ],
    [
      'who is left out of one of several',
      [first, { ...others, ...outOf('relevance') }],
      'claude-haiku-5-5 0.620, gpt-6 relevance 0.500 coherence n/a',
    ],
    [
      'who is left out of all',
      [first, { ...others, ...outOf('relevance', 'coherence') }],
      'claude-haiku-5-5 0.620, gpt-6 left out',
    ],
    [
      'who is left out of a metric beside the rubric',
      [first, { ...second, ...outOf('relevance') }],
      'claude-haiku-5-5 0.620, gpt-6 0.480; nowhere 0.3 or more apart',
    ],
  ])('tells %s', (_, members, wanted) => expect(panel(members)).toEqual([wanted]));

  it('tells where its members disagree, and nothing where it is void', () => {
    expect(panel([first, second], [{ session: 'a', spread: 0.4 }])[0]).toMatch(/; 0\.3 or more apart in 1 session$/);
    expect(panelSentence(wholeJudge({ voided: 'x' }))).toEqual([]);
    expect(panelSentence(alone())).toEqual([]);
    expect(panelSentence(wholeJudge({ simulated: true }))[0]).toMatch(/^simulated: claude-haiku/);
    expect([canDisagree([first, second]), canDisagree([first, third]), canDisagree([first, others])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('tells who is left out of what, by reason', () => {
    const member = {
      ...second,
      left_out: [...outOf('rubric', 'coherence').left_out, { metric: 'relevance' as const, reason: 'too slow' }],
    };
    expect(leftOutNotes({ panel: { members: [first, member], disagreements: [] } })).toEqual([
      ...['Left out of rubric, coherence: gpt-6, it did not answer', 'Left out of relevance: gpt-6, too slow'],
    ]);
    const voided = { ...second, voided: 'a canary got 0.9', ...outOf('rubric') };
    expect(leftOutNotes({ panel: { members: [first, voided], disagreements: [] } })).toEqual([
      'Left out of rubric: gpt-6, a canary got 0.9',
    ]);
    expect(leftOutNotes({})).toEqual([]);
  });

  it('has a voice for each in a session', () => {
    expect(voicesSentence(wholeJudgement())).toBe(
      'claude-haiku-5-5 0.200, gpt-6 0.500, slow-1 not measured (timeout); spread 0.300',
    );
    const panelOfOne = [
      { ...wholeJudgement().panel?.[1], overall: null, metrics: { relevance: 0.5, coherence: null } },
    ] as never;
    expect(voicesSentence(wholeJudgement({ panel: panelOfOne, spread: null }))).toBe(
      'gpt-6 relevance 0.500 coherence n/a',
    );
    expect(voicesSentence(wholeJudgement({ panel: [] }))).toBeUndefined();
    expect(voicesSentence(wholeJudgement({ panel: undefined }))).toBeUndefined();
  });
});

describe('what the judge says of a session on a page', () => {
  const doubted = wholeSessions().find(({ name }) => name === 'doubted');
  if (doubted === undefined) throw new Error('no such session');
  const session = (overrides: Partial<NonNullable<ReportSession['judge']>>): ReportSession => ({
    ...doubted,
    judge: wholeJudgement(overrides),
  });
  const NOTHING = {
    samples: 0,
    metrics: undefined,
    unmeasured: [
      { measurement: 'overall', reason: 'timeout' },
      { measurement: 'title', reason: 'timeout' },
    ],
  };
  const rows = (of: ReportSession, judge: 'words' | 'numbers' | 'nothing' = 'words') =>
    judgedScores(of, { judge, characters: 100 });

  it('is a table of its numbers, with words where there is room', () => {
    expect(rows(session({})).slice(0, 3)).toEqual([
      ...[
        '| | Judge | Rubric | The judge says |',
        '|:---|---:|---:|:---|',
        '| **overall** | 0.350 | 0.845 | It tells half of it. |',
      ],
    ]);
    expect(rows(session({}), 'numbers').slice(0, 3)).toEqual([
      '| | Judge | Rubric |',
      '|:---|---:|---:|',
      '| **overall** | 0.350 | 0.845 |',
    ]);
    expect(rows(session({}), 'nothing')).toEqual([]);
    expect(rows({ ...doubted, judge: undefined } as never)).toEqual([]);
    expect(rows(session(NOTHING))).toEqual([]);
    expect(rows(session({ simulated: true })).join('\n')).toMatch(
      /\| Judge \(simulated\) \|[\s\S]*Each judge \(simulated\): claude/,
    );
  });

  it('is of other metrics alone where it was not asked for the rubric', () => {
    expect(rows(session({ samples: 0 })).slice(2, 5)).toEqual([
      ...[
        '| relevance | 0.700 | n/a | Most of it matters. |',
        '| coherence | n/a | n/a |  |',
        '| faithfulness | 0.400 | n/a | Two of five claims are borne out. |',
      ],
    ]);
  });

  const none = wholeJudgement(NOTHING);
  it('says why there is nothing', () => {
    expect(silenceOf(none)).toBe('The judge measured nothing: timeout');
    expect(silenceOf(wholeJudgement())).toBeUndefined();
    expect(silenceOf(wholeJudgement({ ...NOTHING, unmeasured: [] }))).toBeUndefined();
    expect(silenceOf(wholeJudgement({ ...NOTHING, metrics: wholeJudgement().metrics }))).toBeUndefined();
    expect([wasAsked(none), wasAsked(wholeJudgement())]).toEqual([true, true]);
    const unasked = wholeJudgement({ ...NOTHING, unmeasured: [{ measurement: 'overall', reason: 'no_credentials' }] });
    expect(wasAsked(unasked)).toBe(false);
    expect(judgedAdvice({ ...doubted, judge: unasked }, { judge: 'words', characters: 100 })).toEqual([]);
    expect(judgedAdvice({ ...doubted, judge: none }, { judge: 'words', characters: 100 })).toEqual([
      'The judge measured nothing: timeout.',
      '',
    ]);
    expect(judgedAdvice(session({}), { judge: 'numbers', characters: 100 })).toEqual([]);
  });

  const actions = (count: number) => {
    const rewrite = {
      title: 't',
      summary: 's',
      outcome: 'o',
      key_actions: Array.from({ length: count }, (_, i) => `Did ${i}`),
      aha_moments: [],
    };
    return judgedAdvice(session({ rewrite }), { judge: 'words', characters: 100 }).join('\n');
  };
  it('has ten actions of a rewrite', () => {
    expect(actions(10)).not.toContain('more');
    expect(actions(11)).toContain('- … and 1 more');
    expect(judgedAdvice(session({ rewrite: 'x', suggestions: [] }), { judge: 'words', characters: 100 })).toEqual([]);
  });
});
