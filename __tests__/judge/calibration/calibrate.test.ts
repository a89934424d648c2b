import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { DIMENSIONS, type Dimension } from '../../../src/core/summary.js';
import { type Label, labelKey } from '../../../src/inputs/labels/label.js';
import { calibrate } from '../../../src/judge/calibration/calibration.js';
import {
  calibrationGate,
  checkAgainstLabels,
  judgeAgreement,
  judgedLabels,
  labelQuestions,
  labelsDigest,
} from '../../../src/judge/calibration/judge-agreement.js';
import { type Judgement, NO_EFFORT } from '../../../src/judge/judgement.js';
import type { SessionScore } from '../../../src/rubric/score.js';
import { settingsOfInputs } from '../../../src/settings/resolve.js';
import { judgeFacts, judgementAt } from '../../builders/judge-facts.js';
import { summaryValue } from '../../builders/questions.js';
import type { Flags } from '../../builders/runs.js';
import { goldenSession } from '../../builders/sessions.js';
import { dataIn } from '../prompts/data-in.js';

const settings = (flags: Flags = {}) =>
  settingsOfInputs(new Map(Object.entries(flags).map(([name, text]) => [name as keyof Flags, { text, label: name }])));

function label(session: string, overall: number, overrides: Partial<Label> = {}): Label {
  return {
    session: goldenSession(session, { reference: summaryValue({ title: `Reference of ${session}` }) }),
    id: 'a',
    candidate: summaryValue({ title: String(overall) }),
    overall,
    dimensions: {},
    labeller: 'team',
    at: null,
    place: { file: `${session}/labels.json`, line: 1 },
    ...overrides,
  };
}

/** What a judge gives labels, in their order; nothing is no judgement. */
function judged(
  labels: readonly Label[],
  scores: readonly (number | null | undefined)[],
): ReadonlyMap<string, Judgement> {
  return new Map(
    labels.flatMap((one, i) => {
      const score = scores[i];
      return score === undefined ? [] : [[labelKey(one), judgementAt(score, one.session.name)] as const];
    }),
  );
}

/** A rubric that gives a candidate the number that is its title, and half of it in the title. */
const byTitle = (_: unknown, { title }: { readonly title: string }): SessionScore => ({
  overall: Number(title),
  dimensions: [{ dimension: 'title', score: Number(title) / 2, reason: '', evidence: { kind: 'edge-case' } }],
});

const FIVE = [0.1, 0.4, 0.6, 0.8, 0.9].map((overall, i) => label(`s${i}`, overall, { dimensions: { title: overall } }));

