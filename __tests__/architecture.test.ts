import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { VERSION } from '../src/core/version.js';
import { PAGE_PATHS } from './builders/pages.js';

interface SourceFile {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
  /** The code without what stands in strings: a list of words may have any of them in it. */
  readonly program: string;
  /** What it imports or re-exports; own files by their path, with `.ts`. */
  readonly imports: readonly string[];
}

function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.(ts|mjs|sh|ya?ml)$/.test(path))
    .sort()
    .map((path) => readSource(path, readFileSync(path, 'utf8')));
}

function readSource(path: string, text: string): SourceFile {
  const code = withoutComments(text);
  // Every way to name a module: import, export from, side effect, dynamic import, require, import type in a type.
  const specifiers = code.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"`])([^'"`]+)\1/g);
  const imports = [...specifiers].map(([, , specifier = '']) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts') : specifier,
  );
  return { path, text, code, program: withoutStrings(code), imports };
}

/** Skips comments, but not what looks like one inside a string or a regular expression of one line. */
function withoutComments(text: string): string {
  return text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (match, kept?: string) => kept ?? match.replace(/[^\n]/g, ' '),
  );
}

/** Empties strings, and templates that compute nothing. */
function withoutStrings(code: string): string {
  return code.replace(
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\$]|\$(?!\{))*`|(\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*)/g,
    (match, kept?: string) => kept ?? `${match[0]}${match[0]}`,
  );
}

const sources = sourceFiles('src');
const inFolders = (...folders: readonly string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(`src/${folder}/`)));

const PURE = [
  'rubric',
  'report',
  'gates',
  'render',
  'variants',
  'agreement',
  'judge',
  'statistics',
  'strength',
  'baseline',
  'waivers',
  'calibration',
  'telemetry',
  'shard',
  'streaming',
];
const WITHOUT_WORLD = ['settings', 'corpus', 'candidates', 'json', 'publish', 'turns'];

describe('the reader of imports', () => {
  it.each([
    [`import { a } from './b.js';`, ['src/x/b.ts']],
    [`import type { a } from "../b.js";`, ['src/b.ts']],
    [`import 'node:fs';`, ['node:fs']],
    [`export * from '@actions/core';`, ['@actions/core']],
    [`const a = await import('node:os');`, ['node:os']],
    [`const a = require('fs');`, ['fs']],
    [`let a: import('./c.js').C;`, ['src/x/c.ts']],
    [`import {\n  a,\n  b,\n} from 'zod';`, ['zod']],
    [`// import 'node:fs';\n/* from 'a' */ const s = '// x'; import 'b';`, ['b']],
    ['const r = /[/*]"/; import "b"; const t = `//`; import "c"; // import "d"', ['b', 'c']],
  ])('reads %j', (text, wanted) => {
    expect(readSource('src/x/a.ts', text).imports).toEqual(wanted);
  });

  it.each([
    ["const a = 'it\\'s process.env'; b(process.env);", "const a = ''; b(process.env);"],
    ['const a = `cpu process\n.x $5 performance`;', 'const a = ``;'],
    [`const a = \`cpu \${process.env.X}\`;`, `const a = \`cpu \${process.env.X}\`;`],
    [`const a = /'/; const b = performance; const c = /'/;`, `const a = /'/; const b = performance; const c = /'/;`],
  ])('empties the strings of %j', (text, wanted) => expect(readSource('src/x/a.ts', text).program).toBe(wanted));

  it('finds the files and their imports', () => {
    expect(sources.length).toBeGreaterThan(40);
    for (const folder of [...PURE, ...WITHOUT_WORLD]) expect(inFolders(folder).length).toBeGreaterThan(0);
    expect(sources.find(({ path }) => path === 'src/command-line/main.ts')?.imports).toContain('src/run.ts');
    for (const path of sources.flatMap(({ imports }) => imports).filter((name) => name.startsWith('src/'))) {
      expect(sources.map((file) => file.path)).toContain(path);
    }
  });
});

/** Modules of the system and of GitHub, adapters and programs. */
const WORLD = /^(node:|@actions\/|src\/adapters\/|src\/(main|run|index|cli|workspace)\.ts$)/;

/** What breaks a rule, by file. */
function breaking(files: readonly SourceFile[], of: (file: SourceFile) => readonly string[]) {
  return files.map((file) => ({ path: file.path, breaks: of(file) })).filter(({ breaks }) => breaks.length > 0);
}

