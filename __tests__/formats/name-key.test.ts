import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { jsonl } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { TEAM_SETTINGS, TEAM_SUMMARY, teamTree } from './team.js';

const NAMED = TEAM_SETTINGS.replace('fields:\n', 'fields:\n  name: callId\n');
const LINES = ['--candidates', 'calls.jsonl'];

function callTree(lines: readonly object[], config = NAMED): Tree {
  return {
    ...teamTree(TEAM_SUMMARY),
    'golden-corpus/two/reference.json': { reference: TEAM_SUMMARY },
    '.github/summary-gate.yml': config,
    'calls.jsonl': jsonl(...lines),
  };
}

async function score(tree: Tree, ...flags: readonly string[]): Promise<Report> {
  const { stdout, stderr } = await runProgram(['--json', ...flags], makeWorkspace(tree).root);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const scored = ({ sessions, findings }: Report) => [
  sessions.map(({ name, overall }) => [name, overall]),
  findings.map(({ code, message, suggestion }) => [code, message, suggestion]),
];

const TWO = [
  ['one', 1],
  ['two', 1],
];

describe('lines that say their session under a key of their own', () => {
  it.each<[string, readonly object[]]>([
    ['bare', ['one', 'two'].map((callId) => ({ callId, ...TEAM_SUMMARY }))],
    ['wrapped', ['one', 'two'].map((callId) => ({ callId, candidate: TEAM_SUMMARY }))],
    ['beside another name', ['one', 'two'].map((callId) => ({ callId, name: 'Ada', ...TEAM_SUMMARY }))],
    [
      'or under ours',
      [
        { callId: 'one', ...TEAM_SUMMARY },
        { name: 'two', ...TEAM_SUMMARY },
      ],
    ],
  ])('are scored: %s', async (_, lines) => {
    expect(scored(await score(callTree(lines), ...LINES))).toEqual([TWO, []]);
  });

  it('may have the title under "name", and the session deeper', async () => {
    const { headline, ...others } = TEAM_SUMMARY;
    const theirs = { name: headline, ...others };
    const lines = ['one', 'two'].map((id) => ({ call: { id }, ...theirs }));
    const treeOf = (all: readonly object[]): Tree => ({
      ...callTree(all, NAMED.replace('callId', 'call.id').replace('headline', 'name')),
      'golden-corpus/one/reference.json': { reference: theirs },
      'golden-corpus/two/reference.json': { reference: theirs },
    });
    expect(scored(await score(treeOf(lines), ...LINES))).toEqual([TWO, []]);
    const without = await score(treeOf([theirs]), ...LINES);
    expect(without.findings[0]?.message).toBe(
      'A line of candidates belongs to no session: its "call.id" is missing or not text',
    );
  });

  it('are told of when they are broken behind the name', async () => {
    const { root } = makeWorkspace({
      ...callTree([]),
      'calls.jsonl': '{"callId": "one", "headline": "cut\n{"callId": "two", "headline": "cut\n',
    });
    const { stdout } = await runProgram(['--json', ...LINES], root);
    const { sessions, findings }: Report = JSON.parse(stdout);
    expect([sessions.map((session) => session.findings[0]?.code), findings]).toEqual([
      ['INVALID_CANDIDATE', 'INVALID_CANDIDATE'],
      [],
    ]);
  });

  it('may be those of a corpus, which lint reads as well', async () => {
    const lines = ['one', 'two'].map((callId) => ({ callId, ...TEAM_SUMMARY }));
    const corpus = ['one', 'two'].map((callId) => ({ callId, reference: TEAM_SUMMARY }));
    const tree = { ...callTree(lines), 'corpus.jsonl': jsonl(...corpus) };
    expect(scored(await score(tree, ...LINES, '--corpus', 'corpus.jsonl'))).toEqual([TWO, []]);
    const { stdout } = await runProgram(['lint', '--corpus', 'corpus.jsonl'], makeWorkspace(tree).root);
    expect(stdout).not.toMatch(/callId|broken/);
  });

  it.each<[string, unknown, string]>([
    ['no name', undefined, 'corpus.jsonl:1:1: callId is missing; each line of a .jsonl corpus names its session'],
    ['a number', 7, 'corpus.jsonl:1:11: callId is 7; allowed: text in double quotes'],
    ['a slash', 'a/b', 'corpus.jsonl:1:11: callId "a/b" has a slash, a backslash or a control character'],
  ])('are told of their key where a reference has %s', async (_, callId, wanted) => {
    const tree = { ...callTree([]), 'corpus.jsonl': jsonl({ callId, reference: TEAM_SUMMARY }) };
    const { stderr } = await runProgram(['--corpus', 'corpus.jsonl'], makeWorkspace(tree).root);
    expect(stderr.replace(/\n +/g, ' ')).toContain(wanted);
  });

  it('are kept beside a report in a form that is read again', async () => {
    const lines = ['one', 'two'].map((callId) => ({ callId, name: 'Ada', ...TEAM_SUMMARY }));
    const { root } = makeWorkspace(callTree(lines));
    await runProgram(LINES, root);
    const file = 'summary-gate-report/scored-candidates.jsonl';
    const kept = readFileSync(join(root, file), 'utf8').split('\n');
    expect(JSON.parse(kept[0] ?? '')).toMatchObject({ name: 'one', candidate: { callId: 'one', name: 'Ada' } });
    const { stdout } = await runProgram(['--json', '--candidates', file], root);
    expect(scored(JSON.parse(stdout))).toEqual([TWO, []]);
  });
});

describe('lines without a name', () => {
  const REST =
    'title=headline, summary=body.text, key_actions=bullets, outcome=status, aha_moments=moments, topics_found=labels';

  it.each<[string, (name: string) => object, string]>([
    ['callId', (callId) => ({ callId }), `Set fields: name=callId, ${REST}, or write it as "name"`],
    ['call_id', (id) => ({ call_id: id }), `Set fields: name=call_id, ${REST}, or write it as "name"`],
    ['NAME', (NAME) => ({ NAME }), `Set fields: name=NAME, ${REST}, or write it as "name"`],
    ['a key that no name tells', (ref) => ({ ref }), `Set fields: name=ref, ${REST}, or write it as "name"`],
    [
      'the key with names of sessions before others',
      (ref) => ({ id: 'x7', ref }),
      `Set fields: name=ref, ${REST}, or write it as "name"`,
    ],
    ['a key in an object', (id) => ({ call: { id } }), `Set fields: name=call.id, ${REST}, or write it as "name"`],
    ['several of them', (ref) => ({ ref, of: ref }), `Set fields: name=<ref or of>, ${REST}, or write it as "name"`],
  ])('are told of once, with the setting: %s', async (_, keys, advice) => {
    const lines = ['one', 'two', 'one', 'two'].map((name) => ({ ...keys(name), ...TEAM_SUMMARY }));
    const { findings } = await score(callTree(lines, TEAM_SETTINGS), ...LINES);
    expect(findings).toMatchObject([
      {
        code: 'UNREADABLE_CANDIDATE',
        message:
          'A line of candidates belongs to no session: its name is missing or not text; and so do 3 more: calls.jsonl:2, calls.jsonl:3, calls.jsonl:4',
        line: 1,
      },
    ]);
    expect(findings[0]?.suggestion).toContain(advice);
  });

  it('have an example in the keys of the team where nothing looks like a name', async () => {
    const config = NAMED.replace('callId', 'call.id');
    const { findings } = await score(callTree([TEAM_SUMMARY], config), ...LINES);
    expect(findings[0]?.suggestion).toBe('Write one line a session: {"call": {"id": "…"}, "headline": "…", …}');
  });

  it('are one problem of add, which tells once what else to do', async () => {
    const lines = Array.from({ length: 7 }, (_, i) => ({ callId: `c${i}`, ...TEAM_SUMMARY }));
    const { stderr } = await runProgram(['add', 'c3', ...LINES], makeWorkspace(callTree(lines, TEAM_SETTINGS)).root);
    expect(stderr.match(/name a transcript/g)).toHaveLength(1);
    expect(stderr.replace(/\s+/g, ' ')).toContain('its name is missing or not text; and so do 6 more');
    expect(stderr.replace(/\s+/g, ' ')).toContain('name=callId');
  });

  it('have a hint in a corpus as well, once', async () => {
    const corpus = ['one', 'two'].map((callId) => ({ callId, reference: TEAM_SUMMARY }));
    const tree = { ...callTree([], TEAM_SETTINGS), 'corpus.jsonl': jsonl(...corpus) };
    const { stderr } = await runProgram(['--corpus', 'corpus.jsonl'], makeWorkspace(tree).root);
    expect(stderr.match(/name=callId/g)).toHaveLength(1);
  });
});