describe('a calibration', () => {
  it('compares the rubric with people, as a whole and where they scored a dimension', () => {
    const found = calibrate(FIVE, null, {
      settings: settings({ 'min-overall': '0.7' }),
      score: byTitle,
      digest: sha256,
    });
    expect(found.judge).toBeNull();
    expect(found.gate).toBe(0.7);
    expect(found.candidates.map(({ label: one, rubric, judged: by }) => [one.overall, rubric.overall, by])).toEqual(
      FIVE.map(({ overall }) => [overall, overall, null]),
    );
    expect(found.rubric.overall).toMatchObject({ n: 5, sessions: 5, kappa: { value: 1 }, bias: { value: 0 } });
    const { title, ...others } = found.rubric.dimensions;
    expect(title).toMatchObject({ n: 5, spearman: { value: 1 }, bias: { value: -0.28 } });
    // A gate is a line through overalls.
    expect(title.kappa).toMatchObject({ value: null, reason: 'no gate is set' });
    expect(Object.values(others).map(({ n }) => n)).toEqual([0, 0, 0, 0]);
  });

  it('counts in a dimension who was scored there by people and by the rubric', () => {
    const of = (dimensions: Label['dimensions']) =>
      calibrate([label('s', 0.5, { dimensions })], null, { settings: settings(), score: byTitle, digest: sha256 })
        .rubric;
    const counts = (given: Label['dimensions']) => DIMENSIONS.filter((one) => of(given).dimensions[one].n === 1);
    expect(counts({ title: 0, summary: 0.5 })).toEqual(['title']);
    expect(counts({})).toEqual([]);
    expect(counts({ title: undefined })).toEqual([]);
  });

  it('compares the judge with people where it has judged', () => {
    const judgements = judged(FIVE, [0.1, 0.4, null, 0.8]);
    const found = calibrate(
      FIVE,
      { judgements, promptVersion: 'p' },
      {
        settings: settings({
          'judge-samples': '2',
          'judge-mode': 'absolute',
          'judge-model': 'm',
          'min-measured': '0.5',
        }),
        score: byTitle,
        digest: sha256,
      },
    );
    expect(found.judge).toMatchObject({
      overall: { n: 3, sessions: 3 },
      dimensions: { title: { n: 3, bias: { value: 0 } }, summary: { n: 0 } },
      facts: { mode: 'absolute', model: 'm', promptVersion: 'p', samples: 2 },
      measured: { labels: 5, measured: 3 },
      reasons: {},
    });
    expect(found.candidates.map((one) => one.judged?.overall.score)).toEqual([0.1, 0.4, null, 0.8, undefined]);
  });

  it('adds up what asking about the labels took, and why it was in vain', () => {
    const gap = { ...judgementAt(null, 's2'), attempts: 3, costUsd: 0.5 };
    const unmeasured = [{ measurement: 'overall', reason: 'timeout' as const }];
    const judgements = new Map([...judged(FIVE, [0.1, 0.4]), ['s2/a', { ...gap, unmeasured }]]);
    const { judge } = calibrate(
      FIVE,
      { judgements, promptVersion: 'p' },
      {
        ...{ settings: settings(), score: byTitle, digest: sha256 },
      },
    );
    expect(judge).toMatchObject({ reasons: { timeout: 1 }, effort: { attempts: 3, costUsd: 0.5 } });
  });

  it('cuts where the judge’s own gate is, else where that of the rubric is', () => {
    const gates = (flags: Flags) => calibrationGate(settings(flags));
    expect(gates({ 'min-overall': '0.6' })).toBe(0.6);
    expect(gates({ 'min-overall': '0.6', 'min-judge-overall': '0.8' })).toBe(0.8);
    expect(gates({ 'min-overall': 'none' })).toBeNull();
  });
});

describe('labels with what the judge says of them', () => {
  it('are in their order, each with its session and effort', () => {
    const labels = [label('b', 0.5), label('a', 0, { verdict: 'rejected' }), label('c', 1)];
    const judgements = new Map([
      ['a/a', { ...judgementAt(0.2, 'a'), attempts: 2 }],
      ['b/a', judgementAt(null, 'b')],
    ]);
    expect(judgedLabels(labels, judgements)).toEqual([
      { session: 'b', human: 0.5, scored: null, effort: judgements.get('b/a') },
      { session: 'a', human: 0, isVerdict: true, scored: 0.2, effort: judgements.get('a/a') },
      { session: 'c', human: 1, scored: null, effort: NO_EFFORT },
    ]);
  });

  const agreement = (
    scores: readonly (number | null | undefined)[],
    flags: { gate?: number | null; min?: number } = {},
  ) =>
    judgeAgreement(FIVE, judged(FIVE, scores), {
      ...{ gate: flags.gate === undefined ? 0.7 : flags.gate, minMeasured: flags.min ?? 0.9, digest: sha256 },
    });

  it.each<[string, ReturnType<typeof agreement>, number | null, string | null]>([
    ['all of them judged alike', agreement([0.1, 0.4, 0.6, 0.8, 0.9]), 1, null],
    ['too few judged', agreement([0.1, 0.4, 0.6, 0.8]), null, 'the judge measured 4 of 5 labels'],
    ['just enough judged', agreement([0.1, 0.4, 0.6, 0.8], { min: 0.8 }), 1, null],
    ['none judged', agreement([]), null, 'the judge measured 0 of 5 labels'],
    ['no gate', agreement([0.1, 0.4, 0.6, 0.8, 0.9], { gate: null }), null, 'no gate is set'],
    [
      'all above the gate',
      agreement([0.1, 0.4, 0.6, 0.8, 0.9], { gate: 0.05 }),
      null,
      'all labels are at or above the gate',
    ],
  ])('agree or say why one cannot tell: %s', (_, { level, obstacle }, wanted, why) => {
    expect([level, obstacle]).toEqual([wanted, why]);
  });

  it('have a digest of all that is read of them', () => {
    const digest = (overrides: Partial<Label> = {}) => labelsDigest([label('s', 0.5, overrides)], sha256);
    expect(digest()).toBe(digest({ labeller: 'another', at: '2026-01-31' }));
    const session = (more: object) => ({ session: { ...label('s', 0.5).session, ...more } });
    for (const other of [{ id: 'b' }, { overall: 0.6 }, { candidate: summaryValue() }]) {
      expect(digest(other)).not.toBe(digest());
    }
    expect(digest(session({ referenceDigest: '1'.repeat(64) }))).not.toBe(digest());
  });
});

