import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { defuseCommands, logLine, plainLine } from '../../../src/core/text.js';
import { nameProblem, normalizeName } from '../../../src/inputs/corpus/session-name.js';
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

interface HostileRun {
  readonly sessionName: string;
  readonly report: Report;
  readonly markdown: string;
  readonly page: Page;
  readonly terminal: ProgramRun;
  readonly json: string;
  readonly explanations: readonly ProgramRun[];
}

/** A real run with the trick in every field that somebody else writes, on the candidate's side and the corpus's. */
async function runWith(trick: string): Promise<HostileRun> {
  const sessionName = normalizeName(fileName(trick, /[\p{Cc}\p{Cs}\u2028\u2029/\\]/gu));
  const strayName = fileName(trick, /[/\0\p{Cs}]/gu);
  const fields = {
    title: trick,
    summary: `The session was recorded. ${trick}`,
    key_actions: [trick, `Ran it: ${trick}`, trick],
    aha_moments: [{ seq: 3, type: trick, highlight: trick }],
    topics_found: [trick],
  };
  const plain = summaryJson();
  const workspace = makeWorkspace({
    [`golden-corpus/${sessionName}/reference.json`]: {
      name: sessionName,
      gates: { min_overall: 0.99, min_dimensions: { title: 1 } },
      reference: { ...fields, outcome: 'success' },
    },
    [`candidates/${sessionName}.json`]: plain,
    'golden-corpus/plain/reference.json': { reference: plain },
    'candidates/plain.json': { ...fields, outcome: trick },
    'golden-corpus/generic/reference.json': { reference: { ...plain, title: trick } },
    'candidates/generic.json': { ...plain, title: '' },
    [`candidates/${strayName} stray.json`]: plain,
  });
  const flags = ['--min-session', '0.9'];
  const terminal = await runProgram(flags, workspace.root);
  const markdown = readFileSync(join(workspace.root, 'summary-gate-report/report.md'), 'utf8');
  const json = readFileSync(join(workspace.root, 'summary-gate-report/report.json'), 'utf8');
  const explain = (name: string) => runProgram(['explain', '--', name], workspace.root);
  return {
    sessionName,
    report: reportSchema.parse(JSON.parse(json)),
    markdown,
    page: renderPage(markdown),
    terminal,
    json,
    explanations: [await explain(sessionName), await explain('plain')],
  };
}

const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** Nothing that a terminal obeys and no line that a runner obeys. */
function expectHarmless(text: string): void {
  expect(text).not.toMatch(UNSAFE);
  expect(text).not.toMatch(/^\s*::|##\[/m);
  expect(text.split('\n').map(defuseCommands).join('\n')).toBe(text);
}

describe.each(Object.entries(TRICKS))('a run with %s in every foreign field', (_, trick) => {
  let run: HostileRun;
  beforeAll(async () => {
    run = await runWith(trick);
  });

  it('has the trick in findings, names, gate ids and places', () => {
    expect(nameProblem(run.sessionName)).toBeUndefined();
    expect(run.report.gates.map(({ id }) => id)).toContain(`session.${run.sessionName}.min_overall`);
    expect(run.report.findings.map(({ code }) => code)).toEqual(['UNKNOWN_SESSION']);
    const codes = run.report.sessions.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining(['MISSING_ACTION', 'WRONG_OUTCOME', 'TITLE_EMPTY']));
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
    expect(count('<h2>')).toBe(5);
    expect(count('<details open>')).toBe(failing.length);
    expect(count('<pre>')).toBe(1);
    const trust = trustSentences(report).length;
    expect(trust).toBeGreaterThan(0);
    expect(count('<li>')).toBe(items + report.findings.length + report.caveats.length + trust);
    expect(count('<table>')).toBe(3 + passingTables);
    expect(count('<tr>')).toBe(3 + passingTables + report.gates.length + 6 + failing.length + passing);
    // The marks of the gates; all other columns are aligned.
    expect(count('<td>')).toBe(report.gates.length);
    // The histogram stands behind a click, too.
    expect(count('<details>')).toBe(1 + passingTables);
    expect(count('<summary>')).toBe(1 + passingTables + failing.length);
  });

  it('gives a page that notifies, links and hides nothing', () => {
    expect(githubActions(run.page)).toEqual([]);
    expect(run.markdown).not.toContain('<!--');
    expect(run.markdown).not.toMatch(UNSAFE);
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
    expectHarmless(renderTerminal(run.report, { colour: false, width: 40 }));
    const coloured = renderTerminal(run.report, { colour: true, width: 57 });
    expect(coloured).not.toMatch(/\p{M}{9}/u);
    // Our own colours: foreground, bold and dim, on and off.
    expectHarmless(coloured.replaceAll(/\u001b\[(?:1|2|22|3[1236]|39)m/g, ''));
  });

  it('can be read on a terminal', () => {
    // Wrapping composes letters and marks.
    const text = withoutBreaks(renderTerminal(run.report, { colour: false, width: 100_000 }));
    const worst = run.report.sessions.filter(({ failed }) => failed);
    for (const { name, findings } of worst) {
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
    expect(run.report.sessions.map(({ name }) => name)).toContain(run.sessionName);
  });

  it('is harmless in a message of the log', () => {
    expectHarmless(logLine(trick));
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
