import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../../src/gates/policy.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import type { Origin, PolicyOfBase, ResolvedSettings } from '../../src/settings/resolved.js';
import { SETTING_NAMES, type SettingName } from '../../src/settings/table.js';

const NEW: PolicyOfBase = { changed: [], unread: null, isNew: true };
const KNOWN: PolicyOfBase = { changed: [], unread: null, isNew: false };
const UNREAD: PolicyOfBase = { changed: [], unread: 'no history', isNew: false };

/** Settings of which these come from there, and all others are defaults. */
function settingsOf(origins: Partial<Record<SettingName, Origin>>, policy?: PolicyOfBase) {
  const all = Object.fromEntries(SETTING_NAMES.map((name) => [name, origins[name] ?? 'default']));
  return {
    values: settingsOfInputs(new Map()),
    origins: all as ResolvedSettings['origins'],
    ...(policy !== undefined && { policy }),
  };
}

describe('whether a pull request may have seen to it that nothing can fail', () => {
  it.each([
    ['its file sets a gate, and the base has none', { 'min-overall': 'config' }, NEW, 'new'],
    ['its file sets a gate, and nobody knows the base', { 'fail-on': 'config' }, UNREAD, 'unread'],
    ['its file sets a gate, and so does the base', { 'min-overall': 'config' }, KNOWN, null],
    ['its file sets no gate', { corpus: 'config', 'comment-key': 'config' }, NEW, null],
    ['it has no file', {}, UNREAD, null],
    ['the workflow sets the gates', { 'min-overall': 'input' }, NEW, null],
    ['a run is about no pull request', { 'min-overall': 'config' }, undefined, null],
  ] as const)('%s', (_, origins, policy, expected) =>
    expect(policyOf(settingsOf(origins, policy)).mayBeUnguarded).toBe(expected),
  );
});

describe('gates that nobody asked for', () => {
  it('are those whose setting is a default', () => {
    const { unasked } = policyOf(settingsOf({ 'min-overall': 'config', 'fail-on': 'input' }));
    expect([unasked.has('min-overall'), unasked.has('min-session'), unasked.has('max-regression')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(unasked.has('fail-on')).toBe(false);
  });
});
