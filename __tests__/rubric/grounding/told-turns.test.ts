import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Speaker, ToldTurns } from '../../../src/rubric/grounding/told/told-turns.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';

const WORDS = [
  { beginning: 'hose', weight: 100 },
  { beginning: 'crack', weight: 60 },
  { beginning: 'harvester', weight: 40 },
];
const TASK = 'user: Please look after the machine';

/** Turns from lines such as "user: …"; a line that names nobody goes on. */
function turnsOf(...told: readonly string[]): ToldTurns {
  return new ToldTurns(
    told.map((one) => {
      const [, by = 'user', text = ''] = /^(user|assistant): (.*)$/s.exec(one) ?? [];
      return { by: by as Speaker, text };
    }),
  );
}

function lines(...told: readonly string[]) {
  const { line } = turnsOf(TASK, ...told).firstOn(WORDS, 0.6) ?? {};
  return { user: line?.user?.text, assistant: line?.assistant?.text };
}

describe('who says something first', () => {
  it('is told with the turn and the line', () =>
    expect(
      turnsOf(TASK, 'assistant: I see. The hose has a crack.', 'user: The hose is cracked, order one').firstOn(
        WORDS,
        0.6,
      ),
    ).toEqual({
      turn: { user: 2, assistant: 1 },
      line: {
        user: { at: 2, text: 'The hose is cracked, order one' },
        assistant: { at: 1, text: 'The hose has a crack.' },
      },
    }));

  it('is known by so much of the words, by what they weigh', () => {
    const first = (enough: number) =>
      turnsOf(TASK, 'assistant: Well', 'user: The hose leaks').firstOn(WORDS, enough)?.line.user?.at;
    expect([first(0.5), first(0.51)]).toEqual([2, undefined]);
  });

  it('is nobody where one of the two is silent', () => {
    expect(turnsOf(TASK, 'user: The hose has a crack').firstOn(WORDS, 0.6)).toBeUndefined();
    expect(turnsOf('assistant: The hose has a crack').firstOn(WORDS, 0.6)).toBeUndefined();
    expect(turnsOf().firstOn(WORDS, 0.6)).toBeUndefined();
  });

  it.each([
    ['the task', ['assistant: Well'], 'user: Look after the hose with the crack'],
    ['a question', [TASK, 'assistant: Well'], 'user: Has the hose a crack?'],
    ['a quotation', [TASK, 'assistant: Well'], 'user: The display says "hose crack", `crack of hose`'],
    ['two lines that each say half of it', [TASK, 'assistant: Well'], 'user: The hose\nhas a crack'],
    ['words that only end so', [TASK, 'assistant: Well'], 'user: The firehose is no wisecrack'],
    ['a word with one letter more before it', [TASK, 'assistant: Well'], 'user: Xhose crack'],
    ['a text that was pasted', [TASK, 'assistant: Well'], `user: The hose has a crack.${' It is old.'.repeat(110)}`],
    ['many lines', [TASK, 'assistant: Well'], `user: The hose has a crack${'\nok'.repeat(12)}`],
  ])('is not told by %s', (_, before, turn) => {
    const found = turnsOf(...before, turn).firstOn(WORDS, 0.6);
    expect(found).toBeDefined();
    expect(found?.line.user).toBeNull();
  });

  it('is told by a text that is just short enough to be spoken', () => {
    const said = 'Hose: a crack.';
    const told = (length: number) => lines('assistant: Well', `user: ${said.padEnd(length, ' well')}`).user;
    expect([told(1200), told(1201)]).toEqual([said, undefined]);
  });

  it('is told by the next line that does', () =>
    expect(
      lines('assistant: Has the hose a crack?', 'user: No. Yes, the hose: a crack', 'assistant: The hose cracked'),
    ).toEqual({
      user: 'Yes, the hose: a crack',
      assistant: 'The hose cracked',
    }));

  it('takes time in proportion to the turns, and is not looked for without end', () => {
    const prepare = (size: number) => {
      const text = `hose ${'ho '.repeat(100)}`;
      const turns = Array.from({ length: size }, (_, i) => ({
        by: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
        text,
      }));
      return () => new ToldTurns(turns).firstOn(WORDS, 0.6);
    };
    expect(growthOf(prepare, 4000)).toBeLessThan(MOST_TIMES_AS_LONG);
    // Its length alone is looked at.
    const long = { by: 'user' as const, text: ' '.repeat(340_000_000) };
    expect(new ToldTurns([{ by: 'assistant', text: '' }, long]).firstOn(WORDS, 0.6)).toBeUndefined();
  });

  it('is found whatever stands in the turns', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ by: fc.constantFrom('user' as const, 'assistant' as const), text: fc.string() })),
        (turns) => {
          const found = new ToldTurns(turns).firstOn(WORDS, 0.6);
          for (const by of ['user', 'assistant'] as const) {
            const [turn = null, line = null] = [found?.turn[by], found?.line[by]];
            if (line !== null) expect(line.at).toBeGreaterThanOrEqual(turn ?? Number.POSITIVE_INFINITY);
          }
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
