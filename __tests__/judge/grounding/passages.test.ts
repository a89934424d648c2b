import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import { readTranscript } from '../../../src/inputs/transcripts/transcript.js';
import {
  firstLineOf,
  PASSAGE_CHARS,
  type Passage,
  passagesOf,
  textOfPassage,
} from '../../../src/judge/grounding/passages.js';
import { requestOfSession } from '../../../src/judge/grounding/request-of-session.js';
import { MOST_PASSAGES, PassageChoice } from '../../../src/judge/grounding/select-passages.js';
import { shownPassage } from '../../../src/judge/prompts/foreign-data.js';
import { runs } from '../../builders/long-runs.js';
import { jsonl } from '../../builders/summaries.js';
import { anyText } from '../../builders/texts.js';

function passagesIn(...messages: readonly (readonly [string, string])[]) {
  return passagesOf(
    readTranscript(jsonl(...messages.map(([role, content]) => ({ role, content }))), 't.jsonl', sha256),
  );
}

/** So many messages of tools, each with a word of its own, that none shares a passage. */
function manyPassages(count: number) {
  return passagesIn(...Array.from({ length: count }, (_, i) => ['tool', `number${i} ${'pad '.repeat(400)}`] as const));
}

/** What is said in a passage, as a prompt shows it. */
function textsIn(passage: Passage): readonly string[] {
  return shownPassage(passage).flatMap((part) => Object.values(part));
}

const longText = fc.tuple(anyText(30), fc.integer({ min: 0, max: 5000 })).map(([text, n]) => text + 'x'.repeat(n));
const role = fc.constantFrom('user', 'assistant', 'tool');

