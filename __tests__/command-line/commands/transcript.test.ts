import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jsonl, referenceJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const SAMPLES = '__tests__/inputs/transcripts/samples';
const sample = (name: string): string => readFileSync(`${SAMPLES}/${name}`, 'utf8');

async function transcript(words: readonly string[], tree: Tree = {}) {
  const { root } = makeWorkspace({
    'golden-corpus/feed/reference.json': referenceJson(),
    'golden-corpus/feed/transcript.jsonl': sample('claude-code.jsonl'),
    'golden-corpus/bare/reference.json': referenceJson(),
    ...tree,
  });
  return runProgram(['transcript', ...words], root, { env: { GITHUB_WORKSPACE: root } });
}

describe('transcript', () => {
  it('prints the messages of a session with number, role, tool and time', async () => {
    const { exitCode, stdout, stderr } = await transcript(['feed']);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain('golden-corpus/feed/transcript.jsonl\n');
    expect(stdout).toContain('  claude-code, 13 messages, 5 without anything to read, 0 not understood\n');
    expect(stdout).toContain('  2026-11-02\n');
    expect(stdout).toMatch(/ {3}1 {2}system 09:00:01\n/);
    expect(stdout).toMatch(/ {3}2 {2}user 09:00:02\n {6}The feed test fails since Monday/);
    expect(stdout).toMatch(/ {3}4 {2}assistant \(run_tests\) [\d:]+\n {6}→ run_tests: path: tests\/feed\.test\.ts\n/);
    expect(stdout).toMatch(/ {3}5 {2}tool \(run_tests\) [\d:]+ · error\n {6}1 of 14 tests failed\n/);
    expect(stdout).toContain('The number of a message is the seq of a moment');
  });

  it('takes the path of a file, also of one outside of the workspace', async () => {
    const { exitCode, stdout } = await transcript([join(process.cwd(), SAMPLES, 'codex.jsonl')]);
    expect([exitCode, stdout.includes('codex, 14 messages')]).toEqual([0, true]);
  });

  it('tells results from words in one message', async () => {
    const mixed = jsonl(
      { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'b', input: { n: 5 } }] },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'a', content: 'r 77\nr 78' },
          { type: 'text', text: 'also 88' },
        ],
      },
    );
    const { stdout } = await transcript(['a.jsonl'], { 'a.jsonl': mixed });
    expect(stdout).toContain('   2  user (b)\n      ← b: r 77\n      ← r 78\n      also 88\n');
  });

  it('cuts long results and shows foreign text as text', async () => {
    const hostile = jsonl(
      { role: 'user', content: '\u001b[2Jhello\u202e\n::error::x' },
      { role: 'tool', content: Array.from({ length: 30 }, (_, i) => `line ${i + 1}`).join('\n') },
      { role: 'assistant', content: '' },
    );
    const { stdout } = await transcript(['a.jsonl'], { 'a.jsonl': hostile });
    expect(stdout).not.toMatch(/\u001b|\u202e|\n::error/);
    expect(stdout).toContain('      line 8\n      …and 22 more lines\n');
    expect(stdout).toContain('   3  assistant\n      (nothing to read)\n');
  });

  it('prints all of it as data', async () => {
    const { stdout } = await transcript(['feed', '--json']);
    const { transcript: source, messages } = JSON.parse(stdout);
    expect(source).toMatchObject({ file: 'golden-corpus/feed/transcript.jsonl', format: 'claude-code', messages: 13 });
    expect(messages).toHaveLength(13);
    expect(messages[4]).toEqual({
      seq: 5,
      line: 9,
      time: '2026-11-02T09:00:06.000Z',
      role: 'tool',
      blocks: [
        {
          kind: 'result',
          role: 'tool',
          tool: 'run_tests',
          is_error: true,
          text: '1 of 14 tests failed\nexpected 12 items, got 11',
        },
      ],
    });
  });

  it('names what was not understood', async () => {
    const odd = `${sample('codex.jsonl')}{"type":"response_item","payload":{"type":"hologram"}}\n`;
    const { stdout } = await transcript(['a.jsonl'], { 'a.jsonl': odd });
    expect(stdout.replace(/\s+/g, ' ')).toContain('1 not understood: line 21, an item of the type "hologram"');
  });

  it.each<[string, readonly string[], Tree, string]>([
    ['nothing', [], {}, 'transcript needs the name of a session, or the path of a file'],
    [
      'a session without one',
      ['bare'],
      {},
      'golden-corpus/bare/reference.json:1: the session has no transcript (copy it beside the reference, as golden-corpus/bare/transcript.jsonl, or .json, .md or .txt as it is)',
    ],
    ['an unknown name', ['fed'], {}, 'there is no session and no file "fed", did you mean "feed"?'],
    ['a file that is none', ['a.json'], { 'a.json': '{}' }, 'a.json: no transcript is recognised in this file'],
    [
      'an empty file',
      ['a.jsonl'],
      { 'a.jsonl': '\n\n' },
      'a.jsonl: no transcript is recognised in this file: it is empty',
    ],
    [
      'a folder',
      ['golden-corpus'],
      {},
      'this is a folder, and a transcript is one file (name the file of the session)',
    ],
    [
      'a folder of sessions',
      ['logs'],
      { 'logs/b.jsonl': '', 'logs/a.jsonl': '', 'logs/c.txt': '' },
      'name one of its files, such as logs/a.jsonl, logs/b.jsonl)',
    ],
    ['two', ['feed', 'bare'], {}, 'unexpected argument "bare"'],
    [
      'the flag of another command',
      ['feed', '--since=2026-01-01'],
      {},
      'transcript takes no --since; it belongs to turns',
    ],
  ])('refuses %s', async (_, words, tree, message) => {
    const { exitCode, stdout, stderr } = await transcript(words, tree);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
