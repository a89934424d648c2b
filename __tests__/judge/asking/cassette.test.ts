import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import {
  type CassetteEntry,
  keyOf,
  parseCassette,
  playBack,
  type Question,
  recordingOf,
  renderCassette,
  renderRecording,
} from '../../../src/judge/asking/cassette.js';
import type { AttemptOutcome } from '../../../src/judge/asking/completer.js';
import { maskAnswer } from '../../../src/judge/limits.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { anyText } from '../../builders/texts.js';
import { completion, question, REQUEST, recording } from '../recordings.js';

/** Put together here, so that no scanner takes this file for a leak. */
const TOKEN = ['gh', 'p_', 'abcdefghij0123456789KLMN'].join('');
const KEY_START = ['-----BEGIN ', 'PRIVATE KEY-----'].join('');
const KEY_END = ['-----END ', 'PRIVATE KEY-----'].join('');

describe('the key of a question', () => {
  it('is a digest that never changes', () => {
    // Recorded answers of all users are found by it: another value here costs them every answer.
    expect(keyOf(question(), sha256)).toBe('2f7f84e58a191186ba2e823b9503d9738440e233105e193eff037d4c0538e78c');
  });

  it.each<[string, Question]>([
    ['provider', question({ provider: 'other' })],
    ['prompt version', question({ promptVersion: 'rubric-2' })],
    ['sample', question({ sample: 1 })],
    ['model', question({}, { model: 'claude-sonnet-5-5' })],
    ['system prompt', question({}, { system: `${REQUEST.system} ` })],
    ['user prompt', question({}, { user: '{"candidate": {} }' })],
    ['text moved between the prompts', question({}, { system: '', user: `${REQUEST.system}${REQUEST.user}` })],
    ['cap of the answer', question({}, { maxTokens: 2001 })],
    ['effort', question({}, { effort: 'medium' })],
    ['schema', question({}, { schema: { type: 'object' } })],
    [
      'order of keys in the schema',
      question(
        {},
        { schema: { type: 'object', properties: { score: { type: 'number' }, reason: { type: 'string' } } } },
      ),
    ],
  ])('depends on the %s', (_, other) => {
    expect(keyOf(other, sha256)).not.toBe(keyOf(question(), sha256));
  });
});

describe('a recording', () => {
  it('plays back what was answered', () => {
    const entry = recordingOf(question(), completion(), keyOf(question(), sha256));
    expect(entry === null ? null : playBack(entry)).toEqual({ ...completion(), stopReason: null, requestId: null });
  });

  it('says what it is about, and answers for whoever asks the same', () => {
    const entry = recordingOf(question({ about: `s1 ${TOKEN}: rubric` }), completion(), keyOf(question(), sha256));
    expect(entry?.about).toBe('s1 ***: rubric');
    expect(entry?.key).toBe(keyOf(question(), sha256));
    expect(parseCassette(renderRecording(recording(1)), 'f').problems).toEqual([]);
    // A file that is none is not looked through: each of its lines would be a problem.
    const { problems } = parseCassette('{"a": 1}\n'.repeat(100_000), 'f');
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toEqual({
      message: '100 lines are wrong, and nobody has looked at those from here on',
      place: { file: 'f', line: 101 },
    });
  });

  it('is one line with these keys', () => {
    expect(renderRecording(recording(3))).toBe(
      `{"is_cut":false,"key":"${keyOf(question({ sample: 3 }), sha256)}","model":"claude-haiku-5-5",` +
        '"prompt_version":"rubric-1","provider":"anthropic","recorded_model":"claude-haiku-5-5-20261001","sample":3,' +
        '"text":"{\\"overall\\":0.3}","usage":{"cache_read_tokens":40,"cache_write_tokens":30,"input_tokens":10,' +
        '"output_tokens":20}}\n',
    );
  });

  const usage = completion().usage;
  it.each<[string, AttemptOutcome]>([
    ['a cut answer', completion({ isCut: true })],
    ['a refusal', { kind: 'refusal', category: null, model: 'm', usage, requestId: null }],
    [
      'a failure',
      {
        kind: 'failure',
        reason: 'overloaded',
        canRetry: true,
        retryAfterMs: null,
        message: '',
        requestId: null,
        status: 529,
        mayBeBilled: true,
      },
    ],
    ['an answer with a credential outside of its strings', completion({ text: `The token is ${TOKEN}.` })],
  ])('is not made of %s', (_, outcome) => {
    expect(recordingOf(question(), outcome, keyOf(question(), sha256))).toBeNull();
  });

  it('says so where nobody has counted the tokens, and is read again', () => {
    const entry = recordingOf(question(), completion({ usage: null }), keyOf(question(), sha256));
    const line = entry === null ? '' : renderRecording(entry);
    expect(line).toContain('"usage":null');
    expect([...parseCassette(line, 'f').recordings.values()].map(playBack)).toMatchObject([{ usage: null }]);
  });

  it('shows no credential', () => {
    const text = JSON.stringify({ rationale: `It says ${TOKEN}`, overall: 0.5 });
    const entry = recordingOf(question(), completion({ text }), keyOf(question(), sha256));
    expect(entry?.text).toBe('{"rationale":"It says ***","overall":0.5}');
  });
});

