import { expect, it } from '@jest/globals';
import { artifactOf } from '../../src/action/artifact.js';
import { settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

const SHA = 'a'.repeat(40);
const ENV = { GITHUB_REPOSITORY: 'acme/widgets', GITHUB_RUN_ID: '99', GITHUB_EVENT_NAME: 'push', GITHUB_SHA: SHA };
const KEPT = { kind: 'all', path: 'summary-gate-report/scored-candidates.jsonl' } as never;

const artifactIn = (env: Readonly<Record<string, string>>, flags = {}) =>
  artifactOf(KEPT, settingsOf(makeWorkspace(), { 'comment-key': 'nightly', ...flags }).values, env);

const ARTIFACT = {
  ...{ name: 'summary-gate-report-nightly', runId: 99, url: 'https://github.com/acme/widgets/actions/runs/99' },
  ...{ commit: SHA, file: 'scored-candidates.jsonl', candidates: 'all' },
};

it('the artifact of a run has the name, run and commit by which others find it', () => {
  expect(artifactIn(ENV)).toEqual(ARTIFACT);
  // The head of a pull request that a setting names is not in the event.
  expect(artifactIn(ENV, { 'pull-request': '7' })).toEqual(ARTIFACT);
  expect(artifactIn({ ...ENV, GITHUB_RUN_ID: '1' })).toMatchObject({ runId: 1 });
});

it.each<[string, Readonly<Record<string, string>>]>([
  ['a repository', { GITHUB_REPOSITORY: '' }],
  ['a run', { GITHUB_RUN_ID: '' }],
  ['a run that is a number', { GITHUB_RUN_ID: 'x' }],
  ['a run that is a whole number', { GITHUB_RUN_ID: '1.5' }],
  ['a run from 1 on', { GITHUB_RUN_ID: '0' }],
  ['a commit', { GITHUB_SHA: '' }],
  ['a commit that is one', { GITHUB_SHA: 'main' }],
])('there is no artifact without %s', (_, env) => {
  expect(artifactIn({ ...ENV, ...env })).toBeUndefined();
});
