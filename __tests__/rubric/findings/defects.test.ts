import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FINDING_CODES } from '../../../src/core/finding.js';
import type { Summary } from '../../../src/core/summary.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { anySummary, anyText, defectsOf, momentsOf, placeOf, scoreV1, summaryOf, words } from '../scored-texts.js';

const SAY_THE_WORK = 'Say what was wanted, found, done and left open';
const NOT_IN_REFERENCE = 'Remove it if it did not happen';
const ALLOWED = '; allowed: "success", "partial", "failed"';
const IN_PLACE = ', or say it in place of the closest one';

interface Wanted {
  readonly code: string;
  readonly message: string;
  readonly suggestion: string;
  readonly at: string;
}

/** The defects between two summaries with equal outcomes, without their dimension, places as paths. */
function found(reference: Partial<Summary>, candidate: Partial<Summary>): readonly Wanted[] {
  return defectsOf(reference, candidate).map(({ code, message, suggestion, place }) => ({
    code,
    message,
    suggestion: suggestion ?? '',
    at: place.file,
  }));
}

const codesOf = (reference: Partial<Summary>, candidate: Partial<Summary>): readonly string[] =>
  found(reference, candidate).map(({ code }) => code);

describe('title', () => {
  const reference = 'Fixed the login redirect loop of issue 317';

  it.each([
    ['an empty title', '', 'TITLE_EMPTY', 'The title is empty', `Write a title such as "${reference}"`],
    ['a title without words', ' — 🎉', 'TITLE_EMPTY', 'The title is empty', `Write a title such as "${reference}"`],
    [
      'a title that fits any session',
      'Coding session: Work on the tasks',
      'TITLE_GENERIC',
      'The title "Coding session: Work on the tasks" would fit any session',
      `Say what was achieved, such as "${reference}"`,
    ],
    [
      'a title that shares too little',
      'Repaired the sign-in of the loop',
      'TITLE_DRIFT',
      'The title shares 3 of 8 words with the reference; missing: 317, Fixed, login, redirect, issue',
      `Compare with "${reference}"`,
    ],
  ])('%s', (_, candidate, code, message, suggestion) => {
    expect(found({ title: reference }, { title: candidate })).toEqual([{ code, message, suggestion, at: 'title' }]);
  });

  it.each([
    ['shares half of its words', 'one two three four', 'one two', []],
    ['has all content words of the reference, among many others', 'fix the login', 'login fix a b c d e f g h', []],
    ['is generic as the reference is', 'Coding session', 'Coding session', []],
    ['is generic as the reference is, in other words', 'Session with the user', 'Session update', ['TITLE_DRIFT']],
    ['is generic where the reference has no words', '', 'Coding session', ['TITLE_DRIFT']],
    ['is anything where the reference has no words', '—', 'Fixed the login', ['TITLE_DRIFT']],
    ['has no words where the reference has none', '', '—', []],
    ['has one word that says something', 'Session about login', 'Login session', []],
  ])('a title that %s', (_, wanted, candidate, codes) => {
    expect(codesOf({ title: wanted }, { title: candidate })).toEqual(codes);
  });
});

