import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import {
  answers,
  type Behaviour,
  fails,
  NOTED,
  page,
  refuses,
  resets,
  startAnthropic,
} from '../../servers/anthropic.js';
import { A, B, by, gateOf, judge, type Script, withCanary, written } from './scripted.js';

/** The strict one would fail each session, the other would pass it. */
const STRICT = 0.25;
const LENIENT = 0.5;
const FLAGS = {
  'judge-model': `${A}, ${B}`,
  'max-cost-usd': '5',
  'min-judge-overall': '0.4',
  'judge-max-attempts': '1',
};

const sees = (given: number) => (session: string) => (session === 'canary' ? 0.1 : given);
/** The strict member, made to do something else in some sessions. */
const strictBut = (instead: Behaviour, sessions: readonly string[] | 'all'): Script => ({
  [A]: (session) => (sessions === 'all' || sessions.includes(session) ? instead : sees(STRICT)(session)),
  [B]: sees(LENIENT),
});
const SOME = ['s0', 's1'];
const SESSIONS = ['s0', 's1', 's2', 's3', 's4'];

describe('whoever takes a strict member away', () => {
  it('has had a panel that fails', async () => {
    const api = await startAnthropic({ answer: by(strictBut(refuses(), [])) });
    const run = await judge(withCanary(5), api, FLAGS);
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({ value: 0.375, status: 'fail' });
  });

  it.each<readonly [string, Behaviour, readonly string[] | 'all', Readonly<Record<string, string>>, string]>([
    ['declines some', refuses(), SOME, {}, 'refusal 12'],
    ['declines one, where the pull request wants all', refuses(), ['s0'], { 'min-measured': '1' }, 'refusal 6'],
    ['declines all, canaries too', refuses(), 'all', {}, 'refusal 30'],
    ['calls all of them wrong, as one that is too long', fails(400), 'all', {}, 'invalid request 30'],
    ['is told that time is over', fails(408), 'all', {}, 'timeout 30'],
    ['is down as soon as a candidate is in the question', fails(500), SESSIONS, {}, 'server error 30'],
    ['is cut off as soon as a candidate is in the question', resets(), SESSIONS, {}, 'connection 30'],
    ['has a wall before it that a candidate runs into', page(403), 'all', {}, 'invalid request 30'],
    ['has no money for any', refuses(), [], { 'max-cost-usd': '0.015' }, 'budget'],
  ])('because it %s, has gates that are not evaluated', async (_, instead, sessions, more, why) => {
    const place = withCanary(5);
    const api = await startAnthropic({ answer: by(strictBut(instead, sessions)) });
    const run = await judge(place, api, {
      ...FLAGS,
      'min-judge-session': '0.3',
      'report-formats': 'json,markdown',
      ...more,
    });
    for (const id of ['min-judge-overall', 'min-judge-session']) {
      const gate = gateOf(run, id);
      expect(gate).toMatchObject({ status: 'not_evaluated', value: null });
      expect(gate?.message).toContain(`of 30 measurements succeeded, fewer than min-measured`);
      expect(gate?.message).toContain(why);
      expect(gate?.message).toMatch(/take it out of judge-model$/);
    }
    expect([run.exitCode, run.report?.verdict]).toEqual([3, 'inconclusive']);
    expect(written(place, 'report.md')).toMatch(
      /No gate of the judge is evaluated on that, since claude-\S+ answers?: others may pass/,
    );
  });

  it('by taking one of its scores away in most sessions has them not evaluated either', async () => {
    const unsaid = (given: number): Behaviour => {
      const dimensions = Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: 'r', score: given }]));
      return answers({ ...NOTED, dimensions, rationale: 'r', overall: String(given) });
    };
    const mute = (session: string) => (['s1', 's2', 's3'].includes(session) ? unsaid(STRICT) : sees(STRICT)(session));
    const api = await startAnthropic({ answer: by({ [A]: mute, [B]: sees(LENIENT) }) });
    const run = await judge(withCanary(5), api, { ...FLAGS, 'min-measured': '0.8' });
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({
      status: 'not_evaluated',
      message: expect.stringContaining(`2 of 5 measurements of overall succeeded, fewer than min-measured 0.800`),
    });
    expect(run.exitCode).toBe(3);
  });

  it('by its lines of the cassette has them not evaluated either', async () => {
    const place = withCanary(5);
    const flags = { ...FLAGS, 'judge-cassette': 'tape.jsonl' };
    await judge(place, await startAnthropic({ answer: by(strictBut(refuses(), [])) }), flags);
    const tape = join(place.root, 'tape.jsonl');
    const kept = readFileSync(tape, 'utf8')
      .split('\n')
      .filter((line) => !line.includes(A));
    writeFileSync(tape, kept.join('\n'));
    const run = await judge(place, undefined, { ...flags, 'judge-replay': 'replay' });
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({
      status: 'not_evaluated',
      message: expect.stringContaining('not recorded 30'),
    });
  });

  it('by talking it round has them not evaluated either', async () => {
    const api = await startAnthropic({ answer: by({ [A]: () => 1, [B]: sees(LENIENT) }) });
    const run = await judge(withCanary(5), api, FLAGS);
    expect(run.report?.judge).toMatchObject({ voided: null, overall_mean: LENIENT });
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({
      status: 'not_evaluated',
      message: expect.stringMatching(
        new RegExp(`${A} answers and does not count, void: the judge gave the canary canary`),
      ),
    });
    expect(run.exitCode).toBe(3);
  });

  it.each<readonly [string, Behaviour]>([
    ['has a key that is refused', fails(401)],
    ['has no money left', fails(402)],
    ['is busy', fails(529)],
    ['is down', fails(503)],
  ])('has the others where the service of one %s from the first question to the last', async (_, instead) => {
    const api = await startAnthropic({ answer: by(strictBut(instead, 'all')) });
    const run = await judge(withCanary(5), api, FLAGS);
    expect(gateOf(run, 'min-judge-overall')).toMatchObject({ value: LENIENT, status: 'pass' });
    expect(run.report?.caveats.join()).toContain(`1 of 2 judges is left out: ${A}; the medians rest on ${B} alone`);
    expect(run.exitCode).toBe(0);
  });
});
