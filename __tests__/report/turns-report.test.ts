import { describe, expect, it } from '@jest/globals';
import type { TurnsOfTranscript } from '../../src/inputs/turns/read-turns.js';
import type { ResultCounts, ToolCounts } from '../../src/inputs/turns/tool-correctness.js';
import type { CappedText, Turn } from '../../src/inputs/turns/turn.js';
import type { TurnFacts } from '../../src/judge/judge-turns.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import type { TurnScores } from '../../src/judge/measure-turn.js';
import { buildTurnsReport, type FoundTurns } from '../../src/report/build-turns-report.js';
import { toolsTitle, turnsTitle } from '../../src/report/title.js';
import { toReportTools } from '../../src/report/transcripts-report.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

const text = (isCut = false): CappedText => ({ text: 'x', isCut });

function turn(file: string, number: number, more: Partial<Turn> = {}): Turn {
  return {
    ...{ id: `${file}#${number}`, file, number, line: number * 10, user: text(), assistant: text(), results: [] },
    ...more,
  };
}

const NO_RESULTS: ToolCounts = { results: 0, errors: 0, unknown: 0, byTool: new Map() };

function transcript(file: string, turns: readonly Turn[], more: object = {}): TurnsOfTranscript {
  return {
    ...{ file, turns, tools: NO_RESULTS, format: 'own', messages: 2, skipped: 0, malformed: 0 },
    ...{ unknown: [], unknownCount: 0 },
    ...more,
  } as TurnsOfTranscript;
}

function found(transcripts: readonly TurnsOfTranscript[], more: Partial<FoundTurns> = {}): FoundTurns {
  const turns = transcripts.flatMap((one) => one.turns);
  return { turns, found: turns.length, transcripts, others: [], asides: [], ...more };
}

const geval = (score: number | null) => ({
  ...{ score, explanation: null, reason: score === null ? 'timeout' : null, answers: [] },
});

function facts(
  scores: readonly (number | null)[],
  more: Partial<TurnFacts> = {},
  ids = ['a#1', 'a#2', 'b#1'],
): TurnFacts {
  const measured = scores.map((score, i): [string, TurnScores] => [
    ids[i] ?? '',
    { session: ids[i] ?? '', relevance: geval(score) as never, skipped: [], effort: { ...NO_EFFORT, attempts: 2 } },
  ]);
  return { ...judgeFacts({ metrics: ['relevance'] }), measured: new Map(measured), ...more } as TurnFacts;
}

const nowhere = makeWorkspace();
const report = (turns: FoundTurns, judged: TurnFacts | null, flags: Flags = {}) => {
  const settings = settingsOf(nowhere, { judge: 'auto', 'judge-metrics': 'relevance', ...flags });
  return buildTurnsReport(turns, judged, { settings, scoredAt: new Date('2026-11-21T12:00:00.750Z') });
};

const TWO = [transcript('a', [turn('a', 1), turn('a', 2)]), transcript('b', [turn('b', 1)])];

