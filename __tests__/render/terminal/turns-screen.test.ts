import { describe, expect, it } from '@jest/globals';
import { renderTurns, worstTurnsFirst } from '../../../src/render/terminal/turns.js';
import {
  type ReportTools,
  type ReportTranscript,
  type ReportTurn,
  type TurnsReport,
  turnsSchema,
} from '../../../src/report/turns-schema.js';
import { wholeJudge } from '../../builders/whole-judge.js';
import { expectGolden } from '../../golden/expect-golden.js';

const RESULT = { reason: null, prompt_version: '7' } as const;
type Claims = NonNullable<ReportTurn['metrics']['faithfulness']>['claims'];

function turn(
  line: number,
  scores: readonly [number | null, number | null, number | null],
  claims: Claims = [],
): ReportTurn {
  const [relevance, coherence, faithfulness] = scores;
  const result = (score: number | null, explanation: string) => ({
    ...RESULT,
    score,
    explanation,
    reason: score === null ? 'timeout' : null,
  });
  return {
    ...{ id: `a.jsonl#${line}`, file: 'golden-corpus/a/transcript.jsonl', line },
    metrics: {
      relevance: { ...result(relevance, `relevance of ${line}`), samples: [] },
      coherence: { ...result(coherence, `coherence of ${line}`), samples: [] },
      faithfulness: {
        ...result(faithfulness, `faithfulness of ${line}`),
        asked: 4,
        answered: 4,
        confirmed: 0,
        contradicted: 2,
        unsupported: 2,
        omitted: 0,
        claims,
      },
      skipped: [],
    },
    unmeasured: scores.flatMap((score, i) =>
      score === null
        ? [{ measurement: ['relevance', 'coherence', 'faithfulness'][i] ?? '', reason: 'no_credentials' }]
        : [],
    ),
    ...{ duration_ms: 1, prompt_tokens: 1, completion_tokens: 1, cost_usd: 0.001, attempts: 1 },
  };
}

const claim = (
  statement: string,
  status: Claims[number]['status'],
  line: number | null = 3,
  hasEvidence = true,
): Claims[number] => ({
  ...{ statement, question: null, status },
  evidence: hasEvidence ? { quote: 'q', found: true, file: 'a.jsonl', line } : null,
});

const TOOLS: ReportTools = {
  ...{ correctness: 0.75, results: 10, errors: 2, unknown: 2 },
  by_tool: [
    { tool: 'read', results: 5, errors: 0, unknown: 1 },
    { tool: 'bash', results: 3, errors: 1, unknown: 0 },
    { tool: null, results: 2, errors: 1, unknown: 1 },
  ],
};

const transcript = (file: string, overrides: Partial<ReportTranscript> = {}): ReportTranscript =>
  ({
    ...{
      file,
      format: 'own',
      messages: 9,
      skipped: 0,
      unknown: [],
      unknown_count: 0,
      turns: 3,
      tools: { ...TOOLS, results: 0 },
    },
    ...{ metrics: {}, ...overrides },
  }) as ReportTranscript;

const { relevance, faithfulness, hallucination } = wholeJudge().metrics;
const JUDGE = {
  ...{
    model: 'm',
    samples: 1,
    calls: 9,
    retries: 0,
    cache_hits: 0,
    prompt_tokens: 1,
    completion_tokens: 1,
    cost_usd: 0.0123,
  },
  ...{
    saved_usd: null,
    wanted: 12,
    measured: 11,
    unmeasured: 1,
    unmeasured_reasons: { timeout: 1 },
    absence: null,
    base_url: null,
  },
  ...{ metrics: { relevance, faithfulness, hallucination }, alerts: wholeJudge().alerts },
};

const REPORT = {
  ...{
    schema_version: 1,
    turn_count: 4,
    files: 2,
    tool: { name: 'summary-gate', version: '9.8.7' },
    scored_at: '2026-11-21T12:34:56Z',
    verdict: 'fail',
  },
  title: 'Fail - relevance 0.710',
  transcripts: [
    transcript('a.jsonl', {
      skipped: 2,
      unknown_count: 1,
      tools: TOOLS,
      metrics: { relevance: 0.7, hallucination: null },
    }),
    transcript('b.jsonl'),
  ],
  turns: [
    turn(
      3,
      [0.9, 0.8, 0.5],
      [
        claim('It ran.', 'unsupported', null),
        claim('It failed.', 'contradicted'),
        claim('It ended.', 'confirmed'),
        claim('It was slow.', 'unsupported', 4),
        claim('It was red.', 'unsupported', 5, false),
      ],
    ),
    turn(7, [0.25, null, 1]),
    turn(11, [null, null, null]),
    turn(15, [0.5, 0.5, 0.6]),
  ],
  tools: TOOLS,
  gates: [
    {
      id: 'min-relevance',
      kind: 'min-relevance',
      threshold: 0.8,
      value: 0.71,
      status: 'fail',
      message: '',
      flip_risk: { errors: 0.3, word: 'coin toss', about: 'judging again' },
    },
  ],
  ...{ gates_failed: ['min-relevance'], judge: JUDGE, settings: {}, caveats: ['Few turns.'] },
} as unknown as TurnsReport;

