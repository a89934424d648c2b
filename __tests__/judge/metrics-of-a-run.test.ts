import { describe, expect, it } from '@jest/globals';
import { MEAN_GATE } from '../builders/gates.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';
import { fails, judging, type MetricScript, startAnthropic } from '../servers/anthropic.js';
import { judge } from './judged-run.js';

const TRANSCRIPT = jsonl(
  { role: 'user', content: 'the login test is flaky, mend it' },
  { role: 'assistant', content: [{ type: 'tool_use', name: 'bash', input: { command: 'npm test' } }] },
  { role: 'tool', content: [{ type: 'tool_result', content: 'login.test failed\nwaited 500 ms' }] },
  { role: 'assistant', content: 'It waits for the event now; 200 runs passed.' },
);

const REQUIREMENTS = [
  { id: 'cause', text: 'The login test waited for a fixed time', must: 'mention' },
  { id: 'lisbon', text: 'The tariff of the Lisbon office was renegotiated', must: 'mention' },
  { id: 'runners', text: 'The slow runners were replaced', must: 'not_mention' },
];

/** One session with everything, one without transcript and requirements. */
function workspace(more: Tree = {}): Workspace {
  return makeWorkspace({
    'golden-corpus/full/reference.json': referenceJson({ requirements: REQUIREMENTS }),
    'golden-corpus/full/transcript.jsonl': TRANSCRIPT,
    'candidates/full.json': JSON.stringify(summaryJson(), null, 2),
    'golden-corpus/bare/reference.json': referenceJson({}, { title: 'Fixed another test' }),
    'candidates/bare.json': summaryJson({ title: 'Fixed another test' }),
    ...more,
  });
}

const ALL = { 'judge-metrics': 'rubric,relevance,coherence,faithfulness,completion' };

async function run(script: MetricScript, flags: Readonly<Record<string, string>> = {}, more: Tree = {}) {
  const api = await startAnthropic({ answer: judging({ rubric: () => 0.8, ...script }) });
  const judged = await judge(workspace(more), api, { ...MEAN_GATE, ...ALL, ...flags });
  expect(api.violations).toEqual([]);
  const sessions = new Map(judged.report?.sessions.map((session) => [session.name, session]));
  return { ...judged, api, full: sessions.get('full'), bare: sessions.get('bare') };
}

const claim = (statement: string, quote: string, field = 'summary') => ({ field, quote, statement });

