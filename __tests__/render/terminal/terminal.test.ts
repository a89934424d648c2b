import { describe, expect, it } from '@jest/globals';
import pc from 'picocolors';
import stringWidth from 'string-width';
import { sha256 } from '../../../src/adapters/digest.js';
import type { ReportGate } from '../../../src/gates/catalogue.js';
import type { GoldenSession } from '../../../src/inputs/corpus/golden-session.js';
import { renderMarkdown } from '../../../src/render/page/page.js';
import { hang } from '../../../src/render/terminal/layout.js';
import { gateLines, renderTerminal } from '../../../src/render/terminal/terminal.js';
import { buildReport } from '../../../src/report/build-report.js';
import { wholeSession } from '../../../src/report/lazy-sessions.js';
import type { Report } from '../../../src/report/schema.js';
import type { RatedSession } from '../../../src/scoring/scored-session.js';
import { MEAN_GATE, NO_GATE } from '../../builders/gates.js';
import { PLAIN_RUN } from '../../builders/run-facts.js';
import { type Flags, reportOf, settingsOf } from '../../builders/runs.js';
import { corpusOf, ratedSession } from '../../builders/sessions.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, writeTree } from '../../builders/workspace.js';

const nowhere = makeWorkspace();

function reportOfSessions(sessions: readonly RatedSession<GoldenSession>[], flags: Flags = {}): Report {
  const corpus = corpusOf(sessions);
  const settings = settingsOf(nowhere, flags);
  return buildReport({ ...PLAIN_RUN, settings, corpus, sessions }, sha256);
}

const plain = (report: Report, width = 100): string => renderTerminal(report, { colour: false, width });
const coloured = (report: Report, width = 100): string => renderTerminal(report, { colour: true, width });

const LONG_NAME = `a-very-long-session-name-${'that-goes-on-'.repeat(12)}and-ends`;
const WIDE_NAME = '注文の取り込みを直す'.repeat(3);

/** A run with all that a screen may show: failing, passing, missing and unknown sessions, wide and long text. */
const everything = await reportOf(
  makeWorkspace({
    'golden-corpus/missing/reference.json': referenceJson(),
    'golden-corpus/fine/reference.json': referenceJson(),
    'candidates/fine.json': summaryJson(),
    [`golden-corpus/${LONG_NAME}/reference.json`]: referenceJson({ gates: { min_overall: 0.9 } }),
    [`candidates/${LONG_NAME}.json`]: summaryJson({ title: 'Session', key_actions: ['x'.repeat(300)] }),
    [`golden-corpus/${WIDE_NAME}/reference.json`]: referenceJson(
      { gates: { min_overall: 0.9 } },
      {
        title: '受注CSVの文字化けを直した'.repeat(4),
        key_actions: ['対応表を持つsrc/cp932.jsとテストを追加した'.repeat(3)],
      },
    ),
    [`candidates/${WIDE_NAME}.json`]: summaryJson({ outcome: 'なし'.repeat(40) }),
    'candidates/stranger.json': summaryJson(),
  }),
  { 'min-session': '0.5' },
);

