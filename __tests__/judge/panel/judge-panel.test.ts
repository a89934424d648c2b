import { expect, it } from '@jest/globals';
import { together } from '../../../src/judge/panel/judge-panel.js';

it('all members are as far as the one that is last', () => {
  const told: unknown[] = [];
  const tell = together(2, (...progress) => told.push(progress));
  const [first, second] = [tell(0), tell(1)];
  first(1, 3, 'sessions');
  first(2, 3, 'sessions');
  second(1, 3, 'sessions');
  second(1, 2, 'samples');
  second(3, 3, 'sessions');
  first(3, 3, 'sessions');
  first(1, 2, 'samples');
  expect(told).toEqual([
    [1, 3, 'sessions, each by 2 judges'],
    [2, 3, 'sessions, each by 2 judges'],
    [3, 3, 'sessions, each by 2 judges'],
    [1, 2, 'samples, each by 2 judges'],
  ]);
});
