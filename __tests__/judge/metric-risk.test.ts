import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../src/core/seeded-random.js';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { metricScore } from '../../src/judge/sampling/known-score.js';
import { riskOfMean } from '../../src/judge/sampling/open-gates.js';
import type { MetricScores } from '../../src/judge/session-metrics.js';
import { jsonl } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { judging, type MetricScript, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

describe('the flip risk of a gate on a metric', () => {
  // Answers on the scale of five are 0, 0.25, 0.5, 0.75, 1; of two sessions the mean's error is that of one over √2.
  it.each<[string, readonly number[], Readonly<Record<string, string>>, ReportGate['flip_risk'] | undefined]>([
    [
      'is that of an assumed error of 0.1 where each session has one answer',
      [4],
      { 'judge-max-samples': '1' },
      { errors: Math.round(1e6 * Math.SQRT1_2) / 1e6, word: 'coin toss', about: 'judging again', assumed: true },
    ],
    [
      'pools the spread of repeated answers with what is assumed',
      [4, 5],
      { 'judge-samples': '2', 'judge-max-samples': '2' },
      { errors: 1.429948, word: 'close', about: 'judging again', assumed: true },
    ],
    [
      'is told where all answers are the same, too',
      [4, 4],
      { 'judge-samples': '2', 'judge-max-samples': '2' },
      { errors: 0.65401, word: 'coin toss', about: 'judging again', assumed: true },
    ],
  ])('%s', async (_, answers, flags, wanted) => {
    const coherence = inTurn(answers);
    const api = await startAnthropic({ answer: judging({ coherence }) });
    const run = await judge(sessionsOf(2), api, { 'judge-metrics': 'coherence', 'min-coherence': '0.7', ...flags });
    expect(gateOf(run.report?.gates, 'min-coherence')?.flip_risk).toEqual(wanted);
  });

  it('is never below 2 while a session could still be asked again', async () => {
    const random = seededRandom(5);
    for (const most of [1, 3, 5]) {
      const coherence = (): number => 2 + random.below(4);
      const api = await startAnthropic({ answer: judging({ coherence }) });
      const flags = { 'judge-metrics': 'coherence', 'min-coherence': '0.7', 'judge-max-samples': String(most) };
      const { report } = await judge(sessionsOf(6), api, flags);
      const risk = gateOf(report?.gates, 'min-coherence')?.flip_risk;
      const asked = report?.sessions.map(({ judge: judged }) => judged?.metrics?.coherence?.samples.length) ?? [];
      const isClear = (risk?.errors ?? Number.POSITIVE_INFINITY) >= 2;
      expect({ most, isClear: isClear || asked.every((samples) => samples === most) }).toEqual({ most, isClear: true });
      const seen = asked.reduce<number>((sum, samples) => sum + (samples ?? 1) - 1, 0);
      expect(risk?.assumed).toBe(seen < 4 ? true : undefined);
    }
  });
});

type Claims = NonNullable<MetricScores['faithfulness']>['claims'];
type Requirements = NonNullable<MetricScores['completion']>['requirements'];

/** A session whose claims came to these ends. */
function withClaims(...statuses: readonly Claims[number]['status'][]): MetricScores {
  const answered = statuses.filter((status) => status !== 'unanswered');
  const score = answered.filter((status) => status === 'confirmed').length / answered.length;
  const claims = statuses.map((status) => ({ status }));
  const result = { score, hallucination: 1 - score, explanation: null, reason: null, omitted: 0, unshown: 0, claims };
  return { session: 's', faithfulness: result, skipped: [], effort: NO_EFFORT };
}

function withRequirements(requirements: Requirements): MetricScores {
  const score = requirements.filter(({ status }) => status === 'satisfied').length / requirements.length;
  const completion = { score, explanation: null, reason: null, requirements };
  return { session: 's', completion, skipped: [], effort: NO_EFFORT };
}

const many = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);
const judged = { status: 'satisfied', stage: 'judged' } as const;
const byWords = { status: 'satisfied', stage: 'structural' } as const;

