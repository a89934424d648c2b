import { describe, expect, it } from '@jest/globals';
import { FINDING_CODES } from '../../src/core/finding.js';
import {
  GATE_KINDS,
  GATES,
  type GateKind,
  gateName,
  gateSchema,
  gateSubject,
  type ReportGate,
} from '../../src/gates/catalogue.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { PROMPT_VERSIONS } from '../../src/judge/prompts/versions.js';
import type { SessionMetrics } from '../../src/judge/session-metrics.js';
import { consequence } from '../../src/render/consequence.js';
import { findingLabel } from '../../src/render/html/finding-labels.js';
import { gateCharts } from '../../src/render/html/gate-charts.js';
import { gateTableRow } from '../../src/render/page/gate-table.js';
import { verdictTitle } from '../../src/report/title.js';
import { codesOf, FAIL_ON_NAMES } from '../../src/settings/fail-on.js';
import { type GateSettings, gatesOn, JUDGE_GATE_NAMES, SCORE_GATE_NAMES } from '../../src/settings/gate-settings.js';
import { JUDGE_METRICS, TURN_METRICS } from '../../src/settings/judge-metrics.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import { hasJudgeGate, judgeProblems, TURN_GATES, TURN_SETTINGS, turnProblems } from '../../src/settings/rules.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../src/settings/table.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { judgeFacts, judgementAt } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { reportOf } from '../builders/runs.js';
import { ratedSession } from '../builders/sessions.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';

const GATE_NAMES = [...SCORE_GATE_NAMES, ...JUDGE_GATE_NAMES];

/** Settings of the group of gates that are no gate. */
const ABOUT_GATES: Readonly<Partial<Record<SettingName, string>>> = {
  'min-samples-pass': 'how many of the samples of a session must pass its gates',
  multiplicity: 'how the gates on drops are corrected for their number',
  'min-measured': 'how much a gate of the judge has to rest on',
  'min-judge-agreement': 'from where on the gates of the judge count',
};

/** Gates that have no bar in text. */
const WITHOUT_BAR: Readonly<Partial<Record<GateKind, string>>> = {
  'max-regression': 'a drop is small, and is no part of anything from 0 to 1',
  'max-drift': 'a drop is small, and is no part of anything from 0 to 1',
  'max-session-regression': 'a drop is small, and is no part of anything from 0 to 1',
  'max-judge-regression': 'a drop is small, and is no part of anything from 0 to 1',
  'max-metric-regression': 'a drop is small, and is no part of anything from 0 to 1',
  'fail-on': 'a number of sessions is no part of anything from 0 to 1',
  'max-new-failures': 'a number of sessions is no part of anything from 0 to 1',
};

const TARGET = 0.5;
/** All but classes that have no code yet. */
const FAIL_ON = FAIL_ON_NAMES.filter((name) => codesOf(name).length > 0).join(', ');

/** Every gate at one target, of `title` where a gate holds dimensions, and of no session where it counts them */
const ALL_GATES: GateSettings = settingsOfInputs(
  new Map(
    GATE_NAMES.map((name) => {
      const text =
        [`${TARGET}`, `title=${TARGET}`, '0'].find((one) => 'value' in SETTINGS[name].kind.parse(one)) ?? FAIL_ON;
      return [name, { text, label: name }];
    }),
  ),
);

/** Whatever can be wrong with a summary. */
const EVERY_DEFECT = FINDING_CODES.map((code) => ({
  code,
  dimension: null,
  message: code,
  suggestion: null,
  place: { file: 'candidates/a.json' },
}));

/** The gates of a run in which rubric and judge give everything the same score, and gave 0.9 on the base. */
function gatesAt(score: number): readonly ReportGate[] {
  // Of fewer no drop can be told from chance.
  const names = ['a', 'b', 'c', 'd', 'e'];
  const sessions = names.map((name, i) =>
    // No two alike: where nothing varies, nothing could have fallen out otherwise.
    ({
      ...ratedSession(name, {
        overall: score + i / 100,
        gates: { min_overall: TARGET, min_dimensions: { title: TARGET } },
      }),
      defects: score < TARGET ? EVERY_DEFECT : [],
    }),
  );
  const before = judgedBaseline(baselineOf(names.map((name) => ratedSession(name, { overall: 0.9 }))));
  return evaluateGates(sessions, judgeAt(score, names), policyWith(ALL_GATES), {
    waivers: [],
    compared: comparedWith(sessions, before),
    unreferenced: 0,
  }).gates;
}

/** A base whose judge has given 0.9 for everything. */
function judgedBaseline(base: BaselineReport): BaselineReport {
  const versions = Object.entries(PROMPT_VERSIONS).map(([metric, version]) => [metric, { prompt_version: version }]);
  const scores = JUDGE_METRICS.map((metric) => [metric, { score: 0.9 }]);
  return {
    ...base,
    judge: { model: 'm', mode: 'paired', prompt_version: 'p', metrics: Object.fromEntries(versions) },
    sessions: base.sessions.map((session) => ({
      ...session,
      judge: { overall: 0.9, metrics: Object.fromEntries(scores) },
    })),
  };
}