describe('passages', () => {
  it('keep a call and its result together', () => {
    const [first, ...others] = passagesIn(['assistant', 'bash: make test'], ['tool', '3 passed']);
    expect(others).toEqual([]);
    expect(first && shownPassage(first)).toEqual([{ assistant: 'bash: make test' }, { tool: '3 passed' }]);
  });

  it('keep the lines that part what is said', () => {
    expect(passagesIn(['user', 'a\n\nb']).map(textOfPassage)).toEqual(['a\n\nb']);
  });

  it('do not tear an utterance that fits into one', () => {
    const passages = passagesIn(['user', 'a '.repeat(600)], ['tool', 'b '.repeat(600)]);
    expect(passages.map(firstLineOf)).toEqual([1, 2]);
  });

  it('lose nothing but line ends, and are short enough for a prompt', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(role, longText), { maxLength: 6 }), (messages) => {
        const said = messages.filter(([, text]) => text.trim() !== '');
        const passages = passagesIn(...messages);
        expect(passages.map(textOfPassage).join('').replaceAll('\n', '')).toBe(
          said
            .map(([, text]) => text)
            .join('')
            .replaceAll('\n', ''),
        );
        for (const passage of passages) {
          expect(/\p{Cs}/u.test(textOfPassage(passage))).toBe(false);
          expect(textsIn(passage).join('').length).toBeLessThanOrEqual(PASSAGE_CHARS);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('are shown without credentials, control characters and empty lines', () => {
    const key = ['-----BEGIN ', 'PRIVATE KEY-----\nabc\ndef\n-----END ', 'PRIVATE KEY-----'].join('');
    const [passage] = passagesIn(['tool', `a\u0007\u200bb\n\n${key}\nend`]);
    expect(passage && shownPassage(passage)).toEqual([{ tool: 'ab\n***\nend' }]);
  });
});

describe('the choice of passages', () => {
  const choice = new PassageChoice();

  it('takes all of a short transcript', () => {
    const passages = manyPassages(MOST_PASSAGES);
    expect(passages.length).toBe(MOST_PASSAGES);
    expect(choice.choose(passages, ['nothing alike'])).toEqual(passages);
  });

  it.each<[string, readonly string[], number, readonly number[]]>([
    ['the one that a statement is most like', ['number31 broke'], 1, [31]],
    ['one for each statement before a second for any', ['number3 number9', 'number30'], 2, [3, 30]],
    ['then the second of each', ['number3 number9', 'number30'], 3, [3, 9, 30]],
    ['the earlier of equals', ['pad'], 2, [0, 1]],
    ['spread over the whole where no word is shared', ['zebra'], 4, [5, 15, 25, 35]],
    ['spread for statements without words, too', ['', '!?'], 2, [10, 30]],
    ['spread over the rest where few share a word', ['number3'], 3, [3, 10, 30]],
  ])('is %s', (_, statements, most, wanted) => {
    const passages = manyPassages(40);
    expect(choice.choose(passages, statements, most).map((passage) => firstLineOf(passage) - 1)).toEqual(wanted);
  });

  it('prefers rare words to frequent ones', () => {
    const passages = [
      ...passagesIn(...Array.from({ length: 30 }, () => ['user', `the work is ${'then '.repeat(380)}`] as const)),
      ...passagesIn(['tool', 'GCRA']),
    ];
    expect(choice.choose(passages, ['the work is GCRA'], 1)).toEqual(passages.slice(-1));
  });

  it('keeps the order of the transcript, no more than wanted, and for each of a few statements its best', () => {
    const word = fc.constantFrom('red', 'green', 'blue', 'pod', 'index', 'cache', '42', 'the');
    const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((chosen) => chosen.join(' '));
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 21, maxLength: 40 }),
        fc.array(words, { minLength: 1, maxLength: 20 }),
        (texts, statements) => {
          const passages = texts.flatMap((text) => passagesIn(['tool', text]));
          const chosen = choice.choose(passages, statements);
          expect(chosen.length).toBeLessThanOrEqual(MOST_PASSAGES);
          expect([...chosen].sort((a, b) => passages.indexOf(a) - passages.indexOf(b))).toEqual(chosen);
          expect(choice.choose(passages, statements)).toEqual(chosen);
          for (const statement of statements) {
            const [best] = choice.choose(passages, [statement], 1);
            if (best !== undefined) expect(chosen).toContain(best);
          }
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('forgets words where a transcript has ever new ones, and still finds the one that counts', () => {
    const line = (i: number): string =>
      Array.from({ length: 100 }, (_, j) => `w${(i * 100 + j).toString(36)}x`).join(' ');
    const lines = Array.from({ length: 3_000 }, (_, i) => line(i));
    lines[2_345] = `${lines[2_345]} quokka`;
    const transcript = readTranscript(lines.join('\n'), 't.txt', sha256);
    const [found] = choice.choose(passagesOf(transcript), ['a quokka was seen'], 1);
    expect(found && textOfPassage(found)).toContain('quokka');
  });
});

describe('the request of a session', () => {
  const choice = new PassageChoice();
  const asked = (text: string, file: string, about: readonly string[] = ['x']) => {
    const found = requestOfSession(readTranscript(text, file, sha256), about, choice);
    return (
      found && { request: textsIn(found.request).join(''), context: found.context.map((one) => textsIn(one).join('')) }
    );
  };

  it('is what the person says first, until somebody else speaks', () => {
    const text = 'Session of Monday\nUser: fix the cache\nsoon\nAssistant: ok\nUser: thanks\n[tool] done';
    expect(asked(text, 't.txt')).toEqual({ request: 'fix the cache\nsoon', context: ['done'] });
  });

  it('comes with results that the candidate is most like, at most three', () => {
    const results = Array.from({ length: 9 }, (_, i) => ({ role: 'tool', content: `${'pad '.repeat(450)} word${i}` }));
    const { context } = asked(jsonl({ role: 'user', content: 'hi' }, ...results), 't.jsonl', ['word7', 'word2']) ?? {};
    expect(context?.map((text) => text.slice(-5))).toEqual(['word2', 'word4', 'word7']);
  });

  it('is the beginning where nobody is named, with what comes after', () => {
    const text = Array.from({ length: 8 }, (_, i) => `line ${i} ${'y '.repeat(900)}`).join('\n');
    const found = asked(text, 't.txt', ['line 5']);
    expect(found?.request).toMatch(/^line 0 y/);
    expect(found?.context.some((passage) => passage.includes('line 5'))).toBe(true);
  });

  it.each(['', '\n\n', '{"role":"user","content":""}'])('is nothing where nothing is said: %j', (text) => {
    expect(asked(text, 't.jsonl')).toBeUndefined();
  });
});
