import { expect, it } from '@jest/globals';
import { mayBeCached, shortestCachedPrefix } from '../../../src/judge/asking/prompt-cache.js';

it.each([
  ['claude-haiku-5-5', 512],
  ['claude-sonnet-5-5', 512],
  ['claude-opus-5-5', 512],
  ['claude-opus-5', 512],
  ['claude-fable-5-1', 512],
  ['claude-sonnet-5', 1024],
  ['claude-sonnet-4-6', 1024],
  ['claude-opus-4-8', 1024],
  ['claude-opus-4-7', 2048],
  ['claude-opus-4-6', 4096],
  ['claude-haiku-4-5-20251001', 4096],
  ['a-model-of-somebody-else', 4096],
])('a prefix for %s is cached from %i tokens on', (model, tokens) => {
  expect(shortestCachedPrefix(model)).toBe(tokens);
});

it.each([
  ['claude-haiku-5-5', 3_300, true],
  ['claude-haiku-5-5', 400, false],
  ['claude-haiku-4-5-20251001', 3_300, false],
  ['a-model-of-somebody-else', 400, true],
])('with %s a prompt of %i tokens is worth waiting for: %s', (model, tokens, wanted) => {
  expect(mayBeCached({ model, system: 'x'.repeat(3.3 * tokens) })).toBe(wanted);
});