describe('renderTerminal', () => {
  it.each(Array.from({ length: 33 }, (_, i) => 40 + 5 * i))('fits into %d columns', (width) => {
    for (const line of plain(everything, width).split('\n')) {
      // Only a path and a command may be longer: broken in two, nobody could click or copy them.
      if (stringWidth(line) > width)
        expect(line).toMatch(
          /^( {8}(candidates|golden-corpus)\/\S+\.json:\d+(:\d+)?| {2}npx summary-gate accept .*| {6}npx summary-gate explain .*)$/,
        );
    }
  });

  it.each([40, 60, 100, 200])('says the same in colour and without, at %d columns', (width) => {
    expect(coloured(everything, width)).toContain('\u001b[31m');
    expect(coloured(everything, width).replaceAll(/\u001b\[\d+m/g, '')).toBe(plain(everything, width));
    expect(plain(everything, width)).not.toContain('\u001b');
  });

  it('aligns numbers in columns under wide names, and cuts names that are too long', () => {
    const lines = plain(everything, 60).split('\n');
    const gates = lines.filter((line) => /^ {2}[✔✖] (min-|session\.)/.test(line));
    expect(gates).toHaveLength(4);
    expect(new Set(gates.map((line) => stringWidth(line)))).toEqual(new Set([60]));
    expect(gates.filter((line) => line.includes('…'))).toHaveLength(2);
  });

  it('puts what failed first, and says how much it does not show', () => {
    const sessions = Array.from({ length: 30 }, (_, i) =>
      ratedSession(`session-${String(i).padStart(2, '0')}`, {
        overall: i / 30,
        gates: { min_overall: i === 29 ? 0.99 : 0 },
      }),
    );
    const text = plain(reportOfSessions(sessions, { ...MEAN_GATE, 'min-session': '0.5' }));
    expect(text.indexOf('✖ session.session-29.min_overall')).toBeGreaterThan(0);
    expect(text.indexOf('✖ session.session-29.min_overall')).toBeLessThan(
      text.indexOf('✔ session.session-00.min_overall'),
    );
    expect(text).toContain('    … and 12 more');
    expect(text).toContain('Failing sessions (16)');
    expect(text).toContain('  … and 11 more failing');
    expect(text.indexOf('✖ session-00')).toBeLessThan(text.indexOf('✖ session-01'));
    expect(text).not.toContain('✖ session-05');
  });

  it('puts failing sessions before waived ones, and counts both that it does not show', () => {
    const sessions = Array.from({ length: 9 }, (_, i) => ratedSession(`s${i}`, { overall: i / 10 }));
    const report = reportOfSessions(sessions, { 'min-session': '0.95' });
    const waivedFrom = (first: number, failing: number): Report => ({
      ...report,
      sessions: report.sessions.map((session, i) => ({
        ...wholeSession(session),
        ...(i < first && { gates_waived: session.gates_failed }),
        ...(i >= failing && { failed: false, gates_failed: [] }),
      })),
    });
    const shown = (text: string) =>
      [...text.matchAll(/^ {2}([✖◉]) (s\d) /gm)].map(([, mark, name]) => `${mark}${name}`);
    const two = plain(waivedFrom(7, 9));
    expect(two).toContain('Failing sessions (2), and waived ones (7)');
    expect(shown(two)).toEqual(['✖s7', '✖s8', '◉s0', '◉s1', '◉s2']);
    expect(two).toContain('  … and 4 more waived: report.md');
    const six = plain(waivedFrom(2, 8));
    expect(shown(six)).toEqual(['✖s2', '✖s3', '✖s4', '✖s5', '✖s6']);
    expect(six).toContain('  … and 1 more failing and 2 waived: report.md');
    const page = renderMarkdown(waivedFrom(2, 8));
    expect(page.indexOf('<code>s7</code> <strong>')).toBeGreaterThan(0);
    expect(page.indexOf('<code>s7</code> <strong>')).toBeLessThan(page.indexOf('<code>s0</code> <strong>'));
  });

  it('shows the lowest session when none fails', () => {
    const text = plain(reportOfSessions([ratedSession('b', { overall: 0.8 }), ratedSession('a', { overall: 0.9 })]));
    expect(text).toMatch(/^✔ Pass/m);
    expect(text).toContain('Lowest session\n\n  ✔ b  0.800  title 0.800');
    expect(text).not.toContain('✔ a');
  });

  it('shows the session that fell most when none fails and some fell, though another is lower', async () => {
    const workspace = makeWorkspace({
      'golden-corpus/low/reference.json': referenceJson(),
      'golden-corpus/fallen/reference.json': referenceJson(),
      'candidates/low.json': summaryJson({ key_actions: ['Reproduced the failure'], aha_moments: [] }),
      'candidates/fallen.json': summaryJson(),
    });
    const base = JSON.stringify(await reportOf(workspace));
    writeTree(workspace.root, { 'base.json': base, 'candidates/fallen.json': summaryJson({ aha_moments: [] }) });
    const text = plain(await reportOf(workspace, { baseline: 'base.json' }));
    expect(text).toContain('1 of 2 sessions fell (fallen: by 0.100)');
    expect(text).toMatch(/^Session that fell most\n\n {2}✔ fallen {2}/m);
    expect(text).not.toContain('✔ low');
  });

  it('ends with what a person looks for: the gates, and the verdict right above the prompt', () => {
    for (const width of [40, 80, 100]) {
      const text = plain(everything, width);
      const places = [/^ {2}! /m, /^ {2}· /m, /^ +Mean /m, /^Failing sessions/m, /^ {4}Gate /m, /^✖ Fail/m].map((one) =>
        text.search(one),
      );
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(text.slice(places.at(-1))).toMatch(/^✖ Fail[^\n]*(\n {2}[^\n]+)*\n$/);
    }
  });

  it('says why failing sessions stand below a green verdict', () => {
    const sessions = [ratedSession('low', { overall: 0.6 }), ratedSession('high', { overall: 1 })];
    const note = 'Failing sessions do not change this verdict';
    const failing = reportOfSessions(sessions, { ...MEAN_GATE, 'min-session': '0.65' });
    expect(plain({ ...failing, verdict: 'inconclusive' })).toContain(note);
    expect(plain(failing)).not.toContain(note);
  });

  it('names the missing and the invalid as such, without scores', () => {
    const sessions = [
      ratedSession('gone', { overall: 0, status: 'missing_candidate' }),
      ratedSession('odd', { overall: 0, status: 'invalid_candidate' }),
    ];
    const text = plain(reportOfSessions(sessions, { 'min-session': '0.3' }));
    expect(text).toContain('  ✖ gone  0.000  missing candidate\n');
    expect(text).toContain('  ✖ odd  0.000  invalid candidate\n');
  });

  it('has something to say when there is nothing to score', async () => {
    const text = plain(
      await reportOf(makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), candidates: EMPTY_FOLDER }), {
        'allow-empty': 'true',
      }),
    );
    expect(text).toBe(
      [
        '  ! Nothing was scored: the corpus has 1 session, and no candidate was found.',
        '',
        '    Gate                            Value    Target',
        '  – fail-on.unusable                  n/a       ≤ 0',
        '  – fail-on.form                      n/a       ≤ 0',
        '  – fail-on.outcome                   n/a       ≤ 0',
        '  – fail-on.requirement               n/a       ≤ 0',
        '  – fail-on.ungrounded                n/a       ≤ 0',
        '  – fail-on.NUMBER_MISMATCH           n/a       ≤ 0',
        '  – fail-on.IDENTIFIER_MISMATCH       n/a       ≤ 0',
        '  – fail-on.DIRECTION_MISMATCH        n/a       ≤ 0',
        '  – fail-on.STATUS_MISMATCH           n/a       ≤ 0',
        '  – fail-on.HEDGE_DROPPED             n/a       ≤ 0',
        '  – min-overall                       n/a   ≥ 0.550',
        '  – min-session                       n/a   ≥ 0.250',
        '',
        '✔ nothing to score',
        '',
      ].join('\n'),
    );
  });

  it('has no gates to show when none is set', () => {
    const text = plain(reportOfSessions([ratedSession('a', { overall: 1 })], NO_GATE));
    expect(text).not.toContain('Target');
    expect(text).toContain('No gate is set');
  });

  it('quotes a session name for a shell where it needs that', () => {
    const defect = {
      code: 'EXTRA_ACTION',
      dimension: null,
      message: 'm',
      suggestion: null,
      place: { file: 'f' },
    } as const;
    const hint = (name: string): string => {
      const session = { ...ratedSession(name, { overall: 0 }), defects: Array.from({ length: 5 }, () => defect) };
      return /… and 1 more: (.*)/.exec(plain(reportOfSessions([session])))?.[1] ?? '';
    };
    expect(hint('fix-login')).toBe('npx summary-gate explain fix-login');
    expect(hint('修正')).toBe('npx summary-gate explain 修正');
    expect(hint(`$(id) 'x'`)).toBe(`npx summary-gate explain '$(id) '\\''x'\\'''`);
    expect(hint('-rf')).toBe("npx summary-gate explain -- '-rf'");
  });
});