describe('what is pure', () => {
  const pure = inFolders(...PURE);

  it('knows no system, no GitHub, no adapter and no program', () => {
    const bare = /^(fs|path|os|process|crypto|child_process|util|buffer)(\/|$)/;
    expect(breaking(pure, ({ imports }) => imports.filter((name) => WORLD.test(name) || bare.test(name)))).toEqual([]);
  });

  it('knows no environment, no clock and no chance', () => {
    const world =
      /\bprocess\s*[.[]|\bglobalThis\b|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\b|\bcrypto\b/g;
    expect(breaking(pure, ({ program }) => program.match(world) ?? [])).toEqual([]);
  });
});

describe('what reads, pairs and publishes', () => {
  it('reaches files through ports only', () => {
    const world = /\bprocess\s*[.[]|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b/g;
    const breaks = ({ imports, code }: SourceFile) => [
      ...imports.filter((name) => WORLD.test(name)),
      ...(code.match(world) ?? []),
    ];
    expect(breaking(inFolders(...WITHOUT_WORLD), breaks)).toEqual([]);
  });
});

describe('everything else', () => {
  it('leaves the world to the adapters, the entries and the command line', () => {
    const worldly = sources.filter(({ imports }) => imports.some((name) => /^(node:|@actions\/)/.test(name)));
    for (const { path } of worldly) {
      expect(path).toMatch(/^src\/(adapters\/|workspace\.ts$|command-line\.ts$|main\.ts$|report-files\.ts$)/);
    }
  });

  it('loads the client of a model, what speaks to proxies and to collectors only when it is used', () => {
    const heavy = /^(@anthropic-ai\/|@opentelemetry\/|undici$|@actions\/http-client)/;
    const users = sources.filter(({ imports }) => imports.some((name) => heavy.test(name)));
    expect(users.map(({ path }) => path)).toContain('src/adapters/anthropic/completer.ts');
    for (const { path, code } of users) {
      expect(path).toMatch(/^src\/adapters\/(anthropic(-\w+)?|otlp-encoding|proxy)\.ts$/);
      const atOnce = code.replace(/\bimport\s+type\b[^;]*;/g, '').replace(/\bimport\(/g, 'later(');
      expect(readSource(path, atOnce).imports.filter((name) => heavy.test(name))).toEqual([]);
    }
  });

  it('loads what few runs want only when it is wanted', () => {
    const rare = /^src\/(render\/(junit|sarif|diff)\/|commands\/(diff|add)\.ts$)/;
    const outside = sources.filter(({ path }) => !rare.test(path));
    for (const { path, code } of outside) {
      const atOnce = readSource(path, code.replace(/\bimport\(/g, 'later(')).imports;
      expect({ path, rare: atOnce.filter((name) => rare.test(name)) }).toEqual({ path, rare: [] });
    }
    expect(outside.flatMap(({ imports }) => imports).filter((name) => rare.test(name))).toHaveLength(4);
  });

  it('imports no file in a circle', () => {
    const byPath = new Map(sources.map((file) => [file.path, file]));
    const done = new Set<string>();
    const visit = (path: string, way: readonly string[]): readonly string[] | undefined => {
      if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
      if (done.has(path)) return undefined;
      for (const name of valueImports(byPath.get(path))) {
        const circle = visit(name, [...way, path]);
        if (circle !== undefined) return circle;
      }
      done.add(path);
      return undefined;
    };
    expect(sources.map(({ path }) => visit(path, [])).find((circle) => circle !== undefined)).toBeUndefined();
  });

  it('starts at one of two entries, and importing any other file does nothing', () => {
    const entries = sources.filter(({ code }) => /^(?:process\.|if \()/m.test(code)).map(({ path }) => path);
    expect(entries).toEqual(['src/cli.ts', 'src/index.ts']);
    expect(sources.flatMap(({ imports }) => imports)).not.toContain('src/cli.ts');
    expect(sources.flatMap(({ imports }) => imports)).not.toContain('src/index.ts');
  });
});

/** Own files that are imported for more than their types. */
function valueImports(file: SourceFile | undefined): readonly string[] {
  if (file === undefined) return [];
  const code = file.code.replace(/\b(import|export)\s+type\b[^;]*;/g, '');
  return readSource(file.path, code).imports.filter((name) => name.startsWith('src/'));
}

describe('the project', () => {
  const packageJson: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

  it('says one version everywhere', () => {
    expect(VERSION).toBe(packageJson.version);
    const lock: { version: string } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(lock.version).toBe(packageJson.version);
  });

  it('records no address of a registry but the public one', () => {
    const addresses = [...readFileSync('package-lock.json', 'utf8').matchAll(/"resolved":\s*"([^"]*)"/g)].map(
      ([, address]) => address,
    );
    for (const address of addresses) expect(address).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  it('names no path of the machine that it was made on', () => {
    const files = ['src', '__tests__', 'scripts', 'bench', '.github', '.ci'].flatMap(sourceFiles);
    const pages = [...PAGE_PATHS, 'action.yml', 'package.json'];
    const all = [...files, ...pages.map((path) => ({ path, text: readFileSync(path, 'utf8') }))];
    expect(all.length).toBeGreaterThan(60);
    const folder = process.cwd();
    const parent = posix.dirname(folder);
    const places = parent === '/' ? [folder] : readdirSync(parent).map((name) => posix.join(parent, name));
    const here = new RegExp(`(${places.map(escapeRegExp).join('|')})(/\\w|\\b$)`);
    expect(here.test(`${folder}/src`)).toBe(true);
    expect(all.filter(({ text }) => here.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
