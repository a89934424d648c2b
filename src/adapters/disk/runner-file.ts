import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { EOL } from 'node:os';

/** Appends to a file that the runner made. Throws where there is none, since nobody would read it. */
export function appendToRunnerFile(file: string, text: string): void {
  if (!existsSync(file)) throw new Error(`the runner's file is missing: ${file}`);
  appendFileSync(file, text + EOL);
}

/** Name and value for a file of the runner, with a delimiter around the value that nobody can guess. */
export function keyAndValue(key: string, value: string): string {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  return `${key}<<${delimiter}${EOL}${value}${EOL}${delimiter}`;
}