describe('summary', () => {
  const reference = 'one two three four five six seven eight nine ten';

  it.each([
    ['an empty summary', reference, '', 'SUMMARY_EMPTY', 'The summary is empty', SAY_THE_WORK],
    ['a summary without words', reference, '…', 'SUMMARY_EMPTY', 'The summary is empty', SAY_THE_WORK],
    [
      'the counts of the recording',
      reference,
      `${reference}. It had 42 user messages.`,
      'SUMMARY_BOILERPLATE',
      'The summary speaks of the recording, not of the work: "42 user messages"',
      SAY_THE_WORK,
    ],
    [
      'a summary that is much longer',
      'one two three',
      words(7).replace(/^/, 'one two three '),
      'SUMMARY_TOO_LONG',
      'The summary has 3.33 times the distinct words of the reference, which costs a factor of 0.8',
      'Cut what the session is not about',
    ],
    [
      'a summary that is much shorter, in words that carry no fact',
      'login is of the a and to or in on',
      'of login',
      'SUMMARY_TOO_SHORT',
      'The summary has 0.20 times the distinct words of the reference, which costs a factor of 0.5',
      'Cover more of the session',
    ],
    [
      'a summary without most content words',
      'the login of v2 failed with 317 errors',
      'the login of users and their failed hopes',
      'SUMMARY_GAP',
      'The summary has 2 of 5 content words of the reference; missing: v2, 317, errors',
      'Say what these words stand for, where it matters',
    ],
  ])('%s', (_, wanted, candidate, code, message, suggestion) => {
    expect(found({ summary: wanted }, { summary: candidate })).toEqual([{ code, message, suggestion, at: 'summary' }]);
  });

  it('may have several defects, in this order', () => {
    expect(codesOf({ summary: words(40) }, { summary: 'This session lasted 3 hours' })).toEqual([
      'SUMMARY_BOILERPLATE',
      'SUMMARY_TOO_SHORT',
      'SUMMARY_GAP',
    ]);
  });

  it.each([
    ['half of the content words are there', 'alpha beta gamma delta', 'alpha beta other things'],
    ['the reference consists of stop words', 'it was what it was', 'nothing of that'],
    ['the ratio is exactly 3', 'w0 w1', words(6)],
    ['neither has words', '…', ''],
  ])('no finding where %s', (_, wanted, candidate) => {
    expect(found({ summary: wanted }, { summary: candidate })).toEqual([]);
  });

  it('names twelve missing words, those with digits first, and counts the others', () => {
    const missing = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda x1 ٣ mu nu';
    expect(found({ summary: missing }, { summary: 'unrelated text with some more words' })).toEqual([
      expect.objectContaining({
        message:
          'The summary has 0 of 15 content words of the reference; missing: x1, ٣, alpha, beta, gamma, delta, epsilon, zeta, eta, theta, iota, kappa and 3 more',
      }),
    ]);
  });
});

describe('a text that the reference does not have', () => {
  it.each([
    [{ title: '' }, { title: 'Fixed it' }, 'TITLE_DRIFT', 'The reference has no title, the candidate has one'],
    [
      { summary: '…' },
      { summary: 'Fixed it' },
      'SUMMARY_TOO_LONG',
      'The reference has no summary, the candidate has one',
    ],
  ])('is explained: %j', (reference, candidate, code, message) => {
    expect(found(reference, candidate)).toEqual([expect.objectContaining({ code, message })]);
  });
});

