import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  type Answer,
  type Asked,
  type Behaviour,
  brokenJson,
  fails,
  judging,
  page,
  refuses,
  resets,
  startAnthropic,
} from '../servers/anthropic.js';
import { startOpenAi } from '../servers/openai.js';
import { type JudgedRun, judge, sessionsOf } from './judged-run.js';

const SCORES: Readonly<Record<string, number>> = { s0: 0.9, s1: 0.35, s2: 0.6 };
const place = sessionsOf(3);
const FLAGS = { 'min-judge-overall': '0.5', 'judge-concurrency': '1' };

const nameIn = ({ user }: Asked): string => /login test (s\d)/.exec(user)?.[1] ?? '';
const script = judging({ rubric: (asked) => SCORES[nameIn(asked)] ?? 0 });

/** The answers as they went out, for the script to give again, each behind the fault that s1 meets first. */
const answering =
  (fault: Behaviour | null): Answer =>
  async (asked) => {
    if (fault !== null && nameIn(asked) === 's1' && asked.attempt === 1) return fault;
    const behaviour = await script(asked);
    if (behaviour.kind !== 'says') throw new Error('no answer');
    writeFileSync(join(place.root, `${nameIn(asked)}.answer`), behaviour.said(asked).texts.join(''));
    return behaviour;
  };

const byMessages = async (fault: Behaviour | null = null): Promise<JudgedRun> =>
  judge(place, await startAnthropic({ answer: answering(fault) }), FLAGS);

const byChat = async (fault: Behaviour | null = null): Promise<JudgedRun> => {
  const { url, apiKey } = await startOpenAi({ answer: answering(fault) });
  return judge(place, undefined, {
    ...FLAGS,
    'judge-provider': 'openai-compatible',
    'judge-base-url': url,
    'judge-api-key': apiKey,
    'judge-model': 'qwen3:8b',
  });
};

let runs = 0;
const byShell = async (fault = ''): Promise<JudgedRun> => {
  const met = join(place.root, `met-${runs++}`);
  const lines = [
    'question=$(cat)',
    'case $question in *"login test s0"*) name=s0 ;; *"login test s1"*) name=s1 ;; *) name=s2 ;; esac',
    `if [ $name = s1 ] && [ ! -e '${met}' ]; then : > '${met}'; ${fault === '' ? ':' : fault}; fi`,
    `exec cat '${place.root}'/$name.answer`,
  ];
  writeFileSync(join(place.root, 'judge.sh'), lines.join('\n'));
  return judge(place, undefined, { ...FLAGS, 'judge-command': 'sh ./judge.sh' });
};

/** All that is said of the sessions and of all of them, without who was asked and what that took. */
const numbersOf = ({ report }: JudgedRun) => ({
  mean: report?.judge?.overall_mean,
  means: report?.judge?.dimension_means,
  counts: [report?.judge?.wanted, report?.judge?.measured],
  gates: report?.gates,
  sessions: report?.sessions.map(({ name, judge: said }) => {
    const { overall, dimensions, facts, rationale, suggestions, unmeasured } = said ?? {};
    return { name, overall, dimensions, facts, rationale, suggestions, unmeasured };
  }),
});

let unharmed: Promise<JudgedRun> | undefined;

describe('the same corpus, judged by the Messages API, by a server like OpenAI and by a shell script', () => {
  it('has the same numbers for the same answers', async () => {
    const messages = numbersOf(await byMessages());
    expect(messages).toMatchObject({ mean: 0.616667, counts: [18, 18] });
    expect(numbersOf(await byChat())).toEqual(messages);
    expect(numbersOf(await byShell())).toEqual(messages);
    // And others for others.
    writeFileSync(join(place.root, 's1.answer'), 'Score: 0.4\nExplanation: Dull.');
    expect(numbersOf(await byShell())).not.toEqual(messages);
  });

  it.each<readonly [string, () => Promise<JudgedRun>, string | null]>([
    ['Messages: busy', () => byMessages(fails(529)), null],
    ['Messages: reset', () => byMessages(resets()), null],
    ['Messages: half of the JSON', () => byMessages(brokenJson()), null],
    ['Messages: a page', () => byMessages(page(502)), null],
    ['Messages: called wrong', () => byMessages(fails(400)), 'invalid_request'],
    ['Messages: a wall', () => byMessages(page(403)), 'invalid_request'],
    ['Messages: declined', () => byMessages(refuses()), 'refusal'],
    ['chat: busy', () => byChat(fails(503)), null],
    ['chat: reset', () => byChat(resets()), null],
    ['chat: half of the JSON', () => byChat(brokenJson()), null],
    ['chat: a page', () => byChat(page(502)), null],
    ['chat: called wrong', () => byChat(fails(400)), 'invalid_request'],
    ['chat: a wall', () => byChat(page(403)), 'invalid_request'],
    ['chat: declined', () => byChat(refuses()), 'refusal'],
    ['script: later', () => byShell('exit 75'), null],
    ['script: killed', () => byShell('kill -9 $$'), null],
    ['script: silence', () => byShell('exit 0'), null],
    ['script: a rate limit', () => byShell('echo "Error: 429" >&2; exit 1'), null],
    ['script: half of an answer', () => byShell('printf \'{"facts": [\'; exit 0'), null],
    ['script: broken', () => byShell('exit 3'), 'invalid_request'],
    ['script: no text', () => byShell("printf '\\377\\376'; exit 0"), 'server_error'],
  ])('has no number moved by a fault (%s)', async (_, faulty, reason) => {
    unharmed ??= byMessages();
    const whole = numbersOf(await unharmed);
    const found = numbersOf(await faulty());
    if (reason === null) {
      expect(found).toEqual(whole);
      return;
    }
    // What is not measured is said, and is in no mean; all else is as it was.
    expect(found.sessions?.[1]).toMatchObject({ overall: null, unmeasured: { length: 6 } });
    expect(new Set(found.sessions?.[1]?.unmeasured?.map((gap) => gap.reason))).toEqual(new Set([reason]));
    expect([found.sessions?.[0], found.sessions?.[2]]).toEqual([whole.sessions?.[0], whole.sessions?.[2]]);
    expect(found).toMatchObject({ mean: 0.75, counts: [18, 12] });
  });
});
