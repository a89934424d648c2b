import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { annotationsOf, filesWithFindings } from '../../src/render/annotations.js';
import { disagreeing, failedFirst, faulted, unreferenced, worstFirst } from '../../src/render/chosen-sessions.js';
import { renderCodeQuality } from '../../src/render/gitlab/code-quality.js';
import { sessionsBehindMeans } from '../../src/render/sessions-behind-means.js';
import type { Report, ReportSession } from '../../src/report/schema.js';
import { wholeJudgement } from '../builders/whole-judge.js';
import { wholeReport } from '../builders/whole-report.js';
import { wholeFinding } from '../builders/whole-sessions.js';

const WHOLE = wholeReport();

function sessionOf(name: string, overrides: Partial<ReportSession> = {}): ReportSession {
  const found = WHOLE.sessions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return { ...found, ...overrides };
}

/** The whole report with the gates of these ids alone. */
function withGates(ids: readonly string[], overrides: Partial<Report> = {}): Report {
  return { ...WHOLE, gates: WHOLE.gates.filter(({ id }) => ids.includes(id)), ...overrides };
}

function withSession(report: Report, name: string, overrides: Partial<ReportSession>): Report {
  return { ...report, sessions: report.sessions.map((one) => (one.name === name ? { ...one, ...overrides } : one)) };
}

const names = (sessions: readonly { readonly name: string }[]) => sessions.map(({ name }) => name);

describe('sessions that are shown first', () => {
  const JUDGE_DISAGREES = [wholeFinding('JUDGE_DISAGREES')];

  it('are those of which judge and rubric think most differently', () => {
    const of = (name: string, overall: number | null, judged: number | null) =>
      sessionOf('agreed', { name, overall, findings: JUDGE_DISAGREES, judge: wholeJudgement({ overall: judged }) });
    const { judge: _, ...unjudged } = of('unjudged', 1, 0);
    const all = [of('near', 0.9, 0.8), of('far', 0.1, 0.9), of('other way', 0.9, 0.4), of('none', 0.2, null), unjudged];
    expect(names(disagreeing([...all, sessionOf('agreed')]))).toEqual(['far', 'other way', 'none', 'near']);
  });

  it('are those with the lowest score of a metric of the judge, with what it faults alone', () => {
    const { faithfulness, completion } = wholeJudgement().metrics ?? {};
    const of = (name: string, claims: number | null, wanted: number | null) =>
      sessionOf('doubted', {
        name,
        judge: wholeJudgement({
          metrics: {
            skipped: [],
            ...(faithfulness !== undefined && { faithfulness: { ...faithfulness, score: claims } }),
            ...(completion !== undefined && { completion: { ...completion, score: wanted } }),
          },
        }),
      });
    const all = [of('middle', 0.5, 0.9), of('unmeasured', null, null), of('low', 0.9, 0.1), of('high', 0.95, 0.9)];
    const found = faulted([...all, sessionOf('agreed')]);
    expect(names(found)).toEqual(['low', 'middle', 'high', 'unmeasured']);
    expect(found[0]?.findings.map(({ code }) => code)).toEqual(['CONTRADICTED_CLAIM']);
    expect(faulted([{ ...of('x', 0, 0), findings: JUDGE_DISAGREES }])).toEqual([]);
  });

  it('are candidates without a session that the judge gives least, those without a score last', () => {
    const of = (name: string, overall: number | null) =>
      sessionOf('stranger', { name, judge: wholeJudgement({ overall }) });
    const { judge: _, ...unjudged } = of('unjudged', 1);
    const all = [of('good', 1), unjudged, of('bad', 0.1), of('none', null), sessionOf('agreed')];
    expect(names(unreferenced(all))).toEqual(['bad', 'good', 'unjudged', 'none']);
  });

  it('are the worst, equals as they stand, and failed gates', () => {
    const all = [0.5, 0.2, null, 0.2].map((overall, i) => sessionOf('agreed', { name: `s${i}`, overall }));
    expect(names(worstFirst(all))).toEqual(['s2', 's1', 's3', 's0']);
    const gates = (['pass', 'not_evaluated', 'fail', 'pass', 'fail'] as const).map((status, i) => ({ status, i }));
    expect(failedFirst(gates).map(({ i }) => i)).toEqual([2, 4, 1, 0, 3]);
  });
});

