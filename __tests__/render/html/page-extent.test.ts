import { afterAll, describe, expect, it } from '@jest/globals';
import { htmlPieces } from '../../../src/render/html/render-html.js';
import { wholeSession } from '../../../src/report/lazy-sessions.js';
import { runPipeline } from '../../../src/run/pipeline.js';
import type { SessionTexts, TextsOf } from '../../../src/scoring/session-texts.js';
import { portsOf, settingsOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

/** What a page holds where nobody says how much; each row fails where its limit is ten times as large, or a tenth. */

const workspace = makeWorkspace({
  'golden-corpus/login/reference.json': referenceJson(),
  'candidates/login.json': summaryJson({ title: 'Fixed a test', outcome: 'failed' }),
});
const one = await runPipeline(settingsOf(workspace, { 'min-session': '0.95' }), portsOf(workspace));
afterAll(() => one.close());

/** A session that fails, so often, and what it says; the page in pieces, since some of them are larger than a text may be. */
function pageOf(count: number, change: Partial<SessionTexts> = {}) {
  const texts = one.texts(0);
  const [session] = one.report.sessions;
  if (texts === undefined || session === undefined) throw new Error('the session has no texts');
  const sessions = Array.from({ length: count }, (_, i) => ({ ...wholeSession(session), name: `login-${i}` }));
  const textsOf: TextsOf = () => ({ ...texts, ...change });
  return htmlPieces({ ...one.report, sessions }, textsOf);
}

/** The sessions of each block of data, as a page's program reads them, with what each takes. */
function* detailsOf(pieces: Iterable<string>) {
  for (const piece of pieces) {
    const [, json] = /^<script type="application\/json" id="details-\d+">(.*)<\/script>\n$/.exec(piece) ?? [];
    if (json === undefined) continue;
    yield (JSON.parse(json) as { texts: unknown; transcript?: { messages: readonly unknown[] } }[]).map(
      ({ texts, transcript }) => ({ hasTexts: texts !== null, messages: transcript?.messages.length ?? null }),
    );
  }
}

const flat = (pieces: Iterable<string>) => [...detailsOf(pieces)].flat();

const SAID = { file: 'golden-corpus/login/transcript.jsonl', omitted: 0 };

function saying(messages: number, text: string): Partial<SessionTexts> {
  const all = Array.from({ length: messages }, (_, i) => ({ seq: i, line: i + 1, role: 'user' as const, text }));
  return { transcript: () => ({ ...SAID, messages: all }) };
}

describe('a page by itself', () => {
  it('has its data in blocks of 25 sessions, so that opening one reads no more', () => {
    expect([...detailsOf(pageOf(60))].map((block) => block.length)).toEqual([25, 25, 10]);
  });

  it('holds some 48 million characters of texts, the worst sessions first', () => {
    const summary = 'x'.repeat(100_000);
    const texts = one.texts(0);
    if (texts === undefined) throw new Error('the session has no texts');
    const all = { reference: { ...texts.reference, summary }, candidate: { ...texts.candidate, summary } };
    const shown = flat(pageOf(300, all)).map(({ hasTexts }) => hasTexts);
    const first = shown.indexOf(false);
    expect(first).toBeGreaterThan(230);
    expect(first).toBeLessThan(245);
    expect(shown.lastIndexOf(true)).toBe(first - 1);
  });

  it('holds a sentence without end once, and not again with each of its contradictions', () => {
    const texts = one.texts(0);
    if (texts === undefined) throw new Error('the session has no texts');
    const summary = Array.from({ length: 10_000 }, (_, i) => `file_${i}.ts`).join(' ');
    const both = { candidateSentence: summary, referenceSentence: summary };
    const clash = (i: number) => ({
      rule: 'identifier' as const,
      given: `file_${i}.ts`,
      wanted: `file_${i + 1}.ts`,
      ...both,
    });
    const clashes = Array.from({ length: 200 }, (_, i) => clash(i));
    const [without, having] = [[], clashes].map((found) => {
      const pieces = pageOf(1, {
        marks: { ...texts.marks, summary: found },
        candidate: { ...texts.candidate, summary },
      });
      return [...pieces].join('').length;
    });
    expect((having ?? 0) - (without ?? 0)).toBeGreaterThan(10_000);
    expect((having ?? 0) - (without ?? 0)).toBeLessThan(1_000_000);
  });

  it('holds what was said in the worst 200 sessions', () => {
    const said = flat(pageOf(210, saying(1, 'hello'))).map(({ messages }) => messages);
    expect(said.indexOf(null)).toBe(200);
    expect(said.lastIndexOf(1)).toBe(199);
  });

  it('holds some 6 million characters of what was said', () => {
    const said = flat(pageOf(80, saying(50, 'x'.repeat(2000)))).map(({ messages }) => messages);
    const first = said.indexOf(null);
    expect(first).toBeGreaterThan(55);
    expect(first).toBeLessThan(61);
    expect(said.lastIndexOf(50)).toBe(first - 1);
  });

  it('has five failing sessions open and the worst three beside the verdict before its program runs', () => {
    const [start = ''] = pageOf(60);
    expect(start.match(/<tr [^>]*id="detail-\d+"(?![^>]*hidden)/g)).toHaveLength(5);
    const [head = ''] = start.split('<main');
    expect(head.match(/href="#login-\d+"/g)).toHaveLength(3);
  });

  it('holds the worst 5000 sessions, of which a hundred are rows before its program runs', () => {
    const pieces = pageOf(5010);
    const [start = ''] = [pieces.next().value as string];
    expect(start).toContain('This page holds the failing and worst 5000 of 5010 sessions');
    expect(start.match(/<tr [^>]*data-row="/g)).toHaveLength(100);
    const index = pieces.next().value as string;
    expect(index.match(/"login-\d+"/g)).toHaveLength(5000);
  });
});
