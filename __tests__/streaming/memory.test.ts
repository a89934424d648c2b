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

/** Kilobytes; a run of few sessions takes some 130 MB. */
const MOST = 350_000;

const SUMMARY = { title: 'Fix', summary: 'Fixed the cache.', key_actions: ['Fixed it'], outcome: 'success' };
const FILES = ['--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl'];

/** A workspace with 480 MB of sessions, whose texts would take as much again. */
function makeLargeFiles(): string {
  const { root } = makeWorkspace();
  // Notes of the pipeline, which are read and say nothing.
  const notes = 'Ä'.repeat(60_000);
  const [corpus, candidates] = ['corpus.jsonl', 'candidates.jsonl'].map((name) => openSync(join(root, name), 'w'));
  if (corpus === undefined || candidates === undefined) throw new Error('no files');
  for (let i = 0; i < 2000; i++) {
    writeSync(corpus, `${JSON.stringify({ name: `s${i}`, notes, reference: SUMMARY })}\n`);
    writeSync(candidates, `${JSON.stringify({ name: `s${i}`, ...SUMMARY, notes })}\n`);
  }
  closeSync(corpus);
  closeSync(candidates);
  return root;
}

it.each<readonly [string, readonly string[], string]>([
  ['a run', ['--report-formats', 'json,markdown,html'], '2000 sessions'],
  ['a shard', ['--shard', '1/1'], 'scored 2000 sessions'],
])(
  'holds none of the texts: half a gigabyte of them is scored by %s in less than their size',
  async (_, flags, told) => {
    const printed = await program.start(...FILES, ...flags, makeLargeFiles()).done;
    expect(printed).toContain(told);
    expect(Number(/peak (\d+)$/.exec(printed)?.[1])).toBeLessThan(MOST);
  },
  120_000,
);
