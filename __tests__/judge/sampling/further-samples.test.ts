import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../../src/report/schema.js';
import { ARE_RUNS_LONG } from '../../builders/long-runs.js';
import { jsonl } from '../../builders/summaries.js';
import type { Workspace } from '../../builders/workspace.js';
import {
  type Asked,
  type Behaviour,
  fails,
  judging,
  refuses,
  resets,
  startAnthropic,
} from '../../servers/anthropic.js';
import { judge, sessionsOf } from '../judged-run.js';

type Judged = Report['sessions'][number]['judge'];

/** A gate at the very score stays open whatever agrees with it: two answers each are enough to see who is asked. */
/** One after the other, so that it is known who comes before whom. */
const TWICE = { 'judge-max-samples': '2', 'judge-concurrency': '1' } as const;

/** What is measured by samples, each with a gate at the very score that all sessions get, so that it is open. */
const SAMPLED = [
  {
    what: 'the overall',
    flags: { 'min-judge-overall': '0.75', ...TWICE },
    answersOf: (judged: Judged) => judged?.samples,
    measurements: 6,
  },
  {
    what: 'a dimension',
    flags: { 'min-judge-dimensions': 'outcome=0.75', ...TWICE },
    answersOf: (judged: Judged) => judged?.samples,
    measurements: 6,
  },
  {
    what: 'relevance',
    flags: { 'judge-metrics': 'relevance', 'min-relevance': '0.75', ...TWICE },
    answersOf: (judged: Judged) => judged?.metrics?.relevance?.samples.length,
    measurements: 1,
  },
  {
    what: 'coherence',
    flags: { 'judge-metrics': 'coherence', 'min-coherence': '0.75', ...TWICE },
    answersOf: (judged: Judged) => judged?.metrics?.coherence?.samples.length,
    measurements: 1,
  },
] as const;

const steady = judging({ rubric: () => 0.75, relevance: () => 4, coherence: () => 4 });

/** Gives everything 0.75, but does something else where further samples are asked for. */
function startJudge(further: (asked: Asked) => Behaviour | undefined) {
  return startAnthropic({ answer: (asked) => (asked.attempt > 1 ? further(asked) : undefined) ?? steady(asked) });
}

/** So many sessions, each with a transcript. */
function talksOf(count: number): Workspace {
  const talk = (i: number) =>
    jsonl({ role: 'user', content: `mend test s${i}` }, { role: 'assistant', content: 'It is mended.' });
  return sessionsOf(
    count,
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`golden-corpus/s${i}/transcript.jsonl`, talk(i)])),
  );
}

describe.each(SAMPLED)('further samples for a gate on $what', ({ flags, answersOf, measurements }) => {
  const answersIn = (report: Report | undefined) => report?.sessions.map(({ judge: judged }) => answersOf(judged));

  it('are drawn of each session as often as is allowed', async () => {
    const api = await startJudge(() => undefined);
    const run = await judge(talksOf(3), api, flags);
    expect(answersIn(run.report)).toEqual([2, 2, 2]);
    expect(api.requests).toHaveLength(6);
    expect(run.stderr).toContain('Judged 3 of 3 further samples');
  });

  it('end for a session of which one fails, and for no other', async () => {
    const api = await startJudge(({ user }) => (/test s[12]/.test(user) ? refuses() : undefined));
    const run = await judge(talksOf(5), api, flags);
    expect(answersIn(run.report)).toEqual([2, 1, 1, 2, 2]);
    expect(api.requests).toHaveLength(10);
    expect(run.report).toMatchObject({ verdict: 'pass', judge: { measured: 5 * measurements, unmeasured: 0 } });
    const alone = await judge(talksOf(5), api, { ...flags, 'judge-max-samples': '1' });
    expect(alone.stderr).not.toContain('further');
  });
});

/** One sampler draws for all of them: when it ends is tried by day for the rubric and for one metric. */
const WHERE_THEY_END = SAMPLED.filter(({ what }) => ARE_RUNS_LONG || ['the overall', 'coherence'].includes(what));