describe('a report about turns', () => {
  it('has each turn that was judged, and the means of each transcript and of all', () => {
    const { turns, transcripts, judge, turn_count, files, scored_at, verdict } = report(
      found(TWO),
      facts([1, 0.5, null]),
    );
    expect({ turn_count, files, scored_at, verdict }).toEqual({
      ...{ turn_count: 3, files: 2, scored_at: '2026-11-21T12:00:00Z', verdict: 'pass' },
    });
    expect(turns.map(({ id, line, metrics, attempts }) => [id, line, metrics.relevance?.score, attempts])).toEqual([
      ['a#1', 10, 1, 2],
      ['a#2', 20, 0.5, 2],
      ['b#1', 10, null, 2],
    ]);
    expect(turns[2]?.unmeasured).toEqual([{ measurement: 'relevance', reason: 'timeout' }]);
    expect(transcripts.map((one) => [one.file, one.turns, one.metrics])).toEqual([
      ['a', 2, { relevance: 0.75 }],
      ['b', 1, { relevance: null }],
    ]);
    expect(judge).toMatchObject({ calls: 6, wanted: 3, measured: 2, metrics: { relevance: { mean: 0.75 } } });
    expect(judge).not.toHaveProperty('simulated');
    expect(report(found(TWO), facts([1, 0.5]))?.turns).toHaveLength(2);
  });

  it.each<[string, FoundTurns, TurnFacts | null, Flags, string]>([
    ['nothing to judge passes', found([]), facts([]), {}, 'pass'],
    ['nobody has asked', found(TWO), null, {}, 'pass'],
    ['nothing was measured', found(TWO), facts([null, null]), {}, 'inconclusive'],
    ['something was', found(TWO), facts([1, null]), {}, 'pass'],
    ['a simulation', found(TWO), facts([1], { isSimulated: true }), {}, 'inconclusive'],
    ['a gate that holds', found(TWO), facts([1, 1, 1]), { 'min-relevance': '0.5' }, 'pass'],
    ['a gate that fails', found(TWO), facts([0.25, 0.25, 0.25]), { 'min-relevance': '0.5' }, 'fail'],
  ])('has a verdict: %s', (_, turns, judged, flags, wanted) => {
    const { verdict, gates, gates_failed: failed } = report(turns, judged, flags);
    expect(verdict).toBe(wanted);
    expect(gates).toHaveLength('min-relevance' in flags ? 1 : 0);
    expect(failed).toHaveLength(wanted === 'fail' ? 1 : 0);
  });

  it('has no call of a simulated judge', () => {
    const { judge, turns, caveats } = report(found(TWO), facts([1], { isSimulated: true, isByBatch: true }));
    expect([judge?.simulated, judge?.calls, judge?.transport, turns[0]?.attempts]).toEqual([true, 0, 'batch', 0]);
    expect(caveats[0]).toMatch(/^The judge was simulated/);
  });

  it('has counts alone where there is no judge', () => {
    const counts = (results: number, errors: number, unknown: number): ResultCounts => ({ results, errors, unknown });
    const tools = { ...counts(4, 1, 1), byTool: new Map([['ls', counts(4, 1, 1)]]) };
    const both = [transcript('a', [turn('a', 1)], { tools }), transcript('b', [], { tools })];
    const { judge, turns, title, tools: all } = report(found(both), null);
    expect([judge, turns, all.correctness, all.results]).toEqual([undefined, [], 0.666667, 8]);
    expect(title).toBe('tool correctness 0.667, 6 of 8 tool results known, 1 turn, 2 transcripts');
  });

  it('says what it leaves out', () => {
    const unknown = (count: number) => ({
      unknown: Array.from({ length: count }, (_, i) => ({ line: i + 3, what: `w${i}` })),
    });
    const many = Array.from({ length: 5 }, (_, i) => transcript(`t${i}`, [], unknown(i === 1 ? 3 : 1)));
    const files = ['a.json', 'b.json', 'c.json', 'd.json'];
    const caveatsOf = (more: Partial<FoundTurns>, judged: TurnFacts | null = null) =>
      report(found(TWO, more), judged).caveats;
    expect(caveatsOf({})).toEqual([]);
    expect(caveatsOf({ found: 3 }, facts([1]))).toEqual([]);
    expect(caveatsOf({ found: 9 })).toEqual([]);
    expect(caveatsOf({ found: 9 }, facts([1]))).toEqual(['Only the first 3 of 9 turns were judged (limit).']);
    expect(caveatsOf({ others: ['x.md'] })).toEqual([
      '1 transcript of the corpus left out, since turns are read from .jsonl and .json alone: x.md',
    ]);
    expect(caveatsOf({ asides: files.slice(0, 3) })).toEqual([
      '3 .json files left out, in which no transcript is recognised: a.json, b.json, c.json',
    ]);
    expect(caveatsOf({ asides: files })[0]).toMatch(/: a\.json, b\.json, c\.json and 1 more$/);
    expect(caveatsOf({ transcripts: many.slice(0, 3) })).toEqual([
      'Not understood and left out: t0:3: w0',
      'Not understood and left out: t1:3: w0, and 2 more',
      'Not understood and left out: t2:3: w0',
    ]);
    expect(caveatsOf({ transcripts: many })[3]).toBe(
      'Of 2 more transcripts something was left out: turns.json has it.',
    );
  });

  it.each<[string, Partial<Turn>, boolean]>([
    ['nothing', {}, false],
    ['what the user said', { user: text(true) }, true],
    ['what the assistant said', { assistant: text(true) }, true],
    [
      'a result',
      {
        results: [
          { ...text(), line: 1 },
          { ...text(true), line: 2 },
        ],
      },
      true,
    ],
  ])('says of turns whether a judge was shown only their beginnings: %s', (_, more, isCut) => {
    const turns = found([transcript('a', [turn('a', 1, more), turn('a', 2)])]);
    const caveat = 'In 1 of 2 turns the judge is shown only the beginning of a long text.';
    expect(report(turns, facts([1, 1])).caveats).toEqual(isCut ? [caveat] : []);
    expect(report(turns, null).caveats).toEqual([]);
  });
});

describe('the title of such a report', () => {
  it.each<[Partial<Parameters<typeof turnsTitle>[0]>, string]>([
    [{ turns: 0 }, 'nothing to score'],
    [{}, 'Pass - relevance 0.750, coherence not measured, no gate set, 2 turns'],
    [{ isSimulated: true, turns: 1 }, 'Pass - judge simulated, no gate set, 1 turn'],
    [
      { policyOfBase: { changed: [], unread: 'why', isNew: false } },
      'Pass - relevance 0.750, coherence not measured, no gate set, 2 turns, settings of the base not known',
    ],
  ])('of %j is %s', (more, wanted) => {
    const metrics = { relevance: { mean: 0.75 }, coherence: { mean: null }, hallucination: { mean: 0.1 } } as never;
    expect(turnsTitle({ verdict: 'pass', gates: [], turns: 2, metrics, isSimulated: false, ...more })).toBe(wanted);
  });

  it('without a judge tells what tools gave back', () => {
    expect(toolsTitle(toReportTools(NO_RESULTS), 1, 0)).toBe('tool correctness not measured, 1 turn, 0 transcripts');
  });
});

it('the names of tools are plain, and not long', () => {
  const one = { results: 2, errors: 1, unknown: 0 };
  const byTool = new Map([
    ['a\nb', one],
    ['x'.repeat(300), one],
    [null, { ...one, unknown: 1 }],
  ]);
  const { by_tool: tools } = toReportTools({ ...one, byTool });
  expect(tools[0]).toEqual({ tool: 'a b', results: 2, errors: 1, unknown: 0 });
  expect(tools[1]?.tool).toHaveLength(200);
  expect(tools[2]).toEqual({ tool: null, results: 2, errors: 1, unknown: 1 });
});