describe('the metrics of a run', () => {
  it('are measured where they can be asked, and counted', async () => {
    const { report, full, bare, api } = await run({
      relevance: () => 5,
      coherence: ({ user }) => (user.includes('another') ? 2 : 4),
      states: (fact) => (fact.includes('runners') ? 'no' : 'yes'),
    });
    expect(report?.judge?.metrics).toMatchObject({
      relevance: { mean: 1, wanted: 1, measured: 1, skipped: 1, prompt_version: 'relevance-2' },
      coherence: { mean: 0.5, wanted: 2, measured: 2, skipped: 0 },
      faithfulness: { mean: 1, wanted: 1, measured: 1, skipped: 1 },
      hallucination: { mean: 0, wanted: 1, measured: 1 },
      completion: { mean: 0.666667, wanted: 1, measured: 1, skipped: 1 },
    });
    // Twice six by the rubric, two coherences, and one of each other metric.
    expect(report?.judge).toMatchObject({ wanted: 17, measured: 17, unmeasured: 0 });
    // Rubric and coherence twice, relevance, two for faithfulness, completion.
    expect(report?.judge?.calls).toBe(8);
    expect(api.requests.length).toBe(8);
    expect(bare?.judge?.metrics?.skipped).toEqual([
      { metric: 'relevance', reason: 'no_grounding' },
      { metric: 'faithfulness', reason: 'no_grounding' },
      { metric: 'completion', reason: 'nothing_to_check' },
    ]);
    expect(bare?.judge?.unmeasured).toEqual([]);
    expect(full?.judge?.metrics?.completion).toMatchObject({
      fully_complete: false,
      requirements: [
        { id: 'cause', status: 'satisfied', stage: 'judged' },
        { id: 'lisbon', status: 'unmet', stage: 'structural' },
        { id: 'runners', status: 'satisfied', stage: 'judged' },
      ],
    });
  });

  it('show each judge what it needs and nothing else', async () => {
    const { api } = await run({});
    const users = api.requests.map(({ text }) => text);
    const relevance = users.find((text) => text.includes('Judge the relevance'));
    const coherence = users.filter((text) => text.includes('Judge the coherence'));
    expect(relevance).toContain('the login test is flaky, mend it');
    expect(relevance).toContain('waited 500 ms');
    for (const text of coherence) expect(text).not.toContain('waited 500 ms');
    const verdicts = users.find((text) => text.includes('Answer each question'));
    expect(verdicts).toContain('waited 500 ms');
    expect(verdicts).not.toContain('Replaced the fixed wait by an event');
  });

  it('lead from the report to the line of the candidate and to that of the transcript', async () => {
    const { report, full, stdout } = await run(
      {
        claims: () => [
          claim('The login test waited 500 ms.', 'it waited for a fixed time'),
          claim('The failure was reproduced on Windows.', 'Reproduced the failure', 'key_actions'),
          claim('All 500 runs passed.', 'Replaced the fixed wait by an event', 'key_actions'),
        ],
        verdict: (question) =>
          question.includes('Windows')
            ? ['unknown', 0, '']
            : question.includes('500 runs')
              ? ['no', 1, '200 runs passed']
              : ['yes', 1, 'waited 500 ms'],
        states: () => 'yes',
      },
      { 'min-faithfulness': '0.9', 'max-hallucination': '0.1', 'min-completion': '0.9', 'min-relevance': '0.7' },
    );
    expect(full?.judge?.metrics?.faithfulness).toMatchObject({
      score: 0.333333,
      asked: 3,
      answered: 3,
      confirmed: 1,
      contradicted: 1,
      unsupported: 1,
      claims: [
        { file: 'candidates/full.json', line: 3, evidence: { line: 3, file: 'golden-corpus/full/transcript.jsonl' } },
        { line: 6, status: 'contradicted', evidence: { quote: '200 runs passed', line: 4 } },
        { line: 5, status: 'unsupported', evidence: null },
      ],
      outcome: { field: 'outcome', line: 8, status: 'confirmed', evidence: { line: 3 } },
    });
    expect(full?.judge?.metrics?.hallucination?.score).toBe(0.666667);
    const found = full?.findings.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);
    expect(found).toEqual([
      'CONTRADICTED_CLAIM candidates/full.json:6 The transcript contradicts this at golden-corpus/full/transcript.jsonl:4: "All 500 runs passed."',
      expect.stringMatching(/^REQUIREMENT_VIOLATED candidates\/full\.json:3 .*"The slow runners were replaced"$/),
      expect.stringMatching(/^REQUIREMENT_UNMET candidates\/full\.json:3 .*no sentence or bullet.*Lisbon/),
      'UNSUPPORTED_CLAIM candidates/full.json:5 The transcript does not tell this: "The failure was reproduced on Windows."',
    ]);
    expect(report?.gates_failed).toEqual([
      'faithfulness_mean 0.333 < gate 0.900',
      'hallucination_mean 0.667 > gate 0.100',
      'completion_mean 0.333 < gate 0.900',
    ]);
    expect(report?.verdict).toBe('fail');
    expect(stdout).toMatch(/✖ max-hallucination +0\.667 +≤ 0\.100 /);
  });

  it('say what the transcript says only where it does', async () => {
    const { full } = await run(
      {
        claims: () => [claim('All 500 runs passed.', 'fixed'), claim('It failed twice.', 'fixed')],
        verdict: (question) => ['no', 1, question.includes('500') ? '200 runs passed' : 'it failed once'],
      },
      { 'judge-metrics': 'faithfulness' },
    );
    const found = full?.findings
      .filter(({ code }) => code === 'CONTRADICTED_CLAIM')
      .map(({ suggestion }) => suggestion);
    expect(found).toEqual(['The transcript says "200 runs passed"']);
    // Words that stand nowhere decide nothing.
    expect(full?.judge?.metrics?.faithfulness?.claims.map(({ status }) => status)).toEqual([
      'contradicted',
      'unanswered',
    ]);
  });

  it('are asked for without the rubric, too', async () => {
    const { report, full, stdout } = await run({}, { 'judge-metrics': 'coherence' });
    expect(report?.judge).toMatchObject({ wanted: 2, measured: 2, calls: 2, overall_mean: null });
    expect(full?.judge).toMatchObject({ overall: null, dimensions: [], metrics: { coherence: { score: 0.75 } } });
    expect(stdout).toContain('was not asked for an overall; 2 of 2 measurements');
  });

  it('are measured without a golden session where they can be', async () => {
    const place = makeWorkspace({ 'candidates/stranger.json': summaryJson() });
    const api = await startAnthropic({ answer: judging({ coherence: () => 2 }) });
    const { report } = await judge(place, api, { ...ALL, 'judge-mode': 'absolute', 'min-coherence': '0.2' });
    const [unmatched] = report?.sessions ?? [];
    expect(unmatched).toMatchObject({ status: 'unreferenced', judge: { metrics: { coherence: { score: 0.25 } } } });
    expect(unmatched?.judge?.metrics?.skipped.map(({ metric }) => metric)).toEqual([
      'relevance',
      'faithfulness',
      'completion',
    ]);
    expect(report?.verdict).toBe('pass');
  });

  it('average the samples of relevance and coherence, and ask the others once', async () => {
    const given = [5, 2, 4];
    const { full, report } = await run(
      { relevance: ({ attempt }) => given[attempt - 1] ?? 1 },
      { 'judge-samples': '3', 'judge-metrics': 'relevance,faithfulness,completion' },
    );
    expect(full?.judge?.metrics?.relevance).toMatchObject({ score: 0.666667, samples: [1, 0.25, 0.75] });
    expect(report?.judge?.calls).toBe(3 + 2 + 1);
  });

  it('are the same when they are replayed', async () => {
    const cassette = { 'judge-cassette': 'answers.jsonl', 'meta-evaluation-rate': '1' };
    const api = await startAnthropic({ answer: judging({ rubric: () => 0.8 }) });
    const place = workspace();
    const recorded = await judge(place, api, { ...ALL, ...cassette }, { SOURCE_DATE_EPOCH: '1' });
    const replayed = await judge(
      place,
      undefined,
      { ...ALL, ...cassette, 'judge-replay': 'replay' },
      { SOURCE_DATE_EPOCH: '1' },
    );
    expect(recorded.report?.judge?.calls).toBeGreaterThan(8);
    expect(replayed.report?.judge).toMatchObject({ calls: 0, cache_hits: recorded.report?.judge?.calls });
    const told = ({ report }: typeof recorded) =>
      report?.sessions.map(({ judge: said }) => [said?.overall, said?.metrics, said?.unmeasured]);
    expect(told(replayed)).toEqual(told(recorded));
    expect(replayed.report?.judge?.metrics).toEqual(recorded.report?.judge?.metrics);
    expect(replayed.report?.judge?.meta_evaluation).toEqual(recorded.report?.judge?.meta_evaluation);
  });
});

