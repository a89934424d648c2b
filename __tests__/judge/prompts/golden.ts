import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';

const FOLDER = join('__tests__', 'golden', 'prompts');

/** Compares a text with its committed file. UPDATE_GOLDEN=1 writes it anew; read the difference before committing it. */
export function expectGolden(name: string, text: string): void {
  const path = join(FOLDER, name);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, text);
  expect(existsSync(path) ? readFileSync(path, 'utf8') : `no file ${path}`).toBe(text);
}

/** Adds a line to a committed table, never changes one: what was measured under a name stays what it was. */
export function expectRecorded(name: string, key: string, value: string): void {
  const path = join(FOLDER, name);
  const table: Record<string, unknown> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (process.env['UPDATE_GOLDEN'] === '1' && !(key in table)) {
    table[key] = value;
    writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);
  }
  expect({ [key]: table[key] }).toEqual({ [key]: value });
}
