import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { type Workspace, writeTree } from '../builders/workspace.js';
import { type Behaviour, cut, fails, NOTED, refuses, says, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const TAPE = { 'judge-cassette': 'tape.jsonl', 'min-judge-overall': '0.5' };
const REPLAY = { ...TAPE, 'judge-replay': 'replay' };

function read({ files }: Workspace, path: string): string {
  const found = files.kind(path) === 'missing' ? undefined : files.read(path);
  return found?.kind === 'text' ? found.text : '';
}

const REPORT = 'summary-gate-report/report.json';

/** An answer with all that is asked for. */
const ALL = JSON.stringify({
  ...NOTED,
  dimensions: Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: 'r', score: 0.5 }])),
  ...{ rationale: 'r', overall: 0.5 },
});

describe('a cassette', () => {
  it('plays a run again, byte for byte, without a request', async () => {
    const api = await startAnthropic({ answer: ({ index }) => scores(0.6 + index / 100) });
    const workspace = sessionsOf(5);
    const recorded = await judge(workspace, api, TAPE);
    expect(recorded.report?.judge).toMatchObject({ calls: 5, cache_hits: 0, saved_usd: 0 });
    const tape = read(workspace, 'tape.jsonl');
    const played = await judge(workspace, undefined, REPLAY);
    const first = read(workspace, REPORT);
    expect(played.report?.judge).toMatchObject({
      calls: 0,
      cache_hits: 5,
      cost_usd: 0,
      saved_usd: recorded.report?.judge?.cost_usd,
      overall_mean: recorded.report?.judge?.overall_mean,
    });
    expect(played.report?.sessions.map(({ judge }) => judge?.dimensions)).toEqual(
      recorded.report?.sessions.map(({ judge }) => judge?.dimensions),
    );
    await judge(workspace, undefined, REPLAY);
    expect(read(workspace, REPORT)).toBe(first);
    expect(read(workspace, 'tape.jsonl')).toBe(tape);
    expect(api.requests).toHaveLength(5);
  });

  it('that has two answers to one question is asked for a third, and is refused where nobody can be asked', async () => {
    const workspace = sessionsOf(2);
    await judge(workspace, await startAnthropic({ answer: () => scores(0.6) }), TAPE);
    const ours = read(workspace, 'tape.jsonl');
    // As a union of two branches has it.
    writeTree(workspace.root, {
      'tape.jsonl': `${ours}${(ours.split('\n')[0] ?? '').replaceAll('0.6', '0.9')}\n${ours}`,
    });
    const replayed = await judge(workspace, undefined, REPLAY);
    expect(replayed.exitCode).toBe(2);
    expect(replayed.stderr.replace(/\s+/g, ' ')).toMatch(
      /tape\.jsonl:4: judge-cassette: lines 1 and 3 and 4 have different answers to the same question \(s\d: rubric\), so that none of them counts: keep one of them/,
    );
    const keyless = await judge(workspace, undefined, { ...TAPE, judge: 'auto' });
    expect(keyless.report?.judge).toMatchObject({ cache_hits: 1, unmeasured_reasons: { no_credentials: 6 } });
    const api = await startAnthropic({ answer: () => scores(0.8) });
    const asked = await judge(workspace, api, TAPE);
    expect(asked.report?.judge).toMatchObject({ calls: 1, cache_hits: 1, overall_mean: 0.7 });
    expect(asked.stderr.replace(/\s+/g, ' ')).toContain(
      'lines 1 and 3 and 4 have different answers to the same question',
    );
    expect((await judge(workspace, undefined, REPLAY)).report?.judge).toMatchObject({
      cache_hits: 2,
      overall_mean: 0.7,
    });
  });

  it('with auto asks only about what has changed, and nothing without a key', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(3);
    await judge(workspace, api, TAPE);
    writeTree(workspace.root, { 'candidates/s1.json': summaryJson({ title: 'Changed lease' }) });
    const keyless = await judge(workspace, undefined, { ...TAPE, judge: 'auto' });
    expect(keyless.report).toMatchObject({
      verdict: 'inconclusive',
      judge: { cache_hits: 2, unmeasured_reasons: { no_credentials: 6 }, absence: null },
    });
    const run = await judge(workspace, api, TAPE);
    expect(run.report?.judge).toMatchObject({ calls: 1, cache_hits: 2, measured: 18 });
    expect(api.requests).toHaveLength(4);
    expect(read(workspace, 'tape.jsonl').trim().split('\n')).toHaveLength(4);
  });

  it('with record asks anew, with live leaves the file alone', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(2);
    await judge(workspace, api, { ...TAPE, 'judge-replay': 'live' });
    expect(workspace.files.kind('tape.jsonl')).toBe('missing');
    await judge(workspace, api, TAPE);
    api.answerWith(() => scores(0.3));
    const run = await judge(workspace, api, { ...TAPE, 'judge-replay': 'record' });
    expect(api.requests).toHaveLength(6);
    expect(run.report?.judge?.overall_mean).toBe(0.3);
    expect((await judge(workspace, undefined, REPLAY)).report?.judge?.overall_mean).toBe(0.3);
  });

  it('that lacks an answer makes a replay inconclusive', async () => {
    const workspace = sessionsOf(2);
    const api = await startAnthropic();
    await judge(workspace, api, TAPE);
    writeTree(workspace.root, { 'candidates/s1.json': summaryJson({ title: 'Changed lease' }) });
    const run = await judge(workspace, api, REPLAY);
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { not_recorded: 6 }, calls: 0 });
    expect(run.exitCode).toBe(3);
  });

  it('gives each sample its own answer', async () => {
    const api = await startAnthropic({ answer: ({ attempt }) => scores([0.2, 0.9, 0.6][attempt - 1] ?? 0) });
    const workspace = sessionsOf(1);
    const flags = { ...TAPE, 'judge-samples': '3', 'judge-max-samples': '3', 'judge-concurrency': '1' };
    expect((await judge(workspace, api, flags)).report?.judge?.overall_mean).toBe(0.566667);
    const run = await judge(workspace, undefined, { ...flags, 'judge-replay': 'replay' });
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.566667, cache_hits: 3 });
  });

  it('plays the answer that came after one that nobody could read', async () => {
    const api = await startAnthropic({ answer: ({ attempt }) => (attempt === 1 ? says(['no']) : scores(0.8)) });
    const workspace = sessionsOf(1);
    await judge(workspace, api, TAPE);
    const run = await judge(workspace, undefined, REPLAY);
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.8, cache_hits: 1 });
  });

  it.each<readonly [string, Behaviour]>([
    ['a failure', fails(400)],
    ['a refusal', refuses('cyber', ['{"overall": 0.5}'])],
    ['a cut answer', cut()],
    ['an answer that was cut behind all that was asked', cut([`${ALL.slice(0, -1)}, "more": "and the`])],
    ['a whole one that the API calls cut', cut([ALL])],
    ['one that has all that was asked and ends before its end', says([`${ALL.slice(0, -1)}, "more": "and the`])],
    ['an answer that ends before its end', says(['{"rationale": "r", "overall": 0.5, "dimensions": {'])],
    ['an unreadable answer', says(['no'])],
  ])('never holds %s', async (_, behaviour) => {
    const workspace = sessionsOf(1);
    await judge(workspace, await startAnthropic({ answer: () => behaviour }), TAPE);
    expect(read(workspace, 'tape.jsonl')).toBe('');
  });

  it('has each answer as soon as it came', async () => {
    const workspace = sessionsOf(3);
    const lines: number[] = [];
    const api = await startAnthropic({
      answer: () => {
        lines.push(read(workspace, 'tape.jsonl').split('\n').length - 1);
        return scores(0.8);
      },
    });
    await judge(workspace, api, { ...TAPE, 'judge-concurrency': '1' });
    expect(lines).toEqual([0, 1, 2]);
  });

  it('with a broken line is wrong input, and nobody is asked', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(2);
    await judge(workspace, api, TAPE);
    const tape = read(workspace, 'tape.jsonl');
    writeTree(workspace.root, { 'tape.jsonl': `${tape}{"key": "half\n` });
    const run = await judge(workspace, api, TAPE);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('tape.jsonl:3');
    expect(api.requests).toHaveLength(2);
  });

  it('with half a line at its end, as a killed run leaves it, is played as far as it goes', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(2);
    await judge(workspace, api, TAPE);
    const tape = read(workspace, 'tape.jsonl');
    writeTree(workspace.root, { 'tape.jsonl': tape.slice(0, -20) });
    const run = await judge(workspace, api, TAPE);
    expect(run.exitCode).toBe(0);
    expect(run.report?.judge).toMatchObject({ calls: 1, cache_hits: 1, measured: 12 });
    // Which of the two is asked again depends on their keys, and the second to be asked is read from the provider's cache.
    const withoutUsage = (text: string): string => text.replaceAll(/"usage":\{[^}]*\}/g, '');
    expect(withoutUsage(read(workspace, 'tape.jsonl'))).toBe(withoutUsage(tape));
  });

  it('with half a line in the middle, as two killed runs leave it, is played but for that, and says so', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(2);
    await judge(workspace, api, TAPE);
    const tape = read(workspace, 'tape.jsonl');
    const [first = '', second = ''] = tape.split('\n');
    writeTree(workspace.root, { 'tape.jsonl': `${first.slice(0, -20)}\n${second}\n` });
    const replayed = await judge(workspace, undefined, REPLAY);
    expect(replayed.stderr).toContain('tape.jsonl:1');
    const run = await judge(workspace, api, TAPE);
    expect(run.exitCode).toBe(0);
    expect(run.report?.judge).toMatchObject({ calls: 1, cache_hits: 1, measured: 12 });
    expect(run.stderr).toContain('tape.jsonl:1: the line ends before its answer does');
    expect(read(workspace, 'tape.jsonl').split('\n')).toHaveLength(3);
  });

  it('that is not there cannot be replayed', async () => {
    const run = await judge(sessionsOf(1), undefined, REPLAY);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('tape.jsonl');
  });

  it('that cannot be written is a warning, and no result', async () => {
    const workspace = sessionsOf(1, { file: 'no folder' });
    const run = await judge(workspace, await startAnthropic(), { ...TAPE, 'judge-cassette': 'file/tape.jsonl' });
    expect([run.exitCode, run.report?.verdict ?? 'none']).toEqual(run.exitCode === 2 ? [2, 'none'] : [0, 'pass']);
    expect(run.stderr).toContain('file');
  });

  it('says which session each answer is about', async () => {
    const workspace = sessionsOf(2);
    await judge(workspace, await startAnthropic(), TAPE);
    const lines = read(workspace, 'tape.jsonl').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).about).sort()).toEqual(['s0: rubric', 's1: rubric']);
  });

  it.each([
    ['model', '"model":"claude-haiku-5-5"', '"model":"claude-opus-5-5"'],
    ['prompt version', '"prompt_version":"', '"prompt_version":"other-'],
    ['sample', '"sample":0', '"sample":3'],
    ['provider', '"provider":"anthropic"', '"provider":"house"'],
  ])('plays no line that claims another %s than its key stands for', async (_, said, forged) => {
    const workspace = sessionsOf(1);
    await judge(workspace, await startAnthropic(), TAPE);
    const tape = read(workspace, 'tape.jsonl');
    expect(tape).toContain(said);
    writeTree(workspace.root, { 'tape.jsonl': tape.replace(said, forged) });
    const run = await judge(workspace, undefined, REPLAY);
    expect(run.report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { not_recorded: 6 } });
  });

  it.each([
    ['negative', '-1'],
    ['endless', '1e308'],
    ['beyond what counts exactly', '9007199254740993'],
    ['no number', '"1"'],
    ['null', 'null'],
  ])('with a usage that is %s is wrong input', async (_, tokens) => {
    const workspace = sessionsOf(1);
    await judge(workspace, await startAnthropic(), TAPE);
    const tape = read(workspace, 'tape.jsonl').replace(/"input_tokens":\d+/, `"input_tokens":${tokens}`);
    writeTree(workspace.root, { 'tape.jsonl': tape });
    const run = await judge(workspace, undefined, REPLAY);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('tape.jsonl:1');
  });

  it('plays lines that do not say it', async () => {
    const workspace = sessionsOf(2);
    await judge(workspace, await startAnthropic(), TAPE);
    writeTree(workspace.root, { 'tape.jsonl': read(workspace, 'tape.jsonl').replace(/"about":"[^"]*",/g, '') });
    expect((await judge(workspace, undefined, REPLAY)).report?.judge).toMatchObject({ cache_hits: 2, measured: 12 });
  });
});

