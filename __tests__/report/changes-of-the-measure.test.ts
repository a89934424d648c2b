import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import {
  changedMeasure,
  isAboutMeasure,
  measureCaveats,
  measureInTitle,
  requirementDigests,
} from '../../src/report/changed-measure.js';
import type { Report } from '../../src/report/schema.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';

type Requirement = { readonly id: string; readonly text: string; readonly must: 'mention' };
type Changes = NonNullable<NonNullable<Report['baseline']>['changed_waivers']>;

const how = { reason: 'r', until: 'u', by: 'b' };
const waiver = (about: Partial<Waiver>): Waiver => ({ session: null, dimension: null, ...how, ...about });
const requirement = (id: string, text = 't'): Requirement => ({ id, text, must: 'mention' });
const session = (name: string, ...requirements: readonly Requirement[]) => ({
  ...ratedSession(name, { overall: 1 }),
  golden: goldenSession(name, { requirements }),
});
const onBase = (name: string, ...requirements: readonly Requirement[]) => ({
  name,
  ...requirementDigests({ requirements }, sha256),
});

function changes(
  report: object | null,
  now: { readonly waivers?: readonly Waiver[]; readonly sessions?: readonly object[]; readonly corpus?: string } = {},
) {
  const { waivers, sessions = [], corpus = 'now' } = now;
  const base = { sessions: [], corpus_digest: 'before', ...report };
  const facts = {
    ...{ sessions, corpus: { digest: corpus }, baseline: report === null ? null : { kind: 'found', report: base } },
    ...(waivers !== undefined && { waivers }),
  };
  return changedMeasure(facts as never, sha256);
}

describe('waivers since the base', () => {
  it.each<[string, readonly object[] | null, readonly Waiver[], Changes | undefined]>([
    ['the same', [waiver({ session: 'a' })], [waiver({ session: 'a' })], undefined],
    ['none on either side', null, [], undefined],
    ['new ones', null, [waiver({ session: 'a' }), waiver({ gate: 'g' })], { new: 2, gone: 0, changed: 0 }],
    ['one that is gone', [waiver({ code: 'CUT_OFF' })], [], { new: 0, gone: 1, changed: 0 }],
    [
      'one for longer',
      [waiver({ session: 'a', until: 'x' })],
      [waiver({ session: 'a' })],
      { new: 0, gone: 0, changed: 1 },
    ],
    [
      'another dimension of the session',
      [waiver({ session: 'a', dimension: 'title' })],
      [waiver({ session: 'a', dimension: 'outcome' })],
      { new: 1, gone: 1, changed: 0 },
    ],
  ])('are counted by what they are about: %s', (_, before, waivers, wanted) => {
    const report = { waivers: before, waivers_digest: before === null ? null : 'd' };
    expect(changes(report, { waivers }).changed_waivers).toEqual(wanted);
  });

  it('are not known of a report that does not tell, nor without one', () => {
    expect(changes({ waivers_digest: 'd' }, { waivers: [waiver({ session: 'a' })] })).toEqual({});
    expect(changes(null, { waivers: [waiver({ session: 'a' })] })).toEqual({});
  });
});

describe('requirements since the base', () => {
  it.each<[string, readonly object[], readonly object[], Changes | undefined]>([
    ['the same', [onBase('a', requirement('x'))], [session('a', requirement('x'))], undefined],
    [
      'new, gone and changed',
      [onBase('a', requirement('x'), requirement('y'))],
      [session('a', requirement('y', 'other'), requirement('z'))],
      { new: 1, gone: 1, changed: 1 },
    ],
    ['those of a session that is new', [], [session('a', requirement('x'))], undefined],
    ['those of a session that is gone', [onBase('a', requirement('x'))], [], undefined],
    ['the first ones of a session', [onBase('a')], [session('a', requirement('x'))], { new: 1, gone: 0, changed: 0 }],
    [
      'those of a canary',
      [onBase('a', requirement('x'))],
      [{ status: 'canary', golden: goldenSession('a') }],
      undefined,
    ],
  ])('are counted in sessions that both have: %s', (_, before, sessions, wanted) => {
    expect(changes({ sessions: before }, { sessions }).changed_requirements).toEqual(wanted);
  });

  it('are the same where the corpus is, and unknown where an older report does not tell', () => {
    const sessions = [session('a', requirement('x'))];
    expect(changes({ sessions: [onBase('a')] }, { sessions, corpus: 'before' })).toEqual({});
    expect(changes({ sessions: [onBase('a'), { name: 'b', structural_completion: {} }] }, { sessions })).toEqual({});
    expect(
      changes(
        { sessions: [onBase('a'), { name: 'b', structural_completion: {}, requirement_digests: [] }] },
        { sessions },
      ),
    ).toMatchObject({
      changed_requirements: { new: 1 },
    });
  });
});

describe('both in words', () => {
  const none = { new: 0, gone: 0, changed: 0 };
  const told = (waivers?: Partial<Changes>, requirements?: Partial<Changes>) =>
    ({
      ...(waivers && { changed_waivers: { ...none, ...waivers } }),
      ...(requirements && { changed_requirements: { ...none, ...requirements } }),
    }) as Report['baseline'];

  it('stand in caveats that are told apart from others', () => {
    expect(measureCaveats(undefined)).toEqual([]);
    const caveats = measureCaveats(told({ new: 1, changed: 2 }, { gone: 3 }));
    expect(caveats).toEqual(['Waivers since the base: 1 new, 2 changed.', 'Requirements since the base: 3 gone.']);
    expect(caveats.every(isAboutMeasure)).toBe(true);
    expect(isAboutMeasure('With 3 sessions')).toBe(false);
  });

  it.each<[Partial<Changes> | undefined, string]>([
    [undefined, ''],
    [{ new: 3 }, ''],
    [{ gone: 1 }, ', 1 requirement of the base gone'],
    [{ changed: 2 }, ', 2 requirements of the base changed'],
    [{ gone: 1, changed: 1 }, ', 2 requirements of the base gone or changed'],
  ])('stand in a title where candidates may be held to less: %j%s', (requirements, wanted) => {
    expect(measureInTitle(told(undefined, requirements))).toBe(wanted);
  });
});
