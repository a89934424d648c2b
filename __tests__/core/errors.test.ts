import { describe, expect, it } from '@jest/globals';
import { formatProblem, refuse, UserError } from '../../src/core/errors.js';

describe('a problem in one line', () => {
  it.each([
    [{ message: 'm' }, 'm'],
    [{ message: 'm', place: { file: 'a.json' } }, 'a.json: m'],
    [{ message: 'm', place: { file: 'a.json', line: 3 } }, 'a.json:3: m'],
    [{ message: 'm', place: { file: 'a.json', line: 3, column: 7 }, hint: 'h' }, 'a.json:3:7: m (h)'],
    [{ message: 'm', hint: 'h' }, 'm (h)'],
  ])('%j', (problem, line) => expect(formatProblem(problem)).toBe(line));
});

describe('wrong input', () => {
  it('is refused with all that is wrong at once', () => {
    const problems = [{ message: 'one' }, { message: 'two', place: { file: 'b' } }];
    const refused = (): void => refuse(problems);
    expect(refused).toThrow(UserError);
    expect(refused).toThrow('one\nb: two');
    try {
      refused();
    } catch (error) {
      expect(error).toMatchObject({ name: 'UserError', problems });
    }
  });

  it('is none where nothing is wrong', () => expect(() => refuse([])).not.toThrow());
});