/** Four sessions, of which three ask the same, word for word. */
function twins(): Workspace {
  const same = { title: 'Twin' };
  return sessionsOf(4, {
    ...Object.fromEntries(
      [1, 2, 3].flatMap((i) => [
        [`golden-corpus/s${i}/reference.json`, referenceJson({}, same)],
        [`candidates/s${i}.json`, summaryJson(same)],
      ]),
    ),
  });
}

describe('sessions with the same question, word for word', () => {
  it.each(['auto', 'record', 'live'])('are asked about once, with %s', async (replay) => {
    const api = await startAnthropic({ answer: ({ index }) => scores(0.8 + index / 10) });
    const workspace = twins();
    const run = await judge(workspace, api, { ...TAPE, 'judge-replay': replay, 'judge-concurrency': '4' });
    expect(api.requests).toHaveLength(2);
    expect(run.report?.judge).toMatchObject({ calls: 2, cache_hits: 2, measured: 24 });
    const overalls = run.report?.sessions.map(({ judge }) => judge?.overall);
    expect(overalls).toEqual([0.8, 0.9, 0.9, 0.9]);
    if (replay === 'live') return;
    const abouts = read(workspace, 'tape.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).about);
    expect(abouts.sort()).toEqual(['s0: rubric', 's1: rubric']);
    const played = await judge(workspace, undefined, REPLAY);
    expect(played.report?.sessions.map(({ judge }) => judge?.overall)).toEqual(overalls);
    expect(played.report?.judge).toMatchObject({ calls: 0, cache_hits: 4 });
  });

  it('share what went wrong, too', async () => {
    const api = await startAnthropic({ answer: ({ user }) => (user.includes('Twin') ? refuses() : scores(0.8)) });
    const run = await judge(twins(), api, TAPE);
    expect(api.requests).toHaveLength(2);
    expect(run.report?.judge).toMatchObject({ calls: 2, cache_hits: 0, unmeasured_reasons: { refusal: 18 } });
  });
});
