import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** A committed page, compared whole. UPDATE_GOLDEN=1 writes it anew; read the difference before committing it. */
export function expectGolden(name: string, text: string): void {
  const golden = new URL(name, import.meta.url);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
}