describe('the assumed error of a share', () => {
  it.each<[string, MetricScores, 'faithfulness' | 'completion', number]>([
    ['of many claims is that of one answer', withClaims(...many(20, 'confirmed' as const)), 'faithfulness', 0.1],
    // (3 + 2) / (3 + 4) = 5/7; 5/7 x 2/7 / 3
    ['of few claims is larger', withClaims(...many(3, 'confirmed' as const)), 'faithfulness', Math.sqrt(10 / 147)],
    [
      'heeds answered claims alone',
      withClaims('confirmed', 'confirmed', 'confirmed', 'unanswered'),
      'faithfulness',
      Math.sqrt(10 / 147),
    ],
    // 7/12 x 5/12 / 8
    [
      'is larger where claims fall out differently',
      withClaims(...many(5, 'confirmed' as const), 'contradicted', 'unsupported', 'unsupported'),
      'faithfulness',
      Math.sqrt(35 / 1152),
    ],
    ['is nothing where words alone decide', withRequirements([byWords, byWords]), 'completion', 0],
    [
      'is that of the judged part',
      withRequirements([judged, judged, judged, byWords, byWords, byWords]),
      'completion',
      Math.sqrt(10 / 147) / 2,
    ],
  ])('%s', (_, scores, metric, wanted) => {
    const { error } = metricScore(scores, metric);
    expect(Math.sqrt(error.variance)).toBeCloseTo(wanted, 12);
    expect(error.isAssumed).toBe(wanted > 0);
  });

  it('is the same of faithfulness and of hallucination', () => {
    const scores = [withClaims('confirmed', 'contradicted'), withClaims('confirmed')];
    const [one, other] = (['faithfulness', 'hallucination'] as const).map((metric) =>
      scores.map((all) => metricScore(all, metric)),
    );
    expect(riskOfMean(one ?? [], 0.8).errors).toBeCloseTo(riskOfMean(other ?? [], 0.2).errors, 12);
  });

  // Judging again answers each claim anew. A mean that calls itself clear of where it would be by right is mistaken: about
  // 1 in 20 would be beyond 2 errors; 7 % leave room for the chance of 1,000 runs.
  it.each([0.5, 0.8, 0.95, 1])('covers judging again where %d of the claims are confirmed', (share) => {
    const random = seededRandom(31);
    const runs = 1_000;
    for (const claims of [1, 3, 8, 20]) {
      let mistaken = 0;
      for (let run = 0; run < runs; run++) {
        const sessions = Array.from({ length: 12 }, () =>
          withClaims(
            ...Array.from({ length: claims }, () =>
              random.below(1_000) < share * 1_000 ? ('confirmed' as const) : ('unsupported' as const),
            ),
          ),
        );
        if (
          riskOfMean(
            sessions.map((one) => metricScore(one, 'faithfulness')),
            share,
          ).errors >= 2
        )
          mistaken++;
      }
      expect({ claims, isRare: mistaken <= 0.07 * runs, mistaken }).toMatchObject({ claims, isRare: true });
    }
  });
});

describe('a report says that the error is assumed', () => {
  it('in the table of gates and in a sentence', async () => {
    const api = await startAnthropic({ answer: judging({ coherence: () => 4 }) });
    const flags = { 'judge-metrics': 'coherence', 'min-coherence': '0.2', 'report-formats': 'json,markdown,html' };
    const place = sessionsOf(2);
    const run = await judge(place, api, flags);
    const [page, html] = ['report.md', 'report.html'].map((name) =>
      readFileSync(join(place.root, 'summary-gate-report', name), 'utf8'),
    );
    expect(page).toMatch(/\| judge: coherence \|.*\| clear \(a guess\) \|/);
    expect(html).toMatch(/Coherence <code[^>]*>[^<]*<\/code><small>how much the judge wavers is a guess<\/small>/);
    const words = 'so how much it wavers is a guess (±0.1 an answer or more): 1 gate of the judge rests on it';
    for (const text of [run.stdout, page, html]) expect(text?.replace(/\s+/g, ' ')).toContain(words);
  });

  it('and so does the page of turns', async () => {
    const api = await startAnthropic({ answer: judging({ coherence: () => 4 }) });
    const place = makeWorkspace({
      'talk.jsonl': jsonl({ role: 'user', content: 'mend it' }, { role: 'assistant', content: 'It is mended now.' }),
    });
    const argv = ['turns', 'talk.jsonl', '--judge=required', '--judge-metrics=coherence', '--min-coherence=0.7'];
    const more = [`--anthropic-base-url=${api.url}`, `--anthropic-api-key=${api.apiKey}`, '--judge-max-samples=1'];
    const run = await runProgram([...argv, ...more], place.root);
    expect(run.stdout.replace(/\s+/g, ' ')).toContain('so how much it wavers is a guess (±0.1 an answer or more)');
  });
});

function inTurn(answers: readonly number[]): NonNullable<MetricScript['coherence']> {
  const asked = new Map<string, number>();
  return ({ user }) => {
    const before = asked.get(user) ?? 0;
    asked.set(user, before + 1);
    return answers[before] ?? 1;
  };
}

function gateOf(gates: readonly ReportGate[] | undefined, id: string): ReportGate | undefined {
  return gates?.find((gate) => gate.id === id);
}