describe('a masked answer', () => {
  it.each<[string, string, string | null]>([
    ['is left as it is without credentials', '{ "a" : "\\u0061\\n", "b":1e0 }', '{ "a" : "\\u0061\\n", "b":1e0 }'],
    ['hides a token', `{"a":"x ${TOKEN} y"}`, '{"a":"x *** y"}'],
    ['hides a token in a key', `{"${TOKEN}":1}`, '{"***":1}'],
    ['hides a token behind an escape', `{"a":"see:\\n${TOKEN}"}`, '{"a":"see:\\n***"}'],
    ['hides a token written in escapes', `{"a":"\\u0067${TOKEN.slice(1)}"}`, '{"a":"***"}'],
    ['hides a key of several lines', `{"a":"${KEY_START}\\nabc\\n${KEY_END}","b":1}`, '{"a":"***","b":1}'],
    ['hides the start of a key, and ends with its string', `{"a":"${KEY_START} abc","b":1}`, '{"a":"***","b":1}'],
    ['hides the password of an address', '{"a":"ftp://me:hunter2@x.example/"}', '{"a":"***@x.example/"}'],
    ['hides a token between quotes of prose', `The "\\q ${TOKEN}" is`, 'The "\\q ***" is'],
    ['hides a token behind a last quote', `{"a":"${TOKEN}`, '{"a":"***'],
    ['is nothing with a token in prose', `${TOKEN} {"a":"b"}`, null],
  ])('%s', (_, text, wanted) => expect(maskAnswer(text)).toBe(wanted));

  it('is JSON if the answer was, and says the same but for credentials', () => {
    const pieces = fc.array(fc.oneof(anyText(5), fc.constantFrom(TOKEN, KEY_START, '"', '\\', '\n')), { maxLength: 6 });
    const value = fc.dictionary(
      anyText(3),
      fc.oneof(
        pieces.map((all) => all.join('')),
        fc.double({ noNaN: true }),
      ),
    );
    let hidden = 0;
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (plain, space) => {
        const text = JSON.stringify(plain, null, space);
        const masked = maskAnswer(text);
        expect(masked).not.toBeNull();
        const again: unknown = JSON.parse(masked ?? '');
        expect(Object.keys(again ?? {})).toEqual(Object.keys(plain));
        for (const [key, member] of Object.entries(plain)) {
          const now: unknown = Reflect.get(Object(again), key);
          if (typeof member === 'number') expect(JSON.stringify(now)).toBe(JSON.stringify(member));
          else if (!/gh|BEGIN|:\/\//.test(member)) expect(now).toBe(member);
          else hidden++;
        }
        expect(masked).not.toContain(`"${TOKEN}"`);
      }),
      { numRuns: runs(300) },
    );
    expect(hidden).toBeGreaterThan(runs(300) / 15);
  });

  it.each(['"', '\\"', '"\\', '"\\" ', '":'])('takes no longer than the text for many %s', (piece) => {
    expect(growthOf((count) => () => maskAnswer(piece.repeat(count)), 25_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

const entries = fc.uniqueArray(
  fc.record({ sample: fc.nat(1000), text: anyText() }).map(
    ({ sample, text }): CassetteEntry => ({
      ...recording(sample),
      text,
    }),
  ),
  { selector: ({ key }) => key, maxLength: 8 },
);

describe('a cassette', () => {
  it('reads what it has written, in whatever order the lines stand', () => {
    fc.assert(
      fc.property(
        entries.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const { recordings, problems } = parseCassette(shuffled.map(renderRecording).join(''), 'c.jsonl');
          expect(problems).toEqual([]);
          expect(new Map(recordings)).toEqual(new Map(all.map((entry) => [entry.key, entry])));
          expect(renderCassette(recordings)).toBe(renderCassette(new Map(all.map((entry) => [entry.key, entry]))));
        },
      ),
    );
  });

  it('is sorted by key, so that a diff shows what is new', () => {
    const { recordings } = parseCassette([5, 1, 9, 3].map((n) => renderRecording(recording(n))).join(''), 'c.jsonl');
    const keys = renderCassette(recordings)
      .trimEnd()
      .split('\n')
      .map((line) => /"key":"([^"]*)"/.exec(line)?.[1]);
    expect(keys).toHaveLength(4);
    expect(keys).toEqual([...keys].sort());
  });

  it('believes neither of two different answers to one question, and names their lines', () => {
    const old = renderRecording(recording(1, '{"overall":0.1}'));
    const now = renderRecording(recording(1, '{"overall":0.9}'));
    const { recordings, problems, conflicts } = parseCassette(
      `${old}${renderRecording(recording(2))}${now}`,
      'c.jsonl',
    );
    expect([...recordings.keys()]).toEqual([recording(2).key]);
    expect(problems).toEqual([]);
    expect(conflicts).toEqual([
      {
        message: expect.stringMatching(/^lines 1 and 3 have different answers to the same question/),
        place: { file: 'c.jsonl', line: 3 },
      },
    ]);
  });

  it('takes two lines that say the same for one', () => {
    const line = renderRecording(recording(1));
    const { recordings, conflicts } = parseCassette(line + line, 'c.jsonl');
    expect([recordings.size, conflicts]).toEqual([1, []]);
  });

  it('reads lines that end in CRLF, blank lines, keys it does not know, and no last line end', () => {
    const line = renderRecording(recording(1)).trimEnd();
    const { recordings, problems } = parseCassette(`\r\n${line.replace('{', '{"later":1,')}\r\n\n  \n`, 'c.jsonl');
    expect(problems).toEqual([]);
    expect([...recordings.values()]).toEqual([recording(1)]);
    expect(parseCassette(line, 'c.jsonl').recordings.size).toBe(1);
    expect(parseCassette('', 'c.jsonl')).toEqual({
      ...{ recordings: new Map(), problems: [], torn: [], conflicts: [], disputed: [] },
    });
  });

  const broken = (change: Readonly<Record<string, unknown>>) => JSON.stringify({ ...recording(1), ...change });
  it.each<[string, string, string]>([
    ['a line cut short', broken({}).slice(0, -9), 'a string is not closed'],
    ['a mark of a merge', '<<<<<<< HEAD', 'an unknown word'],
    ['no object', '[1]', 'the value is a list; allowed: an object'],
    ['a short key', broken({ key: 'abc' }), 'key'],
    ['no text', broken({ text: undefined }), 'text is missing; allowed: text in double quotes'],
    ['a cut answer', broken({ is_cut: true }), 'is_cut is true; allowed: false'],
    ['half a token', broken({ usage: { ...recording(1).usage, input_tokens: 0.5 } }), 'usage.input_tokens is 0.5'],
    ['less than no token', broken({ usage: { ...recording(1).usage, output_tokens: -1 } }), 'usage.output_tokens'],
    ['a sample of no index', broken({ sample: '0' }), 'sample is "0"; allowed: a number'],
  ])('names the place of %s and reads the rest', (_, line, message) => {
    const text = `${renderRecording(recording(2))}\n${line}\n${renderRecording(recording(3))}`;
    const { recordings, problems } = parseCassette(text, 'cassettes/c.jsonl');
    expect([...recordings.keys()]).toEqual([recording(2).key, recording(3).key]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.place).toMatchObject({ file: 'cassettes/c.jsonl', line: 3 });
  });

  it('tells each beginning of a line that it writes from a line that somebody has broken', () => {
    const odd = recordingOf(
      question({ about: 'caf\u00e9 "\u{1f600}": rubric', sample: 4 }),
      completion({ text: '{"reason":"\\u00e9 \\\\ \n\u{1f600}","score":-0.5}', usage: null }),
      recording(4).key,
    );
    const whole = [recording(1), ...(odd === null ? [] : [odd])].map((entry) => renderRecording(entry).trimEnd());
    expect(whole).toHaveLength(2);
    for (const line of whole) {
      for (let end = 1; end < line.length; end++) {
        const start = line.slice(0, end);
        const { problems, torn } = parseCassette(`${start}\n${renderRecording(recording(2))}`, 'c.jsonl');
        expect([start, problems, torn.map(({ place }) => place?.line)]).toEqual([start, [], [1]]);
      }
      // A letter of several bytes may be torn as well.
      const { problems, torn } = parseCassette(
        `${line.slice(0, line.indexOf('"key":"') + 12)}\ufffd\n`,
        'c.jsonl',
        new Set([1]),
      );
      expect([problems.length, torn.length]).toEqual([0, 1]);
      for (const other of [`${line}}`, `${line}${line}`, line.replace('":', '" '), ` ${line.slice(0, -9)}`])
        expect([other, parseCassette(`${other}\n`, 'c.jsonl').problems.length]).toEqual([other, 1]);
    }
  });

  it('names lines that are not UTF-8, and does not read them', () => {
    const text = `${renderRecording(recording(1))}${renderRecording(recording(2))}`;
    const { recordings, problems } = parseCassette(text, 'c.jsonl', new Set([2]));
    expect([...recordings.keys()]).toEqual([recording(1).key]);
    expect(problems).toEqual([{ message: 'the line is not UTF-8', place: { file: 'c.jsonl', line: 2 } }]);
  });
});