describe('what cannot be measured', () => {
  it('is named, is in no mean, and leaves its gate open while those of other metrics are judged', async () => {
    const { report, full, exitCode } = await run(
      { relevance: () => fails(529), verdicts: () => fails(400) },
      { 'judge-max-attempts': '1', 'min-relevance': '0.5', 'min-coherence': '0.5', 'min-faithfulness': '0.5' },
    );
    expect(full?.judge?.metrics?.relevance).toMatchObject({ score: null, reason: 'overloaded' });
    expect(full?.judge?.metrics?.faithfulness).toMatchObject({ score: null, reason: 'invalid_request', answered: 0 });
    expect(full?.judge?.metrics?.hallucination).toMatchObject({ score: null });
    expect(full?.findings.filter(({ code }) => code.endsWith('_CLAIM'))).toEqual([]);
    expect(report?.judge).toMatchObject({ unmeasured: 2, unmeasured_reasons: { invalid_request: 1, overloaded: 1 } });
    expect(report?.gates.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'min-overall pass',
      'min-faithfulness not_evaluated',
      'min-relevance not_evaluated',
      'min-coherence pass',
    ]);
    expect(report?.verdict).toBe('inconclusive');
    expect(exitCode).toBe(3);
  });

  it.each(['1', '3'])('is tried %s times in all for each question', async (attempts) => {
    const { api, report } = await run(
      { coherence: () => fails(500) },
      { 'judge-max-attempts': attempts, 'judge-metrics': 'coherence', 'judge-deadline-seconds': '20' },
      { 'candidates/bare.json': { link: 'nowhere' } },
    );
    expect(api.requests.length).toBe(Number(attempts));
    expect(report?.judge).toMatchObject({ calls: Number(attempts), unmeasured_reasons: { server_error: 1 } });
  });

  it('is what the money does not suffice for, and the cap is kept', async () => {
    const { report, exitCode } = await run(
      {},
      { 'judge-metrics': 'coherence,faithfulness', 'max-cost-usd': '0.004', 'min-faithfulness': '0.5' },
    );
    expect(report?.judge?.unmeasured_reasons).toEqual({ budget: 1 });
    expect(report?.judge?.measured).toBe(2);
    expect(report?.judge?.cost_usd).toBeLessThanOrEqual(0.004);
    expect(report?.gates.at(-1)).toMatchObject({ id: 'min-faithfulness', status: 'not_evaluated' });
    expect(exitCode).toBe(3);
  });

  it('does not grow with the transcript: of as many lines as there are twenty passages are sent', async () => {
    const lines = ARE_RUNS_LONG ? 20_000 : 4_000;
    const noise = Array.from(
      { length: lines },
      (_, i) => `line ${i}: pod web-${i % 97} restarted after ${i} ms, no error`,
    );
    noise[0.65 * lines] = 'login.test waited 500 ms and failed';
    const transcript = `User: mend the login test\n[tool]\n${noise.join('\n')}`;
    const { api, full } = await run(
      { claims: () => [claim('The login.test waited 500 ms', 'waited')], verdict: () => ['yes', 20, ''] },
      { 'judge-metrics': 'relevance,faithfulness' },
      { 'golden-corpus/full/transcript.jsonl': { link: 'nowhere' }, 'golden-corpus/full/transcript.txt': transcript },
    );
    expect(transcript.length).toBeGreaterThan(200_000);
    for (const { text } of api.requests) expect(text.length).toBeLessThan(100_000);
    expect(api.requests.some(({ text }) => text.includes('login.test waited 500 ms and failed'))).toBe(true);
    expect(full?.judge?.metrics?.faithfulness?.score).toBe(1);
  });

  it('is a transcript that says nothing: a gap that keeps the gate open, and no skipped session', async () => {
    const { report, full } = await run(
      {},
      { 'judge-metrics': 'relevance,faithfulness', 'min-faithfulness': '0.5' },
      { 'golden-corpus/full/transcript.jsonl': 'no message\n' },
    );
    expect(full?.judge?.metrics?.skipped).toEqual([]);
    expect(report?.judge).toMatchObject({ wanted: 2, measured: 0, calls: 0, unmeasured_reasons: { no_grounding: 2 } });
    expect(report?.gates.at(-1)?.message).toBe('faithfulness_mean: measured nowhere');
  });

  it('is nothing at all without a transcript: faithfulness is skipped and its gate says so', async () => {
    const { report } = await run(
      {},
      { 'judge-metrics': 'faithfulness', 'min-faithfulness': '0.5' },
      { 'golden-corpus/full/transcript.jsonl': { link: 'nowhere' } },
    );
    expect(report?.judge).toMatchObject({ wanted: 0, measured: 0, calls: 0 });
    expect(report?.gates.at(-1)).toMatchObject({
      status: 'not_evaluated',
      message: 'faithfulness_mean: nothing to judge',
    });
    expect(report?.verdict).toBe('inconclusive');
  });
});