describe('boilerplate', () => {
  const boilerplateOf = (reference: string, candidate: string): string | undefined =>
    found({ summary: reference }, { summary: candidate })
      .find(({ code }) => code === 'SUMMARY_BOILERPLATE')
      ?.message.replace(/^The summary (speaks of the recording, not of the work|is a refusal to summarise): /, '');

  it.each([
    ['42 user messages, 38 assistant responses', '"42 user messages"'],
    ['There were 1,204 Tool Calls in all', '"1,204 Tool Calls"'],
    ['with 9 system entries', '"9 system entries"'],
    ['38 messages and 2 turns', '"38 messages"'],
    ['with 12 total turns', '"12 total turns"'],
    ['after 3\n agent  turn', '"3\n agent  turn"'],
    ['This session consisted of 18 steps', '"This session consisted of 1"'],
    ['the conversation had 7 parts', '"the conversation had 7"'],
    ['The session ended at 14:03', '"session ended at 1"'],
    ['As an AI, I know nothing', '"As an AI"'],
    ["I can't access the log", '"I can\'t access"'],
    ['I can’t summarise this', '"I can’t summarise"'],
    ['I am unable to summarize', '"I am unable"'],
    ['I’m sorry, but this log is empty', '"I’m sorry"'],
    ['No summary available.', '"No summary available"'],
    ['It took 17 exchanges', '"17 exchanges"'],
    ['It took 25 turns', '"25 turns"'],
    ['The session has 38 messages', '"38 messages"'],
    ['In 38 messages the user and the agent built it', '"38 messages"'],
  ])('%j speaks of the recording', (candidate, wanted) => {
    expect(boilerplateOf('fixed the return value', candidate)).toBe(wanted);
  });

  it.each([
    ['the reference counts the same', 'Replayed 9 messages', 'Replayed 4,200 messages'],
    ['the work is about it', 'Replayed each lost message of the queue', 'Replayed 4,200 messages'],
    ['the work is about it, whatever the case', 'Fewer TOOL CALLS per run', 'From 40 tool calls to 12'],
    [
      'the reference has boilerplate itself',
      'The session ended at 9:00. 3 user messages.',
      'I counted 42 user messages',
    ],
    ['the reference is about a refusal', 'The model said: as an AI it cannot', 'As an AI, it said no'],
    ['messages are those of a queue', 'x', 'Replayed 4,200 messages. The user agreed'],
    ['what is the user’s stands beside', 'x', 'In the end 61 messages wait, and the alert is on the user’s list'],
    [
      'messages are those of an interface',
      'x',
      'The theory fell when 18,204 messages since Sunday showed no repeated id',
    ],
    ['nothing is counted', 'x', 'Messages to the user and tool calls of the agent'],
    ['a number belongs to another word', 'x', 'HTTP2 messages and v1.2 turns'],
    ['a number ends a sentence', 'x', 'Not changed: CLS 0.19. Message to the team: 69 of 100'],
    ['a session of the product', 'x', 'The login session ended after a timeout'],
    ['an AI is the subject', 'x', 'Saw it as an air gap'],
  ])('no finding where %s', (_, reference, candidate) => {
    expect(boilerplateOf(reference, candidate)).toBeUndefined();
  });
});

