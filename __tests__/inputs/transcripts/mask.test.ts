import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { maskTranscript } from '../../../src/inputs/transcripts/mask.js';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
const AWS = ['AK', 'IA', 'ABCDEFGHIJKLMNOP'].join('');

describe('a masked transcript', () => {
  it.each<[string, (secret: string) => string]>([
    ['in a line', (secret) => `{"role": "user", "content": "key ${secret}"}\n`],
    [
      'at the start of a line of a message',
      (secret) => `${JSON.stringify({ role: 'user', content: `key:\n${secret}` })}\n`,
    ],
    ['behind an escaped character', (secret) => `{"role": "user", "content": "\\u003c${secret}\\u003e"}`],
    ['in a key', (secret) => `${JSON.stringify({ role: 'user', content: 'x', [`a\t${secret}`]: 1 })}\n`],
    ['in JSON within JSON', (secret) => `${JSON.stringify({ a: JSON.stringify([{ text: `x\n${secret}` }]) })}\n`],
    [
      'in JSON within that',
      (secret) => `${JSON.stringify({ a: JSON.stringify({ b: JSON.stringify([`x\n${secret}`]) }) })}\n`,
    ],
    [
      'over several lines',
      (secret) => `${JSON.stringify({ contents: [{ parts: [{ text: `x\n${secret}` }] }] }, null, 2)}\n`,
    ],
    ['in a line that is broken', (secret) => `{"role": "user", "content": "key ${secret}\n`],
  ])('has no credential %s', (_, text) => {
    for (const secret of [TOKEN, AWS]) {
      const masked = maskTranscript(text(secret), 'own');
      expect(masked).not.toContain(secret);
      expect(masked).toContain('***');
    }
  });

  it('keeps the other lines as they are', () => {
    const odd = '{ "role":"user" , "content" : "a" }\r\n\n{"role":\n';
    expect(maskTranscript(`${odd}${JSON.stringify({ role: 'user', content: `x\n${TOKEN}` })}\n`, 'own')).toBe(
      `${odd}${JSON.stringify({ role: 'user', content: 'x\n***' })}\n`,
    );
  });

  it('is the same where there is nothing to mask', () => {
    const folder = '__tests__/inputs/transcripts/samples';
    for (const name of readdirSync(folder)) {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      expect(maskTranscript(text, readMessages(text, name).format)).toBe(text);
    }
  });

  it('survives nesting of any depth', () => {
    const deep = `${'['.repeat(20_000)}"x\\n${AWS}"${']'.repeat(20_000)}`;
    expect(maskTranscript(`{"a": ${deep}}\n`, 'own')).not.toContain(AWS);
  });
});
