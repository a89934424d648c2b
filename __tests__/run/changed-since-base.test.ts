import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reportSchema } from '../../src/report/schema.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const TRANSCRIPT = 'golden-corpus/s/transcript.txt';
const SAID = 'user: fix the login\nassistant: done in 3 files\n';
const FLOORS = { min_overall: 0.5, min_dimensions: { title: 0.9, summary: 0.4 } };
const BEFORE: Tree = {
  'golden-corpus/s/reference.json': referenceJson({ gates: FLOORS }),
  'golden-corpus/t/reference.json': referenceJson(),
  [TRANSCRIPT]: SAID,
  'candidates/s.json': summaryJson(),
  'candidates/t.json': summaryJson(),
};

async function scored(root: string, flags: readonly string[]) {
  const { stdout } = await runProgram(flags, root);
  const text = readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8');
  return { stdout, text, report: reportSchema.parse(JSON.parse(text)) };
}

/** A run before some files have changed, or gone, and one after that which is compared with it. */
async function since(
  changes: Readonly<Record<string, Tree[string] | null>>,
  flags: readonly string[] = [],
  ofBase = (text: string): string => text,
) {
  const { root } = makeWorkspace(BEFORE);
  const { text } = await scored(root, flags);
  writeTree(root, { 'base.json': ofBase(text) });
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) rmSync(join(root, path));
    else writeTree(root, { [path]: content });
  }
  const { report, stdout } = await scored(root, ['--baseline', 'base.json', ...flags]);
  return { report, stdout: stdout.replace(/\s+/g, ' ') };
}

describe('transcripts since the base', () => {
  it.each<[string, string | null, { readonly gone: number; readonly changed: number }, string]>([
    [
      'has a line more',
      `${SAID}assistant: and 412 more\n`,
      { gone: 0, changed: 1 },
      '1 transcript of the base changed',
    ],
    ['is empty', '', { gone: 1, changed: 0 }, '1 transcript of the base gone'],
    ['is not there any more', null, { gone: 1, changed: 0 }, '1 transcript of the base gone'],
  ])('are told of where one %s', async (_, now, wanted, title) => {
    const { report, stdout } = await since({ [TRANSCRIPT]: now });
    expect(report.baseline?.changed_transcripts).toEqual({ new: 0, ...wanted });
    expect(report.title).toContain(`, ${title}`);
    expect(report.caveats[0]).toMatch(
      /^Transcripts since the base: 1 (changed|gone)\. The base is the baseline file of /,
    );
    expect(stdout).toContain('Changed since the base besides the candidates: 1 transcript');
  });

  it.each<[string, string]>([
    ['with other line ends', SAID.replaceAll('\n', '\r\n')],
    ['as it was', SAID],
  ])('are no change %s', async (_, now) => {
    const { report } = await since({ [TRANSCRIPT]: now });
    expect(report.baseline).not.toHaveProperty('changed_transcripts');
    expect(report.sessions.map((one) => 'transcript_digest' in one)).toEqual([true, false]);
  });

  it('are not known of a report that does not tell', async () => {
    const older = (text: string): string => text.replace(/"transcript_digest": "\w+",\s*/g, '');
    expect((await since({ [TRANSCRIPT]: null }, [], older)).report.baseline).not.toHaveProperty('changed_transcripts');
  });

  it('are not missed where there is no candidate to hold against them', async () => {
    const { report } = await since({ 'candidates/s.json': null });
    expect(report.baseline).not.toHaveProperty('changed_transcripts');
  });

  it('are told of with several samples', async () => {
    const samples = { 'candidates/s/1.json': summaryJson(), 'candidates/s/2.json': summaryJson() };
    const { root } = makeWorkspace({ ...BEFORE, ...samples });
    rmSync(join(root, 'candidates/s.json'));
    const { report } = await scored(root, []);
    expect(report.sessions[0]).toHaveProperty('transcript_digest');
  });
});

describe('floors of sessions since the base', () => {
  const reference = (gates: object): Tree => ({ 'golden-corpus/s/reference.json': referenceJson({ gates }) });

  it.each<[string, object, { readonly gone: number; readonly changed: number }, string]>([
    ['lowered', { ...FLOORS, min_overall: 0.1 }, { gone: 0, changed: 1 }, '1 floor of the base lowered'],
    ['gone', { min_overall: 0.5 }, { gone: 2, changed: 0 }, '2 floors of the base gone'],
    [
      'both',
      { min_dimensions: { title: 0.8, summary: 0.4 } },
      { gone: 1, changed: 1 },
      '2 floors of the base gone or lowered',
    ],
  ])('are told of where they are %s', async (_, gates, wanted, title) => {
    const { report } = await since(reference(gates));
    expect(report.baseline?.lowered_floors).toEqual({ gone: wanted.gone, lowered: wanted.changed });
    expect(report.title).toContain(`, ${title}`);
    expect(report.caveats[0]).toMatch(/^Floors of sessions since the base: /);
  });

  it('are nothing to tell of where they are raised or new', async () => {
    const raised = { min_overall: 0.6, min_dimensions: { title: 0.9, summary: 0.4, outcome: 0.2 } };
    expect((await since(reference(raised))).report.baseline).not.toHaveProperty('lowered_floors');
  });
});

describe('new sessions since the base', () => {
  it('are named where a reader learns what has changed, and in the title where they are many', async () => {
    const fresh = { 'golden-corpus/u/reference.json': referenceJson(), 'candidates/u.json': summaryJson() };
    const { report, stdout } = await since(fresh);
    expect(stdout).toContain('golden corpus (1 new session)');
    expect(report.title).toContain(', 1 new session');
  });
});
