import { describe, expect, it } from '@jest/globals';
import {
  GATE_KINDS,
  GATES,
  type GateKind,
  gateId,
  gateName,
  gateSubject,
  isCeiling,
  isWithinChance,
  type ReportGate,
  SCORE_GATE_KINDS,
  showGateNumber,
} from '../../src/gates/catalogue.js';
import { policyOf, withoutAllowances, withoutMeans } from '../../src/gates/policy.js';
import { floorId } from '../../src/settings/floor-id.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import { SETTING_NAMES, type Settings } from '../../src/settings/table.js';
import { policyWith } from '../builders/policies.js';

const DROP: ReportGate = {
  ...{ id: 'max-regression', kind: 'max-regression', threshold: 0.02, value: 0.1, status: 'pass', message: '' },
};

describe('a drop that is larger than what is allowed and passes', () => {
  it.each<[string, Partial<ReportGate>, boolean]>([
    ['may be chance', {}, true],
    ['of a drift may be', { kind: 'max-drift' }, true],
    ['of the judge may be', { kind: 'max-judge-regression' }, true],
    ['of a metric may be', { kind: 'max-metric-regression' }, true],
    ['of one session is none', { kind: 'max-session-regression' }, false],
    ['is no floor', { kind: 'min-overall' }, false],
    ['is no number of sessions', { kind: 'max-new-failures' }, false],
    ['is none that fails', { status: 'fail' }, false],
    ['is none that was not evaluated', { status: 'not_evaluated' }, false],
    ['is none that is waived', { waived: true }, false],
    ['is none that is advice', { advisory: true }, false],
    ['has a value', { value: null }, false],
    ['is more than what is allowed', { value: 0.02 }, false],
    ['is more than that as it is shown', { value: 0.0204 }, false],
    ['is shown as more than that', { value: 0.0205 }, true],
  ])('%s', (_, more, isIt) => expect(isWithinChance({ ...DROP, ...more })).toBe(isIt));
});

describe('the words of a gate', () => {
  it.each<[GateKind, string, string | null, string]>([
    ['session', 'session.a.min_overall', 'a', 'overall'],
    ['session', 'session.a.b.min_dimensions.key_actions', 'a.b', 'key_actions'],
    ['session', 'session.two\nlines.min_overall', 'two\nlines', 'overall'],
    ['session', 'session.x.min_overall.min_dimensions.title', 'x.min_overall', 'title'],
    ['session', 'another', 'another', ''],
    ['min-dimensions', 'min-dimensions.title', null, 'title'],
    ['min-overall', 'min-overall', null, 'overall'],
    ['min-judge-overall', 'min-judge-overall', null, 'overall'],
    ['max-judge-regression', 'max-judge-regression', null, 'overall'],
    ['min-relevance', 'min-relevance', null, 'relevance'],
    ['max-hallucination', 'max-hallucination', null, 'hallucination'],
    ['fail-on', 'fail-on.WRONG_OUTCOME', null, 'WRONG_OUTCOME'],
  ])('%s %j: of %j the %s', (kind, id, session, of) => {
    expect(gateSubject({ kind, id })).toEqual({ session, of });
    const dimension = of === 'title' || of === 'key_actions' || of === 'overall' ? of : null;
    if (session !== null && dimension !== null) expect(floorId(session, dimension)).toBe(id);
    else if (session === null && of !== 'relevance' && of !== 'hallucination') expect(gateId(kind, of)).toBe(id);
  });

  it('have spaces for what stands together in a name', () => {
    expect(gateName({ kind: 'min-dimensions', id: 'min-dimensions.key_actions' }, 'inSentence')).toContain(
      'key actions',
    );
  });

  it.each<[GateKind, number | null, string]>([
    ['fail-on', 2, '2'],
    ['max-new-failures', 0, '0'],
    ['min-overall', 0.5, '0.500'],
    ['max-drift', 0.0125, '0.013'],
  ])('%s with %j is %s', (kind, value, told) => expect(showGateNumber({ kind }, value)).toBe(told));

  it('have one word for a count and a score that nobody knows', () => {
    expect(showGateNumber({ kind: 'fail-on' }, null)).toBe(showGateNumber({ kind: 'min-overall' }, null));
  });

  it('tell what is a most', () => {
    for (const kind of GATE_KINDS) expect(isCeiling({ kind })).toBe(GATES[kind].direction === 'at most');
    expect(SCORE_GATE_KINDS).toEqual(GATE_KINDS.filter((kind) => GATES[kind].source !== 'judge'));
  });
});

describe('a policy', () => {
  const origins = Object.fromEntries(SETTING_NAMES.map((name) => [name, 'default'])) as never;
  const policy = (values: Partial<Settings>) =>
    policyOf({ values: { ...settingsOfInputs(new Map()), ...values }, origins });

  it.each<[Partial<Settings>, boolean]>([
    [{ judge: 'required' }, true],
    [{ judge: 'required', simulate: true }, false],
    [{ judge: 'auto' }, false],
    [{ judge: 'auto', simulate: true }, false],
  ])('with %j requires a judge: %s', (values, isRequired) => expect(policy(values).requiresJudge).toBe(isRequired));

  it('is what the settings say', () => {
    expect(policy({ multiplicity: null }).maxT).toBe(false);
    expect(policy({ multiplicity: 'max-t' }).maxT).toBe(true);
    expect(policy({ 'min-samples-pass': '2/3' }).samplesPass).toEqual({ of: 2, in: 3 });
    expect(policy({ 'min-measured': 0.25, 'min-judge-agreement': 0.5 })).toMatchObject({
      ...{ minMeasured: 0.25, minJudgeAgreement: 0.5 },
    });
    expect(policy({ rubric: 'v1' }).precision).toBe('full');
    expect(policy({ rubric: 'v2' }).precision).toBe('six decimals');
    expect(policy({}).unasked.has('session')).toBe(false);
  });

  it('of one session has no gate on means, and allows no finding', () => {
    const all = policyWith({
      ...{ 'min-overall': 0.5, 'min-dimensions': { title: 0.5 }, 'min-session': 0.5, 'min-relevance': 0.5 },
      'fail-on': { outcome: 3, form: 0 },
    });
    const { thresholds } = withoutMeans(all);
    expect(thresholds).toEqual({ ...all.thresholds, 'min-overall': null, 'min-dimensions': null });
    expect(withoutAllowances(all).thresholds).toEqual({ ...all.thresholds, 'fail-on': { outcome: 0, form: 0 } });
    const none = policyWith({ 'min-overall': 0.5 });
    expect(withoutAllowances(none)).toBe(none);
  });
});
