import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  flippingSessions,
  type HistoryRun,
  type HistorySession,
  inOrder,
  toHistoryRun,
} from '../../src/report/history.js';
import { MOST_RUNS_KEPT, MOST_SESSIONS_KEPT, readHistory, writeHistory } from '../../src/report/history-file.js';
import { baselineOf } from '../builders/baselines.js';
import { anyCharacter } from '../builders/characters.js';
import { ratedSession } from '../builders/sessions.js';

const atDay = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().replace('.000Z', 'Z');

function run(day: number, sessions: readonly HistorySession[] = [], overrides: Partial<HistoryRun> = {}): HistoryRun {
  return {
    ...{ scored_at: atDay(day), overall_mean: 0.5, ci95: null, verdict: 'pass', rubric: 'v2', commit: null },
    ...{ dimensions: {}, scored: sessions.length, failing: sessions.filter(({ failed }) => failed).length, sessions },
    ...overrides,
  };
}

/** A session in run after run: `f` failed, `p` passed, a blank where it was not there, `|` before it another reference. */
function life(letters: string): readonly HistoryRun[] {
  let reference = 0;
  return [...letters.matchAll(/(\|?)([fp ])/g)].map(([, changed, letter], day) => {
    if (changed === '|') reference++;
    return run(
      day,
      letter === ' ' ? [] : [{ name: 'a', failed: letter === 'f', overall: 0.5, reference: `r${reference}` }],
    );
  });
}

describe('sessions that flip', () => {
  it.each([
    ['ppp', 0],
    ['fff', 0],
    ['pf', 1],
    ['pfp', 2],
    ['p f', 1],
    ['p|f', 0],
    ['pf|pf', 2],
    [' ', 0],
  ])('of %j there are %d changes', (letters, flips) => {
    expect(flippingSessions(life(letters)).map((one) => one.flips)).toEqual(flips === 0 ? [] : [flips]);
  });

  it('come with what they were in each run, those with most changes first', () => {
    const [a, b] = [
      life('pf p'),
      life('pfpf').map((one) => ({ ...one, sessions: one.sessions.map((s) => ({ ...s, name: 'b', overall: 0.25 })) })),
    ];
    const both = a.map((one, i) => ({ ...one, sessions: [...one.sessions, ...(b[i]?.sessions ?? [])] }));
    expect(flippingSessions(both)).toEqual([
      { name: 'b', flips: 3, marks: ['pass', 'fail', 'pass', 'fail'], lowest: 0.25, highest: 0.25, newest: 0.25 },
      { name: 'a', flips: 2, marks: ['pass', 'fail', null, 'pass'], lowest: 0.5, highest: 0.5, newest: 0.5 },
    ]);
  });
});

describe('the scores of a session that flips', () => {
  it('are its lowest, highest and newest', () => {
    const scores = [0.5, 0.2, 0.9, 0.6];
    const runs = life('pfpf').map((one, i) => ({
      ...one,
      sessions: one.sessions.map((session) => ({ ...session, overall: scores[i] ?? 0 })),
    }));
    expect(flippingSessions(runs)[0]).toMatchObject({ lowest: 0.2, highest: 0.9, newest: 0.6 });
  });

  it('stand by name where as many flip as often', () => {
    const both = life('pf').map((one) => ({
      ...one,
      sessions: ['b', 'a'].flatMap((name) => one.sessions.map((session) => ({ ...session, name }))),
    }));
    expect(flippingSessions(both).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('what is kept of a report', () => {
  it('is its means by dimension, over the sessions that have a score', () => {
    const report = baselineOf([ratedSession('a', { overall: 0.5 }), ratedSession('b', { overall: 0.7 })]);
    const [first, ...others] = report.sessions;
    if (first === undefined) throw new Error('a report has sessions');
    const kept = toHistoryRun({
      ...report,
      sessions: [first, ...others, { ...first, name: 'watch', status: 'canary', overall: null }],
    });
    expect(kept).toMatchObject({ scored: 2, failing: 0, overall_mean: 0.6, ci95: null, commit: null, rubric: 'v2' });
    expect(kept.sessions.map(({ name }) => name)).toEqual(['a', 'b']);
    for (const [dimension, mean] of Object.entries(kept.dimensions)) {
      const scores = report.sessions.map(
        (one) => one.dimensions.find((it) => it.dimension === dimension)?.score ?? Number.NaN,
      );
      expect(mean).toBeCloseTo(scores.reduce((a, b) => a + b, 0) / scores.length, 9);
    }
  });

  it('stands in the order of time, those of one time as they come', () => {
    const runs = inOrder([run(3), run(1, [], { overall_mean: 0.9 }), run(2), run(1)]);
    expect(runs.map(({ scored_at, overall_mean }) => [scored_at, overall_mean])).toEqual([
      [atDay(1), 0.9],
      [atDay(1), 0.5],
      [atDay(2), 0.5],
      [atDay(3), 0.5],
    ]);
  });

  it('stands there once, with the sessions that it has where it comes last', () => {
    const session = { name: 'a', failed: false, overall: 0.5, reference: 'aa' };
    const runs = inOrder([run(1, [], { scored: 1 }), run(1, [session])]);
    expect(runs).toEqual([run(1, [session])]);
  });
});

describe('the file of a history', () => {
  it('is read as it was written', () => {
    const score = fc.nat(1000).map((n) => n / 1000);
    const sessions = fc.uniqueArray(
      fc.record({
        name: fc.string({ unit: anyCharacter }),
        failed: fc.boolean(),
        overall: score,
        reference: fc.constantFrom('aa', 'bb'),
      }),
      { selector: ({ name }) => name, maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.array(sessions, { maxLength: 5 }), (all) => {
        const runs = all.map((one, day) =>
          run(day, one, { ci95: [0.1, 0.9], dimensions: { title: 0.25 }, commit: 'a'.repeat(40) }),
        );
        expect(readHistory(writeHistory(runs))).toEqual(runs);
      }),
    );
  });

  it.each([
    ['{'],
    ['[]'],
    ['{"schema_version": 1}'],
    ['{"history_version": 2, "names": [], "runs": []}'],
    ['{"history_version": 1, "names": [], "runs": [{"scored_at": "now"}]}'],
  ])('is no other text: %s', (text) => {
    expect(readHistory(text)).toBeUndefined();
  });

  it('lets go of the oldest runs, and of the sessions of old ones', () => {
    const many = Array.from({ length: MOST_RUNS_KEPT + 5 }, (_, day) => run(day));
    expect(readHistory(writeHistory(many))?.[0]?.scored_at).toBe(atDay(5));
    const sessions = Array.from({ length: MOST_SESSIONS_KEPT / 2 - 1 }, (_, i) => ({
      name: `s${i}`,
      failed: false,
      overall: 0.5,
      reference: 'a',
    }));
    const kept = readHistory(writeHistory([run(0, sessions), run(1, sessions), run(2, sessions)]));
    expect(kept?.map((one) => [one.scored, one.sessions.length > 0])).toEqual([
      [sessions.length, false],
      [sessions.length, true],
      [sessions.length, true],
    ]);
  });
});
