import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { TURN_CAPS, turnsOf } from '../../../src/inputs/turns/turn.js';
import { runs } from '../../builders/long-runs.js';
import { jsonl } from '../../builders/summaries.js';
import { anyText } from '../../builders/texts.js';

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: unknown) => ({ role: 'assistant', content });
const tool = (content: unknown) => ({ role: 'tool', content });
const text = (said: string) => ({ type: 'text', text: said });
const call = { type: 'tool_use', id: 't', name: 'bash', input: { command: 'ls' } };
const result = (said: string) => ({ type: 'tool_result', tool_use_id: 't', content: said });

const turns = (...messages: readonly object[]) =>
  turnsOf('t.jsonl', readMessages(jsonl(...messages), 't.jsonl').messages);

/** `line user | assistant | results` */
const shown = (...messages: readonly object[]): readonly string[] =>
  turns(...messages).map(
    (turn) =>
      `${turn.line} ${turn.user.text} | ${turn.assistant.text} | ${turn.results.map((one) => `${one.line}:${one.text}`).join(' ')}`,
  );

describe('the turns of a transcript', () => {
  it.each<[string, readonly object[], readonly string[]]>([
    ['texts', [user('a'), assistant('b'), user('c'), assistant('d')], ['2 a | b | ', '4 c | d | ']],
    [
      'all between two messages of the user, calls left out',
      [user('a'), assistant([text('b'), call]), tool([result('r')]), assistant('c'), user('d'), assistant('e')],
      ['2 a | b\nc | 3:r', '6 d | e | '],
    ],
    [
      'results that come as a message of the user',
      [user('a'), assistant([call]), user([result('r')]), assistant('b')],
      ['4 a | b | 3:r'],
    ],
    ['results as plain text of a tool', [user('a'), tool('r'), assistant('b')], ['3 a | b | 2:r']],
    ['several messages of the user', [user('a'), user('b'), assistant('c')], ['3 a\nb | c | ']],
    ['a user who says nothing in between', [user('a'), assistant('b'), user(' '), assistant('c')], ['2 a | b\nc | ']],
    ['an assistant who begins', [assistant('a'), user('b'), assistant('c')], ['1  | a | ', '3 b | c | ']],
    [
      'nobody who answers',
      [user('a'), assistant([call]), tool([result('r')]), user('b'), assistant('c')],
      ['5 b | c | '],
    ],
    ['an answer of white space', [user('a'), assistant(' \n '), user('b')], []],
    [
      'a picture and a result without text',
      [user('a'), tool([result('')]), assistant([{ type: 'image' }, text('b')])],
      ['3 a | b | '],
    ],
    ['no message', [], []],
  ])('are made of %s', (_, messages, wanted) => expect(shown(...messages)).toEqual(wanted));

  it('are counted by file, from 1', () => {
    expect(turns(user('a'), assistant('b'), user('c'), assistant('d')).map(({ id }) => id)).toEqual([
      't.jsonl#1',
      't.jsonl#2',
    ]);
  });

  it('are cut with a visible mark, after credentials were masked', () => {
    const key = `ghp_${'a'.repeat(36)}`;
    const long = `${'x'.repeat(490)} ${key} end`;
    const [turn] = turns(user(long), assistant('y'.repeat(3000)), tool([result(long)]), assistant('z'));
    expect(turn?.user).toEqual({ text: `${'x'.repeat(490)} *** end`, isCut: false });
    expect(turn?.assistant).toEqual({ text: `${'y'.repeat(1999)}…`, isCut: true });
    expect(turn?.results).toEqual([{ line: 3, text: `${'x'.repeat(490)} *** end`, isCut: false }]);
  });

  it('are never longer than their caps, and never empty', () => {
    const block = fc.oneof(
      anyText(60).map((said) => text(said.repeat(40))),
      anyText(20).map((said) => result(said.repeat(40))),
      fc.constant(call),
    );
    const message = fc.record({ role: fc.constantFrom('user', 'assistant', 'tool'), content: fc.array(block) });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 8 }), (messages) => {
        for (const turn of turns(...messages)) {
          expect(turn.assistant.text).not.toBe('');
          expect([...turn.user.text].length).toBeLessThanOrEqual(TURN_CAPS.user);
          expect([...turn.assistant.text].length).toBeLessThanOrEqual(TURN_CAPS.assistant);
          for (const one of turn.results) expect([...one.text].length).toBeLessThanOrEqual(TURN_CAPS.result);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
