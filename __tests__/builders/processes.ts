import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformFileSync } from '@swc/core';

export interface Program {
  /** Starts a process with arguments. */
  readonly start: (...args: readonly string[]) => Running;
  readonly remove: () => void;
}

export interface Running {
  readonly process: ChildProcess;
  /** What it has printed when it is done. Rejects with its errors if it fails; a killed one has failed. */
  readonly done: Promise<string>;
  /** Waits until it has printed something. */
  readonly begun: Promise<void>;
}

/**
 * Makes a program of a script that imports our sources from `./src/…`, for tests that need processes of their own.
 * Compiles the sources into a temporary folder.
 */
export function makeProgram(script: string): Program {
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-program-'));
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.d.ts')) continue;
    const target = join(folder, 'src', name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, compile(join('src', name)));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'program.js'), script);
  return {
    start: (...args) => run(join(folder, 'program.js'), args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function compile(path: string): string {
  return transformFileSync(path, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  }).code;
}

function run(script: string, args: readonly string[]): Running {
  // The options of the test runner are not for its children.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  const begun = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const done = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(out);
      else reject(new Error(`ended with ${code ?? signal}: ${errors}`));
    });
  });
  return { process: child, done, begun };
}