describe('the judge of a run beside the labels', () => {
  const check = async (facts: Parameters<typeof checkAgainstLabels>[0], labels = FIVE) => {
    let asked = 0;
    const askMore = async (all: readonly Label[]) => {
      asked += all.length;
      return judged(all, [0.1, 0.4, 0.6, 0.8, 0.9]);
    };
    const found = await checkAgainstLabels(facts, labels, {
      ...{ settings: settings({ 'min-overall': '0.7', 'min-measured': '1' }), digest: sha256, askMore },
    });
    return { found, asked };
  };
  const facts = judgeFacts({ judgements: new Map([['s', judgementAt(0.5, 's')]]) });
  const measured = judgeFacts({
    measured: new Map([['s', { session: 's', skipped: [], defects: [], effort: NO_EFFORT }]]),
  });

  it.each([
    ['judged by the rubric', facts],
    ['measured otherwise', measured],
    ['both', { ...facts, measured: measured.measured }],
  ])('is asked about them where a session was %s', async (_, known) => {
    const { found, asked } = await check(known);
    expect(asked).toBe(5);
    expect(found).toEqual({ ...known, agreement: expect.objectContaining({ labels: 5, measured: 5, level: 1 }) });
  });

  it.each([
    ['there are no labels', facts, []],
    ['nobody could be asked', { ...facts, absence: 'no_credentials' as const }, FIVE],
    ['there was nothing to judge', judgeFacts(), FIVE],
  ])('is not asked where %s', async (_, known, labels) => {
    const { found, asked } = await check(known, labels);
    expect(asked).toBe(0);
    expect(found).toBe(known);
  });
});

describe('the questions about labels', () => {
  const questions = (flags: Flags) => {
    const one = label('s', 0.5, { session: goldenSession('s', { kind: 'design', difficulty: 'complex' }) });
    return labelQuestions([one], settings(flags), { answerForm: 'schema' }).map((question) => ({
      ...question,
      ...question.open(),
    }));
  };

  it('are those that a run asks about its candidates, by the names of the labels', () => {
    const [paired] = questions({ 'judge-mode': 'paired', 'judge-model': 'm', 'judge-rationale-chars': '123' });
    expect(paired).toMatchObject({ session: 's/a', metric: 'rubric', prompt: { model: 'm' } });
    expect(paired?.request.user).toMatch(
      /^Judge the candidate against .* Kind of work: design\. Difficulty: complex\./,
    );
    expect(paired?.request.user).toContain('rationale: at most 123 characters');
    expect(dataIn(paired?.request.user ?? '')).toMatchObject({
      reference: { title: 't' },
      candidate: { title: '0.5' },
    });
  });

  it('have no reference on its own merits, and ask for no rewrite', () => {
    const [absolute] = questions({ 'judge-mode': 'absolute', 'judge-rewrite': 'true' });
    expect(absolute?.request.user).toMatch(/^Judge the candidate on its own merits\./);
    expect(dataIn(absolute?.request.user ?? '')).not.toHaveProperty('reference');
    expect(JSON.stringify(absolute?.request.schema)).not.toContain('rewrite');
  });

  it.each<[string, readonly Dimension[]]>([
    ['title', ['title']],
    ['title,summary,key_actions,outcome,aha_moments', DIMENSIONS],
  ])('are about the dimensions of the team: %s', (dimensions, wanted) => {
    const [one] = questions({ dimensions });
    expect(one?.dimensions).toEqual(wanted);
  });
});
