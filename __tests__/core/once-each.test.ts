import { describe, expect, it } from '@jest/globals';
import { onceAsked, onceEach, onceFor } from '../../src/core/once-each.js';

describe('a function that makes a result once', () => {
  it('when somebody asks, also where the result is nothing', () => {
    let made = 0;
    const once = onceAsked(() => {
      made++;
      return undefined;
    });
    expect(made).toBe(0);
    expect([once(), once(), made]).toEqual([undefined, undefined, 1]);
  });

  it('for each name, also where the result is nothing', () => {
    const asked: string[] = [];
    const once = onceEach((name) => {
      asked.push(name);
      return undefined;
    });
    expect([once('a'), once('b'), once('a')]).toEqual([undefined, undefined, undefined]);
    expect(asked).toEqual(['a', 'b']);
  });

  it('for each object, equal ones apart', () => {
    const asked: object[] = [];
    const once = onceFor((of: object) => asked.push(of));
    const [one, other] = [{ a: 1 }, { a: 1 }];
    expect([once(one), once(other), once(one)]).toEqual([1, 2, 1]);
    expect(asked).toEqual([one, other]);
  });
});
