import { afterEach, expect } from '@jest/globals';
import type { Tree } from '../builders/workspace.js';
import { type FakeGitHub, type GitHubOptions, startGitHub } from '../servers/github.js';

/** What the runs of these tests have in their workspace, and the loopback GitHub that they publish to. */

export const SUMMARY = {
  title: 'Fixed the flaky login test',
  summary: 'The login test failed on slow runners because it waited for 200 ms. It now waits for the event.',
  key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event', 'Opened PR #317'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
};

const WORSE = { ...SUMMARY, title: 'Session summary', summary: '', key_actions: ['Fixed it'], outcome: 'failed' };

const CORPUS: Tree = {
  'golden-corpus/login/reference.json': { reference: SUMMARY },
  'golden-corpus/export/reference.json': { reference: SUMMARY },
};

export const GREEN: Tree = { ...CORPUS, 'candidates/login.json': SUMMARY, 'candidates/export.json': SUMMARY };
export const RED: Tree = { ...CORPUS, 'candidates/login.json': WORSE, 'candidates/export.json': WORSE };
export const BROKEN: Tree = { ...GREEN, 'golden-corpus/login/reference.json': '{"reference": {"title": 1}}' };

export const MARKER = '<!-- summary-gate:default -->';

const started: FakeGitHub[] = [];

afterEach(async () => {
  for (const github of started.splice(0)) {
    await github.stop();
    expect(github.violations).toEqual([]);
    expect(github.mostConcurrent).toBeLessThanOrEqual(1);
  }
});

/** A GitHub that is stopped after the test, and that every request must have suited. */
export async function gitHub(options: GitHubOptions = {}): Promise<FakeGitHub> {
  const github = await startGitHub(options);
  started.push(github);
  return github;
}

export function writesTo(github: FakeGitHub): readonly string[] {
  return github.requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path.replace(/^\/repos\/acme\/widgets/, '').replace(/\d{4,}/, 'ID')}`);
}
