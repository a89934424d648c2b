import { describe, expect, it } from '@jest/globals';
import { nameHint } from '../../../src/command-line/parts/session-operand.js';

const NAMES = ['go-cache-data-race', 'go-cache-eviction', 'login', 'canary-login', 'export'];

describe('a hint about an unknown name', () => {
  it.each([
    ['exprot', { ending: ', did you mean "export"?' }],
    ['EXP', { ending: ', did you mean "export"?' }],
    ['cache', { ending: ', did you mean one of "go-cache-data-race", "go-cache-eviction"?' }],
    ['nothing-like-it', { ending: '', hint: 'it has "go-cache-data-race", "go-cache-eviction", "login" and 2 more' }],
  ])('%s', (typed, wanted) => {
    expect(nameHint(typed, NAMES)).toEqual(wanted);
  });

  it('is none where there is no name', () => {
    expect(nameHint('x', [])).toEqual({ ending: '' });
  });

  it('does not put a name that was typed into a name of all', () => {
    expect(nameHint('', NAMES).ending).toBe('');
  });
});
