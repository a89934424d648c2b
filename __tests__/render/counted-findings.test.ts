import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { annotationsOf } from '../../src/render/annotations.js';
import { renderCodeQuality } from '../../src/render/gitlab/code-quality.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { renderMarkdown } from '../../src/render/page/page.js';
import { renderSarif } from '../../src/render/sarif/sarif.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import type { Report } from '../../src/report/schema.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { own } from '../builders/since-base.js';
import { makeWorkspace } from '../builders/workspace.js';

/** A session that leaves out two key actions and is cut off: no gate counts the first, and one counts the second. */
async function reportWith(flags: Flags): Promise<Report> {
  const { key_actions: actions, ...rest } = own(0);
  const candidate = {
    ...rest,
    summary: 'The login test failed on slow runners. It waited for a fixed time of 200 ms. The wait was replaced by an',
    key_actions: (actions as readonly string[]).slice(0, 1),
  };
  return reportOf(
    makeWorkspace({
      'golden-corpus/a/reference.json': { reference: own(0) },
      'candidates/a.json': candidate,
    }),
    { 'fail-on': 'none', 'min-overall': 'none', 'min-session': 'none', ...flags },
  );
}

const BY_FINDING = { 'fail-on': 'form' } as const;
const BY_SCORE = { 'min-session': '0.99' } as const;

const codesOf = ({ sessions: [session] }: Report) => (session?.findings ?? []).map(({ code }) => code);

describe('findings of a failing session', () => {
  it('begin with those that a gate counts, though they weigh less', async () => {
    const failing = codesOf(await reportWith({ 'fail-on': 'MISSING_ACTION' }));
    const passing = codesOf(await reportWith({ 'min-overall': '0.1' }));
    expect(passing.slice(0, 2)).toEqual(['CUT_OFF', 'MISSING_ACTION']);
    expect(failing[0]).toBe('MISSING_ACTION');
    expect([...failing].sort()).toEqual([...passing].sort());
  });

  it('are errors in the report, as the contract has it, and for programs where a gate counts them', async () => {
    const report = await reportWith(BY_FINDING);
    const [session] = report.sessions;
    expect(new Set(session?.findings.map(({ severity }) => severity))).toEqual(new Set(['error']));
    const others = codesOf(report).filter((code) => code !== 'CUT_OFF');
    const wanted = [['CUT_OFF', 'error'], ...others.map((code) => [code, 'warning'])];
    const sarif = JSON.parse(renderSarif(report, sha256)).runs[0].results as { ruleId: string; level: string }[];
    expect(sarif.map(({ ruleId, level }) => [ruleId, level])).toEqual(wanted);
    expect(annotationsOf(report).map(({ title, level }) => [title, level])).toEqual(wanted);
    const gitlab: { check_name: string; severity: string }[] = JSON.parse(renderCodeQuality(report, sha256));
    expect(gitlab.filter(({ severity }) => severity === 'critical').map((one) => one.check_name)).toEqual(['CUT_OFF']);
    expect(renderHtml(report, () => undefined).match(/"severity":"error"/g)).toHaveLength(1);
  });

  it('are all errors where the session fails by its scores alone', async () => {
    const report = await reportWith(BY_SCORE);
    const sarif = JSON.parse(renderSarif(report, sha256)).runs[0].results as { level: string }[];
    expect(new Set(sarif.map(({ level }) => level))).toEqual(new Set(['error']));
    expect(annotationsOf(report).every(({ level }) => level === 'error')).toBe(true);
  });

  it.each<[string, Flags, readonly string[]]>([
    ['a finding', BY_FINDING, ['overall', 'summary']],
    ['its scores', BY_SCORE, ['overall']],
    ['a finding of another dimension', { 'fail-on': 'MISSING_ACTION' }, ['overall', 'key_actions']],
  ])('fail in JUnit the case of what their session fails by: %s', async (_, flags, wanted) => {
    const xml = renderJunit(await reportWith(flags));
    const failing = [...xml.matchAll(/<testcase name="(\w+)" classname="a"[^>]*>\s*<failure/g)].map(([, name]) => name);
    expect(failing).toEqual(wanted);
  });

  it('stand apart on pages where no gate counts them', async () => {
    const report = await reportWith(BY_FINDING);
    const pages = [renderTerminal(report, { colour: false, width: 120 }), renderMarkdown(report)];
    for (const page of pages) {
      expect(page.split('Besides, what no gate counts:')).toHaveLength(2);
      const [decisive, besides] = page.split('Besides, what no gate counts:');
      expect([decisive, besides]).toEqual([
        expect.stringContaining('ends in the middle of a sentence'),
        expect.stringContaining('Missing action'),
      ]);
      expect(decisive).not.toContain('Missing action');
    }
    const plain = await reportWith(BY_SCORE);
    expect(renderTerminal(plain, { colour: false, width: 120 })).not.toContain('Besides');
  });
});