describe('the bar of a gate', () => {
  const bar = (value: number, threshold: string, width = 100): string => {
    const report = reportOfSessions([ratedSession('a', { overall: value })], { ...NO_GATE, 'min-overall': threshold });
    return /[█░┃]*$/m.exec(/^ {2}[✔✖] min-overall.*$/m.exec(plain(report, width))?.[0] ?? '')?.[0] ?? '';
  };

  it.each([
    [0, '0', `┃${'░'.repeat(19)}`],
    [1, '1', `${'█'.repeat(19)}┃`],
    [1, '0', `┃${'█'.repeat(19)}`],
    [0, '1', `${'░'.repeat(19)}┃`],
    [0.5, '0.5', `${'█'.repeat(10)}┃${'░'.repeat(9)}`],
    [0.499, '0.5', `${'█'.repeat(9)}░┃${'░'.repeat(9)}`],
    [0.505, '0.51', `${'█'.repeat(10)}░┃${'░'.repeat(8)}`],
    [0.999, '1', `${'█'.repeat(18)}░┃`],
    [0.75, '0.5', `${'█'.repeat(10)}┃████░░░░░`],
  ])('of %d for %s reaches the tick exactly when the gate passes', (value, threshold, wanted) => {
    expect(bar(value, threshold)).toBe(wanted);
  });

  it('touches its tick exactly when the gate passes, for values and thresholds of three decimals', () => {
    for (let i = 0; i < 120; i++) {
      const value = ((i * 617) % 1001) / 1000;
      const threshold = (((i * 389) % 1001) + (i % 3) - 1) / 1000;
      if (threshold < 0.05 || threshold > 1) continue;
      const touches = !bar(value, String(threshold)).includes('░┃');
      expect({ value, threshold, touches }).toEqual({ value, threshold, touches: value >= threshold });
    }
  });

  it.each<[string, Partial<ReportGate>, string]>([
    [
      'of a waived failure is below its tick',
      { kind: 'session', threshold: 0.5, value: 0.1, status: 'not_evaluated', waived: true },
      `██${'░'.repeat(8)}┃${'░'.repeat(9)}`,
    ],
    [
      'of a most that is kept stays below the tick',
      { kind: 'max-hallucination', threshold: 0.5, value: 0, status: 'pass' },
      `${'░'.repeat(10)}┃${'░'.repeat(9)}`,
    ],
    [
      'of a most that is just kept does not pass it',
      { kind: 'max-hallucination', threshold: 0.5, value: 0.5, status: 'pass' },
      `${'█'.repeat(10)}┃${'░'.repeat(9)}`,
    ],
    [
      'of a most that is exceeded passes it, however little',
      { kind: 'max-hallucination', threshold: 0.5, value: 0.501, status: 'fail' },
      `${'█'.repeat(10)}┃█${'░'.repeat(8)}`,
    ],
    [
      'of a most that is exceeded shows by how much',
      { kind: 'max-hallucination', threshold: 0.1, value: 0.667, status: 'fail' },
      `██┃${'█'.repeat(10)}${'░'.repeat(7)}`,
    ],
    [
      'of a most of 1 has room for its tick',
      { kind: 'max-hallucination', threshold: 1, value: 1, status: 'pass' },
      `${'█'.repeat(18)}┃░`,
    ],
  ])('%s', (_, gate, wanted) => {
    const whole: ReportGate = {
      id: 'g',
      kind: 'session',
      threshold: 0,
      value: 0,
      status: 'pass',
      message: '',
      ...gate,
    };
    const [, line = ''] = gateLines([whole], pc.createColors(false), { colour: false, width: 100 });
    expect(line.trimEnd().split(/\s+/).at(-1)).toBe(wanted);
  });

  it('goes first where there is no room', () => {
    expect(bar(0.5, '0.5', 60)).toHaveLength(20);
    expect(bar(0.5, '0.5', 50)).toHaveLength(13);
    expect(bar(0.5, '0.5', 44)).toBe('');
  });
});

describe('hang', () => {
  it('sets following lines in as far as the first, and never brings a workflow command to the start of a line', () => {
    const lines = hang('  → ', `${'word '.repeat(4)}::error::forged ${'word '.repeat(4)}`, {
      colour: false,
      width: 24,
    });
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(/^( {2}→ | {4})\S/);
    expect(lines.join('\n')).not.toMatch(/^\s*::/m);
    expect(lines.join('').replaceAll('\u200b', '')).toContain('::error::forged');
  });
});