const shown = (overrides: object = {}) =>
  renderTurns({ ...REPORT, ...overrides } as TurnsReport, { colour: false, width: 100 });

describe('what the judge says of turns', () => {
  it('is shown, as it was reviewed', () => {
    expect(turnsSchema.safeParse(REPORT).error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual([]);
    expectGolden('screens/turns.txt', shown());
  });

  it('has the turn with the lowest score first, of equals the lower mean, and none without a score', () => {
    const turns = [
      turn(1, [0.5, 0.9, 0.9]),
      turn(2, [null, null, null]),
      turn(3, [0.9, 0.5, 0.6]),
      turn(4, [null, 0.4, null]),
    ];
    expect(worstTurnsFirst(turns).map(({ line }) => line)).toEqual([4, 3, 1]);
  });

  it.each([
    [1, /^The turn$/m, /… and|Lowest/],
    [5, /^Lowest turns$/m, /… and/],
    [7, /^ {2}… and 2 more: turns\.json has them$/m, /^The turn$/m],
    [0, /Fail - relevance/, /^(?:The turn|Lowest turns)$/m],
  ])('has five turns of %i', (count, wanted, unwanted) => {
    const text = shown({ turns: Array.from({ length: count }, (_, i) => turn(i + 1, [0.5, 0.5, 0.5])) });
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(unwanted);
  });

  it.each<[string, object, RegExp]>([
    ['no judge', { judge: undefined }, /^(?![\s\S]*The judge)(?![\s\S]*Worst 5%)/],
    ['a simulated one', { judge: { ...JUDGE, simulated: true } }, /^ {2}The judge was simulated/m],
    [
      'one that nobody could ask',
      { judge: { ...JUDGE, absence: 'no_credentials', metrics: {} } },
      /^ {2}The judge could not be asked \(no credentials\): nothing is known$/m,
    ],
    [
      'nothing to measure',
      { judge: { ...JUDGE, metrics: { relevance: { ...relevance, wanted: 0, skipped: 0 } } } },
      /^(?![\s\S]*Worst 5%)/,
    ],
    [
      'what had no basis',
      { judge: { ...JUDGE, metrics: { relevance: { ...relevance, wanted: 0, skipped: 1 } } } },
      /Worst 5%/,
    ],
    ['no gaps', { judge: { ...JUDGE, unmeasured: 0 } }, /^(?![\s\S]*missing)/],
  ])('says what there is of %s', (_, overrides, wanted) => expect(shown(overrides)).toMatch(wanted));
});

describe('how tools have ended', () => {
  it.each<[Partial<ReportTools>, RegExp]>([
    [{ results: 0 }, /^ {2}No tool has given back anything\.$/m],
    [{ results: 10, unknown: 0 }, /^ {2}Tool correctness 0\.750 \(2 errors in 10 results\)$/m],
    [
      { results: 10, unknown: 1, errors: 1 },
      /0\.750 \(1 error in 9 results; of 1 result the transcript does not say\)$/m,
    ],
    [{}, /0\.750 \(2 errors in 8 results; of 2 results the transcripts do not say\)$/m],
    [{ correctness: null, results: 1, unknown: 1 }, /not measured: of 1 result nothing says whether it is an error$/m],
    [
      { correctness: null, results: 2, unknown: 2 },
      /not measured: of 2 results nothing says whether they are errors$/m,
    ],
  ])('is one line: %j', (overrides, wanted) => expect(shown({ tools: { ...TOOLS, ...overrides } })).toMatch(wanted));

  it('counts tools and transcripts beyond what a screen has', () => {
    const tools = (count: number) => ({
      ...TOOLS,
      by_tool: Array.from({ length: count }, (_, i) => ({ tool: `t${i}`, results: 5, errors: i % 2, unknown: 0 })),
    });
    expect(shown({ tools: tools(12) })).not.toContain('more tool');
    expect(shown({ tools: tools(13) })).toContain('… and 1 more tool: turns.json has them');
    // Most errors first.
    expect(shown({ tools: tools(12) })).toMatch(/ t11 .*\n +t0 /);
    const transcripts = (count: number) => Array.from({ length: count }, (_, i) => transcript(`t${i}.jsonl`));
    expect(shown({ transcripts: transcripts(20) })).not.toContain('more transcript');
    expect(shown({ transcripts: transcripts(22) })).toContain('… and 2 more transcripts: turns.json has them');
    expect(shown({ transcripts: [] }).split('\n')[2]).toMatch(/Tool correctness/);
  });
});
