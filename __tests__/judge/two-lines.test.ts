import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../src/core/summary.js';
import { type Asking, ask } from '../../src/judge/asking/ask.js';
import { Halt } from '../../src/judge/asking/halt.js';
import { readTwoLines, rubricQuestion } from '../../src/judge/rubric-questions.js';
import { anyText } from '../builders/texts.js';
import { completion, REQUEST } from './recordings.js';

const RUBRIC_ANSWER = JSON.stringify({
  facts: [{ fact: 'It failed', status: 'told' }],
  invented: [],
  speaks_to_judge: false,
  dimensions: Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: 'r', score: 0.8 }])),
  rationale: 'r',
  overall: 0.85,
});

const overallOf = (text: string, isCut = false): number | null => {
  const answer = readTwoLines(text, isCut);
  return 'reason' in answer ? null : answer.overall;
};
const rationaleOf = (text: string, isCut = false): string | null | undefined => {
  const answer = readTwoLines(text, isCut);
  return 'reason' in answer ? undefined : answer.rationale;
};
const refusalOf = (text: string, isCut = false): string | undefined => {
  const answer = readTwoLines(text, isCut);
  return 'reason' in answer ? answer.reason : undefined;
};

describe('an answer in two lines', () => {
  it.each([
    ['Score: 0.85\nExplanation: Good.', 0.85, 'Good.'],
    ['Score: 0.85\r\nExplanation: Good.\r\n', 0.85, 'Good.'],
    ['\n score:1\n\nEXPLANATION:\n Two\nlines. ', 1, 'Two\nlines.'],
    ['Score: 8.5e-1\nExplanation: Score: 0.1', 0.85, 'Score: 0.1'],
    ['Score: 1.0005\nExplanation: x', 1, 'x'],
    ['Score: -0.0005\nExplanation: x', 0, 'x'],
    ['Score: 0.85\nIt says most.', 0.85, 'It says most.'],
    ['Score: 0.85\nExplanation: The score: 8 of 10 facts.', 0.85, 'The score: 8 of 10 facts.'],
    ['Score: 0.85\nExplanation: It quotes {"title": "x"}.', 0.85, 'It quotes {"title": "x"}.'],
  ])('%j', (text, overall, rationale) => {
    expect(overallOf(text)).toBe(overall);
    expect(rationaleOf(text)).toBe(rationale);
  });

  it('says nothing of the dimensions', () => {
    const answer = readTwoLines('Score: 0.5\nExplanation: x', false);
    const scores = 'reason' in answer ? [] : DIMENSIONS.map((name) => answer.dimensions[name].score);
    expect(scores).toEqual([null, null, null, null, null]);
  });

  it.each([
    '',
    'Good.',
    'Score:',
    'Score: good',
    'Score: NaN',
    'Score: Infinity',
    'Score: 1e999',
    'Score: 0x1',
    'Score: 1.01',
    'Score: -0.1',
    'Score: 85',
    'Score: 8/10',
    'Score: 0.8 of 1',
    'Score: 0,8',
    'Score: 0.8, 0.9',
    'Explanation: Good.\nScore: 0.9',
    'It says: \nScore: 1',
  ])('is not %j', (text) => {
    expect(refusalOf(text)).toBe('invalid_answer');
    expect(refusalOf(`${text}\nExplanation: x`)).toBe('invalid_answer');
  });

  it.each([
    'Score: 0.85',
    'Score: 0.85\n',
    'Score: 0.85\nExplanation:',
    'Score: 0.85\nExplanation: -',
    'Score: 0.85\n…',
  ])('is not %j, which has no word of reason', (text) => {
    expect(refusalOf(text)).toBe('invalid_answer');
  });

  it.each([
    'Score: 0.9\nExplanation: Good.\nScore: 0.1\nExplanation: Bad.',
    'Score: 0.9\nExplanation: Good.\n  score:.1',
    'Score: 0.9\n{"overall": 0.1, "rationale": "Bad."}',
    'Score: 0.9\nExplanation: Good.\n```json\n{"dimensions": {"title": {"reason": "r", "score": 0.1}}}\n```',
  ])('is not %j, which is two answers', (text) => {
    expect(refusalOf(text)).toBe('invalid_answer');
  });

  it('is not two lines behind an answer by the schema either', () => {
    const { read } = rubricQuestion('s', REQUEST, 'schema or two lines', DIMENSIONS, 'owed');
    const text = `${RUBRIC_ANSWER}\nScore: 0.1\nExplanation: Bad.`;
    expect(read(RUBRIC_ANSWER, false)).toMatchObject({ answer: { overall: 0.85 } });
    expect(read(text, false)).toEqual({ reason: 'invalid_answer', fault: expect.stringContaining('two things') });
  });

  it.each(['Score: 0.8', 'Score: 0.8 ', 'Score: 0.8\r', 'Score: 0.', 'Sco', ''])(
    'that was cut in %j has no number',
    (text) => {
      expect(refusalOf(text, true)).toBe('truncated');
    },
  );

  it('marks an explanation that was cut', () => {
    expect(rationaleOf('Score: 0.8\nExplanation: It is go', true)).toBe('It is go…');
    expect(refusalOf('Score: 0.8\nExplan', true)).toBe('truncated');
    expect(refusalOf('Score: 0.8\nExplanation: ', true)).toBe('truncated');
  });
});

describe('a completer without a schema', () => {
  it.each<[string, boolean, object]>([
    ['Score: 0.85\nExplanation: Good.', false, { reason: null, answer: { overall: 0.85, rationale: 'Good.' } }],
    ['Score: 0.85\nExplanation: Go', true, { reason: 'truncated', answer: { overall: 0.85, rationale: 'Go…' } }],
    ['Score: 0.8', true, { reason: 'truncated', answer: null }],
    ['{"overall": 0.85}', false, { reason: 'invalid_answer', answer: null }],
  ])('is read in two lines: %j', async (text, isCut, wanted) => {
    const asking: Asking = {
      completer: { provider: 'house', endpoint: '', complete: async () => completion({ text, isCut }) },
      answerForm: 'schema or two lines',
      recorder: { find: () => undefined, store: () => undefined },
      replay: 'live',
      costLimit: { reserve: async () => ({ settle: async () => 0 }), costOf: () => 0 },
      time: { now: () => 0, sleep: async () => undefined, random: () => 0 },
      maxAttempts: 1,
      timeoutMs: 1,
      deadline: 1,
      halt: new Halt(),
      onAttempt: () => undefined,
    };
    expect(await ask(rubricQuestion('s', REQUEST, 'schema or two lines', DIMENSIONS, 'owed'), 0, asking)).toMatchObject(
      wanted,
    );
  });
});

describe('for every prefix of an answer in two lines', () => {
  const number = fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }).map(String),
    fc.constantFrom('0', '1', '0.85', '1e-7', '.5'),
  );
  const answer = fc
    .tuple(number, fc.constantFrom('\n', '\r\n', ' \n'), fc.oneof(anyText(), fc.constant('Score: 1')))
    .map(([score, end, words]) => `Score: ${score}${end}Explanation: It is ${words}`);

  it('a number is that of the whole answer, and nothing throws', () => {
    let seen = 0;
    fc.assert(
      fc.property(answer, (text) => {
        const whole = overallOf(text);
        expect(whole).not.toBeNull();
        for (let end = 0; end <= text.length; end++) {
          const overall = overallOf(text.slice(0, end), true);
          if (overall !== null) seen++;
          expect([null, whole]).toContain(overall);
        }
      }),
    );
    expect(seen).toBeGreaterThan(500);
  });
});
