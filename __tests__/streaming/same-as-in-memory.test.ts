import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../src/adapters/digest.js';
import { openSpool } from '../../src/adapters/spool.js';
import { UserError } from '../../src/errors.js';
import { type Outcome, runPipeline, runStreamedPipeline } from '../../src/pipeline.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { renderMarkdown } from '../../src/render/markdown.js';
import { renderSarif } from '../../src/render/sarif/sarif.js';
import { renderTerminal } from '../../src/render/terminal.js';
import type { Report } from '../../src/report/schema.js';
import type { TextsOf } from '../../src/report/session-texts.js';
import { renderJson } from '../../src/report-files.js';
import { canStream } from '../../src/streaming/score-streamed.js';
import { telemetryOf } from '../../src/telemetry/telemetry.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace, removeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';

const FLAGS: Flags = { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl', 'report-formats': 'json,html,otel' };
const NOW = new Date('2026-11-21T12:00:00Z');

const whole = (text: string | Iterable<string>): string => (typeof text === 'string' ? text : [...text].join(''));

const RENDERERS: Readonly<Record<string, (report: Report, texts: TextsOf) => string | Iterable<string>>> = {
  json: renderJson,
  markdown: renderMarkdown,
  html: renderHtml,
  junit: renderJunit,
  sarif: (report) => renderSarif(report, sha256),
  terminal: (report) => renderTerminal(report, { colour: false, width: 100 }),
};

/** Everything that a run says, one way or the other. */
async function told(
  run: () => Outcome | Promise<Outcome>,
  settings: ReturnType<typeof settingsOf>,
): Promise<Readonly<Record<string, unknown>>> {
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { problems: error.problems };
  }
  const { report, texts, close } = outcome;
  const files = Object.fromEntries(
    Object.entries(RENDERERS).map(([format, render]) => [format, whole(render(report, texts))]),
  );
  const events = [...(telemetryOf(report, settings.values)?.events ?? [])];
  close?.();
  return { ...files, events };
}

async function bothWays(workspace: Workspace, flags: Flags) {
  const settings = settingsOf(workspace, { ...FLAGS, ...flags });
  const ports = { files: workspace.files, digest: sha256, clock: () => NOW };
  expect(canStream(settings, workspace.files)).toBe(true);
  return {
    streamed: await told(() => runStreamedPipeline(settings, { ...ports, openSpool: () => openSpool() }), settings),
    held: await told(() => runPipeline(settings, ports), settings),
  };
}

async function compare(tree: Tree, flags: Flags = {}): Promise<Readonly<Record<string, unknown>>> {
  const workspace = makeWorkspace(tree);
  try {
    const { streamed, held } = await bothWays(workspace, flags);
    expect(streamed).toEqual(held);
    return streamed;
  } finally {
    removeWorkspace(workspace);
  }
}

const summary = {
  title: 'Fix the cache',
  summary: 'Pinned redis to 7.2 in src/cache.ts.',
  key_actions: ['Pinned redis'],
  outcome: 'success',
};
const golden = (name: string, more: object = {}) => JSON.stringify({ name, ...more, reference: summary });
const candidate = (name: string, more: object = {}) => JSON.stringify({ name, ...summary, ...more });

const NAMES = [
  'a',
  'b',
  'c',
  '__proto__',
  'constructor',
  'toString',
  'é',
  'e\u0301',
  '😀',
  '\uff61',
  ' ',
  '..foo',
  'a\u202eb',
  '##[error]x',
];

const word = fc.constantFrom(
  'pinned',
  'redis',
  'cache',
  'not',
  '7.2',
  '8',
  'src/a.ts',
  'from',
  'to',
  'the',
  'キャッシュ',
  '\ud800',
  '<b>',
  '',
);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const summaries = fc.record({
  title: text,
  summary: text,
  key_actions: fc.array(text, { maxLength: 3 }),
  outcome: fc.constantFrom('success', 'partial', 'failed'),
  aha_moments: fc.array(fc.record({ seq: fc.nat(30), type: word }), { maxLength: 2 }),
});
const gates = fc.constantFrom({}, { min_overall: 0.9 }, { min_dimensions: { title: 0.5 } });
const requirements = fc.constantFrom([], [{ id: 'r', text: 'redis is pinned', must: 'mention' }]);

const goldenLine = fc
  .record({
    name: fc.constantFrom(...NAMES),
    reference: summaries,
    gates,
    requirements,
    canary: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    kind: fc.constantFrom('bugfix', 'other'),
  })
  .map((session) => JSON.stringify(session));
const candidateLine = fc
  .tuple(fc.constantFrom(...NAMES), summaries, fc.constantFrom('plain', 'nested', 'typo'))
  .map(([name, content, form]) =>
    JSON.stringify(
      form === 'nested'
        ? { name, candidate: content }
        : form === 'typo'
          ? { name, ...content, key_actions: undefined, keyActions: content.key_actions }
          : { name, ...content },
    ),
  );
const broken = fc.constantFrom(
  '',
  '   ',
  '\u00a0',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"name": 7}',
  '{"name": ""}',
  '{"name": "a/b"}',
  '{"name": "\\ud800"}',
  '{"name": "a", "title": 7}',
  '{"name": "b", "title": "cut',
  '{"name": "a", "name": "c"}',
  '{"candidate": {"name": "a"}}',
  '{"name": "a", "candidate": null}',
  '{"name": "zzz", "reference": {}, "unreviewed": true}',
  'text \ufeff',
);
const end = fc.constantFrom('\n', '\r\n', '\r\r\n');

