import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
 * Makes a program of a script, for tests that need processes of their own. It imports what is built from `./dist/…`, or
 * sources from `./src/…`: those that it needs are compiled into a temporary folder.
 * @param options of Node.js
 */
export function makeProgram(script: string, options: readonly string[] = []): Program {
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-program-'));
  const wanted = new Set(importsOf(script, '.'));
  for (const path of wanted) {
    const code = compile(path.replace(/\.js$/, '.ts'));
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    for (const imported of importsOf(code, dirname(path))) wanted.add(imported);
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'program.js'), script);
  return {
    start: (...args) => run([...options, join(folder, 'program.js'), ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Our own sources that a module names, by their path: what is loaded late as well. */
function importsOf(code: string, folder: string): readonly string[] {
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)]
    .map(([, specifier = '']) => join(folder, specifier))
    .filter((path) => path.startsWith('src/'));
}

function compile(path: string): string {
  return transformFileSync(path, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  }).code;
}

function run(argv: readonly string[]): Running {
  // The options of the test runner are not for its children.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
