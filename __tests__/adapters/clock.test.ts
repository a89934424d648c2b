import { describe, expect, it } from '@jest/globals';
import { openClock } from '../../src/adapters/process.js';

describe('the clock', () => {
  it.each([[{}], [{ SOURCE_DATE_EPOCH: '' }], [{ SOURCE_DATE_EPOCH: undefined }]])('tells the time with %j', (env) => {
    const clock = openClock(env);
    const before = Date.now();
    const now = typeof clock === 'function' ? clock().getTime() : Number.NaN;
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['0', '1970-01-01T00:00:00.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['0001700000', '1970-01-20T16:13:20.000Z'],
    ['253402300799', '9999-12-31T23:59:59.000Z'],
  ])('stands at SOURCE_DATE_EPOCH %s', (epoch, wanted) => {
    const clock = openClock({ SOURCE_DATE_EPOCH: epoch });
    const times = typeof clock === 'function' ? [clock().toISOString(), clock().toISOString()] : [];
    expect(times).toEqual([wanted, wanted]);
  });

  it.each([
    ['-1'],
    ['1.5'],
    ['1e9'],
    [' 1'],
    ['1\n'],
    ['now'],
    ['0x10'],
    ['2024-01-01'],
    ['253402300800'],
    ['8640000000001'],
    ['99999999999999999999'],
  ])('refuses SOURCE_DATE_EPOCH %j', (epoch) => {
    expect(openClock({ SOURCE_DATE_EPOCH: epoch })).toEqual({
      message: `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; allowed: whole seconds since 1970, up to the year 9999`,
    });
  });
});