function judgeAt(score: number, names: readonly string[]): JudgeFacts {
  return judgeFacts({
    metrics: JUDGE_METRICS,
    judgements: new Map(names.map((name) => [name, judgementAt(score, name)])),
    measured: new Map(names.map((name) => [name, metricsAt(score, name)])),
  });
}

function metricsAt(score: number, session: string): SessionMetrics {
  const result = { score, reason: null, explanation: null };
  return {
    session,
    relevance: { ...result, asked: 1, answers: [] },
    coherence: { ...result, asked: 1, answers: [] },
    faithfulness: { ...result, hallucination: 1 - score, claims: [], omitted: 0, unshown: 0, ending: null },
    completion: { ...result, requirements: [], isFullyComplete: false },
    skipped: [],
    defects: [],
    effort: NO_EFFORT,
  };
}

describe('the catalogue of gates', () => {
  it('has every setting that is a gate, and no other', () => {
    expect(GATE_KINDS.filter((kind) => kind !== 'session').toSorted()).toEqual(GATE_NAMES.toSorted());
    const settings = SETTING_NAMES.filter((name) => SETTINGS[name].group === 'gates');
    expect(settings.filter((name) => ABOUT_GATES[name] === undefined).toSorted()).toEqual(GATE_NAMES.toSorted());
  });

  it('is told from other settings by the first word of its description', () => {
    const told = SETTING_NAMES.filter((name) => SETTINGS[name].description.startsWith('Gate: '));
    expect(told.toSorted()).toEqual(GATE_NAMES.toSorted());
  });

  it.each(GATE_KINDS.filter((kind) => kind !== 'session'))('has %s face the way that its name says', (kind) => {
    expect(GATES[kind].direction).toBe(kind.startsWith('min-') ? 'at least' : 'at most');
  });
});

const low = gatesAt(0.1);
const high = gatesAt(0.9);
const ofKind = (gates: readonly ReportGate[], kind: GateKind) => gates.filter((gate) => gate.kind === kind);

const report = await reportOf(
  makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() }),
);

/** What a gate compares with, in numbers as people see them. */
const targetOf = (kind: GateKind) => (GATES[kind].scale === 'count' ? '0' : '0.500');

