import { expect, it } from '@jest/globals';
import { shortestCachedPrefix } from '../../src/judge/cached-prefix.js';

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
  ['claude-haiku-4-5-20251001', 4096],
  ['a-model-of-somebody-else', 4096],
])('a prefix for %s is cached from %i tokens on', (model, tokens) => {
  expect(shortestCachedPrefix(model)).toBe(tokens);
});
