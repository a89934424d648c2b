import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reportSchema } from '../../src/report/schema.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { answers, inTurn, judging, NOTED, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];

/** An answer with the same score everywhere. */
function answer(score: number, more: object = {}): object {
  const dimensions = Object.fromEntries(NAMES.map((name) => [name, { reason: 'r', score }]));
  return { ...NOTED, dimensions, rationale: 'r', overall: score, ...more };
}

const LOST = { facts: [{ fact: 'The cause is the short wait', status: 'absent' }] };

describe('an answer that denies its own facts', () => {
  it('is asked for once more with what was wrong, and the second one counts', async () => {
    const api = await startAnthropic({ answer: inTurn(answers(answer(1, LOST)), answers(answer(0.6, LOST))) });
    const workspace = sessionsOf(1);
    const { report } = await judge(workspace, api, { 'judge-cassette': 'answers.jsonl' });
    expect(report?.judge).toMatchObject({ overall_mean: 0.6, measured: 6, calls: 2 });
    expect(api.requests[1]?.text).toContain('its scores deny its facts: a fact is contradicted or absent');
    const lines = readFileSync(join(workspace.root, 'answers.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\\"overall\\":1');
  });

  it.each([
    ['full marks beside a lost fact', answer(1, LOST)],
    ['the lowest overall beside facts that are all told', answer(0.05)],
    ['full marks, and no fact that they rest on', answer(1, { facts: [] })],
    ['full marks, and a list of facts that is left out', answer(1, { facts: undefined })],
  ])('twice is no answer, and is not recorded: %s', async (_, value) => {
    const api = await startAnthropic({ answer: () => answers(value) });
    const workspace = sessionsOf(1);
    const { report } = await judge(workspace, api, { 'judge-cassette': 'answers.jsonl' });
    expect(report?.judge).toMatchObject({
      overall_mean: null,
      measured: 0,
      calls: 2,
      unmeasured_reasons: { invalid_answer: 6 },
    });
    expect(existsSync(join(workspace.root, 'answers.jsonl'))).toBe(false);
  });

  it('that has none is asked for once more, and its scores count where the second has none either, which a caveat says', async () => {
    const api = await startAnthropic({ answer: () => answers(answer(0.7, { facts: [] })) });
    const { report } = await judge(sessionsOf(1), api);
    expect(report?.judge).toMatchObject({ overall_mean: 0.7, measured: 6, calls: 2 });
    expect(api.requests[1]?.text).toContain('it lacks the facts, each with its status');
    expect(report?.caveats).toContain(
      'The judge has noted no fact of 1 session (s0): nothing shows what its scores there rest on.',
    );
  });

  it.each([
    ['paired', 1],
    ['absolute', 2],
  ])('that has none is whole where the reference has none: %s', async (mode, calls) => {
    const api = await startAnthropic({ answer: () => answers(answer(1, { facts: [] })) });
    const nothing = { title: '', summary: '', key_actions: [], aha_moments: [] };
    const tree = {
      'golden-corpus/s0/reference.json': referenceJson({}, nothing),
      'candidates/s0.json': summaryJson(nothing),
    };
    const { report } = await judge(sessionsOf(1, tree), api, { 'judge-mode': mode });
    expect(report?.judge).toMatchObject({ calls, overall_mean: calls === 1 ? 1 : null });
  });
});

describe('the facts of an answer', () => {
  it('make its suggestions, stand in the report, and are escaped like all words of a model', async () => {
    const nasty = '</details><script>x</script>\u001b[31m ::error::y';
    const facts = [
      { fact: nasty, status: 'contradicted' },
      { fact: 'The cause is the short wait', status: 'absent' },
    ];
    const api = await startAnthropic({ answer: () => answers(answer(0.5, { facts, invented: ['All tests pass'] })) });
    const workspace = sessionsOf(1);
    const run = await judge(workspace, api, { 'report-formats': 'json,markdown,html' });
    const said = run.report?.sessions[0]?.judge;
    expect(reportSchema.safeParse(run.report).success).toBe(true);
    expect(said).toMatchObject({ facts: [{ status: 'contradicted' }, facts[1]], invented: ['All tests pass'] });
    expect(said?.suggestions).toHaveLength(3);
    expect(said?.suggestions.slice(1)).toEqual(['Remove: All tests pass', 'Add: The cause is the short wait']);
    expect(said?.speaks_to_judge).toBe(false);
    for (const file of ['report.md', 'report.html']) {
      expect(readFileSync(join(workspace.root, 'summary-gate-report', file), 'utf8')).not.toContain('<script>x');
    }
    expect(run.stdout).not.toMatch(/\u001b\[31m|^::error::/m);
  });

  it('are kept whole by a cassette, and name a candidate that speaks to its judge in a caveat', async () => {
    const api = await startAnthropic({ answer: () => answers(answer(0.5, { speaks_to_judge: true })) });
    const workspace = sessionsOf(1);
    const cassette = { 'judge-cassette': 'answers.jsonl' };
    const first = await judge(workspace, api, cassette);
    const again = await judge(workspace, undefined, { ...cassette, 'judge-replay': 'replay' });
    for (const { report } of [first, again]) {
      expect(report?.sessions[0]?.judge).toMatchObject({ speaks_to_judge: true, facts: NOTED.facts });
      expect(report?.caveats).toContain(
        'The judge says of 1 candidate that words in it are meant for whoever judges it (s0).',
      );
    }
  });
});

describe('a candidate that is longer than what a judge is shown', () => {
  const long = summaryJson({
    title: 'Fixed the flaky login test s0',
    summary: 'The test waited too long. '.repeat(200),
  });
  const tree = { 'candidates/s0.json': long, 'golden-corpus/s0/transcript.md': 'User: mend login test 0\n' };

  it('is said to be: in the session, in a caveat and on the page', async () => {
    const api = await startAnthropic({ answer: () => scores(0.4) });
    const workspace = sessionsOf(2, tree);
    const run = await judge(workspace, api, { 'report-formats': 'json,markdown,html', 'min-session': '0.99' });
    const cut = 'candidate.summary: the first 4000 characters';
    expect(run.report?.sessions.map(({ judge: said }) => said?.shortened)).toEqual([[cut], undefined]);
    const caveat =
      'Texts of 1 session are longer than what the judge is shown (s0): what is behind the cut was not judged.';
    expect(run.report?.caveats).toContain(caveat);
    const page = readFileSync(join(workspace.root, 'summary-gate-report/report.md'), 'utf8');
    expect(page).toContain('The judge was shown only a part: candidate.summary: the first 4000 characters');
    expect(readFileSync(join(workspace.root, 'summary-gate-report/report.html'), 'utf8')).toContain(
      'shown only a part',
    );
  });

  it('has claims that nobody checks: without an answer, so that too many of them leave the metric unmeasured', async () => {
    const api = await startAnthropic({ answer: judging() });
    const { report } = await judge(sessionsOf(1, tree), api, { 'judge-metrics': 'faithfulness' });
    expect(report?.sessions[0]?.judge?.metrics?.faithfulness).toMatchObject({
      score: null,
      reason: 'truncated',
      asked: 1,
      answered: 1,
      not_shown: expect.any(Number),
    });
    expect(report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { truncated: 1 } });
    expect(report?.sessions[0]?.judge?.shortened).toEqual(['candidate.summary: the first 4000 characters']);
  });

  it.each([
    [19, 1, 0, 0],
    [20, 1, 0, 1],
    [25, null, 5, 1],
  ])(
    'has claims beyond the twenty that are checked, in the session, in a caveat and on the page: %d',
    async (made, score, omitted, sessions) => {
      const claims = Array.from({ length: made }, (_, i) => ({ field: 'title', quote: '', statement: `Claim ${i}` }));
      const api = await startAnthropic({ answer: judging({ claims: () => claims }) });
      const workspace = sessionsOf(1, { 'golden-corpus/s0/transcript.md': 'User: mend login test 0\n' });
      const flags = {
        'judge-metrics': 'faithfulness',
        'min-faithfulness': '0.5',
        'min-session': '1',
        'report-formats': 'json,html',
      };
      const { report, exitCode } = await judge(workspace, api, flags);
      expect(report?.sessions[0]?.judge?.metrics?.faithfulness).toMatchObject({
        score,
        omitted,
        answered: made - omitted,
      });
      expect(report?.gates.at(-1)?.status).toBe(score === null ? 'not_evaluated' : 'pass');
      expect(exitCode).toBe(score === null ? 3 : 0);
      const said = report?.caveats.filter((caveat) => caveat.startsWith('Faithfulness checks 20 claims'));
      expect(said).toEqual(
        Array(sessions).fill(
          'Faithfulness checks 20 claims of a candidate at most, and 1 candidate makes as many or more (s0): nobody has checked what else is claimed there.',
        ),
      );
      const page = readFileSync(join(workspace.root, 'summary-gate-report/report.html'), 'utf8');
      expect(page.includes('the most that are checked')).toBe(sessions === 1);
    },
  );
});