/** A file of lines, one of which may be broken. */
function fileOf(line: fc.Arbitrary<string>, state: 'mostly right' | 'often broken'): fc.Arbitrary<Buffer> {
  const one = fc.oneof(
    { weight: 60, arbitrary: line },
    { weight: state === 'mostly right' ? 1 : 12, arbitrary: broken },
  );
  const lines = fc.array(fc.tuple(one, end), { maxLength: 9 });
  const nameIn = (written: string): unknown => /^\{"name":"([^"]*)"/.exec(written)?.[1]?.normalize('NFC') ?? written;
  return fc
    .record({
      mark: fc.constantFrom('', '\ufeff'),
      lines,
      once: state === 'mostly right' ? fc.nat(9).map((n) => n > 0) : fc.constant(false),
      hasLastEnd: fc.boolean(),
      garbled: fc.option(fc.nat(200), { freq: 1 }),
    })
    .map(({ mark, lines: all, once, hasLastEnd, garbled }) => {
      const kept = once ? [...new Map(all.map((one) => [nameIn(one[0]), one])).values()] : all;
      const written = mark + kept.map(([content, ending]) => content + ending).join('');
      const bytes = Buffer.from(hasLastEnd ? written : written.replace(/[\r\n]+$/, ''));
      if (garbled !== null && garbled > 190 && bytes.length > 0) bytes[garbled % bytes.length] = 0xe2;
      return bytes;
    });
}

const flags = fc.constantFrom<Flags>(
  {},
  { limit: '2' },
  { 'allow-empty': 'true' },
  { rubric: 'v1', 'min-session': '0.5' },
  { 'allow-unreviewed': 'true', 'min-overall': '0.1' },
  { waivers: 'waivers.yml', 'min-session': '0.9' },
  { baseline: 'missing.json' },
);
const waivers = 'waivers: [{session: a, reason: known, until: 2026-12-31, by: me}]\n';

describe('a run that streams', () => {
  it('says what a run says that holds its texts, whatever is in the files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fileOf(goldenLine, 'mostly right'),
        fileOf(candidateLine, 'often broken'),
        flags,
        async (corpus, candidates, given) => {
          await compare({ 'corpus.jsonl': corpus, 'candidates.jsonl': candidates, 'waivers.yml': waivers }, given);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each<readonly [string, string, string, Flags]>([
    ['nothing', '', '', {}],
    ['nothing, as is allowed', '', '', { 'allow-empty': 'true' }],
    ['no candidate, as is allowed', golden('a'), '', { 'allow-empty': 'true' }],
    ['a broken corpus that would be empty otherwise', `${golden('a')}\n{"name":"b"}`, '', {}],
    ['names in another order', `${golden('b')}\n${golden('a')}`, `${candidate('a')}\n${candidate('b')}`, {}],
    ['a name twice in the corpus', `${golden('b')}\n${golden('a')}\n${golden('b')}`, candidate('a'), {}],
    ['a candidate twice', golden('a'), `${candidate('a')}\n${candidate('b')}\n${candidate('a')}`, {}],
    ['a stranger like a session', golden('session-1'), candidate('sesion-1'), {}],
    ['a draft', golden('a', { unreviewed: true }), candidate('a'), {}],
    ['a draft, as is allowed', golden('a', { unreviewed: true }), candidate('a'), { 'allow-unreviewed': 'true' }],
    ['a canary', `${golden('a')}\n${golden('k', { canary: true })}`, `${candidate('a')}\n${candidate('k')}`, {}],
    ['a wrong setting', golden('a'), candidate('a'), { 'min-overall': '7' }],
    ['a waiver of nobody', golden('b'), candidate('b'), { waivers: 'waivers.yml' }],
    ['a waiver', golden('a'), candidate('a', { summary: '' }), { waivers: 'waivers.yml', 'min-session': '0.9' }],
    ['a credential', golden('AKIAIOSFODNN7EXAMPLE'), candidate('AKIAIOSFODNN7EXAMPLE', { title: 'x' }), {}],
    [
      'more findings than a report takes',
      golden('a'),
      candidate('a', { key_actions: Array.from({ length: 300 }, (_, i) => `Did thing ${i}`) }),
      {},
    ],
  ])('says the same of %s', async (_, corpus, candidates, given) => {
    await compare({ 'corpus.jsonl': corpus, 'candidates.jsonl': candidates, 'waivers.yml': waivers }, given);
  });

  it('counts what belongs to nobody beyond what a report takes', async () => {
    const lines = Array.from({ length: 1500 }, (_, i) => (i % 3 === 0 ? '{' : candidate(`x${i}`)));
    const { json } = await compare({
      'corpus.jsonl': golden('a'),
      'candidates.jsonl': `${lines.join('\n')}\n${candidate('a')}`,
    });
    expect(json).toContain('Only 1000 of 1500 findings are in this report');
  });

  it('compares with a baseline as well', async () => {
    const lines = NAMES.filter((name) => name !== 'e\u0301').map((name) => candidate(name));
    const corpus = NAMES.filter((name) => name !== 'e\u0301').map((name) => golden(name));
    const tree = { 'corpus.jsonl': corpus.join('\n'), 'candidates.jsonl': lines.join('\n') };
    const { json: baseline } = await compare(tree);
    const { json } = await compare(
      {
        ...tree,
        'candidates.jsonl': lines.map((line) => line.replace('Pinned', 'Never pinned')).join('\n'),
        'baseline.json': String(baseline),
      },
      { baseline: 'baseline.json' },
    );
    expect(json).toContain('"paired": 13');
  });
});