describe.each(GATE_KINDS)('the gate %s', (kind) => {
  it('fails where all is bad and passes where all is good', () => {
    expect(ofKind(low, kind).length).toBeGreaterThan(0);
    expect(new Set(ofKind(low, kind).map(({ status }) => status))).toEqual(new Set(['fail']));
    expect(new Set(ofKind(high, kind).map(({ status }) => status))).toEqual(new Set(['pass']));
  });

  it('is as the schema of the report wants it, and says its numbers', () => {
    for (const gate of [...ofKind(low, kind), ...ofKind(high, kind)]) {
      expect(gateSchema.safeParse(gate).error).toBeUndefined();
      expect(`${gate.id}.`.startsWith(`${kind}.`)).toBe(true);
      expect(gate.message).toMatch(
        GATES[kind].scale === 'count'
          ? /^[a-zA-Z_]+: (0|5) sessions (<=|>) 0( \(a, b, c, d, e\))?$/
          : /^.+ -?\d\.\d{3} (>=|<|<=|>) gate 0\.500(, and 4 more( below it)?)?$/,
      );
    }
  });

  it('makes a title of its own', () => {
    for (const gate of ofKind(low, kind)) {
      const title = verdictTitle(
        { verdict: 'fail', overall_mean: 0.9, corpus_size: 5, gates: [gate] },
        { unreferenced: 0, mean: null },
        undefined,
        { failing: 0, heldTo: '' },
      );
      expect(title).toMatch(/^Fail - .*1 of 1 gate failed, 5 sessions$/);
      expect(title.includes(`${gate.id} `)).toBe(GATES[kind].source === 'judge');
      expect(/5 sessions[^,]* \(0 allowed\), /.test(title)).toBe(GATES[kind].scale === 'count');
    }
  });

  it('has a name wherever it is shown', () => {
    for (const gate of ofKind(low, kind)) {
      const [table, sentence, chart] = (['inTable', 'inSentence', 'inChart'] as const).map((at) => gateName(gate, at));
      for (const name of [table, sentence, chart]) expect(name).toMatch(/^[a-z][a-z:,' ]+$/);
      expect(gateTableRow({ gate }, 60)).toContain(`**${table}**`);
      const told = consequence({ ...report, verdict: 'fail', gates: [gate] }, false);
      const { check, scale } = GATES[kind];
      const counted = check === 'findings' ? `\\d sessions with ${sentence}` : `${sentence} in \\d sessions`;
      const value = { drop: '.* fell by', 'session drop': 'a session fell by' }[check as string] ?? sentence;
      const numbers = scale === 'count' ? counted : `${value} \\d\\.\\d{3}, `;
      expect(told.slice(told.indexOf(': '))).toMatch(new RegExp(`^: ${numbers}`));
      const drawn = gateCharts({ ...report, gates: [gate] })
        .toString()
        .toLowerCase();
      // What findings have in common stands above them, and each has the name that the page has for it.
      const found = ['sessions with findings', findingLabel(gateSubject(gate).of).toLowerCase()];
      for (const part of check === 'findings' ? found : [chart ?? '']) expect(drawn).toContain(part);
    }
  });

  it('is drawn as a bar where it can be, and always as a chart', () => {
    for (const gate of ofKind(low, kind)) {
      expect(gateTableRow({ gate }, 60).includes('┃')).toBe(WITHOUT_BAR[kind] === undefined);
      expect(gateTableRow({ gate }, 60).includes(GATES[kind].direction === 'at most' ? '≤' : '≥')).toBe(true);
      const chart = gateCharts({ ...report, gates: [gate] }).toString();
      expect(chart).toContain('<path class="tick"');
      expect(chart).toContain(`${GATES[kind].direction} ${targetOf(kind)}`);
    }
  });
});

it('calls no two gates the same', () => {
  for (const place of ['inTable', 'inSentence', 'inChart'] as const) {
    const own = low.filter(({ kind }) => kind !== 'session').map((gate) => gateName(gate, place));
    expect(own.filter((name, i) => own.indexOf(name) !== i)).toEqual([]);
  }
});

it('reads in an id what a gate is about', () => {
  const subjects = low.map((gate) => [gate.id, ...Object.values(gateSubject(gate))]);
  expect(subjects).toContainEqual(['min-overall', null, 'overall']);
  expect(subjects).toContainEqual(['fail-on.outcome', null, 'outcome']);
  expect(subjects).toContainEqual(['fail-on.WRONG_OUTCOME', null, 'WRONG_OUTCOME']);
  expect(subjects).toContainEqual(['min-dimensions.title', null, 'title']);
  expect(subjects).toContainEqual(['session.a.min_overall', 'a', 'overall']);
  expect(subjects).toContainEqual(['session.a.min_dimensions.title', 'a', 'title']);
  expect(subjects).toContainEqual(['max-hallucination', null, 'hallucination']);
  expect(subjects).toContainEqual(['max-judge-regression', null, 'overall']);
  expect(subjects).toContainEqual(['max-metric-regression.faithfulness', null, 'faithfulness']);
});

describe('a gate of the judge', () => {
  const settings = settingsOfInputs(new Map());
  const inputs = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'input' as const])) as Record<
    SettingName,
    'input'
  >;

  it.each(JUDGE_GATE_NAMES)('%s needs a judge, and its metric', (name) => {
    const set = { ...settings, [name]: ALL_GATES[name] };
    const blamed = (change: Partial<typeof settings>) =>
      judgeProblems({ ...set, ...change }).map((problem) => problem.name);
    expect(hasJudgeGate(set)).toBe(true);
    // Literals and words alone decide about some requirements.
    expect(blamed({ judge: 'off' })).toEqual(name === 'min-completion' ? [] : [name]);
    expect(blamed({ judge: 'auto', 'judge-metrics': JUDGE_METRICS })).toEqual([]);
    const others = JUDGE_METRICS.filter((metric) => !gatesOn(metric).includes(name));
    expect(others).toHaveLength(name === 'max-metric-regression' ? 1 : JUDGE_METRICS.length - 1);
    expect(blamed({ judge: 'auto', 'judge-metrics': others })).toEqual([name]);
  });

  it.each(JUDGE_GATE_NAMES)('%s speaks of turns, or is refused there', (name) => {
    const set = { ...settings, judge: 'auto', [name]: ALL_GATES[name], 'judge-metrics': TURN_METRICS } as const;
    const isOfTurns = TURN_GATES.includes(name);
    const isOfMetric = TURN_METRICS.some((metric) => gatesOn(metric).includes(name));
    expect(isOfMetric && name !== 'max-metric-regression').toBe(isOfTurns);
    expect(turnProblems(set, inputs, new Set()).map((problem) => problem.name)).toEqual(isOfTurns ? [] : [name]);
    expect(TURN_SETTINGS.includes(name)).toBe(isOfTurns);
  });

  it('is checked in the order of the settings, of turns too', () => {
    const wanted = SETTING_NAMES.filter((name) => JUDGE_GATE_NAMES.some((gate) => gate === name));
    const checked = low.map(({ kind }) => kind).filter((kind) => GATES[kind].source === 'judge');
    expect([...new Set(checked)]).toEqual(wanted);
    expect(TURN_GATES).toEqual(wanted.filter((name) => TURN_GATES.some((gate) => gate === name)));
  });
});

it('a gate is advisory or says nothing of it, and has nothing that the schema does not know', () => {
  const gate = { id: 'min-overall', kind: 'min-overall', threshold: 0.7, value: 0.8, status: 'pass', message: 'x' };
  const isGate = (overrides: object): boolean => gateSchema.safeParse({ ...gate, ...overrides }).success;
  expect([{}, { advisory: true }, { waived: true }, { value: null }, { value: -1 }].map(isGate)).not.toContain(false);
  const wrong = [
    { advisory: false },
    { waived: false },
    { value: -1.1 },
    { threshold: -0.1 },
    { status: 'open' },
    { x: 1 },
  ];
  expect(wrong.map(isGate)).not.toContain(true);
});