describe.each(WHERE_THEY_END)('further samples for a gate on $what', ({ flags, answersOf, measurements }) => {
  const answersIn = (report: Report | undefined) => report?.sessions.map(({ judge: judged }) => answersOf(judged));

  it('go on where the very first of them fails', async () => {
    const api = await startJudge(({ user }) => (user.includes('test s0') ? refuses() : undefined));
    const run = await judge(talksOf(3), api, flags);
    expect(answersIn(run.report)).toEqual([1, 2, 2]);
  });

  it('end for all where three in a row were for nothing', async () => {
    const api = await startJudge(() => refuses());
    const run = await judge(talksOf(6), api, flags);
    expect(api.requests).toHaveLength(6 + 3);
    expect(run.report).toMatchObject({ verdict: 'pass', judge: { measured: 6 * measurements } });
  });

  it.each<readonly [string, Behaviour]>([
    ['the key is refused', fails(401)],
    ['the account has no credit', fails(402)],
  ])('end for all where %s', async (_, behaviour) => {
    const api = await startJudge(() => behaviour);
    const run = await judge(talksOf(6), api, flags);
    expect(api.requests).toHaveLength(6 + 1);
    expect(run.report?.judge?.measured).toBe(6 * measurements);
  });

  it('that were recorded are played without a key, where others are missing', async () => {
    const workspace = talksOf(6);
    const tape = { ...flags, 'judge-cassette': 'tape.jsonl' };
    // In vain four times in all, but never three times in a row.
    const api = await startJudge(({ user }) => (/test s[0134]/.test(user) ? refuses() : undefined));
    const recorded = await judge(workspace, api, tape);
    expect(answersIn(recorded.report)).toEqual([1, 1, 2, 1, 1, 2]);
    for (const source of [{ 'judge-replay': 'replay' }, { judge: 'auto' }]) {
      const played = await judge(workspace, undefined, { ...tape, ...source });
      expect(answersIn(played.report)).toEqual([1, 1, 2, 1, 1, 2]);
      expect(played.report?.judge?.unmeasured).toBe(0);
      expect(played.report?.gates).toEqual(recorded.report?.gates);
    }
  });
});

describe('further samples for several gates', () => {
  const both = {
    'judge-metrics': 'relevance,coherence',
    'min-relevance': '0.75',
    'min-coherence': '0.75',
    ...TWICE,
  };
  const isAboutRelevance = ({ user }: Asked): boolean => user.startsWith('Judge the relevance');

  it('go on for one metric of a session where they fail for another', async () => {
    const api = await startJudge((asked) =>
      isAboutRelevance(asked) && asked.user.includes('test s0') ? refuses() : undefined,
    );
    const { report } = await judge(talksOf(3), api, both);
    const lengths = report?.sessions.map(({ judge: judged }) => [
      judged?.metrics?.relevance?.samples.length,
      judged?.metrics?.coherence?.samples.length,
    ]);
    expect(lengths).toEqual([
      [1, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  it('go on for the other gate where all of one fail', async () => {
    const api = await startJudge((asked) => (isAboutRelevance(asked) ? refuses() : undefined));
    const { report } = await judge(talksOf(2), api, both);
    expect(report?.sessions.map(({ judge: judged }) => judged?.metrics?.coherence?.samples.length)).toEqual([2, 2]);
  });

  it('end for all of them where three in a row were for nothing, whichever they were for', async () => {
    const api = await startJudge(() => resets());
    await judge(talksOf(2), api, { ...both, 'judge-max-attempts': '1' });
    expect(api.requests).toHaveLength(4 + 3);
  });

  it('go on for one gate where too little was measured for another', async () => {
    const refused = ({ user }: Asked) => user.startsWith('Judge the relevance') && !user.includes('test s0');
    const api = await startAnthropic({ answer: (asked) => (refused(asked) ? refuses() : steady(asked)) });
    const { report } = await judge(talksOf(3), api, both);
    const lengths = report?.sessions.map(({ judge: judged }) => [
      judged?.metrics?.relevance?.samples.length,
      judged?.metrics?.coherence?.samples.length,
    ]);
    expect(lengths?.[0]).toEqual([1, 2]);
    expect(lengths?.map(([, coherence]) => coherence)).toEqual([2, 2, 2]);
  });
});