describe('key actions', () => {
  it('names what is missing', () => {
    expect(found({ key_actions: ['ran tests', 'opened PR 317'] }, { key_actions: ['ran tests'] })).toEqual([
      {
        code: 'MISSING_ACTION',
        message: 'Missing action: "opened PR 317"',
        suggestion: 'Add: "opened PR 317"',
        at: 'key_actions',
      },
    ]);
  });

  it("names the closest partner with its similarity, and tells two that are each other's closest in one finding", () => {
    const reference = ['ran all tests of the gateway again', 'alpha beta'];
    const candidate = ['alpha beta', 'the tests went well today, it seems'];
    expect(found({ key_actions: reference }, { key_actions: candidate })).toEqual([
      {
        code: 'MISSING_ACTION',
        message:
          'Missing action: "ran all tests of the gateway again"; the closest candidate action is "the tests went well today, it seems", similarity 0.17',
        suggestion: `Add: "ran all tests of the gateway again"${IN_PLACE}`,
        at: 'key_actions/1',
      },
    ]);
  });

  it('does not ask to replace an action that stands for another one, nor names one that is far away', () => {
    const reference = ['ran tests', 'wrote a long guide about how tests are organised here'];
    expect(found({ key_actions: reference }, { key_actions: ['ran tests'] })).toEqual([
      {
        code: 'MISSING_ACTION',
        message: 'Missing action: "wrote a long guide about how tests are organised here"',
        suggestion: 'Add: "wrote a long guide about how tests are organised here"',
        at: 'key_actions',
      },
    ]);
  });

  it('asks to replace one action by one other only', () => {
    const reference = ['ran q w e r', 'ran a s d f g'];
    const missing = found({ key_actions: reference }, { key_actions: ['ran into'] }).filter(
      ({ code }) => code === 'MISSING_ACTION',
    );
    expect(missing.map(({ suggestion, at }) => [suggestion, at])).toEqual([
      [`Add: "ran q w e r"${IN_PLACE}`, 'key_actions/0'],
      ['Add: "ran a s d f g"', 'key_actions'],
    ]);
  });

  it('names what is too much', () => {
    expect(found({ key_actions: ['ran tests'] }, { key_actions: ['made tea', 'ran tests'] })).toEqual([
      {
        code: 'EXTRA_ACTION',
        message: 'The reference has no such action: "made tea"',
        suggestion: NOT_IN_REFERENCE,
        at: 'key_actions/0',
      },
    ]);
    expect(codesOf({}, { key_actions: ['made tea', 'drank tea'] })).toEqual(['EXTRA_ACTION', 'EXTRA_ACTION']);
    expect(codesOf({ key_actions: ['made tea', 'drank tea'] }, {})).toEqual(['MISSING_ACTION', 'MISSING_ACTION']);
  });

  it.each([
    [
      'once more than once',
      ['ran tests'],
      ['Ran tests', 'tests: ran!'],
      [[1, 'Action 2 repeats action 1: "tests: ran!"']],
    ],
    [
      'three times where the reference has it twice',
      ['ran tests', 'ran tests'],
      ['ran tests', 'ran tests', 'ran tests'],
      [[2, 'Action 3 repeats action 1: "ran tests"']],
    ],
    ['twice where the reference has it twice', ['ran tests', 'Tests ran'], ['ran tests', 'ran tests.'], []],
    [
      'without words',
      ['—', 'a'],
      ['—', 'a', '—', '🎉'],
      [
        [3, 'The reference has no such action: "🎉"'],
        [2, 'Action 3 repeats action 1: "—"'],
      ],
    ],
    ['similar only', ['ran all tests'], ['ran tests', 'all tests'], []],
    [
      'and no such action in the reference',
      ['ran tests'],
      ['ran tests', 'tea', 'Tea'],
      [
        [1, 'The reference has no such action: "tea"'],
        [2, 'Action 3 repeats action 2: "Tea"'],
      ],
    ],
    [
      'and no action at all in the reference',
      [],
      ['tea', 'Tea'],
      [
        [0, 'The reference has no such action: "tea"'],
        [1, 'Action 2 repeats action 1: "Tea"'],
      ],
    ],
  ])('repeats: %s', (_, reference, candidate, wanted) => {
    const defects = found({ key_actions: reference }, { key_actions: candidate });
    expect(defects.map(({ at, message }) => [at, message])).toEqual(
      wanted.map(([index, message]) => [`key_actions/${index}`, message]),
    );
    for (const { code, suggestion } of defects) {
      expect(suggestion).toBe(code === 'REPEATED_ACTION' ? 'Remove the repetition' : NOT_IN_REFERENCE);
    }
  });

  it('wants a bullet without words word for word', () => {
    expect(found({ key_actions: ['—'] }, { key_actions: ['—'] })).toEqual([]);
    expect(found({ key_actions: ['—'] }, { key_actions: ['🎉'] }).map(({ message }) => message)).toEqual([
      'Missing action: "—"',
      'The reference has no such action: "🎉"',
    ]);
  });

  it('has nothing more to say once its suggestions are followed', () => {
    const bullets = fc.array(
      fc.oneof(fc.constantFrom('ran tests', 'Tests ran', 'ran all of the tests', '—'), anyText),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(bullets, bullets, (reference, candidate) => {
        // What is wrong with the form of any text is not mended by adding and removing actions.
        const ofContent = (bullets: readonly string[]): readonly Wanted[] =>
          found({ key_actions: reference }, { key_actions: bullets }).filter(({ code }) => !FORM.has(code));
        expect(ofContent(follow(candidate, ofContent(candidate)))).toEqual([]);
      }),
    );
  });
});

const FORM: ReadonlySet<string> = new Set(['WRONG_LANGUAGE', 'CUT_OFF', 'MARKUP_IN_TEXT', 'CHATTER', 'REPEATED_TEXT']);

