import { appendFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runPipeline } from '../../src/run/pipeline.js';
import { portsOf, settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

const summary = { title: 'Fix', summary: 'Fixed it.', key_actions: ['Fixed it'], outcome: 'success' };
const lines = (key: 'reference' | 'candidate', names: readonly string[]) =>
  names.map((name) => `${JSON.stringify({ name, [key]: summary })}\n`).join('');

describe('a file that changes while it is read', () => {
  // The clock is asked when the names are known and no session has been scored yet.
  it.each<readonly [string, 'corpus' | 'candidates', (path: string) => void]>([
    ['is longer', 'corpus', (path) => appendFileSync(path, '{"name":"c"}\n')],
    ['is longer', 'candidates', (path) => appendFileSync(path, '{"name":"c"}\n')],
    ['is cut', 'corpus', (path) => truncateSync(path, 30)],
    ['is empty', 'candidates', (path) => truncateSync(path, 0)],
    ['has its lines in another order', 'candidates', (path) => writeFileSync(path, lines('candidate', ['b', 'a']))],
    ['has other sessions', 'corpus', (path) => writeFileSync(path, lines('reference', ['x', 'y']))],
    ['has broken lines', 'candidates', (path) => writeFileSync(path, 'x'.repeat(1000))],
  ])('ends the run where it %s', async (_, which, change) => {
    const workspace = makeWorkspace({
      'corpus.jsonl': lines('reference', ['a', 'b']),
      'candidates.jsonl': lines('candidate', ['a', 'b']),
    });
    const settings = settingsOf(workspace, { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl' });
    const clock = () => {
      change(join(workspace.root, `${which}.jsonl`));
      return new Date('2026-11-21T12:00:00Z');
    };
    await expect(runPipeline(settings, { ...portsOf(workspace), clock })).rejects.toThrow(
      new RegExp(`^${which}\\.jsonl(:\\d+:\\d+)?: (the file has changed while it was being read|broken JSON)`),
    );
  });

  it.each(['corpus', 'candidates'] as const)('is known by its names where its time was set back: %s', async (which) => {
    const workspace = makeWorkspace({
      'corpus.jsonl': lines('reference', ['a', 'b']),
      'candidates.jsonl': lines('candidate', ['a', 'b']),
    });
    const path = join(workspace.root, `${which}.jsonl`);
    const settings = settingsOf(workspace, { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl' });
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    const clock = () => {
      writeFileSync(path, lines(which === 'corpus' ? 'reference' : 'candidate', ['x', 'y']));
      utimesSync(path, 1_700_000_000, 1_700_000_000);
      return new Date('2026-11-21T12:00:00Z');
    };
    await expect(runPipeline(settings, { ...portsOf(workspace), clock })).rejects.toThrow(
      `${which}.jsonl: the file has changed`,
    );
  });

  it.each(['reference', 'candidate'] as const)('shows no %s that was not scored', async (which) => {
    // More than is read ahead: what is in memory already is what was scored.
    const names = Array.from({ length: 2000 }, (_, i) => `session-${String(i).padStart(4, '0')}`);
    const workspace = makeWorkspace({
      'corpus.jsonl': lines('reference', names),
      'candidates.jsonl': lines('candidate', names),
    });
    const settings = settingsOf(workspace, { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl' });
    const outcome = await runPipeline(settings, portsOf(workspace));
    expect(outcome.texts(0)?.candidate.title).toBe('Fix');
    const path = join(workspace.root, which === 'reference' ? 'corpus.jsonl' : 'candidates.jsonl');
    writeFileSync(path, lines(which, names).replaceAll('Fixed', 'Broke'));
    expect(() => outcome.texts(1500)).toThrow('the file has changed');
    outcome.close();
  });

  it.each(['reference', 'candidate'] as const)('shows no %s of a folder that was not scored', async (which) => {
    // More than is kept of what was read.
    const notes = 'x'.repeat(5_000_000);
    const sessions = (title: string): Readonly<Record<'reference' | 'candidate', object>> => ({
      reference: { reference: { ...summary, title }, notes },
      candidate: { ...summary, title, model: notes },
    });
    const paths = { reference: 'golden-corpus/a/reference.json', candidate: 'candidates/a.json' };
    const { reference, candidate } = sessions('Fix');
    const workspace = makeWorkspace({ [paths.reference]: reference, [paths.candidate]: candidate });
    const outcome = await runPipeline(settingsOf(workspace), portsOf(workspace));
    expect(outcome.texts(0)?.candidate.title).toBe('Fix');
    writeFileSync(join(workspace.root, paths[which]), JSON.stringify(sessions('Break')[which]));
    expect(() => outcome.texts(0)).toThrow('the file has changed');
    outcome.close();
  });
});
