import { describe, expect, it } from '@jest/globals';
import { failingAlike } from '../../src/render/causes.js';
import { pipelineAdvice } from '../../src/render/pipeline-advice.js';
import { reportOf } from '../builders/runs.js';
import { type Change, own, since } from '../builders/since-base.js';
import { summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';

const fenced = (summary: unknown): string => `Here it is:\n\`\`\`json\n${JSON.stringify(summary)}\n\`\`\`\n`;

describe('advice on candidates that cannot be read', () => {
  it.each<[string, Change, string]>([
    [
      'one form that is none',
      (summary) => ({ summary }),
      'The pipeline now writes the same value of a wrong type in 12 of 12 sessions: look at the form in which it writes summaries, and set fields where that is meant',
    ],
    [
      'several',
      (summary, i) => (i < 6 ? { summary } : { ...summary, title: 7 }),
      'The pipeline now writes a file that cannot be read in 12 of 12 sessions: look at how the pipeline parses the answer of the model and writes the file',
    ],
    [
      'a fence',
      fenced,
      'The pipeline now writes a file that cannot be read in 12 of 12 sessions: look at how the pipeline parses the answer of the model and writes the file',
    ],
    [
      'cut off',
      () => '{"title": "Fix',
      'The pipeline now writes a file that cannot be read in 12 of 12 sessions: look at the length limit of the answer, and whether the pipeline checks why the model stopped; then how the file is written',
    ],
    [
      'a fence, or cut off',
      (summary, i) => (i < 6 ? fenced(summary) : '{"title": "Fix'),
      'The pipeline now writes a file that cannot be read in 12 of 12 sessions: look at how the pipeline parses the answer of the model and writes the file; then the length limit of the answer, and whether the pipeline checks why the model stopped',
    ],
  ])('is by what all of them are: %s', async (_, change, wanted) => {
    expect(pipelineAdvice(await since(change))).toEqual([wanted]);
  });
});

describe('advice on sessions without a candidate', () => {
  const NAMES = ['a', 'b', 'c', 'd'];
  const CORPUS = Object.fromEntries(
    NAMES.map((name) => [`golden-corpus/${name}/reference.json`, { reference: summaryJson() }]),
  );
  const lines = (of: (name: string) => object): string => NAMES.map((name) => `${JSON.stringify(of(name))}\n`).join('');

  it.each<[string, string]>([
    ['do not tell their session', lines((name) => ({ trace: { session: name }, ...summaryJson() }))],
    ['have the names of others', lines((name) => ({ name: `run-${name}`, ...summaryJson() }))],
  ])('does not say that there is none where candidates %s', async (_, text) => {
    const workspace = makeWorkspace({ ...CORPUS, 'candidates.jsonl': text });
    expect(pipelineAdvice(await reportOf(workspace, { candidates: 'candidates.jsonl' }))).toEqual([
      'The pipeline writes no summary under the name of the session in 4 of 4 sessions: look at how candidates tell their session, for there are some that belong to none',
    ]);
  });

  it('says so where there are no others', async () => {
    const workspace = makeWorkspace({ ...CORPUS, 'candidates/a.json': summaryJson() });
    expect(pipelineAdvice(await reportOf(workspace, {}))).toEqual([
      'The pipeline writes no summary in 3 of 4 sessions: look at the log of the step that writes the candidates, and its file names',
    ]);
  });
});

describe('advice on sessions that fell', () => {
  const cutOff: Change = (summary) => ({
    ...summary,
    summary: 'The login test failed on slow runners. It waited for a',
  });
  const boilerplate: Change = (summary) => ({
    ...summary,
    summary: 'The agent investigated an issue, identified the root cause and implemented a fix.',
  });
  const halved: Change = (summary) => ({ ...summary, summary: 'The login test failed on slow runners.' });
  const wrong: Change = (summary) => ({
    ...summary,
    summary: 'The login test failed on slow runners.',
    outcome: 'failed',
  });
  const GAP = /^The pipeline now leaves facts out of the summary in (\d+) of 12 sessions/;

  it.each<[string, readonly Change[], string | undefined]>([
    ['is silent on what follows from causes of their own', [cutOff, boilerplate, halved, halved], undefined],
    ['tells what they share besides what some of them fail by', [cutOff, halved, halved, wrong], '4'],
  ])('%s', async (_, changes, sessions) => {
    const report = await since((summary, i) => (changes[i] ?? ((same) => same))(summary, i));
    expect(report.sessions.filter(({ findings }) => findings.some(({ code }) => code === 'SUMMARY_GAP'))).toHaveLength(
      changes.length,
    );
    const told = pipelineAdvice(report).flatMap((sentence) => GAP.exec(sentence)?.[1] ?? []);
    expect(told).toEqual(sessions === undefined ? [] : [sessions]);
  });
});

it('a summary of another session is the cause, whatever else is wrong in it', async () => {
  const other = {
    title: 'Northwind users locked out by an expired Okta certificate',
    summary:
      'None of the 43 users of Northwind could sign in, because their Okta certificate had expired on 3 March. Dana rotated it.',
    key_actions: ['Found the expired Okta certificate of Northwind', 'Dana rotated the certificate in Okta'],
    outcome: 'partial',
  };
  const workspace = makeWorkspace({
    'golden-corpus/login/reference.json': { reference: own(1) },
    'golden-corpus/okta/reference.json': { reference: other },
    'candidates/login.json': other,
    'candidates/okta.json': other,
  });
  const { sessions } = await reportOf(workspace, {});
  expect(sessions[0]?.findings.map(({ code }) => code)).toContain('WRONG_OUTCOME');
  expect(failingAlike(sessions).map(({ cause }) => cause)).toEqual(['FOREIGN_ACTION']);
});