describe('completion without a judge', () => {
  it('is structural, named so, and gates nothing but by its findings', async () => {
    const { report, full } = await run({}, { judge: 'off' });
    expect(full?.structural_completion).toEqual({
      possible: 1,
      of: 2,
      requirements: [
        { id: 'cause', must: 'mention', could_be_there: true, status: 'satisfied', decided_by: 'coverage' },
        { id: 'lisbon', must: 'mention', could_be_there: false, status: 'unmet', decided_by: 'coverage' },
        { id: 'runners', must: 'not_mention', could_be_there: true, status: 'unmeasured', decided_by: null },
      ],
    });
    expect(full?.findings.map(({ code }) => code)).toEqual(['REQUIREMENT_UNMET']);
    expect(report?.gates.map(({ id }) => id)).toEqual(['min-overall']);
    expect(report?.judge).toBeUndefined();
    const findings = await run({}, { judge: 'off', 'fail-on': 'requirement' });
    expect(findings.report?.gates_failed).toEqual(['requirement: 1 session > 0 (full)']);
  });

  it('gates by what is decided, and fails the sessions that miss something', async () => {
    const flags = { judge: 'off', 'min-completion': '0.6', 'fail-on': 'requirement' };
    const { report, exitCode } = await run({}, flags);
    expect(exitCode).toBe(1);
    expect(report?.gates_failed).toEqual(['requirement: 1 session > 0 (full)', 'completion_mean 0.500 < gate 0.600']);
    expect(report?.gates.at(-1)?.message).toBe(
      'completion_mean 0.500 < gate 0.600, 2 of 3 requirements decided without a judge',
    );
    const waiver = { session: 'full', code: 'REQUIREMENT_UNMET', reason: 'x', until: '2999-01-01', by: 'me' };
    const waived = await run({}, flags, { '.github/summary-gate-waivers.yml': JSON.stringify({ waivers: [waiver] }) });
    expect(waived.report?.gates_failed).toEqual(['completion_mean 0.500 < gate 0.600']);
  });

  it('steps back where the judge measured it', async () => {
    const { full, bare } = await run({});
    expect(full?.structural_completion).toBeUndefined();
    expect(bare?.structural_completion).toBeUndefined();
  });
});