describe('sessions behind a mean', () => {
  const told = (report: Report) =>
    sessionsBehindMeans(report).map(({ gate, session, message, finding }) => [
      gate,
      session.name,
      message,
      finding?.code ?? null,
    ]);

  it('are those that fell most by the judge, where its gate alone fails', () => {
    const report = withSession(withGates(['max-judge-regression']), 'agreed', {
      findings: [wholeFinding('SUMMARY_GAP'), wholeFinding('EXTRA_ACTION', { new: true })],
    });
    const gate = 'max-judge-regression';
    expect(told(report)).toEqual([
      [gate, 'doubted', "the judge's overall fell 0.900 → 0.300 in this session", null],
      [gate, 'agreed', "the judge's overall fell 0.900 → 0.400 in this session; new: ", 'EXTRA_ACTION'],
      [gate, 'stranger', "the judge's overall fell 0.900 → 0.500 in this session", null],
    ]);
  });

  it('are three of those that fell most and do not fail by themselves', () => {
    const passing = WHOLE.sessions.map((one) => ({ ...one, failed: false }));
    const report = withGates(['max-regression'], { sessions: passing });
    expect(told(report).map(([gate, name, , code]) => [gate, name, code])).toEqual([
      // What is new in the dimension that cost most goes first.
      ['max-regression', 'fallen', 'EXTRA_ACTION'],
      ['max-regression', 'failing', 'WRONG_OUTCOME'],
      ['max-regression', 'floored', null],
    ]);
    expect(told(report)[2]?.[2]).toMatch(/ in this session$/);
    expect(told(report)[0]?.[2]).toMatch(/ in this session; new: $/);
  });

  it('are the lowest where nothing fell, each with its first finding of what the gate is about', () => {
    const passing = WHOLE.sessions.map((one) => ({ ...one, failed: false }));
    const low = told(withGates(['min-overall'], { sessions: passing }));
    expect(low.map(([gate, name, , code]) => [gate, name, code])).toEqual([
      ['min-overall', 'missing', 'NO_CANDIDATE'],
      ['min-overall', 'waived', 'WRONG_OUTCOME'],
      ['min-overall', 'failing', 'WRONG_OUTCOME'],
    ]);
    expect(low[0]?.[2]).toMatch(/; overall 0\.000 in this session: $/);
    const titles = withGates(['min-dimensions.title'], {
      sessions: passing,
      gates: WHOLE.gates
        .filter(({ id }) => id === 'min-dimensions.title')
        .map((gate) => ({ ...gate, status: 'fail' as const, threshold: 0.9 })),
    });
    for (const [gate, , message, code] of told(titles)) {
      expect([gate, code]).toEqual(['min-dimensions.title', null]);
      expect(message).toMatch(/; title 0\.\d{3} in this session$/);
    }
    expect(told(titles)).toHaveLength(3);
  });

  it.each<[string, Report]>([
    ['a session fails by itself', withGates(['min-overall'])],
    ['the run passes', withGates(['max-regression'], { verdict: 'pass' })],
    ['no gate on a mean fails', withGates(['fail-on.outcome'])],
  ])('are none where %s', (_, report) => {
    expect(told(report)).toEqual([]);
  });
});

describe('files with findings', () => {
  it('are those of failing sessions in rounds, then those of passing ones, then those of nobody', () => {
    expect(filesWithFindings(WHOLE)).toEqual([
      ...[null, 'candidates/waived.json', 'candidates/failing.json', 'candidates/fallen.json'],
      ...['candidates/failing.json', 'candidates/fallen.json', 'candidates/failing.json'],
      ...['candidates/doubted.json', 'candidates/contrary.json', 'candidates/failing.json', null],
      ...[null, 'candidates/odd.json'],
    ]);
  });

  it('are not told of what was on the base already, unless a session fails by it', () => {
    const told = (severity: 'warning' | 'error', isNew: boolean) => {
      const finding = wholeFinding('EXTRA_ACTION', { severity, ...(isNew && { new: true as const }) });
      const report = withSession(WHOLE, 'doubted', { findings: [finding] });
      return annotationsOf(report).some(({ title, file }) => title === 'EXTRA_ACTION' && file === finding.file);
    };
    expect([told('warning', false), told('error', false), told('warning', true)]).toEqual([false, true, true]);
  });
});

describe('GitLab is told', () => {
  const severityOf = (report: Report, description: string): string | undefined => {
    const issues: { description: string; severity: string }[] = JSON.parse(renderCodeQuality(report, sha256));
    return issues.find((one) => one.description.includes(description))?.severity;
  };
  const WHAT = 'What EXTRA_ACTION says';

  it.each<[string, 'warning' | 'note' | 'error', boolean, string, string]>([
    ['a new warning of a session that fell', 'warning', true, 'agreed', 'critical'],
    ['a warning that was there before', 'warning', false, 'agreed', 'minor'],
    ['a new note', 'note', true, 'agreed', 'info'],
    ['a new error', 'error', true, 'agreed', 'critical'],
    ['a new warning of a session that did not fall', 'warning', true, 'contrary', 'minor'],
  ])('%s', (_, severity, isNew, name, wanted) => {
    const findings = [wholeFinding('EXTRA_ACTION', { severity, ...(isNew && { new: true as const }) })];
    const report = withSession(WHOLE, 'fallen', { findings: [] });
    expect(severityOf(withSession(report, name, { findings }), WHAT)).toBe(wanted);
  });
});
