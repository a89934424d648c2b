import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../src/command-line/catalogue.js';
import { VERSION } from '../src/core/version.js';
import { REPORT_FILES } from '../src/settings/files-of-runs.js';
import { SETTINGS } from '../src/settings/table.js';
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

/**
 * The rooms of the house from the top to the bottom, and how much of the world each may touch. A file imports only files of
 * its own room and of rooms below it, types included. docs/architecture.md tells what each is for.
 */
const ROOMS = [
  { room: 'entries', world: 'all', has: ['index.ts', 'cli.ts', 'program.ts', 'generate.ts'] },
  { room: 'action', world: 'by adapters', has: ['action/'] },
  { room: 'command-line', world: 'by adapters', has: ['command-line/'] },
  { room: 'library', world: 'by adapters', has: ['library/'] },
  { room: 'run', world: 'by adapters', has: ['run/'] },
  { room: 'adapters', world: 'all', has: ['adapters/'] },
  { room: 'render', world: 'none', has: ['render/'] },
  { room: 'self-test', world: 'none', has: ['self-test/'] },
  { room: 'telemetry', world: 'none', has: ['telemetry/'] },
  { room: 'comparison', world: 'none', has: ['comparison/'] },
  { room: 'report', world: 'none', has: ['report/'] },
  { room: 'gates', world: 'none', has: ['gates/'] },
  { room: 'judge', world: 'none', has: ['judge/'] },
  { room: 'scoring', world: 'none', has: ['scoring/'] },
  { room: 'inputs', world: 'none', has: ['inputs/'] },
  { room: 'settings', world: 'none', has: ['settings/'] },
  { room: 'rubric', world: 'none', has: ['rubric/'] },
  { room: 'statistics', world: 'none', has: ['statistics/'] },
  { room: 'core', world: 'none', has: ['core/'] },
] as const;

/** How far down a file lies, from 0; -1 where it has no room. */
function depthOf(path: string): number {
  const own = path.slice('src/'.length);
  return ROOMS.findIndex(({ has }) =>
    has.some((place) => (place.endsWith('/') ? own.startsWith(place) : own === place)),
  );
}

/** What a file imports before any of it runs. */
function atOnce({ path, code }: SourceFile): readonly string[] {
  return readSource(path, code.replace(/\bimport\(/g, 'later(')).imports;
}

/** Some files and all of `src/` that is loaded with them. */
function loadedAtOnce(paths: readonly string[]): readonly string[] {
  const loaded = new Set(paths);
  for (const path of loaded) {
    const file = sources.find((one) => one.path === path);
    for (const name of file === undefined ? [] : atOnce(file)) if (name.startsWith('src/')) loaded.add(name);
  }
  return [...loaded];
}

function sourcesOf(world: (typeof ROOMS)[number]['world']): readonly SourceFile[] {
  return sources.filter(({ path }) => ROOMS[depthOf(path)]?.world === world);
}

const pureSources = sourcesOf('none');

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
    expect(sources.find(({ path }) => path === 'src/command-line/main.ts')?.imports).toContain('src/run/run.ts');
    for (const path of sources.flatMap(({ imports }) => imports).filter((name) => name.startsWith('src/'))) {
      expect(sources.map((file) => file.path)).toContain(path);
    }
  });
});