describe('what is decided without asking', () => {
  const requirements = [
    { id: 'there', text: 'It waited for a fixed time', must: 'mention', any_of: ['fixed time'] },
    {
      id: 'wrong',
      text: 'It ran on fast runners',
      must: 'mention',
      any_of: ['fast runners'],
      instead: ['slow runners'],
    },
    { id: 'changed', text: 'Ran the login suite 70 times without a failure', must: 'mention' },
  ];
  const more = {
    'golden-corpus/full/reference.json': referenceJson({ requirements }),
    'candidates/full.json': summaryJson({ key_actions: ['Ran the login suite 50 times without a failure'] }),
  };
  const codes = (session: Awaited<ReturnType<typeof run>>['full']) =>
    session?.findings
      .filter(({ code }) => code.startsWith('REQUIREMENT'))
      .map(({ code, message }) => `${code} ${message}`);
  const WRONG = `REQUIREMENT_VIOLATED This must be mentioned, and by its literals "slow runners" stands in its place: "It ran on fast runners"`;

  it('is not asked, and the judge has the last word about the rest', async () => {
    const yes = await run({ states: () => 'yes' }, { 'judge-metrics': 'completion' }, more);
    expect(yes.full?.judge?.metrics?.completion?.requirements).toMatchObject([
      { id: 'there', status: 'satisfied', stage: 'literals' },
      { id: 'wrong', status: 'violated', stage: 'literals' },
      { id: 'changed', status: 'satisfied', stage: 'judged' },
    ]);
    expect(codes(yes.full)).toEqual([WRONG]);
    const no = await run({ states: () => 'no' }, { 'judge-metrics': 'completion' }, more);
    expect(codes(no.full)).toEqual([
      WRONG,
      'REQUIREMENT_UNMET This must be mentioned, and by the judge is not really said here: "Ran the login suite 70 times without a failure"',
    ]);
  });

  it('stands where the judge does not answer', async () => {
    const off = await run({}, { judge: 'off' }, more);
    const found = codes(off.full);
    expect(found).toEqual([WRONG, expect.stringContaining('by its words it is not: "50" stands there')]);
    const silent = await run({ states: () => 'perhaps' }, { 'judge-metrics': 'completion' }, more);
    expect(codes(silent.full)).toEqual(found);
  });
});

describe('gates without their metric', () => {
  it.each([
    ['min-relevance', 'relevance'],
    ['min-coherence', 'coherence'],
    ['min-faithfulness', 'faithfulness'],
    ['max-hallucination', 'faithfulness'],
    ['min-completion', 'completion'],
  ])('%s is an error without %s', async (gate, metric) => {
    const without = await judge(workspace(), undefined, { judge: 'auto', [gate]: '0.5' });
    expect(without.exitCode).toBe(2);
    expect(without.stderr).toContain(`--${gate}: this gate needs the metric ${metric}; add it to judge-metrics`);
    const off = await judge(workspace(), undefined, { judge: 'off', 'judge-metrics': metric, [gate]: '0.5' });
    // What literals and words decide about requirements needs no judge.
    if (gate === 'min-completion') expect(off.stderr).not.toContain(gate);
    else expect(off.stderr).toContain(`--${gate}: this gate needs the judge, which is off`);
  });

  it('min-judge-overall is an error without rubric', async () => {
    const { stderr } = await judge(workspace(), undefined, {
      judge: 'auto',
      'judge-metrics': 'coherence',
      'min-judge-overall': '0.5',
    });
    expect(stderr).toContain('--min-judge-overall: this gate needs the metric rubric; add it to judge-metrics');
  });
});

describe('further samples of a metric', () => {
  it.each([
    ['are drawn while its gate is open', '0.7', 5],
    ['are not drawn where the gate is clear', '0.3', 1],
  ])('%s', async (_, gate, asked) => {
    const { full, report } = await run(
      { relevance: ({ attempt }) => (attempt % 2 === 0 ? 3 : 4) },
      { 'judge-metrics': 'relevance', 'min-relevance': gate, 'judge-max-samples': '5' },
    );
    expect(full?.judge?.metrics?.relevance?.samples.length).toBe(asked);
    expect(report?.judge?.calls).toBe(asked);
  });

  it('are never drawn for claims and requirements', async () => {
    const { report } = await run(
      {},
      { 'judge-metrics': 'faithfulness,completion', 'min-faithfulness': '0.95', 'min-completion': '0.65' },
    );
    expect(report?.judge?.calls).toBe(3);
  });
});
