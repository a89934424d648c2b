import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { runAction } from '../../src/action/action.js';
import { makeWorkspace, type Workspace } from '../builders/workspace.js';
import { type FakeAnthropic, fails, scores, startAnthropic } from '../servers/anthropic.js';
import { startCollector } from '../servers/collector.js';
import { REQUEST_TOKEN, startGateway } from '../servers/gateway.js';
import { startOpenAi } from '../servers/openai.js';
import { readFileCommands } from '../servers/runner/file-commands.js';
import { byTitle, labelled, OPPOSED } from './calibration/labelled-corpus.js';
import { sessionsOf } from './judged-run.js';

const before = { ...process.env };

afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  process.exitCode = 0;
  jest.restoreAllMocks();
});

/** The action in this process, as a step of a workflow that no event of a pull request has started. */
async function step(
  { root }: Workspace,
  inputs: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
) {
  const files = makeWorkspace().root;
  const paths = { GITHUB_OUTPUT: join(files, 'output'), GITHUB_STEP_SUMMARY: join(files, 'summary') };
  mkdirSync(files, { recursive: true });
  for (const path of Object.values(paths)) writeFileSync(path, '');
  const env = {
    ...paths,
    GITHUB_WORKSPACE: root,
    GITHUB_EVENT_NAME: 'push',
    SOURCE_DATE_EPOCH: '1795262400',
    ...more,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  Object.assign(process.env, env);
  let log = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  const exitCode = await runAction({ env, cwd: root });
  jest.restoreAllMocks();
  return {
    exitCode,
    log,
    outputs: readFileCommands(readFileSync(paths.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(paths.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

const inputsOf = (api: FakeAnthropic) => ({
  judge: 'required',
  'anthropic-api-key': api.apiKey,
  'anthropic-base-url': api.url,
  'min-judge-overall': '0.5',
  comment: 'never',
});

describe('a step with the judge', () => {
  it('asks GitHub for its identity where a federation is named, and prints none of it', async () => {
    const gateway = await startGateway('litellm');
    const identity = {
      ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1',
      ANTHROPIC_ORGANIZATION_ID: 'org_1',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${gateway.url}/github?api=1`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
    };
    const inputs = { judge: 'required', 'anthropic-base-url': gateway.url, 'min-judge-overall': '0.5' };
    const place = sessionsOf(1);
    const { exitCode, log, summary } = await step(place, inputs, identity);
    expect(exitCode).toBe(0);
    const report = readFileSync(join(place.root, 'summary-gate-report/report.json'), 'utf8');
    const judgeLog = readFileSync(join(place.root, 'summary-gate-report/judge-log.jsonl'), 'utf8');
    expect(log + summary + report + judgeLog).not.toMatch(/eyJhbGci|gw-loopback|request-token/);
    expect(gateway.requests.map(({ path }) => path)).toContain('/v1/oauth/token');
    // A key goes first, and then nobody is asked for an identity.
    const before = gateway.requests.length;
    await step(place, { ...inputs, 'anthropic-api-key': gateway.apiKey }, identity);
    expect(gateway.requests.slice(before).some(({ path }) => /oauth|github/.test(path))).toBe(false);
  });

  it('masks the key of an openai-compatible provider, and an identity in the environment, before it shows anything', async () => {
    const api = await startOpenAi({ like: 'ollama' });
    const inputs = {
      judge: 'required',
      'judge-provider': 'openai-compatible',
      'judge-base-url': api.url,
      'judge-model': 'qwen3:8b',
      'judge-api-key': api.apiKey,
    };
    const { exitCode, log } = await step(sessionsOf(1), inputs, { ANTHROPIC_IDENTITY_TOKEN: 'identity-0000' });
    expect(exitCode).toBe(0);
    const shown = [`::add-mask::${api.apiKey}`, '::add-mask::identity-0000'];
    expect(log.split('\n')).toEqual(expect.arrayContaining(shown));
    expect(shown.reduce((rest, mask) => rest.replace(mask, ''), log)).not.toMatch(/sk-loopback|identity-0000/);
  });

  it('tells what it measured and what it cost', async () => {
    const api = await startAnthropic({ answer: () => scores(0.8) });
    const { exitCode, outputs, summary, log } = await step(sessionsOf(2), inputsOf(api));
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ verdict: 'pass', passed: 'true', unmeasured: '0' });
    expect(Number(outputs['cost-usd'])).toBeGreaterThan(0);
    expect(summary).toContain('## Judge');
    // Only where it is told to the runner, which masks it from then on.
    expect(log.replaceAll(`::add-mask::${api.apiKey}`, '')).not.toContain(api.apiKey);
  });

  it('is inconclusive where nothing was measured', async () => {
    const api = await startAnthropic({ answer: () => fails(400) });
    const { exitCode, outputs } = await step(sessionsOf(2), inputsOf(api));
    expect(exitCode).toBe(3);
    expect(outputs).toMatchObject({
      verdict: 'inconclusive',
      passed: 'false',
      unmeasured: '12',
      'cost-usd': '0.000000',
    });
  });

  it('has no cost to tell where the price is not known', async () => {
    const inputs = { ...inputsOf(await startAnthropic()), 'judge-model': 'claude-sonnet-4-6', 'max-cost-usd': 'none' };
    const { outputs } = await step(sessionsOf(1), inputs);
    expect(outputs).toMatchObject({ verdict: 'pass', 'cost-usd': '', unmeasured: '0' });
  });

  it('asks a program that knows nothing of the job but what it is to get', async () => {
    const place = sessionsOf(1);
    const key = 'the-key-of-the-house';
    // It answers, and tells what it has.
    const inputs = {
      judge: 'required',
      'judge-command': `sh -c 'cat > /dev/null; env > "$0"; echo "Score: 0.8"; echo "Good."' ./got`,
      'judge-command-env': 'HOUSE_KEY',
      'min-judge-overall': '0.5',
      comment: 'never',
      'github-token': 'ghs_of_the_job',
    };
    const secrets = { HOUSE_KEY: key, ACTIONS_RUNTIME_TOKEN: 'x', GITHUB_TOKEN: 'x', ANTHROPIC_API_KEY: 'sk-other' };
    const { exitCode, outputs, log } = await step(place, inputs, secrets);
    expect([exitCode, outputs]).toMatchObject([0, { verdict: 'pass', 'cost-usd': '', unmeasured: '0' }]);
    const got = readFileSync(join(place.root, 'got'), 'utf8');
    expect(got).toContain(`HOUSE_KEY=${key}`);
    expect(got).not.toMatch(/INPUT_|GITHUB_|ACTIONS_|ANTHROPIC_/);
    expect(log).toContain(`::add-mask::${key}`);
  });

  it('sends telemetry last, and is what it was where that fails', async () => {
    const [api, collector] = [await startAnthropic({ answer: () => scores(0.8) }), await startCollector()];
    const sent = await step(sessionsOf(1), inputsOf(api), { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect([sent.exitCode, collector.violations]).toEqual([0, []]);
    expect(collector.logRecords()).toHaveLength(6);
    expect(sent.log).not.toContain('telemetry');
    const lost = await step(sessionsOf(1), inputsOf(api), { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    // The second run finds the prompt in the provider's cache.
    const outputs = { ...sent.outputs, 'cost-usd': lost.outputs['cost-usd'] };
    expect([lost.exitCode, lost.outputs]).toEqual([0, outputs]);
    expect(lost.log).toContain(
      '::notice title=summary-gate::telemetry was not sent whole: the collector could not be reached',
    );
  });

  it('says where the gates of its judge are advice', async () => {
    const api = await startAnthropic({ answer: byTitle });
    const inputs = { ...inputsOf(api), 'min-judge-overall': '0.85', 'min-judge-agreement': '0.6' };
    const { exitCode, outputs, log } = await step(labelled(OPPOSED), inputs);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({
      verdict: 'pass',
      'gates-failed': '0',
      title: expect.stringContaining('1 advisory'),
    });
    expect(log).toContain('its gates are advisory');
  });

  it('only estimates in a dry run', async () => {
    const api = await startAnthropic();
    const { exitCode, log } = await step(sessionsOf(2), { ...inputsOf(api), 'dry-run': 'true' });
    expect(exitCode).toBe(0);
    expect(log).toContain('Dry run');
    expect(api.requests).toHaveLength(0);
  });

  it('is an error without a key where the judge is required', async () => {
    const { exitCode, outputs } = await step(sessionsOf(1), { judge: 'required', comment: 'never' });
    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ verdict: 'error', 'cost-usd': '' });
  });
});
