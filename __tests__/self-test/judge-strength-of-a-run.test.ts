import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Workspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { judge, PAGES } from '../judge/judged-run.js';
import { type Asked, fails, judging, startAnthropic } from '../servers/anthropic.js';

const NAMES = ['billing', 'cache', 'deploy'];

/** Sessions that are about different things, so that one can be damaged by another. */
function workspace(): Workspace {
  const texts = (name: string, i: number) => ({
    title: `Fixed the ${name} job for ${i + 3} tenants`,
    summary: `The ${name} job failed for ${i + 3} tenants after release ${i + 2}.4. The cause was a lock in ${name}.ts, which is released now. All ${20 + i} tests pass.`,
    key_actions: [
      `Reproduced the ${name} failure with ${i + 3} tenants`,
      `Released the lock in ${name}.ts`,
      `Opened PR #${310 + i}`,
    ],
  });
  return makeWorkspace(
    Object.fromEntries(
      NAMES.flatMap((name, i) => [
        [`golden-corpus/${name}/reference.json`, referenceJson({}, texts(name, i))],
        [`candidates/${name}.json`, summaryJson(texts(name, i))],
      ]),
    ),
  );
}

async function selfTest({ root }: Workspace, score: (asked: Asked) => number, flags: readonly string[] = []) {
  const api = await startAnthropic({ answer: judging({ rubric: score }) });
  const key = [`--anthropic-base-url=${api.url}`, `--anthropic-api-key=${api.apiKey}`];
  const run = await runProgram(['self-test', '--judge=auto', ...key, ...flags], root);
  expect(api.violations).toEqual([]);
  return { ...run, api, plain: run.stdout.replaceAll(/\s+/g, ' ') };
}

/** What a judge sees that reads: whether reference and candidate are word for word the same but for case and marks. */
const isAlike = ({ user }: Asked): boolean => {
  const titles = [...user.matchAll(/"summary": ?"([^"]*)"/g)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  );
  return titles.length === 2 && titles[0] === titles[1];
};

describe('self-test --judge', () => {
  it.each<[string, (asked: Asked) => number, RegExp]>([
    [
      'that finds everything bad',
      () => 0.2,
      /notices 20 of 20 damaged copies of references and blocks 5 of 5 harmless ones/,
    ],
    [
      'that compares summaries',
      (asked) => (isAlike(asked) ? 0.9 : 0.3),
      /notices (?:[3-9]|1\d) of 20 damaged copies of references and blocks [0-3] of 5/,
    ],
  ])('tells how strong a judge is %s', async (_, score, sentence) => {
    const { plain, api, exitCode } = await selfTest(workspace(), score);
    expect(exitCode).toBe(0);
    expect(api.requests).toHaveLength(25);
    expect(plain).toMatch(sentence);
  });

  it('says before what it costs, and names what a judge that likes everything has not noticed', async () => {
    const { stderr, plain } = await selfTest(workspace(), () => 0.9);
    expect(stderr.split('\n')[0]).toMatch(
      /^Asking claude-haiku-5-5 about 25 copies of references: 25 requests; about \$0\.\d{4}, at most \$0\.\d{4} without retries$/,
    );
    expect(plain).toMatch(
      /notices 0 of 20 .* blocks 0 of 5 harmless ones, by a score below 0\.700: it notices nothing/,
    );
    expect(plain).toMatch(/Not noticed: [a-z-]+ \((billing|cache|deploy)\) 0\.900,/);
  });

  it('asks nobody without the flag, whatever the config file says', async () => {
    const config = makeWorkspace({
      '.github/summary-gate.yml': 'judge: required\n',
      'golden-corpus/s/reference.json': referenceJson(),
    });
    const run = await runProgram(['self-test', '--json'], config.root);
    expect([run.exitCode, JSON.parse(run.stdout).judge]).toEqual([0, null]);
  });

  it('takes the gates of the judge for its level, and prints data', async () => {
    const { stdout } = await selfTest(workspace(), () => 0.6, ['--json', '--min-judge-session=0.5']);
    const { judge: found } = JSON.parse(stdout);
    expect(found).toMatchObject({
      level: 0.5,
      gate: 'min-judge-session',
      damaging: 20,
      noticed: 0,
      harmless: 5,
      blocked: 0,
      unmeasured: 0,
    });
    expect(found.copies).toHaveLength(25);
    expect(found.copies[0]).toMatchObject({ effect: 'damaging', overall: 0.6, below: false });
  });

  it('counts what could not be measured on neither side', async () => {
    const api = await startAnthropic({ answer: () => fails(400) });
    const flags = [`--anthropic-base-url=${api.url}`, `--anthropic-api-key=${api.apiKey}`];
    const { stdout } = await runProgram(['self-test', '--judge=auto', ...flags], workspace().root);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'notices 0 of 0 damaged copies of references and blocks 0 of 0 harmless ones, by a score below 0.700; 25 copies not measured',
    );
  });

  it('is in the cassette, and stands beside the gates of the judge from then on, which costs nothing', async () => {
    const place = workspace();
    const tape = ['--judge-cassette=tape.jsonl'];
    await selfTest(place, (asked) => (isAlike(asked) ? 0.9 : 0.3), tape);
    const again = await selfTest(place, () => 0.1, tape);
    expect(again.api.requests).toEqual([]);
    expect(again.stderr).toContain('0 requests, and 25 recorded answers that cost nothing');
    const api = await startAnthropic({ answer: judging({ rubric: () => 0.9 }) });
    const flags = { 'judge-cassette': 'tape.jsonl', 'min-judge-overall': '0.8', 'judge-max-samples': '1' };
    const { report, stdout } = await judge(place, api, { ...flags, ...PAGES });
    expect(api.requests).toHaveLength(NAMES.length);
    expect(report?.judge?.strength).toMatchObject({
      level: 0.8,
      gate: 'min-judge-overall',
      damaging: 20,
      harmless: 5,
      unmeasured: 0,
    });
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /The judge notices \d+ of 20 damaged copies of references and blocks \d of 5 harmless ones, by a score below 0\.800 \(min-judge-overall\)/,
    );
    expect(readFileSync(join(place.root, 'summary-gate-report/report.md'), 'utf8')).toContain(
      'damaged copies of references',
    );
    const ungated = await judge(place, api, { 'judge-cassette': 'tape.jsonl' });
    expect(ungated.report?.judge).not.toHaveProperty('strength');
  });
});
