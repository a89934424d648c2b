import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { type Content, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly suggestion: string | null;
  readonly file: string | null;
  readonly line: number | null;
}

interface Session {
  readonly name: string;
  readonly status: string;
  readonly overall: number;
  readonly findings: readonly Finding[];
}

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const CORPUS: Tree = Object.fromEntries(
  NAMES.map((name) => [
    `golden-corpus/${name}/reference.json`,
    referenceJson({}, { title: `Fixed the flaky login test ${name}` }),
  ]),
);

/** A candidate for each session, by its place among them. */
function candidates(make: (summary: Record<string, unknown>, i: number) => Content): Tree {
  const own = (name: string) => ({ ...(summaryJson({ title: `Fixed the flaky login test ${name}` }) as object) });
  return { ...CORPUS, ...Object.fromEntries(NAMES.map((name, i) => [`candidates/${name}.json`, make(own(name), i)])) };
}

const untitled = candidates(({ title, ...others }, i) => {
  if (i === 0) return { title, ...others, outcome: 'failed' };
  return i === 1 ? { ...others, outcome: 'failed', key_actions: ['Rewrote the billing module'] } : others;
});

it.each<[string, Tree, readonly string[], readonly string[]]>([
  ['that most summaries have no title', untitled, [], ['FIELD_MISSING', 'WRONG_OUTCOME', 'EXTRA_ACTION']],
  [
    'that most have none, beside what a gate counts of each',
    untitled,
    ['--fail-on', 'TITLE_EMPTY'],
    ['FIELD_MISSING', 'TITLE_EMPTY', 'WRONG_OUTCOME'],
  ],
  ['that most have none, by the first rubric', untitled, ['--rubric', 'v1'], ['FIELD_MISSING']],
  [
    'that a few have no title',
    candidates(({ title, ...others }, i) => (i < 2 ? others : { title, ...others })),
    [],
    ['TITLE_EMPTY'],
  ],
  [
    'what is broken, and what is not there',
    candidates((own, i) => (i === 0 ? '{' : i === 1 ? { outcome: 3 } : own)),
    [],
    ['INVALID_CANDIDATE'],
  ],
])('explain says of each session what a run says: %s', async (_, tree, flags, codes) => {
  const { root } = makeWorkspace(tree);
  const env = { GITHUB_WORKSPACE: root };
  await runProgram(['score', ...flags], root, { env });
  const report = JSON.parse(readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8'));
  const sessions: readonly Session[] = report.sessions;
  expect(sessions.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual(
    expect.arrayContaining([...codes]),
  );
  for (const { name, ...told } of sessions) {
    const shown = JSON.parse((await runProgram(['explain', name, '--json', ...flags], root, { env })).stdout);
    expect([name, factsOf(shown)]).toEqual([name, factsOf(told)]);
  }
  const listed = JSON.parse((await runProgram(['explain', '--json', ...flags], root, { env })).stdout);
  const counted = sessions.map(({ name, status, overall, findings: { length } }) => ({
    name,
    status,
    overall,
    findings: length,
  }));
  expect(listed).toHaveLength(NAMES.length);
  expect(listed).toEqual(expect.arrayContaining(counted));
});

function factsOf({ status, overall, findings }: Omit<Session, 'name'>) {
  // A run tells those first by which a session fails.
  const found = findings
    .map(({ code, message, suggestion, file, line }) => [code, message, suggestion, file, line ?? null])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return { status, overall, findings: found };
}