describe('the order of rooms', () => {
  it('has a room for every file, and a file in every room', () => {
    expect(sources.filter(({ path }) => depthOf(path) === -1).map(({ path }) => path)).toEqual([]);
    const used = new Set(sources.map(({ path }) => depthOf(path)));
    expect(ROOMS.filter((_, depth) => !used.has(depth))).toEqual([]);
  });

  it('lets no import climb, types included', () => {
    const climbing = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('src/') && depthOf(name) < depthOf(path))
        .map((name) => `${path} -> ${name}`),
    );
    expect(climbing).toEqual([]);
  });

  it('has what surfaces share above their folders: no surface imports another, and what is shared imports none', () => {
    // Views with surfaces of their own, which draw with what the terminal and HTML draw with.
    const views = ['diff', 'comparison', 'history'];
    const surfaceOf = (path: string) => /^src\/render\/([\w-]+)\//.exec(path)?.[1];
    const mayImport = (own: string | undefined, other: string | undefined) =>
      other === undefined ||
      other === own ||
      (own !== undefined && views.includes(own) && ['terminal', 'html'].includes(other));
    const crossing = sources
      .filter(({ path }) => path.startsWith('src/render/'))
      .flatMap(({ path, imports }) =>
        imports.filter((name) => !mayImport(surfaceOf(path), surfaceOf(name))).map((name) => `${path} -> ${name}`),
      );
    expect(crossing).toEqual([]);
  });

  it('is the order that the page on the house tells', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    const places = ROOMS.map(({ room }) => page.indexOf(`| **${room}** |`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    const rowOf = (room = '') => page.split('\n').find((row) => row.startsWith(`| **${room}** |`)) ?? '';
    const folders = new Set(sources.flatMap(({ path }) => path.match(/^src\/[\w-]+\/[\w-]+\//) ?? []));
    const isTold = ([, room, name]: readonly string[]) => rowOf(room).includes(`\`${name}/\``);
    expect([...folders].filter((folder) => !isTold(folder.split('/')))).toEqual([]);
  });
});

describe('all rooms below the adapters', () => {
  it('know no system, no GitHub and no program', () => {
    const world = /^(node:|@actions\/|(fs|path|os|process|crypto|child_process|util|buffer)(\/|$))/;
    const worldly = pureSources.filter(({ imports }) => imports.some((name) => world.test(name)));
    expect(worldly.map(({ path }) => path)).toEqual([]);
  });

  it('know no environment, no clock and no chance', () => {
    const world =
      /\bprocess\s*[.[]|\bglobalThis\b|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\b|\bcrypto\b/;
    expect(pureSources.filter(({ program }) => world.test(program)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the rooms between the entries and the adapters', () => {
  const between = sourcesOf('by adapters');

  it('leave files, programs, keys and the network to the adapters', () => {
    const world = /^(node:)?(fs|child_process|crypto|https?|http2|net|tls|dns|worker_threads)(\/|$)|^@actions\//;
    expect(between.filter(({ imports }) => imports.some((name) => world.test(name))).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('leave the clock and chance to them, too', () => {
    const world = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\b|\bcrypto\b/;
    expect(between.filter(({ program }) => world.test(program)).map(({ path }) => path)).toEqual([]);
  });
});

describe('everything else', () => {
  it('loads the client of a model, what speaks to proxies and to collectors only when it is used', () => {
    const heavy = /^(@anthropic-ai\/|@opentelemetry\/|undici$|@actions\/http-client)/;
    const users = sources.filter(({ imports }) => imports.some((name) => heavy.test(name)));
    expect(users.map(({ path }) => path)).toContain('src/adapters/anthropic/completer.ts');
    for (const file of users) {
      expect(file.path).toMatch(/^src\/adapters\/(anthropic\/|otlp\/|bounded-fetch\.ts$)/);
      const code = file.code.replace(/\bimport\s+type\b[^;]*;/g, '');
      expect(atOnce({ ...file, code }).filter((name) => heavy.test(name))).toEqual([]);
    }
  });

  it('loads what few runs want only when it is wanted', () => {
    const unasked: readonly string[] = SETTINGS['report-formats'].default;
    const formats = Object.keys(REPORT_FILES).filter((format) => !unasked.includes(format));
    const rare = [...formats, 'diff'].map((name) => `src/render/${name}/`).concat('src/action/answer/');
    const isRare = (path: string) => rare.some((folder) => path.startsWith(folder));
    const command = /^src\/command-line\/(commands\/(?!score\.ts$)|parts\/)/;
    const common = sources.map(({ path }) => path).filter((path) => !isRare(path) && !command.test(path));
    expect(loadedAtOnce(common).filter(isRare)).toEqual([]);
    const wanted = sources.filter(({ path }) => !isRare(path)).flatMap(({ imports }) => imports);
    expect(rare.filter((folder) => !wanted.some((path) => path.startsWith(folder)))).toEqual([]);
  });

  it('loads the code of a command when that is run', () => {
    const command = /^src\/command-line\/(commands|parts)\//;
    // Answering a comment is a command of its own, and is loaded as one.
    const outside = sources.filter(({ path }) => !command.test(path) && !path.startsWith('src/action/answer/'));
    for (const file of outside) {
      const early = atOnce(file).filter((name) => command.test(name));
      expect({ path: file.path, early }).toEqual({ path: file.path, early: [] });
    }
    const loaded = outside.flatMap(({ imports }) => imports).filter((name) => command.test(name));
    const commands = COMMANDS.map(({ name }) => `src/command-line/commands/${name}.ts`).sort();
    expect([...loaded].sort()).toEqual(commands);
    expect(sources.map(({ path }) => path).filter((path) => path.includes('line/commands/'))).toEqual(commands);
  });

  it('imports no file in a circle, types included', () => {
    const byPath = new Map(sources.map((file) => [file.path, file]));
    const done = new Set<string>();
    const visit = (path: string, way: readonly string[]): readonly string[] | undefined => {
      if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
      if (done.has(path)) return undefined;
      for (const name of byPath.get(path)?.imports.filter((other) => other.startsWith('src/')) ?? []) {
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
