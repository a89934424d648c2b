import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeProgram, type Program } from '../builders/processes.js';
import { makeWorkspace } from '../builders/workspace.js';

let program: Program;
beforeAll(() => {
  program = makeProgram(`
    process.on('exit', () => process.stdout.write('\\npeak ' + process.resourceUsage().maxRSS));
    process.chdir(process.argv.pop());
    await import('./src/cli.js');
  `);
});
afterAll(() => program.remove());

it('holds none of the texts: half a gigabyte of them is scored in less than their size', async () => {
  const { root } = makeWorkspace();
  const summary = { title: 'Fix', summary: 'Fixed the cache.', key_actions: ['Fixed it'], outcome: 'success' };
  // Notes of the pipeline, which are read and say nothing.
  const notes = 'Ä'.repeat(60_000);
  const [corpus, candidates] = ['corpus.jsonl', 'candidates.jsonl'].map((name) => openSync(join(root, name), 'w'));
  if (corpus === undefined || candidates === undefined) throw new Error('no files');
  for (let i = 0; i < 2000; i++) {
    writeSync(corpus, `${JSON.stringify({ name: `s${i}`, notes, reference: summary })}\n`);
    writeSync(candidates, `${JSON.stringify({ name: `s${i}`, ...summary, notes })}\n`);
  }
  closeSync(corpus);
  closeSync(candidates);
  const flags = [
    '--corpus',
    'corpus.jsonl',
    '--candidates',
    'candidates.jsonl',
    '--report-formats',
    'json,markdown,html',
  ];
  const printed = await program.start(...flags, root).done;
  expect(printed).toContain('2000 sessions');
  // Kilobytes. The files have 480 MB, and their texts would take as much again; a run of few sessions takes some 130 MB.
  expect(Number(/peak (\d+)$/.exec(printed)?.[1])).toBeLessThan(350_000);
}, 120_000);