/** Does to the bullets what the findings say. */
function follow(bullets: readonly string[], defects: readonly Wanted[]): readonly string[] {
  const texts = new Map<number, string>(bullets.entries());
  const added: string[] = [];
  for (const { suggestion, at, code } of defects) {
    if (suggestion.startsWith('Add: ') && !suggestion.endsWith(IN_PLACE)) added.push(suggestion.slice(6, -1));
    if (code !== 'MISSING_ACTION') texts.delete(Number(at.split('/')[1]));
  }
  for (const { suggestion, at } of defects) {
    if (suggestion.endsWith(IN_PLACE)) texts.set(Number(at.split('/')[1]), suggestion.slice(6, -1 - IN_PLACE.length));
  }
  return [...texts.values(), ...added];
}

describe('outcome', () => {
  it.each([
    ['failed', 'The outcome is "failed"; the reference says "partial"'],
    [' done ', `The outcome is " done "; the reference says "partial"${ALLOWED}`],
    ['', `The outcome is empty; the reference says "partial"${ALLOWED}`],
    ['\u00a0\u0085', `The outcome is empty; the reference says "partial"${ALLOWED}`],
  ])('%j instead of partial', (outcome, message) => {
    expect(found({ outcome: 'partial' }, { outcome })).toEqual([
      { code: 'WRONG_OUTCOME', message, suggestion: 'Change outcome to "partial"', at: 'outcome' },
    ]);
  });

  it.each(['Partial.', '"partial"', '**PARTIAL**', ' partial, ', '(partial)'])(
    'is none with something around it, which the advice says: %j',
    (outcome) => {
      expect(found({ outcome: 'partial' }, { outcome })).toEqual([
        {
          code: 'WRONG_OUTCOME',
          message: `The outcome is ${JSON.stringify(outcome).replaceAll('\\"', '"')}; the reference says "partial"${ALLOWED}`,
          suggestion: 'Change outcome to "partial", without what stands around the word',
          at: 'outcome',
        },
      ]);
    },
  );

  it.each(['success.', 'partial?', '!partial', 'not partial.'])(
    'is another one, whatever stands around it: %j',
    (outcome) => {
      const [defect] = found({ outcome: 'partial' }, { outcome });
      expect(defect?.suggestion).toBe('Change outcome to "partial"');
    },
  );

  it('is right in any case and white space', () => {
    expect(found({ outcome: 'partial' }, { outcome: '\u00a0PARTIAL\n' })).toEqual([]);
  });
});

