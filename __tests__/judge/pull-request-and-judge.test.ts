import { describe, expect, it } from '@jest/globals';
import { scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const CONFIG = '.github/summary-gate.yml';

/** The rows of the table in docs/security.md that a config file tells; the others are in new-recordings-of-a-run.test.ts. */
describe('a pull request that sets in the config file', () => {
  it.each([
    'judge-model: claude-opus-4-8',
    'judge-provider: anthropic',
    'anthropic-base-url: https://evil.example',
    'anthropic-api-key: sk-of-the-attacker',
    'judge-samples: 1',
    'judge-guidelines: mine.md',
    'judge-command: ./mine',
    'judge-api-key: mine',
    'judge-cassette: mine.jsonl',
    'judge-replay: replay',
    'max-cost-usd: 1000',
    'prices: {claude-haiku-5-5: {input: 0.001, output: 0.001}}',
    'prices: {anthropic.claude-haiku-5-5: {input: 0.001, output: 0.001}}',
    'prices: {my-model: {input: 0.001, output: 0.001}}',
  ])('%s is refused before anybody is asked', async (line) => {
    const api = await startAnthropic();
    const { exitCode, stderr } = await judge(sessionsOf(1, { [CONFIG]: `${line}\n` }), api);
    expect([exitCode, api.requests]).toEqual([2, []]);
    expect(stderr).toContain(line.split(':')[0]);
  });

  it('a gate of the judge changes it, and an input goes before', async () => {
    const api = await startAnthropic({ answer: () => scores(0.5) });
    const place = sessionsOf(1, { [CONFIG]: 'min-judge-overall: 0.1\n' });
    const loosened = await judge(place, api);
    expect(loosened.report?.verdict).toBe('pass');
    expect(loosened.report?.caveats.join('\n')).toContain(
      'Set in the config file, which a pull request can change: min-judge-overall',
    );
    expect((await judge(place, api, { 'min-judge-overall': '0.7' })).report?.verdict).toBe('fail');
  });

  it('no canary is told that there is none', async () => {
    const { report } = await judge(sessionsOf(1), await startAnthropic());
    expect(report?.caveats.join('\n')).toContain('The corpus has no canary session');
  });
});
