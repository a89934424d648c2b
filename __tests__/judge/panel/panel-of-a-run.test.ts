import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { summaryJson } from '../../builders/summaries.js';
import { writeTree } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';
import {
  type Answer,
  type Asked,
  type Behaviour,
  fails,
  judging,
  late,
  startAnthropic,
} from '../../servers/anthropic.js';
import { startOpenAi } from '../../servers/openai.js';
import { type JudgedRun, sessionsOf } from '../judged-run.js';
import { A, B, by, C, gateOf, judge, membersOf, PANEL, withCanary, written } from './scripted.js';

/** What was found, without what it took. */
const numbersOf = ({ report }: JudgedRun) => ({
  mean: report?.judge?.overall_mean,
  sessions: report?.sessions.map((one) => ({
    ...one.judge,
    cost_usd: 0,
    attempts: 0,
    prompt_tokens: 0,
    completion_tokens: 0,
    duration_ms: 0,
  })),
  gates: report?.gates,
});

describe('a panel', () => {
  it('gives each session the median, names who said what, and says where its members disagree', async () => {
    const place = sessionsOf(3);
    const script = { [A]: () => 0.9, [B]: (s: string) => (s === 's1' ? 0.4 : 0.8), [C]: () => 0.7 };
    const api = await startAnthropic({ answer: by(script) });
    const run = await judge(place, api, {
      ...PANEL,
      'min-judge-overall': '0.6',
      'report-formats': 'json,markdown,html',
    });
    const { report } = run;
    expect(report?.judge).toMatchObject({
      model: `${A}, ${B}, ${C}`,
      overall_mean: 0.766667,
      wanted: 18,
      measured: 18,
      calls: 9,
    });
    expect(report?.sessions.map((one) => [one.judge?.overall, one.judge?.spread])).toEqual([
      [0.8, 0.2],
      [0.7, 0.5],
      [0.8, 0.2],
    ]);
    expect(report?.judge?.panel?.disagreements).toEqual([{ session: 's1', spread: 0.5 }]);
    expect(
      report?.sessions[1]?.judge?.panel?.map(({ provider, model, overall, reason }) => [
        provider,
        model,
        overall,
        reason,
      ]),
    ).toEqual([
      ['anthropic', A, 0.9, null],
      ['anthropic', B, 0.4, null],
      ['anthropic', C, 0.7, null],
    ]);
    expect(membersOf(run).map(({ overall_mean, measured, left_out }) => [overall_mean, measured, left_out])).toEqual([
      [0.9, 18, []],
      [0.666667, 18, []],
      [0.7, 18, []],
    ]);
    const costs = membersOf(run).map(({ cost_usd }) => cost_usd ?? 0);
    expect(new Set(costs).size).toBe(3);
    expect(report?.judge?.cost_usd).toBeCloseTo(
      costs.reduce((sum, one) => sum + one, 0),
      9,
    );
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({ status: 'pass', flip_risk: { word: 'clear' } });
    // The spread of the members, pooled with 0.1 as if that had been seen four times: squares of 0.02, 0.1267 and 0.02.
    expect(gateOf(run, 'min-judge-overall')?.flip_risk?.assumed).toBeUndefined();
    expect(gateOf(run, 'min-judge-overall')?.flip_risk?.errors).toBeCloseTo(
      // Of three sessions and 4 + 6 degrees of freedom, of which Student's t is 2.228, it has to be farther.
      0.1666667 / Math.sqrt((0.04 + 0.1666667) / (4 + 6) / 9) / ((4 / 3) * (2.228139 / 1.959964)),
      3,
    );
    const line = `${A} 0.900, ${B} 0.667, ${C} 0.700; 0.3 or more apart in 1 session`;
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(written(place, 'report.md')).toContain(line);
    expect(written(place, 'report.html')).toContain('0.3 or more apart in 1 session: s1 0.500');
    expect(written(place, 'report.html')).toContain('"voices":[{"name":"claude-haiku-5-5","overall":0.9');
    expect(written(place, 'report.md')).toContain(`Each judge: ${A} 0.900, ${B} 0.400, ${C} 0.700; spread 0.500.`);
    const explained = await runProgram(['explain', 's1'], place.root);
    expect(explained.stdout).toMatch(/voice +0\.400 +claude-sonnet-5-5: title 0\.400/);
    expect(explained.stdout).toMatch(/spread +0\.500/);
    expect(api.violations).toEqual([]);
  });

  it('of several providers asks each at its own place; recorded, it is the same again, and each alone plays from its file', async () => {
    const place = withCanary(3);
    const script = {
      [A]: (s: string) => (s === 'canary' ? 0.1 : 0.9),
      'llama3:8b': (s: string) => (s === 'canary' ? 0.1 : 0.5),
    };
    const [vendor, local] = [
      await startAnthropic({ answer: by(script) }),
      await startOpenAi({ like: 'ollama', answer: by(script) }),
    ];
    const flags = {
      'judge-cassette': 'tape.jsonl',
      'judge-base-url': local.url,
      'judge-model': `${A}, openai-compatible:llama3:8b`,
      'judge-metrics': 'rubric,coherence',
      'meta-evaluation-rate': '1',
      'min-judge-overall': '0.5',
    };
    const first = await judge(place, vendor, flags);
    expect(first.report?.judge).toMatchObject({
      overall_mean: 0.7,
      panel: {
        members: [{ provider: 'anthropic' }, { provider: 'openai-compatible', model: 'llama3:8b', cost_usd: 0 }],
      },
    });
    expect(first.report?.judge?.metrics.coherence).toMatchObject({ mean: 0.75, measured: 3 });
    expect(vendor.requests).toHaveLength(4 + 3 + 6);
    expect(local.requests).toHaveLength(4 + 3 + 6);

    const replay = { ...flags, 'judge-replay': 'replay' };
    const again = await judge(place, undefined, replay);
    expect(numbersOf(again)).toEqual(numbersOf(first));
    const turned = await judge(place, undefined, { ...replay, 'judge-model': `openai-compatible:llama3:8b, ${A}` });
    expect(numbersOf(turned).mean).toBe(0.7);

    const alone = await judge(place, undefined, {
      ...replay,
      'judge-model': A,
      'judge-base-url': 'none',
      'judge-max-samples': '1',
    });
    expect(alone.report?.judge).toMatchObject({
      overall_mean: 0.9,
      unmeasured: 0,
      meta_evaluation: { not_run: 0, measured: 6 },
      canaries: { measured: 1 },
    });
    const other = await judge(place, undefined, {
      ...replay,
      'judge-model': 'openai-compatible:llama3:8b',
      'judge-max-samples': '1',
    });
    expect(other.report?.judge).toMatchObject({ model: 'llama3:8b', overall_mean: 0.5, unmeasured: 0 });
    expect(vendor.requests).toHaveLength(13);
  });

  it.each<readonly [string, Behaviour, Readonly<Record<string, number>>]>([
    ['is refused its key', fails(401), { auth: 24 }],
    ['has no money left', fails(402), { billing: 24 }],
    ['is down', fails(529), { overloaded: 24 }],
  ])('whose member %s rests on the others, and every surface says so', async (_, behaviour, reasons) => {
    const place = withCanary(4);
    const script = {
      [A]: () => behaviour,
      [B]: (s: string) => (s === 'canary' ? 0.1 : 0.6),
      [C]: (s: string) => (s === 'canary' ? 0.1 : 0.8),
    };
    const api = await startAnthropic({ answer: by(script) });
    const run = await judge(place, api, {
      ...PANEL,
      'min-judge-overall': '0.5',
      'report-formats': 'json,markdown,html',
    });
    expect(run.report?.verdict).toBe('pass');
    expect(run.report?.judge).toMatchObject({
      overall_mean: 0.7,
      measured: 24,
      unmeasured: 0,
      voided: null,
      canaries: { asked: 1, measured: 1 },
    });
    const [out, ...others] = membersOf(run);
    expect(out).toMatchObject({
      overall_mean: null,
      measured: 0,
      unmeasured_reasons: reasons,
      left_out: [{ metric: 'rubric', reason: expect.stringContaining('0 of 24') }],
    });
    expect(others.map(({ left_out }) => left_out)).toEqual([[], []]);
    const caveat = `1 of 3 judges is left out: ${A}; the medians rest on the other 2.`;
    expect(run.report?.caveats).toContain(caveat);
    for (const text of [
      run.stdout.replaceAll(/\s+/g, ' '),
      written(place, 'report.md'),
      written(place, 'report.html'),
    ]) {
      expect(text).toContain(`Left out of rubric: ${A}, 0 of 24 measurements succeeded`);
    }
    expect(written(place, 'report.md')).toContain(`${A} left out, ${B} 0.600`);
  });

  it('leaves one out that measured too little, of every session, and one in that lacks little', async () => {
    const half = (s: string): number | Behaviour => (s === 's0' ? 1 : fails(400));
    const place = sessionsOf(3);
    const api = await startAnthropic({ answer: by({ [A]: half, [B]: () => 0.5, [C]: () => 0.5 }) });
    const run = await judge(place, api, { ...PANEL, 'min-judge-overall': '0.4' });
    // With it the median of s0 would be no other, and its spread 0.5.
    expect(run.report?.sessions.map((one) => one.judge?.spread)).toEqual([0, 0, 0]);
    expect(run.report?.sessions[0]?.judge?.panel?.[0]).toMatchObject({ overall: 1, reason: null });
    expect(run.report?.sessions[1]?.judge?.panel?.[0]).toMatchObject({ overall: null, reason: 'invalid_request' });
    expect(membersOf(run)[0]?.left_out).toHaveLength(1);
    const lenient = await judge(place, api, { ...PANEL, 'min-judge-overall': '0.4', 'min-measured': '0.3' });
    expect(lenient.report?.sessions.map((one) => one.judge?.spread)).toEqual([0.5, 0, 0]);
    expect(membersOf(lenient)[0]?.left_out).toEqual([]);
    expect(lenient.report?.judge).toMatchObject({ measured: 18, overall_mean: 0.5 });
  });

  it('none of whose members has measured enough is inconclusive, however well they would fill each other up', async () => {
    const only = (mine: string) => (s: string) => (s === mine ? 0.9 : fails(400));
    const api = await startAnthropic({ answer: by({ [A]: only('s0'), [B]: only('s1'), [C]: only('s2') }) });
    const run = await judge(sessionsOf(3), api, { ...PANEL, 'min-judge-overall': '0.5' });
    expect(run.exitCode).toBe(3);
    expect(gateOf(run, 'min-judge-overall')?.message).toContain('6 of 18 measurements succeeded');
    expect(run.report?.sessions.map((one) => one.judge?.overall)).toEqual([0.9, null, null]);
    const dead = await startAnthropic({ answer: () => fails(401) });
    const none = await judge(sessionsOf(2), dead, { ...PANEL, 'min-judge-overall': '0.5' });
    expect(none.report?.judge).toMatchObject({ overall_mean: null, measured: 0, unmeasured_reasons: { auth: 12 } });
    expect(none.exitCode).toBe(3);
    expect(membersOf(none).map(({ left_out: out }) => out.length)).toEqual([1, 1, 1]);
    expect(none.report?.caveats).toContain(`None of 3 judges counts in all that was asked: ${A}, ${B}, ${C}.`);
  });

  it('leaves out a member that a canary took in, and is void where more are than not', async () => {
    const place = withCanary(2);
    const sees = (s: string) => (s === 'canary' ? 0.1 : 0.6);
    const flags = { ...PANEL, 'min-judge-overall': '0.5', 'report-formats': 'json,markdown,html' };
    const one = await judge(place, await startAnthropic({ answer: by({ [A]: () => 1, [B]: sees, [C]: sees }) }), flags);
    for (const text of [one.stdout, written(place, 'report.html')])
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(/owhere (?:are they )?0.3 or more apart/);
    expect(one.report?.judge).toMatchObject({ voided: null, overall_mean: 0.6, canaries: { taken_in: [] } });
    expect(membersOf(one)[0]).toMatchObject({
      overall_mean: null,
      voided: expect.stringContaining('the canary canary'),
      left_out: [{ metric: 'rubric', reason: 'void' }],
    });
    expect(written(place, 'report.md')).toContain(`Left out of rubric: ${A}, the judge gave the canary canary`);
    expect(gateOf(one, 'min-judge-overall')?.status).toBe('not_evaluated');

    const two = await judge(
      place,
      await startAnthropic({ answer: by({ [A]: () => 1, [B]: () => 1, [C]: sees }) }),
      flags,
    );
    expect(two.report?.judge).toMatchObject({
      voided: expect.stringMatching(/^2 of 3 judges are void: /),
      overall_mean: null,
    });
    expect(gateOf(two, 'min-judge-overall')?.status).toBe('not_evaluated');
    // Of a void panel nothing is told but that, and why: no means, no medians that rest on somebody.
    for (const text of [
      two.stdout.replaceAll(/\s+/g, ' '),
      written(place, 'report.md'),
      written(place, 'report.html'),
    ]) {
      expect(text).toContain('2 of 3 judges are void');
      expect(text).not.toMatch(/medians rest|0\.3 or more apart|claude-opus-5-5 [;,]/);
    }
    expect(membersOf(two).map(({ overall_mean }) => overall_mean)).toEqual([null, null, null]);
    const pair = await judge(place, await startAnthropic({ answer: by({ [A]: () => 1, [B]: sees }) }), {
      ...flags,
      'judge-model': `${A}, ${B}`,
    });
    expect(pair.report?.judge).toMatchObject({ voided: null, overall_mean: 0.6 });
    // Who stands alone agrees with nobody.
    for (const text of [pair.stdout, written(place, 'report.md'), written(place, 'report.html')]) {
      expect(text.replaceAll(/\s+/g, ' ')).not.toMatch(/0.3 or more apart/);
    }
  });

  it('waits for a slow member, and holds no other up', async () => {
    const order: string[] = [];
    const answer: Answer = (asked) => {
      order.push(asked.model);
      return asked.model === A
        ? late(60, judging({ rubric: () => 0.9 })(asked) as Behaviour)
        : judging({ rubric: () => 0.5 })(asked);
    };
    const run = await judge(sessionsOf(3), await startAnthropic({ answer }), {
      'judge-model': `${A}, ${B}`,
      'judge-concurrency': '1',
      'max-cost-usd': '5',
    });
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.7, measured: 18 });
    expect(order.lastIndexOf(B)).toBeLessThan(order.lastIndexOf(A));
    expect(run.stderr).toContain('Judged 3 of 3 sessions, each by 2 judges');
    expect(run.stderr).not.toContain('of 6 sessions');
  });

  it('has one budget for all, and says beforehand when it does not reach', async () => {
    const api = await startAnthropic({ answer: by({}) });
    const run = await judge(sessionsOf(8), api, { ...PANEL, 'max-cost-usd': '0.09', 'min-judge-overall': '0.5' });
    expect(run.report?.judge?.cost_usd).toBeLessThanOrEqual(0.09);
    expect(run.stderr).toMatch(/At most about \d+ of 24 questions to the judge fit/);
    expect(
      run.report?.judge?.panel?.members.some(({ unmeasured_reasons: reasons }) => (reasons['budget'] ?? 0) > 0),
    ).toBe(true);
    const estimate = await judge(sessionsOf(8), undefined, { ...PANEL, 'dry-run': 'true' });
    expect(estimate.stdout).toMatch(new RegExp(`8 sessions to judge with ${A}, ${B}, ${C}\n +requests +24`));
  });

  it('is compared with the same panel alone, in any order', async () => {
    const place = sessionsOf(5);
    const api = await startAnthropic({ answer: by({ [A]: () => 0.9 }) });
    await judge(place, api, PANEL);
    writeFileSync(join(place.root, 'base.json'), readFileSync(join(place.root, 'summary-gate-report/report.json')));
    const drop = { 'max-cost-usd': '5', 'max-judge-regression': '0.05', baseline: 'base.json' };
    const same = await judge(place, api, { ...drop, 'judge-model': `${C}, ${A}, ${B}` });
    expect(gateOf(same, 'max-judge-regression')?.status).toBe('pass');
    for (const models of [A, `${A}, ${B}`, `${A}, ${B}, claude-opus-5`]) {
      const gate = gateOf(await judge(place, api, { ...drop, 'judge-model': models }), 'max-judge-regression');
      expect(gate).toMatchObject({
        status: 'not_evaluated',
        message: expect.stringContaining(`was judged by anthropic:${A}, anthropic:${C}, anthropic:${B}, not by`),
      });
    }
    const failing = await startAnthropic({ answer: by({ [B]: () => fails(401) }) });
    const fewer = await judge(place, failing, { ...drop, ...PANEL });
    expect(gateOf(fewer, 'max-judge-regression')?.message).toContain(`not by anthropic:${A}, anthropic:${C}`);
  });

  it('judges labels and damaged copies together, too', async () => {
    const place = sessionsOf(2);
    const candidate = JSON.parse(readFileSync(join(place.root, 'candidates/s0.json'), 'utf8'));
    writeTree(place.root, { 'golden-corpus/s0/labels.json': [{ id: 'a', candidate, overall: 0.9, labeller: 'ann' }] });
    const api = await startAnthropic({ answer: by({ [A]: () => 0.1, [B]: () => 0.7, [C]: () => 0.9 }) });
    const access = [`--anthropic-base-url=${api.url}`, `--anthropic-api-key=${api.apiKey}`, '--judge=required'];
    const flags = [...access, ...Object.entries(PANEL).map(([name, value]) => `--${name}=${value}`)];
    const labels = await runProgram(['calibrate', '--json', ...flags], place.root);
    expect(JSON.parse(labels.stdout).judge).toMatchObject({
      model: `${A}, ${B}, ${C}`,
      overall: { bias: { value: -0.2 } },
    });
    expect(api.requests).toHaveLength(3);
    const copies = await runProgram(['self-test', '--json', ...flags], place.root);
    expect(JSON.parse(copies.stdout).judge).toMatchObject({ unmeasured: 0, noticed: 0 });
  });

  it('of several candidates a session has one voice a member', async () => {
    const place = sessionsOf(2);
    for (const name of ['s0', 's1'])
      writeTree(place.root, { [`again/${name}.json`]: summaryJson({ title: `Other login test ${name}` }) });
    const script = {
      [A]: (_: string, { user }: Asked) => (user.includes('Other') ? 0.5 : 0.9),
      [B]: () => 0.5,
      [C]: () => 0.6,
    };
    const run = await judge(place, await startAnthropic({ answer: by(script) }), {
      ...PANEL,
      candidates: 'candidates, again',
      'min-judge-overall': '0.4',
    });
    expect(run.report?.sessions[0]?.judge).toMatchObject({ overall: 0.6, spread: 0.2 });
    expect(run.report?.judge).toMatchObject({ wanted: 24, measured: 24 });
    expect(gateOf(run, 'min-judge-overall')?.flip_risk?.errors).toBeCloseTo(
      0.2 / (Math.sqrt((2 * 0.01) / 3) / 2) / (1.5 * (2.306004 / 1.959964)),
      3,
    );
  });

  it.each<readonly [Readonly<Record<string, string>>, RegExp]>([
    [
      { 'judge-model': `${A}, , ${B}` },
      /judge-model: .* has a place without a name; allowed: .* up to 7 separated by commas/,
    ],
    [{ 'judge-model': `${A}, ` }, /judge-model: .* has a place without a name/],
    [{ 'judge-model': 'openai-compatible:' }, /judge-model: "" is not such a name/],
    [{ 'judge-model': `${A}, anthropic:${A}` }, /judge-model: "claude-haiku-5-5" of anthropic is named twice/],
    [{ 'judge-model': 'a,b,c,d,e,f,g,h' }, /judge-model: 8 models are too many; allowed: .* up to 7/],
    [{ 'judge-model': `${A}, openai-compatible:x` }, /openai-compatible needs an address; set judge-base-url/],
    [{ 'judge-model': `${A}, command:x` }, /command needs a program to ask; set judge-command/],
    [
      { 'judge-model': `${A}, command:x`, 'judge-command': 'judge.sh' },
      /"claude-haiku-5-5" and "x" are one program, judge-command, and one judge has one voice; .* write anthropic: before it/,
    ],
    [
      { 'judge-model': 'command:x', 'judge-command': 'judge.sh', 'max-cost-usd': '1' },
      /max-cost-usd: what a program costs is not known/,
    ],
    [
      { 'judge-model': `anthropic:${A}, anthropic:claude-house-9, command:x`, 'judge-command': 'judge.sh' },
      /the price of "claude-house-9" is not known/,
    ],
    [{ 'judge-model': `${A}, claude-house-9` }, /the price of "claude-house-9" is not known/],
    [{ 'judge-model': `${A}, ${B}`, shard: '1/2' }, /judge-model: several models judge in one run alone/],
    [
      { 'judge-model': `${A}, ${B}`, 'judge-transport': 'batch', 'judge-cassette': 'tape.jsonl' },
      /judge-transport: batch is for one model/,
    ],
    [{ 'judge-model': `${A}, ${B}`, 'meta-judge-model': `${A}, ${B}` }, /meta-judge-model: .* is not such a name/],
  ])('that cannot be is exit 2 with what is allowed: %j', async (flags, message) => {
    const { exitCode, stderr } = await judge(sessionsOf(1), await startAnthropic(), flags);
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(2);
  });

  it('may have a program among its members, which has a voice in what it says alone', async () => {
    const place = sessionsOf(2, { 'judge.sh': 'cat > /dev/null; echo "Score: 0.4"; echo "Explanation: Dull."' });
    const api = await startAnthropic({ answer: by({ [A]: () => 0.8 }) });
    const run = await judge(place, api, {
      'judge-command': `sh ${join(place.root, 'judge.sh')}`,
      'judge-model': `anthropic:${A}, command:ours`,
      'min-judge-overall': '0.5',
    });
    expect(run.report?.judge).toMatchObject({
      overall_mean: 0.6,
      dimension_means: { title: 0.8 },
      wanted: 12,
      measured: 12,
      cost_usd: null,
    });
    expect(
      membersOf(run).map(({ provider, model, overall_mean: mean, wanted, cost_usd: cost }) => [
        provider,
        model,
        mean,
        wanted,
        cost === null,
      ]),
    ).toEqual([
      ['anthropic', A, 0.8, 12, false],
      ['command', 'ours', 0.4, 2, true],
    ]);
    expect(run.report?.sessions[0]?.judge?.panel?.[1]).toMatchObject({ overall: 0.4, rationale: 'Dull.' });
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({ status: 'pass', flip_risk: { word: expect.any(String) } });
    expect(run.stdout).toContain('cost unknown');
    expect(run.report?.caveats).toContain(
      'Nobody knows what asking the program ours has cost, and no cap held for it.',
    );
    expect(run.report?.settings['max-cost-usd']?.value).toBe(0.5);

    // The cap holds for whoever costs money, and for nobody else.
    const capped = await judge(sessionsOf(8), api, {
      'judge-command': `sh ${join(place.root, 'judge.sh')}`,
      'judge-model': `command:ours, anthropic:${C}`,
      'max-cost-usd': '0.21',
    });
    const [program, model] = membersOf(capped);
    expect(program).toMatchObject({ measured: 8, calls: 8, cost_usd: null });
    expect(model?.unmeasured_reasons['budget']).toBeGreaterThan(0);
    expect(model?.measured).toBeGreaterThan(0);
    expect(model?.cost_usd).toBeLessThanOrEqual(0.21);
    expect(capped.stderr).toMatch(/At most about \d of 8 questions to the judge fit into the \$0\.2100/);
    const estimate = await judge(sessionsOf(8), undefined, {
      'judge-command': 'sh judge.sh',
      'judge-model': `command:ours, anthropic:${C}`,
      'dry-run': 'true',
    });
    expect(estimate.stdout).toMatch(
      /cost +about \$\d+\.\d+, at most \$\d+\.\d+ without retries, and what the program takes, which nobody knows\n +cap +\$0.5000/,
    );
  });

  it('that is simulated is labelled wherever its numbers stand, and its members differ', async () => {
    const place = sessionsOf(3);
    const flags = { ...PANEL, simulate: 'true', judge: 'auto', 'report-formats': 'json,markdown,html' };
    const run = await judge(place, undefined, flags);
    expect(new Set(membersOf(run).map(({ overall_mean: mean }) => mean)).size).toBe(3);
    expect(membersOf(run).map(({ calls, cost_usd: cost }) => [calls, cost])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(run.stdout).toContain(`simulated: ${A}`);
    expect(written(place, 'report.html')).toContain('JudgeMean (simulated)MeasuredCostCounts');
  });

  it('lacks no key silently: required names the member, auto leaves it out', async () => {
    const api = await startAnthropic({ answer: by({}) });
    const flags = {
      'judge-model': `${A}, openai-compatible:gpt-x`,
      'judge-base-url': 'https://models.example/v1',
      prices: 'gpt-x=1/2',
    };
    const required = await judge(sessionsOf(1), api, flags);
    expect(required.stderr).toContain('judge: it is required, and there is no API key to ask with, for gpt-x');
    const auto = await judge(sessionsOf(1), api, { ...flags, judge: 'auto' });
    expect(auto.report?.judge?.absence).toBeNull();
    expect(membersOf(auto)[1]).toMatchObject({ left_out: [{ reason: 'nobody could be asked' }] });
    expect(auto.report?.judge).toMatchObject({ overall_mean: 0.8, measured: 6 });
  });
});
