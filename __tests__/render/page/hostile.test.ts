import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { defuseCommands, logLine, plainLine } from '../../../src/core/text.js';
import { nameProblem, normalizeName } from '../../../src/inputs/corpus/session-name.js';
import { gateRows } from '../../../src/render/gate-rows.js';
import { renderMarkdown } from '../../../src/render/page/page.js';
import { renderTerminal } from '../../../src/render/terminal/terminal.js';
import { trustSentences } from '../../../src/render/trust.js';
import { adviceOf } from '../../../src/render/wording.js';
import { type Report, reportSchema } from '../../../src/report/schema.js';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { type ProgramRun, runProgram } from '../../command-line/commands/program.js';
import { githubActions, type Page, renderPage, withoutBreaks } from './github-page.js';
import { TRICKS } from './tricks.js';

/** Every element that our templates make, as it stands in the HTML. */
const OWN_TAGS = new Set(
  [
    ...['h1', 'h2', 'p', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul', 'li', 'br', 'code', 'span', 'strong'],
    ...[
      'details',
      'summary',
      'sub',
      'pre',
      'code class="language-text"',
      'details open',
      ...['right', 'left'].flatMap((side) => [`th style="text-align:${side}"`, `td style="text-align:${side}"`]),
    ],
  ].map((tag) => `<${tag}>`),
);

/** The nearest text that can be the name of a file in every file system here. */
function fileName(text: string, forbidden: RegExp): string {
  const name = [...text.replace(forbidden, '_')].slice(0, 50).join('');
  return name.trim() === '' ? 'blank' : name;
}

/** Few enough that each session is on the page with its findings. */
const TRICKS_OF_A_RUN = 16;

const GROUPS = Object.keys(TRICKS)
  .filter((_, i) => i % TRICKS_OF_A_RUN === 0)
  .map((first, i) => ({
    first,
    tricks: Object.values(TRICKS).slice(i * TRICKS_OF_A_RUN, (i + 1) * TRICKS_OF_A_RUN),
  }));

interface HostileRun {
  readonly sessionNames: readonly string[];
  readonly report: Report;
  readonly markdown: string;
  readonly page: Page;
  readonly terminal: ProgramRun;
  readonly json: string;
  readonly explanations: readonly ProgramRun[];
}

/** A summary with the trick in every field. */
function summaryOf(trick: string) {
  return {
    title: trick,
    summary: `The session was recorded. ${trick}`,
    key_actions: [trick, `Ran it: ${trick}`, trick],
    aha_moments: [{ seq: 3, type: trick, highlight: trick }],
    topics_found: [trick],
    outcome: trick,
  };
}

const sessionNameOf = (trick: string) => normalizeName(fileName(trick, /[\p{Cc}\p{Cs}\u2028\u2029/\\]/gu));
const strayNameOf = (trick: string) => `candidates/${fileName(trick, /[/\0\p{Cs}]/gu)} stray.json`;

/** The files of a trick, which is in every field that somebody else writes: of the corpus, and of a candidate for the one before. */
function filesOf(trick: string, before: string, number: number): Readonly<Record<string, unknown>> {
  const name = sessionNameOf(trick);
  const plain = summaryJson();
  return {
    [`golden-corpus/${name}/reference.json`]: {
      name,
      gates: { min_overall: 0.99, min_dimensions: { title: 1 } },
      reference: { ...summaryOf(trick), outcome: 'success' },
    },
    [`candidates/${sessionNameOf(before)}.json`]: summaryOf(trick),
    [`golden-corpus/generic-${number}/reference.json`]: { reference: { ...plain, title: trick } },
    [`candidates/generic-${number}.json`]: { ...plain, title: '' },
    [strayNameOf(trick)]: plain,
  };
}

/** A real run over the sessions of several tricks: one run for each would spend nearly all its time on what all have in common. */
async function runWith(tricks: readonly string[]): Promise<HostileRun> {
  const files = tricks.map((trick, i) => filesOf(trick, tricks.at(i - 1) ?? '', i));
  const workspace = makeWorkspace(Object.assign({}, ...files));
  const terminal = await runProgram(['--min-session', '0.9'], workspace.root);
  const markdown = readFileSync(join(workspace.root, 'summary-gate-report/report.md'), 'utf8');
  const json = readFileSync(join(workspace.root, 'summary-gate-report/report.json'), 'utf8');
  const sessionNames = tricks.map(sessionNameOf);
  const explanations: ProgramRun[] = [];
  for (const name of sessionNames) explanations.push(await runProgram(['explain', '--', name], workspace.root));
  return {
    sessionNames,
    report: reportSchema.parse(JSON.parse(json)),
    markdown,
    page: renderPage(markdown),
    terminal,
    json,
    explanations,
  };
}

/** The findings about candidates of no session, one for each trick: of very many of a sort a run names three. */
function strays({ findings }: Report, tricks: readonly string[]): Report['findings'] {
  const finding = findings[0];
  if (finding === undefined) throw new Error('the run has a candidate of no session');
  return tricks.map((trick) => ({ ...finding, message: `ignored: ${trick}`, file: strayNameOf(trick) }));
}

/** The report in parts, of each of which a terminal shows every session. */
function screenfuls(report: Report, tricks: readonly string[]): readonly Report[] {
  const sessions = report.sessions.filter(({ failed }) => failed);
  const findings = strays(report, tricks);
  return Array.from({ length: Math.ceil(sessions.length / 5) }, (_, i) => ({
    ...report,
    sessions: sessions.slice(5 * i, 5 * i + 5),
    findings: findings.slice(3 * i, 3 * i + 3),
  }));
}

const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** Nothing that a terminal obeys and no line that a runner obeys. */
function expectHarmless(text: string): void {
  expect(text).not.toMatch(UNSAFE);
  expect(text).not.toMatch(/^\s*::|##[a-z]*\[/im);
  // Headings of Buildkite.
  expect(text).not.toMatch(/^(?:---|\+\+\+|~~~|\^\^\^) /m);
  expect(text.split('\n').map(defuseCommands).join('\n')).toBe(text);
}

describe.each(GROUPS)('a run with "$first" and the tricks behind it in every foreign field', ({ tricks }) => {
  let run: HostileRun;
  beforeAll(async () => {
    run = await runWith(tricks);
  });

  it('has the tricks in findings, names, gate ids and places', () => {
    const gates = run.report.gates.map(({ id }) => id);
    const codesOf = new Map(run.report.sessions.map(({ name, findings }) => [name, findings.map(({ code }) => code)]));
    expect(codesOf.size).toBe(2 * tricks.length);
    expect([...codesOf.values()].flat()).toEqual(expect.arrayContaining(['TITLE_EMPTY', 'MISSING_ACTION']));
    for (const name of run.sessionNames) {
      expect(nameProblem(name)).toBeUndefined();
      expect(gates).toContain(`session.${name}.min_overall`);
      expect(codesOf.get(name)).toContain('WRONG_OUTCOME');
    }
    expect(new Set(run.report.findings.map(({ code }) => code))).toEqual(new Set(['UNKNOWN_SESSION']));
  });

  it('gives a page that has the elements of our template only, each as often as it should be', () => {
    const { page, report } = run;
    expect(page.tags.filter((tag) => !OWN_TAGS.has(tag))).toEqual([]);
    const count = (...names: readonly string[]): number => page.tags.filter((tag) => names.includes(tag)).length;
    const failing = report.sessions.filter(({ failed }) => failed);
    const passing = report.sessions.length - failing.length;
    const passingTables = passing > 0 ? 1 : 0;
    const items = failing.map(({ findings }) => Math.min(8, findings.length)).reduce((sum, n) => sum + n, 0);
    expect(count('<h1>')).toBe(1);
    expect(count('<h2>')).toBe(report.caveats.length > 0 ? 5 : 4);
    // What several of them fail by, before their findings.
    const causes =
      page.texts.filter(({ text, inside }) => inside.at(-1) === 'strong' && /^\d+ sessions?$/.test(text)).length - 1;
    expect(count('<details open>')).toBe(failing.length);
    expect(count('<pre>')).toBe(1);
    const trust = trustSentences(report).length;
    expect(trust).toBeGreaterThan(0);
    expect(count('<li>')).toBe(causes + items + report.findings.length + report.caveats.length + trust);
    expect(count('<table>')).toBe(3 + passingTables);
    expect(count('<tr>')).toBe(3 + passingTables + gateRows(report.gates).length + 6 + failing.length + passing);
    // The marks of the gates; all other columns are aligned.
    expect(count('<td>')).toBe(gateRows(report.gates).length);
    // The histogram stands behind a click, too.
    expect(count('<details>')).toBe(1 + passingTables);
    expect(count('<summary>')).toBe(1 + passingTables + failing.length);
  });

  it('gives a page that notifies, links and hides nothing', () => {
    expect(githubActions(run.page)).toEqual([]);
    expect(run.markdown).not.toContain('<!--');
    expect(run.markdown).not.toMatch(UNSAFE);
    const ignored = renderPage(
      renderMarkdown({
        ...run.report,
        tool: { ...run.report.tool, version: '@octocat #1 <img src=x> <!-- ' },
        findings: strays(run.report, tricks),
      }),
    );
    expect(githubActions(ignored)).toEqual([]);
    expect(ignored.content).toContain('summary-gate @\u200boctocat #\u200b1 <img src=x> <!--, rubric');
    expect(ignored.tags.filter((tag) => !OWN_TAGS.has(tag))).toEqual([]);
  });

  it('gives a page on which everything can be read', () => {
    const content = withoutBreaks(run.page.content);
    for (const { name, findings, failed } of run.report.sessions) {
      expect(content).toContain(plainLine(name));
      for (const finding of failed ? findings.slice(0, 8) : []) {
        expect(content).toContain(plainLine(finding.message, 500));
        expect(content).toContain(plainLine(adviceOf(finding) ?? '', 500));
      }
    }
    for (const { message } of run.report.findings) expect(content).toContain(plainLine(message, 500));
  });

  it('prints nothing that a terminal or a runner obeys, at several widths', () => {
    expect(run.terminal.exitCode).toBe(1);
    expectHarmless(run.terminal.stdout);
    expectHarmless(run.terminal.stderr);
    for (const screenful of screenfuls(run.report, tricks)) {
      expectHarmless(renderTerminal(screenful, { colour: false, width: 40 }));
      const coloured = renderTerminal(screenful, { colour: true, width: 57 });
      expect(coloured).not.toMatch(/\p{M}{9}/u);
      // Our own colours: foreground, bold and dim, on and off.
      expectHarmless(coloured.replaceAll(/\u001b\[(?:1|2|22|3[1236]|39)m/g, ''));
    }
  });

  it('can be read on a terminal', () => {
    // Wrapping composes letters and marks.
    const screens = screenfuls(run.report, tricks).map((part) =>
      renderTerminal(part, { colour: false, width: 100_000 }),
    );
    const text = withoutBreaks(screens.join('\n'));
    const composed = text.normalize();
    for (const { file } of strays(run.report, tricks)) expect(composed).toContain(plainLine(file ?? '').normalize());
    for (const { name, findings } of run.report.sessions.filter(({ failed }) => failed)) {
      expect(text).toContain(plainLine(name));
      for (const { message } of findings.slice(0, 4)) expect(text).toContain(plainLine(message, 500).normalize());
    }
  });

  it('is explained without obeying it', () => {
    for (const { exitCode, stdout, stderr } of run.explanations) {
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      expectHarmless(stdout);
    }
  });

  it('is harmless as JSON, and the same value', () => {
    expectHarmless(run.json);
    expect(run.report.sessions.map(({ name }) => name)).toEqual(expect.arrayContaining([...run.sessionNames]));
  });

  it('is harmless in a message of the log', () => {
    for (const trick of tricks) expectHarmless(logLine(trick));
    const findings = run.report.sessions.flatMap((session) => session.findings);
    expectHarmless(findings.map(({ message }) => logLine(message)).join('\n'));
  });
});

describe('the reader of pages', () => {
  it.each([
    ['<script>x</script>', '<script>'],
    ['https://evil.example', '<a href="https://evil.example">'],
    ['www.evil.example', '<a href="www.evil.example">'],
    ['me@evil.example', '<a href="mailto:me@evil.example">'],
    ['[x](y)', '<a href="y">'],
    ['![x](y)', '<img src="y" alt="x">'],
    ['<!-- x -->', '<!-- x -->'],
    ['**x**', '<strong>'],
  ])('sees that %s makes an element', (text, tag) => {
    expect(renderPage(text).tags).toContain(tag);
  });

  it.each(['@octocat', '#12', 'GH-1', 'http://x', 'xmpp:a', '$x$', ':+1:', 'f5f8761'])(
    'sees that GitHub acts on %s',
    (text) => {
      expect(githubActions(renderPage(`x ${text.replace(':', '&#58;').replace('@', '&#64;')}`))).not.toEqual([]);
    },
  );
});
