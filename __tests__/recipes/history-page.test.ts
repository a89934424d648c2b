import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { parse } from 'yaml';
import { z } from 'zod';
import { baselineOf } from '../builders/baselines.js';
import { readPage } from '../builders/pages.js';
import { ratedSession } from '../builders/sessions.js';
import { type FakeGitHub, startGitHub } from '../servers/github.js';
import { MAIN_SHA } from '../servers/world.js';
import { openShell } from './shell.js';

/** The recipe that keeps a history on GitHub Pages: its lines, with the artifacts of an imitation of GitHub. */

const text =
  readPage('docs/recipes.md').blocks.find((block) => block.text.includes('name: summary-history'))?.text ?? '';
const { jobs } = z
  .object({ jobs: z.object({ page: z.object({ steps: z.array(z.looseObject({ run: z.string().optional() })) }) }) })
  .parse(parse(text));
const [install = '', before = '', make = '', move = ''] = jobs.page.steps.flatMap(({ run }) => run ?? []);

let github: FakeGitHub;
beforeAll(async () => {
  github = await startGitHub();
  github.addHistory(MAIN_SHA);
});
afterAll(() => github.stop());

function reportOf(day: number): string {
  const at = `2026-11-0${day}T12:00:00Z`;
  return JSON.stringify(baselineOf([ratedSession('a', { overall: day / 10 })], { scored_at: at }));
}

/** A run of the gate that has left its report. */
function leaveReport(day: number): number {
  const { id } = github.addWorkflowRun({ event: 'push', headSha: MAIN_SHA, headRepository: github.repository });
  const archive = zipSync({ 'report.json': strToU8(reportOf(day)) });
  github.addArtifact({ name: 'summary-gate-report-default', runId: id, archive });
  return id;
}

it('goes on from the page that there was, and leaves page and badge where they are uploaded', async () => {
  const runId = leaveReport(2);
  const token = { GITHUB_API_URL: github.apiUrl, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_TOKEN: github.token };
  const shell = openShell({});
  const env = { GATE_RUN: String(runId), PAGE: 'https://acme.example' };
  expect(await shell.run([install, before, make].join('\n'), env)).toEqual({ code: 0, out: '' });
  expect(shell.said('run')).toBe(String(runId));
  expect(await shell.gate({ ...token, GITHUB_RUN_ID: shell.said('run') })).toMatchObject({ exitCode: 0 });
  expect(await shell.run(move)).toEqual({ code: 0, out: '' });
  const page = readFileSync(join(shell.root, 'site/index.html'), 'utf8');
  expect(page).toContain('1 run since 2026-11-02');
  expect(readFileSync(join(shell.root, 'site/badge.svg'), 'utf8')).toContain('0.200 pass');

  const kept = join(shell.root, 'site/history.json');
  // As if the artifact of the first run were gone by now.
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('2026-11-02', '2026-11-01'));
  const later = leaveReport(3);
  const next = openShell({});
  expect(await next.run([before, make].join('\n'), { ...env, GATE_RUN: String(later), KEPT: kept })).toEqual({
    code: 0,
    out: '',
  });
  await next.gate({ ...token, GITHUB_RUN_ID: String(later) });
  await next.run(move);
  expect(readFileSync(join(next.root, 'site/index.html'), 'utf8')).toContain('3 runs since 2026-11-01');
});

it.each(['500', '302', 'down'])('stops where the page that there was cannot be had: %s', async (host) => {
  const shell = openShell({});
  const { code, out } = await shell.run(before, { PAGE: 'https://acme.example', HOST: host });
  expect(code).not.toBe(0);
  expect(out).toBe(
    host === 'down'
      ? ''
      : `::error::https://acme.example/history.json: status ${host}; without it the page would forget its past\n`,
  );
});
