import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { Report } from '../../src/report/schema.js';
import { summaryJson } from '../builders/summaries.js';
import { type Workspace, writeTree } from '../builders/workspace.js';
import { type Asked, answers, fails, judging, NOTED, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const COUNT = 10;
const BASE = { baseline: 'base.json' };
const REPORTS = { ...BASE, 'report-formats': 'json,markdown,html,junit,sarif' };
const DROP = { ...BASE, 'max-judge-regression': '0.05' };

const nameIn = ({ user }: Asked): string => /login test (s\d+)/.exec(user)?.[1] ?? '';
const answering = (score: (name: string) => number) =>
  startAnthropic({ answer: judging({ rubric: (asked) => score(nameIn(asked)) }) });

/** The report of each run that was a base: one that would be the same is not made again. */
const bases = new Map<string, string>();

/** Judges a run, and keeps its report as the base of the next. */
async function withBase(
  score: (name: string) => number,
  flags: Readonly<Record<string, string>> = {},
  count = COUNT,
): Promise<Workspace> {
  const place = sessionsOf(count);
  const key = JSON.stringify([count, flags, Array.from({ length: count }, (_, i) => score(`s${i}`))]);
  let base = bases.get(key);
  if (base === undefined) {
    await judge(place, await answering(score), flags);
    base = read(place, 'report.json');
    bases.set(key, base);
  }
  writeFileSync(join(place.root, 'base.json'), base);
  return place;
}

const gateOf = (report: Report | undefined, id: string) => report?.gates.find((gate) => gate.id === id);
const read = ({ root }: Workspace, name: string): string =>
  readFileSync(join(root, 'summary-gate-report', name), 'utf8');

/** The same answers, which say that another model has made them, of the sessions that are chosen. */
function swapping(model: string, isChosen: (name: string) => boolean) {
  const answer = judging({ rubric: () => 0.9 });
  return startAnthropic({
    answer: async (asked) => {
      const behaviour = await answer(asked);
      if (behaviour.kind !== 'says' || !isChosen(nameIn(asked))) return behaviour;
      return { ...behaviour, said: (one) => ({ ...behaviour.said(one), model }) };
    },
  });
}

const FIRST = (count: number) => (name: string) => Number(name.slice(1)) < count;

describe('another model than the one that was asked', () => {
  it.each<[string, string, number, string]>([
    ['has answered most questions', 'claude-opus-5-5', 6, 'not_evaluated'],
    ['has answered half of them', 'claude-opus-5-5', 5, 'not_evaluated'],
    ['has answered a few', 'claude-opus-5-5', 4, 'pass'],
    ['is the same under the date of its release', 'claude-haiku-5-5-20260901', COUNT, 'pass'],
  ])('%s: %s, %i of 10: %s', async (_, model, count, status) => {
    const place = await withBase(() => 0.9);
    const { report, stdout } = await judge(place, await swapping(model, FIRST(count)), { ...DROP, ...REPORTS });
    const gate = gateOf(report, 'max-judge-regression');
    expect(gate).toMatchObject({ status });
    const told = `asked claude-haiku-5-5, answered by ${model} (${count} of 10)`;
    const isOther = model === 'claude-opus-5-5';
    if (status === 'not_evaluated') expect(gate?.message).toContain(told);
    expect(report?.caveats.filter((caveat) => caveat.includes(told))).toHaveLength(Number(isOther));
    for (const page of [stdout.replace(/\s+/g, ' '), read(place, 'report.md'), read(place, 'report.html')]) {
      expect(page.replaceAll('\\', '').includes('answered by')).toBe(isOther);
    }
  });

  it('has answered in the baseline alone', async () => {
    const place = sessionsOf(COUNT);
    await judge(place, await swapping('claude-opus-5-5', FIRST(COUNT)), {});
    writeFileSync(join(place.root, 'base.json'), read(place, 'report.json'));
    const { report, exitCode } = await judge(place, await answering(() => 0.9), DROP);
    expect(exitCode).toBe(3);
    expect(gateOf(report, 'max-judge-regression')?.message).toBe(
      'judge_overall_drop: the judge of the baseline was asked claude-haiku-5-5, answered by claude-opus-5-5 (10 of 10); that of this run answered by claude-haiku-5-5, which was asked: scores of another model are another measurement',
    );
    // In both runs it is the same measurement, whatever it is called.
    const again = await judge(place, await swapping('claude-opus-5-5', FIRST(COUNT)), DROP);
    expect(gateOf(again.report, 'max-judge-regression')).toMatchObject({ status: 'pass' });
  });
});

describe('max-judge-regression', () => {
  it('counts groups of sessions that move together, and not their sessions', async () => {
    const place = await withBase(() => 0.9);
    for (const name of readdirSync(join(place.root, 'golden-corpus'))) {
      const path = join(place.root, 'golden-corpus', name, 'reference.json');
      const reference = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(path, JSON.stringify({ ...reference, group: Number(name.slice(1)) % 2 === 0 ? 'web' : 'billing' }));
    }
    const { report } = await judge(place, await answering(() => 0.7), DROP);
    expect(gateOf(report, 'max-judge-regression')).toMatchObject({
      status: 'not_evaluated',
      message: 'judge_overall_drop: 0.200, and 2 groups cannot tell such a drop from chance; 5 can, where all fall',
    });
    expect(report?.baseline).toMatchObject({ groups: 2, false_alarm_chance: 0 });
  });

  it('fails where the mean of the judge has dropped, and every surface names the sessions that fell', async () => {
    const place = await withBase((name) => (name === 's1' ? 0.8 : 0.9));
    const api = await answering((name) => (name === 's3' ? 0.3 : 0.7));
    const { report, stdout, exitCode } = await judge(place, api, { ...DROP, ...REPORTS });
    expect(exitCode).toBe(1);
    expect(gateOf(report, 'max-judge-regression')).toMatchObject({
      status: 'fail',
      value: 0.23,
      message: 'judge_overall_drop 0.230 > gate 0.050',
    });
    expect(report?.gates_failed).toEqual(['judge_overall_drop 0.230 > gate 0.050']);
    expect(report?.title).toMatch(/^Fail - max-judge-regression 0\.230 \(allowed 0\.050\), overall 1\.000/);
    const [change] = report?.baseline?.judge ?? [];
    expect(change).toMatchObject({
      of: 'overall',
      paired: COUNT,
      before: 0.89,
      now: 0.66,
      word: 'regression',
      reason: null,
    });
    expect(change?.fallen).toHaveLength(COUNT);
    expect(change?.fallen[0]).toEqual({ name: 's3', before: 0.9, now: 0.3 });
    for (const text of [stdout, read(place, 'report.md'), read(place, 'report.html'), read(place, 'junit.xml')]) {
      const plain = text
        .replaceAll(/<[^>]*>|[`*]/g, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/&(#39|apos);/g, "'");
      expect(plain).toMatch(/the judge's overall fell 0\.890 → 0\.660/i);
      expect(plain).toContain('s3 0.900 → 0.300');
      expect(plain).toContain(`all ${COUNT} sessions fell`);
    }
  });

  it('stands beside the comparison with the base', async () => {
    const place = await withBase(() => 0.8);
    await judge(place, await answering(() => 0.9), { ...DROP, ...REPORTS });
    expect(read(place, 'report.md')).toContain(
      '| judge: overall | 0.800 | 0.900 | +0.100 | all equal | 0.002 | improvement |',
    );
  });

  it('passes a drop that may be chance, one that is allowed, and a rise', async () => {
    const place = await withBase(() => 0.8);
    const chance = await judge(place, await answering((name) => (name === 's3' ? 0.1 : 0.8)), DROP);
    expect(gateOf(chance.report, 'max-judge-regression')).toMatchObject({
      status: 'pass',
      value: 0.07,
      message: expect.stringContaining('not certain enough'),
    });
    const allowed = await judge(place, await answering(() => 0.76), DROP);
    expect(gateOf(allowed.report, 'max-judge-regression')).toMatchObject({ status: 'pass', value: 0.04 });
    const rise = await judge(place, await answering(() => 0.9), DROP);
    expect(gateOf(rise.report, 'max-judge-regression')).toMatchObject({ status: 'pass', value: -0.1 });
  });

  it.each<[string, Readonly<Record<string, string>>, (base: Report) => unknown, string]>([
    [
      'another model',
      {},
      ({ judge: one }) => ({ judge: { ...one, model: 'claude-x' } }),
      'was judged by claude-x, not by claude-haiku-5-5',
    ],
    [
      'another prompt',
      {},
      ({ judge: one }) => ({ judge: { ...one, prompt_version: 'rubric-0' } }),
      'was judged with the prompt rubric-0',
    ],
    [
      'another provider',
      {},
      ({ judge: one }) => ({ judge: { ...one, provider: 'openai-compatible' } }),
      'was judged by openai-compatible, not by anthropic',
    ],
    [
      'a program',
      {},
      ({ judge: one }) => ({ judge: { ...one, provider: 'command', program: 'my-judge' } }),
      'was judged by the command my-judge, not by anthropic',
    ],
    ['another mode', {}, ({ judge: one }) => ({ judge: { ...one, mode: 'absolute' } }), 'in absolute mode'],
    ['no judge', {}, () => ({ judge: undefined }), 'has no judge'],
    [
      'a void judge',
      {},
      ({ judge: one }) => ({ judge: { ...one, voided: 'it was fooled' } }),
      'nothing that the judge of the baseline said can be believed',
    ],
    ['a simulated judge', {}, ({ judge: one }) => ({ judge: { ...one, simulated: true } }), 'was simulated'],
    ['a judge of another form', {}, () => ({ judge: 7 }), 'has no judge'],
    [
      'few scores',
      {},
      ({ sessions }) => ({
        sessions: sessions.map((one, i) => (i < 3 ? one : { ...one, judge: { ...one.judge, overall: null } })),
      }),
      `only 3 of ${COUNT} sessions were measured in both runs`,
    ],
  ])('is not evaluated against %s, which leaves the run open', async (_, flags, change, reason) => {
    const place = await withBase(() => 0.9);
    const base = JSON.parse(readFileSync(join(place.root, 'base.json'), 'utf8'));
    writeTree(place.root, { 'other.json': { ...base, ...(change(base) as object) } });
    const { report } = await judge(place, await answering(() => 0.2), { ...DROP, ...flags, baseline: 'other.json' });
    const gate = gateOf(report, 'max-judge-regression');
    expect(gate).toMatchObject({ status: 'not_evaluated', value: null, message: expect.stringContaining(reason) });
    expect(report?.baseline?.judge?.[0]?.reason).toContain(reason);
    expect(report?.verdict).toBe('inconclusive');
  });

  it('has enough with exactly the share that is wanted, whatever its binary fraction', async () => {
    const place = await withBase(() => 0.9, {}, 25);
    const base: Report = JSON.parse(readFileSync(join(place.root, 'base.json'), 'utf8'));
    const sessions = base.sessions.map((one, i) => (i < 14 ? one : { ...one, judge: { ...one.judge, overall: null } }));
    writeTree(place.root, { 'other.json': { ...base, sessions } });
    const flags = { ...DROP, baseline: 'other.json', 'min-measured': '0.56' };
    const { report } = await judge(place, await answering(() => 0.2), flags);
    expect(gateOf(report, 'max-judge-regression')).toMatchObject({ status: 'fail', value: 0.7 });
  });

  it('is silent without a baseline, and needs a judge', async () => {
    const place = sessionsOf(1);
    const { report } = await judge(place, await answering(() => 0.2), { 'max-judge-regression': '0.05' });
    expect([report?.verdict, gateOf(report, 'max-judge-regression')]).toEqual(['pass', undefined]);
    expect(report?.caveats.join()).toContain('max-judge-regression has nothing to compare with: no baseline is set');
    const off = await judge(place, undefined, {
      judge: 'off',
      'max-judge-regression': '0.05',
      'max-metric-regression': '0.1',
    });
    expect(off.exitCode).toBe(2);
    expect(off.stderr.match(/needs the judge, which is off/g)).toHaveLength(2);
  });

  it('is no floor for which further samples are drawn', async () => {
    const place = await withBase(() => 0.9);
    const api = await answering(() => 0.9);
    await judge(place, api, { ...DROP, 'max-judge-regression': '0.9', 'judge-max-samples': '5' });
    expect(api.requests).toHaveLength(COUNT);
  });
});

describe('max-metric-regression', () => {
  const METRICS = { 'judge-metrics': 'rubric,coherence' };
  const coherent = (score: (name: string) => number) =>
    startAnthropic({ answer: judging({ rubric: () => 0.9, coherence: (asked: Asked) => score(nameIn(asked)) }) });

  it('has a gate for each metric that was asked for, and compares it alone', async () => {
    const place = sessionsOf(COUNT);
    await judge(place, await coherent(() => 5), { ...METRICS, 'report-formats': 'json' });
    writeFileSync(join(place.root, 'base.json'), read(place, 'report.json'));
    const flags = { ...BASE, ...METRICS, 'max-metric-regression': '0.1' };
    const { report, stdout } = await judge(place, await coherent(() => 3), flags);
    expect(report?.gates.filter(({ kind }) => kind === 'max-metric-regression')).toMatchObject([
      { id: 'max-metric-regression.coherence', status: 'fail', value: 0.5 },
    ]);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain("the judge's coherence fell 1.000 → 0.500");
    const same = await judge(place, await coherent(() => 5), flags);
    expect(same.report?.verdict).toBe('pass');
  });
});

describe('min-judge-session', () => {
  it('fails by the session that the mean hides, names it everywhere, and says which are new', async () => {
    const place = await withBase((name) => (name === 's1' ? 0.2 : 0.9));
    const api = await answering((name) => (['s1', 's3'].includes(name) ? 0.2 : 0.9));
    const flags = { ...REPORTS, 'min-judge-session': '0.4', 'max-new-failures': 'none' };
    const { report, stdout } = await judge(place, api, flags);
    expect(gateOf(report, 'min-judge-session')).toMatchObject({
      status: 'fail',
      value: 0.2,
      message: 'session s1 judge_overall 0.200 < gate 0.400, and 1 more below it',
    });
    expect(report?.gates_failed).toEqual([
      'session s1 judge_overall 0.200 < gate 0.400',
      'session s3 judge_overall 0.200 < gate 0.400',
    ]);
    const failing = report?.sessions.filter(({ failed }) => failed) ?? [];
    expect(failing.map(({ name, gates_failed: gates }) => [name, gates])).toEqual([
      ['s1', ['min-judge-session']],
      ['s3', ['min-judge-session']],
    ]);
    // The base would fail by it as well: what newly fails is s3.
    expect(report?.baseline?.failures).toEqual({ new: ['s3'], already: ['s1'], fixed: [] });
    for (const text of [stdout, read(place, 'report.md'), read(place, 'report.html'), read(place, 'junit.xml')]) {
      expect(text).toContain('s3');
    }
    expect(read(place, 'junit.xml')).toContain('The judge gives it 0.200, below the 0.400 of min-judge-session.');
  });

  it('heeds waivers, and is open where too little was measured', async () => {
    const place = sessionsOf(3, {
      '.github/summary-gate-waivers.yml': 'waivers: [{session: s1, reason: known, until: 2099-01-01, by: mona}]\n',
    });
    const low = await judge(place, await answering((name) => (name === 's1' ? 0.2 : 0.9)), {
      'min-judge-session': '0.4',
    });
    expect([low.report?.verdict, gateOf(low.report, 'min-judge-session')?.value]).toEqual(['pass', 0.9]);
    expect(low.report?.sessions[1]).toMatchObject({ failed: true, gates_waived: ['min-judge-session'] });
    const silent = await startAnthropic({
      answer: (asked) => (nameIn(asked) === 's2' ? fails(400) : judging({ rubric: () => 0.9 })(asked)),
    });
    const { report } = await judge(place, silent, { 'min-judge-session': '0.4' });
    expect([report?.verdict, gateOf(report, 'min-judge-session')?.status]).toEqual(['inconclusive', 'not_evaluated']);
  });

  it.each([
    [0.4, 'pass'],
    [0.3996, 'pass'],
    [0.3994, 'fail'],
  ])('has its border where it is shown: %d', async (score, status) => {
    const { report } = await judge(sessionsOf(1), await answering(() => score), { 'min-judge-session': '0.4' });
    expect(gateOf(report, 'min-judge-session')?.status).toBe(status);
    expect(report?.sessions.map(({ gates_failed: gates }) => gates)).toEqual([
      status === 'fail' ? ['min-judge-session'] : [],
    ]);
  });

  it('says of how many sessions nobody knows, where enough of all was measured', async () => {
    const answer = judging({ rubric: () => 0.9 });
    const api = await startAnthropic({ answer: (asked) => (nameIn(asked) === 's2' ? fails(400) : answer(asked)) });
    const { report } = await judge(sessionsOf(12), api, { 'min-judge-session': '0.4' });
    const gate = gateOf(report, 'min-judge-session');
    expect(gate).toMatchObject({ status: 'pass', value: 0.9, message: expect.stringMatching(/, 1 not measured$/) });
  });

  it.each([
    // sessions without an overall of 12, min-measured, whether the floor is known to hold
    [1, '0.9', 'pass'],
    [1, '1', 'not_evaluated'],
    [2, '0.9', 'not_evaluated'],
    [4, '0.6', 'pass'],
  ])(
    'counts sessions whose overall is missing, whatever else of them was measured: %d at %s',
    async (lost, least, status) => {
      const isLost = (name: string): boolean => Number(name.slice(1)) < lost;
      const dimensions = Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: 'r', score: 0.9 }]));
      const api = await startAnthropic({
        answer: (asked) =>
          answers({ ...NOTED, dimensions, rationale: 'r', ...(!isLost(nameIn(asked)) && { overall: 0.9 }) }),
      });
      const flags = {
        'min-judge-session': '0.4',
        'min-measured': least,
        'judge-samples': '1',
        'judge-max-samples': '1',
      };
      const { report } = await judge(sessionsOf(12), api, flags);
      expect(report?.judge).toMatchObject({ wanted: 72, measured: 72 - lost });
      const gate = gateOf(report, 'min-judge-session');
      expect([gate?.status, report?.verdict]).toEqual([status, status === 'pass' ? 'pass' : 'inconclusive']);
      if (least !== '0.9' || lost === 1) return;
      expect(gate?.message).toBe('judge_worst_session: 10 of 12 sessions have an overall, 0.833 < 0.900');
    },
  );

  it('holds for candidates without a reference, which fail by nothing else', async () => {
    const place = sessionsOf(1, { 'candidates/other.json': summaryJson({ title: 'Something else login test s9' }) });
    const api = await answering((name) => (name === 's9' ? 0.1 : 0.9));
    const { report } = await judge(place, api, { 'judge-mode': 'absolute', 'min-judge-session': '0.4' });
    expect(report?.sessions.find(({ name }) => name === 'other')).toMatchObject({
      status: 'unreferenced',
      failed: true,
      gates_failed: ['min-judge-session'],
    });
    expect(report?.verdict).toBe('fail');
  });
});
