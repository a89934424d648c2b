import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../src/adapters/digest.js';
import { openSpool } from '../../src/adapters/disk/temp-store.js';
import { UserError } from '../../src/core/errors.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { renderJunit } from '../../src/render/junit/junit.js';
import { renderMarkdown } from '../../src/render/page/markdown.js';
import { renderSarif } from '../../src/render/sarif/sarif.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import type { Report } from '../../src/report/schema.js';
import { canStream, type Outcome, runPipeline, runStreamedPipeline } from '../../src/run/pipeline.js';
import { renderJson } from '../../src/run/report-files.js';
import type { TextsOf } from '../../src/scoring/session-texts.js';
import { telemetryOf } from '../../src/telemetry/telemetry.js';
import {
  candidate,
  candidateLine,
  FILES,
  fileOf,
  flags,
  golden,
  goldenLine,
  NAMES,
  waivers,
} from '../builders/line-files.js';
import { runs } from '../builders/long-runs.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace, removeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';

const FLAGS: Flags = { ...FILES, 'report-formats': 'json,html,otel' };
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
      { numRuns: runs(60) },
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
