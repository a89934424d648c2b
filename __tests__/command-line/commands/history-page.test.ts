import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { baselineOf } from '../../builders/baselines.js';
import { ratedSession } from '../../builders/sessions.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { TRICKS } from '../../render/page/tricks.js';
import { runProgram } from './program.js';

/** A report of a day, with a session `a` that failed or not. */
function report(day: number, failed: boolean, overrides: object = {}) {
  const one = baselineOf([ratedSession('a', { overall: 0.5 + day / 100 }), ratedSession('b', { overall: 0.75 })]);
  const sessions = one.sessions.map((session) => ({ ...session, failed: failed && session.name === 'a' }));
  return { ...one, sessions, scored_at: `2026-11-0${day}T12:00:00Z`, verdict: failed ? 'fail' : 'pass', ...overrides };
}

const PAST: Tree = {
  'past/1.json': report(1, false),
  'past/2/report.json': report(2, true),
  'past/3.json': report(3, false),
};

async function page(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace(tree);
  const run = await runProgram(['history', ...flags], root, { env: { GITHUB_WORKSPACE: root } });
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  return { ...run, root, read };
}

describe('history --html', () => {
  it.each([
    ['of the same minute', '2026-11-02T12:00:31Z', '2026-11-02 12:00:31'],
    ['of other minutes', '2026-11-02T12:01:31Z', '2026-11-02 12:01'],
  ])('tells runs apart by their times: %s', async (_, at, shown) => {
    const { read } = await page({ ...PAST, 'past/4.json': report(2, true, { scored_at: at }) }, '--html', 'past');
    const [, rows = ''] = read('summary-gate-report/history.html').split('<h2 id="runs">');
    expect(rows).toContain(`<time datetime="${at}">${shown}</time>`);
  });

  it('writes page, badge and history beside what it prints', async () => {
    const { exitCode, stdout, stderr, read } = await page(PAST, '--html', 'past', '--report-dir', 'site');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('3 results');
    expect(stderr).toBe('Page: site/history.html, site/badge.svg, site/history.json\n');
    const html = read('site/history.html');
    expect(html).toContain(
      '<h1><span class="badge">Pass</span> <span>Overall 0.640, +0.005 against the run before</span></h1>',
    );
    expect(html).toContain(
      '3 runs since 2026-11-01: 2 passed, 1 failed. 1 session changed between passing and failing.',
    );
    expect(html).toMatch(
      /<tr class="pass"><th scope="row"><bdi>a<\/bdi>.*aria-label="2 changes, passing in the newest run that has it"/,
    );
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(read('site/badge.svg')).toContain('aria-label="summaries: 0.640 pass"');
    new SaxesParser().write(read('site/badge.svg')).close();
  });

  it('goes on from its own history where the reports are gone, and reads it as a report of many runs', async () => {
    const first = await page(PAST, 'past', '--html', '--report-dir', 'site');
    const kept = { 'site/history.json': first.read('site/history.json') };
    const next = await page({ ...kept, 'new/4.json': report(4, true) }, 'new', '--html', '--report-dir', 'site');
    expect(next.read('site/history.html')).toContain('4 runs since 2026-11-01: 2 passed, 2 failed. 1 session changed');
    const read = await page({ 'past/history.json': kept['site/history.json'] }, 'past', '--json');
    expect(JSON.parse(read.stdout).points).toHaveLength(3);
    expect(JSON.parse(first.read('site/history.json'))).toMatchObject({ history_version: 1, names: ['a', 'b'] });
  });

  it('without the flag writes nothing', async () => {
    const { root } = await page(PAST, 'past');
    expect(readdirSync(root)).toEqual(['past']);
  });

  it('of several gates says which one it is of', async () => {
    const { read } = await page(PAST, 'past', '--html', '--comment-key', 'support');
    expect(read('summary-gate-report/badge.svg')).toContain('summaries: support: 0.640 pass');
    expect(read('summary-gate-report/history.html')).toContain('<title>Session summaries over time: support</title>');
  });

  it('writes no page for no report, except of a first run', async () => {
    const refused = await page({ 'past/x.json': '{}' }, 'past', '--html');
    expect({ exitCode: refused.exitCode, files: readdirSync(refused.root) }).toEqual({ exitCode: 2, files: ['past'] });
    const { exitCode, read } = await page({ 'past/x.json': '{}' }, 'past', '--html', '--allow-empty', 'true');
    expect(exitCode).toBe(0);
    expect(read('summary-gate-report/history.html')).toContain('<h1>No report found</h1>');
    expect(read('summary-gate-report/badge.svg')).toContain('summaries: no run');
  });

  it('breaks the lines where the rubric is another one, and compares nothing across', async () => {
    const tree = { ...PAST, 'past/4.json': report(4, false, { rubric: { version: '<i>v9', weights: {} } }) };
    const html = (await page(tree, 'past', '--html')).read('summary-gate-report/history.html');
    expect(html).toContain('Scored with several rubrics (v2, &lt;i&gt;v9), whose numbers cannot be compared');
    expect(html).toContain('<span>Overall 0.645</span>');
    expect(html.split('<section')[1]?.match(/<polyline/g)).toHaveLength(2);
  });

  it.each(Object.entries(TRICKS))('shows %s in a name as text', async (_, trick) => {
    const named = (day: number, failed: boolean) => {
      const one = report(day, failed);
      return { ...one, sessions: one.sessions.map((session) => ({ ...session, name: `${session.name}${trick}` })) };
    };
    const html = (await page({ 'p/1.json': named(1, false), 'p/2.json': named(2, true) }, 'p', '--html')).read(
      'summary-gate-report/history.html',
    );
    expect(html.match(/<(script|img|iframe|a|style|meta|link)\b/g)).toEqual([
      '<meta',
      '<meta',
      '<meta',
      '<meta',
      '<meta',
      '<style',
      '<style',
      '<a',
    ]);
    expect(html).not.toMatch(/[\u001b\u202e]/);
  });

  it.each([
    [['past', '--html=x'], '--html takes no value'],
    [['past', '--html', 'true'], 'unexpected argument "true"'],
    [['lint', '--html'], 'lint takes no --html; it belongs to history'],
  ])('refuses %j', async (argv, message) => {
    const { root } = makeWorkspace(PAST);
    const run = await runProgram(argv[0] === 'lint' ? argv : ['history', ...argv], root, {
      env: { GITHUB_WORKSPACE: root },
    });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(message);
  });

  it.each([['{"mine": 1}'], ['']])('replaces no other file: %j', async (mine) => {
    const { exitCode, stdout, stderr, read } = await page(
      { ...PAST, 'site/history.json': mine },
      'past',
      '--html',
      '--report-dir',
      'site',
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain('site/history.json: history: this file would be replaced, and is no history');
    expect(read('site/history.json')).toBe(mine);
  });

  it('says where it cannot write', async () => {
    const { exitCode, stderr } = await page(
      { ...PAST, 'site/badge.svg/x': '' },
      'past',
      '--html',
      '--report-dir',
      'site',
    );
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/ {2}site\/badge\.svg: report-dir: cannot write: /);
  });
});