describe('moments', () => {
  const at = (seq: number, type: string, highlight = '') => ({ seq, type, highlight });

  it('names what is missing and what is too much', () => {
    const reference = [at(3, 'insight', 'The wait was too short'), at(9, 'de"cision')];
    const candidate = [at(9, 'question'), at(8, 'Insight')];
    expect(found({ aha_moments: reference }, { aha_moments: candidate })).toEqual([
      {
        code: 'MISSING_MOMENT',
        message: 'No "de"cision" moment for message 9',
        suggestion: 'Say what happened there, as {"seq": 9, "type": "de\\"cision", "highlight": …}',
        at: 'aha_moments',
      },
      {
        code: 'EXTRA_MOMENT',
        message: 'The reference has no moment of the type "question" that the one in message 9 could be',
        suggestion: 'Remove it, or correct its type',
        at: 'aha_moments/0',
      },
    ]);
    expect(found({ aha_moments: reference.slice(0, 1) }, {})).toEqual([
      {
        code: 'MISSING_MOMENT',
        message: 'No "insight" moment for message 3: "The wait was too short"',
        suggestion: 'Say what happened there, as {"seq": 3, "type": "insight", "highlight": …}',
        at: 'aha_moments',
      },
    ]);
  });

  it.each([
    ['the nearest message', [3, 50], [48], ['No "a" moment for message 3'], []],
    ['the nearest first, not the first', [10, 20], [19, 9, 30], [], [2]],
    ['the first of two that are as near', [10], [11, 9], [], [1]],
    ['the first of two wanted that are as near', [9, 11], [10], ['No "a" moment for message 11'], []],
    ['any message, however far', [0], [1e308], [], []],
    ['fractions and negative messages', [5], [-2, 4.5], [], [0]],
  ])('pairs moments of one type by %s', (_, wanted, given, missing, extra) => {
    const reference = wanted.map((seq) => at(seq, 'a'));
    const candidate = given.map((seq) => at(seq, 'A'));
    const defects = found({ aha_moments: reference }, { aha_moments: candidate });
    expect(defects.filter(({ code }) => code === 'MISSING_MOMENT').map(({ message }) => message)).toEqual(missing);
    expect(defects.filter(({ code }) => code === 'EXTRA_MOMENT').map((defect) => defect.at)).toEqual(
      extra.map((index) => `aha_moments/${index}`),
    );
  });

  it('has nothing to say where the reference has none', () => {
    expect(found({}, { aha_moments: momentsOf('insight') })).toEqual([]);
  });

  it('leaves over as many as the counts of each type differ', () => {
    const anyMoments = fc.array(
      fc.record({ seq: fc.nat({ max: 5 }), type: fc.constantFrom('a', 'A', 'b'), highlight: fc.constant('') }),
    );
    fc.assert(
      fc.property(anyMoments, anyMoments, (reference, candidate) => {
        fc.pre(reference.length > 0);
        const codes = codesOf({ aha_moments: reference }, { aha_moments: candidate });
        const surplus = (type: string): number => {
          const count = (moments: typeof reference) =>
            moments.filter((moment) => moment.type.toLowerCase() === type).length;
          return count(reference) - count(candidate);
        };
        const differences = [surplus('a'), surplus('b')];
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + Math.max(0, number), 0);
        expect(codes.filter((code) => code === 'MISSING_MOMENT')).toHaveLength(sum(differences));
        const extra = sum(differences.map((n) => -n));
        // Many are told in one finding.
        expect(codes.filter((code) => code === 'EXTRA_MOMENT')).toHaveLength(extra > 3 ? 1 : extra);
      }),
    );
  });
});

describe('any two summaries', () => {
  it('have no defect and ask for no place when they are equal, whatever stands in them', () => {
    const nowhere = () => {
      throw new Error('looked up a place without a defect');
    };
    const odd = { title: 'Coding session', summary: 'It had 42 user messages. I cannot access it.' };
    const anyReference = fc.oneof(
      anySummary(),
      anySummary().map((summary) => ({ ...summary, ...odd, key_actions: ['', '—', '—', 'ran', 'ran'] })),
    );
    fc.assert(
      fc.property(anyReference, (summary) => {
        const copy = structuredClone(summary);
        expect(findDefects(summary, copy, scoreV1(summary, copy), nowhere)).toEqual([]);
      }),
    );
  });

  it('have defects that name their dimension, a place in the candidate, and what to do', () => {
    fc.assert(
      fc.property(anySummary(), anySummary(), (reference, candidate) => {
        for (const { code, dimension, message, suggestion, place } of defectsOf(reference, candidate)) {
          expect(FINDING_CODES).toContain(code);
          expect(message).not.toBe('');
          expect(suggestion).not.toBe('');
          const [key, index, ...rest] = place.file.split('/');
          expect(key).toBe(dimension);
          expect(rest).toEqual([]);
          const list = key === 'key_actions' ? candidate.key_actions : candidate.aha_moments;
          if (index !== undefined) expect(list[Number(index)]).toBeDefined();
        }
      }),
    );
  });

  it('have the same defects every time, and are not changed by looking', () => {
    fc.assert(
      fc.property(anySummary(), anySummary(), (reference, candidate) => {
        const before = structuredClone([reference, candidate]);
        const dimensions = scoreV1(reference, candidate);
        const first = findDefects(reference, candidate, dimensions, placeOf);
        expect(findDefects(reference, candidate, dimensions, placeOf)).toEqual(first);
        expect([reference, candidate]).toEqual(before);
      }),
    );
  });

  it('list their defects in the order of the codes, what matters most first', () => {
    const reference = { title: 'a', summary: 'b', key_actions: ['c'], outcome: 'd', aha_moments: momentsOf('e') };
    expect(codesOf(reference, {})).toEqual([
      'WRONG_OUTCOME',
      'SUMMARY_EMPTY',
      'TITLE_EMPTY',
      'MISSING_ACTION',
      'MISSING_MOMENT',
    ]);
  });
});

