import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { renderHtml } from '../../../src/render/html/render-html.js';
import type { RunOutcome } from '../../../src/run/conclude.js';
import { runPipeline } from '../../../src/run/pipeline.js';
import { portsOf, reportOf, settingsOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../../builders/workspace.js';
import { TRICKS } from '../page/tricks.js';

const GOOD: Tree = {
  'golden-corpus/login/reference.json': referenceJson(),
  'golden-corpus/export/reference.json': referenceJson(),
  'golden-corpus/lost/reference.json': referenceJson(),
  'candidates/login.json': summaryJson(),
  'candidates/export.json': summaryJson({ title: 'Fixed a test', outcome: 'failed' }),
};

/** With a floor of single sessions, so that a session without a candidate fails. */
function outcomeOf(workspace: Workspace): Promise<RunOutcome> {
  return runPipeline(settingsOf(workspace, { 'min-session': '0.3' }), portsOf(workspace));
}

async function pageOf(tree: Tree): Promise<string> {
  const { report, texts, close } = await outcomeOf(makeWorkspace(tree));
  try {
    return renderHtml(report, texts);
  } finally {
    close();
  }
}

const between = (text: string, start: string, end: string) => text.split(start)[1]?.split(end)[0] ?? '';

/** The blocks of data of a page, by their id. */
function dataOf(page: string): ReadonlyMap<string, unknown> {
  const blocks = page.matchAll(/<script type="application\/json" id="([\w-]+)">(.*)<\/script>/g);
  return new Map([...blocks].map(([, id = '', json = '']) => [id, JSON.parse(json)]));
}

/** Texts of an outcome can be read until it is closed. */
const good = await outcomeOf(makeWorkspace(GOOD));
afterAll(() => good.close());

describe('the page', () => {
  const page = renderHtml(good.report, good.texts);

  it('allows its own style and program and nothing else', () => {
    const policy = between(page, 'http-equiv="Content-Security-Policy" content="', '"').replaceAll('&#39;', "'");
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf(between(page, '<script type="module">', '</script>'))}`,
      `style-src ${hashOf(between(page, '<style>', '</style>'))}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'));
  });

  it('has no attribute that the policy forbids or that loads something', () => {
    const markup = page.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(markup).not.toMatch(/<[^>]*\s(style|src|srcset|on\w+|action|data|poster|background)=/);
    expect([...markup.matchAll(/\shref="([^"]*)"/g)].map(([, target]) => target)).toEqual([
      '#sessions',
      '#lost',
      '#export',
      '#part-1-3',
      '#part-1-0',
    ]);
    expect(between(page, '<style>', '</style>')).not.toMatch(/url\(|@import/);
  });

  it('tells verdict, gates and the worst sessions in plain HTML', () => {
    const markup = page.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(markup).toContain('These summaries fail 3 of 12 gates');
    expect(markup).toMatch(/aria-label="value 0\.\d{3}, target 0\.550/);
    expect(markup).toContain('There is no candidate to compare with the reference.');
    expect(markup).toMatch(/data-row="0"[\s\S]*<bdi>lost<\/bdi>/);
  });

  it('tells beside the gates how small a drop is seen, and only there', () => {
    const sentence = 'no drop of the mean would be noticed four times in five';
    expect(page.split(sentence)).toHaveLength(2);
    expect(between(page, '<h2 id="gates">', '</section>')).toContain(sentence);
  });

  it('has one section about the limits of its numbers', () => {
    const { report, texts } = good;
    const strength = { variants: 60, damaging: 40, caught: 10, harmless: 20, blocked: 0 };
    const all = renderHtml({ ...report, caveats: ['Mind <this>'], gate_strength: strength }, texts);
    const section = between(all, '<h2 id="trust">', '</section>');
    expect(section).toContain('<li>Overall 0.');
    expect(section).toContain('<li><bdi>Mind &lt;this&gt;</bdi></li>');
    expect(section.match(/thresholds catch 10 of 40 damaged copies[a-z ]* \(25 %\)/g)).toHaveLength(1);
    expect(section).toContain('Most of the damage would pass');
    expect([...all.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id)).toEqual([
      'gates',
      'means',
      'spread',
      'frequent',
      'sessions',
      'trust',
      'made',
    ]);
  });

  it('is the same for the same input, byte by byte', async () => {
    expect(await pageOf(GOOD)).toBe(page);
  });

  it('has both texts, where they differ and what to change', () => {
    const details = JSON.stringify(dataOf(page).get('details-0'));
    expect(details).toContain('Fixed a test');
    expect(details).toContain('Change outcome to');
  });
});

describe('foreign text', () => {
  it.each(Object.entries(TRICKS))('that tries %s opens no element and ends no data', async (_, trick) => {
    const evil = `${trick}</script><script>x</script><!--<img src=x onerror=x>]]>`;
    const plain = renderHtml(good.report, good.texts);
    const page = await pageOf({
      ...GOOD,
      'candidates/export.json': summaryJson({
        title: evil,
        summary: evil,
        key_actions: [evil, evil],
        outcome: evil,
        aha_moments: [{ seq: 1, type: evil, highlight: evil }],
      }),
    });
    const count = (text: string, part: string) => text.split(part).length;
    for (const part of ['<script', '</script', '<img', '<!--', '<style']) {
      expect([part, count(page, part)]).toEqual([part, count(plain, part)]);
    }
    expect(dataOf(page).size).toBe(2);
    expect(page).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  });

  it('shows no credential', async () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const page = await pageOf({
      ...GOOD,
      'golden-corpus/export/reference.json': referenceJson({}, { summary: `It used ${token} there` }),
      'candidates/export.json': summaryJson({ title: token, summary: `uses ${token}`, key_actions: [`kept ${token}`] }),
    });
    expect(page).toContain('***');
    expect(page).not.toContain(token);
  });
});

describe('a page that would be too large', () => {
  const { report, texts } = good;

  it('holds the failing and worst sessions, and says so', () => {
    const page = renderHtml(report, texts, { sessions: 2, characters: 1e6 });
    expect(page).toContain('This page holds the failing and worst 2 of 3 sessions');
    const index = dataOf(page).get('index');
    expect(index).toMatchObject({ rows: [{ name: 'lost', state: 'failing' }, { name: 'export' }] });
  });

  it('leaves out the texts of the sessions that are least wrong', () => {
    const page = renderHtml(report, texts, { sessions: 5000, characters: 1 });
    expect(dataOf(page).get('details-0')).toMatchObject([
      { texts: null, withoutTexts: 'There is no candidate to compare with the reference.' },
      { texts: { reference: {} } },
      { texts: null, withoutTexts: 'The texts of this session are not part of this page.' },
    ]);
  });

  it('needs no texts at all', async () => {
    const page = renderHtml(await reportOf(makeWorkspace(GOOD)), () => undefined);
    expect(page).toContain('The texts of this session are not part of this page.');
  });
});

it('is made of nothing where nothing was scored', async () => {
  const workspace = makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), 'candidates/.keep': '' });
  const page = renderHtml(await reportOf(workspace, { 'allow-empty': 'true' }), () => undefined);
  expect(page).toContain('Nothing was scored');
});
