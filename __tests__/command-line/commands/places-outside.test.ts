import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const elsewhere = makeWorkspace({ 'x.md': 'x' });
const { root } = makeWorkspace({
  'golden-corpus/a/reference.json': referenceJson(),
  'candidates/a.json': summaryJson(),
  away: { link: '..' },
  'link.md': { link: join(elsewhere.root, 'x.md') },
});

it.each<[string, string]>([
  ['history ../x', 'history: "../x" leads outside the workspace'],
  ['history away', 'history: "away" leads outside the workspace'],
  ['history away/x', 'history: "away/x" leads outside the workspace'],
  ['history a\0b', 'history: a path cannot contain a NUL character'],
  ['merge ../x', 'merge: "../x" leads outside the workspace'],
  ['merge away', 'merge: "away" leads outside the workspace'],
  ['transcript link.md', 'transcript: "link.md" leads outside the workspace'],
  ['transcript away/x.md', 'transcript: "away/x.md" leads outside the workspace'],
  ['turns link.md', '"link.md" leads outside the workspace (name files, folders, or patterns such as'],
  ['compare candidates ../x', '"../x" leads outside the workspace (paths must lie in the workspace)'],
  ['compare candidates away', '"away" leads outside the workspace (paths must lie in the workspace)'],
  // Names of sessions may look like places: a place outside is none of theirs.
  ['explain ../candidates/a.json', 'the corpus has no session "../candidates/a.json" (it has "a")'],
  ['diff away/x.json', 'the corpus has no session "away/x.json" (it has "a")'],
])('%j reads nothing outside the workspace', async (line, wanted) => {
  const ran = await runProgram(line.split(' '), root, { env: { GITHUB_WORKSPACE: root } });
  expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
  expect(ran.stderr).toContain('could not run: one problem\n');
  expect(ran.stderr).toContain(wanted);
});