describe('texts of any length', () => {
  const HUGE = 1_000_000;

  it.each([
    ['160 characters stay', 'x'.repeat(160), `"${'x'.repeat(160)}"`],
    ['161 are cut', 'x'.repeat(161), `"${'x'.repeat(160)}…"`],
    ['a character of two units counts once', '𐐨'.repeat(160), `"${'𐐨'.repeat(160)}"`],
    ['and is never cut in half', `x${'𐐨'.repeat(160)}`, `"x${'𐐨'.repeat(159)}…"`],
    ['a long text', 'x'.repeat(HUGE), `"${'x'.repeat(160)}…"`],
  ])('quotes: %s', (_, outcome, quoted) => {
    expect(found({ outcome: 'partial' }, { outcome })).toEqual([
      expect.objectContaining({ message: `The outcome is ${quoted}; the reference says "partial"${ALLOWED}` }),
    ]);
  });

  it('repeats no long text as a whole', () => {
    const long = (letter: string) => letter.repeat(HUGE);
    const reference = summaryOf({
      title: long('a'),
      summary: Array.from('bcdefghijklmnopqrstuvwxyz', long).join(' '),
      key_actions: [long('c')],
      outcome: long('d'),
    });
    const candidate = summaryOf({
      title: long('e'),
      summary: `${'1'.repeat(HUGE)} user messages`,
      key_actions: [long('g'), long('g')],
      outcome: long('h'),
      aha_moments: momentsOf(long('i')),
    });
    const defects = defectsOf(reference, candidate);
    expect(defects.map(({ code }) => code)).toEqual([
      'WRONG_OUTCOME',
      'SUMMARY_BOILERPLATE',
      'SUMMARY_TOO_SHORT',
      'MISSING_ACTION',
      'EXTRA_ACTION',
      'REPEATED_ACTION',
      'SUMMARY_GAP',
      'TITLE_DRIFT',
    ]);
    for (const { message, suggestion } of defects) expect(`${message}${suggestion}`.length).toBeLessThan(3000);
  });

  const many = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i));

  it.each<[string, number, (size: number) => readonly [Partial<Summary>, Partial<Summary>]]>([
    ['much white space inside an outcome', 50_000, (n) => [{ outcome: 'a' }, { outcome: `a${' '.repeat(n)}b` }]],
    ['many words with digits', 12_500, (n) => [{ summary: words(n) }, { summary: 'x' }]],
    ['digits and spaces', 50_000, (n) => [{ summary: 'x' }, { summary: `${'1'.repeat(n)}${' '.repeat(n)}1` }]],
    ['digits and commas', 25_000, (n) => [{ summary: 'x' }, { summary: '1,'.repeat(n) }]],
    ['beginnings of boilerplate', 5_000, (n) => [{ summary: 'x' }, { summary: 'this session 1 agent '.repeat(n) }]],
    ['many bullets', 5_000, (n) => [{ key_actions: ['ran tests'] }, { key_actions: many(n, (i) => `did ${i}`) }]],
    ['many equal bullets', 5_000, (n) => [{ key_actions: ['a', 'a'] }, { key_actions: many(n, () => 'a') }]],
    [
      'many moments',
      5_000,
      (n) => [{ aha_moments: momentsOf('a', 'b') }, { aha_moments: momentsOf(...words(n).split(' ')) }],
    ],
  ])('take no longer than the text for %s', (_, size, pairOf) => {
    const find = (n: number) => {
      const [reference, candidate] = pairOf(n);
      return () => defectsOf(reference, candidate);
    };
    expect(growthOf(find, size)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
